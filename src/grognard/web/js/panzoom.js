// Moves and scales a stage inside a frame: drag, wheel, two fingers, keys; every way has another.

const MOST = 4;
const CLOSEST = 1.2; // to which the board comes by itself
const SLACK = 6; // pixels a pointer may tremble before it drags
const SMALL = 0.4; // a whole board drawn smaller than this cannot be read,
const READABLE = 0.5; // so it starts this close;
const TIGHT = 0.3; // what opens below it may make it smaller for a while, and it does not jump
const CLEAR = 0.34; // names smaller than so cannot be read: no farther to show what is aimed at
const PIECE = 44; // pixels of the board, where it does not say otherwise
const SINGLE = 16; // on the screen: where pieces are smaller only the top of a stack is drawn,
const MARKER = 11; // and then a mere sign of it
const SETTLED = 180; // milliseconds after the last turn of the wheel

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class PanZoom {
  /**
   * @param {HTMLElement} frame
   * @param {HTMLElement} stage
   * @param {{width: number, height: number, piece?: number}} size
   * @param {(view: PanZoom) => void} changed
   */
  constructor(frame, stage, size, changed) {
    this.frame = frame;
    this.stage = stage;
    this.size = size;
    this.changed = changed;
    this.pointers = new Map();
    this.dragged = false;
    this.near = false; // whether the whole board would have been too small
    this.wide = 0; // the width of the frame for which that was found
    this.wasWhole = false;
    this.touched = false; // whether the player has chosen what to see
    this.heart = [size.width / 2, size.height / 2];
    /** @type {number[] | null} */
    this.theatre = null; // left, top, right and bottom of what is looked at first
    this.x = this.y = 0;
    this.z = 1;
    this.scaled = 0; // the zoom that everything was last drawn for
    this.zooming = false;
    this.drawing = this.settling = 0; // the frame and the timer that wait until a gesture rests
    this.foot = 0; // pixels at the foot of the frame that something covers,
    this.left = 0; // and at its left
    /** @type {number[] | null} */
    this.aim = null; // the box that is kept in what is left, until the player moves the map
    this.watch();
  }

  watch() {
    const on = (name, act, options) => this.frame.addEventListener(name, act, options);
    on("pointerdown", (event) => this.press(event));
    on("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
      on(name, (event) => this.release(event));
    }
    on("wheel", (event) => this.wheel(event), { passive: false });
    on("click", (event) => this.swallow(event), { capture: true });
    this.resized = new ResizeObserver(() => this.resize());
    this.resized.observe(this.frame);
  }

  stop() {
    cancelAnimationFrame(this.drawing);
    clearTimeout(this.settling);
    this.resized.disconnect();
  }

  get whole() {
    const { clientWidth: w, clientHeight: h } = this.frame;
    return Math.min(w / this.size.width, h / this.size.height) || 1;
  }

  // Where the board starts: at the theatre of war where there is one, else whole, or close enough to
  // read with the heart of things in the middle.
  home() {
    if (this.theatre) return this.fit(this.theatre);
    const k = PIECE / (this.size.piece ?? PIECE); // large pieces can be read from farther away
    const same = this.wide === this.frame.clientWidth;
    const kept = same && this.near ? this.z : this.whole;
    this.near = this.whole < (same && !this.near ? TIGHT : SMALL) * k;
    this.z = this.near ? Math.max(kept, Math.min(READABLE * k, this.filling)) : this.whole;
    return this.centre(...this.heart);
  }

  /** @param {number[]} box */
  fit([left, top, right, bottom]) {
    const { clientWidth: w, clientHeight: h } = this.frame;
    const z = Math.min(w / (right - left), h / (bottom - top));
    this.z = Math.max(this.whole, Math.min(CLOSEST, z));
    this.centre((left + right) / 2, (top + bottom) / 2);
  }

  get filling() {
    const { clientWidth: w, clientHeight: h } = this.frame;
    return Math.max(w / this.size.width, h / this.size.height) || 1;
  }

  resize() {
    const { clientWidth: w, clientHeight: h } = this.frame;
    if (!w || !h) return;
    if (this.aim) this.aimed();
    else if (!this.touched) this.home();
    else if (this.wasWhole) this.centreAll();
    else this.show();
    this.wide = w;
  }

  centre(x, y) {
    this.x = this.frame.clientWidth / 2 - x * this.z;
    this.y = this.frame.clientHeight / 2 - y * this.z;
    this.show();
  }

  // The whole board, or back to what was seen before.
  all() {
    this.glide();
    const isWhole = Math.abs(this.z - this.whole) < 0.001;
    if (isWhole && this.before) {
      Object.assign(this, this.before);
      this.before = null;
      this.show();
      return;
    }
    this.before = isWhole ? null : { x: this.x, y: this.y, z: this.z };
    this.touched = true;
    this.centreAll();
  }

  centreAll() {
    this.z = this.whole;
    this.centre(this.size.width / 2, this.size.height / 2);
  }

  zoom(factor, x = this.frame.clientWidth / 2, y = this.frame.clientHeight / 2) {
    const z = Math.max(this.whole, Math.min(MOST, this.z * factor));
    this.x = x - ((x - this.x) * z) / this.z;
    this.y = y - ((y - this.y) * z) / this.z;
    this.z = z;
    this.touched = true;
    this.show();
  }

  // Something lies over the foot of the frame, or no longer: the map can be moved clear of it.
  cover(pixels) {
    if (this.foot === pixels) return;
    this.foot = pixels;
    this.show();
  }

  /**
   * Something lies over the left of the frame: what is aimed at moves clear of it, and back later.
   * @param {number} pixels @param {number[] | null} box
   */
  makeRoom(pixels, box) {
    if (!this.left && pixels) this.earlier = { x: this.x, y: this.y, z: this.z };
    if (this.left && !pixels) Object.assign(this, this.earlier);
    this.left = pixels;
    this.aim = pixels ? box : null;
    this.glide();
    if (this.aim) this.aimed();
    else this.show();
  }

  /** @param {number[] | null} box */
  aimAt(box) {
    this.aim = box;
    this.touched = true;
    if (box) this.aimed();
  }

  // The box in the middle of what is not covered; farther away only if it would not fit.
  aimed() {
    const [left, top, right, bottom] = this.aim;
    const [w, h] = [this.frame.clientWidth - this.left, this.frame.clientHeight - this.foot];
    const least = CLEAR * (PIECE / (this.size.piece ?? PIECE));
    const most = Math.max(least, Math.min(w / (right - left), h / (bottom - top)));
    this.z = Math.max(this.whole, Math.min(this.z, most));
    this.x = this.left + w / 2 - ((left + right) / 2) * this.z;
    this.y = h / 2 - ((top + bottom) / 2) * this.z;
    this.show();
  }

  pan(dx, dy) {
    this.aim = null;
    this.x += dx;
    this.y += dy;
    this.touched = true;
    this.show();
  }

  // Brings a place of the board into sight, if it is not.
  reveal(x, y, margin = 60) {
    const { clientWidth: w, clientHeight } = this.frame;
    const h = clientHeight - this.foot;
    const [sx, sy] = this.screen(x, y);
    const dx = Math.max(this.left + margin - sx, 0) + Math.min(w - margin - sx, 0);
    const dy = Math.max(margin - sy, 0) + Math.min(h - margin - sy, 0);
    if (dx || dy) {
      this.glide();
      this.pan(dx, dy);
    }
  }

  screen(x, y) {
    return [this.x + x * this.z, this.y + y * this.z];
  }

  hold(at, length, room) {
    const size = length * this.z;
    return size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
  }

  show() {
    const { clientWidth: w, clientHeight: h } = this.frame;
    this.x = this.left + this.hold(this.x - this.left, this.size.width, w - this.left);
    this.y = this.hold(this.y, this.size.height, h - this.foot);
    this.wasWhole = this.z <= this.whole + 0.001; // and stays so if the frame changes
    this.stage.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.z})`;
    if (!this.zooming) this.scale();
    this.changed(this);
  }

  // What the size of names, badges and pieces depends on.
  scale() {
    if (this.scaled === this.z) return;
    this.scaled = this.z;
    const between = (low, v, high) => Math.max(low, Math.min(high, v));
    this.frame.style.setProperty("--near", String(1 / this.z));
    this.frame.style.setProperty("--zoom", String(this.z));
    this.frame.style.setProperty("--label", between(1, 0.62 / this.z, 1.22).toFixed(3));
    this.frame.style.setProperty("--badge", between(1, 0.72 / this.z, 1.75).toFixed(3));
    const piece = this.z * (this.size.piece ?? PIECE);
    this.frame.classList.toggle("is-small", this.z < 0.62);
    this.frame.classList.toggle("shows-tops", piece < SINGLE && piece >= MARKER);
    this.frame.classList.toggle("shows-markers", piece < MARKER);
    this.frame.classList.toggle("is-whole", this.wasWhole);
  }

  // While wheel or fingers zoom the drawn picture is stretched; it is drawn anew when they rest. A
  // browser that draws slowly is given its time: else it would draw all anew at each turn of the wheel.
  stretch() {
    clearTimeout(this.settling);
    cancelAnimationFrame(this.drawing);
    this.zooming = true;
    this.frame.classList.add("is-zooming");
    this.drawing = requestAnimationFrame(() => {
      this.drawing = requestAnimationFrame(() => (this.settling = setTimeout(() => this.rested(), SETTLED)));
    });
  }

  rested() {
    this.zooming = false;
    this.frame.classList.remove("is-zooming");
    this.scale();
  }

  // A soft step for keys and buttons; a drag follows the hand at once.
  glide() {
    if (still()) return;
    this.stage.classList.add("is-gliding");
    clearTimeout(this.gliding);
    this.gliding = setTimeout(() => this.stage.classList.remove("is-gliding"), 220);
  }

  place(event) {
    const box = this.frame.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  press(event) {
    if (event.pointerType === "mouse" && event.button > 1) return;
    if (event.target.closest("[data-still]")) return;
    this.pointers.set(event.pointerId, this.place(event));
    if (this.pointers.size === 1) {
      this.dragged = false;
      this.from = this.place(event);
    }
  }

  move(event) {
    const last = this.pointers.get(event.pointerId);
    if (!last) return;
    const now = this.place(event);
    if (this.pointers.size === 2) this.pinch(event.pointerId, last, now);
    else if (this.drags(now)) this.pan(now[0] - last[0], now[1] - last[1]);
    else return;
    this.pointers.set(event.pointerId, now);
  }

  /** @param {number[]} at */
  drags([x, y]) {
    if (!this.dragged && Math.hypot(x - this.from[0], y - this.from[1]) < SLACK) return false;
    if (!this.dragged) this.begin();
    return true;
  }

  begin() {
    this.dragged = true;
    this.stage.classList.remove("is-gliding");
    this.frame.classList.add("is-dragging");
    for (const id of this.pointers.keys()) this.frame.setPointerCapture(id);
  }

  pinch(id, last, now) {
    if (!this.dragged) this.begin();
    const [other] = [...this.pointers].filter(([key]) => key !== id).map(([, at]) => at);
    const apart = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]) || 1;
    const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const [ox, oy] = middle(last, other);
    const [nx, ny] = middle(now, other);
    this.x += nx - ox;
    this.y += ny - oy;
    this.stretch();
    this.zoom(apart(now, other) / apart(last, other), nx, ny);
  }

  release(event) {
    if (event.type === "pointerleave" && this.dragged) return;
    this.pointers.delete(event.pointerId);
    if (!this.pointers.size) this.frame.classList.remove("is-dragging");
  }

  // The click that ends a drag is none.
  swallow(event) {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  wheel(event) {
    if (event.target.closest("[data-still]")) return;
    event.preventDefault();
    this.stage.classList.remove("is-gliding");
    const lines = event.deltaMode === 1 ? 30 : 1;
    this.stretch();
    this.zoom(
      Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)),
      ...this.place(event),
    );
  }
}

// The board: what is printed and drawn once, what changes above it, and ways to move about on it.
//
// Props: board (geometry), view, names (of pieces and places), lit {places: Map, pieces: Set},
// marked (Set of pieces), hover {places, pieces}, onPlace(key), onPiece(key, place), onStack(place),
// onHover({kind: "place", place} | {kind: "piece", piece, place} | null), labels (texts), language,
// goals (of a place: where its pieces could go), asked (the place whose pieces are asked about), covered (pixels at its left that something lies
// over), aim (a place that must be seen then, with those beside it), bare (no pieces), whole (a number: whenever it changes, everything is shown, or what was seen
// before). It fills its parent.

import { Fan } from "./board_fan.js";
import { Ground, Names } from "./board_ground.js";
import { Defs, gather, Held, Live } from "./board_live.js";
import { html } from "./html.js";
import { g } from "./i18n.js";
import { PanZoom } from "./panzoom.js";
import { gameModule, mode } from "./store.js";
import { theatreOf } from "./theatre.js";
import { Component, createRef } from "../vendor/preact.mjs";

const STEP = 90; // pixels a key or button pans
const CLOSER = 1.35;
const OPENS = 180; // milliseconds a pointer rests before a stack fans out
const CLOSES = 500; // the way to a fan that lies beside its stack takes time
const GAP = 6; // pixels between it and what it must not hide
const FINE = 24; // pixels between two spots that are tried
const [FIRST, SECOND] = [10000, 100]; // its own stack, and where a piece could go
const STAYS = 450; // milliseconds of a long press
const EDGE = 50; // room about a place that must be seen
const NARROW = 760; // pixels; there the fan is a sheet at the foot of the board
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const NONE = {};
const NOTHING = [];

// What lies beside each place: as the game says, else along the links.
const neighbours = (board, names) => {
  const near = {};
  for (const key of Object.keys(board.places)) near[key] = [...(names?.places?.[key]?.neighbours ?? [])];
  for (const { a, b } of board.links ?? NOTHING) {
    if (!near[a].includes(b)) near[a].push(b);
    if (!near[b].includes(a)) near[b].push(a);
  }
  return near;
};

/** @param {import("./types.d.ts").Place} place */
const aboutOf = ({ x, y, r = 0 }) => ({ x, y, w: 2 * Math.max(r, 14), h: 2 * Math.max(r, 14) });

const range = (from, to) => Array.from({ length: Math.max(0, Math.floor((to - from) / FINE) + 1) }, (_, n) => from + n * FINE);

const boxOf = ({ stack, x, y, r = 0 }) => stack ?? { x, y, w: 2 * r, h: 2 * r };

export class Board extends Component {
  constructor(props) {
    super(props);
    this.state = { open: null, pinned: false, ready: false };
    /** @type {{current: HTMLElement}} */
    this.frame = createRef();
    /** @type {{current: HTMLElement}} */
    this.stage = createRef();
  }

  componentDidMount() {
    const { board } = this.props;
    this.view = new PanZoom(this.frame.current, this.stage.current, board, () => this.placeFan());
    this.view.heart = this.heart();
    this.view.theatre = gameModule.value.theatre ? theatreOf(board, this.props.view) : null;
    addEventListener("keydown", this.anywhere, { capture: true });
    this.view.resize();
    this.makeRoom({});
    this.bringInSight(this.props.asked);
    this.setState({ ready: true, open: this.props.asked ?? null, pinned: Boolean(this.props.asked) }); // drawn once the zoom is known: else all would be laid out twice
  }

  componentDidUpdate(before) {
    if (before.whole !== this.props.whole) this.view.all();
    this.makeRoom(before);
    this.placeFan();
    if (this.wanted) this.focusIn(this.wanted);
    if (before.asked !== this.props.asked) this.layOut(before);
  }

  // The pieces of a place that is asked about, and the place itself in sight; with the question they are
  // put away again.
  layOut(before) {
    const { asked, view } = this.props;
    const answered = view.step?.key !== before.view.step?.key;
    if (asked) this.open(asked, true);
    else if (answered && this.state.open === before.asked) this.open(null);
    this.bringInSight(asked);
  }

  bringInSight(key) {
    const place = this.props.board.places?.[key];
    if (place && this.frame.current.clientWidth > NARROW) this.view.reveal(place.x, place.y);
  }

  componentWillUnmount() {
    removeEventListener("keydown", this.anywhere, { capture: true });
    this.view.stop();
    clearTimeout(this.timer);
  }

  // The middle of the known pieces: what a small screen shows first.
  heart() {
    const { board, view } = this.props;
    const own = Object.entries(view.places ?? {}).filter(
      ([key, { pieces = NOTHING }]) => board.places?.[key] && pieces.some((one) => one.key),
    );
    if (!own.length) return [board.width / 2, board.height / 2];
    const sum = own.reduce(
      ([x, y], [key]) => [x + board.places[key].x, y + board.places[key].y],
      [0, 0],
    );
    return [sum[0] / own.length, sum[1] / own.length];
  }

  // What lies over the board does not hide the place it tells of, nor those beside it.
  makeRoom({ covered = 0, aim = null }) {
    const now = this.props.covered ?? 0;
    if (now === covered && (!now || aim === this.props.aim)) return;
    this.view.makeRoom(now, now ? this.around(this.props.aim) : null);
  }

  /** @param {string} place @param {string[]} more @returns {number[] | null} */
  around(place, more = NOTHING) {
    const { places } = this.props.board;
    const keys = [place, ...(this.near()[place] ?? NOTHING), ...more].filter((key) => places[key]);
    if (!keys.length) return null;
    const boxes = keys.flatMap((key) => [boxOf(places[key]), { ...places[key], w: 2 * EDGE, h: 2 * EDGE }]);
    const end = (pick, side) => pick(...boxes.map(side));
    return [
      end(Math.min, ({ x, w }) => x - w / 2), end(Math.min, ({ y, h }) => y - h / 2),
      end(Math.max, ({ x, w }) => x + w / 2), end(Math.max, ({ y, h }) => y + h / 2),
    ];
  }

  // --- the fan -------------------------------------------------------------------------------

  open(key, pinned) {
    clearTimeout(this.timer);
    const shut = !key && this.state.open;
    this.setState({ open: key, pinned: Boolean(key && pinned) });
    if (shut && !this.hovered) this.props.onHover?.(null);
  }

  // With pieces chosen even a pinned fan gives way to the map on which they are to go.
  loose() {
    return !this.state.pinned || this.props.marked?.size > 0;
  }

  soon(act, wait) {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, wait);
  }

  /** @param {string} selector @returns {HTMLElement | undefined} */
  inside(selector) {
    return this.frame.current?.querySelector(selector);
  }

  // Beside the stack: neither it nor any place that a piece of it could go to is covered. The fan stays
  // where it is as long as that holds.
  placeFan() {
    const fan = this.inside(".board-fan");
    const place = this.props.board.places?.[this.state.open];
    if (!fan || !place) return this.lowered();
    if (this.frame.current.clientWidth <= NARROW) return this.aboveSheet(fan);
    const size = [fan.offsetWidth, fan.offsetHeight];
    const kept = [this.state.open, this.view.x, this.view.y, this.view.z, ...size].join();
    const clear = this.mustSee();
    if (this.fanKept !== kept || this.hides(this.fanAt, size, clear) > this.fanHides) {
      this.fanKept = kept;
      this.fanAt = this.bestSpot(size, clear);
      this.fanHides = this.hides(this.fanAt, size, clear);
    }
    fan.style.left = `${this.fanAt[0]}px`;
    fan.style.top = `${this.fanAt[1]}px`;
    return undefined;
  }

  lowered() {
    if (!this.lifted) return;
    this.lifted = null;
    this.view.aim = null;
    this.view.cover(0);
  }

  // The sheet never hides the place whose pieces it shows, nor where they could go.
  aboveSheet(fan) {
    fan.style.left = fan.style.top = "";
    if (this.lifted === this.state.open) return;
    this.lifted = this.state.open;
    this.view.glide();
    this.view.cover(fan.offsetHeight);
    this.view.aimAt(this.around(this.state.open, this.props.goals?.(this.state.open)));
  }

  // On the screen: left, top, right, bottom and how much it matters that they are seen.
  mustSee() {
    const { board, lit = NONE, goals } = this.props;
    const { open } = this.state;
    const found = [[...this.onScreen(boxOf(board.places[open])), FIRST], [...this.onScreen(aboutOf(board.places[open])), FIRST]];
    const goal = new Set([...(lit.places?.keys() ?? NOTHING), ...(goals?.(open) ?? NOTHING)]);
    for (const key of new Set([...goal, ...(this.near()[open] ?? NOTHING)]))
      if (key !== open && board.places[key]) found.push([...this.onScreen(aboutOf(board.places[key])), goal.has(key) ? SECOND : 1]);
    return found;
  }

  /** @param {import("./types.d.ts").Box} box */
  onScreen({ x, y, w, h }) {
    return [...this.view.screen(x - w / 2, y - h / 2), ...this.view.screen(x + w / 2, y + h / 2)];
  }

  /** @param {number[]} spot @param {number[]} size @param {number[][]} clear */
  hides([left, top], [wide, high], clear) {
    const covered = ([l, t, r, b]) => l < left + wide + GAP && r > left - GAP && t < top + high + GAP && b > top - GAP;
    return clear.filter(/** @type {any} */ (covered)).reduce((sum, box) => sum + box[4], 0);
  }

  // The nearest one that hides the least.
  bestSpot(size, clear) {
    const { clientWidth, clientHeight } = this.frame.current;
    const [l, t, r, b] = clear[0];
    const rows = [t - size[1] - GAP, b + GAP, ...range(GAP, clientHeight - size[1] - GAP)];
    const columns = [l - size[0] - GAP, r + GAP, ...range(GAP + this.view.left, clientWidth - size[0] - GAP)];
    const inside = (at, wide, room) => at >= GAP && at + wide <= room - GAP;
    const spots = columns
      .filter((x) => inside(x, size[0], clientWidth) && (x >= this.view.left || this.view.left + size[0] > clientWidth))
      .flatMap((x) => rows.filter((y) => inside(y, size[1], clientHeight)).map((y) => [x, y]));
    const away = ([x, y]) =>
      Math.hypot(Math.max(0, x - r, l - x - size[0]), Math.max(0, y - b, t - y - size[1])) +
      Math.hypot(x + size[0] / 2 - (l + r) / 2, y + size[1] / 2 - (t + b) / 2) / 8;
    const cost = (spot) => this.hides(spot, size, clear) * 10000 + away(spot);
    const costs = spots.map(cost);
    return spots[costs.indexOf(Math.min(...costs))] ?? [GAP, GAP];
  }

  closing() {
    this.soon(() => this.open(null), CLOSES);
  }

  near() {
    const { board, names } = this.props;
    const known = this.nearBy;
    if (known?.board !== board || known?.names !== names)
      this.nearBy = { board, names, places: neighbours(board, names) };
    return this.nearBy.places;
  }

  // --- pointer -------------------------------------------------------------------------------

  placeAt(event) {
    return event.target.closest?.("[data-place]")?.dataset.place;
  }

  click = (event) => {
    if (event.target.closest("[data-still]")) return;
    const key = this.placeAt(event);
    if (!key) return this.open(null);
    if (event.target.closest("[data-stack]")) this.choose(key);
    else this.enter(key);
  };

  // A click on a lit place goes there; on a stack it also lays the pieces out.
  choose(key) {
    const { lit = NONE, marked, onPlace, onStack } = this.props;
    const goal = lit.places?.has(key);
    this.open(goal && marked?.size ? null : key, true);
    if (goal) onPlace?.(key);
    else onStack?.(key);
  }

  enter(key) {
    this.props.onPlace?.(key);
    if (this.state.open !== key) this.open(null);
  }

  over = (event) => {
    if (event.pointerType === "touch" || this.view.pointers.size) return;
    if (event.target.closest(".board-fan")) return clearTimeout(this.timer);
    const key = this.placeAt(event);
    if (key !== this.hovered) {
      this.hovered = key;
      this.props.onHover?.(key ? { kind: "place", place: key } : null);
    }
    if (key && event.target.closest("[data-stack]")) this.rest(key);
    else if (this.state.open && this.loose()) this.closing();
    else clearTimeout(this.timer);
  };

  rest(key) {
    const { lit = NONE, marked, view } = this.props;
    const goal = marked?.size && lit.places?.has(key);
    if (goal || this.state.pinned || (view.places?.[key]?.pieces ?? NOTHING).length < 2) return;
    if (this.state.open === key) clearTimeout(this.timer);
    else this.soon(() => this.open(key, false), OPENS);
  }

  leave = (event) => {
    if (event.pointerType === "touch") return;
    this.hovered = null;
    this.props.onHover?.(null);
    if (this.loose()) this.closing();
  };

  twice = (event) => {
    if (!this.placeAt(event) && !event.target.closest("[data-still]")) this.view.all();
  };

  // --- a finger that stays shows what stands there, and does nothing else ---------------------

  down = (event) => {
    const key = this.placeAt(event);
    clearTimeout(this.pressing);
    if (event.pointerType !== "touch" || !key) return;
    this.from = [event.clientX, event.clientY];
    this.pressing = setTimeout(() => {
      this.view.dragged = true; // the click at the end of it is none
      this.open(key, true);
    }, STAYS);
  };

  tremble = (event) => {
    if (!this.from) return;
    const [x, y] = this.from;
    if (Math.hypot(event.clientX - x, event.clientY - y) > 8) clearTimeout(this.pressing);
  };

  up = () => clearTimeout(this.pressing);

  menu = (event) => {
    if (event.pointerType === "touch") event.preventDefault();
  };

  // --- keys ----------------------------------------------------------------------------------

  press = (event) => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    if (this.key(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  key(event) {
    const { key } = event;
    const place = this.placeAt(event);
    if (key in ARROWS) return this.arrow(event, place, ARROWS[key]);
    if (key === "Escape") return this.escape();
    if (event.target.closest("[data-still]")) return false;
    if (place && (key === "Enter" || key === " ")) return this.pressPlace(place);
    if (key === "+" || key === "=") return this.step(CLOSER);
    if (key === "-") return this.step(1 / CLOSER);
    return false;
  }

  step(factor) {
    this.view.glide();
    this.view.zoom(factor);
    return true;
  }

  go([dx, dy]) {
    this.view.glide();
    this.view.pan(-dx * STEP, -dy * STEP);
    return true;
  }

  // From a place to those beside it; from the board itself, or with Shift, the map moves.
  arrow(event, place, way) {
    if (event.target.closest(".board-fan")) return this.along(event, way);
    if (!place || event.shiftKey) return this.go(way);
    const next = this.next(place, way);
    if (next) this.focusPlace(next);
    return true;
  }

  next(place, [dx, dy]) {
    const { places } = this.props.board;
    const from = places[place];
    const score = (key) => {
      const [x, y] = [places[key].x - from.x, places[key].y - from.y];
      return (x * dx + y * dy) / Math.hypot(x, y);
    };
    const best = (this.near()[place] ?? [])
      .map((key) => [score(key), key])
      .sort((a, b) => b[0] - a[0])[0];
    return best && best[0] > 0.35 ? best[1] : null;
  }

  along(event, [dx, dy]) {
    /** @type {NodeListOf<HTMLElement>} */
    const buttons = this.frame.current.querySelectorAll(".board-fan button");
    const pieces = [...buttons];
    const at = pieces.indexOf(event.target.closest("button"));
    pieces[at + (dx || dy)]?.focus();
    return true;
  }

  pressPlace(place) {
    const { lit = NONE, view } = this.props;
    const own = (view.places?.[place]?.pieces ?? NOTHING).some((piece) => piece.key);
    if (lit.places?.has(place) || !own) this.props.onPlace?.(place);
    if (!own || (lit.places?.has(place) && this.props.marked?.size)) return true;
    if (!lit.places?.has(place)) this.props.onStack?.(place);
    this.wanted = place;
    this.open(place, true);
    return true;
  }

  // Once the fan is drawn its first piece takes the focus.
  focusIn(place) {
    if (this.state.open !== place) return;
    this.wanted = null;
    this.inside(".board-fan button")?.focus();
  }

  // Escape closes the fan wherever the focus is, unless something else is asked first.
  anywhere = (event) => {
    if (event.key !== "Escape" || !this.state.open || document.querySelector('[aria-modal="true"], [role="alertdialog"]')) return;
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
    this.escape();
    event.stopPropagation();
    event.preventDefault();
  };

  escape() {
    const place = this.state.open;
    if (!place) return false;
    const inside = this.frame.current.querySelector(".board-fan")?.contains(document.activeElement);
    this.open(null);
    if (inside) this.focusPlace(place);
    return true;
  }

  focusPlace(key) {
    const { x, y } = this.props.board.places[key];
    this.view.reveal(x, y);
    this.inside(`.target[data-place="${key}"]`)?.focus({ preventScroll: true });
  }

  focused = (event) => {
    const key = this.placeAt(event);
    if (!key || !event.target.matches(":focus-visible")) return;
    const { x, y } = this.props.board.places[key];
    this.view.reveal(x, y);
    this.props.onHover?.({ kind: "place", place: key });
  };

  // --- drawing -------------------------------------------------------------------------------

  gathered() {
    const { board, view, names } = this.props;
    const old = this.kept;
    if (old && old.board === board && old.view === view && old.names === names) return old.spots;
    this.kept = { board, view, names, spots: gather(board, view) };
    return this.kept.spots;
  }

  controls(words) {
    const button = (name, sign, act) =>
      html`<button type="button" class=${`control-${name}`} aria-label=${words[name]} title=${words[name]} onClick=${act}>${sign}</button>`;
    return html`<div class="board-controls" data-still>
      <div class="control-pad">
        ${button("north", "▲", () => this.go([0, -2]))}${button("west", "◀", () => this.go([-2, 0]))}
        ${button("all", "⤢", () => this.view.all())}
        ${button("east", "▶", () => this.go([2, 0]))}${button("south", "▼", () => this.go([0, 2]))}
      </div>
      <div class="control-zoom">${button("closer", "+", () => this.step(CLOSER))}${button("farther", "−", () => this.step(1 / CLOSER))}</div>
    </div>`;
  }

  // What the map is to tell: each way has a key.
  modes(words) {
    const { modes = NOTHING } = gameModule.value;
    return (
      modes.length > 1 &&
      html`<div class="board-modes" data-still role="group" aria-label=${words.modes}>
        ${modes.map(
          ({ key, on }) => html`<button type="button" key=${key} data-mode=${key} aria-pressed=${`${mode.value === key}`}
            title=${on} onClick=${() => (mode.value = key)}>${g(`mode-${key}`)}</button>`,
        )}
      </div>`
    );
  }

  printed() {
    const { board, names, language } = this.props;
    const { Printed } = gameModule.value;
    return Printed && html`<${Printed} board=${board} names=${names} language=${language} />`;
  }

  render(props, { open, ready }) {
    const { board, view, names, lit = NONE, marked, hover, onPiece, onHover } = props;
    const { labels: words, language, bare } = props;
    const { covers = NOTHING, Held: OwnHeld = Held } = gameModule.value;
    const spots = this.gathered();
    const still = { board, names, language, covers };
    const fanned =
      open && spots.find(({ key, pieces, memories }) => key === open && (pieces.length || memories.length));
    const shared = { board, view, spots, words, lit, marked, hover, open, onPiece, onHover };
    const look = ["board", mode.value && `mode-${mode.value}`, bare && "is-bare"];
    return html`<div class=${look.filter(Boolean).join(" ")} ref=${this.frame} tabindex="0" role="group" aria-label=${words.map}
      onClick=${this.click} onDblClick=${this.twice} onPointerOver=${this.over} onPointerLeave=${this.leave}
      onPointerDown=${this.down} onPointerMove=${this.tremble} onPointerUp=${this.up} onPointerCancel=${this.up}
      onContextMenu=${this.menu} onKeyDown=${this.press} onFocusIn=${this.focused}>
      <div class="board-stage" ref=${this.stage} style=${{ width: `${board.width}px`, height: `${board.height}px` }}>
        ${ready && this.printed()}
        ${ready && html`<svg class="board-live" viewBox=${`0 0 ${board.width} ${board.height}`} width=${board.width} height=${board.height}>
          <${Defs} />
          <${Ground} ...${still} /><${OwnHeld} ...${shared} /><${Names} ...${still} />
          <${Live} ...${shared} />
        </svg>`}
      </div>
      ${fanned && html`<${Fan} spot=${fanned} props=${shared} />`}
      ${this.controls(words)}${this.modes(words)}
    </div>`;
  }
}

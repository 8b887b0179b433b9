// The board: what is printed and drawn once, what changes above it, and ways to move about on it.
//
// Props: board (geometry), view, names (of pieces and places), lit {places: Map, pieces: Set},
// marked (Set of pieces), hover {places, pieces}, onPlace(key), onPiece(key, place), onStack(place),
// onHover({kind: "place", place} | {kind: "piece", piece, place} | null), labels (texts), language,
// asked (the place whose pieces are asked about), covered (pixels at its left that something lies
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
const CLOSES = 260;
const FARTHER = 500; // the way to a fan that lies beyond the areas next door takes longer
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
    this.view.resize();
    this.makeRoom({});
    this.setState({ ready: true, open: this.props.asked ?? null, pinned: Boolean(this.props.asked) }); // drawn once the zoom is known: else all would be laid out twice
  }

  componentDidUpdate(before) {
    if (before.whole !== this.props.whole) this.view.all();
    this.makeRoom(before);
    this.placeFan();
    if (this.wanted) this.focusIn(this.wanted);
    if (before.asked !== this.props.asked && this.props.asked) this.open(this.props.asked, true);
  }

  componentWillUnmount() {
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

  /** @param {string} place @returns {number[] | null} */
  around(place) {
    const { places } = this.props.board;
    const keys = [place, ...(this.near()[place] ?? [])].filter((key) => places[key]);
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
    if (shut) this.props.onHover?.(null);
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

  // Over the stack, growing to the side where it hides the fewest places that a piece could go to.
  placeFan() {
    const fan = this.inside(".board-fan");
    const place = this.props.board.places?.[this.state.open];
    if (!fan || !place) return this.lowered();
    if (this.frame.current.clientWidth <= NARROW) return this.aboveSheet(fan, place);
    const size = [fan.offsetWidth, fan.offsetHeight];
    const spots = this.spots(boxOf(place), size);
    const hidden = spots.map((spot) => this.hidden(spot, size));
    const [left, top] = spots[hidden.indexOf(Math.min(...hidden))];
    fan.style.left = `${left}px`;
    fan.style.top = `${top}px`;
    return undefined;
  }

  lowered() {
    if (!this.lifted) return;
    this.lifted = null;
    this.view.cover(0);
  }

  // The sheet never hides the place whose pieces it shows.
  aboveSheet(fan, place) {
    fan.style.left = fan.style.top = "";
    if (this.lifted === this.state.open) return;
    this.lifted = this.state.open;
    this.view.cover(fan.offsetHeight);
    this.view.glide();
    this.view.reveal(boxOf(place).x, boxOf(place).y);
  }

  /** @param {import("./types.d.ts").Box} box @param {number[]} size */
  spots({ x, y, w, h }, [wide, high]) {
    const { clientWidth, clientHeight } = this.frame.current;
    const [sx, sy] = this.view.screen(x, y);
    const [dx, dy] = [(w / 2) * this.view.z + 8, (h / 2) * this.view.z + 4];
    const beyond = this.beyond();
    const inside = (at, size, room) => Math.max(6, Math.min(room - size - 6, at));
    const lefts = [sx - wide / 2, sx - dx, sx + dx - wide].map((at) =>
      inside(at, wide, clientWidth),
    );
    const far = beyond ? [sy - beyond - high, sy + beyond] : [];
    const tops = [sy - high / 2, sy - dy, sy + dy - high, ...far].map((at) =>
      inside(at, high, clientHeight),
    );
    return lefts.flatMap((left) => tops.map((top) => [left, top]));
  }

  // Areas lie close together: so far up or down the fan hides none of those next door.
  beyond() {
    const { places } = this.props.board;
    const { open } = this.state;
    if (!places[open].area) return 0;
    const height = (key) => this.view.screen(places[key].x, places[key].y)[1];
    const away = (this.near()[open] ?? []).map((key) => Math.abs(height(key) - height(open)));
    return Math.max(0, ...away) + 20;
  }

  closing() {
    const area = this.props.board.places?.[this.state.open]?.area;
    this.soon(() => this.open(null), area ? FARTHER : CLOSES);
  }

  /** @param {number[]} spot @param {number[]} size */
  hidden([left, top], [wide, high]) {
    const { places } = this.props.board;
    const keys = [this.state.open, ...(this.near()[this.state.open] ?? [])];
    return keys.filter((key) => {
      const [x, y] = this.view.screen(places[key].x, places[key].y);
      return x > left - 14 && x < left + wide + 14 && y > top - 14 && y < top + high + 14;
    }).length;
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

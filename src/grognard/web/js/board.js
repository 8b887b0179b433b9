// The board: a printed map that is drawn once, the pieces above it, and ways to move about on it.
//
// Props: board (geometry), view, words (names of pieces and places), lit {places: Map, pieces: Set},
// marked (Set of units), seen, hover {places, pieces}, onTown(key), onUnit(unit, town), onStack(key),
// onHover({kind, town, block?} | null), labels (texts), language, bare (no pieces), whole (a number:
// whenever it changes, everything is shown, or what was seen before). It fills its parent.

import { Fan } from "./board_fan.js";
import { gather, Live } from "./board_live.js";
import { Printed } from "./board_map.js";
import { paintRelief } from "./board_relief.js";
import { html } from "./html.js";
import { PanZoom } from "./panzoom.js";
import { Component, createRef } from "../vendor/preact.mjs";

const STEP = 90; // pixels a key or button pans
const CLOSER = 1.35;
const OPENS = 180; // milliseconds a pointer rests before a stack fans out
const CLOSES = 260;
const STAYS = 450; // milliseconds of a long press
const NARROW = 760; // pixels; there the fan is a sheet at the foot of the board
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const NONE = {};

const later = (act) => (window.requestIdleCallback ?? setTimeout)(act);

const neighbours = (board) => {
  const near = {};
  for (const { a, b } of board.roads ?? []) {
    (near[a] ??= []).push(b);
    (near[b] ??= []).push(a);
  }
  return near;
};

export class Board extends Component {
  constructor(props) {
    super(props);
    this.state = { open: null, pinned: false };
    /** @type {{current: HTMLElement}} */
    this.frame = createRef();
    /** @type {{current: HTMLElement}} */
    this.stage = createRef();
    /** @type {{current: HTMLCanvasElement}} */
    this.relief = createRef();
  }

  componentDidMount() {
    const { board } = this.props;
    this.view = new PanZoom(this.frame.current, this.stage.current, board, () => this.placeFan());
    this.view.heart = this.heart();
    this.view.resize();
    this.paint();
  }

  componentDidUpdate(before) {
    if (before.board !== this.props.board) this.paint();
    if (before.whole !== this.props.whole) this.view.all();
    this.placeFan();
    if (this.wanted) this.focusIn(this.wanted);
  }

  componentWillUnmount() {
    this.view.stop();
    clearTimeout(this.timer);
  }

  paint() {
    const { board } = this.props;
    later(() => this.relief.current && board.relief && paintRelief(this.relief.current, board));
  }

  // The middle of the known pieces: what a small screen shows first.
  heart() {
    const { board, view } = this.props;
    const own = Object.entries(view.towns ?? {}).filter(
      ([key, blocks]) => board.towns?.[key] && blocks.some((b) => b.unit),
    );
    if (!own.length) return [board.width / 2, board.height / 2];
    const sum = own.reduce(
      ([x, y], [key]) => [x + board.towns[key].x, y + board.towns[key].y],
      [0, 0],
    );
    return [sum[0] / own.length, sum[1] / own.length];
  }

  // --- the fan -------------------------------------------------------------------------------

  open(key, pinned) {
    clearTimeout(this.timer);
    const shut = !key && this.state.open;
    this.setState({ open: key, pinned: Boolean(key && pinned) });
    if (shut) this.props.onHover?.(null);
  }

  // With pieces chosen even a pinned fan gives way to the map they are to march on.
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

  // Over the stack, growing to the side where it hides the fewest towns that a march could go to.
  placeFan() {
    const fan = this.inside(".board-fan");
    const place = this.props.board.towns?.[this.state.open];
    if (!fan || !place) return this.lowered();
    if (this.frame.current.clientWidth <= NARROW) return this.aboveSheet(fan, place);
    const size = [fan.offsetWidth, fan.offsetHeight];
    const spots = this.spots(place.stack, size);
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

  // The sheet never hides the town whose blocks it shows.
  aboveSheet(fan, place) {
    fan.style.left = fan.style.top = "";
    if (this.lifted === this.state.open) return;
    this.lifted = this.state.open;
    this.view.cover(fan.offsetHeight);
    this.view.glide();
    this.view.reveal(place.stack.x, place.stack.y);
  }

  /** @param {import("./types.d.ts").Box} box @param {number[]} size */
  spots({ x, y, w, h }, [wide, high]) {
    const { clientWidth, clientHeight } = this.frame.current;
    const [sx, sy] = this.view.screen(x, y);
    const [dx, dy] = [(w / 2) * this.view.z + 8, (h / 2) * this.view.z + 4];
    const inside = (at, size, room) => Math.max(6, Math.min(room - size - 6, at));
    const lefts = [sx - wide / 2, sx - dx, sx + dx - wide].map((at) =>
      inside(at, wide, clientWidth),
    );
    const tops = [sy - high / 2, sy - dy, sy + dy - high].map((at) =>
      inside(at, high, clientHeight),
    );
    return lefts.flatMap((left) => tops.map((top) => [left, top]));
  }

  /** @param {number[]} spot @param {number[]} size */
  hidden([left, top], [wide, high]) {
    const { towns } = this.props.board;
    const keys = [this.state.open, ...(this.near()[this.state.open] ?? [])];
    return keys.filter((key) => {
      const [x, y] = this.view.screen(towns[key].x, towns[key].y);
      return x > left - 14 && x < left + wide + 14 && y > top - 14 && y < top + high + 14;
    }).length;
  }

  near() {
    const { board } = this.props;
    if (this.nearBy?.board !== board) this.nearBy = { board, towns: neighbours(board) };
    return this.nearBy.towns;
  }

  // --- pointer -------------------------------------------------------------------------------

  townAt(event) {
    return event.target.closest?.("[data-town]")?.dataset.town;
  }

  click = (event) => {
    if (event.target.closest("[data-still]")) return;
    const key = this.townAt(event);
    if (!key) return this.open(null);
    if (event.target.closest("[data-stack]")) this.choose(key);
    else this.enter(key);
  };

  // A click on a lit place goes there; on a stack it also lays the blocks out.
  choose(key) {
    const { lit = NONE, marked, onTown, onStack } = this.props;
    const goal = lit.places?.has(key);
    this.open(goal && marked?.size ? null : key, true);
    if (goal) onTown?.(key);
    else onStack?.(key);
  }

  enter(key) {
    this.props.onTown?.(key);
    if (this.state.open !== key) this.open(null);
  }

  over = (event) => {
    if (event.pointerType === "touch" || this.view.pointers.size) return;
    if (event.target.closest(".board-fan")) return clearTimeout(this.timer);
    const key = this.townAt(event);
    if (key !== this.hovered) {
      this.hovered = key;
      this.props.onHover?.(key ? { kind: "town", town: key } : null);
    }
    if (key && event.target.closest("[data-stack]")) this.rest(key);
    else if (this.state.open && this.loose()) this.soon(() => this.open(null), CLOSES);
    else clearTimeout(this.timer);
  };

  rest(key) {
    const { lit = NONE, marked, view } = this.props;
    const goal = marked?.size && lit.places?.has(key);
    if (goal || this.state.pinned || (view.towns?.[key] ?? []).length < 2) return;
    if (this.state.open === key) clearTimeout(this.timer);
    else this.soon(() => this.open(key, false), OPENS);
  }

  leave = (event) => {
    if (event.pointerType === "touch") return;
    this.hovered = null;
    this.props.onHover?.(null);
    if (this.loose()) this.soon(() => this.open(null), CLOSES);
  };

  twice = (event) => {
    if (!this.townAt(event) && !event.target.closest("[data-still]")) this.view.all();
  };

  // --- a finger that stays shows what stands there, and does nothing else ---------------------

  down = (event) => {
    const key = this.townAt(event);
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
    const town = this.townAt(event);
    if (key in ARROWS) return this.arrow(event, town, ARROWS[key]);
    if (key === "Escape") return this.escape();
    if (event.target.closest("[data-still]")) return false;
    if (town && (key === "Enter" || key === " ")) return this.pressTown(town);
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

  // From a town along its roads; from the board itself, or with Shift, the map moves.
  arrow(event, town, way) {
    if (event.target.closest(".board-fan")) return this.along(event, way);
    if (!town || event.shiftKey) return this.go(way);
    const next = this.next(town, way);
    if (next) this.focusTown(next);
    return true;
  }

  next(town, [dx, dy]) {
    const { towns } = this.props.board;
    const from = towns[town];
    const score = (key) => {
      const [x, y] = [towns[key].x - from.x, towns[key].y - from.y];
      return (x * dx + y * dy) / Math.hypot(x, y);
    };
    const best = (this.near()[town] ?? [])
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

  pressTown(town) {
    const { lit = NONE, view } = this.props;
    const own = (view.towns?.[town] ?? []).some((block) => block.unit);
    if (lit.places?.has(town) || !own) this.props.onTown?.(town);
    if (!own || (lit.places?.has(town) && this.props.marked?.size)) return true;
    if (!lit.places?.has(town)) this.props.onStack?.(town);
    this.wanted = town;
    this.open(town, true);
    return true;
  }

  // Once the fan is drawn its first block takes the focus.
  focusIn(town) {
    if (this.state.open !== town) return;
    this.wanted = null;
    this.inside(".board-fan button")?.focus();
  }

  escape() {
    const town = this.state.open;
    if (!town) return false;
    const inside = this.frame.current.querySelector(".board-fan")?.contains(document.activeElement);
    this.open(null);
    if (inside) this.focusTown(town);
    return true;
  }

  focusTown(key) {
    const { x, y } = this.props.board.towns[key];
    this.view.reveal(x, y);
    this.inside(`.target[data-town="${key}"]`)?.focus({ preventScroll: true });
  }

  focused = (event) => {
    const key = this.townAt(event);
    if (!key || !event.target.matches(":focus-visible")) return;
    const { x, y } = this.props.board.towns[key];
    this.view.reveal(x, y);
    this.props.onHover?.({ kind: "town", town: key });
  };

  // --- drawing -------------------------------------------------------------------------------

  gathered() {
    const { board, view } = this.props;
    const seen = this.props.seen ?? view.last_seen;
    const old = this.kept;
    if (old && old.board === board && old.view === view && old.seen === seen) return old.towns;
    this.kept = { board, view, seen, towns: gather({ board, view, seen }) };
    return this.kept.towns;
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

  render(props, { open }) {
    const { board, view, words: names, lit = NONE, marked, hover, onUnit, onHover } = props;
    const { labels: words, language, bare } = props;
    const towns = this.gathered();
    const fanned =
      open &&
      towns.find((town) => town.key === open && (town.blocks.length || town.memories.length));
    const shared = { board, view, towns, names, words, lit, marked, hover, open, onUnit, onHover };
    return html`<div class=${bare ? "board is-bare" : "board"} ref=${this.frame} tabindex="0" role="group" aria-label=${words.map}
      onClick=${this.click} onDblClick=${this.twice} onPointerOver=${this.over} onPointerLeave=${this.leave}
      onPointerDown=${this.down} onPointerMove=${this.tremble} onPointerUp=${this.up} onPointerCancel=${this.up}
      onContextMenu=${this.menu} onKeyDown=${this.press} onFocusIn=${this.focused}>
      <div class="board-stage" ref=${this.stage} style=${{ width: `${board.width}px`, height: `${board.height}px` }}>
        <canvas class="board-relief" ref=${this.relief} aria-hidden="true"></canvas>
        <${Printed} board=${board} names=${names} language=${language} />
        <${Live} ...${shared} />
      </div>
      ${fanned && html`<${Fan} town=${fanned} props=${shared} />`}
      ${this.controls(words)}
    </div>`;
  }
}

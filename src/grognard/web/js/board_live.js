// What changes on the board: who holds what, glows, pieces, badges, and the targets that can be
// clicked or focused.

import { middleOf } from "./board_ground.js";
import { counted, drawDefs, drawPiece, HIGH, inOrder, pilesOf, showsTotals, WIDE } from "./board_pieces.js";
import { Stops } from "./board_reach.js";
import { html } from "./html.js";
import { g, gOr } from "./i18n.js";
import { drawPatterns, drawSign, edgeOf, hatchOf, markSign } from "./looks.js";
import { titleOf } from "./route.js";
import { gameModule, pieces as infos, placeName } from "./store.js";

/** @import * as T from "./types.d.ts" */

const BANDS = 10; // in which the places are read, from north to south

const at = (x, y, size) => `translate(${x}px, ${y}px) scale(${size})`;

const classes = (...names) => names.filter(Boolean).join(" ");

const has = (some, key) => Boolean(some?.has?.(key) || some?.includes?.(key));

/**
 * Everything a place needs to be drawn and spoken of, gathered once for each view.
 * @param {T.Geometry} board @param {T.View} view
 */
export const gather = (board, view) => {
  const told = new Map((view.panels ?? []).map((panel) => [panel.place, panel]));
  const size = sizeOf(board);
  return Object.entries(board.places ?? {}).map(([key, place]) => {
    const here = view.places?.[key] ?? { pieces: [] };
    const { pieces = [], side, marks = [] } = here;
    return {
      key,
      place,
      here,
      pieces,
      side,
      marks,
      piles: pilesOf(key, place, pieces, size),
      panel: told.get(key),
      memories: (view.memories ?? []).filter((one) => one.place === key && one.strength),
    };
  });
};

/** @typedef {ReturnType<typeof gather>[number]} Gathered */

/** How large pieces are drawn on this board. @param {T.Geometry} board */
export const sizeOf = (board) => (board.piece ?? WIDE) / WIDE;

// Reading order: by bands from north to south, in each from west to east. Points come after areas, for
// they may lie in one, and what comes later is clicked first.
const reading = (spots, board) => {
  const band = (spot) => Math.floor((spot.place.y * BANDS) / board.height);
  const isPoint = ({ place }) => (place.area ? 0 : 1);
  return [...spots].sort((a, b) => isPoint(a) - isPoint(b) || band(a) - band(b) || a.place.x - b.place.x);
};

// --- who holds what --------------------------------------------------------------------------------

const drawHeld = ({ key, side, place: { area, x, y, r } }) =>
  side &&
  html`<g key=${key} class=${`held side-${side}`}>
    ${
      area
        ? html`<path class="held-tint" d=${area} /><path class="held-hatch" d=${area} fill=${hatchOf(side)} />`
        : html`<circle class="held-ring" cx=${x} cy=${y} r=${r + 4} /><circle class="held-ring-pattern" cx=${x} cy=${y} r=${r + 4} stroke=${edgeOf(side)} />`
    }
  </g>`;

const drawDisc = (mark) => html`<circle class="mark-disc" r="13" />${drawSign(markSign(mark), "mark-sign")}`;

const drawMark = (mark) => (gameModule.value.drawMark ?? drawDisc)(mark);

// What lies at a place itself, at the foot of its stack.
const drawMarks = ({ key, marks, place }) => {
  if (!marks.length) return null;
  const { x, y, w, h } = place.stack ?? { x: place.x, y: place.y, w: 2 * place.r, h: 2 * place.r };
  /** @type {T.Place["marks"]} */
  const spot = place.marks ?? { x: x - w / 2, y: y + h / 2 };
  return html`<g key=${key} class="place-marks" transform=${`translate(${spot.x} ${spot.y})`}><g class="badge-size">
    ${marks.map(
      (mark, n) => html`<g transform=${`translate(${n * (spot.dx ?? 22)} ${n * (spot.dy ?? 0)}) scale(.8)`}>${drawMark(mark)}</g>`,
    )}
  </g></g>`;
};

// --- what glows --------------------------------------------------------------------------------------

/** @param {Gathered} spot */
const drawTold = ({ key, panel, place: { area, x, y, r = 0 } }) =>
  panel &&
  html`<g key=${key} class="told" transform=${`translate(${x} ${y})`}>
  <circle class="told-ring" r=${r + 7} />
  <g transform=${`translate(0 ${area ? -13 : 0})`}><g class="badge-size">
    <circle class="told-disc" r="15" />
    <g transform="scale(.85)">${drawSign(gameModule.value.signs?.[panel.key] ?? "!", "told-sign")}</g>
  </g></g>
</g>`;

/** @param {T.Place} place */
const drawGlow = ({ area, x, y, r }) =>
  area
    ? html`<path class="glow" d=${area} /><path class="glow-ring" d=${area} />`
    : html`<circle class="glow" cx=${x} cy=${y} r=${r + 12} /><circle class="glow-ring" cx=${x} cy=${y} r=${r + 7} />`;

// A force can go there, perhaps with an effort.
/** @param {T.Place} place @param {T.Stop} stop */
const drawTint = ({ area, x, y, r }, { forced }) => {
  const name = forced ? "stop-tint is-forced" : "stop-tint";
  return area ? html`<path class=${name} d=${area} />` : html`<circle class=${name} cx=${x} cy=${y} r=${r + 12} />`;
};

// Going there is a risk: another ring, and a die beside it.
/** @param {T.Place} place */
const drawRisk = ({ x, y, r = 0 }) => html`<g class="risk-sign" transform=${`translate(${x - r - 6} ${y - r - 6})`}><g class="badge-size">
  <rect x="-9" y="-9" width="18" height="18" rx="4" /><circle cx="-4" cy="-4" r="2" /><circle r="2" /><circle cx="4" cy="4" r="2" />
</g></g>`;

/** @param {T.Place} place */
const drawPointed = ({ area, x, y, r }) =>
  area
    ? html`<path class="pointed" d=${area} />`
    : html`<circle class="pointed" cx=${x} cy=${y} r=${r + 13} />`;

/** @param {Gathered} spot */
const drawRings = ({ key, place }, lit, hover) => {
  const stop = lit.stops?.[key];
  const glows = !stop && has(lit.places, key);
  const pointed = has(hover?.places, key);
  if (!glows && !pointed && !stop) return null;
  const risky = glows && has(lit.risky, key);
  return html`<g key=${key} class=${risky ? "is-risky" : ""}>${stop && drawTint(place, stop)}${glows && drawGlow(place)}${risky && drawRisk(place)}${pointed && drawPointed(place)}</g>`;
};

// --- whose stack it is ---------------------------------------------------------------------------------

const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** From a place to the edge of a stack. @param {T.Box} stack @param {{x: number, y: number}} place */
const toEdge = ({ x, y, w, h }, place) =>
  Math.hypot(Math.max(0, Math.abs(place.x - x) - w / 2), Math.max(0, Math.abs(place.y - y) - h / 2));

const astray = new WeakMap(); // by board: the places whose stack lies nearer to another place

/** @param {T.Geometry} board @returns {Set<string>} */
const astrayOn = (board) => {
  if (!astray.has(board)) {
    const all = Object.entries(board.places ?? {}).filter(([, { area }]) => !area);
    /** @type {(key: string, place: T.Place) => boolean} */
    const nearer = (key, { stack, ...own }) =>
      Boolean(stack) && all.some(([other, place]) => other !== key && toEdge(stack, place) < toEdge(stack, own));
    astray.set(board, new Set(all.filter(([key, place]) => nearer(key, place)).map(([key]) => key)));
  }
  return astray.get(board);
};

// A line joins such a stack with its place.
const drawTie = (board) => ({ key, pieces, place: { x, y, r, stack } }) => {
  if (!pieces.length || !astrayOn(board).has(key)) return null;
  const k = (r ?? 0) / apart(stack, { x, y });
  const [fromX, fromY] = [x + (stack.x - x) * k, y + (stack.y - y) * k];
  return html`<path key=${key} class="tie" data-tie=${key} d=${`M${fromX},${fromY}L${stack.x},${stack.y}`} />`;
};

// --- numbers on links --------------------------------------------------------------------------------

const drawUsed = ({ links = [], places }, used = {}) =>
  links
    .map((link) => [link, used[`${link.a}-${link.b}`] ?? used[`${link.b}-${link.a}`]])
    .filter(([, n]) => n)
    .map(([link, n]) => {
      const [x, y] = middleOf(link, places);
      return html`<g key=${`${link.a}-${link.b}`} class="used" transform=${`translate(${x} ${y})`}>
        <g class="badge-size"><rect x="-9" y="-9" width="18" height="18" rx="9" /><text y="5">${n}</text></g></g>`;
    });

// --- pieces ------------------------------------------------------------------------------------------

const drawItem = (item, { lit, marked, hover, size }) => {
  const { key } = item.piece;
  const now = classes(
    key && has(lit.pieces, key) && "is-lit",
    key && has(marked, key) && "is-marked",
    key && has(hover?.pieces, key) && "is-pointed",
  );
  return html`<g key=${item.key} class=${item.top ? "standing is-top" : "standing"} style=${{ transform: at(item.x, item.y, size) }}>
    ${drawPiece(item.piece, now, { covered: item.covered })}
  </g>`;
};

// Far away one sign stands for a whole stack.
const drawMarker = ({ place, side, x, y, count }) => html`<g
  key=${`${place}-${side}`} class=${`marker side-${side}`} transform=${`translate(${x} ${y})`}><g class="marker-size">
  <rect class="marker-card" x="-11" y="-8" width="22" height="16" rx="3" />
  <rect class="marker-edge" x="-11" y="-8" width="5" height="16" fill=${edgeOf(side)} />
  <text x="2.5" y="5">${count}</text></g></g>`;

const drawTotal = (pile, size) =>
  showsTotals() &&
  pile.total > 0 &&
  html`<g class="total" transform=${`translate(${pile.x + pile.width / 2 - 2} ${pile.y + (HIGH / 2) * size})`}>
    <g class="badge-size"><rect x="-13" y="-9" width="26" height="18" rx="4" /><text y="5">${pile.total}</text></g></g>`;

const drawBadges = (spot, size) =>
  spot.piles
    .filter((pile) => pile.count > 1)
    .map(
      (pile) => html`<g key=${`${spot.key}-${pile.side}-${pile.x}`}>
        <g class=${`count side-${pile.side}`} transform=${`translate(${pile.x + pile.width / 2 - 2} ${pile.y - (HIGH / 2) * size})`}>
          <g class="badge-size"><circle r="10.5" /><text y="5">${pile.count}</text></g></g>
        ${drawTotal(pile, size)}</g>`,
    );

const drawEye = (spot, size) => {
  if (!spot.memories.length || spot.piles.length > 1) return null;
  const { x, y, w } = spot.place.stack ?? { ...spot.place, w: WIDE };
  return html`<g key=${spot.key} class="eye" transform=${`translate(${x - w / 2 + 4} ${y - (HIGH / 2) * size + 2})`}><g class="badge-size">
    <circle r="9" /><path d="M-6,0Q0,-6 6,0Q0,6 -6,0Z" /><circle class="pupil" r="1.8" /></g></g>`;
};

// --- targets -----------------------------------------------------------------------------------------

/** @param {Gathered} spot */
const describe = ({ key, pieces, side, marks, panel }, words, lit) => {
  const said = [pieces.length ? counted(pieces) : words.empty];
  const about = infos.value?.places?.[key]?.about;
  if (side) said.push(g(`side-${side}`));
  said.push(...marks.map((mark) => g(`mark-${mark}`)));
  if (about) said.push(about);
  if (panel) said.push(gOr(`panel-${panel.key}`, panel.key));
  if (lit.stops?.[key]) said.push(titleOf(lit.stops[key]));
  if (has(lit.places, key)) said.push(has(lit.risky, key) ? words.risky : words.lit);
  return `${placeName(key)}: ${said.join(", ")}`;
};

const drawHit = ({ area, x, y, r }) =>
  area
    ? html`<path class="target-hit target-focus" d=${area} />`
    : html`<circle class="target-hit" cx=${x} cy=${y} style=${{ "--r": `${r + 4}px` }} />`;

const boxOf = (spot, size) => {
  const { x, y } = spot.place.stack ?? spot.place;
  const w = (spot.place.stack?.w ?? WIDE * 2 * size) + 4;
  return { x: x - w / 2, y: y - (HIGH / 2) * size - 4, width: w, height: HIGH * size + 8 };
};

// Places with something to do or to see are stops of the Tab key; arrows reach the others.
const drawTarget = (spot, { words, lit, open, size }) => {
  const { key, pieces, place, piles } = spot;
  const stop = pieces.length || has(lit.places, key);
  return html`<g key=${key} class="target" data-place=${key} role="button" tabindex=${stop ? 0 : -1}
    aria-label=${describe(spot, words, lit)} aria-expanded=${pieces.length ? open === key : null}>
    ${drawHit(place)}
    ${piles.length > 0 && html`<rect class="target-stack" data-stack=${key} ...${boxOf(spot, size)} />`}
    ${!place.area && html`<circle class="target-focus" cx=${place.x} cy=${place.y} r=${place.r + 8} />`}
  </g>`;
};

// --- all of it -----------------------------------------------------------------------------------------

export const Defs = () => html`<defs>${drawPatterns()}${drawDefs()}</defs>`;

export const Rings = ({ spots, lit, hover }) =>
  html`<g class="rings">${spots.map((spot) => drawRings(spot, lit, hover))}</g>`;

// Beneath the names: who holds what, and what glows.
export const Held = ({ spots, lit, hover }) => html`<g class="holdings">${spots.map(drawHeld)}</g>
  <${Rings} spots=${spots} lit=${lit} hover=${hover} />`;

export const Live = (props) => {
  const { board, spots, view, marked } = props;
  const size = sizeOf(board);
  const piles = spots.flatMap((spot) => spot.piles);
  const shared = { ...props, size };
  return html`<g class=${classes("live", marked?.size > 0 && "is-choosing")}>
    <g class="tolds">${spots.map(drawTold)}</g>
    <g class="pieces">
      <g class="ties">${spots.map(drawTie(board))}</g>
      <g class="useds">${drawUsed(board, view.links)}</g>
      <g class="markers">${piles.map(drawMarker)}</g>
      <g class="counters">${inOrder(piles).map((item) => drawItem(item, shared))}</g>
      <g class="counts">${spots.map(drawMarks)}${spots.flatMap((spot) => drawBadges(spot, size))}${spots.map((spot) => drawEye(spot, size))}</g>
    </g>
    <${Stops} places=${board.places} spots=${spots} stops=${props.lit.stops} />
    <g class="targets">${reading(spots, board).map((spot) => drawTarget(spot, shared))}</g>
  </g>`;
};

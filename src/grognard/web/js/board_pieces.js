// Pieces on the board: how one looks if the game does not say, and where each stands.

import { g, gOr } from "./i18n.js";
import { html } from "./html.js";
import { drawSign, edgeOf, kindSign, markSign, rankOf, sideOf, teamOf } from "./looks.js";
import { gameModule, pieces as infos } from "./store.js";

/** @import * as T from "./types.d.ts" */

// Every piece is drawn about the origin within this; a board may say how large that is on it.
export const WIDE = 44;
export const HIGH = 46;
const MOST = 4; // pieces of a stack that are drawn; a badge counts them all
const MARKS = 3; // marks that have room on a piece

// --- the look ------------------------------------------------------------------------------------

const drawMarks = (marks) =>
  marks.slice(-MARKS).map(
    (mark, n) => html`<g key=${mark} transform=${`translate(15 ${-14 + n * 13}) scale(.5)`}>
      <circle class="mark-disc" r="12" />${drawSign(markSign(mark), "mark-sign")}
    </g>`,
  );

const drawKnown = (piece, info) => html`<g class="face">
  <g transform="translate(3 -1) scale(.85)">${drawSign(kindSign(piece.kind ?? info?.kind), "kind-sign")}</g>
  <text class="strength" x="-8" y="20">${piece.strength}</text>
  ${info?.group && html`<text class="group" x="3" y="-13.5">${info.group}</text>`}
</g>`;

// All that shows of a piece behind another: its left edge, with the kind and the strength.
const drawSliver = (piece, info) => html`<g class="sliver">
  <g transform="translate(-10 -6) scale(.5)">${drawSign(kindSign(piece.kind ?? info?.kind), "kind-sign")}</g>
  <text class="strength" x="-10" y="18">${piece.strength}</text>
</g>`;

const drawFace = (piece, info, covered) => {
  if (!piece.key) return html`<g class="back">${drawSign(sideOf(piece.side)?.sign ?? "?", "side-sign")}</g>`;
  return covered ? drawSliver(piece, info) : drawKnown(piece, info);
};

/** A card in the colour of its side, its pattern along the edge. @type {T.GameModule["drawPiece"]} */
const drawCounter = (piece, info, { covered }) => html`
  <rect class="counter-shadow" x="-20.5" y="-20" width="44" height="46" rx="6" />
  <rect class="counter-card" x="-22" y="-23" width="44" height="46" rx="6" />
  <path class="counter-edge" d="M-22,-17a6,6 0 0 1 6,-6h-.5v46h.5a6,6 0 0 1 -6,-6z" fill=${edgeOf(piece.side)} />
  ${drawFace(piece, info, covered)}
  ${!covered && drawMarks(piece.marks ?? [])}`;

/**
 * One piece about the origin; `now` are the classes of the moment: lit, marked, pointed at.
 * @param {T.Piece} piece @param {string} now @param {Partial<T.Extra>} extra
 */
export const drawPiece = (piece, now = "", extra = {}) => {
  const draw = gameModule.value.drawPiece ?? drawCounter;
  const marks = (piece.marks ?? []).map((mark) => `has-${mark}`);
  const names = ["counter", `side-${piece.side}`, ...marks, extra.memory && "is-memory", now];
  return html`<g class=${names.filter(Boolean).join(" ")}>
    ${now && html`<rect key="halo" class="halo" x=${-WIDE / 2 - 3} y=${-HIGH / 2 - 3} width=${WIDE + 6} height=${HIGH + 6} rx="7" />`}
    ${draw(piece, infos.value?.pieces?.[piece.key], { covered: false, memory: false, ...extra })}
  </g>`;
};

/** What all pieces share. */
export const drawDefs = () => gameModule.value.drawDefs?.();

// A game whose pieces show their strength at a glance needs no sum of them.
export const showsTotals = () => gameModule.value.totals ?? true;

// --- where they stand ----------------------------------------------------------------------------

// Who commands lies on top. Unknown pieces lie beneath, in the order in which they came: it says nothing.
const order = (a, b) =>
  (a.key ? 1 : 0) - (b.key ? 1 : 0) ||
  (a.key ? (b.level ?? 1) - (a.level ?? 1) : 0) ||
  (sideOf(a.side)?.rank ?? 0) - (sideOf(b.side)?.rank ?? 0) ||
  (a.key ? rankOf(b) - rankOf(a) : 0) ||
  (a.key ?? "").localeCompare(b.key ?? "");

const keyed = (place, pieces) => {
  const seen = {};
  return pieces.map((piece) => {
    const n = (seen[piece.side] = (seen[piece.side] ?? 0) + 1);
    return { piece, key: piece.key ?? `${place}-${piece.side}-${String(n).padStart(2, "0")}` };
  });
};

// The sum of what can be seen of a stack would be taken for all of it: then there is none.
export const strengthOf = (pieces) =>
  pieces.every(({ strength }) => strength !== undefined)
    ? pieces.reduce((sum, { strength }) => sum + strength, 0)
    : 0;

// One stack about (x, y); the last ones lie on top.
const pile = (place, pieces, x, y, room, size) => {
  const shown = keyed(place, [...pieces].sort(order)).slice(-MOST);
  const wide = WIDE * size;
  const most = wide + 4 * size;
  const step = shown.length > 1 ? Math.min(most, Math.max(0, room - wide) / (shown.length - 1)) : 0;
  const from = x - (step * (shown.length - 1)) / 2;
  return {
    place,
    count: pieces.length,
    total: strengthOf(pieces),
    side: shown[shown.length - 1].piece.side,
    x,
    y,
    width: wide + step * (shown.length - 1),
    items: shown.map((item, i) => ({
      ...item,
      place,
      top: i === shown.length - 1,
      covered: step < wide && i < shown.length - 1,
      x: from + i * step,
      y,
    })),
  };
};

const EACH = 52; // room of one of several stacks
const GAP = 2;

// The stacks of a place: as the game says, else one of each team.
export const stacksIn = (pieces) => {
  const stacks = new Map();
  for (const piece of pieces) {
    const name = `${piece.stack ?? `of ${teamOf(piece.side)}`}`;
    stacks.set(name, [...(stacks.get(name) ?? []), piece]);
  }
  return [...stacks].sort(([a], [b]) => a.localeCompare(b)).map(([, stack]) => stack);
};

export const pilesOf = (key, place, pieces, size = 1) => {
  if (!pieces.length) return [];
  const { x, y, w } = place.stack ?? { x: place.x, y: place.y, w: WIDE * size * 2 };
  const stacks = stacksIn(pieces);
  if (stacks.length === 1) return [pile(key, stacks[0], x, y, w, size)];
  const [each, between] = [EACH * size, (EACH + GAP) * size];
  const from = x - (between * (stacks.length - 1)) / 2;
  return stacks.map((stack, i) => pile(key, stack, from + i * between, y, each, size));
};

// Drawn in an order that no move changes, so that a piece that went glides instead of jumping.
export const inOrder = (piles) =>
  piles
    .flatMap((one) => one.items)
    .sort((a, b) => order(a.piece, b.piece) || a.key.localeCompare(b.key));

const many = (side, n) => {
  const some = gOr(`unknown-pieces-${side}`, `${g(`side-${side}`)}: ${n}`, { n });
  return n === 1 ? gOr(`unknown-piece-${side}`, some) : some;
};

// The pieces of a place, side by side: how many each has.
export const counted = (pieces) => {
  const found = new Map();
  for (const { side } of pieces) found.set(side, (found.get(side) ?? 0) + 1);
  return [...found].map(([side, n]) => many(side, n)).join(", ");
};

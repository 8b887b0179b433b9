// How sides, kinds and marks look, as the game says: colours, patterns, signs.

import { computed, effect } from "../vendor/signals.mjs";
import { html } from "./html.js";
import { pieces, table } from "./store.js";

/** @import * as T from "./types.d.ts" */

/**
 * @template {{key: string}} One
 * @param {One[]} list
 * @returns {Map<string, One & {rank: number}>}
 */
const byKey = (list = []) => new Map(list.map((one, rank) => [one.key, { ...one, rank }]));

const looks = computed(() => ({
  sides: byKey(pieces.value?.sides),
  kinds: byKey(pieces.value?.kinds),
  marks: byKey(pieces.value?.marks),
}));

/** @returns {T.Side[]} */
export const sides = () => pieces.value?.sides ?? [];

/** @returns {T.Side & {rank: number}} */
export const sideOf = (key) => looks.value.sides.get(key);

// Who wins together stands together.
export const teamOf = (key) => sideOf(key)?.team ?? 0;

// A seat plays the side of its name, or else every side of its team.
const plays = (seat, { key, team }) =>
  sideOf(seat) ? seat === key : pieces.value?.teams[seat] === team;

export const isMine = (side) =>
  Boolean(sideOf(side)) && plays(table.value?.as, sideOf(side));

/** The sign of a kind of piece, of a mark. */
export const kindSign = (key) => looks.value.kinds.get(key)?.sign ?? "";
export const markSign = (key) => looks.value.marks.get(key)?.sign ?? "";

// What a place lists first and a stack shows on top: levels, then kinds in the order of the game.
/** @param {T.Piece} piece */
export const rankOf = ({ level = 1, kind }) =>
  level * 100 + (looks.value.kinds.get(kind)?.rank ?? 99);

// --- signs -------------------------------------------------------------------------------------

// A sign is one character, or an SVG path within -12 … 12.
const isPath = (sign) => sign.length > 2;

export const drawSign = (sign, name = "sign-line") =>
  isPath(sign)
    ? html`<path class=${name} d=${sign} />`
    : html`<text class=${`${name} sign-text`} y="7">${sign}</text>`;

export const Sign = ({ sign, name = "" }) =>
  isPath(sign)
    ? html`<svg class=${`sign sign-${name}`} viewBox="-15 -10.6 30 21.2" aria-hidden="true"><path d=${sign} /></svg>`
    : html`<span class=${`sign sign-${name}`} aria-hidden="true">${sign}</span>`;

// --- patterns ------------------------------------------------------------------------------------

const PATTERNS = {
  stripes: "M-2,2L2,-2M0,12L12,0M10,14L14,10",
  dots: "M3,3h.01M9,9h.01",
  checks: "M0,3H6M6,9H12",
  waves: "M0,4q3,-4 6,0t6,0M0,10q3,-4 6,0t6,0",
  cross: "M0,6H12M6,0V12",
};

const drawPattern = (use, { key, pattern }) => html`<pattern
  id=${`${use}-${key}`} class=${`pattern pattern-${pattern} ${use} side-${key}`}
  width="12" height="12" patternUnits="userSpaceOnUse"><path d=${PATTERNS[pattern]} /></pattern>`;

// For what a side holds, in its colour; for the edges of its pieces, in its ink.
export const drawPatterns = () =>
  sides()
    .filter(({ pattern }) => pattern in PATTERNS)
    .map((side) => [drawPattern("hatch", side), drawPattern("edge", side)]);

export const hatchOf = (side) =>
  sideOf(side)?.pattern in PATTERNS ? `url(#hatch-${side})` : "none";
export const edgeOf = (side) => (sideOf(side)?.pattern in PATTERNS ? `url(#edge-${side})` : "none");

// --- colours -------------------------------------------------------------------------------------

// In a layer of their own: what a game's style sheet says of its sides goes before.
const colours = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, colours];

const ofSide = ({ key, colour, ink }) => `.side-${key}{--side:${colour};--on-side:${ink}}`;

const ofSeat = (seat) => {
  const side = sides().find((one) => plays(seat, one));
  return side ? `.seat-${seat}{--side:${side.colour};--on-side:${side.ink}}` : "";
};

effect(() => {
  const rules = [...sides().map(ofSide), ...Object.keys(pieces.value?.teams ?? {}).map(ofSeat)];
  colours.replaceSync(`@layer sides{${rules.join("")}}`);
});

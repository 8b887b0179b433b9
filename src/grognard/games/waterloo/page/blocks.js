// Wooden blocks: how one looks, and where each stands on the board.

import { html } from "./html.js";

export const WIDE = 44;
export const HIGH = 46;
const MOST = 4; // blocks of a stack that are drawn; a badge counts them all
const RANK = { artillery: 1, cavalry: 2, infantry: 3, leader: 4 };

export const sideOf = (army) => (army === "french" ? "french" : "allied");

// --- the look --------------------------------------------------------------------------------

// Shapes tell the armies apart where colours do not: an N in a lozenge, a crown, a cross.
const EMBLEMS = {
  french: () =>
    html`<path class="emblem-line" d="M0,-11L9,0L0,11L-9,0Z" /><path class="emblem" d="M-4,5V-5L4,5V-5" fill="none" />`,
  british:
    () => html`<path class="emblem-fill" d="M-9,7L-10,-4L-5.5,0.5L-3.6,-6L0,-1L3.6,-6L5.5,0.5L10,-4L9,7Z" />
    <circle class="emblem-fill" cy="-7.6" r="1.9" /><circle class="emblem-fill" cx="-10" cy="-5.6" r="1.5" /><circle class="emblem-fill" cx="10" cy="-5.6" r="1.5" />`,
  prussian: () =>
    html`<path class="emblem-fill" d="M-4.5,-10.5H4.5Q2,-5.5 1.7,-1.7Q5.5,-2 10.5,-4.5V4.5Q5.5,2 1.7,1.7Q2,5.5 4.5,10.5H-4.5Q-2,5.5 -1.7,1.7Q-5.5,2 -10.5,4.5V-4.5Q-5.5,-2 -1.7,-1.7Q-2,-5.5 -4.5,-10.5Z" />`,
};

const ARMS = {
  infantry: () => html`<path d="M-13,-8.5L13,8.5M13,-8.5L-13,8.5" />`,
  cavalry: () => html`<path d="M-13,8.5L13,-8.5" />`,
  artillery: () => html`<circle class="arm-fill" r="4.6" />`,
};

const STAR =
  "M0,-11L2.9,-3.6L10.8,-3.2L4.6,1.8L6.7,9.4L0,5L-6.7,9.4L-4.6,1.8L-10.8,-3.2L-2.9,-3.6Z";

const drawArm = (arm) =>
  arm === "leader"
    ? html`<path class="arm-star" transform="scale(.95)" d=${STAR} />`
    : html`<g class="arm"><rect x="-13" y="-8.5" width="26" height="17" />${ARMS[arm]?.()}</g>`;

const pip = (x) => `M${x - 3.1},-17a3.1,3.1 0 1 0 6.2,0a3.1,3.1 0 1 0 -6.2,0`;

const drawPips = ({ cv, full }) => {
  const all = Array.from({ length: full }, (_, i) => pip((i - (full - 1) / 2) * 9));
  return html`<path class="pip" d=${all.slice(0, cv).join("")} />
    ${cv < full && html`<path class="pip is-lost" d=${all.slice(cv).join("")} />`}`;
};

const drawFace = (block, corps) => html`<g class="face">
  ${drawPips(block)}
  <rect class="paper" x="-18.5" y="-11.5" width="37" height="31.5" rx="1.8" />
  <g transform="translate(0 0.2)">${drawArm(block.arm)}</g>
  <text class="corps" y="17.6">${corps}</text>
</g>`;

const drawBack = (army) =>
  html`<g class="back"><g transform="translate(0 1) scale(1.12)">${EMBLEMS[army]?.()}</g></g>`;

// All that shows of a block behind another: its left edge, with the arm and the strength.
const SLIVER = {
  infantry: "M-4.5,-4.5L4.5,4.5M4.5,-4.5L-4.5,4.5",
  cavalry: "M-4.5,4.5L4.5,-4.5",
  artillery: "M-2.6,0a2.6,2.6 0 1 0 5.2,0a2.6,2.6 0 1 0 -5.2,0z",
  leader: "M0,-4.5L1.3,-1.3L4.5,-1.3L2,1L2.8,4.5L0,2.4L-2.8,4.5L-2,1L-4.5,-1.3L-1.3,-1.3Z",
};

const drawEdge = ({ unit, arm, cv }) =>
  unit &&
  html`<g class="edge" transform="translate(-13.6 0)">
    <rect class="paper" x="-6.4" y="-11.5" width="15" height="31.5" rx="1.8" />
    <path class=${`sliver sliver-${arm}`} transform="translate(.6 -3.5)" d=${SLIVER[arm]} />
    <text class="sliver-cv" x=".6" y="16">${cv}</text>
  </g>`;

// The wood of each army, drawn once and used by every block.
export const woods = () => html`<defs>
  <linearGradient id="bd-sheen" x1="0" y1="0" x2=".35" y2="1">
    <stop offset="0" class="sheen-top" /><stop offset=".5" class="sheen-middle" /><stop offset="1" class="sheen-foot" />
  </linearGradient>
  <g id="bd-wood">
    <rect class="wood-shadow" x=${-WIDE / 2 + 3} y=${-HIGH / 2 + 5} width=${WIDE + 1} height=${HIGH} rx="5" />
    <rect class="wood-side" x=${-WIDE / 2 + 1.6} y=${-HIGH / 2 + 2.6} width=${WIDE} height=${HIGH} rx="4.5" />
    <rect class="wood-face" x=${-WIDE / 2} y=${-HIGH / 2} width=${WIDE} height=${HIGH} rx="4" />
    <path class="wood-grain" d="M-21,-14C-12,-16 -6,-12 4,-14S16,-12 21,-15M-21,-5C-10,-8 -2,-2 8,-5S18,-4 21,-6M-21,5C-14,3 -8,8 2,5S14,8 21,4M-21,14C-12,11 -4,17 6,14S17,17 21,13M-21,19C-9,17 0,21 21,18" />
    <rect class="wood-sheen" x=${-WIDE / 2} y=${-HIGH / 2} width=${WIDE} height=${HIGH} rx="4" fill="url(#bd-sheen)" />
    <path class="wood-bright" d="M-20.6,19.5V-18Q-20.6,-21.6 -17,-21.6H18" />
    <path class="wood-dark" d="M20.8,-18V18Q20.8,21.8 17,21.8H-18" />
  </g>
</defs>`;

const MARKS = ["disorganised", "rode", "moved", "active"];

// One block about the origin. `extra` are the classes of the moment: lit, marked, pointed at;
// `covered`: another block lies over all but its left edge.
export const drawBlock = (block, corps = "", extra = "", covered = false) => {
  const marks = MARKS.filter((mark) => block[mark]).map((mark) => `is-${mark}`);
  return html`<g class=${["block", `of-${block.army}`, ...marks, extra].join(" ")}>
    <rect class="block-halo" x=${-WIDE / 2 - 3} y=${-HIGH / 2 - 3} width=${WIDE + 6} height=${HIGH + 6} rx="7" />
    <use href="#bd-wood" />
    ${covered ? drawEdge(block) : block.unit ? drawFace(block, corps) : drawBack(block.army)}
    ${block.disorganised && html`<path class="crack" d="M-20,-6L-9,-1L-12,4L0,3L-3,9L10,7L20,14" />`}
    ${block.rode && html`<path class="rode-mark" d="M-18,-17L-13,-13L-18,-9M-12,-17L-7,-13L-12,-9" />`}
    ${block.moved && html`<path class="moved-mark" d="M9,20.5H18.5M15,17L18.8,20.5L15,24" />`}
    ${block.active && html`<circle class="active-mark" cx="17" cy="-17" r="4" />`}
  </g>`;
};

// A block merely remembered: dashed, pale, no wood.
export const drawMemory = (memory, arm, army) => html`<g class=${`block is-memory of-${army}`}>
  <rect class="memory" x=${-WIDE / 2} y=${-HIGH / 2} width=${WIDE} height=${HIGH} rx="4" />
  ${drawPips({ cv: memory.cv, full: memory.cv })}
  <g transform="translate(0 2)">${drawArm(arm)}</g>
</g>`;

export const corpsOf = (names, unit) => {
  const corps = names?.units?.[unit]?.corps ?? "";
  return corps === "HQ" ? "" : corps;
};

// --- where they stand ------------------------------------------------------------------------

const rank = (block) => (block.unit ? (RANK[block.arm] ?? 0) : 0);
const order = (a, b) =>
  a.army.localeCompare(b.army) || rank(a) - rank(b) || (a.unit ?? "").localeCompare(b.unit ?? "");

const keyed = (town, blocks) => {
  const seen = {};
  return blocks.map((block) => {
    const n = (seen[block.army] = (seen[block.army] ?? 0) + 1);
    return { block, key: block.unit ?? `${town}-${block.army}-${String(n).padStart(2, "0")}` };
  });
};

// One pile of blocks about (x, y); the last ones lie on top.
const pile = (town, blocks, x, y, room) => {
  const all = keyed(town, [...blocks].sort(order));
  const shown = all.slice(-MOST);
  const step = shown.length > 1 ? Math.min(WIDE + 4, (room - WIDE) / (shown.length - 1)) : 0;
  const from = x - (step * (shown.length - 1)) / 2;
  const width = WIDE + step * (shown.length - 1);
  return {
    town,
    count: blocks.length,
    army: shown[shown.length - 1].block.army,
    x,
    y,
    width,
    items: shown.map((item, i) => ({
      ...item,
      town,
      covered: step < WIDE && i < shown.length - 1,
      x: from + i * step,
      y,
    })),
  };
};

// The piles of a town: one, or one of each side where they meet.
export const pilesOf = (key, place, blocks) => {
  if (!blocks.length) return [];
  const { x, y, w } = place.stack;
  const sides = ["french", "allied"].map((side) => blocks.filter((b) => sideOf(b.army) === side));
  const present = sides.filter((side) => side.length);
  if (present.length === 1) return [pile(key, present[0], x, y, w)];
  return present.map((side, i) => pile(key, side, x + (i ? 27 : -27), y, 52));
};

// Drawn in an order that no march changes, so that a moved block glides instead of jumping.
export const inOrder = (piles) =>
  piles
    .flatMap((one) => one.items)
    .sort((a, b) => order(a.block, b.block) || a.key.localeCompare(b.key));

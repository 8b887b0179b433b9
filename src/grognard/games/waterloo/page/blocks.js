// Wooden blocks: the strength on the top edge, a paper label, a blank back.

import { HIGH, WIDE } from "/js/board_pieces.js";
import { html } from "/js/html.js";

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

const drawPips = ({ strength: cv, full }) => {
  const all = Array.from({ length: full }, (_, i) => pip((i - (full - 1) / 2) * 9));
  return html`<path class="pip" d=${all.slice(0, cv).join("")} />
    ${cv < full && html`<path class="pip is-lost" d=${all.slice(cv).join("")} />`}`;
};

const drawFace = (block, corps) => html`<g class="face">
  ${drawPips(block)}
  <rect class="paper" x="-18.5" y="-11.5" width="37" height="31.5" rx="1.8" />
  <g transform="translate(0 0.2)">${drawArm(block.kind)}</g>
  <text class="corps" y="17.6">${corps}</text>
  <text class="cv" y="19">${block.strength}</text>
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

const drawEdge = ({ kind, strength }) => html`<g class="edge" transform="translate(-13.6 0)">
  <rect class="paper" x="-6.4" y="-11.5" width="15" height="31.5" rx="1.8" />
  <path class=${`sliver sliver-${kind}`} transform="translate(.6 -3.5)" d=${SLIVER[kind]} />
  <text class="sliver-cv" x=".6" y="16">${strength}</text>
</g>`;

// The wood of each army, drawn once and used by every block.
export const drawDefs = () => html`
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
  </g>`;

// The marks that are drawn on a block; how it lies is told by its style.
const MARKS = {
  disorganised: () => html`<path class="crack" d="M-20,-6L-9,-1L-12,4L0,3L-3,9L10,7L20,14" />`,
  rode: () => html`<path class="rode-mark" d="M-18,-17L-13,-13L-18,-9M-12,-17L-7,-13L-12,-9" />`,
  moved: () => html`<path class="moved-mark" d="M9,20.5H18.5M15,17L18.8,20.5L15,24" />`,
  active: () => html`<circle class="active-mark" cx="17" cy="-17" r="4" />`,
};

// A block merely remembered: dashed, pale, no wood.
const drawMemory = (block) => html`
  <rect class="memory" x=${-WIDE / 2} y=${-HIGH / 2} width=${WIDE} height=${HIGH} rx="4" />
  ${drawPips(block)}
  <g transform="translate(0 2)">${drawArm(block.kind)}</g>`;

const drawSeen = (block, info, covered) => {
  if (!block.key) return covered ? null : drawBack(block.side);
  return covered ? drawEdge(block) : drawFace(block, info?.group);
};

export const drawPiece = (block, info, { covered, memory }) => {
  if (memory) return drawMemory(block);
  const marks = (block.marks ?? []).filter((mark) => mark in MARKS);
  return html`<use href="#bd-wood" />
    ${drawSeen(block, info, covered)}
    ${marks.map((mark) => MARKS[mark]())}`;
};

// Corps counters: the colour of the nation, the commander, and what he is worth; blank from behind.
// Those who serve the French are square, those of the Coalition have cut corners.

import { html } from "/js/html.js";
import { drawSign, kindSign, sideOf } from "/js/looks.js";

const SQUARE = "M-20,-23H20Q22,-23 22,-21V21Q22,23 20,23H-20Q-22,23 -22,21V-21Q-22,-23 -20,-23Z";
const CUT = "M-14,-23H14L22,-15V15L14,23H-14L-22,15V-15Z";

/** Serves the French: as the view says, else by its colour. */
const isFrench = ({ seat, side }) => (seat ?? (side === "french" ? "french" : "")) === "french";

const shapeOf = (piece) => (isFrench(piece) ? SQUARE : CUT);

export const drawDefs = () => html`<pattern id="counter-worn" width="6" height="6" patternUnits="userSpaceOnUse">
  <path class="worn-line" d="M-1,1L1,-1M0,6L6,0M5,7L7,5" /></pattern>`;

const emblem = (side) => sideOf(side)?.sign ?? "?";

// Battle, movement and command as they are printed.
const drawRatings = ({ ratings }) =>
  ratings
    ? html`<text class="ratings" y="19.5">${ratings.join("–")}</text>`
    : html`<text class="ratings" y="19.5">?</text>`;

// From afar one number counts; nearer there is room for the name and the rest.
const drawFace = (piece, info) => html`<g class="face">
  <g class="far">
    <text class="worth" y="10">${piece.ratings?.[0] ?? "?"}</text>
  </g>
  <g class="near">
    <text class="commander" y="-11" textLength=${fitted(info?.short)} lengthAdjust="spacingAndGlyphs">${info?.short}</text>
    <g transform="translate(0 -0.5) scale(.72)">${drawSign(kindSign(piece.kind), "kind-sign")}</g>
    ${drawRatings(piece)}
  </g>
</g>`;

const LETTERS = 8; // that fit at their natural width
const fitted = (name = "") => (name.length > LETTERS ? "38" : undefined);

const drawBack = ({ side }) => html`<g class="back" transform="scale(1.15)">${drawSign(emblem(side), "side-sign")}</g>`;

const drawMarks = (piece) => {
  const { marks = [] } = piece;
  return html`
    ${marks.includes("reduced") && html`<path class="reduced-bar" d=${isFrench(piece) ? "M-22,-22h5V22h-5Z" : "M-22,-15l5,-5V20l-5,-5Z"} />`}
    ${marks.includes("moved") && html`<path class="moved-mark" d="M13,-5L18,-0.5L13,4M9,-5L14,-0.5L9,4" />`}
    ${marks.includes("chosen") && html`<g class="chosen-mark" transform="translate(19 -20)"><circle r="7" /><path d="M-3.6,0L-1,3L4,-3" /></g>`}
    ${marks.includes("engaged") && html`<g class="engaged-mark" transform="translate(-19 -20)"><circle r="7" /><path d="M-3,3L3,-3M3,3L-3,-3" /></g>`}`;
};

export const drawPiece = (piece, info, { covered }) => {
  const reduced = piece.marks?.includes("reduced");
  return html`<path class="counter-shadow" transform="translate(1.6 2.4)" d=${shapeOf(piece)} />
    <path class="counter-card" d=${shapeOf(piece)} />
    ${!covered && reduced && html`<path class="counter-worn" d=${shapeOf(piece)} fill="url(#counter-worn)" />`}
    ${!covered && (piece.key ? drawFace(piece, info) : drawBack(piece))}
    ${!covered && drawMarks(piece)}`;
};

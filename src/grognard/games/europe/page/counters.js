// Counters: units with their steps, generals and armies with the strength of what they command,
// depots, fleets. Those of the Empire are square, those of the Coalition have cut corners.

import { html } from "/js/html.js";
import { drawSign, kindSign, sideOf } from "/js/looks.js";

const SQUARE = "M-20,-23H20Q22,-23 22,-21V21Q22,23 20,23H-20Q-22,23 -22,21V-21Q-22,-23 -20,-23Z";
const CUT = "M-14,-23H14L22,-15V15L14,23H-14L-22,15V-15Z";

const isEmpire = ({ seat, side }) => (seat ?? side) === "empire" || (!seat && side === "france");
const shapeOf = (piece) => (isEmpire(piece) ? SQUARE : CUT);

export const drawDefs = () => html`<pattern id="counter-worn" width="6" height="6" patternUnits="userSpaceOnUse">
  <path class="worn-line" d="M-1,1L1,-1M0,6L6,0M5,7L7,5" /></pattern>`;

const LETTERS = 8; // that fit at their natural width
const fitted = (name = "", most = LETTERS, width = "38") => (name.length > most ? width : undefined);

const drawName = (name, y = -12) =>
  html`<text class="commander" y=${y} textLength=${fitted(name)} lengthAdjust="spacingAndGlyphs">${name}</text>`;

// Steps as bars: those that are lost are hollow.
const drawSteps = ({ strength, full }) =>
  Array.from(
    { length: full },
    (_, n) => html`<rect class=${n < strength ? "step" : "step is-lost"} x=${-full * 4.5 + n * 9 + 0.8} y="8" width="7.4" height="5" rx="1.2" />`,
  );

const drawUnit = (piece, info) => html`
  ${drawName(info?.short)}
  <g transform="translate(0 -2) scale(.66)">${drawSign(kindSign(piece.kind), "kind-sign")}</g>
  ${drawSteps(piece)}
  <text class="ratings" y="21">${piece.ratings?.slice(1).join("–")}</text>`;

// Initiative, attack and defence, command.
const drawGeneral = ({ kind, ratings: [initiative, attack, defence, command] = [] }, info) => html`
  ${drawName(info?.short)}
  <g transform="translate(0 -1) scale(.8)">${drawSign(kindSign(kind), "kind-sign")}</g>
  <text class="ratings" x="-16" y="20">${initiative}</text><text class="ratings" x="-4" y="20">${attack}/${defence}</text><text class="ratings" x="9" y="20">${command}</text>`;

const drawOther = ({ kind, ratings, marks = [] }, info) => html`
  ${kind !== "depot" && drawName(info?.short)}
  <g transform=${kind === "depot" ? "scale(1.1)" : "translate(0 1) scale(.85)"}>${drawSign(kind === "depot" && !marks.includes("fixed") ? WAGON : kindSign(kind), "kind-sign")}</g>
  ${ratings && html`<text class="ratings" y="21">${ratings.join("–")}</text>`}`;

const WAGON = "M-11,3V-6H8V3ZM8,-2H12M-6,3a3.4,3.4 0 1 0 .01,0M4,3a3.4,3.4 0 1 0 .01,0";

const DRAWN = { general: drawGeneral, fleet: drawOther, depot: drawOther, army: drawOther, special: drawOther };

// What counts from afar: the steps of the whole force, or of the unit alone.
const worthOf = ({ force, strength }) => force ?? strength;

const drawFace = (piece, info) => html`<g class="face">
  <g class="far">${worthOf(piece) === undefined ? html`<g transform="scale(1.2)">${drawSign(kindSign(piece.kind), "kind-sign")}</g>` : html`<text class="worth" y="10">${worthOf(piece)}</text>`}</g>
  <g class="near">${(DRAWN[piece.kind] ?? drawUnit)(piece, info)}</g>
  ${piece.force !== undefined && html`<g class="force near" transform="translate(23 21)"><rect x="-10" y="-8" width="20" height="16" rx="4" /><text y="5">${piece.force}</text></g>`}
</g>`;

const drawBack = ({ side }) => html`<g class="back" transform="scale(1.15)">${drawSign(sideOf(side)?.sign ?? "?", "side-sign")}</g>`;

const badge = (name, x, y, path) => html`<g class=${`badge ${name}-mark`} transform=${`translate(${x} ${y})`}><circle r="7" /><path d=${path} /></g>`;

const drawMarks = ({ marks = [] }) => html`
  ${marks.includes("marked") && badge("marked", 19, -19, "M-3.6,0L-1,3L4,-3")}
  ${marks.includes("chosen") && badge("chosen", 19, -19, "M-3,-3.5L1,0L-3,3.5M0,-3.5L4,0L0,3.5")}
  ${marks.includes("unsupplied") && badge("unsupplied", -19, -19, "M0,-4V1M0,3.4V4")}
  ${marks.includes("demoralised") && badge("demoralised", -19, -4, "M1.5,-4.5L-2.5,0.5H1.5L-1.5,4.5")}
  ${marks.includes("inside") && badge("inside", -19, 18, "M-4,3.5V-1H-2.5V-3.5H-.8V-1H.8V-3.5H2.5V-1H4V3.5Z")}`;

export const drawPiece = (piece, info, { covered }) => {
  const worn = piece.marks?.includes("reduced");
  return html`<path class="counter-shadow" transform="translate(1.6 2.4)" d=${shapeOf(piece)} />
    <path class=${`counter-card is-${piece.kind}`} d=${shapeOf(piece)} />
    ${!covered && worn && html`<path class="counter-worn" d=${shapeOf(piece)} fill="url(#counter-worn)" />`}
    ${!covered && (piece.key ? drawFace(piece, info) : drawBack(piece))}
    ${!covered && drawMarks(piece)}`;
};

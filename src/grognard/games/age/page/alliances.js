// Who sides with whom: a pattern over the areas of a country and a flag at its heart.

import { html } from "/js/html.js";
import { drawSign, markSign } from "/js/looks.js";
import { Rings } from "/js/board_live.js";

// --- patterns --------------------------------------------------------------------------------

const PATTERNS = {
  france: [14, "M0,7H14"],
  ally: [14, "M-2,2L2,-2M0,14L14,0M12,16L16,12"],
  dominion: [14, "M-2,2L2,-2M0,14L14,0M12,16L16,12M-2,12L2,16M0,0L14,14M12,-2L16,2"],
  member: [14, "M-2,12L2,16M0,0L14,14M12,-2L16,2"],
  insurgent: [18, "M0,5L4.5,1L9,5L13.5,1L18,5M0,14L4.5,10L9,14L13.5,10L18,14"],
  neutral: [16, "M4,4h.01M12,12h.01"],
};

const SAME = { britain: "member" };

const looks = (alignment) => SAME[alignment] ?? alignment;

const drawPattern = ([name, [size, path]]) => html`<pattern id=${`alliance-${name}`} class=${`alliance-pattern of-${name}`}
  width=${size} height=${size} patternUnits="userSpaceOnUse"><path d=${path} /></pattern>`;

const drawArea = ({ key, place, here }) => {
  const name = looks(here.alignment);
  return (
    PATTERNS[name] &&
    html`<g key=${key} class=${`alliance of-${name}`} data-alliance=${here.alignment}>
      <path class="alliance-tint" d=${place.area} /><path class="alliance-hatch" d=${place.area} fill=${`url(#alliance-${name})`} />
    </g>`
  );
};

export const Held = ({ spots, lit, hover }) => html`<defs>${Object.entries(PATTERNS).map(drawPattern)}</defs>
  <g class="alliances">${spots.map(drawArea)}</g>
  <${Rings} spots=${spots} lit=${lit} hover=${hover} />`;

// --- flags -----------------------------------------------------------------------------------

const CLOTH = "M-10,-11H14V5H-10Z";

// Each has a shape of its own: bars, an N, a cross, a torn cloth, an empty one.
const FLAGS = {
  ally: () => html`<path class="flag-white" d=${CLOTH} /><path class="flag-blue" d="M-10,-11H-2V5H-10Z" /><path class="flag-red" d="M6,-11H14V5H6Z" />`,
  dominion: () => html`<path class="flag-blue" d=${CLOTH} /><path class="flag-line" d="M-3,1V-7L7,1V-7" />`,
  member: () => html`<path class="flag-brown" d=${CLOTH} /><path class="flag-line" d="M2,-11V5M-10,-3H14" />`,
  insurgent: () => html`<path class="flag-black" d="M-10,-11H14L10,-7L14,-3L10,1L14,5H-10Z" /><path class="flag-line" d="M-5,-8L5,2M5,-8L-5,2" />`,
  neutral: () => html`<path class="flag-white" d=${CLOTH} />`,
};

const drawFlag = (mark) => html`<g class=${`flag flag-of-${mark}`}>
  <path class="flag-pole" d="M-11,-13V14" />${FLAGS[mark]()}<path class="flag-edge" d=${CLOTH} /></g>`;

const drawDisc = (mark) => html`<circle class="mark-disc" r="10" /><g transform="scale(.75)">${drawSign(markSign(mark), "mark-sign")}</g>`;

export const drawMark = (mark) => (FLAGS[mark] ? drawFlag(mark) : drawDisc(mark));

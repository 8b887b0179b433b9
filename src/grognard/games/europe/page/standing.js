// What the countries are to the two camps: a pattern over their land and a flag at their capital.

import { html } from "/js/html.js";
import { colon, g } from "/js/i18n.js";

// Each standing has a pattern of its own; colours only help.
const PATTERNS = {
  empire: [16, "M-2,2L2,-2M0,16L16,0M14,18L18,14"],
  coalition: [16, "M-2,14L2,18M0,0L16,16M14,-2L18,2"],
  protectorate: [16, "M-2,2L2,-2M0,16L16,0M14,18L18,14M-2,14L2,18M0,0L16,16M14,-2L18,2"],
  tied: [18, "M3,9h6M12,0h6"],
  peace: [14, "M0,4H14M0,10H14"],
  alliance: [14, "M0,4H14M0,10H14M4,0V14"],
  neutral: [18, "M5,5h.01M14,14h.01"],
};

/** The look of a country's standing, and whose colour it has. */
const lookOf = ({ status, side }) => {
  if (status === "forced_peace") return "peace";
  if (status === "forced_alliance") return "alliance";
  if (status === "protectorate") return "protectorate";
  if (status === "neutral") return "neutral";
  return side ?? "tied";
};

const titleOf = ({ status, side }) => g(["ui-standing", status, side].filter(Boolean).join("-"));

const drawPattern = ([name, [size, path]]) => html`<pattern id=${`standing-${name}`} class=${`standing-pattern of-${name}`}
  width=${size} height=${size} patternUnits="userSpaceOnUse"><path d=${path} /></pattern>`;

const drawLand = (countries) => ({ key, place: { area }, here: { land } }) => {
  const standing = countries[land];
  if (!standing || !area) return null;
  const look = lookOf(standing);
  return html`<path key=${key} class=${`standing-land of-${look}`} data-standing=${look} d=${area} fill=${`url(#standing-${look})`} />`;
};

// --- flags -----------------------------------------------------------------------------------

const CLOTH = "M-10,-12H14V4H-10Z";
const SIGNS = {
  empire: "M2,-10L8,-4L2,2L-4,-4Z",
  coalition: "M-3,-4a5,5 0 1 0 10,0a5,5 0 1 0 -10,0Z",
  protectorate: "M2,-10L8,-4L2,2L-4,-4Z M-8,-10H12V2H-8Z",
  tied: "M-4,-4H8",
  peace: "M-6,-7H10M-6,-1H10",
  alliance: "M-5,-4a4,4 0 1 0 8,0a4,4 0 1 0 -8,0Z M1,-4a4,4 0 1 0 8,0a4,4 0 1 0 -8,0Z",
  neutral: "",
};

const drawFlag = (places) => ([key, standing]) => {
  const { x, y } = places[standing.capital]?.marks ?? {};
  if (x === undefined) return null;
  const look = lookOf(standing);
  return html`<g key=${key} class=${`standing-flag of-${look} ${standing.side ? `side-${standing.side}` : ""}`} data-flag=${key} data-standing=${look}
    transform=${`translate(${x + 12} ${y - 20})`}><title>${colon(g(`word-${key}`))} ${titleOf(standing)}</title>
    <g class="badge-size"><path class="standing-pole" d="M-11,-14V14" /><path class="standing-cloth" d=${CLOTH} /><path class="standing-sign" d=${SIGNS[look]} /></g></g>`;
};

export const Standings = ({ places, spots, countries }) => {
  if (!countries || !Object.keys(countries).length) return null;
  return html`<g class="standings"><defs>${Object.entries(PATTERNS).map(drawPattern)}</defs>
    ${spots.map(drawLand(countries))}
    ${Object.entries(countries).map(drawFlag(places))}</g>`;
};

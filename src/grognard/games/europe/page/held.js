// What lies over the printed board: who holds which zone, the reach of a march, lines of supply, and
// the marks of forts and ports.

import { html } from "/js/html.js";
import { g } from "/js/i18n.js";
import { drawSign, hatchOf, markSign } from "/js/looks.js";
import { Rings } from "/js/board_live.js";
import { Standings } from "./standing.js";

// --- control ---------------------------------------------------------------------------------

// A side's pattern lies over all it holds, stronger where it holds another country's land.
const drawControl = ({ key, place: { area }, here: { side, marker } }) =>
  side &&
  html`<g key=${key} class=${`control side-${side} ${marker ? "is-taken" : ""}`} data-holder=${side}>
    <path class="control-tint" d=${area} /><path class="control-hatch" d=${area} fill=${hatchOf(side)} />
  </g>`;

// The flag of whoever holds what is not his own.
const drawMarker = ({ key, place: { marks }, here: { side, marker } }) =>
  marker &&
  html`<g key=${key} class=${`control-marker side-${side}`} transform=${`translate(${marks.x - 12} ${marks.y - 14})`}>
    <path class="flag-pole" d="M-4,10V-8" /><path class="flag-cloth" style=${{ fill: `var(--of-${marker})` }} d="M-4,-8H8L5,-4L8,0H-4Z" /></g>`;

// --- supply ----------------------------------------------------------------------------------

const through = (places, keys) => {
  const points = keys.map((key) => places[key].marks ?? places[key]);
  return `M${points.map(({ x, y }) => `${x},${y}`).join("L")}`;
};

const drawLine = (places) => (keys) =>
  html`<path class=${keys.some((key) => places[key].kind === "sea") ? "supply-line is-by-sea" : "supply-line"} d=${through(places, keys)} />`;

const disc = (places, name, text) => (key) => html`<g key=${`${name}-${key}`} class=${`supply-place is-${name}`} data-supply=${`${name} ${key}`}
  transform=${`translate(${places[key].marks.x} ${places[key].marks.y})`}><title>${g(`ui-supply-${name}`)}</title>
  <g class="badge-size"><circle r=${name === "source" ? 13 : 10} /><text y="5.5">${text}</text></g></g>`;

const drawNetwork = (places) => ([country, { nation, sources, relays, lines, cut }]) => html`<g key=${country} class=${`supply side-${nation}`} data-country=${country}>
  ${lines.map((keys) => html`<path class="supply-bed" d=${through(places, keys)} />`)}${lines.map(drawLine(places))}
  ${Object.entries(cut).flatMap(([key, bars]) => bars.map((bar) => html`<path class="supply-broken" d=${through(places, [key, bar])} />`))}
  ${relays.map(disc(places, "relay", "R"))}${sources.map(disc(places, "source", "S"))}
  ${Object.keys(cut).map(disc(places, "cut", "!"))}${Object.values(cut).flat().map(disc(places, "bar", "✕"))}
</g>`;

const Supply = ({ places, supply }) => html`<g class="supplies">${Object.entries(supply ?? {}).map(drawNetwork(places))}</g>`;

// --- all of it -------------------------------------------------------------------------------

export const Held = ({ board: { places }, view, spots, lit, hover }) => html`
  <${Standings} places=${places} spots=${spots} countries=${view.countries} />
  <g class="controls">${spots.map(drawControl)}</g>
  <${Rings} spots=${spots} lit=${lit} hover=${hover} />
  <g class="control-markers">${spots.map(drawMarker)}</g>
  <${Supply} places=${places} supply=${view.supply} />`;

// --- marks -----------------------------------------------------------------------------------

const SIEGE = ["besieged", "siege-1", "siege-2", "siege-3"];

// A ring of batteries round a besieged fort, with the marker's number; a ruin is crossed out.
const drawSiege = (mark) => html`<g class="mark-siege"><circle class="siege-ring" r="15" />
  ${mark !== "besieged" && html`<g transform="translate(13 -12)"><circle class="siege-number" r="8" /><text y="4.5">${SIEGE.indexOf(mark)}</text></g>`}</g>`;

const drawRuin = () => html`<g class="mark-ruined"><circle r="13" /><path d="M-8,-8L8,8M8,-8L-8,8" /></g>`;

const drawDisc = (mark) => html`<circle class="mark-disc" r="10" /><g transform="scale(.75)">${drawSign(markSign(mark), "mark-sign")}</g>`;

export const drawMark = (mark) => {
  if (SIEGE.includes(mark)) return drawSiege(mark);
  return mark === "ruined" ? drawRuin() : drawDisc(mark);
};

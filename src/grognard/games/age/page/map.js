// The printed board: what does not change while a game is played.

import { Component } from "/vendor/preact.mjs";
import { drawPaths, split } from "/js/board_ground.js";
import { html } from "/js/html.js";
import { g } from "/js/i18n.js";
import { drawMark } from "./alliances.js";

// Where the seas have their names, and how large these are.
const SEAS = [
  ["atlantic", 236, 800, 46],
  ["channel", 505, 628, 24],
  ["north-sea", 815, 290, 42],
  ["baltic", 1348, 335, 28],
  ["mediterranean", 760, 1400, 46],
  ["black-sea", 2050, 985, 38],
];

// Beneath the names of their areas, and only while these are small: the large countries.
const COUNTRIES = [
  ["ile_de_france", 700, 862, 62, 26],
  ["britain", 560, 395, 40, 10],
  ["moscow", 1870, 340, 84, 60],
  ["osterreich", 1400, 850, 60, 52],
  ["brandenburg", 1250, 600, 40, 26],
  ["castilla_la_nueva", 352, 1140, 56, 30],
];

// --- land and water --------------------------------------------------------------------------

// Drawn again and again around the land, ever narrower: the water grows darker towards the shore.
const SHALLOWS = [30, 18, 8];

// A wide line needs fewer points: to draw them all takes ten times as long and shows nothing more.
const coarse = (apart) => (ring) => {
  const kept = [];
  let [u, v] = [-apart, -apart];
  for (const point of ring.slice(1).replace("Z", "").split("L")) {
    const [x, y] = point.split(",").map(Number);
    if (Math.abs(x - u) + Math.abs(y - v) < apart) continue;
    kept.push(point);
    [u, v] = [x, y];
  }
  return `M${kept.join("L")}Z`;
};

const drawShallows = (land) =>
  SHALLOWS.map((width, n) => drawPaths(`shallow shallow-${n}`, land.map(coarse(width / 3)), { "stroke-width": width }));

const drawLand = ({ places, outside }) => {
  const land = [...Object.values(places).map(({ area }) => area), outside].flatMap(split);
  return html`${drawShallows(land)}${drawPaths("shore", land)}
    <path class="outside" d=${outside} /><path class="outside-hatch" d=${outside} />`;
};

const drawAreas = (places) => html`<g class="lands">
  ${Object.entries(places).map(
    ([key, { area, country }]) => html`<path key=${key} class=${`land land-${country}`} d=${area} />`,
  )}
</g>`;

// --- terrain ---------------------------------------------------------------------------------

const PATTERNS = {
  mountain: [26, 20, "M2,16L7,7L12,16M7,7L9,16M14,9L18,2L22,9M18,2L19.6,9"],
  swamp: [24, 18, "M3,14h9M5,14v-4M7.5,14v-6M10,14v-4M14,6h8M16,6v-3M18,6v-5M20,6v-3"],
  barren: [22, 22, "M4,5h.01M15,16h.01"],
};

const drawPattern = ([name, [width, height, path]]) => html`<pattern id=${`terrain-${name}`}
  class=${`terrain-pattern terrain-${name}`} width=${width} height=${height} patternUnits="userSpaceOnUse">
  <path d=${path} /></pattern>`;

const drawTerrain = (places) =>
  Object.entries(places).flatMap(([key, { area, terrain, barren }]) => [
    barren && html`<path key=${`${key}-barren`} class="ground-barren" d=${area} fill="url(#terrain-barren)" />`,
    terrain && html`<path key=${key} class=${`ground-${terrain}`} d=${area} fill=${`url(#terrain-${terrain})`} />`,
  ]);

const SIGNS = {
  mountain: "M-11,8L-3,-8L2,1L5,-4L11,8Z",
  swamp: "M-11,7H11M-7,7Q-7,0 -10,-3M-4,7V-6M0,7V-9M4,7V-6M8,7Q8,0 11,-3",
};

// Beside the name: what kind of area it is, told by a sign.
const drawSign = ([key, { terrain, label }]) =>
  terrain &&
  html`<g key=${key} class=${`terrain-sign is-${terrain}`} transform=${`translate(${label.x} ${label.y - 17})`}>
    <g class="badge-size"><circle r="11" /><path transform="scale(.62)" d=${SIGNS[terrain]} /></g></g>`;

// --- towns and links -------------------------------------------------------------------------

const STAR = "M0,-8L2.1,-2.6L7.8,-2.4L3.3,1.3L4.9,6.8L0,3.6L-4.9,6.8L-3.3,1.3L-7.8,-2.4L-2.1,-2.6Z";

const drawCapital = ([key, { capital }]) =>
  capital &&
  html`<g key=${key} class="capital" transform=${`translate(${capital.x} ${capital.y})`}>
    <path d=${STAR} /><text x="11" y="4.5">${capital.name}</text></g>`;

const middle = (path) => {
  const [x, y, u, v] = path.match(/[\d.]+/g).map(Number);
  return [(x + u) / 2, (y + v) / 2];
};

const drawLink = ({ a, b, kind, path }) => {
  if (kind === "border") return null;
  const [x, y] = middle(path);
  return html`<g key=${`${a}-${b}`} class=${`passage passage-${kind}`}>
    <path class="passage-bed" d=${path} /><path class="passage-line" d=${path} />
    <text x=${x} y=${y + 24}>${kind === "winter" ? `❄ ${g("ui-map-ice")}` : g("ui-map-strait")}</text></g>`;
};

// --- names -----------------------------------------------------------------------------------

const drawSea = ([key, x, y, size]) =>
  html`<text key=${key} class="sea-name" x=${x} y=${y} style=${{ "--size": `${size}px` }}>${g(`ui-map-${key}`)}</text>`;

// The country stands first in what is printed in its capital.
const drawCountry = (names) => ([key, x, y, size, spacing]) => {
  const name = names?.places?.[key]?.about?.split(" · ")[0];
  return html`<text key=${key} class="country-name" x=${x} y=${y} style=${{ "--size": `${size}px`, "letter-spacing": `${spacing}px` }}>${name}</text>`;
};

// --- the legend ------------------------------------------------------------------------------

const ALIGNMENTS = ["ally", "dominion", "member", "insurgent", "neutral"];
const LEGEND = { x: 1770, y: 1108, w: 380, row: 40 };

const drawSwatch = (name) => html`<rect class=${`legend-swatch of-${name}`} x="18" y="-14" width="52" height="28" />
  <rect class="legend-pattern" x="18" y="-14" width="52" height="28" fill=${`url(#alliance-${name})`} />
  <g transform="translate(96 0)">${drawMark(name)}</g>`;

const drawTerrainRow = (name) => html`<rect class="legend-pattern" x="18" y="-14" width="52" height="28" fill=${`url(#terrain-${name})`} />
  ${SIGNS[name] && html`<g class=${`terrain-sign is-${name}`} transform="translate(96 0)"><circle r="13" /><path transform="scale(.74)" d=${SIGNS[name]} /></g>`}`;

const drawRows = () => [
  ...ALIGNMENTS.map((name) => [drawSwatch(name), g(`mark-${name}`)]),
  ...Object.keys(PATTERNS).map((name) => [drawTerrainRow(name), g(`ui-map-${name}`)]),
];

const drawLegend = () => {
  const { x, y, w, row } = LEGEND;
  const rows = drawRows();
  return html`<g class="legend" transform=${`translate(${x} ${y})`}>
    <rect class="legend-card" width=${w} height=${rows.length * row + 16} rx="6" />
    ${rows.map(([sign, text], n) => html`<g transform=${`translate(0 ${28 + n * row})`}>${sign}<text x="122" y="8">${text}</text></g>`)}
  </g>`;
};

export class Printed extends Component {
  shouldComponentUpdate(next) {
    return ["board", "names", "language"].some((name) => next[name] !== this.props[name]);
  }

  render({ board, names }) {
    const { places, links, rivers, borders, frontiers, width, height } = board;
    const all = Object.entries(places);
    return html`<svg class="board-map" viewBox=${`0 0 ${width} ${height}`} width=${width} height=${height} aria-hidden="true">
      <defs>
        ${Object.entries(PATTERNS).map(drawPattern)}
        <pattern id="outside-lines" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M-1,1L1,-1M0,9L9,0M8,10L10,8" /></pattern>
      </defs>
      <rect class="sea" width=${width} height=${height} />
      ${drawLand(board)}
      ${SEAS.map(drawSea)}
      ${drawAreas(places)}
      ${drawTerrain(places)}
      ${drawPaths("river", split(rivers))}
      <rect class="frame" x="15" y="15" width=${width - 30} height=${height - 30} />
      <rect class="frame-line" x="30" y="30" width=${width - 60} height=${height - 60} />
      ${drawPaths("border", split(borders))}
      ${drawPaths("frontier-bed", split(frontiers))}${drawPaths("frontier", split(frontiers))}
      ${links.map(drawLink)}
      ${drawLegend()}
      ${COUNTRIES.map(drawCountry(names))}
      ${all.map(drawCapital)}
      ${all.map(drawSign)}
    </svg>`;
  }
}


// The printed board: land and water, borders of every kind, towns, forts, ports. Only the colours of
// the countries and their frontiers change while a game is played.

import { Component } from "/vendor/preact.mjs";
import { computed } from "/vendor/signals.mjs";
import { drawPaths as draw, rows, split } from "/js/board_ground.js";
import { html } from "/js/html.js";
import { g } from "/js/i18n.js";
import { view } from "/js/store.js";

const areas = (places) => places.map(([, { area }]) => area);

// --- countries -------------------------------------------------------------------------------

const MAJORS = new Set(["france", "england", "austria", "russia", "prussia", "spain", "turkey"]);

// To which country each zone belongs, as one text: nothing is drawn anew while that stays the same.
const lands = computed(() =>
  Object.entries(view.value?.places ?? {})
    .filter(([, { land }]) => land)
    .map(([key, { land }]) => `${key} ${land}`)
    .join("\n"),
);

const landOf = () => new Map(lands.value.split("\n").map((line) => /** @type {[string, string]} */ (line.split(" "))));

const drawZone = ([key, { area }], country) =>
  html`<path key=${key} class="land" style=${{ "--land": `var(--of-${country}, var(--of-minor))` }} d=${area} />`;

/** Between two countries: of a power, or of minors only. */
const frontierOf = (a, b) => (a === b ? "" : MAJORS.has(a) || MAJORS.has(b) ? "major" : "minor");

const pathsOf = (links, test) => links.filter(test).map(({ path }) => path);

const drawFrontiers = (links, of) => {
  const some = (name) => pathsOf(links, ({ a, b, kind }) => kind !== "strait" && frontierOf(of.get(a), of.get(b)) === name);
  return [
    draw("frontier-bed", some("major")),
    draw("frontier frontier-minor", some("minor")),
    draw("frontier frontier-major", some("major")),
  ];
};

const Lands = ({ zones }) => {
  const of = landOf();
  return html`<g class="lands">${zones.map((zone) => drawZone(zone, of.get(zone[0])))}</g>`;
};

const Frontiers = ({ links }) => html`<g class="frontiers">${drawFrontiers(links, landOf())}</g>`;

// --- land and water --------------------------------------------------------------------------

// Drawn again and again around the land, ever narrower: the water grows darker towards the shore.
const SHALLOWS = [26, 15, 7];

const drawWater = ({ sea_borders: lines, coast, outside }, seas) => {
  const shore = split(coast);
  const ice = areas(seas.filter(([, place]) => place.ice));
  return html`${draw("ice", ice)}${draw("ice-hatch", ice, { fill: "url(#ice-floes)" })}${draw("sea-border", split(lines))}
    ${SHALLOWS.map((width, n) => draw(`shallow shallow-${n}`, shore, { "stroke-width": width }))}
    ${draw("shore", shore)}<path class="outside" d=${outside} /><path class="outside-hatch" d=${outside} fill="url(#outside-lines)" />`;
};

// --- ground ----------------------------------------------------------------------------------

const pairs = (numbers) => Array.from({ length: numbers.length / 2 }, (_, n) => [numbers[2 * n], numbers[2 * n + 1]]);

const drawPeaks = (peaks) => {
  const all = pairs(peaks);
  const light = all.map(([x, y]) => `M${x - 7},${y + 4}l6,-9l8,9z`);
  const dark = all.map(([x, y]) => `M${x - 1},${y - 5}l8,9h-6z`);
  return html`${draw("peak", light)}${draw("peak-shade", dark)}`;
};

const drawGround = (zones) => {
  const some = (name) => areas(zones.filter(([, place]) => place[name]));
  return html`${draw("ground-poor", some("poor"), { fill: "url(#ground-poor)" })}${draw("ground-marsh", some("marsh"), { fill: "url(#ground-marsh)" })}`;
};

// --- borders ---------------------------------------------------------------------------------

const SIGNS = {
  bridge: html`<path class="bridge-bed" d="M-5,-9H5V9H-5Z" /><path class="bridge-rail" d="M-7,-10Q-4,-7 -4,0Q-4,7 -7,10M7,-10Q4,-7 4,0Q4,7 7,10" />`,
  pass: html`<path class="pass-bed" d="M-5,-8H5V8H-5Z" /><path class="pass-wall" d="M-9,7L-5,-7L-1,7ZM9,7L5,-7L1,7Z" />`,
};

const drawLinkSign = ({ a, b, kind, mid: [x, y, turn] }) =>
  SIGNS[kind] &&
  html`<g key=${`${a}-${b}`} class=${`link-sign is-${kind}`} transform=${`translate(${x} ${y}) rotate(${kind === "pass" ? 0 : turn})`}>
    ${SIGNS[kind]}</g>`;

const drawStrait = ({ a, b, path }) => html`<g key=${`${a}-${b}`} class="strait"><path class="strait-bed" d=${path} /><path class="strait-line" d=${path} /></g>`;

// Where zones meet at a corner only, nobody passes.
const drawCorner = ([x, y]) => html`<circle class="corner" cx=${x} cy=${y} r="4.5" />`;

const drawBorders = (links) => {
  const some = (test) => pathsOf(links, test);
  const of = (...kinds) => some(({ kind }) => kinds.includes(kind));
  return html`
    ${draw("border-zone", some(({ kind, inner }) => kind !== "strait" && inner))}
    ${draw("border-province", some(({ kind, inner }) => kind !== "strait" && !inner))}
    ${draw("water-edge", of("river", "bridge"))}${draw("water-bed", of("river", "bridge"))}
    ${draw("ridge", of("mountain", "pass"))}${draw("ridge-wall", of("mountain"))}
    ${draw("desert", of("desert"))}`;
};

// --- towns -----------------------------------------------------------------------------------

const STAR = "M0,-9L2.4,-3L8.8,-2.7L3.7,1.5L5.5,7.7L0,4.1L-5.5,7.7L-3.7,1.5L-8.8,-2.7L-2.4,-3Z";
const FORT = "M-7,-7L-3,-5H3L7,-7L5,-3V3L7,7L3,5H-3L-7,7L-5,3V-3Z";
const CITADEL = "M0,-11L3.4,-5.5L10,-6L6.6,0L10,6L3.4,5.5L0,11L-3.4,5.5L-10,6L-6.6,0L-10,-6L-3.4,-5.5Z";
const ANCHOR = "M0,-6V6M-3,-3.4H3M-5,2Q-4,6 0,6Q4,6 5,2M0,-6a1.6,1.6 0 1 1 .01,0";
const KEY = "M-5,0a2.6,2.6 0 1 1 5.2,0a2.6,2.6 0 1 1 -5.2,0M0,0H7M4,0V3M7,0V3";

const drawFort = (fort) =>
  fort > 1 ? html`<path class="town-fort" d=${CITADEL} /><circle class="town-core" r="3" />` : html`<path class="town-fort" d=${FORT} />`;

const drawTown = ([key, { marks: { x, y }, fort, city, capital, port, key_zone: isKey }]) => html`<g
  key=${key} class="town" transform=${`translate(${x} ${y})`}>
  ${isKey && html`<circle class="town-key-ring" r="13.5" />`}
  ${fort ? drawFort(fort) : (city || capital) && html`<circle class="town-city" r=${capital ? 6.5 : 4.6} />`}
  ${!fort && !city && !capital && !port && html`<circle class="town-dot" r="1.8" />`}
  ${capital && html`<path class="town-star" transform=${fort ? "scale(.62)" : "scale(.85)"} d=${STAR} />`}
  ${port && html`<g class="town-port" transform=${fort || city || capital ? "translate(12 9)" : ""}><circle r="7" /><path d=${ANCHOR} transform="scale(.8)" /></g>`}
  ${isKey && html`<g class="town-key" transform="translate(-13 9)"><circle r="7" /><path d=${KEY} transform="translate(-1 0)" /></g>`}
</g>`;

// A blockade box with a line to its port.
const drawBox = (places) => ([key, { x, y, r, port }]) => {
  const { x: px, y: py } = places[port].marks;
  return html`<g key=${key} class="blockade"><path class="blockade-line" d=${`M${px},${py}L${x},${y}`} />
    <circle cx=${x} cy=${y} r=${r} /><path transform=${`translate(${x} ${y}) scale(1.1)`} d=${ANCHOR} /></g>`;
};

// --- the legend ------------------------------------------------------------------------------

const LEGEND = { x: 50, y: 2650, column: 306, row: 44, high: 3 };

const wave = (...names) => names.map((name) => html`<path class=${name} d="M14,0Q35,-10 56,0T98,0" />`);

const sign = (kind, name) => html`${wave(...(kind === "bridge" ? ["water-edge", "water-bed"] : ["ridge"]))}<g class=${name} transform="translate(56 0)">${SIGNS[kind]}</g>`;

/** @type {[string, () => any][]} */
const LEGEND_ROWS = [
  ["bridge", () => sign("bridge", "link-sign is-bridge")],
  ["river", () => wave("water-edge", "water-bed")],
  ["pass", () => sign("pass", "link-sign is-pass")],
  ["mountain", () => wave("ridge", "ridge-wall")],
  ["strait", () => wave("strait-bed", "strait-line")],
  ["frontier-major", () => wave("frontier-bed", "frontier frontier-major")],
  ["frontier-minor", () => wave("frontier frontier-minor")],
  ["province", () => wave("border-province")],
  ["marsh", () => html`<rect class="legend-swatch" x="14" y="-14" width="84" height="28" fill="url(#ground-marsh)" />`],
  ["poor", () => html`<rect class="legend-swatch" x="14" y="-14" width="84" height="28" fill="url(#ground-poor)" />`],
  ["fortress", () => html`<g class="town" transform="translate(56 0) scale(1.4)">${drawFort(1)}</g>`],
  ["citadel", () => html`<g class="town" transform="translate(56 0) scale(1.4)">${drawFort(2)}</g>`],
  ["key", () => html`<g class="town-key" transform="translate(56 0) scale(1.7)"><circle r="7" /><path d=${KEY} transform="translate(-1 0)" /></g>`],
  ["blockade", () => html`<g class="blockade" transform="translate(56 0)"><circle r="13" /><path transform="scale(1.3)" d=${ANCHOR} /></g>`],
];

const drawLegend = () => {
  const { x, y, column, row, high } = LEGEND;
  const wide = Math.ceil(LEGEND_ROWS.length / high) * column + 10;
  return html`<g class="legend" transform=${`translate(${x} ${y})`}>
    <rect class="legend-card" width=${wide} height=${high * row + 16} rx="6" />
    ${LEGEND_ROWS.map(
      ([name, draw], n) => html`<g key=${name} transform=${`translate(${Math.floor(n / high) * column} ${30 + (n % high) * row})`}>${draw()}<text x="112" y="7">${g(`ui-map-${name}`)}</text></g>`,
    )}
  </g>`;
};

// --- the names of the seas -------------------------------------------------------------------

const drawSea = (names) => ([key, { name: { x, y, size, lines } }]) => {
  const parts = rows(names?.places?.[key]?.name ?? "", { lines });
  return html`<text key=${key} class="sea-name" transform=${`translate(${x} ${y})`} style=${{ "--size": `${size}px`, "--from": (7 / size).toFixed(2) }}>
    ${parts.map((part, n) => html`<tspan x="0" dy=${n ? "1em" : `${0.35 - (parts.length - 1) * 0.5}em`}>${part}</tspan>`)}</text>`;
};

// --- all of it -------------------------------------------------------------------------------

const PATTERNS = html`
  <pattern id="outside-lines" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M-1,1L1,-1M0,9L9,0M8,10L10,8" /></pattern>
  <pattern id="ice-floes" width="34" height="26" patternUnits="userSpaceOnUse"><path d="M4,6l6,-3l5,4l-4,4zM20,18l7,-2l3,4l-6,3z" /></pattern>
  <pattern id="ground-marsh" width="24" height="18" patternUnits="userSpaceOnUse"><path d="M3,14h9M5,14v-4M7.5,14v-6M10,14v-4M14,6h8M16,6v-3M18,6v-5M20,6v-3" /></pattern>
  <pattern id="ground-poor" width="22" height="22" patternUnits="userSpaceOnUse"><path d="M4,5h.01M15,16h.01" /></pattern>`;

const ofKind = (places, wanted) => Object.entries(places).filter(([, { kind }]) => kind === wanted);

export class Printed extends Component {
  shouldComponentUpdate(next) {
    return ["board", "names", "language"].some((name) => next[name] !== this.props[name]);
  }

  render({ board, names }) {
    const { places, links, rivers, lakes, peaks, corners, width, height } = board;
    const zones = ofKind(places, "zone");
    const seas = ofKind(places, "sea");
    return html`<svg class="board-map" viewBox=${`0 0 ${width} ${height}`} width=${width} height=${height} aria-hidden="true">
      <defs>${PATTERNS}</defs>
      <rect class="sea" width=${width} height=${height} />
      ${drawWater(board, seas)}
      <${Lands} zones=${zones} />
      ${drawGround(zones)}
      ${draw("stream", split(rivers))}${draw("lake", split(lakes))}
      ${drawPeaks(peaks)}
      ${drawBorders(links)}
      <${Frontiers} links=${links} />
      ${links.filter(({ mid }) => mid).map(drawLinkSign)}
      ${corners.map(drawCorner)}
      ${links.filter(({ kind }) => kind === "strait").map(drawStrait)}
      ${ofKind(places, "blockade").map(drawBox(places))}
      <rect class="frame" x="13" y="13" width=${width - 26} height=${height - 26} />
      <rect class="frame-line" x="26" y="26" width=${width - 52} height=${height - 52} />
      ${seas.map(drawSea(names))}
      ${drawLegend()}
      ${zones.map(drawTown)}
    </svg>`;
  }
}

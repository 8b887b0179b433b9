// The printed board: everything that does not change while a game is played.

import { Component, createRef } from "/vendor/preact.mjs";
import { drawPaths, rows } from "/js/board_ground.js";
import { html } from "/js/html.js";
import { chance, ribbon, soft } from "./paths.js";
import { paintRelief } from "./relief.js";

// Widths of the strokes that darken a zone towards its edge, like a wash of colour.
const WASHES = [130, 92, 60, 34, 16];

const short = (n) => +n.toFixed(1);

const ZONES = ["prussian", "british", "french"];

// --- ground ----------------------------------------------------------------------------------

const drawZones = (board) => html`<g class="zones">
  ${ZONES.filter((zone) => board.zones?.[zone]).map(
    (zone) => html`<g class=${`zone zone-${zone}`} clip-path=${`url(#bd-clip-${zone})`}>
      <path class="zone-tint" d=${board.zones[zone]} />
      ${WASHES.map((width) => html`<path class="zone-wash" stroke-width=${width} d=${board.zones[zone]} />`)}
    </g>`,
  )}
</g>`;

const clips = (board) =>
  ZONES.filter((zone) => board.zones?.[zone]).map(
    (zone) => html`<clipPath id=${`bd-clip-${zone}`}><path d=${board.zones[zone]} /></clipPath>`,
  );

// --- woods -----------------------------------------------------------------------------------

const oval = (x, y, rx, ry) =>
  `M${(x - rx).toFixed(1)},${y.toFixed(1)}a${rx.toFixed(1)},${ry.toFixed(1)} 0 1 0 ${(2 * rx).toFixed(1)},0` +
  `a${rx.toFixed(1)},${ry.toFixed(1)} 0 1 0 ${(-2 * rx).toFixed(1)},0`;

// A tree is a dot: a short line with round ends, stroked dark and then green. Cheap by the thousand.
const drawTrees = (trees = []) => {
  const random = chance(18);
  const tones = [[], [], []];
  const light = [];
  for (let i = 0; i + 1 < trees.length; i += 2) {
    const [x, y] = [trees[i], trees[i + 1]];
    tones[Math.floor(random() * 3)].push(`M${x},${y - 1}v2`);
    light.push(`M${short(x - 1.3)},${short(y - 2.4)}h.1`);
  }
  return html`<g class="trees">
    ${drawPaths("tree-shadow", tones.flat(), { transform: "translate(3 3.4)" })}
    ${drawPaths("tree-line", tones.flat())}
    ${tones.map((some, n) => drawPaths(`tree-crown crown-${n}`, some))}
    ${drawPaths("tree-light", light)}
  </g>`;
};

const drawForests = (board) => html`<g class="forests">
  <path class="forest-wash" d=${(board.forests ?? []).join("")} />
  <path class="forest" d=${(board.forests ?? []).join("")} />
  ${drawTrees(board.trees)}
</g>`;

// --- water and lines ---------------------------------------------------------------------------

const ribbons = (rivers, more) => rivers.map((r) => ribbon(r.path, r.width, more)).join("");

const drawRivers = (rivers) => {
  const large = rivers.filter((river) => river.counts);
  const small = rivers.filter((river) => !river.counts);
  return html`<g class="rivers">
    <path class="river-wet" d=${ribbons(rivers, 12)} />
    <path class="brook-bank" d=${ribbons(small, 0.4)} /><path class="river" d=${ribbons(small, -0.9)} />
    <path class="river-bank" d=${ribbons(large, 2)} /><path class="river" d=${ribbons(large, 0)} />
    <path class="river-light" d=${ribbons(large, -3)} />
  </g>`;
};

const drawLines = (board) => {
  const [frontier, line] = [board.frontier, board.zone_line].map((paths = []) =>
    paths.map(soft).join(""),
  );
  return html`<g class="lines">
    <path class="frontier-glow" d=${frontier} /><path class="frontier" d=${frontier} />
    <path class="zone-line-glow" d=${line} /><path class="zone-line" d=${line} />
  </g>`;
};

// --- roads ---------------------------------------------------------------------------------------

// Paths about a bridge, turned into its place: the deck, the road over it, the rails.
const bridgeParts = (bridge, main) => {
  const [half, side] = [(bridge.w ?? 7) / 2 + 4, main ? 6 : 4];
  const angle = (bridge.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = ([x, y]) =>
    `${(bridge.x + x * cos - y * sin).toFixed(1)},${(bridge.y + x * sin + y * cos).toFixed(1)}`;
  const line = (points) => `M${points.map(at).join("L")}`;
  const rail = (s) =>
    line([
      [-half - 3, s * (side + 3)],
      [-half, s * side],
      [half, s * side],
      [half + 3, s * (side + 3)],
    ]);
  return {
    deck: `${line([
      [-half, -side],
      [half, -side],
      [half, side],
      [-half, side],
    ])}Z`,
    road: line([
      [-half - 2, 0],
      [half + 2, 0],
    ]),
    rails: rail(-1) + rail(1),
  };
};

const drawRoads = (roads) => {
  const kinds = [true, false].map((main) => {
    const some = roads.filter((road) => (road.kind === "main") === main);
    const bridges = some.flatMap((road) => road.bridges.map((bridge) => bridgeParts(bridge, main)));
    const all = (part) => bridges.map((bridge) => bridge[part]).join("");
    return {
      path: some.map((road) => road.path).join(""),
      deck: all("deck"),
      road: all("road"),
      rails: all("rails"),
    };
  });
  const [main, minor] = kinds;
  return html`<g class="roads">
    <path class="road-minor-glow" d=${minor.path} /><path class="road-minor" d=${minor.path} />
    <path class="road-main-glow" d=${main.path} /><path class="road-main-edge" d=${main.path} />
    <path class="road-main" d=${main.path} />
    <g class="bridges">
      <path class="bridge-deck" d=${minor.deck + main.deck} /><path class="road-minor" d=${minor.road} />
      <path class="road-main-edge" d=${main.road} /><path class="road-main" d=${main.road} />
      <path class="bridge" d=${minor.rails + main.rails} />
    </g>
  </g>`;
};

// --- towns -----------------------------------------------------------------------------------------

// x, y, width, height of the houses, and x, y, size of the church, about the middle of a town.
const VILLAGE = {
  houses: [
    [-6, 3.4, 6, 4.6],
    [6.2, 3.2, 6, 4.4],
    [-3.4, 9, 6.2, 4.2],
    [4, 8.8, 5.6, 4],
  ],
  church: [0, 4.6, 8],
};
const CITY = {
  houses: [
    [-13, 3, 8, 6],
    [13, 3, 8, 6],
    [-6, -1, 8, 7],
    [7, 0, 8, 7],
    [-8, 12, 9, 6],
    [8, 12, 9, 6],
  ],
  church: [0, 7, 12],
};

const wall = (x, y, w, h) =>
  `M${short(x - w / 2)},${short(y)}v${-short(h)}h${short(w)}v${short(h)}z`;
const roof = (x, y, w, h) =>
  `M${short(x - w / 2)},${short(y)}l${short(w / 2)},${-short(h)}l${short(w / 2)},${short(h)}z`;

// The bastions of a fortified city.
const star = (x, y, r) => {
  const points = Array.from({ length: 20 }, (_, i) => {
    const [angle, length] = [(i * Math.PI) / 10 - Math.PI / 2, i % 2 ? r - 0.5 : r + 6.5];
    return `${short(x + length * Math.cos(angle))},${short(y + length * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
};

const buildings = (town) => {
  const k = town.badge ? 1 : town.r / 15;
  const { houses, church } = town.badge ? CITY : VILLAGE;
  const [cx, cy, s] = church.map((n) => n * k);
  const [x, y] = [town.x + cx, town.y + cy];
  const part = {
    walls: wall(x, y, s * 0.44, s * 0.75),
    roofs: roof(x, y - s * 0.75, s * 0.6, s * 0.8),
    crosses: `M${short(x)},${short(y - s * 1.5)}v${-short(s * 0.4)}m${-short(s * 0.13)},${short(s * 0.14)}h${short(s * 0.26)}`,
  };
  for (const [dx, dy, w, h] of houses.map((house) => house.map((n) => n * k))) {
    part.walls += wall(town.x + dx, town.y + dy, w, h);
    part.roofs += roof(town.x + dx, town.y + dy - h, w + 1.6, w * 0.55);
  }
  return part;
};

const drawTowns = (towns) => {
  const join = (make, some = towns) => some.map(make).join("");
  const round = (more) => (town) => oval(town.x, town.y, town.r + more, town.r + more);
  return html`<g class="towns">
    <path class="town-shadow" d=${join((town) => oval(town.x + 2, town.y + 2.8, town.r + 1.5, town.r + 1.5))} />
    <path class="bastions" d=${join((town) => (town.badge ? star(town.x, town.y, town.r) : ""))} />
    ${ZONES.map((zone) => {
      const some = towns.filter((town) => town.zone === zone);
      const built = some.map(buildings);
      const all = (part) => built.map((one) => one[part]).join("");
      return html`<g class=${`town-${zone}`}>
        <path class="town-disc" d=${join(round(0), some)} /><path class="town-ring" d=${join(round(1.4), some)} />
        <path class="wall" d=${all("walls")} /><path class="roof" d=${all("roofs")} /><path class="cross" d=${all("crosses")} />
      </g>`;
    })}
  </g>`;
};

const drawWagon = (s) => html`<g class="wagon" transform=${`scale(${s})`}>
  <path class="wagon-body" d="M-1,-.1H1L.85,.38H-.85Z" />
  <path class="wagon-hood" d="M-.92,-.1A.92,.82 0 0 1 .92,-.1Z" />
  <path class="wagon-ribs" d="M-.4,-.1V-.83M0,-.1V-.92M.4,-.1V-.83" />
  <circle class="wagon-wheel" cx="-.52" cy=".5" r=".34" /><circle class="wagon-wheel" cx=".52" cy=".5" r=".34" />
  <path class="wagon-ribs" d="M-.86,.5H-.18M-.52,.16V.84M.18,.5H.86M.52,.16V.84" />
</g>`;

const drawSupply = ({
  x,
  y,
  army,
  loss,
}) => html`<g class=${`supply supply-${army}`} transform=${`translate(${x} ${y})`}>
  <circle class="town-shadow" cx="1.5" cy="2" r="18.5" />
  <circle class="supply-disc" r="18" />
  ${drawWagon(11)}
  <g class="supply-loss" transform="translate(14 13)"><g class="supply-size">
    <circle class="supply-count" r="8.5" />
    <text class="supply-number" y="4.4">${loss}</text>
  </g></g>
</g>`;

// --- names -------------------------------------------------------------------------------------------

const drawLabel = (town, name) => {
  const { label } = town;
  const parts = rows(name, label);
  return html`<text class=${`town-name ${label.bold ? "is-city" : ""} name-${town.zone}`}
    text-anchor=${label.anchor ?? "middle"} transform=${`translate(${label.x} ${label.y})`}
    style=${{ "--size": `${label.size}px` }}>
    ${parts.map((row, i) => html`<tspan x="0" dy=${i ? "0.95em" : `${0.32 - (parts.length - 1) * 0.475}em`}>${row}</tspan>`)}
  </text>`;
};

// How large it is printed; what would be too small to be read waits until the map is nearer.
const sized = ({ size }) => ({ "--size": `${size}px`, "--points": size });

const drawAlong = (name, id, text) => html`<g>
  <path id=${id} class="name-path" d=${name.path} />
  <text class=${`name name-${name.kind} ${name.zone ? `is-${name.zone}` : ""}`} dy="0.3em"
    style=${sized(name)} letter-spacing=${name.spacing}>
    <textPath href=${`#${id}`} startOffset="50%" text-anchor="middle">${text}</textPath>
  </text>
</g>`;

const drawAt = (name, text) => {
  const parts = rows(text, name);
  return html`<text class=${`name name-${name.kind}`} text-anchor="middle" style=${sized(name)}
    letter-spacing=${name.spacing ?? 0} transform=${`translate(${name.x} ${name.y}) rotate(${name.rot ?? 0})`}>
    ${parts.map((row, i) => html`<tspan x="0" dy=${i ? "1em" : `${0.32 - (parts.length - 1) * 0.5}em`}>${row}</tspan>`)}
  </text>`;
};

const drawNames = (names, language) => html`<g class="names">
  ${names.map((name, i) => {
    const text = name.text[language] ?? name.text.en;
    return name.path ? drawAlong(name, `bd-name-${i}`, text) : drawAt(name, text);
  })}
</g>`;

// --- margin: title, legend, scale, rose, frame ---------------------------------------------------------

const cartouche = ({
  w,
  h,
}) => html`<rect class="plate-shadow" x="4" y="5" width=${w} height=${h} rx="9" />
  <rect class="plate" width=${w} height=${h} rx="9" />
  <rect class="plate-line" x="6" y="6" width=${w - 12} height=${h - 12} rx="6" />`;

const drawTitle = (title, language) =>
  title &&
  html`<g class="title" transform=${`translate(${title.x} ${title.y})`}>
  ${cartouche(title)}
  <text class="title-text" x=${title.w / 2} y="64">${title.text[language] ?? title.text.en}</text>
  <path class="title-rule" d=${`M${title.w / 2 - 250},82h190M${title.w / 2 + 60},82h190`} />
  <path class="title-gem" d=${`M${title.w / 2},75l7,7l-7,7l-7,-7z m-22,4.5l2.5,2.5l-2.5,2.5l-2.5,-2.5z m44,0l2.5,2.5l-2.5,2.5l-2.5,-2.5z`} />
  <text class="title-sub" x=${title.w / 2} y="112">${title.sub[language] ?? title.sub.en}</text>
</g>`;

const SAMPLES = {
  main: () =>
    html`<path class="road-main-edge" d="M0,0h54" /><path class="road-main" d="M0,0h54" />`,
  minor: () => html`<path class="road-minor" d="M0,0h54" />`,
  bridge: () => html`<path class="river-bank" d="M24,-13q8,6 1,13t1,13h7q-6,-6 0,-13t0,-13z" />
    <path class="river" d="M25,-13q8,6 1,13t1,13h5q-6,-6 0,-13t0,-13z" />
    <path class="road-minor" d="M0,0h54" /><path class="bridge" d="M15,-8l4,-4h17l4,4M15,8l4,4h17l4,-4" transform="translate(0 0) scale(1 .6)" />`,
  frontier: () =>
    html`<path class="frontier-glow" d="M0,0h54" /><path class="frontier" d="M0,0h54" />`,
  zone_line: () => html`<path class="zone-line" d="M2,0h54" />`,
  supply: () =>
    html`<g transform="translate(27 0) scale(.8)">${drawSupply({ x: 0, y: 0, army: "british", loss: 1 })}</g>`,
};

const drawScale = (board, y) => {
  const km = board.px_per_km;
  return (
    km &&
    html`<g class="scale" transform=${`translate(40 ${y})`}>
    ${[0, 1, 2, 3].map((i) => html`<rect class=${`scale-bar ${i % 2 ? "" : "is-dark"}`} x=${i * 5 * km} y="-3" width=${5 * km} height="6" />`)}
    ${[0, 10, 20].map((n) => html`<text class="scale-text" x=${n * km} y="-8">${n === 20 ? "20 km" : n}</text>`)}
  </g>`
  );
};

const drawLegend = (board, language) => {
  const { legend } = board;
  return (
    legend &&
    html`<g class="legend" transform=${`translate(${legend.x} ${legend.y})`}>
    ${cartouche(legend)}
    ${legend.items.map(
      (item, i) => html`<g transform=${`translate(24 ${30 + i * 32})`}>
      ${SAMPLES[item.kind]?.()}<text class="legend-text" x="72" y="6">${item.text[language] ?? item.text.en}</text>
    </g>`,
    )}
    ${drawScale(board, legend.h - 22)}
  </g>`
  );
};

const drawRose = (rose) => {
  if (!rose) return null;
  const { x, y, r } = rose;
  const arm = (length, w) =>
    html`<path class="rose-light" d=${`M0,0L${-w},${-w}L0,${-length}Z`} /><path class="rose-dark" d=${`M0,0L${w},${-w}L0,${-length}Z`} />`;
  const arms = (length, w, from) =>
    [0, 90, 180, 270].map(
      (turn) => html`<g transform=${`rotate(${turn + from})`}>${arm(length, w)}</g>`,
    );
  return html`<g class="rose" transform=${`translate(${x} ${y})`}>
    <circle class="rose-ring" r=${r * 0.8} /><circle class="rose-ring" r=${r * 0.74} />
    <g class="rose-minor">${arms(r * 0.62, r * 0.1, 45)}</g>
    <g class="rose-major">${arms(r, r * 0.12, 0)}</g>
    <text class="rose-n" y=${-r - 8}>N</text>
  </g>`;
};

const drawFrame = ({ width: w, height: h }) => html`<g class="frame">
  <path class="frame-wood" fill-rule="evenodd" d=${`M0,0H${w}V${h}H0ZM12,12V${h - 12}H${w - 12}V12Z`} />
  <path class="frame-paper" fill-rule="evenodd" d=${`M12,12H${w - 12}V${h - 12}H12ZM21,21V${h - 21}H${w - 21}V21Z`} />
  <rect class="frame-line" x="22" y="22" width=${w - 44} height=${h - 44} />
</g>`;

// --- all of it, drawn once -------------------------------------------------------------------------------

const later = (act) => (window.requestIdleCallback ?? setTimeout)(act);

export class Printed extends Component {
  constructor(props) {
    super(props);
    /** @type {{current: HTMLCanvasElement}} */
    this.relief = createRef();
  }

  componentDidMount() {
    this.paint();
  }

  shouldComponentUpdate(next) {
    const now = this.props;
    return next.board !== now.board || next.names !== now.names || next.language !== now.language;
  }

  componentDidUpdate(before) {
    if (before.board !== this.props.board) this.paint();
  }

  paint() {
    const { board } = this.props;
    later(() => this.relief.current && paintRelief(this.relief.current, board));
  }

  render({ board, names, language }) {
    const towns = Object.entries(board.places);
    return html`<canvas class="board-relief" ref=${this.relief} aria-hidden="true"></canvas>
      <svg class="board-map" viewBox=${`0 0 ${board.width} ${board.height}`}
        width=${board.width} height=${board.height} aria-hidden="true">
        <defs>${clips(board)}</defs>
        ${drawZones(board)}${drawForests(board)}${drawRivers(board.rivers)}${drawLines(board)}
        ${drawRoads(board.links)}
        ${drawNames(board.names, language)}
        ${drawTowns(towns.map(([, town]) => town))}
        ${towns.filter(([, town]) => town.badge).map(([, town]) => drawSupply(town.badge))}
        ${towns.map(([key, town]) => drawLabel(town, names?.places[key]?.name ?? key))}
        ${drawFrame(board)}${drawTitle(board.title, language)}${drawLegend(board, language)}
        ${drawRose(board.rose)}
      </svg>`;
  }
}

// What changes on the board: blocks, glows, badges, and the targets that can be clicked or focused.

import { corpsOf, drawBlock, HIGH, inOrder, pilesOf, woods } from "./board_blocks.js";
import { middleOf } from "./board_paths.js";
import { blocksIn } from "./board_words.js";
import { html } from "./html.js";

const SABRES = "M-8,9Q5,4 9.5,-9.5M8,9Q-5,4 -9.5,-9.5M-10.5,5.5L-4.8,11.6M10.5,5.5L4.8,11.6";

const at = (x, y) => `translate(${x}px, ${y}px)`;

const classes = (...names) => names.filter(Boolean).join(" ");

// Everything a town needs to be drawn and spoken of, gathered once for each view.
export const gather = ({ board, view, seen = [] }) => {
  const fought = new Set((view.battles ?? []).map((battle) => battle.town));
  return Object.entries(board.towns ?? {}).map(([key, place]) => {
    const blocks = view.towns?.[key] ?? [];
    return {
      key,
      place,
      blocks,
      piles: pilesOf(key, place, blocks),
      battle: fought.has(key),
      memories: seen.filter((memory) => memory.town === key && memory.cv),
    };
  });
};

// Reading order: by bands from north to south, in each from west to east.
export const reading = (towns) => {
  const band = (town) => Math.floor(town.place.y / 160);
  return [...towns].sort((a, b) => band(a) - band(b) || a.place.x - b.place.x);
};

const drawRings = (town, lit, hover) => {
  const { x, y, r } = town.place;
  const glows = lit.places?.has(town.key);
  const pointed = hover?.places?.includes?.(town.key) || hover?.places?.has?.(town.key);
  if (!glows && !pointed && !town.battle) return null;
  return html`<g key=${town.key} transform=${`translate(${x} ${y})`}>
    ${glows && html`<circle class="glow" r=${r + 12} /><circle class="glow-ring" r=${r + 7} />`}
    ${pointed && html`<circle class="pointed" r=${r + 13} />`}
    ${
      town.battle &&
      html`<g class="fought"><circle class="fought-burst" r=${r + 7} /><g transform=${`translate(0 ${-r - 13})`}>
      <g class="badge-size"><circle class="fought-disc" r="15" /><path class="sabres" transform="scale(.85)" d=${SABRES} /></g></g></g>`
    }
  </g>`;
};

const drawUsed = (board, used = {}) =>
  (board.roads ?? [])
    .map((road) => [road, used[`${road.a}-${road.b}`] ?? used[`${road.b}-${road.a}`]])
    .filter(([, n]) => n)
    .map(([road, n]) => {
      const [x, y] = middleOf(road.path);
      return html`<g key=${`${road.a}-${road.b}`} class="used" transform=${`translate(${x} ${y})`}>
        <g class="badge-size"><rect x="-9" y="-9" width="18" height="18" rx="9" /><text y="5">${n}</text></g></g>`;
    });

const drawItem = (item, props) => {
  const { names, lit, marked, hover } = props;
  const { unit } = item.block;
  const extra = classes(
    unit && lit.pieces?.has(unit) && "is-lit",
    unit && marked?.has(unit) && "is-marked",
    unit && (hover?.pieces?.includes?.(unit) || hover?.pieces?.has?.(unit)) && "is-pointed",
  );
  return html`<g key=${item.key} class="standing" style=${{ transform: at(item.x, item.y) }}>
    ${drawBlock(item.block, corpsOf(names, unit), extra, item.covered)}
  </g>`;
};

const drawBadges = (town) =>
  town.piles
    .filter((pile) => pile.count > 1)
    .map(
      (pile) => html`<g key=${`${town.key}-${pile.army}`} class=${`count count-${pile.army}`}
        transform=${`translate(${pile.x + pile.width / 2 - 2} ${pile.y - HIGH / 2})`}>
        <g class="badge-size"><circle r="10.5" /><text y="5">${pile.count}</text></g></g>`,
    );

const drawEye = (town) => {
  if (!town.memories.length || town.piles.length > 1) return null;
  const { x, y, w } = town.place.stack;
  return html`<g class="eye" transform=${`translate(${x - w / 2 + 4} ${y - HIGH / 2 + 2})`}><g class="badge-size">
    <circle r="9" /><path d="M-6,0Q0,-6 6,0Q0,6 -6,0Z" /><circle class="pupil" r="1.8" /></g></g>`;
};

const describe = (town, words, names, lit) => {
  const name = names?.towns?.[town.key]?.name ?? town.key;
  const said = [town.blocks.length ? blocksIn(words, town.blocks) : words.empty];
  if (town.place.badge) said.push(words.supply);
  if (town.battle) said.push(words.battle);
  if (lit.places?.has(town.key)) said.push(words.lit);
  return `${name}: ${said.join(", ")}`;
};

// Towns with something to do or to see are stops of the Tab key; arrows reach the others.
const drawTarget = (town, props) => {
  const { x, y, r, stack } = town.place;
  const { words, names, lit, open } = props;
  const stop = town.blocks.length || lit.places?.has(town.key);
  const wide = town.piles.length ? stack.w + 4 : 0;
  return html`<g key=${town.key} class="target" data-town=${town.key} role="button" tabindex=${stop ? 0 : -1}
    aria-label=${describe(town, words, names, lit)} aria-expanded=${town.blocks.length ? open === town.key : null}>
    <circle class="target-hit" cx=${x} cy=${y} style=${{ "--r": `${r + 4}px` }} />
    ${
      wide > 0 &&
      html`<rect class="target-stack" data-stack=${town.key} x=${stack.x - wide / 2} y=${stack.y - HIGH / 2 - 4}
      width=${wide} height=${HIGH + 8} />`
    }
    <circle class="target-focus" cx=${x} cy=${y} r=${r + 8} />
  </g>`;
};

export const Live = (props) => {
  const { board, towns, view, lit, hover, marked } = props;
  const choosing = marked?.size > 0;
  return html`<svg class=${classes("board-live", choosing && "is-choosing")} viewBox=${`0 0 ${board.width} ${board.height}`}
    width=${board.width} height=${board.height}>
    ${woods()}
    <g class="rings">${towns.map((town) => drawRings(town, lit, hover))}</g>
    <g class="pieces">
      <g class="useds">${drawUsed(board, view.roads)}</g>
      <g class="blocks">${inOrder(towns.flatMap((town) => town.piles)).map((item) => drawItem(item, props))}</g>
      <g class="counts">${towns.flatMap(drawBadges)}${towns.map(drawEye)}</g>
    </g>
    <g class="targets">${reading(towns).map((town) => drawTarget(town, props))}</g>
  </svg>`;
};

// What a board shows of its places and links, if the game does not draw them itself: areas, points,
// lines between them, names. It is drawn once.

import { Component } from "../vendor/preact.mjs";
import { html } from "./html.js";
import { placeName } from "./store.js";

/** @import * as T from "./types.d.ts" */

const LEGIBLE = 11; // pixels: no name is written smaller on the screen
const LETTER = 0.54; // its width, parts of its height
const LINE = 1.15;
const AIR = 6; // pixels between two names

// --- lines -----------------------------------------------------------------------------------------

/** A link without a path runs straight. */
export const pathOf = ({ a, b, path }, places) =>
  path ?? `M${places[a].x},${places[a].y}L${places[b].x},${places[b].y}`;

export const middleOf = (link, places) => {
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("d", pathOf(link, places));
  const { x, y } = line.getPointAtLength(line.getTotalLength() / 2);
  return [x, y];
};

const CELL = 200; // pixels of the board

const cellOf = (path) => {
  const [, x, y] = /^M(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(path);
  return `${Math.floor(Number(x) / CELL)} ${Math.floor(Number(y) / CELL)}`;
};

// One path for each part of the map: a browser then draws only those that are in sight.
const gathered = (paths) => {
  const cells = new Map();
  for (const path of paths) if (path) cells.set(cellOf(path), (cells.get(cellOf(path)) ?? "") + path);
  return [...cells];
};

/** Many lines as a few. @param {string} name @param {string[]} paths */
export const drawPaths = (name, paths, rest = {}) =>
  gathered(paths).map(([cell, path]) => html`<path key=${cell} class=${name} d=${path} ...${rest} />`);

/** The parts of a path that begin anew; each begins with its own point. */
export const split = (path) => path.split(/(?=M)/);

// Areas that touch show that they do: a border needs no line between their middles.
const drawLinks = ({ links = [], places }) => html`<g class="links">
  ${links.filter(({ kind }) => kind !== "border").map((link) => html`<path class=${`link link-${link.kind ?? "plain"}`} d=${pathOf(link, places)} />`)}
</g>`;

// --- places ------------------------------------------------------------------------------------------

const drawArea = ([key, { area, kind = "plain" }]) =>
  area && html`<path key=${key} class=${`area area-${kind}`} d=${area} />`;

const drawPoint = ([key, { area, kind = "plain", x, y, r }]) =>
  !area && html`<circle key=${key} class=${`point point-${kind}`} cx=${x} cy=${y} r=${r} />`;

const drawPlaces = (places) => {
  const all = Object.entries(places);
  return html`<g class="areas">${all.map(drawArea)}</g><g class="points">${all.map(drawPoint)}</g>`;
};

// --- names -------------------------------------------------------------------------------------------

// Breaks a name in two at the blank or hyphen nearest its middle.
export const inTwo = (name) => {
  const breaks = [...name.matchAll(/[ -]/g)].map((found) => found.index);
  if (!breaks.length) return [name];
  const half = name.length / 2;
  const at = breaks.reduce((best, i) => (Math.abs(i - half) < Math.abs(best - half) ? i : best));
  return [name.slice(0, name[at] === "-" ? at + 1 : at), name.slice(at + 1)];
};

/** The lines of a name. */
export const rows = (name, { lines }) => (lines === 2 ? inTwo(name) : [name]);

const labelOf = ([key, place]) => {
  const under = { x: place.x, y: place.y + (place.area ? 0 : place.r + 12) };
  const label = { size: 16, anchor: "middle", ...under, ...place.label };
  const parts = rows(placeName(key), label);
  const letters = Math.max(...parts.map((part) => part.length));
  const wide = letters * LETTER * LEGIBLE + AIR;
  return { key, place, label, parts, wide, high: parts.length * LINE * LEGIBLE };
};

// From which zoom on two names, written as small as can be read, are clear of each other.
const clear = (a, b) =>
  Math.min(
    (a.wide + b.wide) / 2 / Math.abs(a.label.x - b.label.x || 1e-9),
    (a.high + b.high) / 2 / Math.abs(a.label.y - b.label.y || 1e-9),
  );

// The same for a name and the stack of another place, which grows with the map.
const clearOfStack = (name, { key, place: { stack } }) => {
  if (!stack || key === name.key) return 0;
  const [dx, dy] = [Math.abs(name.label.x - stack.x) - stack.w / 2, Math.abs(name.label.y - stack.y) - stack.h / 2];
  return Math.min(dx > 0 ? name.wide / 2 / dx : Infinity, dy > 0 ? name.high / 2 / dy : Infinity);
};

const weight = ({ label }) => label.size + (label.bold ? 100 : 0);

/**
 * The larger names first; a name that would touch one of them appears nearer. Where the map is as
 * large as it was drawn for, all are there.
 */
export const namesOf = (places) => {
  const shown = [];
  const named = Object.entries(places).filter(([, { label }]) => label !== false);
  const all = named.map(labelOf).sort((a, b) => weight(b) - weight(a));
  for (const name of all) {
    const full = LEGIBLE / name.label.size;
    const limits = shown.map((other) => [other.from, clear(name, other)]);
    const stacks = name.label.bold ? [] : all.map((other) => clearOfStack(name, other));
    const from = Math.max(0, ...stacks, ...limits.map(([other, at]) => (other < at ? at : 0)));
    shown.push({ ...name, from: Math.min(full, from) });
  }
  return shown;
};

const drawName = ({ key, label, parts, from }) => html`<text
  key=${key} class=${`place-name ${label.bold ? "is-bold" : ""}`} text-anchor=${label.anchor} dy="0.32em"
  transform=${`translate(${label.x} ${label.y})`} style=${{ "--size": `${label.size}px`, "--from": from.toFixed(3) }}>
  ${parts.length === 1 ? parts[0] : parts.map((row, i) => html`<tspan x="0" dy=${i ? "0.95em" : "-0.475em"}>${row}</tspan>`)}
</text>`;

// --- all of it, drawn once -----------------------------------------------------------------------------

class Still extends Component {
  shouldComponentUpdate(next) {
    return ["board", "names", "language", "covers"].some((name) => next[name] !== this.props[name]);
  }
}

/** @typedef {{board: T.Geometry, covers: string[]}} Props */

/** Lines and places, beneath what the sides hold. */
export class Ground extends Still {
  /** @param {Props} props */
  render({ board, covers }) {
    return html`<g class="ground" aria-hidden="true">
      ${!covers.includes("places") && drawPlaces(board.places)}
      ${!covers.includes("links") && drawLinks(board)}
    </g>`;
  }
}

/** Their names, above it. */
export class Names extends Still {
  /** @param {Props} props */
  render({ board, covers }) {
    if (covers.includes("names")) return null;
    return html`<g class="place-names" aria-hidden="true">${namesOf(board.places).map(drawName)}</g>`;
  }
}

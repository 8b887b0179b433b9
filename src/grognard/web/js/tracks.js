// The tracks of a game, side by side: what is counted, and where that ends; and the turn.

import { html } from "./html.js";
import { g, gOr, t } from "./i18n.js";
import { markSign, Sign, sideOf } from "./looks.js";
import { view } from "./store.js";

/** @import * as T from "./types.d.ts" */

const FEW = 6; // so many are shown one by one

// A row of cells; `value` is what stands in the marked one, or its index. What lies behind is done.
const Cells = ({ name, cells, value }) => {
  const now = cells.includes(`${value}`) ? cells.indexOf(`${value}`) : value;
  return html`<ol class="track-cells">
    ${cells.map(
      (cell, n) => html`<li key=${n} class=${n === now ? "now" : n < now ? "gone" : ""} aria-current=${n === now ? "true" : undefined}>
        ${gOr(`track-${name}-${cell}`, cell)}
      </li>`,
    )}
  </ol>`;
};

// Markers that lie on it.
const Marks = ({ marks }) => html`<ul class="track-marks">
  ${marks.map((mark) => html`<li key=${mark}><span aria-hidden="true">${markSign(mark)}</span> ${g(`mark-${mark}`)}</li>`)}
</ul>`;

/** @param {{track: T.Track}} props */
const Track = ({ track: { key, value, goal, of, cells, marks } }) => {
  const name = g(`track-${key}`);
  if (marks) return html`<span class="track" data-track=${key}><b>${name}</b> <${Marks} marks=${marks} /></span>`;
  if (goal === undefined && of === undefined && !cells && value <= FEW)
    return value > 0 && html`<span role="img" aria-label=${`${name}: ${value}`} title=${name}>${" ▸".repeat(value)}</span>`;
  return html`<span class="track" data-track=${key}><b>${name}</b>
    ${cells ? html`<${Cells} name=${key} cells=${cells} value=${value} />` : html` ${value}`}${of !== undefined && ` / ${of}`}
    ${goal !== undefined && html` <small>(${gOr("track-goal", t("track-goal"))} ${goal})</small>`}</span>`;
};

/** @param {T.Track[]} tracks @returns {[string, T.Track[]][]} */
const bySide = (tracks) => {
  const found = new Map();
  for (const track of tracks) {
    const name = track.side ?? track.key;
    found.set(name, [...(found.get(name) ?? []), track]);
  }
  return [...found];
};

const Badge = ({ side }) => {
  const sign = sideOf(side)?.sign;
  return sign ? html`<${Sign} sign=${sign} />` : null;
};

export const Tracks = () => {
  const all = view.value?.tracks ?? [];
  if (!all.length) return null;
  return html`<ul class="tracks" aria-label=${t("tracks")}>
    ${bySide(all).map(
      ([side, tracks]) => html`<li key=${side} class=${`side-${side}`}>
        <${Badge} side=${side} />${tracks.map((track) => html`<${Track} key=${track.key} track=${track} />`)}
      </li>`,
    )}
  </ul>`;
};

// The turn in the game's words; before the first the board is being set up.
export const When = () => {
  const turn = view.value?.turn;
  if (!turn) return html`<span class="when">${t("set-up")}</span>`;
  const { key, ...params } = turn.label ?? { key: "" };
  const number = `${t("turn")} ${turn.number}`;
  const name = key ? g(key, params) : number;
  return html`<span class=${`when ${key}`}>${name} ${name !== number && html`<small>${number}</small>`}</span>`;
};

// The tracks of a game, side by side: what is left, and where that ends.

import { html } from "./html.js";
import { g, gOr } from "./i18n.js";
import { view } from "./store.js";

/** @import * as T from "./types.d.ts" */

const FEW = 6; // so many are shown one by one

/** @param {{track: T.Track}} props */
const Track = ({ track: { key, value, goal, of, cells } }) => {
  const name = g(`track-${key}`);
  if (goal === undefined && of === undefined && !cells && value <= FEW)
    return value > 0 && html`<span role="img" aria-label=${`${name}: ${value}`} title=${name}>${" ▸".repeat(value)}</span>`;
  return html`<span class="track"><b>${name}</b> ${cells?.[value] ?? value}${of !== undefined && ` / ${of}`}
    ${goal !== undefined && html` <small>(${gOr("track-goal", "→")} ${goal})</small>`}</span>`;
};

/** @param {T.Track[]} tracks @returns {[string, T.Track[]][]} */
const bySide = (tracks) => {
  const found = new Map();
  for (const track of tracks) found.set(track.side ?? track.key, [...(found.get(track.side ?? track.key) ?? []), track]);
  return [...found];
};

export const Tracks = () => {
  const all = view.value.tracks ?? [];
  if (!all.length) return null;
  return html`<ul class="tracks">
    ${bySide(all).map(
      ([side, tracks]) => html`<li key=${side} class=${`side-${side}`}>
        ${tracks.map((track) => html`<${Track} key=${track.key} track=${track} />`)}
      </li>`,
    )}
  </ul>`;
};

// The tracks of a game, side by side: what is counted, and where that ends; and the turn.

import { signal } from "../vendor/signals.mjs";
import { html } from "./html.js";
import { g, gOr, t } from "./i18n.js";
import { markSign, Sign, sideOf } from "./looks.js";
import { gameModule, view } from "./store.js";

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

// --- the turns ---------------------------------------------------------------------------------------

const turnName = ({ label: { key, ...params } }) => g(key, params);

const TurnCell = ({ one, now }) => {
  const state = one.number === now ? "now" : one.number < now ? "gone" : "";
  const name = `${t("turn")} ${one.number}: ${turnName(one)}${one.side ? `, ${gOr(`seat-${one.side}`, one.side)}` : ""}`;
  return html`<li class=${`turn-cell ${state} ${one.night ? "night" : ""} ${one.side ? `side-${one.side}` : ""}`}
    data-turn=${one.number} title=${name} aria-current=${state === "now" ? "step" : undefined}>
    <span class="sr">${name}</span><span aria-hidden="true">${one.night ? "☾" : one.number}</span>
  </li>`;
};

// All turns of the game, where it says how many there are, and when it ends.
const Calendar = () => {
  const all = view.value?.calendar ?? [];
  if (!all.length) return null;
  const now = view.value.turn?.number ?? 0;
  return html`<div class="calendar">
    <ol aria-label=${t("turn-track")}>${all.map((one) => html`<${TurnCell} key=${one.number} one=${one} now=${now} />`)}</ol>
    <p>${t("turns-left", { n: all.length - now, last: turnName(all[all.length - 1]) })}</p>
  </div>`;
};

// What each side needs to win, and how far it is: the game's own words.
const Aims = () => {
  const aims = gameModule.value.aims?.(view.value) ?? [];
  if (!aims.length) return null;
  return html`<ul class="aims" aria-label=${t("aims")}>
    ${aims.map(({ key, side, text, done, of }) => html`<li key=${key} class=${`side-${side}`} data-aim=${key}>
      ${text} <meter min="0" max=${of} value=${done} aria-hidden="true"></meter> <b>${done} / ${of}</b>
    </li>`)}
  </ul>`;
};

// A line that opens: turns and aims.
export const Time = () =>
  (view.value?.calendar ?? []).length > 0 &&
  html`<details class="time" open=${timeShown.value} onToggle=${(event) => (timeShown.value = event.target.open)}>
    <summary>${t("time-and-aims")}</summary>
    <${Calendar} /><${Aims} />
  </details>`;

const timeShown = signal(!matchMedia("(max-width: 760px)").matches);

// The turn in the game's words; before the first the board is being set up.
export const When = () => {
  const turn = view.value?.turn;
  if (!turn) return html`<span class="when">${t("set-up")}</span>`;
  const { key, ...params } = turn.label ?? { key: "" };
  const number = `${t("turn")} ${turn.number}`;
  const name = key ? g(key, params) : number;
  return html`<span class=${`when ${key}`}>${name} ${name !== number && !gameModule.value.turnName && html`<small>${number}</small>`}</span>`;
};

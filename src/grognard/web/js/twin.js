// The board in words: every place with its pieces, for reading, searching and hearing.

import { useState } from "../vendor/hooks.mjs";
import { sideName, spoken } from "./board_words.js";
import { hinting, isOwn } from "./hint.js";
import { html } from "./html.js";
import { g, gOr, t } from "./i18n.js";
import { turnToOdds } from "./odds.js";
import { onPiece, onPlace } from "./play.js";
import { chosen, legal, myTurn, past, pieceName, pieces, placeName, table, view as shown } from "./store.js";

/** @import * as T from "./types.d.ts" */

const Piece = ({ piece, place, able }) => {
  // Whoever reads may ask, as whoever points at the board, why a piece can do nothing.
  const mine = myTurn.value && !past.value && isOwn(piece);
  if (!able && !mine) return html`<li ...${hinting(piece, place)}>${spoken(piece)}</li>`;
  return html`<li>
    <button
      class=${able ? "" : "idle"}
      aria-pressed=${able ? `${chosen.value.has(piece.key)}` : undefined}
      onClick=${() => onPiece(piece.key, place)}
      ...${hinting(piece, place)}
    >
      ${spoken(piece)}
    </button>
  </li>`;
};

// Blank pieces of one side are all alike: counted, not listed.
const gathered = (all) => {
  const blanks = new Map();
  const known = [];
  for (const piece of all) {
    if (piece.key) known.push(piece);
    else blanks.set(spoken(piece), (blanks.get(spoken(piece)) || 0) + 1);
  }
  return { known, blanks: [...blanks] };
};

const Pieces = ({ place, all, able }) => {
  const { known, blanks } = gathered(all);
  return html`<ul>
    ${known.map((piece) => html`<${Piece} piece=${piece} place=${place} able=${able.has(piece.key)} />`)}
    ${blanks.map(([text, n]) => html`<li>${n > 1 ? `${n} × ${text}` : text}</li>`)}
  </ul>`;
};

/** Who holds a place, and what lies there. @param {T.PlaceView} here */
const stateOf = ({ side, marks = [] }) =>
  [side && sideName(side), ...marks.map((mark) => g(`mark-${mark}`))].filter(Boolean).join(", ");

const Place = ({ place, here, able, open }) => html`<tr>
  <th scope="row">
    <button class=${open ? "lit" : ""} onClick=${() => onPlace(place)}>${placeName(place)}</button>
    ${stateOf(here) && html`<small>${stateOf(here)}</small>`}
    ${here.pieces.length > 0 &&
    table.value.as &&
    html`<button class="place-odds" onClick=${() => turnToOdds({ place })}>
      ${t("tab-odds")}<span class="sr"> – ${placeName(place)}</span>
    </button>`}
  </th>
  <td><${Pieces} place=${place} all=${here.pieces} able=${able} /></td>
</tr>`;

const Aside = ({ able }) =>
  (shown.value.aside ?? []).map(
    ({ key, pieces: all }) => html`<section key=${key}>
      <h3>${g(`aside-${key}`)}</h3>
      <${Pieces} place=${null} all=${all} able=${able} />
    </section>`,
  );

const Seen = ({ memories = [] }) =>
  memories.length > 0 &&
  html`<section>
    <h3>${t("last-seen")}</h3>
    <ul>
      ${memories.map(({ key, place, turn, strength }) => {
        const where = place ? `, ${placeName(place)}` : "";
        const how = strength ? `${t("board-strength")} ${strength}` : t("seen-eliminated");
        return html`<li>${pieceName(key)}: ${t("turn")} ${turn}${where}, ${how}</li>`;
      })}
    </ul>
  </section>`;

const NOBODY = { pieces: [] };

// Places where something stands, lies or can be done.
const listed = (view, goals) =>
  Object.keys(pieces.value?.places ?? {})
    .filter((place) => view.places[place] || goals.has(place))
    .sort((a, b) => placeName(a).localeCompare(placeName(b)));

const goalsNow = () =>
  legal.value
    .filter((a) => (chosen.value.size ? a.pieces.some((p) => chosen.value.has(p)) : true))
    .flatMap((a) => a.places);

export const Twin = () => {
  const [typed, type] = useState("");
  const view = shown.value;
  const able = new Set(legal.value.flatMap((action) => action.pieces));
  const goals = new Set(goalsNow());
  const wanted = typed.toLowerCase();
  const fits = (place) =>
    placeName(place).toLowerCase().includes(wanted) ||
    (view.places[place]?.pieces ?? []).some((one) => spoken(one).toLowerCase().includes(wanted));
  return html`<section class="twin" aria-label=${t("twin")}>
    <h2 class="sr">${t("twin")}</h2>
    <label class="search"
      >${t("search")}
      <input type="search" value=${typed} onInput=${(event) => type(event.target.value)} />
    </label>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">${gOr("ui-place", t("place"))}</th>
            <th scope="col">${t("pieces")}</th>
          </tr>
        </thead>
        <tbody>
          ${listed(view, goals)
            .filter(fits)
            .map(
              (place) => html`<${Place}
                key=${place}
                place=${place}
                here=${{ ...NOBODY, ...view.places[place] }}
                able=${able}
                open=${goals.has(place)}
              />`,
            )}
        </tbody>
      </table>
      <${Aside} able=${able} />
      <${Seen} memories=${view.memories} />
    </div>
  </section>`;
};

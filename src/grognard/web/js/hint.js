// A piece that the pointer or the focus rests on: who commands it, and why it may not act now.

import { signal } from "../vendor/signals.mjs";
import { post } from "./api.js";
import { nameOf, sideName } from "./board_words.js";
import { attemptOf, ofPiece, ofPlace } from "./choose.js";
import { html } from "./html.js";
import { gOr, language } from "./i18n.js";
import { isMine } from "./looks.js";
import { curtain, legal, myTurn, pieceName, pieces, table, view } from "./store.js";

/**
 * @import * as T from "./types.d.ts"
 * @import { Signal } from "../vendor/signals.mjs"
 * @typedef {{text: string, rule: string}} Reason
 * @typedef {{piece: T.Piece, place: string, as: string, version: number, reason: Reason | null}} Hinted
 */

/** @type {Signal<Hinted>} */
const hinted = signal(null);

const REST = 400; // ms that a pointer rests before anything is said or asked
const MOST = 200; // answers kept
const kept = new Map(); // answers by version of the table and words
let timer = null;
let stop = new AbortController();

// --- who commands ----------------------------------------------------------------------------

// Who stands with a piece and above it commands it; one who is hidden is not spoken of.
const leaderOf = (piece, place) =>
  (view.value.places[place]?.pieces ?? []).find(
    ({ side, key, level }) =>
      key && key !== piece.key && side === piece.side && level < (piece.level ?? level + 1),
  );

const commandOf = (piece, place) => {
  const leader = leaderOf(piece, place);
  const side = sideName(piece.side);
  return leader ? `${side}, ${gOr("ui-led-by", leader.key, { name: pieceName(leader.key) })}` : side;
};

// --- why not ---------------------------------------------------------------------------------

/** @param {T.Piece} piece */
export const isOwn = ({ key, side }) => Boolean(key) && isMine(side);

const idle = (piece, place) =>
  myTurn.value &&
  isOwn(piece) &&
  legal.value.length > 0 &&
  !ofPiece(legal.value, piece.key).length &&
  !ofPlace(legal.value, place).length;

const beside = (place) => pieces.value?.places[place]?.neighbours[0];

// Where only groups can be chosen no action names a piece: then what it would do in one is asked.
const questionOf = ({ key }, place) => {
  const next = table.value.step?.key === "movement" && beside(place);
  return next ? `march ${key} ${next}` : attemptOf(legal.value, key).why;
};

/** @returns {Promise<Reason | null>} */
const reasonOf = async (action, halt) => {
  const { table: id, as, version } = table.value;
  const key = JSON.stringify([id, as, version, language.value, action]);
  if (!kept.has(key)) {
    const { reason } = await post(`tables/${id}/why`, { seat: as, action }, {}, halt);
    if (kept.size >= MOST) kept.clear();
    kept.set(key, reason);
  }
  return kept.get(key);
};

const regard = async (piece, place, halt) => {
  if (!table.value) return;
  const { as, version } = table.value;
  const found = { piece, place, as, version, reason: null };
  hinted.value = found;
  const action = idle(piece, place) && questionOf(piece, place);
  const reason = action && (await reasonOf(action, halt).catch(() => null));
  if (reason && !halt.aborted) hinted.value = { ...found, reason };
};

export const unhint = () => {
  clearTimeout(timer);
  stop.abort();
  hinted.value = null;
};

/** @param {T.Piece} piece @param {string} place */
export const hint = (piece, place) => {
  unhint();
  const halt = new AbortController();
  stop = halt;
  timer = setTimeout(() => regard(piece, place, halt.signal), REST);
};

// For whatever shows a piece.
export const hinting = (piece, place) => ({
  onPointerEnter: (event) => event.pointerType !== "touch" && hint(piece, place),
  onPointerLeave: unhint,
  onFocus: (event) => event.target.matches(":focus-visible") && hint(piece, place),
  onBlur: unhint,
});

// A place with one piece is that piece.
export const hintAt = (over) => {
  const here = over?.kind === "place" ? (view.value.places[over.place]?.pieces ?? []) : [over?.piece];
  if (here.length === 1 && here[0]) hint(here[0], over.place);
  else unhint();
};

// --- what is shown ---------------------------------------------------------------------------

const Said = () => {
  const found = hinted.value;
  const { as, version } = table.value;
  if (!found || curtain.value || found.version !== version || found.as !== as) return null;
  const { piece, place, reason } = found;
  return html`<p class="hint">
    <b>${nameOf(piece)}</b> – ${commandOf(piece, place)}.
    ${reason && html` <span class="because">${reason.text} <span class="quiet">(${reason.rule})</span></span>`}
  </p>`;
};

export const Hint = () => html`<div role="status"><${Said} /></div>`;

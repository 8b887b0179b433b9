// A piece or card that the pointer or the focus rests on: what it is, and why it may not act now.

import { signal } from "../vendor/signals.mjs";
import { post } from "./api.js";
import { nameOf, sideName } from "./board_words.js";
import { ofCard, ofPiece, ofPlace } from "./choose.js";
import { html } from "./html.js";
import { gOr, language } from "./i18n.js";
import { isMine } from "./looks.js";
import { titleOf } from "./route.js";
import { cardName, chosen, curtain, legal, myTurn, over, pieceName, pieces, placeName, stops, table, view } from "./store.js";

/**
 * @import * as T from "./types.d.ts"
 * @import { Signal } from "../vendor/signals.mjs"
 * @typedef {{text: string, rule: string}} Reason
 * @typedef {Partial<T.Piece> & {card?: string}} Thing a piece, or a card of the hand
 * @typedef {{thing: Thing, place: string, as: string, version: number, reason: Reason | null}} Hinted
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

// A piece may serve another seat than its side's.
/** @param {Partial<T.Piece>} piece */
export const isOwn = ({ key, side, seat }) =>
  Boolean(key) && (seat === undefined ? isMine(side) : seat === table.value?.as);

/** @param {Thing} thing @param {string} place */
const able = ({ card, key }, place) =>
  card
    ? ofCard(legal.value, card).length > 0
    : ofPiece(legal.value, key).length > 0 || ofPlace(legal.value, place).length > 0;

/** @param {Thing} thing @param {string} place */
const idle = (thing, place) =>
  myTurn.value && legal.value.length > 0 && Boolean(thing.card || isOwn(thing)) && !able(thing, place);

const questionOf = ({ card, key }) => (card ? { card } : { piece: key });

/** @returns {Promise<Reason | null>} the most telling */
const reasonOf = async (question, halt) => {
  const { table: id, as, version } = table.value;
  const key = JSON.stringify([id, as, version, language.value, question]);
  if (!kept.has(key)) {
    const { reasons } = await post(`tables/${id}/why`, { seat: as, ...question }, {}, halt);
    if (kept.size >= MOST) kept.clear();
    kept.set(key, reasons[0] ?? null);
  }
  return kept.get(key);
};

const regard = async (thing, place, halt) => {
  if (!table.value) return;
  const { as, version } = table.value;
  const found = { thing, place, as, version, reason: null };
  hinted.value = found;
  const reason = idle(thing, place) && (await reasonOf(questionOf(thing), halt).catch(() => null));
  if (reason && !halt.aborted) hinted.value = { ...found, reason };
};

export const unhint = () => {
  clearTimeout(timer);
  stop.abort();
  hinted.value = null;
};

/** @param {Thing} thing @param {string} place */
export const hint = (thing, place) => {
  unhint();
  const halt = new AbortController();
  stop = halt;
  timer = setTimeout(() => regard(thing, place, halt.signal), REST);
};

// For whatever shows a piece or a card.
/** @param {Thing} thing @param {string} place */
export const hinting = (thing, place = "") => ({
  onPointerEnter: (event) => event.pointerType !== "touch" && hint(thing, place),
  onPointerLeave: unhint,
  onFocus: (event) => event.target.matches(":focus-visible") && hint(thing, place),
  onBlur: unhint,
});

// A place with one piece is that piece.
export const hintAt = (thing) => {
  const here = thing?.kind === "place" ? (view.value.places[thing.place]?.pieces ?? []) : [thing?.piece];
  if (here.length === 1 && here[0]) hint(here[0], thing.place);
  else unhint();
};

// --- what is shown ---------------------------------------------------------------------------

// What a game tells of a piece, unless it is only whose it is.
const valuesOf = ({ key, side }) => {
  const about = pieces.value?.pieces[key]?.about;
  return about === sideName(side) ? "" : about;
};

const What = ({ thing, place }) =>
  thing.card
    ? html`<b>${cardName(thing.card)}</b> – ${pieces.value?.cards?.[thing.card]?.text}`
    : html`<b>${nameOf(thing)}</b> – ${[commandOf(thing, place), valuesOf(thing)].filter(Boolean).join("; ")}.`;

const Said = () => {
  const found = hinted.value;
  const { as, version } = table.value;
  if (!found || curtain.value || found.version !== version || found.as !== as) return null;
  const { thing, place, reason } = found;
  return html`<p class="hint">
    <${What} thing=${thing} place=${place} />
    ${reason && html` <span class="because">${reason.text} <span class="quiet">(${reason.rule})</span></span>`}
  </p>`;
};

// What the figures and signs on the place that is pointed at mean, while somebody is about to go.
const Reach = () => {
  const stop = chosen.value.size ? null : stops.value[over.value];
  return stop ? html`<p class="hint reach"><b>${placeName(over.value)}</b> – ${titleOf(stop)}</p>` : null;
};

export const Hint = () => html`<div role="status"><${Said} /></div><${Reach} />`;

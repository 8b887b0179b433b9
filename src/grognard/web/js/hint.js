// A piece that the pointer or the focus rests on: who commands it, and why it may not act now.

import { signal } from "../vendor/signals.mjs";
import { post } from "./api.js";
import { sideOf } from "./board_blocks.js";
import { attemptOf, ofPiece, ofPlace } from "./choose.js";
import { html } from "./html.js";
import { language, t } from "./i18n.js";
import { curtain, geometry, legal, myTurn, table, unitName, view } from "./store.js";

/**
 * @import * as T from "./types.d.ts"
 * @import { Signal } from "../vendor/signals.mjs"
 * @typedef {{text: string, rule: string}} Reason
 * @typedef {{block: T.Block, town: string, as: string, version: number, reason: Reason | null}} Hinted
 */

/** @type {Signal<Hinted>} */
const hinted = signal(null);

const REST = 400; // ms that a pointer rests before anything is said or asked
const MOST = 200; // answers kept
const kept = new Map(); // answers by version of the table and words
let timer = null;
let stop = new AbortController();

// --- who commands ----------------------------------------------------------------------------

// A leader helps those of his army who stand where he does; one who is hidden is not spoken of.
const leaderOf = ({ army, unit }, town) =>
  (view.value.towns[town] ?? []).find(
    (block) => block.army === army && block.arm === "leader" && block.unit !== unit,
  );

const commandOf = (block, town) => {
  const army = t(`of-${block.army}`);
  const leader = leaderOf(block, town);
  return leader ? `${army}, ${t("led-by").replace("{name}", unitName(leader.unit))}` : army;
};

// --- why not ---------------------------------------------------------------------------------

/** @param {T.Block} block */
export const isOwn = ({ army, unit }) =>
  Boolean(unit) && [army, sideOf(army)].includes(table.value.as);

const idle = (block, town) =>
  myTurn.value &&
  isOwn(block) &&
  legal.value.length > 0 &&
  !ofPiece(legal.value, block.unit).length &&
  !ofPlace(legal.value, town).length;

const beside = (town) => {
  const road = geometry.value?.roads?.find(({ a, b }) => a === town || b === town);
  return road && (road.a === town ? road.b : road.a);
};

// Where only groups can be chosen no action names a piece: then what it would do in one is asked.
const questionOf = ({ unit }, town) => {
  const next = table.value.step?.key === "movement" && beside(town);
  return next ? `march ${unit} ${next}` : attemptOf(legal.value, unit).why;
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

const regard = async (block, town, halt) => {
  if (!table.value) return;
  const { as, version } = table.value;
  const found = { block, town, as, version, reason: null };
  hinted.value = found;
  const action = idle(block, town) && questionOf(block, town);
  const reason = action && (await reasonOf(action, halt).catch(() => null));
  if (reason && !halt.aborted) hinted.value = { ...found, reason };
};

export const unhint = () => {
  clearTimeout(timer);
  stop.abort();
  hinted.value = null;
};

/** @param {T.Block} block @param {string} town */
export const hint = (block, town) => {
  unhint();
  const halt = new AbortController();
  stop = halt;
  timer = setTimeout(() => regard(block, town, halt.signal), REST);
};

// For whatever shows a piece.
export const hinting = (block, town) => ({
  onPointerEnter: (event) => event.pointerType !== "touch" && hint(block, town),
  onPointerLeave: unhint,
  onFocus: (event) => event.target.matches(":focus-visible") && hint(block, town),
  onBlur: unhint,
});

// A town with one piece is that piece.
export const hintAt = (over) => {
  const blocks = over?.kind === "town" ? (view.value.towns[over.town] ?? []) : [over?.block];
  if (blocks.length === 1 && blocks[0]) hint(blocks[0], over.town);
  else unhint();
};

// --- what is shown ---------------------------------------------------------------------------

const Said = () => {
  const found = hinted.value;
  const { as, version } = table.value;
  if (!found || curtain.value || found.version !== version || found.as !== as) return null;
  const { block, town, reason } = found;
  const name = block.unit ? unitName(block.unit) : t(`block-${block.army}`);
  return html`<p class="hint">
    <b>${name}</b> – ${commandOf(block, town)}.
    ${reason && html` <span class="because">${reason.text} <span class="quiet">(${reason.rule})</span></span>`}
  </p>`;
};

export const Hint = () => html`<div role="status"><${Said} /></div>`;

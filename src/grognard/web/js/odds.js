// Asking for odds: a glance while the pointer or the focus rests on an action, and a longer look
// that goes on, for an attack, as long as somebody is looking.

import { effect, signal } from "../vendor/signals.mjs";
import { post, Trouble } from "./api.js";
import { t } from "./i18n.js";
import { busy, pane, past, tab, table } from "./store.js";

/**
 * @import * as T from "./types.d.ts"
 * @import { Signal } from "../vendor/signals.mjs"
 * @typedef {{action?: string, place?: string, pieces?: string[], piece?: string, card?: string}} Wish
 * @typedef {{wish: Wish, version: number, odds: T.Odds | null, more: T.Odds[], wrong: string, rule: string}} Found
 */

/** @type {Signal<Found>} */
export const glanced = signal(null);
/** @type {Signal<Found>} */
export const looked = signal(null);
/** @type {Signal<Wish>} */
export const wished = signal(null); // what the pane was asked

const REST = 200; // ms that a pointer rests before anything is asked
const GLANCE = 200; // runs of an attack
const MOST = 20000;
const PAUSE = 350; // ms between two answers; the server wants no more than four a second
const LONG = 2500; // after a refusal
const SURE = 0.005; // half an interval that is narrow enough

const kept = new Map(); // exact odds by version and words
let timer = null;
let stop = new AbortController();

const nameOf = (wish) => {
  const { table: id, as, version } = table.value;
  return JSON.stringify([id, as, version, wish]);
};

/** @returns {Promise<Found>} */
const fetchOdds = async (wish, runs, halt, quiet = false) => {
  const key = nameOf(wish);
  if (kept.has(key)) return kept.get(key);
  const { table: id, as } = table.value;
  const asked = { seat: as, ...wish, ...(wish.place ? { runs } : {}), ...(quiet ? { quiet } : {}) };
  const { version, odds, more = [] } = await post(`tables/${id}/odds`, asked, {}, halt);
  const found = { wish, version, odds, more, wrong: "", rule: "" };
  if (odds?.exact || (!odds && !quiet)) kept.set(key, found);
  if (kept.size > 200) kept.clear();
  return found;
};

const able = () => table.value?.as && !table.value.over && !past.value;

/** The exact odds of an action, or null. @param {string} action @returns {Promise<T.Odds | null>} */
export const oddsOf = (action) =>
  fetchOdds({ action }, 0, undefined, true).then(
    ({ odds }) => odds,
    () => null,
  );

/** @typedef {{version: number, places: string[], actions: string[]}} Choices */

/** What there are odds of; null where it could not be told. @param {string[]} pieces @returns {Promise<Choices | null>} */
export const choices = (pieces) => {
  const { table: id, as } = table.value;
  return post(`tables/${id}/odds/choices`, { seat: as, pieces }).catch(() => null);
};

// --- a glance --------------------------------------------------------------------------------

export const unglance = () => {
  clearTimeout(timer);
  stop.abort();
  glanced.value = null;
};

// What is being done need not be weighed any more; the question could come too late to be answered.
effect(() => {
  if (busy.value) unglance();
});

// Whatever rolls no die, or cannot be told, shows nothing.
export const glance = (wish) => {
  unglance();
  if (!able()) return;
  const halt = new AbortController();
  stop = halt;
  const { version } = table.value;
  timer = setTimeout(async () => {
    if (busy.value || table.value?.version !== version) return; // it was done meanwhile
    const found = await fetchOdds(wish, GLANCE, halt.signal, true).catch(() => null);
    if (found?.odds && !halt.signal.aborted) glanced.value = found;
  }, REST);
};

// For a button: what it shows while the pointer or the focus is on it.
export const showing = (wish) =>
  wish && {
    onPointerEnter: (event) => event.pointerType !== "touch" && glance(wish),
    onPointerLeave: unglance,
    onFocus: () => glance(wish),
    onBlur: unglance,
  };

// --- a look ----------------------------------------------------------------------------------

const wait = (ms) => new Promise((go) => setTimeout(go, ms));

const enough = ({ odds }) => !odds || odds.exact || odds.runs >= MOST || odds.margin <= SURE;

// Why there are none, or null if the server only wants some rest.
const refusal = (wish, error) => {
  if (!(error instanceof Trouble)) throw error;
  if (error.status === 429) return null;
  const wrong = error.reason?.text || error.message || t("no-answer");
  return { wish, version: table.value.version, odds: null, more: [], wrong, rule: error.reason?.rule ?? "" };
};

const once = async (wish, halt) => {
  try {
    const found = await fetchOdds(wish, MOST, halt);
    if (halt.aborted) return true;
    looked.value = found;
    return enough(found);
  } catch (error) {
    if (halt.aborted) return true;
    const told = refusal(wish, error);
    if (!told) await wait(LONG);
    else looked.value = told;
    return Boolean(told);
  }
};

// Goes on until it is stopped; out of sight it waits.
export const look = async (wish, halt) => {
  let done = false;
  while (!done && !halt.aborted && able()) {
    if (!document.hidden) done = await once(wish, halt);
    if (!done) await wait(PAUSE);
  }
};

// --- from anywhere ---------------------------------------------------------------------------

export const turnToOdds = (wish = glanced.value?.wish ?? wished.value) => {
  wished.value = wish;
  pane.value = "odds";
  if (matchMedia("(max-width: 760px)").matches) tab.value = "odds";
  unglance();
};

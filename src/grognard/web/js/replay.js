// Looking back: any moment of the game as the seat at the screen may know it.

import { batch, computed } from "../vendor/signals.mjs";
import { get } from "./api.js";
import { allSeen, EVERYTHING } from "./everything.js";
import { concerned, moments, told } from "./moments.js";
import * as store from "./store.js";

const BEGINNING = { n: 0, first: 0, turn: 0, seat: null, lines: [], dice: [], times: 1 };
const PACE = 900; // ms from one moment to the next
const WHOLE = 15000;
const QUICKEST = 150;

// Every moment that can be looked at; the last one is the present.
export const stops = computed(() => [BEGINNING, ...moments(store.table.value?.log ?? [])]);

const indexOf = (n) => {
  const found = stops.value.findIndex((stop) => stop.n >= n);
  return found < 0 ? stops.value.length - 1 : found;
};

export const atEnd = () => (heading ?? at.value) === stops.value.length - 1;

export const at = computed(() =>
  store.past.value ? indexOf(store.past.value.n) : stops.value.length - 1,
);

export const stop = computed(() => stops.value[at.value]);

// --- what was on the board -------------------------------------------------------------------

const kept = new Map(); // views by seat and number
let asked = 0; // only the latest wish is shown
let heading = null; // the index of that wish, until it is shown

export const forget = () => kept.clear();

const viewAt = (n) => {
  const { table, as } = store.table.value;
  const key = `${table} ${as} ${n}`;
  if (!kept.has(key)) {
    const found = get(`tables/${table}/replay/${n}`, { as }).then(({ view, views }) =>
      as === EVERYTHING ? allSeen(Object.values(views)) : view,
    );
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return kept.get(key);
};

const ahead = () => {
  const next = stops.value[at.value + 1];
  if (next && at.value + 2 < stops.value.length) viewAt(next.n).catch(() => {});
};

// --- going there -----------------------------------------------------------------------------

// Shows a moment; the last one is the present, unless a film is to end on it.
export const goTo = async (n) => {
  const wish = ++asked;
  const index = indexOf(n);
  heading = index;
  const last = index === stops.value.length - 1;
  if (last && !store.film.value) return present();
  const shown = stops.value[index];
  const view = last
    ? store.table.value.view
    : await viewAt(shown.n).catch(() => store.table.value?.view);
  if (wish !== asked || !store.table.value) return undefined;
  heading = null;
  batch(() => {
    store.past.value = { n: shown.n, view };
    store.pointed.value = concerned(shown);
    store.chosen.value = new Set();
    store.offered.value = null;
    store.looked.value = null;
    store.notice.value = null;
    if (shown.lines.length) store.heard.value = told(shown);
  });
  ahead();
  return undefined;
};

export const step = (by) => {
  const index = (heading ?? at.value) + by;
  if (index < 0 || index >= stops.value.length) return undefined;
  return goTo(stops.value[index].n);
};

// Back to now.
export const present = () => {
  asked += 1;
  heading = null;
  halt();
  if (!store.past.value) return;
  batch(() => {
    store.past.value = null;
    store.pointed.value = null;
  });
};

export const toTurn = (turn) => {
  const first = stops.value.find((one) => one.n && one.turn === turn);
  return first && goTo(first.n);
};

// --- by itself -------------------------------------------------------------------------------

let timer = null;

export const halt = () => {
  clearTimeout(timer);
  timer = null;
  store.running.value = false;
};

// All that is left in a quarter of a minute, but no moment longer than it takes to read.
export const briskly = () =>
  Math.max(QUICKEST, Math.min(PACE, WHOLE / (stops.value.length - at.value)));

const tick = (wait, onward) => {
  timer = setTimeout(async () => {
    await onward();
    if (store.running.value && store.past.value) tick(wait, onward);
    else halt();
  }, wait);
};

export const run = (onward = () => step(1), wait = PACE) => {
  halt();
  store.running.value = true;
  tick(wait, onward);
};

// From the present it starts over.
export const play = async () => {
  if (store.running.value) return halt();
  if (!store.past.value) await goTo(0);
  return run();
};


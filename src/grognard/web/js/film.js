// What others did since this seat last looked, moment by moment. Anyone in a hurry ends it.

import { announce } from "./heard.js";
import { t } from "./i18n.js";
import { lastOf } from "./moments.js";
import { tell, tellServer } from "./remember.js";
import { atEnd, briskly, forget, goTo, halt, present, run, step, stops } from "./replay.js";
import { film, past, table } from "./store.js";

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// Remembers how far this seat has been told.
export const note = () => {
  const { table: id, as, log, yours } = table.value;
  const n = past.value?.n ?? lastOf(log);
  tell(id, as, n);
  if (yours.length === 1 && n) tellServer(id, n);
};

// The title: somebody was away, or sees it as it happens.
export const filmName = () => t(film.value?.away ? "film" : "film-live");

// Everything after `since`; it waits for a key at each moment, or runs by itself.
export const showFilm = async (since, alone, away = false) => {
  const first = stops.value.find((one) => one.n > since);
  if (!first) return;
  film.value = { first: first.n, away };
  await goTo(first.n);
  if (!film.value) return;
  note();
  if (alone && !still()) run(onward, briskly());
};

const onward = async () => {
  if (atEnd()) return endFilm();
  await step(1);
  return note();
};

// One key, one moment; after the last one the present is there.
export const nextOfFilm = () => {
  halt();
  return onward();
};

export const endFilm = () => {
  if (!film.value) return;
  film.value = null;
  present();
  note();
  announce();
};

// Nothing more was told: the screen is handed over, or the table left.
export const dropFilm = () => {
  film.value = null;
  present();
  forget();
};

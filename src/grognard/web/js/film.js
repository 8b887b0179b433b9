// What others did, told line by line. Anyone in a hurry skips it.

import { film, pointed } from "./store.js";

const LINE = 900; // ms at most for one line
const WHOLE = 9000; // ms for all of them
const QUICKEST = 120;
const MOVING = 4; // lines seen at once
const STILL = 14;
const MOST = 60; // lines; what was before stands in the log

let timer = null;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const shortened = (lines) =>
  lines.filter((line, n) => line.text !== lines[n - 1]?.text).slice(-MOST);

export const showFilm = (all) => {
  stopFilm();
  const lines = shortened(all);
  if (still()) {
    film.value = { lines, at: lines.length - 1, span: STILL };
    return;
  }
  film.value = { lines, at: 0, span: MOVING };
  pointAt(lines[0]);
  const pace = Math.max(QUICKEST, Math.min(LINE, WHOLE / lines.length));
  timer = setInterval(next, pace);
};

const pointAt = (line) => {
  pointed.value = { places: line.places, pieces: line.pieces };
};

const next = () => {
  const { lines, at } = film.value;
  if (at + 1 < lines.length) {
    film.value = { ...film.value, at: at + 1 };
    pointAt(lines[at + 1]);
  } else {
    clearInterval(timer);
    timer = setTimeout(stopFilm, LINE);
  }
};

export const stopFilm = () => {
  clearInterval(timer);
  clearTimeout(timer);
  timer = null;
  if (!film.value) return;
  film.value = null;
  pointed.value = null;
};

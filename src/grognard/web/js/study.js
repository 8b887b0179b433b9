// What is learned after a game: asking for it, again and again while it grows.

import { signal } from "../vendor/signals.mjs";
import { get, post, Trouble } from "./api.js";
import { language, t } from "./i18n.js";
import { goTo } from "./replay.js";
import { gameModule, tab } from "./store.js";

/** @import * as T from "./types.d.ts" */

const PAUSE = 1000; // ms between two questions
const LONG = 5000; // where the server has too much to do

// --- words -----------------------------------------------------------------------------------

/** @type {import("../vendor/signals.mjs").Signal<Record<string, Record<string, string>>>} */
const words = signal({}); // of the laboratory, by language

export const learnWords = async () => {
  const spoken = language.value;
  if (words.value[spoken]) return;
  const found = await get("words/lab").catch(() => null);
  if (found) words.value = { ...words.value, [spoken]: found };
};

export const canSpeak = () => Boolean(words.value[language.value]);

/** @param {string} id @param {Record<string, string | number>} params */
export const l = (id, params = {}) => {
  const text = words.value[language.value]?.[`lab-${id}`] ?? `lab-${id}`;
  return text.replace(/\{(\w+)\}/g, (hole, name) => String(params[name] ?? hole));
};

// --- figures ---------------------------------------------------------------------------------

export const number = (n, digits = 1) =>
  new Intl.NumberFormat(language.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(n);

export const percent = (chance, digits = 0) =>
  new Intl.NumberFormat(language.value, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(chance);

/** @param {T.Chance} chance */
export const withError = ({ value, error }) =>
  error ? `${percent(value)} ± ${number(100 * error)}` : percent(value);

// A difference of chances, in points of a hundred, with its sign.
export const swing = (value) => {
  const text = number(100 * Math.abs(value));
  if (text === number(0)) return text;
  return `${value > 0 ? "+" : "−"}${text}`;
};

/** @param {T.Chance} chance */
export const swingWithError = ({ value, error }) => `${swing(value)} ± ${number(100 * error)}`;

// Where turns go by their dates, an analysis counts them in its own way: the date tells which is meant.
const dateOf = (turn) =>
  gameModule.value.turnName && study.value?.analysis?.turns.find((one) => one.turn === turn)?.date;

/** Whether the turns of the game at the table are known by their dates, not by numbers. */
export const byDate = () => Boolean(gameModule.value.turnName);

export const turnName = (turn) => (turn ? dateOf(turn) || l("turn-number", { turn }) : l("set-up"));

/** The same, where there is little room. */
export const turnMark = (turn) => dateOf(turn) || turn;

// --- going there -----------------------------------------------------------------------------

// On a phone the board is behind the analysis.
export const showMoment = (n) => {
  tab.value = "board";
  return goTo(n);
};

// --- asking ----------------------------------------------------------------------------------

const wait = (ms, halt) =>
  new Promise((go) => {
    setTimeout(go, ms);
    halt.addEventListener("abort", go, { once: true });
  });

// Why there is none, or null if the server only wants some rest.
const refusal = (error) => {
  if (!(error instanceof Trouble)) throw error;
  if (error.status === 429 || error.status === 503) return null;
  return error.message || t("no-answer");
};

// Asks until it is done, or nobody wants it; `keep` gets every answer. Out of sight it waits.
const follow = async (ask, keep, halt) => {
  while (!halt.aborted) {
    let rest = PAUSE;
    try {
      const answer = document.hidden ? null : await ask();
      if (halt.aborted) return;
      if (answer) keep(answer);
      if (answer && answer.state !== "working") return;
    } catch (error) {
      if (halt.aborted) return;
      const wrong = refusal(error);
      if (wrong) return keep({ state: "failed", wrong });
      rest = LONG;
    }
    await wait(rest, halt);
  }
};

/** @type {import("../vendor/signals.mjs").Signal<T.Study>} */
export const study = signal(null); // the analysis of the game at the table

export const followAnalysis = (id, halt) => {
  if (study.value?.table !== id || study.value.language !== language.value)
    study.value = { table: id, language: language.value, state: "working", percent: 0, lines: 0, sought: false, analysis: null };
  const spoken = language.value;
  const ask = () => post(`tables/${id}/analysis`, { have: study.value.lines }, {}, halt);
  const keep = ({ analysis, ...answer }) =>
    (study.value = { ...study.value, ...answer, analysis: analysis ?? study.value.analysis, table: id, language: spoken });
  return follow(ask, keep, halt);
};

export const followWhy = (id, n, keep, halt) =>
  follow(() => post(`tables/${id}/analysis/${n}`, {}, {}, halt), keep, halt);

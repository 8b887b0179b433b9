// The language of the page. Every text comes from the server's catalogue.

import { signal } from "../vendor/signals.mjs";

export const LANGUAGES = { en: "English", fr: "Français", es: "Español" };

const KEPT = "grognard-language";

const usual = () => {
  const kept = localStorage.getItem(KEPT);
  const wanted = [kept, ...navigator.languages].map((name) => (name || "").slice(0, 2));
  return wanted.find((name) => name in LANGUAGES) || "en";
};

export const language = signal(usual());
export const words = signal(null);
/** @type {import("../vendor/signals.mjs").Signal<Record<string, string>>} */
export const gameWords = signal({}); // those of the game at the table

/** @param {string} text @param {Record<string, string | number>} params */
export const fill = (text, params) => text.replace(/\{(\w+)\}/g, (hole, name) => String(params[name] ?? hole));

/** @param {string} id @param {Record<string, string | number>} params */
export const t = (id, params = {}) =>
  fill((words.value || {})[`ui-page-${id}`] ?? `ui-page-${id}`, params);

/** Words before what they announce: a colon has its space, or none, by the language. @param {string} text */
export const colon = (text) => t("colon", { text });

// A text that only some games have: `other` where there is none.
export const tOr = (id, other) => (words.value || {})[`ui-page-${id}`] ?? other;

/**
 * A text of the game at the table: its sides, kinds, marks, verbs, panels …
 * @param {string} id @param {Record<string, string | number>} params
 */
export const g = (id, params = {}) => gOr(id, id, params);

/** @param {string} id @param {string} other @param {Record<string, string | number>} params */
export const gOr = (id, other, params = {}) => fill(gameWords.value[id] ?? other, params);

export const speak = (name) => {
  localStorage.setItem(KEPT, name);
  language.value = name;
  document.documentElement.lang = name;
};

const LOCALES = { en: "en-GB", fr: "fr", es: "es" }; // the day before the month

export const date = (iso) =>
  new Intl.DateTimeFormat(LOCALES[language.value], {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${iso}T00:00:00Z`));

export const moment = (seconds) =>
  new Intl.DateTimeFormat(LOCALES[language.value], {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(new Date(seconds * 1000));

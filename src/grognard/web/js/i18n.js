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

const fill = (text, params) => text.replace(/\{(\w+)\}/g, (hole, name) => params[name] ?? hole);

/** @param {string} id @param {Record<string, string | number>} params */
export const t = (id, params = {}) =>
  fill((words.value || {})[`ui-page-${id}`] ?? `ui-page-${id}`, params);

// A text that only some games have: `other` where there is none.
export const tOr = (id, other) => (words.value || {})[`ui-page-${id}`] ?? other;

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

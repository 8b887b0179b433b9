// The keys of the table, and the page that lists them.

import { useEffect } from "../vendor/hooks.mjs";
import { signal } from "../vendor/signals.mjs";
import { stopFilm } from "./film.js";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { Languages } from "./languages.js";
import { cancel, resign, undo } from "./play.js";
import * as store from "./store.js";

const KEPT = "grognard-keys";
const on = signal(localStorage.getItem(KEPT) !== "off");

const flip = (shown) => () => (shown.value = !shown.value);

const focus = (selector) => () =>
  [...document.querySelectorAll(selector)].find((element) => element.offsetParent)?.focus();

const KEYS = {
  "?": ["key-help", flip(store.helpShown)],
  u: ["undo", undo],
  Enter: ["key-enter", focus(".do, button.done")],
  Escape: ["key-escape", cancel],
  "/": ["key-type", focus("#typed")],
  a: ["all-actions", flip(store.listShown)],
  b: ["key-battle", flip(store.battleShown)],
  t: ["twin", flip(store.twinShown)],
};

const typing = (element) => /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);
const acting = (element) => /^(BUTTON|A|SUMMARY)$/.test(element.tagName);

const press = (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !store.table.value) return;
  if (key === "Escape" && typing(target)) target.blur();
  else if (typing(target)) return;
  if (!on.value && key !== "?" && key !== "Escape") return;
  if (store.film.value && (key === "Enter" || key === " ") && !acting(target)) {
    event.preventDefault();
    stopFilm();
  } else if (key in KEYS && !(key === "Enter" && target !== document.body)) {
    event.preventDefault();
    KEYS[key][1]();
  }
};

export const useKeys = () =>
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

const toggle = () => {
  on.value = !on.value;
  localStorage.setItem(KEPT, on.value ? "on" : "off");
};

export const Resign = () => {
  const { over, as } = store.table.value;
  if (over || !as) return null;
  return html`<button class="resign" onClick=${() => confirm(t("resign-sure")) && resign()}>
    ${t("resign")}
  </button>`;
};

export const Help = () =>
  store.helpShown.value &&
  html`<aside class="drawer help" role="dialog" aria-label=${t("keys")}>
    <button class="close" aria-label=${t("close")} onClick=${flip(store.helpShown)}>✕</button>
    <h2>${t("how-to-play")}</h2>
    <p>${t("how-to-choose")}</p>
    <p>${t("how-to-why")}</p>
    <h2>${t("keys")}</h2>
    <dl>
      ${Object.entries(KEYS).map(
        ([key, [text]]) => html`<dt><kbd>${key}</kbd></dt>
          <dd>${t(text)}</dd>`,
      )}
      <dt><kbd>← ↑ → ↓</kbd> <kbd>+</kbd> <kbd>-</kbd></dt>
      <dd>${t("key-board")}</dd>
    </dl>
    <label class="choice">
      <input type="checkbox" checked=${on.value} onChange=${toggle} /> ${t("keys-on")}
    </label>
    <div class="row"><${Languages} /><${Resign} /></div>
  </aside>`;

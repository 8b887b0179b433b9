// The keys of the table, and the page that lists them.

import { useEffect } from "../vendor/hooks.mjs";
import { signal } from "../vendor/signals.mjs";
import { toChat } from "./chat.js";
import { useDrawer } from "./drawer.js";
import { Journal } from "./ending.js";
import { nextOfFilm } from "./film.js";
import { hasCards, pickCard } from "./hand.js";
import { html } from "./html.js";
import { colon, g, gOr, t } from "./i18n.js";
import { Languages } from "./languages.js";
import { Lessons } from "./lesson.js";
import { turnToOdds } from "./odds.js";
import { cancel, resign, undo, undoAll } from "./play.js";
import { goTo, play, present, step } from "./replay.js";
import * as store from "./store.js";
import { Telling } from "./telling.js";

const KEPT = "grognard-keys";
const on = signal(localStorage.getItem(KEPT) !== "off");

const flip = (shown) => () => (shown.value = !shown.value);

const focus = (selector) => () =>
  [...document.querySelectorAll(selector)].find((element) => element.offsetParent)?.focus();

/**
 * In the order in which they are listed.
 * @type {[key: string, text: string, act: () => unknown][]}
 */
const KEYS = [
  ["?", "key-help", flip(store.helpShown)],
  ["u", "undo", undo],
  ["U", "undo-all", undoAll],
  ["Enter", "key-enter", focus(".do, button.done")],
  ["Escape", "key-escape", () => (resigning.value ? keepOn() : cancel())],
  ["/", "key-talk", () => toChat() || focus("#typed")()],
  [":", "key-type", focus("#typed")],
  ["o", "tab-odds", () => turnToOdds()],
  ["a", "all-actions", flip(store.listShown)],
  ["b", "key-panel", flip(store.panelShown)],
  ["t", "twin", () => turnPane()],
  ["[", "replay-back", () => step(-1)],
  ["]", "replay-forth", () => step(1)],
  ["Home", "replay-first", () => goTo(0)],
  ["End", "replay-now", present],
  ["p", "replay-run", play],
  ["0", "key-whole", () => (store.wholes.value += 1)],
  ["h", "key-bare", () => (store.bare.value = true)],
];

const ACTS = new Map(KEYS.map(([key, , act]) => [key, act]));

const modes = () => store.gameModule.value.modes ?? [];
const modeOn = (key) => modes().find(({ on }) => on === key);

const release = ({ key }) => {
  if (key === "h") store.bare.value = false;
};

const turnPane = () => (store.pane.value = store.pane.value === "twin" ? "log" : "twin");

const NEXT = new Set(["Enter", " ", "ArrowRight"]); // of the film

const typing = (element) => /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);
const acting = (element) => /^(BUTTON|A|SUMMARY)$/.test(element.tagName);

const press = (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!store.table.value || store.curtain.value) return;
  if (key === "Escape" && typing(target)) target.blur();
  else if (typing(target)) return;
  if (!on.value && key !== "?" && key !== "Escape") return;
  if (store.film.value && NEXT.has(key) && !acting(target)) {
    event.preventDefault();
    nextOfFilm();
  } else if (ACTS.has(key) && !(key === "Enter" && target !== document.body)) {
    event.preventDefault();
    ACTS.get(key)();
  } else if (modeOn(key)) {
    event.preventDefault();
    store.mode.value = modeOn(key).key;
  } else if (/^[1-9]$/.test(key) && hasCards()) {
    event.preventDefault();
    pickCard(Number(key));
  }
};

export const useKeys = () =>
  useEffect(() => {
    addEventListener("keydown", press);
    addEventListener("keyup", release);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("keyup", release);
    };
  }, []);

const toggle = () => {
  on.value = !on.value;
  localStorage.setItem(KEPT, on.value ? "on" : "off");
};

export const Resign = () => {
  const { over, as } = store.table.value;
  if (over || !as) return null;
  return html`<button class="resign" onClick=${() => (resigning.value = true)}>${t("resign")}</button>`;
};

const resigning = signal(false);

const keepOn = () => (resigning.value = false);

const give = () => {
  resigning.value = false;
  store.helpShown.value = false;
  resign();
};

// What cannot be taken back is asked once more.
export const Sure = () => {
  const box = useDrawer(resigning.value);
  if (!resigning.value || store.table.value.over) return null;
  return html`<div class="veil"><section class="sure" ref=${box} role="alertdialog" aria-modal="true" aria-label=${t("resign")}>
    <p>${t("resign-sure")}</p>
    <p class="row">
      <button class="not" onClick=${keepOn}>${t("cancel")}</button>
      <button class="done yes" onClick=${give}>${t("resign")}</button>
    </p>
  </section></div>`;
};

// A journal names every piece: before the end only whoever plays all sides may have it.
const allMine = () => {
  const { seats, yours } = store.table.value;
  return yours.length === seats.length;
};

export const Help = () => {
  const box = useDrawer(store.helpShown.value);
  if (!store.helpShown.value) return null;
  return html`<section class="drawer help" ref=${box} role="dialog" aria-modal="true" aria-label=${t("keys")}>
    <button class="close" aria-label=${t("close")} onClick=${flip(store.helpShown)}>✕</button>
    <h2>${t("how-to-play")}</h2>
    <p>${gOr("ui-how-to-choose", t("how-to-choose"))}</p>
    <p>${t("how-to-why")}</p>
    <h2>${t("keys")}</h2>
    <dl>
      ${KEYS.map(
        ([key, text]) => html`<dt><kbd>${key}</kbd></dt>
          <dd>${t(text)}</dd>`,
      )}
      <dt><kbd>← ↑ → ↓</kbd> <kbd>+</kbd> <kbd>-</kbd></dt>
      <dd>${t("key-board")}</dd>
      ${modes().map(
        (mode) => html`<dt><kbd>${mode.on}</kbd></dt>
          <dd>${colon(t("board-modes"))} ${g(`mode-${mode.key}`)}</dd>`,
      )}
      ${hasCards() &&
      html`<dt><kbd>1</kbd> … <kbd>9</kbd> <kbd>←</kbd> <kbd>→</kbd></dt>
        <dd>${t("key-cards")}</dd>`}
    </dl>
    <label class="choice">
      <input type="checkbox" checked=${on.value} onChange=${toggle} /> ${t("keys-on")}
    </label>
    <${Telling} />
    <${Lessons} />
    ${allMine() && html`<p><${Journal} /></p>`}
    <p>
      <a href=${`#/rules/${store.table.value.game}/`}>${t("all-rules")}</a> ·
      <a href=${`#/sources/${store.table.value.game}`}>${t("sources")}</a>
    </p>
    <div class="row"><${Languages} /><${Resign} /></div>
  </section>`;
};

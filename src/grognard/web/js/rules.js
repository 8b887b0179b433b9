// The rules by number, with search; and the drawer that shows one of them beside the board.

import { useEffect, useState } from "../vendor/hooks.mjs";
import { signal } from "../vendor/signals.mjs";
import { get } from "./api.js";
import { useDrawer } from "./drawer.js";
import { html } from "./html.js";
import { language, t } from "./i18n.js";
import { Languages } from "./languages.js";
import { rule } from "./store.js";

const books = signal({}); // by game and language

const book = (game) => books.value[`${game} ${language.value}`];

const read = async (game) => {
  if (book(game)) return;
  const key = `${game} ${language.value}`;
  const rules = await get(`games/${game}/rules`).catch(() => []);
  books.value = { ...books.value, [key]: rules };
};

const address = (game, number) => `#/rules/${game}/${number}`;

export const RuleLink = ({ game, number, quiet = false }) => html`<a
  class=${quiet ? "rule quiet" : "rule"}
  href=${address(game, number)}
  aria-label=${`${t("rule")} ${number}`}
  onClick=${(event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    rule.value = { game, number };
  }}
  >${number}</a
>`;

const NUMBER = /\b(W\d+|\d+\.\d+)\b/;

// Beside the board the rule is shown at once; on the page of the rules the address changes.
const showIn = (game, number) => (event) => {
  if (!rule.value) return;
  event.preventDefault();
  rule.value = { game, number };
};

const Linked = ({ text, game }) => {
  const known = new Set((book(game) || []).map(({ number }) => number));
  const link = (number) =>
    html`<a href=${address(game, number)} onClick=${showIn(game, number)}>${number}</a>`;
  return text.split(NUMBER).map((part) => (known.has(part) ? link(part) : part));
};

const Paragraphs = ({ text, game }) =>
  text
    .split(/\n\s*\n/)
    .map((part) => html`<p class="rule-text"><${Linked} text=${part} game=${game} /></p>`);

// A rule without text of its own is told by those under it.
const under = (rules, number) => {
  const chapter = number.replace(/\.0$/, "");
  const exact = rules.filter((r) => r.number === number);
  return exact.length ? exact : rules.filter((r) => r.number.startsWith(`${chapter}.`));
};

export const Drawer = () => {
  const shown = rule.value;
  const box = useDrawer(Boolean(shown));
  useEffect(() => {
    if (shown) read(shown.game);
  }, [shown, language.value]);
  if (!shown) return null;
  const found = under(book(shown.game) || [], shown.number);
  return html`<section class="drawer" ref=${box} role="dialog" aria-modal="true" aria-label=${t("rules")}>
    <button class="close" aria-label=${t("close")} onClick=${() => (rule.value = null)}>✕</button>
    ${found.map(
      (r) => html`<h2>${r.number} ${r.title}</h2>
        <${Paragraphs} text=${r.text} game=${shown.game} />`,
    )}
    ${book(shown.game) && !found.length && html`<p>${t("no-rule")} ${shown.number}</p>`}
    <p><a href=${address(shown.game, shown.number)}>${t("all-rules")}</a></p>
  </section>`;
};

const fits = (r, typed) => {
  const text = `${r.number} ${r.title} ${r.text}`.toLowerCase();
  return typed.toLowerCase().split(/\s+/).every((word) => text.includes(word));
};

export const Rules = ({ game, number }) => {
  const [typed, type] = useState("");
  useEffect(() => {
    read(game);
  }, [game, language.value]);
  const rules = book(game) || [];
  useEffect(() => {
    document.getElementById(`rule-${number}`)?.scrollIntoView({ block: "start" });
  }, [number, rules.length]);
  const shown = rules.filter((r) => fits(r, typed));
  return html`<main class="rules">
    <${Languages} />
    <p><a href="#/" onClick=${back}>← ${t("back")}</a></p>
    <h1>${t("rules")}</h1>
    <p><a href=${`#/sources/${game}`}>${t("sources")}</a></p>
    <label class="search"
      >${t("search")}
      <input type="search" value=${typed} onInput=${(event) => type(event.target.value)} />
    </label>
    ${shown.map(
      (r) => html`<article
        key=${r.number}
        id=${`rule-${r.number}`}
        class=${r.number === number ? "now" : ""}
      >
        <h2>
          <a href=${address(game, r.number)}>${r.number}</a> ${r.title}
          ${r.ruling && html` <small>${t("ruling")}</small>`}
        </h2>
        <${Paragraphs} text=${r.text} game=${game} />
      </article>`,
    )}
    ${book(game) && !shown.length && html`<p>${t("nothing-fits")}</p>`}
  </main>`;
};

const back = (event) => {
  if (history.length < 2) return;
  event.preventDefault();
  history.back();
};

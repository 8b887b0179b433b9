// The rules by number, with search; and the drawer that shows one of them beside the board.

import { useEffect, useState } from "../vendor/hooks.mjs";
import { signal } from "../vendor/signals.mjs";
import { get } from "./api.js";
import { useDrawer } from "./drawer.js";
import { html } from "./html.js";
import { language, t } from "./i18n.js";
import { Languages } from "./languages.js";
import { games, rule, table } from "./store.js";

const books = signal({}); // by game, edition and language

const keyOf = (game, edition) => `${game} ${edition} ${language.value}`;

const book = (game, edition) => books.value[keyOf(game, edition)];

const read = async (game, edition) => {
  if (book(game, edition)) return;
  const key = keyOf(game, edition);
  const rules = await get(`games/${game}/rules`, { edition: edition || null }).catch(() => []);
  books.value = { ...books.value, [key]: rules };
};

// An edition is only named where it was chosen: at a table, or by its reader.
const address = (game, number, edition) =>
  `#/rules/${game}/${number}${edition ? `/${edition}` : ""}`;

const played = (game) => (table.value?.game === game ? table.value.edition : "") || "";

export const RuleLink = ({ game, number, quiet = false }) => html`<a
  class=${quiet ? "rule quiet" : "rule"}
  href=${address(game, number, played(game))}
  aria-label=${`${t("rule")} ${number}`}
  onClick=${(event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    rule.value = { game, number, edition: played(game) };
  }}
  >${number}</a
>`;

// 5.3, 2.2.1 F, 11 G, W16
const NUMBER = /\b([A-Z]\d+\b|\d+(?:\.\d+)+(?: [A-Z]\b)?|\d+ [A-Z]\b)/;

// Beside the board the rule is shown at once; on the page of the rules the address changes.
const showIn = (game, number, edition) => (event) => {
  if (!rule.value) return;
  event.preventDefault();
  rule.value = { game, number, edition };
};

const Linked = ({ text, game, edition }) => {
  const known = new Set((book(game, edition) || []).map(({ number }) => number));
  const link = (number) =>
    html`<a href=${address(game, number, edition)} onClick=${showIn(game, number, edition)}>${number}</a>`;
  const found = (part) => {
    const [number] = part.split(" ");
    if (known.has(part)) return link(part);
    return known.has(number) ? [link(number), part.slice(number.length)] : part;
  };
  return text.split(NUMBER).map((part, n) => (n % 2 ? found(part) : part));
};

const Paragraphs = ({ text, game, edition }) =>
  text
    .split(/\n\s*\n/)
    .map(
      (part) =>
        html`<p class="rule-text"><${Linked} text=${part} game=${game} edition=${edition} /></p>`,
    );

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
    if (shown) read(shown.game, shown.edition);
  }, [shown, language.value]);
  if (!shown) return null;
  const { game, number, edition } = shown;
  const found = under(book(game, edition) || [], number);
  return html`<section class="drawer" ref=${box} role="dialog" aria-modal="true" aria-label=${t("rules")}>
    <button class="close" aria-label=${t("close")} onClick=${() => (rule.value = null)}>✕</button>
    ${found.map(
      (r) => html`<h2>${r.number} ${r.title}</h2>
        <${Paragraphs} text=${r.text} game=${game} edition=${edition} />`,
    )}
    ${book(game, edition) && !found.length && html`<p>${t("no-rule")} ${number}</p>`}
    <p><a href=${address(game, number, edition)}>${t("all-rules")}</a></p>
  </section>`;
};

const fits = (r, typed) => {
  const text = `${r.number} ${r.title} ${r.text}`.toLowerCase();
  return typed.toLowerCase().split(/\s+/).every((word) => text.includes(word));
};

// The editions of a game, if it has several; each is a book of its own.
const Editions = ({ game, edition }) => {
  const [found, find] = useState(games.value);
  useEffect(() => {
    get("games").then(find, () => {});
  }, [language.value]);
  const editions = found.find((one) => one.game === game)?.editions ?? [];
  if (editions.length < 2) return null;
  const now = edition || editions[0].key;
  return html`<p class="editions">
    ${editions.map(
      ({ key, name }) => html`<a key=${key} href=${address(game, "", key)} aria-current=${key === now ? "true" : undefined}>${name}</a>${" "}`,
    )}
  </p>`;
};

export const Rules = ({ game, number, edition = "" }) => {
  const [typed, type] = useState("");
  useEffect(() => {
    read(game, edition);
  }, [game, edition, language.value]);
  const rules = book(game, edition) || [];
  useEffect(() => {
    document.getElementById(`rule-${number}`)?.scrollIntoView({ block: "start" });
  }, [number, rules.length]);
  const shown = rules.filter((r) => fits(r, typed));
  return html`<main class="rules">
    <${Languages} />
    <p><a href="#/" onClick=${back}>← ${t("back")}</a></p>
    <h1>${t("rules")}</h1>
    <${Editions} game=${game} edition=${edition} />
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
          <a href=${address(game, r.number, edition)}>${r.number}</a> ${r.title}
          ${r.ruling && html` <small>${t("ruling")}</small>`}
        </h2>
        <${Paragraphs} text=${r.text} game=${game} edition=${edition} />
      </article>`,
    )}
    ${book(game, edition) && !shown.length && html`<p>${t("nothing-fits")}</p>`}
  </main>`;
};

const back = (event) => {
  if (history.length < 2) return;
  event.preventDefault();
  history.back();
};

// A hand of cards: a strip below the board. What a card can do now follows from the legal actions.

import { useEffect, useRef } from "../vendor/hooks.mjs";
import { ofCard, uses } from "./choose.js";
import { Decks, openDecks } from "./decks.js";
import { hinting } from "./hint.js";
import { html } from "./html.js";
import { colon, g, gOr, t } from "./i18n.js";
import { Lock } from "./icons.js";
import { deed } from "./label.js";
import { showing } from "./odds.js";
import { holdCard, onCard, send } from "./play.js";
import * as store from "./store.js";

/** @import * as T from "./types.d.ts" */

/** @returns {T.CardInfo | undefined} */
export const cardInfo = (key) => store.pieces.value?.cards?.[key];

/** @returns {T.Card[]} */
const cards = () => store.view.value?.hand ?? [];

// --- a card ----------------------------------------------------------------------------------

// Numbers and words that are printed on it, in the game's own words.
export const Values = ({ card }) => {
  const values = Object.entries(cardInfo(card)?.values ?? {});
  if (!values.length) return null;
  return html`<span class="card-values">
    ${values.map(([name, value]) => html`<b key=${name} title=${gOr(`value-${name}`, name)}>${value}</b>`)}
  </span>`;
};

const Use = ({ card, use }) => {
  const { verb, now, actions } = use;
  if (now)
    return html`<button
      class="do use"
      disabled=${store.busy.value}
      onClick=${() => send([actions[0].text])}
      ...${showing({ action: actions[0].text })}
    >
      ${deed(actions[0])} ${store.isFinal(actions[0]) && html`<${Lock} />`}
    </button>`;
  const held = store.card.value;
  const on = held?.key === card && held.verb === verb;
  return html`<button class="use aim" aria-pressed=${`${on}`} onClick=${() => on || holdCard({ key: card, verb })}>
    ${gOr(`verb-${verb}`, verb)} …
  </button>`;
};

const say = (card, able, number) => {
  const info = cardInfo(card);
  const values = Object.entries(info?.values ?? {}).map(([name, value]) => `${gOr(`value-${name}`, name)} ${value}`);
  const state = t(able ? "card-able" : "card-idle");
  return [`${number}. ${store.cardName(card)}`, ...values, state, info?.text].filter(Boolean).join(". ");
};

const Card = ({ card, number, focus }) => {
  const found = uses(store.legal.value, card, store.gameModule.value.aimed);
  const held = store.card.value?.key === card;
  const able = found.length > 0;
  return html`<li class=${`hand-card ${able ? "able" : "idle"} ${held ? "held" : ""}`} data-card=${card}>
    <button
      class="card-face"
      tabindex=${focus ? 0 : -1}
      aria-pressed=${`${held}`}
      aria-label=${say(card, able, number)}
      onClick=${() => onCard(card)}
      ...${hinting({ card })}
    >
      <${Values} card=${card} />
      <b class="card-name">${store.cardName(card)}</b>
      <small class="card-text">${cardInfo(card)?.text}</small>
      ${number < 10 && html`<kbd aria-hidden="true">${number}</kbd>`}
    </button>
    <span class="uses">${found.map((use) => html`<${Use} key=${use.key} card=${card} use=${use} />`)}</span>
  </li>`;
};

// --- keys ------------------------------------------------------------------------------------

const faces = (box) => [...box.querySelectorAll(".card-face")];

// A card that is held is played by Enter if it has but one use that needs nothing more.
const enter = (face) => {
  const { card } = face.closest("[data-card]").dataset;
  if (store.card.value?.key !== card) return false;
  const buttons = face.parentElement.querySelectorAll(".use");
  const [first] = buttons;
  if (!first) return false;
  if (buttons.length === 1 && first.matches(".do")) first.click();
  else first.focus();
  return true;
};

const BY = { ArrowLeft: -1, ArrowRight: 1 };

const press = (event) => {
  const face = event.target.closest(".card-face");
  if (!face) return;
  const all = faces(event.currentTarget);
  const to = { Home: 0, End: all.length - 1 }[event.key] ?? all.indexOf(face) + (BY[event.key] ?? 0);
  const moved = event.key in BY || event.key === "Home" || event.key === "End";
  if (!moved && !(event.key === "Enter" && enter(face))) return;
  event.preventDefault();
  event.stopPropagation();
  if (moved) all[(to + all.length) % all.length].focus();
};

/** The n-th card, from 1, by its digit. */
export const pickCard = (number) => {
  const card = cards()[number - 1]?.key;
  if (!card) return;
  /** @type {HTMLElement} */ (document.querySelector(`.hand [data-card="${CSS.escape(card)}"] .card-face`))?.focus();
  onCard(card);
};

// --- other hands -----------------------------------------------------------------------------

const Other = ({ seat, count, known }) => html`<li class=${`seat-${seat}`}>
  <b>${store.seatName(seat)}</b> ${t("cards", { n: count })}${" "}
  ${known.length > 0 && html`<small>${colon(t("cards-known"))} ${known.map(store.cardName).join(", ")}</small>`}
</li>`;

const Others = () => {
  const { hands = {}, seat } = store.view.value;
  const others = Object.entries(hands).filter(([other]) => other !== seat);
  if (!others.length) return null;
  return html`<ul class="hands" aria-label=${t("other-hands")}>
    ${others.map(([other, one]) => html`<${Other} key=${other} seat=${other} count=${one.count} known=${one.known ?? []} />`)}
  </ul>`;
};

const Piles = () => {
  const decks = store.view.value.decks ?? [];
  if (!decks.length) return null;
  return html`<button class="piles" aria-haspopup="dialog" onClick=${openDecks}>
    ${decks.map(({ key, count }) => html`<span key=${key}>${g(`deck-${key}`)} <b>${count}</b></span>`)}
  </button>`;
};

// --- what is in sight ------------------------------------------------------------------------

// A wheel turns only one way, and a strip of cards lies across it.
const roll = (event) => {
  const box = event.currentTarget;
  if (event.deltaX || event.shiftKey || box.scrollWidth <= box.clientWidth) return;
  box.scrollLeft += event.deltaY;
  event.preventDefault();
};

// The first card that can be played now comes into sight with the question that it answers.
const useSight = (box) => {
  const able = cards().findIndex(({ key }) => ofCard(store.legal.value, key).length > 0);
  useEffect(() => {
    const card = box.current?.children[able];
    if (!card) return;
    const { left, right } = box.current.getBoundingClientRect();
    const here = card.getBoundingClientRect();
    if (here.left < left || here.right > right) box.current.scrollLeft += here.left - left;
  }, [able, store.table.value.step?.key]);
  // The one that is held is wider: none of it is cut off.
  useEffect(() => {
    const held = box.current?.querySelector(".held");
    if (!held) return;
    const { left, right } = box.current.getBoundingClientRect();
    const here = held.getBoundingClientRect();
    box.current.scrollLeft += Math.max(0, here.right - right) - Math.max(0, left - here.left);
  }, [store.card.value?.key]);
  useEffect(() => {
    const strip = box.current;
    strip?.addEventListener("wheel", roll, { passive: false });
    return () => strip?.removeEventListener("wheel", roll);
  }, [Boolean(hasCards())]);
};

// --- the whole -------------------------------------------------------------------------------

/** Whether the game at the table is played with cards. */
export const hasCards = () => {
  const { hand, hands, decks } = store.view.value ?? {};
  return Boolean(hand || hands || decks);
};

export const Hand = () => {
  const box = useRef(null);
  useSight(box);
  if (!hasCards()) return null;
  const own = cards();
  const held = own.findIndex(({ key }) => key === store.card.value?.key);
  return html`<section class="hand" aria-label=${t("hand")}>
    <div class="hand-aside"><${Others} /><${Piles} /></div>
    <ol class="hand-cards" ref=${box} onKeyDown=${press}>
      ${own.map(
        ({ key }, n) => html`<${Card} key=${n} card=${key} number=${n + 1} focus=${n === Math.max(held, 0)} />`,
      )}
    </ol>
    <${Decks} />
  </section>`;
};

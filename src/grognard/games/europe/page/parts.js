// What the panels of a campaign share: lines with their rules, buttons that say an action, choices.

import { useState } from "/vendor/hooks.mjs";
import { cardsOf, tailOf, verbOf } from "/js/choose.js";
import { html } from "/js/html.js";
import { g, gOr } from "/js/i18n.js";
import { Lock } from "/js/icons.js";
import { deed } from "/js/label.js";
import { showing } from "/js/odds.js";
import { send } from "/js/play.js";
import { RuleLink } from "/js/rules.js";
import { busy, cardName, isFinal, legal, pieces, pieceName, placeName, table, view } from "/js/store.js";

/** @import * as T from "/js/types.d.ts" */

export const word = (name, params = {}) => g(`panel-${name}`, params);
export const country = (key) => g(`word-${key}`);
export const signed = (n) => (n < 0 ? `−${-n}` : `+${n}`);

// Half and quarter points as one reads them.
const QUARTERS = { 25: "¼", 5: "½", 75: "¾" };
export const points = (n) => {
  const whole = Math.trunc(n);
  const rest = QUARTERS[`${Math.abs(n - whole)}`.slice(2)] ?? "";
  return `${whole === 0 && rest ? "" : whole}${rest}`;
};

// --- lines -----------------------------------------------------------------------------------

export const Rule = ({ number }) => html`<${RuleLink} game=${table.value.game} number=${number} quiet />`;

/** What adds up, or what comes of something: a number, words, the rule. */
export const Lines = ({ lines, words, sign = true }) =>
  lines.length > 0 &&
  html`<ul class="sum-lines">
  ${lines.map(
    ({ key, rule, number, place }, n) => html`<li key=${n} data-line=${key}>
      ${sign ? html`<b>${signed(number)}</b> ${words(key)}` : html`${words(key)} <b>${points(number)}</b>`}${place ? ` (${placeName(place)})` : ""}
      ${" "}<${Rule} number=${rule} /></li>`,
  )}
</ul>`;

const BRINGS = (key) => word(key);

/** What a country would bring to whoever gets it. */
export const Brings = ({ lines, name = "brings" }) =>
  lines.length > 0 && html`<div class="brings"><span class="quiet">${word(name)}</span> <${Lines} lines=${lines} words=${BRINGS} sign=${false} /></div>`;

export const Status = ({ status }) => html`<small class=${`status status-${status}`}>${word(`status-${status}`)}</small>`;

// --- actions ---------------------------------------------------------------------------------

/** @returns {T.Legal | undefined} */
export const legalText = (text) => legal.value.find((action) => action.text === text);

/** @returns {T.Legal[]} */
export const ofVerb = (verb) => legal.value.filter((action) => verbOf(action) === verb);

/** The actions of a verb that name this word. */
export const about = (verb, name) => ofVerb(verb).filter((action) => tailOf(action).includes(name));

export const Say = ({ action, children, main = false }) => html`<button
  class=${main ? "done" : "do"}
  data-say=${action.text}
  disabled=${busy.value}
  onClick=${() => send([action.text])}
  ...${showing({ action: action.text })}
>${children}${isFinal(action) && html` <${Lock} />`}</button>`;

// The usual answer is one click; where a step has none, to do nothing more is.
const usualOf = () => legalText("usual") ?? legalText("done") ?? legalText("pass");
const otherEnd = (usual, words) =>
  words && ["done", "pass"].map(legalText).find((action) => action && action !== usual);

export const Usual = ({ lead = null }) => {
  const usual = usualOf();
  if (!usual) return html`<p class="quiet">${word("waits")}</p>`;
  const step = view.value.step?.key ?? "";
  const words = gOr(`panel-done-${step}`, "");
  const end = otherEnd(usual, words);
  return html`<div class="usual-row">
    <${Say} action=${usual} main><span data-usual>${gOr(`panel-usual-${step}`, word("usual"))}</span></${Say}>
    ${end && html`<${Say} action=${end}>${words}</${Say}>`}
    ${lead}
  </div>`;
};

// --- one of several --------------------------------------------------------------------------

/** A list to choose from and the button that does it; a single choice needs no list. */
export const Pick = ({ actions, name, title, say, first = 0 }) => {
  const [at, choose] = useState(first);
  const now = actions[Math.min(at, actions.length - 1)];
  if (!now) return null;
  return html`<span class="pick">
    ${actions.length > 1
      ? html`<select aria-label=${title} value=${`${actions.indexOf(now)}`} onChange=${(event) => choose(Number(event.target.value))}>
          ${actions.map((action, n) => html`<option key=${action.text} value=${`${n}`}>${name(action)}</option>`)}
        </select>`
      : html`<span class="only">${name(now)}</span>`}
    <${Say} action=${now}>${say}</${Say}>
  </span>`;
};

const worth = (card) => pieces.value?.cards?.[card]?.values?.points ?? 0;

/** The cards with which it may be done, the cheapest first. */
export const WithCard = ({ actions, say }) => {
  const sorted = [...actions].sort((a, b) => worth(cardsOf(a)[0]) - worth(cardsOf(b)[0]));
  const name = (action) => `${cardName(cardsOf(action)[0])} (${worth(cardsOf(action)[0])})`;
  if (!sorted.length) return null;
  return html`<${Pick} actions=${sorted} name=${name} title=${word("choose-card")} say=${say} />`;
};

const grouped = (actions, keyOf) => {
  const found = new Map();
  for (const action of actions) found.set(keyOf(action), [...(found.get(keyOf(action)) ?? []), action]);
  return [...found];
};

/** Of some verbs every piece with the places it may come to, each verb folded up. */
export const Choices = ({ verbs, price = null }) =>
  verbs.map((verb) => {
    const rows = grouped(ofVerb(verb), (action) => action.pieces[0] ?? tailOf(action)[0] ?? action.text);
    if (!rows.length) return null;
    return html`<details key=${verb} class="choices" data-verb=${verb}>
      <summary>${g(`verb-${verb}`)} <small>${rows.length}</small></summary>
      <ul>${rows.map(([key, actions]) => html`<${Row} key=${key} verb=${verb} actions=${actions} price=${price} />`)}</ul>
    </details>`;
  });

// What of an action is left to choose once the piece is named.
const rest = (action) =>
  [...action.pieces.slice(1).map(pieceName), ...action.places.map(placeName), ...tailOf(action).map((one) => gOr(`word-${one}`, one))].join(" ") ||
  deed(action);

const Row = ({ verb, actions, price }) => {
  const [first] = actions;
  const piece = first.pieces[0];
  const cost = price?.(verb, piece);
  return html`<li>
    ${piece && html`<b>${pieceName(piece)}</b>`} ${cost && html`<small>${cost}</small>`}
    <${Pick} actions=${actions} name=${rest} title=${word("choose-place")} say=${g(`verb-${verb}`)} />
  </li>`;
};

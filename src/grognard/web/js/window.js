// Windows: what another does may be answered. Short, and they can be passed in advance until
// something happens that everybody can see.

import { useState } from "../vendor/hooks.mjs";
import { cardsOf, loose } from "./choose.js";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { label } from "./label.js";
import { briefly, moments } from "./moments.js";
import { showing } from "./odds.js";
import { request, send } from "./play.js";
import * as store from "./store.js";

const ORDERS = ["until-my-step", "until-turn-ends", "until-place"];

const order = (wanted) => request("standing", { order: wanted });

const orderText = (found) =>
  t(`standing-${found.pass}`, { place: found.place ? store.placeName(found.place) : "" });

// --- in advance ------------------------------------------------------------------------------

// The one who gave an order sees it, and can take it back.
export const Standing = () => {
  const { standing } = store.table.value;
  if (!standing) return null;
  return html`<p class="standing-order" role="status">
    ${orderText(standing)}
    <button onClick=${() => order(null)}>${t("standing-end")}</button>
  </p>`;
};

const Place = ({ place, pick }) => {
  const all = Object.keys(store.pieces.value?.places ?? {});
  const sorted = all.sort((a, b) => store.placeName(a).localeCompare(store.placeName(b)));
  return html`<label class="standing-place"
    >${t("standing-place")}
    <select value=${place} onChange=${(event) => pick(event.target.value)}>
      ${sorted.map((key) => html`<option key=${key} value=${key}>${store.placeName(key)}</option>`)}
    </select>
  </label>`;
};

const Ahead = () => {
  const [until, pick] = useState(ORDERS[0]);
  const [picked, pickPlace] = useState("");
  const place = picked || store.looked.value || Object.keys(store.pieces.value?.places ?? {})[0] || "";
  const give = (event) => {
    event.preventDefault();
    order({ pass: until, ...(until === "until-place" ? { place } : {}) });
  };
  return html`<details class="ahead">
    <summary>${t("standing-orders")}</summary>
    <form onSubmit=${give}>
      ${ORDERS.map(
        (one) => html`<label class="choice" key=${one}>
          <input type="radio" name="until" checked=${until === one} onChange=${() => pick(one)} />
          <span>${t(`order-${one}`)}</span>
        </label>`,
      )}
      ${until === "until-place" && html`<${Place} place=${place} pick=${pickPlace} />`}
      <button type="submit" class="do">${t("standing-give")}</button>
    </form>
  </details>`;
};

// --- now -------------------------------------------------------------------------------------

// What is being answered: the last thing that happened, whoever did it.
const Answered = () => {
  const last = moments(store.table.value.log).at(-1);
  return last ? html`<p class="answered">${briefly(last)}</p>` : null;
};

// Cards are played from the hand; what needs no card has a button here.
const Answers = () => {
  const legal = store.legal.value;
  const passes = new Set(loose(legal));
  const plain = legal.filter((action) => !passes.has(action) && !cardsOf(action).length);
  const cards = legal.some((action) => cardsOf(action).length);
  return html`<div class="answers">
    ${plain.slice(0, MOST).map((action) => html`<${Answer} key=${action.text} action=${action} name="do" />`)}
    ${plain.length > MOST && html`<span class="quiet">${t("answers-more", { n: plain.length - MOST })}</span>`}
    ${[...passes].map((action) => html`<${Answer} key=${action.text} action=${action} name="done pass" />`)}
    ${(cards || !plain.length) && html`<span class="quiet">${t(cards ? "answers-cards" : "answers-none")}</span>`}
  </div>`;
};

const MOST = 6; // more are chosen on the board or in the list

const Answer = ({ action, name }) => html`<button
  class=${name}
  disabled=${store.busy.value}
  data-action=${action.text}
  onClick=${() => send([action.text])}
  ...${showing({ action: action.text })}
>
  ${label(action)}
</button>`;

/** Whether the seat at the screen may answer now. */
export const inWindow = () => Boolean(store.table.value?.window && store.myTurn.value && !store.past.value);

export const Window = () => {
  const { step, standing } = store.table.value;
  if (!inWindow() || standing) return null;
  return html`<section class="card window" aria-label=${t("window")}>
    <h2>${step.name}</h2>
    <${Answered} />
    <p>${step.ask}</p>
    <${Answers} />
    <${Ahead} />
  </section>`;
};

// Before one is asked, where the game has windows at all.
export const Advance = () => {
  const { game, as, over, standing } = store.table.value;
  const has = store.games.value.find((one) => one.game === game)?.windows?.length;
  if (!has || !as || over || standing || store.myTurn.value || store.past.value) return null;
  return html`<section class="advance"><${Ahead} /></section>`;
};

// The action bar: undo, what the chosen pieces can do, ending the step, the line to type in.

import { useRef, useState } from "../vendor/hooks.mjs";
import { able, Choosing } from "./asides.js";
import { buttons, byVerb, cardsOf, loose, meant, ofPlace, search, verbOf } from "./choose.js";
import { useDrawer } from "./drawer.js";
import { html } from "./html.js";
import { gOr, t } from "./i18n.js";
import { Lock } from "./icons.js";
import { deed, label } from "./label.js";
import { showing, turnToOdds } from "./odds.js";
import { attempt, perform, piecesAt, send, undo, undoAll, why } from "./play.js";
import { RuleLink } from "./rules.js";
import * as store from "./store.js";
import { isFinal } from "./store.js";
import { Risk } from "./risk.js";
import { Journey } from "./route.js";
import { inWindow } from "./window.js";

const Doing = ({ actions, text }) => html`<button
  class="do"
  disabled=${store.busy.value}
  onClick=${() => perform(actions.map((action) => action.text))}
  ...${actions.length === 1 && showing({ action: actions[0].text })}
>
  ${text} ${actions.some(isFinal) && html`<${Lock} />`}
</button>`;

// What a panel of the game lists (`aimed`) has its buttons there.
const inPanel = (action) => Boolean(store.gameModule.value.aimed?.includes(verbOf(action)));

const Ending = () =>
  loose(store.legal.value).filter((action) => !inPanel(action)).map(
    (action) => html`<button
      key=${action.text}
      class="done"
      data-action=${action.text}
      disabled=${store.busy.value}
      onClick=${() => send([action.text])}
      ...${showing({ action: action.text })}
    >
      ${label(action)} ${action.final && html`<${Lock} />`}
    </button>`,
  );

export const Undo = () => {
  const off = !store.table.value.can_undo || store.busy.value;
  return html`<button class="undo" disabled=${off} onClick=${undo} title="u">↶ ${t("undo")}</button>
    ${!off && html`<button class="undo-all" onClick=${undoAll} title="Shift+U">⇤ ${t("undo-all")}</button>`}`;
};

// What is done, and with which card, unless it is held already, and which other piece.
const fullDeed = (action) => {
  const cards = store.card.value ? [] : cardsOf(action).map(store.cardName);
  const others = action.pieces.slice(1).map(store.pieceShort);
  return [deed(action), ...cards, ...(others.length ? ["→"] : []), ...others].join(" ");
};

// What the chosen pieces can do without going anywhere.
export const Deeds = () =>
  buttons(meant(store.legal.value, store.card.value), store.chosen.value).map(({ key, actions }) => {
    const many = actions.length > 1 ? ` (${actions.length})` : "";
    return html`<${Doing} key=${key} actions=${actions} text=${fullDeed(actions[0]) + many} />`;
  });

// That, and what the place itself can be told.
const Menu = () => {
  const legal = meant(store.legal.value, store.card.value);
  const offered = store.offered.value;
  const place = store.looked.value;
  if (offered)
    return html`${offered.map((action) => html`<${Doing} actions=${[action]} text=${label(action)} />`)}`;
  const local = place ? ofPlace(legal, place) : [];
  return html`
    <span class="bar-deeds"><${Deeds} /></span>
    ${local.map((action) => html`<${Doing} key=${action.text} actions=${[action]} text=${label(action)} />`)}
  `;
};

// The place looked at: its pieces can be chosen all at once.
const Here = () => {
  const place = store.looked.value;
  if (!place) return null;
  const [piece, ...others] = store.chosen.value;
  return html`<span class="here">
    <b>${piece && !others.length ? store.pieceShort(piece) : store.placeName(place)}</b>
    <${Choosing} keys=${able(piecesAt(place))} />
  </span>`;
};

// Whom an action concerns, in few words.
const whose = (text) => {
  const action = store.legal.value.find((one) => one.text === text);
  return action?.pieces.length ? action.pieces.map(store.pieceShort).join(" ") : text;
};

// What of a line would be allowed, where not all of it is.
const Fitting = ({ texts }) => html`<button class="do fit" onClick=${() => send(texts)}>
  ${t("fit", { n: texts.length })} <small>${texts.map(whose).join(", ")}</small>
</button>`;

// Beside the panel that lies over the board, where there is one.
const beside = () => (store.overlaid.value ? { insetInlineStart: `${store.overlaid.value}px` } : {});

export const Notice = () => {
  const shown = store.notice.value;
  return html`<div class="notice-box" style=${beside()} role="status" aria-live="polite"><${Risk} /><${Journey} />
    ${shown &&
    html`<p class=${`notice ${shown.kind}`}>
      ${shown.text}
      ${shown.rule && html` <${RuleLink} game=${store.table.value.game} number=${shown.rule} />`}
      ${shown.fit?.length > 0 && html` <${Fitting} texts=${shown.fit} />`}
      <button class="close" aria-label=${t("close")} onClick=${() => (store.notice.value = null)}>
        ✕
      </button>
    </p>`}
  </div>`;
};

const Typed = () => {
  const [text, type] = useState("");
  const field = useRef(null);
  const submit = async (event) => {
    event.preventDefault();
    if (!text.trim()) return;
    if (await attempt(text.trim())) type((now) => (now === text ? "" : now)); // the next may be there
    field.current?.focus();
  };
  const fitting = text.trim() ? search(store.legal.value, label, text).slice(0, 12) : [];
  return html`<form class="typed" onSubmit=${submit}>
    <label class="sr" for="typed">${t("type")}</label>
    <input
      id="typed"
      ref=${field}
      list="fitting"
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      placeholder=${gOr("ui-type-example", "")}
      value=${text}
      onInput=${(event) => type(event.target.value)}
    />
    <datalist id="fitting">
      ${fitting.map((action) => html`<option value=${action.text}>${label(action)}</option>`)}
    </datalist>
    <button type="submit" disabled=${store.busy.value}>${t("do-it")}</button>
    <button type="button" class="why" onClick=${() => text.trim() && why({ action: text.trim() })}>
      ${t("why")}
    </button>
    <button type="button" class="odds" onClick=${() => turnToOdds(text.trim() ? { action: text.trim() } : undefined)}>
      ${t("tab-odds")}
    </button>
  </form>`;
};

const Listed = ({ action }) => html`<li>
  <button onClick=${() => perform([action.text])} ...${showing({ action: action.text })}>
    ${label(action)} ${isFinal(action) && html`<${Lock} />`} <code>${action.text}</code>
  </button>
  <${RuleLink} game=${store.table.value.game} number=${action.rule} quiet />
</li>`;

const OPEN = 40; // so many actions are not too many to be read at once

// By what is done: few are open at once, many when they are looked for.
const Groups = ({ found, all }) => {
  const open = found.length <= OPEN || found.length < all;
  return byVerb(found).map(
    ({ key, actions }) => html`<details key=${`${key} ${open}`} class="group" data-verb=${key} open=${open}>
      <summary>${gOr(`verb-${key}`, key)} <small>${actions.length}</small></summary>
      <ul>
        ${actions.map((action) => html`<${Listed} key=${action.text} action=${action} />`)}
      </ul>
    </details>`,
  );
};

export const List = () => {
  const [typed, type] = useState("");
  const box = useDrawer(store.listShown.value);
  if (!store.listShown.value) return null;
  const all = store.legal.value;
  const found = search(all, label, typed);
  return html`<section class="list drawer" ref=${box} role="dialog" aria-modal="true" aria-label=${t("all-actions")}>
    <button class="close" aria-label=${t("close")} onClick=${() => (store.listShown.value = false)}>✕</button>
    <h2>${t("all-actions")} <small>${all.length}</small></h2>
    <label class="search"
      >${t("search")}
      <input type="search" value=${typed} onInput=${(event) => type(event.target.value)} />
    </label>
    <div class="scroll"><${Groups} found=${found} all=${all.length} /></div>
    ${!found.length && html`<p>${t("nothing-fits")}</p>`}
  </section>`;
};

export const ActionBar = () => html`<section class="bar" aria-label=${t("actions")}>
  <div class="bar-row">
    <${Undo} />
    <div class="menu"><${Here} /><${Menu} /></div>
    ${store.legal.value.length > 0 &&
    html`<button
      class="all"
      aria-label=${t("all-actions")}
      onClick=${() => (store.listShown.value = !store.listShown.value)}
    >
      <span aria-hidden="true">☰</span><span class="long">${t("all-actions")}</span>
      (${store.legal.value.length})
    </button>`}
    ${!inWindow() && html`<${Ending} />`}
  </div>
  <div class="bar-row"><${Typed} /></div>
</section>`;

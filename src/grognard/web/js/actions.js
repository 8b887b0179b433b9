// The action bar: undo, what the chosen pieces can do, ending the step, the line to type in.

import { useRef, useState } from "../vendor/hooks.mjs";
import { buttons, loose, ofPiece, ofPlace, search } from "./choose.js";
import { useDrawer } from "./drawer.js";
import { html } from "./html.js";
import { g, gOr, t } from "./i18n.js";
import { Icon } from "./icons.js";
import { deed, label } from "./label.js";
import { showing, turnToOdds } from "./odds.js";
import { attempt, choosePieces, onPiece, piecesAt, send, undo, why } from "./play.js";
import { Piece } from "./piece.js";
import { RuleLink } from "./rules.js";
import * as store from "./store.js";

const Doing = ({ actions, text }) => html`<button
  class="do"
  disabled=${store.busy.value}
  onClick=${() => send(actions.map((action) => action.text))}
  ...${actions.length === 1 && showing({ action: actions[0].text })}
>
  ${text}
</button>`;

const Lock = () => html`<span class="lock" role="img" aria-label=${t("final")} title=${t("final")}>
  <${Icon} name="lock" />
</span>`;

const Ending = () =>
  loose(store.legal.value).map(
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

export const Undo = () => html`<button
  class="undo"
  disabled=${!store.table.value.can_undo || store.busy.value}
  onClick=${undo}
  title="u"
>
  ↶ ${t("undo")}
</button>`;

// What the chosen pieces can do without going anywhere.
export const Deeds = () =>
  buttons(store.legal.value, store.chosen.value).map(({ key, actions }) => {
    const many = actions.length > 1 ? ` (${actions.length})` : "";
    return html`<${Doing} key=${key} actions=${actions} text=${deed(actions[0]) + many} />`;
  });

// That, and what the place itself can be told.
const Menu = () => {
  const legal = store.legal.value;
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

const able = (keys) => keys.filter((key) => ofPiece(store.legal.value, key).length);

const Choosing = ({ keys }) => html`
  ${keys.length > 1 &&
  html`<button class="choose-all" onClick=${() => choosePieces(keys)}>
    ${t("choose-all")} (${keys.length})
  </button>`}
  ${store.chosen.value.size > 0 &&
  html`<button class="choose-none" onClick=${() => choosePieces([])}>
    ${t("choose-none")} (${store.chosen.value.size})
  </button>`}
`;

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

// The pieces that stand beside the board and can be brought into play.
const Box = ({ name, pieces }) => {
  const keys = able(pieces.map(({ key }) => key));
  if (!keys.length) return null;
  return html`<section class="card tray" aria-label=${g(`aside-${name}`)}>
    <header>
      <h2>${g(`aside-${name}`)}</h2>
      <${Choosing} keys=${keys} />
    </header>
    <div class="row">
      ${pieces.map(
        (piece) => html`<${Piece}
          key=${piece.key}
          piece=${piece}
          lit=${keys.includes(piece.key)}
          marked=${store.chosen.value.has(piece.key)}
          onClick=${() => onPiece(piece.key, null)}
        />`,
      )}
    </div>
  </section>`;
};

export const Tray = () =>
  (store.view.value.aside ?? []).map(({ key, pieces }) => html`<${Box} key=${key} name=${key} pieces=${pieces} />`);

export const Notice = () => {
  const shown = store.notice.value;
  return html`<div class="notice-box" role="status" aria-live="polite">
    ${shown &&
    html`<p class=${`notice ${shown.kind}`}>
      ${shown.text}
      ${shown.rule && html` <${RuleLink} game=${store.table.value.game} number=${shown.rule} />`}
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
    <button type="button" class="why" onClick=${() => text.trim() && why(text.trim())}>
      ${t("why")}
    </button>
    <button type="button" class="odds" onClick=${() => turnToOdds(text.trim() ? { action: text.trim() } : undefined)}>
      ${t("tab-odds")}
    </button>
  </form>`;
};

export const List = () => {
  const [typed, type] = useState("");
  const box = useDrawer(store.listShown.value);
  if (!store.listShown.value) return null;
  const found = search(store.legal.value, label, typed);
  return html`<section class="list drawer" ref=${box} role="dialog" aria-modal="true" aria-label=${t("all-actions")}>
    <button
      class="close"
      aria-label=${t("close")}
      onClick=${() => (store.listShown.value = false)}
    >
      ✕
    </button>
    <h2>${t("all-actions")} <small>${store.legal.value.length}</small></h2>
    <label class="search"
      >${t("search")}
      <input type="search" value=${typed} onInput=${(event) => type(event.target.value)} />
    </label>
    <ul class="scroll">
      ${found.map(
        (action) => html`<li key=${action.text}>
          <button onClick=${() => send([action.text])} ...${showing({ action: action.text })}>
            ${label(action)} <code>${action.text}</code>
          </button>
          <${RuleLink} game=${store.table.value.game} number=${action.rule} quiet />
        </li>`,
      )}
    </ul>
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
    <${Ending} />
  </div>
  <div class="bar-row"><${Typed} /></div>
</section>`;

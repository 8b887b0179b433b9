// One table: the line that says what to do, the board, the battle, the log, the action bar.

import { useEffect, useState } from "../vendor/hooks.mjs";
import { ActionBar, List, Notice, Tray } from "./actions.js";
import { Battle, battleNow } from "./battle.js";
import { Board } from "./board.js";
import { light } from "./choose.js";
import { Curtain } from "./curtain.js";
import { Outcome } from "./ending.js";
import { stopFilm } from "./film.js";
import { html } from "./html.js";
import { date, language, t, words } from "./i18n.js";
import { Help, Resign, useKeys } from "./keys.js";
import { Languages } from "./languages.js";
import { Log } from "./log.js";
import { leave, names, onPiece, onPlace, open, refresh, sitDown } from "./play.js";
import { Drawer, RuleLink } from "./rules.js";
import * as store from "./store.js";
import { Armies, Twin } from "./twin.js";

// --- the top line ----------------------------------------------------------------------------

const When = ({ turn }) => {
  if (!turn) return html`<span class="when">${t("set-up")}</span>`;
  const part = t(`part-${turn.part}`);
  return html`<span class="when">
    ${turn.night && html`<span aria-hidden="true">☾ </span>`}${date(turn.date)}, ${part}
    <small>${t("turn")} ${turn.number}</small>
  </span>`;
};

const Task = () => {
  const { over, step, asked, as, thinking, game, seats } = store.table.value;
  if (over) return html`<strong class="task">${t("over")}</strong>`;
  const rule = step && html` <${RuleLink} game=${game} number=${step.rule} />`;
  if (store.myTurn.value)
    return html`<strong class="task mine">${step.name}${rule} – <span>${step.ask}</span></strong>`;
  const open = seats.some((seat) => seat.who === "open");
  const waiting = t(thinking ? "thinking" : open ? "open-seat" : "waiting");
  const who = asked && asked !== as ? store.seatName(asked) : "";
  return html`<strong class="task">
    ${who}${step ? html` – ${step.name}${rule}` : ""} – <span>${waiting}</span>
  </strong>`;
};

const More = () => {
  return html`<nav class="more">
    <button class="twin-button" aria-pressed=${store.twinShown.value} onClick=${flip(store.twinShown)}>
      ${t("twin")}
    </button>
    <${Resign} />
    <${Languages} />
    <button aria-label=${t("how-to-play")} onClick=${flip(store.helpShown)}>?</button>
  </nav>`;
};

const flip = (shown) => () => (shown.value = !shown.value);

// Whoever came by a link may sit down where a chair is free.
const Chairs = () => {
  const { seats, yours, over } = store.table.value;
  if (over || yours.length) return null;
  return seats
    .filter(({ who }) => who === "open")
    .map(
      ({ seat, name }) => html`<button key=${seat} class="done" onClick=${() => sitDown(seat)}>
        ${t("sit-down")} – ${name}
      </button>`,
    );
};

const Top = () => html`<header class="top">
  <a class="home" href="#/" aria-label=${t("to-start")}>⌂</a>
  <${When} turn=${store.table.value.view.turn} />
  <${Task} />
  <${Chairs} />
  ${store.table.value.notice && html`<span class="lost" role="status">${store.table.value.notice}</span>`}
  ${!store.connected.value && html`<span class="lost" role="status">${t("reconnecting")}</span>`}
  <${More} />
</header>`;

// --- the film --------------------------------------------------------------------------------

const Film = () => {
  const shown = store.film.value;
  if (!shown) return null;
  return html`<section class="film" role="status">
    <ol>
      ${shown.lines
        .slice(Math.max(0, shown.at + 1 - shown.span), shown.at + 1)
        .map((line, n, all) => html`<li class=${n === all.length - 1 ? "now" : ""}>${line.text}</li>`)}
    </ol>
    <button onClick=${stopFilm}>${t("skip")} (${shown.at + 1}/${shown.lines.length})</button>
  </section>`;
};

// --- the board -------------------------------------------------------------------------------

const NO_LABELS = {}; // the board has words of its own

const Field = () => {
  const { view } = store.table.value;
  const [, hover] = useState(null);
  if (!store.geometry.value) return null;
  return html`<section class="field pane" data-pane="board" aria-label=${t("board")}>
    <${Board}
      board=${store.geometry.value}
      view=${view}
      words=${store.pieces.value}
      lit=${light(store.legal.value, store.chosen.value)}
      marked=${store.chosen.value}
      seen=${view.last_seen}
      hover=${store.pointed.value}
      onTown=${onPlace}
      onUnit=${onPiece}
      onStack=${onPlace}
      onHover=${hover}
      labels=${NO_LABELS}
    />
  </section>`;
};

const TABS = ["board", "battle", "log", "twin"];

const Tabs = () => {
  const battle = battleNow(store.table.value.view);
  return html`<nav class="tabs" aria-label=${t("tabs")}>
    ${TABS.filter((name) => name !== "battle" || battle).map(
      (name) => html`<button
        key=${name}
        data-tab=${name}
        aria-pressed=${store.tab.value === name ? "true" : "false"}
        onClick=${() => {
          store.tab.value = name;
          if (name === "battle") store.battleShown.value = true;
        }}
      >
        ${t(`tab-${name}`)}
      </button>`,
    )}
  </nav>`;
};

// --- the whole -------------------------------------------------------------------------------

const announce = () => {
  const mine = store.myTurn.value && !store.curtain.value;
  const title = store.table.value?.title ?? "Grognard";
  document.title = mine ? `● ${t("your-turn")} – ${title}` : title;
  const icon = document.getElementById("icon");
  icon.href = mine ? "/img/icon-turn.svg" : "/img/icon.svg";
};

const Sheet = () => {
  const { over, as } = store.table.value;
  const shown = store.tab.value;
  return html`<main class=${`table tab-${shown} ${store.twinShown.value ? "with-twin" : ""}`}>
    <${Top} />
    <${Tabs} />
    <div class="middle">
      <${Field} />
      <${Battle} />
      <${Film} />
      <${Notice} />
    </div>
    <aside class="side-pane">
      <${Armies} />
      <${Log} />
      <${Twin} />
    </aside>
    <footer class="foot">
      ${over && html`<${Outcome} />`}
      <${Tray} />
      ${!over && as && html`<${ActionBar} />`}
    </footer>
    <${List} />
    <${Help} />
    <${Drawer} />
  </main>`;
};

export const Table = ({ id }) => {
  useKeys();
  useEffect(() => {
    open(id);
    return leave;
  }, [id]);
  useEffect(() => {
    if (!store.table.value) return;
    names(store.table.value.game).catch(() => {});
    store.table.value = { ...store.table.value, log: [] };
    refresh();
  }, [language.value]);
  useEffect(announce, [store.table.value, store.curtain.value, words.value]);
  if (store.curtain.value) return html`<${Curtain} />`;
  if (store.table.value) return html`<${Sheet} />`;
  return html`<main class="loading">
    <p>${store.notice.value ? store.notice.value.text : t("loading")}</p>
    ${store.notice.value && html`<p><a href="#/">${t("to-start")}</a></p>`}
  </main>`;
};

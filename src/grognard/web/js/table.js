// One table: the line that says what to do, the board, the panels, the log, the action bar.

import { useEffect, useRef } from "../vendor/hooks.mjs";
import { computed } from "../vendor/signals.mjs";
import { ActionBar, List, Notice } from "./actions.js";
import { Asides } from "./asides.js";
import { Board } from "./board.js";
import { boardWords } from "./board_words.js";
import { light, meant, ofPiece, placeAsked, toPlace } from "./choose.js";
import { Clocks } from "./clock.js";
import { Curtain } from "./curtain.js";
import { Outcome } from "./ending.js";
import { filmName } from "./film.js";
import { Bell } from "./greeting.js";
import { call } from "./herald.js";
import { Hint, hintAt } from "./hint.js";
import { html } from "./html.js";
import { language, t, words } from "./i18n.js";
import { Hand } from "./hand.js";
import { Help, Resign, Sure, useKeys } from "./keys.js";
import { Languages } from "./languages.js";
import { WhyDrawer } from "./later.js";
import { Lesson } from "./lesson.js";
import { unread } from "./me.js";
import { Bars, Rematch } from "./offers.js";
import { glance, unglance } from "./odds.js";
import { Glance } from "./odds_pane.js";
import { panelAsked, panelNow } from "./panel_now.js";
import { Panels, panelTitle } from "./panels.js";
import { Mark, Pane, panes, Panes, tabName } from "./panes.js";
import { thinkingText } from "./people.js";
import { leave, names, onPiece, onPlace, open, piecesAt, refresh, sitDown } from "./play.js";
import { Drawer, RuleLink } from "./rules.js";
import { Bound } from "./route.js";
import { ring } from "./sound.js";
import * as store from "./store.js";
import { Timeline } from "./timeline.js";
import { Time, Tracks, When } from "./tracks.js";
import { Advance, Standing, Window } from "./window.js";

// --- the top line ----------------------------------------------------------------------------

const Task = () => {
  if (store.past.value)
    return html`<strong class="task looking-back">${store.film.value ? filmName() : t("replay-past")}</strong>`;
  const { over, step, asked, as, thinking, game, seats } = store.table.value;
  if (over) return html`<strong class="task">${t("over")}</strong>`;
  const rule = step && html` <${RuleLink} game=${game} number=${step.rule} />`;
  if (store.myTurn.value)
    return html`<strong class="task mine">${step.name}${rule} – <span>${step.ask}</span></strong>`;
  const open = seats.some((seat) => seat.who === "open");
  const waiting = thinking ? thinkingText(thinking) : t(open ? "open-seat" : "waiting");
  const who = asked && asked !== as ? store.seatName(asked) : "";
  return html`<strong class="task">
    ${who}${step ? html` – ${step.name}${rule}` : ""} – <span>${waiting}</span>
  </strong>`;
};

const More = () => {
  return html`<nav class="more">
    ${unread() > 0 && html`<${Bell} />`}
    <${Resign} />
    <${Languages} />
    <button class="to-help" aria-label=${t("how-to-play")} title=${t("how-to-play")} onClick=${flip(store.helpShown)}>
      ? <span class="long">${t("help")}</span>
    </button>
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
  <a class="home" href="#/" aria-label=${t("to-start")} title=${t("to-start")}>⌂</a>
  <${When} />
  <${Task} />
  <${Chairs} />
  <${Clocks} />
  ${store.table.value.notice && html`<span class="lost" role="status">${store.table.value.notice}</span>`}
  ${!store.connected.value && html`<span class="lost" role="status">${t("reconnecting")}</span>`}
  <${More} />
</header>`;

// --- the board -------------------------------------------------------------------------------

const labels = computed(() => words.value && boardWords());

// The pieces chosen, and the place they could go to: their attack, or what the way there costs.
const weigh = (over) => {
  if (over?.kind !== "place") return unglance();
  const { place } = over;
  const ways = [...store.chosen.value].map((piece) => toPlace(store.legal.value, piece, place));
  const able = ways.filter((way) => way.length).map(([action]) => action);
  const foes = (store.view.value.places[place]?.pieces ?? []).some((piece) => !piece.key);
  const going = store.legal.value.some(({ pieces, places }) => pieces.length && places.length);
  if (foes && going && store.chosen.value.size) return glance({ place, pieces: [...store.chosen.value] });
  return able.length === 1 ? glance({ action: able[0].text }) : unglance();
};

const regard = (over) => {
  store.over.value = over?.place ?? null;
  weigh(over);
  hintAt(over);
};

// What is asked in a panel is answered there.
const askedAt = (view) => {
  const place = placeAsked(store.legal.value, view.places);
  return panelAsked(view) || panelNow(view)?.place === place ? null : place;
};

// Where the pieces of a place could go.
const goalsOf = (place) => {
  const here = new Set(piecesAt(place));
  return store.legal.value.filter(({ pieces }) => pieces.some((piece) => here.has(piece))).flatMap(({ places }) => places);
};

// Where a piece can go only in a way that a game wants to be asked about first.
const onlyByRisk = (legal, piece) => {
  const own = ofPiece(legal, piece);
  const safe = new Set(own.filter((action) => !store.isRisky(action)).flatMap(({ places }) => places));
  return own.flatMap(({ places }) => places).filter((place) => !safe.has(place));
};

// What lights up, and where one of the chosen runs a risk.
const lighting = () => {
  const legal = meant(store.legal.value, store.card.value);
  const risky = new Set([...store.chosen.value].flatMap((piece) => onlyByRisk(legal, piece)));
  const lit = light(legal, store.chosen.value);
  const stops = store.chosen.value.size || store.card.value ? {} : store.stops.value;
  for (const place of Object.keys(stops)) lit.places.set(place, 1);
  return { ...lit, stops, risky };
};

const Field = () => {
  const view = store.view.value;
  if (!store.geometry.value) return null;
  return html`<section class="field" aria-label=${t("board")}>
    <${Board}
      board=${store.geometry.value}
      view=${view}
      names=${store.pieces.value}
      lit=${lighting()}
      marked=${store.chosen.value}
      hover=${store.pointed.value}
      onPlace=${onPlace}
      onPiece=${onPiece}
      onStack=${onPlace}
      onHover=${regard}
      labels=${labels.value}
      language=${language.value}
      asked=${askedAt(view)}
      goals=${goalsOf}
      covered=${store.covered.value}
      aim=${panelNow(view)?.place}
      bare=${store.bare.value}
      whole=${store.wholes.value}
    />
  </section>`;
};

const tabs = () => ["board", "panel", ...panes()];

const turnOver = (name) => {
  store.tab.value = name;
  if (name === "panel") store.panelShown.value = true;
  if (panes().includes(name)) store.pane.value = name;
};

const Tabs = () => {
  const panel = panelNow(store.view.value);
  return html`<nav class="tabs" aria-label=${t("tabs")}>
    ${tabs().filter((name) => name !== "panel" || panel).map(
      (name) => html`<button
        key=${name}
        data-tab=${name}
        aria-pressed=${tabNow() === name ? "true" : "false"}
        onClick=${() => turnOver(name)}
      >
        ${name === "panel" ? panelTitle({ key: panel.key }) : tabName(name)}<${Mark} name=${name} />${
          name === "panel" && store.myTurn.value && panelAsked(store.view.value) &&
          html`<b class="badge asks" role="img" aria-label=${t("your-turn")} title=${t("your-turn")}>!</b>`
        }
      </button>`,
    )}
  </nav>`;
};

// --- the whole -------------------------------------------------------------------------------

const announce = () => {
  const mine = store.myTurn.value && !store.curtain.value;
  const title = store.table.value?.title ?? "Grognard";
  document.title = mine ? `● ${t("your-turn")} – ${title}` : title;
  const icon = /** @type {HTMLLinkElement} */ (document.getElementById("icon"));
  icon.href = mine ? "/img/icon-turn.svg" : "/img/icon.svg";
};

// What those hear who do not see the board.
const Heard = () => html`<p class="sr heard" role="log" aria-live="polite">${store.heard.value}</p>`;

// Where the panel is gone there is the board.
const tabNow = () => (store.tab.value === "panel" && !panelNow(store.view.value) ? "board" : store.tab.value);

const Sheet = () => {
  const { over, as, game } = store.table.value;
  const back = store.past.value;
  return html`<main class=${`table game-${game} tab-${tabNow()} ${back ? "is-past" : ""}`}>
    <${Top} />
    <${Tabs} />
    <div class="middle">
      <${Field} />
      <${Panels} />
      <${Notice} />
    </div>
    <aside class="side-pane" aria-label=${t("beside")}>
      <${Tracks} />
      <${Time} />
      <${Panes} />
      <${Pane} />
      <${Glance} />
      <${Hint} />
    </aside>
    <footer class="foot">
      <${Bars} />
      <${Timeline} />
      <${Lesson} />
      ${over && !back && html`<${Outcome} />`}
      ${over && back && html`<p class="row again"><${Rematch} /></p>`}
      ${!back && html`<${Asides} />`}
      <${Window} />
      <${Standing} />
      <${Bound} />
      <${Advance} />
      <${Hand} />
      ${!over && as && !back && html`<${ActionBar} />`}
    </footer>
    <${Heard} />
    <${List} />
    <${Sure} />
    <${Help} />
    <${Drawer} />
    <${WhyDrawer} />
  </main>`;
};

// One sound when the turn comes, for those who want it.
const useBell = () => {
  const before = useRef(true);
  const mine = store.myTurn.value;
  useEffect(() => {
    if (mine && !before.current) {
      ring();
      call(`${store.table.value.title}: ${t("your-turn")}`, location.hash);
    }
    before.current = mine;
  }, [mine]);
};

// On a phone: what is asked in a panel opens it, and once it is over the board is there again.
const usePanelTab = () => {
  const before = useRef("");
  const place = (!store.past.value && store.view.value && panelAsked(store.view.value)?.place) || "";
  const asked = store.myTurn.value && !store.curtain.value && place;
  useEffect(() => {
    if (asked) store.tab.value = "panel";
    else if (!place && before.current && store.tab.value === "panel") store.tab.value = "board";
    before.current = place;
  }, [asked, place]);
};

export const Table = ({ id, seat, invitation }) => {
  useEffect(() => {
    store.invited.value = invitation ? { seat, invitation } : null;
  }, [seat, invitation]);
  useKeys();
  useBell();
  usePanelTab();
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

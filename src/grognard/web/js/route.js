// To a place farther away: the game tells the way (`route.reach`). A click asks about it, or where undo
// takes all of it back sends all that can be sent at once; the rest follows as long as nothing comes between.

import { useEffect, useRef, useState } from "../vendor/hooks.mjs";
import { effect, signal } from "../vendor/signals.mjs";
import { html } from "./html.js";
import { g, gOr, t } from "./i18n.js";
import { Lock } from "./icons.js";
import { label } from "./label.js";
import { sendFar } from "./play.js";
import * as store from "./store.js";

/**
 * @import * as T from "./types.d.ts"
 * @import { Signal } from "../vendor/signals.mjs"
 */

/** @type {Signal<{table: string, seat: string, goal: string, way: string[], sending: boolean}>} */
const bound = signal(null); // the rest of a way that others may still come between

/** What it costs to get there, and in what state one would arrive. @param {T.Stop} stop */
export const titleOf = ({ cost, forced, losses, risks }) =>
  [
    g("ui-reach-cost", { n: cost }),
    forced > 0 && g("ui-reach-forced", { n: forced }),
    losses > 0 && g("ui-reach-losses", { n: losses }),
    ...risks.map((risk) => gOr(`ui-reach-${risk}`, risk)),
  ]
    .filter(Boolean)
    .join(" · ");

// --- setting out -----------------------------------------------------------------------------

/** The ways to begin it, if there are several. @param {T.Stop} stop @returns {string[]} */
const beginnings = ({ line }) => {
  const first = store.view.value.route?.first ?? [];
  return first.includes(line[0]) ? first : [];
};

const named = (text) => store.legal.value.find((action) => action.text === text);

/** Whether a way is shown before it is gone: it is met by somebody, or cannot be taken back. @param {T.Stop} stop */
const isAsked = (stop) => {
  const { risks, losses, forced, line } = stop;
  return beginnings(stop).length > 0 || risks.length > 0 || losses > 0 || forced > 0 || store.isFinal(named(line[0]));
};

/** @param {string} goal @param {T.Stop} stop @param {string} first */
const travel = async (goal, { line, way, more }, first = line[0], goesOn = false) => {
  const { table, as: seat } = store.table.value;
  store.journey.value = null;
  const texts = [first, ...line.slice(1)];
  const begun = { table, seat, goal, way, sending: true };
  bound.value = begun;
  const sent = await sendFar(texts, goesOn);
  if (bound.value !== begun) return; // halted meanwhile
  const rest = sent && (more || sent < texts.length);
  bound.value = rest ? { ...begun, sending: false } : null;
};

// Where nothing is left to be said a click is enough.
effect(() => {
  const goal = store.journey.value;
  const stop = goal && store.stops.value[goal];
  if (stop && !isAsked(stop)) travel(goal, stop);
});

// --- going on --------------------------------------------------------------------------------

const isRest = (whole, rest) => rest.join() === whole.slice(whole.length - rest.length).join();

const idle = () =>
  store.myTurn.value && !store.busy.value && !store.film.value && !store.past.value && !store.curtain.value;

// The others have let it pass: it goes on if the way is still the one that was wished.
effect(() => {
  const now = bound.value;
  if (!now || now.sending || !idle()) return;
  const { table, as } = store.table.value;
  if (now.table !== table || now.seat !== as) return;
  const stop = store.stops.value[now.goal];
  bound.value = null;
  if (stop && isRest(now.way, stop.way) && !beginnings(stop).length) travel(now.goal, stop, stop.line[0], true);
  else store.notice.value = { kind: "news", text: t("route-ends", { place: store.placeName(now.goal) }) };
});

/** What is still to come of a way, and how to end it. */
export const Bound = () => {
  const now = bound.value;
  if (!now || store.table.value.as !== now.seat || store.table.value.table !== now.table) return null;
  return html`<p class="bound row" role="status">
    ${t("route-bound", { place: store.placeName(now.goal) })}
    <button onClick=${() => (bound.value = null)}>${t("route-halt")}</button>
  </p>`;
};

// --- what is asked first ---------------------------------------------------------------------

/** @param {{goal: string, stop: T.Stop}} props */
const Asked = ({ goal, stop }) => {
  const all = beginnings(stop);
  const [first, pick] = useState(stop.line[0]);
  const go = useRef(null);
  useEffect(() => go.current?.focus({ preventScroll: true }), [goal]);
  const by = stop.way.slice(0, -1).map(store.placeName).join(" – ");
  return html`<section class="notice risk journey" role="alertdialog" aria-label=${t("route-to", { place: store.placeName(goal) })}>
    <p><b>${t("route-to", { place: store.placeName(goal) })}</b>${by && ` (${by})`}</p>
    <p class="told">${titleOf(stop)}</p>
    ${
      all.length > 1 &&
      html`<p><select aria-label=${t("route-first")} onChange=${(event) => pick(event.target.value)}>
        ${all.filter(named).map((text) => html`<option key=${text} value=${text} selected=${text === first}>${label(named(text))}</option>`)}
      </select></p>`
    }
    <p class="row">
      <button class="done go" ref=${go} disabled=${store.busy.value} onClick=${() => travel(goal, stop, first)}>${t("route-go")}${store.isFinal(named(first)) && html` <${Lock} />`}</button>
      <button class="not" onClick=${() => (store.journey.value = null)}>${t("cancel")}</button>
    </p>
  </section>`;
};

export const Journey = () => {
  const goal = store.journey.value;
  const stop = goal && store.stops.value[goal];
  return stop && isAsked(stop) && html`<${Asked} key=${goal} goal=${goal} stop=${stop} />`;
};

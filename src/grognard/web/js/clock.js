// The clocks of the seats, ticking between two words of the server.

import { useEffect } from "../vendor/hooks.mjs";
import { signal } from "../vendor/signals.mjs";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { isShort, timeText } from "./paces.js";
import { refresh } from "./play.js";
import { seatName, table } from "./store.js";

const came = new WeakMap(); // when a clock was heard of, in this browser's time

export const leftNow = (clock, seat) => {
  if (!came.has(clock)) came.set(clock, performance.now());
  const gone = clock.running === seat ? performance.now() - came.get(clock) : 0;
  return Math.max(0, clock.left[seat] - gone);
};

const SECOND = 1000;
const beat = signal(0); // every clock on the page listens to it

// Once the time is up the server is asked what may be done about it.
const useTicking = (clock) => {
  useEffect(() => {
    if (!clock?.running) return undefined;
    const timer = setInterval(() => {
      beat.value += 1;
      if (clock.up || leftNow(clock, clock.running)) return;
      clearInterval(timer);
      refresh();
    }, SECOND);
    return () => clearInterval(timer);
  }, [clock]);
};

const state = (clock, seat, left) => {
  if (!left) return t("time-up");
  if (isShort(table.value.pace, left)) return t("time-short");
  return clock.running === seat ? t("time-runs") : "";
};

export const Clock = ({ seat }) => {
  const { clock, pace } = table.value;
  if (!clock || !(seat in clock.left)) return null;
  const left = beat.value >= 0 && leftNow(clock, seat);
  const classes = ["clock", clock.running === seat && "runs", isShort(pace, left) && "short"];
  return html`<span class=${classes.filter(Boolean).join(" ")} data-seat=${seat} role="timer">
    <b>${timeText(left)}</b> <small>${state(clock, seat, left)}</small>
  </span>`;
};

// All of them, in the top line.
export const Clocks = () => {
  const { clock, seats, paused, over } = table.value;
  useTicking(clock);
  if (!clock || over) return null;
  return html`<ul class="clocks" aria-label=${t("clocks")}>
    ${seats
      .filter(({ seat }) => seat in clock.left)
      .map(({ seat }) => html`<li key=${seat} class=${`seat-${seat}`}>${seatName(seat)} <${Clock} seat=${seat} /></li>`)}
    ${paused && html`<li><b>${t("paused")}</b></li>`}
  </ul>`;
};

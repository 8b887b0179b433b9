// Time: paces in words, and what is left on a clock.

import { t } from "./i18n.js";

export const PACES = ["none", "live", "day", "three-days", "slow"];

export const paceName = (pace) => t(`pace-${pace}`);

const MINUTE = 60000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n) => String(n).padStart(2, "0");

// 2 d 05 h, 5 h 04 min, 59:12.
export const timeText = (ms) => {
  const left = Math.max(0, ms);
  const [days, hours] = [Math.floor(left / DAY), Math.floor(left / HOUR)];
  const minutes = Math.floor(left / MINUTE);
  if (days) return t("time-days", { d: days, h: hours % 24 });
  if (hours) return t("time-hours", { h: hours, m: two(minutes % 60) });
  return `${minutes}:${two(Math.floor(left / 1000) % 60)}`;
};

// The tenth part of what a seat has at the start.
const SHORT = { live: 6 * MINUTE, day: 2.4 * HOUR, "three-days": 7.2 * HOUR, slow: 7.2 * HOUR };

export const isShort = (pace, ms) => ms < (SHORT[pace] ?? 0);

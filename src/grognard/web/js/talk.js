// What is said in the rooms of a table, and how much of it one has read.

import { computed, signal } from "../vendor/signals.mjs";
import { get, post } from "./api.js";
import { t } from "./i18n.js";
import { heard, seatName, table } from "./store.js";

/**
 * @import * as T from "./types.d.ts"
 * @import { Signal } from "../vendor/signals.mjs"
 */

const KEPT = "grognard-heard";
const MOST = 60; // tables; the longest unvisited are forgotten

/** @type {Signal<Record<string, T.Said[]>>} */
export const said = signal({});
/** @type {Signal<Record<string, number>>} */
const readTo = signal({});
export const wanted = signal(null); // the room that was chosen

let id = null;

const kept = () => {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? {};
  } catch {
    return {};
  }
};

export const enterRooms = (wish) => {
  id = wish;
  said.value = {};
  wanted.value = null;
  readTo.value = kept()[id] ?? {};
};

// --- rooms -----------------------------------------------------------------------------------

// Of the rooms that the person may read, those of the seat at the screen.
export const rooms = computed(() => {
  const { rooms: all = [], as, over } = table.value ?? {};
  const usual = ["table", "onlookers"];
  return all.filter(({ room }) => over || usual.includes(room) || room.split("+").includes(as));
});

export const room = computed(() => {
  const chosen = rooms.value.find((one) => one.room === wanted.value);
  return chosen ?? rooms.value.find(({ write }) => write) ?? rooms.value[0];
});

// Where nobody else sits and nothing was said there is nobody to talk to.
export const canTalk = computed(() => {
  const now = table.value;
  if (!now) return false;
  const others = now.seats.some(({ who }) => who === "somebody" || who === "open");
  return others || !now.as || rooms.value.some(({ last }) => last > 0);
});

export const roomName = (key) =>
  ["table", "onlookers"].includes(key) ? t(`room-${key}`) : key.split("+").map(seatName).join(" + ");

export const speaker = ({ seat, name }) => {
  if (!seat) return name ?? t("guest");
  return name ? `${name} (${seatName(seat)})` : seatName(seat);
};

// --- hearing ---------------------------------------------------------------------------------

const lastOf = (key) => said.value[key]?.at(-1)?.number ?? 0;

const together = (key, more) => {
  const last = lastOf(key);
  const fresh = more.filter(({ number }) => number > last);
  said.value = { ...said.value, [key]: [...(said.value[key] ?? []), ...fresh] };
  return fresh;
};

const asking = new Map(); // one question for a room at a time

const fetchRoom = async (key) => {
  const at = id;
  const after = lastOf(key);
  const found = await get(`tables/${at}/chat`, { room: key, after: after || null });
  if (at !== id) return;
  const fresh = together(key, found.said).filter(({ yours, muted }) => !yours && !muted);
  if (after && fresh.length) heard.value = fresh.map((one) => `${speaker(one)}: ${one.text}`).join(" ");
};

export const hear = (key) => {
  const before = asking.get(key) ?? Promise.resolve();
  const next = before.then(() => fetchRoom(key)).catch(() => {});
  asking.set(key, next);
  return next;
};

export const unreadTalk = computed(() =>
  rooms.value.reduce((sum, { room: key }) => {
    const fresh = (said.value[key] ?? []).filter(
      ({ number, yours, muted }) => !yours && !muted && number > (readTo.value[key] ?? 0),
    );
    return sum + fresh.length;
  }, 0),
);

export const markRead = (key) => {
  const last = lastOf(key);
  if (!id || last <= (readTo.value[key] ?? 0)) return;
  readTo.value = { ...readTo.value, [key]: last };
  const { [id]: _old, ...others } = kept();
  const rest = Object.entries(others).slice(1 - MOST);
  localStorage.setItem(KEPT, JSON.stringify({ ...Object.fromEntries(rest), [id]: readTo.value }));
};

// --- speaking --------------------------------------------------------------------------------

export const speakUp = async (key, text) => {
  const seat = key === "onlookers" ? {} : { seat: table.value.as };
  await post(`tables/${id}/chat`, { room: key, text, ...seat });
  await hear(key);
};

export const mute = async (key, number, off) => {
  const found = await post(`tables/${id}/mute`, { room: key, number, mute: off });
  said.value = { ...said.value, [key]: found.said };
};

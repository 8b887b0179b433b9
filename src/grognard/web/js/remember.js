// How far each seat has been told what happened: kept in the browser for each seat, and by the
// server for each person, so that another device goes on where this one stopped.

import { get, post } from "./api.js";

const KEPT = "grognard-told";
const MOST = 60; // tables; the longest unvisited are forgotten
const CALM = 2000; // ms without news before the server is told

const read = () => {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? {};
  } catch {
    return {};
  }
};

// Undefined if this browser never showed the table to that seat.
export const toldTo = (table, seat) => read()[table]?.[seat ?? ""];

export const tell = (table, seat, n) => {
  const { [table]: before = {}, ...others } = read();
  if (before[seat ?? ""] === n) return;
  const kept = Object.entries(others).slice(1 - MOST);
  const now = { ...before, [seat ?? ""]: n };
  localStorage.setItem(KEPT, JSON.stringify({ ...Object.fromEntries(kept), [table]: now }));
};

// --- by the server ---------------------------------------------------------------------------

let timer = null;
let unsent = null;

const send = () => {
  clearTimeout(timer);
  if (unsent) post(`tables/${unsent.table}/seen`, { number: unsent.n }).catch(() => {});
  unsent = null;
};

export const tellServer = (table, n) => {
  if (unsent && unsent.table !== table) send();
  unsent = { table, n };
  clearTimeout(timer);
  timer = setTimeout(send, CALM);
};

addEventListener("pagehide", send);

// What another device of this person has shown, for whoever holds a single seat.
export const learn = async ({ table, yours }) => {
  if (yours.length !== 1) return;
  const [seat] = yours;
  const { number } = await get(`tables/${table}/seen`).catch(() => ({ number: 0 }));
  if (number > (toldTo(table, seat) ?? 0)) tell(table, seat, number);
};

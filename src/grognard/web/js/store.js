// What the page knows at this moment. Components read these signals; only the modules named write them.

import { computed, signal } from "../vendor/signals.mjs";

export const games = signal([]);
export const geometry = signal(null); // the drawn board of the game at the table
export const pieces = signal(null); // names of units and towns

export const table = signal(null); // the table as the seat at the screen may know it
export const connected = signal(true);
export const busy = signal(false); // an action of ours is on its way
export const curtain = signal(null); // the seat for whom the screen is being handed over

export const chosen = signal(new Set()); // units selected
export const looked = signal(null); // the town whose pieces are listed
export const offered = signal(null); // actions to choose between, after a click that fits several
export const notice = signal(null); // {kind, text, rule}
export const pointed = signal(null); // {places, pieces} that the log points at

export const film = signal(null); // {lines, at, span} while what happened is being told
export const battleShown = signal(true);
export const tab = signal("board"); // on a phone: board, battle, log, twin
export const listShown = signal(false);
export const twinShown = signal(false);
export const rule = signal(null); // {game, number} in the drawer
export const helpShown = signal(false);

export const myTurn = computed(() => {
  const now = table.value;
  return Boolean(now && !now.over && now.as && now.asked === now.as);
});

export const legal = computed(() => (myTurn.value && table.value.legal) || []);

export const unitName = (key) => pieces.value?.units[key]?.name ?? key;
export const unitShort = (key) => pieces.value?.units[key]?.short ?? unitName(key);
export const townName = (key) => pieces.value?.towns[key]?.name ?? key;
export const seatName = (key) =>
  table.value?.seats.find((seat) => seat.seat === key)?.name ?? key ?? "";

export const resetTable = () => {
  table.value = null;
  curtain.value = null;
  chosen.value = new Set();
  looked.value = null;
  offered.value = null;
  notice.value = null;
  pointed.value = null;
  film.value = null;
  battleShown.value = true;
  tab.value = "board";
  listShown.value = false;
};

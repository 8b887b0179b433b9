// What the page knows at this moment. Components read these signals; only the modules named write them.

import { computed, signal } from "../vendor/signals.mjs";

/**
 * @import * as T from "./types.d.ts"
 * @import { Signal } from "../vendor/signals.mjs"
 */

/** @type {Signal<T.Game[]>} */
export const games = signal([]);
/** @type {Signal<T.Geometry>} */
export const geometry = signal(null); // the drawn board of the game at the table
/** @type {Signal<T.Pieces>} */
export const pieces = signal(null); // names and looks of pieces, places, sides …
/** @type {Signal<T.GameModule>} */
export const gameModule = signal({}); // how the game at the table draws itself, where it does

/** @type {Signal<T.Table>} */
export const table = signal(null); // the table as the seat at the screen may know it
export const connected = signal(true);
export const busy = signal(false); // an action of ours is on its way
/** @type {Signal<string>} */
export const curtain = signal(null); // the seat for whom the screen is being handed over

/** @type {Signal<Set<string>>} */
export const chosen = signal(new Set()); // pieces selected
/** @type {Signal<import("./choose.js").Held>} */
export const card = signal(null); // the card in hand that was taken up
/** @type {Signal<string>} */
export const looked = signal(null); // the place whose pieces are listed
/** @type {Signal<T.Legal[]>} */
export const offered = signal(null); // actions to choose between, after a click that fits several
/** @type {Signal<{texts: string[], risks: string[], then: string[]}>} */
export const risk = signal(null); // what was wished and is asked about first
/** @type {Signal<string>} */
export const journey = signal(null); // the place that a force is to go to, by the way the game tells
/** @type {Signal<string>} */
export const over = signal(null); // the place that the pointer or the focus is on
/** @type {Signal<T.Notice>} */
export const notice = signal(null); // {kind, text, rule}
/** @type {Signal<T.Pointed>} */
export const pointed = signal(null); // {places, pieces} that the log points at

// A moment gone by that is looked at: {n, view}; null in the present.
/** @type {Signal<{n: number, view: T.View}>} */
export const past = signal(null);
/** @type {Signal<{first: number, away: boolean}>} */
export const film = signal(null); // {until} while what happened is being told, moment by moment
export const running = signal(false); // moments follow one another by themselves
export const heard = signal(""); // what a screen reader is told
export const bare = signal(false); // the pieces are hidden, to read the map
export const mode = signal(""); // what the map is to tell, where the game has several ways to draw it
export const wholes = signal(0); // how often the whole board was asked for
export const panelShown = signal(true); // what a game shows over its board
export const overlaid = signal(0); // pixels at the left of the board that a panel lies over,
export const covered = signal(0); // and for which the board makes room
export const tab = signal("board"); // on a phone: board, panel or one of the panes
export const pane = signal("log"); // beside the board
export const listShown = signal(false);
/** @type {Signal<{game: string, number: string, edition?: string}>} */
export const rule = signal(null); // {game, number, edition} in the drawer
export const helpShown = signal(false);
/** @type {Signal<number>} */
export const whyOf = signal(null); // the action of a computer that is being explained

/** @type {Signal<{seat: string, invitation: string}>} */
export const invited = signal(null); // whoever came to take over a seat
export const cameFrom = signal("#/"); // the place to go back to from the pages of an account

// What is on the board: the present, or the moment looked at.
export const view = computed(() => past.value?.view ?? table.value?.view);

export const myTurn = computed(() => {
  const now = table.value;
  return Boolean(now && !now.over && now.as && now.asked === now.as);
});

export const legal = computed(() => (!past.value && myTurn.value && table.value.legal) || []);

// Where a force can get that is about to go, and the actions that lead there.
export const stops = computed(() => /** @type {Record<string, T.Stop>} */ ((legal.value.length && view.value.route?.reach) || {}));

/** Whether a game wants to be asked before this is done. @param {T.Legal | undefined} action */
export const isRisky = (action) => Boolean(action && gameModule.value.risky?.(action));

/** Whether an action of this kind always ends undo. @param {T.Legal | undefined} action */
export const isFinal = (action) => Boolean(action && (action.final || gameModule.value.finals?.includes(action.verb)));

export const pieceName = (key) => pieces.value?.pieces[key]?.name ?? key;
export const pieceShort = (key) => pieces.value?.pieces[key]?.short ?? pieceName(key);
export const placeName = (key) => pieces.value?.places[key]?.name ?? key;
export const cardName = (key) => pieces.value?.cards[key]?.name ?? key;
export const seatName = (key) =>
  table.value?.seats.find((seat) => seat.seat === key)?.name ?? key ?? "";

export const resetTable = () => {
  table.value = null;
  curtain.value = null;
  chosen.value = new Set();
  card.value = null;
  looked.value = null;
  offered.value = null;
  risk.value = null;
  journey.value = null;
  notice.value = null;
  pointed.value = null;
  past.value = null;
  film.value = null;
  running.value = false;
  heard.value = "";
  panelShown.value = true;
  tab.value = "board";
  listShown.value = false;
  whyOf.value = null;
};

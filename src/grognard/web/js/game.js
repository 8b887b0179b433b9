// The game at the table as the page needs it: its drawn board, its names, its words, and how it
// draws itself, if it does.

import { batch } from "../vendor/signals.mjs";
import { get, getFixed } from "./api.js";
import { gameWords } from "./i18n.js";
import * as store from "./store.js";

/** @import * as T from "./types.d.ts" */

/** @returns {Promise<T.Game>} */
const about = async (game) => {
  if (!store.games.value.length) store.games.value = await get("games");
  return store.games.value.find((one) => one.game === game);
};

// The drawn board is fetched once for ever: its address changes when it does. A game without one is
// played in words.
const boardOf = async (game, version) => {
  if (!version) return null;
  const now = store.geometry.value;
  if (now?.game === game && now.version === version) return now;
  return { ...(await getFixed(`games/${game}/board`, version)), game, version };
};

const styled = new Set(); // addresses of the style sheets in the page

/** Nothing is drawn before it is known how. */
const addStyle = (address) => {
  if (styled.has(address)) return undefined;
  styled.add(address);
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  const there = new Promise((done) => (link.onload = link.onerror = done));
  document.head.append(link);
  return there;
};

/** @returns {Promise<T.GameModule>} */
const moduleOf = async (game, version) => {
  if (!version) return {};
  const module = await import(`/play/${game}/index.js?v=${version}`);
  await Promise.all((module.css ?? []).map((name) => addStyle(`/play/${game}/${name}?v=${version}`)));
  return module;
};

export const loadGame = async (game) => {
  const { board: drawn, page } = await about(game);
  const [board, pieces, words, module] = await Promise.all([
    boardOf(game, drawn),
    get(`games/${game}/pieces`),
    get(`games/${game}/words`),
    moduleOf(game, page),
  ]);
  batch(() => {
    store.geometry.value = board;
    store.pieces.value = pieces;
    gameWords.value = words;
    store.gameModule.value = module;
  });
};

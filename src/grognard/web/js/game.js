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
const addStyle = (game, address) => {
  if (styled.has(address)) return undefined;
  styled.add(address);
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  link.dataset.game = game;
  const there = new Promise((done) => (link.onload = link.onerror = done));
  document.head.append(link);
  return there;
};

/** What a game looked at before says of its board concerns no other. */
const onlyStylesOf = (game) => {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const links = document.querySelectorAll("link[data-game]");
  for (const link of links) link.disabled = link.dataset.game !== game;
};

/** @returns {Promise<T.GameModule>} */
const moduleOf = async (game, version) => {
  if (!version) return {};
  const module = await import(`/play/${game}/index.js?v=${version}`);
  await Promise.all((module.css ?? []).map((name) => addStyle(game, `/play/${game}/${name}?v=${version}`)));
  return module;
};

export const loadGame = async (game) => {
  const { board: drawn, page } = await about(game);
  onlyStylesOf(game);
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
    if (!module.modes?.some(({ key }) => key === store.mode.value))
      store.mode.value = module.modes?.[0]?.key ?? "";
  });
};

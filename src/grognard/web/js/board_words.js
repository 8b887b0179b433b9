// What the board says: the texts of the page, gathered for those who draw it.

import { g, gOr, t } from "./i18n.js";
import { pieceName } from "./store.js";

/** @import * as T from "./types.d.ts" */

export const boardWords = () => ({
  map: t("board-map"),
  all: t("board-all"),
  modes: t("board-modes"),
  closer: t("board-closer"),
  farther: t("board-farther"),
  north: t("board-north"),
  south: t("board-south"),
  west: t("board-west"),
  east: t("board-east"),
  empty: t("board-empty"),
  lit: t("board-lit"),
  risky: t("board-risky"),
  seen: t("board-seen"),
  turn: t("board-turn"),
  strength: t("board-strength"),
});

/** @param {T.Piece} piece */
export const marksOf = ({ marks = [] }) => marks.map((mark) => g(`mark-${mark}`));

export const sideName = (side) => gOr(`side-${side}-about`, g(`side-${side}`));

/** @param {T.Piece} piece */
export const nameOf = ({ key, side }) => (key ? pieceName(key) : g(`unknown-piece-${side}`));

/** @param {T.Piece} piece */
const strengthIn = ({ strength, full }) => (full ? `${strength}/${full}` : `${strength}`);

// What a screen reader says of a piece on the board: whose it is counts most there.
export const pieceText = (words, piece) => {
  const said = [nameOf(piece)];
  if (piece.key) said.push(sideName(piece.side));
  if (piece.strength) said.push(`${words.strength} ${strengthIn(piece)}`);
  return [...said, ...marksOf(piece)].join(", ");
};

// The same as a sentence of its own, for those who hear the page.
export const spoken = (piece) => {
  if (!piece.key) return [nameOf(piece), ...marksOf(piece)].join(", ");
  const known = [nameOf(piece), gOr(`kind-${piece.kind}`, "")];
  if (piece.strength !== undefined) known.push(strengthIn(piece));
  return [...known.filter(Boolean), ...marksOf(piece)].join(", ");
};

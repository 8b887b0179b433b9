// Actions in the words of the language.

import { tailOf, verbOf } from "./choose.js";
import { gOr, t } from "./i18n.js";
import { cardName, gameModule, pieceShort, placeName, table } from "./store.js";

/** A game may have names of its own for its turns. @param {number} turn */
export const turnTitle = (turn) => {
  if (!turn) return t("set-up");
  return gameModule.value.turnName?.(turn) ?? `${t("turn")} ${turn}`;
};

const verbText = (action) => gOr(`verb-${verbOf(action)}`, verbOf(action));

const tailText = (action) => tailOf(action).map((word) => gOr(`word-${word}`, word));

// A verb that ends with a colon wants its object, which stands elsewhere where only the deed is named.
export const deed = (action) => [verbText(action), ...tailText(action)].join(" ").replace(/\s*:$/, "");

// What names nothing; a game may say of a verb what step it ends (`verb-done-step`).
const plain = (action) =>
  gOr(`verb-${verbOf(action)}-step`, deed(action), { step: table.value?.step?.name ?? "" });

export const label = (action) => {
  const who = [...action.pieces.map(pieceShort), ...(action.cards ?? []).map(cardName)];
  const where = action.places.map(placeName);
  if (!who.length && !where.length) return plain(action);
  const arrow = who.length && where.length ? ["→"] : [];
  return [verbText(action), ...who, ...arrow, ...where, ...tailText(action)].join(" ");
};

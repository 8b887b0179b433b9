// How Age of Napoleon is drawn: Europe in the colours of its countries, flags of the alliances,
// corps counters, the battle box.

import { Battle } from "./battle.js";

export { drawDefs, drawPiece } from "./counters.js";
export { drawMark, Held } from "./alliances.js";
export { Printed } from "./map.js";

export const covers = ["places", "links"]; // the printed map has them
export const modes = [
  { key: "countries", on: "c" },
  { key: "alliances", on: "l" },
  { key: "terrain", on: "g" },
];
export const toggles = ["with", "without", "drop", "take", "engage", "spare"];
export const single = ["lead", "meet", "revive", "restore"]; // verbs that are said of one corps
export const named = ["lose", "remove"]; // and of one that must be clicked itself
export const finals = ["use", "recall", "pay", "refresh"]; // the enemy has seen the card
export const pictures = true; // corps look alike on the board and beside it
const BEFORE = 1804; // the year before the first turn
/** A turn is a year. */
export const turnName = (turn) => `${BEFORE + turn}`;
export const panels = { battle: Battle };
export const risks = { battle: "⚔", neutral: "⚑", interception: "!" };
export const signs = {
  battle: "M-8,9Q5,4 9.5,-9.5M8,9Q-5,4 -9.5,-9.5M-10.5,5.5L-4.8,11.6M10.5,5.5L4.8,11.6",
};
export const css = ["map.css", "counters.css", "battle.css"];

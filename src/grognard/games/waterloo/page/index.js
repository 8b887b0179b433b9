// How Napoléon 1815 is drawn: a hand-coloured map, wooden blocks, the battle board.

import { Battle } from "./battle.js";

export { drawDefs, drawPiece } from "./blocks.js";
export { Printed } from "./map.js";

export const covers = ["links", "places", "names"]; // the printed map has them
export const totals = false; // the pips are counted at a glance
export { guide } from "./guide.js";
export { aims } from "./aims.js";
export const finals = ["fire"]; // they roll dice
export { risky } from "./marches.js";
export const panels = { battle: Battle };
export const toggles = ["loss", "bring", "join"]; // one click on the piece is enough
export const signs = {
  battle: "M-8,9Q5,4 9.5,-9.5M8,9Q-5,4 -9.5,-9.5M-10.5,5.5L-4.8,11.6M10.5,5.5L4.8,11.6",
};
export const css = ["map.css", "blocks.css", "battle.css"];

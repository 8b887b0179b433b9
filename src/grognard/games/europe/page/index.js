// How Napoléon contre l'Europe is drawn: the zones of Europe in the colours of their countries,
// forces under their commanders, supply, the reach of a march, battles and sieges.

import { g } from "/js/i18n.js";
import { view } from "/js/store.js";
import { Battle, Naval, Siege } from "./battle.js";
import { Chronicle } from "./chronicle.js";
import { Budget, Hands } from "./interphase.js";
import { Affair, Declarations, Diplomacy, Peace, Redeployment } from "./politics.js";

export { drawDefs, drawPiece } from "./counters.js";
export { drawMark, Held } from "./held.js";
export { Printed } from "./map.js";

export const covers = ["places", "links"]; // the printed map has them
export const modes = [
  { key: "countries", on: "c" },
  { key: "control", on: "o" },
  { key: "supply", on: "v" },
  { key: "terrain", on: "g" },
];
export const toggles = ["with", "without"];
export const totals = false; // whoever commands shows the steps of his force
export const theatre = true; // the board opens where the sides stand close to each other
export const pictures = true; // pieces look alike on the board and beside it
export const panels = {
  battle: Battle,
  siege: Siege,
  naval: Naval,
  hands: Hands,
  budget: Budget,
  declarations: Declarations,
  diplomacy: Diplomacy,
  peace: Peace,
  redeployment: Redeployment,
  affair: Affair,
};
const ROUNDS = 10; // numbers of a year in the count of turns; its interphase is the first

/** A turn by its year: the interphase or a round. A war of one year has no track of years. */
export const turnName = (turn) => {
  const years = view.value?.tracks?.find(({ key }) => key === "year")?.cells;
  const first = years?.[0] ?? view.value?.turn?.label.year;
  if (!first) return null;
  const year = `${Number(first) + Math.floor(turn / ROUNDS)}`;
  return turn % ROUNDS ? g("turn-label", { year, round: turn % ROUNDS }) : g("turn-interphase", { year });
};
export const panes = { chronicle: Chronicle };
// What these are about is chosen in a panel.
export const aimed = ["court", "protect", "settle", "declare", "attempt", "seize", "incorporate", "grant", "give"];
export const finals = ["spend"]; // the enemy has seen the card
export const single = ["activate", "lead", "appoint"]; // verbs that are said of one piece
export const named = ["lose", "remove", "dismiss"]; // and of one that must be clicked itself
export const risks = { battle: "⚔", fortress: "◆", interception: "?", unsupplied: "!" };
export const signs = {
  battle: "M-8,9Q5,4 9.5,-9.5M8,9Q-5,4 -9.5,-9.5M-10.5,5.5L-4.8,11.6M10.5,5.5L4.8,11.6",
  naval: "M-11,5H11L8,10H-8Z M0,5V-11M-1,-9L-9,2H-1M2,-8L9,2H2",
  siege: "M-9,9V-3H-6V-8H-2V-3H2V-8H6V-3H9V9Z",
};
export const css = ["map.css", "counters.css", "battle.css", "campaign.css"];

// After the end: what each side knew of itself, laid together into one view.

/** @import * as T from "./types.d.ts" */

export const EVERYTHING = "everything";

const known = (pieces) => pieces.filter((piece) => piece.key).length;

// Of the pieces that several views show of one side, those that name the most.
const best = (some) => some.reduce((a, b) => (known(b) > known(a) ? b : a), []);

const ofSide = (pieces, side) => pieces.filter((piece) => piece.side === side);

/** @param {T.Piece[][]} lists */
const together = (lists) => {
  const sides = new Set(lists.flat().map((piece) => piece.side));
  return [...sides].flatMap((side) => {
    const shown = lists.map((pieces) => ofSide(pieces, side)).filter((pieces) => pieces.length);
    return best(shown.length ? [shown[0], ...shown] : [[]]);
  });
};

const keysOf = (objects) => [...new Set(objects.flatMap((object) => Object.keys(object)))];

const isObject = (thing) => thing !== null && typeof thing === "object" && !Array.isArray(thing);
const arePieces = (thing) => Array.isArray(thing) && thing.every((one) => isObject(one) && one.side);

// Whatever a game puts into a place or a panel: its lists of pieces are laid together, wherever they
// are, and of all else the first view tells.
const merge = (all) => {
  const told = all.filter((one) => one !== undefined);
  if (told.every(arePieces)) return together(told);
  if (!told.every(isObject)) return told[0];
  return Object.fromEntries(keysOf(told).map((key) => [key, merge(told.map((one) => one[key]))]));
};

const same = (one) => (other) => other.key === one.key && other.place === one.place;

// Panels and boxes beside the board are the same where their key and place are.
const mergeLists = (lists) => {
  const all = lists.flat();
  const first = all.filter((one, n) => all.findIndex(same(one)) === n);
  return first.map((one) => merge(all.filter(same(one))));
};

/** @param {T.View[]} views @returns {T.View} */
export const allSeen = (views) => ({
  ...views[0],
  seat: EVERYTHING,
  places: merge(views.map((view) => view.places)),
  aside: mergeLists(views.map((view) => view.aside)),
  panels: mergeLists(views.map((view) => view.panels)),
  memories: [],
});

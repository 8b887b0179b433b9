// Forced marches: one road more than a unit goes without a die.

import { verbOf } from "/js/choose.js";
import { view } from "/js/store.js";

const FORCED = ["march", "retreat"]; // verbs

const tired = () =>
  new Set(
    Object.values(view.value.places)
      .flatMap(({ pieces }) => pieces)
      .filter(({ marks = [] }) => marks.includes("tired"))
      .map(({ key }) => key),
  );

/** @param {import("/js/types.d.ts").Legal} action */
export const risky = (action) => FORCED.includes(verbOf(action)) && action.pieces.some((piece) => tired().has(piece));

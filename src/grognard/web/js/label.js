// Actions and pieces in the words of the language.

import { tailOf, verbOf } from "./choose.js";
import { t, tOr } from "./i18n.js";
import { table, townName, unitName, unitShort } from "./store.js";

export const deed = (action) => {
  const verb = verbOf(action);
  const tail = tailOf(action).map((word) => tOr(`word-${word}`, word));
  return [tOr(`verb-${verb}`, verb), ...tail].join(" ");
};

export const label = (action) => {
  const alone = !action.pieces.length && !action.places.length;
  const step = table.value?.step;
  if (alone) return step ? `${deed(action)} – ${step.name}` : deed(action);
  const tail = tailOf(action).map((word) => tOr(`word-${word}`, word));
  const verb = tOr(`verb-${verbOf(action)}`, verbOf(action));
  const who = action.pieces.map(unitShort);
  const where = action.places.map(townName);
  return [verb, ...who, ...(who.length && where.length ? ["→"] : []), ...where, ...tail].join(" ");
};

const MARKS = ["active", "moved", "disorganised", "rode", "forward", "square", "fresh", "acted"];

export const marksOf = (block) => MARKS.filter((mark) => block[mark]).map((m) => t(`mark-${m}`));

// A piece as a sentence for those who hear the page.
export const spoken = (block) => {
  if (!block.unit) return [t(`block-${block.army}`), ...marksOf(block)].join(", ");
  const strength = `${block.cv}/${block.full}`;
  return [unitName(block.unit), t(`arm-${block.arm}`), strength, ...marksOf(block)].join(", ");
};

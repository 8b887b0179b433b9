// Which panel lies over the board, and whether it is the place for what is asked.

import { gameModule, looked } from "./store.js";

/** @import * as T from "./types.d.ts" */

/** A panel may have nothing to show at times. @param {T.Panel} panel */
const worthwhile = (panel) => gameModule.value.panels?.[panel.key]?.shows?.(panel) ?? true;

const samePlace = (place) => (panel) => place && panel.place === place;

/** The panel of the question, of the place looked at, or the first. @param {T.View} view @returns {T.Panel | null} */
export const panelNow = (view) => {
  const all = (view.panels ?? []).filter(worthwhile);
  return all.find(samePlace(view.step?.place ?? looked.value)) ?? all[0] ?? null;
};

/**
 * A panel that is the place for the question: all that is asked can be answered in it.
 * @param {T.View} view @returns {T.Panel | null}
 */
export const panelAsked = (view) => {
  const panel = panelNow(view);
  const here = panel?.place && panel.place === view.step?.place;
  return here && gameModule.value.panels?.[panel.key]?.answers ? panel : null;
};

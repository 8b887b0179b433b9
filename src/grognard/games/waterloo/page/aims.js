// What each side needs to win (12.0 to 12.2), and how far it is.

import { g } from "/js/i18n.js";

const tracksOf = ({ tracks }) => Object.fromEntries(tracks.map((track) => [track.key, track]));

// Of an army: how many of the blocks that it can lose it has lost.
const broken = ({ value, goal, full }) => {
  const of = Math.max(full, value) - goal;
  return { done: Math.min(of, Math.max(full, value) - value), of };
};

/** @param {import("/js/types.d.ts").View} view */
export const aims = (view) => {
  const { french, british, prussian } = /** @type {any} */ (tracksOf(view));
  const now = view.turn?.number ?? 0;
  const last = view.calendar.length;
  return [
    { key: "british", side: "french", text: g("ui-aim-british"), ...broken(british) },
    { key: "prussian", side: "french", text: g("ui-aim-prussian"), ...broken(prussian) },
    { key: "french", side: "allied", text: g("ui-aim-french"), ...broken(french) },
    { key: "time", side: "allied", text: g("ui-aim-time"), done: Math.max(0, now - 1), of: last },
  ];
};

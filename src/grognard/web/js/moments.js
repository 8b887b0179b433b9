// The log as a row of moments: what can be told, stepped through and gone back to.

import { pieceShort } from "./store.js";

const alike = (a, b) =>
  a && a.lines.length === 1 && b.lines.length === 1 && a.lines[0].text === b.lines[0].text;

// The same between the same places with another piece: ten of them are one moment.
const together = (a, b) => {
  if (a?.seat !== b.seat || a.turn !== b.turn || a.dice?.length || a.back !== undefined || b.back !== undefined) return false;
  if (a.lines.length !== 1 || b.lines.length !== 1) return false;
  const [one, other] = [a.lines[0], b.lines[0]];
  return one.key === other.key && one.places.length > 0 && `${one.places}` === `${other.places}` && other.pieces.length === 1;
};

const joined = (before, entry) => {
  const [line] = before.lines;
  const more = [...(before.more ?? []), ...entry.lines[0].pieces];
  return { ...before, n: entry.n, more, lines: [{ ...line, pieces: [...line.pieces, ...entry.lines[0].pieces] }] };
};

// The same sentence again and again (the enemy's hidden pieces) is one moment, counted.
export const moments = (log) => {
  const found = [];
  for (const entry of log) {
    if (!entry.lines.length) continue;
    const before = found[found.length - 1];
    if (alike(before, entry) && !entry.dice?.length) {
      before.n = entry.n;
      before.times += 1;
    } else if (together(before, entry) && !entry.dice?.length && before.times === 1) {
      found[found.length - 1] = joined(before, entry);
    } else {
      found.push({ ...entry, first: entry.n, times: 1 });
    }
  }
  return found;
};

export const byTurn = (all) => {
  const groups = [];
  for (const moment of all) {
    const group = groups[groups.length - 1];
    if (group && group.turn === moment.turn) group.moments.push(moment);
    else groups.push({ turn: moment.turn, moments: [moment] });
  }
  return groups;
};

// The numbers of the entries that were taken back: they stay in the log and count no more.
export const takenBack = (log) => {
  const gone = new Set();
  for (const { n, back } of log)
    if (back !== undefined) for (let one = back + 1; one < n; one += 1) gone.add(one);
  return gone;
};

export const lastOf = (log) => (log.length ? log[log.length - 1].n : 0);

export const concerned = (moment) => ({
  places: moment.lines.flatMap((line) => line.places),
  pieces: moment.lines.flatMap((line) => line.pieces),
});

// Who else did the same.
export const others = ({ more = [] }) => (more.length ? ` + ${more.map(pieceShort).join(", ")}` : "");

export const told = (moment) =>
  moment.lines.map((line) => line.text).join(" ") + others(moment) + (moment.times > 1 ? ` ×${moment.times}` : "");

const MOST_LINES = 4;

// Of much only the end: what is told over the board must not cover it.
export const briefly = (moment) =>
  (moment.lines.length > MOST_LINES ? "… " : "") + told({ ...moment, lines: moment.lines.slice(-MOST_LINES) });

// Several actions in one line, all or none; what one click did is taken back at once.

export const FINAL = "line-ends-at-final"; // the reason against a line that would go on after dice

export const lineOf = (texts) => texts.join("; ");

let lines = []; // {last, rows}: the number of a line's last entry, and how many it has

/**
 * A line of this page was carried out; `last` is the number of its last entry in the log. One that goes on
 * with what the click before it began is taken back with it.
 */
export const remember = (last, rows, goesOn = false) => {
  const all = goesOn ? rows + rowsOfLast(last - rows) : rows;
  lines = [...lines.filter((line) => line.last <= last - all), { last, rows: all }].slice(-200);
};

/** How many entries the click made after which the log ends with this one. */
export const rowsOfLast = (last) => lines.find((line) => line.last === last)?.rows ?? 1;

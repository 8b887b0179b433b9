// The log as a row of moments: what can be told, stepped through and gone back to.

const alike = (a, b) =>
  a && a.lines.length === 1 && b.lines.length === 1 && a.lines[0].text === b.lines[0].text;

// The same sentence again and again (the enemy's hidden pieces) is one moment, counted.
export const moments = (log) => {
  const found = [];
  for (const entry of log) {
    if (!entry.lines.length) continue;
    const before = found[found.length - 1];
    if (alike(before, entry) && !entry.dice?.length) {
      before.n = entry.n;
      before.times += 1;
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

export const told = ({ lines, times }) =>
  lines.map((line) => line.text).join(" ") + (times > 1 ? ` ×${times}` : "");

// From the legal actions to clicks and back. No rule is known here: an action has a text and names
// the pieces and places it concerns, and that is all that is looked at.

export const verbOf = (action) => action.text.split(" ")[0];

// The words of an action that are neither its verb nor its pieces nor its places: `left`, `squares`.
export const tailOf = (action) => {
  const named = new Set([...action.pieces, ...action.places]);
  return action.text.split(" ").slice(1).filter((word) => !named.has(word));
};

export const loose = (legal) => legal.filter((a) => !a.pieces.length && !a.places.length);
export const ofPlace = (legal, place) =>
  legal.filter((a) => !a.pieces.length && a.places.includes(place));
export const ofPiece = (legal, piece) => legal.filter((a) => a.pieces.includes(piece));
export const toPlace = (legal, piece, place) =>
  ofPiece(legal, piece).filter((a) => a.places.includes(place));

const count = (map, key) => map.set(key, (map.get(key) || 0) + 1);

// What lights up: the goals of the chosen pieces, or, with none chosen, what can be clicked first.
export const light = (legal, chosen) => {
  const places = new Map();
  const pieces = new Set();
  for (const action of legal) {
    action.pieces.forEach((piece) => pieces.add(piece));
    const wanted = chosen.size ? action.pieces.some((p) => chosen.has(p)) : !action.pieces.length;
    if (wanted) action.places.forEach((place) => count(places, place));
  }
  return { places, pieces };
};

// Actions of the chosen pieces that need no place, grouped by what they say: one button for each.
export const buttons = (legal, chosen) => {
  const groups = new Map();
  for (const action of legal) {
    if (action.places.length || !action.pieces.some((p) => chosen.has(p))) continue;
    const key = [verbOf(action), ...tailOf(action)].join(" ");
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(action);
  }
  return [...groups].map(([key, actions]) => ({ key, actions }));
};

// The places inside a piece's town (columns of a battle) that chosen pieces can be put in.
export const columns = (legal, chosen) => {
  const found = new Map();
  for (const group of buttons(legal, chosen)) {
    const tail = tailOf(group.actions[0]);
    if (tail.length === 1) found.set(tail[0], [...(found.get(tail[0]) || []), ...group.actions]);
  }
  return found;
};

/**
 * What a click comes to: actions to send, to offer, pieces to choose, or a question to the rules.
 * @typedef {{send?: string[], offer?: object[], choose?: string[], why?: string, then?: string[]}} Wish
 */

/** @type {Wish} */
const nothing = {};
const swap = (action, from, to) => ({ why: action.text.replace(from, to) });

// An attempt that no legal action matches, worded like one, so that the rules can say why not.
const attempt = (legal, chosen, place) => {
  const like = legal.find((a) => a.places.length === 1 && a.pieces.some((p) => chosen.has(p)));
  if (like) return swap(like, like.places[0], place);
  const other = legal.find((a) => a.places.length === 1 && a.pieces.length === 1);
  if (!other) return nothing;
  const [piece] = chosen;
  return { why: `${verbOf(other)} ${piece} ${place}` };
};

// The same for a piece that can do nothing, worded like what others can: going somewhere before all.
export const attemptOf = (legal, piece) => {
  const alone = legal.filter((a) => a.pieces.length === 1);
  const like = alone.find((a) => a.places.length === 1) ?? alone[0];
  return like ? swap(like, like.pieces[0], piece) : nothing;
};

const one = (actions) => {
  if (actions.length === 1) return { send: [actions[0].text] };
  return actions.length ? { offer: actions } : nothing;
};

const go = (legal, chosen, place) => {
  const ways = [...chosen].map((piece) => toPlace(legal, piece, place)).filter((w) => w.length);
  if (!ways.length) return null;
  if (ways.every((way) => way.length === 1)) return { send: ways.map((way) => way[0].text) };
  return { offer: ways.flat() };
};

// A click on a town or its stack: `here` are the keys of the known pieces that stand there.
export const clickPlace = (legal, chosen, place, here) => {
  if (chosen.size) {
    const sent = go(legal, chosen, place);
    if (sent) return sent;
    if (here.some((piece) => chosen.has(piece))) return { choose: [] };
  }
  const direct = ofPlace(legal, place);
  if (direct.length) return one(direct);
  const able = here.filter((piece) => ofPiece(legal, piece).length);
  if (able.length) return { choose: able };
  return chosen.size ? attempt(legal, chosen, place) : nothing;
};

// A click on a piece: chosen or no longer chosen; pieces of one town can be chosen together.
export const clickPiece = (legal, chosen, piece, place, here) => {
  if (chosen.size && !here.some((p) => chosen.has(p))) {
    const sent = place && go(legal, chosen, place);
    if (sent) return sent;
  }
  if (ofPiece(legal, piece).length) {
    const together = here.filter((p) => chosen.has(p));
    const next = together.filter((p) => p !== piece);
    return { choose: chosen.has(piece) ? next : [...next, piece] };
  }
  const direct = place ? ofPlace(legal, place) : [];
  if (direct.length) return { ...one(direct), then: [piece] };
  return attemptOf(legal, piece);
};

// All actions that fit what was typed, word by word, in their text or their label.
export const search = (legal, label, typed) => {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return legal.filter((action) => {
    const text = `${action.text} ${label(action)}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
};

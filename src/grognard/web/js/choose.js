// From the legal actions to clicks and back. No rule is known here: an action has a text and names
// the pieces, places and cards it concerns, and that is all that is looked at.

/**
 * @import * as T from "./types.d.ts"
 * @typedef {{key: string, verb: string | null}} Held a card chosen, perhaps for one use of it
 */

/** @param {T.Legal} action */
export const verbOf = (action) => action.verb ?? action.text.split(" ")[0];

/** @param {T.Legal} action */
export const cardsOf = (action) => action.cards ?? [];

// The words of an action that are neither its verb nor what it names: `left`, `squares`.
export const tailOf = (action) => {
  const named = new Set([...action.pieces, ...action.places, ...cardsOf(action)]);
  return action.text.split(" ").slice(1).filter((word) => !named.has(word));
};

const bare = (a) => !a.pieces.length && !a.places.length;

export const loose = (legal) => legal.filter((a) => bare(a) && !cardsOf(a).length);
export const ofPlace = (legal, place) =>
  legal.filter((a) => !a.pieces.length && a.places.includes(place));
export const ofPiece = (legal, piece) => legal.filter((a) => a.pieces.includes(piece));
export const ofCard = (legal, card) => legal.filter((a) => cardsOf(a).includes(card));
export const toPlace = (legal, piece, place) =>
  ofPiece(legal, piece).filter((a) => a.places.includes(place));

// With a card in hand only what it can do is meant.
/** @param {T.Legal[]} legal @param {Held | null} held */
export const meant = (legal, held) => {
  if (!held) return legal;
  return ofCard(legal, held.key).filter((a) => !held.verb || verbOf(a) === held.verb);
};

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

/**
 * The place whose pieces are asked about, if all that can be done is done with pieces of one place.
 * @param {T.Legal[]} legal @param {Record<string, T.PlaceView>} places
 */
export const placeAsked = (legal, places) => {
  if (legal.some((a) => a.places.length)) return null;
  const named = new Set(legal.flatMap((a) => a.pieces));
  if (named.size < 2) return null;
  const there = Object.keys(places).filter((place) => places[place].pieces.some(({ key }) => named.has(key)));
  return there.length === 1 ? there[0] : null;
};

/** @returns {{key: string, actions: T.Legal[]}[]} */
const grouped = (actions, keyOf) => {
  const groups = new Map();
  for (const action of actions) {
    const key = keyOf(action);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(action);
  }
  return [...groups].map(([key, some]) => ({ key, actions: some }));
};

const saying = (action) => [verbOf(action), ...tailOf(action)].join(" ");

// Actions of the chosen pieces that need no place, grouped by what they say, and the card and the other
// pieces that they are said with (a fleet to go aboard): one button for each.
export const buttons = (legal, chosen) =>
  grouped(
    legal.filter((a) => !a.places.length && a.pieces.some((p) => chosen.has(p))),
    (action) => [saying(action), ...cardsOf(action), ...action.pieces.slice(1)].join(" "),
  );

// The uses of a card: what it does by itself is done at once, the rest needs a place or a piece, or
// what a panel of the game lists (`aimed`).
/** @returns {{key: string, verb: string, actions: T.Legal[], now: boolean}[]} */
export const uses = (legal, card, aimed = []) => {
  const all = ofCard(legal, card);
  const alone = (a) => bare(a) && !aimed.includes(verbOf(a));
  const now = grouped(all.filter(alone), saying).map((one) => ({ ...one, now: true }));
  const later = grouped(all.filter((a) => !alone(a)), verbOf).map((one) => ({ ...one, now: false }));
  return [...now, ...later].map((one) => ({ ...one, verb: verbOf(one.actions[0]) }));
};

export const byVerb = (legal) => grouped(legal, verbOf);

// The parts of a place, each a word, that chosen pieces can be put in.
export const slots = (legal, chosen) => {
  const found = new Map();
  for (const group of buttons(legal, chosen)) {
    const tail = tailOf(group.actions[0]);
    if (tail.length === 1) found.set(tail[0], [...(found.get(tail[0]) || []), ...group.actions]);
  }
  return found;
};

/**
 * What a click comes to: actions to send, to offer, pieces to choose, or a question to the rules.
 * @typedef {{piece?: string, place?: string, card?: string, action?: string}} Question
 * @typedef {{send?: string[], offer?: object[], choose?: string[], why?: Question, then?: string[]}} Wish
 */

/** @type {Wish} */
const nothing = {};

// An attempt that no legal action matches, worded like one, so that the rules can say why not.
const attempt = (legal, chosen, place) => {
  const [piece] = chosen;
  const alike = legal.filter((a) => a.places.length === 1 && a.pieces.length === 1);
  const like = alike.find((a) => chosen.has(a.pieces[0])) ?? alike[0];
  if (!like) return { why: { piece } };
  const swap = (word) => ({ [like.places[0]]: place, [like.pieces[0]]: piece })[word] ?? word;
  return { why: { action: like.text.split(" ").map(swap).join(" ") } };
};

// What is done at once when it is the only thing meant; a card is never played by the way.
const one = (actions, held) => {
  if (!actions.length) return nothing;
  const [first] = actions;
  const sure = actions.length === 1 && (held || !cardsOf(first).length);
  return sure ? { send: [first.text] } : { offer: actions };
};

const go = (legal, chosen, place, held) => {
  const ways = [...chosen].map((piece) => toPlace(legal, piece, place)).filter((w) => w.length);
  if (!ways.length) return null;
  const texts = [...new Set(ways.map((way) => way[0].text))]; // one action may name several pieces
  const sure = ways.every((way) => way.length === 1 && (held || !cardsOf(way[0]).length));
  return sure ? { send: texts } : { offer: [...new Set(ways.flat())] };
};

// A game may name verbs that are said of one piece at a time: of a stack the first that can is meant
// (`single`), or none before it is clicked itself (`named`).
export const isAlone = (legal, piece, single) => ofPiece(legal, piece).every((a) => single.includes(verbOf(a)));

const ofStack = (legal, able, { single = [], named = [] }) => {
  if (!able.every((piece) => isAlone(legal, piece, [...single, ...named]))) return able;
  return able.length > 1 && able.some((piece) => isAlone(legal, piece, named)) ? [] : [able[0]];
};

/**
 * A click on a place or its stack: `here` are the keys of the known pieces that stand there.
 * @returns {Wish}
 */
export const clickPlace = (all, chosen, place, here, held = null, verbs = {}) => {
  const legal = meant(all, held);
  if (chosen.size) {
    const sent = go(legal, chosen, place, held);
    if (sent) return sent;
    if (here.some((piece) => chosen.has(piece))) return { choose: [] };
  }
  const direct = ofPlace(legal, place);
  if (direct.length) return one(direct, held);
  const able = here.filter((piece) => ofPiece(legal, piece).length);
  if (able.length) return { choose: ofStack(legal, able, verbs) };
  if (held) return { why: { card: held.key } };
  return chosen.size ? attempt(legal, chosen, place) : nothing;
};

// A game may name verbs that only say yes or no to a piece, and can be unsaid: a click says them.
const toggle = (legal, piece, toggles) => {
  const found = ofPiece(legal, piece).filter((a) => bareOf(a) && toggles.includes(verbOf(a)));
  return found.length === 1 ? { send: [found[0].text] } : null;
};

const bareOf = (a) => a.pieces.length === 1 && !a.places.length && !cardsOf(a).length;

/**
 * A click on a piece: chosen or no longer chosen; pieces of one place can be chosen together.
 * @returns {Wish}
 */
export const clickPiece = (all, chosen, piece, place, here, held = null, { toggles = [], single = [], named = [] } = {}) => {
  const legal = meant(all, held);
  const toggled = toggle(legal, piece, toggles);
  if (toggled) return toggled;
  if (chosen.size && !here.some((p) => chosen.has(p))) {
    const sent = place && go(legal, chosen, place, held);
    if (sent) return sent;
  }
  if (ofPiece(legal, piece).length) {
    const together = isAlone(legal, piece, [...single, ...named]) ? [] : here.filter((p) => chosen.has(p));
    const next = together.filter((p) => p !== piece);
    return { choose: chosen.has(piece) ? next : [...next, piece] };
  }
  const direct = place ? ofPlace(legal, place) : [];
  if (direct.length) return { ...one(direct, held), then: [piece] };
  return { why: { piece } };
};

// All actions that fit what was typed, word by word, in their text or their label.
export const search = (legal, label, typed) => {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return legal.filter((action) => {
    const text = `${action.text} ${label(action)}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
};

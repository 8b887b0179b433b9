// What is typed, in the forms that the terminal takes: several pieces, everyone, beginnings of words.

import { verbOf } from "./choose.js";

/** @import * as T from "./types.d.ts" */

const wordsOf = (text) => text.toLowerCase().split(/[\s_]+/).filter(Boolean);

// Each typed word begins a later word than the one before; the first begins the verb.
const abbreviates = (typed, words) => {
  if (!words[0]?.startsWith(typed[0])) return false;
  let at = 1;
  return typed.slice(1).every((start) => {
    while (at < words.length && !words[at].startsWith(start)) at += 1;
    at += 1;
    return at <= words.length;
  });
};

/** The actions that a short form may mean. @param {T.Legal[]} legal @param {string} text */
export const fitting = (legal, text) => {
  const typed = wordsOf(text);
  if (!typed.length) return [];
  const verbs = new Set(legal.map(verbOf));
  const found = legal.filter((action) => abbreviates(typed, wordsOf(action.text)) && (!verbs.has(typed[0]) || verbOf(action) === typed[0]));
  const exact = found.filter((action) => typed.every((word) => wordsOf(action.text).includes(word)));
  return exact.length ? exact : found;
};

// `move foy, jerome mons` as one action for each piece.
export const spread = (line) => {
  const parts = line.split(",").map((part) => part.trim().split(/\s+/).filter(Boolean));
  if (parts.length < 2 || parts[0].length < 2 || parts.some((part) => !part.length)) return [line];
  const [verb, ...first] = parts[0];
  const last = parts[parts.length - 1];
  const pieces = [first.join(" "), ...parts.slice(1, -1).map((part) => part.join(" ")), last[0]];
  return pieces.map((piece) => [verb, piece, ...last.slice(1)].join(" "));
};

// `move * mons`: everyone who may.
const everyone = (legal, line) => {
  const first = new Map();
  for (const action of fitting(legal, line.replaceAll("*", " ")))
    if (action.pieces.length && !first.has(`${action.pieces}`)) first.set(`${action.pieces}`, action.text);
  return [...first.values()];
};

const one = (legal, text) => {
  if (legal.some((action) => action.text === text)) return [text];
  const found = fitting(legal, text);
  return found.length === 1 ? [found[0].text] : [text];
};

/**
 * A typed line as actions. Only what comes first is known to be possible: later parts stay as they are.
 * @param {T.Legal[]} legal @param {string} line @returns {string[]}
 */
export const readLine = (legal, line) => {
  const parts = line.split(";").map((part) => part.trim()).filter(Boolean);
  return parts.flatMap((part, n) => {
    if (n === 0 && part.split(/\s+/).includes("*")) return everyone(legal, part);
    return spread(part).flatMap((text) => (n === 0 ? one(legal, text) : [text]));
  });
};

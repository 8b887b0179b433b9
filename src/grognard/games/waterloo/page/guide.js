// The guided opening: what to do now, step by step, on the real board.

const lines = (log, ...keys) => log.flatMap((entry) => entry.lines).filter(({ key }) => keys.includes(key));

const marches = (log) => lines(log, "marched", "force-marched");

// Pieces of one's own that stand where the enemy stands.
const attackers = ({ places }) =>
  Math.max(
    0,
    ...Object.values(places)
      .filter(({ pieces }) => pieces.some(({ key }) => !key))
      .map(({ pieces }) => pieces.filter(({ key, kind }) => key && kind !== "leader").length),
  );

const MORNING = ({ step, view }) => step === "movement" && view.turn?.number === 1;
const during = (key) => ({ step }) => step === key;

/**
 * Each step is told while its question is asked, until it is done.
 * @typedef {{view: any, log: any[], step: string, chosen: Set<string>, pane: string}} Now
 * @type {{key: string, rule: string, when: (now: Now) => boolean, done: (now: Now) => boolean, places?: string[]}[]}
 */
export const guide = [
  { key: "group", rule: "5.1", when: MORNING, done: ({ log }) => lines(log, "group-chosen").length > 0, places: ["beaumont"] },
  { key: "choose", rule: "5.1", when: MORNING, done: ({ chosen, log }) => chosen.size > 0 || marches(log).length > 0, places: ["beaumont"] },
  { key: "march", rule: "5.3", when: MORNING, done: ({ log }) => marches(log).length > 0, places: ["thuin"] },
  { key: "river", rule: "5.4", when: MORNING, done: ({ view }) => attackers(view) > 0, places: ["thuin", "charleroi"] },
  { key: "three", rule: "6.1", when: MORNING, done: ({ view }) => attackers(view) >= 3, places: ["charleroi"] },
  { key: "odds", rule: "6.0", when: MORNING, done: ({ pane }) => pane === "odds", places: ["charleroi"] },
  { key: "end", rule: "4.0", when: MORNING, done: () => false },
  { key: "deploy", rule: "6.2", when: during("deployment"), done: () => false },
  { key: "retreat", rule: "7.0", when: during("retreat"), done: () => false },
  { key: "advance", rule: "8.1", when: during("combat"), done: ({ log }) => lines(log, "advanced").length > 0 },
  { key: "fire", rule: "8.3", when: during("combat"), done: ({ log }) => lines(log, "fired").length > 0 },
];

// The first game that teaches: hints that come with the questions, one at a time.

import { useEffect } from "../vendor/hooks.mjs";
import { signal } from "../vendor/signals.mjs";
import { post } from "./api.js";
import { html } from "./html.js";
import { g, t } from "./i18n.js";
import { RuleLink } from "./rules.js";
import * as store from "./store.js";

const KEPT = "grognard-lesson";

const read = () => {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? {};
  } catch {
    return {};
  }
};

// By game: the keys of the hints told so far; no entry where no hints are wanted.
/** @type {import("../vendor/signals.mjs").Signal<Record<string, string[]>>} */
const told = signal(read());

const keep = (next) => {
  told.value = next;
  localStorage.setItem(KEPT, JSON.stringify(next));
};

export const teach = (game) => keep({ ...told.value, [game]: [] });

const dismiss = (game) => {
  const { [game]: _, ...others } = told.value;
  keep(others);
};

const lessonOf = (game) => store.games.value.find((one) => one.game === game)?.lesson;

// The next hint for the question that is asked, after those that were told.
const hintNow = () => {
  const { game, scenario, as, step, over } = store.table.value;
  const lesson = lessonOf(game);
  const before = told.value[game];
  if (!lesson || !before || !step || over || store.past.value || !store.myTurn.value) return null;
  // What is told of one turn fits the position of the first game only.
  const here = scenario === lesson.scenario && as === lesson.seat;
  const turn = here ? store.view.value.turn?.number : -1;
  const fits = (hint) => hint.step === step.key && [0, turn].includes(hint.turn) && !before.includes(hint.key);
  return lesson.hints.find(fits) ?? null;
};

// --- the guided opening ------------------------------------------------------------------------------

const SKIPPED = "guide-skipped";

const now = () => ({
  view: store.view.value,
  log: store.table.value.log,
  step: store.table.value.step?.key ?? "",
  chosen: store.chosen.value,
  pane: store.tab.value === "board" || store.tab.value === "panel" ? store.pane.value : store.tab.value,
});

// What to do now, if the game has a guide for it; what was done once is not told again.
const guided = () => {
  const { game, scenario, as, over } = store.table.value;
  const before = told.value[game];
  const lesson = lessonOf(game);
  const here = lesson && scenario === lesson.scenario && as === lesson.seat;
  if (!before || !here || before.includes(SKIPPED) || over || store.past.value || !store.myTurn.value) return null;
  const all = store.gameModule.value.guide ?? [];
  const left = all.filter((step) => !before.includes(`guide-${step.key}`) && step.when(now()));
  return { all, left, step: left.find((step) => !step.done(now())) ?? null };
};

const Guide = ({ all, step, left }) => {
  const { game } = store.table.value;
  const add = (keys) => keep({ ...told.value, [game]: [...new Set([...told.value[game], ...keys])] });
  const past = left.filter((one) => one !== step && one.done(now())).map(({ key }) => `guide-${key}`);
  useEffect(() => {
    if (past.length) add(past);
  }, [past.join()]);
  useEffect(() => {
    store.pointed.value = step?.places ? { places: step.places, pieces: [] } : null;
    return () => (store.pointed.value = null);
  }, [step?.key]);
  if (!step) return null;
  return html`<section class="lesson guide" data-guide=${step.key} aria-label=${t("lesson")} aria-live="polite">
    <p><b>${all.indexOf(step) + 1}/${all.length}</b> ${g(`ui-guide-${step.key}`)} <${RuleLink} game=${game} number=${step.rule} /></p>
    <button class="next" onClick=${() => add([`guide-${step.key}`])}>${t("guide-next")}</button>
    <button class="quiet skip-guide" onClick=${() => add([SKIPPED])}>${t("guide-skip")}</button>
  </section>`;
};

export const Lesson = () => {
  const guide = guided();
  return guide?.left.length ? html`<${Guide} ...${guide} />` : html`<${Hints} />`;
};

/** Starts the first game of a game, with its guide from the beginning. @param {import("./types.d.ts").Game} game */
export const startLesson = async (game) => {
  const { scenario, seat, opponent } = game.lesson;
  teach(game.game);
  const seats = Object.fromEntries(game.seats[""].map((one) => [one, one === seat ? "me" : `computer:${opponent}`]));
  const { table } = await post("tables", { game: game.game, scenario, options: [], seats });
  location.hash = `#/table/${table}`;
};

const Hints = () => {
  const hint = hintNow();
  if (!hint) return null;
  const { game } = store.table.value;
  const next = () => keep({ ...told.value, [game]: [...told.value[game], hint.key] });
  return html`<section class="lesson" aria-label=${t("lesson")} aria-live="polite">
    <p>${hint.text} <${RuleLink} game=${game} number=${hint.rule} /></p>
    <button class="next" onClick=${next}>${t("lesson-next")}</button>
    <button class="quiet" onClick=${() => dismiss(game)}>${t("lesson-end")}</button>
  </section>`;
};

// In the help: hints on or off, at any table of a game that has them.
export const Lessons = () => {
  const { game } = store.table.value;
  if (!lessonOf(game)) return null;
  const on = Boolean(told.value[game]);
  const begin = () => {
    store.helpShown.value = false;
    startLesson(store.games.value.find((one) => one.game === game));
  };
  return html`<label class="choice">
    <input type="checkbox" class="hints" checked=${on} onChange=${() => (on ? dismiss(game) : teach(game))} />
    ${t("lesson-on")}
  </label>
  <p><button class="start-lesson" onClick=${begin}>${t("lesson-start")}</button></p>`;
};

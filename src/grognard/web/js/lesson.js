// The first game that teaches: hints that come with the questions, one at a time.

import { signal } from "../vendor/signals.mjs";
import { html } from "./html.js";
import { t } from "./i18n.js";
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

export const Lesson = () => {
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
  return html`<label class="choice">
    <input type="checkbox" class="hints" checked=${on} onChange=${() => (on ? dismiss(game) : teach(game))} />
    ${t("lesson-on")}
  </label>`;
};

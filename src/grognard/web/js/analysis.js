// The analysis of a game that is over: chances, luck and decisions, dice, better orders, beliefs.

import { useEffect, useState } from "../vendor/hooks.mjs";
import { reportAddress } from "./api.js";
import { Graph, stepTitle } from "./graph.js";
import { html } from "./html.js";
import { g, gOr, language, t } from "./i18n.js";
import { seatName, table } from "./store.js";
import {
  canSpeak,
  followAnalysis,
  l,
  learnWords,
  number,
  percent,
  showMoment,
  study,
  swing,
  swingWithError,
  byDate,
  turnMark,
  turnName,
  withError,
} from "./study.js";

const names = (seats) => seats.map(seatName).join(", ");

// --- tables ----------------------------------------------------------------------------------

// The first columns are words, the others figures.
const Sheet = ({ caption, head, rows, left = 1 }) => html`<div class="scroll-x" tabindex="0" role="group" aria-label=${caption}>
  <table class="figures">
    <caption class="sr">${caption}</caption>
    <thead>
      <tr>${head.map((text, n) => html`<th scope="col" class=${n < left ? "" : "n"}>${text}</th>`)}</tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) => html`<tr>
          ${row.map((cell, n) => (n ? html`<td class=${n < left ? "" : "n"}>${cell}</td>` : html`<th scope="row">${cell}</th>`))}
        </tr>`,
      )}
    </tbody>
  </table>
</div>`;

const Go = ({ n, children }) => html`<button class="said" title=${t("replay-here")} onClick=${() => showMoment(n)}>${children}</button>`;

const Part = ({ name, children }) => html`<section class=${`part part-${name}`}>
  <h3>${l(name)}</h3>
  ${children}
</section>`;

// --- luck and decisions ----------------------------------------------------------------------

const total = (steps, what) => steps.reduce((sum, step) => sum + step[what].value, 0);

const Accounts = ({ a }) => html`<${Part} name="accounts">
  <${Sheet}
    caption=${l("accounts")}
    head=${["seat", "decisions", "luck-own", "luck-enemy"].map((one) => l(one))}
    rows=${a.accounts.map((one) => [
      names(one.seats),
      ...[one.decisions, one.luck_of_own_dice, one.luck_of_enemy_dice].map(swingWithError),
    ])}
  />
  <p>
    ${l("sum", {
      first: percent(a.first.value, 1),
      decisions: swing(total(a.steps, "decision")),
      luck: swing(total(a.steps, "luck")),
      outlook: swing(a.outlook.value),
      last: percent(a.last.value, 1),
    })}
  </p>
  <p class="quiet">${l("accounts-note")}</p>
<//>`;

// What one side's decisions gained it in a turn, over its seats.
const gained = (turn, seats) => {
  const own = seats.filter((seat) => turn.decisions[seat]).map((seat) => turn.decisions[seat].value);
  return own.length ? swing(own.reduce((sum, value) => sum + value, 0)) : "–";
};

const firstOf = (a, turn) => a.steps.find((step) => step.turn === turn)?.first ?? 1;

const Turns = ({ a }) => html`<${Part} name="turns">
  <${Sheet}
    caption=${l("turns")}
    left=${byDate() ? 1 : 2}
    head=${[...(byDate() ? [] : [l("turn")]), l("date"), l("chance"), ...a.sides.map((seats) => l("decisions-of", { seats: names(seats) })), l("luck")]}
    rows=${a.turns.map((turn) => [
      html`<${Go} n=${firstOf(a, turn.turn) - 1}>${turnMark(turn.turn) || l("set-up")}<//>`,
      ...(byDate() ? [] : [turn.date]),
      withError(turn.start),
      ...a.sides.map((seats) => gained(turn, seats)),
      turn.luck.error ? swing(turn.luck.value) : "–",
    ])}
  />
<//>`;

const Points = ({ a }) => html`<${Part} name="turning-points">
  ${!a.turning_points.length && html`<p class="quiet">${l("no-turning-points")}</p>`}
  <ol class="points">
    ${a.turning_points.map(
      (point) => html`<li class=${`seat-${point.seat}`}>
        <${Go} n=${a.steps[point.step].last}>
          <b>${l("point", {
            turn: turnName(point.turn),
            seat: seatName(point.seat),
            swing: swingWithError(point.swing),
            side: names(a.sides[0]),
            cause: l(`cause-${point.cause}`),
          })}</b>
          <span>${point.told.join(" ")}</span>
        <//>
      </li>`,
    )}
  </ol>
<//>`;

// --- the history, of a game that tells one ---------------------------------------------------

const Told = ({ title, paragraphs, hands }) => html`<article>
  <h4>${title}</h4>
  ${paragraphs.map(({ heading, text }) => html`<p><b>${heading}.</b> ${text}</p>`)}
  ${hands
    .filter(({ cards }) => cards.length > 0)
    .map(({ seat, cards }) => html`<p class="quiet">${l("in-hand", { seat: seatName(seat), cards: cards.join(", ") })}</p>`)}
</article>`;

const History = ({ a }) => html`<${Part} name="history">
  ${a.history.map((told) => html`<${Told} key=${told.title} ...${told} />`)}
<//>`;

// --- dice and losses -------------------------------------------------------------------------

const Dice = ({ a }) => html`<${Part} name="dice">
  <${Sheet}
    caption=${l("dice")}
    head=${[l("seat"), ...(a.faces[0]?.counts ?? []).map((_count, n) => n + 1), l("expected")]}
    rows=${a.faces.map((one) => [names(a.sides[one.side]), ...one.counts, number(one.expected)])}
  />
  ${a.rolls.length > 0 &&
  html`<${Sheet}
    caption=${t("rolls")}
    left=${2}
    head=${["kind", "seat", "dice", "hits", "expected"].map((one) => l(one))}
    rows=${a.rolls.map((roll) => [
      gOr(`roll-${roll.kind}`, l("dice")),
      names(a.sides[roll.side]),
      roll.dice,
      roll.hits,
      `${number(roll.expected)} ± ${number(roll.spread)}`,
    ])}
  />`}
<//>`;

const Losses = ({ a }) => html`<${Part} name="losses">
  <${Sheet}
    caption=${l("losses")}
    head=${[l("side"), l("pieces"), l("lost"), l("strength"), l("lost")]}
    rows=${a.losses.map((one) => [
      g(`side-${one.key}`),
      one.pieces,
      one.pieces - one.pieces_left,
      one.strength,
      one.strength - one.strength_left,
    ])}
  />
<//>`;

// --- better orders ---------------------------------------------------------------------------

const Better = ({ a, sought }) => html`<${Part} name="better">
  ${!a.better.length && html`<p class="quiet">${sought ? l("no-better") : t("better-later")}</p>`}
  <ol class="points">
    ${a.better.map(
      (one) => html`<li class=${`seat-${one.seat}`}>
        <${Go} n=${one.action - 1}>
          <b>${l("better-line", {
            seat: seatName(one.seat),
            turn: turnName(one.turn),
            order: one.order,
            gain: swing(one.gain.value),
            error: number(100 * one.gain.error),
          })}</b>
          <span>${l("better-begins", { actions: one.begins.join("; ") })}</span>
          <span>${l("better-played", { actions: one.played.join("; ") })}</span>
        <//>
      </li>`,
    )}
  </ol>
<//>`;

// --- beliefs ---------------------------------------------------------------------------------

const SURPRISES = 6;
const far = ({ guessed }) => Math.abs(guessed.mean - guessed.truth);

// Where expectation and truth were farthest apart, every place once.
const surprises = (beliefs) => {
  const worst = new Map();
  for (const belief of beliefs)
    for (const guessed of belief.places) {
      const found = { belief, guessed };
      const before = worst.get(guessed.place);
      if (!before || far(found) > far(before)) worst.set(guessed.place, found);
    }
  return [...worst.values()].sort((one, two) => far(two) - far(one)).slice(0, SURPRISES);
};

const HEAD = ["turn", "place", "pieces", "expected-strength", "true-strength"];

const guesses = (a, found) =>
  found.map(({ belief, guessed }) => [
    html`<${Go} n=${firstOf(a, belief.turn) - 1}>${turnMark(belief.turn) || l("set-up")}<//>`,
    guessed.name,
    guessed.pieces,
    `${number(guessed.mean)} ± ${number(guessed.spread)}`,
    guessed.truth,
  ]);

const OneTurn = ({ a, own }) => {
  const [turn, pick] = useState(own[0].turn);
  const belief = own.find((one) => one.turn === turn) ?? own[0];
  const id = `beliefs-${belief.side}`;
  return html`<details>
    <summary>${t("beliefs-of-turn")}</summary>
    <p>
      <label for=${id}>${l("turn")}</label>
      <select id=${id} value=${turn} onChange=${(event) => pick(Number(event.target.value))}>
        ${own.map((one) => html`<option key=${one.turn} value=${one.turn}>${turnName(one.turn)}</option>`)}
      </select>
      <span class="quiet"> ${l("right-share", { share: percent(belief.right) })}</span>
    </p>
    <${Sheet}
      caption=${turnName(belief.turn)}
      left=${2}
      head=${HEAD.map((one) => l(one))}
      rows=${guesses(a, belief.places.map((guessed) => ({ belief, guessed })))}
    />
  </details>`;
};

const Believed = ({ a, seats, side }) => {
  const own = a.beliefs.filter((belief) => belief.side === side);
  if (!own.length) return null;
  const right = own.reduce((sum, belief) => sum + belief.right, 0) / own.length;
  const title = l("believes", { seats: names(seats) });
  return html`<h4>${title}</h4>
    <p>${l("right-share", { share: percent(right) })}</p>
    <${Sheet} caption=${`${title} – ${l("surprises")}`} left=${2} head=${HEAD.map((one) => l(one))} rows=${guesses(a, surprises(own))} />
    <${OneTurn} a=${a} own=${own} />`;
};

const Beliefs = ({ a }) => html`<${Part} name="beliefs">
  <p class="quiet">${l("beliefs-note")}</p>
  ${a.sides.map((seats, side) => html`<${Believed} key=${side} a=${a} seats=${seats} side=${side} />`)}
<//>`;

// --- the graph in words ----------------------------------------------------------------------

const Twin = ({ a }) => {
  const [shown, show] = useState(false);
  return html`<details class="graph-twin" onToggle=${(event) => show(event.currentTarget.open)}>
    <summary>${t("graph-table")}</summary>
    ${shown &&
    html`<${Sheet}
      caption=${t("graph-table")}
      left=${2}
      head=${[t("graph-step"), l("events"), l("chance"), l("decisions"), l("luck")]}
      rows=${a.steps.map((step) => [
        html`<${Go} n=${step.last}>${stepTitle(step)}<//>`,
        step.told.join(" "),
        withError(step.after),
        swing(step.decision.value),
        step.dice.length ? swing(step.luck.value) : "–",
      ])}
    />`}
  </details>`;
};

// --- the whole -------------------------------------------------------------------------------

const progress = ({ state, percent: done, lines }) => {
  if (state === "done") return t("analysis-done", { n: lines });
  return lines ? t("analysis-refining", { n: lines, percent: done }) : t("analysis-working", { percent: done });
};

const Progress = ({ found, again }) => {
  if (found.state === "failed")
    return html`<p class="row" role="alert">
      <span class="lost">${found.wrong ?? t("analysis-failed")}</span>
      <button onClick=${again}>${t("analysis-again")}</button>
    </p>`;
  const told = progress(found);
  return html`<div class="progress">
    ${found.state === "working" && html`<progress max="100" value=${found.percent} aria-label=${told}></progress>`}
    <span class="quiet">${told}</span>
    <span class="sr" role="status">${found.state === "done" ? told : found.lines ? t("analysis-first") : t("analysis-begun")}</span>
  </div>`;
};

const Report = ({ id }) => html`<p>
  <a class="button report" href=${reportAddress(id)} download=${`${id}.html`}>${t("report")}</a>
</p>`;

const Whole = ({ a, id, sought }) => html`
  <${Graph} analysis=${a} />
  <${Twin} a=${a} />
  <${Report} id=${id} />
  <${Accounts} a=${a} />
  <${Points} a=${a} />
  ${a.history.length > 0 && html`<${History} a=${a} />`}
  <${Better} a=${a} sought=${sought} />
  <${Turns} a=${a} />
  <${Dice} a=${a} />
  <${Beliefs} a=${a} />
  <${Losses} a=${a} />
  <p class="quiet">${l("graph-note", { number: a.iterations })}</p>
`;

export const Analysis = () => {
  const { table: id } = table.value;
  const [tries, again] = useState(0);
  useEffect(() => {
    learnWords();
    const halt = new AbortController();
    followAnalysis(id, halt.signal);
    return () => halt.abort();
  }, [id, language.value, tries]);
  const found = study.value?.table === id && study.value.language === language.value ? study.value : null;
  return html`<section class="analysis-pane scroll" aria-label=${t("tab-analysis")}>
    <h2 class="sr">${t("tab-analysis")}</h2>
    ${found && html`<${Progress} found=${found} again=${() => again(tries + 1)} />`}
    ${found?.analysis && canSpeak() && html`<${Whole} a=${found.analysis} id=${id} sought=${found.sought} />`}
  </section>`;
};

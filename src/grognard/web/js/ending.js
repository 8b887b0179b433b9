// The end of a game: who won, by which rule, how to check the dice, and where to go from there.

import { useState } from "../vendor/hooks.mjs";
import { journal, journalAddress, Trouble } from "./api.js";
import { canCheck, checkDice } from "./dicecheck.js";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { ToAnalysis } from "./later.js";
import { RuleLink } from "./rules.js";
import { Rematch } from "./offers.js";
import { seatName, table } from "./store.js";

export const Journal = () => html`<a
  class="button journal"
  href=${journalAddress(table.value.table)}
  download=${`${table.value.table}.journal`}
>
  ${t("journal")}
</a>`;

const verdict = ({ fits, dice, wrong }) => {
  if (!fits) return t("dice-no-fit");
  if (wrong) return t("dice-wrong").replace("{n}", wrong);
  return t("dice-right").replace("{n}", dice);
};

const Check = () => {
  const [said, say] = useState("");
  const check = async () => {
    try {
      say(verdict(await checkDice(await journal(table.value.table), table.value.commitment)));
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      say(error.message || t("no-answer"));
    }
  };
  return html`<p class="row">
    ${canCheck() && html`<button class="roll-again" onClick=${check}>${t("dice-roll")}</button>`}
    <span role="status">${said}</span>
  </p>`;
};

const CheckDice = () => {
  const { table: id, seed, commitment } = table.value;
  return html`<details>
    <summary>${t("check-dice")}</summary>
    <p>${t("check-dice-how")} <code>grognard replay --verify ${id}.journal</code></p>
    <dl>
      <dt>${t("seed")}</dt>
      <dd><code>${seed ?? "–"}</code></dd>
      <dt>${t("commitment")}</dt>
      <dd><code>${commitment}</code></dd>
    </dl>
    <${Check} />
  </details>`;
};

export const Outcome = () => {
  const { game, outcome } = table.value;
  if (!outcome) return null;
  const winners = outcome.winners.map(seatName).join(", ");
  return html`<section class="outcome" role="status">
    <h2>${winners ? `${t("victory")} – ${winners}` : t("drawn")}</h2>
    <p>
      ${outcome.text} ${outcome.rule && html`<${RuleLink} game=${game} number=${outcome.rule} />`}
    </p>
    <p class="row">
      <${ToAnalysis} />
      <${Rematch} />
      <${Journal} />
      <a class="button" href="#/">${t("to-start")}</a>
    </p>
    <${CheckDice} />
  </section>`;
};

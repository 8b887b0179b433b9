// The end of a game: who won, by which rule, and how to check the dice.

import { journalAddress } from "./api.js";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { turnTo } from "./play.js";
import { RuleLink } from "./rules.js";
import { begin } from "./start.js";
import { seatName, table } from "./store.js";

const again = () => {
  const { game, scenario, options, seats } = table.value;
  const chairs = seats.map(({ seat, who, player }) => [
    seat,
    who === "computer" ? `computer:${player}` : "me",
  ]);
  begin({ game, scenario, options, seats: Object.fromEntries(chairs) });
};

export const Outcome = () => {
  const { table: id, game, outcome, seed, commitment, seats, as } = table.value;
  if (!outcome) return null;
  const winners = outcome.winners.map(seatName).join(", ");
  return html`<section class="outcome" role="status">
    <h2>${winners ? `${t("victory")} – ${winners}` : t("drawn")}</h2>
    <p>
      ${outcome.text} ${outcome.rule && html`<${RuleLink} game=${game} number=${outcome.rule} />`}
    </p>
    <p class="row">
      <button class="done" onClick=${again}>${t("again")}</button>
      <a class="button" href=${journalAddress(id)} target="_blank" rel="noopener">${t("journal")}</a>
      ${seats.map(
        ({ seat, name }) => html`<button
          key=${seat}
          aria-pressed=${seat === as ? "true" : "false"}
          onClick=${() => turnTo(seat)}
        >
          ${t("seen-by")} ${name}
        </button>`,
      )}
      <a class="button" href="#/">${t("to-start")}</a>
    </p>
    <details>
      <summary>${t("check-dice")}</summary>
      <p>${t("check-dice-how")}</p>
      <dl>
        <dt>${t("seed")}</dt>
        <dd><code>${seed ?? "–"}</code></dd>
        <dt>${t("commitment")}</dt>
        <dd><code>${commitment}</code></dd>
      </dl>
      <p><code>grognard replay --verify ${id}.journal</code></p>
    </details>
  </section>`;
};

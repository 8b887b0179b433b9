// The pane of the table: who sits where, how fast, under which rules, and what can be proposed.

import { Clock } from "./clock.js";
import { html } from "./html.js";
import { t, tOr } from "./i18n.js";
import { Proposals } from "./offers.js";
import { playerName } from "./opponent.js";
import { paceName } from "./paces.js";
import { RuleLink } from "./rules.js";
import { games, table } from "./store.js";

const who = ({ who: kind, player, person }) => {
  if (kind === "computer") return t("computer-is", { player: playerName(player) });
  if (kind === "open") return t("seat-free");
  const name = person ?? t("guest");
  return kind === "you" ? `${person ?? ""} (${t("you")})`.trim() : name;
};

export const thinkingText = (thinking) =>
  thinking.percent === null || thinking.percent === undefined
    ? t("thinking")
    : t("thinking-percent", { percent: thinking.percent });

const Doing = ({ seat }) => {
  const { asked, thinking, over } = table.value;
  if (over || asked !== seat) return null;
  return html`<em>${thinking ? thinkingText(thinking) : t("to-move")}</em>`;
};

const Seat = ({ seat }) => html`<li class=${`seat-${seat.seat}`}>
  <b>${seat.name}</b> <span>${who(seat)}</span> <${Clock} seat=${seat.seat} /> <${Doing} seat=${seat.seat} />
</li>`;

const Terms = () => {
  const { game, scenario, options, pace, edition, commitment } = table.value;
  const facts = games.value.find(({ game: key }) => key === game);
  const chosen = (facts?.options ?? []).filter(({ key }) => options.includes(key));
  return html`<dl class="terms">
    <dt>${t("scenario")}</dt>
    <dd>${facts?.scenarios.find(({ key }) => key === scenario)?.name ?? scenario}</dd>
    ${chosen.length > 0 &&
    html`<dt>${t("options")}</dt>
      <dd>${chosen.map(({ key, name, rule }) => html`<span key=${key}>${name} <${RuleLink} game=${game} number=${rule} quiet /> </span>`)}</dd>`}
    <dt>${t("pace")}</dt>
    <dd>${paceName(pace)}</dd>
    <dt>${t("commitment")}</dt>
    <dd><code class="commitment">${commitment}</code></dd>
    <dt>${t("rules")}</dt>
    <dd><a href=${`#/rules/${game}//${edition}`}>${tOr(`edition-${edition}`, edition)}</a></dd>
  </dl>`;
};

export const People = () => {
  const { seats, as } = table.value;
  return html`<section class="people scroll" aria-label=${t("tab-people")}>
    <h2 class="sr">${t("tab-people")}</h2>
    ${!as && html`<p class="quiet">${t("you-watch")}</p>`}
    <ul class="seats">
      ${seats.map((seat) => html`<${Seat} key=${seat.seat} seat=${seat} />`)}
    </ul>
    <${Proposals} />
    <${Terms} />
  </section>`;
};

// The hands and the budget of a year: what makes them up, what things cost, what is usual.

import { html } from "/js/html.js";
import { colon, g } from "/js/i18n.js";
import { cardName, placeName, pieceName, seatName, table } from "/js/store.js";
import { cardsOf } from "/js/choose.js";
import { Choices, country, Lines, ofVerb, points, Rule, Usual, word } from "./parts.js";

// --- hands -----------------------------------------------------------------------------------

const handWord = (key) => g(key);

const Size = ({ hand, seat }) => html`<section class=${`army seat-${seat}`} aria-label=${seatName(seat)} data-hand=${seat}>
  <h3>${seatName(seat)} <b class="battle-total">${hand.size}</b> <small>${word("hands-size")}</small></h3>
  <${Lines} lines=${hand.parts} words=${handWord} />
  ${hand.held !== undefined && html`<p>${word("hands-held", { n: hand.held })}
    ${hand.surplus > 0 && html` <b class="battle-lost">${word("hands-surplus", { n: hand.surplus })}</b>`}</p>`}
</section>`;

const Going = () => {
  const going = ofVerb("keep").flatMap(cardsOf);
  return going.length > 0 && html`<p class="going">${colon(word("hands-going"))} <b>${going.map(cardName).join(", ")}</b></p>`;
};

export const Hands = ({ panel }) => html`<${Usual} />
  <p class="quiet">${word("hands-about")} <${Rule} number="6.3" /></p>
  <${Going} />
  <div class="armies">${["empire", "coalition"].map((seat) => html`<${Size} key=${seat} hand=${panel[seat]} seat=${seat} />`)}</div>`;
Hands.sign = "🂠";

// --- budget ----------------------------------------------------------------------------------

const incomeWord = (key) => g(`income-${key}`);

const BUYING = ["complete", "build", "levy", "form", "deploy", "replace", "stock", "establish", "launch", "commission", "give", "draw", "purchase", "recall"];

// What a piece costs when it is bought with this verb; only some verbs cost points.
const PAID = new Set(["complete", "build", "form", "stock", "establish", "launch"]);

const priceOf = (prices) => (verb, piece) => {
  if (!PAID.has(verb) || prices[piece] === undefined) return "";
  return prices[piece] > 0 ? word("points", { n: points(prices[piece]) }) : word("step-of-minors");
};

const Bought = ({ usual }) => html`<details class="usual-buys" open>
  <summary>${word("budget-usual")} <small>${usual.length}</small></summary>
  ${usual.length
    ? html`<ul>${usual.map(({ verb, piece, place }, n) => html`<li key=${n}>${g(`verb-${verb}`)} <b>${pieceName(piece)}</b> – ${placeName(place)}</li>`)}</ul>`
    : html`<p class="quiet">${word("budget-nothing")}</p>`}
</details>`;

const InTurn = ({ panel, power }) => html`<section class=${`army side-${power.power}`} data-power=${power.power} aria-label=${country(power.power)}>
  <h3>${country(power.power)} <b class="battle-total">${points(power.left)}</b> <small>${word("budget-left")}</small>
    ${panel.minors > 0 && html`<small> · ${panel.minors} ${word("budget-minors")}</small>`}</h3>
  <${Lines} lines=${power.lines} words=${incomeWord} />
  <p class="total-line">${word("budget-total")} <b>${points(power.total)}</b></p>
</section>`;

const Prices = ({ costs }) => html`<details class="price-list">
  <summary>${word("budget-costs")}</summary>
  <p><${Rule} number="7.3.2" /></p>
  <ul class="price-rows">${costs.map(({ key, points: n }) => html`<li key=${key}><b>${points(n)}</b> ${word(`budget-cost-${key}`)}</li>`)}</ul>
</details>`;

const Power = ({ power: { power, seat, turn, lines, total, left, steps } }) => html`<tr class=${turn ? "now" : ""} aria-current=${turn ? "true" : undefined}>
  <th scope="row" class=${`side-${power}`}><span class="dot" aria-hidden="true"></span>${country(power)} <small class="quiet">${seatName(seat)}</small></th>
  <td><${Lines} lines=${lines} words=${incomeWord} /></td>
  <td class="number">${points(total)}</td>
  <td class="number">${points(left)}</td>
  <td class="number">${steps || "–"}</td>
</tr>`;

const AllPowers = ({ powers }) => html`<table class="powers">
  <caption class="sr">${word("budget")}</caption>
  <thead><tr><th scope="col">${word("budget-power")}</th><th scope="col">${g("income-base")}</th>
    <th scope="col">${word("budget-total")}</th><th scope="col">${word("budget-left")}</th><th scope="col">${word("budget-minors")}</th></tr></thead>
  <tbody>${powers.map((power) => html`<${Power} key=${power.power} power=${power} />`)}</tbody>
</table>`;

const OpenPorts = ({ ports }) =>
  ports.length > 0 && html`<p class="open-ports">⚓ ${colon(word("budget-ports"))} ${ports.map(placeName).join(", ")}</p>`;

export const Budget = ({ panel }) => {
  const power = panel.powers.find(({ turn }) => turn);
  const asked = table.value.step?.key === "expenses" && ofVerb("usual").length > 0;
  return html`
    <${Usual} />
    ${power && html`<${InTurn} panel=${panel} power=${power} />`}
    ${asked && html`<${Bought} usual=${panel.usual} />
      <h4>${word("budget-else")}</h4>
      <div class="shop"><${Choices} key=${power?.power} verbs=${BUYING} price=${priceOf(panel.prices)} /></div>`}
    <${Prices} costs=${panel.costs} />
    <${OpenPorts} ports=${panel.open_ports} />
    <details class="all-powers" open=${!power}>
      <summary>${word("budget-each")}</summary>
      <${AllPowers} powers=${panel.powers} />
    </details>`;
};
Budget.sign = "⛁";

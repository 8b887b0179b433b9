// The battle box: both armies, what their strength is made of, cards, dice, losses.

import { Deeds } from "/js/actions.js";
import { html } from "/js/html.js";
import { g } from "/js/i18n.js";
import { Dice } from "/js/log.js";
import { Pieces } from "/js/panels.js";
import { cardName, seatName, table, view } from "/js/store.js";

const word = (name, params = {}) => g(`panel-battle-${name}`, params);

const signed = (n) => (n < 0 ? `−${-n}` : `+${n}`);

// The first part is the corps themselves; whatever follows is added or taken away.
const Strength = ({ army }) => html`<p class="strength-line">
  <b class="battle-total">${army.strength}</b> ${word("strength")}
  <span class="parts">${army.parts.map(([name, worth], n) => html`<span key=${name}>${n ? signed(worth) : worth} ${word(name)}</span>`)}</span>
</p>`;

const Cards = ({ cards }) =>
  cards.length > 0 &&
  html`<ul class="battle-cards">${cards.map((card) => html`<li key=${card}>${cardName(card)}</li>`)}</ul>`;

const Losses = ({ army: { permanent, temporary } }) => {
  const kinds = [permanent > 0 && word("permanent", { n: permanent }), temporary > 0 && word("temporary", { n: temporary })];
  const told = kinds.filter(Boolean).join(", ");
  return told && html`<p class="battle-losses">${word("losses")} ${told}</p>`;
};

// One's own corps that do not fight, or not yet: a click sends them in or keeps them out.
const Others = ({ battle, seat }) => {
  const fighting = new Set(battle[seat].engaged.map(({ key }) => key));
  const here = view.value.places[battle.place]?.pieces ?? [];
  const others = here.filter((one) => one.key && one.seat === seat && !fighting.has(one.key));
  if (seat !== table.value.as || !others.length) return null;
  return html`<h4>${word("others")}</h4>
    <div class="row"><${Pieces} pieces=${others} place=${battle.place} /></div>`;
};

// Once the dice are rolled the strength has done its work; the log tells it.
const Army = ({ battle, seat }) => {
  const army = battle[seat];
  return html`<section class=${`army seat-${seat}`} aria-label=${seatName(seat)} data-army=${seat}>
    <h3>${seatName(seat)} <small>${word(battle.attacker === seat ? "attacker" : "defender")}</small>
      ${army.die > 0 && html` <${Dice} dice=${[army.die]} />`}</h3>
    ${army.engaged.length
      ? html`${!battle.rolled && html`<${Strength} army=${army} />`}
          <div class="row"><${Pieces} pieces=${army.engaged} place=${battle.place} /></div>`
      : html`<p class="quiet">${word(battle.rolled ? "gone" : "none")}</p>`}
    <${Others} battle=${battle} seat=${seat} />
    <${Cards} cards=${army.cards} />
    <${Losses} army=${army} />
  </section>`;
};

// One's own army below, as one sits at the table.
export const Battle = ({ panel: battle }) => {
  const near = table.value.as === "french" ? "french" : "coalition";
  const far = near === "french" ? "coalition" : "french";
  return html`<div class="armies">
      <${Army} battle=${battle} seat=${far} />
      <${Army} battle=${battle} seat=${near} />
    </div>
    <div class="deeds row"><${Deeds} /></div>`;
};
Battle.sign = "⚔";

// Battles and sieges: who fights, what is added to the dice and why, what they cost.

import { Deeds } from "/js/actions.js";
import { html } from "/js/html.js";
import { g } from "/js/i18n.js";
import { Pieces } from "/js/panels.js";
import { pieceName, seatName, table } from "/js/store.js";

const signed = (n) => (n < 0 ? `−${-n}` : `+${n}`);

// One's own army below, as one sits at the table.
const facing = () => (table.value.as === "empire" ? ["coalition", "empire"] : ["empire", "coalition"]);

const word = (name, params = {}) => g(`panel-battle-${name}`, params);

const oddsWords = (odds) => (odds > 0 ? `${odds} : 1` : `1 : ${-odds}`);

const Weighed = ({ battle: { weighed, odds, size, winner } }) =>
  weighed &&
  html`<p class="battle-odds"><b data-odds=${odds}>${oddsWords(odds)}</b> ${word("odds")} · ${word(size)}
    ${winner && html` · <b>${word("winner", { side: seatName(winner) })}</b>`}</p>`;

const Modifier = ({ army: { parts, modifier } }) =>
  (parts.length > 0 || modifier !== 0) &&
  html`<p class="battle-modifier"><b>${signed(modifier)}</b> ${word("modifier")}
    <span class="parts">${parts.map(([name, worth]) => html`<span key=${name}>${signed(worth)} ${word(`part-${name}`)}</span>`)}</span></p>`;

const Roll = ({ army: { dice, modifier, inflicts } }) =>
  dice > 0 &&
  html`<p class="battle-roll" data-dice=${dice}>${word("dice")} ${dice} ${signed(modifier)} = <b>${dice + modifier}</b> → ${word("inflicts", { n: inflicts })}</p>`;

const Roles = ({ roles }) => {
  const told = Object.entries(roles);
  return told.length > 0 && html`<p class="battle-roles quiet">${told.map(([role, key]) => html`<span key=${role}>${word(`role-${role}`)} <b>${pieceName(key)}</b></span>`)}</p>`;
};

const Army = ({ battle, seat }) => {
  const army = battle[seat];
  return html`<section class=${`army seat-${seat}`} aria-label=${seatName(seat)} data-army=${seat}>
    <h3>${seatName(seat)} <small>${word(battle.attacker === seat ? "attacker" : "defender")}</small></h3>
    <p class="battle-strength"><b class="battle-total">${army.steps}</b> ${word("steps")}
      ${army.morale > 0 && html` · <b>${army.morale}</b> ${word("morale")}`}
      ${army.lost > 0 && html` · <b class="battle-lost">${word("lost", { n: army.lost })}</b>`}</p>
    <${Modifier} army=${army} /><${Roll} army=${army} /><${Roles} roles=${army.roles} />
    <div class="row"><${Pieces} pieces=${army.pieces} place=${battle.place} /></div>
  </section>`;
};

export const Battle = ({ panel: battle }) => html`<${Weighed} battle=${battle} />
  <div class="armies">${facing().map((seat) => html`<${Army} key=${seat} battle=${battle} seat=${seat} />`)}</div>
  <div class="deeds row"><${Deeds} /></div>`;
Battle.sign = "⚔";

// --- a siege ---------------------------------------------------------------------------------

const Camp = ({ siege, seat, pieces, name }) => html`<section class=${`army seat-${seat}`} data-army=${seat}>
  <h3>${seatName(seat)} <small>${g(`panel-siege-${name}`)}</small></h3>
  ${pieces.length ? html`<div class="row"><${Pieces} pieces=${pieces} place=${siege.place} /></div>` : html`<p class="quiet">${g("panel-siege-none")}</p>`}
</section>`;

export const Siege = ({ panel: siege }) => {
  const holder = siege.besieger === "empire" ? "coalition" : "empire";
  return html`<p class="battle-odds">${g(siege.level > 1 ? "mark-citadel" : "mark-fortress")} ·
      <b>${signed(siege.marker)}</b> ${g("panel-siege-marker")} ${siege.modifier !== null &&
        html`· <b data-modifier=${siege.modifier}>${signed(siege.modifier)}</b> ${g("panel-siege-modifier")}`}</p>
    <div class="armies">
      <${Camp} siege=${siege} seat=${siege.besieger} pieces=${siege.outside} name="outside" />
      <${Camp} siege=${siege} seat=${holder} pieces=${siege.inside} name="inside" />
    </div>
    <div class="deeds row"><${Deeds} /></div>`;
};
Siege.sign = "◎";

// --- a naval battle --------------------------------------------------------------------------

const Squadron = ({ battle, seat }) => {
  const { pieces, bonus, total } = battle[seat];
  const attacks = battle.attacker === seat;
  return html`<section class=${`army seat-${seat}`} aria-label=${seatName(seat)} data-army=${seat}>
    <h3>${seatName(seat)} <small>${word(attacks ? "attacker" : "defender")}</small></h3>
    ${!attacks && battle.fort > 0 && html`<p>${g("panel-naval-fort", { n: battle.fort })}</p>`}
    ${bonus !== 0 && html`<p><b>${signed(bonus)}</b> ${word("part-cards")}</p>`}
    ${total > 0 && html`<p>${g("panel-naval-total")} <b class="battle-total">${total}</b></p>`}
    <div class="row"><${Pieces} pieces=${pieces} place=${battle.place} /></div>
  </section>`;
};

export const Naval = ({ panel: battle }) => html`
  ${battle.winner && html`<p class="battle-odds"><b>${word("winner", { side: seatName(battle.winner) })}</b> · ${g("panel-naval-losses", { n: battle.losses })}</p>`}
  <div class="armies">${facing().map((seat) => html`<${Squadron} key=${seat} battle=${battle} seat=${seat} />`)}</div>
  <div class="deeds row"><${Deeds} /></div>`;
Naval.sign = "⚓";

// The battle: both sides' columns facing each other, the enemy above, one's own side below.

import { Deeds } from "/js/actions.js";
import { slots } from "/js/choose.js";
import { html } from "/js/html.js";
import { g, t } from "/js/i18n.js";
import { Dice } from "/js/log.js";
import { Pieces } from "/js/panels.js";
import { send } from "/js/play.js";
import { chosen, legal, past, pieceShort, table } from "/js/store.js";
import { Costs, Ways } from "./ways.js";
import { dragged, dropping } from "./dragging.js";

const FIRES = 4; // rolls shown beneath the field

const all = (side) => Object.values(side).flat();

const nearSide = (battle, seat) => {
  const names = Object.keys(battle.sides);
  if (names.includes(seat)) return seat;
  const mine = names.find((name) => all(battle.sides[name]).some((block) => block.side === seat));
  return mine ?? (seat ? names[names.length - 1] : names[0]);
};

// Where the chosen pieces can be put: a click or a drop anywhere in it, or its button.
const goalOf = (name, own) => {
  const actions = own ? slots(legal.value, chosen.value).get(name) : null;
  return actions && (() => send(actions.map((action) => action.text)));
};

// A piece in it is clicked for itself.
const clicked = (go) => (event) => go && !event.target.closest("button") && go();

const opened = (name, own) => {
  const go = goalOf(name, own);
  return { "data-column": name, onClick: clicked(go), ...(own && dropping(() => goalOf(name, own)?.())) };
};

const Goal = ({ name, own }) => {
  const go = goalOf(name, own);
  if (!go) return null;
  return html`<button class="goal" onClick=${go}>→ ${g(`word-${name}`)}</button>`;
};

const Row = ({ kind, blocks, town }) => html`
  <div class=${`row ${kind}`}>
    ${blocks.length > 0 && html`<${Pieces} pieces=${blocks} place=${town} onDrag=${dragged} />`}
  </div>
`;

const isForward = ({ marks = [] }) => marks.includes("forward");

const Column = ({ battle, side, name, near }) => {
  const blocks = battle.sides[side][name];
  const rows = [
    html`<${Row} kind="forward" blocks=${blocks.filter(isForward)} town=${battle.place} />`,
    html`<${Row} kind="line" blocks=${blocks.filter((block) => !isForward(block))} town=${battle.place} />`,
  ];
  const title = html`<h4>${g(`word-${name}`)}<${Goal} name=${name} own=${near} /></h4>`;
  const look = goalOf(name, near) ? "column open" : "column";
  return html`<div class=${look} ...${opened(name, near)}>${near ? [...rows, title] : [title, ...rows.reverse()]}</div>`;
};

const Reserve = ({ battle, side, near }) => {
  const { reserve } = battle.sides[side];
  const role = g(`panel-battle-${side === battle.attacker ? "attacker" : "defender"}`);
  const look = goalOf("reserve", near) ? "reserve open" : "reserve";
  return html`<div class=${look} ...${opened("reserve", near)}>
    <h3>${g(`panel-battle-${side}`)} <small>${role}</small></h3>
    <h4>${g("word-reserve")}<${Goal} name="reserve" own=${near} /></h4>
    <div class="row">
      <${Pieces} pieces=${reserve} place=${battle.place} onDrag=${dragged} />
      ${reserve.length === 0 && html`<span class="quiet">–</span>`}
    </div>
  </div>`;
};

const Side = ({ battle, side, near }) => {
  const names = Object.keys(battle.sides[side]).filter((name) => name !== "reserve");
  const order = near ? names : [...names].reverse();
  const reserve = html`<${Reserve} battle=${battle} side=${side} near=${near} />`;
  const field = html`<div class="columns">
    ${order.map(
      (name) => html`<${Column} battle=${battle} side=${side} name=${name} near=${near} />`,
    )}
  </div>`;
  return html`<section class=${`side side-${side} ${near ? "near" : "far"}`} aria-label=${g(`panel-battle-${side}`)}>
    ${near ? [field, reserve] : [reserve, field]}
  </section>`;
};

const about = (town) => (line) => !line.places.length || line.places.includes(town);

const begins = (town) => (line) => line.key === "battle-begins" && line.places.includes(town);

// The dice of this battle alone: those of the marches before it are in the log.
const fires = (log, town) => {
  const from = log.findLast((entry) => entry.lines.some(begins(town)))?.n ?? 0;
  const until = past.value?.n ?? Infinity;
  return log.filter(
    ({ n, dice, lines }) => n > from && n <= until && dice?.length && lines.some(about(town)),
  );
};

const Rolls = ({ log, town }) => {
  const rolled = fires(log, town).slice(-FIRES).reverse();
  if (!rolled.length) return null;
  return html`<section class="rolls" aria-label=${t("dice")}>
    ${rolled.map(
      (entry) => html`<p key=${entry.n}>
        <${Dice} dice=${entry.dice} /> ${entry.lines.map((line) => line.text).join(" ")}
      </p>`,
    )}
  </section>`;
};

export const Battle = ({ panel: battle }) => {
  const { as, log } = table.value;
  const near = nearSide(battle, as);
  const far = Object.keys(battle.sides).find((side) => side !== near);
  return html`
    <${Side} battle=${battle} side=${far} near=${false} />
    <${Side} battle=${battle} side=${near} near=${true} />
    <div class="deeds row">
      ${chosen.value.size === 1 && html`<b>${pieceShort([...chosen.value][0])}</b>`}<${Deeds} />
    </div>
    <${Costs} battle=${battle} />
    <${Ways} battle=${battle} />
    <${Rolls} log=${log} town=${battle.place} />
  `;
};

// A field that one side has left is seen on the board; it needs no panel, unless somebody is asked who
// leaves it or comes.
Battle.shows = (battle) => Boolean(battle.ways) || Object.values(battle.sides).every((side) => all(side).length > 0);
Battle.answers = true;
Battle.sign = "⚔";

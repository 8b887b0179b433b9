// The battle: both sides' columns facing each other, the enemy above, one's own side below.

import { Deeds } from "./actions.js";
import { Block } from "./block.js";
import { columns } from "./choose.js";
import { html } from "./html.js";
import { t, tOr } from "./i18n.js";
import { Dice } from "./log.js";
import { onPiece, send } from "./play.js";
import {
  battleShown,
  chosen,
  legal,
  looked,
  past,
  table,
  townName,
  unitShort,
  view as shown,
} from "./store.js";

const FIRES = 4; // rolls shown beneath the field

const all = (side) => Object.values(side).flat();

const nearSide = (battle, seat) => {
  const names = Object.keys(battle.sides);
  if (names.includes(seat)) return seat;
  const mine = names.find((name) => all(battle.sides[name]).some((b) => b.army === seat));
  return mine ?? (seat ? names[names.length - 1] : names[0]);
};

// A field that one side has left is seen on the board; it needs no panel.
const contested = (battle) => Object.values(battle.sides).every((side) => all(side).length > 0);

export const battleNow = (view) => {
  const town = view.step?.town ?? looked.value;
  const fought = view.battles.filter(contested);
  return fought.find((b) => b.town === town) ?? fought[0] ?? null;
};

const Pieces = ({ blocks, town }) => {
  const able = new Set(legal.value.flatMap((action) => action.pieces));
  return blocks.map(
    (block) => html`<${Block}
      block=${block}
      lit=${able.has(block.unit)}
      marked=${chosen.value.has(block.unit)}
      onClick=${() => onPiece(block.unit, town)}
      town=${town}
    />`,
  );
};

const Goal = ({ name, own }) => {
  const actions = own ? columns(legal.value, chosen.value).get(name) : null;
  if (!actions) return null;
  return html`<button class="goal" onClick=${() => send(actions.map((action) => action.text))}>
    → ${tOr(`word-${name}`, name)}
  </button>`;
};

const Row = ({ kind, blocks, town }) => html`
  <div class=${`row ${kind}`}>
    ${blocks.length > 0 && html`<${Pieces} blocks=${blocks} town=${town} />`}
  </div>
`;

const Column = ({ battle, side, name, near }) => {
  const blocks = battle.sides[side][name];
  const forward = blocks.filter((block) => block.forward);
  const line = blocks.filter((block) => !block.forward);
  const rows = [
    html`<${Row} kind="forward" blocks=${forward} town=${battle.town} />`,
    html`<${Row} kind="line" blocks=${line} town=${battle.town} />`,
  ];
  const title = html`<h4>${tOr(`word-${name}`, name)}<${Goal} name=${name} own=${near} /></h4>`;
  return html`<div class="column">${near ? [...rows, title] : [title, ...rows.reverse()]}</div>`;
};

const Side = ({ battle, side, near }) => {
  const names = Object.keys(battle.sides[side]).filter((name) => name !== "reserve");
  const order = near ? names : [...names].reverse();
  const role = t(side === battle.attacker ? "attacker" : "defender");
  const reserve = html`<div class="reserve">
    <h3>${t(`side-${side}`)} <small>${role}</small></h3>
    <h4>${t("word-reserve")}<${Goal} name="reserve" own=${near} /></h4>
    <div class="row">
      <${Pieces} blocks=${battle.sides[side].reserve} town=${battle.town} />
      ${battle.sides[side].reserve.length === 0 && html`<span class="quiet">–</span>`}
    </div>
  </div>`;
  const field = html`<div class="columns">
    ${order.map(
      (name) => html`<${Column} battle=${battle} side=${side} name=${name} near=${near} />`,
    )}
  </div>`;
  return html`<section class=${`side army-${side} ${near ? "near" : "far"}`} aria-label=${t(`side-${side}`)}>
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

const Others = ({ battles, battle }) =>
  battles.length > 1 &&
  html`<span class="others">
    ${battles
      .filter((other) => other !== battle)
      .map(
        (other) => html`<button onClick=${() => (looked.value = other.town)}>
          ${townName(other.town)}
        </button>`,
      )}
  </span>`;

export const Battle = () => {
  const { as, log } = table.value;
  const view = shown.value;
  const battle = battleNow(view);
  if (!battle) return null;
  const near = nearSide(battle, as);
  const far = Object.keys(battle.sides).find((side) => side !== near);
  const title = `${t("battle")} – ${townName(battle.town)}`;
  if (!battleShown.value)
    return html`<button class="battle-tag" onClick=${() => (battleShown.value = true)}>
      ⚔ ${title}
    </button>`;
  return html`<section class="battle" aria-label=${title}>
    <header>
      <h2>⚔ ${title}</h2>
      ${battle.turns > 0 && html`<span>${t("battle-turn")} ${battle.turns}</span>`}
      <${Others} battles=${view.battles} battle=${battle} />
      <button class="aside" onClick=${() => (battleShown.value = false)}>${t("put-aside")}</button>
    </header>
    <div class="scroll">
      <${Side} battle=${battle} side=${far} near=${false} />
      <${Side} battle=${battle} side=${near} near=${true} />
      <div class="deeds row">
        ${chosen.value.size === 1 && html`<b>${unitShort([...chosen.value][0])}</b>`}<${Deeds} />
      </div>
      <${Rolls} log=${log} town=${battle.town} />
    </div>
  </section>`;
};

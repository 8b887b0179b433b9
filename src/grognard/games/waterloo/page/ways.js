// The roads of a battle: who leaves it by them and who comes, how many more, and what it costs.

import { ofPiece, toPlace } from "/js/choose.js";
import { html } from "/js/html.js";
import { g } from "/js/i18n.js";
import { showing } from "/js/odds.js";
import { Pieces } from "/js/panels.js";
import { onPlace } from "/js/play.js";
import { chosen, legal, pieceShort, placeName, pointed, view } from "/js/store.js";
import { dragged, dropping } from "./dragging.js";

const list = (words) => words.filter(Boolean).join(", ");

const roadText = ({ road, river, room }) =>
  list([
    g(`ui-${road}-road`),
    river && g("ui-river"),
    room ? g("panel-battle-room", { n: room }) : g("panel-battle-full"),
  ]);

/** @param {{cv?: number, die?: number}} cost */
const costText = ({ cv, die }) => (cv ? g("panel-battle-cost", { n: cv }) : g("panel-battle-cost-die", { n: die }));

// What it costs those who are chosen to go.
export const Costs = ({ battle: { costs = {} } }) => {
  const paying = [...chosen.value].filter((piece) => costs[piece]);
  if (!paying.length) return null;
  return html`<ul class="costs">
    ${paying.map((piece) => html`<li key=${piece}><b>${pieceShort(piece)}</b>: ${costText(costs[piece])}</li>`)}
  </ul>`;
};

// Those who stand there and can come, or go on.
const able = (place) => {
  const here = view.value.places[place]?.pieces ?? [];
  return here.filter(({ key }) => key && ofPiece(legal.value, key).length);
};

const Way = ({ place, way }) => {
  const actions = [...chosen.value].flatMap((piece) => toPlace(legal.value, piece, place));
  const pieces = able(place);
  const point = (on) => () => (pointed.value = on ? { places: [place], pieces: [] } : null);
  const odds = actions.length === 1 ? showing({ action: actions[0].text }) : null;
  const go = () => onPlace(place);
  return html`<li class=${actions.length ? "way open" : "way"} data-way=${place}
    onMouseEnter=${point(true)} onMouseLeave=${point(false)} ...${dropping(go)}>
    <button class="goal" onClick=${go} ...${odds}>${actions.length > 0 && "→ "}${placeName(place)}</button>
    ${way && html`<small>${roadText(way)}</small>`}
    ${pieces.length > 0 && html`<span class="row"><${Pieces} pieces=${pieces} place=${place} onDrag=${dragged} /></span>`}
  </li>`;
};

// The towns in question: where anybody can go, or come from.
const townsOf = (battle) => {
  const goals = legal.value.flatMap(({ places }) => places);
  const named = new Set(legal.value.flatMap(({ pieces }) => pieces));
  const sources = Object.keys(view.value.places).filter((place) =>
    view.value.places[place].pieces.some(({ key }) => named.has(key)),
  );
  return new Set([...goals, ...sources].filter((place) => place !== battle.place));
};

// A second town is of interest once it can be reached.
const reached = (place) =>
  able(place).length > 0 || [...chosen.value].some((piece) => toPlace(legal.value, piece, place).length);

export const Ways = ({ battle }) => {
  if (!battle.ways || !legal.value.length) return null;
  const towns = townsOf(battle);
  const near = battle.ways.filter(({ place }) => towns.has(place));
  const known = new Set(near.map(({ place }) => place));
  const far = [...towns].filter((place) => !known.has(place) && reached(place));
  if (!near.length && !far.length) return null;
  return html`<section class="ways" aria-label=${g("panel-battle-ways")}>
    <h3>${g("panel-battle-ways")}</h3>
    <ul>
      ${near.map((way) => html`<${Way} key=${way.place} place=${way.place} way=${way} />`)}
      ${far.map((place) => html`<${Way} key=${place} place=${place} />`)}
    </ul>
  </section>`;
};

// Declarations of war, diplomacy, peace terms, moves between the years: what each costs and brings.

import { html } from "/js/html.js";
import { colon, g, gOr } from "/js/i18n.js";
import { card, cardName, pieceName, placeName, table } from "/js/store.js";
import { cardsOf, tailOf } from "/js/choose.js";
import { label } from "/js/label.js";
import {
  about,
  Brings,
  Choices,
  country,
  legalText,
  Lines,
  ofVerb,
  Pick,
  Rule,
  Say,
  Status,
  Usual,
  WithCard,
  word,
} from "./parts.js";

const costWord = (key) => word(`cost-${key}`);
const majors = (all) => all.filter(({ major }) => major);
const minors = (all) => all.filter(({ major }) => !major);

/** A heading and its rows, if there are any. */
const Part = ({ title, rows, children, open = true }) =>
  rows.length > 0 &&
  html`<details class="part" open=${open}><summary>${title} <small>${rows.length}</small></summary><ul class="affairs">${children}</ul></details>`;

// --- declarations of war ---------------------------------------------------------------------

const Target = ({ target }) => {
  const action = legalText(`declare ${target.country}`);
  return html`<li class="affair" data-country=${target.country}>
    <div class="affair-head"><b>${country(target.country)}</b> <${Status} status=${target.status} />
      ${target.with.length > 0 && html`<small>${word("with")} ${target.with.map(country).join(", ")}</small>`}
      ${action && html`<${Say} action=${action}>${label(action)}</${Say}>`}</div>
    ${target.costs.length > 0 && html`<${Lines} lines=${target.costs} words=${costWord} />`}
    <${Brings} lines=${target.brings} name="to-enemy" />
  </li>`;
};

export const Declarations = ({ panel: { countries } }) => html`<${Usual} />
  <p class="quiet">${word("declarations-about")} <${Rule} number="7.1" /></p>
  ${countries.length === 0 && html`<p>${word("declarations-none")}</p>`}
  <${Part} title=${word("major")} rows=${majors(countries)}>${majors(countries).map((one) => html`<${Target} key=${one.country} target=${one} />`)}</${Part}>
  <${Part} title=${word("minor")} rows=${minors(countries)} open=${false}>${minors(countries).map((one) => html`<${Target} key=${one.country} target=${one} />`)}</${Part}>`;
Declarations.sign = "⚔";

// --- diplomacy -------------------------------------------------------------------------------

const FACES = [1, 2, 3, 4, 5, 6];

const chanceWords = (faces) => {
  if (faces <= 0) return word("diplomacy-never");
  return faces >= 6 ? word("diplomacy-sure") : word("diplomacy-needed", { n: 7 - faces });
};

const Chance = ({ faces }) => html`<span class="chance" data-faces=${faces} role="img" aria-label=${`${faces}/6, ${chanceWords(faces)}`}>
  ${FACES.map((face) => html`<i key=${face} class=${face > 6 - faces ? "on" : ""}>${face}</i>`)}</span>
  <small aria-hidden="true">${Math.round((100 * faces) / 6)} % · ${chanceWords(faces)}</small>`;

// With a card taken up only what it can do.
const held = (actions) => (card.value ? actions.filter((action) => cardsOf(action).includes(card.value.key)) : actions);

const Courted = ({ one, free }) => {
  const tries = free ? about("attempt", one.country) : held(about("court", one.country));
  return html`<li class="affair" data-country=${one.country}>
    <div class="affair-head"><b>${country(one.country)}</b> <${Status} status=${one.status} /> <${Chance} faces=${one.faces} />
      ${free
        ? tries.map((action) => html`<${Say} key=${action.text} action=${action}>${word("diplomacy-try")}</${Say}>`)
        : html`<${WithCard} actions=${tries} say=${word("diplomacy-try")} />`}
      ${!free && table.value.legal?.length > 0 && !tries.length && html`<small class="quiet">${colon(word("diplomacy-no-card"))} ${one.needs}</small>`}</div>
    <div class="affair-lines"><${Lines} lines=${one.lines} words=${(key) => word(`diplomacy-part-${key}`)} />
      ${!free && html`<small class="quiet">${word("diplomacy-needs")} ≥ ${one.needs}</small>`}
      <${Brings} lines=${one.brings} /></div>
  </li>`;
};

const Protected = ({ one }) => html`<li class="affair" data-country=${one.country}>
  <div class="affair-head"><b>${country(one.country)}</b> <${Status} status=${one.status} />
    <${WithCard} actions=${held(about("protect", one.country))} say=${word("diplomacy-protect-it")} /></div>
  <div class="affair-lines"><${Lines} lines=${one.lines} words=${costWord} /><small class="quiet">${word("diplomacy-needs")} ≥ ${one.needs}</small></div>
</li>`;

const ForeignWar = ({ war }) => html`<li class="affair" data-war=${war.card}>
  <div class="affair-head"><b>${cardName(war.card)}</b> <small>${word("diplomacy-war-ends", { n: war.ends })}</small>
    <${WithCard} actions=${held(ofVerb("settle").filter((action) => action.text.endsWith(` ${war.card}`)))} say=${word("diplomacy-end-it")} /></div>
</li>`;

export const Diplomacy = ({ panel }) => {
  const { countries, protect, wars, free, left, round } = panel;
  const rows = (some) => some.map((one) => html`<${Courted} key=${one.country} one=${one} free=${free} />`);
  return html`
    ${!round && html`<${Usual} lead=${html`<span>${word(free ? "diplomacy-attempts" : "diplomacy-left", { n: left })}</span>`} />`}
    ${!countries.length && !protect.length && html`<p>${word("diplomacy-nobody")}</p>`}
    <${Part} title=${word("major")} rows=${majors(countries)}>${rows(majors(countries))}</${Part}>
    <${Part} title=${word("diplomacy-protectorates")} rows=${protect}>${protect.map((one) => html`<${Protected} key=${one.country} one=${one} />`)}</${Part}>
    <${Part} title=${word("diplomacy-wars")} rows=${wars}>${wars.map((war) => html`<${ForeignWar} key=${war.card} war=${war} />`)}</${Part}>
    <${Part} title=${word("minor")} rows=${minors(countries)} open=${minors(countries).length < 8}>${rows(minors(countries))}</${Part}>`;
};
Diplomacy.sign = "✒";
// In a round one acts on the map: the panel is there for whoever has taken a card for it.
const TALKS = ["court", "protect", "settle"];
Diplomacy.shows = ({ round }) => !round || TALKS.includes(card.value?.verb);

// --- peace -----------------------------------------------------------------------------------

const peaceWord = (key) => gOr(`panel-peace-${key}`, word(key));

const receiver = (action) => country(tailOf(action)[0]);

const Province = ({ one, usual }) => {
  const actions = ofVerb("claim").filter(({ places }) => places.includes(one.place));
  const wanted = usual?.place === one.place ? actions.findIndex((action) => tailOf(action)[0] === usual.country) : 0;
  return html`<li class="affair" data-province=${one.place}>
    <div class="affair-head"><b>${one.name}</b> <small>${placeName(one.place)}</small>
      ${usual?.place === one.place && html`<small class="status">${colon(word("peace-usual"))} ${country(usual.country)}</small>`}
      ${actions.length
        ? html`<span class="quiet">${word("choose-receiver")}</span> <${Pick} actions=${actions} name=${receiver} title=${word("choose-receiver")} say=${word("peace-take")} first=${Math.max(0, wanted)} />`
        : html`<small>${one.receivers.map(country).join(", ")}</small>`}</div>
    <div class="affair-lines"><${Lines} lines=${one.gives} words=${peaceWord} sign=${false} />
      ${one.gains.map((gain) => html`<small key=${gain.key} class="gain">${country(gain.country)}: ${word(`peace-gain-${gain.key}`)} <${Rule} number="8.3" /></small>`)}</div>
  </li>`;
};

const Tied = ({ one }) => {
  const ally = about("seize", one.country);
  const annex = ofVerb("incorporate").filter((action) => tailOf(action)[0] === one.country);
  return html`<li class="affair" data-country=${one.country}>
    <div class="affair-head"><b>${country(one.country)}</b>
      ${ally.map((action) => html`<${Say} key=${action.text} action=${action}>${word("peace-ally")}</${Say}>`)}
      <${Pick} actions=${annex} name=${(action) => country(tailOf(action)[1])} title=${word("choose-receiver")} say=${word("peace-annex")} /></div>
    <${Brings} lines=${one.gives} />
  </li>`;
};

const Refused = ({ rows }) =>
  rows.length > 0 &&
  html`<details class="part"><summary>${word("peace-refused")} <small>${rows.length}</small></summary>
    <ul>${rows.map(({ place, name, why }) => html`<li key=${place}><b>${name}</b> – ${word(`peace-why-${why}`)} <${Rule} number="18.2.2" /></li>`)}</ul></details>`;

export const Peace = ({ panel }) => html`
  <p class="battle-odds">${word("peace-with", { power: country(panel.power) })} · <b data-left=${panel.left}>${panel.left}</b> ${word("peace-left")} <${Rule} number="18.2.2" /></p>
  <${Usual} />
  <${Part} title=${word("peace-provinces")} rows=${panel.provinces}>${panel.provinces.map((one) => html`<${Province} key=${`${one.place} ${panel.usual?.place}`} one=${one} usual=${panel.usual} />`)}</${Part}>
  <${Part} title=${word("peace-minors")} rows=${panel.minors}>${panel.minors.map((one) => html`<${Tied} key=${one.country} one=${one} />`)}</${Part}>
  <${Refused} rows=${panel.refused} />
  <p class="quiet">${word("peace-tribute", { n: panel.spoils })} <${Rule} number="18.2.2" /></p>`;
Peace.sign = "☮";

// --- moves between the years -----------------------------------------------------------------

const FEW = 8;

const Force = ({ force: { piece, place, steps, free, most, leaves } }) => {
  const action = legalText(`redeploy ${piece}`);
  return html`<li class="affair" data-force=${piece}>
    <div class="affair-head"><b>${pieceName(piece)}</b> <small>${placeName(place)} · ${word("steps")} ${steps}</small>
      <small>${word("redeployment-free", { n: free })}${most > free ? ` · ${word("redeployment-most", { n: most })}` : ""}</small>
      ${leaves && html`<b data-leaves>⚠ ${word("redeployment-leaves")} <${Rule} number="18.2.3" /></b>`}
      ${action && html`<${Say} action=${action}>${word("redeployment-go")}<span class="sr"> ${pieceName(piece)}</span></${Say}>`}</div>
  </li>`;
};

const Forces = ({ forces }) => html`<ul class="affairs">${forces.map((force) => html`<${Force} key=${force.piece} force=${force} />`)}</ul>`;

export const Redeployment = ({ panel: { power, neutral, rule, forces } }) => html`<${Usual} />
  <p class="quiet">${word(neutral ? "redeployment-neutral" : "redeployment-war")} <${Rule} number=${rule} /></p>
  <h3>${word("redeployment-of", { power: country(power) })}</h3>
  <${Forces} forces=${forces.slice(0, FEW)} />
  ${forces.length > FEW && html`<details class="part"><summary>${word("redeployment-more")} <small>${forces.length - FEW}</small></summary><${Forces} forces=${forces.slice(FEW)} /></details>`}
  <${Choices} verbs=${["rebase"]} />`;
Redeployment.sign = "⇄";

// --- a question about one country or place ---------------------------------------------------

const affairWord = (key) => word(`affair-${key}`);

const AFFAIR_VERBS = ["grant", "place", "send", "lose", "relocate", "impose"];

/** What an affair is about, by its names. @param {any} panel */
const matter = ({ card, country: key, countries = [], piece, place }) =>
  [card && cardName(card), key && country(key), ...countries.map(country), piece && pieceName(piece), place && placeName(place)].filter(Boolean);

export const Affair = ({ panel: { other, lines, ...rest } }) => html`
  <p class="battle-odds"><b>${matter(rest).join(" · ")}</b>
    ${other && html` · ${word("affair-by", { country: country(other) })}`}</p>
  <${Lines} lines=${lines} words=${affairWord} sign=${false} />
  <${Usual} />
  <div class="row">${["annex", "stay", "stand", "garrison"].map(legalText).filter(Boolean).map((action) => html`<${Say} key=${action.text} action=${action}>${label(action)}</${Say}>`)}</div>
  <${WithCard} actions=${ofVerb("impose")} say=${g("verb-impose")} />
  <${Choices} verbs=${AFFAIR_VERBS.filter((verb) => verb !== "impose")} />`;
Affair.sign = "❧";


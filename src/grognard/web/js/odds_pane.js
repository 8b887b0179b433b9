// Odds on the page: every reason with its rule, every value with its bar.

import { useEffect, useRef, useState } from "../vendor/hooks.mjs";
import { loose } from "./choose.js";
import { html } from "./html.js";
import { language, t } from "./i18n.js";
import { label } from "./label.js";
import { choices, glanced, look, looked, wished } from "./odds.js";
import { panelNow } from "./panel_now.js";
import { RuleLink } from "./rules.js";
import { chosen, legal, looked as lookedPlace, past, pieceShort, placeName, table, view } from "./store.js";

// --- what is told ----------------------------------------------------------------------------

const percent = (chance, exact = false) => {
  const digits = exact || (chance > 0 && chance < 0.0995) ? 1 : 0;
  return new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: digits }).format(chance);
};

const number = (n) => new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 }).format(n);

const Value = ({ value, exact }) => html`<tr>
  <th scope="row">${value.text}</th>
  <td class="bar-cell" aria-hidden="true"><i style=${{ width: `${value.chance * 100}%` }}></i></td>
  <td>${percent(value.chance, exact)}</td>
  <td class="quiet">${exact ? value.fraction : `${percent(value.low)} – ${percent(value.high)}`}</td>
</tr>`;

const Values = ({ measure, exact, named }) => html`<table class=${named ? "values named" : "values"}>
  <caption class="sr">${measure.text}</caption>
  <thead class="sr">
    <tr>
      <th scope="col">${t("odds-value")}</th>
      <td></td>
      <th scope="col">${t("odds-chance")}</th>
      <th scope="col">${t(exact ? "odds-fraction" : "odds-interval")}</th>
    </tr>
  </thead>
  <tbody>
    ${measure.values.map((value) => html`<${Value} key=${value.value} value=${value} exact=${exact} />`)}
  </tbody>
</table>`;

// What cannot differ is a line; what is counted has a mean.
const Measure = ({ measure, exact, named }) => {
  const [first, ...more] = measure.values;
  if (!more.length)
    return html`<p class="measure sure">${measure.text}: <b>${first?.text}</b></p>`;
  return html`<section class="measure" data-measure=${measure.key}>
    <h4>${measure.text} ${!named && html`<small>${t("odds-mean", { n: number(measure.mean) })}</small>`}</h4>
    <${Values} measure=${measure} exact=${exact} named=${named} />
  </section>`;
};

// Some measures have words instead of numbers.
const isNamed = ({ values }) => values.some(({ text }) => Number.isNaN(Number.parseInt(text, 10)));

const Told = ({ odds, short = false }) => html`
  <h3>${odds.title} <${RuleLink} game=${table.value.game} number=${odds.rule} /></h3>
  ${!odds.exact && html`<p class="quiet runs">${t("odds-runs", { n: odds.runs, margin: number(odds.margin * 100) })}</p>`}
  <ul class="reasons">
    ${odds.lines.map(
      (line) => html`<li key=${line.text}>${line.text} <${RuleLink} game=${table.value.game} number=${line.rule} quiet /></li>`,
    )}
  </ul>
  ${(short ? odds.measures.slice(0, 2) : odds.measures).map(
    (measure) => html`<${Measure} key=${measure.key} measure=${measure} exact=${odds.exact} named=${isNamed(measure)} />`,
  )}
`;

// --- a glance --------------------------------------------------------------------------------

export const Glance = () => {
  const found = glanced.value;
  if (!found?.odds || found.version !== table.value.version) return null;
  return html`<aside class="glance" aria-label=${t("tab-odds")}>
    <${Told} odds=${found.odds} short />
    <p class="quiet"><kbd>o</kbd> ${t("odds-more")}</p>
  </aside>`;
};

// --- what can be asked -----------------------------------------------------------------------

// The known pieces in a panel, wherever the game has put them there.
const within = (thing) => {
  if (thing === null || typeof thing !== "object") return [];
  if (thing.side && thing.key) return [thing.key];
  return Object.values(thing).flatMap(within);
};

// Whoever can do something is asked about before the step is ended.
/** @param {string[]} possible @returns {[string, string][]} */
const actions = (possible) => {
  const found = [...loose(legal.value), ...legal.value].filter(({ text }) => possible.includes(text));
  return /** @type {[string, string][]} */ ([...new Map(/** @type {any} */ (found.map((a) => [a.text, label(a)])))]);
};

// Those that were chosen, and those in the panel, whoever's they are.
const asked = () => [...new Set([...chosen.value, ...within({ ...panelNow(view.value), key: "" })])];

const byName = (places) => [...places].sort((a, b) => placeName(a).localeCompare(placeName(b)));

// With pieces chosen it is their attack; else that of everyone in reach.
const attackOn = (place) => ({ place, ...(chosen.value.size ? { pieces: [...chosen.value] } : {}) });

const Pick = ({ id, name, value, choices, pick }) => html`<p class="ask">
  <label for=${id}>${name}</label>
  <select id=${id} value=${value} onChange=${(event) => pick(event.target.value)}>
    <option value="">–</option>
    ${choices.map(([key, text]) => html`<option key=${key} value=${key}>${text}</option>`)}
  </select>
</p>`;

const Ask = ({ possible }) => {
  const wish = wished.value ?? {};
  const all = actions(possible.actions);
  if (wish.action && !all.some(([text]) => text === wish.action)) all.push([wish.action, wish.action]);
  const things = asked();
  if (wish.piece && !things.includes(wish.piece)) things.push(wish.piece);
  const places = byName(possible.places);
  if (wish.place && !places.includes(wish.place)) places.push(wish.place);
  return html`<div class="asking-odds">
    <${Pick} id="odds-action" name=${t("odds-action")} value=${wish.action ?? ""} choices=${all}
      pick=${(text) => (wished.value = text ? { action: text } : null)} />
    <${Pick} id="odds-place" name=${t("odds-attack")} value=${wish.place ?? ""} choices=${places.map((place) => [place, placeName(place)])}
      pick=${(place) => (wished.value = place ? attackOn(place) : null)} />
    ${things.length > 0 &&
    html`<${Pick} id="odds-piece" name=${t("odds-of")} value=${wish.piece ?? ""} choices=${things.map((key) => [key, pieceShort(key)])}
      pick=${(piece) => (wished.value = piece ? { piece } : null)} />`}
    ${chosen.value.size > 0 && html`<p class="quiet">${t("odds-chosen", { n: chosen.value.size })}</p>`}
  </div>`;
};

// --- the pane --------------------------------------------------------------------------------

const foesAt = (place) => view.value.places[place].pieces.some(({ key }) => !key);
const ownAt = (place) => view.value.places[place].pieces.some(({ key }) => key);

// What the player is about to do: the battle and whoever is to act in it; the attack of those chosen,
// or one that has set out; else the place looked at.
/** @param {import("./odds.js").Choices} possible @returns {import("./odds.js").Wish | null} */
const first = ({ places, actions: rolled }) => {
  const [piece] = chosen.value;
  const panel = panelNow(view.value)?.place;
  const deed = legal.value.find(({ text, pieces }) => rolled.includes(text) && pieces.includes(piece));
  if (panel && deed) return { action: deed.text };
  if (panel && places.includes(panel)) return attackOn(panel);
  const near = new Set(legal.value.filter(({ pieces }) => pieces.includes(piece)).flatMap((a) => a.places));
  const aims = places.filter(foesAt);
  const place =
    (piece && (aims.find((one) => near.has(one)) ?? aims[0])) || aims.find(ownAt) || places.find((one) => one === lookedPlace.value);
  if (place) return attackOn(place);
  const ending = loose(legal.value).find(({ text }) => rolled.includes(text));
  return ending ? { action: ending.text } : null;
};

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

const Result = () => {
  const found = looked.value;
  if (!wished.value) return html`<p class="quiet">${t("odds-choose")}</p>`;
  if (!found || !same(found.wish, wished.value)) return html`<p class="quiet">${t("loading")}</p>`;
  if (found.wrong)
    return html`<p>${found.wrong} ${found.rule && html`<${RuleLink} game=${table.value.game} number=${found.rule} />`}</p>`;
  if (!found.odds) return html`<p>${t("odds-none")}</p>`;
  return [found.odds, ...found.more].map((odds) => html`<${Told} key=${odds.title} odds=${odds} />`);
};

// A short sentence for those who hear it; the numbers are in the tables.
const Summary = () => {
  const found = looked.value;
  if (!found?.odds || !wished.value) return "";
  const { title, measures, exact } = found.odds;
  if (!exact && found.odds.runs < 100) return title;
  const [measure] = measures;
  return `${title}. ${measure.text}: ${measure.values.map((v) => `${v.text} ${percent(v.chance, exact)}`).join(", ")}`;
};

// After an action of anyone a question may have lost its sense.
/** @param {import("./odds.js").Wish} wish */
const stillMeant = ({ action, piece }) =>
  (!action || legal.value.some(({ text }) => text === action)) && (!piece || asked().includes(piece));

const NOTHING = { version: 0, places: [], actions: [] };

export const OddsPane = () => {
  const { version, as, over } = table.value;
  const wish = wished.value;
  const [possible, tell] = useState(NOTHING);
  const pieces = [...chosen.value].sort();
  useEffect(() => () => (wished.value = null), []); // opened again it asks what is meant then
  useEffect(() => {
    if (!as || over || past.value) return undefined;
    let here = true;
    choices(pieces).then((found) => {
      if (!here || !found) return;
      tell(found);
      if (!wished.value) wished.value = first(found);
    });
    return () => {
      here = false;
    };
  }, [version, as, past.value, pieces.join()]);
  const last = useRef({ wish: null, version: 0 });
  useEffect(() => {
    if (last.current.wish === wish && last.current.version !== version && wish && !stillMeant(wish)) {
      wished.value = null;
      return undefined;
    }
    last.current = { wish, version };
    if (!wish || past.value) return undefined;
    const halt = new AbortController();
    look(wish, halt.signal);
    return () => halt.abort();
  }, [wish, version, past.value]);
  if (!as || over) return html`<p class="quiet pad">${t("odds-not-here")}</p>`;
  return html`<section class="odds-pane scroll" aria-label=${t("tab-odds")}>
    <h2 class="sr">${t("tab-odds")}</h2>
    <${Ask} possible=${possible} />
    <div class="told"><${Result} /></div>
    <p class="sr" role="status">${Summary()}</p>
  </section>`;
};

// Declarations, negotiations and peace: what each would bring, and what it costs.

import { Deeds } from "/js/actions.js";
import { html } from "/js/html.js";
import { g } from "/js/i18n.js";
import { placeName } from "/js/store.js";

const signed = (n) => (n < 0 ? `−${-n}` : `+${n}`);
const country = (key) => g(`word-${key}`);

const Parts = ({ panel, parts }) => parts.map(
  ([name, worth]) => html`<span class="part" key=${name}>${signed(worth)} ${g(`panel-${panel}-part-${name}`)} </span>`,
);

export const Declarations = ({ panel }) => html`<dl class="listed">
    ${Object.entries(panel.countries).map(
      ([key, parts]) => html`<dt data-country=${key}>${country(key)}</dt><dd><${Parts} panel="declarations" parts=${parts} /></dd>`,
    )}
  </dl><div class="deeds row"><${Deeds} /></div>`;
Declarations.sign = "⚔";

export const Negotiations = ({ panel }) => html`<table class="talks">
    <thead><tr><th></th><th>${g("panel-diplomacy-needs")}</th><th>${g("panel-diplomacy-chance")}</th><th></th></tr></thead>
    <tbody>${Object.entries(panel.countries).map(
      ([key, { needs, chance, parts }]) => html`<tr key=${key} data-country=${key}>
        <th>${country(key)}</th><td>${needs ?? "–"}</td><td><b>${chance}</b>/6</td><td><${Parts} panel="diplomacy" parts=${parts} /></td></tr>`,
    )}</tbody>
  </table>
  ${panel.protect?.length > 0 && html`<p>${g("panel-diplomacy-protect")}: ${panel.protect.map(country).join(", ")}</p>`}
  <div class="deeds row"><${Deeds} /></div>`;
Negotiations.sign = "✉";

export const Peace = ({ panel }) => html`<p><b>${country(panel.country)}</b> · ${g("panel-peace-left")}: <b>${panel.left}</b> · ${g("panel-peace-cost")}: ${panel.cost}</p>
  <ul>${panel.provinces.map(
    ({ place, gains }) => html`<li key=${place} data-province=${place}>${placeName(place)}
      ${gains.map(([key, gain]) => html` · ${country(key)}: ${g(`panel-peace-gain-${gain}`)}`)}</li>`,
  )}</ul>
  ${panel.minors.length > 0 && html`<p>${g("panel-peace-minors")}: ${panel.minors.map(country).join(", ")}</p>`}
  <div class="deeds row"><${Deeds} /></div>`;
Peace.sign = "☮";

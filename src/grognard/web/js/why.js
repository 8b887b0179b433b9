// Why a computer played so: the lines it looked at, and what it believed of the hidden pieces.

import { useEffect, useState } from "../vendor/hooks.mjs";
import { useDrawer } from "./drawer.js";
import { html } from "./html.js";
import { language, t } from "./i18n.js";
import { seatName, table, whyOf } from "./store.js";
import { canSpeak, followWhy, l, learnWords, number, percent } from "./study.js";

const Line = ({ line }) => html`<tr class=${line.chosen ? "chosen" : ""}>
  <th scope="row">
    ${line.order}${line.chosen && html` <span class="sr">(${t("why-chosen")})</span>`}
    ${line.replies.length > 0 &&
    html`<small>
      ${l("reply")} – ${line.replies.map(({ seat, order }) => l("seat-player", { seat: seatName(seat), player: order })).join(" · ")}
    </small>`}
  </th>
  <td class="n">${line.visits}</td>
  <td class="n">${percent(line.chance)}</td>
</tr>`;

const Lines = ({ why }) => html`<h3>${l("lines")}</h3>
  <table class="figures lines">
    <caption class="sr">${l("lines")}</caption>
    <thead>
      <tr>
        <th scope="col">${l("order")}</th>
        <th scope="col" class="n">${l("visits")}</th>
        <th scope="col" class="n">${l("chance")}</th>
      </tr>
    </thead>
    <tbody>${why.lines.map((line) => html`<${Line} line=${line} />`)}</tbody>
  </table>`;

const Strengths = ({ places }) => html`<table class="figures">
  <caption class="sr">${l("expected-strength")}</caption>
  <thead>
    <tr>
      <th scope="col">${l("place")}</th>
      ${["expected-strength", "range", "true-strength"].map((one) => html`<th scope="col" class="n">${l(one)}</th>`)}
    </tr>
  </thead>
  <tbody>
    ${places.map(
      ({ place, mean, least, most, truth }) => html`<tr>
        <th scope="row">${place}</th>
        <td class="n">${number(mean)}</td>
        <td class="n">${least}–${most}</td>
        <td class="n">${truth}</td>
      </tr>`,
    )}
  </tbody>
</table>`;

const Suspects = ({ pieces }) => html`<table class="figures">
  <caption class="sr">${l("likely")}</caption>
  <thead>
    <tr>${["piece", "likely", "truth"].map((one) => html`<th scope="col">${l(one)}</th>`)}</tr>
  </thead>
  <tbody>
    ${pieces.map(
      ({ piece, place, likely, truth }) => html`<tr>
        <th scope="row">${piece}</th>
        <td>${place} (${percent(likely)})</td>
        <td>${truth || l("gone")}</td>
      </tr>`,
    )}
  </tbody>
</table>`;

const Told = ({ why }) => html`
  <h2>${l("why", { seat: seatName(why.seat), action: why.text })}</h2>
  <p>${why.lines.length ? l(why.repeated ? "why-repeated" : "why-other", { number: why.iterations }) : l("why-only")}</p>
  ${why.lines.length > 0 && why.pondered && html`<p>${l("why-pondered")}</p>`}
  ${why.lines.length > 0 && html`<${Lines} why=${why} />`}
  <h3>${l("believed")}</h3>
  ${why.strengths.length > 0 && html`<${Strengths} places=${why.strengths} />`}
  ${why.pieces.length > 0 && html`<${Suspects} pieces=${why.pieces} />`}
`;

const Waiting = ({ found }) =>
  found?.state === "failed"
    ? html`<p role="alert" class="lost">${found.wrong ?? t("analysis-failed")}</p>`
    : html`<p role="status">${t("why-working")}</p>
        <progress max="100" value=${found?.percent ?? 0} aria-label=${t("why-working")}></progress>`;

export const Why = () => {
  const n = whyOf.value;
  const box = useDrawer(n !== null);
  const [found, keep] = useState(null);
  const { table: id } = table.value;
  useEffect(() => {
    keep(null);
    if (n === null) return undefined;
    learnWords();
    const halt = new AbortController();
    followWhy(id, n, keep, halt.signal);
    return () => halt.abort();
  }, [id, n, language.value]);
  if (n === null) return null;
  const ready = found?.why && canSpeak();
  return html`<section class="drawer why-drawer" ref=${box} role="dialog" aria-modal="true" aria-label=${t("why-played")}>
    <button class="close" aria-label=${t("close")} onClick=${() => (whyOf.value = null)}>✕</button>
    ${ready ? html`<${Told} why=${found.why} />` : html`<h2>${t("why-played")}</h2><${Waiting} found=${found} />`}
  </section>`;
};

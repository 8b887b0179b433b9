// The years as a short history: who declared war, who changed sides, battles, conquests, peace. It is
// made of the lines of the log, so it is in the language of the page and tells no secret.

import { html } from "/js/html.js";
import { g } from "/js/i18n.js";
import { takenBack } from "/js/moments.js";
import { table } from "/js/store.js";

/** What is told, by chapters of a year; chronicle.py has the same. */
export const CHAPTERS = {
  politics: ["chatiments-begin", "war-declared", "joined", "defected", "protected", "protectorate-lost", "state-made", "state-ends", "liberation-begins", "reform-done", "blockade-holds", "blockade-broken", "peace-ends", "revolt-begins", "revolt-ends", "war-ends"],
  war: ["battle-won", "force-destroyed", "fort-taken", "naval-won", "landing-won", "wounded", "emperor-deposed"],
  peace: ["minor-conquered", "minor-annexed", "major-conquered", "surrender-refused", "peace-made", "province-ceded", "tribute-due", "alliance-forced", "liberation-won", "victory-moved", "game-ends"],
};

const chapterOf = Object.fromEntries(Object.entries(CHAPTERS).flatMap(([name, keys]) => keys.map((key) => [key, name])));

const years = (log) => {
  const gone = takenBack(log);
  const found = [{ title: "", chapters: new Map() }];
  for (const entry of log) {
    if (gone.has(entry.n)) continue;
    for (const { key, text } of entry.lines) {
      if (key === "year-begins") found.push({ title: text, chapters: new Map() });
      const name = chapterOf[key];
      const { chapters } = found[found.length - 1];
      if (name) chapters.set(name, [...(chapters.get(name) ?? []), text]);
    }
  }
  return found.filter(({ chapters }) => chapters.size > 0);
};

const Year = ({ title, chapters }) => html`<article class="chronicle-year">
  <h3>${title || g("ui-chronicle-before")}</h3>
  ${Object.keys(CHAPTERS).map(
    (name) => chapters.has(name) && html`<p key=${name}><b>${g(`ui-chronicle-${name}`)}.</b> ${chapters.get(name).join(" ")}</p>`,
  )}
</article>`;

export const Chronicle = () => {
  const told = years(table.value.log);
  return html`<section class="log chronicle" aria-label=${g("ui-tab-chronicle")}>
    <div class="scroll" tabindex="0" role="group" aria-label=${g("ui-tab-chronicle")}>
      ${told.map((year, n) => html`<${Year} key=${n} ...${year} />`)}
      ${told.length === 0 && html`<p class="quiet">${g("ui-chronicle-empty")}</p>`}
    </div>
  </section>`;
};

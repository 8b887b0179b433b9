// What happened, by turns. Lines light up on the board what they speak of.

import { useEffect, useRef } from "../vendor/hooks.mjs";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { RuleLink } from "./rules.js";
import { pointed, table } from "./store.js";

const FACES = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];

export const Dice = ({ dice }) => html`
  <span class="dice" role="img" aria-label=${dice.join(" ")}>
    ${dice.map((die) => html`<span aria-hidden="true">${FACES[die - 1] ?? die}</span>`)}
  </span>
`;

const point = (line) => () => (pointed.value = { places: line.places, pieces: line.pieces });
const unpoint = () => (pointed.value = null);

const Line = ({ line, game }) => {
  const speaks = line.places.length || line.pieces.length;
  return html`<li
    class=${`line key-${line.key}`}
    tabindex=${speaks ? 0 : undefined}
    onMouseEnter=${point(line)}
    onMouseLeave=${unpoint}
    onFocus=${point(line)}
    onBlur=${unpoint}
  >
    <span>${line.text} ${line.times > 1 && html`<b>×${line.times}</b>`}</span>
    ${line.rule && html`<${RuleLink} game=${game} number=${line.rule} quiet />`}
  </li>`;
};

const alike = (a, b) =>
  a && a.lines.length === 1 && b.lines.length === 1 && a.lines[0].text === b.lines[0].text;

// The same sentence again and again (the enemy's blocks) is said once and counted.
const counted = (entries) => {
  const found = [];
  for (const entry of entries) {
    const before = found[found.length - 1];
    if (alike(before, entry) && !entry.dice?.length) before.lines[0].times += 1;
    else found.push({ ...entry, lines: entry.lines.map((line) => ({ ...line, times: 1 })) });
  }
  return found;
};

const turns = (log) => {
  const groups = [];
  for (const entry of log) {
    const group = groups[groups.length - 1];
    if (group && group.turn === entry.turn) group.entries.push(entry);
    else groups.push({ turn: entry.turn, entries: [entry] });
  }
  return groups;
};

const Turn = ({ turn, entries, last, game }) => html`
  <details open=${last}>
    <summary>${turn ? `${t("turn")} ${turn}` : t("set-up")}</summary>
    <ol>
      ${counted(entries).map(
        (entry) => html`<li key=${entry.n} class=${`entry seat-${entry.seat}`}>
          <ol>
            ${entry.lines.map((line) => html`<${Line} line=${line} game=${game} />`)}
          </ol>
          ${entry.dice?.length > 0 && html`<${Dice} dice=${entry.dice} />`}
        </li>`,
      )}
    </ol>
  </details>
`;

export const Log = () => {
  const { log, game, version } = table.value;
  const box = useRef(null);
  useEffect(() => {
    box.current.scrollTop = box.current.scrollHeight;
  }, [version]);
  const groups = turns(log.filter((entry) => entry.lines.length));
  return html`<section class="log pane" data-pane="log" aria-label=${t("log")}>
    <h2>${t("log")}</h2>
    <div class="scroll" ref=${box}>
      ${groups.map(
        (group, n) =>
          html`<${Turn} key=${group.turn} ...${group} last=${n === groups.length - 1} game=${game} />`,
      )}
      ${groups.length === 0 && html`<p class="quiet">${t("log-empty")}</p>`}
    </div>
  </section>`;
};

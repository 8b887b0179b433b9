// What happened, by turns. Lines light up on the board what they speak of; a click goes back to it.

import { useEffect, useRef } from "../vendor/hooks.mjs";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { Icon } from "./icons.js";
import { turnTitle } from "./label.js";
import { byTurn, moments, others, takenBack } from "./moments.js";
import { goTo, step, stop, stops } from "./replay.js";
import { RuleLink } from "./rules.js";
import { film, past, pointed, tab, table } from "./store.js";

const FACES = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];

export const Dice = ({ dice }) => html`
  <span class="dice" role="img" aria-label=${`${t("dice")} ${dice.join(" ")}`}>
    ${dice.map((die) => html`<span aria-hidden="true">${FACES[die - 1] ?? die}</span>`)}
  </span>
`;

const point = (line) => () => {
  if (!past.value) pointed.value = { places: line.places, pieces: line.pieces };
};
const unpoint = () => {
  if (!past.value) pointed.value = null;
};

// On a phone the board is behind the log.
const look = (n) => () => {
  tab.value = "board";
  goTo(n);
};

const Line = ({ line, moment, game }) => html`<li class=${`line key-${line.key}`}>
  <button
    class="said"
    title=${t("replay-here")}
    onClick=${look(moment.n)}
    onMouseEnter=${point(line)}
    onMouseLeave=${unpoint}
    onFocus=${point(line)}
    onBlur=${unpoint}
  >
    ${line.text}${moment.more && html`<span class="and">${others(moment)}</span>`} ${moment.times > 1 && html`<b>×${moment.times}</b>`}
  </button>
  ${line.rule && html`<${RuleLink} game=${game} number=${line.rule} quiet />`}
</li>`;

const when = (n) => {
  if (!past.value) return "";
  if (n === past.value.n) return "now";
  return n > past.value.n ? (film.value ? "untold" : "to-come") : "";
};

const Entry = ({ moment, game, gone }) => {
  const state = when(moment.n);
  return html`<li
    class=${`entry seat-${moment.seat} ${state} ${gone ? "taken-back" : ""}`}
    aria-current=${state === "now" ? "step" : undefined}
  >
    ${gone && html`<span class="sr">${t("taken-back")}</span>`}
    <ol>
      ${moment.lines.map((line) => html`<${Line} line=${line} moment=${moment} game=${game} />`)}
    </ol>
    ${moment.dice?.length > 0 && html`<${Dice} dice=${moment.dice} />`}
  </li>`;
};

const Turn = ({ turn, moments: all, open, game, gone }) => html`
  <details open=${open}>
    <summary>${turnTitle(turn)}</summary>
    <ol>
      ${all.map((moment) => html`<${Entry} key=${moment.first} moment=${moment} game=${game} gone=${gone.has(moment.n)} />`)}
    </ol>
  </details>
`;

// Once the game is over the timeline is always there.
const LookBack = () =>
  !past.value &&
  !table.value.over &&
  stops.value.length > 1 &&
  html`<button class="look-back" onClick=${() => step(-1)}>
    <${Icon} name="back" /> ${t("look-back")} <kbd>[</kbd>
  </button>`;

export const Log = () => {
  const { log, game, version } = table.value;
  const box = useRef(null);
  const n = past.value?.n;
  useEffect(() => {
    const now = box.current.querySelector(".entry.now");
    if (now) now.scrollIntoView({ block: "nearest" });
    else box.current.scrollTop = box.current.scrollHeight;
  }, [version, n]);
  const groups = byTurn(moments(log));
  const gone = takenBack(log);
  const last = groups[groups.length - 1]?.turn;
  const shown = past.value ? stop.value.turn || groups[0]?.turn : last;
  return html`<section class="log" aria-label=${t("log")}>
    <h2 class="sr">${t("log")}</h2>
    <${LookBack} />
    <div class="scroll" ref=${box} tabindex="0" aria-label=${t("log")} role="group">
      ${groups.map(
        (group) =>
          html`<${Turn} key=${group.turn} ...${group} open=${group.turn === shown} game=${game} gone=${gone} />`,
      )}
      ${groups.length === 0 && html`<p class="quiet">${t("log-empty")}</p>`}
    </div>
  </section>`;
};

// Which computer plays: its level, its style, or the time that it has for a move.

import { html } from "./html.js";
import { t, tOr } from "./i18n.js";

const STEADY = "steady"; // need not be said
const USUAL = 5; // seconds
const TIME = "time";
const PONDER = "ponder"; // always the last word

const parts = (name) => {
  const [level, ...rest] = name.split(":");
  const seconds = level === TIME ? Number(rest.shift()) : USUAL;
  const ponders = rest.at(-1) === PONDER && rest.pop() === PONDER;
  return { level, seconds, style: rest[0] ?? STEADY, ponders };
};

const canThink = (level, game) => level === TIME || game.thinkers.includes(level);

const joined = ({ level, seconds, style, ponders }, game) => {
  const thinks = canThink(level, game);
  const words = [level, level === TIME && seconds, thinks && style !== STEADY && style, thinks && ponders && PONDER];
  return words.filter(Boolean).join(":");
};

const levelName = (level, seconds) =>
  level === TIME ? t("player-time-of", { n: seconds }) : tOr(`player-${level}`, level);

export const playerName = (name) => {
  const { level, seconds, style, ponders } = parts(name);
  return [levelName(level, seconds), style !== STEADY && t(`style-${style}`), ponders && t("ponders")]
    .filter(Boolean)
    .join(", ");
};

const within = (n, [least, most]) => Math.min(most, Math.max(least, Math.round(n) || least));

const Seconds = ({ id, game, wish, pick }) => html`<p class="ask inline">
  <label for=${`${id}-seconds`}>${t("seconds")}</label>
  <input
    id=${`${id}-seconds`}
    type="number"
    inputmode="numeric"
    min=${game.seconds[0]}
    max=${game.seconds[1]}
    defaultValue=${wish.seconds}
    onChange=${(event) => {
      event.target.value = within(Number(event.target.value), game.seconds);
      pick({ seconds: Number(event.target.value) });
    }}
  />
</p>`;

const Style = ({ id, game, wish, pick }) => html`<p class="ask inline">
  <label for=${`${id}-style`}>${t("style")}</label>
  <select id=${`${id}-style`} value=${wish.style} onChange=${(event) => pick({ style: event.target.value })}>
    ${game.styles.map((one) => html`<option key=${one} value=${one}>${t(`style-${one}`)} – ${t(`style-${one}-about`)}</option>`)}
  </select>
</p>`;

const Ponder = ({ wish, pick }) => html`<label class="choice">
  <input type="checkbox" checked=${wish.ponders} onChange=${(event) => pick({ ponders: event.target.checked })} />
  <span>${t("ponder")}<small>${t("ponder-about")}</small></span>
</label>`;

// What can be said more exactly of a level.
const More = ({ id, game, wish, pick }) => html`<div class="manner">
  ${wish.level === TIME && html`<${Seconds} id=${id} game=${game} wish=${wish} pick=${pick} />`}
  ${canThink(wish.level, game) &&
  html`<${Style} id=${id} game=${game} wish=${wish} pick=${pick} />
    <${Ponder} wish=${wish} pick=${pick} />`}
</div>`;

const change = (name, game, pick) => (some) => pick(joined({ ...parts(name), ...some }, game));

// Levels that think come first; the time stands after them, where there are any.
const levels = (game) => {
  if (!game.thinkers.length) return game.players;
  const last = Math.max(...game.thinkers.map((one) => game.players.indexOf(one))) + 1;
  return [...game.players.slice(0, last), TIME, ...game.players.slice(last)];
};

export const Opponent = ({ game, computer, pick }) => {
  const wish = parts(computer);
  const turn = change(computer, game, pick);
  return html`<fieldset>
    <legend>${t("opponent")}</legend>
    ${levels(game).map(
      (level) => html`<label class="choice" key=${level}>
        <input type="radio" name="opponent" checked=${wish.level === level} onChange=${() => turn({ level })} />
        <span><b>${tOr(`player-${level}`, level)}</b><small>${tOr(`player-${level}-about`, "")}</small></span>
      </label>
      ${wish.level === level && html`<${More} id="opponent" game=${game} wish=${wish} pick=${turn} />`}`,
    )}
  </fieldset>`;
};

// The same at an open table, where every seat may be a computer's.
export const SeatOfComputer = ({ id, game, computer, pick }) =>
  html`<${More} id=${id} game=${game} wish=${parts(computer)} pick=${change(computer, game, pick)} />`;

export const computerLevels = (game) =>
  levels(game).map((level) => [joined({ level, seconds: USUAL, style: STEADY, ponders: false }, game), tOr(`player-${level}`, level)]);

export const levelOf = (name) => {
  const { level } = parts(name);
  return level === TIME ? `${TIME}:${USUAL}` : level;
};

// The bar below the board while one looks back, and the film of what happened meanwhile.

import { EVERYTHING } from "./everything.js";
import { endFilm, filmName, nextOfFilm } from "./film.js";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { Icon } from "./icons.js";
import { Fork } from "./import.js";
import { turnTitle } from "./label.js";
import { AskWhy } from "./later.js";
import { Dice } from "./log.js";
import { byTurn, others } from "./moments.js";
import { turnTo } from "./play.js";
import { at, goTo, play, present, step, stop, stops, toTurn } from "./replay.js";
import { RuleLink } from "./rules.js";
import { film, past, running, seatName, table } from "./store.js";


// What happened at the moment that is shown, in words.
const Caption = () => {
  const { lines, dice, times, seat, n } = stop.value;
  const { game } = table.value;
  if (!n) return html`<p class="caption">${t("replay-beginning")}</p>`;
  return html`<p class=${`caption seat-${seat}`}>
    ${lines.map(
      (line) => html`<span
        >${line.text} ${line.rule && html`<${RuleLink} game=${game} number=${line.rule} quiet />`}${" "}</span
      >`,
    )}
    ${others(stop.value)} ${times > 1 && html`<b>×${times}</b>`} ${dice.length > 0 && html`<${Dice} dice=${dice} />`}
    <${AskWhy} seat=${seat} n=${n} />
  </p>`;
};

// --- the film --------------------------------------------------------------------------------

const Film = () => {
  const first = stops.value.findIndex(({ n }) => n >= film.value.first);
  const shown = at.value - first + 1;
  const all = stops.value.length - first;
  return html`<section class="timeline film" aria-label=${filmName()}>
    <${Caption} />
    <p class="row">
      <b>${filmName()}</b> <span class="count">${shown}/${all}</span>
      <button class="next done" onClick=${nextOfFilm}>
        ${t(shown < all ? "film-next" : "film-play")} <kbd>→</kbd>
      </button>
      <button class="skip" onClick=${endFilm}>${t("skip")} <kbd>Esc</kbd></button>
    </p>
  </section>`;
};

// --- the replay ------------------------------------------------------------------------------

const Button = ({ name, act, off }) => html`<button
  class=${name}
  aria-label=${t(`replay-${name}`)}
  title=${t(`replay-${name}`)}
  disabled=${off}
  onClick=${act}
>
  <${Icon} name=${name} />
</button>`;

const Buttons = () => {
  const last = at.value === stops.value.length - 1;
  return html`<span class="row">
    <${Button} name="first" off=${at.value === 0} act=${() => goTo(0)} />
    <${Button} name="back" off=${at.value === 0} act=${() => step(-1)} />
    <${Button} name=${running.value ? "halt" : "run"} act=${play} />
    <${Button} name="forth" off=${last} act=${() => step(1)} />
    <${Button} name="last" off=${last} act=${present} />
  </span>`;
};

const Slider = () => {
  const last = stops.value.length - 1;
  const text = `${turnTitle(stop.value.turn)}, ${at.value}/${last}`;
  return html`<input
    type="range"
    class="slider"
    min="0"
    max=${last}
    value=${at.value}
    aria-label=${t("replay-moment")}
    aria-valuetext=${text}
    onInput=${(event) => goTo(stops.value[Number(event.target.value)].n)}
  />`;
};

const Turns = () => {
  const turns = byTurn(stops.value.slice(1));
  if (turns.length < 2) return null;
  return html`<select
    aria-label=${t("turn")}
    value=${stop.value.turn}
    onChange=${(event) => toTurn(Number(event.target.value))}
  >
    ${turns.map(({ turn }) => html`<option key=${turn} value=${turn}>${turnTitle(turn)}</option>`)}
  </select>`;
};

// After the end every side may be looked from, and everything at once.
const Sides = () => {
  const { over, seats, as } = table.value;
  if (!over) return null;
  const views = [...seats.map(({ seat }) => [seat, seatName(seat)]), [EVERYTHING, t("everything")]];
  return html`<span class="row" role="group" aria-label=${t("seen-by")}>
    ${views.map(
      ([seat, name]) => html`<button
        key=${seat}
        aria-pressed=${seat === as ? "true" : "false"}
        onClick=${() => turnTo(seat)}
      >
        ${name}
      </button>`,
    )}
  </span>`;
};

const Replay = () => html`<section class="timeline replay" aria-label=${t("replay")}>
  ${past.value && html`<${Caption} />`}
  <div class="row">
    <${Buttons} />
    <${Slider} />
    <span class="count">${at.value}/${stops.value.length - 1}</span>
    <${Turns} />
    <${Sides} />
    <${Fork} />
    ${past.value &&
    html`<button class="now done" onClick=${present}>${t("replay-now")} <kbd>Esc</kbd></button>`}
  </div>
</section>`;

export const Timeline = () => {
  if (film.value) return html`<${Film} />`;
  if (past.value || table.value.over) return html`<${Replay} />`;
  return null;
};

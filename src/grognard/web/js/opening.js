// Opening a table for people elsewhere: who sits where, how fast, and who may find it.

import { useState } from "../vendor/hooks.mjs";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { computerLevels, levelOf, SeatOfComputer } from "./opponent.js";
import { PACES, paceName } from "./paces.js";

const COMPUTER = "computer:";
const isComputer = (who) => who.startsWith(COMPUTER);
const nameOf = (who) => who.slice(COMPUTER.length);

const first = (seats) => Object.fromEntries(seats.map((seat, n) => [seat, n ? "open" : "me"]));

const Seat = ({ game, seat, who, pick }) => html`<p class="ask">
  <label for=${`seat-${seat}`}>${game.names[seat] ?? seat}</label>
  <select
    id=${`seat-${seat}`}
    value=${isComputer(who) ? `${COMPUTER}${levelOf(nameOf(who))}` : who}
    onChange=${(event) => pick(event.target.value)}
  >
    <option value="me">${t("seat-me")}</option>
    <option value="open">${t("seat-open")}</option>
    ${computerLevels(game).map(
      ([name, text]) => html`<option key=${name} value=${`${COMPUTER}${name}`}>${t("computer-is", { player: text })}</option>`,
    )}
  </select>
</p>
${isComputer(who) &&
html`<${SeatOfComputer} id=${`seat-${seat}`} game=${game} computer=${nameOf(who)} pick=${(name) => pick(`${COMPUTER}${name}`)} />`}`;

const Many = ({ game, extra, pick }) => {
  const ways = Object.keys(game.seats);
  if (ways.length < 2) return null;
  return html`<fieldset class="how-many">
    <legend>${t("how-many")}</legend>
    ${ways.map(
      (way) => html`<label class="choice" key=${way}>
        <input type="radio" name="how-many" checked=${extra === way} onChange=${() => pick(way)} />
        <span>${game.seats[way].map((seat) => game.names[seat] ?? seat).join(", ")}</span>
      </label>`,
    )}
  </fieldset>`;
};

const Listed = ({ listed, pick }) => html`<fieldset>
  <legend>${t("who-may-come")}</legend>
  ${[true, false].map(
    (way) => html`<label class="choice" key=${way}>
      <input type="radio" name="listed" checked=${listed === way} onChange=${() => pick(way)} />
      <span>${t(way ? "listed" : "by-link")}</span>
    </label>`,
  )}
</fieldset>`;

const Paces = ({ pace, pick }) => html`<fieldset>
  <legend>${t("pace")}</legend>
  ${PACES.map(
    (one) => html`<label class="choice" key=${one}>
      <input type="radio" name="pace" checked=${pace === one} onChange=${() => pick(one)} />
      <span>${paceName(one)}</span>
    </label>`,
  )}
</fieldset>`;

export const Opening = ({ game, wish, begin }) => {
  const [extra, pickExtra] = useState("");
  const [who, seat] = useState({});
  const [pace, pickPace] = useState("none");
  const [listed, list] = useState(true);
  const seats = game.seats[extra];
  const chairs = Object.fromEntries(seats.map((key) => [key, who[key] ?? first(seats)[key]]));
  const open = (event) => {
    event.preventDefault();
    const options = extra ? [...new Set([...wish.options, extra])] : wish.options;
    begin({ ...wish, options, seats: chairs, pace, listed });
  };
  return html`<form class="opening" aria-label=${t("open-table")} onSubmit=${open}>
    <div>
      <${Many} game=${game} extra=${extra} pick=${pickExtra} />
      <fieldset>
        <legend>${t("seats")}</legend>
        ${seats.map(
          (key) => html`<${Seat} key=${key} game=${game} seat=${key} who=${chairs[key]} pick=${(way) => seat({ ...who, [key]: way })} />`,
        )}
      </fieldset>
      <${Listed} listed=${listed} pick=${list} />
    </div>
    <${Paces} pace=${pace} pick=${pickPace} />
    <p><button type="submit" class="done">${t("open-table")}</button></p>
  </form>`;
};

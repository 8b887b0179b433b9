// A journal from a file, and going on from a moment of another game.

import { useState } from "../vendor/hooks.mjs";
import { post, Trouble } from "./api.js";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { games, past, table } from "./store.js";

const LARGEST = 512 * 1024; // bytes that the server takes

const seatsOf = (names, mine, computer) =>
  Object.fromEntries(names.map((seat) => [seat, mine.includes(seat) ? "me" : `computer:${computer}`]));

const open = async (path, wish) => {
  const { table: id } = await post(path, wish);
  location.hash = `#/table/${id}`;
};

const said = (error) => {
  if (!(error instanceof Trouble)) throw error;
  return error.message || t("no-answer");
};

// --- a file ----------------------------------------------------------------------------------

// The seats of a journal's game: those of the option that changes them, else the usual ones.
const chairsOf = (text) => {
  const game = games.value.find(({ game: key }) => text.includes(`\ngame: ${key}\n`)) ?? games.value[0];
  const options = (text.match(/^options:(.*)$/m)?.[1] ?? "").trim().split(/\s+/);
  const changed = options.find((option) => option && option in game.seats);
  return game.seats[changed ?? ""];
};

export const Import = () => {
  const [wrong, tell] = useState("");
  const read = async (event) => {
    const [file] = event.target.files;
    event.target.value = "";
    if (!file) return;
    tell(file.size > LARGEST ? t("import-large") : "");
    if (file.size > LARGEST) return;
    const journal = await file.text();
    const chairs = chairsOf(journal);
    const wish = { journal, seats: seatsOf(chairs, chairs, "") };
    await open("tables/import", wish).catch((error) => tell(said(error)));
  };
  return html`<section class="import">
    <label class="button"
      >${t("import")} <input class="sr" type="file" accept=".journal,.txt,text/plain" onChange=${read}
    /></label>
    <span class="quiet">${t("import-about")}</span>
    ${wrong && html`<p class="notice refused" role="alert">${wrong}</p>`}
  </section>`;
};

// --- a moment --------------------------------------------------------------------------------

// Allowed where nothing is given away: the game is over, or every seat is ours.
const mayFork = ({ over, seats, yours }) => over || yours.length === seats.length;

// The computer that played here, else the first one of the game.
const computerOf = ({ seats, game }) =>
  seats.find(({ player }) => player)?.player ??
  games.value.find((one) => one.game === game)?.players[0];

export const Fork = () => {
  const [wrong, tell] = useState("");
  const now = table.value;
  if (!past.value || !mayFork(now)) return null;
  const names = now.seats.map(({ seat }) => seat);
  const fork = (mine) => () => {
    const wish = { after: past.value.n, seats: seatsOf(names, mine, computerOf(now)) };
    open(`tables/${now.table}/fork`, wish).catch((error) => tell(said(error)));
  };
  return html`<details class="fork">
    <summary>${t("fork")}</summary>
    ${now.seats.map(
      ({ seat, name }) => html`<button key=${seat} onClick=${fork([seat])}>
        ${t("fork-as")} ${name}
      </button>`,
    )}
    <button onClick=${fork(names)}>${t("fork-all")}</button>
    ${wrong && html`<span role="alert" class="lost">${wrong}</span>`}
  </details>`;
};

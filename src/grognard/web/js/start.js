// The start page: one click and a game is under way.

import { useEffect, useState } from "../vendor/hooks.mjs";
import { signal } from "../vendor/signals.mjs";
import { get, post } from "./api.js";
import { Greeting } from "./greeting.js";
import { html } from "./html.js";
import { fill, language, moment, t } from "./i18n.js";
import { Import } from "./import.js";
import { Languages } from "./languages.js";
import { startLesson } from "./lesson.js";
import { Lobby } from "./lobby.js";
import { me } from "./me.js";
import { Opening } from "./opening.js";
import { Opponent, playerName } from "./opponent.js";
import { timeText } from "./paces.js";
import { RuleLink } from "./rules.js";
import { games } from "./store.js";

const tables = signal([]);
const trouble = signal(null);
/** @type {import("../vendor/signals.mjs").Signal<Record<string, Record<string, string>>>} */
const own = signal({}); // the words of each game

const say = (game, id, other = "") => own.value[game.game]?.[`ui-${id}`] ?? other;

const offered = async () => {
  const found = await get("games");
  return { found, all: await Promise.all(found.map(({ game }) => get(`games/${game}/words`))) };
};

// Whoever comes to this page first need not wait for the page's own words before the games are asked for.
let early = /^#?\/?$/.test(location.hash) ? offered() : null;
early?.catch(() => {});

const learnGames = async () => {
  const asked = early ?? offered();
  early = null;
  const { found, all } = await asked;
  own.value = Object.fromEntries(found.map(({ game }, n) => [game, all[n]]));
  games.value = found;
};

export const begin = async (wanted) => {
  try {
    const { table } = await post("tables", wanted);
    location.hash = `#/table/${table}`;
  } catch (error) {
    trouble.value = error.message || t("no-answer");
  }
};

// Who sits where: `mine` are the seats of this screen, the others are the computer's.
const chairs = (seats, mine, computer) =>
  Object.fromEntries(seats.map((seat) => [seat, mine.includes(seat) ? "me" : `computer:${computer}`]));

const Many = ({ game, wish, extra, text, about }) => {
  const options = extra ? [...new Set([...wish.options, extra])] : wish.options;
  const seats = game.seats[extra ?? ""];
  return html`<${Big}
    text=${text}
    about=${about}
    onClick=${() => begin({ ...wish, options, seats: chairs(seats, seats, "") })}
  />`;
};

// The first game, with a hint at each question.
const First = ({ game }) => {
  const start = () => startLesson(game).catch((error) => (trouble.value = error.message || t("no-answer")));
  return html`<${Big} text=${t("lesson")} about=${t("lesson-about")} onClick=${start} />`;
};

const Big = ({ text, about, onClick }) => html`<button class="big" onClick=${onClick}>
  <b>${text}</b><small>${about}</small>
</button>`;

const Scenarios = ({ game, scenario, pick }) => html`<fieldset>
  <legend>${t("scenario")}</legend>
  ${game.scenarios.map(
    ({ key, name, about }) => html`<label class="choice" key=${key}>
      <input type="radio" name="scenario" checked=${scenario === key} onChange=${() => pick(key)} />
      <span><b>${name}</b><small>${about}</small></span>
    </label>`,
  )}
</fieldset>`;

// Options of which one at most may be chosen.
const OneOf = ({ game, kind, options, pick }) => {
  const rivals = game.options.filter(({ one_of }) => one_of === kind);
  const chosen = rivals.find(({ key }) => options.includes(key));
  const others = options.filter((key) => !rivals.some((rival) => rival.key === key));
  const turn = ({ target }) => pick(target.value ? [...others, target.value] : others);
  return html`<p class="one-of">
    <label for=${`one-of-${kind}`}><b>${say(game, `one-of-${kind}`, kind)}</b></label>
    <${RuleLink} game=${game.game} number=${rivals[0].rule} quiet />
    <select id=${`one-of-${kind}`} value=${chosen?.key ?? ""} onChange=${turn}>
      <option value="">${t("one-of-none")}</option>
      ${rivals.map(({ key, name }) => html`<option key=${key} value=${key}>${name}</option>`)}
    </select>
    <small>${chosen?.about ?? say(game, `one-of-${kind}-about`)}</small>
  </p>`;
};

const Options = ({ game, options, pick }) => html`<fieldset>
  <legend>${t("options")}</legend>
  ${game.options
    .filter(({ key, one_of }) => !one_of && !(key in game.seats))
    .map(
      ({ key, rule, name, about }) => html`<label class="choice" key=${key}>
        <input
          type="checkbox"
          checked=${options.includes(key)}
          onChange=${() =>
            pick(options.includes(key) ? options.filter((o) => o !== key) : [...options, key])}
        />
        <span
          ><b>${name}</b> <${RuleLink} game=${game.game} number=${rule} quiet /><small
            >${about}</small
          ></span
        >
      </label>`,
    )}
  ${[...new Set(game.options.map(({ one_of }) => one_of).filter(Boolean))].map(
    (kind) => html`<${OneOf} key=${kind} game=${game} kind=${kind} options=${options} pick=${pick} />`,
  )}
</fieldset>`;

const Editions = ({ game, edition, pick }) =>
  game.editions?.length > 1 &&
  html`<fieldset class="editions">
    <legend>${t("edition")}</legend>
    ${game.editions.map(
      ({ key, name }) => html`<label class="choice" key=${key}>
        <input type="radio" name="edition" checked=${edition === key} onChange=${() => pick(key)} />
        <span>${name}</span>
      </label>`,
    )}
  </fieldset>`;

const dashed = (key) => key.replaceAll("_", "-");

// One click and the game is under way.
const Bigs = ({ game, wish, computer, children }) => {
  const alone = (seat) => begin({ ...wish, seats: chairs(game.seats[""], [seat], computer) });
  return html`<div class="bigs">
    ${game.seats[""].map(
      (seat) => html`<${Big}
        key=${seat}
        text=${say(game, `play-${seat}`, t("play-seat", { seat: game.names[seat] ?? seat }))}
        about=${say(game, `play-${seat}-about`)}
        onClick=${() => alone(seat)}
      />`,
    )}
    <${Many} game=${game} wish=${wish} text=${t("two-at-screen")} about=${t("two-at-screen-about")} />
    ${Object.keys(game.seats)
      .filter(Boolean)
      .map(
        (extra) => html`<${Many}
          key=${extra}
          game=${game}
          wish=${wish}
          extra=${extra}
          text=${say(game, `seats-${dashed(extra)}`, extra)}
          about=${say(game, `seats-${dashed(extra)}-about`)}
        />`,
      )}
    ${children}
    ${game.lesson && html`<${First} game=${game} />`}
  </div>`;
};

const Game = ({ game }) => {
  const [scenario, pickScenario] = useState(game.scenarios[0].key);
  const [edition, pickEdition] = useState(game.editions?.[0]?.key);
  const [options, pickOptions] = useState([]);
  const [computer, pickComputer] = useState(game.players[0]);
  const [apart, setApart] = useState(false);
  const several = game.editions?.length > 1 ? { edition } : {};
  const wish = { game: game.game, scenario, options, ...several };
  return html`<article class="game" data-game=${game.game}>
    <h2>${game.title}</h2>
    <p class="quiet">${say(game, "about")}</p>
    <div class="wishes first">
      <div><${Scenarios} game=${game} scenario=${scenario} pick=${pickScenario} /></div>
      <div><${Opponent} game=${game} computer=${computer} pick=${pickComputer} /></div>
    </div>
    <${Bigs} game=${game} wish=${wish} computer=${computer}>
      <button class="big apart" aria-expanded=${apart ? "true" : "false"} onClick=${() => setApart(!apart)}>
        <b>${t("play-apart")}</b><small>${t("play-apart-about")}</small>
      </button>
    <//>
    ${apart && html`<${Opening} game=${game} wish=${wish} begin=${begin} />`}
    <div class="wishes">
      ${several.edition !== undefined && html`<div><${Editions} game=${game} edition=${edition} pick=${pickEdition} /></div>`}
      <div>
        <${Options} game=${game} options=${options} pick=${pickOptions} />
      </div>
    </div>
    <p><a href=${`#/rules/${game.game}/`}>${t("all-rules")}</a></p>
  </article>`;
};

const KEPT = "grognard-game";

// Several games: a card for each, and the one that was chosen last lies open.
const Games = () => {
  const [picked, pick] = useState(localStorage.getItem(KEPT));
  const all = games.value;
  const shown = all.find(({ game }) => game === picked) ?? all[0];
  const turn = (game) => {
    localStorage.setItem(KEPT, game);
    pick(game);
  };
  if (!shown) return null;
  return html`
    ${all.length > 1 &&
    html`<nav class="game-cards" aria-label=${t("games")}>
      ${all.map(
        (game) => html`<button
          key=${game.game}
          class="big game-card"
          data-game=${game.game}
          aria-pressed=${`${game === shown}`}
          onClick=${() => turn(game.game)}
        >
          <b>${game.title}</b><small>${say(game, "about")}</small>
        </button>`,
      )}
    </nav>`}
    <${Game} key=${shown.game} game=${shown} />
  `;
};

const state = (table, names) => {
  if (table.over) return t("over");
  if (table.your_turn) return t("your-turn");
  return table.asked ? t("waiting-for", { seat: names[table.asked] ?? table.asked }) : t("waiting");
};

// Who sits on the other side.
const opponents = ({ others = [] }) =>
  others.map(({ person, player }) => (player ? t("computer-is", { player: playerName(player) }) : (person ?? t("guest")))).join(" · ");

// The turn in the words of its game, which may be another than the one that lies open.
const when = ({ game, turn, label }) => {
  const text = own.value[game]?.[label?.key];
  return text ? fill(text, label) : `${t("turn")} ${turn}`;
};

const Entry = ({ table }) => {
  const game = games.value.find(({ game }) => game === table.game);
  const scenario = game?.scenarios.find(({ key }) => key === table.scenario)?.name;
  const seats = table.yours.map((seat) => game?.names?.[seat] ?? seat).join(" · ");
  return html`<li>
    <a href=${`#/table/${table.table}`} class=${table.over ? "over" : ""}>
      <b>${table.title}</b>
      <span>${scenario}</span>
      <span>${seats}</span>
      <span class="against">${opponents(table)}</span>
      ${table.turn > 0 && html`<span class="at-turn">${when(table)}</span>`}
      <time class="quiet">${moment(table.updated)}</time>
      <em class=${table.your_turn && !table.over ? "mine" : ""}>
        ${state(table, game?.names ?? {})}${table.left !== null && ` (${timeText(table.left)})`}
      </em>
    </a>
  </li>`;
};

const SHOWN = 8;

const Tables = () => {
  const [all, showAll] = useState(false);
  if (!tables.value.length) return null;
  const shown = all ? tables.value : tables.value.slice(0, SHOWN);
  return html`<section class="tables">
    <h2>${t("your-tables")}</h2>
    <ul>
      ${shown.map((table) => html`<${Entry} key=${table.table} table=${table} />`)}
    </ul>
    ${shown.length < tables.value.length &&
    html`<button onClick=${() => showAll(true)}>${t("more-tables")} (${tables.value.length})</button>`}
  </section>`;
};

export const Start = () => {
  useEffect(() => {
    trouble.value = null;
    learnGames().catch((error) => (trouble.value = error.message || t("no-answer")));
  }, [language.value]);
  // A guest without news is what everybody is until it is known who he is: nothing is asked twice.
  useEffect(() => {
    get("tables").then(
      (found) => (tables.value = found),
      () => {},
    );
  }, [language.value, me.value?.name ?? null, me.value?.unread ?? 0]);
  return html`<main class="start">
    <header>
      <div class="corner"><${Greeting} /><${Languages} /></div>
      <h1>Grognard</h1>
      <p>${t("motto")}</p>
    </header>
    ${trouble.value && html`<p class="notice refused" role="alert">${trouble.value}</p>`}
    <${Tables} />
    <${Games} />
    ${games.value.length > 0 && html`<${Lobby} /><${Import} />`}
  </main>`;
};

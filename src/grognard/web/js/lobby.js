// Tables that others have opened: to join, or to watch.

import { useEffect, useState } from "../vendor/hooks.mjs";
import { get, post, Trouble } from "./api.js";
import { html } from "./html.js";
import { language, t } from "./i18n.js";
import { paceName } from "./paces.js";
import { games } from "./store.js";

const EVERY = 20000; // ms

const join = async (table, seat, tell) => {
  try {
    await post(`tables/${table}/seats/${seat}`);
    location.hash = `#/table/${table}`;
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    tell(error.message || t("no-answer"));
  }
};

const About = ({ table }) => {
  const game = games.value.find(({ game: key }) => key === table.game);
  const scenario = game?.scenarios.find(({ key }) => key === table.scenario)?.name;
  const options = (game?.options ?? []).filter(({ key }) => table.options.includes(key));
  const pace = table.pace === "none" ? "" : paceName(table.pace);
  const by = table.opened_by && t("opened-by", { name: table.opened_by });
  const facts = [scenario, ...options.map(({ name }) => name), pace, by].filter(Boolean);
  return html`<a href=${`#/table/${table.table}`}><b>${table.title}</b></a> <span>${facts.join(" · ")}</span>`;
};

const Open = ({ table, tell }) => {
  const names = games.value.find(({ game }) => game === table.game)?.names ?? {};
  return html`<li>
    <${About} table=${table} />
    <span class="row join">
      ${table.seats.map(
        (seat) => html`<button key=${seat} onClick=${() => join(table.table, seat, tell)}>
          ${t("join-as", { seat: names[seat] ?? seat })}
        </button>`,
      )}
    </span>
  </li>`;
};

export const Lobby = () => {
  const [found, keep] = useState({ open: [], watch: [] });
  const [wrong, tell] = useState("");
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") get("tables/open").then(keep, () => {});
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [language.value]);
  return html`
    <section class="lobby">
      <h2>${t("open-tables")}</h2>
      ${wrong && html`<p class="notice refused" role="alert">${wrong}</p>`}
      <ul>
        ${found.open.map((table) => html`<${Open} key=${table.table} table=${table} tell=${tell} />`)}
      </ul>
      ${!found.open.length && html`<p class="quiet">${t("open-tables-none")}</p>`}
    </section>
    ${found.watch.length > 0 &&
    html`<section class="lobby watch">
      <h2>${t("to-watch")}</h2>
      <ul>
        ${found.watch.map((table) => html`<li key=${table.table}><${About} table=${table} /></li>`)}
      </ul>
    </section>`}
  `;
};

// The page: which of its faces is shown.

import { useEffect } from "../vendor/hooks.mjs";
import { render } from "../vendor/preact.mjs";
import { signal } from "../vendor/signals.mjs";
import { get } from "./api.js";
import { html } from "./html.js";
import { language, words } from "./i18n.js";
import { unread, watchNotices } from "./me.js";
import { Drawer, Rules } from "./rules.js";
import { Sources } from "./sources.js";
import { Start } from "./start.js";
import { cameFrom, rule } from "./store.js";

const parts = () => location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);

const route = signal(parts());
const failed = signal(false);

// The table's modules are the larger part of the page: they come after its first face.
const Table = signal(null);
const fetchTable = async () => {
  try {
    Table.value = (await import("./table.js")).Table;
  } catch {
    failed.value = true;
  }
};
if (route.value[0] === "table") fetchTable();

// The pages of an account come when they are asked for.
const LATER = {
  login: () => import("./account.js"),
  signup: () => import("./account.js"),
  profile: () => import("./account.js"),
  forgotten: () => import("./account.js"),
  reset: () => import("./account.js"),
  notices: () => import("./notices.js"),
};
/** @type {import("../vendor/signals.mjs").Signal<{Account?: Function, Notices?: Function}>} */
const later = signal({});
/** @param {string[]} parts */
const fetchLater = async ([face]) => {
  if (!(face in LATER)) {
    cameFrom.value = location.hash || "#/";
    return;
  }
  try {
    later.value = { ...later.value, ...(await LATER[face]()) };
  } catch {
    failed.value = true;
  }
};
fetchLater(route.value);

addEventListener("hashchange", () => {
  route.value = parts();
  rule.value = null;
  fetchLater(route.value);
});
watchNotices();

const learn = async () => {
  document.documentElement.lang = language.value;
  try {
    words.value = await get("words");
    failed.value = false;
  } catch {
    failed.value = true;
  }
};

const Later = ({ face, first }) => {
  const { Account, Notices } = later.value;
  if (face === "notices") return Notices ? html`<${Notices} />` : null;
  return Account ? html`<${Account} face=${face} link=${first} />` : null;
};

const Face = () => {
  const [face, first, second, third] = route.value;
  if (face in LATER) return html`<${Later} face=${face} first=${first} />`;
  if (face === "table" && first)
    return Table.value ? html`<${Table.value} id=${first} seat=${second} invitation=${third} />` : null;
  if (face === "rules" && first)
    return html`<${Rules} game=${first} number=${second || ""} edition=${third || ""} />`;
  if (face === "sources" && first)
    return html`<${Sources} game=${first} reference=${second || ""} />`;
  return html`<${Start} /><${Drawer} />`;
};

const Page = () => {
  useEffect(() => {
    learn();
  }, [language.value]);
  const said = Boolean(words.value);
  useEffect(() => {
    if (said) fetchTable();
  }, [said]);
  const [face] = route.value;
  const news = unread();
  useEffect(() => {
    if (face !== "table") document.title = news ? `(${news}) Grognard` : "Grognard";
  }, [face, news]);
  // Nothing can be said before the words are there.
  if (failed.value)
    return html`<main class="loading">
      <p>No answer from the server.</p>
      <button onClick=${() => learn().then(fetchTable)}>↻</button>
    </main>`;
  if (!words.value) return null;
  return html`<${Face} />`;
};

render(html`<${Page} />`, document.getElementById("page"));

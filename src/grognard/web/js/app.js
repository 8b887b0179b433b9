// The page: which of its three faces is shown.

import { useEffect } from "../vendor/hooks.mjs";
import { render } from "../vendor/preact.mjs";
import { signal } from "../vendor/signals.mjs";
import { get } from "./api.js";
import { html } from "./html.js";
import { language, words } from "./i18n.js";
import { Drawer, Rules } from "./rules.js";
import { Start } from "./start.js";
import { rule } from "./store.js";
import { Table } from "./table.js";

const parts = () => location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);

const route = signal(parts());
const failed = signal(false);

addEventListener("hashchange", () => {
  route.value = parts();
  rule.value = null;
});

const learn = async () => {
  document.documentElement.lang = language.value;
  try {
    words.value = await get("words");
    failed.value = false;
  } catch {
    failed.value = true;
  }
};

const Face = () => {
  const [face, first, second] = route.value;
  if (face === "table" && first) return html`<${Table} id=${first} />`;
  if (face === "rules" && first) return html`<${Rules} game=${first} number=${second || ""} />`;
  return html`<${Start} /><${Drawer} />`;
};

const Page = () => {
  useEffect(() => {
    learn();
  }, [language.value]);
  const [face] = route.value;
  useEffect(() => {
    if (face !== "table") document.title = "Grognard";
  }, [face]);
  // Nothing can be said before the words are there.
  if (failed.value)
    return html`<main class="loading">
      <p>No answer from the server.</p>
      <button onClick=${learn}>↻</button>
    </main>`;
  if (!words.value) return null;
  return html`<${Face} />`;
};

render(html`<${Page} />`, document.getElementById("page"));

// What stands beside the board, one pane at a time: a pane is a name, its tab and its component.

import { Chat, ChatMark } from "./chat.js";
import { html } from "./html.js";
import { gOr, t } from "./i18n.js";
import { AnalysisPane, canStudy } from "./later.js";
import { Log } from "./log.js";
import { OddsPane } from "./odds_pane.js";
import { People } from "./people.js";
import { gameModule, pane, table } from "./store.js";
import { canTalk } from "./talk.js";
import { Twin } from "./twin.js";

const ALL = { log: Log, analysis: AnalysisPane, chat: Chat, people: People, odds: OddsPane, twin: Twin };

// Nobody is asked to talk to himself; odds are for before the end, analysis for after it.
const SENSIBLE = {
  analysis: canStudy,
  chat: () => canTalk.value,
  odds: () => !table.value.over,
};

// A game may bring panes of its own; their names are its words `ui-tab-…`.
const all = () => ({ ...ALL, ...gameModule.value.panes });

export const panes = () => Object.keys(all()).filter((name) => SENSIBLE[name]?.() ?? true);

export const tabName = (name) => (gameModule.value.panes?.[name] ? gOr(`ui-tab-${name}`, name) : t(`tab-${name}`));

const shown = () => (panes().includes(pane.value) ? pane.value : "log");

export const Mark = ({ name }) => name === "chat" && html`<${ChatMark} />`;

const turn = (by) => {
  const names = panes();
  const next = names[(names.indexOf(shown()) + by + names.length) % names.length];
  pane.value = next;
  document.getElementById(`tab-${next}`)?.focus();
};

const press = (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  turn(by);
};

export const Panes = () => html`<div class="panes" role="tablist" aria-label=${t("beside")} onKeyDown=${press}>
  ${panes().map(
    (name) => html`<button
      key=${name}
      id=${`tab-${name}`}
      role="tab"
      aria-selected=${shown() === name ? "true" : "false"}
      aria-controls="pane"
      tabindex=${shown() === name ? 0 : -1}
      onClick=${() => (pane.value = name)}
    >
      ${tabName(name)}<${Mark} name=${name} />
    </button>`,
  )}
</div>`;

export const Pane = () => html`<div class="pane" id="pane" role="tabpanel" aria-labelledby=${`tab-${shown()}`}>
  <${all()[shown()]} />
</div>`;

// What stands beside the board, one pane at a time: a pane is a name, its tab and its component.

import { Chat, ChatMark } from "./chat.js";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { Log } from "./log.js";
import { OddsPane } from "./odds_pane.js";
import { People } from "./people.js";
import { pane } from "./store.js";
import { canTalk } from "./talk.js";
import { Twin } from "./twin.js";

const ALL = { log: Log, chat: Chat, people: People, odds: OddsPane, twin: Twin };

// Nobody is asked to talk to himself.
export const panes = () => Object.keys(ALL).filter((name) => name !== "chat" || canTalk.value);

export const Mark = ({ name }) => name === "chat" && html`<${ChatMark} />`;

const turn = (by) => {
  const all = panes();
  const next = all[(all.indexOf(pane.value) + by + all.length) % all.length];
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
      aria-selected=${pane.value === name ? "true" : "false"}
      aria-controls="pane"
      tabindex=${pane.value === name ? 0 : -1}
      onClick=${() => (pane.value = name)}
    >
      ${t(`tab-${name}`)}<${Mark} name=${name} />
    </button>`,
  )}
</div>`;

export const Pane = () => html`<div class="pane" id="pane" role="tabpanel" aria-labelledby=${`tab-${pane.value}`}>
  <${ALL[pane.value]} />
</div>`;

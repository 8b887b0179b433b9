// Piles and discards, to be looked through as far as the rules allow.

import { useState } from "../vendor/hooks.mjs";
import { signal } from "../vendor/signals.mjs";
import { useDrawer } from "./drawer.js";
import { html } from "./html.js";
import { g, t } from "./i18n.js";
import { cardName, pieces, view } from "./store.js";

export const decksShown = signal(false);

export const openDecks = () => (decksShown.value = true);

const textOf = (card) => pieces.value?.cards?.[card]?.text ?? "";

const Deck = ({ deck, wanted }) => {
  const found = (deck.cards ?? []).filter((card) => `${cardName(card)} ${textOf(card)}`.toLowerCase().includes(wanted));
  return html`<section class="deck" data-deck=${deck.key}>
    <h3>${g(`deck-${deck.key}`)} <small>${deck.count}</small></h3>
    ${!deck.cards && html`<p class="quiet">${t("deck-closed")}</p>`}
    <ul>
      ${found.map((card) => html`<li key=${card}><b>${cardName(card)}</b> <small>${textOf(card)}</small></li>`)}
    </ul>
  </section>`;
};

export const Decks = () => {
  const [typed, type] = useState("");
  const box = useDrawer(decksShown.value);
  if (!decksShown.value) return null;
  return html`<section class="drawer decks" ref=${box} role="dialog" aria-modal="true" aria-label=${t("decks")}>
    <button class="close" aria-label=${t("close")} onClick=${() => (decksShown.value = false)}>✕</button>
    <h2>${t("decks")}</h2>
    <label class="search"
      >${t("search")}
      <input type="search" value=${typed} onInput=${(event) => type(event.target.value)} />
    </label>
    <div class="scroll">
      ${(view.value.decks ?? []).map((deck) => html`<${Deck} key=${deck.key} deck=${deck} wanted=${typed.toLowerCase()} />`)}
    </div>
  </section>`;
};

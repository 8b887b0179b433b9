// The board in words: every town with its pieces, for reading, searching and hearing.

import { useState } from "../vendor/hooks.mjs";
import { hinting, isOwn } from "./hint.js";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { spoken } from "./label.js";
import { turnToOdds } from "./odds.js";
import { onPiece, onPlace } from "./play.js";
import { chosen, legal, myTurn, past, pieces, table, townName, unitName, view as shown } from "./store.js";

const Piece = ({ block, town, able }) => {
  // Whoever reads may ask, as whoever points at the board, why a piece can do nothing.
  const mine = myTurn.value && !past.value && isOwn(block);
  if (!able && !mine) return html`<li ...${hinting(block, town)}>${spoken(block)}</li>`;
  return html`<li>
    <button
      class=${able ? "" : "idle"}
      aria-pressed=${able ? `${chosen.value.has(block.unit)}` : undefined}
      onClick=${() => onPiece(block.unit, town)}
      ...${hinting(block, town)}
    >
      ${spoken(block)}
    </button>
  </li>`;
};

// Blank blocks of one army are all alike: counted, not listed.
const gathered = (blocks) => {
  const blanks = new Map();
  const known = [];
  for (const block of blocks) {
    if (block.unit) known.push(block);
    else blanks.set(spoken(block), (blanks.get(spoken(block)) || 0) + 1);
  }
  return { known, blanks: [...blanks] };
};

const Town = ({ town, blocks, able, open }) => {
  const { known, blanks } = gathered(blocks);
  return html`<tr>
    <th scope="row">
      <button class=${open ? "lit" : ""} onClick=${() => onPlace(town)}>${townName(town)}</button>
      ${blocks.length > 0 &&
      table.value.as &&
      html`<button class="town-odds" onClick=${() => turnToOdds({ town })}>
        ${t("tab-odds")}<span class="sr"> – ${townName(town)}</span>
      </button>`}
    </th>
    <td>
      <ul>
        ${known.map(
          (block) => html`<${Piece} block=${block} town=${town} able=${able.has(block.unit)} />`,
        )}
        ${blanks.map(([text, n]) => html`<li>${n > 1 ? `${n} × ${text}` : text}</li>`)}
      </ul>
    </td>
  </tr>`;
};

const Seen = ({ memories }) =>
  memories.length > 0 &&
  html`<section>
    <h3>${t("last-seen")}</h3>
    <ul>
      ${memories.map((m) => {
        const where = m.town ? `, ${townName(m.town)}` : "";
        const strength = m.cv ? `${m.cv} CV` : t("seen-eliminated");
        return html`<li>${unitName(m.unit)}: ${t("turn")} ${m.turn}${where}, ${strength}</li>`;
      })}
    </ul>
  </section>`;

export const Armies = () => html`<ul class="armies">
  ${Object.entries(shown.value.armies).map(
    ([army, a]) => html`<li class=${`army-${army}`}>
      <b>${t(`army-${army}`)}</b> ${a.units} <small>(${t("beaten-at")} ${a.beaten_at})</small>
      ${a.groups_left > 0 && html`<span title=${t("groups-left")}>${" ▸".repeat(a.groups_left)}</span>`}
    </li>`,
  )}
</ul>`;

export const Twin = () => {
  const [typed, type] = useState("");
  const view = shown.value;
  const able = new Set(legal.value.flatMap((action) => action.pieces));
  const goals = new Set(
    legal.value
      .filter((a) => (chosen.value.size ? a.pieces.some((p) => chosen.value.has(p)) : true))
      .flatMap((a) => a.places),
  );
  const towns = Object.keys(pieces.value?.towns ?? {}).filter(
    (town) => view.towns[town] || goals.has(town),
  );
  const wanted = typed.toLowerCase();
  const fits = (town) =>
    townName(town).toLowerCase().includes(wanted) ||
    (view.towns[town] || []).some((b) => spoken(b).toLowerCase().includes(wanted));
  return html`<section class="twin" aria-label=${t("twin")}>
    <h2 class="sr">${t("twin")}</h2>
    <${Armies} />
    <label class="search"
      >${t("search")}
      <input type="search" value=${typed} onInput=${(event) => type(event.target.value)} />
    </label>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">${t("town")}</th>
            <th scope="col">${t("pieces")}</th>
          </tr>
        </thead>
        <tbody>
          ${towns
            .filter(fits)
            .sort((a, b) => townName(a).localeCompare(townName(b)))
            .map(
              (town) => html`<${Town}
                key=${town}
                town=${town}
                blocks=${view.towns[town] || []}
                able=${able}
                open=${goals.has(town)}
              />`,
            )}
        </tbody>
      </table>
      <${Seen} memories=${view.last_seen} />
    </div>
  </section>`;
};

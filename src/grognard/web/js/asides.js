// Boxes beside the board: what is to be placed, reserves, losses, prisoners.

import { meant, ofPiece } from "./choose.js";
import { html } from "./html.js";
import { g, t } from "./i18n.js";
import { Piece } from "./piece.js";
import { choosePieces, onPiece } from "./play.js";
import { card, chosen, legal, view } from "./store.js";

/** @import * as T from "./types.d.ts" */

/** Those of some pieces that can do something now. @param {string[]} keys */
export const able = (keys) => keys.filter((key) => key && ofPiece(meant(legal.value, card.value), key).length);

export const Choosing = ({ keys }) => html`
  ${keys.length > 1 &&
  html`<button class="choose-all" onClick=${() => choosePieces(keys)}>${t("choose-all")} (${keys.length})</button>`}
  ${chosen.value.size > 0 &&
  html`<button class="choose-none" onClick=${() => choosePieces([])}>${t("choose-none")} (${chosen.value.size})</button>`}
`;

const Row = ({ pieces, keys }) => html`<div class="row">
  ${pieces.map(
    (piece, n) => html`<${Piece}
      key=${piece.key ?? n}
      piece=${piece}
      lit=${keys.includes(piece.key)}
      marked=${chosen.value.has(piece.key)}
      onClick=${piece.key && (() => onPiece(piece.key, null))}
    />`,
  )}
</div>`;

// What can be used lies open; the rest can be looked at.
/** @param {{box: {key: string, pieces: T.Piece[]}}} props */
const Box = ({ box: { key, pieces } }) => {
  const keys = able(pieces.map((piece) => piece.key));
  const name = g(`aside-${key}`);
  if (!keys.length)
    return html`<details class="card aside-box" data-aside=${key}>
      <summary>${name} <small>${pieces.length}</small></summary>
      <${Row} pieces=${pieces} keys=${keys} />
    </details>`;
  return html`<section class="card aside-box tray" data-aside=${key} aria-label=${name}>
    <header>
      <h2>${name}</h2>
      <${Choosing} keys=${keys} />
    </header>
    <${Row} pieces=${pieces} keys=${keys} />
  </section>`;
};

export const Asides = () =>
  (view.value.aside ?? []).filter(({ pieces }) => pieces.length).map((box) => html`<${Box} key=${box.key} box=${box} />`);

// Boxes beside the board: what is to be placed, reserves, losses, prisoners.

import { useEffect } from "../vendor/hooks.mjs";
import { signal } from "../vendor/signals.mjs";
import { isAlone, meant, ofPiece } from "./choose.js";
import { html } from "./html.js";
import { g, t } from "./i18n.js";
import { panelNow } from "./panel_now.js";
import { Piece } from "./piece.js";
import { choosePieces, onPiece } from "./play.js";
import { card, chosen, gameModule, legal, panelShown, table, view } from "./store.js";

/**
 * @import * as T from "./types.d.ts"
 * @import { Signal } from "../vendor/signals.mjs"
 */

/** Those of some pieces that can do something now. @param {string[]} keys */
export const able = (keys) => keys.filter((key) => key && ofPiece(meant(legal.value, card.value), key).length);

// What is said of one piece at a time, or by a click on it, is not said of all at once.
const together = (keys) => {
  const { single = [], named = [], toggles = [] } = gameModule.value;
  return keys.length > 1 && !keys.every((key) => isAlone(meant(legal.value, card.value), key, [...single, ...named, ...toggles]));
};

export const Choosing = ({ keys }) => html`
  ${together(keys) &&
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

const ableIn = ({ pieces }) => able(pieces.map((piece) => piece.key));

/** @type {Signal<string>} */
const opened = signal(null); // the box that was clicked last; "" if it was to be closed

// What can be used lies open, one box at a time; the others can be looked at.
const boxNow = (boxes) => {
  const wanted = boxes.find(({ key }) => key === opened.value);
  if (wanted || opened.value === "") return wanted;
  if (panelShown.value && panelNow(view.value)) return undefined; // there is no room for both
  return boxes.find((box) => ableIn(box).length);
};

const Tag = ({ box, open }) => {
  const useful = ableIn(box).length > 0;
  return html`<button class=${useful ? "aside-tag able" : "aside-tag"} data-aside=${box.key} aria-expanded=${`${open}`}
    onClick=${() => (opened.value = open ? "" : box.key)}>
    ${g(`aside-${box.key}`)} <small>${box.pieces.length}</small>
  </button>`;
};

/** @param {{box: {key: string, pieces: T.Piece[]}}} props */
const Tray = ({ box }) => {
  const keys = ableIn(box);
  const name = g(`aside-${box.key}`);
  return html`<section class="aside-box tray" aria-label=${name}>
    ${keys.length > 1 && html`<header><${Choosing} keys=${keys} /></header>`}
    <${Row} pieces=${box.pieces} keys=${keys} />
  </section>`;
};

export const Asides = () => {
  const boxes = (view.value.aside ?? []).filter(({ pieces }) => pieces.length);
  const question = table.value.step?.key;
  useEffect(() => {
    opened.value = null;
  }, [question]);
  if (!boxes.length) return null;
  const now = boxNow(boxes);
  return html`<div class="asides" role="group" aria-label=${t("asides")}>
    <div class="aside-tags">${boxes.map((box) => html`<${Tag} key=${box.key} box=${box} open=${box === now} />`)}</div>
    ${now && html`<${Tray} box=${now} />`}
  </div>`;
};

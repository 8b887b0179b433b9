// A piece as a small card: kind, name, strength, marks.

import { drawPiece, HIGH, WIDE } from "./board_pieces.js";
import { marksOf, spoken } from "./board_words.js";
import { hinting } from "./hint.js";
import { html } from "./html.js";
import { kindSign, markSign, Sign, sideOf } from "./looks.js";
import { gameModule, pieceShort } from "./store.js";

/** @import * as T from "./types.d.ts" */

const MOST = 6; // more than these are not counted at a glance: a number is

const Pips = ({ strength, full }) => html`
  <span class="pips" aria-hidden="true">
    ${Array.from({ length: full }, (_, n) => html`<i class=${n < strength ? "on" : ""} />`)}
  </span>
`;

const Strength = ({ piece: { strength, full = 0 } }) => {
  if (strength === undefined) return html`<span class="pips" />`;
  if (full && full <= MOST) return html`<${Pips} strength=${strength} full=${full} />`;
  return html`<b class="pips" aria-hidden="true">${strength}</b>`;
};

const Marks = ({ marks = [] }) => html`<span class="marks">
  ${marks.map((mark) => html`<span class=${`mark mark-${mark}`} aria-hidden="true">${markSign(mark)}</span>`)}
</span>`;

const BOX = `${-WIDE / 2 - 2} ${-HIGH / 2 - 2} ${WIDE + 5} ${HIGH + 6}`;

// As it lies on the board, where the game wants it so.
const Picture = ({ piece }) =>
  html`<svg class="piece-picture" viewBox=${BOX} aria-hidden="true">${drawPiece(piece)}</svg>`;

const Face = ({ piece }) => {
  if (gameModule.value.pictures) return html`<${Picture} piece=${piece} />`;
  return piece.key
    ? html`<${Strength} piece=${piece} />
        <span class="label"><${Sign} sign=${kindSign(piece.kind)} name=${piece.kind} />${pieceShort(piece.key)}</span>
        <${Marks} marks=${piece.marks} />`
    : html`<span class="blank-face" aria-hidden="true">?</span><${Marks} marks=${piece.marks} />`;
};

/** @param {{piece: T.Piece, lit?: boolean, marked?: boolean}} one */
const classesOf = ({ piece, lit, marked }) =>
  [
    `piece side-${piece.side} pattern-${sideOf(piece.side)?.pattern ?? "plain"}`,
    piece.key ? "" : "blank",
    gameModule.value.pictures ? "is-picture" : "",
    ...(piece.marks ?? []).map((mark) => `has-${mark}`),
    lit ? "lit" : "",
    marked ? "marked" : "",
  ]
    .filter(Boolean)
    .join(" ");

export const Piece = ({ piece, lit = false, marked = false, onClick = undefined, onDrag = undefined, place = "" }) => {
  const names = classesOf({ piece, lit, marked });
  const title = spoken(piece);
  const inside = html`<${Face} piece=${piece} />`;
  if (!onClick || !piece.key)
    return html`<span class=${names} role="img" aria-label=${title} title=${title} ...${hinting(piece, place)}>
      ${inside}
    </span>`;
  return html`<button
    class=${names}
    aria-pressed=${marked ? "true" : "false"}
    aria-label=${title}
    title=${marksOf(piece).length ? title : undefined}
    data-piece=${piece.key}
    onClick=${onClick}
    draggable=${Boolean(onDrag)}
    onDragStart=${onDrag && ((event) => onDrag(piece.key, event))}
    ...${hinting(piece, place)}
  >
    ${inside}
  </button>`;
};

// A place's pieces laid out side by side, by their levels, each large enough to be clicked.

import { drawPiece, HIGH, stacksIn, strengthOf, WIDE } from "./board_pieces.js";
import { pieceText } from "./board_words.js";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { rankOf, sideOf } from "./looks.js";
import { pieceName, pieceShort, placeName } from "./store.js";

/** @import * as T from "./types.d.ts" */

const BOX = `${-WIDE / 2 - 5} ${-HIGH / 2 - 5} ${WIDE + 12} ${HIGH + 13}`;

const picture = (drawn) =>
  html`<svg class="fan-picture" viewBox=${BOX} aria-hidden="true">${drawn}</svg>`;

/** @param {T.Piece} a @param {T.Piece} b */
const byRank = (a, b) =>
  (sideOf(a.side)?.rank ?? 0) - (sideOf(b.side)?.rank ?? 0) ||
  rankOf(a) - rankOf(b) ||
  (b.strength ?? 0) - (a.strength ?? 0);

// Blank pieces look all the same: one of each kind, and how many.
const gathered = (row) => {
  const blanks = new Map();
  const shown = [];
  for (const piece of row) {
    const kind = [piece.side, ...(piece.marks ?? [])].join("-");
    if (piece.key) shown.push({ key: piece.key, piece });
    else if (blanks.has(kind)) blanks.get(kind).count += 1;
    else shown.push(blanks.set(kind, { key: kind, piece, count: 1 }).get(kind));
  }
  return shown;
};

const HIERARCHY = 3; // levels; a commander alone simply stands first

// A stack: who commands stands in a row above those whom he commands.
const rowsOf = (stack) => {
  const sorted = [...stack].sort(byRank);
  const levels = new Map();
  for (const piece of sorted) {
    const level = piece.level ?? 1;
    levels.set(level, [...(levels.get(level) ?? []), piece]);
  }
  const rows = levels.size < HIERARCHY ? [sorted] : [...levels.values()];
  return rows.map(gathered);
};

const Piece = ({ piece, count, place, props }) => {
  const { words, lit, marked, onPiece, onHover } = props;
  const { key } = piece;
  const now = [lit.pieces?.has(key) && "is-lit", marked?.has(key) && "is-marked"].filter(Boolean);
  const drawn = picture(drawPiece(piece, now.join(" ")));
  const over = () => onHover?.({ kind: "piece", piece, place });
  const text = pieceText(words, piece);
  if (!key) {
    return html`<span class="fan-piece is-blank" role="img" onPointerEnter=${over} title=${text} aria-label=${`${count} × ${text}`}>
      ${drawn}<span class="fan-name">× ${count}</span></span>`;
  }
  return html`<button type="button" class="fan-piece" data-piece=${key} aria-pressed=${Boolean(marked?.has(key))}
    aria-label=${text} title=${text}
    onClick=${() => onPiece?.(key, place)} onPointerEnter=${over}
    onFocus=${(event) => event.target.matches(":focus-visible") && over()} onBlur=${() => onHover?.(null)}>
    ${drawn}<span class="fan-name">${pieceShort(key)}</span>
  </button>`;
};

const Memories = ({ memories, words }) =>
  memories.length > 0 &&
  html`<div class="fan-memories"><span class="fan-seen">${words.seen}</span>
    ${memories.map((memory) => {
      const text = `${pieceName(memory.key)}, ${words.turn} ${memory.turn}`;
      return html`<span class="fan-piece is-memory" role="img" aria-label=${text} title=${text}>
        ${picture(drawPiece({ ...memory, full: memory.strength }, "", { memory: true }))}
        <span class="fan-name">${pieceShort(memory.key)}</span></span>`;
    })}
  </div>`;

const Sum = ({ pieces, words }) => {
  const total = strengthOf(pieces);
  if (pieces.length < 2 || !total) return null;
  return html`<small class="fan-sum">${t("board-many", { n: pieces.length })}, ${words.strength} ${total}</small>`;
};

export const Fan = ({ spot, props }) => {
  const stacks = stacksIn(spot.pieces).map(rowsOf);
  const columns = Math.min(6, Math.max(2, ...stacks.flat().map((row) => row.length)));
  return html`<div class="board-fan" data-still role="group" aria-label=${placeName(spot.key)}>
    <div class="fan-title">${placeName(spot.key)} <${Sum} pieces=${spot.pieces} words=${props.words} /></div>
    ${stacks.map(
      (rows) => html`<div class="fan-stack">${rows.map(
        (row) => html`<div class="fan-row" style=${{ "--columns": columns }}>
          ${row.map((one) => html`<${Piece} ...${one} place=${spot.key} props=${props} />`)}
        </div>`,
      )}</div>`,
    )}
    <${Memories} memories=${spot.memories} words=${props.words} />
  </div>`;
};

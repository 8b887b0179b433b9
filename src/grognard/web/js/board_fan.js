// A town's blocks laid out side by side, each large enough to be clicked.

import { corpsOf, drawBlock, drawMemory, HIGH, sideOf, WIDE } from "./board_blocks.js";
import { blockText } from "./board_words.js";
import { html } from "./html.js";

const BOX = `${-WIDE / 2 - 5} ${-HIGH / 2 - 5} ${WIDE + 12} ${HIGH + 13}`;
const RANK = { leader: 0, infantry: 1, cavalry: 2, artillery: 3 };

const picture = (drawn) =>
  html`<svg class="fan-block" viewBox=${BOX} aria-hidden="true">${drawn}</svg>`;

const byArm = (a, b) =>
  a.army.localeCompare(b.army) ||
  (RANK[a.arm] ?? 9) - (RANK[b.arm] ?? 9) ||
  (b.cv ?? 0) - (a.cv ?? 0);

// Blank blocks look all the same: one of each kind, and how many.
const gathered = (row) => {
  const blanks = new Map();
  const shown = [];
  for (const block of row) {
    const kind = `${block.army}-${Boolean(block.disorganised)}-${Boolean(block.rode)}`;
    if (block.unit) shown.push({ key: block.unit, block });
    else if (blanks.has(kind)) blanks.get(kind).count += 1;
    else shown.push(blanks.set(kind, { key: kind, block, count: 1 }).get(kind));
  }
  return shown;
};

const Piece = ({ block, count, town, props }) => {
  const { names, words, lit, marked, onUnit, onHover } = props;
  const { unit } = block;
  const extra = [lit.pieces?.has(unit) && "is-lit", marked?.has(unit) && "is-marked"].filter(
    Boolean,
  );
  const drawn = picture(drawBlock(block, corpsOf(names, unit), extra.join(" ")));
  const over = () => onHover?.({ kind: "piece", block, town });
  if (!unit) {
    return html`<span class="fan-piece is-blank" role="img" onPointerEnter=${over} title=${blockText(words, names, block)}
      aria-label=${`${count} × ${blockText(words, names, block)}`}>
      ${drawn}<span class="fan-name">× ${count}</span></span>`;
  }
  return html`<button type="button" class="fan-piece" data-unit=${unit} aria-pressed=${Boolean(marked?.has(unit))}
    aria-label=${blockText(words, names, block)} title=${blockText(words, names, block)}
    onClick=${() => onUnit?.(unit, town)} onPointerEnter=${over}
    onFocus=${(event) => event.target.matches(":focus-visible") && over()} onBlur=${() => onHover?.(null)}>
    ${drawn}<span class="fan-name">${names?.units?.[unit]?.short ?? unit}</span>
  </button>`;
};

const Memories = ({ town, props }) => {
  const { names, words } = props;
  if (!town.memories.length) return null;
  return html`<div class="fan-memories"><span class="fan-seen">${words.seen}</span>
    ${town.memories.map((memory) => {
      const unit = names?.units?.[memory.unit];
      const text = `${unit?.name ?? memory.unit}, ${words.turn} ${memory.turn}`;
      return html`<span class="fan-piece is-memory" role="img" aria-label=${text} title=${text}>
        ${picture(drawMemory(memory, unit?.arm, unit?.army))}<span class="fan-name">${unit?.short ?? memory.unit}</span></span>`;
    })}
  </div>`;
};

export const Fan = ({ town, props }) => {
  const rows = ["french", "allied"]
    .map((side) => town.blocks.filter((block) => sideOf(block.army) === side).sort(byArm))
    .filter((row) => row.length)
    .map(gathered);
  const columns = Math.min(6, Math.max(2, ...rows.map((row) => row.length)));
  return html`<div class="board-fan" data-still role="group" aria-label=${props.names?.towns?.[town.key]?.name ?? town.key}>
    <div class="fan-title">${props.names?.towns?.[town.key]?.name ?? town.key}</div>
    ${rows.map(
      (row) => html`<div class="fan-row" style=${{ "--columns": columns }}>
      ${row.map((one) => html`<${Piece} ...${one} town=${town.key} props=${props} />`)}
    </div>`,
    )}
    <${Memories} town=${town} props=${props} />
  </div>`;
};

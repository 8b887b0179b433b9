// A piece as a small card: arm, name, strength, marks.

import { hinting } from "./hint.js";
import { html } from "./html.js";
import { marksOf, spoken } from "./label.js";
import { unitShort } from "./store.js";

const SIGNS = {
  infantry: "M3 3H25V17H3Z M3 3L25 17 M25 3L3 17",
  cavalry: "M3 3H25V17H3Z M25 3L3 17",
  artillery: "M3 3H25V17H3Z M14 6.5a3.5 3.5 0 1 0 .01 0Z",
  leader: "M14 1l2.8 5.9 6.4.8-4.7 4.4 1.2 6.4L14 15.4 8.3 18.5l1.2-6.4L4.8 7.7l6.4-.8Z",
};

const filled = new Set(["leader"]);

export const Sign = ({ arm }) => html`
  <svg class=${`sign${filled.has(arm) ? " filled" : ""}`} viewBox="0 0 28 20" aria-hidden="true">
    <path d=${SIGNS[arm] || "M3 3H25V17H3Z"} />
  </svg>
`;

export const Pips = ({ cv, full }) => html`
  <span class="pips" aria-hidden="true">
    ${Array.from({ length: full }, (_, n) => html`<i class=${n < cv ? "on" : ""} />`)}
  </span>
`;

const MARKED = { square: "▣", fresh: "⚡", acted: "✓", moved: "»", disorganised: "✖", rode: "⇉", active: "⚑" };

const Marks = ({ block }) => html`
  ${Object.keys(MARKED)
    .filter((mark) => block[mark])
    .map((mark) => html`<span class=${`mark ${mark}`} aria-hidden="true">${MARKED[mark]}</span>`)}
`;

export const Block = ({ block, lit, marked, onClick, town = "" }) => {
  const classes = ["piece", `army-${block.army}`, block.unit ? "" : "blank"];
  for (const mark of ["forward", "square", "acted", "disorganised"])
    if (block[mark]) classes.push(mark);
  if (lit) classes.push("lit");
  if (marked) classes.push("marked");
  const inside = block.unit
    ? html`<${Pips} cv=${block.cv} full=${block.full} />
        <span class="label"><${Sign} arm=${block.arm} />${unitShort(block.unit)}</span>
        <span class="marks"><${Marks} block=${block} /></span>`
    : html`<span class="blank-face" aria-hidden="true">?</span>
        <span class="marks"><${Marks} block=${block} /></span>`;
  const title = spoken(block);
  if (!onClick || !block.unit)
    return html`<span class=${classes.join(" ")} role="img" aria-label=${title} title=${title} ...${hinting(block, town)}>
      ${inside}
    </span>`;
  return html`<button
    class=${classes.join(" ")}
    aria-pressed=${marked ? "true" : "false"}
    aria-label=${title}
    title=${marksOf(block).length ? title : undefined}
    data-unit=${block.unit}
    onClick=${onClick}
    ...${hinting(block, town)}
  >
    ${inside}
  </button>`;
};

// Panels over the board: what a game shows beside its places, such as a fight. A game draws its own;
// of one that it does not draw its data are listed.

import { useEffect, useRef } from "../vendor/hooks.mjs";
import { html } from "./html.js";
import { g, gOr, t } from "./i18n.js";
import { panelNow } from "./panel_now.js";
import { Piece } from "./piece.js";
import { onPiece } from "./play.js";
import { chosen, covered, gameModule, legal, looked, myTurn, overlaid, panelShown, placeName, view as shown } from "./store.js";

/** @import * as T from "./types.d.ts" */

/** @param {T.Panel} panel */
export const panelTitle = ({ key, place }) =>
  [gOr(`panel-${key}`, key), place && placeName(place)].filter(Boolean).join(" – ");

const signOf = ({ key }) => gameModule.value.panels?.[key]?.sign ?? "▣";

// --- pieces in a panel ---------------------------------------------------------------------------

/** @param {{pieces: T.Piece[], place?: string, onDrag?: (key: string, event: DragEvent) => void}} props */
export const Pieces = ({ pieces, place, onDrag }) => {
  const able = new Set(legal.value.flatMap((action) => action.pieces));
  return pieces.map(
    (piece) => html`<${Piece}
      piece=${piece}
      lit=${able.has(piece.key)}
      marked=${chosen.value.has(piece.key)}
      onClick=${() => onPiece(piece.key, place)}
      place=${place}
      onDrag=${able.has(piece.key) ? onDrag : undefined}
    />`,
  );
};

// --- a game that does not draw its panel ------------------------------------------------------------

const isPiece = (thing) => Boolean(thing?.side && (thing.key || thing.marks || thing.kind));
const isObject = (thing) => thing !== null && typeof thing === "object";

const word = (key, name) => gOr(`panel-${key}-${name}`, gOr(`word-${name}`, name));

const Value = ({ panel, value }) => {
  if (Array.isArray(value) && value.length && value.every(isPiece))
    return html`<div class="row"><${Pieces} pieces=${value} place=${panel.place} /></div>`;
  if (isPiece(value)) return html`<div class="row"><${Pieces} pieces=${[value]} place=${panel.place} /></div>`;
  if (Array.isArray(value))
    return value.length ? html`<ul>${value.map((one) => html`<li><${Value} panel=${panel} value=${one} /></li>`)}</ul>` : "–";
  if (isObject(value)) return html`<${Listed} panel=${panel} data=${value} />`;
  if (typeof value === "boolean") return value ? "✓" : "–";
  return typeof value === "string" ? word(panel.key, value) : html`${value ?? "–"}`;
};

const Listed = ({ panel, data }) => html`<dl class="listed">
  ${Object.entries(data).map(
    ([name, value]) => html`<dt>${word(panel.key, name)}</dt>
      <dd><${Value} panel=${panel} value=${value} /></dd>`,
  )}
</dl>`;

/** @param {{panel: T.Panel}} props */
const Plain = ({ panel: { key, place, ...data } }) =>
  html`<${Listed} panel=${{ key, place }} data=${data} />`;

// --- the panel ---------------------------------------------------------------------------------------

const Others = ({ panel }) => {
  const others = shown.value.panels.filter((one) => one !== panel && one.place);
  if (!others.length) return null;
  return html`<span class="others">
    ${others.map(
      (other) => html`<button onClick=${() => (looked.value = other.place)}>${placeName(other.place)}</button>`,
    )}
  </span>`;
};

const LEAST = 280; // pixels of the board beside a panel; with less it lies over all of it
const PHONE = matchMedia("(max-width: 760px)");

// The board is told how much of it the panel hides.
const useRoom = (panel) => {
  const box = useRef(null);
  const there = Boolean(panel) && panelShown.value;
  const aimed = Boolean(panel?.place); // the board shows it beside the panel
  useEffect(() => {
    if (!there) {
      covered.value = overlaid.value = 0;
      return undefined;
    }
    const measure = () => {
      const room = box.current?.parentElement.clientWidth ?? 0;
      const wide = box.current ? box.current.offsetLeft + box.current.offsetWidth : 0;
      overlaid.value = !PHONE.matches && room - wide >= LEAST ? wide : 0;
      covered.value = aimed ? overlaid.value : 0;
    };
    const watch = new ResizeObserver(measure);
    watch.observe(box.current);
    watch.observe(box.current.parentElement);
    measure();
    return () => {
      watch.disconnect();
      covered.value = overlaid.value = 0;
    };
  }, [there, aimed, panel?.key]);
  return box;
};

// All that is asked is answered on the map: where that is hidden the panel folds.
const onMap = () => myTurn.value && legal.value.length > 0 && legal.value.every(({ places }) => places.length > 0);

export const Panels = () => {
  const panel = panelNow(shown.value);
  const box = useRoom(panel);
  if (!panel) return null;
  const title = panelTitle(panel);
  if (!panelShown.value)
    return html`<button class="panel-tag" onClick=${() => (panelShown.value = true)}>
      ${signOf(panel)} ${title}
    </button>`;
  const Drawn = gameModule.value.panels?.[panel.key] ?? Plain;
  return html`<section ref=${box} class=${`panel panel-${panel.key} ${!covered.value && panel.place && onMap() ? "is-folded" : ""}`} aria-label=${title}>
    <header>
      <h2>${signOf(panel)} ${title}</h2>
      ${panel.turns > 0 && html`<span>${g(`panel-${panel.key}-turn`)} ${panel.turns}</span>`}
      <${Others} panel=${panel} />
      <button class="aside" onClick=${() => (panelShown.value = false)}>${t("put-aside")}</button>
    </header>
    <div class="scroll"><${Drawn} panel=${panel} /></div>
  </section>`;
};

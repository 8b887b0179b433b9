// What is asked before a risk is taken: who runs it, and how likely each loss is.

import { useEffect, useRef, useState } from "../vendor/hooks.mjs";
import { html } from "./html.js";
import { gOr, language, t } from "./i18n.js";
import { oddsOf } from "./odds.js";
import { send } from "./play.js";
import * as store from "./store.js";

const percent = (chance) => new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 1 }).format(chance);

// Whatever is not nothing.
const chanceOf = ({ measures: [first] }) => 1 - (first.values.find(({ value }) => value === 0)?.chance ?? 0);

const Told = ({ text, odds }) => {
  const action = store.legal.value.find((one) => one.text === text);
  const who = action?.pieces.map(store.pieceShort).join(" ") ?? text;
  if (!odds) return html`<li data-risk=${text}>${who}</li>`;
  return html`<li data-risk=${text}>${odds.lines.map((line) => line.text).join("; ") || who} – <b>${percent(chanceOf(odds))}</b></li>`;
};

const Asked = ({ texts, risks, then }) => {
  const [found, tell] = useState(/** @type {Record<string, import("./types.d.ts").Odds>} */ ({}));
  const go = useRef(null);
  useEffect(() => {
    let here = true;
    go.current?.focus({ preventScroll: true });
    for (const text of risks)
      oddsOf(text).then((odds) => here && tell((all) => ({ ...all, [text]: odds })));
    return () => {
      here = false;
    };
  }, [risks.join()]);
  return html`<section class="notice risk" role="alertdialog" aria-label=${gOr("ui-risk", t("risk"))}>
    <p><b>${gOr("ui-risk", t("risk"))}</b></p>
    <ul>${risks.map((text) => html`<${Told} key=${text} text=${text} odds=${found[text]} />`)}</ul>
    <p class="row">
      <button class="done go" ref=${go} onClick=${() => send(texts, then)}>${t("risk-go")}</button>
      <button class="not" onClick=${() => (store.risk.value = null)}>${t("cancel")}</button>
    </p>
  </section>`;
};

export const Risk = () => store.risk.value && html`<${Asked} ...${store.risk.value} />`;

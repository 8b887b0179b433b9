// What is needed only after a game comes when it is asked for.

import { useEffect } from "../vendor/hooks.mjs";
import { signal } from "../vendor/signals.mjs";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { pane, tab, table, whyOf } from "./store.js";

/** @type {import("../vendor/signals.mjs").Signal<{Analysis?: Function, Why?: Function, failed?: boolean}>} */
const parts = signal({});

const fetchPart = async (load) => {
  try {
    parts.value = { ...parts.value, ...(await load()), failed: false };
  } catch {
    parts.value = { ...parts.value, failed: true };
  }
};

const Missing = () => html`<p class="pad">${t(parts.value.failed ? "no-answer" : "loading")}</p>`;

export const AnalysisPane = () => {
  useEffect(() => {
    fetchPart(() => import("./analysis.js"));
  }, []);
  const { Analysis } = parts.value;
  return Analysis ? html`<${Analysis} />` : html`<${Missing} />`;
};

export const WhyDrawer = () => {
  const wanted = whyOf.value !== null;
  useEffect(() => {
    if (wanted) fetchPart(() => import("./why.js"));
  }, [wanted]);
  const { Why } = parts.value;
  return Why && wanted ? html`<${Why} />` : null;
};

// Everything is open at the end; before it only in a game that was brought as a journal.
export const canStudy = () => table.value.over || table.value.may.includes("analyse");

export const ToAnalysis = () => {
  const turn = () => {
    pane.value = "analysis";
    tab.value = matchMedia("(max-width: 760px)").matches ? "analysis" : tab.value;
  };
  return html`<button class="to-analysis done" onClick=${turn}>${t("tab-analysis")}</button>`;
};

// For whoever looks back at what a computer did.
export const AskWhy = ({ seat, n }) => {
  const { over, seats } = table.value;
  const computer = seats.some((one) => one.seat === seat && one.who === "computer");
  if (!over || !computer || !n) return null;
  return html`<button class="ask-why" onClick=${() => (whyOf.value = n)}>${t("why-played")}</button>`;
};

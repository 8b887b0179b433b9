// Small drawings for buttons.

import { html } from "./html.js";
import { t } from "./i18n.js";

const PATHS = {
  first: "M3 3h2v10H3Z M13 3v10L6 8Z",
  back: "M12 3v10L4 8Z",
  run: "M3 3v10l6-5Z M9 3v10l6-5Z",
  halt: "M4 3h3v10H4Z M9 3h3v10H9Z",
  forth: "M4 3v10l8-5Z",
  last: "M11 3h2v10h-2Z M3 3v10l7-5Z",
  bell: "M8 1a4.5 4.5 0 0 1 4.5 4.5V10l1.5 2v1H2v-1l1.5-2V5.5A4.5 4.5 0 0 1 8 1Z M6 14h4a2 2 0 0 1-4 0Z",
  lock: "M4 7V5a4 4 0 0 1 8 0v2h1v8H3V7Z M6 7h4V5a2 2 0 0 0-4 0Z",
};

export const Icon = ({ name }) => html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
  <path d=${PATHS[name]} fill-rule="evenodd" />
</svg>`;

// What cannot be undone.
export const Lock = () => html`<span class="lock" role="img" aria-label=${t("final")} title=${t("final")}>
  <${Icon} name="lock" />
</span>`;

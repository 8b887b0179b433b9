// How one wants to be told: a bell, and notices of the browser.

import { calling, canCall, denied, flipCalling } from "./herald.js";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { flipSound, sound } from "./sound.js";

export const Telling = () => html`
  <label class="choice">
    <input type="checkbox" class="bell" checked=${sound.value} onChange=${flipSound} /> ${t("sound")}
  </label>
  ${canCall() &&
  html`<label class="choice">
    <input type="checkbox" class="calling" checked=${calling.value} onChange=${flipCalling} /> ${t("calling")}
  </label>`}
  <p role="status">${denied.value ? t("calling-denied") : ""}</p>
`;

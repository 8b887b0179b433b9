// Between two seats at one screen: nothing of either side is on the page.

import { useEffect, useRef } from "../vendor/hooks.mjs";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { ready } from "./play.js";
import { curtain, notice, seatName } from "./store.js";

export const Curtain = () => {
  const button = useRef(null);
  useEffect(() => button.current?.focus(), []);
  return html`<main class="curtain">
    <p>${t("curtain-pass")}</p>
    <h1>${seatName(curtain.value)}</h1>
    <p>${t("curtain-alone")}</p>
    ${notice.value && html`<p role="alert">${notice.value.text}</p>`}
    <button class="big" ref=${button} onClick=${ready}>${t("curtain-ready")}</button>
  </main>`;
};

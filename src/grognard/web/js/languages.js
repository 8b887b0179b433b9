// The switch between languages.

import { html } from "./html.js";
import { LANGUAGES, language, speak, t } from "./i18n.js";

export const Languages = () => html`<nav class="languages" aria-label=${t("language")}>
  ${Object.entries(LANGUAGES).map(
    ([key, name]) => html`<button
      key=${key}
      lang=${key}
      title=${name}
      aria-label=${name}
      aria-pressed=${language.value === key ? "true" : "false"}
      onClick=${() => speak(key)}
    >
      ${key}
    </button>`,
  )}
</nav>`;

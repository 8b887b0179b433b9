// The corner of every page: who one is, and what is new.

import { html } from "./html.js";
import { t } from "./i18n.js";
import { Icon } from "./icons.js";
import { me, unread } from "./me.js";

export const Bell = () => {
  const count = unread();
  const name = count ? t("notices-unread", { n: count }) : t("notices");
  return html`<a class="button bell-link" href="#/notices" aria-label=${name} title=${name}>
    <${Icon} name="bell" />${count > 0 && html`<b class="badge">${count}</b>`}
  </a>`;
};

export const Greeting = () => html`<nav class="greeting" aria-label=${t("account")}>
  <${Bell} />
  ${me.value?.name
    ? html`<a class="button" href="#/profile">${me.value.name}</a>`
    : html`<a class="button" href="#/login">${t("log-in")}</a>
        <a class="button" href="#/signup">${t("sign-up")}</a>`}
</nav>`;

// Signing up, logging in, and the pages of an account.

import { post } from "./api.js";
import { Field, Form, Secret } from "./fields.js";
import { Greeting } from "./greeting.js";
import { html } from "./html.js";
import { language, t } from "./i18n.js";
import { Languages } from "./languages.js";
import { greet, me } from "./me.js";
import { Profile } from "./profile.js";
import { cameFrom } from "./store.js";

export const Page = ({ title, children }) => html`<main class="start account-page">
  <header>
    <div class="corner"><${Greeting} /><${Languages} /></div>
    <h1>${title}</h1>
    <p><a href="#/">← ${t("to-start")}</a></p>
  </header>
  ${children}
</main>`;

const enter = (path) => async ({ name, password, mail }) => {
  const wish = { name, password };
  if (path === "account") wish.language = language.value;
  if (mail) wish.mail = mail;
  greet(await post(path, wish));
  location.hash = cameFrom.value;
};

const Name = ({ hint = "" }) => html`<${Field}
  id="name"
  label=${t("name")}
  hint=${hint}
  autocomplete="username"
  autocapitalize="none"
  spellcheck="false"
  maxlength="60"
  required
/>`;

const Forgotten = () => {
  if (!me.value) return null;
  if (!me.value.can_mail) return html`<p class="quiet">${t("forgotten-no-mail")}</p>`;
  return html`<p><a href="#/forgotten">${t("forgotten")}</a></p>`;
};

const LogIn = () => html`<${Page} title=${t("log-in")}>
  <section class="card-page">
    <${Form} send=${enter("login")} button=${t("log-in")} label=${t("log-in")}>
      <${Name} />
      <${Secret} id="password" label=${t("password")} autocomplete="current-password" />
    <//>
    <${Forgotten} />
    <p>${t("no-account-yet")} <a href="#/signup">${t("sign-up")}</a></p>
  </section>
<//>`;

const SignUp = () => html`<${Page} title=${t("sign-up")}>
  <section class="card-page">
    <p class="quiet">${t("account-why")}</p>
    <${Form} send=${enter("account")} button=${t("sign-up")} label=${t("sign-up")}>
      <${Name} hint=${t("name-hint")} />
      <${Secret} id="password" label=${t("password")} hint=${t("password-hint")} autocomplete="new-password" />
      ${me.value?.can_mail &&
      html`<${Field} id="mail" label=${t("mail-maybe")} hint=${t("mail-hint")} type="email" autocomplete="email" />`}
    <//>
    <p>${t("has-account")} <a href="#/login">${t("log-in")}</a></p>
  </section>
<//>`;

const askForLink = async ({ who }) => {
  await post("account/forgotten", { who });
  return t("forgotten-sent");
};

const AskForLink = () => html`<${Page} title=${t("forgotten-title")}>
  <section class="card-page">
    ${me.value?.can_mail === false
      ? html`<p>${t("forgotten-no-mail")}</p>`
      : html`<p class="quiet">${t("forgotten-about")}</p>
          <${Form} send=${askForLink} button=${t("forgotten-send")} label=${t("forgotten-title")}>
            <${Field}
              id="who"
              label=${t("forgotten-who")}
              autocomplete="username"
              autocapitalize="none"
              spellcheck="false"
              maxlength="254"
              required
            />
          <//>`}
    <p><a href="#/login">${t("log-in")}</a></p>
  </section>
<//>`;

// The link is used up: it does not stay among the places that the browser goes back to.
const reset = (key) => async ({ password }) => {
  greet(await post("account/reset", { key, password }));
  location.replace("#/profile");
};

const Reset = ({ link }) => html`<${Page} title=${t("forgotten-title")}>
  <section class="card-page">
    <p class="quiet">${t("reset-about")}</p>
    <${Form} send=${reset(link ?? "")} button=${t("reset-set")} label=${t("forgotten-title")}>
      <${Secret} id="password" label=${t("password-new")} hint=${t("password-hint")} autocomplete="new-password" />
    <//>
    <p><a href="#/forgotten">${t("reset-again")}</a></p>
  </section>
<//>`;

const Own = () => {
  if (!me.value) return null;
  if (!me.value.name) return html`<${LogIn} />`;
  return html`<${Page} title=${me.value.name}><${Profile} /><//>`;
};

const FACES = { login: LogIn, signup: SignUp, profile: Own, forgotten: AskForLink, reset: Reset };

export const Account = ({ face, link = "" }) =>
  html`<${FACES[face]} key=${face} link=${link} />`;

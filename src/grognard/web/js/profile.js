// One's own account: where notices go, password, bot tokens, and leaving.

import { useEffect, useState } from "../vendor/hooks.mjs";
import { get, post, Trouble } from "./api.js";
import { Copy, Field, Form, Secret } from "./fields.js";
import { html } from "./html.js";
import { LANGUAGES, moment, t } from "./i18n.js";
import { greet, me } from "./me.js";

const leave = (path) => async (wish = {}) => {
  greet(await post(path, wish));
  location.hash = "#/";
};

const Leaving = () => html`<p class="row">
  <button class="log-out" onClick=${() => leave("logout")()}>${t("log-out")}</button>
  <button onClick=${() => leave("logout/everywhere")()}>${t("log-out-everywhere")}</button>
</p>`;

// Tells a password manager whose password is meant.
const Username = () =>
  html`<input class="sr" type="text" name="username" autocomplete="username" value=${me.value.name} readonly tabindex="-1" aria-hidden="true" />`;

// Proves that it is not just somebody at an open page.
const Proof = ({ id, hint }) =>
  html`<${Username} />
    <${Secret} id=${id} label=${t("password-old")} hint=${hint} autocomplete="current-password" />`;

// --- where notices go ------------------------------------------------------------------------

const settle = (wish) => post("account/settings", wish).then(greet);

const mailState = () => {
  const { mail, mail_confirmed: confirmed } = me.value;
  if (!mail) return t("mail-none");
  return t(confirmed ? "mail-confirmed" : "mail-waits");
};

// The password is asked for as soon as another address stands there.
const Mail = () => {
  const [typed, type] = useState(null);
  if (!me.value.can_mail) return html`<p class="quiet">${t("mail-cannot")}</p>`;
  const { mail: kept, mail_confirmed: confirmed } = me.value;
  const other = typed !== null && (typed.trim() || null) !== kept;
  const save = async ({ mail, "mail-password": password }) => {
    await settle({ mail: mail.trim() || null, password });
    return mailState();
  };
  return html`<${Form} send=${save} button=${t(kept && !confirmed && !other ? "mail-again" : "save")} label=${t("mail")}>
    <${Field}
      id="mail"
      label=${t("mail")}
      hint=${mailState()}
      type="email"
      autocomplete="email"
      kept=${kept ?? ""}
      onInput=${(event) => type(event.target.value)}
    />
    ${other && html`<${Proof} id="mail-password" hint=${t("mail-password")} />`}
  <//>`;
};

const Webhook = () => {
  const [tried, tell] = useState("");
  const [typed, type] = useState(null);
  const kept = me.value.webhook ?? "";
  const save = async ({ webhook, "webhook-password": password }) => {
    await settle({ webhook: webhook.trim() || null, password });
    return t("saved");
  };
  const trial = async () => {
    tell("");
    const { sent } = await post("account/webhook").catch(() => ({ sent: false }));
    tell(t(sent ? "webhook-sent" : "webhook-failed"));
  };
  return html`<${Form} send=${save} button=${t("save")} label=${t("webhook")}>
      <${Field}
        id="webhook"
        label=${t("webhook")}
        hint=${t("webhook-hint")}
        type="url"
        inputmode="url"
        autocomplete="off"
        kept=${kept}
        onInput=${(event) => type(event.target.value)}
      />
      ${typed !== null && typed.trim() !== kept && html`<${Proof} id="webhook-password" hint=${t("webhook-password")} />`}
    <//>
    ${me.value.webhook &&
    html`<p class="row">
      <button onClick=${trial}>${t("webhook-try")}</button> <span role="status">${tried}</span>
    </p>`}`;
};

const Tongue = () => html`<p class="ask">
  <label for="tongue">${t("notices-language")}</label>
  <select id="tongue" value=${me.value.language ?? ""} onChange=${(event) => settle({ language: event.target.value || null })}>
    <option value="">–</option>
    ${Object.entries(LANGUAGES).map(([key, name]) => html`<option key=${key} value=${key} lang=${key}>${name}</option>`)}
  </select>
</p>`;

// --- the password ----------------------------------------------------------------------------

const Password = () => {
  const change = async ({ old, fresh }) => {
    greet(await post("account/password", { old, new: fresh }));
    return t("password-changed");
  };
  return html`<${Form} send=${change} button=${t("password-change")} label=${t("password-change")} clear>
    <${Username} />
    <${Secret} id="old" label=${t("password-old")} autocomplete="current-password" />
    <${Secret} id="fresh" label=${t("password-new")} hint=${t("password-hint")} autocomplete="new-password" />
  <//>`;
};

// --- bots ------------------------------------------------------------------------------------

const Token = ({ token, revoke }) => html`<tr>
  <th scope="row">${token.label}</th>
  <td>${moment(token.created)}</td>
  <td>${token.used > token.created ? moment(token.used) : "–"}</td>
  <td><button onClick=${() => revoke(token.id)}>${t("token-revoke")}<span class="sr"> ${token.label}</span></button></td>
</tr>`;

const Tokens = () => {
  const [tokens, keep] = useState([]);
  const [made, show] = useState(null);
  useEffect(() => {
    get("tokens").then(keep, () => {});
  }, []);
  const make = async ({ label, "token-password": password }) => {
    const token = await post("tokens", { label: label.trim(), password });
    show(token);
    keep(await get("tokens"));
  };
  const revoke = async (id) => {
    try {
      keep(await post(`tokens/${id}/revoke`));
      if (made?.id === id) show(null);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
    }
  };
  return html`<p class="quiet">${t("tokens-about")} <code>Authorization: Bearer …</code></p>
    ${tokens.length > 0 &&
    html`<div class="scroll-x" tabindex="0" role="group" aria-label=${t("tokens")}>
      <table class="tokens">
        <thead>
          <tr>
            <th scope="col">${t("token-label")}</th>
            <th scope="col">${t("token-created")}</th>
            <th scope="col">${t("token-used")}</th>
            <td></td>
          </tr>
        </thead>
        <tbody>
          ${tokens.map((token) => html`<${Token} key=${token.id} token=${token} revoke=${revoke} />`)}
        </tbody>
      </table>
    </div>`}
    ${made &&
    html`<div class="notice good made" role="status">
      <span>${t("token-once")}</span> <${Copy} id="secret" label=${made.label} text=${made.secret} />
    </div>`}
    <${Form} send=${make} button=${t("token-make")} label=${t("token-make")} clear>
      <${Field} id="label" label=${t("token-label")} hint=${t("token-hint")} maxlength="60" autocomplete="off" required />
      <${Proof} id="token-password" hint=${t("token-password")} />
    <//>`;
};

// --- leaving for good ------------------------------------------------------------------------

const Delete = () => html`<details>
  <summary>${t("account-delete")}</summary>
  <p>${t("account-delete-about")}</p>
  <${Form} send=${leave("account/delete")} button=${t("account-delete")} label=${t("account-delete")} danger>
    <${Secret} id="password" label=${t("password")} autocomplete="current-password" />
  <//>
</details>`;

const PARTS = { notices: [Tongue, Mail, Webhook], "password-change": [Password], tokens: [Tokens] };

export const Profile = () => html`
  <${Leaving} />
  ${Object.entries(PARTS).map(
    ([title, parts]) => html`<section key=${title} class="card-page">
      <h2>${t(title)}</h2>
      ${parts.map((Part) => html`<${Part} />`)}
    </section>`,
  )}
  <section class="card-page"><${Delete} /></section>
`;

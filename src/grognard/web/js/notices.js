// The page of notices, and how one wants to be told.

import { useEffect, useState } from "../vendor/hooks.mjs";
import { Page } from "./account.js";
import { get, post } from "./api.js";
import { html } from "./html.js";
import { language, moment, t } from "./i18n.js";
import { me, setUnread } from "./me.js";
import { Telling } from "./telling.js";

const Entry = ({ notice, seen }) => html`<li class=${notice.read ? "read" : "unread"}>
  <a href=${notice.table ? `#/table/${notice.table}` : "#/notices"} onClick=${() => seen({ notices: [notice.id] })}>
    ${!notice.read && html`<span class="sr">${t("notice-new")} </span>`}
    <span>${notice.text}</span> <time class="quiet">${moment(notice.created)}</time>
  </a>
</li>`;

export const Notices = () => {
  const [all, keep] = useState(null);
  const read = () =>
    get("notices").then(({ unread, notices }) => {
      keep(notices);
      setUnread(unread);
    }, () => keep([]));
  useEffect(() => {
    read();
  }, [language.value, me.value?.unread]);
  const seen = async (wish) => {
    await post("notices/read", wish).catch(() => {});
    await read();
  };
  return html`<${Page} title=${t("notices")}>
    ${all?.some((one) => !one.read) &&
    html`<p><button class="all-read" onClick=${() => seen({})}>${t("notices-read")}</button></p>`}
    <ul class="notices">
      ${(all ?? []).map((notice) => html`<${Entry} key=${notice.id} notice=${notice} seen=${seen} />`)}
    </ul>
    ${all?.length === 0 && html`<p class="quiet">${t("notices-none")}</p>`}
    <section class="card-page">
      <h2>${t("notices-how")}</h2>
      <${Telling} />
      ${me.value?.name && html`<p><a href="#/profile">${t("notices-more")}</a></p>`}
    </section>
  <//>`;
};

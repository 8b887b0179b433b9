// The pane to talk in. What others say is text and nothing else.

import { useEffect, useRef, useState } from "../vendor/hooks.mjs";
import { Trouble } from "./api.js";
import { html } from "./html.js";
import { moment, t } from "./i18n.js";
import { canTalk, markRead, mute, room, roomName, rooms, said, speaker, speakUp, unreadTalk, wanted } from "./talk.js";
import { pane, tab } from "./store.js";

const Mute = ({ one, name }) => {
  const text = t(one.muted ? "unmute" : "mute");
  return html`<button class="mute" onClick=${() => mute(name, one.number, !one.muted).catch(() => {})}>
    ${text}<span class="sr"> ${speaker(one)}</span>
  </button>`;
};

const Utterance = ({ one, name }) => html`<li class=${`said-by seat-${one.seat} ${one.yours ? "yours" : ""}`}>
  <b>${speaker(one)}</b> <time class="quiet">${moment(one.at)}</time>
  ${!one.yours && html`<${Mute} one=${one} name=${name} />`}
  <p>${one.muted ? html`<i class="quiet">${t("muted")}</i>` : one.text}</p>
</li>`;

const Rooms = () =>
  rooms.value.length > 1 &&
  html`<div class="row rooms" role="group" aria-label=${t("rooms")}>
    ${rooms.value.map(
      ({ room: key }) => html`<button key=${key} aria-pressed=${room.value.room === key ? "true" : "false"} onClick=${() => (wanted.value = key)}>
        ${roomName(key)}
      </button>`,
    )}
  </div>`;

const Line = ({ name }) => {
  const [text, type] = useState("");
  const [wrong, tell] = useState("");
  const send = async (event) => {
    event.preventDefault();
    if (!text.trim()) return;
    try {
      await speakUp(name, text);
      type((now) => (now === text ? "" : now)); // the next may be there
      tell("");
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      tell(error.reason?.text || error.message || t("no-answer"));
    }
  };
  return html`<form class="say" onSubmit=${send}>
    <label class="sr" for="say">${t("say-in", { room: roomName(name) })}</label>
    <input id="say" maxlength="500" autocomplete="off" placeholder=${t("say")} value=${text} onInput=${(event) => type(event.target.value)} />
    <button type="submit">${t("say-it")}</button>
    <p role="alert" class="lost">${wrong}</p>
  </form>`;
};

export const Chat = () => {
  const box = useRef(null);
  const now = room.value;
  const all = said.value[now?.room] ?? [];
  useEffect(() => {
    if (!now || !box.current?.offsetParent) return;
    box.current.scrollTop = box.current.scrollHeight;
    markRead(now.room);
  }, [now?.room, all.length, pane.value, tab.value]);
  if (!now) return null;
  return html`<section class="chat" aria-label=${t("tab-chat")}>
    <h2 class="sr">${t("tab-chat")}</h2>
    <${Rooms} />
    <div class="scroll" ref=${box} tabindex="0" role="log" aria-label=${roomName(now.room)}>
      <ol>
        ${all.map((one) => html`<${Utterance} key=${one.number} one=${one} name=${now.room} />`)}
      </ol>
      ${!all.length && html`<p class="quiet">${t("nothing-said")}</p>`}
    </div>
    ${now.write ? html`<${Line} key=${now.room} name=${now.room} />` : html`<p class="quiet">${t(now.room === "onlookers" ? "only-onlookers" : "no-talk-now")}</p>`}
  </section>`;
};

// How much there is to read, on the tab.
export const ChatMark = () =>
  unreadTalk.value > 0 && html`<b class="badge"><span aria-hidden="true">${unreadTalk.value}</span><span class="sr">${t("chat-unread", { n: unreadTalk.value })}</span></b>`;

// From anywhere to the line where one speaks.
export const toChat = () => {
  if (!canTalk.value) return false;
  pane.value = "chat";
  if (matchMedia("(max-width: 760px)").matches) tab.value = "chat";
  setTimeout(() => document.getElementById("say")?.focus());
  return true;
};

// Who the visitor is, and how many notices wait for him.

import { signal } from "../vendor/signals.mjs";
import { get } from "./api.js";
import { call } from "./herald.js";
import { ring } from "./sound.js";

/**
 * @import * as T from "./types.d.ts"
 * @import { Signal } from "../vendor/signals.mjs"
 */

/** @type {Signal<T.Me>} */
export const me = signal(null);
export const unread = () => me.value?.unread ?? 0;

const EVERY = 60000; // ms between two looks for notices

// Something new: in words, for whoever wants to be called.
const herald = async () => {
  ring();
  const { notices } = await get("notices");
  const newest = notices.find(({ read }) => !read);
  if (newest) call(newest.text, newest.table ? `#/table/${newest.table}` : "#/notices");
};

export const greet = (found) => {
  const more = me.value && found.name === me.value.name && found.unread > me.value.unread;
  me.value = found;
  if (more) herald().catch(() => {});
  return found;
};

export const learnMe = () => get("me").then(greet, () => null);

export const setUnread = (count) => {
  if (me.value) me.value = { ...me.value, unread: count };
};

// For as long as the page is open; who comes back to it looks at once.
export const watchNotices = () => {
  learnMe();
  setInterval(learnMe, EVERY);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") learnMe();
  });
};

// Talking to the server: requests, errors, and the stream that says when a table has changed.

import { language } from "./i18n.js";

export class Trouble extends Error {
  constructor(status, data) {
    super(data.error || "");
    this.status = status;
    this.reason = data.reason || null;
    this.place = data.place ?? 0; // of the action in a line that was refused, from 1
    /** @type {string[]} */
    this.fit = data.fit ?? []; // those actions of the line that would be allowed together
  }
}

const address = (path, params = {}) => {
  const query = new URLSearchParams({ lang: language.value });
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined) query.set(name, value);
  }
  return `/api/${path}?${query}`;
};

const answer = async (promise) => {
  let response;
  try {
    response = await promise;
  } catch {
    throw new Trouble(0, {});
  }
  const data = await response.json().catch(() => ({}));
  if (!response.ok) throw new Trouble(response.status, data);
  return data;
};

export const get = (path, params) =>
  answer(fetch(address(path, params), { headers: { Accept: "application/json" } }));

// What never changes under its hash, and is the same in every language.
export const getFixed = (path, hash) => answer(fetch(`/api/${path}?${new URLSearchParams({ v: hash })}`));

export const post = (path, data = {}, params = {}, halt = undefined) =>
  answer(
    fetch(address(path, params), {
      method: "POST",
      keepalive: !halt, // what was sent arrives, even if the page is left at once
      signal: halt,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(data),
    }),
  );

export const journalAddress = (id) => address(`tables/${id}/journal`);

export const reportAddress = (id) => address(`tables/${id}/report`);

export const journal = async (id) => {
  const response = await fetch(journalAddress(id)).catch(() => {
    throw new Trouble(0, {});
  });
  if (!response.ok) throw new Trouble(response.status, await response.json().catch(() => ({})));
  return response.text();
};

const PATIENCE = [1000, 2000, 5000, 10000]; // ms between attempts to hear again

// Calls `changed(version)` at every change, and once without a version after each reconnection;
// `said(room)` when somebody has spoken.
export const listen = (id, changed, state, said) => {
  let source = null;
  let lost = false;
  let tries = 0;
  let timer = null;
  const open = () => {
    source = new EventSource(address(`tables/${id}/stream`));
    source.onopen = () => {
      state(true);
      if (lost) changed(null);
      lost = false;
      tries = 0;
    };
    source.onerror = () => {
      lost = true;
      state(false);
      if (source.readyState === EventSource.CLOSED) again(); // the browser itself has given up
    };
    source.addEventListener("version", (event) => changed(JSON.parse(event.data).version));
    source.addEventListener("chat", (event) => said(JSON.parse(event.data).room));
  };
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(open, PATIENCE[Math.min(tries, PATIENCE.length - 1)]);
    tries += 1;
  };
  // Who comes back to the page, or to the network, looks at once.
  const look = () => {
    if (document.visibilityState === "visible") changed(null);
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("online", look);
  open();
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
    removeEventListener("online", look);
    source.close();
  };
};

// Talking to the server: requests, errors, and the stream that says when a table has changed.

import { language } from "./i18n.js";

export class Trouble extends Error {
  constructor(status, data) {
    super(data.error || "");
    this.status = status;
    this.reason = data.reason || null;
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

export const post = (path, data = {}, params = {}) =>
  answer(
    fetch(address(path, params), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(data),
    }),
  );

export const journalAddress = (id) => address(`tables/${id}/journal`);

// Calls `changed(version)` at every change, and once without a version after each reconnection.
export const listen = (id, changed, state) => {
  const source = new EventSource(address(`tables/${id}/stream`));
  let lost = false;
  source.onopen = () => {
    state(true);
    if (lost) changed(null);
    lost = false;
  };
  source.onerror = () => {
    lost = true;
    state(false);
  };
  source.addEventListener("version", (event) => changed(JSON.parse(event.data).version));
  return () => source.close();
};

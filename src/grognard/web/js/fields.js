// Forms: a labelled field, and a form that sends itself and says what came of it.

import { useRef, useState } from "../vendor/hooks.mjs";
import { Trouble } from "./api.js";
import { html } from "./html.js";
import { t } from "./i18n.js";

// `kept` is what stands there at first: news about it do not wipe out what is being typed.
export const Field = ({ id, label, hint = "", kept = "", ...input }) => html`<p class="ask">
  <label for=${id}>${label}</label>
  <input id=${id} name=${id} aria-describedby=${hint ? `${id}-hint` : undefined} defaultValue=${kept} ...${input} />
  ${hint && html`<small id=${`${id}-hint`}>${hint}</small>`}
</p>`;

// A password, which can be looked at.
export const Secret = ({ id, label, hint = "", autocomplete }) => {
  const [shown, show] = useState(false);
  return html`<div class="ask">
    <label for=${id}>${label}</label>
    <span class="with-button">
      <input
        id=${id}
        name=${id}
        type=${shown ? "text" : "password"}
        autocomplete=${autocomplete}
        autocapitalize="none"
        spellcheck="false"
        required
        aria-describedby=${hint ? `${id}-hint` : undefined}
      />
      <button type="button" aria-pressed=${shown ? "true" : "false"} onClick=${() => show(!shown)}>
        ${t("show-password")}
      </button>
    </span>
    ${hint && html`<small id=${`${id}-hint`}>${hint}</small>`}
  </div>`;
};

const words = (error) => {
  if (!(error instanceof Trouble)) throw error;
  return error.message || t(error.status ? "failed" : "no-answer");
};

// `send` gets what was filled in, and may answer with a sentence.
export const Form = ({ send, button, label = undefined, danger = false, clear = false, children }) => {
  const [busy, setBusy] = useState(false);
  const [said, say] = useState({ wrong: "", good: "" });
  const box = useRef(null);
  const submit = async (event) => {
    event.preventDefault();
    if (busy) return;
    const form = box.current;
    setBusy(true);
    try {
      const good = await send(Object.fromEntries(new FormData(form)));
      say({ wrong: "", good: typeof good === "string" ? good : "" });
      if (clear) form.reset();
    } catch (error) {
      say({ wrong: words(error), good: "" });
    } finally {
      setBusy(false);
    }
  };
  return html`<form class="asking" ref=${box} novalidate aria-label=${label} onSubmit=${submit}>
    ${children}
    <p role="alert">${said.wrong && html`<span class="notice refused">${said.wrong}</span>`}</p>
    <p role="status">${said.good && html`<span class="notice good">${said.good}</span>`}</p>
    <p><button type="submit" class=${danger ? "danger" : "done"} aria-busy=${busy ? "true" : "false"}>${button}</button></p>
  </form>`;
};

// A text to hand on: it can be copied, or at least marked.
export const Copy = ({ id, label, text }) => {
  const [copied, note] = useState(false);
  const field = useRef(null);
  const copy = async () => {
    field.current.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      document.execCommand("copy"); // without TLS there is no clipboard
    }
    note(true);
  };
  return html`<span class="copy">
    <label class="sr" for=${id}>${label}</label>
    <input id=${id} ref=${field} readonly value=${text} onFocus=${(event) => event.target.select()} />
    <button type="button" onClick=${copy}>${t("copy")}</button>
    <span role="status">${copied ? t("copied") : ""}</span>
  </span>`;
};

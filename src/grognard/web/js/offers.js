// What the people at a table propose to each other: the menu, and the bars that ask for an answer.

import { useState } from "../vendor/hooks.mjs";
import { signal } from "../vendor/signals.mjs";
import { Copy } from "./fields.js";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { playerName } from "./opponent.js";
import { PACES, paceName } from "./paces.js";
import { answerOf, request, resign } from "./play.js";
import { games, invited, seatName, table } from "./store.js";

const players = () => games.value.find(({ game }) => game === table.value.game)?.players ?? [];

const computers = () =>
  players().map((name) => [`computer:${name}`, t("computer-is", { player: playerName(name) })]);

const paces = () => PACES.filter((pace) => pace !== table.value.pace).map((p) => [p, paceName(p)]);

// What must be said more exactly, and the words for it.
const DETAILS = {
  pace: paces,
  substitute: () => [["person", t("substitute-person")], ...computers()],
  claim: () => [["win", t("claim-win")], ...computers()],
  rematch: () => [
    ["same", t("rematch-same")],
    ["swap", t("rematch-swap")],
  ],
};

const detailName = (kind, detail) => {
  if (kind === "pace") return paceName(detail);
  if (detail.startsWith("computer:")) return t("computer-is", { player: playerName(detail.slice(9)) });
  return { person: t("substitute-person"), same: t("rematch-same"), swap: t("rematch-swap") }[detail];
};

const names = (seats) => seats.map(seatName).join(", ");

// --- proposing -------------------------------------------------------------------------------

export const propose = async (kind, detail = "") => {
  const { version } = table.value;
  const { as, yours } = table.value;
  const own = as && yours.includes(as) ? {} : { seat: yours[0] };
  const wish = { kind, version, ...own, ...(detail ? { detail } : {}) };
  const fresh = await request("offers", wish);
  if (kind === "rematch" && fresh?.next) location.hash = `#/table/${fresh.next}`;
};

const carry = (kind, detail) => {
  if (kind === "abort") return request("abort", {});
  if (kind === "claim") return request("claim", { take: detail });
  if (kind === "resign") return resign();
  return propose(kind, detail);
};

const Confirm = ({ kind, close }) => {
  const choices = DETAILS[kind]?.() ?? [];
  const [detail, pick] = useState(choices[0]?.[0] ?? "");
  const submit = (event) => {
    event.preventDefault();
    close();
    carry(kind, detail);
  };
  return html`<form class="confirm" onSubmit=${submit}>
    <p><label for="detail">${t(`sure-${kind}`)}</label></p>
    ${choices.length > 0 &&
    html`<select id="detail" value=${detail} onChange=${(event) => pick(event.target.value)}>
      ${choices.map(([key, name]) => html`<option key=${key} value=${key}>${name}</option>`)}
    </select>`}
    <button type="submit" class="done">${t(`do-${kind}`)}</button>
    <button type="button" onClick=${close}>${t("cancel")}</button>
  </form>`;
};

const KINDS = ["draw", "take-back", "pause", "resume", "pace", "substitute", "claim", "abort"];

// A small menu; whatever is chosen is asked once more.
export const Proposals = () => {
  const [kind, choose] = useState(null);
  const { may, as, over } = table.value;
  if (!as || over) return null;
  const able = [...KINDS.filter((one) => may.includes(one)), "resign"];
  return html`<section class="proposals" aria-label=${t("proposals")}>
    <h3>${t("proposals")}</h3>
    <div class="row">
      ${able.map(
        (one) => html`<button
          key=${one}
          data-offer=${one}
          aria-expanded=${kind === one ? "true" : "false"}
          onClick=${() => choose(kind === one ? null : one)}
        >
          ${t(`do-${one}`)}
        </button>`,
      )}
    </div>
    ${able.includes(kind) && html`<${Confirm} key=${kind} kind=${kind} close=${() => choose(null)} />`}
    ${may.includes("invite") && html`<${Substitute} />`}
  </section>`;
};

// --- links -----------------------------------------------------------------------------------

const placeOf = (...parts) => `${location.origin}/#/table/${parts.join("/")}`;

const Substitute = () => {
  const [secret, keep] = useState(null);
  const make = async () => keep((await answerOf("invitation", {}))?.invitation ?? null);
  const { table: id, as } = table.value;
  if (!secret) return html`<button onClick=${make}>${t("substitute-link")}</button>`;
  return html`<p>${t("substitute-send")}</p>
    <${Copy} id="substitute" label=${t("substitute-link")} text=${placeOf(id, as, secret)} />`;
};

// --- the bars --------------------------------------------------------------------------------

const Bar = ({ kind, text, children }) => html`<div class=${`bar-offer ${kind}`} role="status">
  <strong>${text}</strong> <span class="row">${children}</span>
</div>`;

const Incoming = ({ offer, seat }) => {
  const answer = (agree) => () => request(`offers/${offer.number}`, { seat, agree });
  const detail = offer.detail && ` ${detailName(offer.kind, offer.detail)}`;
  const text = t(`offers-${offer.kind}`, { seat: seatName(offer.seat) });
  return html`<${Bar} kind="incoming" text=${`${text}${detail}`}>
    <button class="done accept" onClick=${answer(true)}>${t("accept")}</button>
    <button class="decline" onClick=${answer(false)}>${t("decline")}</button>
  <//>`;
};

const Own = ({ offer }) => {
  const withdraw = () => request(`offers/${offer.number}`, { seat: offer.seat, agree: false });
  const text = t("offer-waits", { what: t(`do-${offer.kind}`), seats: names(offer.waits) });
  return html`<${Bar} kind="own" text=${text}>
    <button onClick=${withdraw}>${t("withdraw")}</button>
  <//>`;
};

const Late = () => {
  const [computer] = players();
  const text = t("late", { seat: seatName(table.value.asked) });
  return html`<${Bar} kind="late" text=${text}>
    <button class="done" onClick=${() => request("claim", { take: "win" })}>${t("claim-win")}</button>
    <button onClick=${() => request("claim", { take: `computer:${computer}` })}>${t("claim-computer")}</button>
  <//>`;
};

const Paused = () => {
  const { may, offers, as } = table.value;
  const asked = offers.some(({ kind, seat }) => kind === "resume" && seat === as);
  return html`<${Bar} kind="is-paused" text=${t("paused-text")}>
    ${may.includes("resume") && !asked && html`<button onClick=${() => propose("resume")}>${t("do-resume")}</button>`}
  <//>`;
};

const Invite = ({ open }) => html`<${Bar} kind="invite" text=${t("invite", { seats: open.map(({ name }) => name).join(", ") })}>
  <${Copy} id="invite" label=${t("invite-link")} text=${placeOf(table.value.table)} />
<//>`;

const Invited = () => {
  const { seat, invitation } = invited.value;
  const take = async () => {
    const fresh = await request("take-over", { seat, invitation });
    if (!fresh) return;
    invited.value = null;
    history.replaceState(null, "", `#/table/${table.value.table}`);
  };
  return html`<${Bar} kind="invited" text=${t("invited", { seat: seatName(seat) })}>
    <button class="done" onClick=${take}>${t("take-over")}</button>
  <//>`;
};

const Next = ({ next }) => html`<${Bar} kind="next" text=${t("rematch-begun")}>
  <a class="button" href=${`#/table/${next}`}>${t("rematch-go")}</a>
<//>`;

const heardOf = signal({ table: "", number: 0 });

const Declined = () => {
  const { declined, yours, table: id } = table.value;
  const known = heardOf.value.table === id ? heardOf.value.number : 0;
  if (!declined || !yours.includes(declined.seat) || declined.number <= known) return null;
  const text = t("offer-declined", { what: t(`do-${declined.kind}`), seat: seatName(declined.by) });
  return html`<${Bar} kind="declined" text=${text}>
    <button onClick=${() => (heardOf.value = { table: id, number: declined.number })}>${t("close")}</button>
  <//>`;
};

export const Bars = () => {
  const { offers, yours, may, paused, over, next, seats } = table.value;
  const asks = offers
    .map((offer) => ({ offer, seat: offer.waits.find((seat) => yours.includes(seat)) }))
    .filter(({ seat }) => seat);
  const own = offers.filter(({ seat, waits }) => yours.includes(seat) && waits.length);
  const open = seats.filter(({ who }) => who === "open");
  return html`<div class="bars">
    ${invited.value && !over && html`<${Invited} />`}
    ${asks.map(({ offer, seat }) => html`<${Incoming} key=${offer.number} offer=${offer} seat=${seat} />`)}
    <${Declined} />
    ${own.map((offer) => html`<${Own} key=${offer.number} offer=${offer} />`)}
    ${may.includes("claim") && html`<${Late} />`}
    ${paused && !over && html`<${Paused} />`}
    ${yours.length > 0 && open.length > 0 && !over && html`<${Invite} open=${open} />`}
    ${next && html`<${Next} next=${next} />`}
  </div>`;
};

// --- after the game --------------------------------------------------------------------------

export const Rematch = () => {
  const { may, offers, as, yours, next, over } = table.value;
  const elsewhere = over && yours.length > 0 && !yours.includes(as) && !next; // seen from another chair
  if ((!may.includes("rematch") && !elsewhere) || offers.some(({ seat }) => yours.includes(seat))) return null;
  return html`<button class="done" onClick=${() => propose("rematch", "same")}>${t("again")}</button>
    <button onClick=${() => propose("rematch", "swap")}>${t("again-swapped")}</button>`;
};

// The course of a sitting: fetching the table, sending actions, handing the screen over.

import { batch } from "../vendor/signals.mjs";
import { get, listen, post, Trouble } from "./api.js";
import { clickPiece, clickPlace, ofPiece } from "./choose.js";
import { showFilm, stopFilm } from "./film.js";
import { t } from "./i18n.js";
import * as store from "./store.js";

let id = null;
let close = () => {};
let asking = null; // a fetch under way
let again = false; // something changed meanwhile

const KEY = () => `grognard-told-${id}`;
const told = () => JSON.parse(sessionStorage.getItem(KEY()) || "{}");
const tell = (seat, n) =>
  sessionStorage.setItem(KEY(), JSON.stringify({ ...told(), [seat || ""]: n }));

const last = (log) => (log.length ? log[log.length - 1].n : 0);

// --- opening and closing ---------------------------------------------------------------------

export const open = async (wanted) => {
  leave();
  id = wanted;
  store.resetTable();
  try {
    const seen = await get(`tables/${id}`);
    await names(seen.game);
    if (id !== wanted) return;
    await sit(seen);
    if (id === wanted) close = listen(id, changed, (on) => (store.connected.value = on));
  } catch (error) {
    trouble(error);
  }
};

export const leave = () => {
  close();
  close = () => {};
  id = null;
  stopFilm();
};

export const names = async (game) => {
  const [board, pieces] = await Promise.all([
    store.geometry.value?.game === game ? store.geometry.value : get(`games/${game}/board`),
    get(`games/${game}/pieces`),
  ]);
  batch(() => {
    store.geometry.value = { ...board, game };
    store.pieces.value = pieces;
  });
};

// Takes a chair: the only one of ours, or the asked one behind a curtain.
const sit = async (seen) => {
  if (seen.yours.length > 1 && !seen.over) {
    const seat = seen.yours.includes(seen.asked) ? seen.asked : seen.yours[0];
    show(seen); // an onlooker's view hides every side
    store.curtain.value = seat;
  } else if (seen.yours.length) {
    await look(seen.yours[0]);
  } else {
    show(seen);
  }
};

// --- what is shown ---------------------------------------------------------------------------

const look = async (seat) => {
  const fresh = await get(`tables/${id}`, { as: seat });
  show(fresh);
};

const show = (fresh) => {
  const before = store.table.value;
  const seat = fresh.as;
  const moved = !before || before.version !== fresh.version || before.as !== seat;
  batch(() => {
    store.table.value = fresh;
    if (moved) keepChoice();
    if (!before || before.as !== seat) store.notice.value = null;
    if (newBattle(before, fresh)) store.battleShown.value = true;
  });
  if (seat) news(fresh, seat);
};

const newBattle = (before, fresh) =>
  fresh.view.step?.town && before?.view.step?.town !== fresh.view.step.town;

// Pieces stay chosen as long as they can go on.
const keepChoice = () => {
  const legal = store.legal.value;
  const able = [...store.chosen.value].filter((piece) =>
    ofPiece(legal, piece).some((action) => action.places.length),
  );
  store.chosen.value = new Set(able);
  store.offered.value = null;
};

const lastOwn = (log, seat) => log.findLast((entry) => entry.seat === seat)?.n ?? 0;

// What others did since this seat last looked, or last acted, is told as a film.
const news = (fresh, seat) => {
  const since = told()[seat] ?? lastOwn(fresh.log, seat);
  tell(seat, last(fresh.log));
  if (fresh.over) return;
  const lines = fresh.log
    .filter((entry) => entry.n > since && entry.seat !== seat)
    .flatMap((entry) => entry.lines);
  if (lines.length) showFilm(lines);
};

let missed = 0; // the version told while an action of ours was on its way

const changed = (version) => {
  const now = store.table.value;
  if (!now) return;
  if (store.busy.value) missed = Math.max(missed, version ?? 0);
  else if (version !== now.version || now.thinking || now.seats.some((s) => s.who === "open"))
    refresh();
};

// One fetch at a time: a change during a fetch leads to one more.
export const refresh = () => {
  if (asking) {
    again = true;
    return asking;
  }
  asking = fetchTable().finally(() => {
    asking = null;
    if (again) {
      again = false;
      refresh();
    }
  });
  return asking;
};

const fetchTable = async () => {
  const now = store.table.value;
  if (!now) return;
  const table = id;
  const since = settled(now);
  try {
    const fresh = await get(`tables/${table}`, { as: now.as, since });
    if (id !== table || store.table.value?.as !== now.as) return;
    accept(joined(now.log, fresh, since));
  } catch (error) {
    trouble(error);
  }
};

// The last entry of another seat: nobody can undo what was before it.
const settled = ({ log, as }) => {
  const other = log.findLast((entry) => entry.seat !== as);
  return other ? other.n : 0;
};

const joined = (old, fresh, since) => ({
  ...fresh,
  log: [...old.filter((entry) => entry.n <= since), ...fresh.log],
});

const stale = (fresh) => {
  const now = store.table.value;
  return now && now.as === fresh.as && fresh.version < now.version;
};

const accept = (fresh) => {
  if (stale(fresh)) return;
  const other = fresh.yours.length > 1 && !fresh.over && fresh.asked !== fresh.as;
  if (other && fresh.yours.includes(fresh.asked)) {
    if (fresh.as) tell(fresh.as, last(fresh.log));
    hand(fresh.asked);
  } else {
    show(fresh);
  }
};

// --- the curtain -----------------------------------------------------------------------------

const hand = (seat) => {
  stopFilm();
  batch(() => {
    store.chosen.value = new Set();
    store.looked.value = null;
    store.offered.value = null;
    store.notice.value = null;
    store.pointed.value = null;
    store.curtain.value = seat;
  });
};

export const ready = async () => {
  const seat = store.curtain.value;
  try {
    await look(seat);
    store.curtain.value = null;
  } catch (error) {
    trouble(error);
  }
};

export const sitDown = async (seat) => {
  try {
    show(await post(`tables/${id}/seats/${seat}`));
  } catch (error) {
    trouble(error);
  }
};

// After the game every chair of ours may be looked from.
export const turnTo = (seat) => look(seat).catch(trouble);

// --- acting ----------------------------------------------------------------------------------

// Sends actions one after another; the first refusal ends it and says why.
export const send = async (texts, then = []) => {
  if (store.busy.value) return false;
  stopFilm();
  batch(() => {
    store.busy.value = true;
    store.notice.value = null;
    store.offered.value = null;
  });
  try {
    for (const text of texts) {
      const now = store.table.value;
      const since = settled(now);
      const wish = { seat: now.as, action: text, version: now.version };
      accept(joined(now.log, await post(`tables/${id}/actions`, wish, { since }), since));
      if (store.curtain.value) break;
    }
    const able = then.filter((piece) => ofPiece(store.legal.value, piece).length);
    if (able.length) store.chosen.value = new Set(able);
    return true;
  } catch (error) {
    trouble(error);
    return false;
  } finally {
    store.busy.value = false;
    if (missed > (store.table.value?.version ?? 0)) refresh();
    missed = 0;
  }
};

const ask = async (path, data) => {
  const now = store.table.value;
  try {
    return await post(`tables/${id}/${path}`, { seat: now.as, ...data });
  } catch (error) {
    trouble(error);
    return null;
  }
};

export const undo = async () => {
  if (!store.table.value?.can_undo || store.busy.value) return;
  store.notice.value = null;
  const fresh = await ask("undo", { version: store.table.value.version });
  if (!fresh) return;
  if (fresh.as) tell(fresh.as, last(fresh.log));
  show(fresh);
};

export const resign = async () => {
  const fresh = await ask("resign", {});
  if (fresh) show(fresh);
};

const refused = ({ text, rule }) => (store.notice.value = { kind: "refused", text, rule });

export const why = async (action) => {
  const answer = await ask("why", { action });
  if (answer?.allowed) store.notice.value = { kind: "good", text: t("allowed") };
  else if (answer) refused(answer.reason);
};

// Something typed: it may be worded in other ways than the list, and may not be allowed.
export const attempt = async (text) => {
  if (store.legal.value.some((action) => action.text === text)) return send([text]);
  if (!store.myTurn.value) return false;
  const answer = await ask("why", { action: text });
  if (answer?.allowed) return send([text]);
  if (answer) refused(answer.reason);
  return false;
};

const trouble = (error) => {
  if (!(error instanceof Trouble)) throw error;
  if (error.status === 409) refresh();
  if (error.reason) {
    refused(error.reason);
    return;
  }
  const texts = { 0: t("no-answer"), 404: t("no-table"), 409: t("too-late") };
  const text = texts[error.status] ?? (error.message || t("failed"));
  refused({ text });
};

// --- clicks ----------------------------------------------------------------------------------

export const piecesAt = (town) => {
  const blocks = town ? store.table.value?.view.towns[town] : store.table.value?.view.to_place;
  return (blocks || []).filter((block) => block.unit).map((block) => block.unit);
};

const obey = ({ send: texts, offer, choose, why: question, then }) => {
  if (texts) send(texts, then);
  if (offer) store.offered.value = offer;
  if (choose) choosePieces(choose);
  if (question) why(question);
};

export const choosePieces = (units) => {
  batch(() => {
    store.chosen.value = new Set(units);
    store.offered.value = null;
    store.notice.value = null;
  });
};

export const onPlace = (town) => {
  if (!store.chosen.value.size || piecesAt(town).length) store.looked.value = town;
  if (store.myTurn.value && !store.busy.value)
    obey(clickPlace(store.legal.value, store.chosen.value, town, piecesAt(town)));
};

export const onPiece = (unit, town) => {
  if (town) store.looked.value = town;
  if (store.myTurn.value && !store.busy.value)
    obey(clickPiece(store.legal.value, store.chosen.value, unit, town, piecesAt(town)));
};

export const cancel = () => {
  stopFilm();
  batch(() => {
    store.chosen.value = new Set();
    store.offered.value = null;
    store.looked.value = null;
    store.notice.value = null;
    store.listShown.value = false;
    store.helpShown.value = false;
    store.rule.value = null;
  });
};

// The course of a sitting: fetching the table, sending actions, handing the screen over.

import { batch } from "../vendor/signals.mjs";
import { get, listen, post, Trouble } from "./api.js";
import { clickPiece, clickPlace, meant, ofCard, ofPiece, uses } from "./choose.js";
import { FINAL, lineOf, remember, rowsOfLast } from "./compose.js";
import { decksShown } from "./decks.js";
import { allSeen, EVERYTHING } from "./everything.js";
import { dropFilm, endFilm, note, showFilm } from "./film.js";
import { loadGame } from "./game.js";
import { announce } from "./heard.js";
import { t } from "./i18n.js";
import { briefly, concerned, lastOf, moments } from "./moments.js";
import { learn, tell, toldTo } from "./remember.js";
import { forget, goTo, present } from "./replay.js";
import * as store from "./store.js";
import { enterRooms, hear } from "./talk.js";
import { readLine } from "./typing.js";

let id = null;
let close = () => {};
let asking = null; // a fetch under way
let again = false; // something changed meanwhile

// --- opening and closing ---------------------------------------------------------------------

export const open = async (wanted) => {
  leave();
  id = wanted;
  store.resetTable();
  enterRooms(wanted);
  try {
    const seen = await get(`tables/${id}`);
    await Promise.all([loadGame(seen.game), learn(seen)]);
    if (id !== wanted) return;
    await sit(seen);
    if (id === wanted) attend();
  } catch (error) {
    trouble(error);
  }
};

// The server tells everyone what concerns him: whoever sits down meanwhile listens anew.
const attend = () => {
  close();
  close = listen(id, changed, (on) => (store.connected.value = on), hear);
};

export const leave = () => {
  close();
  close = () => {};
  id = null;
  dropFilm();
};

export { loadGame as names };

// Takes a chair: the only one of ours, or the asked one behind a curtain.
const sit = async (seen) => {
  if (seen.yours.length > 1 && !seen.over) {
    const seat = seen.yours.includes(seen.asked) ? seen.asked : seen.yours[0];
    batch(() => {
      store.table.value = seen; // an onlooker's view hides every side
      store.curtain.value = seat;
    });
  } else if (seen.yours.length) {
    await look(seen.yours[0]);
  } else {
    show(seen);
  }
};

// --- what is shown ---------------------------------------------------------------------------

const look = async (seat) => show(await get(`tables/${id}`, { as: seat }));

const show = (fresh) => {
  const before = store.table.value;
  const same = before?.as === fresh.as;
  batch(() => {
    store.table.value = fresh;
    if (!same || before.version !== fresh.version) keepChoice();
    if (!same) store.notice.value = null;
    if (newPanel(before, fresh)) store.panelShown.value = true;
    if (fresh.over && !before?.over) store.panelShown.value = false;
  });
  if (before && `${before.yours}` !== `${fresh.yours}`) attend();
  news(fresh, same ? before : null);
};

const newPanel = (before, fresh) =>
  fresh.view.step?.place && before?.view.step?.place !== fresh.view.step.place;

// Pieces stay chosen as long as they can go on, a card as long as it has the use it was taken for.
const keepChoice = () => {
  if (!meant(store.legal.value, store.card.value).length) store.card.value = null;
  const legal = meant(store.legal.value, store.card.value);
  const able = [...store.chosen.value].filter((piece) =>
    ofPiece(legal, piece).some((action) => action.places.length),
  );
  store.chosen.value = new Set(able);
  store.offered.value = null;
  store.risk.value = null;
  store.journey.value = null;
};

const lastOwn = (log, seat) => log.findLast((entry) => entry.seat === seat)?.n ?? 0;

// Where a seat's knowledge ends: what this browser showed it, else its last action.
const knownTo = ({ log, as, over }) =>
  toldTo(id, as) ?? (as && !over ? lastOwn(log, as) : lastOf(log));

// What others did is told as a film, unless one saw it happen.
const news = (fresh, before) => {
  const since = knownTo(fresh);
  const missed = moments(fresh.log).filter(({ n, seat }) => n > since && seat !== fresh.as);
  if (store.film.value || store.past.value) return undefined; // a film goes on to what is new
  const away = !before && fresh.yours.length === 1 && toldTo(id, fresh.as) !== undefined;
  if (missed.length > (before ? 1 : 0)) return showFilm(since, Boolean(before), away);
  note();
  if (missed.length) flash(missed[0], saysItself(fresh));
  const old = before ? lastOf(before.log) : lastOf(fresh.log);
  return announce(moments(fresh.log).filter(({ n }) => n > old));
};

const FLASH = 6000; // ms

// A window tells what it answers.
const saysItself = ({ window: opens, asked, as, standing }) => opens && asked === as && !standing;

// One event of another seat, seen as it happens.
const flash = (moment, told) => {
  /** @type {import("./types.d.ts").Notice} */
  const shown = told ? null : { kind: "news", text: briefly(moment), rule: moment.lines[0].rule };
  const where = concerned(moment);
  store.notice.value = shown;
  store.pointed.value = where;
  setTimeout(() => {
    if (shown && store.notice.value === shown) store.notice.value = null;
    if (store.pointed.value === where) store.pointed.value = null;
  }, FLASH);
};

let missed = 0; // the version told while an action of ours was on its way

const changed = (version) => {
  const now = store.table.value;
  if (!now || now.as === EVERYTHING) return;
  if (store.busy.value) missed = Math.max(missed, version ?? 0);
  else if (version !== now.version || now.thinking || withOthers(now)) refresh();
};

// Where several people sit the clocks, offers and chairs change while the game stands still.
const withOthers = ({ seats }) => seats.some(({ who }) => who === "open" || who === "somebody");

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
    if (store.notice.value?.text === t("no-answer")) store.notice.value = null; // it does again
    accept(joined(now.log, fresh, since));
  } catch (error) {
    if (error.status === 403 && id === table) await open(table); // the seat is another's now
    else trouble(error);
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
    tell(id, fresh.as, lastOf(fresh.log));
    hand(fresh.asked);
  } else {
    show(fresh);
  }
};

// --- the curtain -----------------------------------------------------------------------------

const hand = (seat) => {
  dropFilm();
  batch(() => {
    store.chosen.value = new Set();
    store.card.value = null;
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

// After the game every chair may be looked from, and everything at once; the moment stays the same.
export const turnTo = async (seat) => {
  const n = store.past.value?.n;
  try {
    const fresh = await (seat === EVERYTHING ? everything() : get(`tables/${id}`, { as: seat }));
    present();
    store.table.value = fresh;
    if (n !== undefined) await goTo(n);
  } catch (error) {
    trouble(error);
  }
};

// Each side tells what it did itself: it alone knew all of it.
const everything = async () => {
  const now = store.table.value;
  const seats = now.seats.map(({ seat }) => seat);
  const all = await Promise.all(seats.map((seat) => get(`tables/${id}`, { as: seat })));
  const bySeat = Object.fromEntries(seats.map((seat, n) => [seat, all[n]]));
  const log = all[0].log.map((entry, n) => bySeat[entry.seat]?.log[n] ?? entry);
  return { ...now, as: EVERYTHING, view: allSeen(all.map(({ view }) => view)), log };
};

const backToNow = () => {
  endFilm();
  present();
};

// --- acting ----------------------------------------------------------------------------------

let early = []; // pieces clicked while an action of ours was on its way

// Whoever is quicker than the server has clicked all the same.
const catchUp = (well) => {
  const clicks = early;
  early = [];
  if (well && !store.curtain.value) for (const [piece, place] of clicks) onPiece(piece, place);
};

// One line: all of it is done, or nothing.
const act = async (texts, far = false, goesOn = false) => {
  const now = store.table.value;
  const since = settled(now);
  const wish = { seat: now.as, action: lineOf(texts), version: now.version, far };
  const fresh = await post(`tables/${id}/actions`, wish, { since });
  const last = lastOf(fresh.log);
  remember(last, far ? last - lastOf(now.log) : texts.length, goesOn && now.can_undo);
  accept(joined(now.log, fresh, since));
  return last;
};

// What rolls dice cannot be followed by more in a line: then each goes for itself.
const actAll = async (texts) => {
  const question = texts.every(byText) && store.table.value.step?.key; // all of it answers one
  try {
    await act(texts);
  } catch (error) {
    if (texts.length < 2 || error.reason?.key !== FINAL) throw error;
    for (const text of texts) {
      await act([text]);
      if (store.curtain.value || (question && store.table.value.step?.key !== question)) break;
    }
  }
};

// Until the server has answered, nothing else is sent: it would be about a table that is no more.
const busily = async (work) => {
  store.busy.value = true;
  let well = false;
  try {
    well = await work();
  } finally {
    store.busy.value = false;
    if (missed > (store.table.value?.version ?? 0)) refresh();
    missed = 0;
    catchUp(well);
  }
  return well;
};

// Sends what a click or a line comes to; a refusal says why, and what of it would be allowed.
export const send = (texts, then = []) => dispatch(() => actAll(texts), then);

/**
 * As much of a line as can go at once: what ends undo is its last.
 * @param {boolean} goesOn whether it goes on with what a click began
 * @returns {Promise<number>} how many
 */
export const sendFar = async (texts, goesOn) => {
  const before = lastOf(store.table.value.log);
  let last = before;
  await dispatch(async () => {
    last = await act(texts, true, goesOn);
  });
  return last - before;
};

const dispatch = async (work, then = []) => {
  if (store.busy.value) return false;
  backToNow();
  batch(() => {
    store.notice.value = null;
    store.offered.value = null;
    store.risk.value = null;
    store.journey.value = null;
  });
  return busily(async () => {
    try {
      await work();
    } catch (error) {
      trouble(error, error.fit);
      return false;
    }
    const able = then.filter((piece) => ofPiece(store.legal.value, piece).length);
    if (able.length) store.chosen.value = new Set(able);
    return true;
  });
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

const takeBack = async (much) => {
  if (!store.table.value?.can_undo || store.busy.value) return;
  store.notice.value = null;
  await busily(async () => {
    const fresh = await ask("undo", { version: store.table.value.version, ...much });
    if (!fresh) return false;
    forget();
    show(fresh);
    return true;
  });
};

// What one click did one click takes back.
export const undo = () => takeBack({ count: rowsOfLast(lastOf(store.table.value?.log ?? [])) });

export const undoAll = () => takeBack({ all: true });

// What people agree upon: the answer is the table as it stands then.
export const request = async (path, data) => {
  store.notice.value = null;
  const fresh = await ask(path, data);
  if (fresh && fresh.table === id) accept(fresh);
  return fresh;
};

export const answerOf = ask;

export const resign = () => request("resign", {});

/** @param {{text: string, rule?: string}} reason @param {string[]} fit what of it would be allowed */
const refused = ({ text, rule }, fit = []) =>
  (store.notice.value = { kind: "refused", text, rule, fit });

// Why an action, or anything about a piece, a place or a card, is not allowed.
/** @param {import("./choose.js").Question} question */
export const why = async (question) => {
  const answer = await ask("why", question);
  if (!answer) return;
  const [reason] = answer.reasons ?? [answer.reason].filter(Boolean);
  if (reason) refused({ ...reason, text: withText(question.card, reason.text) });
  else if (question.action) store.notice.value = { kind: "good", text: t("allowed") };
};

// A finger cannot rest on a card: whoever taps one that cannot be played reads it here.
const withText = (card, text) => {
  const told = card && store.pieces.value?.cards?.[card]?.text;
  return told ? `${store.cardName(card)} – ${told} ${text}` : text;
};

// Something typed: it may be worded in other ways than the list, and may not be allowed.
export const attempt = async (text) => {
  if (!store.myTurn.value) return false;
  const texts = readLine(store.legal.value, text);
  if (texts.length > 1 || store.legal.value.some((action) => action.text === texts[0])) return send(texts);
  const answer = await ask("why", { action: text });
  if (answer?.allowed) return send([text]);
  if (answer) refused(answer.reason);
  return false;
};

const trouble = (error, fit = []) => {
  if (!(error instanceof Trouble)) throw error;
  if (error.status === 409) refresh();
  if (error.reason) {
    refused(error.reason, fit);
    return;
  }
  const texts = { 0: t("no-answer"), 404: t("no-table"), 409: t("too-late") };
  const text = texts[error.status] ?? (error.message || t("failed"));
  refused({ text });
};

// --- clicks ----------------------------------------------------------------------------------

// The known pieces that stand at a place, or without one those beside the board.
export const piecesAt = (place) => {
  const { places, aside } = store.view.value;
  const here = place ? places[place]?.pieces : aside?.flatMap(({ pieces }) => pieces);
  return (here ?? []).filter(({ key }) => key).map(({ key }) => key);
};

const byText = (text) => store.legal.value.find((action) => action.text === text);

/** What a game calls risky is asked first. @param {string[]} texts @param {string[]} then */
export const perform = (texts, then = []) => {
  const risks = texts.filter((text) => store.isRisky(byText(text)));
  if (!risks.length) return send(texts, then);
  store.risk.value = { texts, risks, then };
  return false;
};

/** @param {import("./choose.js").Wish} wish */
const obey = ({ send: texts, offer, choose, why: question, then }) => {
  if (texts) perform(texts, then);
  if (offer) store.offered.value = offer;
  if (choose) choosePieces(choose);
  if (question) why(question);
};

export const choosePieces = (pieces) => {
  batch(() => {
    store.chosen.value = new Set(pieces);
    store.offered.value = null;
    store.notice.value = null;
    store.risk.value = null;
  });
};

const able = () => store.myTurn.value && !store.busy.value && !store.past.value;

// The strongest go first, so that they are the ones that fit where not all do.
const strongestFirst = () => {
  const all = Object.values(store.view.value.places).flatMap(({ pieces }) => pieces);
  const strength = new Map(all.map((piece) => [piece.key, piece.strength ?? 0]));
  return new Set([...store.chosen.value].sort((a, b) => (strength.get(b) ?? 0) - (strength.get(a) ?? 0)));
};

/** @returns {[legal: import("./types.d.ts").Legal[], chosen: Set<string>]} */
const now = () => [store.legal.value, strongestFirst()];

export const onPlace = (place) => {
  if (!store.chosen.value.size || piecesAt(place).length) store.looked.value = place;
  if (!able()) return;
  if (reaches(place)) store.journey.value = place;
  else obey(clickPlace(...now(), place, piecesAt(place), store.card.value, store.gameModule.value));
};

// Whether a click sends a force there; what is chosen or taken up comes first.
const reaches = (place) => Boolean(store.stops.value[place]?.line && !store.chosen.value.size && !store.card.value);

export const onPiece = (piece, place) => {
  if (place) store.looked.value = place;
  if (store.busy.value) early.push([piece, place]);
  else if (able())
    obey(clickPiece(...now(), piece, place, piecesAt(place), store.card.value, store.gameModule.value));
};

/** Takes a card, perhaps for one of its uses; null puts it back. @param {import("./choose.js").Held | null} held */
export const holdCard = (held) =>
  batch(() => {
    store.card.value = held;
    store.chosen.value = new Set();
    store.offered.value = null;
    store.notice.value = null;
  });

// A click on a card takes it, or puts it back; of one that cannot be played it asks why.
export const onCard = (card) => {
  if (!able()) return;
  if (store.card.value?.key === card) holdCard(null);
  else if (ofCard(store.legal.value, card).length) holdCard({ key: card, verb: onlyUse(card) });
  else why({ card });
};

const onlyUse = (card) => {
  const found = uses(store.legal.value, card, store.gameModule.value.aimed);
  return found.length === 1 ? found[0].verb : null;
};

const drawers = [store.listShown, store.helpShown, store.rule, decksShown];

// Closes what lies uppermost: a drawer, then the past, then what was chosen.
export const cancel = () => {
  if (drawers.some((drawer) => drawer.value) || store.whyOf.value !== null) return closeDrawers();
  if (store.past.value) return backToNow();
  if (store.risk.value) return (store.risk.value = null);
  if (store.journey.value) return (store.journey.value = null);
  return batch(() => {
    store.chosen.value = new Set();
    store.card.value = null;
    store.offered.value = null;
    store.looked.value = null;
    store.notice.value = null;
  });
};

const closeDrawers = () =>
  batch(() => {
    store.listShown.value = false;
    decksShown.value = false;
    store.helpShown.value = false;
    store.rule.value = null;
    store.whyOf.value = null;
  });

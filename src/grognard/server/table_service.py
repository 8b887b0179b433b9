"""The service: opens tables, carries requests to them one at a time, keeps what happened, tells who
listens."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from typing import TypeVar

from msgspec.json import decode

from grognard.kernel import registry
from grognard.kernel.game import Game
from grognard.kernel.journal import Journal
from grognard.kernel.reason import Reason
from grognard.players import QUICK
from grognard.server import standing
from grognard.server.computers import Computers
from grognard.server.messages import (
    AboutThing,
    Act,
    Attempt,
    GiveUp,
    NewTable,
    SeatInBrief,
    StandingOrder,
    TableInBrief,
    TableShown,
    TakeBack,
    Verdict,
    Why,
)
from grognard.server.notices.board import Notices
from grognard.server.opponents import check_player, is_quick
from grognard.server.peers import Peers, retried
from grognard.server.refusal import Refusal
from grognard.server.remote import clocks, consent, rooms
from grognard.server.remote.messages import News, Said
from grognard.server.shares import Payers, Whereabouts
from grognard.server.sitting import DESERTED, Listener, Sitting
from grognard.server.storage import (
    Chair,
    Conflict,
    Connection,
    Promise,
    Record,
    Status,
    StorageError,
    TableStore,
    Terms,
    now,
)
from grognard.server.storage.terms import write_clock, write_terms
from grognard.server.tables import STRIDE, Damaged, Table

T = TypeVar("T")
ID = re.compile(r"[A-Za-z0-9_-]{16}")  # 96 random bits
MOST_OPEN = 256  # tables in memory that nobody uses; beyond that the longest unused are put away
MOST_LISTED = 100
BREATH = 0.2  # seconds between two looks for one stream
# Tables at which computers may think for somebody at once: for a guest, an account, an address.
MOST_THOUGHTS = (4, 12, 12)
SILENCE = 15.0  # seconds after which a stream says that it is still there

log = logging.getLogger(__name__)


class At:
    """Holds the lock of a table; a generator would do the same at three times the cost."""

    __slots__ = ("service", "sitting", "sure", "table")

    def __init__(self, service: TableService, table: str, sure: bool) -> None:
        self.service = service
        self.table = table
        self.sure = sure

    async def __aenter__(self) -> Sitting:
        self.sitting = await self.service.take(self.table, self.sure)
        return self.sitting

    async def __aexit__(self, *_error: object) -> None:
        self.sitting.lock.release()


class TableService:
    """Every request for a table passes here."""

    def __init__(self, storage: TableStore, computers: Computers, notices: Notices) -> None:
        self.storage = storage
        self.computers = computers
        self.notices = notices
        self.whereabouts = Whereabouts()
        self.sittings: OrderedDict[str, Sitting] = OrderedDict()
        self.opening: dict[str, asyncio.Task[Sitting]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.rumours: dict[str, float] = {}  # stamps told of tables that are being opened
        self.peers = Peers(self) if storage.database.shared else None
        self.closing = False
        self.acted = 0  # actions kept so far
        self.keeping = 0  # changes that are being kept

    # --- opening and closing ---------------------------------------------------------------

    async def start(self, silence: int = 0) -> None:
        """Lets computer players go on where they were when the server stopped, so long ago."""
        if self.peers is not None:
            self.peers.start()
        await self.resume(silence)
        self.notices.start()

    async def resume(self, silence: int = 0) -> None:
        """Sets those computer players to work whom nobody drives, where somebody may wait."""
        since = now() - silence - int(DESERTED * 1000)
        for table in await asyncio.wrap_future(self.storage.waiting(since)):
            self._set_to_work(table)

    async def stop(self) -> None:
        """Ends the streams and the computers' work; what is kept stays kept."""
        self.end_streams()
        if self.peers is not None:
            await self.peers.stop()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.computers.close()
        await self.notices.stop()
        self.storage.close()

    def end_streams(self) -> None:
        """Nobody is told anything more: a server that waits for its streams would never stop."""
        self.closing = True
        for sitting in self.sittings.values():
            sitting.tell()

    def at(self, table: str, *, sure: bool = True) -> At:
        """A table, for this request alone.

        Where others may change it too, it is as the last of them left it; unless the caller need
        not be sure and is content with what was told.
        """
        return At(self, table, sure)

    async def take(self, table: str, sure: bool) -> Sitting:
        """A table whose lock is held from now on."""
        while True:
            sitting = self._there(table) or await self._find(table)
            await sitting.lock.acquire()
            try:
                if not sitting.gone:
                    if self.peers is not None:
                        await self._catch_up(sitting, sure)
                    return sitting
            except BaseException:
                sitting.lock.release()
                raise
            sitting.lock.release()

    async def _catch_up(self, sitting: Sitting, sure: bool) -> bool:
        """Whether another process changed the table; if so its change is taken over."""
        here = sitting.table
        if self.peers is None or (not sure and sitting.heard <= here.stamp):
            return False
        sitting.heard = min(sitting.heard, here.stamp)
        if await asyncio.wrap_future(self.storage.stamp(here.id)) == here.stamp:
            return False
        record = await self._load(here.id)
        sitting.table = await _rebuilt(record, here)
        sitting.tell()
        return True

    def rumour(self, table: str, stamp: int | None) -> None:
        """Another process says that it has changed a table; None: perhaps some has."""
        told = float("inf") if stamp is None else stamp
        if table in self.opening:
            self.rumours[table] = max(told, self.rumours.get(table, 0))
        sitting = self.sittings.get(table)
        if sitting is not None and told > sitting.table.stamp:
            sitting.heard = told
            sitting.tell()

    async def refresh(self) -> None:
        """Puts tables away that their owner changed or removed past this process."""
        query = "SELECT id, stamp FROM tables WHERE id IN ({})"
        open_ones = list(self.sittings)
        marks = ", ".join("?" * len(open_ones))

        def work(db: Connection) -> dict[str, int]:
            rows = db.execute(query.format(marks), open_ones)
            return {row["id"]: row["stamp"] for row in rows}

        stamps = await asyncio.wrap_future(self.storage.database.read(work)) if open_ones else {}
        for table in open_ones:
            sitting = self.sittings.get(table)
            if sitting is not None and stamps.get(table) != sitting.table.stamp:
                await self._look_again(sitting)

    async def _look_again(self, sitting: Sitting) -> None:
        """Puts a table away if it is not, now that nobody changes it, as it is kept."""
        async with sitting.lock:
            kept = await asyncio.wrap_future(self.storage.stamp(sitting.table.id))
            if kept != sitting.table.stamp:
                self._put_away(sitting)

    def _there(self, table: str) -> Sitting | None:
        sitting = self.sittings.get(table)
        if sitting is not None:
            self.sittings.move_to_end(table)
        return sitting

    async def _find(self, table: str) -> Sitting:
        if not ID.fullmatch(table):
            raise Refusal(404, "no-table")
        if table not in self.opening:
            self.opening[table] = asyncio.create_task(self._open(table))
        return await asyncio.shield(self.opening[table])

    async def _open(self, table: str) -> Sitting:
        try:
            sitting = self._lay(await _rebuilt(await self._load(table)))
            sitting.heard = self.rumours.get(table, 0)
            return sitting
        finally:
            self.opening.pop(table, None)
            self.rumours.pop(table, None)

    async def _load(self, table: str) -> Record:
        record = await asyncio.wrap_future(self.storage.load(table))
        if record is None:
            raise Refusal(404, "no-table")
        return record

    def _lay(self, table: Table) -> Sitting:
        sitting = Sitting(table)
        self.sittings[table.id] = sitting
        idle = [key for key, other in self.sittings.items() if other.idle and other is not sitting]
        # Those in use do not count: otherwise whoever opens a table would put away what another has
        # just opened and not yet taken up, and he the other's, for ever.
        for key in idle[: max(0, len(idle) + 1 - MOST_OPEN)]:
            self._put_away(self.sittings[key])
        return sitting

    async def reseat(self, tables: Iterable[str]) -> None:
        """Other people, or other names, sit at tables now: those in memory are made anew."""
        for table in tables:
            if table in self.sittings:
                async with self.at(table) as sitting:
                    sitting.table = await _rebuilt(await self._load(table), sitting.table)
                    sitting.tell()
                    self.pass_on(sitting)

    def _put_away(self, sitting: Sitting) -> None:
        sitting.gone = True
        if self.sittings.get(sitting.table.id) is sitting:
            del self.sittings[sitting.table.id]
        sitting.tell()

    # --- keeping ---------------------------------------------------------------------------

    async def keep(self, sitting: Sitting, written: Promise, only: str | None = None) -> None:
        """Waits until a change of the table (one `TableStore.change`) is durable, then tells it.

        If it cannot be kept, it never was.
        """
        self.keeping += 1
        try:
            await written.here()
        except BaseException as error:
            self._put_away(sitting)
            if isinstance(error, StorageError) and not isinstance(error, Conflict):
                log.error("table %s: %s", sitting.table.id, error)
                raise Refusal(503, "not-kept") from error
            raise
        finally:
            self.keeping -= 1
        sitting.table.stamp += 1
        if only is None:
            sitting.table.renew()
        sitting.tell(only)

    async def commit(
        self,
        sitting: Sitting,
        action: str | int,
        meanwhile: Callable[[], None] | None = None,
        *,
        far: bool = False,
    ) -> None:
        """An action of the seat that is asked, person or computer, or a line of several.

        What must be done anyway, but not said before the action is kept, is done while it is.
        """
        table = sitting.table
        before, ran = table.asked, clocks.running(table)
        number = len(table.journal.entries) + 1
        entry = table.play(action, far=far)
        ticked = _both(self._ticked(table, ran, moved=True), standing.lapsed(table))
        entries = table.journal.entries[number - 1 :]
        written = self.storage.append(table.id, table.stamp, number, entries, table.status, ticked)
        try:
            if meanwhile is not None:
                # After those who ask in the same moment: then all of them are on their way.
                await asyncio.sleep(0)
                meanwhile()
        finally:
            await self.keep(sitting, written, None if entry.final else entry.seat)
        self.acted += len(entries)
        self.notices.moved(table, before)

    def _ticked(
        self, table: Table, before: str | None, *, moved: bool = False
    ) -> Callable[[Connection], None] | None:
        """Lets the clocks pass on; what must be written then, if anything."""
        if not clocks.passed(table, before, moved=moved):
            return None
        return lambda db: write_clock(db, table.id, table.terms, before)

    async def keep_terms(
        self, sitting: Sitting, more: Callable[[Connection], None] | None = None
    ) -> None:
        """Keeps what is agreed at a table, who sits there, and where it stands."""
        here = sitting.table

        def work(db: Connection) -> None:
            write_terms(db, here.id, here.terms, here.chairs)
            if more is not None:
                more(db)

        await self.keep(sitting, self.storage.change(here.id, here.stamp, work, here.status))

    def _set_to_work(self, table: str) -> None:
        """Starts the computer players of a table, unless they are at work already."""
        task = asyncio.create_task(self.computers.play(self, table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def lay(self, table: Table) -> None:
        """A new table that is already stored and that somebody is looking at."""
        sitting = self._lay(table)
        sitting.look()
        self.pass_on(sitting)

    def pass_on(self, sitting: Sitting) -> None:
        """If it is the computer's turn, it begins to think; if not, it may think ahead."""
        wanted = sitting.table.thinking or standing.due(sitting.table)
        if wanted and not sitting.playing and not self.closing:
            self._set_to_work(sitting.table.id)
        elif not sitting.playing:
            self.computers.ponder(self, sitting)

    def visited(self, sitting: Sitting) -> None:
        """Somebody looks: a computer player that was left alone goes on."""
        sitting.look()
        if sitting.asleep and sitting.table.thinking:
            self.pass_on(sitting)

    def payers(self, here: Table) -> Payers:
        """To whom the thoughts at a table are charged: who opened it, or else who sits there."""
        people = (here.terms.opened_by, *(chair.person for chair in here.chairs.values()))
        person = next((person for person in people if person is not None), None)
        return self.whereabouts.payers(person) or (here.id,)

    def check_thoughts(self, here: Table, besides: str = QUICK[0]) -> None:
        """Raises Refusal where computers think at too many other tables of the same person."""
        if is_quick(besides) and not _ponderous(here):
            return
        guest, account, address = MOST_THOUGHTS
        named = any(chair.name is not None for chair in here.chairs.values())
        payers = self.payers(here)
        others = [s.table for s in self.sittings.values() if s.playing and s.table is not here]
        busy = [self.payers(other) for other in others if _ponderous(other)]
        for payer, most in zip(payers, (account if named else guest, address), strict=False):
            if sum(payer in each for each in busy) >= most:
                raise Refusal(429, "too-many-thoughts")

    # --- requests --------------------------------------------------------------------------

    async def open(self, record: Record) -> str:
        """A table that has not been kept yet; its id."""
        table = await asyncio.to_thread(Table, record)
        clocks.passed(table, None)
        record.status = table.status
        if table.thinking:
            self.check_thoughts(table)
        await asyncio.wrap_future(self.storage.add_table(record))
        self.lay(table)
        return record.id

    async def tables_of(self, visitor: str | None) -> list[TableInBrief]:
        """A visitor's tables, the latest first."""
        if visitor is None:
            return []
        records = await asyncio.wrap_future(self.storage.tables_of(visitor, MOST_LISTED))
        return [_in_brief(record, visitor) for record in records]

    async def look(
        self, table: str, visitor: str | None, seat: str | None, language: str, since: int
    ) -> TableShown:
        """The table as a seat, or an onlooker, may know it."""
        async with self.at(table) as sitting:
            self.visited(sitting)
            return sitting.table.show(visitor, seat, language, since)

    async def check_look(self, table: str, visitor: str | None, seat: str | None) -> None:
        """Raises Refusal if there is no such table, or the seat is not the visitor's."""
        async with self.at(table) as sitting:
            sitting.table.known_to(visitor, seat)

    @retried
    async def act(
        self,
        table: str,
        visitor: str | None,
        wish: Act,
        language: str,
        since: int,
        form: Callable[[TableShown], T],
    ) -> T:
        """An action of one of the visitor's seats; the table that it leads to, in some form."""
        # What is written tells whether the table was up to date; only what is refused must ask.
        async with self.at(table, sure=False) as sitting:
            answers: list[T] = []

            def show() -> None:
                answers.append(form(sitting.table.show(visitor, wish.seat, language, since)))

            self.visited(sitting)
            try:
                sitting.table.check_seat(visitor, wish.seat)
                sitting.table.check_turn(wish.seat, wish.version)
                await self.commit(sitting, wish.action, show, far=wish.far)
            except Refusal as refusal:
                if not sitting.gone and await self._catch_up(sitting, sure=True):
                    raise Conflict("the table was changed by somebody else") from refusal
                raise
            self.pass_on(sitting)
            return answers[0]

    @retried
    async def undo(
        self, table: str, visitor: str | None, wish: TakeBack, language: str, since: int
    ) -> TableShown:
        """The last actions of one of the visitor's seats are taken back, or all that can be."""
        async with self.at(table) as sitting:
            here = sitting.table
            here.check_seat(visitor, wish.seat)
            here.check_turn(wish.seat, wish.version)
            last = len(here.journal.entries)
            first = here.undo(wish.count, everything=wish.all)
            removed = self.storage.remove(here.id, here.stamp, first, last, here.status)
            await self.keep(sitting, removed)
            return here.show(visitor, wish.seat, language, since)

    @retried
    async def resign(
        self, table: str, visitor: str | None, wish: GiveUp, language: str
    ) -> TableShown:
        """One of the visitor's seats gives up."""
        async with self.at(table) as sitting:
            here = sitting.table
            here.check_seat(visitor, wish.seat)
            if here.over:
                raise Refusal(409, "over", version=here.version)
            before = clocks.running(here)
            here.end("resigned", wish.seat)
            clocks.passed(here, before)
            await self.keep_terms(sitting)
            self.notices.ended(here, wish.seat)
            return here.show(visitor, wish.seat, language)

    @retried
    async def stand(
        self, table: str, visitor: str | None, wish: StandingOrder, language: str
    ) -> TableShown:
        """A seat sets or withdraws its standing order; no other seat is told."""
        async with self.at(table) as sitting:
            here = sitting.table
            here.check_seat(visitor, wish.seat)
            work = standing.give(here, wish.seat, wish.order)
            await self.keep(sitting, self.storage.change(here.id, here.stamp, work), wish.seat)
            self.pass_on(sitting)
            return here.show(visitor, wish.seat, language)

    async def why(
        self, table: str, visitor: str | None, wish: Attempt, language: str
    ) -> Verdict | AboutThing:
        """Whether the seat could do something now, or why nothing with a thing; changes nothing."""
        things = [wish.piece, wish.place, wish.card]
        if [wish.action, *things].count(None) != len(things):
            raise Refusal(400, "malformed")
        async with self.at(table) as sitting:
            here = sitting.table
            here.check_seat(visitor, wish.seat)
            here.check_turn(wish.seat)
            if wish.action is None:
                found = here.game.about(
                    here.state, wish.seat, piece=wish.piece, place=wish.place, card=wish.card
                )
                reasons = [_why(here.game, reason, language) for reason in found.reasons]
                return AboutThing([action.text for action in found.actions], reasons)
            reason = here.why_not(wish.action)
            return Verdict(
                reason is None, None if reason is None else _why(here.game, reason, language)
            )

    async def check_open(self, table: str, visitor: str, seat: str) -> None:
        """Raises Refusal if a visitor may not sit down there."""
        async with self.at(table) as sitting:
            _open_chair(sitting.table, visitor, seat)

    @retried
    async def sit(
        self, table: str, visitor: str, seat: str, language: str, name: str | None = None
    ) -> TableShown:
        """A visitor takes an open seat."""
        async with self.at(table) as sitting:
            here = sitting.table
            chair = _open_chair(here, visitor, seat)
            if chair.person is None:
                before = clocks.running(here)
                chair.person, chair.name = visitor, name
                here.terms.held.add((seat, visitor))
                ticked = self._ticked(here, before)
                await self.keep(sitting, self.storage.sit(table, here.stamp, seat, visitor, ticked))
                self.notices.seated(here, seat)
            return here.show(visitor, seat, language)

    async def journal(self, table: str, visitor: str | None, seat: str | None = None) -> str:
        """The journal as text, to those who may read it; with a seat, its own copy."""
        async with self.at(table) as sitting:
            return sitting.table.journal_text(visitor, seat)

    async def versions(
        self, table: str, visitor: str | None, seat: str | None
    ) -> AsyncIterator[News]:
        """The version at once and whenever there is something new; rooms where something was said.

        None in silence.
        """
        news = Listener()
        sitting: Sitting | None = None
        last: object = None
        known: dict[str, int] = {}
        silent = False
        try:
            while not self.closing:
                async with self.at(table, sure=False) as sitting:
                    sitting.listeners.add(news)
                    self.visited(sitting)
                    seats = sitting.table.seats_of(visitor)
                    news.seats = seats if seat is None else {seat} & {*seats}
                    mark = sitting.table.mark_for(news.seats)
                    said = rooms.heard(sitting.table, seats)
                if mark != last:
                    silent, last = False, mark
                    yield int(mark[0])
                for room in [room for room, number in said.items() if number > known.get(room, 0)]:
                    silent = False
                    yield Said(room, said[room])
                known = said
                if silent:
                    yield None
                # What happens in quick succession is told together.
                await asyncio.sleep(BREATH)
                silent = not await _waited(news)
        finally:
            if sitting is not None:
                sitting.listeners.discard(news)


def _ponderous(here: Table) -> bool:
    """Whether a computer player at a table thinks long."""
    players = (chair.player for chair in here.chairs.values())
    return any(player is not None and not is_quick(player) for player in players)


def _why(game: Game, reason: Reason, language: str) -> Why:
    return Why(reason.rule, reason.key, game.say(reason, language))


def _both(
    one: Callable[[Connection], None] | None, other: Callable[[Connection], None] | None
) -> Callable[[Connection], None] | None:
    """Two things to be written, of which there may be neither."""
    works = [work for work in (one, other) if work is not None]

    def work(db: Connection) -> None:
        for each in works:
            each(db)

    return work if works else None


async def _rebuilt(record: Record, known: Table | None = None) -> Table:
    """A table from its rows, or as much of them as is new."""
    try:
        return await asyncio.to_thread(Table, record, known)
    except Damaged as error:
        log.error("table %s cannot be rebuilt", record.id)
        raise Refusal(500, "damaged") from error


async def _waited(news: asyncio.Event) -> bool:
    """Whether there were news before the silence became too long."""
    loop = asyncio.get_running_loop()
    until = loop.time() + SILENCE
    timer = loop.call_at(until, news.set)
    try:
        await news.wait()
    finally:
        timer.cancel()
    news.clear()
    return loop.time() < until


def _open_chair(here: Table, visitor: str, seat: str) -> Chair:
    """A chair on which a visitor may sit down, or sits; raises Refusal."""
    chair = here.chairs.get(seat)
    if chair is None:
        raise Refusal(404, "not-found")
    if chair.player is not None or chair.person not in (None, visitor):
        raise Refusal(409, "seat-taken")
    if chair.person is None:
        consent.check_side(here, visitor, seat)
    return chair


def new_record(visitor: str, wish: NewTable, name: str | None = None) -> Record:
    """A table as it is first kept; raises UnknownName or Refusal."""
    game = registry.game(wish.game)
    options = game.check_options(dict.fromkeys(wish.options, True))
    seats = game.seats(options)
    for seat in wish.seats:
        if seat not in seats:
            raise Refusal(422, "not-a-player", word=seat)
    chairs = {seat: _chair(visitor, wish.seats.get(seat, "open"), name) for seat in seats}
    if not any(chair.person for chair in chairs.values()):
        raise Refusal(422, "no-own-seat")
    players = {seat: chair.player or "human" for seat, chair in chairs.items()}
    switches = dict.fromkeys(options, True)
    journal = Journal.begin(game, wish.scenario, edition=wish.edition, players=players, **switches)
    status = Status(STRIDE, journal.state.seat, over=False, settled=True)
    terms = Terms(opened_by=visitor, listed=wish.listed)
    clocks.wind(terms, wish.pace, list(chairs))
    return Record(secrets.token_urlsafe(12), journal.header, chairs, status, terms=terms)


def _chair(visitor: str, word: str, name: str | None) -> Chair:
    if word == "me":
        return Chair(person=visitor, name=name)
    if word == "open":
        return Chair()
    return Chair(player=check_player(word))


def _in_brief(record: Record, visitor: str) -> TableInBrief:
    yours = [seat for seat, chair in record.chairs.items() if chair.person == visitor]
    return TableInBrief(
        table=record.id,
        game=record.header.game,
        title=registry.game(record.header.game).title,
        scenario=record.header.scenario,
        options=list(record.header.options),
        yours=yours,
        asked=record.status.asked,
        your_turn=record.status.asked in yours,
        over=record.status.over,
        updated=record.updated // 1000,
        pace=record.terms.pace,
        left=clocks.left_of(record.terms, record.status.asked),
        others=[
            SeatInBrief(seat, chair.name, chair.player)
            for seat, chair in record.chairs.items()
            if seat not in yours
        ],
        turn=record.status.turn,
        label=decode(record.status.turn_words or "null"),
    )

"""The desk: opens tables, carries requests to them one at a time, keeps what happened, tells who
listens."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures import Future
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TypeVar

from grognard.kernel import registry
from grognard.kernel.journal import Journal
from grognard.players import NAMES
from grognard.server.computers import Computers
from grognard.server.messages import (
    Act,
    Attempt,
    GiveUp,
    NewTable,
    TableInBrief,
    TableShown,
    TakeBack,
    Verdict,
    Why,
)
from grognard.server.refusal import Refusal
from grognard.server.storage import Chair, Record, Status, Storage, StorageError
from grognard.server.tables import STRIDE, Damaged, Table

T = TypeVar("T")
ID = re.compile(r"[A-Za-z0-9_-]{16}")  # 96 random bits
MOST_OPEN = 256  # tables in memory; more are opened, but those that nobody looks at are put away
MOST_LISTED = 100
SILENCE = 15.0  # seconds after which a stream says that it is still there
COMPUTER = "computer:"

log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class Sitting:
    """A table in memory: its lock, and those who wait for news."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[asyncio.Event] = field(default_factory=set)
    playing: bool = False  # a computer player is at work
    gone: bool = False  # put away; whoever waited for the lock must open the table anew

    def tell(self) -> None:
        """Wakes those who wait for news; each looks for himself whether there are any for him."""
        for listener in self.listeners:
            listener.set()

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it."""
        return not (self.listeners or self.playing or self.lock.locked())


class Desk:
    """Every request for a table passes here."""

    def __init__(self, storage: Storage, computers: Computers) -> None:
        self.storage = storage
        self.computers = computers
        self.sittings: OrderedDict[str, Sitting] = OrderedDict()
        self.opening: dict[str, asyncio.Task[Sitting]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    # --- opening and closing ---------------------------------------------------------------

    async def start(self) -> None:
        """Lets computer players go on where they were when the server stopped."""
        for table in await asyncio.wrap_future(self.storage.waiting()):
            self._set_to_work(table)

    async def stop(self) -> None:
        """Ends the streams and the computers' work; what is kept stays kept."""
        self.end_streams()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.computers.close()
        self.storage.close()

    def end_streams(self) -> None:
        """Nobody is told anything more: a server that waits for its streams would never stop."""
        self.closing = True
        for sitting in self.sittings.values():
            sitting.tell()

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Sitting]:
        """A table, for this request alone."""
        while True:
            sitting = await self._find(table)
            async with sitting.lock:
                if not sitting.gone:
                    yield sitting
                    return

    async def _find(self, table: str) -> Sitting:
        if table in self.sittings:
            self.sittings.move_to_end(table)
            return self.sittings[table]
        if not ID.fullmatch(table):
            raise Refusal(404, "no-table")
        if table not in self.opening:
            self.opening[table] = asyncio.create_task(self._open(table))
        return await asyncio.shield(self.opening[table])

    async def _open(self, table: str) -> Sitting:
        try:
            record = await asyncio.wrap_future(self.storage.load(table))
            if record is None:
                raise Refusal(404, "no-table")
            return self._lay(await asyncio.to_thread(Table, record))
        except Damaged as error:
            log.error("table %s cannot be rebuilt", table)
            raise Refusal(500, "damaged") from error
        finally:
            self.opening.pop(table, None)

    def _lay(self, table: Table) -> Sitting:
        sitting = Sitting(table)
        self.sittings[table.id] = sitting
        idle = [key for key, other in self.sittings.items() if other.idle and other is not sitting]
        for key in idle[: max(0, len(self.sittings) - MOST_OPEN)]:
            self._put_away(self.sittings[key])
        return sitting

    def _put_away(self, sitting: Sitting) -> None:
        sitting.gone = True
        if self.sittings.get(sitting.table.id) is sitting:
            del self.sittings[sitting.table.id]
        sitting.tell()

    # --- keeping ---------------------------------------------------------------------------

    async def keep(self, sitting: Sitting, written: Future[T]) -> T:
        """Waits until a change is durable, then tells it; if it cannot be kept, it never was."""
        try:
            result = await asyncio.wrap_future(written)
        except BaseException as error:
            self._put_away(sitting)
            if isinstance(error, StorageError):
                log.error("table %s: %s", sitting.table.id, error)
                raise Refusal(503, "not-kept") from error
            raise
        sitting.tell()
        return result

    async def commit(self, sitting: Sitting, action: str | int) -> None:
        """An action of the seat that is asked, person or computer."""
        table = sitting.table
        entry = table.play(action)
        number = len(table.journal.entries)
        await self.keep(sitting, self.storage.append(table.id, number, entry, table.status))

    def _set_to_work(self, table: str) -> None:
        """Starts the computer players of a table, unless they are at work already."""
        task = asyncio.create_task(self.computers.play(self, table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _pass_on(self, sitting: Sitting) -> None:
        """If it is the computer's turn, it begins to think."""
        if sitting.table.thinking and not sitting.playing and not self.closing:
            self._set_to_work(sitting.table.id)

    # --- requests --------------------------------------------------------------------------

    async def create(self, visitor: str, wish: NewTable) -> str:
        """A new table; its id."""
        record = new_record(visitor, wish)
        table = await asyncio.to_thread(Table, record)
        await asyncio.wrap_future(self.storage.add_table(record))
        self._pass_on(self._lay(table))
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
            return sitting.table.show(visitor, seat, language, since)

    async def act(
        self, table: str, visitor: str | None, wish: Act, language: str, since: int
    ) -> TableShown:
        """An action of one of the visitor's seats."""
        async with self.at(table) as sitting:
            sitting.table.check_seat(visitor, wish.seat)
            sitting.table.check_turn(wish.seat, wish.version)
            await self.commit(sitting, wish.action)
            self._pass_on(sitting)
            return sitting.table.show(visitor, wish.seat, language, since)

    async def undo(
        self, table: str, visitor: str | None, wish: TakeBack, language: str, since: int
    ) -> TableShown:
        """The last action of one of the visitor's seats is taken back."""
        async with self.at(table) as sitting:
            here = sitting.table
            here.check_seat(visitor, wish.seat)
            here.check_turn(wish.seat, wish.version)
            number = here.undo()
            await self.keep(sitting, self.storage.remove(here.id, number, here.status))
            return here.show(visitor, wish.seat, language, since)

    async def resign(
        self, table: str, visitor: str | None, wish: GiveUp, language: str
    ) -> TableShown:
        """One of the visitor's seats gives up."""
        async with self.at(table) as sitting:
            here = sitting.table
            here.check_seat(visitor, wish.seat)
            if here.over:
                raise Refusal(409, "over", version=here.version)
            here.resign(wish.seat)
            await self.keep(sitting, self.storage.resign(here.id, wish.seat, here.status))
            return here.show(visitor, wish.seat, language)

    async def why(self, table: str, visitor: str | None, wish: Attempt, language: str) -> Verdict:
        """Whether the seat could do something now; changes nothing."""
        async with self.at(table) as sitting:
            here = sitting.table
            here.check_seat(visitor, wish.seat)
            here.check_turn(wish.seat)
            reason = here.why_not(wish.action)
            if reason is None:
                return Verdict(True, None)
            return Verdict(False, Why(reason.rule, reason.key, here.game.say(reason, language)))

    async def sit(self, table: str, visitor: str, seat: str, language: str) -> TableShown:
        """A visitor takes an open seat."""
        async with self.at(table) as sitting:
            chair = sitting.table.chairs.get(seat)
            if chair is None:
                raise Refusal(404, "not-found")
            if chair.player is not None or chair.visitor not in (None, visitor):
                raise Refusal(409, "seat-taken")
            if chair.visitor is None:
                chair.visitor = visitor
                await self.keep(sitting, self.storage.sit(table, seat, visitor))
            return sitting.table.show(visitor, seat, language)

    async def journal(self, table: str, visitor: str | None) -> str:
        """The journal as text, to those who may read it."""
        async with self.at(table) as sitting:
            return sitting.table.journal_text(visitor)

    async def versions(
        self, table: str, visitor: str | None, seat: str | None
    ) -> AsyncIterator[int | None]:
        """The version at once and whenever the visitor may know something new; None in silence."""
        news = asyncio.Event()
        sitting: Sitting | None = None
        last: object = None
        silent = False
        try:
            while not self.closing:
                async with self.at(table) as sitting:
                    sitting.listeners.add(news)
                    seats = sitting.table.seats_of(visitor)
                    mark = sitting.table.mark_for(seats if seat is None else {seat} & {*seats})
                if mark != last:
                    last = mark
                    yield int(mark[0])
                elif silent:
                    yield None
                silent = not await _waited(news)
        finally:
            if sitting is not None:
                sitting.listeners.discard(news)


async def _waited(news: asyncio.Event) -> bool:
    """Whether there were news before the silence became too long."""
    try:
        await asyncio.wait_for(news.wait(), SILENCE)
    except TimeoutError:
        return False
    news.clear()
    return True


def new_record(visitor: str, wish: NewTable) -> Record:
    """A table as it is first kept; raises UnknownName or Refusal."""
    game = registry.game(wish.game)
    options = game.check_options(dict.fromkeys(wish.options, True))
    seats = game.seats(options)
    for seat in wish.seats:
        if seat not in seats:
            raise Refusal(422, "not-a-player", word=seat)
    chairs = {seat: _chair(visitor, wish.seats.get(seat, "open")) for seat in seats}
    if not any(chair.visitor for chair in chairs.values()):
        raise Refusal(422, "no-own-seat")
    players = {seat: chair.player or "human" for seat, chair in chairs.items()}
    switches = dict.fromkeys(options, True)
    journal = Journal.begin(game, wish.scenario, players=players, **switches)
    status = Status(STRIDE, journal.state.seat, over=False, settled=True)
    return Record(secrets.token_urlsafe(12), journal.header, chairs, status)


def _chair(visitor: str, word: str) -> Chair:
    if word == "me":
        return Chair(visitor=visitor)
    if word == "open":
        return Chair()
    name = word.removeprefix(COMPUTER)
    if not word.startswith(COMPUTER) or name not in NAMES:
        raise Refusal(422, "not-a-player", word=word)
    return Chair(player=name)


def _in_brief(record: Record, visitor: str) -> TableInBrief:
    yours = [seat for seat, chair in record.chairs.items() if chair.visitor == visitor]
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
    )

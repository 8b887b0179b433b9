"""The notice board: who is told of what, and when it leaves the house.

For other parts of the server:

    service.notices.post(table, seat, "offer")

tells the holder of that seat; kinds are `turn`, `over`, `seat`, `offer`, `clock` and `chat`. It
never waits, never raises, and says nothing to somebody who has a stream open at that table. A
notice holds the table, the seat, the kind and the key of the step, which everyone may know.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

from grognard.server import standing
from grognard.server.notices.post import Post
from grognard.server.notices.store import CLOCK, OVER, SEAT, TURN, Draft, NoticeStore
from grognard.server.remote.messages import News
from grognard.server.storage import Database, StorageError
from grognard.server.tables import Table

GRACE = 20.0  # seconds in which a person who is there anyway can read the notice

log = logging.getLogger(__name__)


class Notices:
    """Tells people what happens at their tables."""

    def __init__(self, database: Database, post: Post) -> None:
        self.store = NoticeStore(database)
        self.shared = database.shared
        self.way_out = post
        self.grace = GRACE
        self.present: Counter[tuple[str, str]] = Counter()
        self.bell = asyncio.Event()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.sender: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to send, first what was left when the server stopped."""
        self.loop = asyncio.get_running_loop()
        self._written(self.store.sweep())
        self.sender = asyncio.create_task(self._send_for_ever())

    async def stop(self) -> None:
        """Sends nothing more."""
        if self.sender is not None:
            self.sender.cancel()
            await asyncio.gather(self.sender, return_exceptions=True)
        await self.way_out.close()

    # --- what happens at tables ------------------------------------------------------------

    def post(self, table: Table, seat: str, kind: str) -> None:
        """Tells the holder of a seat."""
        drafts = self._drafts(table, [seat], kind)
        if drafts:
            self._written(self.store.add(drafts))

    def moved(self, table: Table, before: str | None) -> None:
        """After an action of the seat that was asked before."""
        if table.over:
            self.ended(table, before)
        elif table.asked is not None and table.asked != before and table.status.settled:
            holder = _holder(table, before)
            # A standing order lets this step pass, so its owner is not called.
            ask = [] if standing.due(table) else self._drafts(table, [table.asked], TURN)
            drafts = [draft for draft in ask if draft.person != holder]
            if holder is not None or drafts:
                self._written(self.store.turn_passed(table.id, holder, drafts))

    def ended(self, table: Table, by: str | None = None) -> None:
        """The game is over; the person who ended it is not told."""
        drafts = self._drafts(table, self._others(table, by), OVER)
        if any(chair.person for chair in table.chairs.values()):
            self._written(self.store.game_over(table.id, drafts))

    def seated(self, table: Table, seat: str) -> None:
        """Somebody took a seat; the others are told."""
        for other in self._others(table, seat):
            self.post(table, other, SEAT)

    def _others(self, table: Table, seat: str | None) -> list[str]:
        """One seat of each other person, so that each is told only once."""
        own = _holder(table, seat)
        seats = {c.person: name for name, c in table.chairs.items() if c.person not in (None, own)}
        return list(seats.values())

    def _drafts(self, table: Table, seats: list[str], kind: str) -> list[Draft]:
        step = table.game.step_key(table.settled_state) if kind in (TURN, CLOCK) else None
        held = [(seat, _holder(table, seat)) for seat in seats]
        return [
            Draft(person, table.id, seat, kind, step)
            for seat, person in held
            if person is not None and not self.present[person, table.id]
        ]

    def _written(self, future: Future[None]) -> None:
        """Lets it be written; the game goes on without a notice if it cannot be."""
        future.add_done_callback(_log_failure)
        # Not before it is there: a busy storage may write it later than it would be looked for.
        future.add_done_callback(self._ring)

    def _ring(self, _future: Future[None]) -> None:
        """Wakes the sender, from whatever thread."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.bell.set)

    # --- who is there ----------------------------------------------------------------------

    @contextmanager
    def watching(self, person: str | None, table: str) -> Iterator[None]:
        """While somebody looks at a table."""
        if person is None:
            yield
            return
        self.present[person, table] += 1
        self.seen(person, table)
        try:
            yield
        finally:
            self.present[person, table] -= 1
            if not self.present[person, table]:
                del self.present[person, table]

    def seen(self, person: str, table: str) -> None:
        """Somebody has seen what there is to see at a table."""
        self.store.read(person, None, table).add_done_callback(_log_failure)

    async def told(
        self, versions: AsyncIterator[News], person: str | None, table: str
    ) -> AsyncIterator[News]:
        """A stream, and while it is open its listener is there."""
        with self.watching(person, table):
            async for version in versions:
                yield version
                # Other processes do not know who is there, and wrote a notice.
                if self.shared and person is not None and version is not None:
                    self.seen(person, table)

    # --- out of the house ------------------------------------------------------------------

    async def _send_for_ever(self) -> None:
        while True:
            await self.bell.wait()
            self.bell.clear()
            await asyncio.sleep(self.grace)
            try:
                await self._send_all()
            except StorageError as error:
                log.error("notices: %s", error)

    async def _send_all(self) -> None:
        while letters := await asyncio.wrap_future(self.store.claim(int(self.grace * 1000))):
            for letter in letters:
                self.way_out.send(letter)
            while self.way_out.full:
                await asyncio.sleep(self.grace)


def _holder(table: Table, seat: str | None) -> str | None:
    return table.chairs[seat].person if seat in table.chairs else None


def _log_failure(future: Future[Any]) -> None:
    error = future.exception()
    if error is not None:
        log.error("a notice could not be kept: %s", type(error).__name__)

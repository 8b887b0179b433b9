"""The heartbeat of the servers: how long nobody was there, so that no clock is charged for it."""

from __future__ import annotations

import asyncio
import itertools
import logging
from typing import TYPE_CHECKING

from grognard.server.accounts.people import forget_idle_guests
from grognard.server.refusal import Refusal
from grognard.server.remote import clocks
from grognard.server.storage import Connection, StorageError, now

if TYPE_CHECKING:
    from grognard.server.table_service import TableService

BEAT = 20 * clocks.SECOND
LAST = {pace: 5 * clocks.MINUTE if pace == "live" else 4 * clocks.HOUR for pace in clocks.PACES}
SWEEP = 180  # beats, about an hour, between two looks for guests who never did anything
SET = 5 * clocks.SECOND  # a machine's clock that differs by more was set
SOON, LATER = 0.5, 5.0  # seconds to wait for other processes: usually, and where times differ
DOWN = 60 * clocks.SECOND  # a silence as long as this means that no process was there

log = logging.getLogger(__name__)


def last_beat(db: Connection) -> int | None:
    """When a process last said that it was there."""
    row = db.execute("SELECT beat FROM pulse WHERE id = 1").fetchone()
    return None if row is None else int(row["beat"])


def revive(db: Connection, at: int) -> int:
    """The first beat of a process that is alone: how long nobody was there.

    The clocks that ran through a long silence are set on by it, and set back where the machine's
    own clock was: they go on from where they stood.
    """
    last = last_beat(db)
    silence = 0 if last is None else at - last
    if not -SET <= silence <= DOWN:
        # A clock cannot have run for longer than it was there to run.
        later = "CASE WHEN clock_since + ? > ? THEN ? ELSE clock_since + ? END"
        db.execute(
            f"UPDATE tables SET clock_since = {later} WHERE clock_since IS NOT NULL AND over = 0",
            (silence, at, at, silence),
        )
    beat(db, at)
    return silence if silence > DOWN else 0


def beat(db: Connection, at: int) -> None:
    """Says that a process is there."""
    put = "INSERT INTO pulse VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET beat = excluded.beat"
    db.execute(put, (at,))


def running_out(db: Connection, at: int) -> list[str]:
    """The tables at which a clock has come to its last stretch since the last beat."""
    query = (
        "SELECT t.id, t.pace, s.bank - (? - t.clock_since) AS remains FROM tables t "
        "JOIN seats s ON s.table_id = t.id AND s.seat = t.asked "
        "WHERE t.clock_since IS NOT NULL AND t.over = 0 AND t.paused = 0 AND s.person IS NOT NULL "
        "AND s.bank - (? - t.clock_since) BETWEEN ? AND ?"
    )
    lowest, highest = min(LAST.values()) - BEAT, max(LAST.values())
    rows = db.execute(query, (at, at, lowest, highest)).fetchall()
    return [row["id"] for row in rows if 0 <= LAST[row["pace"]] - row["remains"] < BEAT]


class Heartbeat:
    """Beats while this process runs, and warns players who have little time left."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.database = service.storage.database
        self.task: asyncio.Task[None] | None = None
        self.failing = False  # the last beat could not be kept
        self.set_by = 0  # how far the machine's clock had been set at the last beat

    async def start(self) -> int:
        """How long nobody was there. Must come before any table is opened."""
        silence = 0
        if await self._joins_others():
            await self.beat()
        else:
            at = clocks.time()
            silence = await asyncio.wrap_future(self.database.ask(lambda db: revive(db, at)))
        self.set_by = clocks.machine.set_by()
        self.task = asyncio.create_task(self._go_on())
        return silence

    async def _joins_others(self) -> bool:
        """Whether another process is there; its time is everybody's, whatever this machine says."""
        peers, at = self.service.peers, clocks.time()
        last = await asyncio.wrap_future(self.database.read(last_beat))
        if peers is None or last is None:
            return False
        told = await peers.time(SOON if -SET <= at - last <= DOWN else LATER)
        if told is None:
            return False
        if abs(told - at) > SET:
            log.warning("this machine's clock is %.0f s ahead of the others'", (at - told) / 1000)
        clocks.machine.go_by(told)
        return True

    async def stop(self) -> None:
        """The last beat."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.beat()

    async def _go_on(self) -> None:
        for number in itertools.count(1):
            await asyncio.sleep(BEAT / 1000)
            await self.beat()
            self.watch_clock()
            try:
                await self.warn()
                await self.service.refresh()
                if number % SWEEP == 0:
                    await self.sweep()
            except (StorageError, Refusal) as error:
                log.error("nobody could be told of his clock: %s", error)

    async def warn(self) -> None:
        """A notice to those whose time is running out."""
        at = clocks.time()
        for table in await asyncio.wrap_future(self.database.read(lambda db: running_out(db, at))):
            async with self.service.at(table) as sitting:
                seat = clocks.running(sitting.table)
                if seat is not None:
                    self.service.notices.post(sitting.table, seat, "clock")

    def watch_clock(self) -> None:
        """Says that the machine's clock was set; games go on by the time before it."""
        set_by = clocks.machine.set_by()
        if abs(set_by - self.set_by) > SET:
            log.warning("the machine's clock was set by %.0f s", (set_by - self.set_by) / 1000)
            self.set_by = set_by

    async def sweep(self) -> None:
        """Guests who never did anything are forgotten."""
        at = now()
        count = await asyncio.wrap_future(self.database.ask(lambda db: forget_idle_guests(db, at)))
        if count:
            log.info("%s guests who never did anything were forgotten", count)

    async def beat(self) -> None:
        """Says that this process is there; whether that was kept, `failing` tells."""
        at = clocks.time()
        try:
            await asyncio.wrap_future(self.database.ask(lambda db: beat(db, at)))
            self.failing = False
        except StorageError as error:
            self.failing = True
            log.error("the heartbeat could not be kept: %s", error)

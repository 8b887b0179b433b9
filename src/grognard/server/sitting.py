"""A table in memory, and those who are there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from dataclasses import dataclass, field

from grognard.players.ponder import Hints
from grognard.server.tables import Table

AWAY = 60.0  # seconds without a request after which a visitor counts as gone
DESERTED = 600.0  # and after which computers at the table stop playing


class Listener(asyncio.Event):
    """Somebody who waits for news of a table, and the seats that he listens for."""

    seats: Collection[str] = ()


@dataclass(slots=True, eq=False)
class Sitting:
    """A table in memory: its lock, and those who wait for news."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[asyncio.Event] = field(default_factory=set)
    playing: bool = False  # a computer player is at work
    asleep: bool = True  # and none will be before somebody looks
    opened: float = field(default_factory=time.monotonic)
    seen: float = float("-inf")  # when somebody last looked
    gone: bool = False  # put away: a task that waited for the lock must open the table again
    heard: float = 0  # the latest stamp that another process told of
    hints: Hints = field(default_factory=dict)  # what its computer found on the other's time
    mused: int = 0  # the version from which it thought ahead
    failures: dict[str, int] = field(default_factory=dict)  # of each seat's computer, in a row

    def tell(self, only: str | None = None) -> None:
        """Wakes all who wait for news; each checks whether there are any for its own seat.

        What a seat can still undo concerns that seat only.
        """
        for listener in self.listeners:
            if only is None or not isinstance(listener, Listener) or only in listener.seats:
                listener.set()

    def look(self) -> None:
        """Somebody looks."""
        self.seen = time.monotonic()

    @property
    def attended(self) -> bool:
        """Whether somebody is there."""
        return self._watched or time.monotonic() - self.seen < AWAY

    @property
    def deserted(self) -> bool:
        """Whether nobody has been there for a while."""
        return not self._watched and time.monotonic() - max(self.seen, self.opened) > DESERTED

    @property
    def _watched(self) -> bool:
        return any(isinstance(listener, Listener) for listener in self.listeners)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it."""
        return not (self.listeners or self.playing or self.lock.locked())

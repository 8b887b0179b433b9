"""Clocks: what a move may take, and what a seat has left. Times are milliseconds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

from grognard.server.storage import Terms, now

if TYPE_CHECKING:
    from grognard.server.tables import Table

SECOND = 1000
MINUTE, HOUR = 60 * SECOND, 3600 * SECOND
DAY = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Pace:
    """What a seat has at the start, and what is added for each move, never beyond the start."""

    bank: int
    extra: int


PACES: dict[str, Pace | None] = {
    "none": None,
    "live": Pace(60 * MINUTE, 30 * SECOND),
    "day": Pace(DAY, 4 * HOUR),
    "three-days": Pace(3 * DAY, 12 * HOUR),
    "slow": Pace(3 * DAY, 36 * HOUR),
}


class SteadyClock:
    """The time of day when it was made, and what has passed since by a clock that nobody sets.

    If the machine's clock is set forward or back, no player gains or loses by it. A process that
    comes to others goes by their time.
    """

    def __init__(
        self, wall: Callable[[], int] = now, steady: Callable[[], float] = monotonic
    ) -> None:
        self.wall, self.steady = wall, steady
        self.start = wall() - steady() * SECOND

    def __call__(self) -> int:
        """The time."""
        return int(self.start + self.steady() * SECOND)

    def go_by(self, at: int) -> None:
        """From now on, it is as late as this."""
        self.start = at - self.steady() * SECOND

    def set_by(self) -> int:
        """How far the machine's clock is ahead of this one; behind it, if below zero."""
        return self.wall() - self()


machine = SteadyClock()
time: Callable[[], int] = machine  # another clock can be put in its place


def running(table: Table) -> str | None:
    """The seat whose clock runs: a person's that is asked, with everyone at the table."""
    terms = table.terms
    if terms.pace == "none" or terms.paused or table.asked is None:
        return None
    if any(chair.person is None and chair.player is None for chair in table.chairs.values()):
        return None
    return table.asked if table.chairs[table.asked].person is not None else None


def wind(terms: Terms, pace: str, seats: list[str]) -> None:
    """A new pace: every seat has its whole bank."""
    terms.pace = pace
    found = PACES[pace]
    terms.banks = {} if found is None else dict.fromkeys(seats, found.bank)
    terms.since = None


def passed(table: Table, before: str | None, *, moved: bool = False) -> bool:
    """After a change: stops the clock that ran before and starts the one that runs now.

    Nothing happens while the same seat is asked, so a clock tells nothing of what it does.
    """
    terms, after = table.terms, running(table)
    if before == after and terms.since is not None:
        return False
    if before is None and after is None:
        return False
    at = time()
    if before is not None:
        terms.banks[before] = max(0, left(terms, before, before, at))
        pace = PACES[terms.pace]
        if moved and pace is not None:
            terms.banks[before] = min(pace.bank, terms.banks[before] + pace.extra)
    terms.since = None if after is None else at
    return True


def left(terms: Terms, seat: str, runs: str | None, at: int) -> int:
    """What a seat has left; below zero, for how long its time has been up."""
    pace = PACES[terms.pace]
    bank = terms.banks.get(seat, 0 if pace is None else pace.bank)
    return bank - (at - terms.since if seat == runs and terms.since is not None else 0)


def left_of(terms: Terms, asked: str | None) -> int | None:
    """What the asked seat has left, where a clock runs."""
    if asked is None or terms.since is None:
        return None
    return max(0, left(terms, asked, asked, time()))


def up(table: Table) -> str | None:
    """The asked seat, if its time is up."""
    seat = running(table)
    return seat if seat is not None and left(table.terms, seat, seat, time()) <= 0 else None

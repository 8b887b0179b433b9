"""Fair shares of scarce processes: those who wait take turns.

A wish is charged to a person and to the address that he asks from, so that neither many tables nor
many guests of one address get more than one of somebody else.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from grognard.server.limits import MOST_KEYS

ABSENT = "absent"  # who has not asked since the server began; together they have one share
Payers = tuple[str, ...]  # to whom something is charged: a person, an address, or both


def always() -> bool:
    """Somebody waits for it."""
    return True


@dataclass(slots=True, eq=False)
class Turn:
    """A wish for a place."""

    payers: Payers
    live: Callable[[], bool]  # whether somebody waits for it
    bell: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Turns:
    """Some places, given to one after another of those who wait.

    Nobody has more than `each` places at once, even where others are free: what is begun is not
    broken off when somebody else comes.
    """

    def __init__(self, places: int, each: int | None = None) -> None:
        self.places = places
        self.each = places if each is None else max(1, each)
        self.waiting: list[Turn] = []
        self.at_work: list[Turn] = []
        self.served: OrderedDict[str, int] = OrderedDict()  # when each was last given a place
        self.count = 0

    @asynccontextmanager
    async def turn(self, payers: Payers, live: Callable[[], bool] = always) -> AsyncIterator[None]:
        """Waits for a place, and has it."""
        turn = Turn(payers, live)
        self.waiting.append(turn)
        self._give()
        try:
            await turn.bell
            yield
        finally:
            (self.at_work if turn in self.at_work else self.waiting).remove(turn)
            self._give()

    def crowd(self, payers: Payers) -> int:
        """How many wishes of one of these wait."""
        return max((_held(self.waiting, payer) for payer in payers), default=0)

    def _give(self) -> None:
        while len(self.at_work) < self.places and (turn := self._next()) is not None:
            self.waiting.remove(turn)
            self.at_work.append(turn)
            self._note(turn)
            if not turn.bell.done():
                turn.bell.set_result(None)

    def _next(self) -> Turn | None:
        """Of those who may have a place: first where somebody waits, then who had none longest."""
        free = [turn for turn in self.waiting if not self.has_enough(turn.payers)]
        return min(free, key=lambda turn: (not turn.live(), self._last(turn)), default=None)

    def has_enough(self, payers: Payers) -> bool:
        """Whether one of these has as many places as anybody may have."""
        return any(_held(self.at_work, payer) >= self.each for payer in payers)

    def _last(self, turn: Turn) -> int:
        return max((self.served.get(payer, 0) for payer in turn.payers), default=0)

    def _note(self, turn: Turn) -> None:
        self.count += 1
        for payer in turn.payers:
            self.served[payer] = self.count
            self.served.move_to_end(payer)
        while len(self.served) > MOST_KEYS:
            self.served.popitem(last=False)


def _held(turns: list[Turn], payer: str) -> int:
    return sum(payer in turn.payers for turn in turns)


class Whereabouts:
    """The address that each person last asked from."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        """Somebody asks from there."""
        self.known[person] = address
        self.known.move_to_end(person)
        if len(self.known) > MOST_KEYS:
            self.known.popitem(last=False)

    def payers(self, person: str | None, address: str | None = None) -> Payers:
        """To whom a wish of a person is charged; without one, to the address alone."""
        if person is None:
            return () if address is None else (address,)
        return person, address or self.known.get(person, ABSENT)

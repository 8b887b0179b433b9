"""Chapter 11: the Allied supply bases."""

from __future__ import annotations

from typing import Any, cast

from grognard.games.waterloo.events import BY_SUPPLY, SUPPLY_CUT
from grognard.games.waterloo.layout import (
    BRITISH,
    CV,
    ELIMINATE,
    FRENCH,
    LEADER,
    PRUSSIAN,
    STARVE,
    TOWNS,
)
from grognard.games.waterloo.model import ARMIES
from grognard.games.waterloo.refusals import (
    MUST_STARVE,
    NO_SUCH,
    NOT_NOW,
    NOT_YOURS,
    OK,
    SPARE_LEADER,
)
from grognard.games.waterloo.state import Field
from grognard.kernel.arrays import Codes
from grognard.kernel.state import EVERYONE, VERB, A, State
from grognard.kernel.step import Automatic, Step


def cut_supply(s: Field) -> None:
    """11.0, ruling W34: each base that a French unit holds costs its army, after a French turn."""
    for army in (PRUSSIAN, BRITISH):
        left = s.army_count(army)
        if left == 0:
            continue
        lost = 0
        for town in range(TOWNS):
            if s.t.supply_army[town] == army and s.units_in(FRENCH, town) > 0:
                loss: int = s.t.supply_loss[town]
                lost += loss
                s.note(SUPPLY_CUT, town, army, loss, 0, EVERYONE)
        if lost > left:
            lost = left
        if lost > 0:
            s.push(STARVE, s.army_seat(army), army, lost)


def may_eliminate(s: Field, army: int, unit: int) -> int:
    """11.0, ruling W20: the Allied player names the units, his leader last."""
    if s.t.army[unit] != army:
        return NOT_YOURS
    if s.c[CV + unit] == 0:
        return NO_SUCH
    if s.t.arm[unit] == LEADER and s.army_count(army) > 1:
        return SPARE_LEADER
    return OK


def legal(s: Field, army: int, out: Codes) -> None:
    """The units of the army that may be named."""
    first = s.seat_from(1 if army == BRITISH else 2)
    alone = s.army_count(army) == 1
    for u in range(first, s.seat_to(s.army_seat(army))):
        if s.t.army[u] == army and s.c[CV + u] != 0 and (alone or s.t.arm[u] != LEADER):
            out.add(ELIMINATE * VERB + u * A)


class Supply(Automatic):
    """11.0: the bases are looked at."""

    def run(self, s: State) -> None:
        """Cuts off the armies whose bases are lost."""
        s.pop()
        cut_supply(cast(Field, s))


class Starving(Step):
    """11.0: an army (first argument) gives up so many units (second)."""

    def legal(self, s: State, out: Codes) -> None:
        """The units of the army that may be named."""
        legal(cast(Field, s), s.argument(0), out)

    def refusal(self, s: State, verb: int, a: int, b: int) -> int:
        """What speaks against naming this unit."""
        if verb == ELIMINATE:
            return may_eliminate(cast(Field, s), s.argument(0), a)
        return MUST_STARVE if verb > ELIMINATE else NOT_NOW

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Removes the named unit."""
        left = s.argument(1)
        if left <= 1:
            s.pop()
        else:
            s.set_argument(1, left - 1)
        cast(Field, s).eliminate(a, BY_SUPPLY)

    def about(self, s: State) -> dict[str, Any]:
        """The army, and how many units it must still give up."""
        return {"side": ARMIES[s.argument(0)], "number": s.argument(1)}

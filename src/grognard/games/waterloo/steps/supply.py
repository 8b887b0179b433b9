"""Chapter 11: the Allied supply bases."""

from __future__ import annotations

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
from grognard.kernel.state import EVERYONE, VERB, A


def cut_supply(s: Field) -> None:
    """11.0, ruling W34: each base that a French unit holds costs its army, after a French turn."""
    for army in (PRUSSIAN, BRITISH):
        lost = 0
        for town in range(TOWNS):
            if s.t.supply_army[town] == army and s.units_in(FRENCH, town) > 0:
                loss: int = s.t.supply_loss[town]
                lost += loss
                s.note(SUPPLY_CUT, town, army, loss, 0, EVERYONE)
        left = s.army_count(army)
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


def refusal(s: Field, army: int, verb: int, a: int) -> int:
    """What speaks against naming this unit."""
    if verb == ELIMINATE:
        return may_eliminate(s, army, a)
    return MUST_STARVE if verb > ELIMINATE else NOT_NOW


def play(s: Field, unit: int) -> None:
    """Removes the named unit."""
    top = s.top()
    left: int = s.c[top + 3]
    if left <= 1:
        s.pop()
    else:
        s.c[top + 3] = left - 1
    s.eliminate(unit, BY_SUPPLY)

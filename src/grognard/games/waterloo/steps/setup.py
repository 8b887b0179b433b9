"""Chapter 3: the initial set-up."""

from __future__ import annotations

from typing import cast

from grognard.games.waterloo.events import PLACED
from grognard.games.waterloo.layout import (
    CV,
    DONE,
    LEADER,
    NOWHERE,
    PLACE_UNIT,
    TOWN,
    TOWNS,
)
from grognard.games.waterloo.refusals import (
    ALREADY_PLACED,
    NOT_ALL_PLACED,
    NOT_NOW,
    NOT_YOURS,
    OK,
    TOWN_FULL,
    WRONG_ZONE,
)
from grognard.games.waterloo.state import Field
from grognard.kernel.arrays import Codes
from grognard.kernel.state import A_PIECE, VERB, A, State
from grognard.kernel.step import Step


def place_historically(s: Field, unit: int) -> None:
    """3.2: in the town of the historical order of battle."""
    town: int = s.t.historical[unit]
    place(s, unit, town)


def may_place(s: Field, seat: int, unit: int, town: int) -> int:
    """3.1: a unit goes to a town of its own zone that has room; leaders need none (10.0)."""
    if s.seat_of(unit) != seat:
        return NOT_YOURS
    if s.c[TOWN + unit] != NOWHERE:
        return ALREADY_PLACED
    if s.t.zone[town] != s.t.army[unit]:
        return WRONG_ZONE
    if s.t.arm[unit] != LEADER and _units_placed(s, town) >= s.t.setup_limit[s.t.army[unit]]:
        s.because_of_those_in(0 if seat == 0 else 1, town)
        return TOWN_FULL
    return OK


def _units_placed(s: Field, town: int) -> int:
    return s.units_in(0 if s.t.zone[town] == 0 else 1, town)


def may_finish(s: Field, seat: int) -> int:
    """3.1: set-up ends when every unit stands on the board."""
    waiting = False
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if s.c[TOWN + u] == NOWHERE:
            s.because(A_PIECE, u)
            waiting = True
    return NOT_ALL_PLACED if waiting else OK


def legal(s: Field, seat: int, out: Codes) -> None:
    """Every unit still to be placed, in every town that will take it."""
    full = [False] * TOWNS
    for town in range(TOWNS):
        full[town] = _units_placed(s, town) >= s.t.setup_limit[s.t.zone[town]]
    waiting = False
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if s.c[TOWN + u] != NOWHERE:
            continue
        waiting = True
        leader = s.t.arm[u] == LEADER
        for town in range(TOWNS):
            if s.t.zone[town] == s.t.army[u] and (leader or not full[town]):
                out.add(PLACE_UNIT * VERB + u * A + town)
    if not waiting:
        out.add(DONE * VERB)


def place(s: Field, unit: int, town: int) -> None:
    """Sets a unit on the board at full strength (2.3)."""
    s.c[TOWN + unit] = town
    s.c[CV + unit] = s.full_cv(unit)
    s.note(PLACED, unit, town, 0, 0, s.sides_knowing(unit))


class SettingUp(Step):
    """3.1: a seat places its units, one by one."""

    def legal(self, s: State, out: Codes) -> None:
        """Every unit still to be placed, in every town that will take it."""
        legal(cast(Field, s), s.asked(), out)

    def refusal(self, s: State, verb: int, a: int, b: int) -> int:
        """What speaks against it."""
        if verb == PLACE_UNIT:
            return may_place(cast(Field, s), s.asked(), a, b)
        return may_finish(cast(Field, s), s.asked()) if verb == DONE else NOT_NOW

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Places a unit, or ends the set-up of the seat."""
        if verb == DONE:
            s.pop()
        else:
            place(cast(Field, s), a, b)

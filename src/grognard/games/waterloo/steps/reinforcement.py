"""Chapter 9: reinforcements from neighbouring towns."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from grognard.games.waterloo.events import BROUGHT
from grognard.games.waterloo.layout import (
    ASIDE,
    B_TOWN,
    BRING,
    CV,
    DISORGANISED,
    DONE,
    DUTY_DONE,
    LEADER,
    PLACE,
    RESERVE,
    SPENT,
    TOWN,
    TOWNS,
)
from grognard.games.waterloo.lookups import MOST_ROADS
from grognard.games.waterloo.refusals import (
    BUSY,
    IS_DISORGANISED,
    MUST_BRING,
    NO_SUCH,
    NOT_ADJACENT,
    NOT_NOW,
    NOT_YOURS,
    OK,
    REINFORCE_ROAD_FULL,
)
from grognard.games.waterloo.state import Field, Tally, first_of, last_of, side_of
from grognard.games.waterloo.steps.duty import duty_met
from grognard.kernel.arrays import Codes
from grognard.kernel.state import VERB, A, State
from grognard.kernel.step import Step


def may_bring(s: Field, unit: int) -> int:
    """9.0, 9.1, 9.2, ruling W19: an organised piece next to the battle, while the road has room."""
    c = s.c
    if c[CV + unit] == 0:
        return NO_SUCH
    if c[PLACE + unit] != ASIDE:
        return BUSY
    battle = s.battle_now()
    town: int = c[battle + B_TOWN]
    here: int = c[TOWN + unit]
    k: int = s.t.slot[town * TOWNS + here]
    if k < 0:
        return NOT_ADJACENT
    if s.flag(unit, DISORGANISED):
        return IS_DISORGANISED
    if s.t.arm[unit] == LEADER:
        return OK
    road: int = s.t.by_road[town * MOST_ROADS + k]
    spent: int = c[SPENT + k]
    return REINFORCE_ROAD_FULL if spent >= s.t.trickle[road] else OK


def bring(s: Field, unit: int) -> None:
    """The piece marches into the reserve; attackers may retreat by the road it came (7.1)."""
    c = s.c
    battle = s.battle_now()
    town: int = c[battle + B_TOWN]
    here: int = c[TOWN + unit]
    k: int = s.t.slot[town * TOWNS + here]
    if s.t.arm[unit] != LEADER:
        spent: int = c[SPENT + k]
        c[SPENT + k] = spent + 1
    if not s.in_the_open(unit):
        s.slip_away(unit)
        s.set_rode(unit, False)
    c[TOWN + unit] = town
    c[PLACE + unit] = RESERVE
    if side_of(unit) == s.active():
        s.came_from(battle, here)
        s.mark_battle(battle, DUTY_DONE)
    s.witness_if_open(unit)
    s.note(BROUGHT, unit, here, town, 0, s.sides_knowing(unit))


def can_reinforce(s: Field, side: int) -> bool:
    """Whether a side could bring anyone; asked before its reinforcement phase (ruling W18)."""
    return any_to_bring(s, first_of(side), last_of(side))


def any_to_bring(s: Field, first: int, end: int) -> bool:
    """Whether any of these pieces could come."""
    u: i64
    for u in range(first, end):
        if may_bring(s, u) == OK:
            return True
    return False


def may_end(s: Field, seat: int) -> int:
    """Ruling W18: an attacker who has done nothing else must bring someone if he can."""
    side = 0 if seat == 0 else 1
    town: int = s.c[s.battle_now() + B_TOWN]
    if duty_met(s, side, Tally(s, town)):
        return OK
    first = s.seat_from(seat)
    end = s.seat_to(seat)
    if any_to_bring(s, end, last_of(side)):
        return OK
    return MUST_BRING if any_to_bring(s, first, end) else OK


def legal(s: Field, seat: int, out: Codes) -> None:
    """Every piece that may come, and the end of the phase."""
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if may_bring(s, u) == OK:
            out.add(BRING * VERB + u * A)
    if may_end(s, seat) == OK:
        out.add(DONE * VERB)


class Reinforcing(Step):
    """9.0: a seat brings pieces to the battle being fought."""

    def skip(self, s: State) -> bool:
        """If nobody can come."""
        f = cast(Field, s)
        seat = s.asked()
        return not any_to_bring(f, f.seat_from(seat), f.seat_to(seat))

    def legal(self, s: State, out: Codes) -> None:
        """Every piece that may come, and the end of the phase."""
        legal(cast(Field, s), s.asked(), out)

    def refusal(self, s: State, verb: int, a: int, b: int) -> int:
        """What speaks against it."""
        f = cast(Field, s)
        seat = s.asked()
        if verb == BRING:
            return may_bring(f, a) if f.seat_of(a) == seat else NOT_YOURS
        return may_end(f, seat) if verb == DONE else NOT_NOW

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Brings a piece, or ends the phase."""
        if verb == DONE:
            s.pop()
        else:
            bring(cast(Field, s), a)

    def about(self, s: State) -> dict[str, Any]:
        """The town of the battle."""
        return cast(Field, s).battlefield()

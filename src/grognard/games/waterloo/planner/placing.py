"""Orders of the set-up (3.1): how an army stands before the first march."""

from __future__ import annotations

from typing import Final

from grognard.games.waterloo.layout import (
    DONE,
    FRENCH,
    LEADER,
    NOWHERE,
    PLACE_UNIT,
    TOWN,
    TOWNS,
)
from grognard.games.waterloo.planner.orders import (
    PLACING,
    first_of_order,
    order_of,
    second_of_order,
    third_of_order,
)
from grognard.games.waterloo.refusals import OK
from grognard.games.waterloo.state import Field
from grognard.games.waterloo.steps.setup import may_place
from grognard.kernel.planner import Proposals
from grognard.kernel.state import VERB, A

AS_IN_HISTORY: Final = 0
ABOUT_A_TOWN: Final = 1  # as near as possible to a town
PARTED: Final = 2  # as many as may be in one town, the others in two more
MOST_GOALS: Final = 8
BODIES: Final = 3  # as many as the French may set in motion in a turn (5.1)


def propose(s: Field, seat: int, out: Proposals) -> None:
    """As in history, massed about a town near the enemy or before a base, or in three bodies."""
    out.add(order_of(PLACING, AS_IN_HISTORY, 0, 0), 10)
    goals = 0
    for town in range(TOWNS):
        if goals < MOST_GOALS and _is_goal(s, seat, town):
            out.add(order_of(PLACING, ABOUT_A_TOWN, town, 0), 4)
            goals += 1
    if seat == 0:
        _propose_bodies(s, out)


def _propose_bodies(s: Field, out: Proposals) -> None:
    """A large body and two others, each in a town from which a road leads across."""
    gates = _gates(s)
    n = len(gates)
    for large in range(n):
        for second in range(n):
            for third in range(second + 1, n):
                if second != large and third != large:
                    pair = second * MOST_GOALS + third
                    out.add(order_of(PLACING, PARTED, gates[large], pair), 0)


def _gates(s: Field) -> list[int]:
    """The towns of the French from which a road leads across, so many at most."""
    gates: list[int] = []
    for town in range(TOWNS):
        if s.t.zone[town] == FRENCH and _looks_across(s, town) and len(gates) < MOST_GOALS:
            gates.append(town)
    return gates


def bodies_of(s: Field, order: int) -> list[int]:
    """The towns of an order to stand in three bodies, that of the large one first."""
    gates = _gates(s)
    pair = third_of_order(order)
    return [second_of_order(order), gates[pair // MOST_GOALS], gates[pair % MOST_GOALS]]


def _is_goal(s: Field, seat: int, town: int) -> bool:
    """The French mass on the frontier; the Allies about a base or at the frontier."""
    zone: int = s.t.zone[town]
    own = FRENCH if seat == 0 else 1
    if (zone == FRENCH) != (own == FRENCH):
        return False
    if seat != 0 and s.t.supply_army[town] >= 0:
        return True
    return s.t.degree[town] > 3 and _looks_across(s, town)


def _looks_across(s: Field, town: int) -> bool:
    """Whether a road leads from here to the other side's zone."""
    for other in range(TOWNS):
        if s.t.slot[town * TOWNS + other] >= 0:
            if (s.t.zone[other] == FRENCH) != (s.t.zone[town] == FRENCH):
                return True
    return False


def next_code(s: Field, seat: int, order: int) -> int:
    """The next piece to its place; the end when all stand."""
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if s.c[TOWN + u] == NOWHERE:
            return PLACE_UNIT * VERB + u * A + _where(s, seat, u, order)
    return DONE * VERB


def _where(s: Field, seat: int, unit: int, order: int) -> int:
    if first_of_order(order) == PARTED:
        return _body(s, seat, unit, bodies_of(s, order))
    historical: int = s.t.historical[unit]
    if first_of_order(order) == AS_IN_HISTORY and may_place(s, seat, unit, historical) == OK:
        return historical
    goal = second_of_order(order) if first_of_order(order) == ABOUT_A_TOWN else historical
    best = 99
    where = historical
    for town in range(TOWNS):
        d: int = s.t.distance[town * TOWNS + goal]
        if d < best and may_place(s, seat, unit, town) == OK:
            best = d
            where = town
    return where


def _body(s: Field, seat: int, unit: int, towns: list[int]) -> int:
    """The leader goes with the large body, and of the units each body gets its share in turn."""
    large: int = s.t.setup_limit[s.t.army[unit]]
    if s.t.arm[unit] == LEADER:
        return towns[0]
    all = s.seat_to(seat) - s.seat_from(seat) - 1
    small = (all - large + 1) // (BODIES - 1)
    where = towns[0]
    least = 1.0
    for i in range(BODIES):
        share = large if i == 0 else small
        filled = s.units_in(0, towns[i]) / share
        if filled < least:
            least = filled
            where = towns[i]
    return where

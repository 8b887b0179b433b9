"""Orders of the set-up (3.1): how an army stands before the first march."""

from __future__ import annotations

from typing import Final

from grognard.games.waterloo.layout import (
    DONE,
    FRENCH,
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
)
from grognard.games.waterloo.refusals import OK
from grognard.games.waterloo.state import Field
from grognard.games.waterloo.steps.setup import may_place
from grognard.kernel.planner import Proposals
from grognard.kernel.state import VERB, A

AS_IN_HISTORY: Final = 0
ABOUT_A_TOWN: Final = 1  # as near as possible to a town
MOST_GOALS: Final = 8


def propose(s: Field, seat: int, out: Proposals) -> None:
    """As in history, or massed about a town near the enemy or before a base."""
    out.add(order_of(PLACING, AS_IN_HISTORY, 0, 0), 10)
    goals = 0
    for town in range(TOWNS):
        if goals < MOST_GOALS and _is_goal(s, seat, town):
            out.add(order_of(PLACING, ABOUT_A_TOWN, town, 0), 4)
            goals += 1


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

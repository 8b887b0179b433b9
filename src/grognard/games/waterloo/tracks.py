"""Speeds that betray (5.2, ruling W40): what the enemy knows of blocks that he saw ride.

Blocks of one army in a town cannot be told apart, so he knows no more than how many of them, at
least, are cavalry or leaders. As many of the true ones bear the mark; which of them says nothing.
While a side moves, the marks are counted by the towns that the blocks set out from.
"""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.waterloo.layout import (
    CAVALRY,
    CV,
    DISORGANISED,
    LEADER,
    LEGS,
    MOVE,
    ORIGIN,
    RODE,
    RODE_BITS,
    RODE_CELLS,
    TOWN,
    TOWNS,
)
from grognard.games.waterloo.state import Field, first_of_army, last_of_army, side_of
from grognard.kernel.arrays import Cells, cells


def can_ride(s: Field, unit: int) -> bool:
    """5.2: cavalry and leaders go two towns without a forced march."""
    arm: int = s.t.arm[unit]
    return arm == CAVALRY or arm == LEADER


def nobody_rode(s: Field) -> bool:
    """Whether nothing of the kind is known of anybody."""
    for i in range(RODE, RODE + RODE_CELLS):
        if s.c[i] != 0:
            return False
    return True


def on_the_move(s: Field, unit: int) -> bool:
    """Whether the side of a unit is in its movement phase."""
    return not s.over and s.c[s.top()] == MOVE and side_of(unit) == s.active()


def start_of(s: Field, unit: i64) -> i64:
    """The town that a unit of the side on the move stood in before."""
    legs: int = s.c[LEGS + unit]
    start: int = s.c[ORIGIN + unit] if legs != 0 else s.c[TOWN + unit]
    return start


def has_just_ridden(s: Field, unit: int) -> bool:
    """Whether the enemy saw this very block ride in the movement phase under way."""
    legs: int = s.c[LEGS + unit]
    return s.rode(unit) and (legs == 2 or legs == 3)


def ride(s: Field, unit: int) -> None:
    """A hidden block goes its second road without a forced march: it may be one known before."""
    if s.rode(unit):
        return
    forget_one(s, unit)
    s.set_rode(unit, True)


def forget_one(s: Field, unit: int) -> None:
    """One of the riders known among those who set out with this one is now known otherwise."""
    army: int = s.t.army[unit]
    start = start_of(s, unit)
    if s.rode(unit):
        s.set_rode(unit, False)
        return
    u: i64
    for u in range(first_of_army(army), last_of_army(army)):
        if s.rode(u) and start_of(s, u) == start and not has_just_ridden(s, u):
            s.set_rode(u, False)
            return


class Trails:
    """The hidden blocks of an army on the move, by where they stood and where they now stand."""

    def __init__(self, s: Field, army: int) -> None:
        self.ways: list[int] = []
        self.gone: Cells = cells(TOWNS * TOWNS)
        self.ridden: Cells = cells(TOWNS * TOWNS)
        self.others: Cells = cells(TOWNS)  # so many may be neither cavalry nor leaders, by start
        u: i64
        for u in range(first_of_army(army), last_of_army(army)):
            if s.c[CV + u] == 0 or s.in_the_open(u):
                continue
            way = way_of(s, u)
            if self.gone[way] == 0:
                self.ways.append(way)
            self.gone[way] += 1
            if not s.rode(u):
                self.others[way // TOWNS] += 1
            elif has_just_ridden(s, u):
                self.ridden[way] += 1

    def riders(self, way: i64) -> i64:
        """How many of those who went this way must be cavalry or leaders."""
        ridden: int = self.ridden[way]
        others: int = self.others[way // TOWNS]
        gone: int = self.gone[way]
        return ridden if ridden > gone - others else gone - others


def way_of(s: Field, unit: i64) -> i64:
    """From where to where a unit has moved, as one number."""
    town: int = s.c[TOWN + unit]
    return start_of(s, unit) * TOWNS + town


def settle(s: Field) -> None:
    """The moves are made: from now on the marks count by the towns where the blocks stand."""
    if nobody_rode(s):
        return
    for army in range(3):
        if s.active() == side_of(first_of_army(army)):
            _deal_out(s, army, Trails(s, army))


def _deal_out(s: Field, army: int, trails: Trails) -> None:
    given = cells(TOWNS * TOWNS)
    u: i64
    for u in range(first_of_army(army), last_of_army(army)):
        if s.c[CV + u] == 0 or s.in_the_open(u):
            continue
        way = way_of(s, u)
        before: int = given[way]
        marked = can_ride(s, u) and before < trails.riders(way)
        s.set_rode(u, marked)
        if marked:
            given[way] = before + 1


def riders_known(s: Field, army: int) -> Cells:
    """How many hidden blocks in each town must be riders; those disorganised TOWNS further on."""
    known = cells(2 * TOWNS)
    if on_the_move(s, first_of_army(army)):
        trails = Trails(s, army)
        for way in trails.ways:
            riders: int = trails.riders(way)
            before: int = known[way % TOWNS]
            known[way % TOWNS] = before + riders
        return known
    u: i64
    for u in range(first_of_army(army), last_of_army(army)):
        if s.c[RODE + u // RODE_BITS] != 0 and s.rode(u):
            place: int = s.c[TOWN + u]
            known[place + TOWNS if s.flag(u, DISORGANISED) else place] += 1
    return known

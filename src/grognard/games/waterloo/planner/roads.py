"""What roads and towns take and hold, for those who plan marches (5.3)."""

from __future__ import annotations

from typing import (
    Final,
)

from mypy_extensions import (
    i64,
)

from grognard.games.waterloo.layout import (
    LEADER,
    LEGS,
    TOWN,
    TOWNS,
    USED,
)
from grognard.games.waterloo.lookups import (
    MOST_ROADS,
)
from grognard.games.waterloo.state import (
    Field,
    first_of_army,
    last_of_army,
)

NONE: Final = -1


def room_of(s: Field, road: i64, foes: i64) -> i64:
    """The units that a road still takes."""
    capacity = s.t.capacity[road]
    if foes != 0 and s.t.river[road] != 0:
        capacity = capacity // s.t.river_divisor
    used: int = s.c[USED + road]
    left = capacity - used
    if left < 0:
        return 0
    return left


def half_way(s: Field, here: int, to: int, least: int = 1) -> int:
    """The town between two towns with the roomiest roads and no enemy in it.

    The roads must have room for so many at least; a leader needs none.
    """
    best = -1
    where = NONE
    at = here * MOST_ROADS
    degree: int = s.t.degree[here]
    side = s.active()
    foes = s.units_in(1 - side, to)
    for k in range(at, at + degree):
        mid: int = s.t.next_to[k]
        onward: int = s.t.slot[mid * TOWNS + to]
        if onward < 0 or s.holds(1 - side, mid):
            continue
        first = room_of(s, s.t.by_road[k], 0)
        second = room_of(s, s.t.by_road[mid * MOST_ROADS + onward], foes)
        room = first if first < second else second
        if room >= least and room > best:
            best = room
            where = mid
    return where


def pieces_in(s: Field, army: int, town: int) -> int:
    n = 0
    u: i64
    for u in range(first_of_army(army), last_of_army(army)):
        if s.c[TOWN + u] == town:
            n += 1
    return n


def ready_in(s: Field, army: int, town: int) -> int:
    n = 0
    u: i64
    for u in range(first_of_army(army), last_of_army(army)):
        if s.c[TOWN + u] == town and s.c[LEGS + u] == 0 and s.t.arm[u] != LEADER:
            n += 1
    return n

"""How a group marches one or two roads, unit by unit, and what its leader does meanwhile."""

from __future__ import annotations

from typing import (
    Final,
)

from mypy_extensions import (
    i16,
    i64,
)

from grognard.games.waterloo.ground import (
    garrison,
)
from grognard.games.waterloo.layout import (
    ALLIED,
    CAVALRY,
    CV,
    FRENCH,
    LEADER,
    LEGS,
    MARCH,
    ORIGIN,
    TOWN,
    TOWNS,
)
from grognard.games.waterloo.planner.orders import (
    MARCH_GUARDED,
    MARCH_HALF,
)
from grognard.games.waterloo.planner.roads import (
    half_way,
    pieces_in,
)
from grognard.games.waterloo.refusals import (
    OK,
)
from grognard.games.waterloo.state import (
    Field,
    first_of_army,
    last_of_army,
    side_of,
)
from grognard.games.waterloo.steps.movement import (
    may_march,
)
from grognard.kernel.state import (
    VERB,
    A,
)

GUARD: Final = 3
NONE: Final = -1


def next_marcher(s: Field, here: int, to: int, army: int, manner: int) -> int:
    """The next unit on its way: the strongest first, the leader after half of his men."""
    c = s.c
    stay = 0
    gone = 0
    best = NONE
    most = 0
    arm = s.t.arm
    start: i16 = here
    u: i64
    for u in range(first_of_army(army), last_of_army(army)):
        if arm[u] == LEADER:
            continue
        if c[LEGS + u] != 0:
            if c[ORIGIN + u] == start:
                gone += 1
            continue
        if c[TOWN + u] != start:
            continue
        stay += 1
        cv: int = c[CV + u]
        if cv > most:
            most = cv
            best = u
    if best < 0 or (manner == MARCH_GUARDED and stay <= _kept(s, army, here)):
        return _leader_follows(s, here, to, army, gone, stay)
    if manner == MARCH_HALF and gone >= stay:
        return _leader_follows(s, here, to, army, gone, stay)
    if may_march(s, best, to) == OK and not is_bound(s, army, here):
        return MARCH * VERB + best * A + to
    return _leader_follows(s, here, to, army, gone, stay)


def is_bound(s: Field, army: int, town: int) -> bool:
    """Whether the last unit in a town stays because Napoleon is there and has moved already.

    12.2: if he is caught alone, the campaign is lost.
    """
    leader: int = s.t.leader[army]
    if army != FRENCH or s.c[TOWN + leader] != town or s.c[LEGS + leader] == 0:
        return False
    return pieces_in(s, army, town) == 2


def _kept(s: Field, army: i64, town: i64) -> int:
    """Those who stay when a group marches but for a guard."""
    guard = garrison(s, FRENCH if army == FRENCH else ALLIED, town)
    return guard if army == FRENCH and guard > GUARD else GUARD


def _leader_follows(s: Field, here: int, to: int, army: int, gone: int, stay: int) -> int:
    """A leader goes with the larger part of his men; into a battle only if nobody stays."""
    leader: int = s.t.leader[army]
    if gone <= stay or not may_follow(s, leader, here):
        return NONE
    goal = to
    if s.holds(1 if army == FRENCH else 0, to):
        if stay != 0:
            return NONE
        goal = refuge(s, leader, to)
    return ride_on(s, leader, goal)


def may_follow(s: Field, leader: int, here: int) -> bool:
    """Whether he has not moved; or is half way, with nobody about him."""
    c = s.c
    there: int = c[TOWN + leader]
    if c[LEGS + leader] == 0:
        return there == here
    if c[LEGS + leader] != 1 or c[ORIGIN + leader] != here:
        return False
    return s.units_in(side_of(leader), there) == 0


def refuge(s: Field, leader: int, otherwise: int) -> int:
    """Where a leader goes whose men have left: to the most of his army within his reach."""
    army: int = s.t.army[leader]
    here: int = s.c[TOWN + leader]
    best = 0
    where = otherwise
    for town in range(TOWNS):
        if town == here or not _in_reach(s, leader, town):
            continue
        n = pieces_in(s, army, town)
        if n > best:
            best = n
            where = town
    return where


def nearer_to_his_men(s: Field, leader: int) -> int:
    """Where a leader goes who is far from all his men: as near to them as he can."""
    army: int = s.t.army[leader]
    here: int = s.c[TOWN + leader]
    where = here
    best = _roads_to_men(s, army, leader, here)
    for town in range(TOWNS):
        if town != here and _in_reach(s, leader, town):
            roads = _roads_to_men(s, army, leader, town)
            if roads < best:
                best = roads
                where = town
    return where


def _in_reach(s: Field, leader: int, town: int) -> bool:
    """Whether a leader can still ride to a town without meeting the enemy."""
    here: int = s.c[TOWN + leader]
    roads: int = s.t.distance[here * TOWNS + town]
    if roads + int(s.c[LEGS + leader]) > 2 or s.holds(1 - side_of(leader), town):
        return False
    return roads == 1 or half_way(s, here, town, 0) >= 0


def _roads_to_men(s: Field, army: int, leader: int, town: int) -> int:
    """How far a town is from the nearest unit of a leader's army."""
    nearest = 99
    u: i64
    for u in range(first_of_army(army), last_of_army(army)):
        there: int = s.c[TOWN + u]
        if u != leader and there < TOWNS:
            roads: int = s.t.distance[town * TOWNS + there]
            if roads < nearest:
                nearest = roads
    return nearest


def ride_on(s: Field, leader: int, to: int) -> int:
    """The next road of a leader on his way to a town one or two roads away."""
    here: int = s.c[TOWN + leader]
    next = to if s.t.slot[here * TOWNS + to] >= 0 else half_way(s, here, to, 0)
    if next < 0 or may_march(s, leader, next) != OK:
        return NONE
    return MARCH * VERB + leader * A + next


def next_of_two(s: Field, here: int, to: int, army: int, ride: bool) -> int:
    c = s.c
    mid = NONE
    gone = 0
    stay = 0
    u: i64
    for u in range(first_of_army(army), last_of_army(army)):
        if s.t.arm[u] == LEADER or (ride and s.t.arm[u] != CAVALRY):
            continue
        if c[LEGS + u] == 1 and c[ORIGIN + u] == here and c[TOWN + u] != here:
            if s.t.slot[int(c[TOWN + u]) * TOWNS + to] >= 0 and may_march(s, u, to) == OK:
                return MARCH * VERB + u * A + to
    for u in range(first_of_army(army), last_of_army(army)):
        arm: int = s.t.arm[u]
        if arm == LEADER:
            continue
        if c[LEGS + u] != 0 and c[ORIGIN + u] == here:
            gone += 1
        if c[TOWN + u] != here or c[LEGS + u] != 0:
            continue
        stay += 1
        if ride and arm != CAVALRY:
            continue
        if mid < 0:
            mid = half_way(s, here, to)
            if mid < 0:
                return NONE
        if c[CV + u] > 1 or arm == CAVALRY:
            if may_march(s, u, mid) == OK and not is_bound(s, army, here):
                return MARCH * VERB + u * A + mid
    return _leader_follows(s, here, to, army, gone, stay)

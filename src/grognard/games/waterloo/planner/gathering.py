"""Carries out gatherings: one group after another, from near and far, and closed roads (7.1)."""

from __future__ import annotations

from typing import (
    Final,
)

from mypy_extensions import (
    i64,
)

from grognard.games.waterloo.layout import (
    ACTIVATE,
    ALLIED,
    CAVALRY,
    CV,
    GROUP,
    GROUPS,
    LEADER,
    LEGS,
    MARCH,
    NOWHERE,
    ORDERS,
    ORIGIN,
    TOWN,
    TOWNS,
)
from grognard.games.waterloo.lookups import (
    MOST_ROADS,
)
from grognard.games.waterloo.planner.columns import (
    next_marcher,
    next_of_two,
)
from grognard.games.waterloo.planner.orders import (
    CLOSING,
    HURRIED,
    MARCH_ALL,
    MARCH_GUARDED,
)
from grognard.games.waterloo.planner.roads import (
    half_way,
    ready_in,
    room_of,
)
from grognard.games.waterloo.planner.situation import (
    first_army,
    last_army,
)
from grognard.games.waterloo.refusals import (
    OK,
)
from grognard.games.waterloo.state import (
    Field,
    first_of,
    first_of_army,
    last_of,
    last_of_army,
)
from grognard.games.waterloo.steps.movement import (
    Occupation,
    may_activate,
    may_march,
    pieces_by_town,
)
from grognard.kernel.state import (
    VERB,
    A,
)

GUARD: Final = 3
NONE: Final = -1


def gather(s: Field, seat: int, to: int, style: int) -> int:
    """One group after another, the one on the move first, then the largest."""
    c = s.c
    top = s.top()
    side = 0 if seat == 0 else 1
    group: int = c[top + 2]
    army: int = c[top + 3]
    if group != NOWHERE:
        code = _next_of_gathering(s, side, group, army, to, style)
        if code >= 0:
            return code
    occupied = Occupation(s, side)
    foes: int = occupied.enemy_pieces[to]
    if 0 < foes < 3 and s.units_in(side, to) >= s.t.min_attackers:
        return NONE
    best = 0
    all = 0
    chosen = NONE
    for here in range(TOWNS):
        d: int = s.t.distance[to * TOWNS + here]
        if d == 0 or d > 2 or here == group or occupied.enemy_pieces[here] != 0:
            continue
        if d == 2 and style == 0:
            continue
        for army in range(first_army(side), last_army(side)):
            if c[GROUPS + army] == 0 or s.army_seat(army) != seat:
                continue
            n = _who_comes(s, army, here, to, style, foes)
            all += n
            if n > best and (d == 2 or n > GUARD or _guarding(s, side, here) == MARCH_ALL):
                best = n
                chosen = _set_out(s, seat, here, army, d == 2 and style & HURRIED != 0)
    if chosen >= 0 and foes != 0 and not _enough(s, side, to, all):
        return NONE
    return chosen


def _set_out(s: Field, seat: int, here: int, army: int, hurried: bool) -> int:
    """The group is chosen; before a forced march the leader gives his orders (10.1)."""
    leader: int = s.t.leader[army]
    if hurried and s.c[TOWN + leader] == here and may_activate(s, seat, leader) == OK:
        return ACTIVATE * VERB + leader * A
    return GROUP * VERB + here * A + army


def _who_comes(s: Field, army: int, here: int, to: int, style: int, foes: int) -> int:
    """How many of a group that has not moved can come to a town."""
    if s.t.distance[to * TOWNS + here] == 1:
        road = s.t.road_between(here, to)
        return 0 if room_of(s, road, foes) == 0 else ready_in(s, army, here)
    if half_way(s, here, to) < 0:
        return 0
    leader: int = s.t.leader[army]
    if style & HURRIED != 0 and s.c[TOWN + leader] == here and s.c[LEGS + leader] == 0:
        return ready_in(s, army, here)
    n = 0
    u: i64
    for u in range(first_of_army(army), last_of_army(army)):
        if s.c[TOWN + u] == here and s.c[LEGS + u] == 0 and s.t.arm[u] == CAVALRY:
            n += 1
    return n


def _next_of_gathering(s: Field, side: int, group: int, army: int, to: int, style: int) -> int:
    """The next march of the group on the move."""
    foes = s.units_in(1 - side, to)
    if 0 < foes < 3 and s.units_in(side, to) >= s.t.min_attackers:
        if style & CLOSING != 0 and s.t.distance[to * TOWNS + group] == 1:
            return _close(s, side, group, army, to)
        return NONE  # they are swept away at once: the others have other things to do
    d: int = s.t.distance[to * TOWNS + group]
    if d == 1:
        if style & CLOSING != 0:
            code = _close(s, side, group, army, to)
            if code >= 0:
                return code
        return next_marcher(s, group, to, army, _guarding(s, side, group))
    if d == 2 and style != 0:
        code = next_of_two(s, group, to, army, s.c[ORDERS + army] != group)
        return code if code >= 0 else _move_up(s, side, group, army, to)
    return NONE


def _move_up(s: Field, side: int, group: int, army: int, to: int) -> int:
    """9.0: those of a group who cannot join an attack go next door to it, where they can help."""
    best = 0
    mid = NONE
    at = group * MOST_ROADS
    degree: int = s.t.degree[group]
    for k in range(at, at + degree):
        near: int = s.t.next_to[k]
        if s.t.slot[near * TOWNS + to] < 0 or s.holds(1 - side, near):
            continue
        room = room_of(s, s.t.by_road[k], 0)
        if room > best:
            best = room
            mid = near
    if mid < 0:
        return NONE
    return next_marcher(s, group, mid, army, _guarding(s, side, group))


def _close(s: Field, side: int, group: int, army: int, to: int) -> int:
    """7.1: a unit to each road by which those in a town could get away, the weakest who can."""
    c = s.c
    own = pieces_by_town(s, side)
    foes = pieces_by_town(s, 1 - side)
    at = to * MOST_ROADS
    degree: int = s.t.degree[to]
    for k in range(at, at + degree):
        exit: int = s.t.next_to[k]
        if own[exit] != 0 or foes[exit] != 0 or exit == group or _attackers_from(s, side, exit):
            continue
        best = NONE
        least = 9
        next = NONE
        u: i64
        for u in range(first_of_army(army), last_of_army(army)):
            if c[TOWN + u] == NOWHERE or s.t.arm[u] == LEADER or c[LEGS + u] > 1:
                continue
            here: int = c[TOWN + u]
            if c[LEGS + u] == 0 and here != group:
                continue
            if c[LEGS + u] == 1:
                # One half way: it goes on if nothing is lost by that.
                if c[ORIGIN + u] != group or s.t.arm[u] != CAVALRY or here == to:
                    continue
                if s.t.slot[to * TOWNS + here] >= 0 and own[here] < 2:
                    continue
            road = exit if s.t.slot[here * TOWNS + exit] >= 0 else NONE
            rank: int = c[CV + u]
            if road < 0:
                if s.t.arm[u] != CAVALRY or c[LEGS + u] != 0:
                    continue
                if s.t.distance[here * TOWNS + exit] != 2:
                    continue
                road = half_way(s, here, exit)
                rank += 4
            if road >= 0 and rank < least and may_march(s, u, road) == OK:
                least = rank
                best = u
                next = road
        if best >= 0:
            return MARCH * VERB + best * A + next
    return NONE


def _attackers_from(s: Field, side: int, town: int) -> bool:
    """Whether units that march this turn set out from a town."""
    u: i64
    for u in range(first_of(side), last_of(side)):
        if s.c[LEGS + u] != 0 and s.c[ORIGIN + u] == town and s.c[TOWN + u] != NOWHERE:
            return True
    return False


def _enough(s: Field, side: int, to: int, coming: int) -> bool:
    """6.1: an attack needs three units; a smaller group sets out only to join others."""
    return s.units_in(side, to) + coming >= s.t.min_attackers


def _guarding(s: Field, side: int, town: int) -> int:
    """A base keeps its guard."""
    army: int = s.t.supply_army[town]
    return MARCH_ALL if army < 0 or (side == ALLIED and army == 0) else MARCH_GUARDED

"""Orders of the movement phase (chapter 5): which groups march where."""

from __future__ import annotations

from typing import (
    Final,
)

from mypy_extensions import (
    i64,
)

from grognard.games.waterloo.layout import (
    ACTIVATE,
    DONE,
    FRENCH,
    GROUP,
    GROUPS,
    LEGS,
    NOWHERE,
    RECALL,
    TOWN,
    TOWNS,
    TURN,
)
from grognard.games.waterloo.lookups import (
    MOST_ROADS,
)
from grognard.games.waterloo.planner.columns import (
    is_bound,
    may_follow,
    nearer_to_his_men,
    next_marcher,
    next_of_two,
    refuge,
    ride_on,
)
from grognard.games.waterloo.planner.gathering import (
    gather,
)
from grognard.games.waterloo.planner.mustering import (
    propose_gatherings,
)
from grognard.games.waterloo.planner.orders import (
    END,
    FORCED,
    GATHER,
    MARCH_ALL,
    MARCH_GUARDED,
    MARCH_HALF,
    RIDE,
    first_of_order,
    manner_of,
    order_of,
    second_of_order,
    third_of_order,
)
from grognard.games.waterloo.planner.roads import (
    half_way,
    pieces_in,
    room_of,
)
from grognard.games.waterloo.planner.situation import (
    Situation,
    first_army,
    last_army,
)
from grognard.games.waterloo.refusals import (
    OK,
)
from grognard.games.waterloo.state import (
    Field,
)
from grognard.games.waterloo.steps.movement import (
    may_activate,
    may_choose_group,
    may_end,
    may_recall,
)
from grognard.kernel.planner import (
    Proposals,
)
from grognard.kernel.state import (
    VERB,
    A,
)

GUARD: Final = 3
NONE: Final = -1


def propose(s: Field, seat: int, view: Situation, out: Proposals) -> None:
    """Every group to every neighbouring town in the usual sizes, and gatherings; or the end."""
    out.add(order_of(END, 0, 0, 0), view.rest())
    night = s.t.night[int(s.c[TURN])] != 0
    moving: int = s.c[s.top() + 2]
    for army in range(first_army(view.side), last_army(view.side)):
        if s.army_seat(army) != seat:
            continue
        groups: int = s.c[GROUPS + army]
        for town in range(TOWNS):
            if view.ready[army * TOWNS + town] == 0:
                continue
            under_way = town == moving and s.c[s.top() + 3] == army
            if groups == 0 and not under_way:
                continue
            bonus = view.bonus() if under_way else 0
            _propose_for(s, view, army, town, night, bonus, out)
    propose_gatherings(s, seat, view, night, out)
    out.drop_below(view.worth_a_thought(out.highest()))


def _propose_for(
    s: Field, view: Situation, army: i64, town: i64, night: bool, bonus: i64, out: Proposals
) -> None:
    at = town * MOST_ROADS
    degree = s.t.degree[town]
    n: int = view.ready[army * TOWNS + town]
    if n == 1 and is_bound(s, army, town):
        return
    k: i64
    for k in range(at, at + degree):
        to = s.t.next_to[k]
        foes: int = view.foe[to]
        room = room_of(s, s.t.by_road[k], foes)
        if room == 0:
            continue
        if foes != 0:
            if view.own[to] != 0 and not night:
                cv_there: int = view.cv_at[to]
                units_there: int = view.own[to]
                join = n if n < room else room
                cv = 10 * cv_there + view.strength(s, town, join, False)
                sum = join * view.gain(army, town, to)
                score = view.score_attack(s, to, join + units_there, cv, False, sum, 0, 1)
                score -= view.under_way(s, to)
                out.add(order_of(MARCH_ALL, town, to, army), score)
            continue
        if n < room:
            room = n
        score = view.score_march(s, army, town, to, room) + bonus
        guard = view.guard_of(s, town)
        stays: int = view.own[town]
        if guard == 0 or stays - n >= guard:
            out.add(order_of(MARCH_ALL, town, to, army), score)
        elif n > guard:
            part = n - guard if n - guard < room else room
            guarded = view.score_march(s, army, town, to, part) + bonus
            out.add(order_of(MARCH_GUARDED, town, to, army), guarded)
            out.add(order_of(MARCH_ALL, town, to, army), score - 30)
        else:
            out.add(order_of(MARCH_ALL, town, to, army), score - 30)
        if n > 5:
            half = view.score_part(s, army, town, to, n // 2, score)
            out.add(order_of(MARCH_HALF, town, to, army), half - 1)
            if guard == 0:
                most = view.score_part(s, army, town, to, n - GUARD, score)
                out.add(order_of(MARCH_GUARDED, town, to, army), most)
        _propose_beyond(s, view, army, town, to, night, out)


def _propose_beyond(
    s: Field, view: Situation, army: i64, town: i64, mid: i64, night: bool, out: Proposals
) -> None:
    """Two roads: the cavalry alone, or everyone by forced march."""
    at = mid * MOST_ROADS
    degree = s.t.degree[mid]
    n: int = view.ready[army * TOWNS + town]
    k: i64
    for k in range(at, at + degree):
        to = s.t.next_to[k]
        if view.foe[to] != 0 or s.t.distance[town * TOWNS + to] != 2:
            continue
        gain = view.gain(army, town, to)
        if gain < 15:
            continue
        if half_way(s, town, to) < 0:
            continue
        leader = s.t.leader[army]
        led = s.c[TOWN + leader] == town and s.c[LEGS + leader] == 0
        if (not night or led) and view.cv_at[town] > view.own[town]:
            score = view.score_forced(s, army, town, to, n, led)
            out.add(order_of(FORCED, town, to, army), score)
        if view.horse[town] != 0:
            out.add(order_of(RIDE, town, to, army), view.score_ride(s, army, town, to))


def next_code(s: Field, seat: int, order: int) -> int:
    """The next action of an order of the movement phase; -1 when it is carried out."""
    code = _next_of_order(s, seat, order)
    if code < 0 or code // VERB == GROUP or code // VERB == DONE:
        lonely = _lonely_leader(s)
        if lonely >= 0:
            return lonely
    if code >= 0 and code // VERB == GROUP and seat == 0 and s.c[GROUPS + FRENCH] == 1:
        # 12.2: the last group move of the French is for Napoleon, if he stands alone.
        fetched = _leader_left_behind(s, seat)
        return fetched if fetched // VERB == GROUP else code
    return code


def _lonely_leader(s: Field) -> int:
    """Before another group moves, a leader whose men have all left rides after them."""
    top = s.top()
    group: int = s.c[top + 2]
    if group == NOWHERE:
        return NONE
    army: int = s.c[top + 3]
    leader: int = s.t.leader[army]
    if not may_follow(s, leader, group):
        return NONE
    here: int = s.c[TOWN + leader]
    if here == NOWHERE or pieces_in(s, army, here) > 1:
        return NONE
    where = _shelter(s, leader)
    return NONE if where == here else ride_on(s, leader, where)


def _next_of_order(s: Field, seat: int, order: int) -> int:
    manner = manner_of(order)
    if manner == END:
        return _end(s, seat)
    to = second_of_order(order)
    if manner == GATHER:
        return gather(s, seat, to, first_of_order(order))
    here = first_of_order(order)
    army = third_of_order(order)
    if manner == RIDE or manner == FORCED:
        return _march_two(s, seat, here, to, army, manner == RIDE)
    return _march_one(s, seat, here, to, army, manner)


def _end(s: Field, seat: int) -> int:
    """The end of movement; first those are called back who cannot attack."""
    if may_end(s, seat) == OK:
        return _leader_left_behind(s, seat)
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if may_recall(s, seat, u) == OK:
            return RECALL * VERB + u * A
    return DONE * VERB


def _leader_left_behind(s: Field, seat: int) -> int:
    """A group move that nobody needs brings a leader who stands alone back to his men."""
    for army in range(first_army(0 if seat == 0 else 1), last_army(0 if seat == 0 else 1)):
        leader: int = s.t.leader[army]
        here: int = s.c[TOWN + leader]
        if here == NOWHERE or s.c[LEGS + leader] != 0 or pieces_in(s, army, here) > 1:
            continue
        if may_choose_group(s, seat, here, army) == OK and _shelter(s, leader) != here:
            return GROUP * VERB + here * A + army
    return DONE * VERB


def _shelter(s: Field, leader: int) -> int:
    """Where a leader goes who stands alone: to his men, or else towards them."""
    here: int = s.c[TOWN + leader]
    where = refuge(s, leader, here)
    return where if where != here else nearer_to_his_men(s, leader)


def _choose(s: Field, seat: int, town: int, army: int) -> int:
    """The group, unless it is on the move already: 0 then, -1 if it may not be chosen."""
    top = s.top()
    if s.c[top + 2] == town and s.c[top + 3] == army:
        return 0
    if may_choose_group(s, seat, town, army) != OK:
        return NONE
    return GROUP * VERB + town * A + army


def _march_one(s: Field, seat: int, here: int, to: int, army: int, manner: int) -> int:
    chosen = _choose(s, seat, here, army)
    if chosen != 0:
        return chosen
    return next_marcher(s, here, to, army, manner)


def _march_two(s: Field, seat: int, here: int, to: int, army: int, ride: bool) -> int:
    """Two roads: first those who are half way go on, then the next sets out."""
    chosen = _choose(s, seat, here, army)
    if chosen > 0:
        leader: int = s.t.leader[army]
        if not ride and s.c[TOWN + leader] == here and may_activate(s, seat, leader) == OK:
            return ACTIVATE * VERB + leader * A
    if chosen != 0:
        return chosen
    return next_of_two(s, here, to, army, ride)

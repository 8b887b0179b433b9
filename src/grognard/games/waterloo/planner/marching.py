"""Orders of the movement phase (chapter 5): which groups march where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from grognard.games.waterloo.layout import (
    ACTIVATE,
    ALLIED,
    CAVALRY,
    CV,
    DONE,
    FRENCH,
    GROUP,
    GROUPS,
    LEADER,
    LEGS,
    MARCH,
    NOWHERE,
    ORIGIN,
    RECALL,
    TOWN,
    TOWNS,
    TURN,
    USED,
)
from grognard.games.waterloo.lookups import MOST_ROADS
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
from grognard.games.waterloo.planner.situation import (
    ASSAULT,
    BLOCK_CV,
    BOLDNESS,
    CROWDING,
    FRIENDS,
    HELP,
    HURRY,
    MASS,
    MEETING,
    ODDS,
    ON_THE_WAY,
    PURSUIT,
    REST,
    RIDING,
    SPLITTING,
    Situation,
    first_army,
    last_army,
)
from grognard.games.waterloo.refusals import OK
from grognard.games.waterloo.state import Field, first_of_army, last_of_army
from grognard.games.waterloo.steps.movement import (
    Occupation,
    may_activate,
    may_choose_group,
    may_end,
    may_march,
    may_recall,
)
from grognard.kernel.arrays import Cells, cells
from grognard.kernel.planner import Proposals
from grognard.kernel.state import VERB, A

GUARD: Final = 3
ROAD: Final = 10  # units that a high road takes
NONE: Final = -1


# --- proposing ---------------------------------------------------------------------------------


def propose(s: Field, seat: int, view: Situation, out: Proposals) -> None:
    """Every group to every neighbouring town in the usual sizes, and gatherings; or the end."""
    out.add(order_of(END, 0, 0, 0), view.ways[REST])
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
            bonus = view.ways[ON_THE_WAY] if under_way else 0
            _propose_for(s, view, army, town, night, bonus, out)
    _propose_gatherings(s, seat, view, night, out)


def _propose_for(
    s: Field, view: Situation, army: i64, town: i64, night: bool, bonus: i64, out: Proposals
) -> None:
    at = town * MOST_ROADS
    degree = s.t.degree[town]
    n: int = view.ready[army * TOWNS + town]
    k: i64
    for k in range(at, at + degree):
        to = s.t.next_to[k]
        foes: int = view.foe[to]
        room = _room(s, s.t.by_road[k], foes)
        if room == 0:
            continue
        if foes != 0:
            if view.own[to] != 0 and not night:
                score = score_attack(s, view, to, n)
                out.add(order_of(MARCH_ALL, town, to, army), score)
            continue
        if n < room:
            room = n
        score = score_march(s, view, army, town, to, room) + bonus
        guard = view.guard_of(s, town)
        stays: int = view.own[town]
        if guard == 0 or stays - n >= guard:
            out.add(order_of(MARCH_ALL, town, to, army), score)
        elif n > guard:
            out.add(order_of(MARCH_GUARDED, town, to, army), score)
            out.add(order_of(MARCH_ALL, town, to, army), score - 30)
        else:
            out.add(order_of(MARCH_ALL, town, to, army), score - 30)
        if n > 5:
            out.add(order_of(MARCH_HALF, town, to, army), score - view.ways[SPLITTING] - 1)
            if guard == 0:
                out.add(order_of(MARCH_GUARDED, town, to, army), score - view.ways[SPLITTING])
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
        leader = s.t.leader[army]
        led = s.c[TOWN + leader] == town and s.c[LEGS + leader] == 0
        if not night or led:
            cost = 2 * n + (0 if led else n)
            score = score_march(s, view, army, town, to, n) - cost - view.ways[HURRY]
            out.add(order_of(FORCED, town, to, army), score)
        out.add(order_of(RIDE, town, to, army), gain - view.ways[RIDING])


def _propose_gatherings(s: Field, seat: int, view: Situation, night: bool, out: Proposals) -> None:
    """All neighbours together to one town: to attack it, or to meet there."""
    groups = _groups_left(s, seat, view)
    if groups == 0:
        return
    ready = _ready(s, seat, view)
    near = _groups_near(s, ready)
    to: i64
    for to in range(TOWNS):
        foes: int = view.foe[to]
        if foes == 0:
            if near[to] > 1:
                _propose_gathering(s, view, ready, to, foes, groups, out)
        elif near[to] != 0 and not night:
            _propose_gathering(s, view, ready, to, foes, groups, out)


def _propose_gathering(
    s: Field, view: Situation, ready: Cells, to: i64, foes: i64, most: int, out: Proposals
) -> None:
    """Of the neighbouring groups as many as may still be set in motion, the largest (5.1)."""
    groups: i64 = 0
    units: int = view.own[to]
    gain: i64 = -99
    sum: i64 = 0
    taken: i64 = 0
    at = to * MOST_ROADS
    degree = s.t.degree[to]
    k: i64
    while groups < most:
        best: i64 = 0
        which: i64 = 0
        for k in range(degree):
            if taken & s.t.bits[k] != 0:
                continue
            n: int = ready[s.t.next_to[at + k]]
            if n <= best:
                continue
            room = _room(s, s.t.by_road[at + k], foes)
            if room < n:
                n = room
            if n > best:
                best = n
                which = k
        if best == 0:
            break
        taken |= s.t.bits[which]
        here = s.t.next_to[at + which]
        groups += 1
        units += best
        step = view.gain(_army_at(view, here), here, to)
        sum += step * best
        if step > gain:
            gain = step
    if foes != 0 and groups > 0 and units >= 3:
        out.add(order_of(GATHER, 0, to, 0), score_attack(s, view, to, units) + gain)
    elif foes == 0 and groups > 1:
        near: int = view.foes_near[to]
        score = sum * view.ways[MASS] // (100 * groups) + view.ways[MEETING]
        if units * 2 > near:
            score += units // 2
        out.add(order_of(GATHER, 0, to, 0), score)


def _groups_left(s: Field, seat: int, view: Situation) -> int:
    """The groups that this seat may still set in motion."""
    n = 0
    for army in range(first_army(view.side), last_army(view.side)):
        if s.army_seat(army) == seat:
            left: int = s.c[GROUPS + army]
            n += left
    return n


def _ready(s: Field, seat: int, view: Situation) -> Cells:
    """The units in each town that this seat may still set in motion."""
    ready = cells(TOWNS)
    for army in range(first_army(view.side), last_army(view.side)):
        if s.army_seat(army) == seat and s.c[GROUPS + army] != 0:
            for town in range(TOWNS):
                ready[town] += view.ready[army * TOWNS + town]
    return ready


def _groups_near(s: Field, ready: Cells) -> Cells:
    """How many groups stand one road away from each town."""
    near = cells(TOWNS)
    town: i64
    k: i64
    for town in range(TOWNS):
        if ready[town] != 0:
            at = town * MOST_ROADS
            for k in range(at, at + s.t.degree[town]):
                near[s.t.next_to[k]] += 1
    return near


def _army_at(view: Situation, town: i64) -> int:
    if view.side == FRENCH:
        return FRENCH
    return 1 if view.ready[TOWNS + town] >= view.ready[2 * TOWNS + town] else 2


def _room(s: Field, road: i64, foes: i64) -> i64:
    """The units that a road still takes."""
    capacity = s.t.capacity[road]
    if foes != 0 and s.t.river[road] != 0:
        capacity = capacity // s.t.river_divisor
    used: int = s.c[USED + road]
    left = capacity - used
    if left < 0:
        return 0
    return left


def score_march(s: Field, view: Situation, army: i64, here: i64, to: i64, n: i64) -> i64:
    """Nearer to the goal, towards friends, out of danger."""
    gain = view.gain(army, here, to)
    stays: int = view.own[here]
    meets: int = view.own[to]
    value = gain * n * view.ways[MASS] // 100
    if meets + n > ROAD:
        value -= (meets + n - ROAD) * view.ways[CROWDING] // 10
    value += view.safety(to, meets + n) - view.safety(here, stays)
    value -= view.safety(to, meets) - view.safety(here, stays - n)
    if meets >= 3 and gain >= 0:
        value += view.ways[FRIENDS]
    return value


def score_attack(s: Field, view: Situation, to: i64, units: i64) -> i64:
    """6.1: three units or more, and more of them than they are likely to meet."""
    foes: int = view.foe[to]
    if foes < 3:
        return view.ways[PURSUIT] if units < 8 else view.ways[PURSUIT] - 7
    near: int = view.foes_near[to]
    odds = units * 27 * 10 // (foes * BLOCK_CV + near * view.ways[HELP])
    if odds < view.ways[BOLDNESS] - view.urgency:
        return odds - 14
    return view.ways[ASSAULT] + odds * view.ways[ODDS] + view.urgency


# --- carrying out ------------------------------------------------------------------------------


def next_code(s: Field, seat: int, order: int) -> int:
    """The next action of an order of the movement phase; -1 when it is carried out."""
    manner = manner_of(order)
    if manner == END:
        return _end(s, seat)
    to = second_of_order(order)
    if manner == GATHER:
        return _gather(s, seat, to)
    here = first_of_order(order)
    army = third_of_order(order)
    if manner == RIDE or manner == FORCED:
        return _march_two(s, seat, here, to, army, manner == RIDE)
    return _march_one(s, seat, here, to, army, manner)


def _end(s: Field, seat: int) -> int:
    """The end of movement; first those are called back who cannot attack."""
    if may_end(s, seat) == OK:
        return DONE * VERB
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if may_recall(s, seat, u) == OK:
            return RECALL * VERB + u * A
    return DONE * VERB


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
    return _next_marcher(s, here, to, army, manner)


def _next_marcher(s: Field, here: int, to: int, army: int, manner: int) -> int:
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
    if best < 0 or (manner == MARCH_GUARDED and stay <= GUARD):
        return _leader_follows(s, here, to, army, gone, stay)
    if manner == MARCH_HALF and gone >= stay:
        return _leader_follows(s, here, to, army, gone, stay)
    if may_march(s, best, to) == OK:
        return MARCH * VERB + best * A + to
    return _leader_follows(s, here, to, army, gone, stay)


def _leader_follows(s: Field, here: int, to: int, army: int, gone: int, stay: int) -> int:
    """A leader goes with the larger part of his men, never against the enemy."""
    leader: int = s.t.leader[army]
    if gone <= stay or s.c[TOWN + leader] != here or s.c[LEGS + leader] != 0:
        return NONE
    if s.holds(1 if army == FRENCH else 0, to) or may_march(s, leader, to) != OK:
        return NONE
    return MARCH * VERB + leader * A + to


def _march_two(s: Field, seat: int, here: int, to: int, army: int, ride: bool) -> int:
    """Two roads: first those who are half way go on, then the next sets out."""
    chosen = _choose(s, seat, here, army)
    if chosen > 0:
        leader: int = s.t.leader[army]
        if not ride and s.c[TOWN + leader] == here and may_activate(s, seat, leader) == OK:
            return ACTIVATE * VERB + leader * A
    if chosen != 0:
        return chosen
    c = s.c
    mid = NONE
    u: i64
    for u in range(first_of_army(army), last_of_army(army)):
        if c[LEGS + u] == 1 and c[ORIGIN + u] == here and c[TOWN + u] != here:
            if s.t.slot[int(c[TOWN + u]) * TOWNS + to] >= 0 and may_march(s, u, to) == OK:
                return MARCH * VERB + u * A + to
    for u in range(first_of_army(army), last_of_army(army)):
        if c[TOWN + u] != here or c[LEGS + u] != 0:
            continue
        arm: int = s.t.arm[u]
        if arm == LEADER or (ride and arm != CAVALRY):
            continue
        if mid < 0:
            mid = _half_way(s, here, to)
            if mid < 0:
                return NONE
        if c[CV + u] > 1 or arm == CAVALRY:
            if may_march(s, u, mid) == OK:
                return MARCH * VERB + u * A + mid
    return NONE


def _half_way(s: Field, here: int, to: int) -> int:
    """The town between two towns with the roomiest roads and no enemy in it."""
    best = 0
    where = NONE
    at = here * MOST_ROADS
    degree: int = s.t.degree[here]
    side = s.active()
    for k in range(at, at + degree):
        mid: int = s.t.next_to[k]
        onward: int = s.t.slot[mid * TOWNS + to]
        if onward < 0 or s.holds(1 - side, mid):
            continue
        first = _room(s, s.t.by_road[k], 0)
        second = _room(s, s.t.by_road[mid * MOST_ROADS + onward], 0)
        room = first if first < second else second
        if room > best:
            best = room
            where = mid
    return where


def _gather(s: Field, seat: int, to: int) -> int:
    """Every neighbouring group in turn, the one on the move first, then the largest."""
    c = s.c
    top = s.top()
    side = 0 if seat == 0 else 1
    group: int = c[top + 2]
    if group != NOWHERE and s.t.slot[to * TOWNS + group] >= 0:
        code = _next_marcher(s, group, to, int(c[top + 3]), _guarding(s, side, group))
        if code >= 0:
            return code
    occupied = Occupation(s, side)
    best = 0
    chosen = NONE
    at = to * MOST_ROADS
    degree: int = s.t.degree[to]
    for k in range(at, at + degree):
        here: int = s.t.next_to[k]
        if here == group or occupied.enemy_pieces[here] != 0:
            continue
        room = _room(s, s.t.by_road[k], int(occupied.enemy_pieces[to]))
        if room == 0:
            continue
        for army in range(first_army(side), last_army(side)):
            if c[GROUPS + army] == 0 or s.army_seat(army) != seat:
                continue
            n = _ready_in(s, army, here)
            if n > best and (n > GUARD or _guarding(s, side, here) == MARCH_ALL):
                best = n
                chosen = GROUP * VERB + here * A + army
    if chosen >= 0 and occupied.enemy_pieces[to] != 0 and not _enough(s, side, to, best):
        return NONE
    return chosen


def _enough(s: Field, side: int, to: int, coming: int) -> bool:
    """6.1: an attack needs three units; a smaller group sets out only to join others."""
    return s.units_in(side, to) + coming >= s.t.min_attackers


def _guarding(s: Field, side: int, town: int) -> int:
    """A base keeps its guard."""
    army: int = s.t.supply_army[town]
    return MARCH_ALL if army < 0 or (side == ALLIED and army == 0) else MARCH_GUARDED


def _ready_in(s: Field, army: int, town: int) -> int:
    n = 0
    u: i64
    for u in range(first_of_army(army), last_of_army(army)):
        if s.c[TOWN + u] == town and s.c[LEGS + u] == 0 and s.t.arm[u] != LEADER:
            n += 1
    return n

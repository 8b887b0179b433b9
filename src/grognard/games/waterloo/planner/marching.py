"""Orders of the movement phase (chapter 5): which groups march where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from grognard.games.waterloo.ground import garrison
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
    ORDERS,
    ORIGIN,
    RECALL,
    TOWN,
    TOWNS,
    TURN,
    USED,
)
from grognard.games.waterloo.lookups import MOST_ROADS
from grognard.games.waterloo.planner.orders import (
    CLOSING,
    END,
    FORCED,
    GATHER,
    HURRIED,
    MARCH_ALL,
    MARCH_GUARDED,
    MARCH_HALF,
    RIDE,
    RIDERS,
    first_of_order,
    manner_of,
    order_of,
    second_of_order,
    third_of_order,
)
from grognard.games.waterloo.planner.situation import (
    Situation,
    first_army,
    last_army,
)
from grognard.games.waterloo.refusals import OK
from grognard.games.waterloo.state import (
    Field,
    first_of,
    first_of_army,
    last_of,
    last_of_army,
    side_of,
)
from grognard.games.waterloo.steps.movement import (
    Occupation,
    may_activate,
    may_choose_group,
    may_end,
    may_march,
    may_recall,
    pieces_by_town,
)
from grognard.kernel.arrays import Cells, Lookup, cells, lookup_of
from grognard.kernel.planner import Proposals
from grognard.kernel.state import VERB, A

GUARD: Final = 3
NONE: Final = -1
SPARED: Final = 20  # tenths of a CV of a unit that closes a road


# --- proposing ---------------------------------------------------------------------------------


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
    _propose_gatherings(s, seat, view, night, out)
    out.drop_below(view.worth_a_thought(out.highest()))


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
                there: int = view.strength[to]
                strong: int = view.strength[town]
                all: int = view.own[town]
                cv = 10 * there + strong * 10 * n // all
                sum = n * view.gain(army, town, to)
                score = view.score_attack(s, to, n + int(view.own[to]), cv, False, sum, 0, 1)
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
        if _half_way(s, town, to) < 0:
            continue
        leader = s.t.leader[army]
        led = s.c[TOWN + leader] == town and s.c[LEGS + leader] == 0
        if (not night or led) and view.strength[town] > view.own[town]:
            score = view.score_forced(s, army, town, to, n, led)
            out.add(order_of(FORCED, town, to, army), score)
        if view.horse[town] != 0:
            out.add(order_of(RIDE, town, to, army), view.score_ride(s, army, town, to))


def _propose_gatherings(s: Field, seat: int, view: Situation, night: bool, out: Proposals) -> None:
    """All neighbours together to one town: to attack it, or to meet there."""
    groups = _groups_left(s, seat, view)
    if groups == 0:
        return
    ready = _ready(s, seat, view)
    near = _groups_near(s, ready)
    muster = Muster(s, view, ready, groups)
    to: i64
    for to in range(TOWNS):
        if view.foe[to] == 0:
            if near[to] > 1:
                _propose_meeting(s, view, muster, to, out)
        elif night or (view.foe[to] < 3 and view.own[to] >= s.t.min_attackers):
            continue
        elif near[to] != 0 or muster.can_come(to):
            _propose_attack(s, view, muster, to, out)


class Muster:
    """Who could come to a town this turn, with as many groups as may still be set in motion."""

    def __init__(self, s: Field, view: Situation, ready: Cells, most: int) -> None:
        self.s = s
        self.view = view
        self.ready: Cells = ready
        self.most = most
        self.led: i64 = NONE  # the town of a leader who may still give orders (10.1)
        for army in range(first_army(view.side), last_army(view.side)):
            leader: int = s.t.leader[army]
            here: int = s.c[TOWN + leader]
            if (
                here < TOWNS
                and ready[here] != 0
                and may_activate(s, s.army_seat(army), leader) == OK
            ):
                self.led = here
        # What was found of the town asked for last.
        self.groups = 0
        self.units = 0
        self.cv: i64 = 0  # in tenths
        self.sum: i64 = 0  # of every unit's gain
        self.hurried: i64 = 0  # units that come by forced march
        self.taken: Cells = cells(TOWNS)
        self.coming: Lookup = lookup_of([0] * MOST_ROADS)  # units by each last road

    def can_come(self, to: i64) -> bool:
        """Whether cavalry or a leader's men stand two roads away."""
        row = to * TOWNS
        here: i64
        for here in range(TOWNS):
            if self.s.t.distance[row + here] == 2 and self.ready[here] != 0:
                if self.view.horse[here] != 0 or here == self.led:
                    return True
        return False

    def call(self, to: i64, style: i64) -> None:
        """Finds the groups that bring most strength, one after another."""
        view = self.view
        there: int = view.own[to]
        cv: int = view.strength[to]
        self.units = there
        self.cv = cv * 10
        self.groups = 0
        self.sum = 0
        self.hurried = 0
        self.taken = cells(TOWNS)
        self.coming = lookup_of([0] * MOST_ROADS)
        while self.groups < self.most:
            best: i64 = 0
            which: i64 = NONE
            by: i64 = 0
            here: i64
            for here in range(TOWNS):
                if self.ready[here] == 0 or self.taken[here] != 0:
                    continue
                road = self._last_road(here, to, style)
                if road < 0:
                    continue
                n = self._who(here, to, road, style)
                if n > best:
                    best = n
                    which = here
                    by = road
            if best == 0:
                return
            self.taken[which] = 1
            self.coming[by] += best
            self.groups += 1
            self.units += best
            all: int = view.own[which]
            strong: int = view.strength[which]
            self.cv += strong * 10 * best // all
            self.sum += view.gain(_army_at(view, which), which, to) * best
            if style & HURRIED != 0 and self.s.t.distance[which * TOWNS + to] == 2:
                on_foot: int = view.horse[which]
                if which == self.led and best > on_foot:
                    self.hurried += best - on_foot

    def score(self, to: i64, closing: int, trap: bool) -> i64:
        """How good the attack is of those who were called, some of them to close roads."""
        units = self.units - closing
        cv = self.cv - closing * SPARED
        whole = self.view.score_attack(
            self.s, to, units, cv, trap, self.sum, self.hurried, self.groups
        )
        return whole - self.view.under_way(self.s, to)

    def _last_road(self, here: i64, to: i64, style: i64) -> i64:
        """The road, of those that lead to the town, by which most of a group can still come."""
        s = self.s
        d = s.t.distance[here * TOWNS + to]
        if d == 1:
            return s.t.slot[to * TOWNS + here]
        if d != 2 or style == 0:
            return NONE
        if self.view.horse[here] == 0 and (style & HURRIED == 0 or here != self.led):
            return NONE
        best: i64 = 0
        found: i64 = NONE
        at = to * MOST_ROADS
        k: i64
        for k in range(s.t.degree[to]):
            mid = s.t.next_to[at + k]
            if s.t.slot[mid * TOWNS + here] < 0 or self.view.foe[mid] != 0:
                continue
            room = self._left(to, k)
            first = _room(s, s.t.road_between(here, mid), 0)
            if first < room:
                room = first
            if room > best:
                best = room
                found = k
        return found

    def _left(self, to: i64, k: i64) -> i64:
        """The units that a road to the town still takes, those already called counted."""
        coming = self.coming[k]
        return _room(self.s, self.s.t.by_road[to * MOST_ROADS + k], int(self.view.foe[to])) - coming

    def _who(self, here: i64, to: i64, k: i64, style: i64) -> i64:
        """How many of a group can come by this road."""
        n: int = self.ready[here]
        if self.s.t.distance[here * TOWNS + to] == 1:
            guard = self.view.guard_of(self.s, here)
            if guard != 0:
                stays: int = self.view.own[here]
                n = n - guard if stays - n < guard else n
        elif style & HURRIED == 0 or here != self.led:
            n = self.view.horse[here]
        room = self._left(to, k)
        return room if room < n else n

    def exits(self, to: i64) -> int:
        """7.1: the roads that must still be closed to an enemy there; -1 if they cannot all be."""
        s = self.s
        n = 0
        at = to * MOST_ROADS
        k: i64
        for k in range(s.t.degree[to]):
            exit = s.t.next_to[at + k]
            if self.view.foe[exit] != 0:
                return NONE
            if self.view.own[exit] == 0:
                if not self._can_close(to, exit):
                    return NONE
                n += 1
        return n

    def _can_close(self, to: i64, exit: i64) -> bool:
        """Whether one of the groups called, from next door, can spare a unit for a road."""
        s = self.s
        here: i64
        for here in range(TOWNS):
            if self.taken[here] == 0 or s.t.slot[to * TOWNS + here] < 0:
                continue
            d = s.t.distance[here * TOWNS + exit]
            if d == 1 or (d == 2 and self.view.horse[here] != 0 and _half_way(s, here, exit) >= 0):
                return True
        return False


def _propose_attack(s: Field, view: Situation, muster: Muster, to: i64, out: Proposals) -> None:
    """The neighbours; the cavalry beyond them; those who march at their leader's order; roads."""
    cv: i64 = 0
    best: i64 = NONE
    style: i64
    for style in (0, RIDERS, RIDERS + HURRIED):
        muster.call(to, style)
        if muster.groups == 0 or muster.units < s.t.min_attackers or muster.cv <= cv:
            continue
        cv = muster.cv
        best = style
        trap = muster.exits(to) == 0
        out.add(order_of(GATHER, style, to, 0), muster.score(to, 0, trap))
    if best < 0:
        return
    muster.call(to, best)
    exits = muster.exits(to)
    if exits > 0 and muster.units - exits >= s.t.min_attackers:
        out.add(order_of(GATHER, best + CLOSING, to, 0), muster.score(to, exits, True))


def _propose_meeting(s: Field, view: Situation, muster: Muster, to: i64, out: Proposals) -> None:
    """Of the neighbouring groups as many as may still be set in motion, the largest (5.1)."""
    muster.call(to, 0)
    if muster.groups < 2:
        return
    near: int = view.foes_near[to]
    score = view.score_meeting(muster.sum, muster.units, muster.groups, near)
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


# --- carrying out ------------------------------------------------------------------------------


def next_code(s: Field, seat: int, order: int) -> int:
    """The next action of an order of the movement phase; -1 when it is carried out."""
    code = _next_of_order(s, seat, order)
    if code < 0 or code // VERB == GROUP or code // VERB == DONE:
        lonely = _lonely_leader(s)
        if lonely >= 0:
            return lonely
    return code


def _lonely_leader(s: Field) -> int:
    """Before another group moves, a leader whose men have all left rides after them."""
    top = s.top()
    group: int = s.c[top + 2]
    if group == NOWHERE:
        return NONE
    army: int = s.c[top + 3]
    leader: int = s.t.leader[army]
    if not _may_follow(s, leader, group):
        return NONE
    here: int = s.c[TOWN + leader]
    if here == NOWHERE or _pieces_in(s, army, here) > 1:
        return NONE
    where = _refuge(s, leader, here)
    return NONE if where == here else _ride_on(s, leader, where)


def _next_of_order(s: Field, seat: int, order: int) -> int:
    manner = manner_of(order)
    if manner == END:
        return _end(s, seat)
    to = second_of_order(order)
    if manner == GATHER:
        return _gather(s, seat, to, first_of_order(order))
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
        if here == NOWHERE or s.c[LEGS + leader] != 0 or _pieces_in(s, army, here) > 1:
            continue
        if may_choose_group(s, seat, here, army) == OK and _refuge(s, leader, here) != here:
            return GROUP * VERB + here * A + army
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
    if best < 0 or (manner == MARCH_GUARDED and stay <= _kept(s, army, here)):
        return _leader_follows(s, here, to, army, gone, stay)
    if manner == MARCH_HALF and gone >= stay:
        return _leader_follows(s, here, to, army, gone, stay)
    if may_march(s, best, to) == OK:
        return MARCH * VERB + best * A + to
    return _leader_follows(s, here, to, army, gone, stay)


def _kept(s: Field, army: i64, town: i64) -> int:
    """Those who stay when a group marches but for a guard."""
    guard = garrison(s, FRENCH if army == FRENCH else ALLIED, town)
    return guard if army == FRENCH and guard > GUARD else GUARD


def _leader_follows(s: Field, here: int, to: int, army: int, gone: int, stay: int) -> int:
    """A leader goes with the larger part of his men; into a battle only if nobody stays."""
    leader: int = s.t.leader[army]
    if gone <= stay or not _may_follow(s, leader, here):
        return NONE
    goal = to
    if s.holds(1 if army == FRENCH else 0, to):
        if stay != 0:
            return NONE
        goal = _refuge(s, leader, to)
    return _ride_on(s, leader, goal)


def _may_follow(s: Field, leader: int, here: int) -> bool:
    """Whether he has not moved; or is half way, with nobody about him."""
    c = s.c
    there: int = c[TOWN + leader]
    if c[LEGS + leader] == 0:
        return there == here
    if c[LEGS + leader] != 1 or c[ORIGIN + leader] != here:
        return False
    return s.units_in(side_of(leader), there) == 0


def _refuge(s: Field, leader: int, otherwise: int) -> int:
    """Where a leader goes whose men have left: to the most of his army within his reach."""
    army: int = s.t.army[leader]
    here: int = s.c[TOWN + leader]
    reach = 2 - int(s.c[LEGS + leader])
    best = 0
    where = otherwise
    for town in range(TOWNS):
        if town == here or s.t.distance[here * TOWNS + town] > reach:
            continue
        n = _pieces_in(s, army, town)
        if n > best and not s.holds(1 if army == FRENCH else 0, town):
            best = n
            where = town
    return where


def _pieces_in(s: Field, army: int, town: int) -> int:
    n = 0
    u: i64
    for u in range(first_of_army(army), last_of_army(army)):
        if s.c[TOWN + u] == town:
            n += 1
    return n


def _ride_on(s: Field, leader: int, to: int) -> int:
    """The next road of a leader on his way to a town one or two roads away."""
    here: int = s.c[TOWN + leader]
    next = to if s.t.slot[here * TOWNS + to] >= 0 else _half_way(s, here, to, 0)
    if next < 0 or may_march(s, leader, next) != OK:
        return NONE
    return MARCH * VERB + leader * A + next


def _march_two(s: Field, seat: int, here: int, to: int, army: int, ride: bool) -> int:
    """Two roads: first those who are half way go on, then the next sets out."""
    chosen = _choose(s, seat, here, army)
    if chosen > 0:
        leader: int = s.t.leader[army]
        if not ride and s.c[TOWN + leader] == here and may_activate(s, seat, leader) == OK:
            return ACTIVATE * VERB + leader * A
    if chosen != 0:
        return chosen
    return _next_of_two(s, here, to, army, ride)


def _next_of_two(s: Field, here: int, to: int, army: int, ride: bool) -> int:
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
            mid = _half_way(s, here, to)
            if mid < 0:
                return NONE
        if c[CV + u] > 1 or arm == CAVALRY:
            if may_march(s, u, mid) == OK:
                return MARCH * VERB + u * A + mid
    return _leader_follows(s, here, to, army, gone, stay)


def _half_way(s: Field, here: int, to: int, least: int = 1) -> int:
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
        first = _room(s, s.t.by_road[k], 0)
        second = _room(s, s.t.by_road[mid * MOST_ROADS + onward], foes)
        room = first if first < second else second
        if room >= least and room > best:
            best = room
            where = mid
    return where


def _gather(s: Field, seat: int, to: int, style: int) -> int:
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
        return 0 if _room(s, road, foes) == 0 else _ready_in(s, army, here)
    if _half_way(s, here, to) < 0:
        return 0
    leader: int = s.t.leader[army]
    if style & HURRIED != 0 and s.c[TOWN + leader] == here and s.c[LEGS + leader] == 0:
        return _ready_in(s, army, here)
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
        return _next_marcher(s, group, to, army, _guarding(s, side, group))
    if d == 2 and style != 0:
        code = _next_of_two(s, group, to, army, s.c[ORDERS + army] != group)
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
        room = _room(s, s.t.by_road[k], 0)
        if room > best:
            best = room
            mid = near
    if mid < 0:
        return NONE
    return _next_marcher(s, group, mid, army, _guarding(s, side, group))


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
                road = _half_way(s, here, exit)
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


def _ready_in(s: Field, army: int, town: int) -> int:
    n = 0
    u: i64
    for u in range(first_of_army(army), last_of_army(army)):
        if s.c[TOWN + u] == town and s.c[LEGS + u] == 0 and s.t.arm[u] != LEADER:
            n += 1
    return n

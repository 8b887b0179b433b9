"""Groups that go to one town together: who could come, and how good that is (5.1, 6.1)."""

from __future__ import annotations

from typing import (
    Final,
)

from mypy_extensions import (
    i64,
)

from grognard.games.waterloo.layout import (
    FRENCH,
    GROUPS,
    TOWN,
    TOWNS,
)
from grognard.games.waterloo.lookups import (
    MOST_ROADS,
)
from grognard.games.waterloo.planner.orders import (
    CLOSING,
    GATHER,
    HURRIED,
    RIDERS,
    order_of,
)
from grognard.games.waterloo.planner.roads import (
    half_way,
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
)
from grognard.kernel.arrays import (
    Cells,
    Lookup,
    cells,
    lookup_of,
)
from grognard.kernel.planner import (
    Proposals,
)

NONE: Final = -1
SPARED: Final = 20  # tenths of a CV of a unit that closes a road


def propose_gatherings(s: Field, seat: int, view: Situation, night: bool, out: Proposals) -> None:
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
        cv: int = view.cv_at[to]
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
            far = self.s.t.distance[which * TOWNS + to] == 2
            horse = far and (style & HURRIED == 0 or which != self.led)
            self.cv += view.strength(self.s, which, best, horse)
            self.sum += view.gain(_army_at(view, which), which, to) * best
            if far and not horse:
                riders: int = view.horse[which]
                if best > riders:
                    self.hurried += best - riders

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
            first = room_of(s, s.t.road_between(here, mid), 0)
            if first < room:
                room = first
            if room > best:
                best = room
                found = k
        return found

    def _left(self, to: i64, k: i64) -> i64:
        """The units that a road to the town still takes, those already called counted."""
        coming = self.coming[k]
        return (
            room_of(self.s, self.s.t.by_road[to * MOST_ROADS + k], int(self.view.foe[to])) - coming
        )

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
            if d == 1 or (d == 2 and self.view.horse[here] != 0 and half_way(s, here, exit) >= 0):
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

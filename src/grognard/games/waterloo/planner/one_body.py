"""The plan of keeping together: all after one Allied army, then after the other (12.1).

Everyone goes by the roads that lead to a base of the army aimed at. Once its lost bases will finish
that army in time (11.0), a garrison holds them and the others turn to the second army. The worth of
an order is counted in roads that a unit gains; the numbers were found by play.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from grognard.games.waterloo.ground import beside, garrison
from grognard.games.waterloo.layout import (
    BRITISH,
    CAVALRY,
    CV,
    FRENCH,
    FRENCH_END,
    LEADER,
    LEGS,
    PRUSSIAN,
    SEEN,
    TOWN,
    TOWNS,
)
from grognard.games.waterloo.lookups import MOST_ROADS
from grognard.games.waterloo.planner.situation import (
    BRITISH_FIRST,
    Situation,
    turns_left,
)
from grognard.games.waterloo.state import Field, first_of_army, last_of_army
from grognard.kernel.arrays import Cells, Lookup, cells, lookup_of

KILL: Final = 15.0  # for a block of the army aimed at
ELSEWHERE: Final = 0.5  # the part of it for a block of the other army
LOSS: Final = 10.0  # for a unit of one's own
BASE: Final = 12.0  # for each unit that a base will cost its army
STRAGGLER: Final = 0.8  # against each unit that no group move is left for (5.1)
DANGER: Final = 0.3  # against each unit too few where it stands
UNGUARDED: Final = 5.0  # against each unit that a garrison lacks
STEP: Final = 4.0  # for a CV lost in a forced march
LONE_RIDE: Final = 0.6  # against each unit that rides ahead of the others
AT_REST: Final = 0.8  # a march must be worth more
EVEN: Final = 1.0  # the odds that an attack needs
AT_LAST: Final = 0.6  # less than that when there is nothing to lose
LAST_TURNS: Final = 3
ROUTED: Final = 0.3  # the part of one or two blocks that a rout costs
TRAPPED: Final = 1.0  # the part of a body that is lost if no road is open to it
DEADLY: Final = 0.22  # the part of a body that is lost at even odds
SKIRMISH: Final = 0.64  # a small body rather runs
COST: Final = 0.1  # units lost at even odds, for each enemy block
SUPPORT: Final = 0.3  # what a unit next door counts for, one's own or the enemy's (9.0)
UNIT_CV: Final = 25.0  # tenths of a CV that one's own unit next door is taken for
HELD: Final = 0.4  # the part of its garrison with which a base is held
ROAD: Final = 10  # the length of a road, in tenths
RIVER: Final = 6  # it is longer by so much with a river before the enemy: half may cross it (5.4)
STACK: Final = 10  # units that a high road takes away in a turn
NEAR_BEST: Final = 6  # points below the best at which an order is still worth a thought
SMALL: Final = 6  # blocks: fewer make a small body
BEST_CV: Final = 4
BODY: Final = 3
NEVER: Final = -99
SCALE: Final = 3.0  # points for a road
CLEAR: Final = 30  # a score beyond which it hardly matters how good an order is
FAR_AWAY: Final = 990


class OneBody(Situation):
    """What a campaign looks like to a side that keeps together."""

    def __init__(self, s: Field, ways: Lookup, plan: int) -> None:
        self.free: Cells = cells(TOWNS + 1)  # units that no garrison needs
        self.behind = 0
        super().__init__(s, FRENCH, ways)
        self.left = turns_left(s, FRENCH)
        first = BRITISH if plan == BRITISH_FIRST else PRUSSIAN
        second = BRITISH + PRUSSIAN - first
        self.aim = second if self._settled(s, first) else first
        if self._settled(s, self.aim) and s.army_count(first) != 0:
            self.aim = first
        self.way: Lookup = self._ways_there(s)
        self.block_cv = [0.0, _block_cv(s, BRITISH), _block_cv(s, PRUSSIAN)]

    def count(self, s: Field) -> None:
        """Counts one's own pieces; to be done again after every order."""
        super().count(s)
        free = cells(TOWNS + 1)
        for town in range(TOWNS):
            n: int = self.own[town]
            if n != 0 and s.t.supply_army[town] >= 0:
                n -= garrison(s, FRENCH, town)
            free[town] = n if n > 0 else 0
        self.free = free
        self.behind = _stragglers(free)

    # --- how strong they are ---------------------------------------------------------------------

    def strength(self, s: Field, town: i64, units: i64, horse: bool) -> i64:
        """The strongest go first."""
        c = s.c
        where: int = town
        here: i16 = where
        by_cv: Lookup = lookup_of([0] * (BEST_CV + 1))
        u: i64
        for u in range(FRENCH_END):
            if c[TOWN + u] != here or c[LEGS + u] != 0 or s.t.arm[u] == LEADER:
                continue
            if not horse or s.t.arm[u] == CAVALRY:
                cv: int = c[CV + u]
                by_cv[cv] += 1
        sum: i64 = 0
        left = units
        for strong in range(BEST_CV, 0, -1):
            going = by_cv[strong] if by_cv[strong] < left else left
            sum += going * strong
            left -= going
        return sum * 10

    def _strength_of_foes(self, town: i64) -> float:
        """Tenths of a CV that the blocks in a town are taken for, and their friends next door."""
        british: int = self.foes_by_army[BRITISH * TOWNS + town]
        prussian: int = self.foes_by_army[PRUSSIAN * TOWNS + town]
        near: int = self.foes_near[town]
        here = british * self.block_cv[BRITISH] + prussian * self.block_cv[PRUSSIAN]
        return here * (1.0 + SUPPORT * near / (british + prussian))

    # --- what to go for --------------------------------------------------------------------------

    def _settled(self, s: Field, army: int) -> bool:
        """11.0: whether an army is beaten, or the bases it has lost will beat it in time."""
        spare = s.army_count(army) - s.beaten_at(army)
        if s.army_count(army) == 0 or spare <= 0:
            return True
        loss = 0
        for town in range(TOWNS):
            if s.t.supply_army[town] == army and self._is_safe(s, town):
                each: int = s.t.supply_loss[town]
                loss += each
        return loss * self.left >= spare

    def _is_safe(self, s: Field, base: int) -> bool:
        """Whether enough of one's own, and nobody else, stand in a base."""
        n: int = self.own[base]
        return n > 1 and self.foe[base] == 0 and n >= HELD * garrison(s, FRENCH, base)

    def _ways_there(self, s: Field) -> Lookup:
        """How far each town is, in tenths of a road: from the nearest base, or else from bodies."""
        way = lookup_of([FAR_AWAY] * TOWNS)
        base = self._next_base(s)
        if base >= 0:
            way[base] = 0
        else:
            for town in range(TOWNS):
                if self.foes_by_army[self.aim * TOWNS + town] != 0:
                    foes: int = self.foe[town]
                    way[town] = -foes
        changed = True
        while changed:
            changed = False
            town_: i64
            for town_ in range(TOWNS):
                if way[town_] < FAR_AWAY and self._spread(s, way, town_):
                    changed = True
        return way

    def _spread(self, s: Field, way: Lookup, town: i64) -> bool:
        """Carries the distance of a town on to its neighbours; whether any came nearer."""
        nearer = False
        at = town * MOST_ROADS
        k: i64
        for k in range(at, at + s.t.degree[town]):
            road = s.t.by_road[k]
            length: i64 = ROAD
            if s.t.river[road] != 0 and self.foe[town] != 0:
                length += RIVER
            near = s.t.next_to[k]
            if way[town] + length < way[near]:
                way[near] = way[town] + length
                nearer = True
        return nearer

    def _next_base(self, s: Field) -> int:
        """The base of the army aimed at, not yet held, that one's own are nearest to; or -1."""
        best = 99999
        where = -1
        for base in range(TOWNS):
            if s.t.supply_army[base] != self.aim or self._is_safe(s, base):
                continue
            sum = 0
            for town in range(TOWNS):
                n: int = self.own[town]
                sum += n * int(s.t.distance[town * TOWNS + base])
            if sum < best:
                best = sum
                where = base
        return where

    def gain(self, army: i64, here: i64, to: i64) -> i64:
        """How much nearer a town is, in tenths of a road."""
        return self.way[here] - self.way[to]

    # --- how good orders are ---------------------------------------------------------------------

    def rest(self) -> i64:
        """For the end of movement."""
        return _points(AT_REST)

    def bonus(self) -> i64:
        """For the group that has begun to move."""
        return 0

    def worth_a_thought(self, best: i64) -> i64:
        """What differs much from the plan is no part of it."""
        return best - NEAR_BEST

    def score_march(self, s: Field, army: i64, here: i64, to: i64, n: i64) -> i64:
        """Nearer to the goal, in few bodies, and none of them too weak."""
        return _points(self._march(s, here, to, n))

    def score_part(self, s: Field, army: i64, here: i64, to: i64, n: i64, whole: i64) -> i64:
        """The same for a part of a group."""
        return _points(self._march(s, here, to, n))

    def score_ride(self, s: Field, army: i64, here: i64, to: i64) -> i64:
        """The same for the cavalry alone."""
        n: int = self.horse[here]
        return _points(self._march(s, here, to, n) - LONE_RIDE * n)

    def score_forced(self, s: Field, army: i64, here: i64, to: i64, n: i64, safe: bool) -> i64:
        """5.5: the same, less what the stragglers cost."""
        horse: int = self.horse[here]
        on_foot: int = n - horse if n > horse else 0
        return _points(self._march(s, here, to, n) - STEP * on_foot / (3.0 if safe else 2.0))

    def score_meeting(self, sum: i64, units: i64, groups: i64, near: i64) -> i64:
        """They meet on their way."""
        return NEVER

    def _march(self, s: Field, here: i64, to: i64, n: int) -> float:
        nearer: int = self.way[here] - self.way[to]
        gained = n * nearer / 10.0
        own = self.own
        leaving: int = self.free[here]
        after = self._after(here, to, n, leaving)
        value = gained - STRAGGLER * (_stragglers(after) - self.behind)
        value -= DANGER * (self._danger(s, after, to) + self._danger(s, after, here))
        value += DANGER * (self._danger(s, own, to) + self._danger(s, own, here))
        if n > leaving and s.t.supply_army[here] >= 0:
            value -= 4.0 * UNGUARDED + UNGUARDED * (n - leaving)
        return value

    def _after(self, here: i64, to: i64, n: int, leaving: int) -> Cells:
        """The free units by town when so many have marched."""
        after = cells(TOWNS + 1)
        town: i64
        for town in range(TOWNS):
            before: int = self.free[town]
            after[town] = before
        stay: int = self.free[here]
        meet: int = self.free[to]
        after[here] = stay - (n if n < leaving else leaving)
        after[to] = meet + n
        return after

    def _danger(self, s: Field, own: Cells, town: i64) -> float:
        """The units that stand there too few against the enemies next door."""
        n: int = own[town]
        near: int = self.foes_near[town]
        if n == 0 or near < BODY:
            return 0.0
        help = 0
        at = town * MOST_ROADS
        k: i64
        for k in range(at, at + s.t.degree[town]):
            friends: int = own[s.t.next_to[k]]
            help += friends
        lack = near - n - 0.5 * help
        if lack <= 0.0:
            return 0.0
        return lack if lack < n else float(n)

    def score_attack(
        self,
        s: Field,
        to: i64,
        units: i64,
        cv: i64,
        trap: bool,
        sum: i64,
        hurried: i64,
        groups: i64,
    ) -> i64:
        """What an attack is likely to destroy, cost and gain."""
        foes: int = self.foe[to]
        aimed: int = self.foes_by_army[self.aim * TOWNS + to]
        part = (aimed + ELSEWHERE * (foes - aimed)) / foes
        gained: int = sum
        forced: int = hurried
        strength: int = cv
        many: int = units
        progress = gained / 10.0 - STEP * forced / 3.0
        if foes < BODY:
            swept = foes * (1.0 if trap else ROUTED)
            value = KILL * part * swept + progress * BODY / many + self._of_base(s, to)
            return _points(value - DANGER * self._danger_of(s, to, BODY))
        staying = beside(s, self.own, to) + int(self.own[to]) - many
        help = SUPPORT * UNIT_CV * staying if staying > 0 else 0.0
        odds = (strength + help) / self._strength_of_foes(to)
        if odds < EVEN - (AT_LAST if self.left <= LAST_TURNS else 0.0):
            return NEVER
        win = _least(0.95, 0.45 + 0.3 * (odds - 1.0))
        dead = foes * _least(0.6, DEADLY * odds * odds) * (SKIRMISH if foes < SMALL else 1.0)
        if trap and dead < foes * win * TRAPPED:
            dead = foes * win * TRAPPED
        value = KILL * part * dead - LOSS * COST * foes / (odds * odds)
        value += win * self._of_base(s, to) + progress - DANGER * self._danger_of(s, to, many)
        return _points(value / (1.0 if groups < 2 else 1.4 if groups == 2 else 1.7))

    def under_way(self, s: Field, to: i64) -> i64:
        """What an attack is already worth without those who are still to join it."""
        there: int = self.own[to]
        if there < BODY:
            return 0
        cv: int = self.cv_at[to]
        return self.score_attack(s, to, there, 10 * cv, False, 0, 0, 1)

    def _danger_of(self, s: Field, to: i64, units: int) -> float:
        """Of the attackers, once they have taken the town."""
        near: int = self.foes_near[to]
        lack = float(near - units)
        if near < BODY or lack <= 0.0:
            return 0.0
        return lack if lack < units else float(units)

    def _of_base(self, s: Field, town: i64) -> float:
        """11.0: for the units that a base will cost its army."""
        army: int = s.t.supply_army[town]
        if army < 0 or s.army_count(army) == 0:
            return 0.0
        spare = s.army_count(army) - s.beaten_at(army)
        each: int = s.t.supply_loss[town]
        loss = each * self.left
        worth = BASE * (loss if loss < spare else spare)
        return worth if army == self.aim else ELSEWHERE * worth


def _block_cv(s: Field, army: int) -> float:
    """Tenths of a CV that a block of an army is worth on the whole, by what has been seen of it."""
    sum = 0
    n = 0
    u: i64
    for u in range(first_of_army(army), last_of_army(army)):
        seen = s.seen_cv(u)
        if seen == 0:
            if s.c[SEEN + u] != 0:
                continue  # it was seen to fall
            seen = s.full_cv(u)
        sum += seen
        n += 1
    return 10.0 * sum / n if n > 0 else 0.0


def _stragglers(own: Cells) -> int:
    """Units beyond those that three group moves can take along (5.1, 5.3)."""
    all = 0
    first = 0
    second = 0
    third = 0
    town: i64
    for town in range(TOWNS):
        n: int = own[town]
        all += n
        if n > STACK:
            n = STACK
        if n > first:
            third = second
            second = first
            first = n
        elif n > second:
            third = second
            second = n
        elif n > third:
            third = n
    return all - first - second - third


def _least(a: float, b: float) -> float:
    return a if a < b else b


def _points(value: float) -> i64:
    """A worth as a score."""
    score = int(value * SCALE)
    if score > CLEAR:
        return CLEAR + (score - CLEAR) // 4
    return score if score > NEVER else NEVER

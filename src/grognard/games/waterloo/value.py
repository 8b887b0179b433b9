"""How good a position is: named terms, and the chance of a French victory that they make.

The weights come from games of the computer against itself (`grognard tune waterloo --games 4000
--seed 11`); a positive weight speaks for the French. Terms that say nearly the same share their
weight, so a single one may have an odd sign.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from grognard.games.waterloo.ground import BODY, beside, spare
from grognard.games.waterloo.layout import (
    ALL_BEATEN,
    BRITISH,
    CV,
    FRENCH,
    FRENCH_END,
    FRENCH_WIN,
    LEADER,
    NOWHERE,
    PRUSSIAN,
    TOWN,
    TOWNS,
    TURN,
    UNITS,
)
from grognard.games.waterloo.state import Field
from grognard.kernel.arrays import Cells, Lookup, cells, lookup_of
from grognard.kernel.state import OUTCOME

TERMS: Final = (
    "start",  # what the others are measured from
    "french-spare",  # units the French can still lose (12.2)
    "strength",  # the French share of all CV
    "british-spare",  # units the British can still lose (12.0)
    "prussian-spare",
    "british-left",  # of those, what their lost bases will not cost them in the time left (11.0)
    "prussian-left",
    "hardest",  # the greater of the two: both Allied armies must be beaten (12.1)
    "time",  # French turns left (12.2)
    "french-danger",  # French bodies beside much larger enemy ones
    "allied-danger",
    "near-defeat",  # an army about to break
    "haste",  # units of the harder army to be destroyed in each French turn left
    "british-pressure",  # French units near the army and its bases, for each of its units
    "prussian-pressure",
    "french-mass",  # how far the units stand together
    "allied-mass",
    "late-hardest",  # the hardest part, as time runs out
    "late-french",  # what the French can spare, as time runs out
)
COUNT: Final = 19
WEIGHTS: list[float] = [
    -6.14, 0.31, 9.72, -2.1, -1.73, 0.16, 0.75, -0.59, 3.11,
    0.13, 0.12, 0.2, -0.48, -0.1, 1.1, 1.05, -1.15, -0.46, 0.03,
]  # fmt: skip
ERRAND: Final = 4.0  # turns that a body is late which has another army to see to
SURE: Final = -0.8  # an army whose bases will cost it more than this is as good as beaten
DONE_WITH: Final = 2.0  # the pressure on an army that is beaten
DOUBT: Final = 0.94  # how sure a base is for each turn that it is away


class Judge:
    """Works out the terms; its arrays are used again and again."""

    def __init__(self) -> None:
        self.french: Cells = cells(TOWNS + 1)
        self.allied: Cells = cells(TOWNS + 1)
        self.errand: Cells = cells(TOWNS + 1)
        self.cv_in: Cells = cells(3 * TOWNS)
        self.goals: Cells = cells(TOWNS)
        self.terms: list[float] = [0.0] * COUNT
        self.weights: list[float] = list(WEIGHTS)

    def chance(self, s: Field) -> float:
        """The chance that the French win; a draw counts half."""
        ending: int = s.c[OUTCOME]
        if ending != 0:
            if ending - 1 == ALL_BEATEN:
                return 0.5
            return 1.0 if ending - 1 == FRENCH_WIN else 0.0
        self.work_out(s)
        total = 0.0
        for i in range(COUNT):
            total += self.weights[i] * self.terms[i]
        return 1.0 / (1.0 + math.exp(-total))

    def work_out(self, s: Field) -> None:
        """Fills in the terms, in the order of TERMS."""
        left = _french_turns_left(s)
        strength = self._count(s)
        french: int = strength[FRENCH]
        everyone: int = french + strength[BRITISH] + strength[PRUSSIAN]
        spare_f = spare(s, FRENCH)
        spare_b = spare(s, BRITISH)
        spare_p = spare(s, PRUSSIAN)
        self._bodies(s, spare_b, spare_p)
        british_left = self._left(s, BRITISH, spare_b, left)
        prussian_left = self._left(s, PRUSSIAN, spare_p, left)
        hardest = british_left if british_left > prussian_left else prussian_left
        time = left / 12.0
        french_spare = spare_f / 19.0
        self.terms = [
            1.0,
            french_spare,
            french / (1.0 + everyone),
            spare_b / 10.0,
            spare_p / 13.0,
            british_left,
            prussian_left,
            hardest,
            time,
            self._danger(s, self.french, self.allied),
            self._danger(s, self.allied, self.french),
            _nearness(spare_b) + _nearness(spare_p) - _nearness(spare_f),
            _least(10.0 * hardest / (left + 0.5), 4.0) if hardest > 0.0 else 0.0,
            self._pressure(s, BRITISH) if spare_b > 0 else DONE_WITH,
            self._pressure(s, PRUSSIAN) if spare_p > 0 else DONE_WITH,
            _massed(self.french),
            _massed(self.allied),
            hardest * (1.0 - time),
            french_spare * (1.0 - time),
        ]

    def _left(self, s: Field, army: int, surplus: int, left: int) -> float:
        """The units that an army can spare beyond what its bases will cost it, in tens."""
        if surplus <= 0:
            return SURE
        value = (surplus - self._toll(s, army, left)) / 10.0
        return value if value > SURE else SURE

    def _pressure(self, s: Field, army: int) -> float:
        """French units near an army or its bases, the nearer the more, for each of its units."""
        sum = 0.0
        goals = self._goals(s, army)
        i: i64
        town: i64
        for town in range(TOWNS):
            f: int = self.french[town]
            if f == 0:
                continue
            near: i64 = 9
            for i in range(goals):
                goal: int = self.goals[i]
                d = s.t.distance[goal * TOWNS + town]
                if d < near:
                    near = d
            if near < 5:
                close: int = f * (5 - near)
                sum += close * 0.2
        n = s.army_count(army)
        return _least(sum / (n + 1.0), 2.0)

    def _goals(self, s: Field, army: int) -> int:
        """Finds the bases and the bodies of an army; how many they are."""
        n = 0
        for goal in range(TOWNS):
            if s.t.supply_army[goal] == army or self.cv_in[army * TOWNS + goal] >= 6:
                self.goals[n] = goal
                n += 1
        return n

    def _bodies(self, s: Field, spare_b: int, spare_p: int) -> None:
        """Which army each French body is nearest the bases of."""
        for town in range(TOWNS):
            self.errand[town] = FRENCH
            if self.french[town] < BODY:
                continue
            best = 99
            for base in range(TOWNS):
                army: int = s.t.supply_army[base]
                if army != BRITISH and army != PRUSSIAN:
                    continue
                if (spare_b if army == BRITISH else spare_p) <= 0:
                    continue
                d: int = s.t.distance[base * TOWNS + town]
                if d < best:
                    best = d
                    self.errand[town] = army

    def _toll(self, s: Field, army: int, left: int) -> float:
        """The units that an Allied army will lose by its bases before the end."""
        sum = 0.0
        for base in range(TOWNS):
            if s.t.supply_army[base] == army:
                loss: int = s.t.supply_loss[base]
                sum += loss * self._turns_held(s, army, base, left)
        return sum

    def _turns_held(self, s: Field, army: int, base: int, left: int) -> float:
        """French turns, of those left, in which the French are likely to hold a base."""
        here: int = self.french[base]
        foes: int = self.allied[base]
        near = beside(s, self.allied, base)
        if here > 0:
            if foes + near < BODY:
                return float(left)
            hold = (here + 0.5 * beside(s, self.french, base)) / (foes + near)
            return left * _least(hold, 1.0)
        against = foes + 0.5 * near
        best = 99.0
        row = base * TOWNS
        for town in range(TOWNS):
            f: int = self.french[town]
            if f < BODY:
                continue
            d: int = s.t.distance[row + town]
            late = float(d)
            if against >= BODY:
                late += _least(2.5 * against / (f + 0.5 * beside(s, self.french, town)), 6.0)
            if self.errand[town] != army:
                late += ERRAND
            if late < best:
                best = late
        if best >= left:
            return 0.0
        return (left - best) * math.pow(DOUBT, best)

    def _count(self, s: Field) -> Lookup:
        """The units of both sides by town, and the strength of each army."""
        self.french = cells(TOWNS + 1)
        self.allied = cells(TOWNS + 1)
        self.cv_in = cells(3 * TOWNS)
        strength = lookup_of([0, 0, 0])
        c = s.c
        u: i64
        for u in range(UNITS):
            here: int = c[TOWN + u]
            if here == NOWHERE or s.t.arm[u] == LEADER:
                continue
            cv: int = c[CV + u]
            army = s.t.army[u]
            strength[army] += cv
            self.cv_in[army * TOWNS + here] += cv
            if u < FRENCH_END:
                self.french[here] += 1
            else:
                self.allied[here] += 1
        return strength

    def _danger(self, s: Field, own: Cells, enemy: Cells) -> float:
        """Units in bodies that are far outnumbered by the enemies next to them, in tens."""
        n = 0
        for town in range(TOWNS):
            here: int = own[town]
            if here == 0:
                continue
            foes = beside(s, enemy, town)
            if foes >= BODY and foes * 2 > 3 * here + beside(s, own, town):
                n += here if here < foes else foes
        return n / 10.0


def _massed(units: Cells) -> float:
    """1 if all units stand in one town, little if they are scattered."""
    sum = 0.0
    squares = 0.0
    for town in range(TOWNS):
        n: int = units[town]
        sum += n
        squares += n * n
    return squares / (sum * sum) if sum > 0.0 else 0.0


def _least(a: float, b: float) -> float:
    return a if a < b else b


def _nearness(surplus: int) -> float:
    """1 when an army is at the point of breaking, 0 when it has four units to spare or more."""
    if surplus >= 4:
        return 0.0
    return 1.0 - surplus / 4.0


def _french_turns_left(s: Field) -> int:
    n = 0
    turn: int = s.c[TURN]
    for k in range(turn + 1, s.t.turns + 1):
        if s.t.turn_side[k] == FRENCH:
            n += 1
    return n

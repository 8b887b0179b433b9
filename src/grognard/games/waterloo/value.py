"""How good a position is: named terms, and the chance of a French victory that they make.

The weights come from games of the computer against itself (`grognard tune waterloo --games 4000
--seed 11`); a positive weight speaks for the French. Terms that say nearly the same share their
weight, so a single one may have an odd sign.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

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
from grognard.games.waterloo.tables import MOST_ROADS
from grognard.kernel.arrays import Cells, cells
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
    -5.58, 0.68, 7.75, -1.91, -1.25, -0.16, -0.08, -0.06, 2.31,
    0.08, 0.03, 0.32, -0.57, 0.14, 1.0, -0.39, -1.08, 0.39, -0.15,
]  # fmt: skip
BODY: Final = 3  # units that can attack (6.1)
ERRAND: Final = 4.0  # turns that a body is late which has another army to see to
DOUBT: Final = 0.94  # how sure a base is for each turn that it is away


class Judge:
    """Works out the terms; its arrays are used again and again."""

    def __init__(self) -> None:
        self.french: Cells = cells(TOWNS + 1)
        self.allied: Cells = cells(TOWNS + 1)
        self.errand: Cells = cells(TOWNS + 1)
        self.cv_in: Cells = cells(3 * TOWNS)
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
        """Fills in the terms."""
        x = self.terms
        left = _french_turns_left(s)
        strength = self._count(s)
        spare_f = _spare(s, FRENCH)
        spare_b = _spare(s, BRITISH)
        spare_p = _spare(s, PRUSSIAN)
        x[0] = 1.0
        x[1] = spare_f / 19.0
        x[2] = strength[FRENCH] / (1.0 + strength[FRENCH] + strength[BRITISH] + strength[PRUSSIAN])
        x[3] = spare_b / 10.0
        x[4] = spare_p / 13.0
        self._bodies(s, spare_b, spare_p)
        x[5] = (spare_b - self._toll(s, BRITISH, left)) / 10.0 if spare_b > 0 else -0.8
        x[6] = (spare_p - self._toll(s, PRUSSIAN, left)) / 10.0 if spare_p > 0 else -0.8
        x[5] = x[5] if x[5] > -0.8 else -0.8
        x[6] = x[6] if x[6] > -0.8 else -0.8
        x[7] = x[5] if x[5] > x[6] else x[6]
        x[8] = left / 12.0
        self._dangers(s)
        x[11] = _nearness(spare_b) + _nearness(spare_p) - _nearness(spare_f)
        x[12] = _least(10.0 * x[7] / (left + 0.5), 4.0) if x[7] > 0.0 else 0.0
        x[13] = self._pressure(s, BRITISH) if spare_b > 0 else 2.0
        x[14] = self._pressure(s, PRUSSIAN) if spare_p > 0 else 2.0
        x[15] = _massed(self.french)
        x[16] = _massed(self.allied)
        x[17] = x[7] * (1.0 - x[8])
        x[18] = x[1] * (1.0 - x[8])

    def _pressure(self, s: Field, army: int) -> float:
        """French units near an army or its bases, the nearer the more, for each of its units."""
        sum = 0.0
        for town in range(TOWNS):
            f: int = self.french[town]
            if f == 0:
                continue
            near = 9
            for goal in range(TOWNS):
                if s.t.supply_army[goal] == army or self.cv_in[army * TOWNS + goal] >= 6:
                    d: int = s.t.distance[goal * TOWNS + town]
                    if d < near:
                        near = d
            if near < 5:
                sum += f * (5 - near) * 0.2
        n = s.army_count(army)
        return _least(sum / (n + 1.0), 2.0)

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
        near = self._beside(s, self.allied, base)
        if here > 0:
            if foes + near < BODY:
                return float(left)
            hold = (here + 0.5 * self._beside(s, self.french, base)) / (foes + near)
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
                late += _least(2.5 * against / (f + 0.5 * self._beside(s, self.french, town)), 6.0)
            if self.errand[town] != army:
                late += ERRAND
            if late < best:
                best = late
        if best >= left:
            return 0.0
        return (left - best) * math.pow(DOUBT, best)

    def _beside(self, s: Field, units: Cells, town: int) -> int:
        """The units one road from a town."""
        n = 0
        at = town * MOST_ROADS
        degree: int = s.t.degree[town]
        for k in range(at, at + degree):
            there: int = units[s.t.next_to[k]]
            n += there
        return n

    def _count(self, s: Field) -> list[int]:
        """The units of both sides by town, and the strength of each army."""
        for town in range(TOWNS + 1):
            self.french[town] = 0
            self.allied[town] = 0
        strength = [0, 0, 0]
        for i in range(3 * TOWNS):
            self.cv_in[i] = 0
        c = s.c
        u: i64
        for u in range(UNITS):
            here: int = c[TOWN + u]
            if here == NOWHERE or s.t.arm[u] == LEADER:
                continue
            cv: int = c[CV + u]
            army: int = s.t.army[u]
            strength[army] += cv
            self.cv_in[army * TOWNS + here] += cv
            if u < FRENCH_END:
                self.french[here] += 1
            else:
                self.allied[here] += 1
        return strength

    def _dangers(self, s: Field) -> None:
        """Bodies with at least twice their number of enemies next to them, in units of ten."""
        french = 0
        allied = 0
        for town in range(TOWNS):
            f: int = self.french[town]
            a: int = self.allied[town]
            if f == 0 and a == 0:
                continue
            foes = 0
            friends = 0
            at = town * MOST_ROADS
            degree: int = s.t.degree[town]
            for k in range(at, at + degree):
                near: int = s.t.next_to[k]
                nf: int = self.french[near]
                na: int = self.allied[near]
                foes += na if f > 0 else nf
                friends += nf if f > 0 else na
            if f > 0 and foes > 2 and foes * 2 > 3 * f + friends:
                french += f if f < foes else foes
            elif a > 0 and foes > 2 and foes * 2 > 3 * a + friends:
                allied += a if a < foes else foes
        self.terms[9] = french / 10.0
        self.terms[10] = allied / 10.0


def _massed(units: Cells) -> float:
    """1 if all units stand in one town, little if they are scattered."""
    sum = 0.0
    squares = 0.0
    for town in range(TOWNS):
        n: int = units[town]
        sum += n
        squares += n * n
    return squares / (sum * sum) if sum > 0.0 else 0.0


def _spare(s: Field, army: int) -> int:
    n = s.army_count(army)
    return n - s.beaten_at(army) if n > 0 else 0


def _least(a: float, b: float) -> float:
    return a if a < b else b


def _nearness(spare: int) -> float:
    """1 when an army is at the point of breaking, 0 when it has four units to spare or more."""
    if spare >= 4:
        return 0.0
    return 1.0 - spare / 4.0


def _french_turns_left(s: Field) -> int:
    n = 0
    turn: int = s.c[TURN]
    for k in range(turn + 1, s.t.turns + 1):
        if s.t.turn_side[k] == FRENCH:
            n += 1
    return n

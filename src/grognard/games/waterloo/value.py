"""How good a position is: named terms, and the chance of a French victory that they make.

The weights come from games of the computer against itself (`tools/tune`); a term is what it says
for the French, so a positive weight speaks for them.
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
    "both",  # both Allied armies must be beaten (12.1)
    "british-haste",  # units to be destroyed in each French turn left
    "prussian-haste",
    "time",  # French turns left (12.2)
    "british-supply",  # units that bases now held will still cost (11.0)
    "prussian-supply",
    "british-road",  # roads still to go to the army or its bases, for the time left
    "prussian-road",
    "british-approach",  # French units near the bases, against those that cover them
    "prussian-approach",
    "french-danger",  # French bodies beside much larger enemy ones
    "allied-danger",
    "near-defeat",  # an army about to break
)
COUNT: Final = 18
WEIGHTS: list[float] = [
    0.4, 1.0, 1.6, -0.88, -0.88, 0.0, -0.24, -0.24, 0.4,
    0.8, 0.8, -0.2, -0.2, 0.32, 0.32, -0.24, 0.24, 0.6,
]  # fmt: skip
BODY: Final = 3  # units that can attack (6.1)


class Judge:
    """Works out the terms; its arrays are used again and again."""

    def __init__(self) -> None:
        self.french: Cells = cells(TOWNS + 1)
        self.allied: Cells = cells(TOWNS + 1)
        self.army_in: Cells = cells(3 * TOWNS)
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
        x[5] = x[3] * x[4]
        x[8] = left / 12.0
        self._army(s, BRITISH, spare_b, left, 0)
        self._army(s, PRUSSIAN, spare_p, left, 1)
        self._dangers(s)
        x[17] = _nearness(spare_b) + _nearness(spare_p) - _nearness(spare_f)

    def _army(self, s: Field, army: int, spare: int, left: int, k: int) -> None:
        """What the French have still to do to an Allied army."""
        x = self.terms
        supply = _least(float(self._rate(s, army) * left), float(spare))
        x[6 + k] = _least((spare - 0.7 * supply) / (left + 0.5), 4.0)
        x[9 + k] = supply / 10.0
        if spare > 0:
            x[11 + k] = _least(self._road(s, army) / (left + 0.5), 4.0)
            x[13 + k] = self._approach(s, army)
        else:
            x[11 + k] = 0.0
            x[13 + k] = 1.0

    def _road(self, s: Field, army: int) -> int:
        """Roads from the nearest French body to the nearest base or body of an army."""
        best = 9
        for goal in range(TOWNS):
            if s.t.supply_army[goal] != army and not self._stands_in(s, army, goal):
                continue
            row = goal * TOWNS
            for town in range(TOWNS):
                if self.french[town] >= BODY:
                    d: int = s.t.distance[row + town]
                    if d < best:
                        best = d
        return best

    def _stands_in(self, s: Field, army: int, town: int) -> bool:
        return self.army_in[army * TOWNS + town] != 0

    def _count(self, s: Field) -> list[int]:
        """The units of both sides by town, and the strength of each army."""
        for town in range(TOWNS + 1):
            self.french[town] = 0
            self.allied[town] = 0
        for i in range(3 * TOWNS):
            self.army_in[i] = 0
        strength = [0, 0, 0]
        c = s.c
        u: i64
        for u in range(UNITS):
            here: int = c[TOWN + u]
            if here == NOWHERE or s.t.arm[u] == LEADER:
                continue
            cv: int = c[CV + u]
            army: int = s.t.army[u]
            strength[army] += cv
            self.army_in[army * TOWNS + here] += 1
            if u < FRENCH_END:
                self.french[here] += 1
            else:
                self.allied[here] += 1
        return strength

    def _rate(self, s: Field, army: int) -> int:
        """Units that an Allied army loses each French turn (11.0)."""
        rate = 0
        for town in range(TOWNS):
            if s.t.supply_army[town] == army and self.french[town] != 0:
                loss: int = s.t.supply_loss[town]
                rate += loss
        return rate

    def _approach(self, s: Field, army: int) -> float:
        """French units within two roads of a base, less the Allied units there, of 20."""
        best = -2.0
        for base in range(TOWNS):
            if s.t.supply_army[base] != army:
                continue
            sum = 0
            row = base * TOWNS
            for town in range(TOWNS):
                d: int = s.t.distance[row + town]
                if d <= 4:
                    f: int = self.french[town]
                    a: int = self.allied[town]
                    sum += f * (5 - d)
                    if d <= 2:
                        sum -= a * (5 - d)
            value = sum / 60.0
            if value > best:
                best = value
        return best if best < 2.0 else 2.0

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
        self.terms[15] = french / 10.0
        self.terms[16] = allied / 10.0


def _spare(s: Field, army: int) -> int:
    n = s.army_count(army)
    return n - s.t.beaten_at[army] if n > 0 else 0


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

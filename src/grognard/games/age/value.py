"""How good a position is: named terms, and the chance of a French victory that they make.

A positive weight speaks for the French. Terms that say nearly the same share their weight, so a
single one may have an odd sign.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from grognard.games.age.countries import (
    FRENCH_DECISIVE,
    FRENCH_MARGINAL,
    FRENCH_MORAL,
    occupier_of,
)
from grognard.games.age.layout import (
    ALIGNMENT,
    AREAS,
    AT,
    AUSTRIA,
    COALITION,
    CORPS,
    COUNTRIES,
    FRANCE,
    FRENCH,
    INSURGENT,
    PRISONERS,
    PRUSSIA,
    ROUND,
    RUSSIA,
    SPAIN,
    YEAR,
)
from grognard.games.age.planner.board import Board, allies_of_france
from grognard.games.age.planner.politics import pending
from grognard.games.age.state import War
from grognard.games.age.steps.strategy import cards_due
from grognard.kernel.arrays import Lookup
from grognard.kernel.state import OUTCOME

TERMS: Final = (
    "start",  # what the others are measured from
    "cards",  # that each side will draw (8.1)
    "army",  # the French share of the battle ratings on the map
    "reserve",  # the French share of those that may still come (9)
    "minors",  # minor countries of each side
    "austria",
    "russia",
    "prussia",
    "spain",
    "pending",  # what would change hands if the year ended now (13)
    "paris",  # the enemies in and near France for each of its defenders
    "napoleon",  # how near he is to being lost (15.2 B)
    "time",  # years gone by: in the end the French win (15.3 B)
    "late-safety",  # the same, if Paris is safe
    "marginal",  # how much of a marginal victory there is, as its time comes (15.1 A)
    "few-allies",  # how near the Coalition is to its marginal victory (15.2 A)
    "hand",  # cards held
)
COUNT: Final = 17
WEIGHTS: list[float] = [
    -1.4, 1.8, 1.3, 0.6, 0.3, 0.35, 0.1, 0.1, 0.35, 0.6, -2.2, -1.5, 2.5, 2.2, 0.9, -0.8, 0.8,
]  # fmt: skip


class Judge:
    """Works out the terms."""

    def __init__(self) -> None:
        self.board = Board()
        self.terms: list[float] = [0.0] * COUNT
        self.weights: list[float] = list(WEIGHTS)

    def chance(self, s: War, french: Lookup, coalition: Lookup) -> float:
        """The chance that the French win."""
        ending: int = s.c[OUTCOME]
        if ending != 0:
            won = ending - 1
            french_win = won == FRENCH_DECISIVE or won == FRENCH_MARGINAL or won == FRENCH_MORAL
            return 1.0 if french_win else 0.0
        self.work_out(s, french, coalition)
        total = 0.0
        for i in range(COUNT):
            total += self.weights[i] * self.terms[i]
        return 1.0 / (1.0 + math.exp(-total))

    def work_out(self, s: War, french: Lookup, coalition: Lookup) -> None:
        """Fills in the terms, in the order of TERMS."""
        b = self.board
        b.look(s, french, coalition)
        army, reserve = self._shares(s)
        year: int = s.c[YEAR]
        now: int = s.c[ROUND]
        paris = self._paris(b)
        time = (year - 5) / 10.0
        flips = (pending(s, b, FRENCH) - pending(s, b, COALITION)) / 100.0
        self.terms = [
            1.0,
            (cards_due(s, FRENCH) - cards_due(s, COALITION)) / 10.0,
            army,
            reserve,
            (s.minors(FRENCH) - s.minors(COALITION)) / 13.0,
            stands(s, AUSTRIA),
            stands(s, RUSSIA),
            stands(s, PRUSSIA),
            stands(s, SPAIN),
            flips * (0.4 + 0.1 * now if now > 0 else 1.0),
            paris,
            self._peril(s, b),
            time,
            time * (1.0 - paris),
            self._marginal(s) * (1.0 if year >= 10 else 0.3),
            self._few_allies(s),
            (s.hand_size(FRENCH) - s.hand_size(COALITION)) / 10.0,
        ]

    def _shares(self, s: War) -> tuple[float, float]:
        """The French shares of the battle ratings on the map, and of those in the reserve."""
        french = foreign = near = far = 1.0
        u: i64
        for u in range(CORPS):
            at: int = s.c[AT + u]
            if at > PRISONERS:
                continue
            nation: int = s.t.nation[u]
            side: int = self.board.commander[nation]
            if side < 0:
                continue
            battle: int = s.t.battle[u]
            if at < AREAS:
                battle = s.battle_rating(u)
                if side == FRENCH:
                    french += battle
                else:
                    foreign += battle
            elif side == FRENCH:
                near += battle
            else:
                far += battle
        return french / (french + foreign), near / (near + far)

    def _paris(self, b: Board) -> float:
        """0 if no enemy is near, 1 if France is overrun."""
        capital = 0
        danger: int = b.army[COALITION * COUNTRIES + FRANCE]
        danger += b.far_threat[FRENCH * AREAS + capital] // 2
        danger += b.threat[FRENCH * AREAS + capital] // 2
        if b.number[COALITION * AREAS + capital] > 0:
            danger += 10
        own: int = b.army[FRENCH * COUNTRIES + FRANCE]
        return danger / (danger + own + 6.0)

    def _peril(self, s: War, b: Board) -> float:
        """Napoléon with few corps among enemies; less if nobody can play Death of a Hero."""
        area = b.napoleon
        if area < 0:
            return 0.5
        k = FRENCH * AREAS + area
        number: int = b.number[k]
        if b.threat[k] == 0 or number > 4:
            return 0.0
        beaten = int(s.t.chances.wins(b.threat[k], b.strength[k])) / 1000.0
        return beaten * (1.0 if number == 1 else 0.5 / number)

    def _marginal(self, s: War) -> float:
        """15.1 A: the share of France's neighbours under French command, and the two empires."""
        n = held = 0
        for country in range(COUNTRIES):
            if s.t.borders_france[country] != 0:
                n += 1
                if s.commander(country) == FRENCH:
                    held += 1
        a = stands(s, AUSTRIA)
        r = stands(s, RUSSIA)
        least = a if a < r else r
        most = a if a > r else r
        met = 0.5 * (1.0 if least >= 0.0 else 0.0) + 0.5 * (1.0 if most >= 0.6 else 0.0)
        return held / n * met

    def _few_allies(self, s: War) -> float:
        """1 if France stands alone, 0 if it commands four countries or more."""
        n = allies_of_france(s)
        return 1.0 - n / 4.0 if n < 4 else 0.0


def stands(s: War, country: int) -> float:
    """Where a major country stands: 1 with the French, -1 against them."""
    side = s.commander(country)
    if side == FRENCH:
        return 1.0
    if side == COALITION:
        return -0.7 if s.c[ALIGNMENT + country] == INSURGENT else -1.0
    return 0.6 if occupier_of(s, country) == FRENCH else 0.0

"""How good a position of a campaign is (5.4, 19): named terms, and the chance that they make.

A campaign that both sides lose counts half, so a term speaks for whoever comes nearer to his aim.
"""

from __future__ import annotations

import math
from typing import Final

from grognard.games.europe.events import DYNASTY, KEYS_TAKEN, NO_POINTS, TWENTY_POINTS
from grognard.games.europe.layout import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    FRANCE,
    PRUSSIA,
    RUSSIA,
    UNITS,
    VICTORY,
    YEAR,
    ZONES,
)
from grognard.games.europe.planner.board import Board
from grognard.games.europe.politics import beaten, controls, event_played
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.year_end import key_zones
from grognard.games.europe.victory import french_keys
from grognard.kernel.state import OUTCOME

TERMS: Final = (
    "start",  # what the others are measured from
    "points",  # of victory, 0 to 20 (19.1, 19.2)
    "army",  # the Empire's share of the steps on the map
    "shaken",  # the Empire's share of the demoralised steps
    "keys",  # the share of the key zones of France that the Coalition holds (19.3)
    "late-keys",  # the same, by how many years are over
    "mantua",  # 1 if the Coalition holds Mantua (19.3)
    "abroad",  # how much of the key zones of Austria, Prussia and Russia the Empire holds (18.2)
    "beaten",  # the share of those that it has beaten, or that are on its side
    "events",  # the share of 20F, 24F and 45F that it has played (8.3, 19.3)
    "peril",  # how strong the enemies near Napoléon are for each of his own
    "hand",  # cards held
)
COUNT: Final = 12
WEIGHTS: Final = (-1.0, 3.0, 3.0, -0.6, -2.0, -2.0, -0.4, 1.5, 1.2, 0.8, -0.5, 0.5)
GREAT_POWERS: Final = (AUSTRIA, PRUSSIA, RUSSIA)
GREAT_EVENTS: Final = ("20f", "24f", "45f")
FULL_HAND: Final = 8.0
WORST: Final = 2.0  # of the peril
MOST_POINTS: Final = 20.0
YEARS: Final = 10.0
FIRST_YEAR: Final = 5  # 1805


class CampaignJudge:
    """Works out the terms."""

    def __init__(self) -> None:
        self.board = Board()
        self.terms: list[float] = [0.0] * COUNT

    def chance(self, s: Theatre) -> float:
        """The chance that the Empire wins; half of it where both lose."""
        ending: int = s.c[OUTCOME]
        if ending != 0:
            return settled(ending - 1)
        self.work_out(s)
        total = 0.0
        for i in range(COUNT):
            total += WEIGHTS[i] * self.terms[i]
        return 1.0 / (1.0 + math.exp(-total))

    def work_out(self, s: Theatre) -> None:
        """Fills in the terms, in the order of TERMS."""
        self.board.look(s, EMPIRE)
        army, shaken = _shares(s)
        keys = french_keys(s)
        lost = sum(controls(s, COALITION, zone) for zone in keys) / len(keys)
        gone = (int(s.c[YEAR]) - FIRST_YEAR) / YEARS
        points: int = s.c[VICTORY]
        self.terms = [
            1.0,
            (points - MOST_POINTS / 2.0) / (MOST_POINTS / 2.0),
            army - 0.5,
            shaken - 0.5,
            lost,
            lost * gone,
            float(controls(s, COALITION, s.t.named_zones["mantoue"])),
            _abroad(s),
            _beaten(s),
            sum(event_played(s, key) for key in GREAT_EVENTS) / len(GREAT_EVENTS),
            self._peril(s),
            (s.hand_size(EMPIRE) - s.hand_size(COALITION)) / FULL_HAND,
        ]

    def _peril(self, s: Theatre) -> float:
        zone = s.at(s.t.napoleon)
        if zone >= ZONES:
            return 0.0
        power = max(1, self.board.power[EMPIRE * ZONES + zone])
        return min(WORST, self.board.threat[zone] / power)


def _shares(s: Theatre) -> tuple[float, float]:
    """The Empire's shares of the steps on the map, and of the demoralised ones."""
    steps = [1.0, 1.0]
    shaken = [1.0, 1.0]
    for unit in range(UNITS):
        if s.at(unit) >= ZONES:
            continue
        side = s.side_of(unit)
        if side not in (EMPIRE, COALITION):
            continue
        number = s.steps_of(unit)
        steps[side] += number
        if s.demoralised([unit]):
            shaken[side] += number
    return steps[0] / (steps[0] + steps[1]), shaken[0] / (shaken[0] + shaken[1])


def _abroad(s: Theatre) -> float:
    """How much of the key zones of the great powers that fight it the Empire holds."""
    total = 0.0
    for power in GREAT_POWERS:
        if s.side(power) == COALITION:
            keys = key_zones(s, power)
            total += sum(controls(s, EMPIRE, zone) for zone in keys) / len(keys)
    return total / len(GREAT_POWERS)


def _beaten(s: Theatre) -> float:
    """The share of the great powers that the Empire has beaten, or that are on its side."""
    n = 0
    for power in GREAT_POWERS:
        if s.side(power) == s.side(FRANCE) or (
            beaten(s, power, EMPIRE) > 0 and s.side(power) != COALITION
        ):
            n += 1
    return n / len(GREAT_POWERS)


def settled(ending: int) -> float:
    """What a campaign that is over is worth to the Empire."""
    if ending in (TWENTY_POINTS, DYNASTY):
        return 1.0
    return 0.0 if ending in (NO_POINTS, KEYS_TAKEN) else 0.5

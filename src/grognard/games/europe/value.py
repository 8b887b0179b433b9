"""How good a position of the Hundred Days is: named terms, and the Empire's chance that they make.

A positive weight speaks for the Empire. A draw counts half.
"""

from __future__ import annotations

import math
from typing import Final

from grognard.games.europe.conquest import steady_armies
from grognard.games.europe.events import EMPIRE_STANDS, FRANCE_CONQUERED, NAPOLEON_LOST
from grognard.games.europe.layout import (
    COALITION,
    EMPIRE,
    FRANCE,
    LAST_ROUND,
    ROUND,
    ZONES,
)
from grognard.games.europe.planner.board import Board
from grognard.games.europe.politics import fed_by_any
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.year_end import conquered, key_zones
from grognard.kernel.state import OUTCOME

TERMS: Final = (
    "start",  # what the others are measured from
    "army",  # the Empire's share of the steps on the map
    "great-army",  # the steps with Napoléon
    "armies",  # French armies in good order (20.1, R298)
    "none",  # 1 if there is none
    "keys",  # the share of the key zones of France that the enemy holds (18.2.1)
    "fed",  # and feeds
    "conquered",  # 1 if France would be conquered now
    "peril",  # how strong the enemies near Napoléon are for each of his own
    "broken",  # 1 if his force is demoralised (14.9.3)
    "time",  # how much of the year is over, while the key zones are held
    "hand",  # cards held
)
COUNT: Final = 12
WEIGHTS: Final = (0.6, 2.5, 1.0, 0.9, -2.2, -1.2, -0.8, -1.6, -0.7, -0.8, 1.8, 0.5)
GREAT: Final = 12.0  # steps of a great army
FULL_HAND: Final = 8.0
WORST: Final = 2.0  # of the peril


class Judge:
    """Works out the terms."""

    def __init__(self) -> None:
        self.board = Board()
        self.terms: list[float] = [0.0] * COUNT

    def chance(self, s: Theatre) -> float:
        """The chance that the Empire wins."""
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
        b = self.board
        b.look(s, EMPIRE)
        ours, theirs = 1.0, 1.0
        for zone in range(ZONES):
            ours += b.steps[EMPIRE * ZONES + zone]
            theirs += b.steps[COALITION * ZONES + zone]
        held, fed = self._keys(s)
        armies = len(steady_armies(s, FRANCE))
        now: int = s.c[ROUND]
        last: int = s.c[LAST_ROUND]
        begun = s.t.model.scenarios[0].round
        gone = (now - begun) / max(1, last - begun + 1)
        steps, peril, broken = self._napoleon(s, b)
        self.terms = [
            1.0,
            ours / (ours + theirs),
            steps,
            armies / 2.0,
            1.0 if armies == 0 else 0.0,
            held,
            fed,
            1.0 if conquered(s, FRANCE) else 0.0,
            peril,
            broken,
            gone * (1.0 - held),
            (s.hand_size(EMPIRE) - s.hand_size(COALITION)) / FULL_HAND,
        ]

    def _keys(self, s: Theatre) -> tuple[float, float]:
        """The shares of the key zones of France that the enemy holds, and that he feeds."""
        keys = key_zones(s, FRANCE)
        held = fed = 0
        for zone in keys:
            if s.held_by(COALITION, zone):
                held += 1
                if fed_by_any(s, COALITION, zone):
                    fed += 1
        return held / len(keys), fed / len(keys)

    def _napoleon(self, s: Theatre, b: Board) -> tuple[float, float, float]:
        """The steps with him, the enemies near him, and whether his force is demoralised."""
        zone = s.at(s.t.napoleon)
        if zone >= ZONES:
            return 0.0, WORST, 1.0
        k = EMPIRE * ZONES + zone
        power = max(1, b.power[k])
        peril = b.threat[zone] / power
        broken = 1.0 if s.demoralised(s.units_in(EMPIRE, zone)) else 0.0
        return min(1.5, b.steps[k] / GREAT), min(WORST, peril), broken


def settled(ending: int) -> float:
    """20.1: what a game that is over is worth to the Empire."""
    if ending == EMPIRE_STANDS:
        return 1.0
    return 0.0 if ending in (FRANCE_CONQUERED, NAPOLEON_LOST) else 0.5

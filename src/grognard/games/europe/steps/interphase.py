"""5.1: the interphase that begins a year, step by step."""

from __future__ import annotations

from grognard.games.europe import forces, kinds, merging, politics
from grognard.games.europe.events import INTERPHASE_BEGINS, TRAPPED
from grognard.games.europe.layout import (
    COALITION,
    EMPIRE,
    LAST_ROUND,
    MAJORS,
    NEUTRAL,
    ROUND,
    STATUS,
    YEAR,
    ZONES,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Course
from grognard.kernel.state import EVERYONE

#: 5.1.1 to 5.1.6: the phases, and whose question the first is.
PHASES = (
    (kinds.DECLARATIONS, COALITION),
    (kinds.HANDS, EMPIRE),
    (kinds.BUDGET, EMPIRE),
    (kinds.BLOCKADE_POINT, EMPIRE),
    (kinds.DIPLOMACY, COALITION),
    (kinds.NEUTRAL_MOVES, EMPIRE),
    (kinds.REDEPLOYMENT, EMPIRE),
)


class Interphase(Course):
    """5.1: declarations, hands, budget, diplomacy, moves of neutrals, redeployment; a: stage."""

    def carry_on(self, s: Theatre) -> None:
        """Phase by phase."""
        stage = s.argument(0)
        s.set_argument(0, stage + 1)
        if stage == 0:
            s.note(INTERPHASE_BEGINS, 1800 + int(s.c[YEAR]), 0, 0, 0, EVERYONE)
            if politics.chatiments_due(s):
                politics.begin_chatiments(s)
        elif stage <= len(PHASES):
            kind, seat = PHASES[stage - 1]
            s.push(kind, seat, 0, 0)
        else:
            s.pop()
            destroy_trapped(s)


def begin_year(s: Theatre) -> None:
    """The next year; until its first round there is no weather."""
    year: int = s.c[YEAR]
    s.c[YEAR] = year + 1
    s.c[ROUND] = 0
    s.c[LAST_ROUND] = s.t.n.last_round


def destroy_trapped(s: Theatre) -> None:
    """8.1.3, R475: who has not left a country whose forced peace is over is destroyed."""
    for zone in range(ZONES):
        land = s.land_of(zone)
        if land >= MAJORS or s.c[STATUS + land] != NEUTRAL:
            continue
        for side in (EMPIRE, COALITION):
            for inside in (False, True):
                trapped = forces.pieces_in(s, side, zone, inside)
                for unit in forces.units_of(trapped):
                    s.note(TRAPPED, unit, zone, 0, 0, EVERYONE)
                merging.destroy(s, trapped)

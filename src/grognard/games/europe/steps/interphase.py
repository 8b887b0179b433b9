"""5.1: the interphase that begins a year, step by step."""

from __future__ import annotations

from grognard.games.europe import blockade, kinds, peace, politics
from grognard.games.europe.events import INTERPHASE_BEGINS
from grognard.games.europe.layout import (
    COALITION,
    EMPIRE,
    LAST_ROUND,
    MAJORS,
    ROUND,
    YEAR,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Course
from grognard.kernel.state import EVERYONE

#: 5.1.1 to 5.1.6: the phases, and whose question the first is.
PHASES = (
    (kinds.DECLARATIONS, COALITION),
    (kinds.HANDS, EMPIRE),
    (kinds.BUDGET, EMPIRE),
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
            if kind == kinds.DIPLOMACY:
                blockade.score_blockade(s)  # R496: when the budget is over
            s.push(kind, seat, 0, 0)
        else:
            s.pop()
            peace.expel(s)


def begin_year(s: Theatre) -> None:
    """The next year; until its first round there is no weather."""
    year: int = s.c[YEAR]
    s.c[YEAR] = year + 1
    s.c[ROUND] = 0
    s.c[LAST_ROUND] = s.t.n.last_round
    for power in range(MAJORS):
        politics.set_battle_lost(s, power, False)

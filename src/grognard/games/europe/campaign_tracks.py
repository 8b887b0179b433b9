"""Where a campaign stands: the year and its phase, escalation, victory, blockade (aid)."""

from __future__ import annotations

from typing import Any, Final

from grognard.games.europe import blockade, kinds
from grognard.games.europe.battle_panel import frame_of
from grognard.games.europe.layout import (
    CHATIMENTS,
    CONTINENTAL_BLOCKADE,
    ESCALATION,
    GRANDE_COALITION,
    LIBERATION_WAR,
    ROUND,
    SCENARIO,
    VICTORY,
    YEAR,
)
from grognard.games.europe.politics import MOST_ESCALATION, MOST_VICTORY
from grognard.games.europe.state import Theatre

Track = dict[str, Any]

TURNS: Final = 10  # of a year: its interphase and its rounds, more than there are
#: 5.1: the phases of an interphase, then the rounds.
INTERPHASE: Final = (
    *("declarations", "hands", "budget", "diplomacy", "neutral-moves", "redeployment", "rounds"),
)
#: 5.2.1, 5.3: what follows the rounds, then the next interphase.
YEAR_END: Final = ("last-sieges", "last-supply", "conquest", "peace", "next-year")
LAST: Final = (
    (kinds.CONQUEST_PHASE, "conquest"),
    (kinds.LAST_ATTRITION, "last-supply"),
    (kinds.LAST_SUPPLY, "last-supply"),
    (kinds.LAST_SIEGES, "last-sieges"),
)
FIRST_OF_PEACE: Final = 6  # the stage of the conquest phase with which peace is made
MARKS: Final = (
    (CHATIMENTS, "chatiments"),
    (LIBERATION_WAR, "liberation"),
    (GRANDE_COALITION, "grand-coalition"),
)


def turn_number(s: Theatre) -> int:
    """The round, ten for each year that is over; an interphase is the round 0 of its year."""
    first = s.t.model.scenarios[int(s.c[SCENARIO])].year
    year: int = s.c[YEAR]
    now: int = s.c[ROUND]
    return TURNS * (1800 + year - first) + now


def phase_now(s: Theatre) -> str:
    """The phase of the interphase or of the end of the year; empty in the rounds."""
    found = [] if s.hundred_days() else _phase(s)
    return str(found[0]["cells"][found[0]["value"]]) if found else ""


def tracks(s: Theatre, war: list[Track]) -> list[Track]:
    """The tracks of a campaign before those of its war; outside the rounds those are idle."""
    if s.hundred_days():
        return war
    phase = _phase(s)
    return [_years(s), *phase, *([] if phase else war), *_aims(s)]


def _years(s: Theatre) -> Track:
    """The years of the scenario."""
    scenario = s.t.model.scenarios[int(s.c[SCENARIO])]
    years = [str(year) for year in range(scenario.year, scenario.last_year + 1)]
    return {"key": "year", "value": 1800 + int(s.c[YEAR]), "cells": years}


def _phase(s: Theatre) -> list[Track]:
    """The phase of the interphase, or of the end of the year, and what comes after it."""
    if s.over:
        return []
    interphase = frame_of(s, kinds.INTERPHASE)
    if interphase >= 0:
        stage = int(s.c[interphase + 2]) - 2
        return [{"key": "phase", "value": max(0, stage), "cells": list(INTERPHASE)}]
    for kind, name in LAST:
        frame = frame_of(s, kind)
        if frame >= 0:
            made = kind == kinds.CONQUEST_PHASE and int(s.c[frame + 2]) > FIRST_OF_PEACE
            now = YEAR_END.index("peace" if made else name)
            return [{"key": "phase", "value": now, "cells": list(YEAR_END)}]
    return []


def _aims(s: Theatre) -> list[Track]:
    """4, 19.1: victory of 20, escalation of 15, what lasts, and the ports that are still open."""
    found: list[Track] = [{"key": "victory", "value": int(s.c[VICTORY]), "of": MOST_VICTORY}]
    if not s.game_flag(CHATIMENTS):
        now = int(s.c[ESCALATION])
        found.append({"key": "escalation", "value": now, "of": MOST_ESCALATION})
    lasting = [name for flag, name in MARKS if s.game_flag(flag)]
    if s.game_flag(CONTINENTAL_BLOCKADE):
        lasting.append("blockade-open" if blockade.gaps(s) else "blockade-closed")
    if lasting:
        found.append({"key": "lasting", "value": 0, "marks": lasting})
    return found

"""5.4, 19: who has won a campaign (R523-R525)."""

from __future__ import annotations

from grognard.games.europe.events import (
    BOTH_LOSE,
    DYNASTY,
    KEYS_TAKEN,
    NO_POINTS,
    TWENTY_POINTS,
)
from grognard.games.europe.layout import (
    COALITION,
    EMPIRE,
    FRANCE,
    SCENARIO,
    VICTORY,
    YEAR,
    ZONES,
)
from grognard.games.europe.politics import MOST_VICTORY, controls, event_played
from grognard.games.europe.state import Theatre

NOT_YET = -1


def ending(s: Theatre) -> int:
    """How a campaign ends in this victory phase, NOT_YET if it goes on."""
    points: int = s.c[VICTORY]
    if points >= MOST_VICTORY:
        return TWENTY_POINTS
    if points <= 0:
        return NO_POINTS
    if all(controls(s, COALITION, zone) for zone in french_keys(s)):
        return KEYS_TAKEN
    if not last_year(s):
        return NOT_YET
    return DYNASTY if dynasty_stands(s) else BOTH_LOSE


def french_keys(s: Theatre) -> list[int]:
    """19.3: the four key zones of France."""
    return [
        zone
        for zone in range(ZONES)
        if s.t.key_zone[zone] != 0 and s.t.home_of[s.t.province[zone]] == FRANCE
    ]


def last_year(s: Theatre) -> bool:
    """20.2, 20.3: whether the scenario ends with this year."""
    scenario = s.t.model.scenarios[int(s.c[SCENARIO])]
    return 1800 + int(s.c[YEAR]) >= scenario.last_year


def dynasty_stands(s: Theatre) -> bool:
    """19.3: the four keys and Mantua are the Empire's, and Napoleonic Europe was proclaimed."""
    wanted = [*french_keys(s), s.t.named_zones["mantoue"]]
    return all(controls(s, EMPIRE, zone) for zone in wanted) and event_played(s, "45f")

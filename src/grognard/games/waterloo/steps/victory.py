"""Chapter 12: beaten armies, victory and draw."""

from __future__ import annotations

from grognard.games.waterloo.events import ARMY_BEATEN, BY_DEFEAT
from grognard.games.waterloo.layout import (
    ALL_BEATEN,
    BRITISH,
    CV,
    FRENCH,
    FRENCH_BEATEN,
    FRENCH_WIN,
    PRUSSIAN,
    TIME_UP,
    TURN,
    UNITS,
)
from grognard.games.waterloo.state import Field
from grognard.kernel.state import EVERYONE, OUTCOME


def judge(s: Field) -> None:
    """12.0, 12.1, 12.2, 12.3: after the battles of a campaign turn the armies are counted."""
    french = _beaten(s, FRENCH)
    british = _beaten(s, BRITISH)
    prussian = _beaten(s, PRUSSIAN)
    if french:
        _disband(s, FRENCH)
    if british:
        _disband(s, BRITISH)
    if prussian:
        _disband(s, PRUSSIAN)
    if french and british and prussian:
        s.finish(ALL_BEATEN)
    elif french:
        s.finish(FRENCH_BEATEN)
    elif british and prussian:
        s.finish(FRENCH_WIN)


def _beaten(s: Field, army: int) -> bool:
    return s.army_count(army) <= s.beaten_at(army)


def _disband(s: Field, army: int) -> None:
    """12.0: what is left of a beaten army is eliminated."""
    if s.army_count(army) == 0:
        return
    s.note(ARMY_BEATEN, army, 0, 0, 0, EVERYONE)
    for u in range(UNITS):
        if s.t.army[u] == army and s.c[CV + u] != 0:
            s.eliminate(u, BY_DEFEAT)


def time_up(s: Field) -> None:
    """12.2: when the last turn has passed without a French victory the Allies have won."""
    turn: int = s.c[TURN]
    if turn >= s.t.turns and s.c[OUTCOME] == 0:
        s.finish(TIME_UP)

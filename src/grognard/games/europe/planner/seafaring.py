"""Rules of thumb for squadrons (17)."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import groups
from grognard.games.europe import verbs as v
from grognard.games.europe.kinds import SEA_EVADE, SEA_INTERCEPT
from grognard.games.europe.state import Theatre

NEITHER: Final = 50  # what is neither good nor bad


def at_sea(s: Theatre, kind: int, verb: int, place: int) -> int:
    """Against fewer ships one fights, against more one slips away."""
    side = s.asked()
    stronger = _fleets_against(s, kind, side, place)
    if verb in (v.CHASE, v.STAY):
        return 60 if stronger >= 0 else 40
    if verb in (v.SLIP, v.WITHDRAW):
        return 60 if stronger < 0 else 40
    return NEITHER


def _fleets_against(s: Theatre, kind: int, side: int, place: int) -> int:
    """How many ships one has more than the squadron in question."""
    if kind == SEA_INTERCEPT or kind == SEA_EVADE:
        group = s.argument(1)
        theirs = groups.fleets(s, group)
        here = place if kind == SEA_INTERCEPT else s.argument(0)
        return len(s.fleets_at(side, here)) - len(theirs)
    here = s.argument(0)
    return len(s.fleets_at(side, here)) - len(s.fleets_at(1 - side, here))

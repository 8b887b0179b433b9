"""Ruling W18: the attacker may not stand idle."""

from __future__ import annotations

from grognard.games.waterloo.layout import DUTY_DONE, FORWARD, LINE
from grognard.games.waterloo.state import Field, Tally


def duty_met(s: Field, side: int, tally: Tally) -> bool:
    """The attacker has fired, retreated or brought reinforcements, or a unit of his is engaged."""
    if side != s.active() or s.battle_flag(s.battle_now(), DUTY_DONE):
        return True
    for place in range(LINE, FORWARD + 3):
        if tally.n[side * 8 + place] != 0 and tally.engaged(side, place):
            return True
    return False

"""Who can be one force: what comes together and cannot is lost (10, 11, 14.1)."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, merging
from grognard.games.europe.layout import MOUNTAIN, ZONES
from grognard.games.europe.lookups import MOST_NEIGHBOURS
from grognard.games.europe.planner.board import Board
from grognard.games.europe.refusals import OK
from grognard.games.europe.state import Theatre

HALF: Final = 2  # one in two of those who might march to the guns comes


def fits(s: Theatre, pieces: list[int]) -> bool:
    """Whether pieces that come together can be one force, and no commander is sent away."""
    if merging.objection_together(s, pieces) != OK:
        return False
    return s.t.napoleon not in merging.surplus(s, pieces)


def support(s: Theatre, side: int, zone: int, fighting: list[int], board: Board) -> int:
    """14.1: the steps that might march to the guns: half of those next to it with a general.

    Those who could not be one force with the others stay away.
    """
    total = 0
    start = s.at(fighting[0])
    for k in range(s.t.degree[zone]):
        near: int = s.t.next_to[zone * MOST_NEIGHBOURS + k]
        number = board.steps[side * ZONES + near]
        if near == start or number == 0 or s.t.border[near * ZONES + zone] >= MOUNTAIN:
            continue
        others = board.stacks[side * ZONES + near]
        if forces.generals_of(others) and fits(s, [*fighting, *others]):
            total += number
    return total // HALF

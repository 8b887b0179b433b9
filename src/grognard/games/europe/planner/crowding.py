"""Who can be one force: what comes together and cannot is lost (10, 11, 14.1)."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, merging
from grognard.games.europe.kinds import CROWDED
from grognard.games.europe.layout import FLEETS, GENERALS, MOUNTAIN, ZONES
from grognard.games.europe.lookups import MOST_NEIGHBOURS
from grognard.games.europe.planner.board import Board
from grognard.games.europe.planner.fighting import price
from grognard.games.europe.refusals import NEEDS_ARMY, OK, TOO_MANY_GENERALS, TOO_MUCH_CAVALRY
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.battlefield import troops

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


def removing(s: Theatre, kind: int, piece: int) -> int:
    """10, 11: what makes a force legal again and costs least."""
    side, zone = s.asked(), s.argument(0)
    own = forces.pieces_in(s, side, zone, s.argument(1) != 0)
    if kind == CROWDED:
        own = troops(s, side)
    refused = forces.objection(s, own)
    value = 1000 - price(s, piece)
    if (refused == TOO_MANY_GENERALS) != (GENERALS <= piece < FLEETS):
        value -= 1000
    if refused == TOO_MUCH_CAVALRY and piece < FLEETS and s.t.cavalry[piece] != 0:
        value += 500
    if refused == NEEDS_ARMY and forces.is_reserve_cavalry(s, piece):
        value += 500
    return value

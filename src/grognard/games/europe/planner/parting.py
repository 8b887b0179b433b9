"""Who goes with a force and who stays behind (9.1, 12.2.1)."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import groups
from grognard.games.europe import verbs as v
from grognard.games.europe.layout import G_ZONE, UNITS
from grognard.games.europe.planner.board import Board
from grognard.games.europe.planner.fighting import price
from grognard.games.europe.planner.gathering import homebound, unbound
from grognard.games.europe.planner.marching import March
from grognard.games.europe.state import Theatre
from grognard.kernel.arrays import Codes
from grognard.kernel.state import VERB, A

STEPS_LEFT: Final = 4  # what it costs to leave a unit behind for good


def activated(s: Theatre, board: Board, pieces: list[int], zone: int, free: int) -> March:
    """The march of a force if it is activated, without its militia if it goes farther so."""
    march = _all_together(s, board, pieces, zone, free)
    rest = unbound(s, pieces)
    if rest:
        lighter = _all_together(s, board, rest, zone, free)
        march = lighter if lighter.score > march.score else march
    return march


def _all_together(s: Theatre, board: Board, pieces: list[int], zone: int, free: int) -> March:
    march = March(s, board, pieces, zone)
    march.hungry = not march.fed  # 13.1: it is seen to when it is activated
    march.forced(march.usual_points() + free, 2 if free == 0 else 0)
    return march


def unburden(s: Theatre, board: Board, group: int) -> int:
    """A unit that may not leave its country stays if the others have an aim abroad; or -1."""
    bound = homebound(s, groups.units(s, group))
    rest = unbound(s, groups.members(s, group))
    if not rest:
        return -1
    march = March(s, board, groups.members(s, group), groups.get(s, group, G_ZONE))
    points = groups.points_left(s, group)
    lighter = March(s, board, rest, march.start)
    if lighter.best(points) <= march.best(points) + STEPS_LEFT:
        return -1
    return v.WITHOUT * VERB + bound[0] * A


def guard(s: Theatre, codes: Codes) -> int:
    """The cheapest unit that may be left in a zone, -1 if none."""
    best = -1
    least = 10000
    for k in range(codes.count):
        code: int = codes.codes[k]
        piece = code // A % A
        if code // VERB != v.WITHOUT or piece >= UNITS or s.t.cavalry[piece] != 0:
            continue
        value = price(s, piece)
        if value < least:
            least = value
            best = code
    return best

"""The relays that a force leaves behind it: depots, and fortresses taken (13.3, 15.5)."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import supply
from grognard.games.europe import verbs as v
from grognard.games.europe.layout import UNITS
from grognard.games.europe.planner.board import Board
from grognard.games.europe.planner.fighting import price
from grognard.games.europe.planner.gathering import listed
from grognard.games.europe.planner.lines import fed_in_battle, place_of_supply, relay_for
from grognard.games.europe.planner.marching import March
from grognard.games.europe.state import Theatre
from grognard.kernel.arrays import Codes
from grognard.kernel.state import VERB, A

ENOUGH_TO_SPARE: Final = 6  # steps from which one is given for a fortress


def relay(s: Theatre, board: Board, march: March, codes: Codes) -> int:
    """13.3, 15.5: a depot or a fortress behind it that feeds it where it goes; -1 if none."""
    if s.ruined(march.start) and march.fed:
        code = _rebuilding(s, march, codes)
        if code >= 0:
            return code
    if march.goal == march.start or march.depot < 0 or not march.fed:
        return -1
    code = v.FIX * VERB + march.depot * A
    if not listed(codes, code):
        return -1
    way = march.way_to(march.goal)
    if board.foe_steps(march.goal) > 0 and way[-2] == march.start:
        fights = fed_in_battle(s, march.nation, march.goal, march.start, False)
        return -1 if fights else code
    if supply.supplied(s, march.nation, march.goal):
        return -1
    wanted = relay_for(s, march.nation, march.goal, way, True)
    there = wanted == march.start and not place_of_supply(s, march.nation, march.start)
    return code if there else -1


def _rebuilding(s: Theatre, march: March, codes: Codes) -> int:
    """15.5: a fortress that was taken stands again for a depot to spare, or a cheap step."""
    home = s.side(s.land_of(march.start)) == march.side
    if home and s.t.key_zone[march.start] == 0:
        return -1
    best, least = -1, 10000
    for k in range(codes.count):
        code: int = codes.codes[k]
        if code // VERB != v.REBUILD:
            continue
        piece = code // A % A
        value = price(s, piece) if piece < UNITS else 5
        if piece < UNITS and march.steps < ENOUGH_TO_SPARE:
            continue
        if value < least:
            best, least = code, value
    return best

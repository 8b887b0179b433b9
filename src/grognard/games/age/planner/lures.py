"""What draws an army from afar: places worth going for, the battle for them included."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.age.layout import AREAS
from grognard.games.age.planner.board import Board
from grognard.games.age.planner.doctrine import DECAY, FOE_LOSS, OWN_LOSS, PULL
from grognard.games.age.state import War
from grognard.kernel.arrays import Lookup

A_CORPS: Final = 4  # points of strength of a usual corps
MOST_WAYS: Final = 8  # areas beyond which nothing lures


def lure(s: War, b: Board, side: int, ways: Lookup, area: int, strength: int) -> int:
    """What lies farther off and could be had from here with this strength; remembered by row."""
    row = s.t.chances.row(strength)
    k = (row * 2 + side) * AREAS + area
    known = b.lures[k]
    if known < 0:
        known = _lure(s, b, side, ways, area, row)
        b.lures[k] = known
    return known


def _lure(s: War, b: Board, side: i64, ways: Lookup, area: i64, row: i64) -> i64:
    """The best of all goals, which are worth the less the farther they are."""
    base = (row * 2 + side) * AREAS
    if b.priced[row * 2 + side] == 0:
        _price(s, b, side, ways, row)
    prizes = b.prizes
    distance = s.t.distance
    decay = ways[DECAY]
    best: i64 = 0
    goal: i64
    for goal in b.goals[side]:
        way = distance[area * AREAS + goal]
        value = prizes[base + goal]
        if way == 0 or way >= MOST_WAYS or value <= best:
            continue
        while way > 0:
            value = value * decay // 100
            way -= 1
        if value > best:
            best = value
    return best // 1000 * ways[PULL] // 100


def _price(s: War, b: Board, side: i64, ways: Lookup, row: i64) -> None:
    """What each goal is worth to an army of this row, the battle for it included."""
    base = (row * 2 + side) * AREAS
    enemy = (1 - side) * AREAS
    chances = s.t.chances
    strength = chances.starts[row]
    b.priced[row * 2 + side] = 1
    goal: i64
    for goal in b.goals[side]:
        worth = b.worth[side * AREAS + goal]
        value = 1000 * worth
        guard = b.strength[enemy + goal]
        if guard > 0:
            value = worth * chances.wins(strength, guard)
            value += chances.loses(guard, strength, b.number[enemy + goal]) * ways[FOE_LOSS]
            value -= chances.loses(strength, guard, strength // A_CORPS + 1) * ways[OWN_LOSS]
        b.prizes[base + goal] = value

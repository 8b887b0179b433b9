"""What planner, judge and rules of thumb ask of the map: who is next door, which base is near."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.waterloo.layout import TOWNS
from grognard.games.waterloo.lookups import MOST_ROADS
from grognard.games.waterloo.state import Field
from grognard.kernel.arrays import Cells

FAR: Final = 99
BODY: Final = 3  # units that can attack (6.1)


def beside(s: Field, counted: Cells, town: i64) -> int:
    """Those of a count by town who are one road away."""
    n = 0
    at = town * MOST_ROADS
    next_to = s.t.next_to
    k: i64
    for k in range(at, at + s.t.degree[town]):
        there: int = counted[next_to[k]]
        n += there
    return n


def threatened_base(s: Field, foes: Cells, army: int) -> int:
    """11.0: the base of an army that an enemy body is nearest to; -1 if there is none."""
    nearest = FAR
    where = -1
    for base in range(TOWNS):
        if s.t.supply_army[base] != army:
            continue
        for town in range(TOWNS):
            if foes[town] >= BODY:
                d: int = s.t.distance[town * TOWNS + base]
                if d < nearest:
                    nearest = d
                    where = base
    return where

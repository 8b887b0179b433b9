"""What planner, judge and rules of thumb ask of the map: who is next door, which base is near."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.waterloo.layout import BRITISH, FRENCH, NOWHERE, PRUSSIAN, TOWN, TOWNS
from grognard.games.waterloo.lookups import MOST_ROADS
from grognard.games.waterloo.state import Field, first_of_army, last_of_army
from grognard.kernel.arrays import Cells, Lookup

FAR: Final = 99
BODY: Final = 3  # units that can attack (6.1)
FRENCH_GUARD: Final = 3  # the least that a base is held with
ALLIED_GUARD: Final = 4


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


def draw(s: Field, pull: Lookup, at: i64, goal: i64, worth: i64) -> None:
    """A goal draws from every town, 10 less with each road; `at` is where the table begins."""
    row = goal * TOWNS
    distance = s.t.distance
    town: i64
    for town in range(TOWNS):
        value = worth - 10 * distance[row + town]
        if value > pull[at + town]:
            pull[at + town] = value


def draw_to_threat(s: Field, pull: Lookup, at: i64, foes: Cells, army: int) -> None:
    """11.0: an Allied army wants to stand on or before the base that the French are nearest."""
    where = threatened_base(s, foes, army)
    if where >= 0:
        draw(s, pull, at, where, 0)
        pull[at + where] = -5


def western_wing(s: Field, units: int) -> int:
    """12.1: of the French the part that goes west, by what each Allied army can still lose."""
    west = s.army_count(BRITISH) - s.beaten_at(BRITISH)
    east = s.army_count(PRUSSIAN) - s.beaten_at(PRUSSIAN)
    if west <= 0:
        return 0
    return units if east <= 0 else units * west // (west + east)


def garrison(s: Field, side: int, town: int) -> int:
    """The units that should stay in a town: none but in a base.

    11.0: the French hold a base against whoever may come to take it back, with three units for
    every four blocks of its army within two roads.
    """
    army: int = s.t.supply_army[town]
    if army < 0:
        return 0
    if side != FRENCH:
        return ALLIED_GUARD
    if s.army_count(army) == 0:
        return 0
    near = 0
    row = town * TOWNS
    u: i64
    for u in range(first_of_army(army), last_of_army(army)):
        here: int = s.c[TOWN + u]
        if here != NOWHERE and s.t.distance[row + here] <= 2:
            near += 1
    wanted = 3 * near // 4
    return wanted if wanted > FRENCH_GUARD else FRENCH_GUARD


def spare(s: Field, army: int) -> int:
    """12.0: the units that an army can still lose before it is beaten."""
    n = s.army_count(army)
    return n - s.beaten_at(army) if n > 0 else 0

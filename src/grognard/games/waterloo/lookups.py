"""The board and the order of battle as arrays of integers, for the rules to look things up in."""

from __future__ import annotations

from typing import Final

from grognard.games.waterloo.layout import ROADS, TOWNS, UNITS
from grognard.games.waterloo.model import Model
from grognard.kernel.arrays import Lookup, lookup_of
from grognard.kernel.step import Step
from grognard.kernel.verbs import Notation

MOST_CV: Final = 4  # a block has four edges (2.3)
MOST_ROADS: Final = 8  # no town has more roads than this: they are bits of one cell


class Lookups:
    """The constant part of the game."""

    def __init__(self, model: Model, steps: list[Step], notation: Notation) -> None:
        self.steps = steps
        self.notation = notation
        self.army: Lookup = lookup_of([u.army for u in model.units])
        self.arm: Lookup = lookup_of([u.arm for u in model.units])
        self.full_cv: Lookup = lookup_of([u.cv for u in model.units])
        self.extra_rank: Lookup = lookup_of(_extra_ranks(model))
        self.historical: Lookup = lookup_of([u.town for u in model.units])
        self.leader: Lookup = lookup_of([u.id for u in model.units if u.arm == 3])
        self.zone: Lookup = lookup_of([t.zone for t in model.towns])
        self.supply_army: Lookup = lookup_of([t.supply_army for t in model.towns])
        self.supply_loss: Lookup = lookup_of([t.supply_loss for t in model.towns])
        limits = model.limits
        self.capacity: Lookup = lookup_of(
            [limits.road_main if r.main else limits.road_minor for r in model.roads]
        )
        self.river: Lookup = lookup_of([1 if r.river else 0 for r in model.roads])
        self.trickle: Lookup = lookup_of(
            [limits.retreat_main if r.main else limits.retreat_minor for r in model.roads]
        )
        self.regroup: Lookup = lookup_of(
            [limits.regroup_main if r.main else limits.regroup_minor for r in model.roads]
        )
        self.river_divisor = limits.river_divisor
        self.group_moves: Lookup = lookup_of(list(limits.group_moves))
        self.setup_limit: Lookup = lookup_of(list(limits.setup_limit))
        self.beaten_at: Lookup = lookup_of(list(limits.defeated_at))
        self.min_attackers = limits.min_attackers
        self.battle_turns = limits.battle_turns
        self.turns = len(model.turns)
        self.night: Lookup = lookup_of([0] + [1 if t.night else 0 for t in model.turns])
        self.turn_side: Lookup = lookup_of([0] + [t.side for t in model.turns])
        # Bits of one cell: mypyc shifts by a variable in 32 bits only, a table has no such limit.
        self.bits: Lookup = lookup_of([1 << k for k in range(15)])
        self._join(model)

    def _join(self, model: Model) -> None:
        """The roads of each town: MOST_ROADS entries a town, -1 where there are fewer."""
        next_to = [-1] * (TOWNS * MOST_ROADS)
        by_road = [-1] * (TOWNS * MOST_ROADS)
        degree = [0] * TOWNS
        slot = [-1] * (TOWNS * TOWNS)
        for road in model.roads:
            for here, there in ((road.a, road.b), (road.b, road.a)):
                k = degree[here]
                next_to[here * MOST_ROADS + k] = there
                by_road[here * MOST_ROADS + k] = road.id
                slot[here * TOWNS + there] = k
                degree[here] = k + 1
        self.degree: Lookup = lookup_of(degree)
        self.next_to: Lookup = lookup_of(next_to)
        self.by_road: Lookup = lookup_of(by_road)
        self.slot: Lookup = lookup_of(slot)
        self.distance: Lookup = lookup_of(_distances(next_to))

    def road_between(self, a: int, b: int) -> int:
        """The road that joins two towns, or -1."""
        k: int = self.slot[a * TOWNS + b]
        if k < 0:
            return -1
        return self.by_road[a * MOST_ROADS + k]


def _extra_ranks(model: Model) -> list[int]:
    """Ruling W44: how many units of its side are given an extra step before each; leaders never."""
    ranks = [len(model.units)] * len(model.units)
    for french in (True, False):
        able = [u for u in model.units if (u.army == 0) == french and u.arm != 3 and u.cv < MOST_CV]
        for rank, unit in enumerate(sorted(able, key=lambda u: (u.cv, u.id))):
            ranks[unit.id] = rank
    return ranks


def _distances(next_to: list[int]) -> list[int]:
    """How many roads lie between any two towns."""
    distance = [TOWNS] * (TOWNS * TOWNS)
    for start in range(TOWNS):
        distance[start * TOWNS + start] = 0
        queue = [start]
        for town in queue:
            for k in range(MOST_ROADS):
                other = next_to[town * MOST_ROADS + k]
                if other >= 0 and distance[start * TOWNS + other] == TOWNS:
                    distance[start * TOWNS + other] = distance[start * TOWNS + town] + 1
                    queue.append(other)
    return distance


def fits(model: Model) -> bool:
    """Whether a data set has the size the state was laid out for."""
    sizes = (len(model.units), len(model.towns), len(model.roads))
    return sizes == (UNITS, TOWNS, ROADS)

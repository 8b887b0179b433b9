"""Hidden things re-dealt: another state that a seat could not tell from the true one.

What is dealt depends only on what the seat may know and on the dice, never on the truth.
"""

from __future__ import annotations

from grognard.games.waterloo import layout as at
from grognard.games.waterloo.sequence import Campaign
from grognard.games.waterloo.state import side_of
from grognard.games.waterloo.tables import MOST_ROADS
from grognard.kernel.dice import Dice

# What belongs to the block on the board, not to the unit printed on it.
OF_THE_BLOCK = (at.TOWN, at.PLACE, at.FLAGS, at.LEGS, at.ORIGIN, at.CAME)

Block = tuple[int, ...]


def redeal(s: Campaign, side: int | None, dice: Dice) -> Campaign:
    """The same blocks on the board, the hidden ones bearing other units and strengths."""
    other = s.clone(dice)
    assert isinstance(other, Campaign)
    told = _told_by_rivers(s, side)
    for army in range(3):
        units = [u for u in range(at.UNITS) if s.t.army[u] == army and _hidden(s, u, side, told)]
        # Sorted: the order in which the blocks are dealt out must not tell who bore them.
        blocks = sorted(_block(s, unit) for unit in units)
        for unit, block in zip(units, _deal(s, units, blocks, told, dice), strict=True):
            _lay(other, unit, block, dice)
    return other


def _told_by_rivers(s: Campaign, side: int | None) -> set[int]:
    """5.4, ruling W4: towns whose river roads tell the side on the march if units stand there.

    A leader alone does not halve a road, so one more unit may or may not march.
    """
    top = s.top()
    if side is None or s.over or s.c[top] != at.MOVE or s.active() != side:
        return set()
    told = set()
    for town in range(at.TOWNS):
        for k in range(town * MOST_ROADS, town * MOST_ROADS + s.t.degree[town]):
            road = s.t.by_road[k]
            limit = int(s.t.capacity[road]) // s.t.river_divisor
            if s.t.river[road] and int(s.c[at.USED + road]) >= limit:
                told.add(town)
    return told


def _hidden(s: Campaign, unit: int, side: int | None, told: set[int]) -> bool:
    """Whether this side does not know which block bears this unit."""
    if side_of(unit) == side or s.in_the_open(unit):
        return False
    if s.c[at.CV + unit] == 0:
        # 2.4: one seen to fall is known; one that fell unseen might be any.
        return not (s.c[at.SEEN_WHEN + unit] and _seen_cv(s, unit) == 0) and s.c[at.TURN] != 0
    return not (int(s.c[at.TOWN + unit]) in told and _leads_alone(s, unit))


def _leads_alone(s: Campaign, unit: int) -> bool:
    """A leader without units."""
    if s.t.arm[unit] != at.LEADER:
        return False
    return s.units_in(side_of(unit), int(s.c[at.TOWN + unit])) == 0


def _seen_cv(s: Campaign, unit: int) -> int:
    return int(s.c[at.SEEN_WHEN + unit]) % 8


def _block(s: Campaign, unit: int) -> Block:
    if s.c[at.CV + unit] == 0:
        return ()
    return tuple(int(s.c[field + unit]) for field in OF_THE_BLOCK)


def _deal(
    s: Campaign, units: list[int], blocks: list[Block], told: set[int], dice: Dice
) -> list[Block]:
    """Shuffles the blocks; a leader gets none that has fallen, nor one known to be a unit."""
    dealt = list(blocks)
    for i in range(len(dealt) - 1, 0, -1):
        j = int(dice.below(i + 1))
        dealt[i], dealt[j] = dealt[j], dealt[i]
    for i, unit in enumerate(units):
        if s.t.arm[unit] == at.LEADER:
            fit = [j for j, block in enumerate(dealt) if block and _may_lead(s, unit, block, told)]
            j = i if i in fit or not fit else fit[int(dice.below(len(fit)))]
            dealt[i], dealt[j] = dealt[j], dealt[i]
    return dealt


def _may_lead(s: Campaign, leader: int, block: Block, told: set[int]) -> bool:
    """Whether a leader may be behind this block: not if the town would be left without units."""
    if block[0] not in told:
        return True
    side = side_of(leader)
    pieces = [u for u in range(at.UNITS) if side_of(u) == side and s.c[at.TOWN + u] == block[0]]
    return len(pieces) > 2


def _lay(other: Campaign, unit: int, block: Block, dice: Dice) -> None:
    """Gives a unit its block, at any strength up to what was last seen of it."""
    for field, value in zip(OF_THE_BLOCK, block or (at.NOWHERE, 0, 0, 0, 0, 0), strict=True):
        other.c[field + unit] = value
    most = _seen_cv(other, unit) or int(other.t.full_cv[unit])
    other.c[at.CV + unit] = 1 + int(dice.below(most)) if block else 0

"""Hidden things re-dealt: another state that a seat could not tell from the true one.

What is dealt depends only on what the seat may know and on the dice, never on the truth.
"""

from __future__ import annotations

from grognard.games.waterloo import layout as at
from grognard.games.waterloo.sequence import Campaign
from grognard.games.waterloo.state import side_of
from grognard.kernel.dice import Dice

# What belongs to the block on the board, not to the unit printed on it.
OF_THE_BLOCK = (at.TOWN, at.PLACE, at.FLAGS, at.LEGS, at.ORIGIN, at.CAME)

Block = tuple[int, ...]


def redeal(s: Campaign, side: int | None, dice: Dice) -> Campaign:
    """The same blocks on the board, the hidden ones bearing other units and strengths."""
    other = s.clone(dice)
    assert isinstance(other, Campaign)
    for army in range(3):
        units = [u for u in range(at.UNITS) if s.t.army[u] == army and _hidden(s, u, side)]
        # Sorted: the order in which the blocks are dealt out must not tell who bore them.
        blocks = sorted(_block(s, unit) for unit in units)
        for unit, block in zip(units, _deal(s, units, blocks, dice), strict=True):
            _lay(other, unit, block, dice)
    return other


def _hidden(s: Campaign, unit: int, side: int | None) -> bool:
    """Whether this side does not know which block bears this unit."""
    if side_of(unit) == side or s.in_the_open(unit):
        return False
    if s.c[at.CV + unit] == 0:
        # 2.4: one seen to fall is known; one that fell unseen might be any.
        return not (s.c[at.SEEN_WHEN + unit] and _seen_cv(s, unit) == 0) and s.c[at.TURN] != 0
    return not _leads_alone(s, unit)


def _leads_alone(s: Campaign, unit: int) -> bool:
    """A leader without units: the river rule tells the enemy what he is (5.4, ruling W4)."""
    if s.t.arm[unit] != at.LEADER:
        return False
    return s.units_in(side_of(unit), int(s.c[at.TOWN + unit])) == 0


def _seen_cv(s: Campaign, unit: int) -> int:
    return int(s.c[at.SEEN_WHEN + unit]) % 8


def _block(s: Campaign, unit: int) -> Block:
    if s.c[at.CV + unit] == 0:
        return ()
    return tuple(int(s.c[field + unit]) for field in OF_THE_BLOCK)


def _deal(s: Campaign, units: list[int], blocks: list[Block], dice: Dice) -> list[Block]:
    """Shuffles the blocks; a leader never gets one that stands alone or has fallen."""
    dealt = list(blocks)
    for i in range(len(dealt) - 1, 0, -1):
        j = int(dice.below(i + 1))
        dealt[i], dealt[j] = dealt[j], dealt[i]
    for i, unit in enumerate(units):
        if s.t.arm[unit] == at.LEADER:
            fit = [j for j, block in enumerate(dealt) if _accompanied(blocks, block)]
            j = i if i in fit or not fit else fit[int(dice.below(len(fit)))]
            dealt[i], dealt[j] = dealt[j], dealt[i]
    return dealt


def _accompanied(blocks: list[Block], block: Block) -> bool:
    return bool(block) and sum(1 for other in blocks if other and other[0] == block[0]) > 1


def _lay(other: Campaign, unit: int, block: Block, dice: Dice) -> None:
    """Gives a unit its block, at any strength up to what was last seen of it."""
    for field, value in zip(OF_THE_BLOCK, block or (at.NOWHERE, 0, 0, 0, 0, 0), strict=True):
        other.c[field + unit] = value
    most = _seen_cv(other, unit) or int(other.t.full_cv[unit])
    other.c[at.CV + unit] = 1 + int(dice.below(most)) if block else 0

"""Hidden things re-dealt: another state that a seat could not tell from the true one."""

from __future__ import annotations

from grognard.games.waterloo import layout as at
from grognard.games.waterloo.sequence import Campaign
from grognard.games.waterloo.state import side_of
from grognard.kernel.dice import Dice

# What belongs to the block on the board, not to the unit printed on it.
OF_THE_BLOCK = (at.TOWN, at.PLACE, at.FLAGS, at.LEGS, at.ORIGIN, at.CAME)


def redeal(s: Campaign, side: int | None, dice: Dice) -> Campaign:
    """The same blocks on the board, the hidden ones bearing other units and strengths."""
    other = s.clone(dice)
    assert isinstance(other, Campaign)
    for army in range(3):
        hidden = [u for u in range(at.UNITS) if s.t.army[u] == army and _hidden(s, u, side)]
        movable = [u for u in hidden if not _leads_alone(s, u)]
        _deal_blocks(s, other, movable, dice)
        for unit in hidden:
            _deal_strength(other, unit, dice)
    return other


def _hidden(s: Campaign, unit: int, side: int | None) -> bool:
    """Whether this side does not know which block bears this unit."""
    if side_of(unit) == side or s.in_the_open(unit):
        return False
    seen_dead = s.c[at.CV + unit] == 0 and s.c[at.SEEN_WHEN + unit] and _seen_cv(s, unit) == 0
    unplaced = s.c[at.TURN] == 0 and s.c[at.TOWN + unit] == at.NOWHERE
    return not seen_dead and not unplaced


def _seen_cv(s: Campaign, unit: int) -> int:
    return int(s.c[at.SEEN_WHEN + unit]) % 8


def _leads_alone(s: Campaign, unit: int) -> bool:
    """A leader without units: the river rule tells the enemy what he is (5.4, ruling W4)."""
    if s.t.arm[unit] != at.LEADER or s.c[at.CV + unit] == 0:
        return False
    return s.units_in(side_of(unit), int(s.c[at.TOWN + unit])) == 0


def _deal_blocks(s: Campaign, other: Campaign, units: list[int], dice: Dice) -> None:
    shuffled = list(units)
    for i in range(len(shuffled) - 1, 0, -1):
        j = int(dice.below(i + 1))
        shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
    for unit, source in zip(units, _without_lone_leader(s, units, shuffled), strict=True):
        for field in OF_THE_BLOCK:
            other.c[field + unit] = s.c[field + source]
        other.c[at.CV + unit] = 0 if s.c[at.CV + source] == 0 else int(s.t.full_cv[unit])


def _without_lone_leader(s: Campaign, units: list[int], shuffled: list[int]) -> list[int]:
    """Leaves a leader where he is if his new block would stand alone or be off the board."""
    result = list(shuffled)
    for i, unit in enumerate(units):
        if s.t.arm[unit] == at.LEADER and not _has_company(s, result[i]):
            j = result.index(unit)
            result[i], result[j] = result[j], result[i]
    return result


def _has_company(s: Campaign, block: int) -> bool:
    if s.c[at.CV + block] == 0:
        return False
    town = int(s.c[at.TOWN + block])
    army = s.t.army[block]
    friends = [u for u in range(at.UNITS) if s.c[at.TOWN + u] == town and s.t.army[u] == army]
    return len(friends) > 1


def _deal_strength(other: Campaign, unit: int, dice: Dice) -> None:
    """Any strength up to what was last seen, or up to full strength."""
    if other.c[at.CV + unit] == 0:
        return
    most = _seen_cv(other, unit) or int(other.t.full_cv[unit])
    other.c[at.CV + unit] = 1 + int(dice.below(most))

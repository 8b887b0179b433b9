"""Hidden things re-dealt: another state that a seat could not tell from the true one.

What is dealt depends only on what the seat may know and on the dice, never on the truth.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.waterloo.layout import (
    ATTACKER_ROUTED,
    CAME,
    CV,
    DEFENDER_ROUTED,
    DEPLOY,
    DISORGANISED,
    FLAGS,
    FRENCH,
    LEADER,
    LEGS,
    LINE,
    MOVE,
    NOWHERE,
    ORIGIN,
    PLACE,
    REVEALED,
    SEEN,
    TOWN,
    TOWNS,
    TURN,
    UNITS,
    USED,
)
from grognard.games.waterloo.lookups import MOST_ROADS
from grognard.games.waterloo.sequence import Campaign
from grognard.games.waterloo.state import first_of, first_of_army, last_of, side_of
from grognard.games.waterloo.tracks import can_ride, on_the_move
from grognard.kernel.arrays import Lookup, lookup_of
from grognard.kernel.dice import Dice
from grognard.kernel.planner import Deal
from grognard.kernel.state import State

BYTE: Final = 256  # no part of a block is greater: a town, a place, flags, legs, two towns
MARKED: Final = BYTE * BYTE * BYTE * BYTE * BYTE * BYTE  # a block that was seen to ride
FALLEN: Final = -1  # the block of a unit that fell unseen
AT_ONCE: Final = 2  # roads that a unit may have gone in the turn in which it was last seen
A_TURN: Final = 3  # roads in any later turn
THREE: Final = 3  # units that a battle takes (6.1)


class HiddenPieces:
    """The hidden pieces of one army: the units, and the blocks that may bear them.

    Cavalry and leaders come last among the units, and so do those seen to ride among the blocks.
    """

    def __init__(self) -> None:
        self.units: list[int] = []
        self.blocks: list[int] = []
        self.pack: Lookup = lookup_of([])  # the blocks, to be shuffled
        self.slow = 0  # units that cannot ride
        self.marked = 0  # blocks seen to ride


class Guess(Deal):
    """What a side knows of a state, ready to be dealt anew."""

    def __init__(self, s: Campaign, side: int) -> None:
        self.s = s
        self.side = side
        self.told: list[bool] = _told_by_rivers(s, side)
        self.armies: list[HiddenPieces] = []
        for army in range(3):
            self.armies.append(self._hidden_pieces(army))

    def _hidden_pieces(self, army: int) -> HiddenPieces:
        hidden = HiddenPieces()
        s = self.s
        riders: list[int] = []
        u: i64
        for u in range(UNITS):
            if s.t.army[u] == army and self._hidden(u):
                if can_ride(s, u):
                    riders.append(u)
                else:
                    hidden.units.append(u)
                block = _block(s, u)
                hidden.blocks.append(block)
                if block >= MARKED:
                    hidden.marked += 1
        hidden.slow = len(hidden.units)
        hidden.units.extend(riders)
        # Sorted: the order in which the blocks are dealt out must not tell who bore them.
        hidden.blocks.sort()
        if hidden.marked != 0:
            self._unsay(hidden, army)
        hidden.pack = lookup_of(hidden.blocks)
        return hidden

    def _unsay(self, hidden: HiddenPieces, army: int) -> None:
        """Ruling W40: among blocks that nobody can tell apart, the first bear the marks."""
        moving = on_the_move(self.s, first_of_army(army))
        owed: dict[int, int] = {}
        for i in range(len(hidden.blocks)):
            block = hidden.blocks[i]
            if block >= MARKED and not (moving and _has_ridden(block)):
                hidden.blocks[i] = block - MARKED
                stack = _stack(block - MARKED, moving)
                owed[stack] = owed.get(stack, 0) + 1
        hidden.blocks.sort()
        for i in range(len(hidden.blocks)):
            block = hidden.blocks[i]
            if block < 0 or block >= MARKED or (moving and _has_ridden(block)):
                continue
            stack = _stack(block, moving)
            if owed.get(stack, 0) != 0:
                owed[stack] -= 1
                hidden.blocks[i] = block + MARKED
        hidden.blocks.sort()

    def _hidden(self, unit: int) -> bool:
        """Whether this side does not know which block bears this unit."""
        s = self.s
        if side_of(unit) == self.side or s.in_the_open(unit):
            return False
        if s.c[CV + unit] == 0:
            # 2.4: one seen to fall is known; one that fell unseen might be any.
            return not (s.c[SEEN + unit] != 0 and s.seen_cv(unit) == 0) and s.c[TURN] != 0
        town: int = s.c[TOWN + unit]
        return not (town < TOWNS and self.told[town] and self._leads_alone(unit))

    def _leads_alone(self, unit: int) -> bool:
        """A leader without units."""
        s = self.s
        if s.t.arm[unit] != LEADER:
            return False
        return s.units_in(side_of(unit), int(s.c[TOWN + unit])) == 0

    # --- dealing -----------------------------------------------------------------------------

    def dealt(self, dice: Dice) -> State:
        """The same blocks on the board, the hidden ones bearing other units and strengths."""
        other = self.s.clone(dice)
        assert isinstance(other, Campaign)
        for hidden in self.armies:
            if len(hidden.units) != 0:
                blocks = self._shuffled(hidden, dice)
                for i in range(len(blocks)):
                    _lay(other, hidden.units[i], blocks[i], dice)
        return other

    def _shuffled(self, hidden: HiddenPieces, dice: Dice) -> Lookup:
        """Any order in which those who rode can ride; then those who must be elsewhere change."""
        blocks = hidden.pack[:]
        n = len(blocks)
        _shuffle(blocks, 0, n - hidden.marked, dice)
        if hidden.marked != 0:
            _shuffle(blocks, hidden.slow, n, dice)
        for i in range(n):
            if not self._fits(hidden.units[i], blocks[i]):
                self._exchange(hidden, blocks, i, dice)
        return blocks

    def _exchange(self, hidden: HiddenPieces, blocks: Lookup, i: int, dice: Dice) -> None:
        """Finds this unit a block that fits it, if possible one whose unit can take the other."""
        unit = hidden.units[i]
        both: list[int] = []
        one: list[int] = []
        for j in range(len(blocks)):
            if self._fits(unit, blocks[j]) and self._can_bear(hidden.units[j], blocks[i]):
                one.append(j)
                if self._fits(hidden.units[j], blocks[i]):
                    both.append(j)
        among = both if len(both) != 0 else one
        if len(among) == 0:
            return
        chosen: int = dice.below(len(among))
        k = among[chosen]
        block = blocks[i]
        blocks[i] = blocks[k]
        blocks[k] = block

    def _fits(self, unit: i64, block: i64) -> bool:
        """Whether this unit may be behind this block, by all that this side has seen."""
        s = self.s
        if not self._can_bear(unit, block):
            return False
        if s.t.arm[unit] == LEADER or s.c[SEEN + unit] == 0 or block == FALLEN:
            return True
        turn: int = s.c[TURN]
        reach = AT_ONCE + A_TURN * (turn - s.seen_turn(unit))
        here = _town_of(block)
        return here >= TOWNS or s.t.distance[s.seen_town(unit) * TOWNS + here] <= reach

    def _can_bear(self, unit: i64, block: i64) -> bool:
        """What must never be otherwise, however little is left to choose from."""
        if not self._keeps_pace(unit, block):
            return False
        if self.s.t.arm[unit] != LEADER:
            return True
        return block != FALLEN and self._may_lead(unit, block)

    def _keeps_pace(self, unit: i64, block: i64) -> bool:
        """5.2: only cavalry and leaders are behind blocks that were seen to ride."""
        return block < MARKED or can_ride(self.s, unit)

    def _may_lead(self, leader: i64, block: i64) -> bool:
        """Not if a town known to hold units would be left without them, were all leaders there."""
        town = _town_of(block)
        if town >= TOWNS:
            return True
        side = side_of(leader)
        if self._drawn_up(town, side):
            return self._waiting(town, side) >= THREE + (1 if side == FRENCH else 2)
        return not self.told[town] or self._waiting(town, side) > 2

    def _waiting(self, town: i64, side: i64) -> int:
        """The pieces of a side in a town; none if some stand in columns: each must hold units."""
        n = 0
        u: i64
        for u in range(first_of(side), last_of(side)):
            if self.s.c[TOWN + u] == town:
                if self.s.c[PLACE + u] >= LINE:
                    return 0
                n += 1
        return n

    def _drawn_up(self, town: i64, side: i64) -> bool:
        """6.1: before the columns lie open an attack has three units, a side that deploys too."""
        s = self.s
        battle = s.battle_at(town)
        if battle < 0 or s.battle_flag(battle, REVEALED | ATTACKER_ROUTED | DEFENDER_ROUTED):
            return False
        return side == s.active() or (battle == s.battle_now() and s.c[s.top()] == DEPLOY)


def redeal(s: Campaign, side: int | None, dice: Dice) -> Campaign:
    """One state as this side might believe it; an onlooker (None) knows neither side's blocks."""
    other = Guess(s, -1 if side is None else side).dealt(dice)
    assert isinstance(other, Campaign)
    return other


def _told_by_rivers(s: Campaign, side: int) -> list[bool]:
    """5.4, ruling W4: towns whose river roads tell the side on the march if units stand there.

    A leader alone does not halve a road, so one more unit may or may not march.
    """
    told = [False] * TOWNS
    if side < 0 or s.over or s.c[s.top()] != MOVE or s.active() != side:
        return told
    for town in range(TOWNS):
        degree: int = s.t.degree[town]
        for k in range(town * MOST_ROADS, town * MOST_ROADS + degree):
            road: int = s.t.by_road[k]
            used: int = s.c[USED + road]
            if s.t.river[road] != 0 and used >= s.t.capacity[road] // s.t.river_divisor:
                told[town] = True
    return told


def _block(s: Campaign, unit: int) -> int:
    """What belongs to the block on the board, not to the unit printed on it, as one number."""
    c = s.c
    if c[CV + unit] == 0:
        return FALLEN
    town: int = c[TOWN + unit]
    place: int = c[PLACE + unit]
    flags: int = c[FLAGS + unit]
    legs: int = c[LEGS + unit]
    origin: int = c[ORIGIN + unit]
    came: int = c[CAME + unit]
    mark = MARKED if s.rode(unit) else 0
    return (
        mark
        + ((((town * BYTE + place) * BYTE + flags) * BYTE + legs) * BYTE + origin) * BYTE
        + came
    )


def _town_of(block: i64) -> i64:
    return block // (BYTE * BYTE * BYTE * BYTE * BYTE) % BYTE


def _has_ridden(block: int) -> bool:
    """Whether a block of the side on the move has gone two roads or three."""
    legs = block // (BYTE * BYTE) % BYTE
    return legs == 2 or legs == 3


def _stack(block: int, moving: bool) -> int:
    """The blocks that the enemy cannot tell from this one: by town, on the move by the first."""
    if moving and block // (BYTE * BYTE) % BYTE != 0:
        return block // BYTE % BYTE
    disorganised = block // (BYTE * BYTE * BYTE) & DISORGANISED
    return _town_of(block) + disorganised * BYTE


def _shuffle(blocks: Lookup, first: i64, end: i64, dice: Dice) -> None:
    """Any order of those from the first on."""
    i: i64
    for i in range(end - 1, first, -1):
        j = first + dice.below(i + 1 - first)
        block = blocks[i]
        blocks[i] = blocks[j]
        blocks[j] = block


def _lay(other: Campaign, unit: i64, block: i64, dice: Dice) -> None:
    """Gives a unit its block, at any strength up to what was last seen of it."""
    c = other.c
    other.set_rode(unit, block >= MARKED)
    if block == FALLEN:
        c[TOWN + unit] = NOWHERE
        for field in (PLACE, FLAGS, LEGS, ORIGIN, CAME, CV):
            c[field + unit] = 0
        return
    came: int = block % BYTE
    origin: int = block // BYTE % BYTE
    legs: int = block // (BYTE * BYTE) % BYTE
    flags: int = block // (BYTE * BYTE * BYTE) % BYTE
    place: int = block // (BYTE * BYTE * BYTE * BYTE) % BYTE
    town: int = _town_of(block)
    c[CAME + unit] = came
    c[ORIGIN + unit] = origin
    c[LEGS + unit] = legs
    c[FLAGS + unit] = flags
    c[PLACE + unit] = place
    c[TOWN + unit] = town
    most = other.seen_cv(unit)
    if most == 0:
        most = other.full_cv(unit)
    # What nobody has shot at is mostly whole.
    cv: int = most if dice.below(4) != 0 else dice.below(most) + 1
    c[CV + unit] = cv

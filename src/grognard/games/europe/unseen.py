"""The fog of war (4) for whoever has to guess: the unseen pieces of a side, dealt over its forces.

A force gets at least one of them wherever something lies below what is seen, as many as it may hold
(10.1, 10.2, 11), and never one that would lie on top. What everybody is told of it stays true:
whether it is in supply, demoralised, or strong enough for its siege. Losses and replacements are
seen, so a reduced unit stays reduced. Fleets that carry troops stay where they are.
"""

from __future__ import annotations

from typing import Final, TypeVar

from grognard.games.europe import fog, forces, merging
from grognard.games.europe.layout import (
    AT,
    DEMORALISED,
    DEPOTS,
    ENGAGED,
    FLAGS,
    FLEETS,
    GROUP_BITS,
    INSIDE,
    MARKED,
    PIECES,
    PLACES,
    REDUCED,
    SEEN,
    UNITS,
    UNSUPPLIED,
    ZONES,
)
from grognard.games.europe.refusals import OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.muster import going_objection
from grognard.games.europe.waters import laden, sea_of, waters_objection
from grognard.games.europe.ways import siege_needs, units_may_enter
from grognard.kernel.dice import Dice

TRIALS: Final = 10  # deals that may fail before the pieces are left as they are

T = TypeVar("T")
Slot = tuple[int, int]  # a place, and INSIDE with the bits of a group


class Told:
    """What everybody is told of the forces of a slot."""

    def __init__(self, s: Theatre, owner: int, slot: Slot) -> None:
        pieces = inhabitants(s, owner, slot)
        units = forces.units_of(pieces)
        self.hungry = s.unsupplied(stack_units(s, pieces))
        self.broken = [
            army
            for army in (-1, *forces.armies_of(pieces))
            if s.demoralised([unit for unit in units if s.holder_of(unit) == army])
        ]
        led = [piece for piece in pieces if s.flag(piece, SEEN)]
        self.marked = bool(led) and s.flag(led[-1], MARKED)
        # 11: whether those who are under way there could stay with those who stand.
        everyone = forces.pieces_in(s, owner, slot[0], slot[1] & INSIDE != 0)
        self.fits = merging.objection_together(s, everyone) == OK

    def same(self, other: Told) -> bool:
        """Whether the same is told of both."""
        alike = self.hungry == other.hungry and self.broken == other.broken
        return alike and self.fits == other.fits


def deal(s: Theatre, owner: int, dice: Dice) -> Theatre:
    """The state with the unseen pieces of a side in other stacks; as it was if that fails."""
    slots, pieces = hidden(s, owner)
    fleets = hidden_fleets(s, owner)
    told = {slot: Told(s, owner, slot) for slot in slots}
    for _ in range(TRIALS):
        new = s.clone(s.dice)
        if _tried(new, owner, slots, pieces, told, dice) and _tried_fleets(
            new, owner, fleets, dice
        ):
            if new.codes() or s.over:
                return new
    return s


# --- what is dealt -------------------------------------------------------------------------


def slot_of(s: Theatre, piece: int) -> Slot:
    """Where a piece is, inside or not, and with which force under way."""
    flags: int = s.c[FLAGS + piece]
    return s.at(piece), flags & (INSIDE | GROUP_BITS)


def inhabitants(s: Theatre, owner: int, slot: Slot) -> list[int]:
    """All land pieces of a side in a slot."""
    place = slot[0]
    return [
        piece
        for piece in range(PIECES)
        if s.c[AT + piece] == place
        and s.side_of(piece) == owner
        and slot_of(s, piece) == slot
        and fog.part_of(s, piece) != fog.AFLOAT
    ]


def stack_units(s: Theatre, pieces: list[int]) -> list[int]:
    """The units of the whole stack to which these pieces belong."""
    if not pieces:
        return []
    stack = fog.stack_of(s, pieces[0])
    return [unit for unit in range(UNITS) if fog.stack_of(s, unit) == stack]


def hidden(s: Theatre, owner: int) -> tuple[list[Slot], list[int]]:
    """The land pieces of a side that are not in sight, and the slots in which they are.

    Where the rules have still to put something right nothing is changed.
    """
    found = [
        piece
        for piece in range(PIECES)
        if s.c[AT + piece] < ZONES
        and s.side_of(piece) == owner
        and not s.in_sight(piece)
        and not s.flag(piece, ENGAGED)
        and fog.part_of(s, piece) != fog.AFLOAT
    ]
    slots = sorted({slot_of(s, piece) for piece in found})
    slots = [slot for slot in slots if _sound(s, owner, slot)]
    return slots, [piece for piece in found if slot_of(s, piece) in slots]


def _sound(s: Theatre, owner: int, slot: Slot) -> bool:
    """10, 11: whether what stands there is a force that may be, with nobody unseen on top."""
    pieces = inhabitants(s, owner, slot)
    if any(s.flag(piece, ENGAGED) for piece in pieces):
        return False
    return _fits(s, owner, slot) and _complete(s, owner, slot)


# --- land ----------------------------------------------------------------------------------


def _tried(
    s: Theatre,
    owner: int,
    slots: list[Slot],
    pieces: list[int],
    told: dict[Slot, Told],
    dice: Dice,
) -> bool:
    """One deal; whether every piece found its place."""
    pool = list(pieces)
    for piece in pool:
        s.put(piece, PLACES)  # nowhere, until it is dealt
    for slot in _shuffled(slots, dice):
        if not _supply_with_one(s, owner, slot, pool, told[slot], dice):
            return False
    for piece in _shuffled(pool, dice):
        if not any(
            _put(s, owner, piece, slot, told[slot], dice) for slot in _shuffled(slots, dice)
        ):
            return False
    return all(
        _complete(s, owner, slot) and told[slot].same(Told(s, owner, slot)) for slot in slots
    )


def _supply_with_one(
    s: Theatre, owner: int, slot: Slot, pool: list[int], told: Told, dice: Dice
) -> bool:
    """Something lies there; a unit, if none is seen."""
    for piece in _shuffled(pool, dice):
        if piece >= UNITS and not forces.units_of(inhabitants(s, owner, slot)):
            continue
        if _put(s, owner, piece, slot, told, dice):
            pool.remove(piece)
            return True
    return False


def _put(s: Theatre, owner: int, piece: int, slot: Slot, told: Told, dice: Dice) -> bool:
    """A piece goes to a slot, if it may be there."""
    armies = forces.armies_of(inhabitants(s, owner, slot))
    army = armies[int(dice.below(len(armies)))] if armies else -1
    kept: int = s.c[FLAGS + piece]
    flags = kept & REDUCED | slot[1] | (MARKED if told.marked else 0)
    if piece < UNITS:
        flags |= UNSUPPLIED if told.hungry else 0
        flags |= DEMORALISED if army in told.broken else 0
    s.put(piece, slot[0])
    s.hold(piece, army)
    s.set_flags(piece, flags)
    if _fits(s, owner, slot):
        return True
    s.put(piece, PLACES)
    s.set_flags(piece, kept)
    return False


def _fits(s: Theatre, owner: int, slot: Slot) -> bool:
    """10.1, 11, 12.1: whether nothing is too many there, and only what is seen lies on top."""
    pieces = inhabitants(s, owner, slot)
    if forces.objection(s, pieces) != OK or merging.surplus(s, pieces):
        return False
    units = forces.units_of(pieces)
    if units and units_may_enter(s, owner, units, slot[0]) != OK:
        return False
    stack = fog.stack_of(s, pieces[0])
    whole = [p for p in range(PIECES) if s.c[AT + p] == slot[0] and fog.stack_of(s, p) == stack]
    return all(s.flag(piece, SEEN) for piece in fog.tops(s, whole))


def _complete(s: Theatre, owner: int, slot: Slot) -> bool:
    """Whether nothing is lacking: generals lead troops, and a siege has its besiegers (15.1)."""
    pieces = inhabitants(s, owner, slot)
    zone = slot[0]
    if going_objection(s, pieces) != OK:
        return False
    if not s.besieged(zone) or s.side(s.holder(zone)) == owner:
        return True
    return s.total_steps(s.units_in(owner, zone)) >= siege_needs(s, zone)


# --- fleets --------------------------------------------------------------------------------


def hidden_fleets(s: Theatre, owner: int) -> list[int]:
    """The fleets of a side that are not in sight; those that carry troops stay where they are."""
    return [
        fleet
        for fleet in range(FLEETS, DEPOTS)
        if s.c[AT + fleet] < PLACES
        and s.side_of(fleet) == owner
        and not s.in_sight(fleet)
        and not laden(s, fleet)
    ]


def _tried_fleets(s: Theatre, owner: int, fleets: list[int], dice: Dice) -> bool:
    """One deal; at least one fleet lies wherever one lay, and no more than may (17.2.2)."""
    slots = sorted({slot_of(s, fleet) for fleet in fleets})
    for fleet in fleets:
        s.put(fleet, PLACES)
    pool = _shuffled(fleets, dice)
    for slot in _shuffled(slots, dice):
        if not any(_moor(s, owner, fleet, slot) and _taken(pool, fleet) for fleet in list(pool)):
            return False
    return all(any(_moor(s, owner, f, slot) for slot in _shuffled(slots, dice)) for f in pool)


def _taken(pool: list[int], fleet: int) -> bool:
    pool.remove(fleet)
    return True


def _moor(s: Theatre, owner: int, fleet: int, slot: Slot) -> bool:
    """A fleet goes to a slot, if there is room and the waters are open to it (17.2.3)."""
    place, flags = slot
    if len(s.fleets_at(owner, place)) >= s.t.n.squadron:
        return False
    if waters_objection(s, [fleet], sea_of(s, place)) != OK:
        return False
    s.put(fleet, place)
    s.set_flags(fleet, flags)
    return True


def _shuffled(things: list[T], dice: Dice) -> list[T]:
    """In any order."""
    left, found = list(things), list[T]()
    while left:
        found.append(left.pop(int(dice.below(len(left)))))
    return found

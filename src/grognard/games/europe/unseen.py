"""The fog of war (4) for whoever has to guess: the unseen pieces of a side, dealt over its forces.

The deal starts from what everybody knows: which pieces are on the map (4: all that lies beside it
may be seen), those in sight, where something lies below them, and what is told of each force:
whether it is in supply or demoralised, besieges, is under way or has tried to join a battle. How
the unseen pieces really lie has no part in it. Losses and replacements are seen, so a reduced unit
stays reduced. That ships carry troops is told when they go aboard, not who these are.

A force gets what it must have (generals lead troops, a siege has its besiegers) and no more than it
may hold (10.1, 10.2, 11), and never one that would lie on top. If no such deal is found, the limits
of command give way.
"""

from __future__ import annotations

from typing import Final

from grognard.games.europe import fog, forces, groups, kinds, merging
from grognard.games.europe.battle_panel import frame_of
from grognard.games.europe.dealing import Stack, deal_out, shuffled
from grognard.games.europe.layout import (
    AT,
    B_GROUP,
    DEMORALISED,
    DEPOTS,
    ENGAGED,
    FLAGS,
    FLEETS,
    G_CEILING,
    G_KIND,
    G_SIDE,
    G_SPENT,
    G_START,
    G_ZONE,
    GENERALS,
    GROUP_BIT,
    INSIDE,
    LENT,
    MARCHES,
    MARKED,
    MOST_GROUPS,
    PIECES,
    PLACES,
    REDUCED,
    SEEN,
    SORTIES,
    UNITS,
    UNSUPPLIED,
)
from grognard.games.europe.refusals import ALLIES_NOT_FEWER, OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.muster import set_ceiling
from grognard.games.europe.unseen_fleets import Squadron, deal_fleets, set_sail
from grognard.games.europe.ways import siege_needs, units_may_enter
from grognard.kernel.dice import Dice
from grognard.kernel.state import DEPTH, FRAME, STACK

#: How strictly each attempt keeps to the limits, see `Force.fits`.
ATTEMPTS: Final = (2, 2, 2, 2, 1, 1, 1, 1, 0)
NO_GROUP: Final = -1


def deal(s: Theatre, owner: int, dice: Dice) -> Theatre:
    """The state with the unseen pieces of a side dealt anew."""
    new = s
    for strictness in ATTEMPTS:
        new = s.clone(s.dice)
        if _dealt(new, owner, strictness, dice) and (s.over or new.codes()):
            break
    return new


def _dealt(s: Theatre, owner: int, strictness: int, dice: Dice) -> bool:
    """One deal; whether every piece found its place."""
    hidden = [
        piece
        for piece in range(PIECES)
        if s.c[AT + piece] < PLACES and s.side_of(piece) == owner and not s.in_sight(piece)
    ]
    forced = [Force(s, owner, one, strictness) for one in _stacks(s, hidden, False)]
    sailing = [Squadron(s, owner, one) for one in _stacks(s, hidden, True)]
    fleets = [piece for piece in hidden if FLEETS <= piece < DEPOTS]
    troops = [piece for piece in hidden if not FLEETS <= piece < DEPOTS]
    for piece in hidden:
        s.put(piece, PLACES)  # nowhere, until it is dealt
        s.hold(piece, -1)
        s.set_flags(piece, kept(s, piece))
    if not deal_fleets(s, sailing, fleets, dice):
        return False
    ashore = set_sail(s, sailing, troops, dice)
    stacks: list[Stack] = list(forced)
    if not deal_out(stacks, _hardest_first(s, ashore, dice), dice):
        return False
    for group in range(1, MOST_GROUPS + 1):
        _reckon(s, owner, group, [force.place for force in forced])
    return strictness == 0 or all(force.as_told() for force in forced)


def kept(s: Theatre, piece: int) -> int:
    """What everybody knows of a piece wherever it is."""
    flags: int = s.c[FLAGS + piece]
    return flags & (REDUCED | LENT)


def _stacks(s: Theatre, hidden: list[int], afloat: bool) -> list[int]:
    """The stacks on land, or of fleets, in which something is not in sight."""
    mine = [p for p in hidden if (fog.part_of(s, p) == fog.AFLOAT) == afloat]
    return sorted({fog.stack_of(s, piece) for piece in mine})


def _hardest_first(s: Theatre, pieces: list[int], dice: Dice) -> list[int]:
    """Those first that few forces may hold, or that take most room."""
    return sorted(shuffled(pieces, dice), key=lambda piece: _ease(s, piece))


def _ease(s: Theatre, piece: int) -> int:
    if forces.needs_army(s, [piece]):
        return 0
    if piece < UNITS:
        return 4 - s.steps_of(piece) - (2 if s.t.home_only[piece] != 0 else 0)
    return 1 if piece < FLEETS else 5


def _reckon(s: Theatre, owner: int, group: int, places: list[int]) -> None:
    """12.3: how far a force under way may still go follows from who is in it now."""
    kind = groups.get(s, group, G_KIND)
    marches = kind == MARCHES or kind == SORTIES
    if not marches or groups.get(s, group, G_SIDE) != owner:
        return
    if groups.get(s, group, G_ZONE) in places and groups.get(s, group, G_CEILING) != 0:
        set_ceiling(s, group)
        spent = groups.get(s, group, G_SPENT)
        groups.put(s, group, G_CEILING, max(spent, groups.get(s, group, G_CEILING)))


# --- a stack on land -----------------------------------------------------------------------


class Force(Stack):
    """A stack of land pieces: those who stand there, and those who form to leave it."""

    def __init__(self, s: Theatre, owner: int, stack: int, strictness: int) -> None:
        super().__init__()
        self.s: Theatre = s
        self.owner: int = owner
        self.stack: int = stack
        self.strictness: int = strictness
        self.place: int = stack // fog.PER_PLACE
        self.inside: bool = stack % fog.PER_PLACE // (2 * 8) == fog.WITHIN
        pieces = self.pieces()
        self.seen: list[int] = [piece for piece in pieces if s.flag(piece, SEEN)]
        self.hungry: bool = s.unsupplied(forces.units_of(pieces))
        self.broken: list[int] = self.broken_armies(pieces)
        self.chief: int = forces.commander(s, self.seen)
        self.groups: list[int] = self.parts(stack % 8)
        self.marks: int = self.marks_of_all()
        together = forces.pieces_in(s, owner, self.place, self.inside)
        open_ones = [piece for piece in together if s.flag(piece, SEEN)]
        self.may_join: bool = merging.objection_together(s, open_ones) == OK

    # --- what everybody knows --------------------------------------------------------------

    def pieces(self) -> list[int]:
        """All that lies there now."""
        s = self.s
        together = forces.pieces_in(s, self.owner, self.place, self.inside)
        return [piece for piece in together if fog.stack_of(s, piece) == self.stack]

    def parts(self, under_way: int) -> list[int]:
        """The forces under way that lie in the stack, the one to which most belong first.

        A force that forms is part of the stack that it will leave; 0 are those who stay.
        """
        if under_way != 0:
            return [under_way]
        forming = [group for group in range(1, MOST_GROUPS + 1) if self.forms_here(group)]
        led = [group for group in forming if self.s.group_of(self.chief) == group]
        return [*led, 0, *(group for group in forming if group not in led)]

    def forms_here(self, group: int) -> bool:
        """Whether a force forms in this stack."""
        s = self.s
        kind, start = groups.get(s, group, G_KIND), groups.get(s, group, G_START)
        if kind == 0 or groups.get(s, group, G_SIDE) != self.owner or start != self.place:
            return False
        if groups.get(s, group, G_ZONE) != start or groups.fleets(s, group):
            return False
        battle = frame_of(s, kinds.BATTLE)
        if battle >= 0 and s.c[battle + 3] > 0 and s.c[B_GROUP] == group:
            return False  # whoever fights is seen
        known = [piece for piece in groups.members(s, group) if s.flag(piece, SEEN)]
        if known:
            return any(piece in self.seen for piece in known)
        return self.inside == (kind == SORTIES)

    def broken_armies(self, pieces: list[int]) -> list[int]:
        """14.9.3, R236: the armies that are demoralised; -1 for those in none."""
        s, units = self.s, forces.units_of(pieces)
        armies = {s.holder_of(unit) for unit in units if s.flag(unit, DEMORALISED)}
        return sorted(armies)

    def marks_of_all(self) -> int:
        """Whether they have moved in this round, or tried to join a battle: as who is seen has."""
        if not self.seen:
            return 0
        lead = self.chief if self.chief >= 0 else self.seen[-1]
        flags: int = self.s.c[FLAGS + lead]
        return flags & (MARKED | ENGAGED if lead >= GENERALS else MARKED)

    def mustering(self, group: int) -> bool:
        """Whether a general still chooses who goes with him."""
        c = self.s.c
        for n in range(int(c[DEPTH])):
            frame = STACK + FRAME * n
            if c[frame] == kinds.MUSTER and c[frame + 3] == group:
                return True
        return False

    # --- what it must have -----------------------------------------------------------------

    def lacks(self) -> bool:
        """Whether something must lie there still."""
        if not self.dealt or self.strictness == 0:
            return not self.dealt
        return self.lacks_general() != NO_GROUP or self.lacks_unit() != NO_GROUP

    def lacks_general(self) -> int:
        """The force that forms under somebody unseen, -1 if none does."""
        for group in self.groups:
            if group != 0 and not forces.has_general(self.part(group)) and self.mustering(group):
                return group
        return NO_GROUP

    def lacks_unit(self) -> int:
        """The part that must have one more combat unit, -1 if none must."""
        s = self.s
        for group in self.groups:
            pieces = self.part(group)
            if not forces.has_unit(pieces) and (group != 0 or forces.has_general(pieces)):
                return group
            for army in forces.armies_of(pieces):
                if not forces.has_unit(forces.held_by(s, army, pieces)):
                    return group
            if self.strictness == 2 and forces.objection(s, pieces) == ALLIES_NOT_FEWER:
                return group
        units = forces.units_of(self.pieces())
        too_few = self.short_of_steps(units) or self.broken != self.broken_armies(units)
        return self.groups[0] if too_few else NO_GROUP

    def short_of_steps(self, units: list[int]) -> bool:
        """13.5, 15.1: whether more must be there, for a siege or for what is told of its supply."""
        s = self.s
        if units and s.unsupplied(units) != self.hungry:
            return True
        if self.inside or not s.besieged(self.place) or s.side(s.holder(self.place)) == self.owner:
            return False
        besiegers = s.units_in(self.owner, self.place)
        return s.total_steps(besiegers) < siege_needs(s, self.place)

    def serves(self, piece: int) -> bool:
        """A general first, then a unit, then anything."""
        if self.strictness == 0:
            return True
        if self.lacks_general() != NO_GROUP:
            return GENERALS <= piece < FLEETS
        return piece < UNITS or self.lacks_unit() == NO_GROUP

    def part(self, group: int) -> list[int]:
        """Those of one force under way, or those who stay."""
        return forces.pieces_in(self.s, self.owner, self.place, self.inside, group)

    def as_told(self) -> bool:
        """Whether it is what everybody is told of it."""
        s, units = self.s, forces.units_of(self.pieces())
        return s.unsupplied(units) == self.hungry and self.broken_armies(units) == self.broken

    # --- what it may hold ------------------------------------------------------------------

    def take(self, piece: int, dice: Dice) -> bool:
        """A piece goes where it is lacking, or else to those with whom most are."""
        order = self.groups
        lacking = self.lacks_general() if piece >= GENERALS else self.lacks_unit()
        if lacking != NO_GROUP:
            order = [lacking, *order]
        for group in order:
            for army in self.armies_for(group, dice):
                self.put(piece, group, army)
                if self.strictness == 0 or self.fits(piece, group):
                    return True
                self.give(piece)
        return False

    def give(self, piece: int) -> None:
        """A piece is nowhere again."""
        s = self.s
        s.put(piece, PLACES)
        s.hold(piece, -1)
        s.set_flags(piece, kept(s, piece))

    def armies_for(self, group: int, dice: Dice) -> list[int]:
        """The armies that may hold who joins a part; until they part it is that of the stack."""
        pieces = self.part(group)
        if not forces.armies_of(pieces) and any(self.mustering(one) for one in self.groups):
            pieces = self.seen
        armies = forces.armies_of(pieces)
        needy = [a for a in armies if not forces.has_unit(forces.held_by(self.s, a, pieces))]
        return [*needy, *shuffled(forces.without(armies, needy), dice)] if armies else [-1]

    def put(self, piece: int, group: int, army: int) -> None:
        """A piece lies there, and bears the marks of all."""
        s = self.s
        flags = kept(s, piece) | self.marks | group * GROUP_BIT
        flags |= INSIDE if self.inside else 0
        if piece < UNITS:
            flags |= UNSUPPLIED if self.hungry else 0
            flags |= DEMORALISED if army in self.broken else 0
        s.put(piece, self.place)
        s.hold(piece, army)
        s.set_flags(piece, flags)

    def fits(self, piece: int, group: int) -> bool:
        """10.1, 11, 12.1: whether nothing is too many, and only what is seen lies on top.

        At first those under way must also be able to stay where they have come (11).
        """
        s = self.s
        pieces = self.part(group)
        refused = forces.objection(s, pieces)
        if refused == ALLIES_NOT_FEWER and not self.of_ally(piece, pieces):
            refused = OK  # 8.1.2: he makes it better; others may still come, or losses are to blame
        if refused != OK or merging.surplus(s, pieces):
            return False
        if piece < UNITS and units_may_enter(s, self.owner, [piece], self.place) != OK:
            return False
        if not all(s.flag(top, SEEN) for top in fog.tops(s, self.pieces())):
            return False
        if self.strictness == 1 or not self.may_join:
            return True
        together = forces.pieces_in(s, self.owner, self.place, self.inside)
        return merging.objection_together(s, together) in (OK, ALLIES_NOT_FEWER)

    def of_ally(self, piece: int, pieces: list[int]) -> bool:
        """Whether a piece is of another major than the general of these pieces."""
        chief = forces.commander(self.s, pieces)
        return chief >= 0 and forces.of_allied_major(self.s, int(self.s.t.owner[chief]), piece)

"""11, 13.6.1: the end of an activation, and what may not stand together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.europe import forces, groups, merging
from grognard.games.europe.events import (
    APPOINTED,
    BY_STACKING,
    OVERFULL,
    REMOVED_PIECE,
    STEP_LOST,
)
from grognard.games.europe.kinds import (
    ATTRITION,
    CONSOLIDATE,
    REBUILD,
    WHICH_ARMY,
)
from grognard.games.europe.layout import (
    A_ENDED,
    ACTIVE,
    AT,
    FLAGS,
    FLEETS,
    FOG_OF_WAR,
    FORT,
    G_FROM,
    G_KIND,
    G_SIDE,
    G_WAITS,
    G_ZONE,
    GENERALS,
    INSIDE,
    MARCHES,
    NOBODY,
    PIECES,
    RESERVE,
    SIEGE,
    SORTIES,
    SPECIALS,
    ZONES,
)
from grognard.games.europe.refusals import (
    ALLIES_BEYOND_HALF,
    ALLIES_NOT_FEWER,
    NEEDS_ARMY,
    NOT_THERE,
    OK,
    ONE_GENERAL,
    OUTRANKED,
    TOO_MANY_ARMIES,
    TOO_MANY_GENERALS,
    TOO_MUCH_CAVALRY,
)
from grognard.games.europe.state import ANY_GROUP, Theatre
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.steps.movement import (
    test_due,
)
from grognard.games.europe.verbs import APPOINT as APPOINT_VERB
from grognard.games.europe.verbs import (
    DONE,
    REMOVE,
    SHIFT,
)
from grognard.games.europe.ways import (
    break_off,
    come_out,
    lift_siege,
    siege_needs,
)
from grognard.kernel.state import EVERYONE

ONLY_STANDING: Final = 2  # in b of CONSOLIDATE: not whoever marches through the zone

# --- the end of the march ------------------------------------------------------------------


class EndActivation(Course):
    """13.6.1, 15.5, 11: the test, the fortress just taken, and the force is one with its friends.

    a: group, b: stage.
    """

    def carry_on(self, s: Theatre) -> None:
        """Stage by stage; a force that waits for its battle is not done yet (12.6)."""
        group, stage = s.argument(0), s.argument(1)
        side, zone = s.asked(), groups.get(s, group, G_ZONE)
        s.set_argument(1, stage + 1)
        if groups.get(s, group, G_WAITS) != 0:
            s.pop()
        elif not groups.units(s, group):
            disband(s, group)
            s.pop()
            check_sieges(s)
        elif stage == 0:
            if test_due(s, group):
                s.push(ATTRITION, side, group, 0)
        elif stage == 1:
            s.push(REBUILD, side, zone, group)
        elif stage == 2:
            if arrives_at_two_armies(s, group):
                s.push(WHICH_ARMY, side, zone, group)
        else:
            s.pop()
            retire(s, group)
            s.c[A_ENDED] = 1 + zone
            check_sieges(s)


def disband(s: Theatre, group: int) -> None:
    """Nothing but depots is left of a force."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    groups.free(s, group)
    merging.tidy(s, side, zone)


def retire(s: Theatre, group: int) -> None:
    """The force is under way no more."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    inside = groups.get(s, group, G_KIND) == SORTIES and s.besieged(zone)
    if must_turn_back(s, side, zone) and groups.get(s, group, G_FROM) != zone:
        back = groups.get(s, group, G_FROM)
        if s.has_units(1 - side, back):  # whom it besieged there have come out
            break_off(s, zone)
        else:
            groups.go_to(s, group, back)
            merging.tidy(s, side, zone)  # 2.1: a mobile depot that it leaves there is lost
            zone = back
    elif s.enemy_fort(side, zone) and not s.has_units(1 - side, zone):
        if s.total_steps(s.units_in(side, zone)) >= siege_needs(s, zone):
            s.set_fort(zone, False, 0)
    groups.mark_all(s, group)
    groups.free(s, group)
    merging.join(s, side, zone, inside, 0)
    if forces.objection(s, forces.pieces_in(s, side, zone, inside, 0)) != OK:
        s.push(CONSOLIDATE, side, zone, int(inside))


def must_turn_back(s: Theatre, side: int, zone: int) -> bool:
    """11, R143: too few to besiege a fortress that has troops inside."""
    if not s.enemy_fort(side, zone) or not s.has_units(1 - side, zone, True):
        return False
    return s.total_steps(s.units_in(side, zone)) < siege_needs(s, zone)


def check_sieges(s: Theatre) -> None:
    """15.3: sieges without enough besiegers are lifted; who is inside for nothing comes out."""
    c = s.c
    zone: i64
    for zone in range(ZONES):
        if c[FORT + zone] >= SIEGE:
            lift_siege(s, zone)
    for place in sheltered(s):
        side = s.side(s.holder(place))
        if side != NOBODY and not s.besieged(place) and not s.has_units(1 - side, place):
            come_out(s, place)


def sheltered(s: Theatre) -> list[int]:
    """The zones in whose fortresses pieces are."""
    c = s.c
    found: list[int] = []
    piece: i64
    for piece in range(PIECES):
        if c[FLAGS + piece] & INSIDE != 0:
            zone: int = c[AT + piece]
            if zone not in found:
                found.append(zone)
    found.sort()
    return found


# --- to which of two armies they belong (11, R123) -----------------------------------------


def arrives_at_two_armies(s: Theatre, group: int) -> bool:
    """Whether a force without an army ends where two stand; then they take it in here."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    armies = s.armies_in(side, zone, False, 0)
    marches = groups.get(s, group, G_KIND) == MARCHES and not must_turn_back(s, side, zone)
    if not marches or len(armies) < forces.MOST_ARMIES:
        return False
    pieces = forces.pieces_in(s, side, zone)
    if merging.objection_together(s, pieces, True) != OK:
        return False
    for general in merging.surplus(s, pieces):
        merging.dismiss(s, general)
    merging.box_up(s, forces.pieces_in(s, side, zone))
    return bool(groups.units(s, group))


class WhichArmy(Question):
    """R123: the owner says who of those who arrive belongs to the other army; a: zone, b: group."""

    def unneeded(self, s: Theatre) -> bool:
        """Nobody can be taken in by the other; in the fog of war nobody else can tell (R550)."""
        if s.option(FOG_OF_WAR):
            return False
        return not any(self.objection(s, SHIFT, a, b) == OK for a, b in self.tries(s, SHIFT))

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those who have come."""
        return pairs(groups.members(s, s.argument(1))) if verb == SHIFT else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """The other army must be able to hold it, and its general not be outranked (10.2)."""
        if verb == DONE:
            return OK
        zone, group = s.argument(0), s.argument(1)
        if s.group_of(a) != group:
            return NOT_THERE
        pieces = forces.pieces_in(s, s.asked(), zone)
        army = self.other_army(s, a)
        if GENERALS <= a < FLEETS:
            if merging.outranks(s, a, forces.general_of_army(s, army, pieces)):
                return OUTRANKED
        return forces.army_objection(s, army, [*forces.held_by(s, army, pieces), a])

    def other_army(self, s: Theatre, piece: int) -> int:
        """The army of the zone that does not hold a piece."""
        armies = s.armies_in(s.asked(), s.argument(0))
        return armies[1] if s.holder_of(piece) == armies[0] else armies[0]

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It changes its box, or all stay in theirs."""
        if verb == DONE:
            s.pop()
        else:
            s.hold(a, self.other_army(s, a))


# --- a commander is lost (10.3, R131) ------------------------------------------------------


class Appoint(Question):
    """R131: if no general is left who could take over, one of the reserve may; a: zone, b: inside.

    In an army he must be of its power.
    """

    def unneeded(self, s: Theatre) -> bool:
        """There is a commander, nobody to command, or nobody to be had."""
        if vacant(s, s.asked(), s.argument(0), s.argument(1) != 0) < 0 or not self.able(s):
            self.close(s)
            return True
        return False

    def close(self, s: Theatre) -> None:
        """R132: an army without a general is no more."""
        side, zone, inside = s.asked(), s.argument(0), s.argument(1) != 0
        merging.tidy(s, side, zone, inside)
        # Friends who only stand where the active force fights are not of it (R164).
        standing = forces.pieces_in(s, side, zone, inside)
        apart = {s.group_of(piece) for piece in standing} if side == s.c[ACTIVE] else {ANY_GROUP}
        for group in sorted(apart):
            merging.join(s, side, zone, inside, group)

    def able(self, s: Theatre) -> list[int]:
        """The generals of the reserve, of a power that has troops there."""
        power = vacant(s, s.asked(), s.argument(0), s.argument(1) != 0)
        return [
            general
            for general in range(GENERALS, FLEETS)
            if s.at(general) == RESERVE and s.t.owner[general] == power
        ]

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those."""
        return pairs(self.able(s)) if verb == APPOINT_VERB else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if verb == DONE or a in self.able(s) else NOT_THERE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """He takes the command, or nobody does."""
        zone, inside = s.argument(0), s.argument(1) != 0
        if verb == APPOINT_VERB:
            s.move(a, zone)
            if inside:
                s.mark(a, INSIDE)
            for army in s.armies_in(s.asked(), zone, inside):
                if forces.general_of_army(s, army, s.generals_in(s.asked(), zone, inside)) < 0:
                    s.hold(a, army)
                    s.set_group(a, s.group_of(army))
                    break
            s.note(APPOINTED, a, zone, 0, 0, EVERYONE)
        self.close(s)
        s.pop()


def vacant(s: Theatre, side: int, zone: int, inside: bool) -> int:
    """The power of which a commander is wanted there, -1 if none is."""
    pieces = forces.pieces_in(s, side, zone, inside)
    for army in forces.armies_of(pieces):
        held = forces.held_by(s, army, pieces)
        if forces.general_of_army(s, army, held) < 0 and forces.units_of(held):
            return int(s.t.owner[army])
    units = forces.units_of(pieces)
    if forces.generals_of(pieces) or forces.armies_of(pieces) or not units:
        return -1
    return s.power_of(int(s.t.owner[units[0]]))


# --- what is too many (10.1, 11, R120) -----------------------------------------------------


class Consolidate(Question):
    """The owner removes what cannot stand together; a: zone, b: 1 inside, 2 only who stands."""

    def unneeded(self, s: Theatre) -> bool:
        """All is well again; in the fog of war everybody learns that it is not."""
        if forces.objection(s, self.pieces(s)) == OK:
            return True
        if s.option(FOG_OF_WAR):
            s.note(OVERFULL, s.asked(), s.argument(0), 0, 0, EVERYONE)
        return False

    def pieces(self, s: Theatre) -> list[int]:
        """The force in question."""
        group = 0 if s.argument(1) & ONLY_STANDING else ANY_GROUP
        return forces.pieces_in(s, s.asked(), s.argument(0), s.argument(1) & 1 != 0, group)

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Units, special units and generals."""
        return pairs(excess(s, self.pieces(s)))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Only what is too many may go; the limit that is broken says why nothing else does."""
        pieces = self.pieces(s)
        if a not in pieces:
            return NOT_THERE
        return OK if a in excess(s, pieces) else forces.objection(s, pieces)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It goes."""
        assert verb == REMOVE
        zone = s.argument(0)
        remove_excess(s, s.asked(), zone, s.argument(1) & 1 != 0, a)
        if self.key == "consolidate" and forces.objection(s, self.pieces(s)) == OK:
            lift_siege(s, zone)  # 15.3: too few may be left; in a battle that is seen after it


def remove_excess(s: Theatre, side: int, zone: int, inside: bool, piece: int) -> None:
    """A step is lost, a special unit is removed, or a general goes to the reserve."""
    if piece < SPECIALS:
        s.note(STEP_LOST, piece, zone, BY_STACKING, 0, EVERYONE)
        s.lose_step(piece)
    elif piece < GENERALS:
        s.note(REMOVED_PIECE, piece, zone, 0, 0, EVERYONE)
        s.remove(piece, RESERVE)
    else:
        merging.dismiss(s, piece)
    merging.tidy(s, side, zone, inside)


def thin_out(s: Theatre, zone: int) -> None:
    """A power that is in no war loses what is too many; its manager is not asked."""
    pieces = forces.pieces_in(s, NOBODY, zone)
    while forces.objection(s, pieces) != OK:
        remove_excess(s, NOBODY, zone, False, excess(s, pieces)[-1])
        pieces = forces.pieces_in(s, NOBODY, zone)


def excess(s: Theatre, pieces: list[int]) -> list[int]:
    """R120: what the owner chooses from, by the limit that is broken: steps, or generals.

    A commander is never sent away for it (10.3).
    """
    refused, part = broken_limit(s, pieces)
    chief = forces.commander(s, part)
    if refused == TOO_MANY_GENERALS or refused == ONE_GENERAL:
        return [general for general in forces.generals_of(part) if general != chief]
    if refused == TOO_MANY_ARMIES:
        return [piece for piece in part if piece < FLEETS]
    steps = [piece for piece in part if piece < GENERALS]
    if refused in (ALLIES_BEYOND_HALF, ALLIES_NOT_FEWER):
        own = int(s.t.owner[chief])
        return [piece for piece in steps if forces.of_allied_major(s, own, piece)]
    cavalry = [piece for piece in steps if forces.is_reserve_cavalry(s, piece)]
    if refused == TOO_MUCH_CAVALRY:
        return cavalry
    if refused == NEEDS_ARMY:
        return cavalry + [piece for piece in steps if piece >= SPECIALS]
    return steps


def broken_limit(s: Theatre, pieces: list[int]) -> tuple[int, list[int]]:
    """What speaks against a force, and the part of it where: one army of two, or all."""
    armies = forces.armies_of(pieces)
    for army in armies if len(armies) <= forces.MOST_ARMIES else []:
        part = [*forces.held_by(s, army, pieces), army]
        refused = forces.army_objection(s, army, part)
        if refused != OK:
            return refused, part
    return forces.objection(s, pieces), pieces

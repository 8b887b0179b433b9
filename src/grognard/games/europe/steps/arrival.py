"""11, 13.6.1: the end of an activation, and what may not stand together."""

from __future__ import annotations

from grognard.games.europe import forces, groups, merging
from grognard.games.europe.events import (
    BY_STACKING,
    REMOVED_PIECE,
    STEP_LOST,
)
from grognard.games.europe.kinds import (
    ATTRITION,
    CONSOLIDATE,
    REBUILD,
)
from grognard.games.europe.layout import (
    FLEETS,
    G_FROM,
    G_SIDE,
    G_ZONE,
    GENERALS,
    NOBODY,
    RESERVE,
    SPECIALS,
    ZONES,
)
from grognard.games.europe.refusals import (
    NOT_THERE,
    OK,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.steps.movement import test_due
from grognard.games.europe.verbs import (
    REMOVE,
)
from grognard.games.europe.ways import come_out, lift_siege, siege_needs
from grognard.kernel.state import EVERYONE

# --- the end of the march ------------------------------------------------------------------


class EndActivation(Course):
    """13.6.1, 15.5, 11: the test, the fortress just taken, and the force is one with its friends.

    a: group, b: stage.
    """

    def carry_on(self, s: Theatre) -> None:
        """Stage by stage."""
        group, stage = s.argument(0), s.argument(1)
        side, zone = s.asked(), groups.get(s, group, G_ZONE)
        s.set_argument(1, stage + 1)
        if not groups.members(s, group):
            groups.free(s, group)
            s.pop()
            check_sieges(s)
        elif stage == 0:
            if test_due(s, group):
                s.push(ATTRITION, side, group, 0)
        elif stage == 1:
            s.push(REBUILD, side, zone, group)
        else:
            s.pop()
            retire(s, group)
            check_sieges(s)


def retire(s: Theatre, group: int) -> None:
    """The force is under way no more."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    if must_turn_back(s, side, zone):
        back = groups.get(s, group, G_FROM)
        groups.go_to(s, group, back)
        zone = back
    elif s.enemy_fort(side, zone):
        if s.total_steps(s.units_in(side, zone)) >= siege_needs(s, zone):
            s.set_fort(zone, False, 0)
    groups.mark_all(s, group)
    groups.free(s, group)
    merging.join(s, side, zone)
    if forces.objection(s, forces.pieces_in(s, side, zone)) != OK:
        s.push(CONSOLIDATE, side, zone, 0)


def must_turn_back(s: Theatre, side: int, zone: int) -> bool:
    """11, R143: too few to besiege a fortress that has troops inside."""
    if not s.enemy_fort(side, zone) or not s.has_units(1 - side, zone, True):
        return False
    return s.total_steps(s.units_in(side, zone)) < siege_needs(s, zone)


def check_sieges(s: Theatre) -> None:
    """15.3: sieges without enough besiegers are lifted; who is inside for nothing comes out."""
    for zone in range(ZONES):
        if s.besieged(zone):
            lift_siege(s, zone)
        elif s.fort_active(zone):
            side = s.side(s.holder(zone))
            if side != NOBODY and not s.has_units(1 - side, zone):
                come_out(s, zone)


# --- what is too many (10.1, 11, R120) -----------------------------------------------------


class Consolidate(Question):
    """The owner removes what cannot stand together; a: zone, b: 1 inside the fortress."""

    def unneeded(self, s: Theatre) -> bool:
        """All is well again."""
        return forces.objection(s, self.pieces(s)) == OK

    def pieces(self, s: Theatre) -> list[int]:
        """The force in question."""
        return forces.pieces_in(s, s.asked(), s.argument(0), s.argument(1) != 0)

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Units, special units and generals."""
        return pairs([piece for piece in self.pieces(s) if piece < FLEETS])

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Any of them may go."""
        return OK if a in self.pieces(s) and a < FLEETS else NOT_THERE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """A step is lost, or a general goes to the reserve."""
        assert verb == REMOVE
        side, zone = s.asked(), s.argument(0)
        if a < SPECIALS:
            s.note(STEP_LOST, a, zone, BY_STACKING, 0, EVERYONE)
            s.lose_step(a)
        elif a < GENERALS:
            s.note(REMOVED_PIECE, a, zone, 0, 0, EVERYONE)
            s.remove(a, RESERVE)
        else:
            merging.dismiss(s, a)
        merging.tidy(s, side, zone, s.argument(1) != 0)

"""14.10: where a beaten force goes, what it costs, and what it takes along."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, groups, kinds, merging, verbs
from grognard.games.europe.events import (
    BY_PURSUIT,
    BY_RETREAT,
    DEPOT_LOST,
    FELL_BACK,
    FORCE_DESTROYED,
    STEP_LOST,
)
from grognard.games.europe.layout import (
    ARMIES,
    B_ATTACKER,
    B_GROUP,
    B_INTERCEPTED,
    B_LOST,
    B_RETREAT,
    B_UNHARMED,
    B_ZONE,
    DEMORALISED,
    DEPOTS,
    DESERT,
    ENGAGED,
    FIXED,
    G_KIND,
    INSIDE,
    LANDS,
    MARKED,
    OVER_MOUNTAINS,
    OVER_RIVER,
    RESERVE,
    RIVER,
    SORTIES,
    UNITS,
    WHATEVER_CONTROL,
    ZONES,
)
from grognard.games.europe.refusals import NO_DEPOT, NO_RETREAT_THERE, NOT_IN_BATTLE, OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Question, pairs
from grognard.games.europe.steps.battlefield import entries, everyone, homes, loser, troops
from grognard.games.europe.steps.reactions import settle_in
from grognard.games.europe.ways import attackable, border_closed, iberia_closed, neighbours
from grognard.kernel.state import EVERYONE

HOLDS: Final = 0  # in B_RETREAT: nobody is left to drive them off (R226)
DESTROYED: Final = 1000  # in B_RETREAT: nowhere to go


# --- where to ------------------------------------------------------------------------------


def retreats(s: Theatre, side: int) -> list[int]:
    """14.10: where a beaten force may go; the zone itself is its fortress."""
    zone = int(s.c[B_ZONE])
    if side == s.c[B_ATTACKER]:
        return _back(s, side, zone)
    if s.c[B_INTERCEPTED] != 0:
        own = [came for came in homes(s, side) if not attackable(s, 1 - side, came)]
        if own:
            return own
    barred = entries(s, 1 - side)
    friendly, hostile = havens(s, side, zone, barred)
    spared: int = s.c[B_UNHARMED + side]
    if spared & WHATEVER_CONTROL != 0:  # 52F: enemy control does not turn it away
        friendly = friendly + hostile
    if friendly:
        return friendly
    if s.fort_active(zone) and s.held_by(side, zone) and not s.besieged(zone):
        return [zone]
    return hostile or broken_through(s, side, zone, barred)


def _back(s: Theatre, side: int, zone: int) -> list[int]:
    """R241: the attacker goes back where he came from; a sortie inside; a landing nowhere."""
    kind = groups.get(s, int(s.c[B_GROUP]), G_KIND)
    if kind == SORTIES:
        return [zone]
    if kind == LANDS:
        return []
    own = homes(s, side)
    if not own:  # R537: a battle without a march
        friendly, hostile = havens(s, side, zone, [])
        return friendly or hostile
    free = [came for came in own if not s.has_units(1 - side, came)]
    return free or [came for came in own if breaks_through(s, side, zone, came)]


def havens(s: Theatre, side: int, zone: int, barred: list[int]) -> tuple[list[int], list[int]]:
    """14.10: zones next to it without enemies: friendly or of free passage, and the enemy's."""
    free = [
        near
        for near in ways_out(s, side, zone, barred)
        if not attackable(s, 1 - side, near) and not s.enemy_fort(side, near)
    ]
    hostile = [near for near in free if s.held_by(1 - side, near)]
    return [near for near in free if near not in hostile], hostile


def ways_out(s: Theatre, side: int, zone: int, barred: list[int]) -> list[int]:
    """R137, R138: the neighbouring zones over open borders, but for the barred ones."""
    units = s.units_in(side, zone)
    return [
        near
        for near in neighbours(s, zone)
        if near not in barred
        and s.t.border[zone * ZONES + near] != DESERT
        and border_closed(s, side, zone, near) == OK
        and iberia_closed(s, side, units, near) == OK
    ]


def broken_through(s: Theatre, side: int, zone: int, barred: list[int]) -> list[int]:
    """14.10, case 4: the zones into which a force may break through."""
    near = ways_out(s, side, zone, barred)
    return [there for there in near if breaks_through(s, side, zone, there)]


def breaks_through(s: Theatre, side: int, zone: int, there: int) -> bool:
    """14.10, R243: five to one against the enemies there, and no active fortress of theirs."""
    if s.enemy_fort(side, there):
        return False
    ours = 2 * s.total_steps(s.units_in(side, zone))
    theirs = 2 * s.total_steps(s.units_in(1 - side, there)) or 1
    return (2 * ours + theirs) // (2 * theirs) >= s.t.n.rout


class Retreat(Question):
    """14.10, R231: the beaten side names where it goes; a: zone."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Where it may go."""
        return pairs(retreats(s, s.asked()))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of the zones of the first priority that has any."""
        return OK if a in retreats(s, s.asked()) else NO_RETREAT_THERE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It is named; the way is taken after the pursuit."""
        s.pop()
        s.c[B_RETREAT] = 1 + a


# --- what it costs -------------------------------------------------------------------------


def goal_of(s: Theatre) -> int:
    """The zone that the beaten side has named, -1 if it names none."""
    goal = int(s.c[B_RETREAT]) - 1
    return goal if goal < ZONES else -1


def cross(s: Theatre) -> None:
    """14.10, 14.9.1: a retreat over a river without bridge or a mountain costs a loss."""
    side, zone, goal = loser(s), int(s.c[B_ZONE]), goal_of(s)
    if goal < 0 or goal == zone:
        return
    border: int = s.t.border[zone * ZONES + goal]
    spared: int = s.c[B_UNHARMED + side]
    if spared & (OVER_RIVER if border == RIVER else OVER_MOUNTAINS) != 0:
        return
    losses: int = s.t.retreat_loss[border]
    if losses > 0:
        s.push(kinds.RETREAT_LOSSES, side, zone, losses)


class FreeLosses(Question):
    """14.9.2, 14.10: steps or depots, as the owner likes; b: how many are left."""

    def unneeded(self, s: Theatre) -> bool:
        """Nothing is left to lose."""
        return not self.able(s)

    def able(self, s: Theatre) -> list[int]:
        """Combat units and depots of those who are pursued, or of all who go back."""
        side = s.asked()
        own = troops(s, side) if self.key == "pursuit-losses" else everyone(s, side)
        if not forces.units_of(own):
            return []
        return [piece for piece in own if piece < UNITS or DEPOTS <= piece < ARMIES]

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those."""
        return pairs(self.able(s))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Any of them."""
        return OK if a in self.able(s) else NOT_IN_BATTLE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """A step or a depot is lost; both count in the morale test (R231)."""
        side, left, zone = s.asked(), s.argument(1), int(s.c[B_ZONE])
        if a < UNITS:
            cause = BY_RETREAT if self.key == "retreat-losses" else BY_PURSUIT
            s.note(STEP_LOST, a, zone, cause, 0, EVERYONE)
            s.lose_step(a)
        else:
            s.note(DEPOT_LOST, a, zone, 0, 0, EVERYONE)
            s.remove(a, RESERVE)
        lost: int = s.c[B_LOST + side]
        s.c[B_LOST + side] = lost + 1
        if left == 1:
            s.pop()
        else:
            s.set_argument(1, left - 1)


# --- what goes along -----------------------------------------------------------------------


class BringDepots(Question):
    """2.1, R245: fixed depots turn mobile and go along if the owner wishes, or are destroyed."""

    def unneeded(self, s: Theatre) -> bool:
        """There is none, or nobody to take it along."""
        return not fixed_depots(s, s.asked())

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The fixed depots."""
        return pairs(fixed_depots(s, s.asked())) if verb == verbs.BRING else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if verb != verbs.BRING or a in fixed_depots(s, s.asked()) else NO_DEPOT

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It goes along; at last those that stay are destroyed."""
        side, zone = s.asked(), s.argument(0)
        if verb == verbs.BRING:
            s.unmark(a, FIXED)
            return
        s.pop()
        for depot in fixed_depots(s, side):
            s.note(DEPOT_LOST, depot, zone, 0, 0, EVERYONE)
            s.remove(depot, RESERVE)


def fixed_depots(s: Theatre, side: int) -> list[int]:
    """The fixed depots of a beaten side that has units left and somewhere to go."""
    own = everyone(s, side)
    if goal_of(s) < 0 or not forces.units_of(own):
        return []
    return [piece for piece in own if DEPOTS <= piece < ARMIES and s.flag(piece, FIXED)]


# --- the way -------------------------------------------------------------------------------


def destroy(s: Theatre, side: int, pieces: list[int]) -> None:
    """A force is destroyed (14.2, 14.9.3, 14.10)."""
    if pieces:
        s.note(FORCE_DESTROYED, side, int(s.c[B_ZONE]), 0, 0, EVERYONE)
        merging.destroy(s, pieces)


def fall_back(s: Theatre) -> None:
    """The beaten force goes where it said; the victor is rallied (14.9.4)."""
    side, zone = loser(s), int(s.c[B_ZONE])
    for unit in forces.units_of(troops(s, 1 - side)):
        s.unmark(unit, DEMORALISED)
    if s.c[B_RETREAT] == HOLDS:
        return
    pieces, goal = everyone(s, side), goal_of(s)
    if goal < 0 or not forces.units_of(pieces):
        destroy(s, side, pieces)
        return
    if goal == zone:
        _go_inside(s, side, zone, pieces)
    else:
        _go_to(s, side, goal, pieces)
    s.note(FELL_BACK, side, goal, zone, 0, EVERYONE)


def _go_inside(s: Theatre, side: int, zone: int, pieces: list[int]) -> None:
    """Into the fortress of the zone."""
    _end_march(s, pieces)
    for piece in pieces:
        s.mark(piece, INSIDE)
    merging.join(s, side, zone, True)
    if forces.objection(s, forces.pieces_in(s, side, zone, True)) != OK:
        s.push(kinds.CONSOLIDATE, side, zone, 1)


def _go_to(s: Theatre, side: int, goal: int, pieces: list[int]) -> None:
    """To a neighbouring zone; whoever stands in the way of five to one is destroyed."""
    merging.destroy(s, forces.pieces_in(s, 1 - side, goal))
    _end_march(s, pieces)
    for piece in pieces:
        s.move(piece, goal)
    settle_in(s, side, goal)


def _end_march(s: Theatre, pieces: list[int]) -> None:
    """R108: the activation of a beaten attacker is over; counter-marchers had none."""
    group = int(s.c[B_GROUP])
    for piece in pieces:
        if s.group_of(piece) == group and not s.flag(piece, ENGAGED):
            s.mark(piece, MARKED)
        s.set_group(piece, 0)

"""6.4, 5F: an event that marches a force of the enemy, before a named force acts.

First the force that will act is named, then a force of the enemy near it, which goes zone by zone
where the player of the card likes, without contact with anybody.
"""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, groups, kinds, merging, verbs
from grognard.games.europe.events import ENTERED_ZONE
from grognard.games.europe.layout import (
    A_NAMED,
    DESERT,
    FLEETS,
    G_CEILING,
    G_SIDE,
    G_ZONE,
    GENERALS,
    INSIDE,
    MISLED,
    STRAIT,
    UNITS,
    ZONES,
)
from grognard.games.europe.refusals import (
    ENEMY_NEAR,
    NOT_ADJACENT,
    NOT_YOURS,
    OK,
    STACKED,
    STRAIT_CLOSED,
    TOO_FAR,
    WRONG_FORCE,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Question, pairs
from grognard.games.europe.steps.muster import company, split
from grognard.games.europe.ways import (
    attackable,
    base_movement,
    border_closed,
    leader_of,
    lift_siege,
    neighbours,
    units_may_enter,
)
from grognard.kernel.state import A_PLACE, EVERYONE

NEAR: Final = 2  # zones between the force that is named and the one that is misled


# --- who (6.4) -----------------------------------------------------------------------------


class NameForce(Question):
    """Which force led by a general will act."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Generals on the map."""
        return pairs([g for g in range(GENERALS, FLEETS) if s.at(g) < ZONES])

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """A general with troops who has not been activated."""
        side = s.asked()
        if s.side_of(a) != side:
            return NOT_YOURS
        able = GENERALS <= a < FLEETS and s.at(a) < ZONES and company(s, side, a)
        return OK if able else WRONG_FORCE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """He is the one whom the event activates."""
        side = s.asked()
        s.pop()
        s.c[A_NAMED] = a + 1
        s.push(kinds.MISLEAD, side, 0, 0)


class Mislead(Question):
    """Which force of the enemy is marched; none need be."""

    def unneeded(self, s: Theatre) -> bool:
        """None is near enough."""
        return not any(may_mislead(s, 1 - s.asked(), a) == OK for a, _ in self.able(s))

    def able(self, s: Theatre) -> list[tuple[int, int]]:
        """Generals and units of the enemy."""
        pieces = (*range(UNITS), *range(GENERALS, FLEETS))
        return pairs([p for p in pieces if s.at(p) < ZONES and s.side_of(p) != s.asked()])

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those."""
        return self.able(s) if verb == verbs.CHOOSE else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """A force that may be misled."""
        return OK if verb == verbs.DONE else may_mislead(s, 1 - s.asked(), a)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It forms, and goes where it is told."""
        side = s.asked()
        s.pop()
        if verb == verbs.DONE:
            return
        going = followers(s, 1 - side, a)
        group = groups.new(s, 1 - side, MISLED, s.at(a))
        split(s, 1 - side, s.at(a), going)
        for piece in going:
            s.set_group(piece, group)
        groups.put(s, group, G_CEILING, base_movement(s, groups.units(s, group)))
        s.push(kinds.MISLED_MOVE, side, group, 0)


def may_mislead(s: Theatre, enemy: int, piece: int) -> int:
    """An enemy force within two zones of the one that was named, not inside a fortress."""
    if s.side_of(piece) != enemy:
        return NOT_YOURS
    force = (piece < UNITS or GENERALS <= piece < FLEETS) and s.at(piece) < ZONES
    if not force or s.flag(piece, INSIDE) or not followers(s, enemy, piece):
        return WRONG_FORCE
    named = int(s.c[A_NAMED]) - 1
    return OK if s.at(piece) in within(s, s.at(named), NEAR) else TOO_FAR


def followers(s: Theatre, enemy: int, piece: int) -> list[int]:
    """All that a commander leads, or a unit that stands alone; empty for anybody else."""
    if piece >= GENERALS:
        goes = company(s, enemy, piece, True)
        return goes if goes and forces.commander(s, goes) == piece and _whole(s, goes) else []
    alone = forces.pieces_in(s, enemy, s.at(piece))
    return [piece] if forces.units_of(alone) == [piece] and not forces.generals_of(alone) else []


def _whole(s: Theatre, goes: list[int]) -> bool:
    """Not a subordinate with a part of his army."""
    army = s.holder_of(goes[0])
    return army < 0 or army in goes


def within(s: Theatre, zone: int, most: int) -> set[int]:
    """The zones so many steps away, and nearer."""
    found = {zone}
    for _ in range(most):
        found |= {near for here in found for near in neighbours(s, here)}
    return found


# --- where to ------------------------------------------------------------------------------


class MisledMove(Question):
    """The next zone of the force that is misled, or no more; a: group."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The neighbouring zones."""
        here = groups.get(s, s.argument(0), G_ZONE)
        return pairs(neighbours(s, here)) if verb == verbs.ENTER else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Within its movement factor, without contact; it ends where it may stand."""
        group = s.argument(0)
        here = groups.get(s, group, G_ZONE)
        if verb == verbs.DONE:
            return OK if may_end(s, group, here) else STACKED
        left = groups.points_left(s, group)
        refused = closed(s, group, here, a, left)
        if refused != OK:
            return refused
        cost: int = s.t.cost[here * ZONES + a]
        return OK if ends_somewhere(s, group, a, left - cost) else STACKED

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It goes there, or stays where it is now."""
        group = s.argument(0)
        here, enemy = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
        if verb == verbs.DONE:
            s.pop()
            groups.free(s, group)
            merging.join(s, enemy, here)
            return
        groups.spend(s, group, s.t.cost[here * ZONES + a])
        groups.go_to(s, group, a)
        merging.tidy(s, enemy, here)
        s.note(ENTERED_ZONE, leader_of(s, group), a, groups.points_left(s, group), 0, EVERYONE)
        lift_siege(s, here)


def closed(s: Theatre, group: int, here: int, zone: int, points: int) -> int:
    """What keeps a misled force out of a zone."""
    enemy = groups.get(s, group, G_SIDE)
    border: int = s.t.border[here * ZONES + zone]
    if border < 0 or border == DESERT:
        return NOT_ADJACENT
    if border == STRAIT:
        return STRAIT_CLOSED
    if s.t.cost[here * ZONES + zone] > points:
        return TOO_FAR
    if attackable(s, 1 - enemy, zone) or s.enemy_fort(enemy, zone):
        s.because(A_PLACE, zone)
        return ENEMY_NEAR
    refused = border_closed(s, enemy, here, zone)
    return refused or units_may_enter(s, enemy, groups.units(s, group), zone)


def may_end(s: Theatre, group: int, zone: int) -> bool:
    """11: whether it may stand with the friends there."""
    enemy, members = groups.get(s, group, G_SIDE), groups.members(s, group)
    friends = [p for p in forces.pieces_in(s, enemy, zone) if p not in members]
    return merging.objection_together(s, [*members, *friends]) == OK


def ends_somewhere(s: Theatre, group: int, zone: int, points: int) -> bool:
    """Whether it may stand in a zone, or go on from there to one where it may."""
    if may_end(s, group, zone):
        return True
    for near in neighbours(s, zone):
        if closed(s, group, zone, near, points) == OK:
            cost: int = s.t.cost[zone * ZONES + near]
            if ends_somewhere(s, group, near, points - cost):
                return True
    return False

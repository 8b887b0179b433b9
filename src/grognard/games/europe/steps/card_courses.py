"""6.4: what the events of some cards set in motion: a second activation, a storm, the cold."""

from __future__ import annotations

from grognard.games.europe import cards, forces, groups, kinds, merging, verbs
from grognard.games.europe import words as w
from grognard.games.europe.atoms import MANY
from grognard.games.europe.events import (
    BLOWN_OFF,
    FORCE_DRIVEN,
)
from grognard.games.europe.layout import (
    A_FIGHTS,
    A_FORCES,
    AUSTRIA,
    DESERT,
    FREEZES,
    G_CAUSES,
    G_SIDE,
    G_ZONE,
    INSIDE,
    MARKED,
    N_SUNK,
    POOR,
    PRUSSIA,
    RUSSIA,
    SEA,
    STRAIT,
    T_UNFED,
    ZONES,
)
from grognard.games.europe.refusals import (
    ENEMY_NEAR,
    LEAVES_HOME,
    NOT_ADJACENT,
    NOT_NAMED,
    OK,
    STACKED,
    TOO_FAR,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.steps.card_play import roll_table
from grognard.games.europe.waters import (
    blockaders,
    has_room,
    movement_of,
    near_seas,
    own_port,
    ports_on,
    sea_of,
    way_objection,
)
from grognard.games.europe.ways import (
    attackable,
    border_closed,
    leader_of,
    lift_siege,
    neighbours,
    strays,
)
from grognard.kernel.state import EVERYONE


class Drive(Question):
    """5F: the enemy force goes zone by zone where its enemy likes; a: group."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The zones around it."""
        zone = groups.get(s, s.argument(0), G_ZONE)
        return pairs(neighbours(s, zone)) if verb == verbs.ENTER else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Away from his own units and fortresses, within its points; it must be able to stand."""
        group = s.argument(0)
        if verb == verbs.ENTER:
            return may_drive(s, group, a)
        return OK if stands(s, group, groups.get(s, group, G_ZONE)) else STACKED

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It goes there, or stays; nobody intercepts, nobody fights."""
        group = s.argument(0)
        side, here = groups.get(s, group, G_SIDE), groups.get(s, group, G_ZONE)
        if verb == verbs.ENTER:
            groups.spend(s, group, int(s.t.cost[here * ZONES + a]))
            groups.go_to(s, group, a)
            s.note(FORCE_DRIVEN, leader_of(s, group), a, 0, 0, EVERYONE)
            merging.tidy(s, side, here)
            lift_siege(s, here)
            return
        s.pop()
        groups.free(s, group)
        merging.join(s, side, here)


def may_drive(s: Theatre, group: int, zone: int) -> int:
    """What speaks against an enemy force being led into a zone; it can always still go on."""
    side, here = groups.get(s, group, G_SIDE), groups.get(s, group, G_ZONE)
    border: int = s.t.border[here * ZONES + zone]
    if border < 0:
        return NOT_ADJACENT
    if border in (STRAIT, DESERT) or border_closed(s, side, here, zone) != OK:
        return NOT_NAMED
    if s.has_units(1 - side, zone) or (s.fort_active(zone) and s.held_by(1 - side, zone)):
        return ENEMY_NEAR
    if any(strays(s, unit, zone) for unit in groups.units(s, group)):
        return LEAVES_HOME
    if int(s.t.cost[here * ZONES + zone]) > groups.points_left(s, group):
        return TOO_FAR
    return OK if stands(s, group, zone) else STACKED


def stands(s: Theatre, group: int, zone: int) -> bool:
    """11: whether it may stand in a zone with its friends."""
    side = groups.get(s, group, G_SIDE)
    friends = forces.pieces_in(s, side, zone, False, 0)
    return merging.objection_together(s, [*groups.members(s, group), *friends]) == OK


# --- a second activation (55F) ---------------------------------------------------------------


class Again(Course):
    """The force of a general is activated a second time; a: general."""

    def carry_on(self, s: Theatre) -> None:
        """Its marks are taken off."""
        side, general = s.asked(), s.argument(0)
        s.pop()
        zone = s.at(general)
        if zone >= ZONES:
            return
        for piece in forces.pieces_in(s, side, zone, s.flag(general, INSIDE)):
            s.unmark(piece, MARKED)
        s.c[A_FORCES] = 1
        s.push(kinds.ACTIVATE, side, 0, 0)


# --- General Winter (53C) --------------------------------------------------------------------


class Cold(Course):
    """Every force that a card names is tested where it stands; a: the next zone, b: group."""

    def carry_on(self, s: Theatre) -> None:
        """Force by force; no depot may be spent."""
        side, last = s.asked(), s.argument(1)
        if last != 0:
            zone = groups.get(s, last, G_ZONE)
            groups.free(s, last)
            merging.join(s, side, zone)
            s.set_argument(1, 0)
        for zone in range(s.argument(0), ZONES):
            if freezes(s, side, zone):
                s.set_argument(0, zone + 1)
                self.test(s, side, zone)
                return
        s.c[T_UNFED] = 0
        s.pop()

    def test(self, s: Theatre, side: int, zone: int) -> None:
        """The usual test of a force, with a poor zone as if it had entered it."""
        group = groups.new(s, side, FREEZES, zone)
        for piece in forces.pieces_in(s, side, zone):
            s.set_group(piece, group)
        if s.t.poor[zone] != 0 or s.scorched(zone):
            groups.put(s, group, G_CAUSES, POOR)
        s.c[T_UNFED] = 1
        s.set_argument(1, group)
        s.push(kinds.ATTRITION, side, group, 0)


def freezes(s: Theatre, side: int, zone: int) -> bool:
    """53C: so many steps in Russia away from towns one holds, or in a poor eastern zone."""
    atom = cards.line_in_force(s, w.ATTRITION_TEST)
    if atom is None or s.total_steps(s.units_in(side, zone)) < atom.many(w.P_FILTER)[1]:
        return False
    land: int = s.t.home_of[s.t.province[zone]]
    if land == RUSSIA:
        town = s.t.city[zone] != 0 or s.t.fort[zone] > 0 or s.t.capital[zone] >= 0
        return not (town and s.held_by(side, zone))
    return land in (PRUSSIA, AUSTRIA) and (s.t.poor[zone] != 0 or s.scorched(zone))


# --- Heavy Weather (10F) -----------------------------------------------------------------------


class Blown(Question):
    """Squadrons leave the blockade boxes of a sea for their nearest port; a: sea.

    The owner chooses among equals; a squadron without a port in reach stays at sea.
    """

    def unneeded(self, s: Theatre) -> bool:
        """All that have no choice go at once; nobody is left."""
        side, sea = s.asked(), s.argument(0) - SEA
        for box in blockaders(s, side, sea):
            for fleet in s.fleets_at(side, box):
                goals = havens(s, fleet)
                if len(goals) > 1:
                    return False
                blow(s, fleet, goals[0] if goals else refuge(s, fleet, SEA + sea))
        return True

    def next_fleet(self, s: Theatre) -> int:
        """The first fleet that has a choice."""
        side, sea = s.asked(), s.argument(0) - SEA
        return min(f for box in blockaders(s, side, sea) for f in s.fleets_at(side, box))

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The nearest ports of that fleet."""
        return pairs(havens(s, self.next_fleet(s)))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if a in havens(s, self.next_fleet(s)) else NOT_NAMED

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It goes there."""
        blow(s, self.next_fleet(s), a)


def refuge(s: Theatre, fleet: int, sea: int) -> int:
    """Without a port in reach: the sea itself while there is room, else the next nearest port."""
    if has_room(s, s.side_of(fleet), sea, [fleet]):
        return sea
    far = havens(s, fleet, MANY)
    return far[0] if far else s.at(fleet)


def havens(s: Theatre, fleet: int, most: int = 0) -> list[int]:
    """The nearest own ports with room that a fleet in a box can reach, within its movement."""
    side, fleets = s.side_of(fleet), [fleet]
    here = SEA + sea_of(s, s.at(fleet))
    reached, points = [here], [0]
    found: list[int] = []
    best = most or movement_of(s, fleets)
    for n, sea in enumerate(reached):
        for zone in ports_on(s, sea - SEA):
            if (
                own_port(s, side, zone)
                and has_room(s, side, zone, fleets)
                and points[n] + 1 <= best
            ):
                if points[n] + 1 < best:
                    found = []
                best = points[n] + 1
                found.append(zone)
        for near in near_seas(s, sea - SEA):
            if near not in reached and way_objection(s, side, fleets, sea, near) == OK:
                reached.append(near)
                points.append(points[n] + 1)
    return found


def blow(s: Theatre, fleet: int, goal: int) -> None:
    """A fleet is driven from its blockade."""
    s.move(fleet, goal)
    s.note(BLOWN_OFF, fleet, goal, 0, 0, EVERYONE)


# --- insurgents among enemies (18C) ------------------------------------------------------------


class Rising(Course):
    """8.3.3, R537, R544: the enemy stands or evades, then there is a battle; a: group, b: stage."""

    def carry_on(self, s: Theatre) -> None:
        """Stage by stage."""
        group, stage = s.argument(0), s.argument(1)
        side, zone = s.asked(), groups.get(s, group, G_ZONE)
        s.set_argument(1, stage + 1)
        if stage == 0:
            s.push(kinds.DEFEND, 1 - side, zone, group)
            return
        s.pop()
        s.push(kinds.BATTLE_OVER, side, group, 0)
        if attackable(s, 1 - side, zone) and groups.units(s, group):
            s.c[A_FIGHTS] = group
            s.push(kinds.BATTLE, side, zone, 0)


# --- after a naval battle (10C) ----------------------------------------------------------------


class Nelson(Course):
    """A die decides whether he and his card leave the game; a: card."""

    def carry_on(self, s: Theatre) -> None:
        """One more for each enemy fleet that was sunk."""
        card = s.argument(0)
        side = int(s.t.card_side[card])
        s.pop()
        for atom in cards.atoms(s, card):
            if atom.op == w.DIE_TABLE:
                roll_table(s, side, card, atom, -1, int(s.c[N_SUNK + 1 - side]))

"""7.5, 7.6: moves of majors that are in no war, and strategic redeployment.

Both are made force by force, in the order of the budget. A group of the kind REDEPLOYS keeps in
G_PAID the lowest movement factor it has had: beyond it a force is tested (7.6).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.europe import (
    economy,
    forces,
    frontier,
    groups,
    kinds,
    merging,
    politics,
    supply,
    verbs,
)
from grognard.games.europe.economy import ORDER
from grognard.games.europe.events import REBASED, REDEPLOYED
from grognard.games.europe.layout import (
    ARMIES,
    AT,
    COALITION,
    CONTROL,
    DEMORALISED,
    DEPOTS,
    DESERT,
    EMPIRE,
    ENGLAND,
    EVACUATED,
    FLAGS,
    FLEETS,
    G_CEILING,
    G_PAID,
    G_SIDE,
    G_SPENT,
    G_START,
    G_ZONE,
    GENERALS,
    INSIDE,
    LEVIES,
    MAJORS,
    MARKED,
    NEUTRAL,
    NOBODY,
    PIECES,
    REDEPLOYS,
    SEA,
    SEAS,
    STATUS,
    UNITS,
    UNSUPPLIED,
    ZONES,
)
from grognard.games.europe.refusals import (
    ALREADY_MARKED,
    BESIEGED,
    DEMORALISED_FORCE,
    ENEMY_CONTROL,
    ENEMY_IN_THE_WAY,
    FORCE_UNFED,
    LEAVES_COUNTRY,
    NEUTRAL_LAND,
    NO_DEPOT,
    NO_FORCE,
    NO_SEA_WAY,
    NOT_ADJACENT,
    NOT_ITS_FLEET,
    NOT_ITS_FORCE,
    NOT_SUPPLIED_THERE,
    OK,
    STACKED,
    TOO_FAR,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import movement
from grognard.games.europe.steps.activation import corps_alone, parts_well
from grognard.games.europe.steps.arrival import check_sieges, thin_out
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.steps.muster import company, split
from grognard.games.europe.steps.upkeep import force_supplied, unit_supplied
from grognard.games.europe.waters import has_room, near_seas, sea_of, way_objection
from grognard.games.europe.ways import (
    base_movement,
    border_closed,
    come_out,
    leader_of,
    lift_siege,
    nation_of,
    neighbours,
    note_causes,
    sustainer,
    units_may_enter,
)
from grognard.kernel.arrays import Codes
from grognard.kernel.state import A_PLACE, EVERYONE, VERB, A

DOUBLE: Final = 2  # 7.6: with a general


class NeutralMoves(Course):
    """7.5, R469: every major that is in no war, in the order of the budget; a: the next of them."""

    def carry_on(self, s: Theatre) -> None:
        """Power by power."""
        n = s.argument(0)
        s.set_argument(0, n + 1)
        if n == 0:
            rest(s)
        if n >= len(ORDER):
            s.pop()
        elif not economy.at_war(s, ORDER[n]):
            s.push(kinds.REDEPLOY, politics.manager(s, ORDER[n]), ORDER[n], 1)


class Redeployment(Course):
    """7.6, R470: every power at war, in the order of the budget; a: the next of them."""

    def carry_on(self, s: Theatre) -> None:
        """Power by power; England's turn serves the minors of the Coalition in any case (R538)."""
        n = s.argument(0)
        s.set_argument(0, n + 1)
        if n == 0:
            open_roads(s)
        if n >= len(ORDER):
            s.pop()
            close_roads(s)
            rest(s)
        elif economy.at_war(s, ORDER[n]):
            s.push(kinds.REDEPLOY, s.side(ORDER[n]), ORDER[n], 0)
        elif ORDER[n] == ENGLAND:
            s.push(kinds.REDEPLOY, COALITION, ENGLAND, 0)


def open_roads(s: Theatre) -> None:
    """18.2.3, R475: whoever stands in a power whose forced peace is over may march out of it."""
    bits: int = s.c[LEVIES]
    for zone in range(ZONES):
        land = s.land_of(zone)
        if land < MAJORS and economy.neutral(s, land):
            if s.has_units(EMPIRE, zone) or s.has_units(COALITION, zone):
                bits |= EVACUATED * int(s.t.bits[land])
    s.c[LEVIES] = bits
    s.forget_supply()


def close_roads(s: Theatre) -> None:
    """When the redeployments are over nobody marches there any more."""
    bits: int = s.c[LEVIES]
    s.c[LEVIES] = bits % EVACUATED
    s.forget_supply()


def rest(s: Theatre) -> None:
    """Nobody has moved yet."""
    for piece in range(PIECES):
        if s.on_map(piece):
            s.unmark(piece, MARKED)


# --- which force (R469, R470) --------------------------------------------------------------


class Redeploy(Question):
    """The next force of a power; a: power, b: 1 if it is in no war. The usual answer is none."""

    def unneeded(self, s: Theatre) -> bool:
        """It has nothing to move."""
        return not any(
            self.objection(s, verb, a, b) == OK
            for verb in (verbs.REDEPLOY, verbs.REBASE)
            for a, b in self.tries(s, verb)
        )

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Units and generals, or fleets of a power in no war with the places they may go to."""
        if verb == verbs.REDEPLOY:
            neutral = s.argument(1) != 0
            return pairs(rested(s, NOBODY if neutral else s.asked(), s.argument(0)))
        if verb == verbs.REBASE:
            return self.sailings(s)
        return [(0, 0)]

    def sailings(self, s: Theatre) -> list[tuple[int, int]]:
        """The fleets of a power in no war, each with every place that is within its reach."""
        power = s.argument(0)
        if s.argument(1) == 0:
            return []
        return [
            (fleet, place)
            for fleet in range(FLEETS, DEPOTS)
            if s.t.owner[fleet] == power and s.on_map(fleet) and not s.flag(fleet, MARKED)
            for place in havens(s, power, fleet)
        ]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """What speaks against moving a force."""
        power, neutral = s.argument(0), s.argument(1) != 0
        if verb == verbs.DONE:
            return OK
        if verb == verbs.REBASE:
            return may_rebase(s, power, neutral, a, b)
        side = NOBODY if neutral else s.asked()
        return may_redeploy(s, side, power, a)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It sets out; or nobody else does."""
        power, neutral = s.argument(0), s.argument(1) != 0
        if verb == verbs.DONE:
            s.pop()
        elif verb == verbs.REBASE:
            s.move(a, b)
            s.mark(a, MARKED)
            s.note(REBASED, a, b, 0, 0, EVERYONE)
        else:
            set_out(s, NOBODY if neutral else s.asked(), power, a)


def rested(s: Theatre, side: int, power: int) -> list[int]:
    """The generals of a side that have not moved, and the units that are run by a power."""
    c = s.c
    found: list[int] = []
    piece: i64
    for piece in range(FLEETS):
        if c[AT + piece] >= ZONES or c[FLAGS + piece] & (MARKED | INSIDE) != 0:
            continue
        if s.side_of(piece) != side or UNITS <= piece < GENERALS:
            continue
        if piece >= GENERALS or economy.serves(s, power, sustainer(s, piece)):
            found.append(piece)
    return found


def may_redeploy(s: Theatre, side: int, power: int, piece: int) -> int:
    """R470, R472: a force of the power that has not moved, supplied, in order, not besieged."""
    if piece >= FLEETS or UNITS <= piece < GENERALS or s.at(piece) >= ZONES or s.aboard(piece):
        return NO_FORCE
    if s.side_of(piece) != side:
        return NOT_ITS_FORCE
    if s.flag(piece, MARKED):
        return ALREADY_MARKED
    if s.flag(piece, INSIDE):
        return BESIEGED
    if piece < UNITS:
        return may_go_alone(s, side, power, piece)
    going = fresh_force(s, side, piece)
    if not forces.has_unit(going):
        return NO_FORCE
    if not commanded_by(s, power, going):
        return NOT_ITS_FORCE
    refused = in_order(s, side, going)
    return refused if refused != OK else parts_well(s, side, going)


def may_go_alone(s: Theatre, side: int, power: int, unit: int) -> int:
    """The same of a unit without a general."""
    refused = corps_alone(s, side, unit)
    if refused != OK:
        return refused
    if not economy.serves(s, power, sustainer(s, unit)):
        return NOT_ITS_FORCE
    if s.flag(unit, DEMORALISED):
        return DEMORALISED_FORCE
    return OK if side == NOBODY or unit_supplied(s, s.at(unit), unit) else FORCE_UNFED


def fresh_force(s: Theatre, side: int, piece: int) -> list[int]:
    """R470: who goes with a general; whoever has moved stays, even in the box of an army."""
    if piece < UNITS:
        return [piece]
    return [each for each in company(s, side, piece) if not s.flag(each, MARKED)]


def commanded_by(s: Theatre, power: int, going: list[int]) -> bool:
    """R470: mixed forces move in the turn of their commander's power, minors in their patron's."""
    return economy.serves(s, power, nation_of(s, going))


def in_order(s: Theatre, side: int, going: list[int]) -> int:
    """R472: unsupplied or demoralised forces stay; those of a power in no war are always fed."""
    if s.demoralised(forces.units_of(going)):
        return DEMORALISED_FORCE
    if side == NOBODY:
        return OK
    return OK if force_supplied(s, s.at(going[0]), going) else FORCE_UNFED


def set_out(s: Theatre, side: int, power: int, piece: int) -> None:
    """R471: a lone unit has its factor, a force with a general twice the lowest."""
    zone = s.at(piece)
    going = fresh_force(s, side, piece)
    group = groups.new(s, side, REDEPLOYS, zone)
    for each in going:
        s.set_group(each, group)
        s.unmark(each, UNSUPPLIED)
    split(s, side, zone, going)
    factor = base_movement(s, forces.units_of(going))
    doubled = piece >= UNITS and side != NOBODY
    groups.put(s, group, G_PAID, factor)
    groups.put(s, group, G_CEILING, factor * DOUBLE if doubled else factor)
    s.push(kinds.END_TREK, s.asked(), group, 0)
    s.push(kinds.TREK, s.asked(), group, power)


# --- on the way (7.5, 7.6, R471, R472) -----------------------------------------------------


class Trek(Question):
    """Where a force goes, whom it takes along or leaves; a: group, b: power."""

    def unneeded(self, s: Theatre) -> bool:
        """Nobody is left."""
        return not groups.units(s, s.argument(0))

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Neighbouring zones, or pieces in the zone."""
        group = s.argument(0)
        zone = groups.get(s, group, G_ZONE)
        if verb == verbs.ENTER:
            return pairs(neighbours(s, zone))
        if verb == verbs.FREE:
            return pairs(s.at_place(DEPOTS, ARMIES, zone))
        if verb == verbs.STOP:
            return [(0, 0)]
        if groups.commander(s, group) < 0:  # a unit alone neither takes nor leaves anybody
            return []
        if verb == verbs.LEAVE:
            return pairs(groups.members(s, group))
        return pairs([p for p in s.at_place(0, PIECES, zone) if s.group_of(p) == 0])

    def offer(self, s: Theatre, verb: int, out: Codes) -> None:
        """What may be said with one of the verbs; who goes on is asked once for all zones."""
        if verb != verbs.ENTER:
            super().offer(s, verb, out)
            return
        group = s.argument(0)
        column = Column(s, group)
        for zone in neighbours(s, groups.get(s, group, G_ZONE)):
            if column.may_enter(s, s.argument(1), zone) == OK:
                out.add(verb * VERB + zone * A)

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """What speaks against it."""
        group, power = s.argument(0), s.argument(1)
        if verb == verbs.ENTER:
            return Column(s, group).may_enter(s, power, a)
        if verb == verbs.TAKE:
            return movement.may_take(s, group, a)
        if verb == verbs.LEAVE:
            return movement.may_leave(s, group, a)
        if verb == verbs.FREE:
            return may_free(s, group, a)
        return Column(s, group).may_stop(s, power)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """Zone by zone."""
        group = s.argument(0)
        if verb == verbs.ENTER:
            enter(s, group, a)
        elif verb == verbs.TAKE:
            take(s, group, a)
        elif verb == verbs.LEAVE:
            movement.leave(s, group, a)
            if groups.get(s, group, G_SPENT) == 0:
                s.unmark(a, MARKED)
        elif verb == verbs.FREE:
            movement.turn_depot(s, a, False)
        else:
            s.pop()


def may_free(s: Theatre, group: int, depot: int) -> int:
    """13.4: a fixed depot is made mobile in the strategic redeployment, never the reverse."""
    if groups.get(s, group, G_SIDE) == NOBODY:
        return NO_DEPOT
    return movement.may_turn_depot(s, group, depot, False)


class Column:
    """A force that redeploys: who it is, asked once."""

    def __init__(self, s: Theatre, group: int) -> None:
        self.group = group
        self.side = groups.get(s, group, G_SIDE)
        self.here = groups.get(s, group, G_ZONE)
        self.members = groups.members(s, group)
        self.units = groups.units(s, group)
        self.nation = nation_of(s, self.members) if self.units else -1

    def may_enter(self, s: Theatre, power: int, zone: int) -> int:
        """What speaks against its going on to a zone."""
        if s.t.border[self.here * ZONES + zone] < 0:
            return NOT_ADJACENT
        refused = self.zone_objection(s, power, self.here, zone)
        if refused == OK:
            refused = frontier.way_objection(s, self.group, zone)
        if refused != OK:
            return refused
        left = groups.points_left(s, self.group) - movement.cost_to_enter(s, self.group, zone)
        if left < 0:
            return TOO_FAR
        if self.side != NOBODY and not supply.supplied(s, self.nation, zone):
            s.because(A_PLACE, zone)
            return NOT_SUPPLIED_THERE
        if self.has_place(s, zone) or self.may_go_through(s, power, zone, left):
            return OK
        s.because(A_PLACE, zone)
        return STACKED

    def zone_objection(self, s: Theatre, power: int, here: int, zone: int) -> int:
        """7.5: the national territory; 7.6: no enemy unit, fortress without siege or marker."""
        side = self.side
        if side == NOBODY:
            return OK if s.is_home(power, zone) else LEAVES_COUNTRY
        refused = border_closed(s, side, here, zone)
        if refused != OK:
            return refused
        s.because(A_PLACE, zone)
        refused = barred(s, side, groups.get(s, self.group, G_START), zone)
        if refused != OK:
            return refused
        return units_may_enter(s, side, self.units, zone)

    def has_place(self, s: Theatre, zone: int) -> bool:
        """Whether it may stay in a zone with the friends who stand there."""
        friends = forces.pieces_in(s, self.side, zone, False, 0)
        return not friends or merging.objection_together(s, [*self.members, *friends]) == OK

    def may_go_through(self, s: Theatre, power: int, zone: int, left: int) -> bool:
        """12.2.1: friends whom it cannot join are only passed, on the way to where it may stay."""
        points = [-1] * ZONES  # left in each zone that it can reach
        points[zone] = left
        queue = [zone]
        for here in queue:
            for near in neighbours(s, here):
                rest = points[here] - int(s.t.cost[here * ZONES + near])
                if s.t.border[here * ZONES + near] == DESERT:  # 12.1: only by who has not moved
                    continue
                if rest <= points[near] or self.zone_objection(s, power, here, near) != OK:
                    continue
                if self.side != NOBODY and not supply.supplied(s, self.nation, near):
                    continue
                if self.has_place(s, near):
                    return True
                points[near] = rest
                queue.append(near)
        return False

    def may_stop(self, s: Theatre, power: int) -> int:
        """R149: who cannot join the friends in the zone must go on while he can."""
        if self.has_place(s, self.here):
            return OK
        for near in neighbours(s, self.here):
            if self.may_enter(s, power, near) == OK:
                return STACKED
        return OK


def barred(s: Theatre, side: int, start: int, zone: int) -> int:
    """7.6: enemies, their fortress without siege or marker; R475: a free country, but out of it."""
    land = s.land_of(zone)
    if s.side(land) == NOBODY and s.c[STATUS + land] == NEUTRAL and s.land_of(start) != land:
        return NEUTRAL_LAND
    if enemies_in(s, 1 - side, zone):
        return ENEMY_IN_THE_WAY
    return ENEMY_CONTROL if s.enemy_fort(side, zone) or marked_by(s, 1 - side, zone) else OK


def enemies_in(s: Theatre, enemy: int, zone: int) -> bool:
    """7.6, 2.1: whether units of the enemy are in a zone, fleets and depots too.

    A besieged garrison is none of them: its fortress may be entered.
    """
    if s.has_units(enemy, zone) or s.fleets_at(enemy, zone):
        return True
    depots = s.at_place(DEPOTS, ARMIES, zone)
    return any(s.side_of(depot) == enemy and not s.flag(depot, INSIDE) for depot in depots)


def marked_by(s: Theatre, enemy: int, zone: int) -> bool:
    """7.6: whether a control marker of the enemy lies there; none lies on what was always his."""
    marker = int(s.c[CONTROL + zone]) - 1
    return marker >= 0 and s.side(marker) == enemy


def enter(s: Theatre, group: int, zone: int) -> None:
    """A force goes on; a siege that it leaves is lifted (R472)."""
    here, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    groups.spend(s, group, movement.cost_to_enter(s, group, zone))
    note_causes(s, group, here, zone)
    groups.go_to(s, group, zone)
    merging.tidy(s, side, here)
    s.note(REDEPLOYED, leader_of(s, group), zone, groups.points_left(s, group), 0, EVERYONE)
    if side != NOBODY:
        lift_siege(s, here)
        come_out(s, here)


def take(s: Theatre, group: int, piece: int) -> None:
    """A slower unit lowers the points; what was spent stays spent (12.3)."""
    ceiling, lowest = groups.get(s, group, G_CEILING), groups.get(s, group, G_PAID)
    movement.take(s, group, piece)
    if piece < UNITS:
        factor = base_movement(s, [piece])
        times = DOUBLE if groups.get(s, group, G_SIDE) != NOBODY else 1
        ceiling, lowest = min(ceiling, factor * times), min(lowest, factor)
    groups.put(s, group, G_CEILING, ceiling)
    groups.put(s, group, G_PAID, lowest)


class EndTrek(Course):
    """7.6, R471: a force that went beyond its factor is tested; then it is one with its friends."""

    def carry_on(self, s: Theatre) -> None:
        """a: group, b: stage."""
        group, stage = s.argument(0), s.argument(1)
        s.set_argument(1, stage + 1)
        if stage == 0:
            if groups.units(s, group) and beyond(s, group):
                s.push(kinds.ATTRITION, groups.get(s, group, G_SIDE), group, 0)
            return
        s.pop()
        settle(s, group)


def beyond(s: Theatre, group: int) -> bool:
    """7.6: whether the lowest factor was exceeded."""
    return groups.get(s, group, G_SPENT) > groups.get(s, group, G_PAID)


def settle(s: Theatre, group: int) -> None:
    """It does not move again in this phase; if it never left, it may."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    if groups.get(s, group, G_START) != zone or groups.get(s, group, G_SPENT) > 0:
        groups.mark_all(s, group)
    groups.free(s, group)
    merging.join(s, side, zone, False, 0)
    if side == NOBODY:
        thin_out(s, zone)
        return
    if forces.objection(s, forces.pieces_in(s, side, zone)) != OK:
        s.push(kinds.CONSOLIDATE, side, zone, 0)
    check_sieges(s)


# --- fleets of a power in no war (7.5, R469) -----------------------------------------------


def may_rebase(s: Theatre, power: int, neutral: bool, fleet: int, place: int) -> int:
    """R469: to a home port, or a sea that touches one, within its movement."""
    if not FLEETS <= fleet < DEPOTS or s.t.owner[fleet] != power or not neutral:
        return NOT_ITS_FLEET
    if not s.on_map(fleet) or s.flag(fleet, MARKED):
        return ALREADY_MARKED
    if place in havens(s, power, fleet):
        return OK
    return NO_SEA_WAY


def havens(s: Theatre, power: int, fleet: int) -> list[int]:
    """The home ports with room, and the seas they lie on, that a fleet can reach."""
    here = s.at(fleet)
    spent = seas_within(s, fleet)
    points: int = s.t.fleet_movement[fleet - FLEETS]
    found: list[int] = []
    for zone in range(ZONES):
        sea: int = s.t.port[zone]
        if sea < 0 or s.land_of(zone) != power or spent[sea] < 0:
            continue
        if spent[sea] + 1 <= points and has_room(s, NOBODY, zone, [fleet]):
            found.append(zone)
        if SEA + sea not in found and has_room(s, NOBODY, SEA + sea, [fleet]):
            found.append(SEA + sea)
    return [place for place in found if place != here]


def seas_within(s: Theatre, fleet: int) -> list[int]:
    """The points that a fleet needs to each sea, -1 where it cannot go."""
    here = s.at(fleet)
    points: int = s.t.fleet_movement[fleet - FLEETS]
    spent = [-1] * SEAS
    start = sea_of(s, here)
    spent[start] = 0 if here >= ZONES else 1
    queue = [start]
    for sea in queue:
        for place in near_seas(s, sea):
            near = place - SEA
            if spent[near] >= 0 or spent[sea] + 1 > points:
                continue
            if way_objection(s, NOBODY, [fleet], SEA + sea, place) == OK:
                spent[near] = spent[sea] + 1
                queue.append(near)
    return spent

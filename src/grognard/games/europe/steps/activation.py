"""9.1, 12.3: which force is activated, at what price, and who goes with it."""

from __future__ import annotations

from grognard.games.europe import forces, groups, supply
from grognard.games.europe.events import (
    ACTIVATED,
    CALLED,
    FORCED,
    IN_SUPPLY,
    LEFT_BEHIND,
    OUT_OF_SUPPLY,
    RESTORED,
)
from grognard.games.europe.kinds import (
    CALL,
    END_ACTIVATION,
    FORCED_MARCH,
    MOVE,
    MUSTER,
    REPLACEMENTS,
    SQUADRON,
    SUPPLY_CHECK,
)
from grognard.games.europe.layout import (
    A_EVENT,
    A_FORCES,
    ARMIES,
    AT,
    BRIDGE,
    DEPOTS,
    EMPIRE,
    ENGAGED,
    FLEETS,
    FOG_OF_WAR,
    FRANCE,
    G_CEILING,
    G_FORCED,
    G_PAID,
    G_SIDE,
    G_STATE,
    G_ZONE,
    GENERALS,
    INSIDE,
    MARCHES,
    MARKED,
    PIECES,
    PLAIN,
    REDUCED,
    REPLACED,
    RESERVE,
    SCENARIO,
    SLOWED,
    SORTIES,
    SPECIALS,
    UNITS,
    UNSUPPLIED,
    ZONES,
)
from grognard.games.europe.lookups import MOST_NEIGHBOURS
from grognard.games.europe.refusals import (
    ALREADY_MARKED,
    DEMORALISED_FORCE,
    LEFT_ALONE,
    NEEDS_ARMY,
    NO_FORCE,
    NO_FORCES_LEFT,
    NOT_ADJACENT,
    NOT_THERE,
    NOT_YOURS,
    OK,
    OUTRANKED,
    TOO_FEW_POINTS,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import rounds
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.verbs import (
    DONE,
    FORCE,
    GO,
    MOST_FORCED,
    RAISE,
    RESTORE,
    WITH,
    WITHOUT,
)
from grognard.kernel.state import EVERYONE

MOST_REPLACEMENTS = 2  # 20.1


class Activate(Question):
    """9.1: the next force of the action, or no more."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Units, generals, armies and fleets on the map."""
        if verb == DONE:
            return [(0, 0)]
        side = s.asked()
        return pairs([p for p in range(PIECES) if s.c[AT + p] < RESERVE and s.side_of(p) == side])

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """What speaks against activating a piece."""
        return OK if verb == DONE else may_activate(s, s.asked(), a)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """Its activation begins."""
        if verb == DONE:
            s.pop()
            return
        activate(s, s.asked(), a)


# --- which force (9.1, R110-R114) ----------------------------------------------------------


def may_activate(s: Theatre, side: int, piece: int) -> int:
    """What speaks against activating the force that a piece names."""
    if s.side_of(piece) != side:
        return NOT_YOURS
    if not s.on_map(piece) or SPECIALS <= piece < GENERALS or DEPOTS <= piece < ARMIES:
        return NO_FORCE
    if piece < FLEETS and s.at(piece) >= ZONES:
        return NO_FORCE
    if s.flag(piece, MARKED):
        return ALREADY_MARKED
    refused = _fleet_or_force(s, side, piece)
    return may_pay(s, side, cost_of(s, side, piece)) if refused == OK else refused


def _fleet_or_force(s: Theatre, side: int, piece: int) -> int:
    if FLEETS <= piece < DEPOTS:
        return NO_FORCE  # the sea is not open yet
    if piece >= ARMIES:
        zone = s.at(piece)
        return OK if len(s.armies_in(side, zone)) > 1 else NO_FORCE
    if piece < UNITS:
        return _corps_alone(s, side, piece)
    return OK if company(s, side, piece) else LEFT_ALONE


def _corps_alone(s: Theatre, side: int, unit: int) -> int:
    """R111: one unit out of a force; its general keeps another, reserve cavalry stays."""
    if forces.is_reserve_cavalry(s, unit):
        return NEEDS_ARMY
    inside = s.flag(unit, INSIDE)
    if not s.generals_in(side, s.at(unit), inside):
        return OK
    return OK if len(s.units_in(side, s.at(unit), inside)) > 1 else LEFT_ALONE


def may_pay(s: Theatre, side: int, cost: int) -> int:
    """9.1, 9.2: an event that activates forces costs nothing, but has so many only."""
    if s.c[A_EVENT] != 0:
        return OK if s.c[A_FORCES] > 0 else NO_FORCES_LEFT
    return OK if rounds.points_left(s, side) >= cost else TOO_FEW_POINTS


def cost_of(s: Theatre, side: int, piece: int) -> int:
    """9.1: 1 for a fleet or a unit alone, otherwise the initiative of the general."""
    if piece < UNITS:
        return s.t.n.corps
    if FLEETS <= piece < DEPOTS:
        return s.t.n.fleet
    if piece >= ARMIES:
        return forces.activation_cost(s, forces.pieces_in(s, side, s.at(piece)))
    return forces.initiative(s, piece)


def company(s: Theatre, side: int, general: int) -> list[int]:
    """Who may go with a general, himself among them; empty if he has no troops to lead.

    The commander of a force or army has all of it; a subordinate has units of his army up to his
    own command, and neither marker nor reserve cavalry nor special units (R110).
    """
    zone, inside = s.at(general), s.flag(general, INSIDE)
    pieces = forces.pieces_in(s, side, zone, inside, 0)
    army = s.holder_of(general)
    if army >= 0:
        held = [*forces.held_by(s, army, pieces), army]
        if forces.general_of_army(s, army, held) == general:
            return held if forces.units_of(held) else []
        return _detachment(s, general, held)
    if forces.commander(s, pieces) != general or not forces.units_of(pieces):
        return []
    return [p for p in pieces if p >= UNITS or not s.flag(p, MARKED)]


def _detachment(s: Theatre, general: int, held: list[int]) -> list[int]:
    """R110: the strongest units that a subordinate commands; his army keeps one."""
    able = [
        unit
        for unit in forces.units_of(held)
        if not s.flag(unit, MARKED) and not forces.is_reserve_cavalry(s, unit)
    ]
    able.sort(key=lambda unit: (-s.steps_of(unit), -int(s.t.morale[unit]), unit))
    if len(able) == len(forces.units_of(held)):
        able = able[:-1]
    chosen: list[int] = []
    for unit in able:
        if forces.command_objection(s, general, False, [*chosen, unit]) == OK:
            chosen.append(unit)
    return [general, *chosen] if chosen else []


def activate(s: Theatre, side: int, piece: int) -> None:
    """The force is paid for and forms; R106 gives the order of what follows."""
    if FLEETS <= piece < DEPOTS:
        group = groups.new(s, side, MARCHES, s.at(piece))
        s.set_group(piece, group)
        settle_price(s, side, group, cost_of(s, side, piece))
        s.push(SQUADRON, side, s.at(piece), group)
        return
    zone = s.at(piece)
    kind = SORTIES if s.flag(piece, INSIDE) else MARCHES
    cost = cost_of(s, side, piece)
    members = _members(s, side, piece)
    group = groups.new(s, side, kind, zone)
    for member in members:
        s.set_group(member, group)
    settle_price(s, side, group, cost)
    s.note(ACTIVATED, piece, zone, cost, 0, EVERYONE)
    s.push(END_ACTIVATION, side, group, 0)
    s.push(MOVE, side, group, 0)
    if forces.armies_of(members):
        s.push(CALL, side, group, 0)
    if len(members) > 1:
        s.push(MUSTER, side, zone, group)
    s.push(REPLACEMENTS, side, group, MOST_REPLACEMENTS)
    s.push(SUPPLY_CHECK, side, group, 0)
    s.push(FORCED_MARCH, side, group, 0)


def _members(s: Theatre, side: int, piece: int) -> list[int]:
    if piece < UNITS:
        return [piece]
    if piece >= ARMIES:
        return forces.pieces_in(s, side, s.at(piece))
    return company(s, side, piece)


def settle_price(s: Theatre, side: int, group: int, cost: int) -> None:
    """9.1: points, or one of the forces that an event activates."""
    if s.c[A_EVENT] != 0:
        left: int = s.c[A_FORCES]
        s.c[A_FORCES] = left - 1
        return
    rounds.pay(s, side, cost)
    groups.put(s, group, G_PAID, cost)


# --- forced march (12.3) -------------------------------------------------------------------


class ForcedMarch(Question):
    """12.3: up to three points more, asked for before the force moves."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """0 to 3."""
        return pairs(list(range(MOST_FORCED + 1)))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """R136: not for a demoralised force; R112: a lone corps pays a second point for it."""
        if a == 0:
            return OK
        group = s.argument(0)
        if s.demoralised(groups.units(s, group)) or groups.has(s, group, G_STATE, SLOWED):
            return DEMORALISED_FORCE
        return second_point(s, group)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """The points asked for count in the test, used or not."""
        assert verb == FORCE
        group = s.argument(0)
        s.pop()
        if a > 0:
            pay_second_point(s, group)
            groups.put(s, group, G_FORCED, a)
            s.note(FORCED, leader_of(s, group), a, 0, 0, EVERYONE)
        set_ceiling(s, group, 0)


def second_point(s: Theatre, group: int) -> int:
    """9.1, R112: a unit without a general pays 2 in all to force its march or to attack."""
    if groups.generals(s, group) or s.c[A_EVENT] != 0:
        return OK
    paid = groups.get(s, group, G_PAID)
    more = s.t.n.corps_attacks - paid
    side = groups.get(s, group, G_SIDE)
    return OK if more <= 0 or rounds.points_left(s, side) >= more else TOO_FEW_POINTS


def pay_second_point(s: Theatre, group: int) -> None:
    """R112: once only."""
    if groups.generals(s, group) or s.c[A_EVENT] != 0:
        return
    more = s.t.n.corps_attacks - groups.get(s, group, G_PAID)
    if more > 0:
        rounds.pay(s, groups.get(s, group, G_SIDE), more)
        groups.put(s, group, G_PAID, s.t.n.corps_attacks)


def leader_of(s: Theatre, group: int) -> int:
    """The piece by which a force is told: its commander, or its only unit."""
    members = groups.members(s, group)
    chief = forces.commander(s, members)
    return chief if chief >= 0 else min(members, default=0)


# --- supply, replacements (13.1, 20.1) -----------------------------------------------------


class SupplyCheck(Course):
    """13.1: the supply of a force is checked when it is activated."""

    def carry_on(self, s: Theatre) -> None:
        """Its units are marked or cleared."""
        group = s.argument(0)
        s.pop()
        zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
        fed = force_supplied(s, zone, groups.members(s, group))
        mark_supply(s, side, zone, groups.units(s, group), fed)


def nation_of(s: Theatre, pieces: list[int]) -> int:
    """13.3: the country whose line of supply counts: the commander's, or the only unit's."""
    chief = forces.commander(s, pieces)
    return int(s.t.owner[chief if chief >= 0 else forces.units_of(pieces)[0]])


def force_supplied(s: Theatre, zone: int, pieces: list[int]) -> bool:
    """Whether a force is in supply now, besieged or not."""
    nation = nation_of(s, pieces)
    inside = s.flag(forces.units_of(pieces)[0], INSIDE)
    if inside and s.besieged(zone):
        return supply.garrison_supplied(s, nation, zone)
    return supply.supplied(s, nation, zone)


def mark_supply(s: Theatre, side: int, zone: int, units: list[int], fed: bool) -> None:
    """13.1: the marker stays until the next check."""
    before = s.unsupplied(units)
    for unit in units:
        if fed:
            s.unmark(unit, UNSUPPLIED)
        else:
            s.mark(unit, UNSUPPLIED)
    if before == fed:
        s.note(IN_SUPPLY if fed else OUT_OF_SUPPLY, side, zone, 0, 0, EVERYONE)


class Replacements(Question):
    """20.1, R295: in 1815 an active French army is given two steps, if it is supplied."""

    def unneeded(self, s: Theatre) -> bool:
        """Only in that scenario, not in winter, once an army and round."""
        group = s.argument(0)
        if s.t.model.scenarios[int(s.c[SCENARIO])].key != "1815" or s.winter():
            return True
        if s.asked() != EMPIRE or s.unsupplied(groups.units(s, group)):
            return True
        return not _french_army(s, group) or s.argument(1) == 0 or not self._any(s)

    def _any(self, s: Theatre) -> bool:
        return any(
            self.objection(s, verb, a, b) == OK
            for verb in (RESTORE, RAISE)
            for a, b in self.tries(s, verb)
        )

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """French units."""
        if verb == DONE:
            return [(0, 0)]
        return pairs([unit for unit in range(UNITS) if s.t.owner[unit] == FRANCE])

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """A reduced unit of the army, or an eliminated one that returns with one step."""
        if verb == DONE:
            return OK
        if a >= UNITS or s.t.owner[a] != FRANCE:
            return NOT_YOURS
        group = s.argument(0)
        army = _french_army(s, group)
        if army == 0:
            return NEEDS_ARMY
        if verb == RESTORE:
            return OK if s.group_of(a) == group and s.flag(a, REDUCED) else NOT_THERE
        if s.at(a) != RESERVE:
            return NOT_THERE
        held = forces.held_by(s, army, groups.members(s, group))
        return forces.army_objection(s, army, [*held, a])

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """A step is added."""
        group, left = s.argument(0), s.argument(1)
        if verb == DONE or left == 1:
            army = _french_army(s, group)
            if army != 0:
                s.mark(army, REPLACED)
        if verb == DONE:
            s.pop()
            return
        if verb == RESTORE:
            s.unmark(a, REDUCED)
        else:
            raise_unit(s, group, a)
        s.note(RESTORED, a, 0, 0, 0, EVERYONE)
        s.set_argument(1, left - 1)


def raise_unit(s: Theatre, group: int, unit: int) -> None:
    """An eliminated unit returns to the army on its reduced side."""
    s.move(unit, groups.get(s, group, G_ZONE))
    s.hold(unit, _french_army(s, group))
    s.set_group(unit, group)
    if s.t.step_count[unit] > 1:
        s.mark(unit, REDUCED)


def _french_army(s: Theatre, group: int) -> int:
    """The French army of a group that has not had its replacements, 0 if none."""
    for army in forces.armies_of(groups.members(s, group)):
        if s.t.owner[army] == FRANCE and not s.flag(army, REPLACED):
            return army
    return 0


# --- who goes (9.1, 12.2.1) ----------------------------------------------------------------


class Muster(Question):
    """Who goes: all that can is picked already."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The pieces in the zone."""
        if verb == GO:
            return [(0, 0)]
        zone = s.argument(0)
        return pairs(
            [p for p in range(PIECES) if s.c[AT + p] == zone and s.side_of(p) == s.asked()]
        )

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """A piece may join or stay; who goes and who stays must each be a force (10, 11)."""
        zone, group = s.argument(0), s.argument(1)
        if verb == GO:
            return parting_objection(s, s.asked(), zone, group)
        if s.at(a) != zone or s.side_of(a) != s.asked():
            return NOT_THERE
        if verb == WITHOUT:
            gone = s.group_of(a) == group and a != leader_of(s, group) and a < ARMIES
            return OK if gone else NOT_THERE
        return may_go_with(s, group, a)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """A piece is picked or left; at last they go."""
        group = s.argument(1)
        if verb == WITH:
            s.set_group(a, group)
        elif verb == WITHOUT:
            s.set_group(a, 0)
        else:
            side, zone = s.asked(), s.argument(0)
            s.pop()
            part(s, side, zone, group)


def may_go_with(s: Theatre, group: int, piece: int) -> int:
    """What speaks against a piece of the zone going with a force that forms there."""
    leader = leader_of(s, group)
    if s.group_of(piece) != 0 or s.flag(piece, INSIDE) != s.flag(leader, INSIDE):
        return NOT_THERE
    if s.flag(piece, ENGAGED):  # it has tried to join this battle (R213)
        return NOT_THERE
    if FLEETS <= piece < DEPOTS or leader < UNITS:
        return NOT_THERE
    army = s.holder_of(leader)
    led = army >= 0 and s.group_of(army) == group
    if piece < UNITS and s.flag(piece, MARKED) and not led:
        return ALREADY_MARKED
    if not led and (SPECIALS <= piece < GENERALS or forces.is_reserve_cavalry(s, piece)):
        return NEEDS_ARMY
    if GENERALS <= piece < FLEETS and not led:
        return OUTRANKED
    return OK if s.holder_of(piece) == army or army < 0 else NOT_THERE


def parting_objection(s: Theatre, side: int, zone: int, group: int) -> int:
    """R110, R124: whether those who go and those who stay are forces that may be."""
    going = groups.members(s, group)
    if not forces.units_of(going):
        return LEFT_ALONE
    refused = forces.objection(s, going)
    if refused != OK:
        return refused
    inside = s.flag(going[0], INSIDE)
    staying = [p for p in forces.pieces_in(s, side, zone, inside) if p not in going]
    if forces.generals_of(staying) and not forces.units_of(staying):
        return LEFT_ALONE
    return forces.objection(s, staying)


def part(s: Theatre, side: int, zone: int, group: int) -> None:
    """Those who go leave the army that stays, or those who stay the army that goes."""
    going = groups.members(s, group)
    for piece in forces.pieces_in(s, side, zone, s.flag(going[0], INSIDE)):
        army = s.holder_of(piece)
        if army >= ARMIES and (piece in going) != (army in going):
            s.hold(piece, -1)
    for piece in forces.pieces_in(s, side, zone, s.flag(going[0], INSIDE), 0):
        if piece < GENERALS:
            s.tell(EVERYONE, LEFT_BEHIND, piece, zone, 0, 0, knowers(s, side))
    set_ceiling(s, group, 0)


def knowers(s: Theatre, side: int) -> int:
    """The sides that may know which pieces a force has: all, but in the fog of war its own."""
    return (1 if side == EMPIRE else 2) if s.option(FOG_OF_WAR) else EVERYONE


# --- movement points (12.1, 12.3) ----------------------------------------------------------


def base_movement(s: Theatre, units: list[int]) -> int:
    """12.1, R133, R135: the slowest combat unit, less one in bad weather."""
    slowest = min([int(s.t.movement[unit]) for unit in units], default=0)
    return max(0, slowest + (s.t.n.weather if s.bad_weather() else 0))


def set_ceiling(s: Theatre, group: int, less: int) -> None:
    """12.3, R134: the points a force has; they never rise again in this activation."""
    points = max(0, base_movement(s, groups.units(s, group)) - less)
    groups.put(s, group, G_CEILING, points + groups.get(s, group, G_FORCED))


# --- the call of an army (9.1, R116) -------------------------------------------------------


class Call(Question):
    """9.1: an army calls forces of neighbouring zones, for one movement point in all."""

    def unneeded(self, s: Theatre) -> bool:
        """Nobody is near, or too many have been called already."""
        group = s.argument(0)
        if groups.get(s, group, G_CEILING) == 0:
            set_ceiling(s, group, 0)
        return not any(may_call(s, group, a) == OK for a, _ in self.tries(s, WITH))

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Units and generals next to the army."""
        if verb == DONE:
            return [(0, 0)]
        zone, side = groups.get(s, s.argument(0), G_ZONE), s.asked()
        near: list[int] = []
        for k in range(s.t.degree[zone]):
            there: int = s.t.next_to[zone * MOST_NEIGHBOURS + k]
            near += forces.pieces_in(s, side, there, False, 0)
        return pairs(near)

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Whom an army may call."""
        return OK if verb == DONE else may_call(s, s.argument(0), a)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """They join the army at once."""
        group = s.argument(0)
        if verb == DONE:
            called = s.argument(1)
            s.pop()
            set_ceiling(s, group, s.t.n.call if called else 0)
            return
        there = s.at(a)
        s.note(CALLED, a, there, 0, 0, EVERYONE)
        for piece in _called(s, a):
            s.move(piece, groups.get(s, group, G_ZONE))
            s.set_group(piece, group)
            s.hold(piece, forces.armies_of(groups.members(s, group))[0])
        s.set_argument(1, 1)


def _called(s: Theatre, piece: int) -> list[int]:
    """A general brings his force, a unit itself."""
    if piece < UNITS:
        return [piece]
    return [
        p
        for p in forces.pieces_in(s, s.side_of(piece), s.at(piece), False, 0)
        if not s.flag(p, MARKED)
    ]


def may_call(s: Theatre, group: int, piece: int) -> int:
    """R116: a force next to it by open ground, not marked, no army, nobody of higher rank."""
    members = groups.members(s, group)
    armies = forces.armies_of(members)
    zone = groups.get(s, group, G_ZONE)
    if not armies or not s.on_map(piece) or s.at(piece) >= ZONES:
        return NOT_ADJACENT
    there = s.at(piece)
    border: int = s.t.border[there * ZONES + zone]
    if border != PLAIN and border != BRIDGE:
        return NOT_ADJACENT
    if piece >= UNITS and not GENERALS <= piece < FLEETS:
        return NO_FORCE
    if s.flag(piece, MARKED) or s.flag(piece, INSIDE) or s.group_of(piece) != 0:
        return ALREADY_MARKED
    if s.armies_in(s.side_of(piece), there):
        return NEEDS_ARMY
    return _fits(s, group, armies[0], piece)


def _fits(s: Theatre, group: int, army: int, piece: int) -> int:
    """Whether the army may hold what is called, and what stays behind is a force."""
    called = _called(s, piece)
    side, there = s.side_of(piece), s.at(piece)
    leader = forces.general_of_army(s, army, groups.members(s, group))
    for general in forces.generals_of(called):
        same = s.t.owner[general] == s.t.owner[leader]
        if same and forces.rank(s, general) < forces.rank(s, leader):
            return OUTRANKED
    staying = [p for p in forces.pieces_in(s, side, there) if p not in called]
    if forces.generals_of(staying) and not forces.units_of(staying):
        return LEFT_ALONE
    held = forces.held_by(s, army, groups.members(s, group))
    return forces.army_objection(s, army, [*held, *called])

"""9.1, 12.2.1: who goes with a force that forms, and whom an army calls."""

from __future__ import annotations

from grognard.games.europe import forces, groups, merging
from grognard.games.europe.events import (
    CALLED,
    LEFT_BEHIND,
)
from grognard.games.europe.layout import (
    ARMIES,
    AT,
    BRIDGE,
    DEPOTS,
    ENGAGED,
    FIXED,
    FLEETS,
    FOG_OF_WAR,
    G_CEILING,
    G_FORCED,
    G_GOAL,
    G_KIND,
    G_LESS,
    G_SIDE,
    G_STATE,
    G_ZONE,
    GENERALS,
    INSIDE,
    MARCHES,
    MARKED,
    PIECES,
    PLAIN,
    SLOWED,
    SORTIES,
    SPECIALS,
    UNITS,
    ZONES,
)
from grognard.games.europe.lookups import MOST_NEIGHBOURS
from grognard.games.europe.refusals import (
    ALREADY_MARKED,
    FIXED_DEPOT,
    LEFT_ALONE,
    NEEDS_ARMY,
    NO_FORCE,
    NOT_ADJACENT,
    NOT_THERE,
    OK,
    OUTRANKED,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Question, pairs
from grognard.games.europe.verbs import (
    DONE,
    GO,
    SHIFT,
    WITH,
    WITHOUT,
)
from grognard.games.europe.ways import (
    base_movement,
    leader_of,
    lift_siege,
    note_causes,
    units_may_enter,
)
from grognard.kernel.state import EVERYONE

SLOWED_BY = 2  # points, by 6F


def company(s: Theatre, side: int, general: int, reacts: bool = False) -> list[int]:
    """Who may go with a general, himself among them; empty if he has no troops to lead.

    The commander of a force or army has all of it; a subordinate has units of his army up to his
    own command, and neither marker nor reserve cavalry nor special units (R110). Fixed depots stay.
    Units that have moved in this round stay too, unless they are in an army's box (R109) or react
    to the enemy (R108).
    """
    zone, inside = s.at(general), s.flag(general, INSIDE)
    pieces = [p for p in forces.pieces_in(s, side, zone, inside, 0) if not s.flag(p, FIXED)]
    army = s.holder_of(general)
    if army >= 0:
        held = [*forces.held_by(s, army, pieces), army]
        if forces.general_of_army(s, army, held) == general:
            return held if forces.units_of(held) else []
        return _detachment(s, general, held, reacts)
    if forces.commander(s, pieces) != general or not forces.units_of(pieces):
        return []
    goes = [p for p in pieces if reacts or p >= UNITS or not s.flag(p, MARKED)]
    return goes if forces.units_of(goes) else []


def _detachment(s: Theatre, general: int, held: list[int], reacts: bool) -> list[int]:
    """R110: the strongest units that a subordinate commands; his army keeps one."""
    able = [
        unit
        for unit in forces.units_of(held)
        if (reacts or not s.flag(unit, MARKED)) and not forces.is_reserve_cavalry(s, unit)
    ]
    able.sort(key=lambda unit: (-s.steps_of(unit), -int(s.t.morale[unit]), unit))
    if len(able) == len(forces.units_of(held)):
        able = able[:-1]
    chosen: list[int] = []
    for unit in able:
        if forces.command_objection(s, general, False, [*chosen, unit]) == OK:
            chosen.append(unit)
    return [general, *chosen] if chosen else []


class Muster(Question):
    """Who goes: all that can is picked already; two armies that go together may exchange units."""

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
        if verb == SHIFT:
            return may_shift(s, group, a)
        return may_stay(s, group, a) if verb == WITHOUT else may_go_with(s, group, a)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """A piece is picked or left; at last they go."""
        group = s.argument(1)
        if verb == WITH or verb == WITHOUT:
            for piece in [a, *_box(s, a)]:
                s.set_group(piece, group if verb == WITH else 0)
        elif verb == SHIFT:
            s.hold(a, _other_army(s, group, a))
        else:
            side, zone = s.asked(), s.argument(0)
            s.pop()
            part(s, side, zone, group)


def _box(s: Theatre, piece: int) -> list[int]:
    """What an army marker holds, fixed depots apart; nothing of any other piece."""
    if piece < ARMIES:
        return []
    pieces = forces.pieces_in(s, s.side_of(piece), s.at(piece), s.flag(piece, INSIDE))
    return [p for p in forces.held_by(s, piece, pieces) if not s.flag(p, FIXED)]


def _other_army(s: Theatre, group: int, piece: int) -> int:
    """The army of a group of two that does not hold a piece, -1 if there is none."""
    armies = forces.armies_of(groups.members(s, group))
    if len(armies) < forces.MOST_ARMIES:
        return -1
    return armies[1] if s.holder_of(piece) == armies[0] else armies[0]


def may_shift(s: Theatre, group: int, piece: int) -> int:
    """9.1, R114: two armies that are activated together may exchange units before they move."""
    army = _other_army(s, group, piece)
    if army < 0 or groups.get(s, group, G_KIND) != MARCHES:
        return NEEDS_ARMY
    if s.group_of(piece) != group or piece >= GENERALS:
        return NOT_THERE
    members = groups.members(s, group)
    own = forces.held_by(s, s.holder_of(piece), members)
    if piece < UNITS and len(forces.units_of(own)) == 1:
        return LEFT_ALONE
    return forces.army_objection(s, army, [*forces.held_by(s, army, members), piece])


def may_stay(s: Theatre, group: int, piece: int) -> int:
    """Who may be left: anybody but the commander and his army."""
    leader = leader_of(s, group)
    if s.group_of(piece) != group or piece == leader:
        return NOT_THERE
    if piece < ARMIES:
        return OK
    reacts = groups.get(s, group, G_KIND) != MARCHES
    return OK if reacts and s.holder_of(leader) != piece else NEEDS_ARMY


def may_go_with(s: Theatre, group: int, piece: int) -> int:
    """What speaks against a piece of the zone going with a force that forms there."""
    leader = leader_of(s, group)
    reacts = groups.get(s, group, G_KIND) not in (MARCHES, SORTIES)
    if s.flag(piece, FIXED):
        return FIXED_DEPOT
    if s.group_of(piece) != 0 or s.flag(piece, INSIDE) != s.flag(leader, INSIDE):
        return NOT_THERE
    if s.flag(piece, ENGAGED):  # it has tried to join this battle (R213)
        return NOT_THERE
    if FLEETS <= piece < DEPOTS or leader < UNITS:
        return NOT_THERE
    army = s.holder_of(leader)
    led = army >= 0 and s.group_of(army) == group
    if piece >= ARMIES:
        return OK if reacts and led and s.holder_of(leader) != piece else NEEDS_ARMY
    if piece < UNITS and s.flag(piece, MARKED) and not led and not reacts:
        return ALREADY_MARKED
    if not led and (SPECIALS <= piece < GENERALS or forces.is_reserve_cavalry(s, piece)):
        return NEEDS_ARMY
    if GENERALS <= piece < FLEETS and not led:
        return OUTRANKED
    if army < 0 or s.holder_of(piece) == army:
        if piece >= GENERALS:
            return OK
        # 12.2.1: a general keeps to what he commands at every moment.
        return forces.command_objection(s, leader, led, [*groups.members(s, group), piece])
    with_its_army = s.holder_of(piece) >= ARMIES and s.group_of(s.holder_of(piece)) == group
    return OK if with_its_army else NOT_THERE


def parting_objection(s: Theatre, side: int, zone: int, group: int) -> int:
    """R110, R124: whether those who go and those who stay are forces that may be."""
    going = groups.members(s, group)
    refused = going_objection(s, going)
    if refused != OK:
        return refused
    goal = groups.get(s, group, G_GOAL) - 1
    if goal >= 0:
        refused = units_may_enter(s, side, forces.units_of(going), goal)
        if refused != OK:
            return refused
    inside = s.flag(going[0], INSIDE)
    staying = forces.pieces_in(s, side, zone, inside, 0)
    if forces.generals_of(staying) and not forces.units_of(staying):
        return LEFT_ALONE
    return forces.objection(s, staying)


def going_objection(s: Theatre, going: list[int]) -> int:
    """10.1, 11: what speaks against these pieces as a force under way; each army has a unit."""
    if not forces.units_of(going):
        return LEFT_ALONE
    for army in forces.armies_of(going):
        if not forces.units_of(forces.held_by(s, army, going)):
            return LEFT_ALONE
    return forces.objection(s, going)


def split(s: Theatre, side: int, zone: int, going: list[int]) -> None:
    """Whoever goes without his army, or stays without it, is no longer in its box."""
    for piece in forces.pieces_in(s, side, zone, s.flag(going[0], INSIDE)):
        army = s.holder_of(piece)
        if army >= ARMIES and (piece in going) != (army in going):
            s.hold(piece, -1)


def part(s: Theatre, side: int, zone: int, group: int) -> None:
    """Those who go leave the army that stays, or those who stay the army that goes."""
    going = groups.members(s, group)
    split(s, side, zone, going)
    for piece in forces.pieces_in(s, side, zone, s.flag(going[0], INSIDE), 0):
        if piece < GENERALS:
            s.note(LEFT_BEHIND, piece, zone, 0, 0, EVERYONE)
    if groups.get(s, group, G_KIND) in (MARCHES, SORTIES):
        set_ceiling(s, group)


def set_ceiling(s: Theatre, group: int) -> None:
    """12.3, R134, R135: the points a force has before it moves; then they never rise again."""
    less = groups.get(s, group, G_LESS)
    points = max(0, base_movement(s, groups.units(s, group)) - less)
    if groups.has(s, group, G_STATE, SLOWED):
        points = max(min(points, 1), points - SLOWED_BY)
    groups.put(s, group, G_CEILING, points + groups.get(s, group, G_FORCED))


class Call(Question):
    """9.1: an army calls forces of neighbouring zones, for one movement point in all."""

    def unneeded(self, s: Theatre) -> bool:
        """Nobody is near, or too many have been called already; in the fog nobody can tell."""
        if s.option(FOG_OF_WAR):
            return False
        group = s.argument(0)
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
            s.pop()
            return
        s.note(CALLED, a, s.at(a), 0, 0, EVERYONE)
        call(s, group, a)


def call(s: Theatre, group: int, piece: int) -> None:
    """R116, R117: a force joins the army, which has a point less; its step counts in the test."""
    there, zone, side = s.at(piece), groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    army = _caller(s, group)
    for each in _called(s, piece):
        s.move(each, zone)
        s.set_group(each, group)
        s.hold(each, army)
    groups.put(s, group, G_LESS, s.t.n.call)
    note_causes(s, group, there, zone)
    merging.spread_demoralisation(s, groups.members(s, group))
    merging.tidy(s, side, there)
    lift_siege(s, there)
    set_ceiling(s, group)


def _caller(s: Theatre, group: int) -> int:
    """The army of a group that calls: its commander's."""
    return s.holder_of(leader_of(s, group))


def _called(s: Theatre, piece: int) -> list[int]:
    """A general brings his force, a unit itself."""
    if piece < UNITS:
        return [piece]
    return [
        p
        for p in forces.pieces_in(s, s.side_of(piece), s.at(piece), False, 0)
        if not s.flag(p, MARKED | FIXED)
    ]


def may_call(s: Theatre, group: int, piece: int) -> int:
    """R116: a force next to it by open ground, not marked, no army, nobody of higher rank."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    army = _caller(s, group)
    if army < ARMIES:
        return NEEDS_ARMY
    if s.at(piece) >= ZONES or s.side_of(piece) != side:
        return NOT_ADJACENT
    there = s.at(piece)
    border: int = s.t.border[there * ZONES + zone]
    if border != PLAIN and border != BRIDGE:
        return NOT_ADJACENT
    if piece >= UNITS and not GENERALS <= piece < FLEETS:
        return NO_FORCE
    if s.flag(piece, MARKED) or s.flag(piece, INSIDE) or s.group_of(piece) != 0:
        return ALREADY_MARKED
    if s.armies_in(side, there):
        return NEEDS_ARMY
    refused = units_may_enter(s, side, forces.units_of(_called(s, piece)), zone)
    return _fits(s, group, army, piece) if refused == OK else refused


def _fits(s: Theatre, group: int, army: int, piece: int) -> int:
    """Whether the army may hold what is called, and what stays behind is a force."""
    called = _called(s, piece)
    side, there = s.side_of(piece), s.at(piece)
    if not forces.units_of(called):
        return LEFT_ALONE
    leader = forces.general_of_army(s, army, groups.members(s, group))
    for general in forces.generals_of(called):
        same = s.t.owner[general] == s.t.owner[leader]
        if same and forces.rank(s, general) < forces.rank(s, leader):
            return OUTRANKED
    staying = [p for p in forces.pieces_in(s, side, there) if p not in called]
    if forces.generals_of(staying) and not forces.units_of(staying):
        return LEFT_ALONE
    refused = forces.objection(s, staying)
    if refused != OK:
        return refused
    held = [*forces.held_by(s, army, groups.members(s, group)), *called]
    for general in forces.generals_of(called):
        if forces.ill_placed(s, army, general, held):
            return OUTRANKED
    return forces.army_objection(s, army, held)

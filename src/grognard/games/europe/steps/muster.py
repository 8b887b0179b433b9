"""9.1, 12.2.1: who goes with a force that forms, and whom an army calls."""

from __future__ import annotations

from grognard.games.europe import forces, groups
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
    FLEETS,
    G_CEILING,
    G_FORCED,
    G_STATE,
    G_ZONE,
    GENERALS,
    INSIDE,
    MARKED,
    PIECES,
    PLAIN,
    SLOWED,
    SPECIALS,
    UNITS,
    ZONES,
)
from grognard.games.europe.lookups import MOST_NEIGHBOURS
from grognard.games.europe.refusals import (
    ALREADY_MARKED,
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
    WITH,
    WITHOUT,
)
from grognard.games.europe.ways import (
    base_movement,
    knowers,
    leader_of,
)
from grognard.kernel.state import EVERYONE

SLOWED_BY = 2  # points, by 6F


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
    staying = forces.pieces_in(s, side, zone, inside, 0)  # not a force under way there (R164)
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


def set_ceiling(s: Theatre, group: int, less: int) -> None:
    """12.3, R134: the points a force has; they never rise again in this activation."""
    points = max(0, base_movement(s, groups.units(s, group)) - less)
    if groups.has(s, group, G_STATE, SLOWED):
        points = max(min(points, 1), points - SLOWED_BY)
    groups.put(s, group, G_CEILING, points + groups.get(s, group, G_FORCED))


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

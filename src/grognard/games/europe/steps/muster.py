"""9.1, 12.2.1: who goes with a force that forms, and whom an army calls."""

from __future__ import annotations

from grognard.games.europe import forces, groups, merging
from grognard.games.europe.events import (
    CALLED,
    LEFT_BEHIND,
)
from grognard.games.europe.layout import (
    A_SLOWED,
    ARMIES,
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
    G_PAID,
    G_SIDE,
    G_STATE,
    G_ZONE,
    GENERALS,
    INSIDE,
    INTERCEPTS,
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
from grognard.games.europe.refusals import (
    ALREADY_MARKED,
    ARMY_NOT_CALLED,
    BESIEGED,
    BEYOND_COMMAND,
    CARD_TOO_LOW,
    COMMANDER_STAYS,
    FIXED_DEPOT,
    LEFT_ALONE,
    NEEDS_ARMY,
    NO_FORCE,
    NO_STEPS_OF_HIS,
    NOT_CALLED_FROM_THERE,
    NOT_THERE,
    OK,
    ONE_GENERAL,
    OUTRANKED,
    TOO_MANY_ARMIES,
    TWO_ARMIES_ONLY,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Question, pairs
from grognard.games.europe.steps.rounds import value_of
from grognard.games.europe.steps.upkeep import check_active, check_supply, note_hunger
from grognard.games.europe.verbs import (
    CALL,
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
    neighbours,
    note_causes,
    units_may_enter,
)
from grognard.kernel.state import A_CARD, A_PIECE, EVERYONE


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
            return _led(s, general, held)
        return _detachment(s, general, held, reacts)
    if forces.commander(s, pieces) != general or not forces.has_unit(pieces):
        return []
    return _led(s, general, [p for p in pieces if reacts or p >= UNITS or not s.flag(p, MARKED)])


def _led(s: Theatre, general: int, pieces: list[int]) -> list[int]:
    """8.1.2: of these pieces those that a general may lead: too many allies stay."""
    own = int(s.t.owner[general])
    steps, allied = forces.own_steps(s, own, pieces), forces.allied_to(s, own, pieces)
    staying: list[int] = []
    for piece in pieces:
        if allied > 0 and steps <= allied and forces.of_allied_major(s, own, piece):
            allied -= s.steps_of(piece)
            staying.append(piece)
    goes = forces.without(pieces, staying)
    return goes if forces.has_unit(goes) else []


def _detachment(s: Theatre, general: int, held: list[int], reacts: bool) -> list[int]:
    """R110: the strongest units that a subordinate commands; his army keeps one."""
    able = [
        unit
        for unit in forces.units_of(held)
        if (reacts or not s.flag(unit, MARKED)) and not forces.is_reserve_cavalry(s, unit)
    ]
    able = _strongest(s, able)
    if len(able) == len(forces.units_of(held)):
        able = able[:-1]
    chosen: list[int] = []
    for unit in able:
        if forces.command_objection(s, general, False, [*chosen, unit]) == OK:
            chosen.append(unit)
    return [general, *chosen] if chosen else []


def _strongest(s: Theatre, units: list[int]) -> list[int]:
    """These units, those with most steps first, then those of the best morale."""
    return sorted(units, key=lambda unit: (-s.steps_of(unit), -int(s.t.morale[unit]), unit))


class Muster(Question):
    """Who goes: all that can is picked already; two armies that go together may exchange units."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The pieces in the zone."""
        if verb == GO:
            return [(0, 0)]
        zone, group = s.argument(0), s.argument(1)
        if verb == WITHOUT:
            return pairs(groups.members(s, group))
        if verb == SHIFT:
            two = len(groups.armies(s, group)) == forces.MOST_ARMIES
            return pairs(groups.members(s, group)) if two else []
        return pairs([p for p in s.at_place(0, PIECES, zone) if s.group_of(p) == 0])

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
    armies = groups.armies(s, group)
    if len(armies) < forces.MOST_ARMIES:
        return -1
    return armies[1] if s.holder_of(piece) == armies[0] else armies[0]


def may_shift(s: Theatre, group: int, piece: int) -> int:
    """9.1, R114: two armies that are activated together may exchange units before they move."""
    army = _other_army(s, group, piece)
    if army < 0 or groups.get(s, group, G_KIND) != MARCHES:
        return TWO_ARMIES_ONLY
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
    if s.group_of(piece) != group:
        return NOT_THERE
    if piece == leader or piece == s.holder_of(leader):
        return COMMANDER_STAYS
    if piece < ARMIES:
        return OK
    reacts = groups.get(s, group, G_KIND) != MARCHES
    return OK if reacts else TWO_ARMIES_ONLY


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
        if not reacts or not led or s.holder_of(leader) == piece:
            return TWO_ARMIES_ONLY
        return _worth_both(s, group, leader, piece)
    if piece < UNITS and s.flag(piece, MARKED) and not led and not reacts:
        return ALREADY_MARKED
    if not led and (SPECIALS <= piece < GENERALS or forces.is_reserve_cavalry(s, piece)):
        return NEEDS_ARMY
    if GENERALS <= piece < FLEETS and not led:
        return ONE_GENERAL
    if army < 0 or s.holder_of(piece) == army:
        if piece >= GENERALS:
            return OK
        # 12.2.1: a general keeps to what he commands at every moment.
        steps, allied = groups.steps_with(s, group, piece), groups.allied_with(s, group, piece)
        own = groups.own_with(s, group, piece)
        return forces.steps_objection(s, leader, led, steps, allied, own)
    with_its_army = s.holder_of(piece) >= ARMIES and s.group_of(s.holder_of(piece)) == group
    return OK if with_its_army else NOT_THERE


def _worth_both(s: Theatre, group: int, leader: int, army: int) -> int:
    """9.1, 12.4: two armies have one more initiative; the card of interceptors must be worth it.

    Nor do both join an army in the zone to which they go (11).
    """
    goal = groups.get(s, group, G_GOAL) - 1
    if goal >= 0 and s.armies_in(groups.get(s, group, G_SIDE), goal):
        return TOO_MANY_ARMIES
    if groups.get(s, group, G_KIND) != INTERCEPTS:
        return OK
    card = groups.get(s, group, G_PAID) - 1
    both = [*groups.members(s, group), army]
    if value_of(s, card) >= forces.initiative_of(s, both, leader):
        return OK
    s.because(A_CARD, card)
    return CARD_TOO_LOW


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
    return staying_objection(s, forces.pieces_in(s, side, zone, inside, 0))


def staying_objection(s: Theatre, staying: list[int]) -> int:
    """10.3, 11: what speaks against leaving these pieces; no general is left without troops."""
    if forces.troopless(staying):
        return LEFT_ALONE
    armies = forces.armies_of(staying)
    for army in armies:
        if not forces.units_of(forces.held_by(s, army, staying)):
            return LEFT_ALONE
    if armies:  # it takes in whoever stays without his own army (R123)
        return merging.objection_together(s, staying, True)
    return forces.objection(s, staying)


def may_part(s: Theatre, side: int, here: int, going: list[int]) -> bool:
    """11, 12.4, 14.1: whether those who react and those who stay behind are each a force."""
    staying = [p for p in forces.pieces_in(s, side, here, False, 0) if p not in going]
    return going_objection(s, going) == OK and staying_objection(s, staying) == OK


def going_objection(s: Theatre, going: list[int]) -> int:
    """10.1, 11: what speaks against these pieces as a force under way; each army has a unit."""
    if not forces.has_unit(going):
        return LEFT_ALONE
    for army in going:
        if army >= ARMIES and not forces.has_unit(forces.held_by(s, army, going)):
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
    staying = forces.pieces_in(s, side, zone, s.flag(going[0], INSIDE), 0)
    for piece in _left_by(s, group, going, staying):
        s.mark(piece, MARKED)
    split(s, side, zone, going)
    for piece in staying:
        if piece < GENERALS:
            s.note(LEFT_BEHIND, piece, zone, 0, 0, EVERYONE)
    if groups.get(s, group, G_KIND) in (MARCHES, SORTIES):
        # 13.1: whoever was picked since is checked as well.
        check_active(s, group)
        set_ceiling(s, group)


def _left_by(s: Theatre, group: int, going: list[int], staying: list[int]) -> list[int]:
    """R108, R124: whoever of an activated force stays where it starts was left behind.

    A corps or a subordinate who marches by himself leaves a force that was not activated.
    """
    leader = leader_of(s, group)
    army = s.holder_of(leader)
    if (
        groups.get(s, group, G_KIND) != MARCHES
        or leader < UNITS
        or (army >= 0 and army not in going)
    ):
        return []
    return [unit for unit in forces.units_of(staying) if s.holder_of(unit) == army]


def factor(s: Theatre, group: int, units: list[int]) -> int:
    """12.1, R135: the movement factor of these units in a force, with what calls and cards do."""
    points = max(0, base_movement(s, units) - groups.get(s, group, G_LESS))
    if groups.has(s, group, G_STATE, SLOWED):
        points = max(min(points, 1), points - int(s.c[A_SLOWED]))
    return points


def slow_down(s: Theatre, group: int, unit: int) -> None:
    """12.3, R134: a slower unit lowers the points; what was spent stays spent."""
    limit = factor(s, group, [unit]) + groups.get(s, group, G_FORCED)
    groups.put(s, group, G_CEILING, min(limit, groups.get(s, group, G_CEILING)))


def set_ceiling(s: Theatre, group: int) -> None:
    """12.3, R134, R135: the points a force has before it moves; then they never rise again."""
    points = factor(s, group, groups.units(s, group))
    groups.put(s, group, G_CEILING, points + groups.get(s, group, G_FORCED))


class Call(Question):
    """9.1: an army calls forces of neighbouring zones, for one movement point in all.

    They are named first and come all at once (R116); until then they are of the group, but stand
    where they were.
    """

    def unneeded(self, s: Theatre) -> bool:
        """Nobody is near, or too many have been called already; in the fog nobody can tell."""
        if s.option(FOG_OF_WAR):
            return False
        group = s.argument(0)
        if called(s, group):
            return False
        return not any(may_call(s, group, a) == OK for a, _ in self.tries(s, CALL))

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Units and generals next to the army, or those who are called already."""
        if verb == DONE:
            return [(0, 0)]
        group = s.argument(0)
        if verb == WITHOUT:
            return pairs(called(s, group))
        zone, near = groups.get(s, group, G_ZONE), list[int]()
        for there in neighbours(s, zone):
            near += forces.pieces_in(s, s.asked(), there, False, 0)
        return pairs(near)

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Whom an army may call."""
        if verb == DONE:
            return OK
        group = s.argument(0)
        return may_call(s, group, a) if verb == CALL else may_stay_after_all(s, group, a)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """They are named; at last they join the army."""
        group = s.argument(0)
        if verb == CALL:
            for piece in brought(s, group, a):
                s.set_group(piece, group)
        elif verb == WITHOUT:
            for piece in taken_back(s, group, a):
                s.set_group(piece, 0)
        else:
            s.pop()
            call(s, group)


def called(s: Theatre, group: int) -> list[int]:
    """Those whom an army has called and who have not come yet."""
    zone = groups.get(s, group, G_ZONE)
    return [piece for piece in groups.members(s, group) if s.at(piece) != zone]


def call(s: Theatre, group: int) -> None:
    """R116, R117: they join the army, which has a point less; their step counts in the test."""
    coming = called(s, group)
    if not coming:
        return
    zone, side, army = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE), caller(s, group)
    places = sorted({s.at(piece) for piece in coming})
    for there in places:
        company = [piece for piece in coming if s.at(piece) == there]
        tell_called(s, there, company)
        check_supply(s, side, there, company)  # 13.1: they are activated too
    for piece in coming:
        s.move(piece, zone)
        s.hold(piece, army)
    groups.put(s, group, G_LESS, s.t.n.call)
    note_hunger(s, group)
    merging.spread_demoralisation(s, groups.members(s, group))
    for there in places:
        note_causes(s, group, there, zone)
        merging.tidy(s, side, there)
        lift_siege(s, there)
    set_ceiling(s, group)


def tell_called(s: Theatre, there: int, coming: list[int]) -> None:
    """A general stands for his troops; units without him are told one by one."""
    for piece in forces.generals_of(coming) or forces.units_of(coming):
        s.note(CALLED, piece, there, 0, 0, EVERYONE)


def caller(s: Theatre, group: int) -> int:
    """The army of a group that calls: its commander's."""
    return s.holder_of(leader_of(s, group))


def brought(s: Theatre, group: int, piece: int) -> list[int]:
    """A unit comes alone; a general brings his depots and as many of his units as there is room."""
    if piece < UNITS:
        return [piece]
    force = [
        p
        for p in forces.pieces_in(s, s.side_of(piece), s.at(piece), False, 0)
        if p != piece and not s.flag(p, MARKED | FIXED)
    ]
    coming = [piece]
    for unit in _strongest(s, forces.units_of(force)):
        if army_with(s, group, [*coming, unit]) == OK:
            coming.append(unit)
    return coming + [p for p in force if p >= UNITS]


def taken_back(s: Theatre, group: int, piece: int) -> list[int]:
    """A unit or depot that is not called after all; with a general all of his force."""
    if not GENERALS <= piece < FLEETS:
        return [piece]
    return [other for other in called(s, group) if s.at(other) == s.at(piece)]


def army_with(s: Theatre, group: int, coming: list[int]) -> int:
    """What speaks against the army taking these in, besides those who are called already."""
    army = caller(s, group)
    held = [*forces.held_by(s, army, groups.members(s, group)), *called(s, group), *coming]
    for general in forces.generals_of(held):
        if forces.ill_placed(s, army, general, held):
            s.because(A_PIECE, general)
            return NO_STEPS_OF_HIS
    return forces.army_objection(s, army, held)


def may_call(s: Theatre, group: int, piece: int) -> int:
    """R116: a force next to it by open ground, not marked, no army, nobody of higher rank."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    if piece >= UNITS and not GENERALS <= piece < FLEETS:
        return NO_FORCE
    if s.at(piece) >= ZONES or s.side_of(piece) != side:
        return NOT_CALLED_FROM_THERE
    there = s.at(piece)
    border: int = s.t.border[there * ZONES + zone]
    if border != PLAIN and border != BRIDGE:
        return NOT_CALLED_FROM_THERE
    if s.flag(piece, INSIDE):
        return BESIEGED
    if s.flag(piece, MARKED) or s.group_of(piece) != 0:
        return ALREADY_MARKED
    if s.armies_in(side, there):
        return ARMY_NOT_CALLED
    if piece >= GENERALS and merging.outranks(s, piece, leader_of(s, group)):
        s.because(A_PIECE, leader_of(s, group))
        return OUTRANKED
    return _may_come(s, group, piece)


def _may_come(s: Theatre, group: int, piece: int) -> int:
    """Whether the army may hold what is called, and what stays behind is a force."""
    zone, side, there = groups.get(s, group, G_ZONE), s.side_of(piece), s.at(piece)
    coming = brought(s, group, piece)
    with_him = [other for other in called(s, group) if s.at(other) == there]
    refused = army_with(s, group, coming)
    if refused == OK:
        refused = units_may_enter(s, side, forces.units_of(coming), zone)
    if refused != OK:
        return refused
    staying = [p for p in forces.pieces_in(s, side, there, False, 0) if p not in coming]
    refused = staying_objection(s, staying)
    if refused != OK:
        # Units stay behind a general because they have moved, or because there is no room.
        full = piece >= GENERALS and any(not s.flag(u, MARKED) for u in forces.units_of(staying))
        return BEYOND_COMMAND if full else refused
    return OK if forces.units_of([*coming, *with_him]) else LEFT_ALONE


def may_stay_after_all(s: Theatre, group: int, piece: int) -> int:
    """Whether one of those who are called may stay; both parts of his force must be forces."""
    coming = called(s, group)
    if piece not in coming:
        return NOT_THERE
    there, side = s.at(piece), s.side_of(piece)
    back = taken_back(s, group, piece)
    left = [p for p in coming if s.at(p) == there and p not in back]
    if forces.generals_of(left) and not forces.units_of(left):
        return LEFT_ALONE
    return staying_objection(s, [*forces.pieces_in(s, side, there, False, 0), *back])

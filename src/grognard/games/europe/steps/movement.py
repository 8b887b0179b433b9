"""12.1, 12.2, 3.2, 13.4: the march of an active force, zone by zone."""

from __future__ import annotations

from grognard.games.europe import duty, forces, frontier, groups, merging
from grognard.games.europe.events import (
    DEPOT_FIXED,
    DEPOT_FREED,
    ENTERED_ZONE,
    LEFT_BEHIND,
    RALLIED_FORCE,
    RALLY_FAILED,
    TAKEN_ALONG,
)
from grognard.games.europe.kinds import (
    CONSOLIDATE,
    DEFEND,
    ENGAGE,
    ENTERED,
    FIGHT_OUT,
    INTERCEPT,
)
from grognard.games.europe.layout import (
    A_MODE,
    ARMIES,
    CAMPAIGN,
    COUNTER_MARCHES,
    DEAR_CORPS,
    DEMORALISED,
    DEPOTS,
    DESERT,
    DETACHED,
    FIXED,
    FLEETS,
    FOUGHT,
    FRESH,
    G_BORDER,
    G_CEILING,
    G_FORCED,
    G_FREE_SIEGES,
    G_KIND,
    G_SIDE,
    G_SPENT,
    G_STATE,
    G_WAITS,
    G_ZONE,
    GENERALS,
    HUNGRY,
    INSIDE,
    INTERCEPTS,
    LOST,
    MARCHES,
    MARKED,
    MOST_GROUPS,
    NO_ENGINEERS,
    PIECES,
    RALLIED,
    SORTIES,
    STOPPED,
    T_INTERCEPTED,
    TESTED,
    UNITS,
    UNSUPPLIED,
    ZONES,
)
from grognard.games.europe.refusals import (
    ALREADY_MARKED,
    ARMY_FROM_ARMY,
    BESIEGED,
    COMMANDER_STAYS,
    CORPS_ALONE,
    DEPOT_NEEDS_GENERAL,
    ENEMY_NEAR,
    FIXED_DEPOT,
    LEFT_ALONE,
    MUST_STOP,
    NO_DEPOT,
    NOT_ADJACENT,
    NOT_DEMORALISED,
    NOT_DISMISSED,
    NOT_NEARER,
    NOT_THERE,
    OK,
    OUTRANKED,
    RALLY_NEEDS_GENERAL,
    STACKED,
    TEST_FIRST,
    TOO_FAR,
    TROOPS_FIRST,
    WANTS_SUPPLY,
)
from grognard.games.europe.state import ANY_GROUP, Theatre
from grognard.games.europe.steps.activation import (
    pay_second_point,
    second_point,
)
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.steps.holding import (
    besiege,
    may_besiege,
    may_control,
    may_rebuild,
    may_sortie,
    overrun_depots,
    rebuild_fort,
    sortie,
    take_control,
)
from grognard.games.europe.steps.muster import going_objection, slow_down
from grognard.games.europe.steps.upkeep import supply_objection
from grognard.games.europe.verbs import (
    BESIEGE,
    CONTROL,
    DISMISS,
    ENTER,
    FIX,
    FREE,
    LEAVE,
    RALLY,
    SORTIE,
    STOP,
    TAKE,
)
from grognard.games.europe.verbs import REBUILD as REBUILD_FORT
from grognard.games.europe.ways import (
    attackable,
    border_closed,
    come_out,
    force_morale,
    leader_of,
    lift_siege,
    neighbours,
    note_causes,
    siege_needs,
    units_may_enter,
)
from grognard.kernel.state import A_PIECE, A_PLACE, EVERYONE


class Move(Question):
    """What an active force does next, for its movement points; a: group."""

    def unneeded(self, s: Theatre) -> bool:
        """The force is gone, has lost a battle, or waits for one (12.6)."""
        group = s.argument(0)
        if groups.get(s, group, G_WAITS) != 0 or groups.has(s, group, G_STATE, LOST):
            return True
        return not groups.units(s, group)

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Neighbouring zones, or pieces in the zone."""
        group = s.argument(0)
        zone = groups.get(s, group, G_ZONE)
        if verb == ENTER:
            return pairs(neighbours(s, zone))
        if verb == LEAVE or verb == DISMISS:
            return pairs(groups.members(s, group))
        if verb == FIX or verb == FREE:
            return pairs(s.at_place(DEPOTS, ARMIES, zone))
        if verb == TAKE:
            return pairs([p for p in s.at_place(0, PIECES, zone) if s.group_of(p) == 0])
        if verb == REBUILD_FORT:
            return pairs(s.at_place(0, PIECES, zone)) if s.ruined(zone) else []
        return [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """What speaks against it."""
        group = s.argument(0)
        if shut_in(s, group) and verb not in (SORTIE, STOP):
            return BESIEGED
        if verb == ENTER:
            return may_enter(s, group, a)
        if verb == TAKE:
            return may_take(s, group, a)
        if verb == LEAVE:
            return may_leave(s, group, a)
        if verb == FIX or verb == FREE:
            return may_turn_depot(s, group, a, verb == FIX)
        if verb == DISMISS:
            return may_dismiss(s, group, a)
        if verb == CONTROL:
            return may_control(s, group)
        if verb == RALLY:
            return may_rally(s, group)
        if verb == BESIEGE:
            return may_besiege(s, group)
        if verb == REBUILD_FORT:
            return may_detach(s, group, a)
        if verb == SORTIE:
            return may_sortie(s, group)
        assert verb == STOP
        return may_stop(s, group)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """Carries it out."""
        group = s.argument(0)
        if verb == ENTER:
            enter(s, group, a)
        elif verb == TAKE:
            take(s, group, a)
        elif verb == LEAVE:
            leave(s, group, a)
        elif verb == FIX or verb == FREE:
            turn_depot(s, a, verb == FIX)
        elif verb == DISMISS:
            merging.dismiss(s, a)
        elif verb == CONTROL:
            groups.spend(s, group, s.t.n.control)
            take_control(s, groups.get(s, group, G_SIDE), groups.get(s, group, G_ZONE))
        elif verb == RALLY:
            rally(s, group)
        elif verb == BESIEGE:
            besiege(s, group)
        elif verb == REBUILD_FORT:
            if a < UNITS and test_due(s, group):
                groups.add(s, group, G_STATE, DETACHED)
            rebuild_fort(s, groups.get(s, group, G_ZONE), a)
        elif verb == SORTIE:
            sortie(s, group)
        else:
            s.pop()


# --- entering a zone (12.1) ----------------------------------------------------------------


def may_enter(s: Theatre, group: int, zone: int) -> int:
    """What speaks against a force entering a zone."""
    here, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    if s.t.border[here * ZONES + zone] < 0:
        return NOT_ADJACENT
    refused = border_closed(s, side, here, zone)
    if refused != OK:
        return refused
    left = groups.points_left(s, group) - cost_to_enter(s, group, zone)
    if left < 0:
        return TOO_FAR
    if stopped_here(s, group):
        s.because(A_PLACE, here)
        return MUST_STOP
    refused = units_may_enter(s, side, groups.units(s, group), zone)
    if refused == OK:
        refused = duty.way_objection(s, group, zone)
    if refused == OK:
        refused = frontier.way_objection(s, group, zone)
    if refused == OK:
        refused = friends_there(s, group, zone, left)
    if refused == OK and (attackable(s, 1 - side, zone) or dear(s, side, zone)):
        return second_point(s, group)
    return refused


def dear(s: Theatre, side: int, zone: int) -> bool:
    """9.1 (option), R552: a lone corps pays 2 to enter a zone that its side does not control.

    A zone of free passage counts as its side's if the land is.
    """
    if not s.option(DEAR_CORPS):
        return False
    return s.side(s.land_of(zone) if s.t.site[zone] == 0 else s.holder(zone)) != side


def friends_there(s: Theatre, group: int, zone: int, left: int) -> int:
    """R149, R185: friends whom it cannot join are only passed; with waiting ones it will fight."""
    side = groups.get(s, group, G_SIDE)
    friends = forces.pieces_in(s, side, zone)
    if not friends:
        return OK
    if joining_objection(s, group, friends) == OK:
        return OK
    s.because(A_PLACE, zone)
    if groups.waiting(s, side, zone):
        return STACKED
    for near in neighbours(s, zone):
        cost: int = s.t.cost[zone * ZONES + near]
        if cost <= left and border_closed(s, side, zone, near) == OK:
            return OK
    return STACKED


def joining_objection(s: Theatre, group: int, friends: list[int]) -> int:
    """12.2.2: what speaks against a force becoming one with friends where it ends its march.

    An army never takes in the troops of a higher general who stands there.
    """
    members = groups.members(s, group)
    others = [piece for piece in friends if piece not in members]
    standing = [piece for piece in others if s.group_of(piece) == 0]
    chief, leader = forces.commander(s, standing), forces.commander(s, members)
    if forces.armies_of(members) and not forces.armies_of(standing) and chief >= 0:
        if merging.outranks(s, chief, leader):
            s.because(A_PIECE, chief)
            return OUTRANKED
    return merging.objection_together(s, [*members, *others], True)


def cost_to_enter(s: Theatre, group: int, zone: int) -> int:
    """12.1: the zone and its border; the way over the desert takes a whole movement factor."""
    here = groups.get(s, group, G_ZONE)
    if s.t.border[here * ZONES + zone] == DESERT:
        if groups.get(s, group, G_SPENT) > 0:
            return 99
        return max(1, groups.get(s, group, G_CEILING) - groups.get(s, group, G_FORCED))
    cost: int = s.t.cost[here * ZONES + zone]
    return cost


def stopped_here(s: Theatre, group: int) -> bool:
    """12.1, 15.1: an uncovered enemy fortress keeps a force where it is."""
    if not groups.has(s, group, G_STATE, STOPPED):
        return False
    return not covered(s, group)


def covered(s: Theatre, group: int) -> bool:
    """15.1, R140-R142: as many steps as a siege needs stay before the fortress.

    That it has begun to besiege it does not let a force go on without them in this round (15.3).
    """
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    if not s.fort_active(zone) or s.side(s.holder(zone)) != 1 - side:
        return True
    staying = [unit for unit in s.units_in(side, zone) if s.group_of(unit) != group]
    return s.total_steps(staying) >= siege_needs(s, zone)


def enter(s: Theatre, group: int, zone: int) -> None:
    """A force enters a zone; what it meets there is settled next."""
    here, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    cover_fort(s, group)
    if attackable(s, 1 - side, zone) or dear(s, side, zone):
        pay_second_point(s, group)
    groups.spend(s, group, cost_to_enter(s, group, zone))
    note_causes(s, group, here, zone)
    groups.put(s, group, G_BORDER, s.t.border[here * ZONES + zone])
    fleeting = STOPPED | DETACHED | NO_ENGINEERS
    groups.put(s, group, G_STATE, groups.get(s, group, G_STATE) & ~fleeting)
    groups.put(s, group, G_FREE_SIEGES, 0)
    s.c[T_INTERCEPTED] = 0
    groups.go_to(s, group, zone)
    duty.note_entry(s, side, zone)
    frontier.note_entry(s, side, zone)
    merging.join(s, side, here, False, 0)  # who stays is of the army that stays (R123)
    s.note(ENTERED_ZONE, leader_of(s, group), zone, groups.points_left(s, group), here, EVERYONE)
    s.push(ENTERED, side, group, 0)
    lift_siege(s, here)
    come_out(s, here)


def cover_fort(s: Theatre, group: int) -> None:
    """15.1, R140: those who stay before a fortress besiege it, and are done for this round."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    if not s.enemy_fort(side, zone) or not covered(s, group):
        return
    s.set_fort(zone, False, 0)
    for piece in forces.pieces_in(s, side, zone, False, 0):
        s.mark(piece, MARKED)


class Entered(Course):
    """What a force meets in the zone it has entered; a: group, b: stage."""

    def carry_on(self, s: Theatre) -> None:
        """12.4: interception; 12.5: the defender stands, goes inside or evades; then the battle."""
        group, stage = s.argument(0), s.argument(1)
        side, zone = s.asked(), groups.get(s, group, G_ZONE)
        s.set_argument(1, stage + 1)
        if stage == 0:
            s.push(INTERCEPT, 1 - side, zone, group)
        elif stage == 1:
            overrun_depots(s, side, zone)
            # R178: who has once refused to evade, or failed, stands until the battle is over.
            if attackable(s, 1 - side, zone) and not groups.waiting(s, side, zone):
                s.push(DEFEND, 1 - side, zone, group)
        elif stage == 2:
            if attackable(s, 1 - side, zone) and groups.units(s, group):
                choice = s.c[A_MODE] == CAMPAIGN and s.c[T_INTERCEPTED] == 0
                choice = choice and groups.get(s, group, G_KIND) == MARCHES
                s.push(ENGAGE if choice else FIGHT_OUT, side, group, 0)
        else:
            s.pop()
            arrived(s, group, side, zone)


def arrived(s: Theatre, group: int, side: int, zone: int) -> None:
    """12.1, R202: reactions are over; an uncovered fortress stops the force."""
    end_reactions(s)
    overrun_depots(s, side, zone)
    if s.fort_active(zone) and s.side(s.holder(zone)) == 1 - side:
        groups.add(s, group, G_STATE, STOPPED)
    if groups.get(s, group, G_KIND) == SORTIES and not s.besieged(zone):
        groups.put(s, group, G_KIND, MARCHES)  # R254: the besiegers are gone


def end_reactions(s: Theatre) -> None:
    """Who intercepted or marched to the guns is part of what stands there now."""
    for group in range(1, MOST_GROUPS + 1):
        if groups.get(s, group, G_KIND) in (INTERCEPTS, COUNTER_MARCHES):
            side, here = groups.get(s, group, G_SIDE), groups.get(s, group, G_ZONE)
            groups.free(s, group)
            merging.join(s, side, here, False, 0)


# --- a sortie (15, R253) -------------------------------------------------------------------


def shut_in(s: Theatre, group: int) -> bool:
    """Whether a force is besieged, and may only make a sortie."""
    if groups.get(s, group, G_KIND) != SORTIES:
        return False
    return s.besieged(groups.get(s, group, G_ZONE))


# --- taking along and leaving (12.2.1) -----------------------------------------------------


def may_take(s: Theatre, group: int, piece: int) -> int:
    """R113, R127, R147: what speaks against taking a piece of an inactive friend along."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    leader = groups.commander(s, group)
    if leader < 0:
        return CORPS_ALONE
    if s.at(piece) != zone or s.side_of(piece) != side or s.group_of(piece) != 0:
        return NOT_THERE
    if GENERALS <= piece < FLEETS or piece >= ARMIES:
        return TROOPS_FIRST
    if FLEETS <= piece < DEPOTS or s.flag(piece, INSIDE):
        return NOT_THERE
    if s.flag(piece, FIXED):
        return FIXED_DEPOT
    if s.flag(piece, MARKED):
        return ALREADY_MARKED
    refused = _may_take_from(s, group, leader, piece)
    if refused == OK:
        refused = merging.objection_together(s, [*groups.members(s, group), piece])
    if refused != OK:
        return refused
    staying = [p for p in forces.pieces_in(s, side, zone, False, 0) if p != piece]
    return remainder_objection(s, staying)


def _may_take_from(s: Theatre, group: int, leader: int, piece: int) -> int:
    """10.2, R127: nobody takes from a higher general, nor from an army without an army."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    standing = forces.pieces_in(s, side, zone, False, 0)
    chief = forces.commander(s, standing)
    if chief < 0 or piece >= FLEETS:
        return OK
    members = groups.members(s, group)
    army = s.holder_of(piece)
    if army >= ARMIES:
        standing = [*forces.held_by(s, army, standing), army]
        chief = forces.general_of_army(s, army, standing)
    if forces.higher(s, chief, standing, leader, members):
        s.because(A_PIECE, chief)
        return OUTRANKED
    if army < ARMIES:
        return OK
    if not forces.armies_of(members):
        return ARMY_FROM_ARMY
    if s.t.owner[chief] != s.t.owner[leader]:
        s.because(A_PIECE, chief)
        return OUTRANKED
    left = [unit for unit in forces.units_of(standing) if unit != piece]
    return OK if left else LEFT_ALONE


def remainder_objection(s: Theatre, staying: list[int]) -> int:
    """R148: what is left must be a force that may stand; generals without troops go."""
    units = forces.units_of(staying)
    if not units:
        return OK
    return forces.objection(s, staying)


def take(s: Theatre, group: int, piece: int) -> None:
    """A piece joins the force; a slower unit lowers its points (12.3)."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    members = groups.members(s, group)
    armies = forces.armies_of(members)
    s.hold(piece, merging.host_of(s, armies, [piece], members) if armies else -1)
    s.set_group(piece, group)
    s.mark(piece, FRESH)
    if piece < UNITS:
        slow_down(s, group, piece)
    s.note(TAKEN_ALONG, piece, zone, 0, 0, EVERYONE)
    merging.spread_demoralisation(s, groups.members(s, group))
    standing = forces.pieces_in(s, side, zone, False, 0)
    if not forces.units_of(standing):
        for general in forces.generals_of(standing):
            take_general(s, group, general)


def take_general(s: Theatre, group: int, general: int) -> None:
    """12.2.1: whose troops are all taken stays with an army as a subordinate, or leaves the map."""
    members = groups.members(s, group)
    armies = forces.armies_of(members)
    together = [*members, general]
    if (
        not armies
        or general in merging.surplus(s, together)
        or merging.objection_together(s, together) != OK
    ):
        merging.dismiss(s, general)
    else:
        s.hold(general, merging.host_of(s, armies, [general], members))
        s.set_group(general, group)


def may_leave(s: Theatre, group: int, piece: int) -> int:
    """R113, R148: what speaks against leaving a piece in the zone."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    leader = groups.commander(s, group)
    if s.group_of(piece) != group:
        return NOT_THERE
    if leader < 0:
        return CORPS_ALONE
    if piece == leader or piece == s.holder_of(leader):
        return COMMANDER_STAYS
    if DEPOTS <= piece < ARMIES:
        return OK
    left = left_with(s, group, piece)
    refused = going_objection(s, forces.without(groups.members(s, group), left))
    if refused != OK:
        return refused
    standing = [*forces.pieces_in(s, side, zone, False, 0), *left]
    if forces.generals_of(standing) and not forces.units_of(standing):
        return LEFT_ALONE
    return merging.objection_together(s, standing, True)


def left_with(s: Theatre, group: int, piece: int) -> list[int]:
    """What stays with a piece that is left: of two armies one stays with all that it holds."""
    if piece < ARMIES:
        return [piece]
    return [*forces.held_by(s, piece, groups.members(s, group)), piece]


def leave(s: Theatre, group: int, piece: int) -> None:
    """A piece stays in the zone; what moved with the force does not move again (R108)."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    for each in left_with(s, group, piece):
        s.set_group(each, 0)
        if piece < ARMIES:
            s.hold(each, -1)
        s.unmark(each, FRESH)
        s.mark(each, MARKED)
    merging.join(s, side, zone, False, 0)
    s.note(LEFT_BEHIND, piece, zone, 0, 0, EVERYONE)
    if forces.objection(s, forces.pieces_in(s, side, zone, False, 0)) != OK:
        s.push(CONSOLIDATE, side, zone, 2)


# --- depots, subordinates, rallying (13.4, 10.3, 14.9.4) -----------------------------------


def may_turn_depot(s: Theatre, group: int, depot: int, fix: bool) -> int:
    """13.4, R152: a general fixes or frees the depots where he stands."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    if not DEPOTS <= depot < ARMIES or not s.belongs(depot, side, zone, False, ANY_GROUP):
        return NO_DEPOT
    if not groups.generals(s, group):
        return DEPOT_NEEDS_GENERAL
    return OK if s.flag(depot, FIXED) != fix else NO_DEPOT


def turn_depot(s: Theatre, depot: int, fix: bool) -> None:
    """A fixed depot stays where it is; a mobile one goes with whoever takes it."""
    zone = s.at(depot)
    if fix:
        s.mark(depot, FIXED)
        s.set_group(depot, 0)
        s.hold(depot, -1)
        s.note(DEPOT_FIXED, depot, zone, 0, 0, EVERYONE)
    else:
        s.unmark(depot, FIXED)
        s.note(DEPOT_FREED, depot, zone, 0, 0, EVERYONE)


def may_dismiss(s: Theatre, group: int, general: int) -> int:
    """10.3, R129: a subordinate of an army on the march."""
    if not GENERALS <= general < FLEETS or s.group_of(general) != group:
        return NOT_THERE
    army = s.holder_of(general)
    if not forces.armies_of(groups.members(s, group)):
        return NOT_DISMISSED
    leads = forces.general_of_army(s, army, groups.members(s, group)) == general
    return NOT_DISMISSED if leads else OK


def may_rally(s: Theatre, group: int) -> int:
    """14.9.4, R238: a general, two points, supply, no enemy in the zone."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    broken = demoralised_part(s, group)
    if not broken:
        return NOT_DEMORALISED
    if not groups.generals(s, group):
        return RALLY_NEEDS_GENERAL
    if s.unsupplied(forces.units_of(broken)):
        return supply_objection(s, zone, broken, WANTS_SUPPLY)
    if s.has_units(1 - side, zone):  # a garrison under siege does not hinder it
        return ENEMY_NEAR
    return OK if groups.points_left(s, group) >= s.t.n.rally else TOO_FAR


def demoralised_part(s: Theatre, group: int) -> list[int]:
    """R238: the force that can be rallied: all of it, or of two armies the first that needs it."""
    members = groups.members(s, group)
    armies = forces.armies_of(members)
    parts = [[*forces.held_by(s, army, members), army] for army in armies]
    for part in parts if len(armies) > 1 else [members]:
        if s.demoralised(forces.units_of(part)):
            return part
    return []


def rally(s: Theatre, group: int) -> None:
    """14.9.4: a die not above the morale of the force and the better value of its general."""
    groups.spend(s, group, s.t.n.rally)
    part = demoralised_part(s, group)
    chief = forces.commander(s, part)
    attack, defence = int(s.t.attack[chief - GENERALS]), int(s.t.defence[chief - GENERALS])
    die = s.die()
    if die > force_morale(s, forces.units_of(part)) + max(attack, defence):
        s.note(RALLY_FAILED, chief, die, 0, 0, EVERYONE)
        return
    for unit in forces.units_of(part):
        s.unmark(unit, DEMORALISED)
    groups.add(s, group, G_STATE, RALLIED)
    s.note(RALLIED_FORCE, chief, die, 0, 0, EVERYONE)


# --- the end of the march ------------------------------------------------------------------


def may_stop(s: Theatre, group: int) -> int:
    """12.2.1, R149: who cannot join the friends in the zone must go on while he can.

    So must who has given a step to the fortress before his test (13.6.2, R257).
    """
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    if groups.has(s, group, G_STATE, DETACHED) and may_go_on(s, group):
        return TEST_FIRST
    if duty.bound_group(s, group) >= 0 and not duty.has_moved(s, group) and may_go_on(s, group):
        return NOT_NEARER
    if joining_objection(s, group, forces.pieces_in(s, side, zone)) == OK:
        return OK
    if forces.objection(s, groups.members(s, group)) != OK:
        return OK  # R546: losses have left too many allies, and its march does not change that
    s.because(A_PLACE, zone)
    return STACKED if may_go_on(s, group) else OK


def may_go_on(s: Theatre, group: int) -> bool:
    """Whether there is a zone that a force could still enter."""
    near = neighbours(s, groups.get(s, group, G_ZONE))
    return any(may_enter(s, group, zone) == OK for zone in near)


def may_detach(s: Theatre, group: int, piece: int) -> int:
    """13.6.2, 15.5, R257: a step at once if the force goes on, else only after its test."""
    refused = may_rebuild(s, group, piece)
    if refused == OK and piece < UNITS and test_due(s, group) and not may_go_on(s, group):
        return TEST_FIRST
    return refused


def test_due(s: Theatre, group: int) -> bool:
    """13.6.1, R201: a forced march or want of supply, and neither test nor battle yet."""
    if groups.has(s, group, G_STATE, TESTED | FOUGHT):
        return False
    forced = groups.get(s, group, G_FORCED) > 0 and not groups.spared(s, group)
    hungry = groups.has(s, group, G_STATE, HUNGRY)
    return forced or hungry or any(s.flag(unit, UNSUPPLIED) for unit in groups.units(s, group))

"""12.4, 12.5, 15.1: what the other side does when a force enters a zone.

First one force may intercept (12.4). Then a force that stands in the zone is asked whether it
stands, goes into its fortress or evades (12.5).
"""

from __future__ import annotations

from grognard.games.europe import forces, frontier, groups, merging
from grognard.games.europe.events import (
    CARD_USED,
    EVADED,
    EVASION_FAILED,
    INTERCEPTED,
    INTERCEPTION_FAILED,
    SHELTERED,
    STOOD,
)
from grognard.games.europe.kinds import (
    ANSWER,
    ATTRITION,
    CONSOLIDATE,
    EVASION_DEPOTS,
    MUSTER,
    TRY_EVASION,
    TRY_INTERCEPTION,
)
from grognard.games.europe.layout import (
    A_INTERCEPTION,
    ARMIES,
    DEPOTS,
    DESERT,
    EVADES,
    FIXED,
    FLEETS,
    FOG_OF_WAR,
    G_BORDER,
    G_FROM,
    G_GOAL,
    G_KIND,
    G_PAID,
    G_SIDE,
    G_START,
    G_STATE,
    G_ZONE,
    GENERALS,
    HAND,
    INSIDE,
    INTERCEPTS,
    MOST_GROUPS,
    PIECES,
    PLAYED,
    T_INTERCEPTED,
    T_MODIFIER,
    T_SURE,
    TESTED,
    UNITS,
    ZONES,
)
from grognard.games.europe.model import MOMENTS
from grognard.games.europe.refusals import (
    BEYOND_HIS_FACTOR,
    CAME_THAT_WAY,
    CARD_TOO_LOW,
    EVADER_NEEDS_GENERAL,
    NO_CANDIDATE,
    NO_DEPOT,
    NO_SHELTER,
    NOT_ADJACENT,
    NOT_DEMORALISED,
    NOT_EVADING_THERE,
    OK,
    TOO_FAR,
    TOO_MANY_ARMIES,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import rounds
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.steps.muster import company, may_part
from grognard.games.europe.verbs import BRING, DONE, ELUDE, EVADE, INTERCEPT, SHELTER, STAND
from grognard.games.europe.ways import (
    attackable,
    border_closed,
    difficult,
    leader_of,
    lift_siege,
    neighbours,
    note_causes,
    reaction_closed,
    strays,
)
from grognard.kernel.state import A_PLACE, EVERYONE

# --- interception (12.4) -------------------------------------------------------------------


class Intercept(Question):
    """One force with a general next to the zone may fall on the mover, for a card; a window."""

    def unneeded(self, s: Theatre) -> bool:
        """Nobody is near, or the hand is empty: both are public."""
        if s.hand_size(s.asked()) == 0:
            return True
        side, mover = s.asked(), s.argument(1)
        return not any(might_intercept(s, side, mover, general) for general in self.generals(s))

    def generals(self, s: Theatre) -> list[int]:
        """The generals next to the zone."""
        side = s.asked()
        found: list[int] = []
        for near in neighbours(s, s.argument(0)):
            found += s.generals_in(side, near)
        return found

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """A general and a card of the hand."""
        if verb != INTERCEPT:
            return [(0, 0)]
        cards = s.cards_at(s.asked(), HAND)
        return [(general, card) for general in self.generals(s) for card in cards]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """12.4: a commander who can come, and a card of at least his initiative."""
        if verb != INTERCEPT:
            return OK
        if not GENERALS <= a < FLEETS or s.side_of(a) != s.asked():
            return NO_CANDIDATE
        refused = may_intercept(s, s.argument(1), a)
        if refused == OK:
            refused = rounds.held(s, s.asked(), b)
        if refused != OK:
            return refused
        return OK if rounds.value_of(s, b) >= forces.initiative(s, a) else CARD_TOO_LOW

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """The card is played, and he says who goes."""
        mover, side = s.argument(1), s.asked()
        s.pop()
        if verb != INTERCEPT:
            return
        s.put_card(b, PLAYED)
        s.note(CARD_USED, side, b, 0, 0, EVERYONE)
        group = groups.new(s, side, INTERCEPTS, s.at(a))
        groups.put(s, group, G_GOAL, 1 + groups.get(s, mover, G_ZONE))
        groups.put(s, group, G_PAID, 1 + b)
        for piece in interceptors(s, side, a, groups.get(s, mover, G_ZONE)):
            s.set_group(piece, group)
        s.c[T_MODIFIER] = 0
        s.push(TRY_INTERCEPTION, side, group, mover)
        s.push(MUSTER, side, s.at(a), group)


def might_intercept(s: Theatre, side: int, mover: int, general: int) -> bool:
    """Whether he can come; in the fog of war, whether he could as far as everybody knows."""
    if s.option(FOG_OF_WAR):
        return might_come(s, side, general, groups.get(s, mover, G_ZONE))
    return may_intercept(s, mover, general) == OK


def may_intercept(s: Theatre, mover: int, general: int) -> int:
    """R156: a commander with his force, next to the zone by a way within his movement factor."""
    side = 1 - groups.get(s, mover, G_SIDE)
    zone, here = groups.get(s, mover, G_ZONE), s.at(general)
    if here >= ZONES or s.flag(general, INSIDE):
        return NO_CANDIDATE
    pieces = forces.pieces_in(s, side, here, False, 0)
    if forces.commander(s, pieces) != general or forces.demoralised(s, pieces):
        return NO_CANDIDATE
    force = interceptors(s, side, general, zone)
    going = forces.units_of(force)
    if not going:
        return NO_CANDIDATE
    if third_army(s, side, general, zone):
        return TOO_MANY_ARMIES
    refused = frontier.reaction_objection(s, force, zone)
    if refused != OK:
        return refused
    refused = reaction_closed(s, side, going, here, zone)
    if refused == TOO_FAR:
        s.because(A_PLACE, zone)
        return BEYOND_HIS_FACTOR
    return NO_CANDIDATE if refused == NOT_ADJACENT else refused


def third_army(s: Theatre, side: int, general: int, zone: int) -> bool:
    """4, 11, 14.1: whether he leads an army and two of his side stand in a zone already."""
    here, army = s.at(general), s.holder_of(general)
    if here == zone or army < ARMIES or len(s.armies_in(side, zone)) < forces.MOST_ARMIES:
        return False
    return forces.general_of_army(s, army, forces.pieces_in(s, side, here, False, 0)) == general


def might_come(s: Theatre, side: int, general: int, zone: int) -> bool:
    """R550: what everybody knows of a general who is near: who he is, his way, his morale.

    Of two armies together only their steps tell whether they are demoralised (R236).
    """
    here = s.at(general)
    if here >= ZONES or s.flag(general, INSIDE) or not s.in_sight(general):
        return False
    border: int = s.t.border[here * ZONES + zone]
    if border < 0 or border == DESERT or border_closed(s, side, here, zone) != OK:
        return False
    if third_army(s, side, general, zone):
        return False
    force = forces.pieces_in(s, side, here, False, 0)
    two = forces.army_count(force) >= forces.MOST_ARMIES
    return two or not s.demoralised(forces.units_of(force))


def interceptors(s: Theatre, side: int, general: int, zone: int) -> list[int]:
    """Who goes with a general unless he says otherwise; empty if he cannot leave the others.

    Militia stays at home (4), with a subordinate if it cannot stand without one.
    """
    here = s.at(general)
    force = [p for p in company(s, side, general, True) if p >= UNITS or not strays(s, p, zone)]
    for stays in (-1, *forces.generals_of(force)):
        going = [piece for piece in force if piece != stays]
        if stays != general and may_part(s, side, here, going):
            return going
    return []


class TryInterception(Course):
    """The die, the test of those who come, and their arrival; a: group, b: the mover."""

    def carry_on(self, s: Theatre) -> None:
        """12.4: 5 or more with its modifiers."""
        group, mover = s.argument(0), s.argument(1)
        if groups.has(s, group, G_STATE, TESTED):
            s.pop()
            arrive(s, group, mover)
            return
        die = s.die()
        zone = groups.get(s, mover, G_ZONE)
        leader = leader_of(s, group)
        if die + interception_modifier(s, group, mover) < s.t.n.interception:
            s.note(INTERCEPTION_FAILED, leader, zone, die, 0, EVERYONE)
            side, here = groups.get(s, group, G_SIDE), groups.get(s, group, G_ZONE)
            groups.free(s, group)
            merging.join(s, side, here, False, 0)  # they are with those who stayed again
            s.pop()
            return
        here = groups.get(s, group, G_ZONE)
        s.note(INTERCEPTED, leader, zone, die, here, EVERYONE)
        note_causes(s, group, here, zone)
        s.push(ATTRITION, groups.get(s, group, G_SIDE), group, 0)


def interception_modifier(s: Theatre, group: int, mover: int) -> int:
    """12.4, R160-R162: cavalry, initiative, difficult ground; and cards."""
    zone, here = groups.get(s, mover, G_ZONE), groups.get(s, group, G_ZONE)
    total = int(s.c[T_MODIFIER]) + int(s.c[A_INTERCEPTION])
    total += cavalry_bonus(s, groups.members(s, group), groups.members(s, mover))
    total += initiative_bonus(s, groups.members(s, group), groups.members(s, mover))
    return total - (1 if difficult(s, here, zone) else 0)


def cavalry_bonus(s: Theatre, pieces: list[int], others: list[int]) -> int:
    """Superiority of cavalry (4)."""
    mine, theirs = forces.cavalry_points(s, pieces), forces.cavalry_points(s, others)
    return s.t.n.cavalry if mine > theirs else 0


def initiative_bonus(s: Theatre, pieces: list[int], others: list[int]) -> int:
    """1 if the general has a better initiative than the mover's; none against a lone corps."""
    mine, his = forces.commander(s, pieces), forces.commander(s, others)
    if mine < 0 or his < 0:
        return 0
    better = forces.initiative_of(s, pieces, mine) < forces.initiative_of(s, others, his)
    return 1 if better else 0


def arrive(s: Theatre, group: int, mover: int) -> None:
    """12.4, R163: the interceptors enter and join their friends; a battle is certain."""
    side, zone = groups.get(s, group, G_SIDE), groups.get(s, mover, G_ZONE)
    here = groups.get(s, group, G_ZONE)
    if not groups.units(s, group):
        groups.free(s, group)
        merging.join(s, side, here, False, 0)  # a general left alone is with those who stayed
        return
    groups.put(s, group, G_BORDER, s.t.border[here * ZONES + zone])
    groups.go_to(s, group, zone)
    merging.join(s, side, here, False, 0)  # who stays is of the army that stays (R123)
    lift_siege(s, here)
    s.c[T_INTERCEPTED] = 1 + side


# --- standing, sheltering, evading (12.5, 15.1) --------------------------------------------


class Defend(Question):
    """What a force does that is attacked; a: zone, b: the group that attacks."""

    def unneeded(self, s: Theatre) -> bool:
        """Only depots stand there, nobody is left outside, or an interception was made."""
        side, zone = s.asked(), s.argument(0)
        return not s.units_in(side, zone) or s.c[T_INTERCEPTED] != 0

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The pieces in the zone, or the zones around it."""
        zone = s.argument(0)
        if verb == SHELTER:
            return pairs(s.at_place(0, PIECES, zone))
        return pairs(neighbours(s, zone)) if verb != STAND else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """To stand is always possible."""
        if verb == SHELTER:
            return may_shelter(s, s.asked(), s.argument(0), a)
        if verb == ELUDE:
            return may_slip(s, s.asked(), s.argument(0), a)
        return may_evade(s, s.argument(1), s.argument(0), a) if verb == EVADE else OK

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """Carries it out."""
        side, zone, attacker = s.asked(), s.argument(0), s.argument(1)
        if verb == STAND:
            s.pop()
            s.note(STOOD, side, zone, 0, 0, EVERYONE)
        elif verb == SHELTER:
            shelter(s, side, zone, a)
        elif verb == ELUDE:
            slip(s, side, zone, a)
        else:
            s.pop()
            announce_evasion(s, side, zone, attacker, a)


def may_shelter(s: Theatre, side: int, zone: int, piece: int) -> int:
    """15.1: into an own active fortress that is not besieged; what stays outside is a force."""
    if s.at(piece) != zone or s.side_of(piece) != side or s.flag(piece, INSIDE):
        return NO_SHELTER
    if FLEETS <= piece < DEPOTS or (piece >= UNITS and piece < GENERALS):
        return NO_SHELTER
    if not s.fort_active(zone) or s.besieged(zone) or not s.held_by(side, zone):
        return NO_SHELTER
    outside = [p for p in forces.pieces_in(s, side, zone) if p not in _with(s, piece)]
    inside = [*forces.pieces_in(s, side, zone, True), *_with(s, piece)]
    if forces.units_of(outside) and forces.objection(s, outside) != OK:
        return NO_SHELTER
    return OK if merging.objection_together(s, inside) == OK else NO_SHELTER


def _with(s: Theatre, piece: int) -> list[int]:
    """A general goes inside with all that he commands, a unit or depot alone."""
    if not GENERALS <= piece < FLEETS:
        return [piece]
    return company(s, s.side_of(piece), piece, True) or [piece]


def shelter(s: Theatre, side: int, zone: int, piece: int) -> None:
    """They go inside; generals without troops outside go with them."""
    for each in _with(s, piece):
        s.mark(each, INSIDE)
        s.note(SHELTERED, each, zone, 0, 0, EVERYONE)
    if not s.units_in(side, zone):
        for each in forces.pieces_in(s, side, zone):
            if not s.flag(each, FIXED):
                s.mark(each, INSIDE)
    merging.join(s, side, zone, True)


def may_evade(s: Theatre, attacker: int, zone: int, there: int) -> int:
    """12.5, R171: where a force may evade to."""
    side = 1 - groups.get(s, attacker, G_SIDE)
    pieces = forces.pieces_in(s, side, zone)
    units = forces.units_of(pieces)
    if s.t.border[zone * ZONES + there] < 0:
        return NOT_EVADING_THERE
    if forces.commander(s, pieces) < 0 and not s.demoralised(units):
        return EVADER_NEEDS_GENERAL
    return goal_objection(s, side, units, zone, there)


def goal_objection(s: Theatre, side: int, units: list[int], zone: int, there: int) -> int:
    """R171: what speaks against evading to a zone."""
    if there in ways_in(s, 1 - side, zone):
        s.because(A_PLACE, there)
        return CAME_THAT_WAY
    if attackable(s, 1 - side, there) or s.enemy_fort(side, there):
        s.because(A_PLACE, there)
        return NOT_EVADING_THERE
    refused = reaction_closed(s, side, units, zone, there)
    return NOT_EVADING_THERE if refused == TOO_FAR else refused


def broken_army(s: Theatre, side: int, zone: int) -> list[int]:
    """R173: the only demoralised one of two armies, with what it holds; empty if there is none."""
    pieces = forces.pieces_in(s, side, zone)
    armies = forces.armies_of(pieces)
    broken = [a for a in armies if s.demoralised(forces.units_of(forces.held_by(s, a, pieces)))]
    if len(armies) < forces.MOST_ARMIES or len(broken) != 1:
        return []
    return [*forces.held_by(s, broken[0], pieces), broken[0]]


def may_slip(s: Theatre, side: int, zone: int, there: int) -> int:
    """R173: a demoralised army of two may slip away alone; the other then decides anew."""
    pieces = broken_army(s, side, zone)
    if not pieces:
        return NOT_DEMORALISED
    if s.t.border[zone * ZONES + there] < 0:
        return NOT_EVADING_THERE
    return goal_objection(s, side, forces.units_of(pieces), zone, there)


def slip(s: Theatre, side: int, zone: int, there: int) -> None:
    """It goes without a die."""
    group = groups.new(s, side, EVADES, zone)
    for piece in broken_army(s, side, zone):
        s.set_group(piece, group)
    s.note(EVADED, leader_of(s, group), there, 0, zone, EVERYONE)
    slip_away(s, group, there)


def ways_in(s: Theatre, side: int, zone: int) -> list[int]:
    """R171: the zones by which forces under way of a side came to a zone."""
    return [
        groups.get(s, group, G_FROM)
        for group in range(1, MOST_GROUPS + 1)
        if groups.get(s, group, G_SIDE) == side
        and groups.get(s, group, G_KIND) != 0
        and groups.get(s, group, G_ZONE) == zone
    ]


def announce_evasion(s: Theatre, side: int, zone: int, attacker: int, there: int) -> None:
    """R170: the goal is named, then cards, then the die; a demoralised force needs none."""
    group = groups.new(s, side, EVADES, zone)
    pieces = [p for p in forces.pieces_in(s, side, zone) if not s.flag(p, FIXED)]
    for piece in pieces:
        s.set_group(piece, group)
    groups.put(s, group, G_START, there)
    s.c[T_MODIFIER] = 0
    sure = forces.demoralised(s, pieces)
    s.c[T_SURE] = 1 if sure else 0
    s.push(TRY_EVASION, side, group, attacker)
    if not sure:
        moment = MOMENTS.index("reaction_evasion")
        s.push(ANSWER, side, moment, zone)
        s.push(ANSWER, 1 - side, moment, zone)


class TryEvasion(Course):
    """12.5: 5 or more with its modifiers; a: group, b: the attacker."""

    def carry_on(self, s: Theatre) -> None:
        """They slip away, or they must fight."""
        group, attacker = s.argument(0), s.argument(1)
        s.pop()
        die = 0 if s.c[T_SURE] != 0 else s.die()
        there, leader = groups.get(s, group, G_START), leader_of(s, group)
        total = die + evasion_modifier(s, group, attacker)
        zone = groups.get(s, group, G_ZONE)
        if die == 0 or total >= s.t.n.evasion:
            s.note(EVADED, leader, there, die, zone, EVERYONE)
            slip_away(s, group, there)
        else:
            s.note(EVASION_FAILED, leader, zone, die, 0, EVERYONE)
            groups.free(s, group)


def evasion_modifier(s: Theatre, group: int, attacker: int) -> int:
    """12.5, R160-R162: cavalry, initiative, the ground over which the attacker came; and cards."""
    total: int = s.c[T_MODIFIER]
    total += cavalry_bonus(s, groups.members(s, group), groups.members(s, attacker))
    total += initiative_bonus(s, groups.members(s, group), groups.members(s, attacker))
    zone, came = groups.get(s, attacker, G_ZONE), groups.get(s, attacker, G_FROM)
    # A landing and a sortie cross no border.
    return total + (1 if came != zone and difficult(s, came, zone) else 0)


def slip_away(s: Theatre, group: int, there: int) -> None:
    """12.5, R172: without cost or loss; mobile depots go along, of fixed ones the owner says it.

    Friends there take them in (R174).
    """
    side, zone = groups.get(s, group, G_SIDE), groups.get(s, group, G_ZONE)
    groups.go_to(s, group, there)
    groups.free(s, group)
    if not s.has_units(side, zone):
        s.push(EVASION_DEPOTS, side, zone, there)
    settle_in(s, side, there)
    lift_siege(s, zone)


class EvasionDepots(Question):
    """R172: which fixed depots turn mobile and go along; a: the zone they stand in, b: where to."""

    def unneeded(self, s: Theatre) -> bool:
        """There is none, or nobody has got away."""
        return not self.depots(s) or not s.has_units(s.asked(), s.argument(1))

    def depots(self, s: Theatre) -> list[int]:
        """The fixed depots that were left."""
        return [depot for depot in s.depots_in(s.asked(), s.argument(0)) if s.flag(depot, FIXED)]

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those."""
        return pairs(self.depots(s)) if verb == BRING else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if verb == DONE or a in self.depots(s) else NO_DEPOT

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It goes along; the others stay and must be fought for."""
        if verb == DONE:
            s.pop()
            return
        side, there = s.asked(), s.argument(1)
        s.unmark(a, FIXED)
        s.move(a, there)
        merging.join(s, side, there, False, 0)


def settle_in(s: Theatre, side: int, zone: int) -> None:
    """10.2, R151, R174: militia abroad is lost, friends become one force, too many go."""
    for unit in s.units_in(side, zone):
        if strays(s, unit, zone):
            merging.destroy(s, [unit])
    merging.join(s, side, zone, False, 0)
    if forces.objection(s, forces.pieces_in(s, side, zone, False, 0)) != OK:
        s.push(CONSOLIDATE, side, zone, 0)

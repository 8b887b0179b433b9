"""17.1, 17.2: squadrons are formed, sail, attack and lie still again."""

from __future__ import annotations

from grognard.games.europe import groups, kinds, verbs
from grognard.games.europe.events import FLEET_LEFT, SAILED
from grognard.games.europe.layout import (
    DEPOTS,
    FLEETS,
    FOG_OF_WAR,
    FORCED_PORT,
    G_CEILING,
    G_SIDE,
    G_STATE,
    G_ZONE,
    LOST,
    MARKED,
    PIECES,
    PLACES,
    SEA,
    STOPPED,
    ZONES,
)
from grognard.games.europe.refusals import (
    ALREADY_MARKED,
    ATTACKED_ALREADY,
    LADEN,
    LAST_FLEET,
    MUST_SAIL_ON,
    NO_SQUADRON,
    NOT_TOGETHER,
    OK,
    TOO_FAR_BY_SEA,
    TOO_MANY_FLEETS,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import cargo, landing, naval_battle
from grognard.games.europe.steps.activation import cost_of, may_pay, settle_price
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.steps.filters import filter_objection
from grognard.games.europe.steps.naval_reactions import ATTACKS
from grognard.games.europe.waters import (
    attacked,
    cost,
    enemy_port,
    fleet_objection,
    has_room,
    is_box,
    is_sea,
    laden,
    may_sail,
    movement_of,
    near_seas,
    note_attack,
    own_port,
    port_of,
    ports_on,
    sea_of,
)
from grognard.kernel.state import EVERYONE


class Squadron(Question):
    """17.1: which other fleets that lie together go along, a point each; a: place, b: group."""

    def unneeded(self, s: Theatre) -> bool:
        """Nobody else can go along; in the fog of war nobody else can tell, so it is asked."""
        group = s.argument(1)
        groups.put(s, group, G_CEILING, movement_of(s, groups.fleets(s, group)))
        if s.option(FOG_OF_WAR):
            return False
        side, place = s.asked(), s.argument(0)
        return not any(may_go_along(s, group, f) == OK for f in s.fleets_at(side, place))

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The fleets at the place."""
        return pairs(s.fleets_at(s.asked(), s.argument(0))) if verb == verbs.WITH else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Whether it may go along."""
        return may_go_along(s, s.argument(1), a) if verb == verbs.WITH else OK

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It is paid for, or the squadron is ready."""
        group = s.argument(1)
        if verb != verbs.WITH:
            s.pop()
            return
        settle_price(s, s.asked(), group, cost_of(s, s.asked(), a))
        s.set_group(a, group)


def may_go_along(s: Theatre, group: int, fleet: int) -> int:
    """17.1, R265, R266: what speaks against a fleet being activated with a squadron."""
    side, place = groups.get(s, group, G_SIDE), groups.get(s, group, G_ZONE)
    if not FLEETS <= fleet < DEPOTS or s.side_of(fleet) != side or s.at(fleet) != place:
        return NOT_TOGETHER
    if s.group_of(fleet) != 0 or s.flag(fleet, MARKED):
        return ALREADY_MARKED
    if len(groups.fleets(s, group)) >= s.t.n.squadron:
        return TOO_MANY_FLEETS
    refused = fleet_objection(s, fleet)
    if refused == OK:
        refused = filter_objection(s, side, fleet)
    return may_pay(s, side, cost_of(s, side, fleet)) if refused == OK else refused


# --- the voyage ----------------------------------------------------------------------------


class Sail(Question):
    """What an active squadron does next; a: group."""

    def unneeded(self, s: Theatre) -> bool:
        """It is sunk, beaten, or has taken up its blockade (17.3.2)."""
        group = s.argument(0)
        over = groups.has(s, group, G_STATE, LOST) or groups.has(s, group, G_STATE, STOPPED)
        return over or not groups.fleets(s, group)

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Places next to it, fleets of it, pieces in the port."""
        group = s.argument(0)
        here = groups.get(s, group, G_ZONE)
        if verb in (verbs.SAIL, verbs.ATTACK):
            return pairs(next_places(s, here))
        if verb in (verbs.DROP, verbs.UNLOAD):
            return pairs(groups.fleets(s, group))
        if verb == verbs.LAND:
            return pairs([port_of(s, here)]) if is_box(here) else []
        if verb == verbs.LOAD:
            pieces = s.at_place(0, PIECES, here) if here < ZONES else []
            return [(piece, fleet) for piece in pieces for fleet in groups.fleets(s, group)]
        return [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """What speaks against it."""
        group = s.argument(0)
        if verb == verbs.SAIL:
            refused = may_sail(s, group, a)
            return cargo.departure_objection(s, group) if refused == OK else refused
        if verb == verbs.ATTACK:
            return may_attack(s, group, a)
        if verb == verbs.LOAD:
            return cargo.may_load(s, group, a, b)
        if verb == verbs.UNLOAD:
            return cargo.may_unload(s, group, a)
        if verb == verbs.LAND:
            return landing.may_land(s, group, a)
        if verb == verbs.DROP:
            return may_drop(s, group, a)
        assert verb == verbs.STOP
        return may_stop(s, group)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """Carries it out."""
        group = s.argument(0)
        if verb == verbs.SAIL:
            sail(s, group, a)
        elif verb == verbs.ATTACK:
            attack(s, group, a)
        elif verb == verbs.LOAD:
            cargo.load(s, group, a, b)
        elif verb == verbs.UNLOAD:
            cargo.unload(s, group, a)
        elif verb == verbs.LAND:
            landing.begin(s, group, a)
        elif verb == verbs.DROP:
            drop(s, group, a)
        else:
            s.pop()


def next_places(s: Theatre, here: int) -> list[int]:
    """The places that a squadron could go to or attack from where it is, and its own."""
    sea = sea_of(s, here)
    if is_sea(here):
        boxes = [int(s.t.box[zone]) for zone in ports_on(s, sea)]
        return [here, *near_seas(s, sea), *ports_on(s, sea), *boxes]
    port = port_of(s, here)
    return [SEA + sea, port, int(s.t.box[port])]


def sail(s: Theatre, group: int, there: int) -> None:
    """17.2.1: the squadron goes there with what it carries; what it meets is settled next."""
    here, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    groups.spend(s, group, cost(s, side, here, there))
    cargo.leave_port(s, group)
    groups.put(s, group, G_STATE, groups.get(s, group, G_STATE) & ~FORCED_PORT)
    groups.go_to(s, group, there)
    fleet = groups.fleets(s, group)[0]
    s.note(SAILED, fleet, there, groups.points_left(s, group), here, EVERYONE)
    s.push(kinds.SEA_ENTERED, side, group, 0)


def may_attack(s: Theatre, group: int, place: int) -> int:
    """17.2.4, 17.3.3, R280: a squadron at sea here, or one in the port before the squadron."""
    here, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    if place >= PLACES:
        return NO_SQUADRON
    if is_sea(here):
        return OK if place == here and s.fleets_at(1 - side, here) else NO_SQUADRON
    if not is_box(here) or place != port_of(s, here) or not enemy_port(s, side, place):
        return NO_SQUADRON
    if not s.fleets_at(1 - side, place):
        return NO_SQUADRON
    if attacked(s, side, place):
        return ATTACKED_ALREADY
    return OK if groups.points_left(s, group) >= 1 else TOO_FAR_BY_SEA


def attack(s: Theatre, group: int, place: int) -> None:
    """At sea the enemy may slip away; in a port he must fight (17.2.5, 17.3.3)."""
    side = groups.get(s, group, G_SIDE)
    if is_sea(place):
        s.push(kinds.SEA_ENTERED, side, group, ATTACKS)
        return
    groups.spend(s, group, 1)
    note_attack(s, side, place)
    naval_battle.begin(s, group, place, place)


def may_drop(s: Theatre, group: int, fleet: int) -> int:
    """17.2.1: a fleet may be left on the way, within the limits; not with troops at sea."""
    here, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    fleets = groups.fleets(s, group)
    if fleet not in fleets:
        return NOT_TOGETHER
    if len(fleets) == 1:
        return LAST_FLEET
    if laden(s, fleet) and not own_port(s, side, here):
        return LADEN
    if is_box(here) and own_port(s, side, port_of(s, here)):
        return MUST_SAIL_ON
    staying = [f for f in s.fleets_at(side, here) if f not in fleets]
    return OK if len(staying) < s.t.n.squadron else TOO_MANY_FLEETS


def drop(s: Theatre, group: int, fleet: int) -> None:
    """It stays where it is and is done for this round."""
    here = groups.get(s, group, G_ZONE)
    if laden(s, fleet):
        cargo.unload(s, group, fleet)
    s.set_group(fleet, 0)
    s.mark(fleet, MARKED)
    s.note(FLEET_LEFT, fleet, here, 0, 0, EVERYONE)


def may_stop(s: Theatre, group: int) -> int:
    """17.2.2, R265: not where too many would lie together, while there is a way on."""
    here, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    own_box = is_box(here) and own_port(s, side, port_of(s, here))
    if not own_box and has_room(s, side, here, groups.fleets(s, group)):
        return OK
    for place in next_places(s, here):
        if may_sail(s, group, place) == OK:
            return MUST_SAIL_ON
    return OK


# --- the end (17.2.2, 17.2.7) --------------------------------------------------------------


class EndSailing(Course):
    """Troops still aboard go ashore in an own port, or are lost; too many fleets go; a: group."""

    def carry_on(self, s: Theatre) -> None:
        """The squadron lies still."""
        group = s.argument(0)
        side = s.asked()
        s.pop()
        leave_own_box(s, group)
        place = groups.get(s, group, G_ZONE)
        for fleet in groups.fleets(s, group):
            if own_port(s, side, place):
                if laden(s, fleet):
                    cargo.unload(s, group, fleet)
            else:
                cargo.lose_cargo(s, fleet)
        groups.mark_all(s, group)
        groups.free(s, group)
        excess = len(s.fleets_at(side, place)) - s.t.n.squadron
        if excess > 0:
            s.push(kinds.FLEET_LOSSES, side, place, excess)


def leave_own_box(s: Theatre, group: int) -> None:
    """R304: nobody lies in the box of an own port; who cannot go on lies in it, or at sea."""
    here, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    if not is_box(here) or not own_port(s, side, port_of(s, here)):
        return
    port = port_of(s, here)
    crowded = not has_room(s, side, port, groups.fleets(s, group))
    groups.go_to(s, group, SEA + sea_of(s, here) if crowded else port)

"""17.2.7: troops go aboard and ashore in ports of their side."""

from __future__ import annotations

from grognard.games.europe import cards, forces, frontier, groups, kinds, merging
from grognard.games.europe.events import CARGO_LOST, LOADED, PUT_ASHORE
from grognard.games.europe.layout import (
    A_ATOM,
    A_CARD,
    A_EVENT,
    A_SAILS,
    ACTIVE,
    ARMIES,
    DEPOTS,
    FIXED,
    FLEETS,
    G_SIDE,
    G_ZONE,
    GENERALS,
    INSIDE,
    MARKED,
    RESERVE,
    SPECIALS,
    UNITS,
    ZONES,
)
from grognard.games.europe.refusals import (
    ALREADY_MARKED,
    LEAVES_HOME,
    LEFT_ALONE,
    NEEDS_ARMY,
    NO_DEPOT,
    NO_GENERAL,
    NO_ROOM_ABOARD,
    NO_TRANSPORT,
    NOT_IN_PORT,
    NOT_TOGETHER,
    NOTHING_ABOARD,
    OK,
    PORT_CLOSED,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.waters import cargo, cargo_of, own_port
from grognard.games.europe.ways import units_may_enter
from grognard.games.europe.words import P_STEPS_PER_FLEET, P_TRANSPORT
from grognard.kernel.state import A_PIECE, EVERYONE

# --- going aboard (17.2.7, R281) -----------------------------------------------------------


def may_load(s: Theatre, group: int, piece: int, fleet: int) -> int:
    """What speaks against a piece in the port going aboard a fleet of the squadron."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    if fleet not in groups.fleets(s, group):
        return NOT_TOGETHER
    if not own_port(s, side, zone):
        return PORT_CLOSED
    if FLEETS <= piece < DEPOTS or s.at(piece) != zone or s.side_of(piece) != side:
        return NOT_IN_PORT
    if s.aboard(piece) or not transports(s):
        return NO_TRANSPORT
    if s.flag(piece, MARKED):
        return ALREADY_MARKED
    refused = _may_travel(s, group, piece, fleet)
    return _room_aboard(s, piece, fleet) if refused == OK else refused


def transports(s: Theatre) -> bool:
    """6.4: whether the event that activates fleets lets them carry troops; points always do."""
    if s.c[A_EVENT] == 0 or s.c[A_SAILS] == 0 or s.c[A_ATOM] == 0:
        return True
    atom = cards.atoms(s, int(s.c[A_CARD]) - 1)[int(s.c[A_ATOM]) - 1]
    return atom.given(P_TRANSPORT)


def carried_steps(s: Theatre) -> int:
    """17.2.7: the steps that a fleet carries; 15F makes them more."""
    usual: int = s.t.n.carried_steps
    return cards.limit_in_force(s, int(s.c[ACTIVE]), P_STEPS_PER_FLEET, usual)


def _may_travel(s: Theatre, group: int, piece: int, fleet: int) -> int:
    """R306: militia stays at home; a general goes with troops, a marker with its general."""
    aboard = cargo_of(s, group)
    if piece < UNITS and s.t.home_only[piece] != 0:
        return LEAVES_HOME
    if GENERALS <= piece < FLEETS:
        return OK if forces.units_of(aboard) else LEFT_ALONE
    if piece >= ARMIES:
        leaders = forces.generals_of(cargo(s, fleet))
        led = any(s.t.owner[leader] == s.t.owner[piece] for leader in leaders)
        return frontier.voyage_objection(s, piece) if led else NO_GENERAL
    if piece >= DEPOTS:
        return NO_DEPOT if s.flag(piece, FIXED) else OK
    if piece >= SPECIALS or forces.is_reserve_cavalry(s, piece):
        return OK if forces.armies_of(cargo(s, fleet)) else NEEDS_ARMY
    return OK


def _room_aboard(s: Theatre, piece: int, fleet: int) -> int:
    """17.2.7: a fleet carries two steps, a depot, a general and a marker."""
    aboard = cargo(s, fleet)
    if piece < GENERALS:
        steps = forces.steps_commanded(s, [*aboard, piece])
        return OK if steps <= carried_steps(s) else NO_ROOM_ABOARD
    kind = _kind(piece)
    return NO_ROOM_ABOARD if any(_kind(other) == kind for other in aboard) else OK


def _kind(piece: int) -> int:
    """0 for troops, 1 for a general, 2 for a depot, 3 for a marker."""
    return 0 if piece < GENERALS else 1 if piece < FLEETS else 2 if piece < ARMIES else 3


def load(s: Theatre, group: int, piece: int, fleet: int) -> None:
    """It goes aboard; an army whose marker goes is no more for those who stay."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    if piece >= ARMIES:
        for other in forces.held_by(s, piece, forces.pieces_in(s, side, zone)):
            s.hold(other, -1)
    s.unmark(piece, INSIDE)
    s.hold(piece, fleet)
    s.set_group(piece, group)
    s.forget_supply()
    s.note(LOADED, piece, fleet, 0, 0, EVERYONE)


def departure_objection(s: Theatre, group: int) -> int:
    """R281: what stays on land must be a force, and no general travels without troops."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    aboard = cargo_of(s, group)
    if zone >= ZONES or not aboard:
        return OK
    if forces.generals_of(aboard) and not forces.units_of(aboard):
        return LEFT_ALONE
    for inside in (False, True):
        staying = forces.pieces_in(s, side, zone, inside)
        if forces.generals_of(staying) and not forces.units_of(staying):
            s.because(A_PIECE, forces.generals_of(staying)[0])
            return LEFT_ALONE
        refused = forces.objection(s, staying)
        if refused != OK:
            return refused
    return OK


def leave_port(s: Theatre, group: int) -> None:
    """Those who stay on land are one force."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    if zone < ZONES and cargo_of(s, group):
        for inside in (False, True):
            merging.join(s, side, zone, inside, 0)


# --- going ashore in an own port (17.2.7, R282) --------------------------------------------


def may_unload(s: Theatre, group: int, fleet: int) -> int:
    """What speaks against the troops of a fleet going ashore in a port of their side."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    if fleet not in groups.fleets(s, group):
        return NOT_TOGETHER
    if not cargo(s, fleet):
        return NOTHING_ABOARD
    if not own_port(s, side, zone):
        return PORT_CLOSED
    return units_may_enter(s, side, forces.units_of(cargo(s, fleet)), zone)


def unload(s: Theatre, group: int, fleet: int) -> None:
    """They join the force in the port, inside a besieged fortress, and move no more (R108)."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    pieces = cargo(s, fleet)
    inside = s.besieged(zone)
    for piece in pieces:
        disembark(s, piece, pieces)
        s.set_group(piece, 0)
        s.mark(piece, MARKED)
        if inside:
            s.mark(piece, INSIDE)
        s.note(PUT_ASHORE, piece, zone, 0, 0, EVERYONE)
    s.forget_supply()
    merging.join(s, side, zone, inside)
    if forces.objection(s, forces.pieces_in(s, side, zone, inside)) != OK:
        s.push(kinds.CONSOLIDATE, side, zone, 1 if inside else 0)


def disembark(s: Theatre, piece: int, company: list[int]) -> None:
    """A piece leaves its fleet; with an army marker among them they are its army."""
    armies = forces.armies_of(company)
    s.hold(piece, armies[0] if armies and piece < ARMIES else -1)


def lose_cargo(s: Theatre, fleet: int) -> None:
    """17.2.7, R283: what a fleet carries is lost; generals go to the reserve."""
    lose(s, cargo(s, fleet), s.at(fleet))


def lose(s: Theatre, pieces: list[int], place: int) -> None:
    """These pieces are lost."""
    for piece in pieces:
        s.note(CARGO_LOST, piece, place, 0, 0, EVERYONE)
        if piece < UNITS:
            while not s.lose_step(piece):
                pass
        elif GENERALS <= piece < FLEETS:
            merging.dismiss(s, piece)
        else:
            s.remove(piece, RESERVE)

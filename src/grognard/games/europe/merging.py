"""12.2, 10.2: what becomes of forces that come together."""

from __future__ import annotations

from grognard.games.europe import forces
from grognard.games.europe.events import DEPOT_LOST, DISSOLVED, TO_RESERVE
from grognard.games.europe.layout import (
    ARMIES,
    DEMORALISED,
    FIXED,
    FLEETS,
    GENERALS,
    NEXT_BUDGET,
    RESERVE,
    SPECIALS,
    UNITS,
)
from grognard.games.europe.refusals import OK, TOO_MANY_ARMIES
from grognard.games.europe.state import ANY_GROUP, Theatre
from grognard.kernel.state import EVERYONE


def surplus(s: Theatre, pieces: list[int]) -> list[int]:
    """R125: the generals who go to the reserve when these pieces become one force.

    Without an army all but the commander; with one, those who outrank its general, and those of
    another major without troops of their own (10.1). With two armies everybody stays with his own,
    and those who come are of the army that takes them in.
    """
    armies = forces.armies_of(pieces)
    generals = forces.generals_of(pieces)
    if not armies:
        chief = forces.commander(s, pieces)
        return [general for general in generals if general != chief]
    host, part = armies[0], pieces
    if len(armies) > 1:
        joining = loose(s, armies, pieces)
        host = host_of(s, armies, joining, pieces)
        generals, part = forces.generals_of(joining), forces.held_by(s, host, pieces) + joining
    leader = forces.general_of_army(s, host, pieces)
    return [
        general
        for general in generals
        if outranks(s, general, leader) or forces.ill_placed(s, host, general, part)
    ]


def loose(s: Theatre, armies: list[int], pieces: list[int]) -> list[int]:
    """The pieces that none of these armies holds."""
    return [p for p in pieces if p < ARMIES and s.holder_of(p) not in armies]


def outranks(s: Theatre, general: int, leader: int) -> bool:
    """10.2, R126: a higher general of the same power; ranks of different powers never compare."""
    if leader < 0 or s.t.owner[general] != s.t.owner[leader]:
        return False
    return forces.rank(s, general) < forces.rank(s, leader)


def objection_together(s: Theatre, pieces: list[int], choose: bool = False) -> int:
    """What would speak against these pieces as one force, once its surplus of generals is gone.

    `choose`: the owner then says which generals beyond the third subordinate leave (12.2.2).
    """
    if simple(pieces):
        return forces.objection(s, pieces)
    left = forces.without(pieces, surplus(s, pieces))
    armies = forces.armies_of(left)
    if not armies:
        return forces.objection(s, left)
    if len(armies) > forces.MOST_ARMIES:
        return TOO_MANY_ARMIES
    joining = loose(s, armies, left)
    host = host_of(s, armies, joining, left)
    for army in armies:
        held = forces.held_by(s, army, left)
        if army == host:
            held = held + joining
        refused = forces.army_objection(s, army, held, choose)
        if refused != OK:
            return refused
    return OK


def simple(pieces: list[int]) -> bool:
    """Whether no army and one general at most is among these pieces: then nobody is too many."""
    generals = 0
    for piece in pieces:
        if piece >= ARMIES:
            return False
        if GENERALS <= piece < FLEETS:
            generals += 1
    return generals <= 1


def host_of(s: Theatre, armies: list[int], joining: list[int], pieces: list[int]) -> int:
    """R123: the army that takes in loose pieces: the first that has room for them all.

    One whose general outranks those who join comes first.
    """
    generals = forces.generals_of(joining)
    for choose in (False, True):
        for lower in (False, True):
            for army in armies:
                leader = forces.general_of_army(s, army, pieces)
                if any(outranks(s, general, leader) for general in generals) != lower:
                    continue
                held = forces.held_by(s, army, pieces) + joining
                if forces.army_objection(s, army, held, choose) == OK:
                    return army
    return armies[0]


def join(s: Theatre, side: int, zone: int, inside: bool = False, group: int = ANY_GROUP) -> None:
    """Everything of a side in a zone becomes one force (R123, R125); or of a group there."""
    pieces = forces.pieces_in(s, side, zone, inside, group)
    for general in surplus(s, pieces):
        dismiss(s, general)
    box_up(s, forces.pieces_in(s, side, zone, inside, group))
    tidy(s, side, zone, inside)


def box_up(s: Theatre, pieces: list[int]) -> None:
    """R123: what no army of a force holds belongs to one of them; fear spreads (14.9.3)."""
    armies = forces.armies_of(pieces)
    joining = loose(s, armies, pieces)
    host = host_of(s, armies, joining, pieces) if armies else -1
    for piece in joining:
        s.hold(piece, host)
    spread_demoralisation(s, pieces)


def spread_demoralisation(s: Theatre, pieces: list[int]) -> None:
    """14.9.3, R236: whoever joins a demoralised force is demoralised; two armies are apart."""
    armies = forces.armies_of(pieces)
    parts = [forces.held_by(s, army, pieces) for army in armies] if len(armies) > 1 else [pieces]
    for part in parts:
        units = forces.units_of(part)
        if s.demoralised(units):
            for unit in units:
                s.mark(unit, DEMORALISED)


def dismiss(s: Theatre, general: int) -> None:
    """2.2, R130: a general goes to the reserve and is not to be had before the next budget."""
    s.note(TO_RESERVE, general, 0, 0, 0, EVERYONE)
    s.remove(general, NEXT_BUDGET)


def tidy(s: Theatre, side: int, zone: int, inside: bool = False) -> None:
    """2.2, R132: army markers without troops or general leave, and generals without troops.

    So do the subordinates of another major that has no step left in the army (10.1). Special units
    of an army that is gone are eliminated; depots stay, unless they are mobile and alone in a zone
    that the enemy controls (2.1).
    """
    pieces = forces.pieces_in(s, side, zone, inside)
    for army in forces.armies_of(pieces):
        held = forces.held_by(s, army, pieces)
        if not forces.has_unit(held) or forces.general_of_army(s, army, pieces) < 0:
            dissolve(s, army, held)
        else:
            for general in forces.generals_of(held):
                if forces.ill_placed(s, army, general, held):
                    dismiss(s, general)
    if not s.has_units(side, zone, inside):
        for general in s.generals_in(side, zone, inside):
            dismiss(s, general)
        if s.held_by(1 - side, zone):
            lose_mobile_depots(s, side, zone)


def lose_mobile_depots(s: Theatre, side: int, zone: int) -> None:
    """2.1, R153: mobile depots that stand alone in the enemy's hands are destroyed."""
    for depot in s.depots_in(side, zone):
        if not s.flag(depot, FIXED):
            s.note(DEPOT_LOST, depot, zone, 0, 0, EVERYONE)
            s.remove(depot, RESERVE)


def dissolve(s: Theatre, army: int, held: list[int]) -> None:
    """R132: an army marker returns to the reserve, and so do the special units it held.

    Its generals go with it if no combat unit is left to them.
    """
    s.note(DISSOLVED, army, 0, 0, 0, EVERYONE)
    s.remove(army, RESERVE)
    for piece in held:
        if SPECIALS <= piece < GENERALS:
            s.remove(piece, RESERVE)
    if not forces.units_of(held):
        for general in forces.generals_of(held):
            dismiss(s, general)


def destroy(s: Theatre, pieces: list[int]) -> None:
    """14.2, R247: all of them leave the map; generals are never captured."""
    for piece in pieces:
        if GENERALS <= piece < FLEETS:
            dismiss(s, piece)
        elif piece < UNITS:
            while not s.lose_step(piece):
                pass
        else:
            s.remove(piece, RESERVE)

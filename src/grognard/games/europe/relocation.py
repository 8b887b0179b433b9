"""18.2.3: where forces go that a peace leaves in foreign land (R517-R519)."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, merging
from grognard.games.europe.events import RELOCATED
from grognard.games.europe.layout import (
    DEPOTS,
    ENGLAND,
    FIXED,
    FLEETS,
    MARKED,
    NOBODY,
    PIECES,
    RESERVE,
    SEA,
    SEAS,
    UNITS,
    ZONES,
)
from grognard.games.europe.politics import minors_of, zones_of
from grognard.games.europe.refusals import OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.supply import passable
from grognard.games.europe.waters import near_seas
from grognard.games.europe.ways import nation_of, neighbours
from grognard.kernel.state import EVERYONE

FAR: Final = 999


def lands_of(s: Theatre, power: int) -> list[int]:
    """The zones of a power and of the minors tied to it."""
    zones = zones_of(s, power)
    for minor in minors_of(s, power):
        if s.side(minor) == NOBODY:
            zones += zones_of(s, minor)
    return zones


def must_leave(s: Theatre, side: int, power: int, zone: int) -> bool:
    """18.2.3: the victor may stay on the land of the beaten; everybody else goes."""
    return s.land_of(zone) != power or not passable(s, side, power)


# --- how far (R517) ------------------------------------------------------------------------


def distances(s: Theatre, side: int, power: int, start: int) -> list[int]:
    """Movement points from a zone to every other, through lands of the side and of the beaten."""
    open_land = set(lands_of(s, power))
    far = [FAR] * ZONES
    far[start] = 0
    todo = [start]
    while todo:
        here = min(todo, key=lambda zone: far[zone])
        todo.remove(here)
        for near in neighbours(s, here):
            cost = far[here] + int(s.t.cost[here * ZONES + near])
            if cost < far[near] and (near in open_land or crossable(s, side, here, near)):
                far[near] = cost
                todo.append(near)
    return far


def crossable(s: Theatre, side: int, here: int, near: int) -> bool:
    """No neutral land, and no strait that an enemy squadron closes."""
    land = s.land_of(near)
    if s.side(land) == NOBODY and not passable(s, side, land):
        return False
    sea: int = s.t.strait[here * ZONES + near]
    return sea < 0 or not s.at_sea(1 - side, sea)


def havens(s: Theatre, side: int, power: int, zone: int) -> list[int]:
    """R517, R518: the nearest fortresses of the side outside with room, its own country's first."""
    pieces = forces.pieces_in(s, side, zone)
    if not pieces:
        return []
    closed = set(lands_of(s, power))
    able = [
        fort
        for fort in range(ZONES)
        if fort not in closed and shelters(s, side, fort) and fits(s, side, fort, pieces)
    ]
    far = distances(s, side, power, zone)
    nearest = min([far[fort] for fort in able], default=FAR)
    if nearest < FAR:
        able = [fort for fort in able if far[fort] == nearest]
    else:
        able = coastal(s, power, able, far)
    own = [fort for fort in able if s.land_of(fort) == nation_of(s, pieces)]
    return own or able


def shelters(s: Theatre, side: int, zone: int) -> bool:
    """An active fortress that a side holds; no enemy stands before it."""
    open_to_it = not s.besieged(zone) and not s.has_units(1 - side, zone)
    return open_to_it and s.fort_active(zone) and s.held_by(side, zone)


def fits(s: Theatre, side: int, zone: int, pieces: list[int]) -> bool:
    """11: whether these pieces may stand there with the friends who do."""
    return merging.objection_together(s, [*forces.pieces_in(s, side, zone), *pieces]) == OK


def coastal(s: Theatre, power: int, forts: list[int], far: list[int]) -> list[int]:
    """R518: without a way by land the nearest port; from England one on the Channel, if any is."""
    ports = [fort for fort in forts if s.t.port[fort] >= 0]
    channel = s.t.port[s.t.capital_of[2 * ENGLAND]]
    if power == ENGLAND and any(s.t.port[fort] == channel for fort in ports):
        return [fort for fort in ports if s.t.port[fort] == channel]
    seas = voyages(s, [int(s.t.port[z]) for z in range(ZONES) if far[z] < FAR])
    nearest = min([seas[s.t.port[fort]] for fort in ports], default=FAR)
    return [fort for fort in ports if seas[s.t.port[fort]] == nearest]


def voyages(s: Theatre, coasts: list[int]) -> list[int]:
    """How many seas away each sea is from the nearest of these (-1: no coast)."""
    found = [FAR] * SEAS
    queue = sorted({sea for sea in coasts if sea >= 0})
    for sea in queue:
        found[sea] = 0
    for sea in queue:
        for place in near_seas(s, sea):
            near = place - SEA
            if found[near] == FAR:
                found[near] = found[sea] + 1
                queue.append(near)
    return found


def move_force(s: Theatre, side: int, zone: int, goal: int) -> None:
    """A force is put elsewhere without a test (18.2.3)."""
    pieces = forces.pieces_in(s, side, zone)
    chief = forces.commander(s, pieces)
    s.note(RELOCATED, chief if chief >= 0 else min(pieces), goal, 0, 0, EVERYONE)
    for piece in pieces:
        s.unmark(piece, FIXED)
        s.move(piece, goal)
    merging.join(s, side, goal)


# --- the beaten go home (R519) -------------------------------------------------------------


def abroad(s: Theatre, power: int) -> list[int]:
    """The zones outside its land where land pieces of a power stand."""
    found = {
        s.at(piece)
        for piece in range(PIECES)
        if s.t.owner[piece] == power and s.at(piece) < ZONES and not is_fleet(piece)
    }
    return sorted(zone for zone in found if not s.is_home(power, zone))


def is_fleet(piece: int) -> bool:
    """Whether a piece is a fleet."""
    return FLEETS <= piece < DEPOTS


def own_pieces(s: Theatre, power: int, zone: int) -> list[int]:
    """The land pieces of a power in a zone."""
    return [
        piece
        for piece in range(PIECES)
        if s.t.owner[piece] == power and s.at(piece) == zone and not is_fleet(piece)
    ]


def homes(s: Theatre, power: int, pieces: list[int]) -> list[int]:
    """R519: its key zones with room; if there is none its other fortresses, then any zone."""
    land = zones_of(s, power)
    side = s.side(power)
    keys = [zone for zone in land if s.t.key_zone[zone] != 0]
    forts = [zone for zone in land if s.t.fort[zone] > 0]
    for zones in (keys, forts, land):
        able = [zone for zone in zones if fits(s, side, zone, pieces)]
        if able:
            return able
    return []


def home_forts(s: Theatre, power: int) -> list[int]:
    """R519: its key zones and fortresses."""
    return [z for z in zones_of(s, power) if s.t.key_zone[z] != 0 or s.t.fort[z] > 0]


def bring_home(s: Theatre, power: int, zone: int, goal: int) -> None:
    """A force of a beaten power goes home as a whole."""
    pieces = own_pieces(s, power, zone)
    put(s, pieces, goal)
    merging.join(s, s.side(power), goal)


def bring_home_apart(s: Theatre, power: int, zone: int) -> None:
    """The same where it may not stand together: piece by piece, generals to the reserve."""
    for piece in own_pieces(s, power, zone):
        if piece >= UNITS:
            s.remove(piece, RESERVE)
            continue
        able = homes(s, power, [piece])
        if able:
            put(s, [piece], able[0])
            merging.join(s, s.side(power), able[0])
        else:
            s.remove(piece, RESERVE)


def put(s: Theatre, pieces: list[int], goal: int) -> None:
    """Pieces are placed in a zone; depots are mobile."""
    chief = forces.commander(s, pieces)
    s.note(RELOCATED, chief if chief >= 0 else min(pieces), goal, 0, 0, EVERYONE)
    for piece in pieces:
        s.unmark(piece, FIXED)
        s.move(piece, goal)
        s.mark(piece, MARKED)  # it may be placed anew (steps.reorganisation)

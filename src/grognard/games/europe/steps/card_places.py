"""6.4, 7.3.4: where pieces that the event of a card brings may be placed."""

from __future__ import annotations

from grognard.games.europe import economy, forces, merging
from grognard.games.europe import words as w
from grognard.games.europe.atoms import Atom
from grognard.games.europe.layout import (
    ARMIES,
    ASIDE,
    FLEETS,
    GENERALS,
    PIECES,
    RESERVE,
    STRAIT,
    TYROL,
    UNDEPLOYED,
    UNITS,
    ZONES,
)
from grognard.games.europe.politics import INSURGENTS
from grognard.games.europe.refusals import OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.ways import neighbours, strays


def waits(s: Theatre, atom: Atom) -> bool:
    """Whether the piece of a line can still come: it waits for the event, or is in the reserve."""
    place = s.at(atom.number(w.P_PIECE))
    if place == RESERVE:
        return True
    for need in atom.needs:
        if need.name == w.IF_IN_RESERVE:
            return False
    return place == ASIDE or place == UNDEPLOYED


def where_to(s: Theatre, side: int, atom: Atom) -> list[int]:
    """The zones where the piece of a line may be placed."""
    piece = atom.number(w.P_PIECE)
    found: list[int] = []
    said = atom.many(w.P_WHERE)
    for n in range(0, len(said), 2):
        for zone in _zones(s, side, piece, said[n], said[n + 1]):
            if zone not in found:
                found.append(zone)
    return found


def _zones(s: Theatre, side: int, piece: int, where: int, about: int) -> list[int]:
    """By one word of the vocabulary."""
    if where == w.W_SUPPLIED_ARMY:
        return [s.at(army) for army in supplied_armies(s, about) if takes(s, army, piece)]
    if where == w.W_WITH:
        zone = s.at(about)
        return [zone] if zone < ZONES and room_for(s, side, zone, piece) else []
    if where == w.W_ZONE:
        able = [about]
    elif where == w.W_REINFORCEMENT_ZONE:
        able = reinforcement_zones(s, side, about)
    else:
        assert where == w.W_HOME_SITE
        able = home_sites(s, side, about)
    if s.t.owner[piece] in INSURGENTS:
        return [zone for zone in able if may_rise(s, side, zone, piece)]
    return [
        zone for zone in able if not s.has_units(1 - side, zone) and room_for(s, side, zone, piece)
    ]


def may_rise(s: Theatre, side: int, zone: int, piece: int) -> bool:
    """8.3.3: the Tyrolese rise among enemies too; a lone corps of their side makes room."""
    if s.has_units(1 - side, zone) and s.t.owner[piece] != TYROL:
        return False
    own = forces.pieces_in(s, side, zone)
    return not forces.generals_of(own) or room_for(s, side, zone, piece)


def room_for(s: Theatre, side: int, zone: int, piece: int) -> bool:
    """11: whether it may stand with the friends there; a general goes with a combat unit (2.2)."""
    if piece < UNITS and strays(s, piece, zone):
        return False
    own = forces.pieces_in(s, side, zone)
    if GENERALS <= piece < FLEETS and not forces.units_of(own):
        return False
    if GENERALS <= piece < FLEETS and piece in merging.surplus(s, [*own, piece]):
        return False
    return merging.objection_together(s, [*own, piece]) == OK


# --- reinforcement zones (7.3.4, R445) -----------------------------------------------------


def reinforcement_zones(s: Theatre, side: int, power: int) -> list[int]:
    """The capital and active fortresses of a power, held, not besieged, joined to the capital."""
    return [
        zone
        for zone in joined_home(s, power)
        if (s.fort_active(zone) or s.t.capital[zone] == power)
        and s.held_by(side, zone)
        and not s.besieged(zone)
        and not s.has_units(1 - side, zone)
    ]


def joined_home(s: Theatre, power: int) -> list[int]:
    """The zones of national territory that are joined to a capital by land within it."""
    capitals = [int(s.t.capital_of[2 * power]), int(s.t.capital_of[2 * power + 1])]
    found = [zone for zone in capitals if zone >= 0 and s.is_home(power, zone)]
    for zone in found:
        for near in neighbours(s, zone):
            by_land = s.t.border[zone * ZONES + near] != STRAIT
            if by_land and s.is_home(power, near) and near not in found:
                found.append(near)
    return sorted(found)


def home_sites(s: Theatre, side: int, power: int) -> list[int]:
    """Cities, capitals and fortresses of a power where no enemy and no fortress of his stands."""
    return [
        zone
        for zone in range(ZONES)
        if s.is_home(power, zone)
        and (s.t.city[zone] != 0 or s.t.fort[zone] > 0 or s.t.capital[zone] >= 0)
        and not s.besieged(zone)
        and not s.enemy_fort(side, zone)
    ]


# --- armies ----------------------------------------------------------------------------------


def supplied_armies(s: Theatre, power: int) -> list[int]:
    """The armies of a power on the map that are in supply."""
    found: list[int] = []
    for army in range(ARMIES, PIECES):
        if s.t.owner[army] == power and s.at(army) < ZONES:
            if forces.units_of(army_pieces(s, army)) and economy.army_fed(s, army):
                found.append(army)
    return found


def army_pieces(s: Theatre, army: int) -> list[int]:
    """An army with all that it holds."""
    return [*s.held(army), army]


def takes(s: Theatre, army: int, piece: int) -> bool:
    """10.1: whether an army may hold one piece more."""
    return forces.army_objection(s, army, [*army_pieces(s, army)[:-1], piece]) == OK


def put(s: Theatre, side: int, piece: int, zone: int) -> None:
    """A piece comes on the map at full strength and is one with its friends."""
    s.move(piece, zone)
    side = s.side_of(piece)  # 13C: a power in no war has a side of its own
    for army in s.armies_in(side, zone):
        if s.t.owner[army] == s.t.owner[piece] and takes(s, army, piece):
            s.hold(piece, army)
            break
    merging.join(s, side, zone)

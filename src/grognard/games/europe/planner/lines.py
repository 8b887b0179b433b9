"""The line of supply of a force on the march, with the depot it could fix on its way (13.3)."""

from __future__ import annotations

from grognard.games.europe import supply
from grognard.games.europe.layout import ARMIES, DEPOTS, DESERT, FIXED, ZONES
from grognard.games.europe.lookups import MOST_NEIGHBOURS
from grognard.games.europe.state import Theatre
from grognard.games.europe.supply import OPEN


def mobile_depot(s: Theatre, nation: int, pieces: list[int]) -> int:
    """13.4: a depot with a force that could become a relay of its line, -1 if it has none."""
    power = s.power_of(nation)
    for piece in pieces:
        if DEPOTS <= piece < ARMIES and s.t.owner[piece] == power and not s.flag(piece, FIXED):
            return piece
    return -1


def carries(s: Theatre, nation: int, relay: int, zone: int, way: list[int]) -> bool:
    """Whether a relay would feed a zone; what a force takes on its way is no longer closed."""
    t = s.t
    field = supply.field_of(s, s.side(nation))
    for k in range(t.route_from[relay], t.route_from[relay + 1]):
        if t.route_user[k] != zone:
            continue
        middle: int = t.route_middle[k]
        if middle < 0 or field.shut[middle] == OPEN:
            return True
        if middle in way and field.shut[middle] == supply.ENEMY_CONTROL:
            return True
    return False


def fed_on_the_way(s: Theatre, nation: int, zone: int, way: list[int], stocked: bool) -> bool:
    """Whether a force would be fed in a zone to which it went by these zones, the first its own."""
    if supply.supplied(s, nation, zone):
        return True
    return relay_for(s, nation, zone, way, stocked) >= 0


def relay_for(s: Theatre, nation: int, zone: int, way: list[int], stocked: bool) -> int:
    """The last zone of the way from which a relay feeds the goal, -1 if none does.

    A relay is one that stands there already, or the depot that the force has with it.
    """
    for k in range(len(way) - 1, -1, -1):
        here = way[k]
        if here == zone or not supply.supplied(s, nation, here):
            continue
        if (stocked or place_of_supply(s, nation, here)) and carries(s, nation, here, zone, way):
            return here
    return -1


def place_of_supply(s: Theatre, nation: int, zone: int) -> bool:
    """13.3: a source, or a relay that is itself in supply."""
    if supply.is_source(s, nation, zone):
        return True
    return supply.supplied(s, nation, zone) and supply.is_relay(s, nation, zone)


def fed_in_battle(s: Theatre, nation: int, zone: int, came: int, stocked: bool) -> bool:
    """14.5.4, R197: the line of an attacker begins in the zone by which he comes."""
    side = s.side(nation)
    reach: int = s.t.n.relay
    if s.t.border[zone * ZONES + came] == DESERT:
        return place_of_supply(s, nation, came)
    spent: int = s.t.cost[zone * ZONES + came]
    if spent > reach or supply.bar(s, side, came) != OPEN:
        return False
    if place_of_supply(s, nation, came) or (stocked and supply.supplied(s, nation, came)):
        return True
    for k in range(s.t.degree[came]):
        near: int = s.t.next_to[came * MOST_NEIGHBOURS + k]
        way: int = s.t.cost[came * ZONES + near]
        if near == zone or spent + way > reach or supply.bar(s, side, near) != OPEN:
            continue
        if place_of_supply(s, nation, near):
            return True
    return False

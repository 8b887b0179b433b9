"""13.2-13.3: sources, relays and lines of supply.

Where a country's forces are in supply is worked out when somebody asks and kept until something
changes. A line is measured from the force towards its relay (R193), so the network spreads from
the sources backwards along the routes of lookups.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.europe.layout import (
    ARMIES,
    AT,
    CHOUANS,
    DEPOTS,
    DESERT,
    EMPIRE,
    ENGLAND,
    FIXED,
    FORCED_ALLIANCE,
    FORCED_PEACE,
    MAJORS,
    MOST_SCORCHED,
    NEUTRAL,
    NOBODY,
    SCORCHED,
    SEAS,
    STATUS,
    TURKEY,
    UNITS,
    ZONES,
)
from grognard.games.europe.lookups import BOSPHORUS, MOST_NEIGHBOURS, MOST_SEA_LINKS
from grognard.games.europe.state import ANY_GROUP, Network, Theatre
from grognard.kernel.arrays import Cells, cells

UNREACHED: Final = 30000
# What may keep a line out of a zone.
OPEN: Final = 0
NEUTRAL_GROUND: Final = 1
ENEMY_UNITS: Final = 2
ENEMY_FORT: Final = 3
ENEMY_CONTROL: Final = 4


def bar(s: Theatre, side: int, zone: int) -> int:
    """13.3: what keeps a side's line of supply out of a zone, OPEN if nothing does."""
    return _bar(s, side, zone, s.has_units(1 - side, zone))


def _bar(s: Theatre, side: int, zone: int, enemies: bool) -> int:
    """The same, where it is known whether enemies stand there."""
    land = s.side(s.land_of(zone))
    if land == NOBODY and not passable(s, side, s.land_of(zone)):
        return NEUTRAL_GROUND
    if enemies:
        return ENEMY_UNITS
    if s.enemy_fort(side, zone):
        return ENEMY_FORT
    if s.t.site[zone] != 0 and s.side(s.holder(zone)) == 1 - side and not s.besieged(zone):
        return ENEMY_CONTROL
    return OPEN


def passable(s: Theatre, side: int, country: int) -> bool:
    """8.1.3, 8.1.4: the Empire's forces and lines cross what it has beaten and bound."""
    status: int = s.c[STATUS + country]
    return side == EMPIRE and (status == FORCED_PEACE or status == FORCED_ALLIANCE)


def is_source(s: Theatre, country: int, zone: int, fought: int = -1) -> bool:
    """13.2, R191: whether a zone feeds the forces of a country.

    Enemies in it keep it from that, but for those of a battle fought there (R197).
    """
    if zone != fought and s.has_units(1 - s.side(country), zone):
        return False
    return feeds(s, country, zone)


def feeds(s: Theatre, country: int, zone: int) -> bool:
    """The same where enemies have entered: who stands on his source and fights is fed (R197)."""
    side = s.side(country)
    if not s.held_by(side, zone) or s.besieged(zone):
        return False
    if country == CHOUANS:
        # R301: outside their own land the royalists need an English depot in a port.
        return s.t.port[zone] >= 0 and has_depot(s, ENGLAND, zone)
    capital: int = s.t.capital[zone]
    fort = s.fort_active(zone)
    land = s.land_of(zone)
    if land == country:
        return fort or capital == country
    if land >= MAJORS:  # the capital of an allied minor, if it is a fortress
        return fort and capital == land and s.side(land) == side
    # The forces of a minor use the sources of the power it belongs to.
    return country >= MAJORS and s.power_of(country) == land and (fort or capital == land)


def is_relay(s: Theatre, country: int, zone: int) -> bool:
    """13.3, R192: an active fortress of the side, or a fixed depot of the power."""
    side = s.side(country)
    if s.besieged(zone) or (side == EMPIRE and s.scorched(zone)):
        return False
    if s.fort_active(zone) and s.held_by(side, zone):
        return True
    return has_depot(s, s.power_of(country), zone)


def has_depot(s: Theatre, power: int, zone: int) -> bool:
    """13.4: whether a power has a fixed depot in a zone."""
    u: i64
    for u in range(DEPOTS, ARMIES):
        if s.c[AT + u] == zone and s.t.owner[u] == power and s.flag(u, FIXED):
            return True
    return False


def network(s: Theatre, country: int) -> Cells:
    """The zones in which forces of a country are in supply now."""
    known = s.networks[country]
    if known is None:
        known = Network(spread(s, country, []))
        s.networks[country] = known
        s.mapped = True
    return known.zones


def spread(s: Theatre, country: int, barred: list[int], fought: int = -1) -> Cells:
    """Works the network out; no line passes the barred zones, by which enemies came to a battle.

    `fought` is the zone of that battle (14.5.4).
    """
    side = s.side(country)
    found = cells(ZONES)
    if side == NOBODY:
        return found
    enemies = _enemies(s, side)
    shut = _shut(s, side, barred)
    harbours = _harbours(s, side)
    queue: list[int] = []
    zone: i64
    for zone in range(ZONES):
        if (zone == fought or enemies[zone] == 0) and feeds(s, country, zone):
            found[zone] = 1
            queue.append(zone)
    relays = _relays(s, country)
    done = 0
    while done < len(queue):
        here = queue[done]
        done += 1
        if shut[here] == OPEN:
            _spread_by_land(s, side, here, shut, relays, found, queue)
        if harbours[here] >= 0:
            _spread_by_sea(harbours[here], harbours, relays, found, queue)
    return found


def _enemies(s: Theatre, side: int) -> Cells:
    """1 for each zone in which enemy units stand outside a fortress."""
    c = s.c
    found = cells(ZONES)
    unit: i64
    for unit in range(UNITS):
        place: int = c[AT + unit]
        if place < ZONES and s.belongs(unit, 1 - side, place, False, ANY_GROUP):
            found[place] = 1
    return found


def _shut(s: Theatre, side: int, barred: list[int]) -> Cells:
    """What keeps a line out of each zone."""
    shut = cells(ZONES)
    enemies = _enemies(s, side)
    zone: i64
    for zone in range(ZONES):
        shut[zone] = _bar(s, side, zone, enemies[zone] != 0)
    for closed in barred:
        shut[closed] = ENEMY_UNITS
    return shut


def _relays(s: Theatre, country: int) -> Cells:
    """1 for each relay."""
    c = s.c
    found = cells(ZONES)
    side, power = s.side(country), s.power_of(country)
    zone: i64
    for zone in range(ZONES):
        if s.t.fort[zone] != 0 and s.fort_active(zone) and s.held_by(side, zone):
            if not s.besieged(zone):
                found[zone] = 1
    depot: i64
    for depot in range(DEPOTS, ARMIES):
        place: int = c[AT + depot]
        if place < ZONES and s.t.owner[depot] == power and s.flag(depot, FIXED):
            if not s.besieged(place):
                found[place] = 1
    if side == EMPIRE:
        _waste(s, found)
    return found


def _waste(s: Theatre, relays: Cells) -> None:
    """40C: a zone that is laid waste is no relay for the Empire."""
    n: i64
    for n in range(MOST_SCORCHED):
        zone: int = s.c[SCORCHED + n]
        if zone != 0:
            relays[zone - 1] = 0


def _spread_by_land(
    s: Theatre,
    side: int,
    zone: int,
    shut: Cells,
    relays: Cells,
    found: Cells,
    queue: list[int],
) -> None:
    """13.3: whoever has this place of supply within two points is in supply."""
    t = s.t
    k: i64
    for k in range(t.route_from[zone], t.route_from[zone + 1]):
        user: int = t.route_user[k]
        if found[user] != 0:
            continue
        middle: int = t.route_middle[k]
        if middle < 0:
            if not crossed(s, side, user, zone):
                continue
        elif shut[middle] != OPEN or not (
            crossed(s, side, user, middle) and crossed(s, side, middle, zone)
        ):
            continue
        found[user] = 1
        if relays[user] != 0:
            queue.append(user)


def crossed(s: Theatre, side: int, here: int, there: int) -> bool:
    """13.3, R196: a strait is closed while the enemy alone has a squadron in its sea."""
    sea: int = s.t.strait[here * ZONES + there]
    return sea < 0 or not s.rules_sea(1 - side, sea)


def open_seas(s: Theatre, side: int) -> list[int]:
    """Of each sea, the number of the waters it is part of: seas that lines of supply join.

    13.3: no line crosses a sea where only enemy squadrons are; -1 for such a sea.
    """
    waters = [-1] * SEAS
    for start in range(SEAS):
        if waters[start] >= 0 or s.rules_sea(1 - side, start):
            continue
        waters[start] = start
        queue = [start]
        for sea in queue:
            for k in range(sea * MOST_SEA_LINKS, sea * MOST_SEA_LINKS + s.t.sea_degree[sea]):
                near: int = s.t.next_sea[k]
                if waters[near] >= 0 or s.rules_sea(1 - side, near):
                    continue
                if s.t.passage[sea * SEAS + near] == BOSPHORUS and not bosphorus_open(s, side):
                    continue
                waters[near] = start
                queue.append(near)
    return waters


def bosphorus_open(s: Theatre, side: int) -> bool:
    """17.2.2 B, R291: open while Turkey is neutral, else to whoever holds Constantinople."""
    if s.c[STATUS + TURKEY] == NEUTRAL:
        return True
    return s.held_by(side, s.t.capital_of[2 * TURKEY])


def _spread_by_sea(
    waters: int, harbours: Cells, relays: Cells, found: Cells, queue: list[int]
) -> None:
    """13.3, R195: from a port in supply to every other port of its waters that can be a relay."""
    other: i64
    for other in range(ZONES):
        if harbours[other] == waters and found[other] == 0 and relays[other] != 0:
            found[other] = 1
            queue.append(other)


def _harbours(s: Theatre, side: int) -> Cells:
    """Of each zone the waters that its port lies on, if a line may use it, else -1."""
    found = cells(ZONES)
    seas = open_seas(s, side)
    zone: i64
    for zone in range(ZONES):
        sea: int = s.t.port[zone]
        usable = sea >= 0 and seas[sea] >= 0 and not s.besieged(zone) and not s.blockaded(zone)
        found[zone] = seas[sea] if usable else -1
    return found


# --- forces --------------------------------------------------------------------------------


def supplied(s: Theatre, country: int, zone: int) -> bool:
    """13.2-13.3: whether forces of a country outside a besieged fortress are in supply there."""
    if country == CHOUANS and royalist_land(s, zone):
        return True
    return network(s, country)[zone] != 0


def royalist_land(s: Theatre, zone: int) -> bool:
    """20.1, R301: the royalists live off Poitou and Brittany."""
    return s.t.royalist[s.t.province[zone]] != 0


def garrison_supplied(s: Theatre, country: int, zone: int) -> bool:
    """13.3, R198: besieged units are fed by sea only, through their own port."""
    sea: int = s.t.port[zone]
    if sea < 0 or s.blockaded(zone):
        return False
    seas = open_seas(s, s.side(country))
    if seas[sea] < 0:
        return False
    net = network(s, country)
    for other in range(ZONES):
        near: int = s.t.port[other]
        if other == zone or near < 0 or net[other] == 0 or seas[near] != seas[sea]:
            continue
        usable = is_relay(s, country, other) or is_source(s, country, other)
        if usable and not s.besieged(other) and not s.blockaded(other):
            return True
    return False


def supplied_in_battle(
    s: Theatre, country: int, zone: int, through: list[int], barred: list[int]
) -> bool:
    """14.5.4, R197: the line of an attacker begins in one of the zones by which he came.

    `through` are those zones, empty for a defender; no line passes the barred zones, by which
    enemies of this battle came.
    """
    if country == CHOUANS and royalist_land(s, zone):
        return True
    net = spread(s, country, barred, zone)
    if not through:
        return net[zone] != 0
    return any(
        first not in barred and _feeds(s, country, zone, first, net, barred) for first in through
    )


def _feeds(s: Theatre, country: int, zone: int, first: int, net: Cells, barred: list[int]) -> bool:
    """Whether a line whose first zone is given reaches a place of supply within two points."""
    side = s.side(country)
    reach = int(s.t.n.relay)
    desert = s.t.border[zone * ZONES + first] == DESERT
    spent = reach if desert else int(s.t.cost[zone * ZONES + first])
    if spent > reach or not crossed(s, side, zone, first) or bar(s, side, first) != OPEN:
        return False
    if _place_of_supply(s, country, first, net):
        return True
    for k in range(s.t.degree[first]):
        near = int(s.t.next_to[first * MOST_NEIGHBOURS + k])
        way = spent + int(s.t.cost[first * ZONES + near])
        if way > reach or bar(s, side, near) != OPEN or not crossed(s, side, first, near):
            continue
        if near != zone and near not in barred and _place_of_supply(s, country, near, net):
            return True
    return False


def _place_of_supply(s: Theatre, country: int, zone: int, net: Cells) -> bool:
    """A source, or a relay that is itself in supply."""
    if is_source(s, country, zone):
        return True
    return net[zone] != 0 and is_relay(s, country, zone)


# --- why a line is cut ---------------------------------------------------------------------


def why_cut(s: Theatre, country: int, zone: int) -> list[int]:
    """13.3: the zones that bar the best line from a zone to a source, the nearest first.

    That is the line from relay to relay, as if no enemy were there, with fewest closed zones.
    Empty where forces are in supply, or where no relays lead to a source at all.
    """
    if s.side(country) == NOBODY or supplied(s, country, zone):
        return []
    shut = _shut(s, s.side(country), [])
    best = [UNREACHED] * ZONES
    came: list[list[int]] = [[] for _ in range(ZONES)]
    best[zone] = 0
    todo = [zone]
    while todo:
        here = min(todo, key=lambda place: best[place])
        todo.remove(here)
        if here != zone and would_feed(s, country, here):
            return came[here]
        for place, middle in _hops(s, here):
            if not (would_feed(s, country, place) or would_carry(s, country, place)):
                continue
            closed = [z for z in (middle, place) if z >= 0 and shut[z] != OPEN]
            if best[here] + len(closed) < best[place]:
                best[place] = best[here] + len(closed)
                came[place] = [*came[here], *closed]
                todo.append(place)
    return []


def _hops(s: Theatre, here: int) -> list[tuple[int, int]]:
    """The zones within two points of a zone, each with the zone between, -1 if none."""
    found: list[tuple[int, int]] = []
    for place in range(ZONES):
        for k in range(s.t.route_from[place], s.t.route_from[place + 1]):
            if s.t.route_user[k] == here:
                found.append((place, int(s.t.route_middle[k])))
    return found


def would_feed(s: Theatre, country: int, zone: int) -> bool:
    """Whether a zone is a source, or would be one if the enemy were gone from it."""
    land = s.land_of(zone)
    if land != country and not (country >= MAJORS and land == s.power_of(country)):
        return is_source(s, country, zone)
    return s.t.fort[zone] != 0 or s.t.capital[zone] == land


def would_carry(s: Theatre, country: int, zone: int) -> bool:
    """Whether a zone is a relay, or would be one if no enemy stood before it."""
    if s.fort_active(zone) and s.held_by(s.side(country), zone):
        return True
    return has_depot(s, s.power_of(country), zone)

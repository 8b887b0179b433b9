"""13.2-13.3: sources, relays and lines of supply.

Where a country's forces are in supply is worked out when somebody asks and kept until something
changes; so is what the lines of its side meet. A line is measured from the force towards its relay
(R193), so the network spreads from the sources backwards along the routes of lookups.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.europe import forces
from grognard.games.europe.field import Field, Network
from grognard.games.europe.layout import (
    ARMIES,
    AT,
    BEATEN,
    BY_COALITION,
    CHOUANS,
    COALITION,
    CONTROL,
    COUNTRIES,
    DEPOTS,
    DESERT,
    EMPIRE,
    ENGLAND,
    EVACUATED,
    FATE,
    FIXED,
    FORCED_ALLIANCE,
    FORCED_PEACE,
    LEVIES,
    MAJORS,
    MOST_SCORCHED,
    NEUTRAL,
    NOBODY,
    OWNER,
    SCORCHED,
    SEAS,
    SERBS,
    SIDE,
    SIXTEEN,
    STATUS,
    TURKEY,
    ZONES,
)
from grognard.games.europe.lookups import BOSPHORUS, MOST_NEIGHBOURS, MOST_SEA_LINKS, Lookups
from grognard.games.europe.state import Theatre
from grognard.kernel.arrays import Cells, cells, copy_of

UNREACHED: Final = 30000
# What may keep a line out of a zone.
OPEN: Final = 0
NEUTRAL_GROUND: Final = 1
ENEMY_UNITS: Final = 2
ENEMY_FORT: Final = 3
ENEMY_CONTROL: Final = 4


def bar(s: Theatre, side: int, zone: int) -> int:
    """13.3: what keeps a side's line of supply out of a zone, OPEN if nothing does."""
    land = s.side(s.land_of(zone))
    if land == NOBODY and not passable(s, side, s.land_of(zone)):
        return NEUTRAL_GROUND
    if s.has_units(1 - side, zone):
        return ENEMY_UNITS
    if s.enemy_fort(side, zone):
        return ENEMY_FORT
    if s.t.site[zone] != 0 and s.side(s.holder(zone)) == 1 - side and not s.besieged(zone):
        return ENEMY_CONTROL
    return OPEN


def passable(s: Theatre, side: int, country: int) -> bool:
    """8.1.3, 8.1.4: the victor's forces and lines cross what he has beaten and bound."""
    status: int = s.c[STATUS + country]
    if country >= MAJORS:
        return False
    if status == NEUTRAL:
        return evacuated(s, side, country)
    if status != FORCED_PEACE and status != FORCED_ALLIANCE:
        return False
    bits: int = s.c[FATE + country]
    return (bits & BY_COALITION != 0) == (side == COALITION)


def evacuated(s: Theatre, side: int, power: int) -> bool:
    """18.2.3, R475: whether a side marches out of a power whose forced peace is over."""
    bits: int = s.c[LEVIES]
    times: int = s.c[BEATEN + power]
    won = times % SIXTEEN if side == EMPIRE else times // SIXTEEN
    return bits & EVACUATED * int(s.t.bits[power]) != 0 and won > 0


def lends_fort(s: Theatre, side: int, zone: int) -> bool:
    """8.1.4, R479: the fortresses of a forced ally are relays of the Empire, not sources."""
    if s.side(s.holder(zone)) != NOBODY or s.holder(zone) != s.land_of(zone):
        return False
    land = s.land_of(zone)
    return s.c[STATUS + land] == FORCED_ALLIANCE and passable(s, side, land)


def is_source(s: Theatre, country: int, zone: int, fought: int = -1) -> bool:
    """13.2, R191: whether a zone feeds the forces of a country.

    Enemies in it keep it from that, but for those of a battle fought there (R197).
    """
    if zone != fought and s.has_units(1 - s.side(country), zone):
        return False
    return feeds(s, country, zone)


def feeds(s: Theatre, country: int, zone: int) -> bool:
    """The same where enemies have entered: who stands on his source and fights is fed (R197)."""
    if not s.held_by(s.side(country), zone) or s.besieged(zone):
        return False
    return base_feeds(s, country, zone)


def base_feeds(s: Theatre, country: int, zone: int) -> bool:
    """The same of a zone that the side holds and that is not besieged."""
    if country == CHOUANS:
        # R301: outside their own land the royalists need an English depot in a port.
        return s.t.port[zone] >= 0 and has_depot(s, ENGLAND, zone)
    if country == SERBS:
        return zone in s.t.risings[SERBS]  # 8C: Belgrade
    if zone == s.t.seat_of_state[country]:
        return True  # 8.3.1, 8.3.2: the capital of a state of several countries
    capital: int = s.t.capital[zone]
    fort = s.fort_active(zone)
    land = s.land_of(zone)
    if land == country:
        return (fort or capital == country) and s.is_home(country, zone)
    if land >= MAJORS:  # the capital of an allied minor, if it is a fortress
        return fort and capital == land and s.side(land) == s.side(country)
    # The forces of a minor use the sources of the power it belongs to.
    return country >= MAJORS and s.power_of(country) == land and (fort or capital == land)


def is_relay(s: Theatre, country: int, zone: int) -> bool:
    """13.3, R192: an active fortress of the side, or a fixed depot of the power."""
    side = s.side(country)
    if s.besieged(zone) or (side == EMPIRE and s.scorched(zone)):
        return False
    return fort_relays(s, side, zone) or has_depot(s, s.power_of(country), zone)


def fort_relays(s: Theatre, side: int, zone: int) -> bool:
    """13.3: an active fortress of a side that is not besieged is a relay for all of its powers."""
    if not s.fort_active(zone) or s.besieged(zone):
        return False
    return s.held_by(side, zone) or lends_fort(s, side, zone)


def has_depot(s: Theatre, power: int, zone: int) -> bool:
    """13.4: whether a power has a fixed depot in a zone."""
    for depot in s.at_place(DEPOTS, ARMIES, zone):
        if s.t.owner[depot] == power and s.flag(depot, FIXED):
            return True
    return False


def network(s: Theatre, country: int) -> Cells:
    """The zones in which forces of a country are in supply now."""
    side = s.side(country)
    if side == NOBODY:
        return s.t.unfed
    field = field_of(s, side)
    known = field.networks[country]
    if known is None:
        known = Network(spread(s, country, []))
        field.networks[country] = known
    return known.zones


def field_of(s: Theatre, side: int) -> Field:
    """What the lines of a side meet now, kept as long as it holds."""
    known = s.empire_field if side == EMPIRE else s.coalition_field
    doubts = s.empire_doubts if side == EMPIRE else s.coalition_doubts
    if known is not None and not doubts:
        return known
    known = survey(s, side) if known is None else look_again(s, side, known)
    if side == EMPIRE:
        s.empire_field = known
        s.empire_doubts = False
    else:
        s.coalition_field = known
        s.coalition_doubts = False
    return known


def look_again(s: Theatre, side: int, field: Field) -> Field:
    """What the lines of a side meet once enemies have moved, if that changes anything."""
    before, enemies = field.enemies, forces.troops(s, 1 - side)
    moved: list[int] = []
    zone: i64
    for zone in range(ZONES):
        if enemies[zone] != before[zone]:
            moved.append(zone)
    if not moved:
        return field
    shut = copy_of(field.shut)
    for place in moved:
        shut[place] = bar(s, side, place)
    return field.with_enemies(enemies, shut)


def survey(s: Theatre, side: int) -> Field:
    """Works out what the lines of a side meet."""
    closed = _closed_seas(s, side)
    enemies, harbours = forces.troops(s, 1 - side), _harbours(s, side, closed)
    field = Field(enemies, cells(ZONES), cells(ZONES), harbours, closed, [])
    _survey_zones(s, side, field)
    return field


def _survey_zones(s: Theatre, side: int, field: Field) -> None:
    """What `bar` says of each zone, asked of all at once, and where fortresses are relays."""
    c, province, site = s.c, s.t.province, s.t.site
    shut, forts, enemies = field.shut, field.forts, field.enemies
    neutral = _neutral_lands(s, side)
    zone: i64
    for zone in range(ZONES):
        land: int = c[OWNER + province[zone]]
        if neutral[land] != 0:
            shut[zone] = NEUTRAL_GROUND
        elif enemies[zone] != 0:
            shut[zone] = ENEMY_UNITS
        elif site[zone] != 0:
            marker: int = c[CONTROL + zone]
            holder: int = c[SIDE + (land if marker == 0 else marker - 1)]
            if holder == 1 - side and not s.besieged(zone):
                shut[zone] = ENEMY_FORT if s.fort_active(zone) else ENEMY_CONTROL
    for place in s.t.strongholds:
        if fort_relays(s, side, place):
            forts[place] = 1
        if s.held_by(side, place) and not s.besieged(place):
            field.bases.append(place)


def spread(s: Theatre, country: int, barred: list[int], fought: int = -1) -> Cells:
    """Works the network out; no line passes the barred zones, by which enemies came to a battle.

    `fought` is the zone of that battle (14.5.4).
    """
    side = s.side(country)
    found = cells(ZONES)
    if side == NOBODY:
        return found
    field = field_of(s, side)
    shut, harbours, enemies = field.shut, field.harbours, field.enemies
    if barred:
        shut = copy_of(shut)
        for closed in barred:
            shut[closed] = ENEMY_UNITS
    queue: list[int] = []
    for zone in field.bases if country != CHOUANS else s.t.ports:
        if zone != fought and enemies[zone] != 0:
            continue
        if base_feeds(s, country, zone) if country != CHOUANS else feeds(s, country, zone):
            found[zone] = 1
            queue.append(zone)
    relays = _relays(s, country, field)
    sailed = cells(SEAS)
    done = 0
    while done < len(queue):
        here = queue[done]
        done += 1
        if shut[here] == OPEN:
            _spread_by_land(s.t, field, here, shut, relays, found, queue)
        waters: int = harbours[here]
        if waters >= 0 and sailed[waters] == 0:
            sailed[waters] = 1
            _spread_by_sea(s.t, waters, harbours, relays, found, queue)
    return found


def _neutral_lands(s: Theatre, side: int) -> Cells:
    """1 for each country that no line of a side may cross."""
    found = cells(COUNTRIES)
    for country in range(COUNTRIES):
        if s.side(country) == NOBODY and not passable(s, side, country):
            found[country] = 1
    return found


def _relays(s: Theatre, country: int, field: Field) -> Cells:
    """1 for each relay."""
    c = s.c
    found = copy_of(field.forts)
    side, power = s.side(country), s.power_of(country)
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
    t: Lookups,
    field: Field,
    zone: int,
    shut: Cells,
    relays: Cells,
    found: Cells,
    queue: list[int],
) -> None:
    """13.3: whoever has this place of supply within two points is in supply."""
    closed, users, middles = field.closed, t.route_user, t.route_middle
    straits, later = t.route_strait, t.route_strait_after
    k: i64
    for k in range(t.route_from[zone], t.route_from[zone + 1]):
        user = users[k]
        if found[user] != 0:
            continue
        middle = middles[k]
        if middle >= 0 and shut[middle] != OPEN:
            continue
        # R196: a strait is closed while the enemy alone has a squadron in its sea.
        first, second = straits[k], later[k]
        if (first >= 0 and closed[first] != 0) or (second >= 0 and closed[second] != 0):
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
    return _waters(s, side, _closed_seas(s, side))


def _closed_seas(s: Theatre, side: int) -> Cells:
    """1 for each sea where only enemy squadrons are."""
    found = cells(SEAS)
    for sea in range(SEAS):
        if s.rules_sea(1 - side, sea):
            found[sea] = 1
    return found


def _waters(s: Theatre, side: int, closed: Cells) -> list[int]:
    """Of each sea, the number of the waters it is part of."""
    t = s.t
    waters = [-1] * SEAS
    for start in range(SEAS):
        if waters[start] >= 0 or closed[start] != 0:
            continue
        waters[start] = start
        queue = [start]
        for sea in queue:
            for k in range(sea * MOST_SEA_LINKS, sea * MOST_SEA_LINKS + t.sea_degree[sea]):
                near: int = t.next_sea[k]
                if waters[near] >= 0 or closed[near] != 0:
                    continue
                if t.passage[sea * SEAS + near] == BOSPHORUS and not bosphorus_open(s, side):
                    continue
                waters[near] = start
                queue.append(near)
    return waters


def bosphorus_open(s: Theatre, side: int) -> bool:
    """17.2.2 B, R291: only to the player who controls Constantinople, to all if none does."""
    constantinople: int = s.t.capital_of[2 * TURKEY]
    return s.held_by(side, constantinople) or s.held_by(NOBODY, constantinople)


def _spread_by_sea(
    t: Lookups, waters: int, harbours: Cells, relays: Cells, found: Cells, queue: list[int]
) -> None:
    """13.3, R195: from a port in supply to every other port of its waters that can be a relay."""
    for other in t.ports:
        if harbours[other] == waters and found[other] == 0 and relays[other] != 0:
            found[other] = 1
            queue.append(other)


def _harbours(s: Theatre, side: int, closed: Cells) -> Cells:
    """Of each zone the waters that its port lies on, if a line may use it, else -1."""
    found = copy_of(s.t.no_harbours)
    seas = _waters(s, side, closed)
    for zone in s.t.ports:
        sea: int = s.t.port[zone]
        if seas[sea] >= 0 and not s.besieged(zone) and not s.blockaded(zone):
            found[zone] = seas[sea]
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
    for first in through:
        if first not in barred and _feeds(s, country, zone, first, net, barred):
            return True
    return False


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
    shut = field_of(s, s.side(country)).shut
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
    return (s.t.fort[zone] != 0 or s.t.capital[zone] == land) and s.is_home(land, zone)


def would_carry(s: Theatre, country: int, zone: int) -> bool:
    """Whether a zone is a relay, or would be one if no enemy stood before it."""
    if s.fort_active(zone) and s.held_by(s.side(country), zone):
        return True
    return has_depot(s, s.power_of(country), zone)

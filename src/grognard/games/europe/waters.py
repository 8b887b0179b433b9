"""17.1-17.2: where fleets may lie and sail, and what they carry: questions that change nothing."""

from __future__ import annotations

from grognard.games.europe import groups
from grognard.games.europe.layout import (
    A_EVENT,
    A_MODE,
    A_SAILS,
    AT,
    BALTIC,
    BALTIC_ONLY,
    BLACK,
    BOX,
    DEPOTS,
    FLEETS,
    FORCED_PEACE,
    G_SIDE,
    G_ZONE,
    MEDITERRANEAN,
    MEDITERRANEAN_ONLY,
    MOST_ATTACKED,
    N_ATTACKED,
    N_ROUND,
    ONE_ABROAD,
    PLACES,
    ROUND,
    SEA,
    SEAS,
    STATUS,
    ZONES,
)
from grognard.games.europe.lookups import BOSPHORUS, MOST_SEA_LINKS
from grognard.games.europe.refusals import (
    ALREADY_MARKED,
    BOSPHORUS_CLOSED,
    FOREIGN_WATERS,
    ICED,
    NO_SEA_WAY,
    OK,
    PORT_BLOCKADED,
    PORT_CLOSED,
    TOO_FAR_BY_SEA,
    TOO_MANY_FLEETS,
    WRONG_FORCE,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.supply import bosphorus_open
from grognard.kernel.state import A_PIECE, A_PLACE

NO_WAY = -1

# --- places --------------------------------------------------------------------------------


def is_sea(place: int) -> bool:
    """Whether a place is the open sea."""
    return SEA <= place < BOX


def is_box(place: int) -> bool:
    """Whether a place is a blockade box."""
    return BOX <= place < PLACES


def port_of(s: Theatre, place: int) -> int:
    """The port of a blockade box; a port itself."""
    return int(s.t.port_of_box[place - BOX]) if is_box(place) else place


def sea_of(s: Theatre, place: int) -> int:
    """The sea on which a port or a box lies, or the sea itself; -1 inland."""
    if is_sea(place):
        return place - SEA
    return int(s.t.port[port_of(s, place)])


def near_seas(s: Theatre, sea: int) -> list[int]:
    """The seas that join a sea, as places."""
    first = sea * MOST_SEA_LINKS
    return [SEA + int(s.t.next_sea[first + k]) for k in range(s.t.sea_degree[sea])]


def ports_on(s: Theatre, sea: int) -> list[int]:
    """The ports of a sea."""
    return s.t.ports_on[sea]


def own_port(s: Theatre, side: int, place: int) -> bool:
    """Whether a place is a port that a side controls."""
    return place < ZONES and s.t.port[place] >= 0 and s.held_by(side, place)


def enemy_port(s: Theatre, side: int, zone: int) -> bool:
    """17.2.6, R269: a port of the enemy, not of a power in forced peace."""
    if zone >= ZONES or s.t.port[zone] < 0 or not s.held_by(1 - side, zone):
        return False
    return s.c[STATUS + s.holder(zone)] != FORCED_PEACE


def open_ports(s: Theatre, side: int, sea: int, fleets: list[int]) -> list[int]:
    """17.2.5, 17.3.2: the own ports of a sea that are not blockaded and have room."""
    return [
        zone
        for zone in ports_on(s, sea)
        if own_port(s, side, zone) and not s.blockaded(zone) and has_room(s, side, zone, fleets)
    ]


def blockaders(s: Theatre, side: int, sea: int) -> list[int]:
    """The boxes of a sea from which squadrons of a side blockade enemy ports."""
    return [
        int(s.t.box[zone])
        for zone in ports_on(s, sea)
        if not own_port(s, side, zone) and s.fleets_at(side, int(s.t.box[zone]))
    ]


# --- stacking (17.2.2, R267) ---------------------------------------------------------------


def has_room(s: Theatre, side: int, place: int, fleets: list[int]) -> bool:
    """Whether fleets may lie at a place with the friends who are there."""
    others = [fleet for fleet in s.fleets_at(side, place) if fleet not in fleets]
    return len(others) + len(fleets) <= s.t.n.squadron


# --- ways (chapter 16, 17.2.2 B, 17.2.3) ---------------------------------------------------


def frozen(s: Theatre, place: int) -> bool:
    """16, R263: whether the ice holds a sea, with its ports and boxes."""
    return s.winter() and s.t.ice[sea_of(s, place)] != 0


def way_objection(s: Theatre, side: int, fleets: list[int], here: int, there: int) -> int:
    """What speaks against fleets going from a place to the next, whatever it costs."""
    if frozen(s, here) or frozen(s, there):
        return ICED
    sea, goal = sea_of(s, here), sea_of(s, there)
    if sea == goal:
        return OK
    if s.t.passage[sea * SEAS + goal] == BOSPHORUS and not bosphorus_open(s, side):
        return BOSPHORUS_CLOSED
    return waters_objection(s, fleets, goal)


def waters_objection(s: Theatre, fleets: list[int], sea: int) -> int:
    """17.2.3, R292: Swedes, Danes, Turks and Neapolitans at home; one Russian fleet abroad."""
    basin: int = s.t.basin[sea]
    abroad = basin not in (BALTIC, BLACK)
    for fleet in fleets:
        kind: int = s.t.waters[fleet - FLEETS]
        shut = (
            (kind == BALTIC_ONLY and basin != BALTIC)
            or (kind == MEDITERRANEAN_ONLY and basin not in (MEDITERRANEAN, BLACK))
            or (kind == ONE_ABROAD and abroad and _others_abroad(s, fleet, fleets))
        )
        if shut:
            s.because(A_PIECE, fleet)
            return FOREIGN_WATERS
    return OK


def _others_abroad(s: Theatre, fleet: int, fleets: list[int]) -> bool:
    """Whether another Russian fleet is abroad, or would go there with this one."""
    for other in range(FLEETS, DEPOTS):
        if other == fleet or s.t.waters[other - FLEETS] != ONE_ABROAD or not s.on_map(other):
            continue
        if other in fleets or s.t.basin[sea_of(s, s.at(other))] not in (BALTIC, BLACK):
            return True
    return False


def can_reach(s: Theatre, side: int, fleets: list[int], here: int, there: int) -> bool:
    """17.2.5, 17.3.2: whether fleets may evade or fall back to the next place, and stay there."""
    free = way_objection(s, side, fleets, here, there) == OK
    return free and has_room(s, side, there, fleets)


def refuges(s: Theatre, side: int, fleets: list[int], sea: int, entry: int) -> list[int]:
    """17.2.5, 17.3.2: own open ports of a sea, and the seas next to it but that of the entry."""
    here = SEA + sea
    near = [p for p in near_seas(s, sea) if p != entry and can_reach(s, side, fleets, here, p)]
    ports = open_ports(s, side, sea, fleets)
    return [p for p in ports if can_reach(s, side, fleets, here, p)] + near


# --- movement points (17.2.1, R268) --------------------------------------------------------


def cost(s: Theatre, side: int, here: int, there: int) -> int:
    """The points for going to the next place; NO_WAY if they are not next to one another."""
    if is_sea(here):
        if is_sea(there):
            return 1 if s.t.seas_join[(here - SEA) * SEAS + there - SEA] != 0 else NO_WAY
        if sea_of(s, there) != here - SEA:
            return NO_WAY
        return 0 if is_box(there) and own_port(s, side, port_of(s, there)) else 1
    if is_box(here):
        if there == SEA + sea_of(s, here):
            return 0
        return 1 if there == port_of(s, here) else NO_WAY
    return 1 if there in (SEA + sea_of(s, here), int(s.t.box[here])) else NO_WAY


def may_sail(s: Theatre, group: int, there: int) -> int:
    """What speaks against a squadron going to a place next to it."""
    here, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    fleets = groups.fleets(s, group)
    points = cost(s, side, here, there)
    if points == NO_WAY:
        return NO_SEA_WAY
    refused = _harbour_objection(s, side, here, there)
    if refused == OK:
        refused = way_objection(s, side, fleets, here, there)
    if refused != OK:
        return refused
    left = groups.points_left(s, group) - points
    if left < 0:
        return TOO_FAR_BY_SEA
    # R265: a squadron may pass through a place where it could not stay, but no box.
    if not has_room(s, side, there, fleets) and (is_box(there) or left == 0):
        s.because(A_PLACE, there)
        return TOO_MANY_FLEETS
    return OK


def _harbour_objection(s: Theatre, side: int, here: int, there: int) -> int:
    """17.2.1, 17.2.6, R269: neutral ports are closed, blockaded ones to be fought for."""
    if is_sea(here) and is_sea(there):
        return OK
    port = port_of(s, here if is_sea(there) else there)
    s.because(A_PLACE, port)
    if own_port(s, side, port):
        shut = s.blockaded(port)
        if is_box(there):  # an own box is entered only to fight the blockaders
            return OK if shut else PORT_CLOSED
        return PORT_BLOCKADED if shut and not is_box(here) else OK
    if is_box(there):
        return OK if enemy_port(s, side, port) else PORT_CLOSED
    return PORT_CLOSED if there == port else OK


# --- the activation (17.1) -----------------------------------------------------------------


def fleet_objection(s: Theatre, fleet: int) -> int:
    """What speaks against activating a fleet: an event for land forces, or the ice."""
    if s.c[A_EVENT] != 0 and s.c[A_MODE] != 0 and s.c[A_SAILS] == 0:
        return WRONG_FORCE
    if not s.on_map(fleet):
        return ALREADY_MARKED
    return ICED if frozen(s, s.at(fleet)) else OK


def movement_of(s: Theatre, fleets: list[int]) -> int:
    """R265: the movement factor of a squadron is that of its slowest fleet."""
    return min([int(s.t.fleet_movement[fleet - FLEETS]) for fleet in fleets], default=0)


def best_initiative(s: Theatre, fleets: list[int]) -> int:
    """17.2.4: the best initiative of a squadron."""
    return max([int(s.t.fleet_initiative[fleet - FLEETS]) for fleet in fleets], default=0)


# --- cargo (17.2.7) ------------------------------------------------------------------------


def cargo(s: Theatre, fleet: int) -> list[int]:
    """The pieces that a fleet carries."""
    return s.held(fleet)


def cargo_of(s: Theatre, group: int) -> list[int]:
    """The pieces that a squadron carries."""
    return [piece for fleet in groups.fleets(s, group) for piece in cargo(s, fleet)]


def laden(s: Theatre, fleet: int) -> bool:
    """Whether a fleet carries anything."""
    return len(cargo(s, fleet)) > 0


# --- ports attacked in this round (17.3.3, R280) -------------------------------------------


def attacked(s: Theatre, side: int, port: int) -> bool:
    """Whether a side has attacked a port in this round."""
    if s.c[N_ROUND] != s.c[ROUND]:
        return False
    cells = [int(s.c[N_ATTACKED + n]) for n in range(MOST_ATTACKED)]
    return 1 + 2 * port + side in cells or cells[-1] != 0


def note_attack(s: Theatre, side: int, port: int) -> None:
    """A side attacks a port: once a round."""
    if s.c[N_ROUND] != s.c[ROUND]:
        s.c[N_ROUND] = s.c[ROUND]
        for n in range(MOST_ATTACKED):
            s.c[N_ATTACKED + n] = 0
    for n in range(MOST_ATTACKED):
        if s.c[N_ATTACKED + n] == 0:
            s.c[N_ATTACKED + n] = 1 + 2 * port + side
            return


# --- the nearest port (17.2.1, R290) -------------------------------------------------------


def ways(s: Theatre, side: int, fleets: list[int], here: int) -> list[int]:
    """Where fleets whose port is lost could go next, whatever it costs."""
    sea = sea_of(s, here)
    if not is_sea(here):
        return [SEA + sea] if way_objection(s, side, fleets, here, SEA + sea) == OK else []
    ports = [z for z in ports_on(s, sea) if own_port(s, side, z) and has_room(s, side, z, fleets)]
    near = [*ports, *near_seas(s, sea)]
    return [place for place in near if way_objection(s, side, fleets, here, place) == OK]


def distance(s: Theatre, side: int, fleets: list[int], here: int) -> int:
    """The points from a place to the nearest own port with room; many if there is none."""
    if own_port(s, side, here):
        return 0
    reached, points = [here], [0]
    for n, place in enumerate(reached):
        for near in ways(s, side, fleets, place):
            if near in reached:
                continue
            if near < ZONES:
                return points[n] + 1
            reached.append(near)
            points.append(points[n] + max(0, cost(s, side, place, near)))
    return 99


def homeward(s: Theatre, group: int) -> list[int]:
    """The next places on the shortest ways to the nearest own ports, within the points left."""
    side, here = groups.get(s, group, G_SIDE), groups.get(s, group, G_ZONE)
    fleets = groups.fleets(s, group)
    if is_box(here) and own_port(s, side, port_of(s, here)):
        return [port_of(s, here)]  # the way in is paid for
    found: list[tuple[int, int]] = []
    for near in ways(s, side, fleets, here):
        way = max(0, cost(s, side, here, near)) + distance(s, side, fleets, near)
        if way <= groups.points_left(s, group):
            found.append((way, near))
    nearest = min([way for way, _ in found], default=0)
    return [near for way, near in found if way == nearest]


def all_fleets(s: Theatre, side: int) -> list[int]:
    """The fleets of a side on the map."""
    return [f for f in range(FLEETS, DEPOTS) if s.c[AT + f] < PLACES and s.side_of(f) == side]

"""R466, 18.2.3: fleets that must leave a port or the sea because their country changed sides."""

from __future__ import annotations

from typing import Final

from grognard.games.europe.events import FLEET_LOST, FROM_CORSAIRS, SAILED
from grognard.games.europe.layout import (
    COALITION,
    CORSAIRS,
    DEPOTS,
    EMPIRE,
    FLEETS,
    MAJORS,
    MARKED,
    NOBODY,
    OUT,
    PLACES,
    RESERVE,
    SEA,
    SEAS,
    ZONES,
)
from grognard.games.europe.refusals import OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.waters import (
    cargo,
    has_room,
    near_seas,
    own_port,
    sea_of,
    waters_objection,
)
from grognard.kernel.state import EVERYONE

FAR: Final = 99


def distances(s: Theatre, fleet: int) -> list[int]:
    """How many seas away each sea is for a fleet, by the waters that it may sail."""
    found = [FAR] * SEAS
    start = sea_of(s, s.at(fleet))
    found[start] = 0
    queue = [start]
    for sea in queue:
        for place in near_seas(s, sea):
            near = sea_of(s, place)
            if found[near] == FAR and waters_objection(s, [fleet], near) == OK:
                found[near] = found[sea] + 1
                queue.append(near)
    return found


def nearest_port(s: Theatre, fleet: int, ports: list[int]) -> int:
    """The nearest of these ports with room for a fleet, -1 if it can reach none."""
    far = distances(s, fleet)
    side = s.side_of(fleet)
    able = [
        zone
        for zone in ports
        if far[s.t.port[zone]] < FAR and has_room(s, side, zone, [fleet]) and zone != s.at(fleet)
    ]
    return min(able, key=lambda zone: (far[s.t.port[zone]], zone), default=-1)


def ports_of_side(s: Theatre, side: int) -> list[int]:
    """The ports that a side controls."""
    return [zone for zone in range(ZONES) if own_port(s, side, zone)]


def ports_of_country(s: Theatre, country: int) -> list[int]:
    """The ports of a country's own land that it holds."""
    return [
        zone
        for zone in range(ZONES)
        if s.t.port[zone] >= 0 and s.land_of(zone) == country and s.holder(zone) == country
    ]


def retire_fleet(s: Theatre, fleet: int, ports: list[int]) -> None:
    """A fleet goes to the nearest of these ports; without one it is lost with what it carries."""
    port = nearest_port(s, fleet, ports)
    if port >= 0:
        s.move(fleet, port)
        s.note(SAILED, fleet, port, 0, 0, EVERYONE)
        return
    s.note(FLEET_LOST, fleet, s.at(fleet), 0, 0, EVERYONE)
    for piece in cargo(s, fleet):
        s.remove(piece, RESERVE)
    s.remove(fleet, OUT if int(s.t.owner[fleet]) >= MAJORS else RESERVE)


def fleets_of(s: Theatre, country: int) -> list[int]:
    """The fleets of a country on the map."""
    return [f for f in range(FLEETS, DEPOTS) if s.t.owner[f] == country and s.at(f) < PLACES]


def leave_ports(s: Theatre, country: int, former: int) -> None:
    """R466: fleets of the former camp leave its ports; its own stay there if they are alone."""
    own = ports_of_country(s, country)
    for fleet in fleets_of(s, country):
        here = s.at(fleet)
        alone = here in own and not s.fleets_at(former, here)
        if s.side(country) != NOBODY and not alone:
            retire_fleet(s, fleet, ports_of_side(s, s.side(country)))
    for port in own:
        if s.side(country) == former:
            continue
        for fleet in s.fleets_at(former, port):
            retire_fleet(s, fleet, ports_of_side(s, former))


def clear_ports(s: Theatre, zones: list[int]) -> None:
    """R269, R551: who lies in a port that is his side's no more leaves it."""
    for zone in zones:
        if s.t.port[zone] < 0:
            continue
        for side in (EMPIRE, COALITION):
            if not own_port(s, side, zone):
                for fleet in s.fleets_at(side, zone):
                    retire_fleet(s, fleet, ports_of_side(s, side))


def lift_blockades(s: Theatre) -> None:
    """R269: who blockades a port that is nobody's enemy any more puts to sea."""
    for zone in s.t.ports:
        if s.side(s.holder(zone)) == NOBODY:
            for side in (EMPIRE, COALITION):
                for fleet in s.fleets_at(side, int(s.t.box[zone])):
                    put_to_sea(s, fleet, zone)


def put_to_sea(s: Theatre, fleet: int, zone: int) -> None:
    """A blockader goes to the sea of the port, to the nearest port of its side if it is full."""
    sea, side = SEA + sea_of(s, zone), s.side_of(fleet)
    if has_room(s, side, sea, [fleet]):
        s.move(fleet, sea)
        s.note(SAILED, fleet, sea, 0, 0, EVERYONE)
    else:
        retire_fleet(s, fleet, ports_of_side(s, side))


def end_blockades(s: Theatre, side: int) -> None:
    """R304: who blockades a port that is his side's now lies in it, or at sea if it is full."""
    for zone in ports_of_side(s, side):
        for fleet in s.fleets_at(side, int(s.t.box[zone])):
            full = not has_room(s, side, zone, [fleet])
            s.move(fleet, SEA + sea_of(s, zone) if full else zone)


def send_home(s: Theatre, power: int) -> None:
    """18.2.3: the fleets of a beaten power go to the ports of its territory."""
    home = ports_of_country(s, power)
    for fleet in fleets_of(s, power):
        if s.at(fleet) not in home:
            retire_fleet(s, fleet, home)
            s.mark(fleet, MARKED)  # it may be placed anew (steps.reorganisation)
    for fleet in range(FLEETS, DEPOTS):
        if s.t.owner[fleet] == power and s.at(fleet) == CORSAIRS:
            call_off(s, fleet, home)


def call_off(s: Theatre, fleet: int, home: list[int]) -> None:
    """17.2.9, 18.2.3: a fleet that hunts corsairs comes home as well."""
    able = [zone for zone in home if has_room(s, s.side_of(fleet), zone, [fleet])]
    if not able:
        s.remove(fleet, RESERVE)
        return
    s.move(fleet, able[0])
    s.mark(fleet, MARKED)
    s.note(FROM_CORSAIRS, fleet, able[0], 0, 0, EVERYONE)

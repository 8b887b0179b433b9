"""7.3, R457: the usual expenses of a power, which one action takes.

Reduced units in armies first, then those at home; an army marker if one is missing, under the best
general; a better general of the reserve for the largest army; elite, then other corps, at the zone
of reinforcement nearest to an enemy; minors alike.
"""

from __future__ import annotations

from typing import Final

from grognard.games.europe import economy, forces
from grognard.games.europe.layout import (
    ARMIES,
    DEPOTS,
    FLEETS,
    GENERALS,
    INSIDE,
    NOBODY,
    PIECES,
    UNITS,
    ZONES,
)
from grognard.games.europe.lookups import MOST_NEIGHBOURS
from grognard.games.europe.refusals import OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import purchases

FAR: Final = 999


def buy_as_usual(s: Theatre, power: int) -> None:
    """Everything, until nothing more can be had."""
    complete_all(s, power)
    for army in range(ARMIES, PIECES):
        if purchases.available(s, power, army) == OK:
            raise_army(s, power, army)
    take_command(s, power)
    build_all(s, power)
    complete_all(s, power)
    for army in range(ARMIES, PIECES):
        if s.t.owner[army] == power and s.at(army) < ZONES:
            staff(s, power, army)
            supply_depot(s, power, army)
    build_fleets(s, power)


# --- where (7.3.4) -------------------------------------------------------------------------


def nearness(s: Theatre, country: int) -> list[int]:
    """How many borders lie between each zone and the enemy; of a power in no war, its capital."""
    side = s.side(country)
    far = [FAR] * ZONES
    queue: list[int] = []
    for zone in range(ZONES):
        enemy = side != NOBODY and s.side(s.land_of(zone)) == 1 - side
        if enemy or (side == NOBODY and s.t.capital[zone] == country):
            far[zone] = 0
            queue.append(zone)
    for here in queue:
        first = here * MOST_NEIGHBOURS
        for k in range(s.t.degree[here]):
            near: int = s.t.next_to[first + k]
            if far[near] == FAR:
                far[near] = far[here] + 1
                queue.append(near)
    return far


def best_zones(s: Theatre, country: int) -> list[int]:
    """Its zones of reinforcement, those nearest to an enemy first."""
    far = nearness(s, country)
    return sorted(economy.reinforcement_zones(s, country), key=lambda zone: (far[zone], zone))


# --- units ---------------------------------------------------------------------------------


def worth(s: Theatre, unit: int) -> tuple[int, int, int]:
    """The best units come first."""
    return (-int(s.t.stars[unit]), -int(s.t.morale[unit]), unit)


def complete_all(s: Theatre, power: int) -> None:
    """7.3.5: units in armies first, elite before others."""
    units = [unit for unit in range(UNITS) if purchases.may_complete(s, power, unit) == OK]
    units.sort(key=lambda unit: (s.holder_of(unit) < ARMIES, worth(s, unit)))
    for unit in units:
        if purchases.may_complete(s, power, unit) == OK:
            purchases.complete(s, power, unit)


def build_all(s: Theatre, power: int) -> None:
    """Units of the reserve, whole as long as the points suffice."""
    zones: dict[int, list[int]] = {}
    for unit in sorted(range(UNITS), key=lambda unit: worth(s, unit)):
        if purchases.available(s, power, unit) != OK:
            continue
        owner = int(s.t.owner[unit])
        if owner not in zones:
            zones[owner] = best_zones(s, owner)
        for half in (False, True):
            if purchases.build_objection(s, power, unit, half) == OK:
                if place(s, power, unit, zones[owner], half):
                    break


def place(s: Theatre, power: int, unit: int, zones: list[int], half: bool) -> bool:
    """A unit is built where there is room, if need be under a general of the reserve."""
    for zone in zones:
        if purchases.may_build(s, power, unit, zone, half) == OK:
            purchases.build(s, power, unit, zone, half)
            return True
    for zone in zones:
        if lead(s, power, zone) and purchases.may_build(s, power, unit, zone, half) == OK:
            purchases.build(s, power, unit, zone, half)
            return True
    return False


# --- generals and armies -------------------------------------------------------------------


def spare_generals(s: Theatre, power: int) -> list[int]:
    """The generals of the reserve, those of highest rank first."""
    spare = [
        general
        for general in range(GENERALS, FLEETS)
        if purchases.available(s, power, general) == OK and s.t.owner[general] == power
    ]
    return sorted(spare, key=lambda general: forces.rank(s, general))


def lead(s: Theatre, power: int, zone: int) -> bool:
    """The best general of the reserve joins a unit that has none; whether he does."""
    if s.generals_in(s.side(power), zone):
        return False
    for general in spare_generals(s, power):
        if purchases.may_deploy(s, power, general, zone) == OK:
            purchases.deploy(s, general, zone)
            return True
    return False


def take_command(s: Theatre, power: int) -> None:
    """10.3: a better general of higher rank replaces the one of the largest army that he may."""
    armies = [a for a in range(ARMIES, PIECES) if s.t.owner[a] == power and s.at(a) < ZONES]
    armies.sort(key=lambda army: -s.total_steps(forces.units_of(held_in(s, army))))
    for general in spare_generals(s, power):
        for army in armies:
            old = forces.general_of_army(s, army, held_in(s, army))
            if old < 0 or forces.rank(s, general) >= forces.rank(s, old):
                continue
            better = skill(s, general) > skill(s, old)
            if better and purchases.may_replace(s, power, old, general) == OK:
                purchases.replace(s, old, general)
                break


def held_in(s: Theatre, army: int) -> list[int]:
    """The pieces that an army on the map holds."""
    pieces = forces.pieces_in(s, s.side_of(army), s.at(army), s.flag(army, INSIDE))
    return forces.held_by(s, army, pieces)


def skill(s: Theatre, general: int) -> int:
    """2.2: what a general adds in attack and defence."""
    return int(s.t.attack[general - GENERALS]) + int(s.t.defence[general - GENERALS])


def raise_army(s: Theatre, power: int, army: int) -> None:
    """7.3.5: the marker goes to the largest force of the power, or to a new one at home."""
    zones = sorted({s.at(unit) for unit in range(UNITS) if s.t.owner[unit] == power})
    zones = [zone for zone in zones if zone < ZONES]
    zones.sort(key=lambda zone: -forces.points_of(s, power, s.units_in(s.side(power), zone)))
    for zone in zones:
        if purchases.may_form(s, power, army, zone) == OK:
            purchases.form(s, power, army, zone)
            return
    found_army(s, power, army)


def found_army(s: Theatre, power: int, army: int) -> None:
    """A corps, the best general and the marker, at the zone nearest to an enemy that allows it."""
    needs = int(s.t.n.pays_army)
    units = sorted(range(UNITS), key=lambda unit: worth(s, unit))
    own = [u for u in units if s.t.owner[u] == power and s.t.step_count[u] > 1]
    for zone in best_zones(s, power):
        for unit in own:
            cost = economy.step_cost(s, unit) * int(s.t.step_count[unit])
            if s.units_in(s.side(power), zone) or purchases.points_left(s, power) < cost + needs:
                continue
            if purchases.may_build(s, power, unit, zone, False) == OK and spare_generals(s, power):
                purchases.build(s, power, unit, zone, False)
        lead(s, power, zone)
        if purchases.may_form(s, power, army, zone) == OK:
            purchases.form(s, power, army, zone)
            return


def staff(s: Theatre, power: int, army: int) -> None:
    """7.3.5: subordinates for an army, as many as it may have, none above its general."""
    zone = s.at(army)
    for general in spare_generals(s, power):
        pieces = forces.pieces_in(s, s.side(power), zone)
        leader = forces.general_of_army(s, army, pieces)
        if leader < 0 or forces.rank(s, general) < forces.rank(s, leader):
            continue
        if purchases.may_deploy(s, power, general, zone) == OK:
            purchases.deploy(s, general, zone)


def supply_depot(s: Theatre, power: int, army: int) -> None:
    """An army without a depot is given one."""
    zone, side = s.at(army), s.side(power)
    if s.depots_in(side, zone):
        return
    for depot in range(DEPOTS, ARMIES):
        if purchases.may_stock(s, power, depot, zone, False) == OK:
            purchases.stock(s, power, depot, zone, False)
            return


def build_fleets(s: Theatre, power: int) -> None:
    """What is left when every unit stands goes into fleets."""
    for fleet in range(FLEETS, DEPOTS):
        for zone in economy.home_ports(s, power):
            if purchases.may_launch(s, power, fleet, zone, False) == OK:
                purchases.launch(s, power, fleet, zone, False)
                break

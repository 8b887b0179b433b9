"""7.3: what a power has to spend, what things cost, and where they may be put."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from grognard.games.europe import politics, supply
from grognard.games.europe.layout import (
    ALLY,
    ARMIES,
    AT,
    AUSTRIA,
    CAVALRY_RESERVE,
    COALITION,
    COUNTRIES,
    DOUBLED,
    EMPIRE,
    ENGLAND,
    FRANCE,
    INSIDE,
    LANDWEHR,
    LIBERATION_WAR,
    MAJORS,
    MILITIA,
    NEUTRAL,
    NOBODY,
    POLAND,
    PROTECTORATE,
    PRUSSIA,
    REFORMED,
    RESOURCES,
    RHINE,
    RUSSIA,
    SERBS,
    SPAIN,
    STATUS,
    STRAIT,
    TRIBUTE,
    TURKEY,
    TYROL,
    U_ARMY,
    U_LEFT,
    WESTPHALIA,
    ZONES,
)
from grognard.games.europe.lookups import MOST_NEIGHBOURS
from grognard.games.europe.refusals import (
    BESIEGED_PLACE,
    CUT_OFF,
    ENEMY_HOLDS,
    NO_REINFORCEMENT_ZONE,
    OK,
)
from grognard.games.europe.state import Theatre

#: 5.1.3: the order of the powers.
ORDER: Final = (TURKEY, SPAIN, PRUSSIA, AUSTRIA, RUSSIA, ENGLAND, FRANCE)
QUARTERS: Final = 4  # costs are quarter points (R442)
STEP_MARKS: Final = 4  # U_ARMY counts depots by fours


# --- supply (13.3) --------------------------------------------------------------


def fed(s: Theatre, power: int, zone: int) -> bool:
    """13.3: whether a power's forces are in supply; one that is in no war is so at home."""
    if s.side(power) == NOBODY:
        return s.is_home(power, zone)
    return supply.supplied(s, power, zone)


def army_fed(s: Theatre, army: int) -> bool:
    """7.3.5: whether an army on the map is in supply, a besieged one by sea."""
    zone: int = s.c[AT + army]
    power: int = s.t.owner[army]
    if zone >= ZONES or s.aboard(army):
        return False
    if s.flag(army, INSIDE) and s.besieged(zone):
        return supply.garrison_supplied(s, power, zone)
    return fed(s, power, zone)


# --- income (7.3.1) ------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """A part of an income: what it is, by which rule, how many points, and where."""

    key: str
    rule: str
    amount: int
    zone: int = -1


def income_lines(s: Theatre, power: int) -> list[Line]:
    """R439, R440: the parts of a power's income; together they are not below 0."""
    return [*_own_lines(s, power), *_tribute_lines(s, power)]


def income(s: Theatre, power: int) -> int:
    """R439: what it has of its own is not below 0; then what is paid to it, or by it."""
    own = max(0, sum(line.amount for line in _own_lines(s, power)))
    return own + sum(line.amount for line in _tribute_lines(s, power))


def _own_lines(s: Theatre, power: int) -> list[Line]:
    """Base, keys in enemy hands, events."""
    base = s.t.resources[2 * power]
    lines = [Line("base", "7.3.1", base)]
    if raised(s, power):
        more = s.t.resources[2 * power + 1] - base
        lines.append(Line("raised", "7.3.1", more))
        base += more
    if politics.fate(s, power, DOUBLED):
        lines.append(Line("doubled", "8.1.3", base))
    for zone in keys_lost(s, power):
        lines.append(Line("key-lost", "7.3.1", -s.t.n.key_lost, zone))
    if power == TURKEY and s.side(SERBS) == COALITION and politics.is_neutral(s, TURKEY):
        lines.append(Line("serbs", "6.4", -s.t.n.serbs))
    by_events: int = s.c[RESOURCES + power]
    if by_events != 0:
        lines.append(Line("events", "7.3.1", by_events))
    return lines


def _tribute_lines(s: Theatre, power: int) -> list[Line]:
    """18.2.2, R515: what is paid for provinces that could not be given, if there is money."""
    lines: list[Line] = []
    owed = politics.due(s, power, TRIBUTE)
    if owed > 0:
        lines.append(Line("tribute", "18.2.2", -_tribute(s, power)))
    for loser in range(MAJORS):
        victor = politics.conqueror(s, loser)
        if politics.due(s, loser, TRIBUTE) > 0 and victor != NOBODY:
            if politics.head(s, victor) == power:
                lines.append(Line("tribute", "18.2.2", _tribute(s, loser)))
    return lines


def _tribute(s: Theatre, loser: int) -> int:
    """What a beaten power can pay of its tribute."""
    has = max(0, sum(line.amount for line in _own_lines(s, loser)))
    return min(has, politics.due(s, loser, TRIBUTE) * s.t.n.spoils)


def raised(s: Theatre, power: int) -> bool:
    """R440: Prussia reformed and in a camp, Spain in her Liberation war have the greater value."""
    if power == PRUSSIA:
        return politics.fate(s, PRUSSIA, REFORMED) and s.side(PRUSSIA) != NOBODY
    return power == SPAIN and s.game_flag(LIBERATION_WAR)


def keys_lost(s: Theatre, power: int) -> list[int]:
    """R439, R501: its key zones that the enemy controls; Madrid not in the Liberation war."""
    side = s.side(power)
    if side == NOBODY or (power == SPAIN and s.game_flag(LIBERATION_WAR)):
        return []
    return [
        zone
        for zone in range(ZONES)
        if s.t.key_zone[zone] != 0
        and s.land_of(zone) == power
        and politics.controls(s, 1 - side, zone)
    ]


def add_resources(s: Theatre, power: int, points: int) -> None:
    """An event adds points to a power's next budget, or to the one in which it is played."""
    now: int = s.c[RESOURCES + power]
    s.c[RESOURCES + power] = now + points


def add_at_once(s: Theatre, power: int, points: int) -> None:
    """6.4: the same in the budget: the points can be spent in this phase."""
    add_resources(s, power, points)
    left: int = s.c[U_LEFT + power]
    s.c[U_LEFT + power] = max(0, left + QUARTERS * points)


# --- costs (7.3.2) -------------------------------------------------------------------------


def step_cost(s: Theatre, unit: int) -> int:
    """7.3.2, R442: the price of a step, in quarter points."""
    kind: int = s.t.unit_kind[unit]
    stars: int = s.t.stars[unit]
    if kind == CAVALRY_RESERVE:
        return s.t.n.pays_cavalry + stars * s.t.n.pays_star
    if kind == MILITIA or kind == LANDWEHR:
        return s.t.n.pays_militia + stars * s.t.n.pays_star
    return s.t.n.pays_corps + stars * s.t.n.pays_star


def is_minors(s: Theatre, piece: int) -> bool:
    """7.3.3: whether a piece belongs to a minor, which has no resources."""
    return s.t.owner[piece] >= MAJORS


def army_steps(s: Theatre, army: int) -> int:
    """7.3.5: the steps completed in an army this year, away from zones of reinforcement."""
    marks: int = s.c[U_ARMY + army - ARMIES]
    return marks % STEP_MARKS


def army_depots(s: Theatre, army: int) -> int:
    """7.3.5: the depots brought to an army this year."""
    marks: int = s.c[U_ARMY + army - ARMIES]
    return marks // STEP_MARKS


# --- who runs whom (7.3.2, 7.3.3) ----------------------------------------------------------


def serves(s: Theatre, power: int, country: int) -> bool:
    """7.3, R454: whether the pieces of a country are dealt with in the turn of a power.

    Those of the Empire's minors in France's turn, of the Coalition's in England's.
    """
    if country < MAJORS:
        return country == power
    side = s.side(country)
    return (power == FRANCE and side == EMPIRE) or (power == ENGLAND and side == COALITION)


def minors_counted(s: Theatre, side: int) -> list[int]:
    """R454: the minors of a side that count for steps; revolts while their zone is held."""
    return [
        country
        for country in range(MAJORS, COUNTRIES)
        if s.t.has_units[country] != 0
        and s.side(country) == side
        and s.c[STATUS + country] in (ALLY, PROTECTORATE)
        and (country < TYROL or revolt_holds(s, country))
    ]


def revolt_holds(s: Theatre, revolt: int) -> bool:
    """4, R454: whether the Coalition controls the zone in which a revolt began."""
    return any(s.held_by(COALITION, zone) for zone in s.t.risings[revolt])


def minor_steps(s: Theatre, power: int) -> int:
    """7.3.3: a step for two minors, in the turns of France and England."""
    if power == FRANCE:
        return len(minors_counted(s, EMPIRE)) // 2
    return len(minors_counted(s, COALITION)) // 2 if power == ENGLAND else 0


# --- zones of reinforcement (7.3.4, R445, R455) --------------------------------------------


def reinforcement_zones(s: Theatre, country: int) -> list[int]:
    """Where new units of a country may be put, if there is room."""
    if country >= MAJORS and lost_capital(s, country):
        return []
    fort, capital, seat = s.t.fort, s.t.capital, s.t.seat_of_state[country]
    found: list[int] = []
    for zone in joined_zones(s, country):
        if fort[zone] != 0 or capital[zone] == country or zone == seat:  # few are
            if place_objection(s, country, zone) == OK:
                found.append(zone)
    return found


def reinforcement_objection(s: Theatre, country: int, zone: int) -> int:
    """What speaks against a zone as a place for new units of a country."""
    refused = place_objection(s, country, zone)
    if refused != OK:
        return refused
    if country >= MAJORS and lost_capital(s, country):
        return ENEMY_HOLDS
    return OK if zone in joined_zones(s, country) else CUT_OFF


def place_objection(s: Theatre, country: int, zone: int) -> int:
    """R445: a capital or active fortress of its own, held, not besieged, without enemies."""
    side = s.side(country)
    seat = s.t.seat_of_state[country]
    if zone >= ZONES or (not s.is_home(country, zone) and zone != seat):
        return NO_REINFORCEMENT_ZONE
    capital = s.t.capital[zone] == country or zone == seat
    if not capital and not s.fort_active(zone):
        return NO_REINFORCEMENT_ZONE
    if not friendly(s, country, zone) or s.has_units(1 - side, zone):
        return ENEMY_HOLDS
    return BESIEGED_PLACE if s.besieged(zone) else OK


def friendly(s: Theatre, country: int, zone: int) -> bool:
    """Whether a zone is controlled by a country or its side."""
    holder = s.holder(zone)
    side = s.side(country)
    return holder == country or (side != NOBODY and s.side(holder) == side)


def lost_capital(s: Theatre, country: int) -> bool:
    """R489: no Polish step is built or completed while the Coalition holds Warsaw."""
    return country == POLAND and s.held_by(COALITION, s.t.capital_of[2 * POLAND])


def joined_zones(s: Theatre, country: int) -> list[int]:
    """R445: the zones of a country joined to its capital by land, over its own ground."""
    known = s.joined[country]
    if known is not None:
        return known
    found = _joined(s, country)
    s.joined = [*s.joined[:country], found, *s.joined[country + 1 :]]
    return found


def _joined(s: Theatre, country: int) -> list[int]:
    if country == RHINE or country == WESTPHALIA:
        return [s.t.seat_of_state[country]]
    seen = [False] * ZONES
    queue: list[int] = []
    for n in (0, 1):
        capital: int = s.t.capital_of[2 * country + n]
        if capital >= 0 and s.land_of(capital) == country:
            seen[capital] = True
            queue.append(capital)
    for here in queue:
        first = here * MOST_NEIGHBOURS
        for k in range(s.t.degree[here]):
            near: int = s.t.next_to[first + k]
            if seen[near] or s.land_of(near) != country:
                continue
            if s.t.border[here * ZONES + near] == STRAIT:
                continue
            seen[near] = True
            queue.append(near)
    return queue


def home_ports(s: Theatre, power: int) -> list[int]:
    """R451: the ports of a power that are joined to its capital and that it holds."""
    return [
        zone for zone in joined_zones(s, power) if s.t.port[zone] >= 0 and friendly(s, power, zone)
    ]


def at_war(s: Theatre, power: int) -> bool:
    """8.1: whether a major is in the war, on either side."""
    return s.side(power) != NOBODY


def neutral(s: Theatre, power: int) -> bool:
    """8.1.1: whether a major is neutral."""
    status: int = s.c[STATUS + power]
    return status == NEUTRAL

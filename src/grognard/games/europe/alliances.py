"""7.1, 8.1-8.2: countries enter the war, change sides, leave it, and are protected or annexed.

One function for each thing that an action, a card or a peace may cause. What must then be decided
(where units are deployed, who is lost) is pushed as questions on top of what goes on.
"""

from __future__ import annotations

from typing import Final

from grognard.games.europe import kinds, lending, merging
from grognard.games.europe.events import (
    DEFECTED,
    JOINED,
    MINOR_ANNEXED,
    MINOR_LEAVES,
    PEACE_MADE,
    PROTECTED_NOW,
    PROTECTORATE_LOST,
)
from grognard.games.europe.forces import pieces_in
from grognard.games.europe.harbours import clear_ports, end_blockades, leave_ports, send_home
from grognard.games.europe.keys import bring_cards, rows
from grognard.games.europe.layout import (
    ALLY,
    ANNEXED,
    ARMIES,
    AT_WAR,
    BY_COALITION,
    COALITION,
    CONTROL,
    CORSAIRS,
    COUNTED,
    DEPOTS,
    EMPIRE,
    ENGLAND,
    FLEETS,
    FORCED_PEACE,
    FRANCE,
    GENERALS,
    INSIDE,
    JUST_BEATEN,
    NEUTRAL,
    NOBODY,
    OUT,
    PEACE_ROLLS,
    PERMANENT,
    PIECES,
    POLAND,
    PROTECTORATE,
    RESERVE,
    SPAIN,
    UNDEPLOYED,
    UNITS,
    ZONES,
)
from grognard.games.europe.politics import (
    escalate,
    fate,
    head,
    is_major,
    minors_of,
    patron,
    provinces_of,
    score,
    set_fate,
    set_status,
    status,
    zones_of,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.supply import passable
from grognard.games.europe.ways import come_out, open_gates, sustainer
from grognard.kernel.state import EVERYONE

PROTECTORATE_POINT: Final = 1  # R492, R533


# --- entering the war (7.1, 8.2.3) ---------------------------------------------------------


def enter_war(s: Theatre, country: int, side: int, draws: bool = True) -> None:
    """A country joins a side: R405-R406, R424, R467; a declaration brings no cards at once."""
    before = rows(s, side)
    strangers = 1 - side
    if is_major(country):
        join_as_major(s, country, side)
    else:
        join_as_minor(s, country, side)
    drop_markers(s)
    end_blockades(s, side)
    if draws:
        bring_cards(s, side, before)
    if is_major(country):
        part_company(s)
        confront(s, country, strangers)


def part_company(s: Theatre) -> None:
    """2.2, 10.1: nobody stays in an army of the other side, or alone without troops of his own."""
    for piece in range(PIECES):
        army = s.holder_of(piece)
        if ARMIES <= army < PIECES and s.side_of(army) != s.side_of(piece):
            s.hold(piece, -1)
    tidy_all(s)


def join_as_major(s: Theatre, power: int, side: int) -> None:
    """R405, R408, R412, R467: its units stay, its minors come; the first time escalates."""
    set_status(s, power, AT_WAR, side, -1)
    set_fate(s, power, PERMANENT | PEACE_ROLLS, False)
    s.note(JOINED, power, side, 0, 0, EVERYONE)
    lending.take_back(s, power)
    count_first_war(s, power)
    for minor in minors_of(s, power):
        set_status(s, minor, status(s, minor), side, power)
        s.note(JOINED, minor, side, 0, 0, EVERYONE)
        deploy(s, minor)


def count_first_war(s: Theatre, power: int) -> None:
    """7.1, R408: once a game for each major."""
    if not fate(s, power, COUNTED):
        set_fate(s, power, COUNTED)
        escalate(s, 1)


def join_as_minor(s: Theatre, minor: int, side: int) -> None:
    """R406, R463: ally of France or England; a neutral deploys, one at war changes camp."""
    if s.side(minor) == 1 - side:
        change_sides(s, minor, side)
        return
    set_status(s, minor, ALLY, side, head(s, side))
    s.note(JOINED, minor, side, 0, 0, EVERYONE)
    deploy(s, minor)


def deploy(s: Theatre, minor: int) -> None:
    """R407: its new player places its units, if it has any to place."""
    if available(s, minor):
        s.push(kinds.DEPLOY, s.side(minor), minor, 0)


def available(s: Theatre, country: int) -> list[int]:
    """R407: the units and fleets of a country that wait for its war."""
    return [
        piece
        for piece in range(DEPOTS)
        if s.t.owner[piece] == country and s.at(piece) == UNDEPLOYED
    ]


# --- a French ally joins the Coalition (8.2.3, R463-R466) ----------------------------------


def change_sides(s: Theatre, minor: int, side: int) -> None:
    """8.2.3: its units turn against those they stand with; its fortresses go with it."""
    lose_protectorate(s, minor)
    stacked = [unit for unit in own_units(s, minor) if has_comrades(s, unit)]
    stacked += [unit for unit in own_units(s, minor) if not may_stay(s, unit, side)]
    part_from_armies(s, minor)
    set_status(s, minor, ALLY, side, head(s, side))
    s.note(DEFECTED, minor, 0, 0, 0, EVERYONE)
    for camp in (EMPIRE, COALITION):  # its places are its own again, unless its enemies stay
        clear_markers(s, minor, camp)
    leave_ports(s, minor, 1 - side)
    keep_garrisons(s, minor)
    for unit in sorted(set(stacked)):
        if not s.is_home(minor, s.at(unit)):
            s.push(kinds.EXILE, side, unit, 0)
    for zone in zones_of(s, minor):
        settle_zone(s, zone, side)
    lift_all_sieges(s)
    tidy_all(s)


def keep_garrisons(s: Theatre, country: int) -> None:
    """R465: a garrison abroad that changes camp alone holds its fortress for its new friends."""
    for unit in own_units(s, country):
        zone, side = s.at(unit), s.side_of(unit)
        if not s.flag(unit, INSIDE) or s.has_units(1 - side, zone, True):
            continue
        home = s.land_of(zone)
        if home == country:
            continue  # settle_zone sees to it
        s.set_control(zone, home if s.side(home) == side else s.power_of(country))
        open_gates(s, zone)


def own_units(s: Theatre, country: int) -> list[int]:
    """The combat units of a country on the map."""
    return [u for u in range(UNITS) if s.t.owner[u] == country and s.at(u) < ZONES]


def has_comrades(s: Theatre, unit: int) -> bool:
    """Whether units of other countries of its side stand with a unit."""
    country, side = int(s.t.owner[unit]), s.side_of(unit)
    others = s.units_in(side, s.at(unit), s.flag(unit, INSIDE))
    return any(s.t.owner[other] != country for other in others)


def may_stay(s: Theatre, unit: int, side: int) -> bool:
    """8.1.3, R480: not in the land of a power that has made its peace with the other side."""
    land = s.land_of(s.at(unit))
    return s.side(land) != NOBODY or passable(s, side, land)


def part_from_armies(s: Theatre, country: int) -> None:
    """Its pieces leave the armies of others, and those of others its own."""
    for piece in range(PIECES):
        holder = s.holder_of(piece)
        if not ARMIES <= holder < PIECES:
            continue
        mine = s.t.owner[piece] == country
        if mine != (s.t.owner[holder] == country):
            s.hold(piece, -1)


def clear_markers(s: Theatre, country: int, side: int) -> None:
    """The markers of a side on the land of a country are taken away."""
    for zone in zones_of(s, country):
        marker = int(s.c[CONTROL + zone]) - 1
        if marker >= 0 and s.side(marker) == side:
            s.c[CONTROL + zone] = 0
    s.forget_supply()


def drop_markers(s: Theatre) -> None:
    """3.2: nobody keeps the places of his new friends; what 24F took of Spain is kept for later."""
    freed: list[int] = []
    for zone in range(ZONES):
        marker = int(s.c[CONTROL + zone]) - 1
        land = s.land_of(zone)
        if marker < 0 or s.side(land) == NOBODY or s.side(marker) != s.side(land):
            continue
        if marker != FRANCE or land != SPAIN:
            s.c[CONTROL + zone] = 0
            freed.append(zone)
    s.forget_supply()
    clear_ports(s, freed)


def settle_zone(s: Theatre, zone: int, side: int) -> None:
    """R464: in a defector's zone both lose as many steps as the weaker has; who is alone holds it.

    A garrison of the former camp that is besieged keeps its fortress.
    """
    if s.has_units(1 - side, zone, True):
        hold_zone(s, zone, s.units_in(1 - side, zone, True)[0])
        return
    if s.besieged(zone):
        open_gates(s, zone)
    ours, theirs = s.units_in(side, zone), s.units_in(1 - side, zone)
    if ours and theirs:
        losses = min(s.total_steps(ours), s.total_steps(theirs))
        s.push(kinds.DEFECTION_LOSSES, 1 - side, zone, losses)
        s.push(kinds.DEFECTION_LOSSES, side, zone, losses)
    else:
        hold_if_alone(s, zone, 1 - side)


def hold_if_alone(s: Theatre, zone: int, side: int) -> None:
    """8.1.4, 8.2.3: units that stand alone in a zone of a country that turned hold it."""
    units = s.units_in(side, zone)
    if units and s.t.site[zone] != 0 and not s.has_units(1 - side, zone):
        hold_zone(s, zone, units[0])


def hold_zone(s: Theatre, zone: int, unit: int) -> None:
    """3.2, 17.2.1: the power of a unit holds a zone; fleets for which its port is lost leave it."""
    s.set_control(zone, s.power_of(sustainer(s, unit)))
    clear_ports(s, [zone])


def tidy_all(s: Theatre) -> None:
    """2.2, R132: generals and armies that have lost their troops leave the map."""
    for zone in sorted({s.at(p) for p in range(PIECES) if s.at(p) < ZONES}):
        for side in (NOBODY, EMPIRE, COALITION):
            for inside in (False, True):
                if pieces_in(s, side, zone, inside):
                    merging.tidy(s, side, zone, inside)


# --- a power whose land the enemy may cross goes to war (8.1.4, R481) ----------------------


def confront(s: Theatre, power: int, side: int) -> None:
    """R481: where its former victor stands alone he holds the zone; where both stand he chooses."""
    for zone in zones_of(s, power):
        if not s.has_units(side, zone):
            continue
        if s.has_units(1 - side, zone):
            s.push(kinds.OCCUPIERS, side, zone, power)
        else:
            hold_if_alone(s, zone, side)


# --- leaving the war (8.1.3, 18.2.3) -------------------------------------------------------


def make_peace(s: Theatre, power: int, victor: int) -> None:
    """8.1.3, R473, R520: forced peace; its minors leave the war with it, markers go."""
    part_from_armies(s, power)
    minors = minors_of(s, power)
    for minor in minors:
        part_from_armies(s, minor)
    set_fate(s, power, BY_COALITION, victor == COALITION)
    set_fate(s, power, PEACE_ROLLS, False)
    set_fate(s, power, JUST_BEATEN)
    set_status(s, power, FORCED_PEACE, NOBODY, head(s, victor))
    s.note(PEACE_MADE, power, victor, 0, 0, EVERYONE)
    for minor in minors:
        withdraw_minor(s, minor)
    remove_markers(s, power, victor)
    send_home(s, power)
    clear_ports(s, list(range(ZONES)))  # R269, R551, and where its own markers are gone
    lift_all_sieges(s)
    tidy_all(s)


def withdraw_minor(s: Theatre, minor: int) -> None:
    """R473: a minor leaves the war with its power; its units wait off the map."""
    for piece in range(DEPOTS):
        away = not s.on_map(piece) and s.at(piece) != CORSAIRS
        if s.t.owner[piece] != minor or away:
            continue
        if GENERALS <= piece < FLEETS:
            merging.dismiss(s, piece)
        else:
            s.remove(piece, UNDEPLOYED)
    set_status(s, minor, status(s, minor), NOBODY, patron(s, minor))
    s.note(MINOR_LEAVES, minor, 0, 0, 0, EVERYONE)


def remove_markers(s: Theatre, power: int, victor: int) -> None:
    """5.3, R520: the victor's markers on its land, and its own everywhere."""
    freed = [power, *minors_of(s, power)]  # a revolt goes on without its power (4)
    for zone in range(ZONES):
        marker = int(s.c[CONTROL + zone]) - 1
        if marker < 0:
            continue
        if marker == power or (s.land_of(zone) in freed and s.side(marker) == victor):
            s.c[CONTROL + zone] = 0
    s.forget_supply()


def lift_all_sieges(s: Theatre) -> None:
    """15.3: a siege is over where besieger and besieged are no longer enemies."""
    for zone in range(ZONES):
        if s.besieged(zone):
            holder = s.side(s.holder(zone))
            if holder == NOBODY or not s.has_units(1 - holder, zone):
                open_gates(s, zone)
        come_out(s, zone)


def become_neutral(s: Theatre, power: int) -> None:
    """8.1.3: a major whose peace is over; England joins the Coalition again."""
    set_fate(s, power, PEACE_ROLLS | BY_COALITION | PERMANENT, False)
    if power == ENGLAND:
        enter_war(s, power, COALITION, False)
    else:
        set_status(s, power, NEUTRAL, NOBODY, -1)


# --- protectorates (8.1.5, R468, R492) -----------------------------------------------------


def protect(s: Theatre, minor: int, escalates: bool = True) -> None:
    """8.1.5, R494: a point of victory and, for the six minors, of escalation."""
    set_status(s, minor, PROTECTORATE, EMPIRE, head(s, EMPIRE))
    s.note(PROTECTED_NOW, minor, 0, 0, 0, EVERYONE)
    score(s, PROTECTORATE_POINT)
    if escalates:
        escalate(s, PROTECTORATE_POINT)


def lose_protectorate(s: Theatre, minor: int) -> None:
    """R492, R535: a protectorate that the Coalition takes costs a point; Poland never does."""
    if status(s, minor) == PROTECTORATE and s.side(minor) == EMPIRE and minor != POLAND:
        s.note(PROTECTORATE_LOST, minor, 0, 0, 0, EVERYONE)
        score(s, -PROTECTORATE_POINT)


# --- conquest of minors (18.1, R507) -------------------------------------------------------


def conquer(s: Theatre, minor: int, power: int) -> None:
    """18.1, R507: it becomes the ally of its conqueror; its units go to the reserve.

    8.1.2: in the Empire's camp minors are France's allies, whoever took them.
    """
    side = s.side(power)
    lose_protectorate(s, minor)
    disband(s, minor)
    set_status(s, minor, ALLY, side, head(s, EMPIRE) if side == EMPIRE else power)
    clear_markers(s, minor, side)
    drop_markers(s)


def disband(s: Theatre, minor: int) -> None:
    """7.3.3: units of a conquered minor go to the reserve, its fleets out of the game."""
    part_from_armies(s, minor)
    for piece in range(DEPOTS):
        if s.t.owner[piece] != minor:
            continue
        if piece >= FLEETS:
            s.remove(piece, OUT)
        elif s.on_map(piece) and piece >= GENERALS:
            merging.dismiss(s, piece)
        elif s.on_map(piece) or s.at(piece) == UNDEPLOYED:
            s.remove(piece, RESERVE)
    tidy_all(s)


def annex(s: Theatre, minor: int, power: int) -> None:
    """18.1, 18.2.2: its provinces become national territory of a power."""
    capital: int = s.t.capital_of[2 * minor]
    disband(s, minor)
    clear_markers(s, minor, s.side(power))
    for province in provinces_of(s, minor):
        s.cede(province, power)
    set_status(s, minor, ANNEXED, NOBODY, power)
    s.note(MINOR_ANNEXED, capital, power, 0, 0, EVERYONE)

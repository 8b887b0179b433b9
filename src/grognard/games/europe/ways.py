"""12.1: the way from zone to zone, and what a force meets on it."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, groups, merging, supply
from grognard.games.europe.events import SIEGE_LIFTED
from grognard.games.europe.kinds import BREAK_OFF
from grognard.games.europe.layout import (
    ARMIES,
    CARD,
    CARD_SPENT,
    CHATIMENTS,
    CONTINENTAL_BLOCKADE,
    DEPOTS,
    DESERT,
    EMPIRE,
    FIXED,
    FRANCE,
    G_CAUSES,
    G_SIDE,
    IBERIA_OPEN,
    INSIDE,
    LEFT_HOME,
    LENT,
    LIBERATION_WAR,
    MOUNTAIN,
    NEUTRAL,
    NOBODY,
    OVER_MOUNTAIN,
    PIECES,
    POOR,
    POOR_MARSH,
    RUINS,
    SERBS,
    STATUS,
    STRAIT,
    TURKEY,
    UNITS,
    ZONES,
)
from grognard.games.europe.lookups import MOST_NEIGHBOURS
from grognard.games.europe.refusals import (
    IBERIA_CLOSED,
    LEAVES_HOME,
    NEUTRAL_LAND,
    NOT_ADJACENT,
    OK,
    STRAIT_CLOSED,
    TOO_FAR,
)
from grognard.games.europe.state import Theatre
from grognard.kernel.state import A_PIECE, A_PLACE, EVERYONE

#: R18, R41: how many steps of the Empire each of two cards lets into Iberia.
IBERIAN_STEPS: Final = 6
LARGEST_MORALE: Final = 9
DIFFICULT: Final = 2  # points from which ground is difficult (4)


def neighbours(s: Theatre, zone: int) -> list[int]:
    """The zones with a common side."""
    first = zone * MOST_NEIGHBOURS
    return [int(s.t.next_to[first + k]) for k in range(s.t.degree[zone])]


# --- whether a border is open (12.1, R138) ---------------------------------------------------


def border_closed(s: Theatre, side: int, here: int, zone: int) -> int:
    """12.1, R138: neutral ground, and a strait with an enemy squadron at sea."""
    land = s.land_of(zone)
    if s.side(land) == NOBODY and not supply.passable(s, side, land):
        s.because(A_PLACE, zone)
        return NEUTRAL_LAND
    sea: int = s.t.strait[here * ZONES + zone]
    if s.t.border[here * ZONES + zone] == STRAIT and sea >= 0 and s.at_sea(1 - side, sea):
        s.because(A_PLACE, ZONES + sea)
        return STRAIT_CLOSED
    return OK


def reaction_closed(s: Theatre, side: int, units: list[int], here: int, zone: int) -> int:
    """R137, R138, R156, R171: what bars these units from intercepting or evading that way."""
    border: int = s.t.border[here * ZONES + zone]
    if border < 0 or border == DESERT:
        return NOT_ADJACENT
    refused = border_closed(s, side, here, zone)
    if refused == OK:
        refused = iberia_closed(s, side, units, zone)
    if refused != OK:
        return refused
    cost: int = s.t.cost[here * ZONES + zone]
    return OK if cost <= base_movement(s, units) else TOO_FAR


def units_may_enter(s: Theatre, side: int, units: list[int], zone: int) -> int:
    """4, 12.1: militia stays at home; Iberia is closed until a card opens it."""
    for unit in units:
        if strays(s, unit, zone):
            s.because(A_PIECE, unit)
            return LEAVES_HOME
    return iberia_closed(s, side, units, zone)


def strays(s: Theatre, unit: int, zone: int) -> bool:
    """4: whether a militia would leave its territory; 8C: Serbs, while Turkey is neutral."""
    if s.t.owner[unit] == SERBS and s.c[STATUS + TURKEY] == NEUTRAL:
        return s.t.province[zone] != s.t.province[s.t.risings[SERBS][0]]
    return s.t.home_only[unit] != 0 and not s.is_home(s.t.owner[unit], zone)


def iberia_closed(s: Theatre, side: int, units: list[int], zone: int) -> int:
    """12.1, R18, R41: two cards let some steps of the Empire in, and then the Coalition too."""
    if not iberian(s, zone) or iberia_free(s):
        return OK
    strangers = [unit for unit in units if not _at_home_in_iberia(s, unit)]
    if not strangers:
        return OK
    cards = int(s.game_flag(IBERIA_OPEN)) + int(s.game_flag(CONTINENTAL_BLOCKADE))
    if cards == 0:
        s.because(A_PIECE, strangers[0])
        return IBERIA_CLOSED
    if side != EMPIRE:
        return OK
    steps = s.total_steps(strangers)
    for unit in range(UNITS):
        if _stranger_in_iberia(s, unit) and unit not in strangers:
            steps += s.steps_of(unit)
    return OK if steps <= IBERIAN_STEPS * cards else IBERIA_CLOSED


def iberia_free(s: Theatre) -> bool:
    """12.1: 19C and the Châtiments end every limit for good, also when that war is won."""
    if s.game_flag(CHATIMENTS) or s.game_flag(LIBERATION_WAR):
        return True
    played: int = s.c[CARD + s.t.dos_de_mayo]
    return played & CARD_SPENT != 0


def _at_home_in_iberia(s: Theatre, unit: int) -> bool:
    return s.t.iberian[s.t.owner[unit]] != 0


def _stranger_in_iberia(s: Theatre, unit: int) -> bool:
    """Whether a unit of the Empire from elsewhere stands in Iberia."""
    place = s.at(unit)
    if place >= ZONES or s.side_of(unit) != EMPIRE or _at_home_in_iberia(s, unit):
        return False
    return iberian(s, place)


def iberian(s: Theatre, zone: int) -> bool:
    """4: Spain and Portugal."""
    return s.t.iberian[s.t.home_of[s.t.province[zone]]] != 0


def difficult(s: Theatre, here: int, zone: int) -> bool:
    """4, R162: ground whose entry takes two points or more; the desert takes a whole factor."""
    cost: int = s.t.cost[here * ZONES + zone]
    return cost >= DIFFICULT or s.t.border[here * ZONES + zone] == DESERT


# --- who stands there ------------------------------------------------------------------------


def attackable(s: Theatre, enemy: int, zone: int) -> bool:
    """R112, R168: whether to enter is to attack: units not besieged, or a lone fixed depot."""
    if s.has_units(enemy, zone):
        return True
    for depot in s.at_place(DEPOTS, ARMIES, zone):
        if s.flag(depot, FIXED) and s.side_of(depot) == enemy and not s.flag(depot, INSIDE):
            return True
    return False


# --- movement (12.1, 13.6.2) -----------------------------------------------------------------


def base_movement(s: Theatre, units: list[int]) -> int:
    """12.1, R133, R135: the slowest combat unit, less one in bad weather."""
    slowest = 99
    for unit in units:
        points: int = s.t.movement[unit]
        slowest = min(slowest, points)
    if slowest == 99:
        return 0
    return max(0, slowest + (s.t.n.weather if s.bad_weather() else 0))


def note_causes(s: Theatre, group: int, here: int, zone: int) -> None:
    """13.6.2, R206, R207: what the way does to the test to come."""
    causes = 0
    ruined = s.scorched(zone)
    if ruined and groups.get(s, group, G_SIDE) == EMPIRE:
        causes |= RUINS  # 40C: one more in its next test
    if s.t.poor[zone] != 0 or ruined:
        causes |= POOR
        if s.t.marsh[zone] != 0:
            causes |= POOR_MARSH
    if s.t.border[here * ZONES + zone] == MOUNTAIN:
        causes |= OVER_MOUNTAIN
    nation = nation_of(s, groups.members(s, group))
    if not s.is_home(nation, zone):  # X16: where it began does not count
        causes |= LEFT_HOME
    groups.add(s, group, G_CAUSES, causes)


def force_morale(s: Theatre, units: list[int]) -> int:
    """14.4: the morale that most steps have; of equals the higher."""
    steps = [0] * (LARGEST_MORALE + 1)
    for unit in units:
        steps[s.morale(unit)] += s.steps_of(unit)
    best = 0
    for morale in range(LARGEST_MORALE + 1):
        if steps[morale] > 0 and steps[morale] >= steps[best]:
            best = morale
    return best


# --- by whom a force is told -----------------------------------------------------------------


def leader_of(s: Theatre, group: int) -> int:
    """The piece by which a force is told: its commander, or its only unit."""
    chief = groups.commander(s, group)
    return chief if chief >= 0 else min(groups.members(s, group), default=0)


def nation_of(s: Theatre, pieces: list[int]) -> int:
    """13.3: the country whose line of supply counts: the commander's, or the only unit's."""
    chief = forces.commander(s, pieces)
    if chief >= 0:
        return int(s.t.owner[chief])
    return sustainer(s, forces.units_of(pieces)[0])


def sustainer(s: Theatre, unit: int) -> int:
    """The country whose line of supply feeds a unit alone; 40F: one that is lent has France's."""
    return FRANCE if s.flag(unit, LENT) else int(s.t.owner[unit])


# --- before a fortress (15.1, 15.3) ----------------------------------------------------------


def siege_needs(s: Theatre, zone: int) -> int:
    """15.1: twice the level of the fortress."""
    level: int = s.t.fort[zone]
    return level * s.t.n.steps_a_level


def lift_siege(s: Theatre, zone: int) -> None:
    """15.3, R252: without enough besiegers a siege is over and its marker gone."""
    if not s.besieged(zone):
        return
    side = 1 - s.side(s.holder(zone))
    if s.total_steps(s.units_in(side, zone)) >= siege_needs(s, zone):
        return
    if s.has_units(side, zone):
        s.push(BREAK_OFF, side, zone, 0)
    else:
        open_gates(s, zone)


def break_off(s: Theatre, zone: int) -> None:
    """R143: those who are too few before a fortress go as from a siege that is lifted (15.3)."""
    s.set_fort(zone, False, 0)
    lift_siege(s, zone)


def open_gates(s: Theatre, zone: int) -> None:
    """15.3: a siege is over, its marker gone; those inside come out."""
    s.set_fort(zone, False, -1)
    s.note(SIEGE_LIFTED, zone, 0, 0, 0, EVERYONE)
    come_out(s, zone)


def come_out(s: Theatre, zone: int) -> None:
    """Where no siege is on nobody stays inside; they are one force with friends there (R255)."""
    if s.besieged(zone):
        return
    side = NOBODY
    for piece in s.at_place(0, PIECES, zone):
        if s.flag(piece, INSIDE):
            s.unmark(piece, INSIDE)
            side = s.side_of(piece)
    if side != NOBODY:
        merging.join(s, side, zone, False, 0)

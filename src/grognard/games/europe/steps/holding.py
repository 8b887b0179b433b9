"""3.2, 15.2, 15.5: control of zones, sieges begun on the march, fortresses rebuilt."""

from __future__ import annotations

from grognard.games.europe import duty, forces, groups, merging
from grognard.games.europe.events import CONTROLLED, FORT_REBUILT
from grognard.games.europe.kinds import (
    ENTERED,
    PORT_LOST,
    SIEGE,
)
from grognard.games.europe.layout import (
    ARMIES,
    DEPOTS,
    G_FREE_SIEGES,
    G_KIND,
    G_SIDE,
    G_ZONE,
    MARKED,
    RESERVE,
    RUINED,
    SORTIES,
    T_INTERCEPTED,
    UNITS,
)
from grognard.games.europe.layout import FORT as FORT_CELL
from grognard.games.europe.refusals import (
    DEPOT_NEEDS_GENERAL,
    ENEMY_OUTSIDE,
    ENEMY_THERE,
    LEFT_ALONE,
    NO_FORT_HERE,
    NO_RUIN_HERE,
    NOT_BESIEGED,
    NOT_SUPPLIED,
    NOT_THERE,
    NOTHING_TO_CONTROL,
    OK,
    TOO_FAR,
    TOO_FEW_TO_BESIEGE,
    WANTS_SUPPLY,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.activation import pay_second_point, second_point
from grognard.games.europe.steps.upkeep import force_supplied, supply_objection
from grognard.games.europe.ways import nation_of, siege_needs
from grognard.kernel.state import EVERYONE


def overrun_depots(s: Theatre, side: int, zone: int) -> None:
    """2.1, R153: mobile depots that stand alone are destroyed."""
    if not s.has_units(1 - side, zone):
        merging.lose_mobile_depots(s, 1 - side, zone)


# --- control (3.2, R144) -------------------------------------------------------------------


def may_control(s: Theatre, group: int) -> int:
    """3.2: a supplied force pays a point where no enemy stands and no active fortress is his."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    refused = control_objection(s, side, zone, groups.units(s, group))
    if refused != OK:
        return refused
    return OK if groups.points_left(s, group) >= s.t.n.control else TOO_FAR


def control_objection(s: Theatre, side: int, zone: int, units: list[int]) -> int:
    """What speaks against a side taking control of a zone in which its force stands."""
    if s.t.site[zone] == 0 or s.side(s.holder(zone)) != 1 - side:
        return NOTHING_TO_CONTROL
    if s.has_units(1 - side, zone) or s.has_units(1 - side, zone, True):
        return ENEMY_THERE
    if s.fort_active(zone):
        return NOTHING_TO_CONTROL
    if not s.unsupplied(units):
        return OK
    return supply_objection(s, zone, forces.pieces_in(s, side, zone), NOT_SUPPLIED)


def take_control(s: Theatre, side: int, zone: int) -> None:
    """A marker is placed, or the enemy's is taken away."""
    pieces = forces.pieces_in(s, side, zone)
    power = s.power_of(nation_of(s, pieces))
    home = s.land_of(zone)
    s.set_control(zone, home if s.side(home) == side else power)
    s.note(CONTROLLED, side, zone, 0, 0, EVERYONE)
    overrun_depots(s, side, zone)
    # 17.2.1: fleets leave a port that is lost; those that blockaded it may enter.
    if s.t.port[zone] >= 0 and (s.fleets_at(1 - side, zone) or s.fleets_at(side, s.t.box[zone])):
        s.push(PORT_LOST, 1 - side, zone, 0)


# --- sieges on the march (15.2) ------------------------------------------------------------


def may_besiege(s: Theatre, group: int) -> int:
    """15.2, R113: an enemy fortress, enough steps, supply, a point or a free attempt."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    if not s.fort_active(zone) or s.side(s.holder(zone)) != 1 - side:
        return NO_FORT_HERE
    if s.has_units(1 - side, zone):
        return ENEMY_OUTSIDE
    # R140: those who have covered it in this round make no attempt.
    fresh = [u for u in s.units_in(side, zone) if s.group_of(u) == group or not s.flag(u, MARKED)]
    if s.total_steps(fresh) < siege_needs(s, zone):
        return TOO_FEW_TO_BESIEGE
    # 13.1: supply is checked anew at each attempt.
    pieces = forces.pieces_in(s, side, zone)
    if not force_supplied(s, zone, pieces):
        return supply_objection(s, zone, pieces, WANTS_SUPPLY)
    if groups.get(s, group, G_FREE_SIEGES) > 0:
        return OK
    return OK if groups.points_left(s, group) >= 1 else TOO_FAR


def besiege(s: Theatre, group: int) -> None:
    """15.2: an attempt, free or for a point."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    free = groups.get(s, group, G_FREE_SIEGES)
    if free > 0:
        groups.put(s, group, G_FREE_SIEGES, free - 1)
    else:
        groups.spend(s, group, 1)
    if not s.besieged(zone):
        s.set_fort(zone, False, 0)
    duty.note_siege(s, side, zone)
    s.push(SIEGE, side, zone, 0)


def has_ruin(s: Theatre, side: int, zone: int) -> bool:
    """15.5: whether a ruined fortress is there that a side holds."""
    fort: int = s.c[FORT_CELL + zone]
    return fort & RUINED != 0 and s.side(s.holder(zone)) == side


def may_rebuild(s: Theatre, group: int, piece: int) -> int:
    """15.5, R257: a step or a depot makes a conquered fortress active again."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    if not has_ruin(s, side, zone):
        return NO_RUIN_HERE
    if s.at(piece) != zone or s.side_of(piece) != side:
        return NOT_THERE
    if DEPOTS <= piece < ARMIES:  # R113: a lone corps spends no depot
        return OK if groups.generals(s, group) else DEPOT_NEEDS_GENERAL
    if piece >= UNITS or s.group_of(piece) != group:
        return NOT_THERE
    return OK if s.total_steps(groups.units(s, group)) > 1 else LEFT_ALONE


def rebuild_fort(s: Theatre, zone: int, piece: int) -> None:
    """The piece is spent, and the fortress stands again for its conqueror."""
    side = s.side_of(piece)
    s.show(piece)  # R310: whoever loses a step is seen
    if piece < UNITS:
        s.lose_step(piece)
    else:
        s.remove(piece, RESERVE)
    s.set_fort(zone, False, -1)
    s.note(FORT_REBUILT, side, zone, 0, 0, EVERYONE)
    merging.tidy(s, side, zone)


# --- besieged (15.3, R253) -----------------------------------------------------------------


def may_sortie(s: Theatre, group: int) -> int:
    """R253: a besieged force that is activated may fall on the besiegers."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    if groups.get(s, group, G_KIND) != SORTIES or not s.besieged(zone):
        return NOT_BESIEGED
    return second_point(s, group) if s.has_units(1 - side, zone) else NOT_BESIEGED


def sortie(s: Theatre, group: int) -> None:
    """It attacks without a step, over no border; the besiegers may evade."""
    pay_second_point(s, group)
    s.c[T_INTERCEPTED] = 0
    s.push(ENTERED, groups.get(s, group, G_SIDE), group, 1)

"""20.2, R526: in 1805 the Coalition must first besiege Mantua and Ulm."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, groups
from grognard.games.europe.layout import (
    ACTIVE,
    ARMIES,
    AUSTRIA,
    COALITION,
    DEPOTS,
    DUTY_OVER,
    EMPIRE,
    FLEETS,
    G_KIND,
    G_SIDE,
    G_START,
    G_ZONE,
    GENERALS,
    MANTUA_BESIEGED,
    MARCHES,
    SCENARIO,
    ULM_BESIEGED,
    UNITS,
    YEAR,
    ZONES,
)
from grognard.games.europe.politics import campaign, set_campaign
from grognard.games.europe.refusals import DUTY_FIRST, NOT_NEARER, OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.ways import leader_of

FIRST_YEAR: Final = 5


def binds(s: Theatre) -> bool:
    """Whether the Coalition is still bound."""
    if s.c[YEAR] != FIRST_YEAR or s.c[SCENARIO] != s.t.campaign_1805:
        return False
    if campaign(s, DUTY_OVER) or not s.on_map(s.t.charles):
        return False
    return not (campaign(s, MANTUA_BESIEGED) and campaign(s, ULM_BESIEGED))


def binds_side(s: Theatre, side: int) -> bool:
    """Whether a side is bound."""
    return side == COALITION and binds(s)


def goal_of(s: Theatre, chief: int) -> int:
    """The fortress to which a general's force must go, -1 if it may not be activated."""
    if s.t.owner[chief] != AUSTRIA or not GENERALS <= chief < FLEETS:
        return -1
    if chief == s.t.charles and not campaign(s, MANTUA_BESIEGED):
        return s.t.mantua
    return -1 if campaign(s, ULM_BESIEGED) else s.t.ulm


def activation_objection(s: Theatre, side: int, piece: int) -> int:
    """R526: Charles, or another Austrian force led by a general."""
    if not binds_side(s, side):
        return OK
    if FLEETS <= piece < DEPOTS or piece < GENERALS:
        return DUTY_FIRST
    chief = piece
    if piece >= ARMIES:
        chief = forces.commander(s, forces.pieces_in(s, side, s.at(piece)))
    return OK if chief >= 0 and goal_of(s, chief) >= 0 else DUTY_FIRST


def bound_group(s: Theatre, group: int) -> int:
    """The goal of a force that the Coalition has activated, -1 if it is free to go anywhere."""
    side = groups.get(s, group, G_SIDE)
    marches = groups.get(s, group, G_KIND) == MARCHES and s.c[ACTIVE] == side
    if not marches or not binds_side(s, side):
        return -1
    return goal_of(s, leader_of(s, group))


def way_objection(s: Theatre, group: int, zone: int) -> int:
    """R526: every step of it must be nearer to its fortress, in movement points."""
    goal = bound_group(s, group)
    if goal < 0:
        return OK
    far = s.t.to_mantua if goal == s.t.mantua else s.t.to_ulm
    here = groups.get(s, group, G_ZONE)
    return OK if far[zone] < far[here] else NOT_NEARER


def has_moved(s: Theatre, group: int) -> bool:
    """Whether a force has left the zone where it began, or is where it has to be."""
    here = groups.get(s, group, G_ZONE)
    return here != groups.get(s, group, G_START) or here == bound_group(s, group)


# --- what lifts it -------------------------------------------------------------------------


def note_siege(s: Theatre, side: int, zone: int) -> None:
    """R526: Mantua besieged by Charles, Ulm by an Austrian general: the marker counts once set."""
    if not binds_side(s, side):
        return
    generals = s.generals_in(side, zone)
    if zone == s.t.mantua and s.t.charles in generals:
        set_campaign(s, MANTUA_BESIEGED)
    austrian = any(s.t.owner[general] == AUSTRIA for general in generals)
    if zone == s.t.ulm and austrian:
        set_campaign(s, ULM_BESIEGED)


def note_entry(s: Theatre, side: int, zone: int) -> None:
    """20.2: the duty is over once a force of the Empire has entered Austria."""
    if side == EMPIRE and s.land_of(zone) == AUSTRIA and binds(s):
        set_campaign(s, DUTY_OVER)


def look_around(s: Theatre) -> None:
    """The sieges that stand at the end of an action, and who has come to Austria in any way."""
    if not binds(s):
        return
    for unit in range(UNITS):
        if s.side_of(unit) == EMPIRE and s.at(unit) < ZONES:
            note_entry(s, EMPIRE, s.at(unit))
    for zone in (s.t.mantua, s.t.ulm):
        if s.besieged(zone):
            note_siege(s, COALITION, zone)


def march_column_barred(s: Theatre, general: int) -> bool:
    """20.2: 6F is not played on Mack in his first activation, that is while the duty lasts."""
    return binds(s) and general == s.t.mack

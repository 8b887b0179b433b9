"""20.2 (2), R530: the option that keeps the Prussian army on the frontier.

Once Prussia is at war her army stays next to enemy territory, on her own land or that of a minor
allied to her, until an enemy force has entered Prussia.
"""

from __future__ import annotations

from grognard.games.europe import groups
from grognard.games.europe.layout import (
    ARMIES,
    COALITION,
    EMPIRE,
    G_ZONE,
    NOBODY,
    PRUSSIA,
    PRUSSIA_ENTERED,
    PRUSSIAN_FRONTIER,
    SCENARIO,
    UNITS,
    ZONES,
)
from grognard.games.europe.politics import campaign, set_campaign
from grognard.games.europe.refusals import NOT_ON_FRONTIER, OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.ways import neighbours
from grognard.kernel.state import A_PLACE


def binds(s: Theatre) -> bool:
    """Whether the Prussian army is still bound."""
    if not s.option(PRUSSIAN_FRONTIER) or s.side(PRUSSIA) == NOBODY:
        return False
    if s.c[SCENARIO] != s.t.campaign_1805:
        return False
    return not campaign(s, PRUSSIA_ENTERED)


def way_objection(s: Theatre, group: int, zone: int) -> int:
    """What speaks against a force with the Prussian army marker going on to a zone.

    From the frontier it goes along the frontier only; behind it, anywhere on its own land.
    """
    if not binds(s) or not _is_prussian_army(s, groups.members(s, group)):
        return OK
    here = groups.get(s, group, G_ZONE)
    if _own_land(s, zone) and (on_frontier(s, zone) or not on_frontier(s, here)):
        return OK
    s.because(A_PLACE, zone)
    return NOT_ON_FRONTIER


def reaction_objection(s: Theatre, pieces: list[int], zone: int) -> int:
    """The same of an interception or a counter-march: the army does not leave the frontier."""
    if not binds(s) or not _is_prussian_army(s, pieces):
        return OK
    if _own_land(s, zone) and on_frontier(s, zone):
        return OK
    s.because(A_PLACE, zone)
    return NOT_ON_FRONTIER


def voyage_objection(s: Theatre, piece: int) -> int:
    """The army does not leave the frontier by sea either."""
    return NOT_ON_FRONTIER if binds(s) and _is_prussian_army(s, [piece]) else OK


def _is_prussian_army(s: Theatre, pieces: list[int]) -> bool:
    """Whether the marker of a Prussian army is among the pieces of a force."""
    for piece in pieces:
        if piece >= ARMIES and s.t.owner[piece] == PRUSSIA:
            return True
    return False


def _own_land(s: Theatre, zone: int) -> bool:
    """Prussia, or a minor allied to her."""
    return s.power_of(s.land_of(zone)) == PRUSSIA


def on_frontier(s: Theatre, zone: int) -> bool:
    """Whether a zone is next to the territory of an enemy or of a minor allied to one."""
    enemy = 1 - s.side(PRUSSIA)
    for near in neighbours(s, zone):
        if s.side(s.land_of(near)) == enemy:
            return True
    return False


def look_around(s: Theatre) -> None:
    """At the end of an action: who has come to Prussia by a landing, a reaction or a retreat."""
    if not binds(s):
        return
    for unit in range(UNITS):
        if s.at(unit) < ZONES:
            note_entry(s, s.side_of(unit), s.at(unit))


def note_entry(s: Theatre, side: int, zone: int) -> None:
    """An enemy force has entered Prussia: her army is free from now on."""
    if side in (EMPIRE, COALITION) and s.land_of(zone) == PRUSSIA and s.side(PRUSSIA) == 1 - side:
        set_campaign(s, PRUSSIA_ENTERED)

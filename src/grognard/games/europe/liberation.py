"""4, 18.2.1: the Spanish war of liberation (R499-R501)."""

from __future__ import annotations

from typing import Final

from grognard.games.europe.alliances import enter_war
from grognard.games.europe.events import LIBERATION_BEGINS, LIBERATION_WON
from grognard.games.europe.layout import (
    CHATIMENTS,
    COALITION,
    EMPEROR_IN_SPAIN,
    EMPIRE,
    FLEETS,
    FRANCE,
    GENERALS,
    LIBERATION_WAR,
    SPAIN,
    SPAIN_WON,
    ZONES,
)
from grognard.games.europe.politics import (
    campaign,
    controls,
    escalate,
    score,
    set_campaign,
    set_flag,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.ways import iberian
from grognard.kernel.state import EVERYONE

GREAT_CAPTAINS: Final = 2  # generals of initiative 1 beside Napoléon (R499)
WON_POINTS: Final = 3


def begin(s: Theatre) -> None:
    """19C: Spain rises against the Empire; the card tells the points and places the militia."""
    set_flag(s, LIBERATION_WAR)
    s.note(LIBERATION_BEGINS, 0, 0, 0, 0, EVERYONE)
    if s.side(SPAIN) != COALITION:
        enter_war(s, SPAIN, COALITION, False)


def won(s: Theatre) -> bool:
    """4, 18.2.1, R500: Madrid and all ports of the peninsula but Gibraltar are the Empire's."""
    madrid: int = s.t.capital_of[2 * SPAIN]
    # Palma is on an island, and so no port of the peninsula: the blockade's list leaves it out too.
    ports = [z for z in range(ZONES) if s.t.blockade_port[z] != 0 and iberian(s, z)]
    return all(controls(s, EMPIRE, zone) for zone in [madrid, *ports])


def end(s: Theatre) -> None:
    """R500: the Empire has won it."""
    set_flag(s, LIBERATION_WAR, False)
    set_campaign(s, SPAIN_WON)
    s.note(LIBERATION_WON, 0, 0, 0, 0, EVERYONE)
    score(s, WON_POINTS)


def watch(s: Theatre) -> None:
    """R499: Napoléon, or two other generals of initiative 1, are in the peninsula now."""
    if not s.game_flag(LIBERATION_WAR):
        return
    there = [
        general
        for general in range(GENERALS, FLEETS)
        if s.t.owner[general] == FRANCE
        and s.at(general) < ZONES
        and iberian(s, s.at(general))
        and s.t.initiative[general - GENERALS] == 1
    ]
    if s.t.napoleon in there or len(there) >= GREAT_CAPTAINS:
        set_campaign(s, EMPEROR_IN_SPAIN)


def year_passes(s: Theatre) -> None:
    """R499, R500: in the victory phase the war escalates, or in the Châtiments costs points."""
    great = campaign(s, EMPEROR_IN_SPAIN)
    over = campaign(s, SPAIN_WON)
    set_campaign(s, EMPEROR_IN_SPAIN | SPAIN_WON, False)
    if not s.game_flag(LIBERATION_WAR) or over:
        return
    if s.game_flag(CHATIMENTS):
        score(s, -2 if great else -1)
    else:
        escalate(s, 1)

"""4, 25F: the continental blockade, and what it is worth (R496-R498)."""

from __future__ import annotations

from grognard.games.europe.events import BLOCKADE_BROKEN, BLOCKADE_HOLDS
from grognard.games.europe.layout import (
    COALITION,
    CONTINENTAL_BLOCKADE,
    EMPIRE,
    FORCED_ALLIANCE,
    FORCED_PEACE,
    MAJORS,
    NEUTRAL,
    NO_BLOCKADE_POINT,
    NOBODY,
    SPAIN,
    ZONES,
)
from grognard.games.europe.politics import (
    beaten,
    campaign,
    conqueror,
    controls,
    patron,
    score,
    set_campaign,
    status,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.ways import iberian
from grognard.kernel.state import EVERYONE


def gaps(s: Theatre) -> list[int]:
    """R496: the ports that break the blockade."""
    ignored = iberia_ignored(s)
    return [
        zone
        for zone in range(ZONES)
        if s.t.blockade_port[zone] != 0
        and not (ignored and iberian(s, zone))
        and not closed(s, zone)
    ]


def closed(s: Theatre, zone: int) -> bool:
    """4: a port of the Empire, of a forced ally, or of a power it has beaten and left in peace.

    The ports of a minor tied to such a power follow it. A captured port needs supply (3.2).
    """
    holder = s.holder(zone)
    if s.side(holder) != NOBODY:
        return controls(s, EMPIRE, zone)
    power = holder if holder < MAJORS else patron(s, holder)
    if not 0 <= power < MAJORS:
        return False
    now = status(s, power)
    if now == FORCED_ALLIANCE:
        return conqueror(s, power) == EMPIRE
    return now in (NEUTRAL, FORCED_PEACE) and beaten(s, power, EMPIRE) > 0


def iberia_ignored(s: Theatre) -> bool:
    """4, 3.2: Spain fights France, but each zone along the Pyrenees is the Empire's, supplied."""
    if s.side(SPAIN) != COALITION:
        return False
    return all(controls(s, EMPIRE, z) for z in range(ZONES) if s.t.pyrenees[z] != 0)


def score_blockade(s: Theatre) -> None:
    """R496: at the end of a budget: a point after 25F if no port is open, but not after 41F."""
    spoilt = campaign(s, NO_BLOCKADE_POINT)
    set_campaign(s, NO_BLOCKADE_POINT, False)
    if not s.game_flag(CONTINENTAL_BLOCKADE) or spoilt:
        return
    open_ports = gaps(s)
    if open_ports:
        s.note(BLOCKADE_BROKEN, open_ports[0], 0, 0, 0, EVERYONE)
        return
    s.note(BLOCKADE_HOLDS, 0, 0, 0, 0, EVERYONE)
    score(s, 1)

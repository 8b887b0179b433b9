"""Who is in the battle being fought, and how they came there."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, groups, kinds
from grognard.games.europe.layout import (
    B_ATTACKER,
    B_ENTRIES,
    B_GROUP,
    B_WINNER,
    B_ZONE,
    G_FROM,
    G_KIND,
    G_SIDE,
    G_WAITS,
    G_ZONE,
    INTERCEPTS,
    MARCHES,
    MOST_GROUPS,
)
from grognard.games.europe.model import MOMENTS
from grognard.games.europe.state import Theatre

SKIRMISH: Final = 0  # 14.3
MINOR: Final = 1
MAJOR: Final = 2


def troops(s: Theatre, side: int) -> list[int]:
    """The pieces of a side in the battle.

    The attackers are the active force and whoever joined it; friends of theirs who only stand in
    the zone do not fight (R164). The defenders are all who are not inside the fortress; in a
    sortie the besiegers.
    """
    zone = int(s.c[B_ZONE])
    if side == s.c[B_ATTACKER]:
        return [p for p in groups.members(s, int(s.c[B_GROUP])) if s.at(p) == zone]
    return forces.pieces_in(s, side, zone)


def everyone(s: Theatre, side: int) -> list[int]:
    """The troops of a side and its friends in the zone who did not join them (R164)."""
    own = troops(s, side)
    standing = forces.pieces_in(s, side, int(s.c[B_ZONE]), False, 0)  # R181: not who waits
    return own + [piece for piece in standing if piece not in own]


def loser(s: Theatre) -> int:
    """The side that lost."""
    return 1 - (int(s.c[B_WINNER]) - 1)


def beaten_units(s: Theatre) -> list[int]:
    """What is left of those who fought on the beaten side."""
    return forces.units_of(troops(s, loser(s)))


def depots_only(s: Theatre) -> bool:
    """R154: whether the defender has nothing but fixed depots."""
    return not forces.units_of(troops(s, 1 - int(s.c[B_ATTACKER])))


def chief_of(s: Theatre, side: int) -> int:
    """The commander of a side, -1 if it has none."""
    return forces.commander(s, troops(s, side))


def open_windows(s: Theatre, moment: str) -> None:
    """14.5.7: the attacker shows his cards first, then the defender."""
    attacker, number = int(s.c[B_ATTACKER]), MOMENTS.index(moment)
    s.push(kinds.ANSWER, 1 - attacker, number, s.c[B_ZONE])
    s.push(kinds.ANSWER, attacker, number, s.c[B_ZONE])


# --- how they came -------------------------------------------------------------------------


def enter_by(s: Theatre, side: int, zone: int) -> None:
    """14.5.4, 14.10: a zone by which a force of a side came."""
    for k in range(4):
        cell = B_ENTRIES + 4 * side + k
        if s.c[cell] == 0 or s.c[cell] == zone + 1:
            s.c[cell] = zone + 1
            return


def entries(s: Theatre, side: int) -> list[int]:
    """The zones by which the forces of a side came, counter-marchers among them."""
    cells = [int(s.c[B_ENTRIES + 4 * side + k]) for k in range(4)]
    return [cell - 1 for cell in cells if cell != 0]


def homes(s: Theatre, side: int) -> list[int]:
    """14.10: the zones by which the active force, or the one that intercepted it, came."""
    zone = int(s.c[B_ZONE])
    kind = MARCHES if side == s.c[B_ATTACKER] else INTERCEPTS
    found: list[int] = []
    for group in range(1, MOST_GROUPS + 1):
        if groups.get(s, group, G_KIND) != kind or groups.get(s, group, G_SIDE) != side:
            continue
        if groups.get(s, group, G_WAITS) != 0:
            continue  # R181: it fights alone later
        came = groups.get(s, group, G_FROM)
        if groups.get(s, group, G_ZONE) == zone and came != zone and came not in found:
            found.append(came)
    return found

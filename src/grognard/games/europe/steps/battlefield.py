"""Who is in the battle being fought, and how they came there."""

from __future__ import annotations

from grognard.games.europe import forces, groups
from grognard.games.europe.layout import (
    B_ATTACKER,
    B_ENTRIES,
    B_GROUP,
    B_ZONE,
)
from grognard.games.europe.state import Theatre


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


def depots_only(s: Theatre) -> bool:
    """R154: whether the defender has nothing but fixed depots."""
    return not forces.units_of(troops(s, 1 - int(s.c[B_ATTACKER])))


def chief_of(s: Theatre, side: int) -> int:
    """The commander of a side, -1 if it has none."""
    return forces.commander(s, troops(s, side))


def enter_by(s: Theatre, side: int, zone: int) -> None:
    """14.5.4, 14.10: a zone by which a force of a side came."""
    for k in range(4):
        cell = B_ENTRIES + 4 * side + k
        if s.c[cell] == 0 or s.c[cell] == zone + 1:
            s.c[cell] = zone + 1
            return


def entries(s: Theatre, side: int) -> list[int]:
    """The zones by which the forces of a side came."""
    cells = [int(s.c[B_ENTRIES + 4 * side + k]) for k in range(4)]
    return [cell - 1 for cell in cells if cell != 0]

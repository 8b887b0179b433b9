"""The option fog of war (4): what the enemy sees of a force.

Everybody sees who commands a force or the unit that stands alone, army markers with their generals,
and depots that are fixed. Whatever fights is seen. What was seen stays known for as long as its
stack is not divided; then nobody can tell who went and who stayed. Fleets lie face down.
"""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, groups
from grognard.games.europe.events import CAME_IN_SIGHT
from grognard.games.europe.layout import (
    ARMIES,
    DEPOTS,
    FIXED,
    FLEETS,
    G_START,
    G_ZONE,
    INSIDE,
    NOBODY,
    PIECES,
    PLACES,
    SEEN,
    SHOWN,
)
from grognard.games.europe.state import Theatre
from grognard.kernel.state import EVERYONE

OUTSIDE, WITHIN, AFLOAT = 0, 1, 2
PER_PLACE: Final = 3 * 2 * 8  # stacks that may be at one place: parts, sides, forces under way


def part_of(s: Theatre, piece: int) -> int:
    """Whether a piece is before a fortress, in it, or a fleet or aboard one."""
    if FLEETS <= piece < DEPOTS or s.aboard(piece):
        return AFLOAT
    return WITHIN if s.flag(piece, INSIDE) else OUTSIDE


def stack_of(s: Theatre, piece: int) -> int:
    """The stack in which a piece lies, -1 if it is not on the map or on nobody's side.

    A force under way is a stack of its own as soon as it has left the place where it formed. Those
    whom an army calls (9.1) are of its group, but lie where they were until they come.
    """
    place, side = s.at(piece), s.side_of(piece)
    if place >= PLACES or side == NOBODY:
        return -1
    group = s.group_of(piece)
    if group != 0 and (
        groups.get(s, group, G_START) == place or groups.get(s, group, G_ZONE) != place
    ):
        group = 0
    return place * PER_PLACE + (part_of(s, piece) * 2 + side) * 8 + group


def under_way(s: Theatre, piece: int) -> bool:
    """Whether a piece is of a force that has left the place where it formed."""
    return stack_of(s, piece) % 8 != 0


def stacks(s: Theatre) -> list[int]:
    """The stack of every piece."""
    return [stack_of(s, piece) for piece in range(PIECES)]


def contents(of_piece: list[int]) -> dict[int, list[int]]:
    """The pieces of every stack."""
    found: dict[int, list[int]] = {}
    for piece in range(PIECES):
        if of_piece[piece] >= 0:
            found.setdefault(of_piece[piece], []).append(piece)
    return found


def tops(s: Theatre, pieces: list[int]) -> list[int]:
    """R310: what everybody sees of a stack."""
    if any(FLEETS <= piece < DEPOTS for piece in pieces):
        return []
    armies = forces.armies_of(pieces)
    seen = [*armies, *(forces.general_of_army(s, army, pieces) for army in armies)]
    seen += [piece for piece in pieces if DEPOTS <= piece < ARMIES and s.flag(piece, FIXED)]
    chief = forces.commander(s, pieces)
    if chief < 0:
        chief = min(forces.units_of(pieces), default=min(pieces))
    return [piece for piece in [*seen, chief] if piece >= 0]


def look(s: Theatre) -> None:
    """What lies on top is seen."""
    for pieces in contents(stacks(s)).values():
        for piece in tops(s, pieces):
            s.mark(piece, SEEN)


class Sight:
    """What was known before an action: the stack of every piece, and whether it was seen.

    The pieces of a country on nobody's side are in no stack, and everybody sees them.
    """

    def __init__(self, s: Theatre) -> None:
        self.stacks: list[int] = stacks(s)
        self.seen: list[bool] = [s.flag(piece, SEEN) for piece in range(PIECES)]
        self.places: list[int] = [s.at(piece) for piece in range(PIECES)]


def join_the_war(s: Theatre, before: Sight) -> None:
    """8.2.3: whoever stood on the map in no war is known when his country joins a side."""
    for piece in range(PIECES):
        if before.stacks[piece] < 0 and before.places[piece] == s.at(piece) < PLACES:
            s.mark(piece, SEEN)


def look_again(s: Theatre, before: Sight) -> None:
    """R310: what was divided is lost from sight, and what now lies on top is seen."""
    now = stacks(s)
    join_the_war(s, before)
    for pieces in contents(before.stacks).values():
        left = [piece for piece in pieces if now[piece] >= 0]
        if len({now[piece] for piece in left}) > 1:
            for piece in left:
                if not s.flag(piece, SHOWN):
                    s.unmark(piece, SEEN)
    look(s)
    for piece in range(PIECES):
        s.unmark(piece, SHOWN)
        if before.stacks[piece] >= 0 and not before.seen[piece] and s.in_sight(piece):
            # What left the map is told where it was.
            at = s.at(piece) if s.at(piece) < PLACES else before.stacks[piece] // PER_PLACE
            s.note(CAME_IN_SIGHT, piece, at, 0, 0, EVERYONE)

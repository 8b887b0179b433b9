"""Forces under way: each that marches, intercepts, counter-marches or sails has a slot."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.europe.layout import (
    AT,
    DEPOTS,
    FLAGS,
    FLEETS,
    FRESH,
    G_CAUSES,
    G_CEILING,
    G_FROM,
    G_KIND,
    G_SIDE,
    G_SPENT,
    G_START,
    G_WAITS,
    G_ZONE,
    GENERALS,
    GROUP,
    GROUP_BIT,
    GROUP_BITS,
    GROUP_CELLS,
    LEFT_HOME,
    MARKED,
    MOST_GROUPS,
    NO_TEST,
    NO_TEST_AT_HOME,
    PIECES,
    SPECIALS,
    UNITS,
)
from grognard.games.europe.state import Theatre


def get(s: Theatre, group: int, what: int) -> int:
    """Something about a force under way."""
    value: int = s.c[GROUP + (group - 1) * GROUP_CELLS + what]
    return value


def put(s: Theatre, group: int, what: int, value: int) -> None:
    """Changes something about a force under way."""
    s.c[GROUP + (group - 1) * GROUP_CELLS + what] = value


def add(s: Theatre, group: int, what: int, bit: int) -> None:
    """Sets a bit of something about a force under way."""
    put(s, group, what, get(s, group, what) | bit)


def has(s: Theatre, group: int, what: int, bit: int) -> bool:
    """Whether a bit is set."""
    return get(s, group, what) & bit != 0


def new(s: Theatre, side: int, kind: int, start: int) -> int:
    """A force begins to form at a place."""
    for group in range(1, MOST_GROUPS + 1):
        if get(s, group, G_KIND) == 0:
            put(s, group, G_SIDE, side)
            put(s, group, G_KIND, kind)
            put(s, group, G_ZONE, start)
            put(s, group, G_START, start)
            put(s, group, G_FROM, start)
            return group
    raise RuntimeError("more forces under way than there is room for")


def free(s: Theatre, group: int) -> None:
    """A force is no longer under way; its pieces are part of what stands where they are."""
    for piece in members(s, group):
        s.set_group(piece, 0)
        s.unmark(piece, FRESH)
    for what in range(GROUP_CELLS):
        put(s, group, what, 0)


def members(s: Theatre, group: int) -> list[int]:
    """All pieces of a force under way."""
    return _grouped(s, group, 0, PIECES)


def _grouped(s: Theatre, group: int, first: int, end: int) -> list[int]:
    """The pieces of a force under way, in a range of numbers."""
    c = s.c
    bits = group * GROUP_BIT
    found: list[int] = []
    piece: i64
    for piece in range(first, end):
        if c[FLAGS + piece] & GROUP_BITS == bits:
            found.append(piece)
    return found


def units(s: Theatre, group: int) -> list[int]:
    """Its combat units."""
    return _grouped(s, group, 0, UNITS)


def specials(s: Theatre, group: int) -> list[int]:
    """Its special units."""
    return _grouped(s, group, SPECIALS, GENERALS)


def generals(s: Theatre, group: int) -> list[int]:
    """Its generals."""
    return _grouped(s, group, GENERALS, FLEETS)


def fleets(s: Theatre, group: int) -> list[int]:
    """Its fleets."""
    return _grouped(s, group, FLEETS, DEPOTS)


def waiting(s: Theatre, side: int, zone: int = -1) -> list[int]:
    """12.6: the forces of a side whose battle is still to be fought, in a zone or anywhere."""
    return [
        group
        for group in range(1, MOST_GROUPS + 1)
        if get(s, group, G_WAITS) != 0
        and get(s, group, G_SIDE) == side
        and (zone < 0 or get(s, group, G_ZONE) == zone)
    ]


def go_to(s: Theatre, group: int, place: int) -> None:
    """A force goes to a place, with all that it holds."""
    put(s, group, G_FROM, get(s, group, G_ZONE))
    put(s, group, G_ZONE, place)
    for piece in members(s, group):
        s.c[AT + piece] = place
        s.unmark(piece, FRESH)
    s.forget_supply()


def mark_all(s: Theatre, group: int) -> None:
    """R108: the activation is over; its units do not move again in this round."""
    for piece in members(s, group):
        s.mark(piece, MARKED)


def spared(s: Theatre, group: int) -> bool:
    """Whether a card spares a force the test of its forced march: anywhere, or while at home."""
    causes = get(s, group, G_CAUSES)
    return causes & NO_TEST != 0 or causes & (NO_TEST_AT_HOME | LEFT_HOME) == NO_TEST_AT_HOME


# --- movement points ------------------------------------------------------------------------


def points_left(s: Theatre, group: int) -> int:
    """The movement points that a force still has."""
    return get(s, group, G_CEILING) - get(s, group, G_SPENT)


def spend(s: Theatre, group: int, points: int) -> None:
    """Movement points are used."""
    put(s, group, G_SPENT, get(s, group, G_SPENT) + points)

"""Forces under way: each that marches, intercepts, counter-marches or sails has a slot."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.europe import forces
from grognard.games.europe.layout import (
    ARMIES,
    DEPOTS,
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
from grognard.games.europe.roster import Roster
from grognard.games.europe.state import Theatre


def get(s: Theatre, group: int, what: int) -> int:
    """Something about a force under way."""
    slot: i64 = group
    value: int = s.c[GROUP + (slot - 1) * GROUP_CELLS + what]
    return value


def put(s: Theatre, group: int, what: int, value: int) -> None:
    """Changes something about a force under way."""
    slot: i64 = group
    s.c[GROUP + (slot - 1) * GROUP_CELLS + what] = value


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
    roster = s.lists()
    follows = roster.follows
    found: list[int] = []
    link: int = roster.leads[group]
    while link != 0 and link <= end:
        if link > first:
            found.append(link - 1)
        link = follows[link - 1]
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


def armies(s: Theatre, group: int) -> list[int]:
    """Its army markers."""
    return _grouped(s, group, ARMIES, PIECES)


def commander(s: Theatre, group: int) -> int:
    """10.2: who commands it, -1 if no general is in it."""
    chief: int = _ranked(s, group).chiefs[group]
    return chief


def steps_with(s: Theatre, group: int, piece: int) -> int:
    """10.1: the steps that its commander would have with one piece more."""
    steps: int = _ranked(s, group).steps[group]
    return steps + s.steps_of(piece) if piece < GENERALS else steps


def allied_with(s: Theatre, group: int, piece: int) -> int:
    """R118: those of them that would be of majors other than his own."""
    roster = _ranked(s, group)
    chief: int = roster.chiefs[group]
    steps: int = roster.allied[group]
    return steps + forces.allied_steps(s, chief, [piece])


def own_with(s: Theatre, group: int, piece: int) -> int:
    """8.1.2: those of them that would be of his own country."""
    roster = _ranked(s, group)
    chief: int = roster.chiefs[group]
    steps: int = roster.own[group]
    return steps + forces.own_steps(s, int(s.t.owner[chief]), [piece])


def _ranked(s: Theatre, group: int) -> Roster:
    """Who commands a force, and how much: worked out once, until a piece changes."""
    roster = s.lists()
    bit: i64 = s.t.bits[group]
    if s.ranked & bit == 0:
        s.ranked |= bit
        pieces = members(s, group)
        chief = forces.commander(s, pieces)
        roster.chiefs[group] = chief
        roster.steps[group] = forces.steps_commanded(s, pieces)
        own = int(s.t.owner[chief]) if chief >= 0 else -1
        roster.allied[group] = forces.allied_to(s, own, pieces) if chief >= 0 else 0
        roster.own[group] = forces.own_steps(s, own, pieces)
    return roster


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
        s.put(piece, place)
        s.unmark(piece, FRESH)


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

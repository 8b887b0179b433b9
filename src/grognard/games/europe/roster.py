"""Which pieces are at each place and in each force under way.

A state keeps one beside its cells: it is worked out when somebody asks, and follows the pieces as
they move. Nothing in it is known that is not in the cells.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.europe.layout import AT, FLAGS, GROUP_BIT, GROUP_BITS, MOST_GROUPS, PIECES
from grognard.kernel.arrays import Cells, cells

ROOM: Final = 512  # for every place, and every box off the map


class Roster:
    """Chains of pieces in the order of their numbers; a link is 1 + a piece, and 0 the end."""

    def __init__(self) -> None:
        self.first: Cells = cells(ROOM)  # at each place
        self.after: Cells = cells(PIECES)  # who follows a piece at its place
        self.leads: Cells = cells(MOST_GROUPS + 1)  # in each force under way
        self.follows: Cells = cells(PIECES)  # who follows a piece in its force
        # See groups.commander: who commands it, the steps that he has, those of allied majors and
        # those of his own country.
        self.chiefs: Cells = cells(MOST_GROUPS + 1)
        self.steps: Cells = cells(MOST_GROUPS + 1)
        self.allied: Cells = cells(MOST_GROUPS + 1)
        self.own: Cells = cells(MOST_GROUPS + 1)

    def sort(self, c: Cells) -> None:
        """Works it all out."""
        first, leads = cells(ROOM), cells(MOST_GROUPS + 1)
        after, follows = self.after, self.follows
        link: i64 = PIECES
        while link > 0:
            piece = link - 1
            place: int = c[AT + piece]
            after[piece] = first[place]
            first[place] = int(link)
            group: int = (c[FLAGS + piece] & GROUP_BITS) // GROUP_BIT
            if group != 0:
                follows[piece] = leads[group]
                leads[group] = int(link)
            link = piece
        self.first = first
        self.leads = leads

    def move(self, piece: int, here: int, there: int) -> None:
        """A piece goes from a place to another."""
        _unlink(self.first, self.after, here, piece)
        _link(self.first, self.after, there, piece)

    def regroup(self, piece: int, old: int, new: int) -> None:
        """A piece leaves a force under way and joins another; 0 is none."""
        if old != 0:
            _unlink(self.leads, self.follows, old, piece)
        if new != 0:
            _link(self.leads, self.follows, new, piece)


def _unlink(first: Cells, after: Cells, chain: int, piece: int) -> None:
    """Takes a piece out of a chain."""
    link: int = first[chain]
    if link == piece + 1:
        first[chain] = after[piece]
        return
    while after[link - 1] != piece + 1:
        link = after[link - 1]
    after[link - 1] = after[piece]


def _link(first: Cells, after: Cells, chain: int, piece: int) -> None:
    """Puts a piece into a chain, before the first with a higher number."""
    link: int = first[chain]
    if link == 0 or link > piece:
        after[piece] = link
        first[chain] = piece + 1
        return
    following: int = after[link - 1]
    while following != 0 and following <= piece:
        link = following
        following = after[link - 1]
    after[piece] = following
    after[link - 1] = piece + 1

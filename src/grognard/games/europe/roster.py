"""Which pieces are at each place and in each force under way.

A state keeps one beside its cells: it is worked out when somebody asks, and again after pieces have
moved. Nothing in it is known that is not in the cells.
"""

from __future__ import annotations

from typing import Final

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
        self.chiefs: Cells = cells(MOST_GROUPS + 1)  # who commands it: see groups.commander

    def sort(self, c: Cells) -> None:
        """Works it all out."""
        first, leads = cells(ROOM), cells(MOST_GROUPS + 1)
        after, follows = self.after, self.follows
        for n in range(PIECES):
            piece = PIECES - 1 - n
            place: int = c[AT + piece]
            after[piece] = first[place]
            first[place] = piece + 1
            flags: int = c[FLAGS + piece]
            if flags & GROUP_BITS != 0:
                group = flags // GROUP_BIT % 8
                follows[piece] = leads[group]
                leads[group] = piece + 1
        self.first = first
        self.leads = leads

"""13.3: what supply.py has worked out for a side, kept beside the cells of a state."""

from __future__ import annotations

from grognard.games.europe.layout import COUNTRIES
from grognard.kernel.arrays import Cells


class Network:
    """Where the forces of a country are in supply (13.3): 1 for each such zone."""

    def __init__(self, zones: Cells) -> None:
        self.zones: Cells = zones


class Field:
    """What the lines of supply of a side meet (13.3), whichever of its countries they feed."""

    def __init__(
        self,
        enemies: Cells,
        shut: Cells,
        forts: Cells,
        harbours: Cells,
        closed: Cells,
        bases: list[int],
    ) -> None:
        self.bases = bases  # the capitals and fortresses that the side holds unbesieged
        # Where each of its countries is in supply, as far as somebody has asked.
        self.networks: list[Network | None] = [None] * COUNTRIES
        self.enemies: Cells = enemies  # of each zone: 1 if enemy units stand there
        self.shut: Cells = shut  # of each zone: what keeps a line out of it
        self.forts: Cells = forts  # of each zone: 1 if it is a relay for all of the side
        self.harbours: Cells = harbours  # of each zone: the waters of its port, -1 if it has none
        self.closed: Cells = closed  # of each sea: 1 if only enemy squadrons are there

    def with_enemies(self, enemies: Cells, shut: Cells) -> Field:
        """The same where enemies have moved: fortresses, harbours and seas are as they were.

        Where countries are in supply is to be worked out again.
        """
        return Field(enemies, shut, self.forts, self.harbours, self.closed, self.bases)

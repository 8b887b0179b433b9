"""The map of Europe for a report: areas in the colours of alignments, with the signs of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from typing import Final

from grognard.games.age.looks import MARKS
from grognard.kernel.atlas import Atlas
from grognard.kernel.narrator import Move, Piece

# Each alignment has a sign beside its colour.
SIGNS: Final = {mark.key: mark.sign for mark in MARKS}
SIZE: Final = (64, 40)  # of a stack
SIGN: Final = 22


def style() -> str:
    """The style sheet of the map."""
    return files("grognard.games.age").joinpath("atlas.css").read_text("utf-8")


class EuropeMap(Atlas):
    """The map with its coasts and rivers."""

    def size(self, _box: Mapping[str, float]) -> tuple[float, float]:
        """The same in every area."""
        return SIZE

    def land(self, name_of: Callable[[str], str]) -> str:
        """The lands that take no part, rivers, borders, names."""
        outside = f'<path class="outside" d="{self.board.get("outside", "")}"/>'
        areas = "".join(f'<path d="{place["area"]}"/>' for place in self.places.values())
        rivers = f'<path class="rivers" d="{self.board.get("rivers", "")}"/>'
        names = "".join(self._place(place, name_of(key)) for key, place in self.places.items())
        drawn = (("areas", areas), ("places", names))
        return outside + rivers + "".join(f'<g class="{name}">{parts}</g>' for name, parts in drawn)

    def europe(
        self,
        pieces: Iterable[Piece],
        moves: Mapping[Move, int],
        label: str,
        aligned: Mapping[str, str],
    ) -> str:
        """The alignments lie under everything else."""
        ground = "".join(
            f'<path class="{how}" d="{self.places[area]["area"]}"/>'
            for area, how in sorted(aligned.items())
        )
        signs = "".join(self._sign(area, how) for area, how in sorted(aligned.items()))
        under = f'<g class="aligned">{ground}</g><g class="signs">{signs}</g>'
        return self.map(pieces, moves, label, under=under)

    def _sign(self, area: str, how: str) -> str:
        sign = SIGNS.get(how, "")
        if not sign or how == "neutral":
            return ""
        box = self.places[area].get("stack", self.places[area])
        x, y = box["x"] - box.get("w", 0) / 2, box["y"]
        return f'<text x="{x:.0f}" y="{y:.0f}" font-size="{SIGN}">{sign}</text>'

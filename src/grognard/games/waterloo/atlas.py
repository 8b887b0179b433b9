"""The map of the campaign for a report: rivers, frontiers, roads and towns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from importlib.resources import files

from grognard.kernel.atlas import Atlas

SIZE = (90, 56)  # of a stack


def style() -> str:
    """The style sheet of the map."""
    return files("grognard.games.waterloo").joinpath("atlas.css").read_text("utf-8")


class CampaignMap(Atlas):
    """The map with its waters and roads."""

    def size(self, _box: Mapping[str, float]) -> tuple[float, float]:
        """The same in every town."""
        return SIZE

    def land(self, name_of: Callable[[str], str]) -> str:
        """All that is printed."""
        return "".join([self._waters(), self._lines(), self._roads(), self._towns(name_of)])

    def _waters(self) -> str:
        paths = "".join(
            f'<path d="{river["path"]}" class="{"river" if river.get("counts") else "brook"}"/>'
            for river in self.board.get("rivers", ())
        )
        return f'<g class="water">{paths}</g>'

    def _lines(self) -> str:
        borders = "".join(f'<path d="{path}"/>' for path in self.board.get("frontier", ()))
        zones = "".join(
            f'<path class="zone" d="{path}"/>' for path in self.board.get("zone_line", ())
        )
        return f'<g class="border">{borders}{zones}</g>'

    def _roads(self) -> str:
        roads = self.board["links"]
        minor = "".join(f'<path d="{road["path"]}"/>' for road in roads if road["kind"] == "minor")
        main = "".join(f'<path d="{road["path"]}"/>' for road in roads if road["kind"] == "main")
        return f'<g class="minor">{minor}</g><g class="main">{main}</g>'

    def _towns(self, name_of: Callable[[str], str]) -> str:
        drawn = []
        for key, town in self.places.items():
            label = town["label"]
            base = ' class="base"' if "badge" in town else ""
            drawn.append(
                f'<circle cx="{town["x"]}" cy="{town["y"]}" r="{town["r"] * 0.8:.1f}"{base}/>'
                f'<text x="{label["x"]}" y="{label["y"]}" font-size="{label["size"] * 1.25:g}" '
                f'text-anchor="{label["anchor"]}"{base}>{escape(name_of(key))}</text>'
            )
        return f'<g class="town">{"".join(drawn)}</g>'

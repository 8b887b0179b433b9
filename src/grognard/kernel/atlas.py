"""The board of a game drawn for a report: areas or points and links, the pieces, their moves."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from html import escape
from importlib.resources import files
from typing import Any

from grognard.kernel.narrator import RETREAT, Move, Piece

STACK = {"w": 90, "h": 56}  # where the board does not say how large a stack is
LABEL = 16  # the size of a name, where the board does not say


def svg(width: float, height: float, body: str, label: str, style: str) -> str:
    """A picture with a name for those who cannot see it."""
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(label)}"'
        f' class="{style}">{body}</svg>'
    )


def style() -> str:
    """The style sheet of the pictures."""
    return files("grognard.kernel").joinpath("atlas.css").read_text("utf-8")


class Atlas:
    """A drawn board; a game may draw its land in its own way."""

    def __init__(self, board: Mapping[str, Any], colours: Mapping[str, str]) -> None:
        self.board = board
        self.colours = colours
        self.places: Mapping[str, Any] = board.get("places", {})
        boxes = [place["stack"] for place in self.places.values() if "stack" in place]
        self.wide, self.high = self.size(min(boxes, key=lambda box: box["w"], default=STACK))

    def size(self, box: Mapping[str, float]) -> tuple[float, float]:
        """Of a stack, by the smallest box that the board has for one."""
        return box["w"], box["h"]

    # --- what the pictures share -------------------------------------------------------------

    def shared(self, name_of: Callable[[str], str]) -> str:
        """The land, and the heads of the arrows."""
        heads = "".join(
            f'<marker id="head-{side}" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="2.4" '
            f'markerHeight="2.4" orient="auto"><path d="M0,0L10,5L0,10Z" fill="{colour}"/></marker>'
            for side, colour in self.colours.items()
        )
        size = f"0 0 {self.board['width']} {self.board['height']}"
        return (
            '<svg class="shared" aria-hidden="true"><defs>'
            f'{heads}<symbol id="land" viewBox="{size}">{self.land(name_of)}</symbol></defs></svg>'
        )

    def land(self, name_of: Callable[[str], str]) -> str:
        """Areas, links, points and names."""
        areas = "".join(
            f'<path id="area-{key}" d="{place["area"]}"/>'
            for key, place in self.places.items()
            if "area" in place
        )
        links = "".join(
            f'<path class="link-{link.get("kind", "")}" d="{self._link(link)}"/>'
            for link in self.board.get("links", ())
        )
        places = "".join(self._place(place, name_of(key)) for key, place in self.places.items())
        drawn = (("areas", areas), ("links", links), ("places", places))
        return "".join(f'<g class="{name}">{paths}</g>' for name, paths in drawn)

    def _link(self, link: Mapping[str, Any]) -> str:
        if "path" in link:
            return str(link["path"])
        a, b = self.places[link["a"]], self.places[link["b"]]
        return f"M{a['x']},{a['y']}L{b['x']},{b['y']}"

    def _place(self, place: Mapping[str, Any], name: str) -> str:
        text = self._name(place, place.get("label", {}), name)
        if "area" in place:
            return text
        return f'<circle cx="{place["x"]}" cy="{place["y"]}" r="{place.get("r", 10)}"/>{text}'

    def _name(self, place: Mapping[str, Any], label: Mapping[str, Any] | bool, name: str) -> str:
        """The name of a place; a label that is false leaves it out."""
        if isinstance(label, bool):
            return ""
        x, y = label.get("x", place["x"]), label.get("y", place["y"])
        return (
            f'<text x="{x}" y="{y}" font-size="{label.get("size", LABEL):g}" '
            f'text-anchor="{label.get("anchor", "middle")}">{escape(name)}</text>'
        )

    # --- one picture -------------------------------------------------------------------------

    def map(
        self,
        pieces: Iterable[Piece],
        moves: Mapping[Move, int],
        label: str,
        holders: Mapping[str, str] | None = None,
        under: str = "",
    ) -> str:
        """The land in the colours of those who hold it, the moves, the pieces.

        `under` is markup of the game's own that lies beneath all of it.
        """
        wide, high = self.board["width"], self.board["height"]
        arrows = "".join(
            self._arrow(move, count)
            for move, count in sorted(moves.items(), key=lambda found: -found[1])
            if count > 0
        )
        use = f'<use href="#land" width="{wide}" height="{high}"/>'
        held = "".join(
            f'<use href="#area-{place}" fill="{self.colours[side]}"/>'
            for place, side in sorted((holders or {}).items())
            if "area" in self.places.get(place, {})
        )
        ground = f'<g class="held">{held}</g>{use}' if held else use
        body = f'{under}{ground}<g class="arrows">{arrows}</g>{self._stacks(pieces)}'
        return svg(wide, high, body, label, "map")

    def _arrow(self, move: Move, count: int) -> str:
        """A bow from place to place, thicker for more pieces; it stops short of the place."""
        if move.start not in self.places or move.end not in self.places:
            return ""
        start, end = self.places[move.start], self.places[move.end]
        unit = self.high / STACK["h"]
        dx, dy = end["x"] - start["x"], end["y"] - start["y"]
        far = math.hypot(dx, dy) or 1.0
        ux, uy = dx / far, dy / far
        x1, y1 = start["x"] + 20 * unit * ux, start["y"] + 20 * unit * uy
        x2, y2 = end["x"] - 34 * unit * ux, end["y"] - 34 * unit * uy
        bow = 0.12 * far
        mx, my = (x1 + x2) / 2 - bow * uy, (y1 + y2) / 2 + bow * ux
        width = min(22.0, 7.0 + 1.5 * (count - 1)) * unit
        dashes = f' stroke-dasharray="{18 * unit:g} {12 * unit:g}"' if move.kind == RETREAT else ""
        return (
            f'<path d="M{x1:.0f},{y1:.0f}Q{mx:.0f},{my:.0f} {x2:.0f},{y2:.0f}" '
            f'stroke="{self.colours[move.side]}" stroke-width="{width:g}"{dashes} '
            f'marker-end="url(#head-{move.side})"/>'
        )

    def _stacks(self, pieces: Iterable[Piece]) -> str:
        stacks: dict[str, Counter[str]] = defaultdict(Counter)
        strength: Counter[tuple[str, str]] = Counter()
        for piece in pieces:
            stacks[piece.place][piece.side] += 1
            strength[piece.place, piece.side] += piece.strength
        drawn = []
        for place in sorted(stacks):
            sides = [side for side in self.colours if stacks[place][side]]
            for number, side in enumerate(sides if place in self.places else ()):
                figures = strength[place, side], stacks[place][side]
                drawn.append(self._stack(place, side, number, len(sides), *figures))
        size = 36 * self.high / STACK["h"]
        return f'<g class="stacks" font-size="{size:g}">{"".join(drawn)}</g>'

    def _stack(self, place: str, side: str, number: int, of: int, strength: int, count: int) -> str:
        """Strength in large figures, the number of pieces below; a deeper pile for more."""
        wide, high, unit = self.wide, self.high, self.high / STACK["h"]
        box = self.places[place].get("stack", self.places[place])
        edge = 4.0
        x = box["x"] + (number - (of - 1) / 2) * (wide + 6 * unit) - wide / 2
        x = min(max(edge, x), self.board["width"] - wide - edge)
        y = min(max(edge, box["y"] - high / 2), self.board["height"] - high - edge)
        size = f'width="{wide:g}" height="{high:g}" rx="{5 * unit:g}" fill="{self.colours[side]}"'
        pile = "".join(
            f'<rect x="{x + 5 * unit * k:.0f}" y="{y - 5 * unit * k:.0f}" {size}/>'
            for k in range(min(3, (count - 1) // 3), -1, -1)
        )
        middle = x + wide / 2
        return (
            f'{pile}<text x="{middle:.0f}" y="{y + 31 * unit:.0f}">{strength}</text>'
            f'<text class="n" x="{middle:.0f}" y="{y + 50 * unit:.0f}">×{count}</text>'
        )

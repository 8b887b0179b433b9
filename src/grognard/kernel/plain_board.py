"""A board for games that have none drawn: places in rows, joined where they are neighbours."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from grognard.kernel.looks import PlaceInfo

APART: Final = 180  # pixels between two places
MARGIN: Final = 120
STACK: Final = {"w": 96, "h": 40}


def plain_board(places: Mapping[str, PlaceInfo]) -> dict[str, Any]:
    """The drawn board, in the form of `board.json`."""
    across = max(1, math.ceil(math.sqrt(len(places) * 1.6)))
    spots = {key: _spot(n % across, n // across) for n, key in enumerate(places)}
    return {
        "width": 2 * MARGIN + APART * (across - 1),
        "height": 2 * MARGIN + APART * ((len(places) - 1) // across),
        "places": {key: _place(*spot) for key, spot in spots.items()},
        "links": _links(places, spots),
    }


def _spot(column: int, row: int) -> tuple[int, int]:
    return MARGIN + APART * column, MARGIN + APART * row


def _place(x: int, y: int) -> dict[str, Any]:
    return {
        "x": x,
        "y": y,
        "r": 12,
        "label": {"x": x, "y": y - 26, "size": 16, "anchor": "middle"},
        "stack": {"x": x, "y": y + 36, **STACK},
    }


def _links(
    places: Mapping[str, PlaceInfo], spots: Mapping[str, tuple[int, int]]
) -> list[dict[str, str]]:
    """A line between any two places that are neighbours, each once."""
    pairs = {tuple(sorted((a, b))) for a, info in places.items() for b in info.neighbours}
    return [{"a": a, "b": b, "path": _line(spots[a], spots[b])} for a, b in sorted(pairs)]


def _line(start: tuple[int, int], end: tuple[int, int]) -> str:
    (x, y), (u, v) = start, end
    return f"M{x},{y} Q{(x + u) // 2},{(y + v) // 2} {u},{v}"

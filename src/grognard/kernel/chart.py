"""The map drawn in characters: links as fine dots, places with what stands there beside them."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

# The bit of each of the 2 x 4 dots of a braille character.
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
_BRAILLE = 0x2800
MAIN, MINOR = "grey62", "grey39"
_DASH = 3  # dots drawn and left out of a minor road


@dataclass(frozen=True, slots=True)
class Spot:
    """A spot to draw: its place (0 to 1 each way), its sign, its name, what stands there."""

    x: float
    y: float
    mark: Text
    name: Text
    blocks: Text


@dataclass(frozen=True, slots=True)
class Line:
    """A road to draw between two places."""

    x1: float
    y1: float
    x2: float
    y2: float
    main: bool
    river: bool


class Chart:
    """A grid of characters with a finer grid of dots behind it."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.front: dict[tuple[int, int], tuple[str, str]] = {}
        self.dots: dict[tuple[int, int], int] = {}
        self.main: set[tuple[int, int]] = set()

    # --- roads -----------------------------------------------------------------------------

    def road(self, line: Line) -> None:
        """Draws a road behind everything else."""
        x1, y1 = self._dot(line.x1, line.y1)
        x2, y2 = self._dot(line.x2, line.y2)
        count = max(abs(x2 - x1), abs(y2 - y1), 1)
        for n in range(count + 1):
            if line.main or n % (2 * _DASH) < _DASH:
                x, y = x1 + round((x2 - x1) * n / count), y1 + round((y2 - y1) * n / count)
                self._set(x, y, line.main)

    def river(self, line: Line) -> None:
        """Marks the middle of a road that crosses a river."""
        x, y = self.cell((line.x1 + line.x2) / 2, (line.y1 + line.y2) / 2)
        if (x, y) not in self.front:
            self.front[x, y] = ("≈", "cyan")

    def _dot(self, x: float, y: float) -> tuple[int, int]:
        column, row = self.cell(x, y)
        return column * 2, row * 4 + 1

    def _set(self, x: int, y: int, main: bool) -> None:
        cell = (x // 2, y // 4)
        self.dots[cell] = self.dots.get(cell, 0) | _DOTS[y % 4][x % 2]
        if main:
            self.main.add(cell)

    # --- spots -----------------------------------------------------------------------------

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """The character cell of a place."""
        return 1 + round(x * (self.width - 3)), round(y * (self.height - 2))

    def spots(self, spots: list[Spot]) -> None:
        """Draws the marks first, then the labels, those with blocks before the empty ones."""
        for spot in spots:
            self._write(spot.mark, *self.cell(spot.x, spot.y))
        for spot in sorted(spots, key=lambda s: (not s.blocks.plain, s.y, s.x)):
            self._label(spot)

    def _label(self, spot: Spot) -> None:
        lines = [line for line in (spot.name, spot.blocks) if line.plain]
        wide = max(line.cell_len for line in lines)
        x, y = self._best(*self.cell(spot.x, spot.y), wide, len(lines))
        for n, line in enumerate(lines):
            self._write(line, x, y + n)

    def _best(self, x: int, y: int, wide: int, high: int) -> tuple[int, int]:
        """The place near a spot where a label covers least."""
        tops = range(y, y - high, -1)
        beside = [(left, top) for top in tops for left in (x + 2, x - wide - 1)]
        over = [(x - wide // 2 + d, top) for top in (y + 1, y - high) for d in (0, 3, -3, 5, -5)]
        near = [(left, top) for left in (x + 2, x - wide - 1) for top in (y + 1, y - high)]
        return min(beside + over + near, key=lambda at: self._cost(at[0], at[1], wide, high))

    def _cost(self, x: int, y: int, wide: int, high: int) -> int:
        if x < 0 or y < 0 or x + wide > self.width or y + high > self.height:
            return 10_000
        cells = [(i, j) for j in range(y, y + high) for i in range(x - 1, x + wide + 1)]
        return sum(20 for cell in cells if cell in self.front) + sum(
            1 for cell in cells if cell in self.dots
        )

    def _write(self, text: Text, x: int, y: int) -> None:
        for n, character in enumerate(text.plain):
            style = next((s.style for s in text.spans if s.start <= n < s.end), text.style)
            self.front[x + n, y] = (character, str(style))

    # --- the result ------------------------------------------------------------------------

    def text(self) -> Text:
        """The whole map."""
        rows = [self._row(y) for y in range(self.height)]
        return Text("\n", no_wrap=True).join(rows)

    def _row(self, y: int) -> Text:
        row = Text(no_wrap=True)
        for x in range(self.width):
            row.append(*self._character(x, y))
        row.rstrip()
        return row

    def _character(self, x: int, y: int) -> tuple[str, str]:
        if (x, y) in self.front:
            return self.front[x, y]
        if (x, y) in self.dots:
            style = MAIN if (x, y) in self.main else MINOR
            return chr(_BRAILLE + self.dots[x, y]), style
        return " ", ""

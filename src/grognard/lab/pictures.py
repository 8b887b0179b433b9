"""Pictures for the report, as SVG: the graph of chances and the maps of the turns."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from grognard.kernel.narrator import Move, Narrator, Piece
from grognard.lab.record import Analysis, Chance
from grognard.lab.words import Words

COLOURS = ("#24407a", "#a3222b", "#3c4043", "#6b4a1f", "#2f6b4a")  # of armies, in their order

# The graph.
WIDE, HIGH = 960, 340
LEFT, RIGHT, TOP, BOTTOM = 52, 14, 14, 34
BAR_HIGH = 150

# The map; its own units are those of the board.
BLOCK_W, BLOCK_H = 90, 56
THIN, THICK = 7.0, 22.0  # arrows


def svg(width: float, height: float, body: str, label: str, style: str) -> str:
    """A picture with a name for those who cannot see it."""
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(label)}"'
        f' class="{style}">{body}</svg>'
    )


# --- the graph -----------------------------------------------------------------------------------


class Axes:
    """Where steps and chances lie on the graph."""

    def __init__(self, steps: int, high: float = HIGH) -> None:
        self.steps = max(1, steps)
        self.high = high

    def x(self, step: float) -> float:
        """Of a step."""
        return LEFT + (WIDE - LEFT - RIGHT) * step / self.steps

    def y(self, chance: float) -> float:
        """Of a chance."""
        return TOP + (self.high - TOP - BOTTOM) * (1 - min(1.0, max(0.0, chance)))


def chance_graph(analysis: Analysis, words: Words) -> str:
    """The chance of side 0 after every step, with bars of two standard errors."""
    points = [analysis.first, *(step.after for step in analysis.steps)]
    axes = Axes(len(points) - 1)
    label = words.say("graph-of", seats=words.seats(analysis.sides[0]))
    body = [_grid(axes, words), _turn_marks(analysis, axes, words), _band(points, axes)]
    line = " ".join(f"{axes.x(n):.1f},{axes.y(p.value):.1f}" for n, p in enumerate(points))
    body.append(f'<polyline class="line" points="{line}"/>')
    starts = {*_starts(analysis).values(), len(points) - 1}
    marks = (_mark(axes, n, p, n in starts) for n, p in enumerate(points))
    return svg(WIDE, HIGH, "".join([*body, *marks]), label, "graph")


def _grid(axes: Axes, words: Words) -> str:
    lines = []
    for tenth in range(0, 11, 2 if axes.high > 200 else 5):
        y = axes.y(tenth / 10)
        bold = ' class="half"' if tenth == 5 else ""
        lines.append(f'<path d="M{LEFT},{y:.1f}H{WIDE - RIGHT}"{bold}/>')
        text = words.percent(tenth / 10)
        lines.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{text}</text>')
    return f'<g class="grid">{"".join(lines)}</g>'


def _starts(analysis: Analysis) -> dict[int, int]:
    """The number of the first step of every turn."""
    starts: dict[int, int] = {}
    for number, step in enumerate(analysis.steps):
        starts.setdefault(step.turn, number)
    return starts


def _turn_marks(analysis: Analysis, axes: Axes, words: Words) -> str:
    marks = []
    end = axes.y(0)
    last = -99.0
    for turn, step in _starts(analysis).items():
        x = axes.x(step)
        marks.append(f'<path d="M{x:.1f},{TOP}V{end:.1f}"/>')
        if x - last > 13:
            marks.append(f'<text x="{x:.1f}" y="{end + 15:.1f}">{turn}</text>')
            last = x
    title = escape(words.say("turn"))
    marks.append(f'<text class="axis" x="{WIDE - RIGHT}" y="{axes.high - 4:g}">{title}</text>')
    return f'<g class="turns">{"".join(marks)}</g>'


def _band(points: Sequence[Chance], axes: Axes) -> str:
    above = [(axes.x(n), axes.y(p.value + 2 * p.error)) for n, p in enumerate(points)]
    below = [(axes.x(n), axes.y(p.value - 2 * p.error)) for n, p in enumerate(points)]
    outline = " ".join(f"{x:.1f},{y:.1f}" for x, y in [*above, *reversed(below)])
    return f'<polygon class="band" points="{outline}"/>'


def _mark(axes: Axes, step: int, point: Chance, starts_turn: bool) -> str:
    x, y = axes.x(step), axes.y(point.value)
    if not starts_turn:
        return f'<circle class="step" cx="{x:.1f}" cy="{y:.1f}" r="1.6"/>'
    low, high = axes.y(point.value - 2 * point.error), axes.y(point.value + 2 * point.error)
    bar = f"M{x:.1f},{low:.1f}V{high:.1f}M{x - 3:.1f},{low:.1f}h6M{x - 3:.1f},{high:.1f}h6"
    dot = f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3.4"/>'
    return f'<path class="bar" d="{bar}"/>{dot}'


def swing_graph(analysis: Analysis, words: Words) -> str:
    """For every turn what each side's decisions and what the dice changed, for side 0."""
    rows = [_swings_of(analysis, turn.turn) for turn in analysis.turns]
    most = max((abs(value) for row in rows for value in row), default=0.0) or 0.01
    middle = BAR_HIGH / 2
    wide = (WIDE - LEFT - RIGHT) / max(1, len(rows))
    thick = min(9.0, wide / (len(analysis.sides) + 2))
    body = [f'<path class="half" d="M{LEFT},{middle}H{WIDE - RIGHT}"/>']
    for sign, at in ((1, 14), (-1, BAR_HIGH - 6)):
        text = words.swing(sign * most)
        body.append(f'<text x="{LEFT - 6}" y="{at}" text-anchor="end">{text}</text>')
    for number, row in enumerate(rows):
        start = LEFT + wide * (number + 0.5) - thick * len(row) / 2
        for place, value in enumerate(row):
            size = (middle - 12) * abs(value) / most
            top = middle - size if value > 0 else middle
            body.append(
                f'<rect class="swing-{place}" x="{start + thick * place:.1f}" y="{top:.1f}" '
                f'width="{thick:.1f}" height="{size:.1f}"/>'
            )
        turn = analysis.turns[number].turn
        body.append(
            f'<text class="turn" x="{LEFT + wide * (number + 0.5):.1f}" y="{BAR_HIGH - 2}">'
            f"{turn}</text>"
        )
    return svg(WIDE, BAR_HIGH, "".join(body), words.say("accounts"), "swings")


def _swings_of(analysis: Analysis, turn: int) -> list[float]:
    """The decisions of each side, then luck."""
    steps = [step for step in analysis.steps if step.turn == turn]
    decisions = [
        math.fsum(step.decision.value for step in steps if step.side == side)
        for side in range(len(analysis.sides))
    ]
    return [*decisions, math.fsum(step.luck.value for step in steps)]


# --- the maps ------------------------------------------------------------------------------------


class Atlas:
    """The map of a game, drawn once and used for every turn."""

    def __init__(self, narrator: Narrator, words: Words) -> None:
        self.narrator = narrator
        self.words = words
        self.board: Mapping[str, Any] = narrator.board()
        self.colours = {
            army: COLOURS[number % len(COLOURS)] for number, army in enumerate(narrator.armies)
        }

    def symbols(self) -> str:
        """What the maps share: the land, and the heads of the arrows."""
        board = self.board
        heads = "".join(
            f'<marker id="head-{army}" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="2.4" '
            f'markerHeight="2.4" orient="auto"><path d="M0,0L10,5L0,10Z" fill="{colour}"/></marker>'
            for army, colour in self.colours.items()
        )
        land = "".join([self._waters(), self._lines(), self._roads(), self._towns()])
        size = f"0 0 {board['width']} {board['height']}"
        return (
            '<svg class="shared" aria-hidden="true"><defs>'
            f'{heads}<symbol id="land" viewBox="{size}">{land}</symbol></defs></svg>'
        )

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

    def _towns(self) -> str:
        drawn = []
        for key, town in self.board["places"].items():
            label = town["label"]
            name = escape(self.narrator.place_name(key, self.words.language))
            base = ' class="base"' if "badge" in town else ""
            drawn.append(
                f'<circle cx="{town["x"]}" cy="{town["y"]}" r="{town["r"] * 0.8:.1f}"{base}/>'
                f'<text x="{label["x"]}" y="{label["y"]}" font-size="{label["size"] * 1.25:g}" '
                f'text-anchor="{label["anchor"]}"{base}>{name}</text>'
            )
        return f'<g class="town">{"".join(drawn)}</g>'

    def map(self, pieces: Iterable[Piece], moves: Mapping[Move, int], label: str) -> str:
        """A turn: the land, the marches, the armies."""
        board = self.board
        arrows = "".join(
            self._arrow(move, count)
            for move, count in sorted(moves.items(), key=lambda found: -found[1])
            if count > 0
        )
        use = f'<use href="#land" width="{board["width"]}" height="{board["height"]}"/>'
        body = f'{use}<g class="arrows">{arrows}</g>{self._stacks(pieces)}'
        return svg(board["width"], board["height"], body, label, "map")

    def _arrow(self, move: Move, count: int) -> str:
        """A bow from town to town, thicker for more units; it stops short of the town."""
        start, end = self.board["places"][move.start], self.board["places"][move.end]
        dx, dy = end["x"] - start["x"], end["y"] - start["y"]
        far = math.hypot(dx, dy) or 1.0
        ux, uy = dx / far, dy / far
        x1, y1 = start["x"] + 20 * ux, start["y"] + 20 * uy
        x2, y2 = end["x"] - 34 * ux, end["y"] - 34 * uy
        bow = 0.12 * far
        mx, my = (x1 + x2) / 2 - bow * uy, (y1 + y2) / 2 + bow * ux
        width = min(THICK, THIN + 1.5 * (count - 1))
        dashes = ' stroke-dasharray="18 12"' if move.kind == "retreat" else ""
        return (
            f'<path d="M{x1:.0f},{y1:.0f}Q{mx:.0f},{my:.0f} {x2:.0f},{y2:.0f}" '
            f'stroke="{self.colours[move.army]}" stroke-width="{width:g}"{dashes} '
            f'marker-end="url(#head-{move.army})"/>'
        )

    def _stacks(self, pieces: Iterable[Piece]) -> str:
        stacks: dict[str, Counter[str]] = defaultdict(Counter)
        strength: Counter[tuple[str, str]] = Counter()
        for piece in pieces:
            stacks[piece.place][piece.army] += 1
            strength[piece.place, piece.army] += piece.strength
        drawn = []
        for place in sorted(stacks):
            armies = [army for army in self.narrator.armies if stacks[place][army]]
            for number, army in enumerate(armies):
                count = stacks[place][army]
                drawn.append(self._block(place, army, number, len(armies), count, strength))
        return f'<g class="blocks">{"".join(drawn)}</g>'

    def _block(
        self,
        place: str,
        army: str,
        number: int,
        of: int,
        count: int,
        strength: Mapping[tuple[str, str], int],
    ) -> str:
        """Strength in large figures, the number of blocks below; a deeper pile for more."""
        stack = self.board["places"][place]["stack"]
        x = stack["x"] + (number - (of - 1) / 2) * (BLOCK_W + 6) - BLOCK_W / 2
        x = min(max(4.0, x), self.board["width"] - BLOCK_W - 4.0)
        y = min(max(4.0, stack["y"] - BLOCK_H / 2), self.board["height"] - BLOCK_H - 4.0)
        size = f'width="{BLOCK_W}" height="{BLOCK_H}" rx="5" fill="{self.colours[army]}"'
        pile = "".join(
            f'<rect x="{x + 5 * k:.0f}" y="{y - 5 * k:.0f}" {size}/>'
            for k in range(min(3, (count - 1) // 3), -1, -1)
        )
        middle = x + BLOCK_W / 2
        return (
            f'{pile}<text x="{middle:.0f}" y="{y + 31:.0f}">{strength[place, army]}</text>'
            f'<text class="n" x="{middle:.0f}" y="{y + 50:.0f}">×{count}</text>'
        )

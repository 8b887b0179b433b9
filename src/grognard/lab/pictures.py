"""Graphs for the report, as SVG: the chances, and what changed them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from grognard.kernel.atlas import svg
from grognard.lab.record import Analysis, Chance
from grognard.lab.words import Words

WIDE, HIGH = 960, 340
LEFT, RIGHT, TOP, BOTTOM = 52, 14, 14, 34
BAR_HIGH = 150
LETTER, GAP = 6.5, 6.0  # of the names of turns


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
    free = 0.0  # from where on there is room
    for turn, step in _starts(analysis).items():
        x, name = axes.x(step), words.turn_mark(turn)
        marks.append(f'<path d="M{x:.1f},{TOP}V{end:.1f}"/>')
        half = LETTER * len(name) / 2
        if x - half > free:
            marks.append(f'<text x="{x:.1f}" y="{end + 15:.1f}">{escape(name)}</text>')
            free = x + half + GAP
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
    free = 0.0
    for number, row in enumerate(rows):
        start = LEFT + wide * (number + 0.5) - thick * len(row) / 2
        for place, value in enumerate(row):
            size = (middle - 12) * abs(value) / most
            top = middle - size if value > 0 else middle
            body.append(
                f'<rect class="swing-{place}" x="{start + thick * place:.1f}" y="{top:.1f}" '
                f'width="{thick:.1f}" height="{size:.1f}"/>'
            )
        name = words.turn_mark(analysis.turns[number].turn)
        x, half = LEFT + wide * (number + 0.5), LETTER * len(name) / 2
        if x - half > free:
            body.append(f'<text class="turn" x="{x:.1f}" y="{BAR_HIGH - 2}">{escape(name)}</text>')
            free = x + half + GAP
    return svg(WIDE, BAR_HIGH, "".join(body), words.say("accounts"), "swings")


def _swings_of(analysis: Analysis, turn: int) -> list[float]:
    """The decisions of each side, then luck."""
    steps = [step for step in analysis.steps if step.turn == turn]
    decisions = [
        math.fsum(step.decision.value for step in steps if step.side == side)
        for side in range(len(analysis.sides))
    ]
    return [*decisions, math.fsum(step.luck.value for step in steps)]

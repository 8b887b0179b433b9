"""Lines that the terminal and the report both print of an analysis."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.lab.record import Analysis, Belief, Chance, Guessed, TurningPoint
from grognard.lab.words import Words

SURPRISES = 6


def with_error(chance: Chance, words: Words) -> str:
    """A chance with its standard error, if it has one."""
    if chance.error == 0:
        return words.percent(chance.value)
    return f"{words.percent(chance.value)} ± {words.number(100 * chance.error)}"


def swing_with_error(chance: Chance, words: Words) -> str:
    """A swing in points of a hundred with its standard error."""
    return f"{words.swing(chance.value)} ± {words.number(100 * chance.error)}"


def sum_line(analysis: Analysis, words: Words) -> str:
    """How the chance at the start and all swings make the chance at the end."""
    return words.say(
        "sum",
        first=words.percent(analysis.first.value, 1),
        decisions=words.swing(sum(step.decision.value for step in analysis.steps)),
        luck=words.swing(sum(step.luck.value for step in analysis.steps)),
        outlook=words.swing(analysis.outlook.value),
        last=words.percent(analysis.last.value, 1),
    )


def point_line(point: TurningPoint, analysis: Analysis, words: Words) -> str:
    """When a turning point came, whose step it was, and how much it changed."""
    return words.say(
        "point",
        turn=words.turn(point.turn),
        seat=words.seat(point.seat),
        swing=swing_with_error(point.swing, words),
        side=words.seats(analysis.sides[0]),
        cause=words.say(f"cause-{point.cause}"),
    )


def surprises(beliefs: Iterable[Belief]) -> list[tuple[Belief, Guessed]]:
    """Where expectation and truth were farthest apart, every place once."""
    worst: dict[str, tuple[Belief, Guessed]] = {}
    for belief in beliefs:
        for guessed in belief.places:
            if guessed.place not in worst or _far(guessed) > _far(worst[guessed.place][1]):
                worst[guessed.place] = belief, guessed
    return sorted(worst.values(), key=lambda found: -_far(found[1]))[:SURPRISES]


def _far(guessed: Guessed) -> float:
    return abs(guessed.mean - guessed.truth)

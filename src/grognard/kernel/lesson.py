"""The first game that teaches: hints that come with the questions, one at a time."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from grognard.kernel.event import Rule


@dataclass(frozen=True, slots=True)
class Hint:
    """What a newcomer is told when a question is put to him; its text is `lesson-KEY`.

    With a `turn` it is told in that turn only.
    """

    key: str
    step: str
    rule: Rule = ""
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Lesson:
    """How the first game begins, who plays against the newcomer, and what he is told."""

    scenario: str
    seat: str
    hints: tuple[Hint, ...]
    opponent: str = "recruit"

    def next(self, step: str, turn: int, told: Collection[str] = ()) -> Hint | None:
        """The next hint for a question, after those that were told."""
        for hint in self.hints:
            if hint.step == step and hint.turn in (0, turn) and hint.key not in told:
                return hint
        return None

"""Why an action is not allowed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from grognard.kernel.action import Action
from grognard.kernel.event import Rule


@dataclass(frozen=True, slots=True)
class Reason:
    """The rule that forbids an action, the key of its sentence, and what is in the way.

    `things` are pieces, places and cards that the seat may know of, each with what it is.
    """

    rule: str
    key: str
    params: Mapping[str, Any] = field(default_factory=dict)
    text: str = ""
    things: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        sentence = self.text or self.key
        return f"{sentence} (rule {self.rule})" if self.rule else sentence


@dataclass(frozen=True, slots=True)
class Answer:
    """What can be done with a piece, a place or a card, and why the rest cannot."""

    actions: list[Action]
    reasons: list[Reason]


class Refused(Exception):
    """An action was not allowed. The state is as it was.

    `place` is that of the action in a line of several, from 1; 0 if it stood alone.
    """

    def __init__(self, reason: Reason, place: int = 0) -> None:
        super().__init__(str(reason))
        self.reason = reason
        self.place = place


def keyed(numbers: ModuleType, rules: Mapping[int, Rule]) -> dict[int, tuple[str, Rule]]:
    """A game's table of objections: each has the name of its number as its key, and its rule."""
    return {
        number: (name.lower().replace("_", "-"), rules[number])
        for name, number in vars(numbers).items()
        if isinstance(number, int) and number in rules
    }

"""What can be chosen before a game, and how it can end."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that players may switch on: its key and the rule's number."""

    key: str
    rule: str
    one_of: str = ""  # of the options with the same word here at most one may be chosen
    helps: int | None = None  # the side that it is meant to help
    small: bool = False  # changes a number only; tests try it with all the others, seldom alone


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winning seats (none in a draw), the rule, the key of the sentence."""

    winners: tuple[str, ...]
    rule: str
    key: str

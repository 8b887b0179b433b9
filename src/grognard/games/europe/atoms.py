"""What the event of a card does, line by line: an operation, what it takes, what it asks for.

The data write it in words (`battle_modifier side=own value=1 if supplied`); `vocabulary.py` reads
them into these values, in which every word is a number of `words.py`.
"""

from __future__ import annotations

from typing import Final, final

from grognard.games.europe.words import ENEMY, P_SIDE

MANY: Final = 99  # `all` in the data; also what makes a die succeed whatever it shows


@final
class Need:
    """A condition with what it is about, or several of which one is enough."""

    def __init__(self, name: int, about: list[int], choices: list[Need]) -> None:
        self.name: int = name
        self.about: list[int] = about
        self.choices: list[Need] = choices

    def first(self) -> int:
        """What it is about in the first place."""
        return self.about[0]


@final
class Atom:
    """One line of an event."""

    def __init__(self, op: int, values: list[list[int]], needs: list[Need]) -> None:
        self.op: int = op
        self.values: list[list[int]] = values  # by the number of the parameter; empty: not given
        self.needs: list[Need] = needs
        self.line: int = 0  # its place among the lines of its card
        self.option: int = 0  # 1 for (a), 2 for (b); 0: whatever is chosen
        self.low: int = 0  # the faces of the die of the line before that bring it; 0: no die
        self.high: int = 0
        self.otherwise: bool = False  # only if the line before had nothing to take away

    def given(self, parameter: int) -> bool:
        """Whether the data say something of it."""
        return len(self.values[parameter]) > 0

    def number(self, parameter: int, default: int = 0) -> int:
        """A number, or that of the first word."""
        values = self.values[parameter]
        return values[0] if len(values) > 0 else default

    def many(self, parameter: int) -> list[int]:
        """All numbers of a list."""
        return self.values[parameter]

    def names(self, parameter: int, number: int) -> bool:
        """Whether a list has a number in it."""
        for value in self.values[parameter]:
            if value == number:
                return True
        return False

    def whose(self, player: int) -> int:
        """The side that it is about, if this one plays the card."""
        return 1 - player if self.number(P_SIDE) == ENEMY else player

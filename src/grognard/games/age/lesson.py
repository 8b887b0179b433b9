"""The first game: the French in the autumn of 1805, against Mack in Bavaria and on to Vienna."""

from __future__ import annotations

from typing import Final

from grognard.games.age.numbers import both
from grognard.kernel.lesson import Hint, Lesson

AUTUMN: Final = 1  # the first turn, 1805

LESSON: Final = Lesson(
    "1805",
    "french",
    (
        Hint("aim", "order", both("13.2"), AUTUMN),
        Hint("first", "order", both("10.1"), AUTUMN),
        Hint("round-cards", "round-cards", both("10.3")),
        Hint("moves", "moves", both("11 B"), AUTUMN),
        Hint("payment", "moves", both("11 G"), AUTUMN),
        Hint("muster", "muster", both("11 C")),
        Hint("move", "move", both("11.1"), AUTUMN),
        Hint("attack", "move", both("12 A"), AUTUMN),
        Hint("attrition", "move", both("11.1.2")),
        Hint("attrition-losses", "attrition-losses", both("11.1.2 E")),
        Hint("announced", "announced", both("2.3 C")),
        Hint("react", "react", both("11.4")),
        Hint("stance", "stance", both("11.4 D")),
        Hint("withdrawal", "withdrawal", both("11.3")),
        Hint("engage", "engage", both("12.1")),
        Hint("battle-cards", "battle-cards", both("12.2 C")),
        Hint("losses", "losses", both("12.3.1")),
        Hint("pursuit", "pursuit", both("12.3.3 B")),
        Hint("refresh", "refresh", both("12.3.3 A")),
        Hint("retreat", "retreat", both("12.3.2")),
        Hint("no-surrender", "no-surrender", both("13 B")),
        Hint("after-surrender", "after-surrender", both("13.2")),
        Hint("winter", "winter-cards", both("14 A")),
        Hint("winter-losses", "winter-losses", both("14 C")),
        Hint("diplomacy", "diplomacy", both("6.2")),
        Hint("insurrection", "insurrection", both("7.3")),
        Hint("strategy", "strategy", both("8.1")),
        Hint("reinforcement", "reinforcement", both("9.2")),
        Hint("recover", "reinforcement", both("9.6")),
    ),
)

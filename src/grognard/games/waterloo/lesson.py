"""The first game: the French on the morning of 15 June 1815, across the Sambre."""

from __future__ import annotations

from typing import Final

from grognard.kernel.lesson import Hint, Lesson

MORNING: Final = 1  # the first turn

LESSON: Final = Lesson(
    "historical",
    "french",
    (
        Hint("aim", "movement", "12.0", MORNING),
        Hint("groups", "movement", "5.1", MORNING),
        Hint("roads", "movement", "5.3", MORNING),
        Hint("attack", "movement", "6.1", MORNING),
        Hint("forced", "movement", "5.5"),
        Hint("leaders", "movement", "10.1"),
        Hint("deployment", "deployment", "6.2"),
        Hint("retreat", "retreat", "7.0"),
        Hint("combat", "combat", "8.0"),
        Hint("fire", "combat", "8.3"),
        Hint("losses", "losses", "8.4"),
        Hint("reinforcements", "reinforcements", "9.0"),
        Hint("rout", "rout", "7.5"),
        Hint("regrouping", "regrouping", "7.6"),
        Hint("supply", "supply", "11.0"),
    ),
)

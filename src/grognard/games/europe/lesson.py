"""The first game: the Empire in the Hundred Days, against Blücher at Namur and for France."""

from __future__ import annotations

from typing import Final

from grognard.kernel.lesson import Hint, Lesson

FIRST: Final = 2  # the round with which the Hundred Days begin
SECOND: Final = 3
RAIN: Final = 5
WINTER: Final = 6

LESSON: Final = Lesson(
    "1815",
    "empire",
    (
        Hint("set-up", "set-up", "20"),
        Hint("aim", "action", "20.1", FIRST),
        Hint("event", "action", "6.4", SECOND),
        Hint("rain", "action", "12.1", RAIN),
        Hint("winter", "action", "16", WINTER),
        Hint("activate", "activate", "9.1", FIRST),
        Hint("price", "activate", "9.2", FIRST),
        Hint("fleet", "activate", "17.1", SECOND),
        Hint("forced-march", "forced-march", "12.3"),
        Hint("replacements", "replacements", "20.1"),
        Hint("muster", "muster", "12.2.1"),
        Hint("call", "call", "9.1"),
        Hint("move", "move", "12.1", FIRST),
        Hint("siege", "move", "15.2", FIRST),
        Hint("supply", "move", "13.3"),
        Hint("control", "move", "3.2"),
        Hint("rally", "move", "14.9.4", SECOND),
        Hint("intercept", "intercept", "12.4"),
        Hint("defend", "defend", "12.5"),
        Hint("engage", "engage", "12.6"),
        Hint("counter-march", "counter-march", "14.1"),
        Hint("leads", "leads", "14.5.5"),
        Hint("lends", "leads", "14.5.6"),
        Hint("answer", "answer", "6.6"),
        Hint("losses", "losses", "14.8"),
        Hint("retreat", "retreat", "14.10"),
        Hint("pursuit", "pursuit-losses", "14.9.2"),
        Hint("feed", "feed", "13.4"),
        Hint("attrition", "attrition-losses", "13.6.2"),
        Hint("rebuild", "rebuild", "15.5"),
        Hint("sail", "sail", "17.2.1"),
        Hint("landing", "sail", "17.2.8"),
        Hint("sally", "sally", "17.2.6"),
        Hint("last-siege", "last-siege", "15.2"),
    ),
)

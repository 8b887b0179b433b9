"""The numbers that the usual orders go by: a list for each side, that of the French first."""

from __future__ import annotations

from typing import Final

from grognard.kernel.arrays import Lookup, lookup_of

MINOR: Final = 0  # a minor country taken
CAPITAL: Final = 1  # the capital of a major country, in hundredths of what it is worth
KEEP: Final = 2  # what is one's own and threatened, in hundredths of what it is worth
OWN_LOSS: Final = 3  # a corps lost, in tenths of a point
FOE_LOSS: Final = 4  # a corps of the enemy's
PULL: Final = 5  # what lies farther off, in hundredths
DECAY: Final = 6  # of what is left of it with each area, in hundredths
DANGER: Final = 7  # stronger enemies near, in hundredths
CARD: Final = 8  # a card thrown away
WEAR: Final = 9  # a corps worn out by a march
WINTER: Final = 10  # a corps that is likely to be lost in winter, in tenths
VIOLATE: Final = 11  # a neutral minor country, if it is entered
HOLD: Final = 12  # what is held in an enemy country, in hundredths of what it is worth
CLAIM: Final = 13  # an enemy major country near its surrender, in hundredths
GUARD: Final = 14  # one's own major country near its surrender, likewise
THRIFT: Final = 15  # what a card costs more for each point that it is worth keeping, in tenths
NUMBERS: Final = 16

FRENCH_WAYS: list[int] = [26, 100, 100, 90, 80, 60, 70, 60, 4, 15, 100, 6, 100, 100, 100, 5]
COALITION_WAYS: list[int] = [12, 150, 100, 60, 80, 60, 70, 20, 2, 15, 100, 0, 100, 300, 100, 5]
STRIDES: list[int] = [6, 25, 25, 20, 20, 20, 8, 20, 2, 5, 30, 6, 25, 30, 30, 3]


def ways_of(doctrine: list[int], side: int) -> Lookup:
    """The numbers of one side."""
    return lookup_of(doctrine[side * NUMBERS : (side + 1) * NUMBERS])

"""The rules and the rulings as a player reads them, in his language."""

from __future__ import annotations

from typing import Final

from grognard.kernel.rulebook import Wording

# The last numbered rule of each chapter of the rule book; each chapter begins with 0.
LAST: Final = {
    1: 0,
    2: 5,
    3: 3,
    4: 2,
    5: 6,
    6: 4,
    7: 6,
    8: 6,
    9: 2,
    10: 2,
    11: 0,
    12: 3,
    13: 2,
}
NUMBERS: Final = tuple(f"{c}.{n}" for c, last in LAST.items() for n in range(last + 1))

# Each ruling, and the rules that it fills or corrects.
RULED: Final = {
    "W1": ("8.6",),
    "W2": ("5.5", "10.1"),
    "W3": ("5.5", "7.3"),
    "W4": ("5.4", "6.1", "6.2"),
    "W5": ("12.0",),
    "W6": ("10.0", "12.0"),
    "W7": ("7.5", "7.6"),
    "W8": ("6.1",),
    "W9": ("7.1",),
    "W10": ("7.6",),
    "W11": ("8.1", "8.2"),
    "W12": ("8.3",),
    "W13": ("8.3", "8.5"),
    "W14": ("8.5", "8.6"),
    "W15": ("8.4",),
    "W16": ("5.3",),
    "W17": ("5.1",),
    "W18": ("6.3", "8.0"),
    "W19": ("9.0",),
    "W20": ("11.0",),
    "W21": ("1.0", "4.0"),
    "W22": ("5.6",),
    "W23": ("13.1",),
    "W24": ("10.1",),
    "W25": ("5.3", "6.1"),
    "W26": ("8.1",),
    "W27": ("6.2", "6.4"),
    "W28": ("8.5",),
    "W29": ("8.5", "10.2"),
    "W30": ("7.2", "7.3", "7.5"),
    "W31": ("7.6",),
    "W32": ("6.3", "7.5"),
    "W33": ("2.2", "13.1"),
    "W34": ("11.0",),
    "W35": ("2.2",),
    "W36": ("11.0", "12.0"),
    "W37": ("7.1", "13.2"),
    "W38": ("6.1", "13.1"),
    "W39": ("12.0",),
    "W40": ("2.2", "5.2"),
    "W41": ("8.2", "8.6"),
    "W42": ("8.1",),
    "W43": ("10.0", "10.2"),
    "W44": ("2.3",),
}
RULINGS: Final = tuple(RULED)

# Everything that a refusal, a test or a reader may cite.
RULES: Final = NUMBERS + RULINGS

_WORDING: Final = Wording("grognard.games.waterloo", NUMBERS, RULED)
title = _WORDING.title
text = _WORDING.text
key = _WORDING.key

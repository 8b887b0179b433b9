"""What a battle may bring (12.2), by the rows of the battle table; worked out once for a game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.arrays import Lookup, lookup_of

STRENGTHS: Final = 64  # beyond the last row of any table
DICE: Final = 36
THOUSAND: Final = 1000
HUNDRED: Final = 100


class Chances:
    """For every pair of rows: how often the first wins, and how many corps each side loses."""

    def __init__(self, starts: Lookup, losses: Lookup, breaks: Lookup) -> None:
        rows = len(starts)
        self.rows: i64 = rows
        self.starts: Lookup = starts  # the least strength of each row
        self.row_of: Lookup = lookup_of([_row(starts, n) for n in range(STRENGTHS)])
        win = [0] * (rows * rows)
        lost = [0] * (rows * rows)
        for own in range(rows):
            for foe in range(rows):
                k = own * rows + foe
                win[k], lost[k] = _odds(losses, breaks, own, foe)
        self.win: Lookup = lookup_of(win)  # in thousandths
        self.lost: Lookup = lookup_of(lost)  # by the first of the pair, in hundredths

    def row(self, strength: i64) -> i64:
        """The row of a strength (A117)."""
        if strength < 0:
            return 0
        return self.row_of[strength] if strength < STRENGTHS else self.row_of[STRENGTHS - 1]

    def wins(self, own: i64, foe: i64) -> i64:
        """How often a strength beats another, in thousandths; whoever meets nobody wins."""
        if foe <= 0:
            return THOUSAND
        if own <= 0:
            return 0
        return self.win[self.row(own) * self.rows + self.row(foe)]

    def loses(self, own: i64, foe: i64, corps: i64) -> i64:
        """How many of its corps the first is likely to lose, in hundredths."""
        if foe <= 0 or own <= 0:
            return 0
        lost = self.lost[self.row(own) * self.rows + self.row(foe)]
        return lost if lost < HUNDRED * corps else HUNDRED * corps


def _row(starts: Lookup, strength: int) -> int:
    """The last row that begins with no more than a strength, else the first."""
    row = 0
    while row + 1 < len(starts) and starts[row + 1] <= strength:
        row += 1
    return row


def _odds(losses: Lookup, breaks: Lookup, own: int, foe: int) -> tuple[int, int]:
    """Victories in thousandths and losses in hundredths of the first of two rows."""
    first: int = breaks[own]
    second: int = breaks[foe]
    tie = _tie_break(first - second)
    wins = lost = 0.0
    for a in range(6):
        for b in range(6):
            inflicted: int = losses[6 * own + a]
            suffered: int = losses[6 * foe + b]
            lost += suffered
            if inflicted > suffered:
                wins += 1.0
            elif inflicted == suffered:
                wins += tie
            else:
                lost += 1.0  # 12.2 H
    return int(THOUSAND * wins / DICE), int(HUNDRED * lost / DICE)


def _tie_break(more: int) -> float:
    """12.2 G: how often a die with so much more beats another; equal ones are rolled again."""
    wins = equal = 0
    for a in range(6):
        for b in range(6):
            if a + more > b:
                wins += 1
            elif a + more == b:
                equal += 1
    return wins / (DICE - equal)

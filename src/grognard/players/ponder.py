"""Thinking on the other's time: what one's own next decisions may be, and what looks good there.

While another seat decides, its turn is played to an end in the usual way, again and again, from
what one's own seat believes; at the decision that comes up then a small tree is grown. What is
found about the orders is kept by the occasion, and a thinker begins from it when it is asked.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from grognard.kernel.dice import Dice, FastDice
from grognard.kernel.planner import Planner
from grognard.kernel.state import State
from grognard.players.search import PATIENCE, Search, carry_out

LINES: Final = 40  # iterations at one decision that may come up
LONGEST: Final = 60.0  # seconds about one position; after that little is learned
MISSES: Final = 100  # ways to go on without a decision, after which none is expected
APART: Final = 7919  # between the seeds of two trees

Finding = tuple[int, int, float]  # an order, its visits, their total
Hint = tuple[list[Finding], float]  # what was found at an occasion, and the sum of squares
Hints = dict[int, Hint]  # by occasion


def ponder(
    belief: State,
    planner: Planner,
    seat: int,
    seed: int,
    taste: float,
    ahead: int,
    hints: Hints,
    wanted: Callable[[], bool],
) -> Hints:
    """Adds to the hints for a seat, from what it believes, as long as that is wanted."""
    found = dict(hints)
    deal = planner.deal(belief, seat)
    ends = time.monotonic() + LONGEST
    number = misses = 0
    while misses < MISSES and wanted() and time.monotonic() < ends:
        number += 1
        dice = FastDice(seed + number * APART)
        s = deal.dealt(dice)
        planner.forget()
        if not _comes_to(s, planner, seat, dice):
            misses += 1
            continue
        search = Search(s, planner, seed + number * APART, taste, ahead)
        while search.root.visits < LINES and wanted():
            search.think(1)
        occasion = planner.occasion(s)
        found[occasion] = _merged(found.get(occasion, ([], 0.0)), search)
    return found


def _comes_to(s: State, planner: Planner, seat: int, dice: Dice) -> bool:
    """Plays on in the usual way until the seat has something to decide; whether it has."""
    for _ in range(PATIENCE):
        if s.over:
            return False
        if s.seat_index == seat and planner.propose(s).count > 1:
            return True
        if not carry_out(s, planner, planner.usual(s, dice)):
            s.play(planner.next_code(s, planner.propose(s).orders.codes[0]))
    return False


def _merged(hint: Hint, search: Search) -> Hint:
    sums: dict[int, tuple[int, float]] = {}
    for order, visits, total in (*hint[0], *search.findings()):
        before = sums.get(order, (0, 0.0))
        sums[order] = (before[0] + visits, before[1] + total)
    orders = [(order, visits, total) for order, (visits, total) in sums.items()]
    return orders, hint[1] + search.squares


def faded(hints: Hints) -> Hints:
    """The same with half the weight: the game has gone on."""
    return {
        occasion: (
            [(order, n // 2, total * (n // 2) / n) for order, n, total in orders if n > 1],
            squares / 2,
        )
        for occasion, (orders, squares) in hints.items()
    }


def lines(hints: Hints) -> int:
    """How many iterations are in the hints."""
    return sum(visits for orders, _squares in hints.values() for _order, visits, _total in orders)

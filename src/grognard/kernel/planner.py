"""What a thinking player needs of a game: orders larger than an action, and what a state is worth.

A planner proposes orders for the seat that is asked, turns an order into actions one at a time, and
judges positions. Like the rules of a game it works on states; the player deals the hidden things
anew before it asks.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from grognard.kernel.arrays import Codes
from grognard.kernel.dice import Dice
from grognard.kernel.state import State


class Proposals:
    """Orders with how good they look at first glance."""

    def __init__(self) -> None:
        self.orders = Codes()
        self.scores = Codes()

    def clear(self) -> None:
        """Forgets all."""
        self.orders.clear()
        self.scores.clear()

    def add(self, order: i64, score: i64) -> None:
        """One more."""
        self.orders.add(order)
        self.scores.add(score)

    @property
    def count(self) -> i64:
        """How many there are."""
        return self.orders.count

    def holds(self, order: i64) -> bool:
        """Whether an order is among them."""
        orders = self.orders.codes
        i: i64
        for i in range(self.orders.count):
            if orders[i] == order:
                return True
        return False

    def highest(self) -> i64:
        """The score of the order that looks best."""
        scores = self.scores.codes
        most = scores[0]
        i: i64
        for i in range(1, self.scores.count):
            if scores[i] > most:
                most = scores[i]
        return most

    def drop_below(self, least: i64) -> None:
        """Keeps the first order, which can always be given, and those with such a score or more."""
        orders = self.orders.codes
        scores = self.scores.codes
        kept: i64 = 1
        i: i64
        for i in range(1, self.orders.count):
            if scores[i] >= least:
                orders[kept] = orders[i]
                scores[kept] = scores[i]
                kept += 1
        self.orders.count = kept
        self.scores.count = kept

    def best(self) -> int:
        """The order that looks best; of equals the first."""
        best = self.orders.codes[0]
        most = self.scores.codes[0]
        for i in range(1, self.orders.count):
            if self.scores.codes[i] > most:
                most = self.scores.codes[i]
                best = self.orders.codes[i]
        return best


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner:
    """The planner of every seat in one line of play."""

    # What the usual orders go by, those of side 0 first; and by how much to change each number in
    # looking for better ones.
    doctrine: list[int]
    strides: list[int]
    cautious: bool  # whether it thinks for one who shuns a gamble

    def forget(self) -> None:
        """Another line of play begins."""
        raise NotImplementedError

    def plans_to_choose(self, s: State) -> int:
        """How many plans of campaign there are to choose among before this decision."""
        return 1

    def is_opening(self, s: State) -> bool:
        """Whether this order is so weighty that it is chosen with the plan, by whole games."""
        return False

    def follow(self, plan: int) -> None:
        """From now on orders are given by this plan."""

    def followed(self) -> int:
        """The plan by which orders are given."""
        return 0

    def propose(self, s: State) -> Proposals:
        """Orders with which the seat that is asked may answer, at least one."""
        raise NotImplementedError

    def usual(self, s: State, dice: Dice) -> int:
        """The order that is given without much thought."""
        raise NotImplementedError

    def next_code(self, s: State, order: int) -> int:
        """The next action of an order, always a legal one; -1 when it is carried out."""
        raise NotImplementedError

    def deal(self, s: State, seat: int) -> Deal:
        """Makes ready to deal anew what this seat may not know."""
        raise NotImplementedError

    def side(self, s: State, seat: int) -> int:
        """The side of a seat: those of one side win together."""
        raise NotImplementedError

    def clock(self, s: State) -> int:
        """A count of turns: lines of play are judged when both sides have moved equally often."""
        raise NotImplementedError

    def occasion(self, s: State) -> int:
        """A number for the step that is asked: an order holds until it changes."""
        raise NotImplementedError

    def weight(self, s: State) -> int:
        """How much thought the decision deserves, in hundredths of the weightiest."""
        raise NotImplementedError

    def enough(self, s: State) -> int:
        """Iterations: with fewer a thought about this decision is worth little."""
        return 0

    def foresight(self, s: State, turns: int) -> int:
        """The turns after which lines about this decision are judged, where `turns` are usual."""
        return turns

    def chance(self, s: State) -> float:
        """The chance that side 0 wins; a draw counts half."""
        raise NotImplementedError

    def worth(self, s: State) -> float:
        """The chance, or for a game that side 0 has lost a little for how near it came."""
        return self.chance(s)

    def terms(self, s: State) -> tuple[float, ...]:
        """What the worth of a position is made of."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal:
    """Hidden things, ready to be dealt many times over."""

    def dealt(self, dice: Dice) -> State:
        """A state that the seat could not tell from the true one."""
        raise NotImplementedError

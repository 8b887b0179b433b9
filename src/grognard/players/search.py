"""A player that thinks: Monte-Carlo tree search over orders, under the fog of war.

Every iteration deals the hidden things anew from what the seat may know, goes down the tree of
orders that both sides may give, lets the staffs play on in their usual way until both sides have
had their next turn, and judges what came of it. The tree is kept by what was ordered, not by what
happened: one node stands for every position that looks alike to the one who gave the orders.
"""

from __future__ import annotations

import math
from typing import Final

from grognard.kernel.dice import Dice, FastDice
from grognard.kernel.planner import Deal, Planner, Proposals
from grognard.kernel.state import State

AHEAD: Final = 2  # turns until a line of play is judged
FARTHER: Final = 4  # the same about a weighty order, for whoever thinks long
LONG: Final = 400  # iterations about an order from which one thinks long
CURIOSITY: Final = 2.0  # how much a search looks at what it has seldom tried
CALM: Final = 0.005  # the least spread of results that counts
AT_FIRST: Final = 3  # orders looked at from the beginning
WIDENING: Final = 0.7  # more of them, with the square root of the visits
TRUST: Final = 5.0  # score that makes an order look e times as likely
DOUBT: Final = 0.5  # spreads by which an order not yet tried is taken for worse than the others
PATIENCE: Final = 5000  # orders in one line of play: no line comes near


class Node:
    """One decision in the tree: the orders tried there and what came of them."""

    __slots__ = ("children", "open", "order", "prior", "total", "visits")

    def __init__(self, order: int, prior: float) -> None:
        self.order = order
        self.prior = prior
        self.visits = 0
        self.total = 0.0  # what the lines of play were worth to the side that thinks
        self.open = True  # whether it may be given in the line of play under way
        self.children: list[Node] = []

    def find(self, order: int) -> Node | None:
        """The child of an order."""
        for child in self.children:
            if child.order == order:
                return child
        return None

    def mean(self) -> float:
        """What came of it for the side that thinks."""
        return self.total / self.visits if self.visits > 0 else 0.5

    def widen(self, out: Proposals, most: int) -> None:
        """Opens the children that are proposed, and adds what looks best until so many are open."""
        count = 0
        for child in self.children:
            child.open = out.holds(child.order)
            if child.open:
                count += 1
        if count < most:
            self._add(out, most - count)

    def _add(self, out: Proposals, most: int) -> None:
        """Adds what looks best of those not yet tried, so many at most."""
        fresh: list[int] = []
        for i in range(out.count):
            if self.find(out.orders.codes[i]) is None:
                fresh.append(i)
        count = 0
        while count < most and len(fresh) > 0:
            best = 0
            for k in range(1, len(fresh)):
                if out.scores.codes[fresh[k]] > out.scores.codes[fresh[best]]:
                    best = k
            i = fresh.pop(best)
            if self.find(out.orders.codes[i]) is None:
                score: int = out.scores.codes[i]
                self.children.append(Node(out.orders.codes[i], math.exp(score / TRUST)))
                count += 1


class Search:
    """The thinking about one decision."""

    def __init__(
        self, state: State, planner: Planner, seed: int, taste: float = 1.0, ahead: int = AHEAD
    ) -> None:
        self.planner = planner
        self.seed = seed
        self.taste = taste  # above 1 it loves a gamble, below it shuns one
        seat = state.seat_index
        self.side = planner.side(state, seat)
        self.deal: Deal = planner.deal(state, seat)
        # A step of a battle bears fruit at once; what comes later would only blur it.
        usual = ahead if planner.weight(state) == 100 else AHEAD
        turns = planner.foresight(state, usual)
        self.far = turns > usual
        self.horizon = planner.clock(state) + turns
        self.root = Node(0, 1.0)
        self.width = 0  # of the root, when it was last widened
        self.squares = 0.0
        self.curiosity = CURIOSITY
        self.path: list[Node] = []
        planner.cautious = taste < 1.0
        planner.forget()
        self.choices = _copy(planner.propose(self.deal.dealt(FastDice(1))))

    def think(self, iterations: int) -> None:
        """So many more iterations."""
        for _iteration in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """One line of play from the present to the same point of a later turn."""
        width = self._width(self.root)
        if width != self.width:
            self.width = width
            self.root.widen(self.choices, width)
        child = self._choose(self.root, True)
        # The n-th trial of every order is made with the same dice, so that luck weighs less.
        dice = FastDice(self.seed * 7919 + child.visits * 104729 + 1)
        s = self.deal.dealt(dice)
        self.planner.forget()
        self.path.clear()
        self.path.append(self.root)
        self.path.append(child)
        carry_out(s, self.planner, child.order)
        self._descend(s, child)
        play_out(s, self.planner, dice, self.horizon)
        self._learn(self.planner.worth(s) if self.far else self.planner.chance(s))

    # --- down the tree -----------------------------------------------------------------------

    def _width(self, node: Node) -> int:
        return AT_FIRST + int(WIDENING * math.sqrt(node.visits))

    def _descend(self, s: State, node: Node) -> None:
        """Follows the tree as far as it has grown, and a step farther."""
        while node.visits > 0 and self._goes_on(s):
            own = self.planner.side(s, s.seat_index) == self.side
            node.widen(self.planner.propose(s), self._width(node))
            node = self._choose(node, own)
            self.path.append(node)
            if not carry_out(s, self.planner, node.order):
                return

    def _choose(self, node: Node, own: bool) -> Node:
        """The child that promises most to its side: what it has shown, and what is not known."""
        sum = 0.0
        for child in node.children:
            if child.open:
                sum += child.prior
        spread = self.spread()
        scale = self.curiosity * spread * math.sqrt(node.visits + 1.0) / sum
        sign = 1.0 if own else -1.0
        unknown = sign * node.mean() - DOUBT * spread
        best = node.children[0]
        most = -9.0
        for child in node.children:
            if not child.open:
                continue
            value = sign * child.mean() if child.visits > 0 else unknown
            value += scale * child.prior / (1.0 + child.visits)
            if value > most:
                most = value
                best = child
        return best

    def spread(self) -> float:
        """How far the results of the lines lie apart."""
        n = self.root.visits
        if n < 2:
            return 0.2
        mean = self.root.total / n
        variance = self.squares / n - mean * mean
        return math.sqrt(variance) if variance > CALM * CALM else CALM

    # --- lines of play -----------------------------------------------------------------------

    def _goes_on(self, s: State) -> bool:
        return not s.over and self.planner.clock(s) < self.horizon

    def _learn(self, chance: float) -> None:
        """`chance` is that of side 0."""
        own = chance if self.side == 0 else 1.0 - chance
        worth = own if self.taste == 1.0 else math.pow(own, self.taste)
        self.squares += worth * worth
        for node in self.path:
            node.visits += 1
            node.total += worth

    # --- the result --------------------------------------------------------------------------

    def best(self) -> Node:
        """The order that was found best: the one looked at most; of equals the better one."""
        best = self.root.children[0]
        for child in self.root.children:
            better = child.mean() > best.mean()
            if child.visits > best.visits or (child.visits == best.visits and better):
                best = child
        return best

    def findings(self) -> list[tuple[int, int, float]]:
        """What can be added to another tree of the same decision: order, visits and total."""
        return [(child.order, child.visits, child.total) for child in self.root.children]

    def add(self, findings: list[tuple[int, int, float]], squares: float) -> None:
        """What another tree has found, as far as its orders are proposed here."""
        all = taken = 0
        for order, visits, total in findings:
            all += visits
            child = self._child(order)
            if child is not None:
                taken += visits
                child.visits += visits
                child.total += total
                self.root.visits += visits
                self.root.total += total
        if all > 0:
            self.squares += squares * taken / all

    def _child(self, order: int) -> Node | None:
        """The root's child of an order, made if it is proposed."""
        known = self.root.find(order)
        if known is not None:
            return known
        for i in range(self.choices.count):
            if self.choices.orders.codes[i] == order:
                score: int = self.choices.scores.codes[i]
                fresh = Node(order, math.exp(score / TRUST))
                self.root.children.append(fresh)
                return fresh
        return None


def carry_out(s: State, planner: Planner, order: int) -> bool:
    """Gives the actions of an order while its step lasts; whether there were any."""
    seat = s.seat_index
    kind: int = s.c[s.top()]
    acted = False
    while not s.over and s.seat_index == seat:
        if s.c[s.top()] != kind:
            break
        code = planner.next_code(s, order)
        if code < 0:
            break
        s.play(code)
        acted = True
    return acted


def play_out(s: State, planner: Planner, dice: Dice, horizon: int) -> None:
    """Both sides go on in their usual way until the line is to be judged."""
    for _order in range(PATIENCE):
        if s.over or planner.clock(s) >= horizon:
            return
        if not carry_out(s, planner, planner.usual(s, dice)):
            s.play(planner.next_code(s, planner.propose(s).orders.codes[0]))


def _copy(out: Proposals) -> Proposals:
    """Proposals that the planner will not write over."""
    kept = Proposals()
    for i in range(out.count):
        kept.add(out.orders.codes[i], out.scores.codes[i])
    return kept

"""The computer players that search."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from grognard.kernel.arrays import Codes
from grognard.kernel.planner import Planner
from grognard.kernel.state import State
from grognard.players.base import AGAIN, Player
from grognard.players.plan import choose_opening, choose_plan
from grognard.players.search import AHEAD, FARTHER, LONG, Search

if TYPE_CHECKING:
    from grognard.players.search_worker import SearchWorker

APART: Final = 1_000_003  # between the seeds of two trees, so that no dice are the same
WARM: Final = 4  # a thought of so many iterations has one of them from what was pondered, at most
MOST_WARM: Final = 4000  # where only the time limits them
OPENING: Final = 14  # games about an opening for each iteration about another order
MOST_GAMES: Final = 1000
AT_ONCE: Final = 20  # iterations between two looks at the clock


class SearchPlayer(Player):
    """Thinks about every order, then carries it out action by action."""

    def __init__(
        self,
        seed: int = 1,
        iterations: int = 200,
        seconds: float = 0.0,
        taste: float = 1.0,
        evenly: bool = True,
    ) -> None:
        super().__init__(seed)
        self.seed = seed
        self.iterations = iterations
        self.seconds = seconds  # at most so long about an order; 0: as long as it takes
        self.taste = taste
        self.ahead = AHEAD if iterations < LONG else FARTHER
        self.evenly = evenly  # as much thought about every order, great or small
        self.trees = 1  # grown apart, each by its part of the iterations; then they are added up
        self.search_workers: list[
            SearchWorker
        ] = []  # processes that grow the trees after the first
        self.planner: Planner | None = None
        self.order = -1
        self.occasion = -1  # the step that the order was given for
        # What was found on the other's time, by occasion: orders with visits and totals; squares.
        self.hints: dict[int, tuple[list[tuple[int, int, float]], float]] = {}
        self.warmed = 0  # iterations of the last thought that were made on the other's time
        self.search: Search | None = None  # the last thought, for whoever asks why

    def choose(self, belief: State, codes: Codes) -> int:
        """The next action of the order under way, or of the one found best."""
        planner = self._planner(belief)
        planner.forget()
        occasion = planner.occasion(belief)
        code = -1
        if self.order >= 0 and self.occasion == occasion:
            code = planner.next_code(belief, self.order)
        if code < 0:
            if self.times_asked(belief) > AGAIN:
                self.order = -1
                return self.at_first_glance(belief, codes)
            self.order = self._order(belief, planner)
            self.occasion = occasion
            planner.forget()
            code = planner.next_code(belief, self.order)
        return code if code >= 0 else belief.instinct(codes)

    def line(self, state: State) -> list[int]:
        """Its next actions up to the first that chance or another seat has a part in."""
        belief = self.believes(state)
        seat = belief.seat_index
        found: list[int] = []
        while not belief.over and belief.seat_index == seat:
            self.codes.clear()
            belief.legal_codes(self.codes)
            before = self.order
            if found and (before < 0 or self._is_done(belief)):
                break
            code = self.choose(belief, self.codes)
            found.append(code)
            drawn = belief.dice.drawn
            belief.play(code)
            if belief.dice.drawn != drawn:
                break
        return found

    def _is_done(self, belief: State) -> bool:
        """Whether the order under way asks for nothing more at this step."""
        planner = self._planner(belief)
        planner.forget()
        if planner.occasion(belief) != self.occasion:
            return True
        return planner.next_code(belief, self.order) < 0

    def _planner(self, belief: State) -> Planner:
        if self.planner is None:
            game: Any = belief.game
            made: Planner = game.planner()
            made.cautious = self.taste < 1.0
            self.planner = made
        return self.planner

    def _order(self, belief: State, planner: Planner) -> int:
        """The order found best; none is weighed where there is only one."""
        out = planner.propose(belief)
        if out.count == 1:
            return out.orders.codes[0]
        if self.iterations == 0:
            return planner.usual(belief, self.dice)
        if planner.is_opening(belief):
            return self._opening(belief, planner)
        choose_plan(belief, planner, self.seed)
        weight = 100 if self.evenly else planner.weight(belief)
        self.search = self._think(belief, planner, weight)
        return self.search.best().order

    def _opening(self, belief: State, planner: Planner) -> int:
        games = self.iterations * OPENING
        most = games if games < MOST_GAMES else MOST_GAMES
        ends = 0.0 if self.seconds == 0.0 else time.monotonic() + self.seconds
        return choose_opening(belief, planner, self.seed, most, ends)

    def _think(self, belief: State, planner: Planner, weight: int) -> Search:
        """Grows the trees by a part of the iterations and the time: the weight, in hundredths."""
        iterations = self._iterations(planner.enough(belief), weight)
        ends = 0.0 if self.seconds == 0.0 else time.monotonic() + self.seconds * weight / 100.0
        search = self._tree(belief, planner, 0)
        self.warmed = self._warm(search, planner.occasion(belief), iterations)
        iterations -= self.warmed
        parts = [(iterations + i) // self.trees for i in range(self.trees - 1, -1, -1)]
        try:
            for i, search_worker in enumerate(self.search_workers, 1):
                search_worker.begin(
                    belief, self._seed(i), self.taste, self.ahead, parts[i], planner.followed()
                )
            alone = len(self.search_workers) == 0
            wanted = self._grow(search, parts[0], ends, 0, 100 // self.trees if alone else 99)
            for i in range(1, self.trees):
                if wanted:
                    wanted = self._add(search, belief, planner, i, parts[i], ends)
        finally:
            for search_worker in self.search_workers:
                search_worker.stop()
        return search

    def _iterations(self, enough: int, weight: int) -> int:
        """A part of what a weighty order gets, but enough of it where there is as much."""
        part = (self.iterations * weight + 99) // 100
        least = enough if enough < self.iterations else self.iterations
        return part if part > least else least

    def _add(
        self, search: Search, belief: State, planner: Planner, i: int, iterations: int, ends: float
    ) -> bool:
        """Adds tree i: what a search worker found, or else what is found here; whether to go on."""
        if i <= len(self.search_workers):
            found = self.search_workers[i - 1].answer(ends, self._is_wanted)
            if found is not None:
                search.add(found.orders, found.squares)
                return True
        if ends != 0.0 and time.monotonic() >= ends:
            return False
        other = self._tree(belief, planner, i)
        so_far = 100 * i // self.trees
        wanted = self._grow(other, iterations, ends, so_far, 100 // self.trees)
        search.add(other.findings(), other.squares)
        return wanted

    def _warm(self, search: Search, occasion: int, iterations: int) -> int:
        """Begins a tree with what was pondered; how many iterations that stands for.

        Mostly the other has done something else than was thought, so it counts for little.
        """
        findings, squares = self.hints.pop(occasion, ([], 0.0))
        all = 0
        for _order, visits, _total in findings:
            all += visits
        most = min(all, iterations, MOST_WARM) // WARM
        if most == 0:
            return 0
        part: list[tuple[int, int, float]] = []
        for order, visits, total in findings:
            n = visits * most // all
            if n > 0:
                part.append((order, n, total * n / visits))
        search.add(part, squares * most / all)
        return search.root.visits

    def _seed(self, i: int) -> int:
        return self.seed + i * APART

    def _tree(self, belief: State, planner: Planner, i: int) -> Search:
        return Search(belief, planner, self._seed(i), self.taste, self.ahead)

    def _is_wanted(self) -> bool:
        return self.goes_on(99)

    def _grow(self, search: Search, iterations: int, ends: float, so_far: int, more: int) -> bool:
        """Iterations until the time ends (0: never); whether the rest is wanted.

        The thought is `so_far` hundredths done before and `more` after it.
        """
        done = 0
        while done < iterations:
            part = iterations - done if iterations - done < AT_ONCE else AT_ONCE
            search.think(part)
            done += part
            if not self.goes_on(so_far + more * done // iterations):
                return False
            if ends != 0.0 and time.monotonic() >= ends:
                break
        return True

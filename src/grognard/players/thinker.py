"""The computer players that search."""

from __future__ import annotations

import time
from typing import Any, Final

from grognard.kernel.arrays import Codes
from grognard.kernel.staff import Staff
from grognard.kernel.state import State
from grognard.players.base import Player
from grognard.players.search import AHEAD, Search

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
        self.ahead = AHEAD
        self.evenly = evenly  # as much thought about every order, great or small
        self.staff: Staff | None = None
        self.order = -1
        self.occasion = -1  # the step that the order was given for
        self.search: Search | None = None  # the last thought, for whoever asks why

    def choose(self, belief: State, codes: Codes) -> int:
        """The next action of the order under way, or of the one found best."""
        staff = self._staff(belief)
        staff.forget()
        occasion = staff.occasion(belief)
        code = -1
        if self.order >= 0 and self.occasion == occasion:
            code = staff.next_code(belief, self.order)
        if code < 0:
            self.order = self._order(belief, staff)
            self.occasion = occasion
            staff.forget()
            code = staff.next_code(belief, self.order)
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
        staff = self._staff(belief)
        staff.forget()
        if staff.occasion(belief) != self.occasion:
            return True
        return staff.next_code(belief, self.order) < 0

    def _staff(self, belief: State) -> Staff:
        if self.staff is None:
            game: Any = belief.game
            made: Staff = game.staff()
            self.staff = made
        return self.staff

    def _order(self, belief: State, staff: Staff) -> int:
        """The order found best; none is weighed where there is only one."""
        out = staff.propose(belief)
        if out.count == 1:
            return out.orders.codes[0]
        if self.iterations == 0:
            return staff.usual(belief, self.dice)
        search = Search(belief, staff, self.seed, self.taste, self.ahead)
        self._think(search, 100 if self.evenly else staff.weight(belief))
        self.search = search
        return search.best().order

    def _think(self, search: Search, weight: int) -> None:
        """A part of the iterations and the time, by the weight of the decision in hundredths."""
        iterations = (self.iterations * weight + 99) // 100
        ends = time.monotonic() + self.seconds * weight / 100.0
        done = 0
        while done < iterations:
            part = iterations - done if iterations - done < AT_ONCE else AT_ONCE
            search.think(part)
            done += part
            if not self.goes_on(100 * done // iterations):
                return
            if self.seconds > 0.0 and time.monotonic() >= ends:
                return

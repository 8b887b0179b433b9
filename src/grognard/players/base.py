"""What every computer player is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from grognard.kernel.action_planner import position_key
from grognard.kernel.arrays import Codes
from grognard.kernel.dice import FastDice
from grognard.kernel.state import State

REMEMBERED: Final = 64  # positions that a player has been asked about
AGAIN: Final = 2  # times that it thinks about the same one


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A computer player. It never sees the true state, only one its seat could not tell from it."""

    name = "nobody"

    def __init__(self, seed: int = 1) -> None:
        self.dice = FastDice(seed)
        self.codes = Codes()
        self.asked: dict[int, int] = {}  # how often it was asked about each of the last positions
        self.times = 0  # how often about the present one
        # Told how far a long thought is, in hundredths; answers whether it is still wanted.
        self.watch: Callable[[int], bool] | None = None

    def believes(self, state: State) -> State:
        """A state dealt anew from what the seat to act may know."""
        game: Any = state.game
        seat = state.seat
        believed: State = game.redeal(state, seat, FastDice(1))
        return believed

    def decide(self, state: State) -> int:
        """The action it chooses for the seat to act."""
        belief = self.believes(state)
        self.codes.clear()
        belief.legal_codes(self.codes)
        return self.choose(belief, self.codes)

    def line(self, state: State) -> list[int]:
        """Its next actions, at least one: those that it is sure of now."""
        return [self.decide(state)]

    def goes_on(self, percent: int) -> bool:
        """To be asked now and then by a player that thinks long; if not, it should soon decide."""
        return self.watch is None or self.watch(percent)

    def times_asked(self, belief: State) -> int:
        """How often it has been asked about this very position.

        More than once after a take-back; or because it goes in circles: a search takes back what
        the last one chose, or rules of thumb begin something that cannot be done and give it up.
        """
        here = position_key(belief)
        self.times = self.asked.pop(here, 0) + 1
        self.asked[here] = self.times
        if len(self.asked) > REMEMBERED:
            del self.asked[next(iter(self.asked))]
        return self.times

    def at_first_glance(self, belief: State, codes: Codes) -> int:
        """What looks best by rules of thumb; anything, should they go in circles."""
        if self.times > 2 * AGAIN:
            return codes.codes[self.dice.below(codes.count)]
        return belief.instinct(codes)

    def choose(self, belief: State, codes: Codes) -> int:
        """One of the legal actions of the state it believes in."""
        raise NotImplementedError

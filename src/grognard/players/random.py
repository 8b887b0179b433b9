"""A player that chooses any legal action, all equally likely."""

from __future__ import annotations

from grognard.kernel.arrays import Codes
from grognard.kernel.state import State
from grognard.players.base import Player


class RandomPlayer(Player):
    """Chooses at random."""

    def believes(self, state: State) -> State:
        """The list of its legal actions is all it looks at, and that it may know."""
        return state

    def choose(self, belief: State, codes: Codes) -> int:
        """Any of the legal actions."""
        return codes.codes[self.dice.below(codes.count)]


def playout(state: State, seed: int, most: int) -> int:
    """Plays at random to the end, or for `most` decisions; returns how many were made."""
    dice = RandomPlayer(seed).dice
    codes = Codes()
    n = 0
    while n < most and not state.over:
        codes.clear()
        state.legal_codes(codes)
        state.play(codes.codes[dice.below(codes.count)])
        n += 1
    return n


def clones(state: State, count: int) -> State:
    """Copies a state many times over, as a search does; returns the last copy."""
    dice = state.dice
    copy = state
    for _ in range(count):
        copy = state.clone(dice)
    return copy

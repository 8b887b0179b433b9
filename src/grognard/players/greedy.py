"""A quick player that takes what looks best at first glance."""

from __future__ import annotations

from grognard.kernel.arrays import Codes
from grognard.kernel.state import State
from grognard.players.base import Player


class GreedyPlayer(Player):
    """Follows the game's rules of thumb, without looking ahead."""

    def choose(self, belief: State, codes: Codes) -> int:
        """The action that looks best."""
        self.times_asked(belief)
        return self.at_first_glance(belief, codes)

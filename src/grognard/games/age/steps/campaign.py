"""Chapters 10 to 12, not written yet: a campaign phase in which nobody moves."""

from __future__ import annotations

from grognard.games.age.kinds import ROUND as ROUND_STEP
from grognard.games.age.layout import ROUND
from grognard.kernel.state import State
from grognard.kernel.step import Automatic, Step


class Round(Automatic):
    """A round."""

    def run(self, s: State) -> None:
        """Nobody moves."""
        s.c[ROUND] = 0
        s.pop()


def add_steps(steps: list[Step]) -> None:
    """The steps of the campaign."""
    steps[ROUND_STEP] = Round("round")

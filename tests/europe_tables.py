"""A server whose Napoléon contre l'Europe begins where a campaign is interesting, for its tests.

`offer` is called in the server's own process before it starts: the scenario that is offered then
begins at a position of a campaign.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from europe_politics import at_peace_table
from europe_years import begin, campaign
from grognard.games.europe import cards
from grognard.games.europe.game import Europe

#: X26: the end of 1805. Vienna has fallen, Thuringia and Rome are conquered.
CONTROL = {"vienne": "france", "salzbourg": "france", "rome": "france", "erfurt": "france"}
AUSTERLITZ = {
    "vienne": "grande_armee napoleon fr_corps_1 fr_cavalry",
    "presbourg": "first_army koutouzov ru_corps_5-",
    "rome": "saint_cyr fr_corps_9",
    "erfurt": "fr_corps_10",
    "budapest": "bellegarde au_corps_9",
}


def interphase(game: Europe) -> Any:
    """The usual placement of 1805, when the interphase of 1806 begins."""
    return begin(campaign(game), "interphase", 1806)


def peace(game: Europe) -> Any:
    """Austria has surrendered; two minors are to be dealt with first."""
    return at_peace_table(game, AUSTERLITZ, control=CONTROL)


POSITIONS: dict[str, Callable[[Europe], Any]] = {"interphase": interphase, "peace": peace}


def offer(position: str) -> None:
    """From now on every new game begins there."""
    whole, holds = Europe.new_state, cards.holds

    def known(s: Any, side: int, need: str) -> bool:
        """A condition of a card that is not written yet does not hold."""
        try:
            return holds(s, side, need)
        except KeyError:
            return False

    def new_state(self: Europe, scenario: str, options: Any, dice: Any, edition: str) -> Any:
        """The position, with the dice of the table; tests' helpers set up whole scenarios too."""
        if scenario != "1815":
            return whole(self, scenario, options, dice, edition)
        state = POSITIONS[position](self)
        state.dice = dice
        return state

    Europe.new_state = new_state  # type: ignore[method-assign]
    cards.holds = known

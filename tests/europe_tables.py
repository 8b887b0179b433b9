"""A server whose Napoléon contre l'Europe begins where a campaign is interesting, for its tests.

`offer` is called in the server's own process before it starts: the scenario that is offered then
begins at a position of a campaign.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from europe_politics import at_peace_table
from europe_years import begin, campaign
from grognard.games.europe.game import Europe
from grognard.kernel import journal
from grognard.kernel.dice import HmacDice

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


def low_countries(game: Europe) -> Any:
    """12.4: Davout before Brussels, which Blücher may reach from Namur; Wellington near Metz."""
    return game.position(
        {
            "lille": "davout fr_corps_1 fr_corps_2",
            "namur": "blucher pr_corps_1 pr_corps_2 pr_corps_3",
            "luxembourg": "wellington en_corps_1 en_corps_2",
        },
        hands={"empire": "1f 8f 5f", "coalition": "4c 43c 3c"},
        control={"namur": "prussia", "bruxelles": "england", "luxembourg": "prussia"},
    )


def brest(game: Europe) -> Any:
    """17.2.6: two French squadrons and a corps in Brest, which Keith blockades."""
    return game.position(
        {
            "brest": "fleet_ganteaume fleet_missiessy fr_corps_1",
            "brest_blockade": "fleet_keith",
        },
        scenario="1805",
        hands={"empire": "1f 5f", "coalition": "4c"},
    )


POSITIONS: dict[str, Callable[[Europe], Any]] = {
    "interphase": interphase,
    "peace": peace,
    "low_countries": low_countries,
    "brest": brest,
}


def seed_of(faces: Sequence[int]) -> bytes:
    """A seed whose dice fall like this at first."""
    return next(
        seed
        for seed in (number.to_bytes(32, "big") for number in count())
        if rolls_first(HmacDice(seed), faces)
    )


def rolls_first(dice: HmacDice, faces: Sequence[int]) -> bool:
    """Whether these are the next faces of dice."""
    return all(dice.d6() == face for face in faces)


def offer(position: str, *faces: int) -> None:
    """From now on every new game begins there, and its dice fall like this at first."""
    if faces:
        seed = seed_of(faces)
        journal.seed_bytes = lambda _wanted: seed  # type: ignore[attr-defined]
    whole = Europe.new_state

    def new_state(self: Europe, scenario: str, options: Any, dice: Any, edition: str) -> Any:
        """The position, with the dice of the table; tests' helpers set up whole scenarios too."""
        if scenario != "1815":
            return whole(self, scenario, options, dice, edition)
        state = POSITIONS[position](self)
        state.dice = dice
        return state

    Europe.new_state = new_state  # type: ignore[method-assign]

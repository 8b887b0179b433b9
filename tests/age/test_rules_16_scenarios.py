"""The cards with which the scenarios begin; where countries and corps stand: chapter 5."""

from __future__ import annotations

import pytest

from grognard.games.age.layout import SPENT
from grognard.kernel.dice import FastDice
from wars import discards, hand

EDITIONS = ("living", "original")
DISCARDED = {
    "1805": "",
    "1809": "britannia insurrection joseph napoleonic_dynasty radetzky russo_ottoman_war "
    "territorial_concessions",
    "1813": "britannia radetzky stein",
}
AT_RANDOM = {"1805": 0, "1809": 24, "1813": 0}


@pytest.mark.rule("5.0", "2.3 E", "A49")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scenario", DISCARDED)
def test_the_cards_of_a_scenario(game, scenario: str, edition: str) -> None:
    """1805: English Gold and an Insurrection lie aside; 1809: 24 at random are discarded."""
    state = game.start(scenario, edition=edition, dice=FastDice(5))
    thrown = discards(state)
    named = DISCARDED[scenario].split()
    assert all(card in thrown for card in named)
    assert len(thrown) == len(named) + AT_RANDOM[scenario]
    if scenario == "1805":
        held = [*hand(state, "french"), *hand(state, "coalition")]
        assert "english_gold" not in held
        assert held.count("insurrection") <= 1


@pytest.mark.rule("5.0", "11 G")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scenario", DISCARDED)
def test_both_still_have_their_free_move(game, scenario: str, edition: str) -> None:
    state = game.start(scenario, edition=edition, dice=FastDice(5))
    assert int(state.c[SPENT]) == 0

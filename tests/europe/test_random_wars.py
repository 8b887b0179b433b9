"""Whole games of 1815 with random answers: they end, and nothing stands where it may not."""

import random

import pytest

from grognard.games.europe.events import ENDINGS
from grognard.games.europe.game import Europe
from grognard.games.europe.layout import INSIDE, UNITS, ZONES
from grognard.games.europe.state import Theatre
from grognard.kernel.dice import FastDice

#: How likely a verb is; others count 1.
WEIGHTS = {"activate": 6, "enter": 8, "spend": 5, "besiege": 4, "go": 4, "call": 3, "without": 0.2}
LONGEST = 4000


def together(state: Theatre) -> list[str]:
    """The zones in which both sides stand outside a fortress (11)."""
    zones = state.t.model.zones
    return [
        zones[zone].key
        for zone in range(ZONES)
        if state.has_units(0, zone) and state.has_units(1, zone)
    ]


def shut_in(state: Theatre) -> list[int]:
    """Units inside a fortress that nobody besieges (15.1)."""
    units = [unit for unit in range(UNITS) if state.on_map(unit) and state.flag(unit, INSIDE)]
    return [unit for unit in units if not state.besieged(state.at(unit))]


@pytest.mark.rule("20.1")
@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_of_1815_ends_by_the_rules(game: Europe, seed: int) -> None:
    chance = random.Random(seed)
    state = game.start("1815", dice=FastDice(seed))
    verbs = game.notation.verbs
    for _ in range(LONGEST):
        codes = state.codes()
        assert codes, f"no answer at {state.step}"
        weights = [WEIGHTS.get(verbs[code >> 24].word, 1) for code in codes]
        state.play(chance.choices(codes, weights)[0])
        if state.over:
            break
        if state.step == "action":
            assert isinstance(state, Theatre)
            assert together(state) == []
            assert shut_in(state) == []
    assert state.over
    assert game.outcome(state).key in ENDINGS

"""The numbers that the computer goes by are found by play, and anyone finds the same."""

from __future__ import annotations

import math
import random

import pytest

from grognard.kernel import registry
from grognard.lab import tune
from grognard.lab.jobs import HERE
from grognard.lab.tune import Climb, Sample, climb, fit, gather, loss, stray
from grognard.players import is_known


@pytest.fixture(scope="module")
def samples() -> list[Sample]:
    """The positions of a few games."""
    return gather("waterloo", 6, seed=3)


def test_the_same_seed_gives_the_same_positions(samples: list[Sample]) -> None:
    """Whoever repeats it finds what we found."""
    assert gather("waterloo", 6, seed=3) == samples
    assert gather("waterloo", 6, seed=4) != samples


def test_a_position_has_all_terms_and_the_result_of_its_game(samples: list[Sample]) -> None:
    """They are those that the judge works out."""
    planner = registry.game("waterloo").planner()
    state = registry.game("waterloo").start(seed=1)
    assert {len(terms) for terms, _ in samples} == {len(planner.terms(state))}
    assert {result for _, result in samples} <= {0.0, 0.5, 1.0}


def test_games_for_weights_are_played_by_whom_one_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    """By players that think, and some of them against rules of thumb, with these handicaps."""
    asked: list[tune.Game] = []

    def noted(games: list[tune.Game], *rest: object) -> list[tune.Played]:
        asked.extend(games)
        return []

    monkeypatch.setattr(tune, "_all", noted)
    gather("waterloo", 40, thought=30, handicaps=("handicap_french_2", "handicap_french_4"))
    assert {game.first for game in asked} == {"search:30"}
    assert {game.second for game in asked} == {"search:30", "greedy"}
    assert {game.handicap for game in asked} == {"handicap_french_2", "handicap_french_4"}
    assert all(is_known(name) for game in asked for name in (game.first, game.second))


def test_the_weights_are_those_that_made_the_results() -> None:
    """Results drawn from known weights give these weights back."""
    chance = random.Random(5)
    true = (-1.0, 2.0, -0.5)
    made = []
    for _ in range(4000):
        terms = (1.0, chance.uniform(-2, 2), chance.uniform(-2, 2))
        p = 1 / (1 + math.exp(-sum(a * b for a, b in zip(terms, true, strict=True))))
        made.append((terms, 1.0 if chance.random() < p else 0.0))
    found = fit(made)
    assert found == pytest.approx(true, abs=0.2)
    assert loss(made, found) < loss(made, [0.0, 0.0, 0.0])


def test_staffs_stray_by_their_strides() -> None:
    """Some numbers differ, each by its stride."""
    planner = registry.game("waterloo").planner()
    strayed = stray(planner, random.Random(1))
    off = [abs(a - b) for a, b in zip(strayed, planner.doctrine, strict=True)]
    assert {0} < set(off)
    assert all(d in (0, stride) for d, stride in zip(off, planner.strides, strict=True))


def test_numbers_climb_to_where_they_succeed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Success is made up here: one number of the side is best at a place, another does nothing."""
    planner = registry.game("waterloo").planner()
    half = len(planner.doctrine) // 2
    peak = planner.doctrine[half] + 2 * planner.strides[half]
    chance = random.Random(3)

    def made_up(wanted: Climb, doctrines: list[tuple[int, ...]], *rest: object) -> list[float]:
        off = [(numbers[half] - peak) / planner.strides[half] for numbers in doctrines]
        return [0.5 - 0.05 * d * d + chance.gauss(0, 0.1) for d in off]

    monkeypatch.setattr(tune, "success", made_up)
    found = climb(Climb("waterloo", side=1, rounds=6, games=400))
    assert abs(found[half] - peak) <= planner.strides[half] / 4
    assert found[:half] == planner.doctrine[:half]


def test_a_number_that_makes_no_difference_stays() -> None:
    """Nor does one move without games on both sides of it."""
    chance = random.Random(8)
    strays = [chance.choice((-1, 0, 1)) for _ in range(900)]
    assert tune.step(strays, [0.5 + (k % 7) / 100 for k in range(900)]) == 0.0
    assert tune.step(strays, [0.1 * s for s in strays]) == 1.0
    assert tune.step(strays, [-0.1 * s for s in strays]) == -1.0
    assert tune.step([1] * 900, [0.1 * k for k in range(900)]) == 0.0


def test_success_is_that_of_the_side_that_looks_for_it() -> None:
    """What is good for one side is bad for the other."""
    doctrines = [tuple(registry.game("waterloo").planner().doctrine)]
    french, allied = (
        tune.success(Climb("waterloo", side, 1, 1), doctrines, 7, HERE)[0] for side in (0, 1)
    )
    assert french + allied == pytest.approx(1.0)
    assert french != allied

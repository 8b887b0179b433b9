"""Distributions, margins, and battles that are played on for as long as one looks."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import islice, product
from typing import Any

import pytest

from grognard.kernel.dice import FastDice
from grognard.kernel.odds import Distribution, Line, Odds, Value
from grognard.kernel.text import LANGUAGES
from grognard.lab.odds import FEWEST, Tally, Told, interval, refine, simulate, widest

MILLION = 1_000_000


# --- distributions -----------------------------------------------------------------------------


def test_dice_added_up_are_what_every_roll_says() -> None:
    """Four dice with different limits against all 1,296 rolls."""
    limits = (1, 2, 3, 4)
    table = Distribution.always(0, 0)
    for limit in limits:
        table = table.plus(Distribution.die(limit, (1, limit), (0, 0)))
    force: Counter[Value] = Counter()
    for roll in product(range(1, 7), repeat=4):
        lost = [limit for die, limit in zip(roll, limits, strict=True) if die <= limit]
        force[len(lost), sum(lost)] += 1
    assert table == Distribution(force)
    assert table.of == 6**4
    assert sum(table.chance(*value) for value in table.weights) == 1
    assert table.mean() == Fraction(1 + 2 + 3 + 4, 6)


def test_side_by_side_and_seen_otherwise() -> None:
    coin = Distribution({(0,): 1, (1,): 1})
    both = coin.beside(Distribution.die(2, (5,), (7,)))
    assert both.weights == {(0, 5): 2, (0, 7): 4, (1, 5): 2, (1, 7): 4}
    assert both.part(1) == Distribution({(5,): 1, (7,): 2})
    assert both.seen_as(lambda v: (v[0] * v[1],)).chance(0) == Fraction(1, 2)
    assert Distribution.of_chances({(0,): Fraction(1, 4), (1,): Fraction(3, 4)}).of == 4
    assert Distribution.die(3, (1,), (1,)) == Distribution.always(1)
    assert coin != both
    assert coin != Distribution({(0,): 1, (1,): 2})


def test_a_million_rolls_agree_with_a_die() -> None:
    """Chi-square with a fixed seed; five degrees of freedom, once in a thousand."""
    dice = FastDice(1815)
    counts = Counter(dice.d6() for _ in range(MILLION))
    chi = sum((counts[face] - MILLION / 6) ** 2 / (MILLION / 6) for face in range(1, 7))
    assert chi < 20.5, counts


# --- margins -----------------------------------------------------------------------------------


@pytest.mark.parametrize("share", [0.02, 0.3, 0.5, 0.9])
def test_the_truth_lies_within_the_margin_in_95_of_100_cases(share: float) -> None:
    rng = random.Random(1)
    runs, tries = 150, 400
    within = 0
    for _ in range(tries):
        low, high = interval(sum(rng.random() < share for _ in range(runs)), runs)
        within += low <= share <= high
    assert 0.92 <= within / tries <= 0.99


def test_what_was_never_or_always_seen_is_not_certain() -> None:
    assert interval(0, 100)[0] == pytest.approx(0)
    assert 0.02 < interval(0, 100)[1] < 0.05
    assert 0.95 < interval(100, 100)[0] < 0.98
    assert interval(100, 100)[1] == pytest.approx(1)


# --- battles -----------------------------------------------------------------------------------


class Coin:
    """A battle that either side wins, by the seed alone."""

    key, rule, params, lines, measures = "battle", "1.0", {}, (), ("result",)

    def run(self, seed: int) -> Value:
        """One course."""
        return (random.Random(seed).randrange(2),)


def test_more_runs_make_the_margin_smaller() -> None:
    answers = list(islice(refine(Coin()), 5))
    runs = [runs for runs, _odds, _margin in answers]
    margins = [margin for _runs, _odds, margin in answers]
    assert runs == sorted(set(runs))
    assert margins == sorted(margins, reverse=True)
    assert all(odds.runs == odds.table.of == count for count, odds, _margin in answers)
    assert answers[-1][2] < 0.05


def test_the_same_runs_are_the_same_odds() -> None:
    assert simulate(Coin(), 50) == simulate(Coin(), 50)
    tally = Tally(Coin())
    for runs in (10, 20, 50):
        tally.run(runs)
    assert tally.odds() == simulate(Coin(), 50)


def test_time_that_has_run_out_still_brings_an_answer() -> None:
    assert simulate(Coin(), 10**6, seconds=0).runs == FEWEST
    assert next(refine(Coin(), seconds=0))[0] == FEWEST


def test_exact_odds_have_no_margin() -> None:
    odds = Odds("fire", "1.0", {}, (), ("hits",), Distribution.always(1))
    assert widest(odds) == 0


# --- in words ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_words(game: Any, language: str) -> None:
    state = game.position(towns={"laneffe": "napoleon foy:1"})
    for action in ("activate napoleon", "group laneffe", "march foy philippeville"):
        state.apply(action)
    told = Told(game, game.odds(state, "french", "march foy givet"), language)
    data = told.data()
    assert data["exact"] is True
    assert [line["rule"] for line in data["lines"]] == ["5.5", "10.1"]
    assert [v["fraction"] for v in data["measures"][0]["values"]] == ["2/3", "1/3"]
    sentences = [data["title"], *(line["text"] for line in data["lines"])]
    sentences += [measure["text"] for measure in data["measures"]]
    assert not [text for text in sentences if text.startswith("odds-") or "{" in text]
    assert all("Foy" in text for text in sentences[:3])


KEYS = (
    *("cv", "fire-infantry", "fire-cavalry", "fire-artillery", "fresh-cavalry"),
    *("fresh-artillery", "at-squares-infantry", "at-squares-cavalry", "at-squares-artillery"),
    *("in-square", "hits-on", "march-die", "march-orders", "march-night", "march-retreat"),
    *("morale-die", "morale-leader", "under-way", "chosen", "all-in-reach", "beliefs", "policy"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_its_sentence(game: Any, language: str) -> None:
    texts = game.texts(language)
    assert [key for key in KEYS if not texts.has(f"odds-line-{key}")] == []
    told = Told(game, simulate(Coin(), 4), language)
    assert told.line(Line("cv", "8.3", {"unit": "foy", "cv": 2})).startswith("Foy")
    assert told.value("result", 0) != "0"
    assert told.value("hits", 3) == "3"

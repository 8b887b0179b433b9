"""Elo, intervals and the sequential test, against what is known of them."""

from __future__ import annotations

import math
import random
import statistics

import pytest

from grognard.lab.elo import Sequential, elo, expected, mean_interval, wilson


@pytest.mark.parametrize(
    ("score", "difference"),
    [(0.5, 0.0), (0.75, 190.85), (0.85, 301.33), (10 / 11, 400.0), (0.25, -190.85)],
)
def test_elo_of_a_score_and_back(score: float, difference: float) -> None:
    assert elo(score) == pytest.approx(difference, abs=0.01)
    assert expected(difference) == pytest.approx(score, abs=1e-4)


def test_a_score_of_all_or_nothing_has_no_elo() -> None:
    assert (elo(0), elo(1)) == (-math.inf, math.inf)


def test_the_interval_comes_from_the_pairs() -> None:
    """By hand: mean 0.65, variance 0.35 / 9 = 0.0389, and 1.96 times the root of a tenth of it."""
    pairs = [0.5] * 4 + [0.75] * 4 + [1.0, 0.5]
    assert statistics.fmean(pairs) == pytest.approx(0.65)
    margin = 1.959964 * math.sqrt(sum((p - 0.65) ** 2 for p in pairs) / 9 / 10)
    assert mean_interval(pairs) == pytest.approx((0.65 - margin, 0.65 + margin))


def test_pairs_that_cancel_out_say_more_than_games() -> None:
    """Where the side decides, single games vary much and pairs hardly."""
    low, high = mean_interval([0.5] * 39 + [0.75])
    alone = 1.96 * math.sqrt(0.25 / 80)
    assert high - low < alone / 4


def test_all_won_gives_a_bound_on_one_side() -> None:
    """Ten pairs are all won one time in twenty if each is won with the chance 0.05 ** 0.1."""
    assert mean_interval([1.0] * 10) == pytest.approx((0.05**0.1, 1.0))
    assert mean_interval([0.0] * 10) == pytest.approx((0.0, 1 - 0.05**0.1))


def test_all_alike_is_not_all_known() -> None:
    low, high = mean_interval([0.5] * 10)
    assert low == pytest.approx(0.5 * 0.025**0.1)
    assert high == pytest.approx(1 - 0.5 * 0.025**0.1)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng = random.Random(1)
    held = 0
    for _ in range(600):
        pairs = [rng.choices([0, 0.25, 0.5, 0.75, 1], [1, 1, 4, 2, 3])[0] for _ in range(60)]
        low, high = mean_interval(pairs)
        held += low <= (0.25 * 1 + 0.5 * 4 + 0.75 * 2 + 3) / 11 <= high
    assert 0.92 < held / 600 < 0.98


@pytest.mark.parametrize(
    ("points", "games", "interval"),
    # From the tables of Newcombe (1998), method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    [
        (81, 263, (0.2553, 0.3662)),
        (15, 148, (0.0624, 0.1605)),
        (0, 20, (0.0, 0.1611)),
        (1, 29, (0.0061, 0.1718)),
    ],
)
def test_wilson_against_printed_tables(
    points: int, games: int, interval: tuple[float, float]
) -> None:
    assert wilson(points, games) == pytest.approx(interval, abs=5e-5)


def test_nothing_played_nothing_known() -> None:
    assert wilson(0, 0) == mean_interval([]) == (0.0, 1.0)
    assert Sequential().ratio([0] * 5) == 0.0


# --- the sequential test -------------------------------------------------------------------


def test_the_bounds_are_walds() -> None:
    assert Sequential().bounds == pytest.approx((-math.log(19), math.log(19)))
    assert Sequential(alpha=0.01, beta=0.1).bounds == pytest.approx(
        (math.log(0.1 / 0.99), math.log(0.9 / 0.01))
    )


def test_the_ratio_agrees_with_the_normal_approximation() -> None:
    """For small differences: N (s1 - s0) (2 s - s0 - s1) / (2 variance)."""
    counts = [10, 40, 100, 50, 15]
    games = sum(counts)
    mean = sum(n * step / 4 for step, n in enumerate(counts)) / games
    variance = sum(n * (step / 4 - mean) ** 2 for step, n in enumerate(counts)) / games
    zero, one = expected(0), expected(5)
    near = games * (one - zero) * (2 * mean - zero - one) / (2 * variance)
    assert Sequential(0, 5).ratio(counts) == pytest.approx(near, rel=0.02)


def test_the_ratio_of_pairs_all_won_is_the_plain_one() -> None:
    """Then only pairs won and pairs lost can explain them: n log(s1 / s0)."""
    plain = 30 * math.log(expected(50) / expected(0))
    assert Sequential(0, 50).ratio([0, 0, 0, 0, 30]) == pytest.approx(plain, rel=0.01)


def test_the_ratio_changes_its_sign_with_the_question() -> None:
    counts = [3, 9, 20, 12, 5]
    forward, back = Sequential(0, 40).ratio(counts), Sequential(40, 0).ratio(counts)
    assert forward == pytest.approx(-back)
    mirrored = Sequential(-40, 0).ratio(counts[::-1])
    assert mirrored == pytest.approx(-forward)


@pytest.mark.parametrize(("truth", "verdict"), [(0.0, "elo0"), (80.0, "elo1")])
def test_it_errs_seldom(truth: float, verdict: str) -> None:
    """At most about one time in twenty, whichever is true."""
    rng = random.Random(2)
    test = Sequential(0, 80)
    wrong = sum(decided(test, expected(truth), rng) != verdict for _ in range(60))
    assert wrong <= 8


def decided(test: Sequential, score: float, rng: random.Random) -> str:
    """The verdict on a player who wins each game with this chance."""
    counts = [0] * 5
    while not (verdict := test.verdict(counts)):
        counts[2 * ((rng.random() < score) + (rng.random() < score))] += 1
    return verdict

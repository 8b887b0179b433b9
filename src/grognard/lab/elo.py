"""How much a score says: Elo differences, intervals, and a test that may stop a match early.

Games are played in pairs, the same dice with the sides swapped, so the two games of a pair are not
independent. What varies is taken from the pairs: a pair scores 0, 1/4, 1/2, 3/4 or 1.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

SURE = 0.95
Z = statistics.NormalDist().inv_cdf((1 + SURE) / 2)
STEPS = 4  # a pair scores a multiple of 1/4
NEVER = 1e-3  # a kind of pair that was never seen is not held to be impossible
HALVINGS = 60

Interval = tuple[float, float]


def elo(score: float) -> float:
    """The Elo difference that a score between 0 and 1 stands for."""
    if score <= 0:
        return -math.inf
    return math.inf if score >= 1 else -400 * math.log10(1 / score - 1)


def expected(difference: float) -> float:
    """The score to be expected of an Elo difference."""
    return float(1 / (1 + 10 ** (-difference / 400)))


def mean_interval(pairs: Sequence[float]) -> Interval:
    """Where the true score of a player lies, 95 times in a hundred, by the scores of pairs."""
    count = len(pairs)
    if count == 0:
        return 0.0, 1.0
    mean = statistics.fmean(pairs)
    if len(set(pairs)) == 1:
        return _all_alike(mean, count)
    margin = Z * math.sqrt(statistics.variance(pairs) / count)
    return max(0.0, mean - margin), min(1.0, mean + margin)


def _all_alike(score: float, count: int) -> Interval:
    """When every pair went the same way, how many others might there have been?"""
    doubt = (1 - SURE) if score in (0, 1) else (1 - SURE) / 2  # one bound, or two
    likely = doubt ** (1 / count)
    return score * likely, score * likely + 1 - likely


def wilson(points: float, games: int) -> Interval:
    """Where a true rate lies, 95 times in a hundred (Wilson's interval)."""
    if games == 0:
        return 0.0, 1.0
    rate, square = points / games, Z * Z / games
    middle = (rate + square / 2) / (1 + square)
    margin = Z / (1 + square) * math.sqrt(rate * (1 - rate) / games + square / (4 * games))
    return max(0.0, middle - margin), min(1.0, middle + margin)


@dataclass(frozen=True, slots=True)
class Sequential:
    """A sequential probability ratio test: is the difference `elo0` or less, or `elo1` or more?"""

    elo0: float = 0.0
    elo1: float = 50.0
    alpha: float = 0.05  # how often it may say elo1 where elo0 is true
    beta: float = 0.05  # and the other way round

    @property
    def bounds(self) -> Interval:
        """Below the first elo0 is accepted, above the second elo1 (Wald)."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, counts: Sequence[int]) -> float:
        """The logarithm of how much likelier elo1 makes these pairs, counted by their score."""
        if not any(counts):
            return 0.0
        seen = [count or NEVER for count in counts]
        one, zero = _likeliest(seen, expected(self.elo1)), _likeliest(seen, expected(self.elo0))
        return sum(n * math.log(p / q) for n, p, q in zip(seen, one, zero, strict=True))

    def verdict(self, counts: Sequence[int]) -> str:
        """`elo0`, `elo1`, or nothing as long as it is open."""
        low, high = self.bounds
        ratio = self.ratio(counts)
        return "elo0" if ratio <= low else "elo1" if ratio >= high else ""


def _likeliest(seen: Sequence[float], mean: float) -> list[float]:
    """Of all ways in which pairs may fall with this mean, the one that explains them best.

    By Lagrange's multipliers p = share / (1 + x * (score - mean)), x being the root of a function
    that falls all along: it is found by halving.
    """
    total = sum(seen)
    away = [step / STEPS - mean for step in range(STEPS + 1)]
    low, high = -1 / away[-1], -1 / away[0]
    for _ in range(HALVINGS):
        x = (low + high) / 2
        if sum(n * a / (1 + x * a) for n, a in zip(seen, away, strict=True)) > 0:
            low = x
        else:
            high = x
    x = (low + high) / 2
    return [n / total / (1 + x * a) for n, a in zip(seen, away, strict=True)]

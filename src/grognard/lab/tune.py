"""Weights for a game's evaluation, from games of the computer against itself.

Positions at the start of turns are gathered with how their games ended; a logistic regression then
finds the weights of the terms. Anyone can repeat it: the same seed gives the same weights.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.kernel.state import State
from grognard.players import Player, player

Sample = tuple[tuple[float, ...], float]  # terms, and the result for side 0


@dataclass(frozen=True, slots=True)
class Job:
    """Games to be gathered from."""

    game: str
    players: tuple[str, str]
    seed: int
    whim: float  # the share of orders given without thought, so that games differ


def gather(job: Job, numbers: Sequence[int]) -> list[Sample]:
    """Plays these games; the terms at the start of every turn with the result."""
    samples: list[Sample] = []
    for number in numbers:
        samples += _one(job, number)
    return samples


def _one(job: Job, number: int) -> list[Sample]:
    game: Any = registry.game(job.game)
    seed = job.seed * 1_000_003 + number
    scenario = game.scenarios[number % len(game.scenarios)]
    state: State = game.start(scenario, dice=FastDice(seed))
    minds = [player(name, seed * 7 + i) for i, name in enumerate(job.players)]
    idle = [player("recruit", seed * 7 + 3 + i) for i in range(2)]
    whims = FastDice(seed + 5)
    staff = game.staff()
    seen: list[tuple[float, ...]] = []
    clock = staff.clock(state)
    bold = True
    while not state.over:
        if staff.clock(state) != clock:
            clock = staff.clock(state)
            seen.append(staff.terms(state))
            bold = int(whims.below(1000)) >= 1000 * job.whim
        seat = min(state.seat_index, 1)
        mind: Player = minds[seat] if bold else idle[seat]
        state.play(mind.decide(state))
    result = staff.chance(state)
    return [(terms, result) for terms in seen]


def fit(samples: Sequence[Sample], ridge: float = 1.0, steps: int = 30) -> list[float]:
    """The weights that make the results most likely (Newton's method, lightly held to zero)."""
    count = len(samples[0][0])
    weights = [0.0] * count
    for _ in range(steps):
        slope, curve = _derivatives(samples, weights, ridge)
        change = solve(curve, slope)
        weights = [w + d for w, d in zip(weights, change, strict=True)]
        if max(map(abs, change)) < 1e-9:
            break
    return weights


def _derivatives(
    samples: Sequence[Sample], weights: Sequence[float], ridge: float
) -> tuple[list[float], list[list[float]]]:
    count = len(weights)
    slope = [-ridge * w for w in weights]
    curve = [[ridge if i == j else 0.0 for j in range(count)] for i in range(count)]
    for terms, result in samples:
        chance = logistic(terms, weights)
        miss = result - chance
        spread = chance * (1.0 - chance)
        for i, a in enumerate(terms):
            slope[i] += miss * a
            row = curve[i]
            weight = spread * a
            for j in range(i + 1):
                row[j] += weight * terms[j]
    for i in range(count):
        for j in range(i):
            curve[j][i] = curve[i][j]
    return slope, curve


def logistic(terms: Sequence[float], weights: Sequence[float]) -> float:
    """The chance that these terms make."""
    total = sum(t * w for t, w in zip(terms, weights, strict=True))
    return 1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, total))))


def loss(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """How badly the weights foretell the results: the mean of -log(chance of what happened)."""
    total = 0.0
    for terms, result in samples:
        chance = min(max(logistic(terms, weights), 1e-9), 1 - 1e-9)
        total -= result * math.log(chance) + (1 - result) * math.log(1 - chance)
    return total / len(samples)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solves linear equations by elimination."""
    n = len(right)
    rows = [[*matrix[i], right[i]] for i in range(n)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, n):
            factor = rows[k][i] / rows[i][i]
            for j in range(i, n + 1):
                rows[k][j] -= factor * rows[i][j]
    found = [0.0] * n
    for i in range(n - 1, -1, -1):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, n))
        found[i] = (rows[i][n] - rest) / rows[i][i]
    return found


def tune(job: Job, games: int, jobs: int) -> tuple[list[float], list[Sample]]:
    """Plays, gathers and fits; every fifth game is kept apart to judge the weights by."""
    numbers = [range(k, games, jobs * 8) for k in range(jobs * 8)]
    with ProcessPoolExecutor(jobs) as pool:
        parts = list(pool.map(gather, [job] * len(numbers), numbers))
    samples = [sample for part in parts for sample in part]
    return fit(samples), samples

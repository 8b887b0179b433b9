"""The numbers that a game's planner and judge go by, from games of the computer against itself.

The judge's weights: positions at the start of turns are gathered with how their games ended, and a
logistic regression finds the weights of the terms. The planner's doctrine: in every game each
number strays a little, and those whose straying made a difference are moved that way. Anyone can
repeat both: the same seed gives the same numbers.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, pvariance
from typing import Any

from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.kernel.planner import Planner
from grognard.kernel.state import State
from grognard.lab.jobs import HERE, Failure, Place, run
from grognard.players import player
from grognard.players.thinker import SearchPlayer

Sample = tuple[tuple[float, ...], float]  # terms, and the result for side 0

AT_ONCE = 10  # games in one job
OTHER = 0.3  # share of the games in which rules of thumb play the second side
STRAY = 0.35  # share of the numbers that differ from game to game, so that games differ
SIDES = (-1, 0, 1)  # of a number: a stride below, as it is, a stride above
SURE = 2.0  # standard errors by which a slope must differ from none


class TuneError(Exception):
    """Numbers that cannot be looked for; the message says why."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game to be played: the numbers of both sides' staffs, and who has which side."""

    game: str
    number: int
    seed: int
    doctrines: tuple[tuple[int, ...], tuple[int, ...]]
    first: str = "recruit"
    second: str = "recruit"
    handicap: str | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """The terms at the start of each turn, what they were judged, and the result for side 0."""

    terms: tuple[tuple[float, ...], ...]
    last: float
    result: float


def play(job: Sequence[Game]) -> list[Played]:
    """Plays some games."""
    return [_one(game) for game in job]


def _one(job: Game) -> Played:
    game: Any = registry.game(job.game)
    seed = job.seed * 1_000_003 + job.number
    scenario = game.scenarios[job.number % len(game.scenarios)]
    options = {} if job.handicap is None else {job.handicap: True}
    state: State = game.start(scenario, dice=FastDice(seed), **options)
    judge: Planner = game.planner()
    minds = [
        _mind(game, job.first, seed * 7, job.doctrines[0]),
        _mind(game, job.second, seed * 7 + 1, job.doctrines[1]),
    ]
    seen: list[tuple[float, ...]] = []
    last = 0.5
    clock = judge.clock(state)
    while not state.over:
        if judge.clock(state) != clock:
            clock = judge.clock(state)
            seen.append(judge.terms(state))
            last = judge.chance(state)
        state.play(minds[judge.side(state, state.seat_index)].decide(state))
    return Played(tuple(seen), last, judge.chance(state))


def _mind(game: Any, name: str, seed: int, doctrine: Sequence[int]) -> Any:
    """A player whose planner goes by these numbers."""
    found = player(name, seed)
    if isinstance(found, SearchPlayer):
        planner: Planner = game.planner()
        planner.doctrine = list(doctrine)
        found.planner = planner
    return found


def _all(games: Sequence[Game], place: Place, progress: Callable[[int], None]) -> list[Played]:
    """The games in their order, wherever they were played."""
    parts = [tuple(games[i : i + AT_ONCE]) for i in range(0, len(games), AT_ONCE)]
    found: dict[int, list[Played]] = {}
    for part, played in run(play, parts, place):
        if isinstance(played, Failure):
            raise RuntimeError(played.error)
        found[part[0].number] = played
        progress(len(played))
    return [one for number in sorted(found) for one in found[number]]


# --- the judge's weights -------------------------------------------------------------------


def gather(
    game: str,
    games: int,
    seed: int = 1,
    place: Place = HERE,
    progress: Callable[[int], None] = lambda done: None,
    thought: int = 0,
    handicaps: Sequence[str | None] = (),
) -> list[Sample]:
    """Positions of so many games between staffs whose numbers stray a little.

    Without `thought`, in iterations, every order is the usual one.
    """
    planner: Planner = registry.game(game).planner()
    chance = random.Random(seed)
    # Uneven sides would leave too few victories of one of them to learn from.
    if not handicaps:
        handicaps = [None, *(o.key for o in registry.game(game).options if o.helps is not None)]
    recruit = f"search:{thought}" if thought else "recruit"
    wanted = []
    for number in range(games):
        both = (stray(planner, chance), stray(planner, chance))
        second = "greedy" if chance.random() < OTHER else recruit
        handicap = chance.choice(handicaps)
        wanted.append(Game(game, number, seed, both, recruit, second, handicap))
    played = _all(wanted, place, progress)
    return [(terms, one.result) for one in played for terms in one.terms]


def stray(planner: Planner, chance: random.Random) -> tuple[int, ...]:
    """The planner's numbers, some of them a stride off."""
    return tuple(
        number + chance.choice((-stride, stride)) if chance.random() < STRAY else number
        for number, stride in zip(planner.doctrine, planner.strides, strict=True)
    )


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


# --- the planner's doctrine ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Climb:
    """A search for better numbers of one side's planner."""

    game: str
    side: int
    rounds: int
    games: int  # in each round
    seed: int = 1
    handicap: str | None = None


def climb(
    wanted: Climb, place: Place = HERE, progress: Callable[[int], None] = lambda done: None
) -> list[int]:
    """Lets all numbers of a side stray at once, and moves those that made a difference."""
    planner: Planner = registry.game(wanted.game).planner()
    if not planner.doctrine:
        raise TuneError(f"The planner of {wanted.game} goes by no numbers.")
    best = [float(number) for number in planner.doctrine]
    for k in range(wanted.rounds):
        chance = random.Random(wanted.seed * 1000 + k)
        strays = [_strays(planner, wanted.side, chance) for _ in range(wanted.games)]
        doctrines = [_strayed(planner, best, one) for one in strays]
        results = success(wanted, doctrines, wanted.seed * 1000 + k, place)
        for i, stride in enumerate(planner.strides):
            best[i] += stride * step([one[i] for one in strays], results)
        progress(1)
    return [round(number) for number in best]


def _strays(planner: Planner, side: int, chance: random.Random) -> list[int]:
    """For each number of a side a stride up, a stride down, or as often neither."""
    half = len(planner.doctrine) // 2
    own = range(side * half, (side + 1) * half)
    return [chance.choice((-1, 0, 0, 1)) if i in own else 0 for i in range(2 * half)]


def _strayed(planner: Planner, numbers: Sequence[float], strays: Sequence[int]) -> tuple[int, ...]:
    return tuple(
        round(number + stray * stride)
        for number, stray, stride in zip(numbers, strays, planner.strides, strict=True)
    )


def step(strays: Sequence[int], results: Sequence[float]) -> float:
    """How many strides a number should move, at most one: to the top of a parabola, if sure."""
    below, here, above = (
        [r for s, r in zip(strays, results, strict=True) if s == k] for k in SIDES
    )
    if min(len(below), len(here), len(above)) < 2:
        return 0.0
    slope = (fmean(above) - fmean(below)) / 2
    doubt = math.sqrt(pvariance(results) * (1 / len(above) + 1 / len(below))) / 2
    if abs(slope) <= SURE * doubt:
        return 0.0
    bend = fmean(here) - (fmean(above) + fmean(below)) / 2
    if bend <= abs(slope) / 2:
        return math.copysign(1.0, slope)
    return slope / (2 * bend)


def success(
    wanted: Climb, doctrines: Sequence[tuple[int, ...]], seed: int, place: Place
) -> list[float]:
    """How well the side does in a game with each: half the result, half how near it came to it."""
    usual = tuple(registry.game(wanted.game).planner().doctrine)
    games = []
    for number, own in enumerate(doctrines):
        both = (own, usual) if wanted.side == 0 else (usual, own)
        # Every other game of the first side is played against rules of thumb.
        second = "greedy" if wanted.side == 0 and number % 2 == 1 else "recruit"
        games.append(Game(wanted.game, number, seed, both, second=second, handicap=wanted.handicap))
    played = _all(games, place, lambda done: None)
    near = [(one.result + one.last) / 2 for one in played]
    return near if wanted.side == 0 else [1.0 - one for one in near]

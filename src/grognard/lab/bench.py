"""How quick the rules are, and the search: decisions, games, clones and iterations a second.

Seconds are those of the processor, so that other programs disturb the figures as little as may be.
"""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

from grognard import native
from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.players import player
from grognard.players.random import clones, playout
from grognard.players.search import Search

MOST = 1_000_000  # decisions: no game comes near
Begin = Callable[..., State]  # a game's first state, of the dice that it is given


def measure(
    key: str,
    seconds: float = 2.0,
    runs: int = 3,
    edition: str | None = None,
    scenario: str | None = None,
) -> dict[str, Any]:
    """The figures of one game; each is the median of several runs."""
    begin = partial(registry.game(key).start, scenario, edition=edition)
    games = [_games(begin, seconds / runs, seed) for seed in range(1, runs + 1)]
    copies = [_clones(begin, seconds / runs / 2) for _ in range(runs)]
    cells = len(begin(dice=FastDice(1)).c)
    return {
        "game": key,
        "compiled": native.compiled(key),
        "decisions_per_second": round(statistics.median(d for d, _ in games)),
        "games_per_second": round(statistics.median(g for _, g in games), 1),
        "clones_per_second": round(statistics.median(copies)),
        "state_bytes": 2 * cells,
    }


def _games(begin: Begin, seconds: float, seed: int) -> tuple[float, float]:
    """Random games: legal actions generated and one applied, again and again."""
    decisions = count = 0
    spent = 0.0
    while spent < seconds:
        state = begin(dice=FastDice(seed * 10_000 + count))
        began = process_time()
        decisions += playout(state, seed * 20_000 + count, MOST)
        spent += process_time() - began
        count += 1
    return decisions / spent, count / spent


def _clones(begin: Begin, seconds: float) -> float:
    """Copies of a state in the middle of a game."""
    state = begin(dice=FastDice(1))
    playout(state, 1, 100)
    made = 0
    began = process_time()
    while process_time() - began < seconds:
        clones(state, 1000)
        made += 1000
    return made / (process_time() - began)


# --- the search ----------------------------------------------------------------------------


def measure_search(
    key: str, games: int = 3, iterations: int = 200, edition: str | None = None
) -> list[dict[str, Any]]:
    """Iterations a second in games between quick players, at the first of each step of each turn.

    They are told by the step and the part of the game: its first turn, the first half, the second.
    """
    rates: dict[tuple[str, str], list[float]] = defaultdict(list)
    for seed in range(1, games + 1):
        measured = _thoughts(registry.game(key), seed, iterations, edition)
        last = max(turn for turn, _step, _rate in measured)
        for turn, step, rate in measured:
            first = turn == measured[0][0]
            part = "first turn" if first else "first half" if 2 * turn <= last else "second half"
            rates[step, part].append(rate)
    return [_row(*kind, rates[kind]) for kind in sorted(rates)]


def _thoughts(
    game: Game, seed: int, iterations: int, edition: str | None
) -> list[tuple[int, str, float]]:
    """The turn, the step and the iterations a second, wherever there was something to choose."""
    state, planner = game.start(edition=edition, dice=FastDice(seed)), game.planner()
    mind = player("greedy", seed)
    found: list[tuple[int, str, float]] = []
    while not state.over:
        turn, step = planner.clock(state), str(state.step)
        if (turn, step) not in [(then, asked) for then, asked, _rate in found]:
            rate = _iterations(game, mind.believes(state), iterations)
            found += [(turn, step, rate)] if rate else []
        state.play(mind.decide(state))
    return found


def _iterations(game: Game, believed: State, iterations: int) -> float:
    """A second; 0 if only one order is proposed."""
    search = Search(believed, game.planner(), 1)
    if search.choices.count < 2:
        return 0.0
    began = process_time()
    search.think(iterations)
    return iterations / (process_time() - began)


def _row(step: str, part: str, rates: list[float]) -> dict[str, Any]:
    return {
        "step": step,
        "part": part,
        "positions": len(rates),
        "least": round(min(rates)),
        "median": round(statistics.median(rates)),
        "overall": round(statistics.harmonic_mean(rates)),
    }

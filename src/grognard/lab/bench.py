"""How quick the rules are: decisions, games and clones a second, bytes of state.

Seconds are those of the processor, so that other programs disturb the figures as little as may be.
"""

from __future__ import annotations

import statistics
from time import process_time
from typing import Any

from grognard import native
from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.kernel.game import Game
from grognard.players.random import clones, playout

MOST = 1_000_000  # decisions: no game comes near


def measure(key: str, seconds: float = 2.0, runs: int = 3) -> dict[str, Any]:
    """The figures of one game; each is the median of several runs."""
    game = registry.game(key)
    games = [_games(game, seconds / runs, seed) for seed in range(1, runs + 1)]
    copies = [_clones(game, seconds / runs / 2) for _ in range(runs)]
    compiled = native.compiled()
    cells = len(game.start(dice=FastDice(1)).c)
    return {
        "game": key,
        "compiled": compiled,
        "decisions_per_second": round(statistics.median(d for d, _ in games)),
        "games_per_second": round(statistics.median(g for _, g in games), 1),
        "clones_per_second": round(statistics.median(copies)),
        "state_bytes": cells if compiled else cells * 8,
    }


def _games(game: Game, seconds: float, seed: int) -> tuple[float, float]:
    """Random games: legal actions generated and one applied, again and again."""
    decisions = count = 0
    spent = 0.0
    while spent < seconds:
        state = game.start(dice=FastDice(seed * 10_000 + count))
        began = process_time()
        decisions += playout(state, seed * 20_000 + count, MOST)
        spent += process_time() - began
        count += 1
    return decisions / spent, count / spent


def _clones(game: Game, seconds: float) -> float:
    """Copies of a state in the middle of a game."""
    state = game.start(dice=FastDice(1))
    playout(state, 1, 100)
    made = 0
    began = process_time()
    while process_time() - began < seconds:
        clones(state, 1000)
        made += 1000
    return made / (process_time() - began)

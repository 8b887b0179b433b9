"""Learns to foretell the winner from what one seat may know.

    pip install 'grognard[research]'
    python examples/train_small.py

Games between quick players, who act at random the oftener the worse they are, are played in the
PettingZoo environment. A logistic regression on the observations of one seat then learns
to say how likely that seat is to win. Every fourth game is kept for the examination: there the
forecast is compared with one that knows only how often the seat wins. A few hundred games are
needed to beat it.
"""

from __future__ import annotations

import argparse

import numpy as np

from grognard.lab.environment import Raw
from grognard.players import player

EVERY = 20  # decisions between two observations
WHIMS = (0.0, 0.3), (0.3, 1.0)  # the share of decisions made at random: first seat, the others
ROUNDS = 40  # times that the positions are learned from
PACE = 0.01  # how much is learned from one position
FORGET = 0.03  # what keeps a weight small unless many games speak for it


def play(env: Raw, seat: str, seed: int) -> tuple[np.ndarray, float]:
    """One game: what the seat saw from time to time, and whether it won (1), drew or lost (0)."""
    env.reset(seed=seed)
    quick, chance = player("greedy", seed), player("random", seed)
    rng = np.random.default_rng(seed)
    whims = {agent: rng.uniform(*WHIMS[i > 0]) for i, agent in enumerate(env.agents)}
    seen, decisions = [], 0
    while not env.terminations[env.agent_selection]:
        if decisions % EVERY == 0:
            seen.append(env.observe(seat)["observation"])
        # The players of the project are told the state, and look only at what their seat knows.
        mind = chance if rng.random() < whims[env.agent_selection] else quick
        env.step(env.index[mind.decide(env.position)])
        decisions += 1
    return np.array(seen), (env.rewards[seat] + 1) / 2


def scaled(seen: np.ndarray) -> np.ndarray:
    """Counters as numbers near 1, with a last one that is always 1."""
    small = np.sign(seen) * np.log1p(np.abs(seen.astype(float)))
    return np.hstack([small, np.ones((len(small), 1))])


def forecast(weights: np.ndarray, positions: np.ndarray) -> np.ndarray:
    """How likely the seat is to win in each position."""
    return 1 / (1 + np.exp(-np.clip(positions @ weights, -30, 30)))


def learn(positions: np.ndarray, results: np.ndarray) -> np.ndarray:
    """Weights by gradient descent, each slowed by what it has already learned (Adagrad)."""
    weights, past = np.zeros(positions.shape[1]), np.full(positions.shape[1], 1e-6)
    for _ in range(ROUNDS):
        error = forecast(weights, positions) - results
        slope = positions.T @ error / len(results) + FORGET * weights
        past += slope**2
        weights -= PACE * slope / np.sqrt(past)
    return weights


def mistake(said: np.ndarray, results: np.ndarray) -> float:
    """The mean square of what a forecast was wrong by (Brier's score)."""
    return float(np.mean((said - results) ** 2))


def main() -> None:
    """Plays, learns, and tells what was learned."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="waterloo")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    if wanted.games < 4:
        parser.error("--games must be at least 4: every fourth is kept for the examination.")

    env = Raw(wanted.game)
    seat = env.possible_agents[0]
    played = [play(env, seat, wanted.seed * 1000 + number) for number in range(wanted.games)]
    lessons = [game for number, game in enumerate(played) if number % 4 != 3]
    kept = played[3::4]

    positions = scaled(np.vstack([seen for seen, _result in lessons]))
    results = np.concatenate([np.full(len(seen), result) for seen, result in lessons])
    weights = learn(positions, results)

    asked = scaled(np.vstack([seen for seen, _result in kept]))
    truth = np.concatenate([np.full(len(seen), result) for seen, result in kept])
    won = float(results.mean())
    usual = np.full(len(truth), won)
    print(f"{len(lessons)} games to learn from, {len(results)} positions; {seat} won {won:.0%}")
    print(f"{len(kept)} games to be examined in, {len(truth)} positions")
    print(f"mistake without looking: {mistake(usual, truth):.3f}")
    print(f"mistake of the learned forecast: {mistake(forecast(weights, asked), truth):.3f}")


if __name__ == "__main__":
    main()

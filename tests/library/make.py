"""Plays the games of the library anew: `python tests/library/make.py`.

Only after a change of the rules that alters a stored game, together with a new `engine_version`.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import grognard
from grognard import Action, Journal, State

# Name of the file: game, scenario, options, seed.
GAMES: dict[str, tuple[str, str, tuple[str, ...], int]] = {
    "waterloo-historical": ("waterloo", "historical", (), 1815),
    "waterloo-gambit": ("waterloo", "gambit", (), 1816),
    "waterloo-free": ("waterloo", "free", (), 1817),
    "waterloo-three-players": (
        "waterloo",
        "historical",
        ("three_players", "command_control"),
        1818,
    ),
    "waterloo-handicap": ("waterloo", "gambit", ("handicap_french_3",), 1819),
}
TRIES = 40


def choose(state: State, places: frozenset[str], rng: random.Random) -> Action:
    """At random, but seldom passing and often where something was done before: armies meet."""
    legal = state.legal()
    if rng.random() < 0.9:
        legal = [action for action in legal if action.pieces or action.places] or legal
    if rng.random() < 0.75:
        legal = [action for action in legal if places.intersection(action.places)] or legal
    return rng.choice(legal)


def played(name: str, attempt: int) -> Journal:
    """One game from beginning to end."""
    key, scenario, options, seed = GAMES[name]
    seed += 100 * attempt
    rng, places = random.Random(seed), frozenset[str]()
    on: dict[str, Any] = dict.fromkeys(options, True)
    journal = Journal.begin(grognard.game(key), scenario, seed=seed, fast=True, **on)
    while not journal.state.over:
        action = choose(journal.state, places, rng)
        places = frozenset(action.places) or places
        journal.play(action)
    return journal


def variety(journal: Journal) -> tuple[int, int]:
    """How many different verbs were used, and how many dice were rolled."""
    verbs = {entry.text.split()[0] for entry in journal.entries}
    return len(verbs), sum(len(entry.dice) for entry in journal.entries)


def main() -> None:
    """Of several games the one in which most happens is kept."""
    for name in GAMES:
        journal = max((played(name, attempt) for attempt in range(TRIES)), key=variety)
        journal.save(Path(__file__).parent / f"{name}.journal")
        print(f"{name}: {len(journal.entries)} actions, {variety(journal)[1]} dice")


if __name__ == "__main__":
    main()

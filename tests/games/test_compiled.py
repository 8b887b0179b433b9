"""Compiled and plain rules must play the same games, journal for journal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict

import pytest

from grognard import native
from grognard.lab.selfplay import Match, play_some

MATCHES = (
    (Match("waterloo", players=("random", "random")), 8),
    (Match("waterloo", players=("greedy", "greedy"), seed=2), 3),
    (Match("waterloo", scenario="free", players=("random", "greedy"), seed=3), 1),
    (Match("waterloo", scenario="gambit", players=("greedy", "random"), seed=4), 2),
    (
        Match(
            "waterloo",
            players=("greedy", "random", "greedy"),
            options=("command_control", "three_players"),
            seed=5,
        ),
        2,
    ),
)

PLAIN = """
import json, sys
from grognard import native
from grognard.lab.selfplay import Match, play_some
assert not native.compiled()
fields, games = json.loads(sys.argv[1])
match = Match(**{k: tuple(x) if isinstance(x, list) else x for k, x in fields.items()})
print(play_some(match, range(games)).digest)
"""


def plain_digest(match: Match, games: int) -> str:
    """The digest of the same games played without the compiled rules."""
    done = subprocess.run(
        [sys.executable, "-c", PLAIN, json.dumps([asdict(match), games])],
        env={**os.environ, "GROGNARD_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.skipif(not native.compiled("waterloo"), reason="the rules are not compiled here")
@pytest.mark.parametrize(("match", "games"), MATCHES)
def test_compiled_and_plain_rules_play_the_same_games(match: Match, games: int) -> None:
    assert play_some(match, range(games)).digest == plain_digest(match, games)


VIEWS = """
import hashlib, json, sys
import grognard
from grognard import native
from grognard.kernel.dice import FastDice
from grognard.players import player
assert native.compiled() == (sys.argv[1] == "compiled")
game = grognard.game("waterloo")
digest = hashlib.sha256()
for name, seed in (("random", 1), ("greedy", 2)):
    state, chooser = game.start(dice=FastDice(seed)), player(name, seed)
    while not state.over:
        for seat in (None, "french", "allied"):
            digest.update(json.dumps(state.view(seat)).encode())
        state.play(chooser.decide(state))
print(digest.hexdigest())
"""


@pytest.mark.skipif(not native.compiled("waterloo"), reason="the rules are not compiled here")
def test_compiled_and_plain_views_are_the_same() -> None:
    """Letter for letter, for each seat and an onlooker, in whole games."""
    found = [
        subprocess.run(
            [sys.executable, "-c", VIEWS, kind],
            env={**os.environ, "GROGNARD_PURE": "1" if kind == "plain" else "0"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for kind in ("compiled", "plain")
    ]
    assert found[0] == found[1] != ""

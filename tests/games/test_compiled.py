"""Compiled and plain rules must play the same games, journal for journal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict

import pytest

from grognard import native
from grognard.kernel import registry
from grognard.lab.selfplay import Match, play_some

GAMES = 2


def matches() -> Iterator[Match]:
    """Each scenario of every edition, by random and by greedy players; the options go in turn."""
    for name in registry.names():
        game = registry.game(name)
        choices = ((), *((option.key,) for option in game.options))
        ways = [(edition, scenario) for edition in game.editions for scenario in game.scenarios]
        for n, (edition, scenario) in enumerate(ways):
            options = choices[n % len(choices)]
            seats = game.seats(game.check_options(dict.fromkeys(options, True)))
            for player in ("random", "greedy"):
                players = (player,) * len(seats)
                yield Match(name, scenario, players, options, n + 1, edition=edition)


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


def need_compiled(game: str) -> None:
    """Skips a test where there is nothing to compare."""
    if not native.compiled(game):
        pytest.skip(f"{game} is not compiled here")


def name_of(match: Match) -> str:
    """What a test is called."""
    return f"{match.game}-{match.edition}-{match.scenario}-{match.players[0]}"


@pytest.mark.parametrize("match", list(matches()), ids=name_of)
def test_compiled_and_plain_rules_play_the_same_games(match: Match) -> None:
    need_compiled(match.game)
    assert play_some(match, range(GAMES)).digest == plain_digest(match, GAMES)


VIEWS = """
import collections, hashlib, json, sys
import grognard
from grognard import native
from grognard.kernel.dice import FastDice
from grognard.players import player
kind, name, edition = sys.argv[1:]
assert native.compiled(name) == (kind == "compiled")
game = grognard.game(name)
digest = hashlib.sha256()
looked = collections.Counter()
for mind, seed in (("random", 1), ("greedy", 2)):
    state, chooser = game.start(edition=edition, dice=FastDice(seed)), player(mind, seed)
    while not state.over:
        looked[mind, state.step] += 1
        for seat in (None, *game.seats_of(state)) if looked[mind, state.step] <= 20 else ():
            digest.update(json.dumps(state.view(seat)).encode())
        state.play(chooser.decide(state))
print(digest.hexdigest())
"""


@pytest.mark.parametrize("game", registry.names())
def test_compiled_and_plain_views_are_the_same(game: str) -> None:
    """Letter for letter, for each seat and an onlooker, at the first questions of every kind."""
    need_compiled(game)
    edition = registry.game(game).editions[-1]
    found = [
        subprocess.run(
            [sys.executable, "-c", VIEWS, kind, game, edition],
            env={**os.environ, "GROGNARD_PURE": "1" if kind == "plain" else "0"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for kind in ("compiled", "plain")
    ]
    assert found[0] == found[1] != ""

"""Compiled and plain rules must play the same games, journal for journal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict

import pytest

import stretches
from grognard import native
from grognard.kernel import registry
from grognard.lab.selfplay import Match, play_some
from stretches import Stretch, Way, digests, packed

GAMES = 2


def ways(name: str) -> Iterator[Way]:
    """Each scenario of every edition, by random and by greedy players; the options go in turn."""
    game = registry.game(name)
    choices = ((), *((option.key,) for option in game.options))
    begun = [(edition, scenario) for edition in game.editions for scenario in game.scenarios]
    for n, (edition, scenario) in enumerate(begun):
        for mind in ("random", "greedy"):
            yield Way(name, edition, scenario, choices[n % len(choices)], mind, n + 1)


def plain(*command: str, said: str = "") -> str:
    """What a program prints that runs without the compiled rules."""
    done = subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "GROGNARD_PURE": "1"},
        input=said,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def need_compiled(game: str) -> None:
    """Skips a test where there is nothing to compare."""
    if not native.compiled(game):
        pytest.skip(f"{game} is not compiled here")


@pytest.mark.parametrize("name", registry.names())
def test_compiled_and_plain_rules_do_the_same_at_every_question(name: str) -> None:
    """From moments of whole games: the same lists, views, choices, events, dice and cells."""
    need_compiled(name)
    some: list[Stretch] = [one for way in ways(name) for one in stretches.stretches(way)]
    assert len(some) > 20
    without = json.loads(plain(stretches.__file__, said=packed(some)))
    differ = [
        (str(one.way), one.seed)
        for one, with_them, other in zip(some, digests(some), without, strict=True)
        if with_them != other
    ]
    assert differ == []


PLAIN = """
import json, sys
from grognard import native
from grognard.lab.selfplay import Match, play_some
assert not native.compiled()
fields, games = json.loads(sys.argv[1])
match = Match(**{k: tuple(x) if isinstance(x, list) else x for k, x in fields.items()})
print(play_some(match, range(games)).digest)
"""


@pytest.mark.long
@pytest.mark.parametrize("way", [way for name in registry.names() for way in ways(name)], ids=str)
def test_compiled_and_plain_rules_play_the_same_games(way: Way) -> None:
    """Whole games, each written down and played again from its journal."""
    need_compiled(way.game)
    game = registry.game(way.game)
    seats = game.seats(game.check_options(dict.fromkeys(way.options, True)))
    minds = (way.mind,) * len(seats)
    match = Match(way.game, way.scenario, minds, way.options, way.seed, edition=way.edition)
    told = json.dumps([asdict(match), GAMES])
    assert play_some(match, range(GAMES)).digest == plain("-c", PLAIN, told)

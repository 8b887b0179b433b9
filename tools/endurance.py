"""Many games of every game, in all editions and scenarios and with all options.

    python tools/endurance.py                       ten thousand random games, two hundred greedy
    python tools/endurance.py age --random 300 --greedy 300 --census

Each is replayed from its journal; with --compare all are played again by the plain rules, which
must write the same journals. --census tells how often each thing happened, so what never does;
--scenario plays some scenarios only, and --cards KIND … names the cards that no event of these
kinds has told of: which were never played as an event, nor used in a window or a battle, shows

    python tools/endurance.py europe --scenario 1805 1809 --random 0 --cards event-played card-used
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from time import perf_counter

from grognard import native
from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.kernel.game import Game
from grognard.lab import census
from grognard.lab.jobs import Place
from grognard.lab.selfplay import Match, Result, run


def option_sets(game: Game) -> Iterator[tuple[str, ...]]:
    """None, each alone, and all of them, as far as they do not exclude one another."""
    yield ()
    together: dict[str, str] = {}
    for option in game.options:
        yield (option.key,)
        together.setdefault(option.one_of or option.key, option.key)
    if len(together) > 1:
        yield tuple(together.values())


def matches(game: Game, player: str, counted: bool, scenarios: list[str]) -> list[Match]:
    """Every way to begin a game, or these scenarios of it, played by computers of one kind."""
    found: list[Match] = []
    for edition in game.editions:
        for scenario in scenarios or game.scenarios:
            for options in option_sets(game):
                seats = game.seats(game.check_options(dict.fromkeys(options, True)))
                players = (player,) * len(seats)
                seed = len(found) + 1
                match = Match(game.key, scenario, players, options, seed, edition=edition)
                found.append(replace(match, census=counted))
    return found


def play(every: list[Match], games: int, jobs: int) -> tuple[Result, list[str]]:
    """So many games, spread over all ways to begin; and their digests."""
    total, digests = Result(), []
    for number, match in enumerate(every):
        share = games * (number + 1) // len(every) - games * number // len(every)
        if share:
            result = run(match, share, Place(jobs))
            digests.append(result.digest)
            total.add(result)
    return total, digests


def plain(words: list[str]) -> list[str]:
    """The digests of the same games in a process that does not use the compiled rules."""
    command = [sys.executable, __file__, *words, "--digests"]
    env = {**os.environ, "GROGNARD_PURE": "1"}
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
    return list(json.loads(done.stdout.splitlines()[-1]))


def main() -> int:
    """0 if all went well, 1 if the plain rules played otherwise."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="all if none is named")
    parser.add_argument("--random", type=int, default=10_000, help="games of random players")
    parser.add_argument("--greedy", type=int, default=200, help="games of greedy players")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--compare", action="store_true", help="play again by the plain rules")
    parser.add_argument("--census", action="store_true", help="tell how often each thing happened")
    parser.add_argument("--scenario", nargs="+", default=[], help="only these scenarios")
    parser.add_argument("--cards", metavar="KIND", nargs="+", help="cards that none of these names")
    parser.add_argument("--digests", action="store_true", help="write down only what was played")
    chosen = parser.parse_args()
    digests: list[str] = []
    for key in chosen.games or registry.names():
        game = registry.game(key)
        for player, games in (("random", chosen.random), ("greedy", chosen.greedy)):
            began = perf_counter()
            counted = chosen.census or chosen.cards is not None
            every = matches(game, player, counted, chosen.scenario)
            result, some = play(every, games, chosen.jobs)
            digests += some
            if not chosen.digests:
                report(game, player, games, result, perf_counter() - began)
                if chosen.census:
                    print(told(game, result), end="\n\n")
                if chosen.cards is not None:
                    never = census.cards_without(result.census, game.cards(), chosen.cards)
                    print(f"  without {' or '.join(chosen.cards)}: {', '.join(never) or 'none'}")
    if chosen.digests:
        print(json.dumps(digests))
        return 0
    if chosen.compare:
        agree = plain([word for word in sys.argv[1:] if word != "--compare"]) == digests
        print("The plain rules play the same games." if agree else "The plain rules differ!")
        return 0 if agree else 1
    return 0


def report(game: Game, player: str, games: int, result: Result, seconds: float) -> None:
    """What became of the games of one kind of player."""
    kind = "compiled" if native.compiled(game.key) else "plain"
    played = f"{games:,} games, {result.decisions:,} decisions, all replayed, {seconds:.0f} s"
    print(f"{game.key}, {player}, {kind}: {played}")
    print("  " + ", ".join(f"{key} {n:,}" for key, n in result.outcomes.most_common()))


def told(game: Game, result: Result) -> str:
    """How often each thing happened."""
    some = game.start(dice=FastDice(1))
    return census.told(result.census, census.everything(game, some))


if __name__ == "__main__":
    sys.exit(main())

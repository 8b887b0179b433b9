"""`grognard selfplay`: computer players against each other, every game replayed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from time import perf_counter

import click

from grognard import native
from grognard.cli.batch import bar, place_options
from grognard.cli.options import edition
from grognard.cli.options import game as game_argument
from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.lab.census import everything, told
from grognard.lab.jobs import Place
from grognard.lab.selfplay import Match, Result, SelfplayError, run


@click.command()
@game_argument
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="How many.")
@click.option(
    "--players", default="random,random", show_default=True, help="A player for each seat."
)
@click.option("--scenario", default=None, help="The scenario; the usual one if not said.")
@edition
@click.option("--option", "options", multiple=True, help="An optional rule; may be repeated.")
@click.option("--seed", default=1, show_default=True, help="The same seed, the same games.")
@place_options
@click.option("--save", "folder", default=None, help="A folder for the journals.")
@click.option(
    "--compare", is_flag=True, help="Play everything again uncompiled; the journals must agree."
)
@click.option("--census", is_flag=True, help="Count all that happens, to see what never does.")
@click.option("--json", "as_json", is_flag=True, help="The result for a program to read.")
def selfplay(
    game: str,
    games: int,
    players: str,
    scenario: str | None,
    edition: str | None,
    options: tuple[str, ...],
    seed: int,
    jobs: int,
    cluster: str | None,
    folder: str | None,
    compare: bool,
    census: bool,
    as_json: bool,
) -> None:
    """Plays many games of GAME between computer players; each is replayed from its journal."""
    seats = tuple(players.split(","))
    match = Match(game, scenario, seats, options, seed, folder, edition, census=census)
    began = perf_counter()
    result = _run(match, games, Place(jobs, cluster), quiet=as_json)
    seconds = perf_counter() - began
    figures = _figures(result, games, seconds)
    if compare:
        figures["agrees_with_plain"] = _plain_digest() == result.digest
    click.echo(json.dumps(figures) if as_json else _told(figures))
    if census and not as_json:
        known = registry.game(game)
        click.echo("\n" + told(result.census, everything(known, known.start(dice=FastDice(1)))))
    if figures.get("agrees_with_plain") is False:
        raise SelfplayError("The compiled and the plain rules did not play the same games.")


def _run(match: Match, games: int, place: Place, quiet: bool) -> Result:
    with bar(quiet) as shown:
        task = shown.add_task(" - ".join(match.players), total=games)
        return run(match, games, place, lambda done: shown.advance(task, done))


def _figures(result: Result, games: int, seconds: float) -> dict[str, object]:
    return {
        "games": games,
        "decisions": result.decisions,
        "outcomes": dict(result.outcomes.most_common()),
        "winners": dict(result.winners.most_common()),
        "replayed": games,
        "digest": result.digest,
        "compiled": native.compiled(),
        "seconds": round(seconds, 1),
    }


def _told(figures: dict[str, object]) -> str:
    return "\n".join(f"{name.replace('_', ' ')}: {value}" for name, value in figures.items())


def _plain_digest() -> str:
    """The digest of the same games in a process that does not use the compiled rules."""
    words = [word for word in sys.argv[1:] if word not in ("--compare", "--json")]
    command = [sys.executable, "-m", "grognard", *words, "--json"]
    env = {**os.environ, "GROGNARD_PURE": "1"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SelfplayError(f"The plain rules failed: {done.stderr.strip()[-500:]}")
    return str(json.loads(done.stdout)["digest"])

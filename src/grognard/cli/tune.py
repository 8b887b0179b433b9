"""`grognard tune`: the numbers that the computer goes by, from games against itself."""

from __future__ import annotations

import json
from functools import partial

import click

from grognard.cli.batch import bar, place_options
from grognard.cli.options import game as game_argument
from grognard.lab.jobs import Place
from grognard.lab.tune import Climb, climb, fit, gather, loss


@click.command()
@game_argument
@click.option(
    "--games",
    default=3000,
    show_default=True,
    type=click.IntRange(1),
    help="To gather positions from, or in each round.",
)
@click.option(
    "--doctrine",
    type=click.IntRange(0, 1),
    help="Look for better numbers of this side's planner, instead of the judge's weights.",
)
@click.option(
    "--rounds", default=5, show_default=True, type=click.IntRange(1), help="For a doctrine."
)
@click.option(
    "--handicap",
    "handicaps",
    multiple=True,
    help="An option with which games are played; one of several for weights.",
)
@click.option(
    "--thought",
    default=0,
    show_default=True,
    type=click.IntRange(0),
    help="Iterations about every order, in the games for weights; 0: the usual orders.",
)
@click.option("--seed", default=1, show_default=True, help="The same seed, the same numbers.")
@place_options
def tune(
    game: str,
    games: int,
    doctrine: int | None,
    rounds: int,
    handicaps: tuple[str, ...],
    thought: int,
    seed: int,
    jobs: int,
    cluster: str | None,
) -> None:
    """Looks for better numbers for the computer players of GAME."""
    place = Place(jobs, cluster)
    with bar(quiet=False) as shown:
        if doctrine is None:
            task = shown.add_task("games", total=games)
            told = partial(shown.advance, task)
            samples = gather(game, games, seed, place, told, thought, handicaps)
            weights = fit(samples)
            found = {
                "weights": [round(weight, 2) for weight in weights],
                "positions": len(samples),
                "loss": round(loss(samples, weights), 4),
            }
        else:
            task = shown.add_task("rounds", total=rounds)
            wanted = Climb(game, doctrine, rounds, games, seed, next(iter(handicaps), None))
            found = {"doctrine": climb(wanted, place, lambda done: shown.advance(task, done))}
    click.echo(json.dumps(found))

"""`grognard tune`: the numbers that the computer goes by, from games against itself."""

from __future__ import annotations

import json

import click

from grognard.cli.labour import bar, place_options
from grognard.lab.jobs import Place
from grognard.lab.tune import Climb, climb, fit, gather, loss


@click.command()
@click.argument("game", default="waterloo")
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
    help="Look for better numbers of this side's staff, instead of the judge's weights.",
)
@click.option(
    "--rounds", default=5, show_default=True, type=click.IntRange(1), help="For a doctrine."
)
@click.option("--handicap", help="An option with which the games for a doctrine are played.")
@click.option("--seed", default=1, show_default=True, help="The same seed, the same numbers.")
@place_options
def tune(
    game: str,
    games: int,
    doctrine: int | None,
    rounds: int,
    handicap: str | None,
    seed: int,
    jobs: int,
    cluster: str | None,
) -> None:
    """Looks for better numbers for the computer players of GAME."""
    place = Place(jobs, cluster)
    with bar(quiet=False) as shown:
        if doctrine is None:
            task = shown.add_task("games", total=games)
            samples = gather(game, games, seed, place, lambda done: shown.advance(task, done))
            weights = fit(samples)
            found = {
                "weights": [round(weight, 2) for weight in weights],
                "positions": len(samples),
                "loss": round(loss(samples, weights), 4),
            }
        else:
            task = shown.add_task("rounds", total=rounds)
            wanted = Climb(game, doctrine, rounds, games, seed, handicap)
            found = {"doctrine": climb(wanted, place, lambda done: shown.advance(task, done))}
    click.echo(json.dumps(found))

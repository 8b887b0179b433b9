"""`grognard bench kills`: a server is killed again and again, and must lose nothing."""

from __future__ import annotations

import json
import tempfile
from dataclasses import asdict
from pathlib import Path

import click

from grognard.cli import options


@click.command()
@click.option("--times", default=100, show_default=True, help="How often to kill it.")
@click.option("--clients", default=8, show_default=True, help="How many play at it.")
@click.option("--seed", default=1815, show_default=True, help="Of the moments and the moves.")
@options.database
@click.option("--json", "as_json", is_flag=True, help="The figures for a program to read.")
def kills(times: int, clients: int, seed: int, database: str | None, as_json: bool) -> None:
    """Plays at a server, kills it outright at random moments, and compares what is kept.

    It uses a temporary folder. A database that is named should be an empty one: tables and people
    are added to it.
    """
    from rich.progress import Progress

    from grognard.server.crash_test import Figures, kill_often

    with (
        tempfile.TemporaryDirectory(prefix="grognard-") as folder,
        Progress(disable=as_json, transient=True) as progress,
    ):
        task = progress.add_task("Killing", total=times)

        def told(figures: Figures) -> None:
            progress.update(task, completed=figures.kills)

        figures = asdict(kill_often(Path(folder), database, times, clients, seed, told))
    if as_json:
        click.echo(json.dumps(figures))
        return
    for name, value in figures.items():
        click.echo(f"{name.replace('_', ' '):24}{value:>14,}")
    click.echo("Every acknowledged action was there, none twice, and every game went on.")

"""`grognard backup` and `grognard restore`: everything that is kept, in one file."""

from __future__ import annotations

from pathlib import Path

import click

from grognard.cli import options
from grognard.cli.serve import data_folder

FILE = click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
DATA = click.option(
    "--data", type=click.Path(file_okay=False, path_type=Path), help="The data folder."
)
CHECK = click.option("--check/--no-check", default=True, help="Play every game again.")


class Damaged(Exception):
    """Some games cannot be played again; the message names their tables."""


@click.command()
@FILE
@DATA
@options.database
@CHECK
def backup(file: Path, data: Path | None, database: str | None, check: bool) -> None:
    """Writes all tables and people into FILE, also while servers are running.

    FILE holds the seeds of games under way and the hashes of passwords: keep it as a secret.
    """
    from grognard.server.backup import back_up

    content = back_up(data or data_folder(), database, file, check)
    _tell(content.counts, content.damaged)


@click.command()
@FILE
@DATA
@options.database
@CHECK
@click.option("--replace", is_flag=True, help="Whatever is there now is lost.")
def restore(
    file: Path, data: Path | None, database: str | None, check: bool, replace: bool
) -> None:
    """Fills the data folder, or the database, from FILE. Stop the servers first."""
    from grognard.server.backup import restore as fill
    from grognard.server.storage import open_database

    kept = open_database(data or data_folder(), database)
    try:
        content = fill(file, kept, replace, check)
    finally:
        kept.close()
    _tell(content.counts, content.damaged)


def _tell(counts: dict[str, int], damaged: list[str]) -> None:
    click.echo(", ".join(f"{name}: {count:,}" for name, count in counts.items() if count))
    if damaged:
        raise Damaged(f"These tables cannot be played again: {', '.join(damaged)}.")

"""`grognard tables`: what the owner of a server sees and removes, also while it is running."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import click

from grognard.cli import options
from grognard.cli.backup import DATA
from grognard.cli.serve import data_folder

T = TypeVar("T")
MOST = click.option("--most", default=100, show_default=True, help="How many to list.")
IDS = click.argument("ids", nargs=-1, required=True)
ANY_IDS = {"ignore_unknown_options": True}  # an id may begin with a hyphen


@click.group()
@DATA
@options.database
@click.pass_context
def tables(ctx: click.Context, data: Path | None, database: str | None) -> None:
    """Lists, pauses and removes tables; lists and removes guests. A server may be running."""
    ctx.obj = (data or data_folder(), database)


@tables.command("list")
@MOST
@options.as_json
@click.pass_obj
def list_tables(where: tuple[Path, str | None], most: int, as_json: bool) -> None:
    """The tables, those that were changed last first."""
    from grognard.server import owner

    found = _do(where, lambda db: owner.tables(db, most))
    _print([asdict(table) for table in found], as_json)


@tables.command(context_settings=ANY_IDS)
@IDS
@click.pass_obj
def pause(where: tuple[Path, str | None], ids: tuple[str, ...]) -> None:
    """Nobody plays on at these tables until those who sit there agree to."""
    from grognard.server import owner

    _do(where, lambda db: owner.pause(db, ids))
    click.echo(f"paused: {len(ids)}")


@tables.command(context_settings=ANY_IDS)
@IDS
@click.pass_obj
def remove(where: tuple[Path, str | None], ids: tuple[str, ...]) -> None:
    """Removes tables for good."""
    from grognard.server import owner

    _do(where, lambda db: owner.remove(db, ids))
    click.echo(f"removed: {len(ids)}")


@tables.command()
@MOST
@options.as_json
@click.pass_obj
def guests(where: tuple[Path, str | None], most: int, as_json: bool) -> None:
    """Visitors without an account, the one with most tables first."""
    from grognard.server import owner

    found = _do(where, lambda db: owner.guests(db, most))
    _print([asdict(guest) for guest in found], as_json)


@tables.command("remove-guest", context_settings=ANY_IDS)
@IDS
@click.pass_obj
def remove_guest(where: tuple[Path, str | None], ids: tuple[str, ...]) -> None:
    """Removes guests, named by the beginning of their key, with the tables they opened."""
    from grognard.server import owner

    counts = _do(where, lambda db: [owner.remove_guest(db, start) for start in ids])
    click.echo(f"removed: {len(ids)}, tables: {sum(counts)}")


def _do(where: tuple[Path, str | None], work: Callable[[Any], T]) -> T:
    from grognard.server.owner import carried_out

    return carried_out(*where, work)


def _print(rows: Sequence[dict[str, Any]], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(rows))
        return
    for row in rows:
        click.echo("  ".join(_told(name, value) for name, value in row.items()))


def _told(name: str, value: Any) -> str:
    if name in ("created", "updated", "used"):
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return f"{name} {value}" if isinstance(value, int) else str(value)

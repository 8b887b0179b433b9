"""`grognard bench`: how quick the rules are on this machine."""

from __future__ import annotations

import json

import click

from grognard.kernel import registry
from grognard.lab.bench import measure


@click.command()
@click.argument("games", nargs=-1)
@click.option("--seconds", default=6.0, show_default=True, help="How long to measure each game.")
@click.option("--json", "as_json", is_flag=True, help="The figures for a program to read.")
def bench(games: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Measures decisions, games and clones a second, and the bytes of a state."""
    figures = [measure(key, seconds) for key in games or registry.names()]
    if as_json:
        click.echo(json.dumps(figures))
        return
    for row in figures:
        rules = "compiled" if row["compiled"] else "plain Python"
        click.echo(f"{row['game']} ({rules})")
        for name, value in row.items():
            if name not in ("game", "compiled"):
                click.echo(f"  {name.replace('_', ' '):24}{value:>14,}")

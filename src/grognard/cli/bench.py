"""`grognard bench`: how quick the rules, the search, a server and the page are on this machine."""

from __future__ import annotations

import json
from typing import Any

import click

from grognard.cli import options
from grognard.cli.crash_test import kills


class Bench(click.Group):
    """Its first word names what is measured; without one, or with a game's, it is the rules."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Puts in the word that is left out."""
        known = (*self.commands, *ctx.help_option_names)
        return super().parse_args(ctx, args if args and args[0] in known else ["rules", *args])


@click.group(cls=Bench)
def bench() -> None:
    """Measures `rules` (or nothing), `search`, the `page`, a server (`server`, `kills`, …)."""


@bench.command()
@click.argument("games", nargs=-1)
@click.option("--seconds", default=6.0, show_default=True, help="How long to measure each game.")
@click.option("--scenario", help="One of the game's scenarios; the usual one if not said.")
@options.edition
@options.as_json
def rules(
    games: tuple[str, ...],
    seconds: float,
    scenario: str | None,
    edition: str | None,
    as_json: bool,
) -> None:
    """Decisions, games and clones a second, and the bytes of a state."""
    from grognard.kernel import registry
    from grognard.lab.bench import measure

    figures = [
        measure(key, seconds, edition=edition, scenario=scenario)
        for key in games or registry.names()
    ]
    if as_json:
        click.echo(json.dumps(figures))
        return
    for row in figures:
        kind = "compiled" if row["compiled"] else "plain Python"
        click.echo(f"{row['game']} ({kind})")
        _show(row, "game", "compiled")


@bench.command()
@options.game
@click.option("--games", default=3, show_default=True, help="From which positions are taken.")
@click.option("--iterations", default=200, show_default=True, help="At each position.")
@options.edition
@options.as_json
def search(game: str, games: int, iterations: int, edition: str | None, as_json: bool) -> None:
    """Iterations a second of one core at every kind of step: the least, the median, overall."""
    from grognard.lab.bench import measure_search

    figures = measure_search(game, games, iterations, edition)
    if as_json:
        click.echo(json.dumps(figures))
        return
    for row in figures:
        kind = f"{row['step']}, {row['part']} ({row['positions']})"
        rates = "".join(f"{row[name]:>10,}" for name in ("least", "median", "overall"))
        click.echo(f"  {kind:36}{rates}")


@bench.command()
@click.option("--games", default=32, show_default=True, help="How many at once.")
@click.option("--seconds", default=10.0, show_default=True, help="How long to play.")
@click.option("--processes", default=1, show_default=True, help="Servers; more need --database.")
@options.database
@click.option("--streams/--no-streams", default=True, help="Whether both players listen, too.")
@click.option("--seed", default=1815, show_default=True, help="Of the choice of actions.")
@options.as_json
def server(
    games: int,
    seconds: float,
    processes: int,
    database: str | None,
    streams: bool,
    seed: int,
    as_json: bool,
) -> None:
    """Actions acknowledged a second, how long they took, and pages a second."""
    from grognard.server.bench import measure

    if processes > 1 and not database:
        raise click.UsageError("Several processes need a --database that they share.")
    figures = measure(games, seconds, processes, database, streams, seed)
    if as_json:
        click.echo(json.dumps(figures))
        return
    kind = "compiled" if figures["compiled"] else "plain Python"
    click.echo(f"server on {figures['database']} ({kind} rules)")
    _show(figures, "database", "compiled")


bench.add_command(kills)


@bench.command()
@click.option("--visits", default=5, show_default=True, help="Of which the median is told.")
@options.as_json
def page(visits: int, as_json: bool) -> None:
    """Bytes of the first page, how soon it can be used, and frames a second of moved boards.

    It needs playwright and Chromium.
    """
    from grognard.kernel import registry
    from grognard.server.page_speed import measure

    figures = measure(visits, registry.names())
    if as_json:
        click.echo(json.dumps(figures))
        return
    click.echo("first page, nothing in the browser's cache")
    _show(figures)


@bench.command()
@options.as_json
def abuse(as_json: bool) -> None:
    """Attacks a server of its own on this machine, and tells what another visitor notices."""
    from grognard.server.abuse import measure

    figures = measure()
    if as_json:
        click.echo(json.dumps(figures))
        return
    click.echo(f"  {'what another visitor notices':34}{'before':>10}{'attacked':>10}")
    for name, row in figures.items():
        click.echo(f"  {name.replace('_', ' '):34}{row['before']:>10,}{row['during']:>10,}")


@bench.command()
@click.option("--streams", default=2000, show_default=True, help="How many listen.")
@click.option("--tables", default=5000, show_default=True, help="At how many is played.")
@click.option("--actions", default=1_000_000, show_default=True, help="How many in all.")
@click.option("--seed", default=1815, show_default=True, help="Of the choice of actions.")
@options.database
@options.as_json
def soak(
    streams: int, tables: int, actions: int, seed: int, database: str | None, as_json: bool
) -> None:
    """What a server needs for many tables, streams and actions: whether that grows."""
    from grognard.server.soak import Sample, Size, measure

    def told(sample: Sample) -> None:
        row = f"{sample.actions:>12,}{sample.seconds:>10,.0f} s{sample.megabytes:>10,.1f} MB"
        click.echo(row, err=as_json)

    figures = measure(Size(streams, tables, actions), database, seed, told)
    if as_json:
        click.echo(json.dumps(figures))
        return
    kind = "compiled" if figures["compiled"] else "plain Python"
    click.echo(f"server on {figures['database']} ({kind} rules)")
    _show(figures, "database", "compiled", "samples")


def _show(figures: dict[str, Any], *said: str) -> None:
    for name, value in figures.items():
        if name not in said:
            click.echo(f"  {name.replace('_', ' '):24}{value:>14,}")

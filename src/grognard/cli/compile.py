"""`grognard compile`: the rules as native code."""

from __future__ import annotations

import time

import click
from rich.console import Console

from grognard import native


@click.command()
@click.option("--force", is_flag=True, help="Compile again even if nothing has changed.")
@click.pass_context
def compile(ctx: click.Context, force: bool) -> None:
    """Compile the rules: games and simulations run several times faster."""
    begun = time.monotonic()
    try:
        with Console(stderr=True).status("Compiling the rules; this takes a minute or two …"):
            folder = native.compile_rules(force)
    except native.CompileError as error:
        click.echo(f"grognard: {error}", err=True)
        ctx.exit(1)
    click.echo(f"The compiled rules are in {folder} ({time.monotonic() - begun:.0f} s).")

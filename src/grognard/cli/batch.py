"""What the commands that play many games share: where they run, and a bar that shows how far."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Command = TypeVar("Command", bound=Callable[..., Any])


def place_options(command: Command) -> Command:
    """`--jobs` and `--cluster`: where the games are played."""
    command = click.option(
        "--cluster",
        is_flag=False,
        flag_value="",
        default=None,
        help="Play on the Ray cluster at this address, or on the one at hand.",
    )(command)
    return click.option(
        "--jobs",
        default=os.cpu_count() or 1,
        show_default=True,
        type=click.IntRange(1),
        help="Processes.",
    )(command)


def bar(quiet: bool) -> Progress:
    """A bar on standard error; nothing if quiet."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=Console(stderr=True), disable=quiet)

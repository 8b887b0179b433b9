"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from grognard.kernel import registry
from grognard.kernel.text import LANGUAGES

Command = TypeVar("Command", bound=Callable[..., Any])


def game(command: Command) -> Command:
    """`GAME`: the first one there is, if none is named."""
    return click.argument("game", default=lambda: registry.usual())(command)


def language(command: Command) -> Command:
    """`--lang`: the language of the texts."""
    return click.option(
        "--lang",
        "--language",
        "lang",
        type=click.Choice(LANGUAGES),
        help="Language (default: that of your system).",
    )(command)


def as_json(command: Command) -> Command:
    """`--json`: for programs."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")(command)


def database(command: Command) -> Command:
    """`--database`: PostgreSQL instead of SQLite."""
    return click.option(
        "--database",
        envvar="GROGNARD_DATABASE",
        help="postgresql://… instead of a file in the data folder.",
    )(command)


def edition(command: Command) -> Command:
    """`--edition`: which version of the rules."""
    return click.option("--edition", help="The edition of the rules; the usual one if not said.")(
        command
    )

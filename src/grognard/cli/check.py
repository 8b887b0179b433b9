"""`grognard check`: the data of a game, with the user's corrections."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from grognard.cli.options import as_json, edition
from grognard.kernel import registry
from grognard.kernel.data import DataError, Problem
from grognard.kernel.game import Game
from grognard.kernel.speech import Speech, usual_language

KINDS = {"S": "stated", "W": "found", "R": "reconstructed"}


def sources(game: Game) -> Counter[str]:
    """How many records are stated in the rules, found elsewhere, or reconstructed."""
    marks = (record.source[:1] for record in game.records())
    return Counter(KINDS[mark] for mark in marks if mark in KINDS)


def _plain(problems: Sequence[Problem]) -> list[dict[str, Any]]:
    return [{"file": p.file, "line": p.line, "message": p.message} for p in problems]


@click.command()
@click.argument("game", required=False)
@click.option(
    "--data",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Folder of corrections (default: $GROGNARD_CORRECTIONS).",
)
@edition
@as_json
@click.pass_context
def check(
    ctx: click.Context, game: str | None, data: Path | None, edition: str | None, as_json: bool
) -> None:
    """Check the data of GAME, and that every scenario can be set up.

    The exit code is 1 if something is wrong.
    """
    key = game or registry.usual()
    problems: list[Problem] = []
    loaded: Game | None = None
    try:
        loaded = registry.game(key, data)
        for scenario in loaded.scenarios:
            loaded.start(scenario, edition=edition, seed=1)
    except DataError as error:
        problems = error.problems
    warnings = loaded.warnings if loaded else ()
    if as_json:
        click.echo(json.dumps(_report(key, loaded, problems, warnings), ensure_ascii=False))
    else:
        _tell(loaded, problems, warnings)
    ctx.exit(1 if problems else 0)


def _report(
    key: str, game: Game | None, problems: Sequence[Problem], warnings: Sequence[Problem]
) -> dict[str, Any]:
    return {
        "game": key,
        "data": game.data_version if game else None,
        "problems": _plain(problems),
        "warnings": _plain(warnings),
        "sources": dict(sources(game)) if game else {},
    }


def _tell(game: Game | None, problems: Sequence[Problem], warnings: Sequence[Problem]) -> None:
    for problem in problems:
        click.echo(str(problem))
    if game is None:
        click.echo(f"{len(problems)} problem(s).", err=True)
        return
    say = Speech(game, usual_language())
    for warning in warnings:
        click.echo(say.ui("warning", text=str(warning)))
    if game.data_folder() is None:
        click.echo(say.ui("no-data", title=game.title))
        return
    click.echo(say.ui("data-sound", title=game.title, version=game.data_version))
    for kind, number in sources(game).items():
        click.echo(f"  {say.ui(f'source-{kind}', number=number)}")

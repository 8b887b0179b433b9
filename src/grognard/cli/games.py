"""`grognard games`: what can be played."""

from __future__ import annotations

import json
from typing import Any

import click

from grognard.cli.options import as_json
from grognard.kernel import registry
from grognard.kernel.game import Game
from grognard.kernel.speech import Speech, usual_language
from grognard.native import compiled


def facts(game: Game) -> dict[str, Any]:
    """What is to be said of a game, as plain data."""
    return {
        "game": game.key,
        "title": game.title,
        "editions": list(game.editions),
        "scenarios": list(game.scenarios),
        "options": [{"option": o.key, "rule": o.rule} for o in game.options],
        "seats": list(game.seats()),
        "engine": game.engine_version,
        "data": game.data_version,
        "compiled": compiled(game.key),
    }


@click.command()
@as_json
def games(as_json: bool) -> None:
    """The games there are, with their scenarios and options."""
    for key in registry.names():
        game = registry.game(key)
        if as_json:
            click.echo(json.dumps(facts(game), ensure_ascii=False))
        else:
            _tell(game)


def _tell(game: Game) -> None:
    say = Speech(game, usual_language())
    click.echo(f"{game.key}: {game.title} ({', '.join(game.editions)})")
    click.echo(f"  {say.ui('seats')}: {', '.join(map(say.seat, game.seats()))}")
    click.echo(f"  {say.ui('scenarios')}:")
    for scenario in game.scenarios:
        click.echo(f"    {scenario}: {say.say(f'scenario-{scenario}')}")
    click.echo(f"  {say.ui('options')}:")
    for option in game.options:
        name = option.key.replace("_", "-")
        click.echo(f"    --{name}: {say.say(f'option-{name}')} ({say.rule(option.rule)})")
    rules = say.ui("compiled" if compiled(game.key) else "plain")
    click.echo(
        f"  {say.ui('versions', engine=game.engine_version, data=game.data_version)}; {rules}"
    )

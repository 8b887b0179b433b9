"""The games on offer: what a page must know of them before a table is made."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from grognard.kernel import registry
from grognard.kernel.game import Game
from grognard.players import NAMES, STYLES
from grognard.server import texts
from grognard.server.files import Sheet, read
from grognard.server.messages import (
    Choice,
    GameFacts,
    Piece,
    Pieces,
    Place,
    RuleText,
    Scenario,
    Supply,
)
from grognard.server.opponents import SECONDS, THINKERS


def games(language: str) -> list[GameFacts]:
    """Every game."""
    return [facts(registry.game(key), language) for key in registry.names()]


def facts(game: Game, language: str) -> GameFacts:
    """A game with its scenarios, options and seats."""
    say = game.texts(language).say
    seats = _seats(game)
    every = [seat for some in seats.values() for seat in some]
    return GameFacts(
        game=game.key,
        title=game.title,
        scenarios=[
            Scenario(key, say(f"scenario-{key}"), say(f"scenario-{key}-about"))
            for key in game.scenarios
        ],
        options=[
            Choice(
                o.key,
                o.rule,
                say(f"option-{_dashed(o.key)}"),
                say(f"option-{_dashed(o.key)}-about"),
                o.one_of,
            )
            for o in game.options
        ],
        seats=seats,
        names={seat: texts.seat_name(seat, language) for seat in dict.fromkeys(every)},
        players=sorted(NAMES, key=lambda name: name == "random"),
        styles=list(STYLES),
        thinkers=list(THINKERS),
        seconds=SECONDS,
        board=board_hash(game.key),
    )


def _dashed(key: str) -> str:
    return key.replace("_", "-")


def _seats(game: Game) -> dict[str, list[str]]:
    """The usual seats, and those that an option changes."""
    found = {"": list(game.seats())}
    for option in game.options:
        seats = list(game.seats(frozenset({option.key})))
        if seats != found[""]:
            found[option.key] = seats
    return found


def board(key: str) -> Sheet | None:
    """The drawn board of a game; None where there is none."""
    package = import_module(registry.game(key).package)
    path = Path(package.__path__[0]) / "board.json"
    return read(path) if path.is_file() else None


def board_hash(key: str) -> str:
    """What changes when the drawn board does."""
    found = board(key)
    return "" if found is None else found.tag.strip('"')


def rules(key: str, language: str) -> list[RuleText]:
    """The rules and rulings of a game."""
    name = f"{registry.game(key).package}.rulebook"
    try:
        book = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return []
    numbered = [(number, False) for number in book.NUMBERS]
    ruled = [(number, True) for number in book.RULINGS]
    return [
        RuleText(number, book.title(number, language), book.text(number, language), ruling)
        for number, ruling in (*numbered, *ruled)
    ]


def pieces(key: str, language: str) -> Pieces:
    """The names of everything on the board, from the game's model."""
    game = registry.game(key)
    model: Any = getattr(game, "model", None)
    if model is None:
        return Pieces({}, {})
    module = import_module(f"{game.package}.model")
    armies, arms = module.ARMIES, module.ARMS
    units = {
        u.key: Piece(
            u.names.get(language, u.names["en"]),
            u.short,
            armies[u.army],
            arms[u.arm],
            u.cv,
            u.corps,
        )
        for u in model.units
    }
    towns = {
        t.key: Place(
            t.names.get(language, t.names["en"]),
            Supply(armies[t.supply_army], t.supply_loss) if 0 <= t.supply_army < 3 else None,
            armies[t.zone] if 0 <= t.zone < len(armies) else None,
        )
        for t in model.towns
    }
    return Pieces(units, towns)

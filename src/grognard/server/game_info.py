"""The games on offer: what a page must know of them before a table is made."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from importlib import import_module
from pathlib import Path

from grognard.kernel import registry
from grognard.kernel.event import rule_in
from grognard.kernel.game import Game
from grognard.kernel.rulebook import book_of
from grognard.players import STYLES, THINKERS, offered
from grognard.server import texts
from grognard.server.files import Sheet, read, sheet
from grognard.server.messages import (
    Choice,
    Edition,
    GameFacts,
    HintShown,
    LessonShown,
    Pieces,
    RuleText,
    Scenario,
)
from grognard.server.opponents import SECONDS

PAGE = "page"  # the folder of a game's own part of the page
PAGE_FILE = re.compile(r"[a-z0-9_]+\.(js|css|svg)")


def games(language: str) -> list[GameFacts]:
    """Every game, the usual one first."""
    keys = sorted(registry.names(), key=lambda key: key != registry.usual())
    return [facts(registry.game(key), language) for key in keys]


def facts(game: Game, language: str) -> GameFacts:
    """A game with its scenarios, options and seats."""
    say = game.texts(language).say
    seats = _seats(game)
    every = [seat for some in seats.values() for seat in some]
    return GameFacts(
        game=game.key,
        title=game.title,
        editions=[Edition(key, say(f"edition-{key}")) for key in game.editions],
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
        names={seat: texts.seat_name(game, seat, language) for seat in dict.fromkeys(every)},
        players=list(offered(game)),
        styles=list(STYLES),
        thinkers=[name for name in THINKERS if name in offered(game)],
        seconds=SECONDS,
        board=board_hash(game.key),
        windows=list(game.windows),
        page=page_hash(game.key),
        lesson=_lesson(game, language),
    )


def _lesson(game: Game, language: str) -> LessonShown | None:
    """The first game, by the usual edition."""
    lesson, say = game.lesson, game.texts(language).say
    if lesson is None:
        return None
    hints = [
        HintShown(hint.key, hint.step, hint.turn, rule_in(hint.rule, 0), say(f"lesson-{hint.key}"))
        for hint in lesson.hints
    ]
    return LessonShown(lesson.scenario, lesson.seat, lesson.opponent, hints)


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


def _folder(key: str) -> Path:
    return Path(import_module(registry.game(key).package).__path__[0])


@cache
def board(key: str) -> Sheet:
    """The drawn board of a game."""
    return sheet(registry.game(key).board(), ".json")


def board_hash(key: str) -> str:
    """What changes when the drawn board does."""
    return board(key).tag.strip('"')


def rules(key: str, language: str, edition: str | None = None) -> list[RuleText]:
    """The rules and rulings of a game, in an edition."""
    book = book_of(registry.game(key), edition)
    if book is None:
        return []
    numbered = [(number, False) for number in book.numbers]
    ruled = [(number, True) for number in book.rulings]
    return [
        RuleText(number, book.title(number, language), book.text(number, language), ruling)
        for number, ruling in (*numbered, *ruled)
    ]


def pieces(key: str, language: str) -> Pieces:
    """The names and looks of everything on the board."""
    game = registry.game(key)
    return Pieces(
        game.sides,
        {seat: game.side_of_seat(seat) for some in _seats(game).values() for seat in some},
        game.kinds,
        game.marks,
        game.pieces(language),
        game.places(language),
        game.cards(language),
    )


def words(key: str, language: str) -> dict[str, str]:
    """The game's own texts for a page."""
    return texts.game_words(registry.game(key).package, language)


def page_file(key: str, name: str) -> Sheet | None:
    """A file of the game's own part of the page; None where there is none."""
    path = _folder(key) / PAGE / name
    fits = PAGE_FILE.fullmatch(name) is not None
    return read(path) if fits and path.is_file() else None


def page_hash(key: str) -> str:
    """What changes when any of these files does; empty where there are none."""
    names = sorted(path.name for path in (_folder(key) / PAGE).glob("*"))
    tags = [sheet.tag for name in names if (sheet := page_file(key, name)) is not None]
    return hashlib.sha256("".join(tags).encode()).hexdigest()[:20] if tags else ""

"""Languages: which one a visitor reads, the server's own sentences, and the words of the page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, SelectExpression, TermReference
from fluent.syntax.ast import VariableReference as Variable
from fluent.syntax.visitor import Visitor

from grognard.kernel.game import Game
from grognard.kernel.text import LANGUAGES, Catalogue, catalogue

PAGE_PREFIXES = ("ui-", "seat-", "player-")
GAME_PREFIXES = (
    *("ui-", "seat-", "side-", "kind-", "mark-", "unknown-", "verb-", "word-", "step-", "turn-"),
    *("panel-", "aside-", "track-", "deck-", "value-", "roll-", "mode-"),
    *("income-", "hand-", "row-"),
)


def chosen_language(wanted: str | None, accepted: str) -> str:
    """The language asked for, else the first accepted one that is spoken here, else English."""
    if wanted in LANGUAGES:
        return str(wanted)
    ranked = sorted(accepted.split(",")[:20], key=_preference, reverse=True)
    spoken = [tag.strip()[:2].lower() for tag in ranked]
    return next((tag for tag in spoken if tag in LANGUAGES), "en")


def _preference(tag: str) -> float:
    quality = tag.partition("q=")[2].strip()
    try:
        return float(quality) if quality else 1.0
    except ValueError:
        return 0.0


def say(key: str, language: str, **params: Any) -> str:
    """A sentence of the server."""
    return _own(language).say(f"server-{key}", params)


def seat_name(game: Game, seat: str, language: str) -> str:
    """A seat in words."""
    return game.texts(language).say(f"seat-{seat}")


def _own(language: str) -> Catalogue:
    return catalogue(("grognard.kernel", "grognard.server"), language)


# --- the page's words ----------------------------------------------------------------------


class Shape(Visitor):
    """What a message is made of: its parameters, and whether it is more than plain text."""

    def __init__(self) -> None:
        self.params: set[str] = set()
        self.plain = True

    def visit_VariableReference(self, node: Variable) -> None:  # noqa: N802
        """A parameter."""
        self.params.add(node.id.name)

    def visit_SelectExpression(self, _node: SelectExpression) -> None:  # noqa: N802
        """A choice, which only the catalogue can make."""
        self.plain = False

    def visit_TermReference(self, _node: TermReference) -> None:  # noqa: N802
        """A term."""
        self.plain = False


def _text_file(package: str, language: str) -> Traversable:
    return files(package) / "text" / f"{language}.ftl"


@cache
def page_words(language: str) -> dict[str, str]:
    """Every plain text for the page by its id; a parameter stands there as `{name}`."""
    return _words(("grognard.kernel", "grognard.web"), PAGE_PREFIXES, language)


@cache
def lab_words(language: str) -> dict[str, str]:
    """Those of the laboratory, which a page needs only after a game."""
    return _words(("grognard.lab",), ("lab-",), language)


@cache
def game_words(package: str, language: str) -> dict[str, str]:
    """Those of one game, for a page that shows it."""
    return _words((package,), GAME_PREFIXES, language)


def _words(packages: tuple[str, ...], prefixes: tuple[str, ...], language: str) -> dict[str, str]:
    words: dict[str, str] = {}
    for package in packages:
        file = _text_file(package, language)
        body = FluentParser().parse(file.read_text("utf-8")).body
        messages = {entry.id.name: entry for entry in body if isinstance(entry, Message)}
        for name, message in messages.items():
            text = _plain_text(message, messages) if name.startswith(prefixes) else None
            if text is not None:
                words[name] = text
    return words


def _plain_text(message: Message, others: Mapping[str, Message]) -> str | None:
    shape = Shape()
    shape.visit(message)
    if message.value is None or not shape.plain:
        return None
    found = [_element(element, others) for element in message.value.elements]
    return None if None in found else "".join(filter(None, found))


def _element(element: Any, others: Mapping[str, Message]) -> str | None:
    """A piece of text as it is, a literal as its value, a parameter as `{name}`.

    Another message of the same file is written out; None if that is more than plain text.
    """
    inside = getattr(element, "expression", None)
    if inside is None:
        return str(element.value)
    if isinstance(inside, Variable):
        return f"{{{inside.id.name}}}"
    if isinstance(inside, MessageReference):
        other = others.get(inside.id.name)
        return None if other is None else _plain_text(other, others)
    return str(inside.parse()["value"]) if hasattr(inside, "parse") else ""

"""`grognard rules`: the rules of a game, re-told, and the rulings in force."""

from __future__ import annotations

import shutil

import click

from grognard.cli.options import edition, language
from grognard.kernel import registry
from grognard.kernel.game import Game, UnknownName
from grognard.kernel.rulebook import RuleBook, book_of, numbered
from grognard.kernel.speech import Speech, usual_language

WIDEST = 100  # columns of a comfortable line


def rule_text(game: Game, number: str, lang: str, edition: str | None = None) -> str:
    """A rule or ruling with its number and title; empty if there is none."""
    book = book_of(game, edition)
    found = None if book is None else book.here(numbered(number))
    if book is None or found is None:
        return ""
    return f"{found} {book.title(found, lang)}\n{book.text(found, lang)}"


@click.command()
@click.argument("game", required=False)
@click.argument("number", nargs=-1)
@click.option("--rulings", is_flag=True, help="The rulings where the rule text is silent.")
@edition
@language
def rules(
    game: str | None,
    number: tuple[str, ...],
    rulings: bool,
    edition: str | None,
    lang: str | None,
) -> None:
    """The rules of GAME: their titles, or the text of rule NUMBER, such as 5.3 or 8.1 A."""
    if game is not None and game not in registry.names() and _numbered(game):
        number, game = (game, *number), None
    chosen = registry.game(game or registry.usual())
    say = Speech(chosen, lang or usual_language())
    book = book_of(chosen, edition)
    if book is None:
        raise click.ClickException(say.ui("no-rulebook"))
    if number:
        typed = " ".join(number)
        text = rule_text(chosen, typed, say.language, edition)
        if not text:
            raise UnknownName("rule", typed, book.everything)
        click.echo(_wrapped(text))
        return
    listed = book.rulings if rulings else book.numbers
    width = max(map(len, listed)) + 1
    for each in listed:
        click.echo(_line(book, each, width, rulings, say.language))


def _wrapped(text: str, indent: str = "") -> str:
    """A text that fits the terminal and is pleasant to read."""
    width = min(shutil.get_terminal_size().columns, WIDEST)
    lines = (click.wrap_text(line, width, indent, indent) for line in text.split("\n"))
    return "\n".join(lines)


def _numbered(word: str) -> bool:
    """Whether a word looks like the number of a rule or ruling."""
    return any(character.isdigit() for character in word)


def _line(book: RuleBook, number: str, width: int, full: bool, lang: str) -> str:
    title = f"{number:<{width}} {book.title(number, lang)}"
    return f"{title}\n{_wrapped(book.text(number, lang), ' ' * (width + 1))}" if full else title

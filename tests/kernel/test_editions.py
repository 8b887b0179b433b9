"""Editions of one game: chosen at the start, kept in state and journal, cited in their own way."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from grognard.kernel import registry
from grognard.kernel.event import rule_in
from grognard.kernel.game import UnknownName
from grognard.kernel.journal import Journal, JournalError
from grognard.kernel.rulebook import RuleBook, book_of, numbered
from pile import Pile


@pytest.fixture
def pile(monkeypatch: pytest.MonkeyPatch) -> Pile:
    """The game, found by its name."""
    game = Pile()
    monkeypatch.setattr(registry, "game", lambda *_names: game)
    return game


def test_the_first_edition_is_the_usual_one(pile: Pile) -> None:
    assert pile.start().edition == "old"
    assert pile.start(edition="new").edition == "new"
    assert pile.start(edition="new").clone().edition == "new"
    with pytest.raises(UnknownName, match=r"There are: old, new\."):
        pile.start(edition="newer")
    with pytest.raises(UnknownName):
        Journal.begin(pile, edition="newer")


def test_a_journal_is_of_its_edition(pile: Pile) -> None:
    journal = Journal.begin(pile, edition="new", seed=1)
    journal.play_line("mark; draw")
    text = journal.to_text()
    assert "edition: new\n" in text
    again = Journal.from_text(text)
    again.verify()
    assert again.state.edition == "new"
    assert again.state_at(0).edition == "new"
    with pytest.raises(JournalError, match="no edition"):
        Journal.from_text(text.replace("edition: new", "edition: newer"))


@pytest.mark.parametrize(
    ("edition", "step", "verb", "event", "reason"),
    [("old", "1.0", "1.3", "1.1", "1.3"), ("new", "2.0", "2.1 C", "2.1 A", "2.3 B")],
)
def test_each_edition_cites_its_own_rules(
    pile: Pile, edition: str, step: str, verb: str, event: str, reason: str
) -> None:
    """In turn, with one and the same game: what was worded for one is not kept for the other."""
    state = pile.start(edition=edition, seed=1)
    assert pile.step_rule(state) == step
    rules = {str(action): action.rule for action in state.legal()}
    assert rules["mark"] == verb
    assert rules["draw"] == step
    assert state.apply("draw")[0].rule == event
    for _ in range(3):
        state.apply("mark")
    refused = state.why_not("mark")
    assert refused is not None
    assert refused.rule == reason


def test_a_rule_has_one_number_or_one_for_each_edition() -> None:
    assert [rule_in("5.3", edition) for edition in (0, 1)] == ["5.3", "5.3"]
    assert [rule_in(("11.4 A", "14.4"), edition) for edition in (0, 1)] == ["11.4 A", "14.4"]


# --- rule books ----------------------------------------------------------------------------


def test_a_rule_book_of_several_editions() -> None:
    module = SimpleNamespace(
        NUMBERS={"old": ("1.0",), "new": ("2.0", "2.1 A")},
        RULINGS={"old": (), "new": ("P1",)},
        title=lambda number, language, edition: f"{number} {language} {edition}",
        text=lambda number, language, edition: f"{edition}: {number}",
    )
    old, new = RuleBook(module, "old"), RuleBook(module, "new")
    assert (old.everything, new.everything) == (("1.0",), ("2.0", "2.1 A", "P1"))
    assert new.title("2.1 A", "fr") == "2.1 A fr new"
    assert old.text("1.0") == "old: 1.0"


def test_a_rule_book_for_all_editions() -> None:
    book = book_of(registry.game("waterloo"))
    assert book is not None
    assert "5.3" in book.numbers
    assert book.title("5.3")
    with pytest.raises(UnknownName):
        book_of(registry.game("waterloo"), "fourth")


def test_numbers_as_they_are_typed() -> None:
    typed = ("11.4a", "11.4 a", " 14.5.7", "w16", "13b")
    assert [numbered(word) for word in typed] == ["11.4 A", "11.4 A", "14.5.7", "W16", "13 B"]

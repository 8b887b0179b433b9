"""The years of a game as a short history in its report: from events, hands only once it is over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace
from tests.lab.test_report import parsed

from grognard.cli.main import main
from grognard.games.europe.game import Europe
from grognard.games.europe.layout import COALITION, EMPIRE, HAND
from grognard.kernel.arrays import Codes
from grognard.kernel.journal import Journal
from grognard.kernel.text import LANGUAGES
from grognard.lab.analyse import Wishes, analyse
from grognard.lab.history import history
from grognard.lab.record import Analysis, Told
from grognard.lab.report import SECTIONS, report
from grognard.lab.translation import told_in
from grognard.lab.words import Words

LONGEST = 400  # actions, until there is something to tell
FEW = 3  # actions that are quickly analysed


def told(journal: Journal, language: str = "en") -> tuple[Told, ...]:
    return history(journal, journal.game.narrator(), Words(journal.game, language))


@pytest.fixture(scope="module")
def journal(game: Europe) -> Journal:
    """The Hundred Days up to the first battle that is won."""
    played = Journal.begin(game, "1815", seed=bytes(32))
    for _ in range(LONGEST):
        codes = Codes()
        played.state.legal_codes(codes)
        events = played.play(game.action(played.state, played.state.instinct(codes)))
        if any(event.key == "battle-won" for event in events):
            return played
    raise AssertionError("nobody has fought")


@pytest.fixture(scope="module")
def ended(journal: Journal) -> Journal:
    """The same game, given up then."""
    over = Journal.from_text(journal.to_text())
    over.end("resigned", "empire")
    return over


@pytest.fixture(scope="module")
def beginning(game: Europe) -> tuple[Journal, Analysis]:
    """The first actions of a game, of which there is nothing to tell, analysed."""
    played = Journal.begin(game, "1815", seed=bytes(32))
    while len(played.entries) < FEW:
        codes = Codes()
        played.state.legal_codes(codes)
        played.play(game.action(played.state, played.state.instinct(codes)))
    return played, analyse(played, Wishes(iterations=2, search=0, deals=0))


def hands_at_first(journal: Journal) -> list[set[str]]:
    """The names of the cards with which the rounds began."""
    for _number, _entry, events, state in journal.replay():
        if any(event.key == "round-begins" for event in events):
            return [
                {
                    journal.game.name_of("card", journal.game.keys("card")[card], "en")
                    for card in own
                }
                for own in (state.cards_at(side, HAND) for side in (EMPIRE, COALITION))
            ]
    raise AssertionError("no round has begun")


def test_no_hand_is_told_before_the_game_is_over(journal: Journal) -> None:
    assert [one.title for one in told(journal)] == ["1815"]
    assert [one.hands for one in told(journal)] == [()]


def test_hands_are_told_once_it_is_over(ended: Journal) -> None:
    (year,) = told(ended)
    assert [held.seat for held in year.hands] == ["empire", "coalition"]
    assert [set(held.cards) for held in year.hands] == hands_at_first(ended)


def test_what_was_taken_back_is_not_told(journal: Journal) -> None:
    back = Journal.from_text(journal.to_text())
    back.back(0, "empire")
    assert told(back) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_begins_with_the_history(
    ended: Journal, beginning: tuple[Journal, Analysis], language: str
) -> None:
    short, analysis = beginning
    (year,) = told(ended, language)
    page = parsed(report(short, replace(told_in(analysis, short, language), history=(year,))))
    first = next(iter(page.iter("section")))
    assert first.get("id") == "history"
    text = "\n".join(first.itertext())
    shown = [one.text for one in year.paragraphs] + [", ".join(h.cards) for h in year.hands]
    assert [words for words in shown if words not in text] == []


def test_without_a_history_the_report_has_no_such_part(
    beginning: tuple[Journal, Analysis],
) -> None:
    short, analysis = beginning
    assert analysis.history == ()
    sections = [one.get("id") for one in parsed(report(short, analysis)).iter("section")]
    assert sections == list(SECTIONS)


def test_the_terminal_tells_it_without_an_analysis(ended: Journal, tmp_path: Path) -> None:
    file = tmp_path / "game.journal"
    ended.save(file)
    shown = CliRunner().invoke(main, ["replay", str(file), "--history", "--lang", "fr"])
    assert shown.exit_code == 0
    (year,) = told(ended, "fr")
    assert year.paragraphs[0].text in shown.output
    assert ", ".join(year.hands[0].cards) in shown.output
    data = CliRunner().invoke(main, ["replay", str(file), "--history", "--json"]).output
    assert json.loads(data)[0]["title"] == "1815"

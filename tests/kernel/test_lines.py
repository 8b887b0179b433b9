"""Several actions on one line: all or none, and nothing after what is final."""

from __future__ import annotations

import pytest

from grognard.kernel import registry
from grognard.kernel.game import Game
from grognard.kernel.journal import MOST_IN_LINE, Journal, JournalError
from grognard.kernel.reason import Refused
from grognard.kernel.text import LANGUAGES
from pile import Pile


@pytest.fixture
def journal() -> Journal:
    """A game with nothing played."""
    return Journal.begin(Pile(), seed=1)


def texts(journal: Journal) -> list[str]:
    """The actions written down."""
    return [entry.text for entry in journal.entries]


def test_each_action_of_a_line_is_an_entry(journal: Journal) -> None:
    told = journal.play_line(" mark;mark ; roll; ")
    assert texts(journal) == ["mark", "mark", "roll"]
    assert [[event.key for event in events] for events in told] == [
        ["marked"],
        ["marked"],
        ["rolled"],
    ]
    assert [entry.final for entry in journal.entries] == [False, False, True]
    alone = Journal.begin(Pile(), seed=1)
    for action in ("mark", "mark", "roll"):
        alone.play(action)
    assert alone.to_text() == journal.to_text()
    assert alone.state.same_as(journal.state)


def test_a_line_goes_as_far_as_what_is_final_if_one_wants(journal: Journal) -> None:
    told = journal.play_line("mark; roll; mark; mark", far=True)
    assert len(told) == 2
    assert texts(journal) == ["mark", "roll"]
    with pytest.raises(Refused):
        journal.play_line("mark; sing; roll", far=True)
    assert texts(journal) == ["mark", "roll"]


def test_one_action_is_a_line_too(journal: Journal) -> None:
    journal.play_line("mark")
    assert texts(journal) == ["mark"]
    with pytest.raises(Refused) as caught:
        journal.play_line("sing")
    assert caught.value.place == 0


@pytest.mark.parametrize(
    ("line", "key", "place"),
    [
        ("mark; mark; mark; mark", "too-many", 4),
        ("mark; sing; mark", "unknown-verb", 2),
        ("mark;; mark", "no-action", 2),
        ("mark; roll; mark", "line-ends-at-final", 2),
        ("mark; draw; mark", "line-ends-at-final", 2),
        ("pass; mark", "line-ends-at-final", 1),
    ],
)
def test_a_line_is_done_whole_or_not_at_all(
    journal: Journal, line: str, key: str, place: int
) -> None:
    journal.play("roll")
    before, drawn = journal.to_text(), journal.state.dice.drawn
    cells = journal.state.copy_cells()
    with pytest.raises(Refused) as caught:
        journal.play_line(line)
    assert (caught.value.reason.key, caught.value.place) == (key, place)
    assert journal.to_text() == before
    assert journal.state.dice.drawn == drawn
    assert list(journal.state.c) == list(cells)
    journal.play("roll")
    journal.verify()


def test_a_line_has_an_end(journal: Journal) -> None:
    with pytest.raises(Refused) as caught:
        journal.play_line("; ".join(["mark"] * (MOST_IN_LINE + 1)))
    assert caught.value.reason.key == "line-too-long"
    assert texts(journal) == []


def test_what_turns_out_final_ends_the_line(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat could not know; a refusal would tell it what it has not paid for."""
    monkeypatch.setattr(Pile, "ends_undo", lambda *_: False)
    monkeypatch.setattr(Pile, "reveals", lambda _game, note: note[1] == 2)
    journal.play_line("mark; mark; mark")
    assert texts(journal) == ["mark", "mark"]
    assert not journal.can_undo


def test_the_objections_are_told_in_every_language() -> None:
    for key in ("line-ends-at-final", "line-too-long"):
        said = {
            Pile().texts(language).say(f"reason-{key}", {"action": "x", "number": 60})
            for language in LANGUAGES
        }
        assert len(said) == len(LANGUAGES)
        assert not any(text.startswith("reason-") for text in said)


def test_undo_takes_back_one_or_all(journal: Journal) -> None:
    journal.play_line("roll")
    state = journal.state.copy_cells()
    journal.play_line("mark; mark; mark")
    assert journal.undo().text == "mark"
    assert texts(journal) == ["roll", "mark", "mark"]
    assert [entry.text for entry in journal.undo_all()] == ["mark", "mark"]
    assert texts(journal) == ["roll"]
    assert list(journal.state.c) == list(state)
    with pytest.raises(JournalError, match="cannot be undone"):
        journal.undo_all()
    with pytest.raises(JournalError, match="nothing"):
        Journal.begin(Pile()).undo_all()


def test_a_line_of_a_real_game() -> None:
    game: Game = registry.game("waterloo")
    journal = Journal.begin(game, seed=1)
    journal.play_line("group philippeville; done")
    assert texts(journal) == ["group philippeville", "done"]
    with pytest.raises(Refused) as caught:
        Journal.begin(game, seed=1).play_line("done; group philippeville")
    assert caught.value.reason.key == "line-ends-at-final"

"""The folder that CONTRIBUTING tells to copy is a game that can be played everywhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import grognard
from grognard import Journal, players
from grognard.kernel import registry
from grognard.kernel.text import LANGUAGES

TEMPLATE = Path(__file__).parents[2] / "docs" / "template"


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry looks into the folder of templates too."""
    monkeypatch.setenv("GROGNARD_GAMES", str(TEMPLATE))


def test_it_is_found_and_played_to_its_end() -> None:
    """By players that choose, have a glance and think; and it can be replayed."""
    assert "walk" in registry.names()
    journal = Journal.begin(grognard.game("walk"), seed=1, fast=True)
    minds = [players.player(name, 1) for name in ("random", "greedy", "search:5")]
    while not journal.state.over:
        journal.play(minds[len(journal.entries) % 3].decide(journal.state))
    again = Journal.from_text(journal.to_text())
    again.verify()
    assert again.state.same_as(journal.state)


def test_its_board_is_drawn_in_rows() -> None:
    """A game without a drawn board gets one: every place once, joined with its neighbours."""
    board = json.loads(grognard.game("walk").board())
    assert set(board["places"]) == {"hill", "ford", "mill"}
    assert {(link["a"], link["b"]) for link in board["links"]} == {
        ("ford", "hill"),
        ("ford", "mill"),
        ("hill", "mill"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_its_rule(language: str) -> None:
    """In every language."""
    game = grognard.game("walk")
    reason = game.start(seed=1).why_not("go hill")
    assert reason is not None
    assert reason.rule == "2.1"
    assert game.name_of("place", "hill", language) in game.say(reason, language)

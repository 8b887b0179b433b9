"""What is wrong with a journal, a data file or a description gets a clear message."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import grognard
from grognard.games.europe.game import Europe
from grognard.kernel import registry
from grognard.kernel.data import DataError
from grognard.kernel.dice import FastDice
from grognard.kernel.game import UnknownName
from grognard.kernel.journal import Journal, JournalError

BAD_POSITIONS = (
    ({"at": {"atlantis": "ney"}}, "atlantis"),
    ({"at": {"paris": "grouchy_the_late"}}, "grouchy_the_late"),
    ({"at": {"paris": "ney"}, "control": {"pariss": "france"}}, "pariss"),
    ({"at": {"paris": "ney"}, "control": {"paris": "gaul"}}, "gaul"),
    ({"at": {"paris": "ney"}, "forts": {"metz": "siege 4"}}, "siege 4"),
    ({"at": {"paris": "ney"}, "hands": {"empire": "99f"}}, "99f"),
    ({"at": {"paris": "ney"}, "seat": "senate"}, "senate"),
)


@pytest.mark.parametrize(("told", "word"), BAD_POSITIONS, ids=[word for _, word in BAD_POSITIONS])
def test_a_position_that_names_what_does_not_exist(game, told, word: str) -> None:
    with pytest.raises(UnknownName, match=word):
        game.position(**told)


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("enter atlantis", "unknown-zone"),
        ("activate zorro", "unknown-piece"),
        ("spend 99f", "unknown-card"),
        ("conquer paris", "unknown-verb"),
        ("enter", "unknown-zone"),
    ],
)
def test_an_action_that_names_what_does_not_exist(game, said: str, key: str) -> None:
    state = game.position({"lille": "ney fr_corps_1"})
    before = list(state.c)
    reason = state.why_not(said)
    assert reason is not None
    assert reason.key == key
    assert list(state.c) == before


def journal() -> Journal:
    """A few actions of a game."""
    made = Journal.begin(grognard.game("europe"), "1815", seed=3)
    rng = random.Random(3)
    for said in ("usual", "usual"):
        made.play(said)
    for _ in range(8):
        made.play(rng.choice(made.state.codes()))
    return made


@pytest.mark.skipif("europe" not in registry.names(), reason="the game is not offered yet")
@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ("scenario: 1815", "scenario: 1816", "1816"),
        ("game: europe", "game: evrope", "evrope"),
        ("| usual", "| unusual", "unusual"),
        ("| usual", "| enter paris", "5"),
    ],
)
def test_a_journal_that_was_changed(old: str, new: str, word: str) -> None:
    text = journal().to_text()
    assert old in text
    with pytest.raises((JournalError, UnknownName, grognard.Refused), match=word):
        Journal.from_text(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("file", "text", "word"),
    [
        ("zones", '[[zone]]\nkey = "paris"\nport = "mare_nostrum"\n', "mare_nostrum"),
        ("zones", '[[zone]]\nkey = "paris"\nfort = "high"\n', "fort"),
        ("scenarios", '[[placed]]\nkey = "1815_22"\nzone = "dijonn"\n', "dijonn"),
        ("scenarios", '[[moored]]\nkey = "1815_13"\nplaces = ["toulonn"]\n', "toulonn"),
        ("units", "[[unit]\n", "units"),
        ("generals", '[[general]]\nkey = "davout"\ncommand = 99\n', "command"),
    ],
)
def test_a_correction_that_cannot_be(tmp_path: Path, file: str, text: str, word: str) -> None:
    (tmp_path / f"{file}.toml").write_text(text, "utf-8")
    with pytest.raises(DataError, match=word):
        Europe(tmp_path)


def test_a_scenario_that_is_not_offered(game) -> None:
    with pytest.raises(UnknownName, match="1812"):
        game.start("1812", dice=FastDice(1))

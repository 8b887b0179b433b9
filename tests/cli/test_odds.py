"""The odds in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from sitting import play

from grognard.cli.main import main
from grognard.kernel.game import Game
from grognard.kernel.journal import Journal

MARCH = ("group philippeville", "march pecheux laneffe")


@pytest.fixture
def saved(game: Game, tmp_path: Path) -> str:
    """A game in which Pécheux may march too far."""
    journal = Journal.begin(game, seed=1)
    for action in MARCH:
        journal.play(action)
    journal.save(tmp_path / "x.journal")
    return str(tmp_path / "x.journal")


def run(*words: str, code: int = 0) -> str:
    """What the command prints."""
    result = CliRunner().invoke(main, ["odds", *words, "--lang", "en"])
    assert result.exit_code == code, result.output
    return result.output


def test_a_chart_with_every_line(saved: str) -> None:
    shown = run(saved, "march", "pecheux", "charleroi")
    assert "loses 1 CV on 1 to 3 · rule 5.5" in shown
    assert "50.0 %" in shown
    assert "1/2" in shown
    assert "Exact odds" in shown


def test_another_moment_and_another_seat(saved: str) -> None:
    assert "No die" in run(saved, "--at", "0", "group", "philippeville")
    assert "rule 5.1" in run(saved, "--at", "0", "march", "pecheux", "laneffe", code=2)
    refused = run(saved, "--seat", "allied", "march", "pecheux", "charleroi", code=2)
    assert "rule" in refused
    assert "There is no seat" in run(saved, "--seat", "nobody", "done", code=2)


def test_for_programs(saved: str) -> None:
    odds = json.loads(run(saved, "march", "pecheux", "charleroi", "--json"))
    assert odds["measures"][0]["mean"] == 0.5
    assert json.loads(run(saved, "march", "vichery", "laneffe", "--json")) is None


def test_a_whole_battle(saved: str) -> None:
    odds = json.loads(run(saved, "battle", "mons", "--json", "--runs", "3"))
    assert (odds["runs"], odds["exact"]) == (3, False)
    shown = run(saved, "battle", "mons")
    assert "simulated battles" in shown
    assert "Outcome" in shown


@pytest.mark.parametrize("words", ["march pecheux charleroi", "m pec char"])
def test_in_a_game_nothing_is_changed_by_asking(tmp_path: Path, words: str) -> None:
    session, shown = play(tmp_path, "; ".join(MARCH), f"odds {words}")
    assert [entry.text for entry in session.journal.entries] == list(MARCH)
    assert "loses 1 CV on 1 to 3 · rule 5.5" in shown


def test_in_a_game_a_battle_or_a_refusal(tmp_path: Path) -> None:
    _session, shown = play(tmp_path, "odds battle mons", "odds march foy ghent", "odds group mons")
    assert "simulated battles" in shown
    assert "rule 5.1" in shown
    _session, shown = play(tmp_path, "odds group philippeville", "help")
    assert "No die is rolled" in shown
    assert "odds ACTION" in shown

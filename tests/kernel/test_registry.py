"""The games there are, and what is said about those there are not."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.kernel import registry
from grognard.kernel.game import Game, UnknownName, seed_bytes

GAME = registry.names()[0]
ELSEWHERE = ("provinces",)  # found by GROGNARD_GAMES


def test_every_folder_is_a_game() -> None:
    """Its key is the name of its folder, and it says what it is."""
    for name in registry.names():
        game = registry.game(name)
        assert isinstance(game, Game)
        assert game.key == name
        assert game.title
        assert game.editions
        assert game.engine_version >= 1
        assert game.data_version
        assert len(game.seats()) >= 2
        assert len(set(game.scenarios)) == len(game.scenarios) >= 1
        assert import_module(game.package)


def test_names_are_sorted() -> None:
    """The same order on every machine."""
    own = registry.names()[: -len(ELSEWHERE)]
    assert list(own) == sorted(own)
    assert registry.names()[len(own) :] == ELSEWHERE


def test_the_list_of_games_can_be_asked_for_again() -> None:
    """`grognard.game_names()` is a function before and after the games are imported."""
    registry.game(GAME)
    assert grognard.game_names() == registry.names()


def test_a_game_is_loaded_once() -> None:
    """Its data are read once."""
    assert registry.game(GAME) is registry.game(GAME)


@pytest.mark.parametrize("name", [GAME[:-1], GAME.title(), f"{GAME}s"])
def test_a_slip_of_the_pen_gets_a_hint(name: str) -> None:
    """The message names the games there are, and the one probably meant."""
    with pytest.raises(UnknownName, match=f"Did you mean {GAME}") as error:
        registry.game(name)
    assert f"no game '{name}'" in str(error.value)


@pytest.mark.parametrize("name", ["", "xyzzy", "..", "os", "__pycache__", f"{GAME}.model"])
def test_other_names_are_no_games(name: str) -> None:
    """Nothing else is imported because of a name."""
    with pytest.raises(UnknownName, match=f"There are: .*{GAME}"):
        registry.game(name)


def test_unknown_scenarios_and_options() -> None:
    """The message names those there are."""
    game = registry.game(GAME)
    with pytest.raises(UnknownName, match=f"There are: {game.scenarios[0]}"):
        game.start("no such scenario")
    with pytest.raises(UnknownName, match="no option 'no_such_option'"):
        game.start(no_such_option=True)


def test_an_option_may_be_given_as_off() -> None:
    """The same as not given."""
    game = registry.game(GAME)
    off: dict[str, Any] = {option.key: False for option in game.options}
    assert game.start(seed=1, **off).same_as(game.start(seed=1))


def test_corrections_are_looked_for_by_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One folder for all games, named by argument or environment, leaves the shipped data be."""
    shipped = registry.game(GAME)
    (tmp_path / GAME).mkdir()
    given = registry.game(GAME, tmp_path)
    monkeypatch.setenv("GROGNARD_CORRECTIONS", str(tmp_path))
    assert registry.game(GAME) is given
    monkeypatch.delenv("GROGNARD_CORRECTIONS")
    assert registry.game(GAME) is shipped
    assert given.data_version == shipped.data_version


def test_seeds() -> None:
    """A number stands for the same 32 bytes always; no seed is never the same twice."""
    assert seed_bytes(b"given") == b"given"
    assert seed_bytes(1815) == seed_bytes(1815)
    assert len({seed_bytes(1), seed_bytes(2), seed_bytes(None), seed_bytes(None)}) == 4
    assert {len(seed_bytes(seed)) for seed in (0, -5, 1 << 70, None)} == {32}

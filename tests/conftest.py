"""What every test may ask for."""

import os
import sys
from pathlib import Path

import pytest

import grognard
from grognard.kernel.game import Game

# The small game of the tests is found like any other, also by the processes that tests start.
os.environ.setdefault("GROGNARD_GAMES", str(Path(__file__).parent / "own_games"))

# `from playing import …` in every test, whatever way pytest imports the modules.
sys.path.insert(0, str(Path(__file__).parent))


def everything_wanted(config: pytest.Config) -> bool:
    """Whether long tests run: by `./test --all`, by their marker, or when a test is named."""
    named = any("::" in word for word in config.args)
    return os.environ.get("GROGNARD_ALL", "0") != "0" or named or "long" in config.option.markexpr


def companions(item: pytest.Item) -> str | None:
    """What a test shares with others that must not be made once for each process of a run.

    That is a way to begin a game, whose states are explored once, or whatever lasts for a module.
    """
    call = getattr(item, "callspec", None)
    setting = call.params.get("setting") if call else None
    if setting is not None:
        return str(setting)
    fixtures = item._fixtureinfo.name2fixturedefs.values()  # type: ignore[attr-defined]
    lasting = [one for some in fixtures for one in some if one.scope == "module"]
    return item.nodeid.partition("::")[0] if lasting else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out the long tests unless they are wanted, and keeps companions in one process."""
    if not everything_wanted(config):
        long = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    first: dict[str, int] = {}
    places: dict[pytest.Item, int] = {}
    for number, item in enumerate(items):
        group = companions(item)
        places[item] = first.setdefault(group, number) if group else number
        if group:
            item.add_marker(pytest.mark.xdist_group(group))
    items.sort(key=places.__getitem__)  # one after the other, in a single process too


@pytest.fixture(scope="session")
def game() -> Game:
    """Napoléon 1815."""
    return grognard.game("waterloo")

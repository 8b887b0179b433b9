"""Age of Napoleon, for its tests."""

import pytest

import grognard
from grognard.games.age.game import Age


@pytest.fixture(scope="session")
def game() -> Age:
    """The game."""
    found = grognard.game("age")
    assert isinstance(found, Age)
    return found

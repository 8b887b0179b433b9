"""Age of Napoleon, for its tests."""

import pytest

from grognard.games.age.game import Age


@pytest.fixture(scope="session")
def game() -> Age:
    """The game; the registry does not offer it yet."""
    return Age()

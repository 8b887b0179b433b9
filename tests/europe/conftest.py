"""Napoléon contre l'Europe, for its tests."""

import pytest

from grognard.games.europe.game import Europe


@pytest.fixture(scope="session")
def game() -> Europe:
    """The game; the registry does not offer it yet."""
    return Europe()

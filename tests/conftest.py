"""What every test may ask for."""

import sys
from pathlib import Path

import pytest

import grognard
from grognard.kernel.game import Game

# `from playing import …` in every test, whatever way pytest imports the modules.
sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(scope="session")
def game() -> Game:
    """Napoléon 1815."""
    return grognard.game("waterloo")

"""Age of Napoleon 1805-1815: the wars of an empire with corps, cards and diplomacy."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.games.age.game import Age


def load(corrections: Path | None = None) -> Age:
    """The game with its data, and the user's corrections to them."""
    from grognard.games.age.game import Age

    return Age(corrections)

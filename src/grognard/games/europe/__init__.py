"""Napoléon contre l'Europe: the wars of 1805 to 1815 with supply, sieges, fleets and cards."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.games.europe.game import Europe


def load(corrections: Path | None = None) -> Europe:
    """The game with its data, and the user's corrections to them."""
    from grognard.games.europe.game import Europe

    return Europe(corrections)

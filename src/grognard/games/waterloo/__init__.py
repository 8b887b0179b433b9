"""Napoléon 1815: the Waterloo campaign with hidden blocks."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.games.waterloo.game import Waterloo


def load(corrections: Path | None = None) -> Waterloo:
    """The game with its data, and the user's corrections to them."""
    from grognard.games.waterloo.game import Waterloo

    return Waterloo(corrections)

"""A walk: the smallest game that can be played; copy this folder to begin another."""

from __future__ import annotations

from pathlib import Path

from walk.game import Walk


def load(_corrections: Path | None = None) -> Walk:
    """The game; a game with data files reads them here, with the owner's corrections."""
    return Walk()

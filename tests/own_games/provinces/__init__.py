"""Provinces: a small invented game with areas, stacks, cards and hands, for the tests alone."""

from __future__ import annotations

from pathlib import Path

from provinces.game import Provinces


def load(_corrections: Path | None = None) -> Provinces:
    """The game; it has no data to correct."""
    return Provinces()

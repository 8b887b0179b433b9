"""Where games are kept between sittings."""

from __future__ import annotations

import os
import time
from pathlib import Path

SUFFIX = ".journal"


def folder() -> Path:
    """The folder of saved games: in $GROGNARD_DATA or the user's own data."""
    chosen = os.environ.get("GROGNARD_DATA")
    root = Path(chosen) if chosen else Path.home() / ".local" / "share" / "grognard"
    return root / "saves"


def all_saves() -> list[Path]:
    """The saved games, the latest first."""
    try:
        found = [(path.stat().st_mtime, path) for path in folder().glob(f"*{SUFFIX}")]
    except OSError:
        return []
    return [path for _when, path in sorted(found, reverse=True)]


def new_save(game: str, scenario: str) -> Path:
    """A file name that is not taken."""
    stem = f"{game}-{scenario}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path

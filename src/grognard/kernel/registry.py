"""The games there are: each is a folder under `grognard.games` with a function `load`.

GROGNARD_GAMES names more folders that hold games (separated as in PATH).
"""

from __future__ import annotations

import os
import pkgutil
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

from grognard.kernel.game import Game, UnknownName


def names() -> tuple[str, ...]:
    """The ids of all games: those that come with the package first."""
    return tuple(_modules(os.environ.get("GROGNARD_GAMES", "")))


def usual() -> str:
    """The id of the game that is meant when none is named."""
    return str(import_module("grognard.games").USUAL)


@cache
def _modules(more: str) -> dict[str, str]:
    """The module of each game by its id."""
    package = import_module("grognard.games")
    found = {key: f"grognard.games.{key}" for key in _packages(list(package.__path__))}
    for folder in filter(None, more.split(os.pathsep)):
        if folder not in sys.path:
            sys.path.append(folder)
        found |= {key: key for key in _packages([folder]) if key not in found}
    return found


def _packages(folders: list[str]) -> list[str]:
    return sorted(m.name for m in pkgutil.iter_modules(folders) if m.ispkg)


def game(key: str, data: Path | str | None = None) -> Game:
    """A game by its id; `data` is a folder of corrections (default: GROGNARD_CORRECTIONS)."""
    if key not in names():
        raise UnknownName("game", key, names())
    folder = data or os.environ.get("GROGNARD_CORRECTIONS") or None
    own = None if folder is None else Path(folder) / key
    return _load(key, own if own is not None and own.is_dir() else _given(folder))


def _given(folder: Path | str | None) -> Path | None:
    return None if folder is None else Path(folder)


@cache
def _load(key: str, data: Path | None) -> Game:
    return cast(Game, import_module(_modules(os.environ.get("GROGNARD_GAMES", ""))[key]).load(data))

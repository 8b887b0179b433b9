"""The games there are: each is a folder under `grognard.games` with a function `load`."""

from __future__ import annotations

import os
import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

from grognard.kernel.game import Game, UnknownName


@cache
def names() -> tuple[str, ...]:
    """The ids of all games."""
    package = import_module("grognard.games")
    return tuple(sorted(m.name for m in pkgutil.iter_modules(package.__path__) if m.ispkg))


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
    return cast(Game, import_module(f"grognard.games.{key}").load(data))

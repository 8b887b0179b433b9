"""Studies that behave as a test wants; they run in a process of their own."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from grognard.players.position import Position
from grognard.server.thinking import Watch, think
from waiting import PATIENCE


def endless(folder: Path, *arguments: Any) -> None:
    """Goes on as long as somebody waits, then leaves a mark."""
    *_rest, watch = arguments
    (folder / "begun").write_text(str(os.getpid()))
    ends = time.monotonic() + PATIENCE
    while watch(40) and time.monotonic() < ends:
        time.sleep(0.01)
    (folder / "given up").write_text("")
    raise RuntimeError("nobody waits")


def dies(*_arguments: Any) -> None:
    """Takes its process with it."""
    os.abort()


def notes(folder: Path, position: Position, name: str, seed: int, watch: Watch) -> list[int]:
    """Thinks as usual, and notes the seed that it was asked with."""
    with (folder / "seeds").open("a") as file:
        file.write(f"{seed}\n")
    return think(position, name, seed, watch)

"""Computer players that behave as a test wants; they run in a process of their own.

What they need to know from a test they find in files, whose names are given with `partial`.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

from grognard.players.position import Position
from grognard.server.opponents import is_quick
from grognard.server.thinking import Watch, think
from waiting import until


def _mark(folder: Path, name: str) -> None:
    """Leaves a file whose name begins so, one for each time."""
    (folder / f"{name}-{time.monotonic_ns()}-{os.getpid()}").write_text("")


def fails(_position: Position, _name: str, _seed: int, _watch: Watch) -> int:
    """Cannot go on, whoever it is."""
    raise RuntimeError("lost its head")


def greedy_fails(position: Position, name: str, seed: int, watch: Watch) -> int:
    """Greedy cannot go on; others can."""
    return fails(position, name, seed, watch) if name == "greedy" else think(*args(position, name))


def args(position: Position, name: str) -> tuple[Position, str, int, Watch]:
    """What a player is asked who is not watched."""
    return position, name, 1, lambda _percent: True


def cheats(position: Position, name: str, _seed: int, _watch: Watch) -> int:
    """Greedy breaks the rules."""
    return 1 if name == "greedy" else think(*args(position, name))


def waits(folder: Path, position: Position, name: str, _seed: int, _watch: Watch) -> int:
    """Thinks until the file `go` is there, deaf to everything."""
    _mark(folder, "begun")
    until((folder / "go").exists)
    _mark(folder, "done")
    return think(*args(position, name))


def waits_quickly(folder: Path, position: Position, _name: str, _seed: int, _watch: Watch) -> int:
    """Greedy, whoever is wanted, as soon as the file `go` is there."""
    until((folder / "go").exists)
    return think(*args(position, "greedy"))


def slow_wait(folder: Path, position: Position, name: str, seed: int, watch: Watch) -> int:
    """Whoever thinks long does so until the file `go` is there, and says who he is."""
    if not is_quick(name):
        _mark(folder, name.partition(":")[0])
        while watch(0) and not (folder / "go").exists():
            time.sleep(0.01)
    return think(position, "random", seed, watch)


def tells_rank(folder: Path, position: Position, name: str, seed: int, watch: Watch) -> list[int]:
    """Says how far behind others it stands, then plays at random."""
    _mark(folder, f"{name.partition(':')[0]}-{os.getpriority(os.PRIO_PROCESS, 0)}")
    return think(position, "random", seed, watch)


def obeys(folder: Path, position: Position, name: str, _seed: int, watch: Watch) -> int:
    """Thinks as long as it is wanted, and says how far it is."""
    _mark(folder, "begun")
    percent = 0
    while watch(percent) and not (folder / "go").exists():
        percent = min(percent + 1, 99)
        time.sleep(0.01)
    _mark(folder, "done")
    return think(*args(position, name))


def never(position: Position, name: str, _seed: int, _watch: Watch) -> int:
    """Greedy never comes to an end."""
    while name == "greedy":
        time.sleep(0.01)
    return think(*args(position, name))


def always_dies(position: Position, name: str, _seed: int, _watch: Watch) -> int:
    """Greedy kills every process it is asked in."""
    if name == "greedy":
        os.abort()
    return think(*args(position, name))


Hints = dict[int, tuple[list[tuple[int, int, float]], float]]


def muses(
    folder: Path, _position: Position, seat: str, _name: str, _seed: int, hints: Hints, watch: Watch
) -> Hints:
    """Thinks ahead as long as it is wanted; counts in the hints how often it did."""
    _mark(folder, f"begun-{seat}")
    while watch(0):
        time.sleep(0.005)
    _mark(folder, f"done-{seat}")
    times = len(hints.get(7, ([], 0.0))[0]) + 1
    return {7: ([(n, 4, 2.0) for n in range(times)], 1.0)}


def muses_badly(*_anything: object) -> Hints:
    """Cannot think ahead."""
    raise RuntimeError("fell asleep")


def warm(
    folder: Path, position: Position, _name: str, seed: int, hints: Hints, watch: Watch
) -> tuple[list[int], Hints, int]:
    """A quick player that says what it was told of the time before."""
    if hints:
        _mark(folder, "warm")
    return think(position, "greedy", seed, watch), {}, len(hints)

"""Waiting in tests: nothing may depend on how quick or how busy the machine is."""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

PATIENCE = 120.0  # seconds until something is called broken: much, for a busy machine

T = TypeVar("T")


def until(wanted: Callable[[], T]) -> T:
    """What is wanted, as soon as it is there."""
    ends = time.monotonic() + PATIENCE
    while not (found := wanted()):
        assert time.monotonic() < ends, "it takes too long"
        time.sleep(0.01)
    return found


class Skips(selectors.DefaultSelector):
    """Waits for nothing: when nothing is ready, its clock is put forward instead."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        """What is ready."""
        ready = super().select(None if timeout is None else 0)
        if not ready and timeout is not None:
            self.now += timeout
        return ready


class Untimed(asyncio.SelectorEventLoop):
    """A loop with a clock of its own, in which a sleep takes no time; not for work in threads."""

    def __init__(self) -> None:
        self.skips = Skips()
        super().__init__(self.skips)

    def time(self) -> float:
        """Seconds that nobody waited."""
        return self.skips.now


def untimed(work: Coroutine[Any, Any, T]) -> T:
    """What comes of work that has all the time it sleeps for, and takes none."""
    with asyncio.Runner(loop_factory=Untimed) as runner:
        return runner.run(work)

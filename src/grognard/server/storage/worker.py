"""A thread that owns a connection and does together whatever has come in."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from grognard.server.storage.database import Connection, StorageError

T = TypeVar("T")
MOST_TOGETHER = 500  # jobs in one commit


@dataclass(slots=True)
class Job:
    """Work for the thread that owns the connection, and where its result goes."""

    work: Callable[[Connection], Any]
    future: Future[Any]
    result: Any = None
    error: Exception | None = None

    def settle(self) -> None:
        """Tells how it went."""
        if self.error is None:
            self.future.set_result(self.result)
        elif isinstance(self.error, StorageError):
            self.future.set_exception(self.error)
        else:
            self.future.set_exception(StorageError(f"It could not be kept: {self.error}"))


class Hand(Protocol):
    """Owns the connection."""

    def do(self, jobs: list[Job]) -> None:
        """Does jobs and notes in each its result or error; raises what concerns them all."""

    def close(self) -> None:
        """Closes the connection."""


class Worker:
    """The thread and its queue."""

    def __init__(self, name: str, hand: Callable[[], Hand]) -> None:
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._hand = hand
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finishes what has been asked, and closes."""
        self._jobs.put(None)
        self._thread.join()

    def ask(self, work: Callable[[Connection], T]) -> Future[T]:
        """Work to be done."""
        future: Future[T] = Future()
        # Running from the start: whoever stops waiting for it cannot cancel it.
        future.set_running_or_notify_cancel()
        if not self._thread.is_alive():
            future.set_exception(StorageError("The storage is closed."))
            return future
        self._jobs.put(Job(work, future))
        return future

    def _run(self) -> None:
        hand = self._hand()
        going = True
        while going:
            jobs, going = self._batch()
            if jobs:
                _do(hand, jobs)
        hand.close()

    def _batch(self) -> tuple[list[Job], bool]:
        """Whatever has come in; False with it when it is time to close."""
        jobs: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) >= MOST_TOGETHER:
                return jobs, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False


def _do(hand: Hand, jobs: list[Job]) -> None:
    try:
        hand.do(jobs)
    except Exception as error:
        for job in jobs:
            job.error = error
    for job in jobs:
        job.settle()

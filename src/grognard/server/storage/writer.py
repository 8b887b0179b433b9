"""Writes in the thread that asks and commits in another: hardly a change of thread for an action.

A thread that runs statements gives way to the others at each of them and must wait for its turn
again; beside a busy event loop that takes longer than the statements. Changes of tables, nearly
all that is asked for, are therefore written by the loop itself, which takes microseconds; what
waits for the disk, and whatever else is asked, is done by the thread.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from grognard.server.storage.database import StorageError
from grognard.server.storage.worker import Asked, Job, settle

T = TypeVar("T")
Loop = asyncio.AbstractEventLoop


class Executor(Protocol):
    """Owns the connection; it is called by one thread at a time."""

    def begin(self, jobs: list[Job]) -> None:
        """Writes what can be written together."""

    def finish(self, jobs: list[Job]) -> None:
        """Does the rest and commits; notes in each job its result or error."""

    def close(self) -> None:
        """Closes the connection."""


class Writer(Asked):
    """One batch after the other: whatever came in while the last one was committed."""

    def __init__(self, name: str, executor: Executor) -> None:
        self._executor = executor
        self._jobs: list[Job] = []
        self._busy = False  # a batch is on its way; it takes the next one with it
        self._closed = False
        self._lock = threading.Lock()
        self._thread = ThreadPoolExecutor(1, name)

    def _put(self, job: Job) -> None:
        with self._lock:
            if self._closed:
                job.error = StorageError("The storage is closed.")
                job.settle()
                return
            self._jobs.append(job)
            begins, self._busy = not self._busy, True
        if begins:
            loop = asyncio._get_running_loop()
            if loop is None:
                self._executor_over(self._alone)
            else:
                # Not at once: others ask in the same round of the loop.
                loop.call_soon(self._write, loop)

    def _executor_over(self, task: Callable[..., None], *about: object) -> None:
        """Lets the thread do something; once it is closed, the closing thread does the rest."""
        with contextlib.suppress(RuntimeError):
            self._thread.submit(task, *about)

    def _write(self, loop: Loop) -> None:
        """In the loop: begins with whatever came in."""
        jobs = self._batch()
        if jobs:
            self._executor.begin(jobs)
            self._executor_over(self._commit, jobs, loop)

    def _commit(self, jobs: list[Job], loop: Loop) -> None:
        """In the thread: ends what the loop began, and tells it to go on."""
        self._finish(jobs)
        if self._goes_on():
            try:
                loop.call_soon_threadsafe(self._write, loop)
            except RuntimeError:  # the loop is closed
                self._executor_over(self._alone)

    def _alone(self) -> None:
        """In the thread, where nobody who asks has a loop."""
        jobs = self._batch()
        while jobs:
            self._executor.begin(jobs)
            self._finish(jobs)
            jobs = self._batch()

    def _batch(self) -> list[Job]:
        """What came in; with nothing there the next who asks must begin anew."""
        with self._lock:
            jobs, self._jobs = self._jobs, []
            self._busy = bool(jobs)
        return jobs

    def _goes_on(self) -> bool:
        with self._lock:
            self._busy = bool(self._jobs)
            return self._busy

    def _finish(self, jobs: list[Job]) -> None:
        try:
            self._executor.finish(jobs)
        except Exception as error:
            for job in jobs:
                job.error = error
        settle(jobs)

    def close(self) -> None:
        """Finishes what has been asked, and closes."""
        with self._lock:
            self._closed = True
        self._thread.shutdown()
        self._alone()
        self._executor.close()

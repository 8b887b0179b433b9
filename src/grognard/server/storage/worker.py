"""A thread that owns a connection and does together whatever has come in."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from grognard.server.storage.database import Connection, Joint, StorageError

T = TypeVar("T")
MOST_TOGETHER = 500  # jobs in one commit


class Kept:
    """A change of a table on its way to the disk: much lighter than a future of two threads.

    Coroutines that wait for one commit are woken together.
    """

    __slots__ = ("bell", "error", "settled", "waiter")

    def __init__(self) -> None:
        self.settled = False
        self.error: Exception | None = None
        self.waiter: asyncio.Future[None] | None = None
        self.bell: threading.Event | None = None

    def here(self) -> asyncio.Future[None]:
        """What one coroutine waits for, in the loop that runs; it may stop waiting."""
        # Set before asking: the thread asks the other way round, so one of the two sees to it.
        waiter = self.waiter = asyncio.get_running_loop().create_future()
        if self.settled:
            self.wake()
        return waiter

    def wake(self) -> None:
        """Passes the result on, in the thread of the loop."""
        waiter = self.waiter
        if waiter is None or waiter.done():
            return
        if self.error is None:
            waiter.set_result(None)
        else:
            waiter.set_exception(self.error)

    def settle(self, error: Exception | None) -> None:
        """It is durable, or it failed."""
        self.error = error
        self.settled = True
        if self.bell is not None:
            self.bell.set()

    def exception(self, seconds: float | None = None) -> Exception | None:
        """Waits without a loop; why it could not be kept, or None."""
        self.bell = threading.Event()
        if not self.settled and not self.bell.wait(seconds):
            raise TimeoutError
        return self.error

    def result(self) -> None:
        """Waits without a loop; raises if it could not be kept."""
        error = self.exception()
        if error is not None:
            raise error


def _wake(all_kept: Iterable[Kept]) -> None:
    for kept in all_kept:
        kept.wake()


@dataclass(slots=True)
class Job:
    """Work for the owner of the connection, and where its result goes."""

    work: Callable[[Connection], Any]
    goes_to: Future[Any] | Kept
    result: Any = None
    error: Exception | None = None

    def settle(self) -> None:
        """Tells how it went."""
        error = self.error
        if error is not None and not isinstance(error, StorageError):
            error = StorageError(f"It could not be kept: {error}")
        if isinstance(self.goes_to, Kept):
            self.goes_to.settle(error)
        elif error is None:
            self.goes_to.set_result(self.result)
        else:
            self.goes_to.set_exception(error)


def promise() -> Future[Any]:
    """Resolved after the commit."""
    future: Future[Any] = Future()
    # Marked as running from the start, so that a caller who gives up cannot cancel it.
    future.set_running_or_notify_cancel()
    return future


class Executor(Protocol):
    """Owns the connection."""

    def do(self, jobs: list[Job]) -> None:
        """Does jobs and notes in each its result or error; raises what concerns them all."""

    def close(self) -> None:
        """Closes the connection."""


class Asked(ABC):
    """Something that does work with the database, and tells when it is durable."""

    def ask(self, work: Callable[[Connection], T]) -> Future[T]:
        """Work to be done."""
        future = promise()
        self._put(Job(work, future))
        return future

    def keep(self, work: Joint) -> Kept:
        """A change to be kept."""
        kept = Kept()
        self._put(Job(work, kept))
        return kept

    @abstractmethod
    def _put(self, job: Job) -> None:
        """Takes a job on."""


class Worker(Asked):
    """The thread and its queue."""

    def __init__(self, name: str, executor: Callable[[], Executor]) -> None:
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._executor = executor
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finishes what has been asked, and closes."""
        self._jobs.put(None)
        self._thread.join()

    def _put(self, job: Job) -> None:
        if self._thread.is_alive():
            self._jobs.put(job)
        else:
            job.error = StorageError("The storage is closed.")
            job.settle()

    def _run(self) -> None:
        executor = self._executor()
        going = True
        while going:
            jobs, going = self._batch()
            if jobs:
                _do(executor, jobs)
        executor.close()

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


def do_joint(db: Connection, jobs: list[Job]) -> None:
    """Does those of the jobs that can be done together; raises if one fails."""
    joint: dict[type[Joint], list[Joint]] = {}
    for job in jobs:
        if isinstance(job.work, Joint):
            joint.setdefault(type(job.work), []).append(job.work)
    for kind, works in joint.items():
        kind.together(db, works)


def do_rest(db: Connection, jobs: list[Job]) -> None:
    """Does the others and notes their results; raises if one fails."""
    for job in jobs:
        if not isinstance(job.work, Joint):
            job.result = job.work(db)


def _do(executor: Executor, jobs: list[Job]) -> None:
    try:
        executor.do(jobs)
    except Exception as error:
        for job in jobs:
            job.error = error
    settle(jobs)


def settle(jobs: list[Job]) -> None:
    """Tells how jobs went, by one call into each loop, of which there is hardly ever a second."""
    loops: dict[asyncio.AbstractEventLoop, list[Kept]] = {}
    for job in jobs:
        job.settle()
        kept = job.goes_to
        if isinstance(kept, Kept) and kept.waiter is not None:
            loops.setdefault(kept.waiter.get_loop(), []).append(kept)
    for loop, all_kept in loops.items():
        # A loop that is closed has nobody left who waits.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_wake, all_kept)

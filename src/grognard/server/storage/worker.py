"""A thread that owns a connection and does together whatever has come in."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from grognard.server.storage.database import Connection, Joint, StorageError

T = TypeVar("T")
MOST_TOGETHER = 500  # jobs in one commit


class Kept(Future[T]):
    """Resolved after the commit; coroutines that wait for one commit are woken together."""

    def __init__(self) -> None:
        super().__init__()
        self.waiter: asyncio.Future[T] | None = None
        # Running from the start: whoever stops waiting for it cannot cancel it.
        self.set_running_or_notify_cancel()

    def here(self) -> asyncio.Future[T]:
        """The same for one coroutine, which waits in the loop that runs."""
        # Set before asking: the thread asks the other way round, so one of the two sees to it.
        waiter = self.waiter = asyncio.get_running_loop().create_future()
        if self.done():
            self.wake()
        return waiter

    def wake(self) -> None:
        """Passes the result on, in the thread of the loop."""
        waiter, error = self.waiter, self.exception()
        if waiter is None or waiter.done():
            return
        if error is None:
            waiter.set_result(self.result())
        else:
            waiter.set_exception(error)


def waited(future: Future[T]) -> asyncio.Future[T]:
    """What a coroutine waits for."""
    return future.here() if isinstance(future, Kept) else asyncio.wrap_future(future)


def _wake(all_kept: Iterable[Kept[Any]]) -> None:
    for kept in all_kept:
        kept.wake()


@dataclass(slots=True)
class Job:
    """Work for the thread that owns the connection, and where its result goes."""

    work: Callable[[Connection], Any]
    future: Kept[Any]
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
        future: Kept[T] = Kept()
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


def _do(hand: Hand, jobs: list[Job]) -> None:
    try:
        hand.do(jobs)
    except Exception as error:
        for job in jobs:
            job.error = error
    settle(jobs)


def settle(jobs: list[Job]) -> None:
    """Tells how jobs went, by one call into each loop, of which there is hardly ever a second."""
    loops: dict[asyncio.AbstractEventLoop, list[Kept[Any]]] = {}
    for job in jobs:
        job.settle()
        if job.future.waiter is not None:
            loops.setdefault(job.future.waiter.get_loop(), []).append(job.future)
    for loop, all_kept in loops.items():
        # A loop that is closed has nobody left who waits.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_wake, all_kept)

"""Many jobs at once: on processes of this machine, or on a Ray cluster, with the same results.

A job that fails, or kills the process it runs in, is reported; the others go on.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from traceback import extract_tb
from typing import Any, Generic, TypeVar

J = TypeVar("J")
R = TypeVar("R")

TRIES = 2  # a job whose worker died is given to one other: that worker may have been killed
STARTS = 3  # times that a cluster of its own is started, if Ray says it takes too long
AHEAD = 2  # jobs sent to a cluster for each of its processors
DIED = "the process died"
# What a cluster must know to play the same.
PASSED_ON = ("GROGNARD_PURE", "GROGNARD_CORRECTIONS", "GROGNARD_GAMES")


class ClusterError(Exception):
    """A cluster that cannot be used; the message says why."""


@dataclass(frozen=True, slots=True)
class Failure:
    """What became of a job that did not come to its end."""

    error: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where jobs run: on processes here, or on the cluster at an address ("": the one at hand)."""

    processes: int = 1
    cluster: str | None = None


HERE = Place()

Results = Generator[tuple[J, R | Failure], None, None]


def run(work: Callable[[J], R], jobs: Iterable[J], place: Place = HERE) -> Results[J, R]:
    """Does the jobs in any order, each with its result; closing the generator stops the rest."""
    if place.cluster is not None:
        return _on_cluster(work, jobs, place.cluster)
    if place.processes > 1:
        return _on_processes(work, jobs, place.processes)
    return ((job, tried(work, job)) for job in jobs)


def tried(work: Callable[[J], R], job: J) -> R | Failure:
    """The result of a job, or what went wrong and where."""
    try:
        return work(job)
    except Exception as error:
        last = extract_tb(error.__traceback__)[-1]
        where = f"{Path(last.filename).name}:{last.lineno}"
        return Failure(f"{type(error).__name__}: {error} ({where})")


# --- processes of this machine -------------------------------------------------------------


class _Worker(Generic[J, R]):
    """A process that does one job after another."""

    def __init__(self, work: Callable[[J], R]) -> None:
        # Begun from nothing, not forked: a fork beside the threads of a progress bar may hang.
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, work))
        self.process.start()
        theirs.close()
        self.job: J
        self.tries = 0

    def give(self, job: J, tries: int) -> None:
        """Begins a job; a worker that has died meanwhile is noticed when its answer is read."""
        self.job, self.tries = job, tries
        with contextlib.suppress(OSError):
            self.pipe.send(job)

    def answer(self) -> R | Failure | None:
        """The result; None if the worker died."""
        try:
            result: R | Failure = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return result

    def end(self) -> None:
        """Ends the process, whatever it does."""
        self.pipe.close()
        self.process.kill()
        self.process.join()


def _serve(pipe: Connection, work: Callable[[J], R]) -> None:
    """What a worker does until nobody gives it jobs any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who gives the jobs
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            pipe.send(tried(work, pipe.recv()))


def _on_processes(work: Callable[[J], R], jobs: Iterable[J], count: int) -> Results[J, R]:
    todo = deque((job, 1) for job in jobs)
    busy: dict[Connection, _Worker[J, R]] = {}
    try:
        for _ in range(min(count, len(todo))):
            _employ(_Worker(work), todo, busy)
        while busy:
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                worker = busy[pipe]
                job, result = worker.job, worker.answer()
                if result is None:
                    del busy[pipe]
                    worker.end()
                    if worker.tries < TRIES:
                        todo.appendleft((job, worker.tries + 1))
                    else:
                        result = Failure(DIED)
                    worker = _Worker(work) if todo else worker
                _employ(worker, todo, busy)
                if result is not None:
                    yield job, result
    finally:
        for worker in busy.values():
            worker.end()


def _employ(
    worker: _Worker[J, R], todo: deque[tuple[J, int]], busy: dict[Connection, _Worker[J, R]]
) -> None:
    """Gives a worker the next job, or its leave."""
    if todo:
        busy[worker.pipe] = worker
        worker.give(*todo.popleft())
    else:
        busy.pop(worker.pipe, None)
        worker.end()


# --- a cluster -----------------------------------------------------------------------------


def _on_cluster(work: Callable[[J], R], jobs: Iterable[J], address: str) -> Results[J, R]:
    ray = _ray()
    mine = not ray.is_initialized()
    if mine:
        _join(ray, address)
    passed = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    task = ray.remote(tried).options(max_retries=TRIES - 1, runtime_env={"env_vars": passed})
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    todo = deque(jobs)
    running: dict[Any, J] = {}
    try:
        while todo or running:
            while todo and len(running) < most:
                job = todo.popleft()
                running[task.remote(work, job)] = job
            [done], _ = ray.wait(list(running), num_returns=1)
            yield running.pop(done), _fetched(ray, done)
    finally:
        for waiting in running:
            ray.cancel(waiting, force=True)
        if mine:
            ray.shutdown()


def _fetched(ray: Any, done: Any) -> Any:
    try:
        return ray.get(done)
    except ray.exceptions.WorkerCrashedError:
        return Failure(DIED)
    except ray.exceptions.RayError as error:
        return Failure(str(error).strip().rpartition("\n")[2])


def _ray() -> Any:
    """Ray, which not everybody has."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    try:
        return import_module("ray")
    except ModuleNotFoundError as error:
        raise ClusterError(
            "Ray is not installed here, so there is no cluster to run on: "
            "pip install 'grognard[cluster]', or leave --cluster out."
        ) from error


def _join(ray: Any, address: str) -> None:
    """Joins the cluster at an address; without one the one at hand, or one made for these jobs."""
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "include_dashboard": False}
    for attempt in range(1, STARTS + 1):
        try:
            ray.init(address=address or None, **quiet)
            return
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise ClusterError(f"There is no cluster at '{address}': {error}") from error
        except Exception as error:
            # What Ray says of a cluster that a busy machine did not start in its fixed time.
            if attempt == STARTS:
                raise ClusterError(f"Ray does not start here: {error}") from error

"""A second process that thinks along: it grows a tree of its own from the same beliefs.

Run as `python -m grognard.players.search_worker` it reads tasks from its standard input and writes
what it found to its standard output, each as a length and so many bytes. An empty message means:
enough, say what there is. It ends when its input does, so it never outlives whoever started it.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from functools import cache
from queue import Empty, Queue
from typing import IO, Final

import msgspec

from grognard.kernel.state import State
from grognard.players.ponder import Finding, Hints, ponder
from grognard.players.position import Position
from grognard.players.search import Search

COMMAND: Final = (sys.executable, "-P", "-m", "grognard.players.search_worker")
LENGTH: Final = 4  # bytes before each message that say how long it is
LONGEST: Final = 1_000_000  # bytes of a message
TICK: Final = 0.05  # seconds between looks whether the answer is still wanted
SIGN: Final = 0.5  # seconds between two signs of life
SILENCE: Final = 10.0  # seconds without one after which it is given up, its start included
GRACE: Final = 0.5  # seconds to answer when the time is up
POLITE: Final = 19  # steps behind everyone else, for one that thinks on another's time
HANGS: Final = 60  # seconds without an iteration after which it ends itself
TRIES: Final = 3  # failures in a row after which no other is started

log = logging.getLogger(__name__)


class Task(msgspec.Struct, frozen=True):
    """A tree to be grown: from where, with which seed and taste, by how many iterations.

    With a seat: what that seat may have to decide next is to be pondered until it is enough.
    """

    number: int
    position: Position
    seed: int
    taste: float
    ahead: int
    iterations: int = 0
    seat: int | None = None
    plan: int = 0  # of campaign, by which orders are given


class Found(msgspec.Struct, frozen=True):
    """What came of a task: the orders tried at the root; or, while it lasts, a sign of life."""

    number: int
    done: bool = False
    orders: list[Finding] = []
    squares: float = 0.0
    hints: Hints = {}
    trouble: str = ""


# --- in the process that asks --------------------------------------------------------------------


class SearchWorker:
    """A process that thinks along. It may die, hang or be late: then there is simply no answer."""

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        self.command = command
        self.process: subprocess.Popen[bytes] | None = None
        self.inbox: Queue[Found | None] = Queue()
        self.number = 0
        self.heard = 0.0  # when there was last a sign of life, while one listens
        self.failures = 0
        self.busy = False

    def begin(
        self, belief: State, seed: int, taste: float, ahead: int, iterations: int, plan: int = 0
    ) -> None:
        """Lets it grow a tree from what a seat believes; an earlier task is dropped."""
        place = Position.of(belief)
        self._ask(Task(self.number + 1, place, seed, taste, ahead, iterations, plan=plan))

    def ponder(self, belief: State, seat: int, seed: int, taste: float, ahead: int) -> None:
        """Lets it think ahead for a seat that is not asked now, from what that seat believes."""
        self._ask(Task(self.number + 1, Position.of(belief), seed, taste, ahead, seat=seat))

    def _ask(self, task: Task) -> None:
        if self.failures >= TRIES:
            return
        self.number = task.number
        try:
            if self.process is None:
                self._start()
            self._send(msgspec.msgpack.encode(task))
            self.busy = True
        except OSError as error:
            self._give_up(f"it cannot be asked: {error}")

    def answer(self, ends: float, wanted: Callable[[], bool]) -> Found | None:
        """What it found; if it is not done when the time ends (0: never), what it has till then."""
        told = 0.0
        self.heard = time.monotonic()
        while self.busy:
            now = time.monotonic()
            if not wanted():
                self.stop()
            elif told and now >= told + GRACE:
                self._give_up("it is late")
            elif now - self.heard >= SILENCE:
                self._give_up("it gives no sign of life")
            elif ends and not told and now >= ends:
                told = now
                self._tell_enough()
            else:
                found = self._heard()
                if found is not None and found.done:
                    return self._taken(found)
        return None

    def stop(self) -> None:
        """Nobody waits for it any more; what it still says is not listened to."""
        if self.busy:
            self.busy = False
            self._tell_enough()

    def end(self) -> None:
        """Ends the process; the next task starts another."""
        process, self.process = self.process, None
        self.busy = False
        if process is not None:
            process.kill()
            process.wait()

    def _heard(self) -> Found | None:
        """The next word about the present task, if there is one within a tick."""
        try:
            found = self.inbox.get(timeout=TICK)
        except Empty:
            return None
        if found is None:
            self._give_up("it died")
            return None
        self.heard = time.monotonic()
        return found if found.number == self.number else None

    def _taken(self, found: Found) -> Found | None:
        if found.trouble:
            self._give_up(found.trouble)
            return None
        self.busy = False
        self.failures = 0
        return found

    def _give_up(self, why: str) -> None:
        self.failures += 1
        log.warning("the process that thinks along is given up: %s", why)
        self.end()

    def _start(self) -> None:
        path = os.pathsep.join(place for place in sys.path if place)
        self.process = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert self.process.stdout is not None
        self.inbox = Queue()
        arguments = (self.process.stdout, self.inbox)
        threading.Thread(target=_listen, args=arguments, daemon=True).start()

    def _send(self, message: bytes) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        write(self.process.stdin, message)

    def _tell_enough(self) -> None:
        try:
            self._send(b"")
        except OSError as error:
            self._give_up(f"it cannot be told to stop: {error}")


def _listen(source: IO[bytes], inbox: Queue[Found | None]) -> None:
    """Puts what a search worker says where it can be waited for; None when it is gone."""
    with source:
        try:
            while (message := read(source)) is not None:
                inbox.put(msgspec.msgpack.decode(message, type=Found))
        except (msgspec.MsgspecError, OSError, ValueError) as error:
            log.warning("the process that thinks along cannot be understood: %s", error)
    inbox.put(None)


def cores() -> int:
    """The processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@cache
def shared() -> tuple[SearchWorker, ...]:
    """The search worker of this process, if there is a processor for it; started when needed."""
    return (SearchWorker(),) if cores() > 1 else ()


# --- messages ------------------------------------------------------------------------------------


def write(sink: IO[bytes], message: bytes) -> None:
    """A message, with its length before it."""
    sink.write(len(message).to_bytes(LENGTH) + message)
    sink.flush()


def read(source: IO[bytes]) -> bytes | None:
    """The next message; None at the end. Raises ValueError for what cannot be one."""
    head = source.read(LENGTH)
    if len(head) < LENGTH:
        return None
    length = int.from_bytes(head)
    if length > LONGEST:
        raise ValueError("a message is too long")
    message = source.read(length)
    return message if len(message) == length else None


# --- in the search worker ----------------------------------------------------------------------


class Attendant:
    """Grows one tree after another; what comes in meanwhile ends the one at hand."""

    def __init__(self, sink: IO[bytes]) -> None:
        self.sink = sink
        self.inbox: Queue[bytes] = Queue()
        self.said = 0.0

    def listen(self, source: IO[bytes]) -> None:
        """Takes in messages; when there are no more, all is over."""
        try:
            while (message := read(source)) is not None:
                self.inbox.put(message)
        finally:
            os._exit(0)

    def attend(self) -> None:
        """One task after another."""
        while True:
            message = self.inbox.get()
            if message:
                task = msgspec.msgpack.decode(message, type=Task)
                self._say(self._tried(task))

    def _tried(self, task: Task) -> Found:
        try:
            return self._grown(task)
        except Exception as error:
            return Found(task.number, True, trouble=f"{type(error).__name__}: {error}")

    def _grown(self, task: Task) -> Found:
        self._sign(task)
        state = task.position.state()
        planner = state.game.planner()
        planner.follow(task.plan)
        how = (task.seed, task.taste, task.ahead)
        if task.seat is not None:
            with contextlib.suppress(OSError, AttributeError):
                os.nice(POLITE)
            hints = ponder(state, planner, task.seat, *how, {}, lambda: self._goes_on(task))
            return Found(task.number, True, hints=hints)
        search = Search(state, planner, *how)
        while search.root.visits < task.iterations and self._goes_on(task):
            search.think(1)
        return Found(task.number, True, search.findings(), search.squares)

    def _goes_on(self, task: Task) -> bool:
        """Whether nothing has come in; now and then it says that it lives."""
        if time.monotonic() - self.said >= SIGN:
            self._sign(task)
        return self.inbox.empty()

    def _sign(self, task: Task) -> None:
        self._say(Found(task.number))

    def _say(self, found: Found) -> None:
        """Says what it found, or that it lives; if that is not said again, the alarm ends it."""
        self.said = time.monotonic()
        if hasattr(signal, "alarm"):
            signal.alarm(0 if found.done else HANGS)
        write(self.sink, msgspec.msgpack.encode(found))


def main() -> None:
    """Attends to whoever started this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the one who asks, and ends this
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing else may get between the messages
    attendant = Attendant(sink)
    threading.Thread(target=attendant.listen, args=(sys.stdin.buffer,), daemon=True).start()
    attendant.attend()


if __name__ == "__main__":
    main()

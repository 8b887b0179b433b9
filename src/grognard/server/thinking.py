"""Processes that think for the server: started when needed, ended when they do not obey.

A thread of the server waits for each process, so the event loop never does. Nothing but plain
values passes between them; the caller checks what comes back against the rules.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from grognard.kernel.dice import FastDice
from grognard.players import player
from grognard.players.ponder import Hints, ponder
from grognard.players.position import Position
from grognard.players.thinker import SearchPlayer
from grognard.server.shares import Payers, Turns, always

TICK = 0.05  # seconds between looks whether a thought is still wanted
GRACE = 1.0  # seconds to come to an end when asked to
LIMIT = 120.0  # seconds for one order
SELDOM = 0.25  # seconds between two reports of how far a thought is
POLITE = 10  # steps behind the server, which answers people
LONG = 16  # long thoughts and their search workers run behind short ones
LAST = 19  # steps behind everyone: pondering on another's time
PRESS = 0.5  # seconds between looks whether somebody has thought for long enough
ATTEMPTS = 2  # a process may die of something that has nothing to do with the question

log = logging.getLogger(__name__)


class ThinkError(Exception):
    """No decision; the message says why, for the log."""


class Unwanted(Exception):
    """The work is no longer wanted; `rest` is what there was of it, if anything."""

    def __init__(self, rest: Any = None) -> None:
        super().__init__()
        self.rest = rest


Watch = Callable[[int], bool]


def think(position: Position, name: str, seed: int, watch: Watch) -> list[int]:
    """The next actions of a player; raises whatever the player raises."""
    found = player(name, seed, aided=True)
    found.watch = watch
    return [int(code) for code in found.line(position.state())]


def think_warm(
    position: Position, name: str, seed: int, hints: Hints, watch: Watch
) -> tuple[list[int], Hints, int]:
    """The same with what was pondered; what is left of it, and how many iterations were used."""
    found = player(name, seed, aided=True)
    found.watch = watch
    if not isinstance(found, SearchPlayer):
        return [int(code) for code in found.line(position.state())], {}, 0
    found.hints = dict(hints)
    codes = [int(code) for code in found.line(position.state())]
    return codes, found.hints, found.warmed


def ponder_position(
    position: Position, seat: str, name: str, seed: int, hints: Hints, watch: Watch
) -> Hints:
    """Ponders for a seat that is not asked, from what it may know, as long as that is wanted."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(LAST)
    mind = player(name, seed)
    state = position.state()
    if not isinstance(mind, SearchPlayer):
        return hints
    belief = state.game.redeal(state, seat, FastDice(1))
    number = state.game.seats_of(state).index(seat)
    how = (seed, mind.taste, mind.ahead)
    return ponder(belief, state.game.planner(), number, *how, hints, lambda: watch(0))


def thought_seed(secret: str, actions: int) -> int:
    """The seed of a player asked after so many actions.

    Nobody can tell it before the game's own seed is known, and then anyone: what a computer thought
    can be thought again.
    """
    text = f"thought {actions}".encode()
    return int.from_bytes(hmac.digest(bytes.fromhex(secret), text, hashlib.sha256)[:4]) >> 1


@dataclass(slots=True, eq=False)
class Order:
    """A wish for some work, which can be taken back."""

    work: Callable[..., Any]  # called with the arguments, and with a Watch
    arguments: tuple[Any, ...]
    name: str  # for the log
    tell: Callable[[int], None]  # how far it is
    payers: Payers = ()  # to whom it is charged
    live: Callable[[], bool] = always  # whether somebody waits for it
    unwanted: threading.Event = field(default_factory=threading.Event)
    enough: threading.Event = field(default_factory=threading.Event)  # say what there is of it
    begun: float | None = None  # when it was given a thread

    def urgent(self) -> bool:
        """Whether it comes before others; what is not wanted any more takes no time."""
        return self.unwanted.is_set() or self.live()


# --- in the process ------------------------------------------------------------------------


def attend(line: Connection, behind: int = POLITE) -> None:
    """Answers one question after another until the server is gone, so many steps behind it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the server, which ends this itself
    with contextlib.suppress(OSError, AttributeError):
        os.nice(behind)
    with contextlib.suppress(EOFError, OSError):
        while True:
            message = line.recv()
            if message is not None:  # a wish taken back too late
                line.send(_answer(line, *message))


def _answer(
    line: Connection, work: Callable[..., Any], arguments: tuple[Any, ...]
) -> tuple[str, Any]:
    try:
        return "done", work(*arguments, Watching(line))
    except Exception as error:
        return "failed", f"{type(error).__name__}: {error}"


class Watching:
    """Passes on how far a thought is, and hears whether it is still wanted."""

    def __init__(self, line: Connection) -> None:
        self.line = line
        self.last = 0.0
        self.wanted = True

    def __call__(self, percent: int) -> bool:
        """Whether to go on."""
        self.wanted = self.wanted and not self.line.poll()  # whatever is said now means: stop
        now = time.monotonic()
        if self.wanted and now - self.last >= SELDOM:
            self.last = now
            self.line.send(("percent", percent))
        return self.wanted


# --- in the server -------------------------------------------------------------------------


class Thinker:
    """One process, some steps behind the server, and the thread that waits for it."""

    def __init__(self, behind: int = POLITE) -> None:
        self.behind = behind
        self.process: Any = None
        self.line: Connection | None = None

    def carry_out(self, order: Order) -> Any:
        """What comes of the work; raises ThinkError or Unwanted."""
        for attempt in range(1, ATTEMPTS + 1):
            if order.unwanted.is_set():
                raise Unwanted
            try:
                return self._ask(order)
            except (EOFError, OSError) as error:
                self.end()
                log.warning("a process of %s died (attempt %s): %r", order.name, attempt, error)
        raise ThinkError(f"{order.name}: the process died {ATTEMPTS} times")

    def _ask(self, order: Order) -> Any:
        line = self.line or self._start()
        line.send((order.work, order.arguments))
        ends = time.monotonic() + LIMIT
        hurried = False
        while True:
            if line.poll(TICK):
                kind, value = line.recv()
                if kind == "done":
                    return value
                if kind == "failed":
                    raise ThinkError(f"{order.name}: {value}")
                order.tell(int(value))
            if order.unwanted.is_set():
                raise Unwanted(self._stop(line))
            if order.enough.is_set() and not hurried:
                hurried = True
                line.send(None)
            if time.monotonic() > ends:
                self._stop(line)
                raise ThinkError(f"{order.name}: nothing in {LIMIT:.0f} seconds")

    def _start(self) -> Connection:
        # Not forked: a fork would inherit locks that threads of the server hold at that moment.
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(
            target=attend, args=(theirs, self.behind), name="grognard computer", daemon=True
        )
        self.process.start()
        theirs.close()
        return self.line

    def _stop(self, line: Connection) -> Any:
        """Asks the process to come to an end: what it has; one that does not is ended."""
        ends = time.monotonic() + GRACE
        with contextlib.suppress(EOFError, OSError):
            line.send(None)
            while time.monotonic() < ends:
                if line.poll(TICK):
                    kind, value = line.recv()
                    if kind != "percent":
                        return value if kind == "done" else None
        self.end()
        return None

    def end_soon(self) -> None:
        """Kills the process, whatever it is doing; those who wait for it get an error."""
        process = self.process
        if process is not None:
            with contextlib.suppress(ValueError, AttributeError):  # closed meanwhile
                process.kill()

    def end(self) -> None:
        """Ends the process; the next order starts another."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process.close()
        if self.line is not None:
            self.line.close()
        self.process = self.line = None


class WorkerPool:
    """Some threads, each with a process of its own, and the orders they carry out.

    Whoever waits takes turns with the others; nobody has more than `each` of the threads at once.
    With a `slice`, nobody thinks for longer than so many seconds while another has no thread at
    all: he is asked for what he has found so far.
    """

    def __init__(
        self,
        size: int,
        name: str,
        each: int | None = None,
        behind: int = POLITE,
        slice: float | None = None,
    ) -> None:
        self.behind = behind
        self.slice = slice
        self.turns = Turns(size, each)
        self.threads = ThreadPoolExecutor(size, thread_name_prefix=name)
        self.here = threading.local()  # the thinker of each thread
        self.thinkers: list[Thinker] = []
        self.orders: set[Order] = set()

    async def carry_out(self, order: Order) -> Any:
        """What comes of an order as soon as a thread is free; raises ThinkError or Unwanted."""
        self.orders.add(order)
        press = asyncio.create_task(self._press(order))
        try:
            async with self.turns.turn(order.payers, order.urgent):
                press.cancel()
                order.begun = time.monotonic()
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.threads, self._in_thread, order)
        finally:
            press.cancel()
            order.unwanted.set()
            self.orders.discard(order)

    async def _press(self, order: Order) -> None:
        """While an order waits for which somebody waits, the longest of the others is hurried."""
        while self.slice is not None:
            await asyncio.sleep(min(PRESS, self.slice))
            at_work = [(other.begun, other) for other in self.orders if other.begun is not None]
            if not at_work or not order.live() or self.turns.has_enough(order.payers):
                continue
            begun, oldest = min(at_work, key=lambda pair: pair[0])
            if time.monotonic() - begun >= self.slice:
                oldest.enough.set()

    def _in_thread(self, order: Order) -> Any:
        thinker: Thinker | None = getattr(self.here, "thinker", None)
        if thinker is None:
            thinker = self.here.thinker = Thinker(self.behind)
            self.thinkers.append(thinker)
        return thinker.carry_out(order)

    def close(self) -> None:
        """Drops the orders under way, and takes no more."""
        for order in self.orders:
            order.unwanted.set()
        for thinker in self.thinkers:
            thinker.end_soon()
        self.threads.shutdown(wait=True, cancel_futures=True)
        for thinker in self.thinkers:
            thinker.end()

"""The analyst: works in processes of its own, keeps what it found, and stops when nobody waits.

A game is analysed with few lines of play at first, then with ever more, as long as somebody looks
and the next round promises to be short enough. Each game is worked on once, whoever asks.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from grognard.lab.analyse import Wishes
from grognard.lab.record import Analysis
from grognard.lab.why import Why
from grognard.server.limits import Buckets, Rate
from grognard.server.refusal import Refusal
from grognard.server.shares import Payers
from grognard.server.study import work
from grognard.server.thinking import LONG, Order, ThinkError, Unwanted, WorkerPool

T = TypeVar("T")

STARTS = Rate(20, 1 / 15)  # pieces of work that one person may begin
FIRST = 2  # lines of play of the first answer
TIMES = 4  # each round has so many times as many
MOST = 1024
LONGEST = 50.0  # seconds that a round may promise to take
WORTHWHILE = 1.5  # with fewer times as many lines another round changes little
SEARCH = 10  # iterations, at least, where better orders are sought
DEALS = 100
LEASE = 10.0  # seconds without a question after which nobody waits
PAUSE = 0.1  # seconds between looks for a first analysis
RETRY = 20.0  # seconds after which what failed may be tried again
MOST_AT_ONCE = 8  # pieces of work under way or waiting
MOST_EACH = 4  # of them for one person or address
KEPT_GAMES = 32
KEPT_REASONS = 256
KEPT_REPORTS = 16

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Rounds:
    """How thoroughly a game is analysed, and for how long."""

    first: int = FIRST
    times: int = TIMES
    most: int = MOST
    longest: float = LONGEST

    def wishes(self, lines: int) -> Wishes:
        """What is asked for with so many lines of play; better orders are not sought at once."""
        search = max(lines, SEARCH) if self.seeks(lines) else 0
        return Wishes(iterations=lines, search=search, deals=min(DEALS, 5 * lines))

    def seeks(self, lines: int) -> bool:
        """Whether better orders are sought in a round with so many lines."""
        return lines > self.first

    def after(self, lines: int, seconds: float) -> int:
        """The lines of the round after one that took so long; 0 if there is to be none."""
        affordable = self.longest / max(seconds, 1e-9)
        more = int(lines * min(self.times, affordable))
        return more if more >= WORTHWHILE * lines and more <= self.most else 0


@dataclass(slots=True, eq=False)
class Game:
    """A game as far as it may be known."""

    table: str
    actions: int
    journal: str
    secret: str  # the seed of the table, from which the players' own seeds come
    people: Mapping[str, str] = field(default_factory=dict)  # who has a name, by seat

    @property
    def key(self) -> tuple[str, int]:
        """A game that has not changed is the same game."""
        return self.table, self.actions


@dataclass(slots=True, eq=False)
class Study(Generic[T]):
    """Work that somebody waits for: what is done, and how far the rest is."""

    found: T | None = None
    percent: int = 0
    asked: float = 0.0  # when somebody last wanted to know
    failed_at: float | None = None
    done: bool = False
    next: int = 0  # lines of the next round
    took: float = 0.0  # seconds of the last round, waiting included
    task: asyncio.Task[None] | None = None
    payers: Payers = ()  # for whom it was begun
    more: dict[str, Any] = field(default_factory=dict)  # what was made of it, by language

    @property
    def working(self) -> bool:
        """Whether it is under way or waits for its turn."""
        return self.task is not None

    @property
    def failed(self) -> bool:
        """Whether it has come to nothing, so lately that it is not worth another try."""
        return self.failed_at is not None and time.monotonic() - self.failed_at < RETRY


class Kept(OrderedDict[Any, T], Generic[T]):
    """The latest things that were asked for, so many of them."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def of(self, key: Any, make: Callable[[], T]) -> T:
        """What is kept under a key, or else made."""
        if key not in self:
            self[key] = make()
        self.move_to_end(key)
        if len(self) > self.most:
            self.popitem(last=False)
        return self[key]


class Analyst:
    """Studies games that may be known."""

    def __init__(
        self, rounds: Rounds | None = None, starts: Rate = STARTS, lease: float = LEASE
    ) -> None:
        self.rounds = rounds or Rounds()
        self.lease = lease
        self.starts = Buckets(starts)
        # A question with a short answer does not wait for an analysis.
        self.slow = WorkerPool(1, "analysis", behind=LONG)
        self.quick = WorkerPool(1, "reasons")
        self.games: Kept[Study[Analysis]] = Kept(KEPT_GAMES)
        self.reasons: Kept[Study[Why]] = Kept(KEPT_REASONS)
        self.reports: Kept[asyncio.Task[bytes]] = Kept(KEPT_REPORTS)
        self.under_way: dict[asyncio.Task[None], Payers] = {}

    async def close(self) -> None:
        """Drops the work under way, and takes no more."""
        for task in (*self.under_way, *self.reports.values()):
            task.cancel()
        await asyncio.gather(*self.under_way, *self.reports.values(), return_exceptions=True)
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self.slow.close()
        self.quick.close()

    # --- work ------------------------------------------------------------------------------

    def analysis(self, game: Game, who: Payers) -> Study[Analysis]:
        """The analysis of a game; it goes on while somebody asks."""
        study: Study[Analysis] = self.games.of(game.key, Study)
        self._keep_going(study, who, lambda: self._rounds(game, study))
        return study

    def why(self, game: Game, action: int, language: str, who: Payers) -> Study[Why]:
        """Why an action was played; the work goes on while somebody asks."""
        study: Study[Why] = self.reasons.of((game.key, action, language), Study)
        self._keep_going(study, who, lambda: self._reasons(game, action, language, study))
        return study

    def _keep_going(self, study: Study[Any], who: Payers, work_on: Callable[[], Any]) -> None:
        study.asked = time.monotonic()
        if study.done or study.failed or study.working:
            return
        if len(self.under_way) >= MOST_AT_ONCE:
            raise Refusal(503, "busy")
        if any(self._places(payer) >= MOST_EACH for payer in who):
            raise Refusal(429, "too-much")
        if not self.starts.take(who[0]):
            raise Refusal(429, "too-much")
        study.payers = who
        study.task = asyncio.create_task(self._worked(study, work_on))
        self.under_way[study.task] = who
        study.task.add_done_callback(self.under_way.pop)

    def _places(self, payer: str) -> int:
        return sum(payer in payers for payers in self.under_way.values())

    async def _worked(self, study: Study[Any], work_on: Callable[[], Any]) -> None:
        try:
            await work_on()
            study.done = True
        except Unwanted:
            pass  # what was found so far is kept; the next request continues it
        except ThinkError as error:
            log.error("a study failed: %s", error)
            study.failed_at = time.monotonic()
        finally:
            study.task = None

    async def _rounds(self, game: Game, study: Study[Analysis]) -> None:
        """One round after another, each with more lines of play."""
        lines = study.next or self.rounds.first
        while lines:
            wishes = self.rounds.wishes(lines)
            study.found = await self._do(study, self.slow, work.analysed, game.journal, wishes)
            study.more.clear()
            lines = study.next = self.rounds.after(lines, study.took)

    async def _reasons(self, game: Game, action: int, language: str, study: Study[Why]) -> None:
        arguments = (game.journal, game.secret, action, language)
        study.found = await self._do(study, self.quick, work.explained, *arguments)

    async def _do(self, study: Study[Any], pool: WorkerPool, what: Any, *arguments: Any) -> Any:
        """Lets a pool do something as long as somebody waits for it; raises Unwanted."""
        loop = asyncio.get_running_loop()

        def tell(percent: int) -> None:
            loop.call_soon_threadsafe(setattr, study, "percent", percent)

        study.percent = 0
        order = Order(what, arguments, what.__name__, tell, study.payers)
        lease = asyncio.create_task(self._lease(study, order))
        began = time.monotonic()
        try:
            return await pool.carry_out(order)
        finally:
            lease.cancel()
            study.took = time.monotonic() - began

    async def _lease(self, study: Study[Any], order: Order) -> None:
        """Takes the order back when nobody has asked for a while."""
        while (left := study.asked + self.lease - time.monotonic()) > 0:
            await asyncio.sleep(left)
        order.unwanted.set()

    # --- what is made of it ----------------------------------------------------------------

    async def told(self, game: Game, study: Study[Analysis], language: str) -> Analysis:
        """What was found, in a language."""
        found = study.found
        assert found is not None
        if found.language == language:
            return found
        if language not in study.more:
            study.more[language] = asyncio.create_task(
                self._made(work.translated, game.journal, found, language)
            )
        told: Analysis = await _shared(study.more, language)
        return told

    async def report(self, game: Game, language: str, who: Payers) -> bytes:
        """The after-action report of a game, by the best analysis that there is of it."""
        found = await self._first(self.analysis(game, who))
        key = (game.key, language, found.iterations)
        if key not in self.reports and not self.starts.take(who[0]):
            raise Refusal(429, "too-much")

        def make() -> asyncio.Task[bytes]:
            return asyncio.create_task(
                self._made(work.reported, game.journal, found, language, game.people, who=who)
            )

        self.reports.of(key, make)
        report: bytes = await _shared(self.reports, key)
        return report

    async def _first(self, study: Study[Analysis]) -> Analysis:
        """What was found; where that is nothing yet, the first that is found."""
        while study.found is None:
            if not study.working:
                raise Refusal(500, "failed")
            study.asked = time.monotonic()
            await asyncio.sleep(PAUSE)
        return study.found

    async def _made(self, what: Any, *arguments: Any, who: Payers = ()) -> Any:
        try:
            order = Order(what, arguments, what.__name__, lambda _percent: None, who)
            return await self.quick.carry_out(order)
        except ThinkError as error:
            log.error("a study failed: %s", error)
            raise Refusal(500, "failed") from error


async def _shared(tasks: Any, key: Any) -> Any:
    """What a task finds for everyone who waits for it; a failure is not kept."""
    task = tasks[key]
    try:
        return await asyncio.shield(task)
    except Refusal:
        tasks.pop(key, None)
        raise

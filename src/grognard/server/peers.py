"""Other processes that serve the same tables: what they tell, and what they leave undone."""

from __future__ import annotations

import asyncio
import functools
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from grognard.server.refusal import Refusal
from grognard.server.remote import clocks
from grognard.server.storage import Conflict, StorageError

if TYPE_CHECKING:
    from grognard.server.table_service import TableService

P = ParamSpec("P")
T = TypeVar("T")
ATTEMPTS = 5
PAUSE = 0.1  # seconds between attempts to take what another process may let go
ROUND = 3.0  # seconds between looks for computer players whose process is gone

log = logging.getLogger(__name__)


def retried(request: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """A request that is looked at anew when another process changed the table meanwhile.

    It must check its version against the table, so that it can never be carried out twice.
    """

    @functools.wraps(request)
    async def again(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(ATTEMPTS):
            try:
                return await request(*args, **kwargs)
            except Conflict:
                continue
        raise Refusal(503, "not-kept")

    return again


class Peers:
    """Keeps a service up to date."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.loop: asyncio.AbstractEventLoop | None = None
        self.rounds: asyncio.Task[None] | None = None
        self.driven: set[str] = set()  # tables whose computer players this process drives
        self.listens = asyncio.Event()
        self.settled = False  # this process knows the time
        self.question = secrets.token_hex(8)  # by which the answer to this process is known
        self.told: asyncio.Future[int] | None = None

    # --- the time, which is the same for all of them ---------------------------------------

    async def time(self, seconds: float) -> int | None:
        """The time by which the others go, if one of them answers soon enough."""
        self.told = asyncio.get_running_loop().create_future()
        self._listen()
        try:
            async with asyncio.timeout(seconds):
                await self.listens.wait()
                self._say(lambda: f"time? {self.question}")
                return await self.told
        except TimeoutError:
            return None

    def _say(self, word: Callable[[], str]) -> None:
        self.service.storage.database.ask(lambda db: db.announce(word()))

    def _hear_time(self, kind: str, rest: str) -> None:
        if kind == "time?" and self.settled:
            self._say(lambda: f"time {rest} {clocks.time()}")
        question, _, at = rest.partition(" ")
        if kind == "time" and question == self.question and self.told and not self.told.done():
            self.told.set_result(int(at))

    # --- changes ---------------------------------------------------------------------------

    def start(self) -> None:
        """Looks after what others left."""
        self.settled = True
        self._listen()
        self.rounds = asyncio.create_task(self._go_round())

    def _listen(self) -> None:
        if self.loop is not None:
            return
        loop = self.loop = asyncio.get_running_loop()

        def told(word: str | None) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self.hear, word)

        self.service.storage.database.listen(told)

    async def stop(self) -> None:
        """No more rounds."""
        if self.rounds is not None:
            self.rounds.cancel()
            await asyncio.gather(self.rounds, return_exceptions=True)

    def hear(self, word: str | None) -> None:
        """A table was changed, or, after a silence, any of them may have been; or a question."""
        if word is None:
            self.listens.set()
            for table in self.service.sittings.keys() | self.service.opening.keys():
                self.service.rumour(table, None)
            return
        kind, _, rest = word.partition(" ")
        if kind == "table":
            table, _, stamp = rest.partition(" ")
            self.service.rumour(table, int(stamp))
        else:
            self._hear_time(kind, rest)

    async def take(self, table: str) -> bool:
        """Whether this process, and no other, may now drive a table's computer players."""
        if table in self.driven:
            return False
        self.driven.add(table)
        for _ in range(ATTEMPTS):
            if await self._got(table):
                return True
            # The process that ran them last may be just releasing its lock.
            await asyncio.sleep(PAUSE)
        self.driven.discard(table)
        return False

    async def _got(self, table: str) -> bool:
        try:
            return await asyncio.wrap_future(
                self.service.storage.database.hold(f"computer {table}")
            )
        except StorageError:
            return False

    def leave(self, table: str) -> None:
        """Lets others drive them."""
        # Both at once, so that the next task in this process asks only after the release.
        self.driven.discard(table)
        self.service.storage.database.release(f"computer {table}")

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.service.resume()
            except StorageError as error:
                log.warning("computer players cannot be looked after: %s", error)

"""What the server asks of a database; SQLite and PostgreSQL answer alike.

SQL is written once, in what both know: `?` for values, INTEGER and TEXT for columns.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class StorageError(Exception):
    """What was asked cannot be kept or read; the message says why."""


class Conflict(StorageError):
    """Somebody else was quicker: what this change rests on is no longer so."""


class Row(Protocol):
    """One row of an answer."""

    def __getitem__(self, column: str, /) -> Any:
        """The value of a column."""


class Cursor(Protocol):
    """The answer to a statement."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Row | None:
        """The next row."""

    def fetchall(self) -> list[Row]:
        """The rows that are left."""

    def __iter__(self) -> Iterator[Row]:
        """The rows that are left, one by one."""


class Connection(Protocol):
    """Where statements are run."""

    def execute(self, sql: str, values: Sequence[object] = ()) -> Cursor:
        """Runs a statement."""

    def execute_all(self, sql: str, rows: Sequence[Sequence[object]]) -> int:
        """Runs a statement once for each of some rows of values; how many rows were changed."""

    def announce(self, word: str) -> None:
        """Tells every process that serves the same rows, once the transaction is committed."""


class Joint(ABC):
    """Work of which all that came in is done at once, before any other work."""

    def __call__(self, db: Connection) -> None:
        """Does this alone."""
        self.together(db, [self])

    @staticmethod
    @abstractmethod
    def together(db: Connection, works: Sequence[Any]) -> None:
        """Does several of this kind; raises if any of them cannot be done."""


class Promise(Protocol):
    """Tells when a change is durable."""

    def here(self) -> asyncio.Future[None]:
        """What a coroutine waits for; to stop waiting does not stop the change."""

    def result(self) -> None:
        """Waits without a loop; raises if it could not be kept."""

    def exception(self, seconds: float | None = None) -> Exception | None:
        """Waits without a loop; why it could not be kept, or None."""


class Database(Protocol):
    """Rows that survive. Every answer is a future."""

    shared: bool  # whether other processes may change the same rows

    def ask(self, work: Callable[[Connection], T]) -> Future[T]:
        """Does work in one transaction with whatever else came in; resolved after the commit.

        Work that raises has changed nothing. It may be done again after a failure of others', so it
        must do nothing but talk to the connection.
        """

    def keep(self, change: Joint) -> Promise:
        """The same for a change of a table, of which there are many."""

    def read(self, work: Callable[[Connection], T]) -> Future[T]:
        """Work that changes nothing and need not wait for the commits of others."""

    def hold(self, name: str) -> Future[bool]:
        """Takes a name that one process has at a time, until it lets go or dies."""

    def release(self, name: str) -> Future[None]:
        """Lets a name go."""

    def listen(self, told: Callable[[str | None], None]) -> None:
        """Calls, from another thread, with words announced; with None if some may be missed."""

    def close(self) -> None:
        """Finishes what has been asked, and closes."""

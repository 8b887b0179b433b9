"""Everything in PostgreSQL, where several processes on several machines serve the same tables.

Each process writes by one thread, which commits together whatever has come in, and reads by
another. PostgreSQL itself tells the processes of each other's changes (LISTEN, NOTIFY) and sees to
it that a computer player is driven by one of them at a time (advisory locks).
"""

from __future__ import annotations

import hashlib
import logging
import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from functools import lru_cache
from itertools import count
from typing import Any, TypeVar, cast

import psycopg
from psycopg import errors
from psycopg.rows import DictRow, dict_row

from grognard.server.storage.database import Connection, Cursor, Joint, StorageError
from grognard.server.storage.schema import MIGRATIONS
from grognard.server.storage.worker import Job, Kept, Worker, do_joint, do_rest

T = TypeVar("T")
Raw = psycopg.Connection[DictRow]

CHANNEL = "grognard"
NUMBERS = count()
PATIENCE = 5  # seconds for a connection to be made
ATTEMPTS = 5  # at what hindered others, not itself, made fail
PULSE = 0.3  # seconds between looks whether the listening thread must end
LONGEST_PAUSE = 2.0  # seconds between attempts to listen again
HINDERED = (errors.DeadlockDetected, errors.SerializationFailure, errors.LockNotAvailable)
LOST = (psycopg.OperationalError, psycopg.InterfaceError)

# A process that is gone, or its machine, must not keep the others waiting for its locks.
SETTINGS = (
    "SET idle_in_transaction_session_timeout = '10s'",
    "SET lock_timeout = '5s'",
    "SET tcp_keepalives_idle = 5",
    "SET tcp_keepalives_interval = 2",
    "SET tcp_keepalives_count = 3",
)

log = logging.getLogger(__name__)


class PostgresDatabase:
    """A database that this process shares with others."""

    shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        try:
            with _connect(url) as connection:
                _migrate(connection)
        except psycopg.Error as error:
            raise StorageError(f"The database cannot be used: {_first_line(error)}") from error
        self._writer = Worker("storage", lambda: Writer(url))
        self._reader = Worker("reading", lambda: Reader(url))
        self._closing = threading.Event()
        self._listeners: threading.Thread | None = None

    def ask(self, work: Callable[[Connection], T]) -> Future[T]:
        """Does work in one transaction with whatever else came in; resolved after the commit."""
        return self._writer.ask(work)

    def keep(self, change: Joint) -> Kept:
        """A change of a table, in one transaction with whatever else came in."""
        return self._writer.keep(change)

    def read(self, work: Callable[[Connection], T]) -> Future[T]:
        """Work that changes nothing; it sees everything committed before it was asked."""
        return self._reader.ask(work)

    def hold(self, name: str) -> Future[bool]:
        """Takes a name that one process has at a time, until it lets go or dies."""
        query = "SELECT pg_try_advisory_lock(?) AS got"
        return self._reader.ask(lambda db: _truth(db, query, name, "got"))

    def release(self, name: str) -> Future[None]:
        """Lets a name go, however often it was taken."""
        query = "SELECT pg_advisory_unlock(?) AS had"

        def work(db: Connection) -> None:
            while _truth(db, query, name, "had"):
                pass

        return self._reader.ask(work)

    def listen(self, told: Callable[[str | None], None]) -> None:
        """Calls, from another thread, with words announced; with None if some may be missed."""
        self._listeners = threading.Thread(
            target=self._hear, args=(told,), name="listeners", daemon=True
        )
        self._listeners.start()

    def _hear(self, told: Callable[[str | None], None]) -> None:
        pause = 0.1
        while not self._closing.is_set():
            try:
                with _connect(self._url) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    told(None)
                    pause = 0.1
                    self._pass_on(connection, told)
            except psycopg.Error as error:
                log.warning("the database cannot be listened to: %s", _first_line(error))
                self._closing.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def _pass_on(self, connection: Raw, told: Callable[[str | None], None]) -> None:
        while not self._closing.is_set():
            for notice in connection.notifies(timeout=PULSE):
                told(notice.payload)

    def close(self) -> None:
        """Finishes what has been asked, and closes."""
        self._closing.set()
        if self._listeners is not None:
            self._listeners.join()
        self._writer.close()
        self._reader.close()


@contextmanager
def postgres_snapshot(url: str) -> Iterator[tuple[Connection, int]]:
    """The rows as they are now, and the version of their form; servers may be at work."""
    try:
        with _connect(url) as raw:
            # A slow backup must not be cut off as if its connection were dead.
            raw.execute("SET idle_in_transaction_session_timeout = 0")
            raw.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            yield Snapshot(raw), _version(raw)
    except psycopg.Error as error:
        raise StorageError(f"The database cannot be read: {_first_line(error)}") from error


class PostgresConnection:
    """A connection as the server knows it."""

    def __init__(self, raw: Raw) -> None:
        self.raw = raw
        self.words: dict[str, None] = {}

    def execute(self, sql: str, values: Sequence[object] = ()) -> Cursor:
        """Runs a statement."""
        return cast(Cursor, self.raw.execute(_for_psycopg(sql), values))

    def execute_all(self, sql: str, rows: Sequence[Sequence[object]]) -> int:
        """Runs a statement for each of some rows, all in one go; how many rows were changed."""
        with self.raw.cursor() as cursor:
            cursor.executemany(_for_psycopg(sql), rows)
            return cursor.rowcount

    def announce(self, word: str) -> None:
        """Tells every process that listens, once the transaction is committed."""
        self.words[word] = None


class Snapshot(PostgresConnection):
    """A connection whose answers are fetched bit by bit: they may be larger than the memory."""

    def execute(self, sql: str, values: Sequence[object] = ()) -> Cursor:
        """Runs a query."""
        cursor = self.raw.cursor(name=f"rows{next(NUMBERS)}")
        return cast(Cursor, cursor.execute(_for_psycopg(sql), values))


class Executor:
    """A connection that is made when it is needed, and anew when it was lost."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.connection: PostgresConnection | None = None

    def open(self) -> PostgresConnection:
        """The connection."""
        if self.connection is None or self.connection.raw.closed:
            self.connection = PostgresConnection(_connect(self.url))
        return self.connection

    def close(self) -> None:
        """Closes the connection."""
        if self.connection is not None:
            self.connection.raw.close()
            self.connection = None

    def leave(self) -> None:
        """Ends a transaction that failed."""
        if self.connection is None:
            return
        try:
            self.connection.raw.execute("ROLLBACK")
        except psycopg.Error:
            self.close()


class Writer(Executor):
    """Does jobs in one transaction; one that fails does not hinder the others."""

    def do(self, jobs: list[Job]) -> None:
        """One commit for all of them; what others hindered is tried again."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                self._all(jobs)
                return
            except HINDERED:
                if attempt == ATTEMPTS:
                    raise
                # The other must come through first, or both are in each other's way again.
                time.sleep(attempt * random.uniform(0.02, 0.1))

    def _all(self, jobs: list[Job]) -> None:
        """Without savepoints as long as nothing fails: each is a way to the database and back."""
        try:
            self._once(jobs, guarded=False)
        except (*HINDERED, *LOST):
            raise
        except Exception:
            self._once(jobs, guarded=True)

    def _once(self, jobs: list[Job], guarded: bool) -> None:
        connection = self._begin()
        try:
            for job in jobs:
                job.error = None
                if guarded:
                    _try(connection, job)
            if not guarded:
                do_joint(connection, jobs)
                do_rest(connection, jobs)
            _notify(connection)
            connection.raw.execute("COMMIT")
        except BaseException:
            self.leave()
            raise

    def _begin(self) -> PostgresConnection:
        """A transaction; on a new connection if the old one was lost, for nothing is done yet."""
        connection = self.open()
        connection.words.clear()
        try:
            connection.raw.execute("BEGIN")
        except LOST:
            self.close()
            connection = self.open()
            connection.raw.execute("BEGIN")
        return connection


class Reader(Executor):
    """Reads for all who asked from one state of the rows."""

    def do(self, jobs: list[Job]) -> None:
        """Nothing is changed, so whatever fails can be tried again."""
        try:
            self._once(jobs)
        except LOST:
            self.close()
            self._once(jobs)
        except Exception:
            for job in jobs:
                self._alone(job)

    def _alone(self, job: Job) -> None:
        try:
            self._once([job])
        except Exception as error:
            job.error = error

    def _once(self, jobs: list[Job]) -> None:
        connection = self.open()
        try:
            connection.raw.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            for job in jobs:
                job.result = job.work(connection)
            connection.raw.execute("COMMIT")
        except BaseException:
            self.leave()
            raise


def _try(connection: PostgresConnection, job: Job) -> None:
    """One job among others: if it fails, only it is undone."""
    words = dict(connection.words)
    connection.raw.execute("SAVEPOINT job")
    try:
        job.result = job.work(connection)
    except (*HINDERED, *LOST):
        raise
    except Exception as error:
        job.error = error
        connection.words = words
        connection.raw.execute("ROLLBACK TO job")
    connection.raw.execute("RELEASE job")


def _notify(connection: PostgresConnection) -> None:
    if connection.words:
        query = "SELECT pg_notify(%s, word) FROM unnest(%s::text[]) AS word"
        connection.raw.execute(query, (CHANNEL, list(connection.words)))


def _connect(url: str) -> Raw:
    connection = psycopg.connect(
        url,
        autocommit=True,
        row_factory=dict_row,
        application_name="grognard",
        connect_timeout=PATIENCE,
        keepalives_idle=5,
        keepalives_interval=2,
        keepalives_count=3,
    )
    for setting in SETTINGS:
        connection.execute(setting)
    if connection.execute("SHOW synchronous_commit").fetchone() == {"synchronous_commit": "off"}:
        connection.execute("SET synchronous_commit = on")
    return connection


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0] or type(error).__name__


def _key(name: str) -> int:
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], signed=True)


def _truth(db: Connection, query: str, name: str, column: str) -> bool:
    row = db.execute(query, (_key(name),)).fetchone()
    return row is not None and bool(row[column])


@lru_cache(maxsize=1000)
def _for_psycopg(statement: str) -> str:
    """psycopg marks values by %s."""
    return statement.replace("%", "%%").replace("?", "%s")


# --- the form of the rows ------------------------------------------------------------------


def _migrate(connection: Raw) -> None:
    """Brings the database to the present form, one whole step at a time, one process at a time."""
    # Another process may be at it, and take longer than a lock is otherwise waited for.
    connection.execute("SET lock_timeout = 0")
    connection.execute("SELECT pg_advisory_lock(%s)", (_key("migrations"),))
    connection.execute("CREATE TABLE IF NOT EXISTS form (version BIGINT NOT NULL)")
    version = _version(connection)
    if version > len(MIGRATIONS):
        raise StorageError("The database was written by a newer version of the program.")
    for number, step in enumerate(MIGRATIONS[version:], start=version + 1):
        with connection.transaction():
            for statement in step:
                connection.execute(_for_postgres(statement))
            connection.execute("DELETE FROM form")
            connection.execute("INSERT INTO form VALUES (%s)", (number,))


def _version(connection: Raw) -> int:
    row: dict[str, Any] | None = connection.execute("SELECT version FROM form").fetchone()
    return 0 if row is None else int(row["version"])


def _for_postgres(statement: str) -> str:
    """PostgreSQL's INTEGER is too small for times and versions."""
    return statement.replace(" INTEGER", " BIGINT")

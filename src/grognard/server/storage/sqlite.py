"""Everything in one SQLite file, written by one process."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import TypeVar, cast

from grognard.server.storage.database import Connection, Cursor, Joint, StorageError
from grognard.server.storage.schema import MIGRATIONS
from grognard.server.storage.worker import Job, Kept, Worker, do_joint, do_rest
from grognard.server.storage.writer import Writer

T = TypeVar("T")
FILE = "tables.sqlite"
PATIENCE = 1500  # milliseconds for a lock that somebody else holds


class SqliteDatabase:
    """The file of a data folder, which this process has for itself."""

    shared = False

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._claim = _claimed(folder / "tables.lock")
            file = folder / FILE
            migrate(file)
            check_room(file)
        except (OSError, sqlite3.Error) as error:
            raise StorageError(f"The data folder {folder} cannot be used: {error}.") from error
        self._writer = Writer("storage", SqliteExecutor(file))
        self._reader = Worker("reading", lambda: SqliteReader(file))

    def ask(self, work: Callable[[Connection], T]) -> Future[T]:
        """Does work in one transaction with whatever else came in; resolved after the commit."""
        return self._writer.ask(work)

    def keep(self, change: Joint) -> Kept:
        """A change of a table, in one transaction with whatever else came in."""
        return self._writer.keep(change)

    def read(self, work: Callable[[Connection], T]) -> Future[T]:
        """By a connection of its own, which waits for nobody: not even for a foreign lock."""
        return self._reader.ask(work)

    def hold(self, _name: str) -> Future[bool]:
        """There is no other process."""
        return _done(True)

    def release(self, _name: str) -> Future[None]:
        """Nothing was taken."""
        return _done(None)

    def listen(self, _told: Callable[[str | None], None]) -> None:
        """There is nobody to hear from."""

    def close(self) -> None:
        """Finishes what has been asked, and closes."""
        self._reader.close()
        self._writer.close()
        self._claim.close()


@contextlib.contextmanager
def sqlite_snapshot(folder: Path) -> Iterator[tuple[Connection, int]]:
    """The rows of a folder as they are now, and the version of their form; a server may be at work.

    Nobody waits: in WAL a reader keeps its image of the file while the writer goes on.
    """
    file = folder / FILE
    if not file.exists():
        raise StorageError(f"There are no tables in {folder}.")
    raw = open_file(file)
    try:
        raw.execute("PRAGMA query_only = ON")
        raw.execute("BEGIN")
        version = int(raw.execute("PRAGMA user_version").fetchone()[0])
        yield SqliteConnection(raw), version
    finally:
        raw.close()


def _done(result: T) -> Future[T]:
    future: Future[T] = Future()
    future.set_result(result)
    return future


class SqliteConnection:
    """A connection as the server knows it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def execute(self, sql: str, values: Sequence[object] = ()) -> Cursor:
        """Runs a statement."""
        return cast(Cursor, self.connection.execute(sql, cast("tuple[str, ...]", values)))

    def execute_all(self, sql: str, rows: Sequence[Sequence[object]]) -> int:
        """Runs a statement once for each of some rows of values; how many rows were changed."""
        return self.connection.executemany(sql, cast("Sequence[tuple[str, ...]]", rows)).rowcount

    def announce(self, _word: str) -> None:
        """There is nobody to tell."""


class SqliteExecutor:
    """Does jobs in one transaction; one that fails does not hinder the others."""

    def __init__(self, file: Path) -> None:
        self.raw = open_file(file, any_thread=True)
        self._wait(0)  # the event loop begins, and must not stand still
        self.connection = SqliteConnection(self.raw)
        self.smooth = False  # nothing has failed in this transaction

    def begin(self, jobs: list[Job]) -> None:
        """Writes what can be written together."""
        self.smooth = False
        with contextlib.suppress(Exception):  # what fails is tried again, and told then
            self.raw.execute("BEGIN IMMEDIATE")
            do_joint(self.connection, jobs)
            self.smooth = True

    def finish(self, jobs: list[Job]) -> None:
        """Does the rest and commits, without savepoints as long as nothing fails."""
        if self.smooth:
            with contextlib.suppress(Exception):
                do_rest(self.connection, jobs)
                # Not by a statement, which asks four times for its turn among the threads.
                self.raw.commit()
                return
        self._leave()
        self._one_by_one(jobs)

    def _one_by_one(self, jobs: list[Job]) -> None:
        self._wait(PATIENCE)  # only the thread does so
        try:
            self.raw.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._try(job)
            self.raw.execute("COMMIT")
        finally:
            self._leave()
            self._wait(0)

    def _wait(self, milliseconds: int) -> None:
        self.raw.execute(f"PRAGMA busy_timeout = {milliseconds}")

    def _leave(self) -> None:
        if self.raw.in_transaction:
            self.raw.execute("ROLLBACK")

    def _try(self, job: Job) -> None:
        self.raw.execute("SAVEPOINT job")
        try:
            job.result = job.work(self.connection)
        except Exception as error:
            job.error = error
            self.raw.execute("ROLLBACK TO job")
        self.raw.execute("RELEASE job")

    def close(self) -> None:
        """Closes the file."""
        self.raw.close()


class SqliteReader:
    """Reads what is committed, each job from one image of the file."""

    def __init__(self, file: Path) -> None:
        self.raw = open_file(file)
        self.raw.execute("PRAGMA query_only = ON")
        self.connection = SqliteConnection(self.raw)

    def do(self, jobs: list[Job]) -> None:
        """One after another."""
        for job in jobs:
            try:
                self.raw.execute("BEGIN")
                job.result = job.work(self.connection)
            except Exception as error:
                job.error = error
            finally:
                if self.raw.in_transaction:
                    self.raw.execute("ROLLBACK")

    def close(self) -> None:
        """Closes the file."""
        self.raw.close()


def check_room(file: Path) -> None:
    """Raises what a full disk raises, before anybody is promised anything."""
    with contextlib.closing(open_file(file)) as connection:
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("COMMIT")


def _claimed(file: Path) -> sqlite3.Connection:
    """Holds a folder for this process: two servers on one folder would not see each other."""
    claim = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        claim.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise StorageError(f"Another server is using {file.parent}.") from None
    return claim


def open_file(file: Path, *, any_thread: bool = False) -> sqlite3.Connection:
    """A file with the settings that make a commit survive a loss of power."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=not any_thread)
    connection.row_factory = sqlite3.Row
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {setting}")
    return connection


def migrate(file: Path, steps: Sequence[Sequence[str]] = MIGRATIONS) -> None:
    """Brings a file to the present form, one whole step at a time."""
    connection = open_file(file)
    try:
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if version > len(steps):
            raise StorageError(f"{file} was written by a newer version of the program.")
        for number, step in enumerate(steps[version:], start=version + 1):
            connection.execute("BEGIN IMMEDIATE")
            for statement in step:
                connection.execute(_for_sqlite(statement))
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
    finally:
        connection.close()


def _for_sqlite(statement: str) -> str:
    """SQLite alone must be told to mind the types of columns."""
    return (
        f"{statement} STRICT, WITHOUT ROWID" if statement.startswith("CREATE TABLE") else statement
    )

"""Where tables are kept: every action is a row, durable before anyone is told of it.

`Storage` is what the server asks for; `SqliteStorage` keeps it in one file. All work is done by one
thread, which commits whatever has come in together: one wait for the disk serves many tables.
"""

from __future__ import annotations

import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeVar

from grognard.kernel.journal import Entry, Header

T = TypeVar("T")
MOST_TOGETHER = 500  # jobs in one commit


class StorageError(Exception):
    """The data folder cannot be used; the message says why."""


@dataclass(slots=True)
class Chair:
    """Who sits on a seat: a visitor, a computer player, or nobody yet."""

    visitor: str | None = None
    player: str | None = None


@dataclass(frozen=True, slots=True)
class Status:
    """Where a table stands, for lists of tables; the rows of actions are what counts."""

    version: int
    asked: str | None
    over: bool
    settled: bool  # nothing can be undone; only then is the change a date that others may see


@dataclass(slots=True)
class Record:
    """A table as it is kept."""

    id: str
    header: Header
    chairs: dict[str, Chair]
    status: Status
    resigned: str | None = None
    updated: int = 0
    entries: list[Entry] = field(default_factory=list)


class Storage(Protocol):
    """What the server needs kept. Every answer is a future, resolved after the commit."""

    def close(self) -> None:
        """Finishes what has been asked, and closes."""

    def knows(self, visitor: str) -> Future[bool]:
        """Whether there is such a visitor."""

    def add_visitor(self, visitor: str) -> Future[None]:
        """A new visitor."""

    def add_table(self, record: Record) -> Future[None]:
        """A new table."""

    def load(self, table: str) -> Future[Record | None]:
        """A table with its actions."""

    def append(self, table: str, number: int, entry: Entry, status: Status) -> Future[None]:
        """One more action."""

    def remove(self, table: str, number: int, status: Status) -> Future[None]:
        """The last action was taken back."""

    def sit(self, table: str, seat: str, visitor: str) -> Future[bool]:
        """A visitor takes a seat; False if it is not open."""

    def resign(self, table: str, seat: str, status: Status) -> Future[None]:
        """A seat gives the game up."""

    def tables_of(self, visitor: str, most: int) -> Future[list[Record]]:
        """A visitor's tables without their actions, the latest first."""

    def waiting(self) -> Future[list[str]]:
        """The tables at which a computer player is asked."""


# Each step brings a file from one `user_version` to the next; steps are only ever added.
MIGRATIONS = (
    """
    CREATE TABLE visitors (
        visitor TEXT PRIMARY KEY,
        created INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        game TEXT NOT NULL,
        edition TEXT NOT NULL,
        scenario TEXT NOT NULL,
        options TEXT NOT NULL,
        engine INTEGER NOT NULL,
        data TEXT NOT NULL,
        commitment TEXT NOT NULL,
        seed TEXT NOT NULL,
        version INTEGER NOT NULL,
        asked TEXT,
        over INTEGER NOT NULL,
        resigned TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat TEXT NOT NULL,
        place INTEGER NOT NULL,
        visitor TEXT REFERENCES visitors (visitor),
        player TEXT,
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_of_visitor ON seats (visitor);
    CREATE TABLE actions (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        seat TEXT NOT NULL,
        action TEXT NOT NULL,
        dice TEXT NOT NULL,
        final INTEGER NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    """,
)


@dataclass(slots=True)
class Job:
    """Work for the thread that owns the file, and where its result goes."""

    work: Callable[[sqlite3.Connection], Any]
    future: Future[Any]
    result: Any = None
    error: Exception | None = None


class SqliteStorage:
    """Tables in one SQLite file."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._claim = _claimed(folder / "tables.lock")
            self._file = folder / "tables.sqlite"
            _migrate(self._file)
        except (OSError, sqlite3.Error) as error:
            raise StorageError(f"The data folder {folder} cannot be used: {error}.") from error
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="storage", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finishes what has been asked, and closes."""
        self._jobs.put(None)
        self._thread.join()
        self._claim.close()

    # --- the thread ------------------------------------------------------------------------

    def _ask(self, work: Callable[[sqlite3.Connection], T]) -> Future[T]:
        future: Future[T] = Future()
        # Running from the start: whoever stops waiting for it cannot cancel it.
        future.set_running_or_notify_cancel()
        if not self._thread.is_alive():
            future.set_exception(StorageError("The storage is closed."))
            return future
        self._jobs.put(Job(work, future))
        return future

    def _run(self) -> None:
        connection = _open(self._file)
        going = True
        while going:
            jobs, going = self._batch()
            if jobs:
                _commit_together(connection, jobs)
        connection.close()

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

    # --- visitors --------------------------------------------------------------------------

    def knows(self, visitor: str) -> Future[bool]:
        """Whether there is such a visitor."""
        query = "SELECT 1 FROM visitors WHERE visitor = ?"
        return self._ask(lambda db: db.execute(query, (visitor,)).fetchone() is not None)

    def add_visitor(self, visitor: str) -> Future[None]:
        """A new visitor."""
        return self._ask(lambda db: _do(db, "INSERT INTO visitors VALUES (?, ?)", visitor, _now()))

    # --- tables ----------------------------------------------------------------------------

    def add_table(self, record: Record) -> Future[None]:
        """A new table."""
        return self._ask(lambda db: _insert(db, record))

    def load(self, table: str) -> Future[Record | None]:
        """A table with its actions."""
        return self._ask(lambda db: _load(db, table))

    def append(self, table: str, number: int, entry: Entry, status: Status) -> Future[None]:
        """One more action."""
        dice = " ".join(map(str, entry.dice))
        row = (table, number, entry.seat, entry.text, dice, int(entry.final))

        def work(db: sqlite3.Connection) -> None:
            _do(db, "INSERT INTO actions VALUES (?, ?, ?, ?, ?, ?)", *row)
            _note(db, table, status)

        return self._ask(work)

    def remove(self, table: str, number: int, status: Status) -> Future[None]:
        """The last action was taken back."""

        def work(db: sqlite3.Connection) -> None:
            _do(db, "DELETE FROM actions WHERE table_id = ? AND number = ?", table, number)
            _note(db, table, status)

        return self._ask(work)

    def sit(self, table: str, seat: str, visitor: str) -> Future[bool]:
        """A visitor takes a seat; False if it is not open."""
        update = (
            "UPDATE seats SET visitor = ? WHERE table_id = ? AND seat = ? "
            "AND visitor IS NULL AND player IS NULL"
        )
        return self._ask(lambda db: db.execute(update, (visitor, table, seat)).rowcount == 1)

    def resign(self, table: str, seat: str, status: Status) -> Future[None]:
        """A seat gives the game up."""

        def work(db: sqlite3.Connection) -> None:
            _do(db, "UPDATE tables SET resigned = ? WHERE id = ?", seat, table)
            _note(db, table, status)

        return self._ask(work)

    def tables_of(self, visitor: str, most: int) -> Future[list[Record]]:
        """A visitor's tables without their actions, the latest first."""
        query = (
            "SELECT * FROM tables WHERE id IN (SELECT table_id FROM seats WHERE visitor = ?) "
            "ORDER BY updated DESC, created DESC, id LIMIT ?"
        )
        return self._ask(
            lambda db: [_record(db, row) for row in db.execute(query, (visitor, most)).fetchall()]
        )

    def waiting(self) -> Future[list[str]]:
        """The tables at which a computer player is asked."""
        query = (
            "SELECT id FROM tables JOIN seats ON table_id = id AND seat = asked "
            "WHERE player IS NOT NULL AND NOT over ORDER BY updated"
        )
        return self._ask(lambda db: [str(row["id"]) for row in db.execute(query)])


def _now() -> int:
    return int(time.time() * 1000)


def _claimed(file: Path) -> sqlite3.Connection:
    """Holds a folder for this process: two servers on one folder would not see each other."""
    claim = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        claim.close()
        raise StorageError(f"Another server is using {file.parent}.") from None
    return claim


def _open(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None)
    connection.row_factory = sqlite3.Row
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {setting}")
    return connection


def _migrate(file: Path) -> None:
    """Brings the file to the present form, one whole step at a time."""
    connection = _open(file)
    try:
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if version > len(MIGRATIONS):
            raise StorageError(f"{file} was written by a newer version of the program.")
        for number, step in enumerate(MIGRATIONS[version:], start=version + 1):
            connection.executescript(
                f"BEGIN IMMEDIATE; {step} PRAGMA user_version = {number}; COMMIT;"
            )
    finally:
        connection.close()


def _commit_together(db: sqlite3.Connection, jobs: list[Job]) -> None:
    """Does jobs in one transaction; one that fails does not hinder the others."""
    try:
        db.execute("BEGIN IMMEDIATE")
        for job in jobs:
            _try(db, job)
        db.execute("COMMIT")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        for job in jobs:
            job.error = error
    for job in jobs:
        if job.error is not None:
            job.future.set_exception(StorageError(f"It could not be kept: {job.error}"))
        else:
            job.future.set_result(job.result)


def _try(db: sqlite3.Connection, job: Job) -> None:
    db.execute("SAVEPOINT job")
    try:
        job.result = job.work(db)
    except Exception as error:
        job.error = error
        db.execute("ROLLBACK TO job")
    db.execute("RELEASE job")


def _do(db: sqlite3.Connection, statement: str, *values: str | int | None) -> None:
    """Runs a statement that must change exactly one row."""
    if db.execute(statement, values).rowcount != 1:
        raise StorageError("a row that should be there is missing")


def _note(db: sqlite3.Connection, table: str, status: Status) -> None:
    update = "UPDATE tables SET version = ?, asked = ?, over = ? WHERE id = ?"
    _do(db, update, status.version, status.asked, int(status.over), table)
    if status.settled:
        _do(db, "UPDATE tables SET updated = ? WHERE id = ?", _now(), table)


def _insert(db: sqlite3.Connection, record: Record) -> None:
    h, s, now = record.header, record.status, _now()
    values = (
        *(record.id, now, now, h.game, h.edition, h.scenario, " ".join(h.options)),
        *(h.engine, h.data, h.commitment, h.seed, s.version, s.asked, int(s.over), None),
    )
    marks = ", ".join("?" * len(values))
    _do(db, f"INSERT INTO tables VALUES ({marks})", *values)
    for place, (seat, chair) in enumerate(record.chairs.items()):
        row = (record.id, seat, place, chair.visitor, chair.player)
        _do(db, "INSERT INTO seats VALUES (?, ?, ?, ?, ?)", *row)


def _load(db: sqlite3.Connection, table: str) -> Record | None:
    row = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    record = _record(db, row)
    query = "SELECT * FROM actions WHERE table_id = ? ORDER BY number"
    record.entries = [
        Entry(r["seat"], r["action"], tuple(map(int, r["dice"].split())), bool(r["final"]))
        for r in db.execute(query, (table,))
    ]
    return record


def _record(db: sqlite3.Connection, row: sqlite3.Row) -> Record:
    query = "SELECT * FROM seats WHERE table_id = ? ORDER BY place"
    chairs = {r["seat"]: Chair(r["visitor"], r["player"]) for r in db.execute(query, (row["id"],))}
    header = Header(
        game=row["game"],
        edition=row["edition"],
        scenario=row["scenario"],
        options=tuple(row["options"].split()),
        engine=row["engine"],
        data=row["data"],
        dice="hmac",
        commitment=row["commitment"],
        seed=row["seed"],
        players={seat: chair.player or "human" for seat, chair in chairs.items()},
    )
    status = Status(row["version"], row["asked"], bool(row["over"]), settled=True)
    return Record(row["id"], header, chairs, status, row["resigned"], row["updated"])

"""What the owner of a server can see and remove, also while it is running.

Every change of a table adds to its stamp, so a server that has it in memory learns of it at once or
at its next heartbeat.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from grognard.server.accounts.people import changed, forget_person
from grognard.server.storage import Connection, StorageError, open_database
from grognard.server.storage.schema import MIGRATIONS, tables_at
from grognard.server.storage.sqlite import FILE, SqliteConnection, open_file

T = TypeVar("T")
SHORT = 12  # characters of a person's key that are shown, enough to tell people apart


@dataclass(frozen=True, slots=True)
class TableKept:
    """A table, for its owner's eyes; times are milliseconds since 1970."""

    id: str
    game: str
    seats: str
    opened_by: str
    actions: int
    updated: int
    state: str


@dataclass(frozen=True, slots=True)
class GuestKept:
    """Somebody without an account."""

    person: str
    tables: int
    created: int
    used: int


def carried_out(folder: Path, url: str | None, work: Callable[[Connection], T]) -> T:
    """Does something in one transaction; a server may be at work on the same rows."""
    if url:
        with closing(open_database(folder, url)) as database:
            return database.ask(work).result()
    file = folder / FILE
    if not file.exists():
        raise StorageError(f"There are no tables in {folder}.")
    try:
        with closing(open_file(file)) as raw:
            if int(raw.execute("PRAGMA user_version").fetchone()[0]) != len(MIGRATIONS):
                raise StorageError(f"{file} has another form: start this version's server first.")
            raw.execute("BEGIN IMMEDIATE")
            found = work(SqliteConnection(raw))
            raw.execute("COMMIT")
            return found
    except sqlite3.Error as error:
        raise StorageError(f"{file} cannot be used: {error}.") from error


# --- tables --------------------------------------------------------------------------------


def tables(db: Connection, most: int) -> list[TableKept]:
    """The tables, those that were changed last first."""
    query = (
        "SELECT t.*, (SELECT COUNT(*) FROM actions a WHERE a.table_id = t.id) AS actions "
        "FROM tables t ORDER BY t.updated DESC, t.id LIMIT ?"
    )
    rows = db.execute(query, (most,)).fetchall()
    return [
        TableKept(
            row["id"],
            row["game"],
            _seats(db, row["id"]),
            (row["opened_by"] or "-")[:SHORT],
            row["actions"],
            row["updated"],
            "over" if row["over"] else "paused" if row["paused"] else "under way",
        )
        for row in rows
    ]


def _seats(db: Connection, table: str) -> str:
    query = (
        "SELECT s.seat, s.person, s.player, p.name FROM seats s "
        "LEFT JOIN people p ON p.person = s.person WHERE s.table_id = ? ORDER BY s.place"
    )
    return ", ".join(
        f"{row['seat']} {row['player'] or row['name'] or (row['person'] or 'open')[:SHORT]}"
        for row in db.execute(query, (table,))
    )


def pause(db: Connection, tables: Sequence[str]) -> None:
    """Nobody plays on until those who sit there agree to."""
    for table in tables:
        _check(db, table)
        db.execute("UPDATE tables SET paused = 1, clock_since = NULL WHERE id = ?", (table,))
    changed(db, list(tables))


def remove(db: Connection, tables: Sequence[str]) -> None:
    """Tables with everything that hangs on them."""
    for table in tables:
        _check(db, table)
        _remove(db, table)


def _remove(db: Connection, table: str) -> None:
    changed(db, [table])
    for name in reversed(tables_at(len(MIGRATIONS))):
        if name in HANGING:
            db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
    db.execute("UPDATE tables SET next_table = NULL WHERE next_table = ?", (table,))
    db.execute("DELETE FROM tables WHERE id = ?", (table,))


HANGING = ("actions", "seats", "notices", "offers", "chat", "seen", "standing", "holders")


def _check(db: Connection, table: str) -> None:
    if db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is None:
        raise StorageError(f"There is no table {table}.")


# --- guests --------------------------------------------------------------------------------


def guests(db: Connection, most: int) -> list[GuestKept]:
    """Those without an account who still have a session, the one with most tables first."""
    query = (
        "SELECT p.person, p.created, MAX(s.used) AS used, "
        "(SELECT COUNT(*) FROM tables t WHERE t.opened_by = p.person) AS tables "
        "FROM people p JOIN sessions s ON s.person = p.person WHERE p.name IS NULL "
        "GROUP BY p.person, p.created ORDER BY tables DESC, used DESC LIMIT ?"
    )
    return [
        GuestKept(row["person"], row["tables"], row["created"], row["used"])
        for row in db.execute(query, (most,)).fetchall()
    ]


def remove_guest(db: Connection, start: str) -> int:
    """Removes a guest by the beginning of the key, and the guest's tables; how many tables."""
    query = "SELECT person FROM people WHERE name IS NULL AND SUBSTR(person, 1, ?) = ?"
    found = [row["person"] for row in db.execute(query, (len(start), start))]
    if len(found) != 1:
        raise StorageError(f"{len(found)} guests begin with {start}; name one.")
    query = "SELECT id FROM tables WHERE opened_by = ?"
    opened = [row["id"] for row in db.execute(query, (found[0],)).fetchall()]
    remove(db, opened)
    forget_person(db, found[0])
    return len(opened)

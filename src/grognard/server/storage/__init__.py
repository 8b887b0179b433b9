"""Where everything is kept: what the server asks for, on SQLite or PostgreSQL."""

from contextlib import AbstractContextManager
from pathlib import Path

from grognard.server.storage.database import Conflict, Connection, Database, Promise, StorageError
from grognard.server.storage.schema import MIGRATIONS
from grognard.server.storage.sqlite import SqliteDatabase, sqlite_snapshot
from grognard.server.storage.tables import Chair, Record, Status, TableStore, now
from grognard.server.storage.terms import Offer, Standing, Terms

__all__ = [
    "MIGRATIONS",
    "Chair",
    "Conflict",
    "Connection",
    "Database",
    "Offer",
    "Promise",
    "Record",
    "SqliteDatabase",
    "Standing",
    "Status",
    "StorageError",
    "TableStore",
    "Terms",
    "now",
    "open_database",
    "snapshot",
]


def open_database(folder: Path, url: str | None) -> Database:
    """The database at an address, or the file of a folder."""
    if not url:
        return SqliteDatabase(folder)
    _check(url)
    # Imported here: it takes a moment, and most servers do without.
    from grognard.server.storage.postgres import PostgresDatabase

    return PostgresDatabase(url)


def snapshot(folder: Path, url: str | None) -> AbstractContextManager[tuple[Connection, int]]:
    """All rows as they are at one moment, for reading, and the version of their form."""
    if not url:
        return sqlite_snapshot(folder)
    _check(url)
    from grognard.server.storage.postgres import postgres_snapshot

    return postgres_snapshot(url)


def _check(url: str) -> None:
    if not url.startswith(("postgresql://", "postgres://")):
        raise StorageError("The address of a database begins with postgresql://.")

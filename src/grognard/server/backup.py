"""Everything that is kept, in one file, which either database can be filled from.

The file is gzipped JSON lines: what it is; then for each table its name and columns, and its rows;
at the end how many there were of each. Whoever reads it finds seeds and e-mail addresses: it is
written for its owner alone.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import sqlite3
import tempfile
import zlib
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, TextIO, cast

from grognard.server.storage import MIGRATIONS, Connection, Database, StorageError, now, snapshot
from grognard.server.storage.schema import tables_at
from grognard.server.storage.sqlite import (
    FILE,
    SqliteConnection,
    migrate,
    open_file,
    sqlite_snapshot,
)
from grognard.server.storage.tables import load
from grognard.server.tables import Damaged, Table

NAME = re.compile(r"[a-z_]+")
KIND, FORMAT = "grognard-backup", 1
TOGETHER = 100  # rows in one statement


class BackupError(Exception):
    """A backup cannot be made or used; the message says why."""


@dataclass(frozen=True, slots=True)
class Content:
    """What a backup holds."""

    counts: dict[str, int]
    damaged: list[str] = field(default_factory=list)  # tables whose actions do not fit


def back_up(folder: Path, url: str | None, file: Path, check: bool = True) -> Content:
    """Writes everything into a new file and reads it back; servers may be at work."""
    try:
        with snapshot(folder, url) as (connection, version), _new_file(file) as out:
            _write(connection, version, out)
    except OSError as error:
        raise BackupError(f"{file} cannot be written: {error.strerror or error}.") from error
    with rebuilt(file, check) as (_rows, content):
        return content


def restore(file: Path, database: Database, replace: bool, check: bool = True) -> Content:
    """Fills a database from a file, wholly or not at all."""
    with rebuilt(file, check) as (folder, content):
        names = tables_at(len(MIGRATIONS))

        def work(db: Connection) -> None:
            if replace:
                for name in reversed(names):
                    db.execute(f"DELETE FROM {name}")
            elif any(db.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() for name in names):
                raise StorageError("There is something in it; --replace puts the backup there.")
            with sqlite_snapshot(folder) as (rows, _version):
                for name in names:
                    _copy(rows, db, name)

        error = database.ask(work).exception()
        if error is not None:
            raise BackupError(str(error)) from error
        return content


@contextmanager
def rebuilt(file: Path, check: bool) -> Iterator[tuple[Path, Content]]:
    """A temporary folder with everything from a file, in the present form, and what there is."""
    with tempfile.TemporaryDirectory(prefix="grognard-") as name:
        folder = Path(name)
        try:
            with gzip.open(file, "rt", encoding="utf-8") as lines:
                counts = _read(map(json.loads, lines), folder / FILE)
        except (OSError, EOFError, ValueError, zlib.error, sqlite3.Error) as error:
            raise BackupError(f"{file} is not a whole backup: {error}") from error
        migrate(folder / FILE)
        yield folder, Content(counts, _damaged(folder) if check else [])


# --- writing -------------------------------------------------------------------------------


@contextmanager
def _new_file(file: Path) -> Iterator[TextIO]:
    """A file that appears only when it is complete, readable by its owner alone."""
    if file.exists():
        raise BackupError(f"{file} is there already.")
    part = file.with_name(f"{file.name}.part")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as out:
                yield cast(TextIO, out)
            raw.flush()
            os.fsync(raw.fileno())
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)


def _write(connection: Connection, version: int, out: TextIO) -> None:
    if not 1 <= version <= len(MIGRATIONS):
        raise BackupError("The tables were written by another version of the program.")
    counts: dict[str, int] = {}
    _line(out, {"kind": KIND, "format": FORMAT, "version": version, "made": now()})
    for name in tables_at(version):
        counts[name] = 0
        for row in connection.execute(f"SELECT * FROM {name}"):
            values = dict(cast("Mapping[str, Any]", row))
            if not counts[name]:
                _line(out, {"table": name, "columns": list(values)})
            _line(out, list(values.values()))
            counts[name] += 1
    _line(out, {"counts": counts})


def _line(out: TextIO, data: Any) -> None:
    out.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


# --- reading -------------------------------------------------------------------------------


def _read(lines: Iterator[Any], file: Path) -> dict[str, int]:
    """Makes a file of the form that the backup had; how many rows there are in each table."""
    head = next(lines, None)
    if not isinstance(head, dict) or (head.get("kind"), head.get("format")) != (KIND, FORMAT):
        raise ValueError("it does not begin as one")
    version = int(head["version"])
    if version > len(MIGRATIONS):
        raise ValueError("it was made by a newer version of the program")
    migrate(file, MIGRATIONS[:version])
    raw = open_file(file)
    try:
        raw.execute("BEGIN")
        counts = _fill(SqliteConnection(raw), lines, set(tables_at(version)))
        raw.execute("COMMIT")
        return counts
    finally:
        raw.close()


def _fill(db: Connection, lines: Iterator[Any], names: Collection[str]) -> dict[str, int]:
    counts = dict.fromkeys(names, 0)
    insert, name = "", ""
    for line in lines:
        if isinstance(line, list):
            db.execute(insert, line)
            counts[name] += 1
        elif "counts" in line:
            if line["counts"] != counts:
                raise ValueError("rows are missing")
            return counts
        else:
            name = line["table"]
            insert = _insert(name, line["columns"], 1)
            # Names become part of a statement, so they must be names that it can have.
            if name not in names or not all(map(NAME.fullmatch, line["columns"])):
                raise ValueError("it has tables that it cannot have")
    raise ValueError("its end is missing")


def _insert(name: str, columns: Sequence[str], rows: int) -> str:
    marks = f"({', '.join('?' * len(columns))})"
    return f"INSERT INTO {name} ({', '.join(columns)}) VALUES {', '.join([marks] * rows)}"


def _copy(rows: Connection, db: Connection, name: str) -> None:
    found = (dict(cast("Mapping[str, Any]", row)) for row in rows.execute(f"SELECT * FROM {name}"))
    while some := list(islice(found, TOGETHER)):
        values = [value for row in some for value in row.values()]
        db.execute(_insert(name, list(some[0]), len(some)), values)


def _damaged(folder: Path) -> list[str]:
    """The tables whose actions, played again, do not give what is written."""
    with sqlite_snapshot(folder) as (rows, _version):
        ids = [str(row["id"]) for row in rows.execute("SELECT id FROM tables ORDER BY id")]
        return [table for table in ids if not _replays(rows, table)]


def _replays(rows: Connection, table: str) -> bool:
    record = load(rows, table)
    try:
        return record is not None and Table(record) is not None
    except Damaged:
        return False

"""Everything in one file, and back, from either database to either."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from cluster import Cluster
from litestar.testing import TestClient
from visiting import ATTACK, PLENTY, Visitor

from grognard.cli.main import main
from grognard.server.app import create_app
from grognard.server.storage import MIGRATIONS, open_database, snapshot
from grognard.server.storage.schema import tables_at
from grognard.server.storage.sqlite import FILE, migrate


def grognard(*words: str | Path) -> Result:
    """Runs a command."""
    return CliRunner().invoke(main, list(map(str, words)))


def place(folder: Path, address: str | None) -> list[str]:
    """The options that name a data folder or a database."""
    return ["--data", str(folder), *(["--database", address] if address else [])]


def rows(folder: Path, address: str | None) -> dict[str, list[Any]]:
    """Everything that is kept."""
    with snapshot(folder, address) as (db, version):
        assert version == len(MIGRATIONS)
        return {
            name: sorted(map(repr, map(dict, db.execute(f"SELECT * FROM {name}"))))
            for name in tables_at(version)
        }


@contextmanager
def played(folder: Path, address: str | None) -> Iterator[tuple[Visitor, str]]:
    """A server with something to keep: a visitor and his table."""
    with TestClient(create_app(folder, PLENTY, open_database(folder, address))) as client:
        ann = Visitor(client)
        table = ann.new_table()
        ann.act(table, "french", *ATTACK)
        ann.waits(ann.new_table("computer:greedy", "me"), "allied")
        yield ann, table


def test_a_backup_fills_either_database(
    folder: Path, address: str | None, tmp_path: Path, cluster: Cluster
) -> None:
    """It is made while the server is at work, and the game goes on from it."""
    file, where = tmp_path / "all.gz", place(folder, address)
    with played(folder, address) as (ann, table):
        live = grognard("backup", tmp_path / "live.gz", *where)
        assert live.exit_code == 0, live.output
        assert "tables: 2" in live.output
        shown = ann.see(table, "french")
    before = rows(folder, address)
    assert grognard("backup", file, *where).exit_code == 0
    assert file.stat().st_mode & 0o077 == 0
    for other in (None, cluster.new()):
        fresh = tmp_path / f"fresh-{other is None}"
        done = grognard("restore", file, *place(fresh, other))
        assert done.exit_code == 0, done.output
        assert rows(fresh, other) == before
        with TestClient(create_app(fresh, PLENTY, open_database(fresh, other))) as again:
            assert Visitor(again, ann.token).see(table, "french") == shown
            assert Visitor(again, ann.token).act(table, "french", "done")["log"]


def test_what_is_there_is_not_lost_unasked(
    folder: Path, address: str | None, tmp_path: Path
) -> None:
    """Only with --replace is it; and no backup is overwritten."""
    file, where = tmp_path / "all.gz", place(folder, address)
    with played(folder, address) as (ann, table):
        assert grognard("backup", file, *where).exit_code == 0
        assert "already" in grognard("backup", file, *where).output
        first = rows(folder, address)["actions"]
        ann.act(table, "french", "done")
        ann.new_table()
    second = rows(folder, address)
    refused = grognard("restore", file, *where)
    assert refused.exit_code == 2
    assert "--replace" in refused.output
    assert rows(folder, address) == second
    assert grognard("restore", file, *where, "--replace").exit_code == 0
    assert rows(folder, address)["actions"] == first
    assert len(rows(folder, address)["tables"]) == len(second["tables"]) - 1


LINES = {
    "cut": lambda lines: lines[:-1],
    "a row lost": lambda lines: [*lines[:-2], lines[-1]],
    "another table": lambda lines: [lines[0], '{"table": "sqlite_master", "columns": ["a"]}'],
    "a column": lambda lines: [lines[0], '{"table": "tables", "columns": ["a) SELECT"]}'],
    "newer": lambda lines: [lines[0].replace(f'"version":{len(MIGRATIONS)}', '"version":99')],
    "something else": lambda lines: ["[]"],
    "nothing": lambda lines: [],
}


@pytest.mark.parametrize("harm", LINES)
def test_half_a_backup_is_none(harm: str, folder: Path, tmp_path: Path) -> None:
    """It is refused, and nothing is touched."""
    with TestClient(create_app(folder, PLENTY)) as client:
        Visitor(client).new_table()
    file, bad = tmp_path / "all.gz", tmp_path / "bad.gz"
    assert grognard("backup", file, "--data", folder).exit_code == 0
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    bad.write_bytes(gzip.compress("\n".join(LINES[harm](lines)).encode()))
    before = rows(folder, None)
    done = grognard("restore", bad, "--data", folder, "--replace")
    assert done.exit_code == 2
    assert "not a whole backup" in done.output
    assert rows(folder, None) == before


def test_a_file_that_breaks_off_is_none(folder: Path, tmp_path: Path) -> None:
    """A copy that did not come to its end."""
    with TestClient(create_app(folder, PLENTY)) as client:
        Visitor(client).new_table()
    file = tmp_path / "all.gz"
    assert grognard("backup", file, "--data", folder).exit_code == 0
    file.write_bytes(file.read_bytes()[:-20])
    assert "not a whole backup" in grognard("restore", file, "--data", tmp_path / "new").output


def test_a_game_that_cannot_be_played_again_is_named(folder: Path, tmp_path: Path) -> None:
    """The backup is made all the same; it is all there is."""
    with TestClient(create_app(folder, PLENTY)) as client:
        ann = Visitor(client)
        table, other = ann.new_table(), ann.new_table()
        ann.act(table, "french", "done")
        ann.act(other, "french", "done")
    with sqlite3.connect(folder / FILE) as db:
        db.execute("UPDATE actions SET dice = '6' WHERE table_id = ?", (table,))
    db.close()
    file = tmp_path / "all.gz"
    done = grognard("backup", file, "--data", folder)
    assert done.exit_code == 2
    assert table in done.output
    assert other not in done.output
    assert file.exists()
    assert grognard("restore", file, "--data", tmp_path / "new", "--no-check").exit_code == 0


def test_nothing_to_back_up(tmp_path: Path) -> None:
    """Is said, and no folder is made."""
    done = grognard("backup", tmp_path / "all.gz", "--data", tmp_path / "nowhere")
    assert done.exit_code == 2
    assert "no tables" in done.output
    assert list(tmp_path.iterdir()) == []


# --- older forms ---------------------------------------------------------------------------


def old_folder(folder: Path) -> None:
    """A folder as the first version wrote it, with a visitor at a table."""
    folder.mkdir()
    migrate(folder / FILE, MIGRATIONS[:1])
    with sqlite3.connect(folder / FILE) as db:
        db.execute("INSERT INTO visitors VALUES ('hash', 7)")
        values = ["t", 1, 2, "waterloo", "e", "s", "", 1, "d", "c", "00", 3, "french", 0, None]
        db.execute(f"INSERT INTO tables VALUES ({', '.join('?' * 15)})", values)
        db.execute("INSERT INTO seats VALUES ('t', 'french', 0, 'hash', NULL)")
    db.close()


def test_visitors_of_the_first_version_are_people(folder: Path) -> None:
    """With the session that their cookie opens, and their seats."""
    old_folder(folder)
    open_database(folder, None).close()
    with snapshot(folder, None) as (db, _version):
        people = db.execute("SELECT person, created, name FROM people").fetchall()
        assert list(map(tuple, people)) == [("hash", 7, None)]
        sessions = db.execute("SELECT session, person, kind, created FROM sessions").fetchall()
        assert list(map(tuple, sessions)) == [("hash", "hash", "visit", 7)]
        seats = db.execute("SELECT table_id, seat, person FROM seats").fetchall()
        assert list(map(tuple, seats)) == [("t", "french", "hash")]


def test_an_old_backup_is_brought_into_form(folder: Path, tmp_path: Path, url: str) -> None:
    """From the first version into either database of the present one."""
    old_folder(folder)
    file = tmp_path / "old.gz"
    assert grognard("backup", file, "--data", folder, "--no-check").exit_code == 0
    assert json.loads(gzip.decompress(file.read_bytes()).splitlines()[0])["version"] == 1
    for other in (None, url):
        fresh = tmp_path / "fresh"
        done = grognard("restore", file, *place(fresh, other), "--no-check")
        assert done.exit_code == 0, done.output
        kept = rows(fresh, other)
        assert len(kept["people"]) == len(kept["sessions"]) == len(kept["tables"]) == 1


def test_the_tables_of_a_version() -> None:
    """Each comes after those that it refers to."""
    assert tables_at(1) == ["visitors", "tables", "seats", "actions"]
    names = tables_at(len(MIGRATIONS))
    assert names[0] == "people"
    assert {"sessions", "notices", "offers", "chat"} <= set(names)

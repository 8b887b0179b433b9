"""What is kept: every acknowledged action, whatever happens to the server."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from litestar.testing import TestClient
from visiting import ATTACK, PLENTY, Visitor, calling, truth

from grognard.kernel.journal import Entry
from grognard.server import table_service
from grognard.server.app import create_app
from grognard.server.messages import NewTable
from grognard.server.sitting import Listener
from grognard.server.storage import (
    MIGRATIONS,
    Conflict,
    Connection,
    Database,
    Promise,
    SqliteDatabase,
    Status,
    StorageError,
    TableStore,
)
from grognard.server.storage.worker import Kept
from grognard.server.table_service import new_record
from grognard.server.tables import Damaged, Table
from waiting import PATIENCE

STATUS = Status(1, "french", over=False, settled=True)


@contextmanager
def serving(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    command = [sys.executable, "-m", "grognard", "serve", "--port", "0", "--no-open"]
    process = subprocess.Popen(
        [*command, "--data", str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline().split()[1]
    finally:
        process.kill()
        process.wait()


def test_a_killed_server_has_every_acknowledged_action(folder: Path) -> None:
    """Killed outright in the middle of the computer's turn, then opened again."""
    with serving(folder) as (process, address), calling(address) as http:
        ann = Visitor(http)
        table = ann.new_table(allied="me")
        shown = ann.act(table, "french", *ATTACK)
        ann.undo(table, "french")
        shown = ann.act(table, "french", ATTACK[-1], "done")
        rival = ann.new_table("computer:greedy", "me")
        process.send_signal(signal.SIGKILL)
        process.wait()
    with TestClient(create_app(folder, PLENTY)) as client:
        again = Visitor(client, ann.token)
        assert again.see(table, "french") == {**shown, "seats": again.see(table)["seats"]}
        truth(client, table).journal.verify()
        assert {t["table"] for t in again.get("/tables")} == {table, rival}
        assert again.waits(rival, "allied")["asked"] == "allied"


def test_what_cannot_be_kept_has_not_happened(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The visitor is told so, and the table is as it was."""
    with TestClient(create_app(folder, PLENTY)) as client:
        ann = Visitor(client)
        table = ann.new_table()
        before = ann.see(table, "french")

        def fails(*_args: object) -> Kept:
            failed = Kept()
            failed.settle(StorageError("the disk is full"))
            return failed

        with monkeypatch.context() as patch:
            patch.setattr(TableStore, "append", fails)
            assert "disk" not in ann.act(table, "french", "done", status=503)["error"]
        assert ann.see(table, "french") == before
        assert ann.act(table, "french", "done")["log"]


def test_tables_that_nobody_looks_at_are_put_away(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And come back from their rows."""
    monkeypatch.setattr(table_service, "MOST_OPEN", 2)
    with TestClient(create_app(folder, PLENTY)) as client:
        ann = Visitor(client)
        first = ann.new_table()
        shown = ann.act(first, "french", *ATTACK)
        for _ in range(4):
            ann.new_table()
        assert len(client.app.state.service.sittings) == 2
        assert first not in client.app.state.service.sittings
        assert ann.see(first, "french") == shown


def test_tables_in_use_do_not_drive_out_the_others(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many are listened to, what was just opened stays for whoever opened it."""
    monkeypatch.setattr(table_service, "MOST_OPEN", 2)
    with TestClient(create_app(folder, PLENTY)) as client:
        ann, sittings = Visitor(client), client.app.state.service.sittings
        for _ in range(4):
            sittings[ann.new_table()].listeners.add(Listener())
        tables = [ann.new_table() for _ in range(3)]
        assert len(sittings) == 6
        assert [table in sittings for table in tables] == [False, True, True]


def test_rows_that_do_not_fit_are_not_believed() -> None:
    """Dice, seats and actions must come out as they were written."""
    record = new_record("ann", NewTable("waterloo", seats={"french": "me"}))
    record.entries = [Entry("french", "done", (), True)]
    assert Table(record).asked == "allied"
    for wrong in (
        Entry("allied", "done", (), True),
        Entry("french", "done", (6,), True),
        Entry("french", "march pecheux brussels", (), True),
        Entry("french", "group philippeville allied", (), False),
    ):
        record.entries = [wrong]
        with pytest.raises(Damaged):
            Table(record)


def test_a_damaged_table_is_told(folder: Path) -> None:
    """The others are served."""
    with TestClient(create_app(folder, PLENTY)) as client:
        ann = Visitor(client)
        table, other = ann.new_table(), ann.new_table()
        ann.act(table, "french", "done")
    with sqlite3.connect(folder / "tables.sqlite") as db:
        db.execute("UPDATE actions SET action = 'march foy brussels'")
    db.close()
    with TestClient(create_app(folder, PLENTY)) as client:
        again = Visitor(client, ann.token)
        assert again.ask("GET", f"/tables/{table}").status_code == 500
        assert again.ask("GET", f"/tables/{other}").status_code == 200


# --- the file ------------------------------------------------------------------------------


@pytest.fixture
def storage(database: Database) -> Iterator[TableStore]:
    """An open storage, in turn on each of the databases."""
    found = TableStore(database)
    yield found
    found.close()


@pytest.fixture
def file(folder: Path) -> Iterator[TableStore]:
    """An open storage in a file."""
    found = TableStore(SqliteDatabase(folder))
    yield found
    found.close()


def test_many_tables_share_a_commit(storage: TableStore) -> None:
    """One job that fails does not hinder the others that were waiting with it."""
    storage.add_guest("ann", "s").result()
    record = new_record("ann", NewTable("waterloo", seats={"french": "me"}))
    futures = [storage.add_table(record), storage.add_table(record)]
    futures += [
        storage.append(record.id, n - 1, n, [Entry("french", f"a{n}", (n,))], STATUS)
        for n in range(1, 200)
    ]
    futures.append(storage.append("nowhere", 0, 1, [Entry("french", "done")], STATUS))
    failed = [n for n, future in enumerate(futures) if future.exception() is not None]
    assert failed == [1, len(futures) - 1]
    kept = storage.load(record.id).result()
    assert kept is not None
    assert [entry.dice for entry in kept.entries] == [(n,) for n in range(1, 200)]
    assert kept.header == record.header


def test_an_action_is_written_once(storage: TableStore) -> None:
    """Two answers to one question cannot both be kept."""
    storage.add_guest("ann", "s").result()
    record = new_record("ann", NewTable("waterloo", seats={"french": "me"}))
    storage.add_table(record).result()
    storage.append(record.id, 0, 1, [Entry("french", "done")], STATUS).result()
    again = storage.append(record.id, 1, 1, [Entry("french", "group mons")], STATUS)
    assert isinstance(again.exception(), StorageError)


def held_up(storage: TableStore) -> threading.Event:
    """Keeps the storage busy until the event is set, so that what is asked meanwhile is a batch."""
    go = threading.Event()
    storage.database.ask(lambda _db: go.wait(PATIENCE))
    return go


def test_changes_of_one_batch(storage: TableStore) -> None:
    """They are kept together; one that rests on something old is refused, alone."""
    storage.add_guest("ann", "s").result()
    wish = NewTable("waterloo", seats={"french": "me"})
    records = [new_record("ann", wish) for _ in range(4)]
    for record in records:
        storage.add_table(record).result()
    go = held_up(storage)
    futures = [
        storage.append(record.id, int(n == 2), 1, [Entry("french", f"a{n}")], STATUS)
        for n, record in enumerate(records)
    ]
    go.set()
    assert [type(future.exception()) for future in futures] == [
        *(type(None), type(None), Conflict, type(None))
    ]
    kept = [storage.load(record.id).result() for record in records]
    assert [[e.text for e in found.entries] if found else [] for found in kept] == [
        *(["a0"], ["a1"], [], ["a3"])
    ]
    assert [found.stamp for found in kept if found] == [1, 1, 0, 1]


def test_whoever_waits_in_a_loop_is_told(storage: TableStore) -> None:
    """Of what is kept and of what is not; what somebody no longer waits for is kept as well."""
    storage.add_guest("ann", "s").result()
    record = new_record("ann", NewTable("waterloo", seats={"french": "me"}))
    storage.add_table(record).result()

    async def play() -> list[object]:
        first, second = (
            storage.append(record.id, 0, 1, [Entry("french", text)], STATUS).here()
            for text in ("a", "b")
        )
        told = await asyncio.gather(first, second, return_exceptions=True)
        left = storage.append(record.id, 1, 2, [Entry("french", "c")], STATUS).here()
        left.cancel()
        done = storage.append(record.id, 2, 3, [Entry("french", "d")], STATUS)
        await asyncio.to_thread(done.result)
        await done.here()  # also of what was kept before he began to wait
        return told

    told = asyncio.run(play())
    assert told[0] is None
    assert isinstance(told[1], Conflict)
    kept = storage.load(record.id).result()
    assert kept is not None
    assert [entry.text for entry in kept.entries] == ["a", "c", "d"]


def test_what_was_asked_before_the_end_is_kept(database: Database) -> None:
    """A loop that closes the storage at once loses nothing."""
    storage = TableStore(database)
    storage.add_guest("ann", "s").result()
    record = new_record("ann", NewTable("waterloo", seats={"french": "me"}))
    storage.add_table(record).result()

    async def play() -> list[Promise]:
        first = storage.append(record.id, 0, 1, [Entry("french", "a")], STATUS)
        await asyncio.sleep(0)  # the first is on its way, the second waits
        second = storage.append(record.id, 1, 2, [Entry("french", "b")], STATUS)
        storage.close()
        return [first, second]

    assert [kept.exception(PATIENCE) for kept in asyncio.run(play())] == [None, None]


def test_a_job_is_done_whole_or_not_at_all(storage: TableStore) -> None:
    """What it wrote before it failed is taken back."""

    def work(db: Connection) -> None:
        db.execute("INSERT INTO people (person, created) VALUES ('eve', 0)")
        raise ValueError("second thoughts")

    assert isinstance(storage.database.ask(work).exception(), StorageError)
    count = storage.database.ask(lambda db: db.execute("SELECT * FROM people").fetchall())
    assert count.result() == []


def test_the_file_is_durable(file: TableStore, folder: Path) -> None:
    """The settings that make a commit survive a loss of power."""
    settings = ("journal_mode", "synchronous", "foreign_keys", "user_version")
    found = [
        file.database.ask(lambda db, name=name: db.execute(f"PRAGMA {name}").fetchone()[0]).result()
        for name in settings
    ]
    assert found == ["wal", 2, 1, len(MIGRATIONS)]
    assert folder.stat().st_mode & 0o077 == 0


def test_one_server_for_one_folder(file: TableStore, folder: Path) -> None:
    """A second is refused, with a sentence."""
    with pytest.raises(StorageError, match="Another server"):
        SqliteDatabase(folder)


def test_a_newer_file_is_left_alone(folder: Path) -> None:
    """An old program must not write into it."""
    SqliteDatabase(folder).close()
    with sqlite3.connect(folder / "tables.sqlite") as db:
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    db.close()
    with pytest.raises(StorageError, match="newer"):
        SqliteDatabase(folder)


def test_a_closed_storage_says_so(folder: Path) -> None:
    """Rather than waiting for ever."""
    storage = TableStore(SqliteDatabase(folder))
    storage.close()
    assert isinstance(storage.knows("ann").exception(PATIENCE), StorageError)

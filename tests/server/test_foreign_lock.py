"""Somebody else locks the SQLite file, or the disk is full: the server says so and goes on."""

from __future__ import annotations

import resource
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from litestar.testing import TestClient
from test_storage import serving
from visiting import PLENTY, Visitor, calling, served

from grognard.server.app import create_app
from grognard.server.storage import Database, sqlite
from grognard.server.storage.sqlite import FILE
from waiting import until


def test_a_foreign_lock_stops_nobody_who_looks(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is to be kept is answered with 503 after a while; then everything goes on."""
    monkeypatch.setattr(sqlite, "PATIENCE", 5000)  # long enough to look often
    with served(create_app(folder, PLENTY)) as address, calling(address) as other:
        ann, bob = Visitor(calling(address)), Visitor(other)
        table, waits = ann.new_table("me", "me"), bob.new_table("me", "me")
        lock = sqlite3.connect(folder / FILE, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN IMMEDIATE")
        wish = {"seat": "french", "action": "done", "version": 1_000_000}
        answers: list[int] = []

        def act() -> None:
            answers.append(ann.ask("POST", f"/tables/{table}/actions", json=wish).status_code)

        thread = threading.Thread(target=act)
        thread.start()
        looks = 0
        while not answers:
            bob.see(waits)
            assert bob.get("/tables")
            looks += 1
        thread.join()
        assert answers == [503]
        assert looks > 5
        monkeypatch.undo()
        assert other.get("/readyz").status_code == 503
        assert other.get("/healthz").status_code == 503
        lock.execute("ROLLBACK")
        lock.close()
        assert until(lambda: other.get("/readyz").status_code == 200)
        assert other.get("/healthz").status_code == 200
        ann.post(f"/tables/{table}/actions", wish)
        ann.client.close()


def test_a_short_lock_costs_nothing_but_time(folder: Path) -> None:
    """An action waits for it and is kept."""
    with TestClient(create_app(folder, PLENTY)) as client:
        ann = Visitor(client)
        table = ann.new_table("me", "me")
        lock = sqlite3.connect(folder / FILE, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN IMMEDIATE")
        timer = threading.Timer(0.3, lambda: lock.execute("ROLLBACK"))
        timer.start()
        ann.act(table, "french", "done")
        timer.join()
        lock.close()


def test_a_full_disk_is_told(folder: Path) -> None:
    """And so is that there is room again."""
    with TestClient(create_app(folder, PLENTY)) as client:
        assert client.get("/readyz").json() == {"status": "ok"}
        database = client.app.state.service.storage.database
        _allow(database, 1)
        until(lambda: _opened(Visitor(client)) == 503)
        _allow(database, 1_000_000)
        assert _opened(Visitor(client)) == 201


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux")
def test_health_tells_a_full_disk(folder: Path) -> None:
    """A real file that cannot grow: looks go on, and all is well as soon as there is room."""
    with serving(folder) as (process, address), calling(address) as client:
        ann = Visitor(client)
        table = ann.new_table("me", "me")
        for room, status in ((0, 503), (resource.RLIM_INFINITY, 200)):
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
            assert client.get("/readyz").status_code == status
            assert client.get("/healthz").status_code == status
            assert ann.see(table)["asked"] == "french"
            wish = {"seat": "french", "action": "done", "version": 1_000_000}
            answer = ann.ask("POST", f"/tables/{table}/actions", json=wish)
            assert answer.status_code == status


def _allow(database: Database, pages: int) -> None:
    """The file may have so many pages, or as many as it has."""
    database.ask(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone()).result()


def _opened(visitor: Visitor) -> int:
    wish = {"game": "waterloo", "seats": {"french": "me"}}
    return visitor.ask("POST", "/tables", json=wish).status_code


@pytest.mark.parametrize("size", [0, 4096])
def test_starting_on_a_full_disk_ends_in_a_sentence(folder: Path, size: int) -> None:
    """No traceback."""

    def no_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    words = ["-m", "grognard", "serve", "--port", "0", "--no-open", "--data", str(folder)]
    ended = subprocess.run(
        [sys.executable, *words], preexec_fn=no_room, capture_output=True, text=True, timeout=60
    )
    assert ended.returncode == 2
    assert ended.stderr.startswith("grognard: The data folder")
    assert "Traceback" not in ended.stderr

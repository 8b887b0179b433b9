"""Server-sent events, over a real connection."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from visiting import ATTACK, PLENTY, Visitor, at_work, calling

from grognard.server import running, table_service
from grognard.server.app import create_app
from grognard.server.messages import NewTable
from grognard.server.running import Server
from grognard.server.table_service import Listener, Sitting, new_record
from grognard.server.tables import Table
from waiting import PATIENCE, until


@pytest.fixture
def server(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, str]]:
    """A server on a port of its own, and its address."""
    monkeypatch.setattr(table_service, "SILENCE", 0.2)
    # It is not given up: open streams must not hold it up when it stops.
    monkeypatch.setattr(running, "PATIENCE", int(10 * PATIENCE))
    with at_work(create_app(folder, PLENTY)) as found:
        yield found


@pytest.fixture
def address(server: tuple[Server, str]) -> str:
    """Where the server is found."""
    return server[1]


class StreamReader:
    """Reads a stream in a thread."""

    def __init__(self, address: str, table: str, token: str, seat: str = "") -> None:
        self.versions: list[int] = []
        self.comments = 0
        self.said: list[dict[str, object]] = []
        self.ready = threading.Event()
        self.http = calling(address)
        headers = {"cookie": f"grognard={token}"} if token else {}
        path = f"/api/tables/{table}/stream" + (f"?as={seat}" if seat else "")
        self.thread = threading.Thread(target=self._read, args=(path, headers), daemon=True)
        self.thread.start()
        assert self.ready.wait(PATIENCE)

    def _read(self, path: str, headers: dict[str, str]) -> None:
        with self.http.stream("GET", path, headers=headers) as response:
            self.kind = response.headers["content-type"]
            try:
                for line in response.iter_lines():
                    if line.startswith("data:"):
                        self._take(json.loads(line[5:]))
                    self.comments += line.startswith(":")
            except httpx.HTTPError:
                pass

    def _take(self, data: dict[str, int]) -> None:
        if "version" in data:
            self.versions.append(data["version"])
            self.ready.set()
        else:
            self.said.append({**data})

    def hears(self, version: int, times: int = 1) -> bool:
        """Whether a version is told, so many times."""
        return until(lambda: self.versions.count(version) >= times)


def test_the_stream_tells_what_each_may_know(address: str) -> None:
    """The seat that acts hears of every change, the others of what is final."""
    with calling(address) as http:
        ann, bob = Visitor(http), Visitor(http)
        table = ann.new_table()
        first = ann.see(table)["version"]
        own = StreamReader(address, table, ann.token)
        onlooker = StreamReader(address, table, "")
        assert own.kind.startswith("text/event-stream")
        bob.post(f"/tables/{table}/seats/allied")
        assert onlooker.hears(first, times=2)  # once at the start, once for the seat taken
        allied = StreamReader(address, table, bob.token, "allied")
        pending = ann.act(table, "french", *ATTACK)["version"]
        assert own.hears(pending)
        final = ann.act(table, "french", "done")["version"]
        for listener in (own, onlooker, allied):
            assert listener.hears(final)
        assert set(onlooker.versions) == {first, final}
        assert onlooker.versions.count(first) == 2
        assert allied.versions == [first, final]
        until(lambda: onlooker.comments)


def test_what_can_be_undone_wakes_its_own_seat() -> None:
    """The others need not look; what is final, or a computer player's affair, wakes all."""
    sitting = Sitting(Table(new_record("ann", NewTable("waterloo", seats={"french": "me"}))))
    own, other, computer = Listener(), Listener(), asyncio.Event()
    own.seats, other.seats = ["french"], ["allied"]
    sitting.listeners |= {own, other, computer}
    sitting.tell("french")
    assert (own.is_set(), other.is_set(), computer.is_set()) == (True, False, True)
    sitting.tell()
    assert other.is_set()


def test_talk_and_offers_are_told(address: str) -> None:
    """Each in the rooms he may read; an offer as the same version once more."""
    with calling(address) as http:
        ann, bob = Visitor(http), Visitor(http)
        table = ann.new_table()
        bob.post(f"/tables/{table}/seats/allied")
        own = StreamReader(address, table, ann.token)
        onlooker = StreamReader(address, table, "")
        wish = {"room": "table", "seat": "allied", "text": "Bonjour"}
        bob.post(f"/tables/{table}/chat", wish, 201)
        bob.post(f"/tables/{table}/chat", {**wish, "room": "onlookers", "seat": None}, 403)
        Visitor(http).post(f"/tables/{table}/chat", {"room": "onlookers", "text": "So"}, 201)
        version = bob.see(table, "allied")["version"]
        offer = {"seat": "allied", "kind": "draw", "version": version}
        bob.post(f"/tables/{table}/offers", offer)
        until(lambda: len(own.versions) >= 2 and own.said)
        assert own.versions == [version, version]
        assert own.said == [{"room": "table", "number": 1}]
        until(lambda: {"room": "onlookers", "number": 1} in onlooker.said)


def test_the_computer_is_heard(address: str) -> None:
    """Its last final action brings the question back."""
    with calling(address) as http:
        ann = Visitor(http)
        table = ann.new_table("me", "computer:greedy")
        listener = StreamReader(address, table, ann.token)
        shown = ann.act(table, "french", "done")
        assert shown["thinking"]
        back = ann.waits(table, "french")
        assert listener.hears(back["version"])


def test_a_stream_that_ends_is_forgotten(server: tuple[Server, str]) -> None:
    """Whoever closes his browser leaves nothing behind."""
    state = server[0].app.state
    with calling(server[1]) as http:
        ann = Visitor(http)
        table = ann.new_table()
        sitting = state.service.sittings[table]
        with http.stream("GET", f"/api/tables/{table}/stream") as response:
            lines = response.iter_lines()  # kept: when it is forgotten, the connection is closed
            assert next(lines) == "event: version"
            assert len(sitting.listeners) == 1
            assert list(state.rate_limits.streams.values()) == [1]
        until(lambda: not sitting.listeners and not state.rate_limits.streams)


def test_too_many_streams(server: tuple[Server, str]) -> None:
    """The browser is told to come back later."""
    with calling(server[1]) as http:
        table = Visitor(http).new_table()
        server[0].app.state.rate_limits.streams["127.0.0.1"] = PLENTY.streams
        assert http.get(f"/api/tables/{table}/stream").text == "retry: 30000\n\n"


def test_a_stream_of_no_table(address: str) -> None:
    """Is not found."""
    with calling(address) as http:
        assert Visitor(http).ask("GET", "/tables/AAAAAAAAAAAAAAAA/stream").status_code == 404

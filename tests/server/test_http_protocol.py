"""Connections: whole answers in one sending, and when they are ended."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState
from visiting import PLENTY, Visitor, calling, served

from grognard.server.app import create_app
from grognard.server.http_protocol import Joined, Protocol, answer, written
from waiting import PATIENCE, untimed

HEAD = written([(b"content-type", b"text/plain")])
GREETING = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
SILENCE = 5  # seconds after which a connection is ended


class Wire:
    """A connection that remembers each sending."""

    def __init__(self) -> None:
        self.sent: list[bytes | None] = []

    def write(self, data: bytes) -> None:
        """One sending."""
        self.sent.append(data)

    def close(self) -> None:
        """The end."""
        self.sent.append(None)

    def is_closing(self) -> bool:
        """Whether it is over."""
        return None in self.sent

    def pause_reading(self) -> None:
        """Whoever asks is not heard for a while."""

    def resume_reading(self) -> None:
        """He is heard again."""

    def get_extra_info(self, _name: str) -> None:
        """Nothing is known of whoever asks."""


def test_head_and_body_are_sent_together() -> None:
    """What is written in one go is one sending; before the end everything is sent."""
    wire = Wire()

    async def talk() -> None:
        joined = Joined(cast(asyncio.Transport, wire), asyncio.get_running_loop())
        joined.write(b"head ")
        joined.write(b"body")
        assert wire.sent == []
        await asyncio.sleep(0)
        joined.write(b"first")
        joined.send(b"second")
        joined.write(b"next")
        joined.close()
        assert joined.is_closing()
        await asyncio.sleep(0)

    asyncio.run(talk())
    assert wire.sent == [b"head body", b"first", b"second", b"next", None]


async def greet(_scope: Any, receive: Any, send: Any) -> None:
    """Answers whatever is asked."""
    await receive()
    assert answer(send, 200, HEAD, b"welcome")
    assert not answer(send, 200, HEAD, b"twice")


def spoken(talk: Callable[[Protocol], Any]) -> list[bytes | None]:
    """What is sent on a connection of a server that greets."""
    wire = Wire()

    async def serve() -> None:
        config = uvicorn.Config(greet, http=Protocol, log_config=None, ws="none")
        config.load()
        config.timeout_keep_alive = SILENCE
        protocol = Protocol(config=config, server_state=ServerState(), app_state={})
        protocol.connection_made(cast(asyncio.Transport, wire))
        await talk(protocol)

    untimed(serve())
    return wire.sent


def test_a_whole_answer_is_one_sending() -> None:
    """With its length; two requests at once are answered one after the other."""

    async def talk(protocol: Protocol) -> None:
        protocol.data_received(GREETING + GREETING)
        await asyncio.sleep(SILENCE / 2)

    sent = spoken(talk)
    assert len(sent) == 2
    for whole in sent:
        assert whole is not None
        assert whole.startswith(b"HTTP/1.1 200 OK\r\n")
        assert b"\r\ncontent-length: 7\r\n" in whole
        assert whole.endswith(b"\r\n\r\nwelcome")


def test_who_says_he_will_not_ask_again_is_believed() -> None:
    """The connection is ended after the answer, which says so."""

    async def talk(protocol: Protocol) -> None:
        protocol.data_received(GREETING.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        await asyncio.sleep(SILENCE / 2)

    whole, end = spoken(talk)
    assert whole is not None
    assert b"\r\nconnection: close\r\n" in whole
    assert end is None


def test_a_silent_connection_is_ended() -> None:
    """But not one on which something is asked now and then, however old it is."""

    async def talk(protocol: Protocol) -> None:
        for _ in range(6):
            protocol.data_received(GREETING)
            await asyncio.sleep(SILENCE / 2)
            assert not protocol.transport.is_closing()
        await asyncio.sleep(2 * SILENCE)

    sent = spoken(talk)
    assert sent[-1] is None
    assert len(sent) == 7


def test_a_request_that_takes_long_is_waited_for() -> None:
    """Silence begins with the answer."""

    async def talk(protocol: Protocol) -> None:
        protocol.data_received(GREETING)
        await asyncio.sleep(SILENCE / 2)
        protocol.data_received(GREETING[:10])
        await asyncio.sleep(2 * SILENCE)
        assert not protocol.transport.is_closing()
        protocol.data_received(GREETING[10:])
        await asyncio.sleep(SILENCE / 2)
        assert not protocol.transport.is_closing()
        await asyncio.sleep(2 * SILENCE)

    assert spoken(talk)[2:] == [None]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server."""
    with served(create_app(tmp_path, PLENTY)) as found:
        yield found


def test_both_ways_of_sending_look_alike(address: str) -> None:
    """A look by the fast path, and the same look the usual way."""
    with calling(address) as client:
        ann = Visitor(client)
        table = ann.new_table()
        quick, usual = (ann.ask("GET", f"/tables/{table}?{query}") for query in ("", "odd=1"))
    assert quick.json() == usual.json()
    ours, theirs = ({*answer.headers} for answer in (quick, usual))
    assert theirs - ours <= {"content-encoding", "vary", "transfer-encoding"}
    assert "date" in ours
    assert quick.headers["content-length"] == str(len(quick.content))


def test_looks_in_one_breath_are_answered_in_order(address: str) -> None:
    """Whoever sends several requests without waiting gets as many answers."""
    with calling(address) as client:
        ann = Visitor(client)
        table = ann.new_table()
    host = address.partition("//")[2]
    looks = [
        f"GET /api/tables/{table}?lang={language} HTTP/1.1\r\nHost: {host}\r\n"
        f"Cookie: grognard={ann.token}\r\n{close}\r\n"
        for language, close in (("en", ""), ("fr", ""), ("es", "Connection: close\r\n"))
    ]
    name, _, port = host.partition(":")
    with socket.create_connection((name, int(port)), timeout=PATIENCE) as line:
        line.sendall("".join(looks).encode())
        heard = b""
        while piece := line.recv(65536):
            heard += piece
    bodies = [part.partition(b"\r\n\r\n")[2] for part in heard.split(b"HTTP/1.1 200 OK\r\n")[1:]]
    steps = [json.loads(body)["step"]["name"] for body in bodies]
    assert len(set(steps)) == len(steps) == 3

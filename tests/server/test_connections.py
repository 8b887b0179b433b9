"""Connections that are silent, slow, too large or too many: each is ended, told and logged."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import uvicorn
from test_http_protocol import GREETING, Wire, greet
from uvicorn.server import ServerState
from visiting import PLENTY, served

from grognard.server.app import create_app
from grognard.server.connections import CROWDED, FULL, Connections
from grognard.server.http_protocol import Protocol
from grognard.server.limits import HEAD, Limits, Lines
from waiting import PATIENCE, until, untimed

LINES = Lines(address=3, silence=5, head=15.0, body=60.0)
LARGE = b"GET / HTTP/1.1\r\nHost: here\r\nX: " + b"x" * HEAD
SAID = re.compile(rb"HTTP/1.1 (\d+)")


def ended(talk: Callable[[Protocol], Any], lines: Connections | None = None) -> list[Any]:
    """The statuses that were told on a connection, and None for its end."""
    wire = Wire()

    async def serve() -> None:
        config = uvicorn.Config(greet, http=Protocol, log_config=None, ws="none")
        config.load()
        found = lines or Connections(Limits(lines=LINES))
        state = ServerState()
        protocol = Protocol(config=config, server_state=state, app_state={}, lines=found)
        protocol.connection_made(cast(asyncio.Transport, wire))
        await talk(protocol)
        protocol.connection_lost(None)
        await asyncio.sleep(0)
        assert found.count == 0

    untimed(serve())
    told = [None if sent is None else SAID.match(sent) for sent in wire.sent]
    return [None if found is None else int(found[1]) for found in told]


async def later(seconds: float) -> None:
    """Time passes."""
    await asyncio.sleep(seconds)


def test_who_says_nothing_at_all() -> None:
    """Is hung up on without a word."""
    assert ended(lambda _protocol: later(LINES.head + 1))[:1] == [None]
    assert ended(lambda _protocol: later(LINES.head - 1)) == [None]  # the end of the test


def test_a_head_that_does_not_end() -> None:
    """However busily it is sent."""

    async def drip(protocol: Protocol) -> None:
        protocol.data_received(GREETING[:-2])
        for number in range(30):
            await asyncio.sleep(1)
            if protocol.transport.is_closing():
                break
            protocol.data_received(b"X-%d: y\r\n" % number)
        assert LINES.head - 2 <= number <= LINES.head + 1

    assert ended(drip)[:2] == [408, None]


def test_a_body_that_does_not_come() -> None:
    """Nobody waits for it for ever."""

    async def stop(protocol: Protocol) -> None:
        post = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n12345"
        protocol.cycle = None  # type: ignore[assignment]
        protocol.app = cast(Any, patient)
        protocol.data_received(post)
        await asyncio.sleep(LINES.body - 1)
        assert not protocol.transport.is_closing()
        await asyncio.sleep(2)

    async def patient(_scope: Any, receive: Any, _send: Any) -> None:
        while (await receive()).get("more_body"):
            pass

    assert ended(stop)[:2] == [408, None]


@pytest.mark.parametrize("size", [1, 1000, HEAD, 4 * HEAD])
def test_a_head_that_is_too_large(size: int) -> None:
    """In one piece or in many, with its end or without."""

    async def say(protocol: Protocol) -> None:
        whole = LARGE + b"\r\n\r\n"
        for start in range(0, len(whole), size):
            if not protocol.transport.is_closing():
                protocol.data_received(whole[start : start + size])
        await asyncio.sleep(0.1)

    assert ended(say)[:2] == [431, None]


def test_a_large_body_is_no_large_head() -> None:
    """Only the head is counted, also where both come together."""

    async def say(protocol: Protocol) -> None:
        post = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: %d\r\n\r\n" % (3 * HEAD)
        for _ in range(3):
            protocol.data_received(post + b"x" * 3 * HEAD)
            await asyncio.sleep(0.1)

    assert ended(say)[:3] == [200, 200, 200]


def test_what_is_ended_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    """But not as often as somebody likes; the counter knows of all."""
    lines = Connections(Limits(lines=LINES))

    async def say(protocol: Protocol) -> None:
        protocol.data_received(LARGE)
        await asyncio.sleep(0.1)

    with caplog.at_level(logging.WARNING, "grognard.server.connections"):
        for _ in range(50):
            ended(say, lines)
    assert 1 <= len(caplog.records) <= 5
    assert "headers too large" in caplog.text
    assert sum(lines.ended.values()) == 50


def test_too_many_from_one_address() -> None:
    """A household counts as one; a proxy's connections are other people's."""
    lines = Connections(Limits(lines=LINES))
    for number in range(3):
        assert lines.enter(f"2001:db8::{number}") == ("2001:db8::/64", None)
    assert lines.enter("2001:db8::9") == (None, CROWDED)
    assert lines.enter("192.0.2.1")[1] is None
    lines.leave("2001:db8::/64")
    assert lines.enter("2001:db8::9")[1] is None
    lines.proxies = {"192.0.2.8"}
    assert all(lines.enter("192.0.2.8")[1] is None for _ in range(100))


def test_no_room_for_more() -> None:
    """Whoever comes then is told; room is made by those who leave."""
    lines = Connections(Limits(), most=2)
    assert lines.enter("192.0.2.1")[1] is None
    assert lines.enter("192.0.2.2")[1] is None
    assert lines.enter("192.0.2.3") == (None, FULL)
    lines.leave("192.0.2.1")
    assert lines.enter("192.0.2.3")[1] is None
    assert len(lines.of) == 2


def test_a_server_counts(folder: Path) -> None:
    """The fourth of one address is turned away, and may come when another has left."""
    few = Limits(*(PLENTY.address_requests,) * 4, lines=LINES)
    app = create_app(folder, few)
    with served(app) as address:
        name, _, port = address.partition("//")[2].partition(":")
        where = (name, int(port))
        three = [socket.create_connection(where, timeout=PATIENCE) for _ in range(3)]
        until(lambda: app.state.lines.count == 3)
        with socket.create_connection(where, timeout=PATIENCE) as fourth:
            assert fourth.recv(100).startswith(b"HTTP/1.1 429 ")
        three[0].close()
        until(lambda: app.state.lines.count == 2)
        assert httpx.get(f"{address}/healthz", timeout=PATIENCE).status_code == 200
        for line in three:
            line.close()
    assert app.state.lines.ended == {CROWDED: 1}


@pytest.mark.skipif(os.name != "posix", reason="there is no such limit")
def test_out_of_file_descriptors(folder: Path) -> None:
    """More connections than a process may have: it says so, does not spin, and recovers."""
    command = f"ulimit -n 160; exec {sys.executable} -m grognard serve --no-open --unlimited"
    process = subprocess.Popen(
        ["/bin/sh", "-c", f"{command} --port 0 --data {folder}"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().decode().split()[1]
        until(lambda: _answers(address))
        name, _, port = address.partition("//")[2].partition(":")
        crowd = [socket.create_connection((name, int(port)), PATIENCE) for _ in range(200)]
        crowd[-1].settimeout(PATIENCE)
        assert crowd[-1].recv(100).startswith(b"HTTP/1.1 503 ")
        for line in crowd:
            line.close()
        until(lambda: _answers(address))
    finally:
        process.send_signal(signal.SIGINT)
        _said, log = process.communicate(timeout=PATIENCE)
    assert b"no file descriptors left" in log
    assert b"Traceback" not in log


def _answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/api/games", timeout=PATIENCE).status_code == 200
    except httpx.HTTPError:
        return False

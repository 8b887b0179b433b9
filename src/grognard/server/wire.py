"""Connections: HTTP as uvicorn speaks it, with answers sent in one go."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

# An extension of ASGI that this server offers: a whole answer in one call, its head written before.
WHOLE = "grognard.whole"


def written(headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """Headers as they are sent."""
    return b"".join(b"%b: %b\r\n" % header for header in headers)


class Joined:
    """A connection that sends together what is written together: an answer's head and its body."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.parts: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Keeps it until whoever writes has done so."""
        if not self.parts:
            self.loop.call_soon(self.flush)
        self.parts.append(data)

    def send(self, data: bytes) -> None:
        """Sends something at once, after what was kept."""
        self.parts.append(data)
        self.flush()

    def flush(self) -> None:
        """Sends what was kept."""
        parts, self.parts = self.parts, []
        if parts:
            self.transport.write(b"".join(parts))

    def close(self) -> None:
        """Sends what was kept, and hangs up."""
        self.flush()
        self.transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


class Protocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, over joined connections: each sending costs as much as parsing."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls."""
        super().connection_made(cast(asyncio.Transport, Joined(transport, self.loop)))

    def on_headers_complete(self) -> None:
        """A request begins."""
        super().on_headers_complete()
        self.scope["extensions"] = {WHOLE: partial(answer, self.cycle)}  # type: ignore[typeddict-item]


def answer(cycle: RequestResponseCycle, status: int, head: bytes, body: bytes) -> bool:
    """Sends a whole answer; False if somebody who reads slowly must be waited for first."""
    if cycle.flow.write_paused or cycle.response_started:
        return False
    if cycle.disconnected:
        return True
    cycle.response_started = cycle.response_complete = True
    own = b"content-length: %d\r\n" % len(body)
    if not cycle.keep_alive:
        own += b"connection: close\r\n"
    usual = written(cycle.default_headers)
    sending = b"".join((STATUS_LINE[status], usual, head, own, b"\r\n", body))
    cast(Joined, cycle.transport).send(sending)
    cycle.message_event.set()
    if not cycle.keep_alive:
        cycle.transport.close()
    cycle.on_response()
    return True

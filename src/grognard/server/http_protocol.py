"""Connections: HTTP as uvicorn speaks it, with answers sent in one go."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, cast

from litestar.types import Send
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)


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
        self.flush()
        self.transport.write(data)

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

    silent_since: float | None = None  # by the loop's clock, while nothing is asked

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls."""
        super().connection_made(cast(asyncio.Transport, Joined(transport, self.loop)))

    # One timer for each connection that is looked at now and then: to set and cancel one for each
    # request would cost as much as to parse it.

    def on_response_complete(self) -> None:
        """A request has been answered; the next may wait already."""
        if self.pipeline:
            super().on_response_complete()
            return
        self.server_state.total_requests += 1
        if not self.transport.is_closing():
            self.flow.resume_reading()
            self.silent_since = self.loop.time()
            if self.timeout_keep_alive_task is None:
                self._look_again_in(self.timeout_keep_alive)

    def _look_again_in(self, seconds: float) -> None:
        call = self.timeout_keep_alive_handler
        self.timeout_keep_alive_task = self.loop.call_later(seconds, call)

    def _unset_keepalive_if_required(self) -> None:
        """Something is said, or the connection is lost."""
        self.silent_since = None
        if self.timeout_keep_alive_task is not None and self.transport.is_closing():
            super()._unset_keepalive_if_required()

    def timeout_keep_alive_handler(self) -> None:
        """Hangs up if nothing was said for so long."""
        self.timeout_keep_alive_task = None
        if self.silent_since is None:
            return  # the answer that is under way will see to it
        left = self.silent_since + self.timeout_keep_alive - self.loop.time()
        if left > 0:
            self._look_again_in(left)
        else:
            super().timeout_keep_alive_handler()


def answer(send: Send, status: int, head: bytes, body: bytes) -> bool:
    """A whole answer in one sending, its head written before; False if it must go the usual way.

    That is so on other connections than these, and where somebody who reads slowly must be waited
    for first.
    """
    cycle = getattr(send, "__self__", None)
    if not isinstance(cycle, RequestResponseCycle) or not isinstance(cycle.transport, Joined):
        return False
    if cycle.flow.write_paused or cycle.response_started:
        return False
    if cycle.disconnected:
        return True
    cycle.response_started = cycle.response_complete = True
    own = b"content-length: %d\r\n" % len(body)
    if not cycle.keep_alive:
        own += b"connection: close\r\n"
    usual = _usual(tuple(cycle.default_headers))
    sending = b"".join((STATUS_LINE[status], usual, head, own, b"\r\n", body))
    cycle.transport.send(sending)
    cycle.message_event.set()
    if not cycle.keep_alive:
        cycle.transport.close()
    cycle.on_response()
    return True


@lru_cache(maxsize=1)
def _usual(headers: tuple[tuple[bytes, bytes], ...]) -> bytes:
    """What uvicorn says with every answer: the date."""
    return written(headers)

"""Connections: HTTP as uvicorn speaks it, with answers sent in one go, and patience with an end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
from typing import Any, cast

from litestar.types import Send
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from grognard.server.connections import Connections, Unwelcome
from grognard.server.limits import HEAD, Limits

TOO_SLOW, TOO_LARGE = Unwelcome(408, "too slow"), Unwelcome(431, "headers too large")
# How far a request has come.
NONE, IN_HEAD, IN_BODY = range(3)


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
        """Collects the parts of an answer, to send them in one go."""
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
    stage = NONE
    waited_for = NONE  # the stage that is waited for longer than one sending
    waits_since = 0.0
    head_size = 0  # bytes, at most, of a head that is not whole yet
    address: str | None = None  # where it is counted

    def __init__(self, *args: Any, lines: Connections | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self.lines = Connections(Limits()) if lines is None else lines
        self.patience = self.lines.limits.lines
        self.trouble: Unwelcome | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls."""
        super().connection_made(cast(asyncio.Transport, Joined(transport, self.loop)))
        self.address, trouble = self.lines.enter(self.client[0] if self.client else "nowhere")
        if trouble is not None:
            self._turn_away(trouble)
            return
        self._wait_for(IN_HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        """He is gone."""
        self.lines.leave(self.address)
        self.address = None
        self.silent_since, self.waited_for = None, NONE
        super().connection_lost(exc)

    # --- what comes in ---------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Something is said; what is not whole then is waited for."""
        if self.stage != IN_BODY:
            self.head_size += len(data)
        super().data_received(data)
        if self.stage == IN_HEAD and self.head_size > HEAD:
            self._turn_away(TOO_LARGE)
        elif self.stage != self.waited_for:
            self._wait_for(self.stage)

    def on_message_begin(self) -> None:
        """A request begins."""
        self.stage = IN_HEAD
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its head is whole."""
        # Counted only where it may matter.
        if self.head_size > HEAD and _size(self.url, self.headers) > HEAD:
            self.trouble = TOO_LARGE
            raise ValueError  # ends the parsing: it is told as any fault of a request
        self.stage, self.head_size = IN_BODY, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is there."""
        self.stage = NONE
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """A request that cannot be read, or will not be."""
        self._turn_away(self.trouble or Unwelcome(400, msg))

    def _turn_away(self, trouble: Unwelcome) -> None:
        """Says why, unless an answer is under way, and hangs up."""
        self.lines.note(trouble)
        cycle, half = self.cycle, self.stage == IN_BODY
        self.stage = self.waited_for = NONE
        if self.transport.is_closing():
            return
        if cycle is None or cycle.response_complete or (half and not cycle.response_started):
            head = written([*self.server_state.default_headers, *TURNED_AWAY])
            self.transport.write(STATUS_LINE[trouble.status] + head + b"\r\n")
        self.transport.close()

    # --- patience --------------------------------------------------------------------------

    # One timer for each connection that is looked at now and then: to set and cancel one for each
    # request would cost as much as to parse it.

    def _wait_for(self, stage: int) -> None:
        self.waited_for = stage
        if stage != NONE:
            self.waits_since = self.loop.time()
            self._look_again()

    def on_response_complete(self) -> None:
        """A request has been answered; the next may wait already."""
        if self.pipeline:
            super().on_response_complete()
            return
        self.server_state.total_requests += 1
        if not self.transport.is_closing():
            self.flow.resume_reading()
            self.silent_since = self.loop.time()
            self._look_again()

    def _look_again(self) -> None:
        """Sets a timer for the end of patience."""
        until = self._until()
        task = self.timeout_keep_alive_task
        if until is None or (task is not None and task.when() <= until):
            return
        if task is not None:
            task.cancel()
        self.timeout_keep_alive_task = self.loop.call_at(until, self.timeout_keep_alive_handler)

    def _until(self) -> float | None:
        """When patience ends; None while somebody waits for the server."""
        if self.waited_for != NONE:
            patience = self.patience.head if self.waited_for == IN_HEAD else self.patience.body
            return self.waits_since + patience
        if self.silent_since is not None:
            return self.silent_since + self.timeout_keep_alive
        return None

    def _unset_keepalive_if_required(self) -> None:
        """Something is said, or the connection is lost."""
        self.silent_since = None
        if self.timeout_keep_alive_task is not None and self.transport.is_closing():
            super()._unset_keepalive_if_required()

    def timeout_keep_alive_handler(self) -> None:
        """Hangs up if patience has ended."""
        self.timeout_keep_alive_task = None
        until = self._until()
        if until is None or self.transport.is_closing():
            return  # the answer that is under way will see to it
        if until > self.loop.time():
            self._look_again()
        elif self.waited_for != NONE and self.stage != NONE:
            self._turn_away(TOO_SLOW)
        else:
            self.transport.close()  # nothing was said at all


def _size(url: bytes, headers: Iterable[tuple[bytes, bytes]]) -> int:
    return len(url) + sum(map(len, chain.from_iterable(headers)))


TURNED_AWAY = ((b"content-length", b"0"), (b"connection", b"close"))


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

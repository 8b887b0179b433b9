"""The fast path: ordinary actions and looks go straight to the service.

Most requests of a game are of these two kinds, and the framework's own work on them costs more than
the rules do. They pass the same checks as all others (`request_checks`). The fast path knows only
the ordinary case: whatever is odd about a path, a query or a body goes the usual way, where it is
understood or refused; so nothing is allowed here that is not allowed there.
"""

from __future__ import annotations

import gzip
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from grognard.server import texts
from grognard.server.http_protocol import answer, written
from grognard.server.messages import Act, Trouble
from grognard.server.middleware import RAW_HEADERS, UNKEPT, Ask
from grognard.server.refusal import Refusal
from grognard.server.request_checks import JSON, Caller, RequestChecks
from grognard.server.table_service import TableService
from grognard.server.visitors import Visitors

LOOK, ACT = "/api/tables/{table}", "/api/tables/{table}/actions"
PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{16})(/actions)?")
QUERY = re.compile(rb"(?:lang=(en|fr|es))?&?(?:as=([a-z]{1,20}))?&?(?:since=(\d{1,9}))?")
WORTH_PACKING = 16 * 1024  # bytes; less arrives as soon unpacked
EFFORT = 1  # of packing
HEADERS = [(b"content-type", JSON), *RAW_HEADERS, UNKEPT]
PACKED = [(b"content-encoding", b"gzip"), (b"vary", b"Accept-Encoding")]
HEAD = written(HEADERS)
PACKED_HEAD = written([*HEADERS, *PACKED])

Troubled = Callable[[Ask, Exception], Response[Trouble]]
read_act = msgspec.json.Decoder(Act).decode
write = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Plain:
    """What an ordinary request says beside its body."""

    table: str
    acts: bool
    language: str
    seat: str | None
    since: int
    packs: bool  # whether the browser understands gzip


class FastPath:
    """Carries ordinary actions and looks to the service, and all else on to the framework."""

    def __init__(
        self, app: ASGIApp, state: State, checks: RequestChecks, troubled: Troubled
    ) -> None:
        self.app = app
        self.state = state
        self.checks = checks
        self.troubled = troubled

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An action, a look, or whatever else is asked."""
        plain = _read(scope) if scope["type"] == ScopeType.HTTP else None
        if plain is None:
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = await self._carry(scope, receive, send, plain)
        if status is not None:
            method, route = ("POST", ACT) if plain.acts else ("GET", LOOK)
            self.state.metrics.note(method, route, status, time.perf_counter() - began)

    async def _carry(self, scope: Any, receive: Receive, send: Send, plain: Plain) -> int | None:
        """The status of the answer; None if another gave it."""
        try:
            caller = self.checks.admit(scope)
        except Refusal as refusal:
            return await self._answer(scope, send, plain, _refused(refusal))
        if not plain.acts:
            return await self._answer(scope, send, plain, self._look(plain, caller))
        messages = await _whole(receive)
        act = _act_in(messages)
        if act is None:
            await self.app(scope, _again(messages, receive), send)
            return None
        return await self._answer(scope, send, plain, self._act(plain, caller, act))

    async def _look(self, plain: Plain, caller: Caller) -> bytes:
        service: TableService = self.state.service
        person = await self._person(caller)
        shown = await service.look(plain.table, person, plain.seat, plain.language, plain.since)
        return write(shown)

    async def _act(self, plain: Plain, caller: Caller, act: Act) -> bytes:
        service: TableService = self.state.service
        person = await self._person(caller)
        return await service.act(plain.table, person, act, plain.language, plain.since, write)

    async def _person(self, caller: Caller) -> str | None:
        """Who asks, or nobody in particular; raises Refusal."""
        visitors: Visitors = self.state.visitors
        session = await visitors.recognise(caller.key, caller.bot)
        return None if session is None else session.person

    async def _answer(self, scope: Any, send: Send, plain: Plain, work: Awaitable[bytes]) -> int:
        status = 200
        try:
            body = await work
        except Exception as error:
            trouble = self.troubled(Request(scope), error)
            status, body = trouble.status_code or 500, write(trouble.content)
        packed = plain.packs and len(body) >= WORTH_PACKING
        if packed:
            body = gzip.compress(body, EFFORT, mtime=0)
        if not answer(send, status, PACKED_HEAD if packed else HEAD, body):
            length = (b"content-length", str(len(body)).encode())
            headers = [*HEADERS, *(PACKED if packed else ()), length]
            await send({"type": "http.response.start", "status": status, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})
        return status


def _read(scope: Any) -> Plain | None:
    """What the head of an ordinary request says; None if there is anything odd about it."""
    path = PATH.fullmatch(scope["path"])
    if path is None or scope["method"] != ("POST" if path[2] else "GET"):
        return None
    query = QUERY.fullmatch(scope["query_string"])
    headers = dict(scope["headers"])
    if query is None or len(headers) != len(scope["headers"]):  # nothing said twice
        return None
    if path[2] and (
        query[2] or b"content-length" not in headers or b"transfer-encoding" in headers
    ):
        return None  # a body whose length is known is read here
    language = query[1] or headers.get(b"accept-language", b"")
    return Plain(
        path[1],
        path[2] is not None,
        _language(language, query[1] is not None),
        query[2].decode() if query[2] else None,
        int(query[3] or 0),
        b"gzip" in headers.get(b"accept-encoding", b""),
    )


async def _refused(refusal: Refusal) -> bytes:
    raise refusal


async def _whole(receive: Receive) -> list[Any]:
    """The messages of a body whose length is known to be fair."""
    messages: list[Any] = [await receive()]
    while messages[-1].get("more_body"):
        messages.append(await receive())
    return messages


def _act_in(messages: list[Any]) -> Act | None:
    """The action in a body, if it is one."""
    try:
        return read_act(b"".join(message.get("body", b"") for message in messages))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def _again(messages: list[Any], receive: Receive) -> Receive:
    """Lets a body that has been read be read once more."""
    left = iter(messages)

    async def replay() -> Any:
        message = next(left, None)
        return await receive() if message is None else message

    return replay


@lru_cache(maxsize=1000)
def _language(said: bytes, chosen: bool) -> str:
    words = said.decode("latin-1")
    return texts.chosen_language(words if chosen else None, "" if chosen else words)

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
from grognard.server.request_checks import JSON, Caller, Headers, RequestChecks
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
class Asked:
    """What an ordinary request asks for in its first line."""

    table: str
    acts: bool
    language: str  # empty: whichever the browser prefers
    seat: str | None
    since: int


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
        asked = _asked(scope) if scope["type"] == ScopeType.HTTP else None
        if asked is None:
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = await self._carry(scope, receive, send, asked)
        if status is not None:
            method, route = ("POST", ACT) if asked.acts else ("GET", LOOK)
            self.state.metrics.note(method, route, status, time.perf_counter() - began)

    async def _carry(self, scope: Any, receive: Receive, send: Send, asked: Asked) -> int | None:
        """The status of the answer; None if another gave it."""
        try:
            caller = self.checks.admit(scope)
        except Refusal as refusal:
            return await self._answer(scope, send, False, _refused(refusal))
        headers = caller.headers
        if _odd(asked, headers, len(scope["headers"])):
            await self.app(scope, receive, send)
            return None
        asked.language = asked.language or _accepted(headers.get(b"accept-language", b""))
        packs = b"gzip" in headers.get(b"accept-encoding", b"")
        if not asked.acts:
            return await self._answer(scope, send, packs, self._look(asked, caller))
        messages = await _whole(receive)
        act = _act_in(messages)
        if act is None:
            await self.app(scope, _again(messages, receive), send)
            return None
        return await self._answer(scope, send, packs, self._act(asked, caller, act))

    async def _look(self, asked: Asked, caller: Caller) -> bytes:
        service: TableService = self.state.service
        person = await self._person(caller)
        shown = await service.look(asked.table, person, asked.seat, asked.language, asked.since)
        return write(shown)

    async def _act(self, asked: Asked, caller: Caller, act: Act) -> bytes:
        service: TableService = self.state.service
        person = await self._person(caller)
        return await service.act(asked.table, person, act, asked.language, asked.since, write)

    async def _person(self, caller: Caller) -> str | None:
        """Who asks, or nobody in particular; raises Refusal."""
        visitors: Visitors = self.state.visitors
        session = await visitors.recognise(caller.key, caller.bot, caller.address)
        return None if session is None else session.person

    async def _answer(self, scope: Any, send: Send, packs: bool, work: Awaitable[bytes]) -> int:
        status = 200
        try:
            body = await work
        except Exception as error:
            trouble = self.troubled(Request(scope), error)
            status, body = trouble.status_code or 500, write(trouble.content)
        packed = packs and len(body) >= WORTH_PACKING
        if packed:
            body = gzip.compress(body, EFFORT, mtime=0)
        if not answer(send, status, PACKED_HEAD if packed else HEAD, body):
            length = (b"content-length", str(len(body)).encode())
            headers = [*HEADERS, *(PACKED if packed else ()), length]
            await send({"type": "http.response.start", "status": status, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})
        return status


def _asked(scope: Any) -> Asked | None:
    """What an ordinary request asks for; None if it asks for anything else."""
    path = PATH.fullmatch(scope["path"])
    if path is None or scope["method"] != ("POST" if path[2] else "GET"):
        return None
    query = QUERY.fullmatch(scope["query_string"])
    if query is None or (path[2] and query[2]):
        return None
    language, seat, since = query.groups()
    return Asked(
        path[1],
        path[2] is not None,
        language.decode() if language else "",
        seat.decode() if seat else None,
        int(since or 0),
    )


def _odd(asked: Asked, headers: Headers, count: int) -> bool:
    """Whether anything is said twice, or the length of the body is not known before."""
    announced = b"content-length" in headers and b"transfer-encoding" not in headers
    return len(headers) != count or (asked.acts and not announced)


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
def _accepted(said: bytes) -> str:
    """The language that a browser prefers."""
    return texts.chosen_language(None, said.decode("latin-1"))

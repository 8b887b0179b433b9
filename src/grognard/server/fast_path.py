"""The fast path: ordinary actions and looks of an ordinary browser go straight to the service.

Most requests of a game are of these two kinds, and the framework's own work on them costs more than
the rules do. The fast path knows nothing but the ordinary case. Whatever is odd about a request,
from a missing cookie to a number that is none, makes it go the usual way, where it is understood or
refused; so nothing is allowed here that is not allowed there.
"""

from __future__ import annotations

import gzip
import re
import time
from collections.abc import Awaitable, Callable, Mapping
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
from grognard.server.limits import BODY, RateLimits
from grognard.server.messages import Act, Trouble
from grognard.server.middleware import RAW_HEADERS, UNKEPT, Ask, named_host
from grognard.server.table_service import TableService
from grognard.server.visitors import Visitors, cookie_name, hashed

LOOK, ACT = "/api/tables/{table}", "/api/tables/{table}/actions"
PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{16})(/actions)?")
QUERY = re.compile(rb"(?:lang=(en|fr|es))?&?(?:as=([a-z]{1,20}))?&?(?:since=(\d{1,9}))?")
TOKEN = re.compile(rb"(?:^|; )(__Host-grognard|grognard)=([A-Za-z0-9_-]{43})(?=;|$)")
ODD = {b"authorization", b"transfer-encoding", b"content-encoding", b"expect"}
JSON = b"application/json"
WORTH_PACKING = 16 * 1024  # bytes; less arrives as soon unpacked
EFFORT = 1  # of packing
HEADERS = [(b"content-type", JSON), *RAW_HEADERS, UNKEPT]
PACKED = [(b"content-encoding", b"gzip"), (b"vary", b"Accept-Encoding")]
HEAD = written(HEADERS)
PACKED_HEAD = written([*HEADERS, *PACKED])
MOST_KNOWN = 10_000  # browsers whose cookie need not be read and hashed again

Troubled = Callable[[Ask, Exception], Response[Trouble]]
read_act = msgspec.json.Decoder(Act).decode
write = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Plain:
    """What an ordinary request says beside its body."""

    table: str
    acts: bool
    key: str  # what is stored of the token in the cookie
    language: str
    seat: str | None
    since: int
    packs: bool  # whether the browser understands gzip


class FastPath:
    """Carries ordinary actions and looks to the service, and all else on to the framework."""

    def __init__(
        self, app: ASGIApp, state: State, rate_limits: RateLimits, troubled: Troubled
    ) -> None:
        self.app = app
        self.state = state
        self.rate_limits = rate_limits
        self.troubled = troubled
        self.known = lru_cache(MOST_KNOWN)(self._key)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An action, a look, or whatever else is asked."""
        plain = self._read(scope) if scope["type"] == ScopeType.HTTP else None
        if plain is None:
            await self.app(scope, receive, send)
        elif plain.acts:
            await self._post(scope, receive, send, plain)
        else:
            await self._get(scope, receive, send, plain)

    async def _get(self, scope: Any, receive: Receive, send: Send, plain: Plain) -> None:
        began = time.perf_counter()
        person = await self._person(scope, plain.key)
        if person is None:
            await self.app(scope, receive, send)
            return
        status = await self._answer(scope, send, plain, self._look(plain, person))
        self.state.metrics.note("GET", LOOK, status, time.perf_counter() - began)

    async def _look(self, plain: Plain, person: str) -> bytes:
        service: TableService = self.state.service
        shown = await service.look(plain.table, person, plain.seat, plain.language, plain.since)
        return write(shown)

    async def _post(self, scope: Any, receive: Receive, send: Send, plain: Plain) -> None:
        began = time.perf_counter()
        messages = await _whole(receive)
        act = _act_in(messages)
        person = None if act is None else await self._person(scope, plain.key)
        if act is None or person is None:
            await self.app(scope, _again(messages, receive), send)
            return
        service: TableService = self.state.service
        acted = service.act(plain.table, person, act, plain.language, plain.since, write)
        status = await self._answer(scope, send, plain, acted)
        self.state.metrics.note("POST", ACT, status, time.perf_counter() - began)

    def _read(self, scope: Any) -> Plain | None:
        """What the head of an ordinary request says; None if there is anything odd about it."""
        path = PATH.fullmatch(scope["path"])
        if path is None or scope["method"] != ("POST" if path[2] else "GET"):
            return None
        query = QUERY.fullmatch(scope["query_string"])
        headers = dict(scope["headers"])
        # Nothing said twice, and nothing strange.
        if query is None or len(headers) != len(scope["headers"]) or not ODD.isdisjoint(headers):
            return None
        if path[2] and (query[2] or not _comes_from_here(headers)):
            return None
        host, cookie = headers.get(b"host", b""), headers.get(b"cookie", b"")
        key = self.known(scope["scheme"] == "https", host, cookie)
        if key is None:
            return None
        language = query[1] or headers.get(b"accept-language", b"")
        return Plain(
            path[1],
            path[2] is not None,
            key,
            _language(language, query[1] is not None),
            query[2].decode() if query[2] else None,
            int(query[3] or 0),
            b"gzip" in headers.get(b"accept-encoding", b""),
        )

    def _key(self, secure: bool, host: bytes, cookie: bytes) -> str | None:
        """What is stored of the token in the one cookie of this name, sent to a name we have."""
        names = self.rate_limits.limits.hosts
        if names and named_host(f"//{host.decode('latin-1')}") not in names:
            return None
        found = TOKEN.findall(cookie)
        if len(found) != 1 or found[0][0].decode() != cookie_name(secure):
            return None
        return hashed(found[0][1].decode())

    async def _person(self, scope: Any, key: str) -> str | None:
        """Who asks, unless he is unknown or asks too much."""
        address = scope["client"][0] if scope.get("client") else "nowhere"
        if not self.rate_limits.may_ask(address, key):
            return None
        visitors: Visitors = self.state.visitors
        session = visitors.fresh(key) or await visitors.recognise_hashed(key)
        return None if session is None or session.bot else session.person

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


def _comes_from_here(headers: Mapping[bytes, bytes]) -> bool:
    """JSON of a fair size, sent by a page of this very site."""
    host = headers.get(b"host", b"")
    if headers.get(b"content-type") != JSON or not _fair(headers.get(b"content-length")):
        return False
    if headers.get(b"origin", b"").partition(b"://")[2] != host or not host:
        return False
    return headers.get(b"sec-fetch-site", b"same-origin") == b"same-origin"


def _fair(length: bytes | None) -> bool:
    """Whether a body is announced, and not larger than any may be."""
    return length is not None and length.isdigit() and len(length) < 7 and int(length) <= BODY


@lru_cache(maxsize=1000)
def _language(said: bytes, chosen: bool) -> str:
    words = said.decode("latin-1")
    return texts.chosen_language(words if chosen else None, "" if chosen else words)

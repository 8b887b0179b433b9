"""How much a server bears: many games at once over HTTP, played as browsers play them.

Two people sit at each table, each with a cookie, a connection and an open stream of his own.
Whoever is asked sends any of his legal actions with the version that it answers; when the turn
passes, the other asks for the table. The load runs in the process that measures and reads no more
of an answer than it needs; the servers are processes of their own.
"""

from __future__ import annotations

import asyncio
import random
import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
from msgspec import Struct

from grognard.kernel import registry
from grognard.server.visitors import PLAIN

HOST = "127.0.0.1"
GAME = registry.usual()
SEATS = registry.game(GAME).seats()


CHUNKED = b"transfer-encoding: chunked"
PACKED = b"content-encoding: gzip"


class LoadError(Exception):
    """The measurement failed; the message says why."""


class HungUp(LoadError):
    """The server ended a connection before it answered."""


# --- what is read of an answer -------------------------------------------------------------


class Choice(Struct):
    """A legal action."""

    text: str


class Told(Struct):
    """An entry of the log."""

    n: int


class Seen(Struct):
    """A table, as far as the load looks at it; the rest is skipped unread."""

    version: int
    asked: str | None
    over: bool
    legal: list[Choice]
    log: list[Told]


class Made(Struct):
    """A new table."""

    table: str


read_seen = msgspec.json.Decoder(Seen).decode
read_made = msgspec.json.Decoder(Made).decode


# --- connections ---------------------------------------------------------------------------


class Line(asyncio.Protocol):
    """A connection that stays open and asks one thing at a time; cheaper than any HTTP client."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.transport: asyncio.Transport | None = None
        self.token = ""
        self.heard = b""
        self.head = b""
        self.start = 0  # of the body
        self.end = -1  # of the answer, once its head is there
        self.waiting: asyncio.Future[tuple[bytes, bytes]] | None = None

    async def ask(self, method: str, path: str, body: bytes = b"") -> bytes:
        """The body of the answer; raises LoadError if the request is not granted."""
        request = self.request(method, path, body)
        # As browsers do: a server hangs up where nothing was asked for some seconds, perhaps just
        # while something is being asked; then it is asked again.
        used = self.transport is not None and not self.transport.is_closing()
        try:
            head, answer = await self._answer(request)
        except HungUp:
            if not used:
                raise
            head, answer = await self._answer(request)
        if head[9:10] != b"2":
            said = f"{method} {path}: {head[9:12].decode()} {answer[:300].decode()}"
            raise LoadError(said)
        self._keep_token(head)
        return answer

    async def _answer(self, request: bytes) -> tuple[bytes, bytes]:
        """Head and body; raises HungUp if the connection ends before them."""
        loop = asyncio.get_running_loop()
        if self.transport is None or self.transport.is_closing():
            self.transport, _ = await loop.create_connection(lambda: self, HOST, self.port)
        self.waiting = loop.create_future()
        self.transport.write(request)
        return await self.waiting

    def request(self, method: str, path: str, body: bytes = b"") -> bytes:
        """A request as a browser sends it."""
        place = f"{HOST}:{self.port}"
        cookie = f"Cookie: {PLAIN}={self.token}\r\n" if self.token else ""
        post = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        return (
            f"{method} {path} HTTP/1.1\r\nHost: {place}\r\nOrigin: http://{place}\r\n"
            "Accept: application/json\r\nAccept-Encoding: gzip, deflate, br\r\n"
            f"Accept-Language: en-GB,en;q=0.7\r\n{cookie}{post if method == 'POST' else ''}\r\n"
        ).encode() + body

    def _keep_token(self, head: bytes) -> None:
        mark = f"set-cookie: {PLAIN}=".encode()
        _, found, rest = head.partition(mark)
        if found:
            self.token = rest.partition(b";")[0].decode()

    def data_received(self, data: bytes) -> None:
        """Collects an answer until it is whole."""
        self.heard += data
        if self.end < 0:
            self.start = self.heard.find(b"\r\n\r\n") + 4
            if self.start < 4:
                return
            self.head = self.heard[: self.start]
            self.end = self.start + _length_in(self.head)
        if not self._whole() or self.waiting is None:
            return
        body = self.heard[self.start :]
        self.heard, self.end = b"", -1
        self.waiting.set_result((self.head, _unpacked(self.head, body)))

    def _whole(self) -> bool:
        if CHUNKED in self.head:
            return self.heard.endswith(b"\r\n0\r\n\r\n")
        return len(self.heard) >= self.end

    def close(self) -> None:
        """Hangs up."""
        if self.transport is not None:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever waits for an answer is told that none comes."""
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(HungUp("The server has closed a connection."))


def _length_in(head: bytes) -> int:
    rest = head.partition(b"content-length:")[2]
    return int(rest.partition(b"\r\n")[0] or 0)


def _unpacked(head: bytes, body: bytes) -> bytes:
    """A body as it was before it was made fit for the way."""
    if CHUNKED in head:
        body = _joined(body)
    return zlib.decompress(body, zlib.MAX_WBITS | 16) if PACKED in head else body


def _joined(rest: bytes) -> bytes:
    body = b""
    while rest:
        size, _, rest = rest.partition(b"\r\n")
        length = int(size, 16)
        body += rest[:length]
        rest = rest[length + 2 :]
    return body


class Listener(asyncio.Protocol):
    """An open stream: it is heard, and what it says is left alone."""

    def __init__(self) -> None:
        self.events = 0

    def data_received(self, data: bytes) -> None:
        """Counts what is told."""
        self.events += data.count(b"event: version")

    @classmethod
    async def on(cls, line: Line, table: str, seat: str) -> asyncio.Transport:
        """Opens the stream of a seat."""
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(cls, HOST, line.port)
        transport.write(line.request("GET", f"/api/tables/{table}/stream?as={seat}"))
        return transport


# --- a table -------------------------------------------------------------------------------


@dataclass(slots=True)
class Count:
    """What a run has seen."""

    ends: float  # when to stop
    waits: list[float] = field(default_factory=list)  # seconds until an action was acknowledged
    looks: int = 0
    games: int = 0
    bytes: int = 0


async def play(port: int, chance: random.Random, count: Count, streams: bool) -> None:
    """Plays one game after the other until the time is over."""
    lines = {seat: Line(port) for seat in SEATS}
    while time.monotonic() < count.ends:
        table = await sit_down(lines)
        listeners = (
            [await Listener.on(lines[seat], table, seat) for seat in SEATS] if streams else []
        )
        await play_out(lines, table, chance, count)
        for listener in listeners:
            listener.close()
        count.games += 1
    for line in lines.values():
        line.close()


async def sit_down(lines: dict[str, Line]) -> str:
    """A new table with both seats taken."""
    first, second = SEATS
    wish = msgspec.json.encode({"game": GAME, "seats": {first: "me", second: "open"}})
    table = read_made(await lines[first].ask("POST", "/api/tables", wish)).table
    await lines[second].ask("POST", f"/api/tables/{table}/seats/{second}", b"{}")
    return table


async def play_out(
    lines: dict[str, Line],
    table: str,
    chance: random.Random,
    count: Count,
    most: float = float("inf"),
) -> bool:
    """One game, by actions chosen at random, to its end or that of the measurement.

    With a number, so many actions of it; whether the game is over.
    """
    known = dict.fromkeys(SEATS, 0)
    seat, seen = SEATS[0], None
    while most > 0 and time.monotonic() < count.ends:
        if seen is None or not seen.legal:
            path = f"/api/tables/{table}?as={seat}&since={known[seat]}"
            answer = await lines[seat].ask("GET", path)
            count.looks += 1
        else:
            answer = await act(lines[seat], table, seat, seen, chance, known[seat], count)
            most -= 1
        seen = read_seen(answer)
        count.bytes += len(answer)
        if seen.log:
            known[seat] = seen.log[-1].n
        if seen.over or seen.asked is None:
            return True
        seat = seen.asked
    return False


async def act(
    line: Line,
    table: str,
    seat: str,
    seen: Seen,
    chance: random.Random,
    since: int,
    count: Count,
) -> bytes:
    """Any legal action, and how long it took until it was acknowledged."""
    action = chance.choice(seen.legal).text
    body = b'{"seat":"%b","action":"%b","version":%d}' % (
        seat.encode(),
        action.encode(),
        seen.version,
    )
    began = time.perf_counter()
    answer = await line.ask("POST", f"/api/tables/{table}/actions?lang=en&since={since}", body)
    count.waits.append(time.perf_counter() - began)
    return answer


# --- all of it ----------------------------------------------------------------------------


async def actions(
    ports: Sequence[int], games: int, seconds: float, streams: bool, seed: int = 1815
) -> Count:
    """Plays `games` at once for some seconds, spread over the servers."""
    count = Count(time.monotonic() + seconds)
    await asyncio.gather(
        *(
            play(ports[n % len(ports)], random.Random(seed + n), count, streams)
            for n in range(games)
        )
    )
    return count


async def pages(ports: Sequence[int], path: str, lines: int, seconds: float) -> float:
    """Pages a second: the same address asked for by some connections again and again."""
    ends = time.monotonic() + seconds

    async def read(port: int) -> int:
        line = Line(port)
        answers = 0
        while time.monotonic() < ends:
            await line.ask("GET", path)
            answers += 1
        line.close()
        return answers

    counts = await asyncio.gather(*(read(ports[n % len(ports)]) for n in range(lines)))
    return sum(counts) / seconds

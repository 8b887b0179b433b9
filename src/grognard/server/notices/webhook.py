"""Webhooks: a notice as a JSON POST to an address that its owner named.

The name is resolved once and every address checked; the connection goes to a checked address, so
that a name cannot mean one thing when it is looked at and another when it is used.
"""

from __future__ import annotations

import asyncio
import re
import ssl
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import msgspec

from grognard.server.notices.addresses import Resolve, is_public, resolve

PORTS = (443, 8443)
TIME_OUT = 5.0
LONGEST_ANSWER = 4096
LONGEST_URL = 500
LATER = (408, 425, 429)  # what a receiver says who has too much to do
PRINTED = re.compile(r"[\x21-\x7e]+")
HOST = re.compile(r"[A-Za-z0-9.:-]+")


class Forbidden(Exception):
    """A webhook must not go there."""


class Failed(Exception):
    """A webhook did not arrive; it may be tried again."""


@dataclass(frozen=True, slots=True)
class Target:
    """A web address, taken apart."""

    tls: bool
    host: str
    port: int
    path: str
    topic: str  # for ntfy, which wants it in the message

    @property
    def authority(self) -> str:
        """The host as the header names it."""
        shown = f"[{self.host}]" if ":" in self.host else self.host
        return shown if self.port == (443 if self.tls else 80) else f"{shown}:{self.port}"


def target(url: str, plain: bool = False) -> Target:
    """Takes a web address apart; raises Forbidden. `plain` allows http and any port, for tests."""
    if len(url) > LONGEST_URL or not PRINTED.fullmatch(url):
        raise Forbidden("form")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Forbidden("form") from None
    tls = parts.scheme == "https"
    if not tls and not (plain and parts.scheme == "http"):
        raise Forbidden("scheme")
    host = parts.hostname or ""
    if not HOST.fullmatch(host) or parts.username is not None or parts.password is not None:
        raise Forbidden("host")
    port = port if port is not None else (443 if tls else 80)
    if port not in PORTS and not plain:
        raise Forbidden("port")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(tls, host, port, path, parts.fragment)


class Webhooks:
    """Sends them."""

    def __init__(self, plain: bool = False, resolver: Resolve = resolve) -> None:
        self.plain = plain
        self.resolver = resolver
        self.context = ssl.create_default_context()

    async def check(self, url: str) -> Target:
        """The target, if it is one now; raises Forbidden or Failed."""
        aim = target(url, self.plain)
        await self._addresses(aim)
        return aim

    async def post(self, url: str, body: dict[str, Any]) -> None:
        """One POST; raises Forbidden or Failed."""
        aim = target(url, self.plain)
        data = msgspec.json.encode({**body, "topic": aim.topic} if aim.topic else body)
        try:
            async with asyncio.timeout(TIME_OUT):
                status = await self._sent(aim, data)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
            raise Failed(type(error).__name__) from None
        if not 200 <= status < 300:
            again = status >= 500 or status in LATER
            raise Failed(f"status {status}") if again else Forbidden(f"status {status}")

    async def _addresses(self, aim: Target) -> list[str]:
        """The addresses of a target, if all of them are public."""
        try:
            async with asyncio.timeout(TIME_OUT):
                found = await self.resolver(aim.host, aim.port)
        except (OSError, TimeoutError, ValueError):
            raise Failed("name") from None
        if not found or not all(map(is_public, found)):
            raise Forbidden("address")
        return found

    async def _sent(self, aim: Target, data: bytes) -> int:
        reader, writer = await self._connected(aim, await self._addresses(aim))
        try:
            writer.write(_request(aim, data) + data)
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.close()

    async def _connected(
        self, aim: Target, addresses: list[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to the first of the checked addresses that answers."""
        secure: dict[str, Any] = {"ssl": self.context, "server_hostname": aim.host}
        for number, address in enumerate(addresses, start=1):
            try:
                return await asyncio.open_connection(
                    address, aim.port, limit=LONGEST_ANSWER, **(secure if aim.tls else {})
                )
            except OSError:
                if number == len(addresses):
                    raise
        raise OSError("no address")


def _request(aim: Target, data: bytes) -> bytes:
    lines = (
        f"POST {aim.path} HTTP/1.1",
        f"Host: {aim.authority}",
        "User-Agent: Grognard",
        "Content-Type: application/json",
        f"Content-Length: {len(data)}",
        "Connection: close",
    )
    return "\r\n".join((*lines, "", "")).encode("ascii")


def _status(line: bytes) -> int:
    """The status in the first line of an answer; nothing else of it is read."""
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
        raise ValueError("not an answer")
    return int(words[1])

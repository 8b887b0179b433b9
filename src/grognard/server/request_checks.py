"""The checks that every request must pass, on its raw headers; both ways into the server use them.

They say where a request may come from, how much and how often somebody may ask, and what he shows
of himself. Whether what he shows is known here, `Visitors` tells.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

from grognard.server.limits import BODY, RateLimits, network
from grognard.server.refusal import Refusal
from grognard.server.visitors import TOKEN, cookie_name, hashed

CHANGING = ("POST", "PUT", "PATCH", "DELETE")
LETTERS = "/mail/"  # asked by mail programs, which have neither cookie nor origin, only a key
JSON = b"application/json"
BEARER = b"bearer "
CALLER = "grognard.caller"  # where a request carries what was found out about it
# Said twice, these could mean one thing here and another to somebody on the way.
ONCE = {b"host", b"origin", b"sec-fetch-site", b"content-type", b"content-length", b"authorization"}
MOST_KNOWN = 10_000  # cookies that need not be read and hashed again
SHORT = 300  # bytes of a cookie worth remembering

Raw = Sequence[tuple[bytes, bytes]]
Headers = Mapping[bytes, bytes]


@dataclass(slots=True)
class Caller:
    """The visitor, as far as the request tells."""

    address: str
    key: str | None  # what is stored of the token he shows
    bot: bool  # he shows it as bots do
    headers: Headers


class RequestChecks:
    """Turns away what comes too often, from elsewhere, or in the wrong form."""

    def __init__(self, rate_limits: RateLimits) -> None:
        self.rate_limits = rate_limits

    def admit(self, scope: Any, most: int = BODY) -> Caller:
        """Who asks; raises Refusal. A request that has passed is not counted again."""
        passed: Caller | None = scope.get(CALLER)
        if passed is not None:
            return passed
        headers = read_headers(scope["headers"])
        check_host(headers, self.rate_limits.limits.hosts)
        key, bot = shown(headers, scope["scheme"] == "https")
        caller = Caller(address_of(scope), key, bot, headers)
        if not self.rate_limits.may_ask(caller.address, key):
            raise Refusal(429, "too-much")
        check_query(scope["query_string"])
        if scope["method"] in CHANGING and not scope["path"].startswith(LETTERS):
            if not bot:
                check_origin(headers)
            check_form(headers)
            check_length(headers, most)
        scope[CALLER] = caller
        return caller


def address_of(scope: Any) -> str:
    """Where a request comes from: an address, or the network of a household."""
    client = scope.get("client")
    return network(client[0]) if client else "nowhere"


def read_headers(raw: Raw) -> Headers:
    """Headers by their names; raises Refusal if one is said twice on which something depends."""
    headers = dict(raw)
    if len(headers) != len(raw):
        names = [name for name, _value in raw]
        if any(names.count(name) > 1 for name in ONCE):
            raise Refusal(400, "malformed")
        if b"cookie" in headers:
            headers[b"cookie"] = b"; ".join(value for name, value in raw if name == b"cookie")
    return headers


def check_host(headers: Headers, names: Sequence[str]) -> None:
    """A page of another name must not reach a server meant for this machine alone."""
    if names and _named(headers.get(b"host", b"")) not in names:
        raise Refusal(421, "wrong-host")


@lru_cache(maxsize=100)
def _named(host: bytes) -> str:
    """The name in a host without its port; empty if it has none."""
    try:
        return urlsplit(f"//{host.decode('latin-1')}").hostname or ""
    except ValueError:
        return ""


def shown(headers: Headers, secure: bool) -> tuple[str | None, bool]:
    """What is stored of the token that somebody shows, and whether he shows it as a bot.

    Raises Refusal to whoever shows two.
    """
    said = headers.get(b"cookie", b"")
    kept, key = (_kept if len(said) <= SHORT else _kept.__wrapped__)(said, secure)
    word = headers.get(b"authorization", b"")
    if word[: len(BEARER)].lower() != BEARER:
        return key, False
    if kept:
        raise Refusal(400, "two-tokens")
    return hashed(word[len(BEARER) :].strip().decode("latin-1")), True


@lru_cache(maxsize=MOST_KNOWN)
def _kept(said: bytes, secure: bool) -> tuple[bool, str | None]:
    """Whether there is a cookie of ours, and what is stored of the token in the last such one."""
    name = cookie_name(secure).encode()
    parts = [part.partition(b"=") for part in said.split(b";")]
    found = [value.strip() for own, _, value in parts if own.strip() == name]
    if not found:
        return False, None
    token = found[-1].decode("latin-1")
    return True, hashed(token) if TOKEN.fullmatch(token) else None


def check_query(query: bytes) -> None:
    """What is asked is text."""
    if query.isascii() and b"%" not in query:
        return
    try:
        unquote_to_bytes(query.decode("ascii")).decode()
    except UnicodeDecodeError as error:
        raise Refusal(400, "malformed") from error


def check_origin(headers: Headers) -> None:
    """Only pages of this site change anything: the browser itself says where a request is from."""
    origin, fetched = headers.get(b"origin"), headers.get(b"sec-fetch-site")
    own = headers.get(b"host") or None
    foreign = origin is not None and origin.partition(b"://")[2] != own
    if foreign or fetched not in (None, b"same-origin") or (origin is None and fetched is None):
        raise Refusal(403, "cross-site")


def check_form(headers: Headers) -> None:
    """JSON only: a form of another site cannot send that unasked."""
    kind = headers.get(b"content-type", b"")
    if kind != JSON and kind.partition(b";")[0].strip().lower() != JSON:
        raise Refusal(415, "not-json")


def check_length(headers: Headers, most: int) -> None:
    """What is announced is not larger than it may be; what is not announced is counted later."""
    length = headers.get(b"content-length", b"0")
    if not length.isdigit():
        raise Refusal(400, "malformed")
    if len(length) > len(str(most)) or int(length) > most:
        raise Refusal(413, "too-large")

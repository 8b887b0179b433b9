"""What holds for every request and answer: where it may come from, how much, and which headers."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from grognard.server.limits import Doorman
from grognard.server.refusal import Refusal
from grognard.server.visitors import cookie_name, hashed

CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
Ask = Request[Any, Any, State]

CHANGING = ("POST", "PUT", "PATCH", "DELETE")


async def add_headers(message: Message, scope: Scope) -> None:
    """Puts the headers on every answer; what the API says is nobody's to store."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    if scope.get("path", "").startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")


def address_of(request: Ask) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "nowhere"


class Manners:
    """Turns away what comes too often, from elsewhere, or in the wrong form."""

    def __init__(self, app: ASGIApp, doorman: Doorman) -> None:
        self.app = app
        self.doorman = doorman

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Checks a request before anything else is done with it."""
        if scope["type"] == ScopeType.HTTP:
            request: Ask = Request(scope)
            self._check_host(request)
            self._check_rate(request)
            if request.method in CHANGING:
                check_origin(request)
                check_form(request)
        await self.app(scope, receive, send)

    def _check_host(self, request: Ask) -> None:
        """A page of another name must not reach a server meant for this machine alone."""
        names = self.doorman.limits.hosts
        if names and _host(f"//{request.headers.get('host', '')}") not in names:
            raise Refusal(421, "wrong-host")

    def _check_rate(self, request: Ask) -> None:
        token = request.cookies.get(cookie_name(request.url.scheme == "https"))
        visitor = None if token is None else hashed(token)
        if not self.doorman.may_ask(address_of(request), visitor):
            raise Refusal(429, "too-much")


def _host(url: str) -> str:
    """The host of an address without its port; empty if it has none."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def check_origin(request: Ask) -> None:
    """Only pages of this site change anything: the browser itself says where a request is from."""
    origin = request.headers.get("origin")
    fetched = request.headers.get("sec-fetch-site")
    foreign = origin is not None and origin.partition("://")[2] != request.headers.get("host")
    if foreign or fetched not in (None, "same-origin") or (origin is None and fetched is None):
        raise Refusal(403, "cross-site")


def check_form(request: Ask) -> None:
    """JSON only: a form of another site cannot send that unasked."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refusal(415, "not-json")

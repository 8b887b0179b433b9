"""What holds for every request and answer: where it may come from, how much, and which headers."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from grognard.server.limits import RateLimits
from grognard.server.refusal import Refusal
from grognard.server.visitors import bearer, cookie_name, hashed

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
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
CACHING = b"cache-control"
UNKEPT = (CACHING, b"no-store")  # what the API says is nobody's to store
Ask = Request[Any, Any, State]

CHANGING = ("POST", "PUT", "PATCH", "DELETE")
LETTERS = "/mail/"  # asked by mail programs, which have neither cookie nor origin, only a key


async def add_headers(message: Message, scope: Scope) -> None:
    """Puts the headers on every answer of the framework."""
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    headers += RAW_HEADERS
    if scope.get("path", "").startswith("/api") and not any(n == CACHING for n, _ in headers):
        headers.append(UNKEPT)
    message["headers"] = headers


def address_of(request: Ask) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "nowhere"


def token_of(request: Ask) -> str | None:
    """What the bearer of a cookie or a bot shows; raises Refusal to whoever shows both."""
    kept = request.cookies.get(cookie_name(request.url.scheme == "https"))
    token = bearer(request.headers)
    if token is None:
        return kept
    if kept is not None:
        raise Refusal(400, "two-tokens")
    return token


class Middleware:
    """Turns away what comes too often, from elsewhere, or in the wrong form."""

    def __init__(self, app: ASGIApp, rate_limits: RateLimits) -> None:
        self.app = app
        self.rate_limits = rate_limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Checks a request before anything else is done with it."""
        if scope["type"] == ScopeType.HTTP:
            request: Ask = Request(scope)
            self._check_host(request)
            token = token_of(request)
            self._check_rate(request, token)
            if request.method in CHANGING and not request.url.path.startswith(LETTERS):
                if bearer(request.headers) is None:
                    check_origin(request)
                check_form(request)
        await self.app(scope, receive, send)

    def _check_host(self, request: Ask) -> None:
        """A page of another name must not reach a server meant for this machine alone."""
        names = self.rate_limits.limits.hosts
        if names and named_host(f"//{request.headers.get('host', '')}") not in names:
            raise Refusal(421, "wrong-host")

    def _check_rate(self, request: Ask, token: str | None) -> None:
        visitor = None if token is None else hashed(token)
        if not self.rate_limits.may_ask(address_of(request), visitor):
            raise Refusal(429, "too-much")


def named_host(url: str) -> str:
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

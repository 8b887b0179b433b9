"""What holds for every request and answer of the framework: the checks, and the headers."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from grognard.server.limits import BODY
from grognard.server.request_checks import RequestChecks

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
UNKEPT = (CACHING, b"no-store")  # no cache may store answers of the API
Ask = Request[Any, Any, State]


async def add_headers(message: Message, scope: Scope) -> None:
    """Puts the headers on every answer of the framework."""
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    headers += RAW_HEADERS
    if scope.get("path", "").startswith("/api") and not any(n == CACHING for n, _ in headers):
        headers.append(UNKEPT)
    message["headers"] = headers


class Middleware:
    """Checks a request before the framework does anything with it."""

    def __init__(self, app: ASGIApp, checks: RequestChecks) -> None:
        self.app = app
        self.checks = checks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes on what may pass; raises Refusal."""
        if scope["type"] == ScopeType.HTTP:
            self.checks.admit(scope, _most(scope))
        await self.app(scope, receive, send)


def _most(scope: Any) -> int:
    """How large a body the route takes."""
    most: int | None = scope["route_handler"].resolve_request_max_body_size()
    return BODY if most is None else most

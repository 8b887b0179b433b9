"""What happens on a server, for those who run it: counters, and one line for each request.

Neither knows a person, a token or a table: routes are named by their template.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import sys
import time
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Any

from litestar import Response, get
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from grognard.server.computers import Computers
from grognard.server.limits import RateLimits
from grognard.server.middleware import Ask
from grognard.server.refusal import Refusal

BOUNDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds
LASTING = "/stream"  # routes whose answer lasts as long as somebody listens
ELSEWHERE = "other"
HEALTHY = 2.0  # seconds within which the storage must answer
KIND = "text/plain; version=0.0.4; charset=utf-8"
TOKEN = "GROGNARD_METRICS_TOKEN"
LOG = "GROGNARD_LOG"

requests = logging.getLogger("grognard.requests")
Gauge = Callable[[], float]


@dataclass(slots=True)
class Timing:
    """How long the answers of one route took."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        """One more answer."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Metrics:
    """The counters of a server, in the format that Prometheus reads."""

    def __init__(self) -> None:
        self.answers: dict[tuple[str, str, int], int] = {}
        self.timings: dict[tuple[str, str], Timing] = {}
        self.gauges: dict[str, tuple[str, str, Gauge]] = {}

    def show(self, name: str, kind: str, about: str, value: Gauge) -> None:
        """Something else to be read when somebody asks: a `gauge` or a `counter`."""
        self.gauges[name] = (kind, about, value)

    def note(self, method: str, route: str, status: int, seconds: float) -> None:
        """One more answer, and a line for it if lines are wanted."""
        self.answered(method, route, status, seconds)
        if requests.isEnabledFor(logging.INFO):
            more = {"route": route, "status": status, "ms": round(seconds * 1000, 1)}
            requests.info("request", extra={"data": {"method": method, **more, "id": fresh_id()}})

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """One more answer."""
        key = (method, route, status)
        self.answers[key] = self.answers.get(key, 0) + 1
        if not route.endswith(LASTING):
            timing = self.timings.get((method, route))
            if timing is None:
                timing = self.timings[method, route] = Timing()
            timing.add(seconds)

    def text(self) -> str:
        """All of it."""
        return "\n".join((*self._answers(), *self._timings(), *self._gauges())) + "\n"

    def _answers(self) -> list[str]:
        name = "grognard_requests_total"
        lines = _head(name, "counter", "Answers by route and status.")
        for (method, route, status), count in sorted(self.answers.items()):
            labels = f'method="{method}",route="{route}",status="{status}"'
            lines.append(f"{name}{{{labels}}} {count}")
        return lines

    def _timings(self) -> list[str]:
        name = "grognard_request_seconds"
        lines = _head(name, "histogram", "Seconds until an answer was sent.")
        for (method, route), timing in sorted(self.timings.items()):
            labels = f'method="{method}",route="{route}"'
            running = 0
            for bound, count in zip((*map(str, BOUNDS), "+Inf"), timing.counts, strict=True):
                running += count
                lines.append(f'{name}_bucket{{{labels},le="{bound}"}} {running}')
            lines.append(f"{name}_sum{{{labels}}} {timing.total:.6f}")
            lines.append(f"{name}_count{{{labels}}} {running}")
        return lines

    def _gauges(self) -> list[str]:
        lines: list[str] = []
        for name, (kind, about, value) in self.gauges.items():
            lines += [*_head(name, kind, about), f"{name} {value():g}"]
        return lines


def _head(name: str, kind: str, about: str) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]


class Monitoring:
    """Counts every request that the framework answers."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, and looks at the clock before and after."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        status = 0

        async def heard(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        began = time.perf_counter()
        try:
            await self.app(scope, receive, heard)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Any, status: int, seconds: float) -> None:
        """Only known methods and templates, so that requests cannot invent new labels."""
        method = scope["method"] if scope["method"] in METHODS else "OTHER"
        route = scope.get("path_template") or ELSEWHERE
        self.metrics.note(method, route, status, seconds)


METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def fresh_id() -> str:
    """A name for one request."""
    return secrets.token_hex(6)


# --- the routes ----------------------------------------------------------------------------


@get("/metrics", include_in_schema=False, opt={"packed": True})
async def get_metrics(request: Ask, state: State) -> Response[str]:
    """The counters, for this machine or for a request with the token."""
    if not may_read(request, os.environ.get(TOKEN, "")):
        raise Refusal(404, "not-found")
    return Response(state.metrics.text(), media_type=KIND)


def may_read(request: Ask, token: str) -> bool:
    """With a token set, its bearer alone; else only this very machine, not even by a proxy."""
    if token:
        said = request.headers.get("authorization", "")
        return secrets.compare_digest(said.encode(), f"Bearer {token}".encode())
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    try:
        return ip_address(request.client.host if request.client else "").is_loopback and (
            not forwarded
        )
    except ValueError:
        return False


@get("/healthz", include_in_schema=False)
async def get_health(state: State) -> dict[str, str]:
    """Whether the server can do its work: the storage answers, and kept the last heartbeat."""
    if state.heartbeat.failing:
        raise Refusal(503, "not-kept")
    asked = state.service.storage.database.read(lambda db: db.execute("SELECT 1").fetchone())
    try:
        await asyncio.wait_for(asyncio.wrap_future(asked), HEALTHY)
    except TimeoutError as error:
        raise Refusal(503, "not-kept") from error
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def get_ready(state: State) -> dict[str, str]:
    """Whether something can be kept right now: a heartbeat is written."""
    try:
        await asyncio.wait_for(state.heartbeat.beat(), HEALTHY)
    except TimeoutError as error:
        raise Refusal(503, "not-kept") from error
    if state.heartbeat.failing:
        raise Refusal(503, "not-kept")
    return {"status": "ok"}


ROUTES = (get_metrics, get_health, get_ready)


def observe(metrics: Metrics, state: State, rate_limits: RateLimits) -> None:
    """What is read from the server itself when somebody asks for the counters."""
    show = metrics.show
    show("grognard_actions_total", "counter", "Actions kept.", lambda: state.service.acted)
    show("grognard_tables_open", "gauge", "Tables in memory.", lambda: len(state.service.sittings))
    show("grognard_streams", "gauge", "Open streams.", lambda: sum(rate_limits.streams.values()))
    show("grognard_connections", "gauge", "Open connections.", lambda: state.lines.count)
    ended = "Connections ended before their time."
    show(
        "grognard_connections_ended_total",
        "counter",
        ended,
        lambda: sum(state.lines.ended.values()),
    )
    show(
        "grognard_storage_waiting", "gauge", "Changes not yet kept.", lambda: state.service.keeping
    )
    players = "Computer players that think."
    show("grognard_computer_jobs", "gauge", players, lambda: state.service.computers.jobs)
    decided = "Decisions of computer players."
    show("grognard_computer_decisions_total", "counter", decided, lambda: _computers(state).decided)
    failed = "Failures of computer players."
    show("grognard_computer_failures_total", "counter", failed, lambda: _computers(state).failed)


def _computers(state: State) -> Computers:
    found: Computers = state.service.computers
    return found


# --- the log -------------------------------------------------------------------------------


class AsJson(logging.Formatter):
    """A line of the log as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, who speaks, and what."""
        line: dict[str, Any] = {
            "time": f"{self.formatTime(record, '%Y-%m-%dT%H:%M:%S')}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= getattr(record, "data", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)

    converter = time.gmtime  # type: ignore[assignment]


def log_as_wanted() -> None:
    """With GROGNARD_LOG=json, lines for machines, one for each request; else text for people."""
    if os.environ.get(LOG, "text") != "json":
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    requests.setLevel(logging.INFO)

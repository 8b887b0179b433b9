"""A database that is away: every request says so, none fails."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar import Litestar
from litestar.testing import TestClient
from schemathesis.core.result import Ok
from visiting import PLENTY, Visitor

from grognard.server.app import create_app
from grognard.server.storage import StorageError


def failed(*_args: Any) -> Future[Any]:
    """What a database says that cannot be reached."""
    answer: Future[Any] = Future()
    answer.set_exception(StorageError("connection refused"))
    return answer


class Broken:
    """A promise that is not kept."""

    def here(self) -> Any:
        """Never durable."""
        waiter = asyncio.get_running_loop().create_future()
        waiter.set_exception(StorageError("connection refused"))
        return waiter


@pytest.fixture
def away(folder: Any) -> Iterator[Any]:
    """A server whose database goes away, and somebody who sits at a table there."""
    with TestClient(create_app(folder, PLENTY)) as client:
        ann = Visitor(client)
        table = ann.new_table("me", "open")
        database = client.app.state.service.storage.database
        kept = (database.ask, database.read, database.keep)
        database.ask = database.read = failed
        database.keep = lambda _change: Broken()
        client.app.state.service.sittings.clear()
        client.app.state.visitors.known.clear()
        yield client, ann, table
        database.ask, database.read, database.keep = kept


def test_both_ways_say_so(away: tuple[TestClient[Litestar], Visitor, str]) -> None:
    """Looks and actions, fast and usual, of the known and of strangers."""
    client, ann, table = away
    act = {"seat": "french", "action": "done", "version": 1_000_000}
    for visitor in (ann, Visitor(client)):
        for query in ("", "?odd=1"):
            assert visitor.ask("GET", f"/tables/{table}{query}").status_code == 503
            path = f"/tables/{table}/actions{query}"
            answer = visitor.ask("POST", path, json=act)
            assert answer.status_code == 503
            assert answer.json()["error"]
    assert client.get("/healthz").status_code == 503


def test_no_request_fails(away: tuple[TestClient[Litestar], Visitor, str]) -> None:
    """Every request that the API describes is answered, and none by a fault of the server."""
    client, ann, table = away
    described = client.get("/api/schema/openapi.json").json()
    schema = schemathesis.openapi.from_dict(described)
    found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    statuses: dict[str, set[int]] = {}

    for operation in found:

        @settings(
            max_examples=1,
            database=None,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            if "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            path = case.formatted_path.removeprefix("/api")
            body = case.body if isinstance(case.body, dict | list) else None
            answer = ann.ask(case.method, path, **({} if body is None else {"json": body}))
            statuses.setdefault(f"{case.method} {case.path}", set()).add(answer.status_code)

        ask()
    assert len(statuses) > 40
    assert {path: seen for path, seen in statuses.items() if seen & {500, 502}} == {}
    assert sum(503 in seen for seen in statuses.values()) > 20

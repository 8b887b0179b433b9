"""Health, counters and the log of a server."""

from __future__ import annotations

import json
import logging
from concurrent.futures import Future
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from visiting import PLENTY, Visitor

from grognard.server import monitoring
from grognard.server.app import create_app
from grognard.server.monitoring import AsJson, Metrics
from waiting import PATIENCE

HERE = ("127.0.0.1", 5000)


@pytest.fixture
def near(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server asked from its own machine."""
    app: Any = create_app(tmp_path_factory.mktemp("near"), PLENTY)
    inner = app.fast_path

    async def from_here(scope: Any, receive: Any, send: Any) -> None:
        await inner({**scope, "client": HERE}, receive, send)

    app.fast_path = from_here
    with TestClient(app) as client:
        yield client


def counters(text: str) -> dict[str, float]:
    """The lines of the counters by what they count."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def test_health(near: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    """The storage answers."""
    monkeypatch.setattr(monitoring, "HEALTHY", PATIENCE)
    answer = near.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_health_without_storage(
    near: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A storage that does not answer is told by the status, and not waited for for ever."""
    monkeypatch.setattr(monitoring, "HEALTHY", 0.05)
    monkeypatch.setattr(near.app.state.service.storage.database, "read", lambda _work: Future())
    assert near.get("/healthz").status_code == 503


def test_counters(near: TestClient[Litestar]) -> None:
    """Routes by their template, statuses, actions, tables; buckets that add up."""
    ann = Visitor(near)
    table = ann.new_table("me")
    ann.act(table, "french", "done")
    ann.ask("POST", f"/tables/{table}/actions", json={"seat": "french"})
    near.get("/no/such.page")
    answer = near.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = counters(answer.text)
    route = 'method="POST",route="/api/tables/{table}/actions"'
    assert found[f'grognard_requests_total{{{route},status="200"}}'] == 1
    assert found[f'grognard_requests_total{{{route},status="400"}}'] == 1
    assert found["grognard_actions_total"] == 1
    assert found["grognard_tables_open"] == 1
    assert found["grognard_computer_jobs"] == 0
    assert found[f"grognard_request_seconds_count{{{route}}}"] == 2
    assert found[f'grognard_request_seconds_bucket{{{route},le="+Inf"}}'] == 2
    assert table not in answer.text
    assert ann.token not in answer.text


def test_nobody_makes_up_counters(near: TestClient[Litestar]) -> None:
    """Whatever is asked for, the number of lines stays small."""
    for n in range(30):
        near.get(f"/no/such/{n}.page")
        near.request(f"VERB{n}", "/api/games")
    near.get("/api/tables/xxxxxxxxxxxxxxxx/moon")
    routes = {key[1] for key in near.app.state.metrics.answers}
    methods = {key[0] for key in near.app.state.metrics.answers}
    assert len(routes) <= 4
    assert methods <= {"GET", "OTHER"}


def test_buckets() -> None:
    """Each bucket holds what took no longer than its bound."""
    metrics = Metrics()
    for seconds in (0.001, 0.002, 0.003, 9.0):
        metrics.answered("GET", "/x", 200, seconds)
    found = counters(metrics.text())
    name = 'grognard_request_seconds_bucket{method="GET",route="/x",le='
    assert found[f'{name}"0.002"}}'] == 2
    assert found[f'{name}"0.005"}}'] == 3
    assert found[f'{name}"5.0"}}'] == 3
    assert found[f'{name}"+Inf"}}'] == 4
    assert found['grognard_request_seconds_sum{method="GET",route="/x"}'] == pytest.approx(9.006)


def test_streams_have_no_latency() -> None:
    """They last as long as somebody listens."""
    metrics = Metrics()
    metrics.answered("GET", "/api/tables/{table}/stream", 200, 500.0)
    assert "grognard_request_seconds_count" not in metrics.text()
    assert 'status="200"} 1' in metrics.text()


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded"])
def test_strangers_do_not_read_counters(
    client: TestClient[Litestar], near: TestClient[Litestar], header: str
) -> None:
    """Neither another machine, nor anybody for whom a proxy asks."""
    assert client.get("/metrics").status_code == 404
    assert near.get("/metrics", headers={header: "127.0.0.1"}).status_code == 404


def test_the_token_opens_the_counters(
    client: TestClient[Litestar], near: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one set, being near is no longer enough."""
    monkeypatch.setenv(monitoring.TOKEN, "s3cret")
    assert near.get("/metrics").status_code == 404
    assert client.get("/metrics", headers={"authorization": "Bearer wrong"}).status_code == 404
    assert client.get("/metrics", headers={"authorization": "Bearer s3cret"}).status_code == 200


def test_a_line_for_each_request(
    near: TestClient[Litestar], caplog: pytest.LogCaptureFixture
) -> None:
    """Method, route, status, time and a name of its own; neither table, token nor address."""
    ann = Visitor(near)
    with caplog.at_level(logging.INFO, "grognard.requests"):
        table = ann.new_table("me")
        ann.see(table, "french")
    lines = [json.loads(AsJson().format(record)) for record in caplog.records]
    assert [(line["method"], line["route"], line["status"]) for line in lines] == [
        ("POST", "/api/tables", 201),
        ("GET", "/api/tables/{table}", 200),
    ]
    assert all(line["ms"] > 0 and line["level"] == "info" and line["time"] for line in lines)
    assert len({line["id"] for line in lines}) == 2
    everything = json.dumps(lines)
    for secret in (table, ann.token, HERE[0], "french"):
        assert secret not in everything


def test_errors_in_the_log_are_one_line() -> None:
    """With the traceback inside."""
    try:
        raise ValueError("lost")
    except ValueError as error:
        failure = (type(error), error, error.__traceback__)
    record = logging.LogRecord("grognard", logging.ERROR, "", 1, "it %s", ("broke",), failure)
    line = AsJson().format(record)
    assert "\n" not in line
    assert json.loads(line)["message"] == "it broke"
    assert "ValueError: lost" in json.loads(line)["error"]


def test_the_log_is_json_where_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a setting; otherwise nothing is changed."""
    root = logging.getLogger()
    before = (list(root.handlers), root.level, monitoring.requests.level)
    try:
        monitoring.log_as_wanted()
        assert root.handlers == before[0]
        monkeypatch.setenv(monitoring.LOG, "json")
        monitoring.log_as_wanted()
        assert [type(handler.formatter) for handler in root.handlers] == [AsJson]
        assert monitoring.requests.isEnabledFor(logging.INFO)
    finally:
        root.handlers[:] = before[0]
        root.setLevel(before[1])
        monitoring.requests.setLevel(before[2])

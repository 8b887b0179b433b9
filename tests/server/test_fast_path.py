"""The fast path: what it carries it carries as the usual way does, and it carries nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from visiting import PLENTY, Visitor

from grognard.server.app import create_app
from grognard.server.fast_path import WORTH_PACKING, FastPath
from grognard.server.limits import BODY, Limits, Rate

USUAL = "&odd=1"  # odd enough for the fast path
QUICK = {"content-type": "application/json"}


class Carried:
    """Remembers what the fast path carried to the service."""

    def __init__(self, fast_path: FastPath) -> None:
        self.count = 0
        self.looks = 0
        self.answer = fast_path._answer

    async def __call__(self, *args: Any) -> int:
        """Carries, and counts what was granted."""
        status = await self.answer(*args)
        if status == 200:
            self.count += args[0]["method"] == "POST"
            self.looks += args[0]["method"] == "GET"
        return status


@pytest.fixture
def carried(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> Iterator[Carried]:
    """Counts the actions that take the fast path."""
    fast_path: Any = client.app.fast_path  # type: ignore[attr-defined]
    counter = Carried(fast_path)
    monkeypatch.setattr(fast_path, "_answer", counter)
    return counter


def send(visitor: Visitor, table: str, body: bytes, query: str = "", **headers: str) -> Any:
    """Sends a body as an action."""
    return visitor.ask("POST", f"/tables/{table}/actions{query}", content=body, headers=headers)


def body(seat: str = "french", action: str = "done", version: Any = None) -> bytes:
    """An action as a page writes it."""
    return json.dumps({"seat": seat, "action": action, "version": version}).encode()


def test_an_ordinary_action_takes_the_fast_path(ann: Visitor, carried: Carried) -> None:
    """And is answered with the table and every header that an answer has."""
    table = ann.new_table("me")
    version = ann.see(table, "french")["version"]
    answer = send(ann, table, body(version=version), "?lang=fr&since=0", **QUICK)
    assert carried.count == 1
    assert answer.status_code == 200
    usual = ann.ask("GET", f"/tables/{table}?as=french&lang=fr&odd=1")
    assert answer.json() == usual.json()
    for name in ("content-security-policy", "x-content-type-options", "cache-control"):
        assert answer.headers[name] == usual.headers[name]
    assert answer.headers["content-type"].startswith("application/json")


def test_an_ordinary_look_takes_the_fast_path(ann: Visitor, carried: Carried) -> None:
    """And shows what the usual way shows."""
    table = ann.new_table("me")
    for query in ("", "?lang=es", "?as=french", "?lang=en&as=french&since=1", "?since=1"):
        quick = ann.ask("GET", f"/tables/{table}{query}")
        usual = ann.ask("GET", f"/tables/{table}{query}{'&' if query else '?'}odd=1")
        assert quick.json() == usual.json()
        assert quick.status_code == usual.status_code == 200
        assert quick.headers["cache-control"] == usual.headers["cache-control"] == "no-store"
    assert carried.looks == 5


@pytest.mark.parametrize("query", ["?as=allied", "?as=turk", "?as=french&lang=fr"])
def test_a_look_that_is_not_granted(ann: Visitor, bob: Visitor, query: str) -> None:
    """Another's seat stays another's."""
    bob.new_table("me")
    table = ann.new_table("me")
    quick = bob.ask("GET", f"/tables/{table}{query}")
    usual = bob.ask("GET", f"/tables/{table}{query}&odd=1")
    assert quick.status_code == usual.status_code == 403
    assert quick.json() == usual.json()


CASES = {
    "another's seat": body("allied", version=1),
    "no such seat": body("turk", version=1),
    "an old version": body(version=7),
    "not allowed": body(action="march ney wavre", version=1_000_000),
    "not understood": body(action="marsh ney", version=1_000_000),
    "a number that is none": body(version="x"),
    "too long": body(action="x" * 201, version=1_000_000),
    "more than there is": b'{"seat":"french","action":"done","version":1000000,"as":"allied"}',
    "not JSON": b"{",
    "not UTF-8": b'{"seat":"fr\xff","action":"done","version":1}',
    "nested": b"[" * 5000,
    "nothing": b"",
}


@pytest.mark.parametrize("said", CASES.values(), ids=CASES)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_both_ways_refuse_alike(ann: Visitor, said: bytes, lang: str) -> None:
    """Status and words are the same, and the table is as it was."""
    table = ann.new_table("me")
    before = ann.see(table, "french")
    quick, usual = (send(ann, table, said, f"?lang={lang}{way}", **QUICK) for way in ("", USUAL))
    assert quick.status_code == usual.status_code
    assert 400 <= quick.status_code < 500
    assert quick.json() == usual.json()
    assert ann.see(table, "french") == before


ODD = {
    "another site": {"origin": "http://elsewhere.example"},
    "no origin": {"origin": ""},
    "fetched from another site": {"sec-fetch-site": "cross-site"},
    "another kind": {"content-type": "text/plain"},
    "a form": {"content-type": "application/x-www-form-urlencoded"},
    "no cookie": {"cookie": ""},
    "a made-up cookie": {"cookie": f"grognard={'x' * 43}"},
    "a bot and a browser": {"authorization": f"Bearer {'x' * 43}"},
}


@pytest.mark.parametrize("headers", ODD.values(), ids=ODD)
def test_what_is_odd_is_refused(ann: Visitor, carried: Carried, headers: dict[str, str]) -> None:
    """The rest is in `test_request_checks`: there both ways are compared."""
    table = ann.new_table("me")
    version = ann.see(table, "french")["version"]
    answer = send(ann, table, body(version=version), **{**QUICK, **headers})
    assert 400 <= answer.status_code < 500
    assert carried.count == 0
    assert ann.see(table, "french")["version"] == version


def test_what_is_odd_but_right_goes_the_usual_way(ann: Visitor, carried: Carried) -> None:
    """A strange order of the query, a number that is none."""
    table = ann.new_table("me")
    version = ann.see(table, "french")["version"]
    wrong = send(ann, table, body(version=version), "?since=-1", **QUICK)
    assert wrong.status_code == 400
    right = send(ann, table, body(version=version), "?since=0&lang=en", **QUICK)
    assert right.status_code == 200
    assert carried.count == 0


def test_another_visitor_is_refused(ann: Visitor, bob: Visitor) -> None:
    """His cookie is good, the seat is not his."""
    table = ann.new_table("me")
    bob.new_table("me")
    version = ann.see(table, "french")["version"]
    assert send(bob, table, body(version=version), **QUICK).status_code == 403


def test_too_large(ann: Visitor, carried: Carried) -> None:
    """More than any request may have."""
    table = ann.new_table("me")
    said = body(action="x" * BODY, version=1)
    assert send(ann, table, said, **QUICK).status_code == 413
    assert carried.count == 0


def test_large_answers_are_packed(client: TestClient[Litestar]) -> None:
    """A free set-up has hundreds of legal actions."""
    ann = Visitor(client)
    table = ann.new_table("me", "me", scenario="free")
    seat = ann.see(table)["asked"]
    seen = ann.see(table, seat)
    said = body(seat, action=seen["legal"][0]["text"], version=seen["version"])
    plain = send(ann, table, said, **QUICK, **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert len(plain.content) > WORTH_PACKING
    said = body(seat, action=plain.json()["legal"][0]["text"], version=plain.json()["version"])
    packed = send(ann, table, said, **QUICK, **{"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 3
    assert packed.json()["legal"]


def test_the_fast_path_has_its_limits(tmp_path_factory: pytest.TempPathFactory) -> None:
    """It counts requests like the usual way, and then refuses."""
    few = Limits(PLENTY.address_requests, Rate(12, 0.001), PLENTY.address_tables)
    with TestClient(create_app(tmp_path_factory.mktemp("few"), few)) as client:
        ann = Visitor(client)
        table = ann.new_table("me")
        answers = [send(ann, table, body(version=7), **QUICK).status_code for _ in range(20)]
    assert answers == [409] * 12 + [429] * 8


def test_another_host_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A server meant for this machine does not answer to another name."""
    own = Limits(hosts=("testserver.local",))
    with TestClient(create_app(tmp_path_factory.mktemp("own"), own)) as client:
        ann = Visitor(client)
        table = ann.new_table("me")
        foreign = {"host": "elsewhere.example", "origin": "http://elsewhere.example"}
        assert send(ann, table, body(version=7), **QUICK).status_code == 409
        assert send(ann, table, body(version=7), **QUICK, **foreign).status_code == 421

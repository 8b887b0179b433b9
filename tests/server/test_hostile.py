"""Requests that nobody honest would send."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from visiting import PLENTY, Visitor, truth

from grognard.server.app import create_app
from grognard.server.limits import Buckets, Limits, Rate
from grognard.server.visitors import hashed

ACT = {"seat": "french", "action": "done", "version": 1_000_000}


@pytest.fixture
def table(ann: Visitor, bob: Visitor) -> str:
    """Ann is French, Bob is Allied, the French are asked."""
    found = ann.new_table()
    bob.post(f"/tables/{found}/seats/allied")
    return found


def test_acting_out_of_turn(ann: Visitor, bob: Visitor, table: str) -> None:
    """The seat is his, but it is not asked."""
    wish = {**ACT, "seat": "allied"}
    assert bob.post(f"/tables/{table}/actions", wish, 409)["error"] == "It is not your turn."
    assert ann.see(table)["log"] == []


@pytest.mark.parametrize("what", ["actions", "undo", "why", "resign"])
def test_the_seat_of_another(
    bob: Visitor, client: TestClient[Litestar], table: str, what: str
) -> None:
    """Neither for one who holds another seat nor for a stranger."""
    wish = {"actions": ACT, "undo": {"seat": "french", "version": ACT["version"]}}.get(
        what, {"seat": "french", "action": "done"} if what == "why" else {"seat": "french"}
    )
    for visitor in (bob, Visitor(client)):
        visitor.post(f"/tables/{table}/{what}", wish, 403)
    assert not truth(client, table).over
    assert truth(client, table).journal.entries == []


def test_seeing_as_another(bob: Visitor, client: TestClient[Litestar], table: str) -> None:
    """A view is for whoever holds the seat."""
    for visitor in (bob, Visitor(client)):
        for path in (f"/tables/{table}?as=french", f"/tables/{table}/stream?as=french"):
            assert visitor.ask("GET", path).status_code == 403
    assert bob.ask("GET", f"/tables/{table}?as=nobody").status_code == 403


def test_the_table_of_another(client: TestClient[Litestar], table: str) -> None:
    """Sitting at one table gives nothing at another."""
    eve = Visitor(client)
    own = eve.new_table()
    eve.post(f"/tables/{table}/actions", ACT, 403)
    assert eve.see(table)["yours"] == []
    assert [t["table"] for t in eve.get("/tables")] == [own]


def test_taking_a_seat_that_is_taken(
    bob: Visitor, client: TestClient[Litestar], table: str
) -> None:
    """By a person or by the computer; and there is no other seat."""
    eve = Visitor(client)
    eve.post(f"/tables/{table}/seats/french", status=409)
    bob.post(f"/tables/{table}/seats/french", status=409)
    eve.post(f"/tables/{table}/seats/emperor", status=404)
    own = eve.new_table("me", "computer:random")
    bob.post(f"/tables/{own}/seats/allied", status=409)


def test_a_replayed_request(ann: Visitor, table: str) -> None:
    """What was meant for one moment does nothing at another, not even after an undo."""
    first = ann.see(table, "french")["version"]
    wish = {"seat": "french", "action": "group philippeville", "version": first}
    shown = ann.post(f"/tables/{table}/actions", wish)
    trouble = ann.post(f"/tables/{table}/actions", wish, 409)
    assert trouble["version"] == shown["version"]
    ann.undo(table, "french")
    ann.post(f"/tables/{table}/actions", wish, 409)
    ann.post(f"/tables/{table}/undo", {"seat": "french", "version": first}, 409)
    assert ann.see(table, "french")["log"] == []


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"done"',
        b"\xff\xfe",
        b'{"seat": "french", "action": "d\xffne", "version": 1000000}',
        b'{"seat": "french", "action": "\xed\xa0\x80", "version": 1000000}',
        b'{"seat": "french"}',
        b'{"seat": "french", "action": 7, "version": 1000000}',
        b'{"seat": "french", "action": "done", "version": 1000000, "more": 1}',
        b'{"seat": ["french"], "action": "done", "version": 1000000}',
        b'{"seat": "french", "action": "%s", "version": 1000000}' % (b"x" * 3000),
        b"[" * 20_000,
    ],
)
def test_malformed_requests(ann: Visitor, table: str, body: bytes) -> None:
    """One clear answer, in the form of every other error."""
    kind = {"content-type": "application/json"}
    response = ann.ask("POST", f"/tables/{table}/actions", content=body, headers=kind)
    assert response.status_code == 400
    assert set(response.json()) == {"error"}
    assert ann.see(table)["log"] == []


@pytest.mark.parametrize(
    "path", ["/tables", "/tables/{table}/why", "/tables/{table}/chat", "/login", "/tables/import"]
)
def test_a_body_that_is_no_text(ann: Visitor, table: str, path: str) -> None:
    """Invalid UTF-8 is the fault of whoever sent it, wherever he sent it."""
    kind = {"content-type": "application/json"}
    body = b'{"game": "\xff", "name": "\xff", "seat": "\xff", "room": "\xff", "journal": "\xff"}'
    response = ann.ask("POST", path.format(table=table), content=body, headers=kind)
    assert response.status_code == 400
    assert set(response.json()) == {"error"}


def test_an_oversized_body(ann: Visitor, table: str) -> None:
    """Is not read to its end."""
    body = json.dumps({**ACT, "action": "x" * 70_000})
    kind = {"content-type": "application/json"}
    response = ann.ask("POST", f"/tables/{table}/actions", content=body, headers=kind)
    assert response.status_code == 413
    assert response.json()["error"]


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_wrong_content_type(ann: Visitor, table: str, kind: str) -> None:
    """What a form of another site could send is not read."""
    response = ann.ask(
        "POST",
        f"/tables/{table}/actions",
        content=json.dumps(ACT),
        headers={"content-type": kind},
    )
    assert response.status_code == 415
    assert ann.see(table)["log"] == []


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://testserver.local:81"},
        {"origin": "http://testserver.local.evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "", "sec-fetch-site": "none"},
        {"origin": ""},
    ],
)
def test_requests_of_other_sites(ann: Visitor, table: str, headers: dict[str, str]) -> None:
    """Are refused even with the visitor's cookie."""
    response = ann.ask("POST", f"/tables/{table}/actions", json=ACT, headers=headers)
    assert response.status_code == 403
    assert ann.see(table)["log"] == []


def test_a_request_of_this_site(ann: Visitor, table: str) -> None:
    """Guards the test above: either header is enough."""
    headers = {"origin": "", "sec-fetch-site": "same-origin"}
    response = ann.ask("POST", f"/tables/{table}/actions", json=ACT, headers=headers)
    assert response.status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/tables/{table}",
        "/tables/{table}?as=french",
        "/tables/{table}/actions?seat=french&action=done&version=1000000",
        "/tables/{table}/undo?seat=french&version=1000000",
        "/tables/{table}/resign?seat=french",
        "/tables/{table}/why",
        "/tables/{table}/seats/allied",
        "/tables/{table}/journal",
        "/tables",
        "/games",
    ],
)
def test_get_never_changes_anything(ann: Visitor, client: TestClient[Litestar], path: str) -> None:
    """Nor does HEAD, nor any method that is not served; no visitor is made, either."""
    table = ann.new_table()
    before = ann.see(table, "french")
    stranger = Visitor(client)
    for visitor in (ann, stranger):
        for method in ("GET", "HEAD"):
            visitor.ask(method, path.format(table=table))
    for method in ("PUT", "PATCH", "DELETE"):
        answer = ann.ask(method, path.format(table=table).partition("?")[0], json=ACT)
        assert answer.status_code in (404, 405)
    assert stranger.token == ""
    assert ann.see(table, "french") == before


@pytest.mark.parametrize(
    "name", ["x", "A" * 16, "..%2f..%2fetc%2fpasswd", "%00", "a" * 300, "é" * 16]
)
def test_tables_that_do_not_exist(ann: Visitor, name: str) -> None:
    """Are not found, whatever they are called."""
    assert ann.ask("GET", f"/tables/{name}").status_code in (400, 404)
    assert ann.ask("POST", f"/tables/{name}/actions", json=ACT).status_code in (400, 404)


@pytest.mark.parametrize("action", ["", "|", "done\n", "🂡", "\x00", "march * *", "' OR 1=1 --"])
def test_actions_that_are_none(ann: Visitor, table: str, action: str) -> None:
    """Are refused with a reason, or understood as what they say; never a failure."""
    version = ann.see(table, "french")["version"]
    wish = {"seat": "french", "action": action, "version": version}
    response = ann.ask("POST", f"/tables/{table}/actions", json=wish)
    assert response.status_code == (200 if action.strip() == "done" else 422)


# --- who one is ----------------------------------------------------------------------------


def test_the_cookie(client: TestClient[Litestar]) -> None:
    """Random, out of the reach of scripts and of other sites."""
    ann = Visitor(client)
    seats = {"french": "me"}
    response = ann.ask("POST", "/tables", json={"game": "waterloo", "seats": seats})
    said = response.headers["set-cookie"]
    assert said.startswith("grognard=")
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= {part.strip() for part in said.split(";")}
    assert len(ann.token) == 43
    again = ann.ask("POST", "/tables", json={"game": "waterloo", "seats": seats})
    assert "set-cookie" not in again.headers


def test_with_tls_the_browser_guards_the_cookie(folder: Path) -> None:
    """`__Host-` and Secure."""
    with TestClient(create_app(folder, PLENTY), base_url="https://grognard.example") as client:
        response = client.post(
            "/api/tables",
            json={"game": "waterloo", "seats": {"french": "me"}},
            headers={"origin": "https://grognard.example"},
        )
    said = response.headers["set-cookie"]
    assert said.startswith("__Host-grognard=")
    assert "Secure" in said


def test_a_token_of_ones_own_making_is_not_believed(client: TestClient[Litestar]) -> None:
    """Otherwise one could give it to another and share his seats."""
    eve = Visitor(client, "A" * 43)
    eve.new_table()
    assert eve.token != "A" * 43


def test_tokens_are_stored_hashed(folder: Path) -> None:
    """Whoever reads the file cannot become a visitor."""
    with TestClient(create_app(folder, PLENTY)) as client:
        ann = Visitor(client)
        ann.new_table()
    stored = b"".join(file.read_bytes() for file in folder.iterdir())
    assert ann.token.encode() not in stored
    assert hashed(ann.token).encode() in stored


# --- too much ------------------------------------------------------------------------------


def limited(**rates: Any) -> Limits:
    """Limits of which only some are tight."""
    plenty = {name: getattr(PLENTY, name) for name in PLENTY.__slots__}
    return Limits(**{**plenty, **rates})


def test_too_many_requests(folder: Path) -> None:
    """Of one address."""
    limits = limited(address_requests=Rate(5, 0))
    with TestClient(create_app(folder, limits)) as client:
        ann = Visitor(client)
        answers = [ann.ask("GET", "/tables").status_code for _ in range(7)]
    assert answers == [200] * 5 + [429] * 2


def test_too_many_requests_of_one_visitor(folder: Path) -> None:
    """Another visitor at the same address goes on."""
    with TestClient(create_app(folder, limited(visitor_requests=Rate(3, 0)))) as client:
        ann, bob = Visitor(client, "A" * 43), Visitor(client, "B" * 43)
        assert [ann.ask("GET", "/tables").status_code for _ in range(4)][-1] == 429
        assert bob.ask("GET", "/tables").status_code == 200


def test_too_many_tables(folder: Path) -> None:
    """Of one address, however many visitors it has."""
    with TestClient(create_app(folder, limited(address_tables=Rate(2, 0)))) as client:
        for status in (201, 201, 429):
            wish = {"game": "waterloo", "seats": {"french": "me"}}
            Visitor(client).post("/tables", wish, status)


def test_buckets_fill_again() -> None:
    """With time, and not beyond the brim."""
    now = [0.0]
    buckets = Buckets(Rate(2, 1), clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    now[0] = 1.0
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def test_a_server_known_by_its_names_only(folder: Path) -> None:
    """A foreign name that leads here (DNS rebinding) is turned away."""
    with TestClient(create_app(folder, limited(hosts=("127.0.0.1",)))) as client:
        answers = [
            client.get("/api/games", headers={"host": host}).status_code
            for host in ("127.0.0.1:1815", "127.0.0.1", "evil.example", "evil.example:1815", "[")
        ]
    assert answers == [200, 200, 421, 421, 421]

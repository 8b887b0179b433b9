"""One front door: whatever is refused on one way into the server is refused alike on the other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient
from visiting import PLENTY, Visitor

from grognard.server.app import create_app
from grognard.server.limits import BODY, Limits, Rate, RateLimits, network
from grognard.server.refusal import Refusal
from grognard.server.request_checks import RequestChecks, read_headers, shown

HOST = b"testserver.local"
ORIGIN = b"http://testserver.local"
Header = tuple[bytes, bytes]
SAID = json.dumps({"seat": "french", "action": "done", "version": 7}).encode()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server that answers to one name, somebody who sits at a table there, and his bot."""
    own = Limits(*(PLENTY.address_requests,) * 4, tries=PLENTY.tries, hosts=(HOST.decode(),))
    with TestClient(create_app(tmp_path_factory.mktemp("door"), own)) as client:
        ann = Visitor(client)
        yield client, ann, ann.new_table()


def asked(client: TestClient[Litestar], way: Any, scope: dict[str, Any], body: bytes) -> Any:
    """Status and words of the answer that one way gives."""
    heard: list[Any] = []
    said = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Any:
        return said.pop() if said else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        heard.append(message)

    with client.portal() as portal:
        portal.call(way, {**scope, "state": {}, "headers": list(scope["headers"])}, receive, send)
    words = b"".join(message.get("body", b"") for message in heard[1:])
    return heard[0]["status"], words


def both(house: Any, method: str, path: str, headers: list[Header], query: bytes = b"") -> Any:
    """What the fast way says and what the usual way says."""
    client, _ann, _table = house
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query,
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 5000),
        "server": ("127.0.0.1", 80),
    }
    app: Any = client.app
    body = SAID if method == "POST" else b""
    return [asked(client, way, scope, body) for way in (app.fast_path, app.fast_path.app)]


def headers_of(ann: Visitor, **others: list[bytes]) -> list[Header]:
    """The headers of an action, each as often as it is said."""
    usual = {
        "host": [HOST],
        "origin": [ORIGIN],
        "content-type": [b"application/json"],
        "content-length": [str(len(SAID)).encode()],
        "cookie": [f"grognard={ann.token}".encode()],
    }
    named = {name.replace("_", "-"): values for name, values in others.items()}
    return [(name.encode(), v) for name, values in {**usual, **named}.items() for v in values]


BOT = b"Bearer " + b"x" * 43
HOSTS = [[], [HOST], [b"testserver.local:80"], [b"evil.example"], [b"["], [HOST, b"evil.example"]]
ORIGINS = [[], [ORIGIN], [b"null"], [b""], [b"http://evil.example"], [ORIGIN, b"http://evil"]]
SITES = [[], [b"same-origin"], [b"cross-site"], [b"none"], [b"same-origin", b"cross-site"]]
KINDS = [
    [],
    [b"application/json"],
    [b"Application/JSON ; charset=utf-8"],
    [b"text/plain"],
    [b"application/json", b"text/plain"],
]
LENGTHS = [[], [b"54"], [b"x"], [b"-1"], [b"9" * 30], [str(BODY + 1).encode()], [b"5", b"6"]]
COOKIES = [
    [],
    [b"grognard="],
    [b"grognard=" + b"x" * 43],
    [b"grognard=x"],
    [b"__Host-grognard=" + b"x" * 43],
    [b"a=b; grognard=" + b"y" * 43 + b"; grognard=\xff"],
]
WORDS = [[], [BOT], [b"bearer"], [b"Basic eDp5"], [b"BEARER \xff"], [BOT, BOT]]
QUERIES = [b"", b"lang=fr", b"lang=%ff", b"lang=\xff", b"as=french", b"since=-1", b"lang=%C3%A9"]


def alike(house: Any, method: str, headers: list[Header], query: bytes = b"") -> tuple[int, bytes]:
    """The answer, which is the same on both ways."""
    path = f"/api/tables/{house[2]}" + ("/actions" if method == "POST" else "")
    quick, usual = both(house, method, path, headers, query)
    assert quick == usual
    status, words = quick
    assert status < 500
    return status, words


def test_an_ordinary_request_passes_both_ways(house: Any) -> None:
    """Guards those below: it is refused for its version only."""
    assert alike(house, "POST", headers_of(house[1]))[0] == 409
    assert alike(house, "GET", headers_of(house[1]))[0] == 200


ONE_ODD = [
    (name, values)
    for name, all_values in (
        *(("host", HOSTS), ("origin", ORIGINS), ("sec_fetch_site", SITES)),
        *(("content_type", KINDS), ("content_length", LENGTHS), ("cookie", COOKIES)),
        ("authorization", WORDS),
    )
    for values in all_values
]


@pytest.mark.parametrize("method", ["POST", "GET"])
@pytest.mark.parametrize(("name", "values"), ONE_ODD)
def test_one_odd_header(house: Any, method: str, name: str, values: list[bytes]) -> None:
    """Same status, same words."""
    alike(house, method, headers_of(house[1], **{name: values}))


@pytest.mark.parametrize(("method", "query"), list(product(["POST", "GET"], QUERIES)))
def test_odd_queries(house: Any, method: str, query: bytes) -> None:
    """Same status, same words; what is no text is not in the right form."""
    status, _words = alike(house, method, headers_of(house[1]), query)
    if b"\xff" in query or b"%ff" in query:
        assert status == 400


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_mixture(house: Any, data: st.DataObject) -> None:
    """Whichever check comes first, it comes first on both ways."""
    pick = {
        "host": HOSTS,
        "origin": ORIGINS,
        "sec_fetch_site": SITES,
        "content_type": KINDS,
        "content_length": LENGTHS,
        "cookie": COOKIES,
        "authorization": WORDS,
    }
    drawn = {name: data.draw(st.sampled_from(values)) for name, values in pick.items()}
    odd = {name: drawn[name] for name in data.draw(st.sets(st.sampled_from(sorted(pick))))}
    method = data.draw(st.sampled_from(["POST", "GET"]))
    alike(house, method, headers_of(house[1], **odd), data.draw(st.sampled_from(QUERIES)))


EXPECTED = {
    "two hosts": ({"host": [HOST, b"evil.example"]}, 400),
    "another host": ({"host": [b"evil.example"]}, 421),
    "no host": ({"host": []}, 421),
    "another origin": ({"origin": [b"http://evil.example"]}, 403),
    "no sign of where from": ({"origin": []}, 403),
    "a form": ({"content_type": [b"text/plain"]}, 415),
    "too large": ({"content_length": [str(BODY + 1).encode()]}, 413),
    "two tokens": ({"authorization": [BOT]}, 400),
    "an unknown bot": ({"authorization": [BOT], "cookie": []}, 401),
    "nobody": ({"cookie": []}, 403),
}


@pytest.mark.parametrize(("odd", "status"), EXPECTED.values(), ids=EXPECTED)
def test_what_is_refused(house: Any, odd: dict[str, list[bytes]], status: int) -> None:
    """Guards the comparisons: both ways refuse, and neither lets all pass."""
    assert alike(house, "POST", headers_of(house[1], **odd))[0] == status


@pytest.mark.parametrize("query", ["", "?odd=1"])
def test_a_request_is_counted_once(folder: Path, query: str) -> None:
    """Even one that begins on the fast path and goes on the usual way."""
    few = Limits(*(PLENTY.address_requests, Rate(4, 0)), *(PLENTY.address_requests,) * 2)
    with TestClient(create_app(folder, few)) as client:
        ann = Visitor(client)
        table = ann.new_table()
        path = f"/tables/{table}/actions{query}"
        kind = {"content-type": "application/json"}
        answers = [ann.ask("POST", path, content=b"{", headers=kind) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [400] * 4 + [429] * 2


def test_headers_said_twice() -> None:
    """Cookies belong together; on others something depends."""
    assert read_headers([(b"cookie", b"a=1"), (b"cookie", b"b=2")])[b"cookie"] == b"a=1; b=2"
    assert read_headers([(b"accept", b"a"), (b"accept", b"b")]) == {b"accept": b"b"}
    with pytest.raises(Refusal):
        read_headers([(b"origin", b"a"), (b"origin", b"b")])


def test_a_long_cookie_is_not_remembered() -> None:
    """Whoever sends many cannot fill the memory with them; it is read all the same."""
    token = b"x" * 43
    long = {b"cookie": b"a=" + b"b" * 5000 + b"; grognard=" + token}
    assert shown(long, False) == shown({b"cookie": b"grognard=" + token}, False)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("nowhere", "nowhere"),
    ],
)
def test_a_household_is_one_address(address: str, counted: str) -> None:
    """IPv6 by its network; an IPv4 address in IPv6's clothes is itself, not half the world."""
    assert network(address) == counted


def test_requests_are_counted_by_household() -> None:
    """Another address of the same network is no way out."""
    checks = RequestChecks(RateLimits(Limits(address_requests=Rate(3, 0))))
    scope = {"method": "GET", "path": "/", "scheme": "http", "query_string": b"", "headers": []}
    for last in range(3):
        checks.admit({**scope, "client": (f"2001:db8::{last}", 1)})
    with pytest.raises(Refusal):
        checks.admit({**scope, "client": ("2001:db8::ffff", 1)})
    checks.admit({**scope, "client": ("2001:db8:0:1::1", 1)})

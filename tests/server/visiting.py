"""Visitors for tests: each with a cookie of his own, remembering all he was told."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from litestar import Litestar
from litestar.testing import TestClient

from grognard.server.limits import Limits, Rate, Seats, Tries, Words
from grognard.server.running import Server
from grognard.server.tables import Table
from waiting import PATIENCE, until

ANY = Rate(1e9, 1e9)
PATIENT = Tries(ANY, ANY, ANY, ANY, 0.0, ANY, ANY, ANY, ANY)
ROOMY = Seats(*[10**6] * 5)
PLENTY = Limits(
    *(ANY, ANY, ANY, ANY),
    streams=1000,
    tries=PATIENT,
    words=Words(ANY, ANY, ANY),
    seats=ROOMY,
    newcomers=ANY,
)
COOKIE = "grognard"

# A French attack on Charleroi from the historical set-up.
ATTACK = (
    "group philippeville",
    "march pecheux laneffe",
    "march vichery laneffe",
    "march bourmont laneffe",
    "march pecheux charleroi",
    "march vichery charleroi",
    "march bourmont charleroi",
)


class Visitor:
    """Somebody with a browser."""

    def __init__(self, client: TestClient[Litestar] | httpx.Client, token: str = "") -> None:
        self.client = client
        self.token = token
        self.heard: list[bytes] = []

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Sends a request as a page of this site would."""
        own = str(self.client.base_url).rstrip("/")
        headers = {"origin": own, "cookie": f"{COOKIE}={self.token}" if self.token else ""}
        headers |= more.pop("headers", {})
        headers = {name: value for name, value in headers.items() if value}
        self.client.cookies.clear()
        response = self.client.request(method, f"/api{path}", headers=headers, **more)
        self.client.cookies.clear()
        self.token = response.cookies.get(COOKIE) or self.token
        self.heard.append(response.content)
        return response

    def facts(self, game: str = "waterloo") -> Any:
        """What the server says of one of its games."""
        return next(one for one in self.get("/games") if one["game"] == game)

    def get(self, path: str, **params: Any) -> Any:
        """What a GET answers; it must be granted."""
        response = self.ask("GET", path, params=params)
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, path: str, data: Any = None, status: int = 200, **more: Any) -> Any:
        """What a POST answers; it must have this status."""
        response = self.ask("POST", path, json={} if data is None else data, **more)
        assert response.status_code == status, response.text
        return response.json()

    def new_table(self, french: str = "me", allied: str = "open", **more: Any) -> str:
        """Makes a table."""
        wish = {"game": "waterloo", "seats": {"french": french, "allied": allied}, **more}
        return str(self.post("/tables", wish, 201)["table"])

    def see(self, table: str, seat: str | None = None, **params: Any) -> Any:
        """The table as a seat, or an onlooker."""
        return self.get(f"/tables/{table}", **({"as": seat} if seat else {}), **params)

    def act(self, table: str, seat: str, *actions: str, status: int = 200) -> Any:
        """Carries out actions one after another; the last answer."""
        shown: Any = None
        for action in actions:
            version = self.see(table, seat, since=10**6)["version"]
            wish = {"seat": seat, "action": action, "version": version}
            shown = self.post(f"/tables/{table}/actions", wish, status)
        return shown

    def undo(self, table: str, seat: str, status: int = 200) -> Any:
        """Takes the last action back."""
        version = self.see(table, seat, since=10**6)["version"]
        return self.post(f"/tables/{table}/undo", {"seat": seat, "version": version}, status)

    def waits(self, table: str, seat: str) -> Any:
        """The table when this seat is asked again or the game is over."""

        def awaited() -> Any:
            shown = self.see(table, seat, since=10**6)
            return shown if shown["over"] or shown["asked"] == seat else None

        return until(awaited)


class Elsewhere:
    """Lets requests come from any address."""

    def __init__(self, app: Any) -> None:
        self.inner = app.fast_path
        self.address = "192.0.2.1"
        app.fast_path = self

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Passes a request on."""
        await self.inner({**scope, "client": (self.address, 5000)}, receive, send)


def calling(address: str) -> httpx.Client:
    """A connection to a server that may be slow to answer."""
    return httpx.Client(base_url=address, timeout=PATIENCE)


@contextmanager
def at_work(app: Litestar, proxy: str | None = None) -> Iterator[tuple[Server, str]]:
    """A server in a thread, and its address."""
    with socket.create_server(("127.0.0.1", 0)) as listeners:
        server = Server(app, proxy)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listeners]})
        thread.start()
        try:
            yield server, f"http://127.0.0.1:{listeners.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()


@contextmanager
def served(app: Litestar, proxy: str | None = None) -> Iterator[str]:
    """The address of a server in a thread."""
    with at_work(app, proxy) as (_server, address):
        yield address


def truth(client: TestClient[Litestar], table: str) -> Table:
    """The table itself, which no visitor sees."""
    found: Table = client.app.state.service.sittings[table].table
    return found


def strings(data: Any) -> Iterator[str]:
    """Every string in plain data, keys included."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)

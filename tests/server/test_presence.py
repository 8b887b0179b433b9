"""Who is there: streams of people with accounts, and the notices that they do not need."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient
from members import PASSWORD, hurried, member, name_of, token_of
from visiting import PLENTY, Visitor, at_work, calling

from grognard.server import table_service
from grognard.server import visitors as visitors_module
from grognard.server.accounts.people import NewAccount
from grognard.server.app import create_app
from grognard.server.notices.store import Draft
from grognard.server.running import Server
from grognard.server.storage import Database
from waiting import PATIENCE, until


@pytest.fixture
def server(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, str]]:
    """A server on a port of its own, and its address."""
    monkeypatch.setattr(table_service, "SILENCE", 0.1)
    with at_work(create_app(folder, PLENTY)) as found:
        yield found


class Listener:
    """Listens to a stream in a thread."""

    def __init__(self, address: str, table: str, headers: dict[str, str]) -> None:
        self.lines = 0
        self.ended = threading.Event()
        self.stop = threading.Event()
        url = f"{address}/api/tables/{table}/stream"
        self.thread = threading.Thread(target=self._listen, args=(url, headers), daemon=True)
        self.thread.start()
        until(lambda: self.lines)

    def _listen(self, url: str, headers: dict[str, str]) -> None:
        with httpx.stream("GET", url, headers=headers, timeout=PATIENCE) as answer:
            for _ in answer.iter_lines():
                self.lines += 1
                if self.stop.is_set():
                    return
        self.ended.set()


def cookie(visitor: Visitor) -> dict[str, str]:
    """The header of a visitor's browser."""
    return {"cookie": f"grognard={visitor.token}"}


def unread(visitor: Visitor) -> int:
    """How many notices a visitor has not read."""
    return int(visitor.get("/me")["unread"])


def test_whoever_looks_on_needs_no_notice(server: tuple[Server, str]) -> None:
    """None comes while a stream is open; opening one is reading; afterwards they come again."""
    _, address = server
    with calling(address) as http:
        ann, bob = Visitor(http), Visitor(http)
        first, second = ann.new_table(allied="open"), ann.new_table(allied="open")
        bob.post(f"/tables/{first}/seats/allied")
        assert unread(ann) == 1
        listener = Listener(address, first, cookie(ann))
        until(lambda: unread(ann) == 0)
        bob.post(f"/tables/{first}/resign", {"seat": "allied"})
        time.sleep(0.2)
        assert unread(ann) == 0
        bob.post(f"/tables/{second}/seats/allied")
        assert unread(ann) == 1
        listener.stop.set()
        listener.thread.join(PATIENCE)
        service = server[0].app.state.service
        until(lambda: not service.notices.present)
        bob.post(f"/tables/{second}/resign", {"seat": "allied"})
        assert unread(ann) == 2


def test_a_stream_ends_with_its_session(server: tuple[Server, str]) -> None:
    """Whoever has logged out, or whose token was revoked, hears no more."""
    _, address = server
    with calling(address) as http:
        ann = Visitor(http)
        ann.post("/account", {"name": "Ann", "password": PASSWORD}, 201)
        table = ann.new_table(allied="me")
        made = token_of(ann)
        bot = Listener(address, table, {"authorization": f"Bearer {made['secret']}"})
        browser = Listener(address, table, cookie(ann))
        stranger = Listener(address, table, {})
        ann.post(f"/tokens/{made['id']}/revoke")
        assert bot.ended.wait(PATIENCE)
        assert not browser.ended.is_set()
        ann.post("/logout")
        assert browser.ended.wait(PATIENCE)
        assert not stranger.ended.is_set()


# --- both databases ------------------------------------------------------------------------


def test_accounts_on_either_database(database: Database, folder: Path) -> None:
    """The same statements do on SQLite and PostgreSQL."""
    with TestClient(create_app(folder, PLENTY, database)) as client:
        ann, bob = member(hurried(client), "Ann"), member(client, "Bob")
        guest = Visitor(client)
        table = guest.new_table()
        bob.post(f"/tables/{table}/seats/allied")
        guest.post("/login", {"name": "ANN", "password": PASSWORD})
        Visitor(client).post("/account", {"name": "ann", "password": PASSWORD}, 409)
        assert [t["table"] for t in ann.get("/tables")] == [table]
        assert [n["kind"] for n in ann.get("/notices")["notices"]] == ["seat"]
        assert [s["person"] for s in bob.see(table)["seats"]] == ["Ann", "Bob"]
        made = token_of(ann)
        assert ann.post(f"/tokens/{made['id']}/revoke") == []
        ann.post("/account/settings", {"language": "fr"})
        ann.post("/account/password", {"old": PASSWORD, "new": "en avant!!"})
        assert ann.get("/me")["language"] == "fr"
        assert ann.post("/notices/read") == {"unread": 0}
        ann.post("/account/delete", {"password": "en avant!!"})
        assert name_of(ann) is None
        assert [s["who"] for s in bob.see(table)["seats"]] == ["computer", "you"]


def test_notices_on_either_database(database: Database, folder: Path) -> None:
    """Written once, claimed once."""
    with TestClient(create_app(folder, PLENTY, database)) as client:
        people = client.app.state.visitors.people
        store = client.app.state.service.notices.store
        guest = Visitor(client)
        table = guest.new_table()
        new = NewAccount("Ann", "ann", "x", "fr")
        person, _ = people.sign_up("a" * 64, new, None).result()
        people.set_webhook(person, "https://hooks.example/").result()
        key = people.set_mail(person, "ann@example.org").result()
        for step in ("movement", "combat"):
            store.add([Draft(person, table, "french", "turn", step)]).result()
        store.add([Draft("nobody", table, "french", "turn", None)]).result()
        [notice] = store.latest(person).result()
        assert (notice.step, notice.read) == ("combat", False)
        [letter] = store.claim(0).result()
        assert (letter.mail, letter.webhook, letter.language) == (
            None,
            "https://hooks.example/",
            "fr",
        )
        assert store.claim(0).result() == []
        assert people.confirm_mail(key).result()
        store.turn_passed(table, person, []).result()
        store.add([Draft(person, table, "french", "turn", None)]).result()
        [letter] = store.claim(0).result()
        assert letter.mail == "ann@example.org"
        store.game_over(table, [Draft(person, table, "french", "over", None)]).result()
        assert store.unread(person).result() == 1
        assert store.read(person, None, None).result() == 0
        assert people.forget_mail(key).result()
        store.sweep().result()


def test_another_process_ends_a_session(
    cluster: object, url: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the latest when its peer looks again."""
    from grognard.server.storage import open_database

    monkeypatch.setattr(visitors_module, "FRESH", 0.2)
    with (
        TestClient(create_app(folder, PLENTY, open_database(folder, url))) as one,
        TestClient(create_app(folder, PLENTY, open_database(folder, url))) as two,
    ):
        ann = member(hurried(one))
        there = Visitor(two, ann.token)
        assert name_of(there) is not None
        ann.post("/logout")
        time.sleep(0.25)
        assert name_of(there) is None

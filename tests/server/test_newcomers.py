"""Newcomers are counted by their address, and only for what they were granted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar.testing import TestClient
from visiting import ANY, PATIENT, Elsewhere, Visitor

from grognard.server.app import create_app
from grognard.server.limits import Limits, Rate, Words

WISH = {"game": "waterloo", "seats": {"french": "me"}}
FEW = Limits(
    *(ANY, ANY),
    address_tables=Rate(3, 0),
    visitor_tables=Rate(2, 0),
    streams=1,
    tries=PATIENT,
    words=Words(address=Rate(3, 0), person=Rate(2, 0), offers=Rate(2, 0)),
)


def test_what_is_refused_is_not_counted(folder: Path) -> None:
    """Mistakes of one newcomer leave everybody their tables, himself too."""
    with TestClient(create_app(folder, FEW)) as client:
        for _ in range(10):
            Visitor(client).post("/tables", {**WISH, "seats": {"turk": "me"}}, 422)
            Visitor(client).post("/tables", {**WISH, "game": "chess"}, 422)
        ann = Visitor(client)
        for status in (201, 201, 201, 429):
            ann.token = ""
            ann.post("/tables", WISH, status)
        assert ann.token == ""  # nothing is kept of a newcomer who is turned away


def test_newcomers_elsewhere_are_not_counted_together(folder: Path) -> None:
    """However many tables newcomers of one address have opened; IPv6 counts by the network."""
    app: Any = create_app(folder, FEW)
    place = Elsewhere(app)
    with TestClient(app) as client:
        for last, status in enumerate((201, 201, 201, 429)):
            place.address = f"2001:db8::{last}"
            Visitor(client).post("/tables", WISH, status)
        place.address = "2001:db8:0:1::1"
        bob = Visitor(client)
        bob.post("/tables", WISH, 201)
        bob.post("/tables", WISH, 201)
        bob.post("/tables", WISH, 201)  # his first he opened as nobody
        place.address = "192.0.2.9"
        bob.post("/tables", WISH, 429)


def test_the_first_word_of_an_onlooker(folder: Path) -> None:
    """It is counted for his address, once it may be said."""
    app: Any = create_app(folder, FEW)
    place = Elsewhere(app)
    with TestClient(app) as client:
        chat = f"/tables/{Visitor(client).new_table()}/chat"
        say = {"room": "onlookers", "text": "Vive l'Empereur!"}
        for _ in range(10):
            Visitor(client).post(chat, {**say, "room": "table"}, 403)
            Visitor(client).post(chat, {**say, "text": " "}, 422)
        for status in (201, 201, 201, 429):
            Visitor(client).post(chat, say, status)
        place.address = "192.0.2.2"
        Visitor(client).post(chat, say, 201)


def test_newcomers_of_one_address_are_limited(folder: Path) -> None:
    """Whatever they do first; whoever is known already is none."""
    words = Words(address=ANY, person=ANY, offers=ANY)
    app: Any = create_app(folder, Limits(ANY, ANY, ANY, ANY, words=words, newcomers=Rate(3, 0)))
    place = Elsewhere(app)
    with TestClient(app) as client:
        ann = Visitor(client)
        table = ann.new_table()
        say = {"room": "onlookers", "text": "Vive l'Empereur!"}
        Visitor(client).post(f"/tables/{table}/chat", say, 201)
        Visitor(client).post(f"/tables/{table}/seats/allied")
        eve = Visitor(client)
        eve.post(f"/tables/{table}/chat", say, 429)
        eve.post("/tables", WISH, 429)
        assert eve.token == ""
        ann.new_table()
        place.address = "192.0.2.2"
        Visitor(client).post(f"/tables/{table}/chat", say, 201)


def test_nobody_who_is_refused_is_kept(folder: Path) -> None:
    """A request that gets nothing leaves no row behind."""
    with TestClient(create_app(folder, FEW)) as client:
        ann = Visitor(client)
        table = ann.new_table("me", "computer:random")
        for path, data, status in (
            (f"/tables/{table}/seats/allied", None, 409),
            (f"/tables/{table}/seats/turk", None, 404),
            (f"/tables/{table}/take-over", {"seat": "french", "invitation": "x"}, 403),
            (f"/tables/{table}/fork", {"after": 0, "seats": {"french": "me"}}, 403),
            ("/tables/import", {"journal": "x", "seats": {"french": "me"}}, 422),
        ):
            eve = Visitor(client)
            eve.post(path, data, status)
            assert eve.token == ""
        database = client.app.state.service.storage.database
        count = database.read(lambda db: db.execute("SELECT COUNT(*) AS n FROM people").fetchone())
        assert count.result()["n"] == 1

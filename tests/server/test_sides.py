"""A seat of the other side never goes to somebody who holds one at the table, or ever held one."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from litestar import Litestar
from litestar.testing import TestClient
from members import PASSWORD, hurried, member
from test_offers import answer, offer
from visiting import PLENTY, Visitor

from grognard.server.app import create_app
from grognard.server.storage import MIGRATIONS
from grognard.server.storage.sqlite import FILE, migrate

BEFORE = 6  # the form of the rows that did not know who had sat where


def passed_on(ann: Visitor, to: Visitor, table: str) -> None:
    """Ann's French seat goes to another; nobody else sits there who must agree."""
    offer(ann, table, "french", "substitute", "person")
    said = ann.post(f"/tables/{table}/invitation", {"seat": "french"})
    to.post(f"/tables/{table}/take-over", {"seat": "french", **said})


def test_whoever_plays_one_side(ann: Visitor, bob: Visitor) -> None:
    """Takes no open seat of the other; a stranger does."""
    table = ann.new_table()
    trouble = ann.post(f"/tables/{table}/seats/allied", status=409)
    assert trouble["error"] == "You play on the other side."
    assert ann.ask("GET", f"/tables/{table}?as=allied").status_code == 403
    assert ann.post(f"/tables/{table}/seats/french")["yours"] == ["french"]
    assert bob.post(f"/tables/{table}/seats/allied")["yours"] == ["allied"]


def test_whoever_has_played_one_side(folder: Path) -> None:
    """He knows what it knows, also after the server was started anew."""
    with TestClient(create_app(folder, PLENTY)) as client:
        ann, bob = Visitor(client), Visitor(client)
        table = ann.new_table()
        passed_on(ann, bob, table)
        assert ann.see(table)["yours"] == []
        ann.post(f"/tables/{table}/seats/allied", status=409)
    with TestClient(create_app(folder, PLENTY)) as client:
        ann = Visitor(client, ann.token)
        ann.post(f"/tables/{table}/seats/allied", status=409)
        Visitor(client).post(f"/tables/{table}/seats/allied")


def test_an_invitation_is_no_way_round(ann: Visitor, client: TestClient[Litestar]) -> None:
    """The substitute of the one side was once of the other."""
    bob, carl = Visitor(client), Visitor(client)
    table = ann.new_table()
    passed_on(ann, carl, table)
    bob.post(f"/tables/{table}/seats/allied")
    offer(bob, table, "allied", "substitute", "person")
    answer(carl, table, "french")
    said = bob.post(f"/tables/{table}/invitation", {"seat": "allied"})
    ann.post(f"/tables/{table}/take-over", {"seat": "allied", **said}, 409)
    dora = Visitor(client)
    assert dora.post(f"/tables/{table}/take-over", {"seat": "allied", **said})["yours"]


def test_logging_in_forgets_nothing(folder: Path) -> None:
    """What a guest has held the account has held."""
    with TestClient(create_app(folder, PLENTY)) as client:
        hurried(client)
        ann = member(client, "Ann")
        guest, bob = Visitor(client), Visitor(client)
        table = guest.new_table()
        passed_on(guest, bob, table)
        guest.post("/login", {"name": "Ann", "password": PASSWORD})
        for visitor in (guest, ann):
            visitor.post(f"/tables/{table}/seats/allied", status=409)


def test_those_who_sat_before(tmp_path: Path) -> None:
    """Tables of an older form know at least who sits there now."""
    migrate(tmp_path / FILE, MIGRATIONS[:BEFORE])
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("INSERT INTO people (person, created) VALUES ('ann', 0)")
        texts = ("game", "edition", "scenario", "options", "data", "commitment", "seed")
        numbers = ("created", "updated", "engine", "version", "over")
        values = ", ".join(["''"] * len(texts) + ["0"] * len(numbers))
        names = ", ".join(("id", *texts, *numbers))
        db.execute(f"INSERT INTO tables ({names}) VALUES ('t', {values})")
        for seat, place, person in (("french", 0, "ann"), ("allied", 1, None)):
            add = "INSERT INTO seats (table_id, seat, place, person) VALUES ('t', ?, ?, ?)"
            db.execute(add, (seat, place, person))
    migrate(tmp_path / FILE, MIGRATIONS)
    with sqlite3.connect(tmp_path / FILE) as db:
        assert db.execute("SELECT * FROM holders").fetchall() == [("t", "french", "ann")]

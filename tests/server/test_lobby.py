"""The lobby: nobody fills it alone, sits everywhere, or pushes others out of the list."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from visiting import ANY, PATIENT, Elsewhere, Visitor

from grognard.server.app import create_app
from grognard.server.limits import Limits, Rate, Seats, Words
from grognard.server.remote import lobby

WISH = {"game": "waterloo", "seats": {"french": "me"}}
NARROW = Limits(
    *(ANY, ANY, ANY, ANY),
    tries=PATIENT,
    words=Words(ANY, ANY, ANY),
    seats=Seats(opened=2, address_opened=3, taken=3, guest_taken=2, address_taken=2),
)


def test_open_tables_of_a_person_are_limited(folder: Path) -> None:
    """Tables that nobody else is offered do not count, nor those where somebody sat down."""
    with TestClient(create_app(folder, NARROW)) as client:
        ann, bob = Visitor(client), Visitor(client)
        first = ann.new_table(listed=True)
        ann.new_table(listed=True)
        ann.new_table()
        refused = ann.post("/tables", {**WISH, "listed": True}, 429)
        assert "tables open to all" in refused["error"]
        bob.post(f"/tables/{first}/seats/allied")
        ann.new_table(listed=True)


def test_open_tables_of_an_address_are_limited(folder: Path) -> None:
    """However many guests there are; elsewhere tables can be opened still."""
    app: Any = create_app(folder, NARROW)
    place = Elsewhere(app)
    with TestClient(app) as client:
        for _ in range(3):
            Visitor(client).new_table(listed=True)
        ann = Visitor(client)
        ann.post("/tables", {**WISH, "listed": True}, 429)
        assert ann.token == ""
        place.address = "192.0.2.2"
        ann.new_table(listed=True)


def test_seats_at_tables_of_others_are_limited(folder: Path) -> None:
    """Those at one's own tables and at tables where the game is over do not count."""
    with TestClient(create_app(folder, NARROW)) as client:
        ann, bob = Visitor(client), Visitor(client)
        tables = [ann.new_table() for _ in range(3)]
        bob.new_table()
        for table in tables[:2]:
            bob.post(f"/tables/{table}/seats/allied")
        refused = bob.post(f"/tables/{tables[2]}/seats/allied", None, 429)
        assert "tables of others" in refused["error"]
        bob.post(f"/tables/{tables[0]}/resign", {"seat": "allied"})
        bob.post(f"/tables/{tables[2]}/seats/allied")


def test_guests_of_one_address_do_not_sit_everywhere(folder: Path) -> None:
    """A newcomer for every open table takes no more of them than one address may have."""
    app: Any = create_app(folder, NARROW)
    place = Elsewhere(app)
    with TestClient(app) as client:
        tables = []
        for last in range(3):
            place.address = f"192.0.2.{last + 1}"
            tables.append(Visitor(client).new_table(listed=True))
        place.address = "192.0.2.9"
        for table, status in zip(tables, (200, 200, 429), strict=True):
            Visitor(client).post(f"/tables/{table}/seats/allied", None, status)
        place.address = "192.0.2.10"
        Visitor(client).post(f"/tables/{tables[2]}/seats/allied")


def test_a_rematch_is_a_new_table(folder: Path) -> None:
    """It is counted like any other."""
    limits = Limits(ANY, ANY, ANY, Rate(2, 0), tries=PATIENT, words=Words(ANY, ANY, ANY))
    with TestClient(create_app(folder, limits)) as client:
        ann = Visitor(client)
        table = ann.new_table(allied="computer:random")
        for status in (200, 200, 429):
            version = ann.post(f"/tables/{table}/resign", {"seat": "french"})["version"]
            wish = {"seat": "french", "kind": "rematch", "detail": "same", "version": version}
            shown = ann.post(f"/tables/{table}/offers", wish, status)
            table = shown.get("next") or table


def test_many_tables_of_one_address_leave_room_for_others(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others' older tables are in the list, which ends with the latest of the many."""
    monkeypatch.setattr(lobby, "MOST_LISTED", 4)
    app: Any = create_app(folder, Limits(ANY, ANY, ANY, ANY, seats=Seats(9, 99, 9, 9)))
    place = Elsewhere(app)
    with TestClient(app) as client:
        others = []
        for last in (1, 2):
            place.address = f"192.0.2.{last}"
            others.append(Visitor(client).new_table(listed=True))
        place.address = "192.0.2.3"
        many = [Visitor(client).new_table(listed=True) for _ in range(8)]
        found = [one["table"] for one in Visitor(client).get("/tables/open")["open"]]
        assert {*others} <= {*found}
        assert len(found) == 4
        assert found[-2:] == others[::-1]
        assert {*found[:2]} <= {*many}

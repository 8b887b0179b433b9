"""Offers, clocks and talk between two servers on one PostgreSQL."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from test_offers import answer, offer
from test_peers import at, here, there
from visiting import ATTACK, Visitor, truth

from grognard.server.remote import clocks, heartbeat
from grognard.server.remote.clocks import HOUR, MINUTE
from grognard.server.storage.postgres import PostgresDatabase
from waiting import until

__all__ = ["here", "there"]
Client = TestClient[Litestar]


def test_two_who_are_at_different_servers(here: Client, there: Client) -> None:
    """See each other's offers and words, and agree; the dice go on."""
    ann, bob = Visitor(here), Visitor(there)
    table = ann.new_table(pace="day", listed=True)
    assert table in [t["table"] for t in bob.get("/tables/open")["open"]]
    bob.post(f"/tables/{table}/seats/allied")
    assert ann.see(table)["clock"]["running"] == "french"
    ann.act(table, "french", *ATTACK, "done")
    offer(ann, table, "french", "take-back")
    shown = answer(bob, table, "allied")
    assert shown["log"][-1]["back"] == 0
    ann.act(table, "french", *ATTACK, "done")
    assert bob.see(table, "allied")["view"] == at(here, bob).see(table, "allied")["view"]
    truth(here, table).journal.verify()
    for who, seat in ((ann, "french"), (bob, "allied"), (ann, "french")):
        who.post(f"/tables/{table}/chat", {"room": "table", "seat": seat, "text": seat}, 201)
    said = bob.get(f"/tables/{table}/chat")["said"]
    assert [(s["number"], s["text"]) for s in said] == [(1, "french"), (2, "allied"), (3, "french")]
    assert bob.post(f"/tables/{table}/seen", {"number": 4}) == {"number": 4}
    assert at(here, bob).post(f"/tables/{table}/seen", {"number": 2}) == {"number": 4}
    said = bob.post(f"/tables/{table}/mute", {"room": "table", "number": 1, "mute": True})["said"]
    assert [s["text"] for s in said] == ["", "allied", ""]
    offer(bob, table, "allied", "draw")
    assert answer(ann, table, "french")["ended"] == "draw"
    offer(bob, table, "allied", "rematch", "swap")
    again = answer(ann, table, "french")["next"]
    assert bob.see(again)["yours"] == ["french"]
    assert bob.ask("GET", f"/tables/{table}/journal").text.endswith("# ended: draw\n")


def test_both_agree_at_the_same_moment(here: Client, there: Client) -> None:
    """One offer each, at once: one agreement comes of it, and nothing is doubled."""
    ann, bob = Visitor(here), Visitor(there)
    table = ann.new_table(pace="day")
    bob.post(f"/tables/{table}/seats/allied")
    for kind in ("pause", "resume", "pause", "resume"):
        wish = {"kind": kind, "version": ann.see(table, "french")["version"]}
        threads = [
            threading.Thread(
                target=who.ask,
                args=("POST", f"/tables/{table}/offers"),
                kwargs={"json": {**wish, "seat": seat}},
            )
            for who, seat in ((ann, "french"), (bob, "allied"))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        until(lambda kind=kind: ann.see(table)["paused"] == (kind == "pause"))  # type: ignore[misc]
        assert ann.see(table)["offers"] == bob.see(table)["offers"] == []


def test_a_silence_of_all_servers(
    here: Client, url: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Is charged to nobody, on PostgreSQL as well."""
    ann, bob = Visitor(here), Visitor(here)
    table = ann.new_table(pace="live")
    bob.post(f"/tables/{table}/seats/allied")
    since = truth(here, table).terms.since or 0
    database = PostgresDatabase(url)
    try:
        database.ask(lambda db: heartbeat.beat(db, since + MINUTE)).result()
        later = since + 3 * HOUR
        database.ask(lambda db: heartbeat.revive(db, later)).result()
        assert database.read(lambda db: heartbeat.running_out(db, later)).result() == []
    finally:
        database.close()
    monkeypatch.setattr(clocks, "time", lambda: later)
    here.app.state.service.sittings.pop(table)
    assert ann.see(table)["clock"]["left"]["french"] == 59 * MINUTE

"""Clocks: what a move costs, when they stand still, and what follows when time is up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from visiting import ATTACK, PLENTY, Visitor, truth

from grognard.kernel.journal import Journal
from grognard.server.app import create_app
from grognard.server.remote import clocks, heartbeat
from grognard.server.remote.clocks import DAY, HOUR, MINUTE, SECOND
from grognard.server.storage import SqliteDatabase

Wait = Callable[[int], None]


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Wait:
    """Lets time pass."""
    at = [clocks.time()]
    monkeypatch.setattr(clocks, "time", lambda: at[0])

    def pass_by(milliseconds: int) -> None:
        at[0] += milliseconds

    return pass_by


@pytest.fixture
def table(wait: Wait, ann: Visitor, bob: Visitor) -> str:
    """Ann is French, Bob is Allied, a day and four hours a move."""
    found = ann.new_table(pace="day")
    bob.post(f"/tables/{found}/seats/allied")
    return found


def clock(who: Visitor, table: str, seat: str | None = None) -> Any:
    """The clocks of a table."""
    return who.see(table, seat)["clock"]


@pytest.mark.parametrize(
    ("pace", "bank", "extra"),
    [
        ("live", HOUR, 30 * SECOND),
        ("day", DAY, 4 * HOUR),
        ("three-days", 3 * DAY, 12 * HOUR),
        ("slow", 3 * DAY, 36 * HOUR),
    ],
)
def test_paces(ann: Visitor, bob: Visitor, wait: Wait, pace: str, bank: int, extra: int) -> None:
    """A bank, and so much a move, never more than at the start."""
    table = ann.new_table(pace=pace)
    bob.post(f"/tables/{table}/seats/allied")
    assert clock(ann, table)["left"] == {"french": bank, "allied": bank}
    wait(bank // 2 + extra)
    ann.act(table, "french", "done")
    assert clock(ann, table)["left"] == {"french": bank - bank // 2, "allied": bank}
    wait(extra // 2)
    bob.act(table, "allied", "done")
    assert clock(ann, table)["left"]["allied"] == bank


def test_no_pace_no_clock(ann: Visitor) -> None:
    """Unless somebody wants one; and there are no others."""
    assert clock(ann, ann.new_table()) is None
    wish = {"game": "waterloo", "seats": {"french": "me"}, "pace": "fast"}
    ann.post("/tables", wish, 400)


def test_the_list_of_tables_tells_what_is_left(
    ann: Visitor, bob: Visitor, table: str, wait: Wait
) -> None:
    wait(10 * MINUTE)
    for who in (ann, bob):
        found = who.get("/tables")[0]
        assert (found["table"], found["pace"]) == (table, "day")
        assert found["left"] == DAY - 10 * MINUTE
    ann.post("/tables", {"game": "waterloo", "seats": {"french": "me", "allied": "me"}}, 201)
    assert ann.get("/tables")[0]["left"] is None


def test_a_clock_begins_when_everyone_is_there(ann: Visitor, bob: Visitor, wait: Wait) -> None:
    """Nobody is charged for waiting for an opponent."""
    table = ann.new_table(pace="day")
    wait(2 * DAY)
    assert clock(ann, table) | {"now": 0} == {
        "running": None,
        "left": {"french": DAY, "allied": DAY},
        "up": False,
        "now": 0,
    }
    bob.post(f"/tables/{table}/seats/allied")
    assert clock(ann, table)["running"] == "french"
    wait(HOUR)
    assert clock(bob, table)["left"]["french"] == DAY - HOUR


def test_a_clock_tells_nothing_of_what_can_be_undone(
    ann: Visitor, bob: Visitor, client: TestClient[Litestar], table: str, wait: Wait
) -> None:
    """It only changes when another seat is asked."""
    since = truth(client, table).terms.since
    for action in ATTACK:
        wait(MINUTE)
        ann.act(table, "french", action)
        assert truth(client, table).terms.since == since
    ann.undo(table, "french")
    assert clock(bob, table, "allied") == clock(ann, table, "french")
    assert clock(bob, table)["left"]["french"] == DAY - len(ATTACK) * MINUTE


def test_a_computer_has_no_clock(ann: Visitor, wait: Wait) -> None:
    """Only persons are in a hurry."""
    table = ann.new_table("me", "computer:random", pace="live")
    assert clock(ann, table)["left"] == {"french": HOUR}
    wait(10 * MINUTE)
    ann.act(table, "french", "done")
    ann.waits(table, "french")
    shown = clock(ann, table)
    assert (shown["running"], shown["left"]) == ("french", {"french": 50 * MINUTE + 30 * SECOND})


def test_clocks_are_kept(
    ann: Visitor, bob: Visitor, client: TestClient[Litestar], table: str, wait: Wait
) -> None:
    """In the rows, not in memory."""
    wait(10 * HOUR)
    ann.act(table, "french", "done")
    wait(HOUR)
    before = clock(ann, table)
    client.app.state.service.sittings.pop(table)
    assert clock(ann, table) == before
    assert before["left"] == {"french": 18 * HOUR, "allied": 23 * HOUR}


def test_a_paused_clock_stands_still(ann: Visitor, bob: Visitor, table: str, wait: Wait) -> None:
    """Also through a restart."""
    for kind in ("pause", "resume"):
        wait(HOUR)
        version = ann.see(table, "french")["version"]
        ann.post(f"/tables/{table}/offers", {"seat": "french", "kind": kind, "version": version})
        version = bob.see(table, "allied")["version"]
        bob.post(f"/tables/{table}/offers", {"seat": "allied", "kind": kind, "version": version})
        wait(5 * DAY if kind == "pause" else 0)
    assert clock(ann, table)["left"]["french"] == DAY - HOUR
    wait(HOUR)
    assert clock(ann, table)["left"]["french"] == DAY - 2 * HOUR


def test_a_new_pace(ann: Visitor, bob: Visitor, table: str, wait: Wait) -> None:
    """By consent, with new banks."""
    wait(HOUR)
    for who, seat in ((ann, "french"), (bob, "allied")):
        version = who.see(table, seat)["version"]
        wish = {"seat": seat, "kind": "pace", "detail": "slow", "version": version}
        shown = who.post(f"/tables/{table}/offers", wish)
    assert shown["pace"] == "slow"
    assert clock(ann, table)["left"] == {"french": 3 * DAY, "allied": 3 * DAY}
    wait(HOUR)
    assert clock(ann, table)["left"]["french"] == 3 * DAY - HOUR


# --- time is up ----------------------------------------------------------------------------


def test_a_win_on_time(ann: Visitor, bob: Visitor, table: str, wait: Wait) -> None:
    """Must be claimed, by the other side, when time is really up."""
    wait(DAY - 1)
    claim = {"seat": "allied", "take": "win"}
    bob.post(f"/tables/{table}/claim", claim, 409)
    wait(1)
    assert clock(ann, table)["up"]
    assert "claim" in bob.see(table, "allied")["may"]
    assert "claim" not in ann.see(table, "french")["may"]
    ann.post(f"/tables/{table}/claim", {"seat": "french", "take": "win"}, 409)
    ann.post(f"/tables/{table}/claim", claim, 403)
    shown = bob.post(f"/tables/{table}/claim", claim)
    assert (shown["ended"], shown["outcome"]["winners"]) == ("time", ["allied"])
    bob.post(f"/tables/{table}/claim", claim, 409)
    text = bob.ask("GET", f"/tables/{table}/journal").text
    assert text.endswith("# ended: time french\n")
    Journal.from_text(text).verify()


def test_unclaimed_time(ann: Visitor, bob: Visitor, table: str, wait: Wait) -> None:
    """Play just goes on; who moved late has the extra."""
    wait(3 * DAY)
    ann.act(table, "french", "done")
    bob.post(f"/tables/{table}/claim", {"seat": "allied", "take": "win"}, 409)
    assert clock(ann, table)["left"]["french"] == 4 * HOUR


def test_the_computer_goes_on(ann: Visitor, bob: Visitor, table: str, wait: Wait) -> None:
    """Instead of a win, the seat is handed to it."""
    wait(DAY)
    path = f"/tables/{table}/claim"
    bob.post(path, {"seat": "allied", "take": "computer:deep"}, 422)
    bob.post(path, {"seat": "allied", "take": "lose"}, 422)
    bob.post(path, {"seat": "allied", "take": "computer:random"})
    shown = bob.waits(table, "allied")
    assert [s["who"] for s in shown["seats"]] == ["computer", "you"]
    assert ann.ask("GET", f"/tables/{table}?as=french").status_code == 403


def test_an_ally_wins_nothing_by_it(client: TestClient[Litestar], wait: Wait) -> None:
    """He may only let the computer go on."""
    ann, bob, carl = (Visitor(client) for _ in range(3))
    wish = {
        "game": "waterloo",
        "options": ["three_players"],
        "seats": {"french": "me"},
        "pace": "live",
    }
    table = ann.post("/tables", wish, 201)["table"]
    bob.post(f"/tables/{table}/seats/british")
    carl.post(f"/tables/{table}/seats/prussian")
    ann.act(table, "french", "done")
    assert ann.see(table)["asked"] == "british"
    wait(HOUR)
    carl.post(f"/tables/{table}/claim", {"seat": "prussian", "take": "win"}, 409)
    carl.post(f"/tables/{table}/claim", {"seat": "prussian", "take": "computer:random"})
    assert [s["who"] for s in carl.see(table)["seats"]] == ["somebody", "computer", "you"]


def test_whoever_has_little_time_left_is_told(
    ann: Visitor, bob: Visitor, client: TestClient[Litestar], table: str, wait: Wait
) -> None:
    """Once, when the last stretch begins, and nobody else."""
    wait(20 * HOUR - heartbeat.BEAT)
    warned: list[tuple[str, str, str]] = []
    service = client.app.state.service
    post = service.notices.post
    service.notices.post = lambda here, seat, kind: warned.append((here.id, seat, kind))
    try:
        for _ in range(5):
            client.blocking_portal.call(client.app.state.heartbeat.warn)
            wait(heartbeat.BEAT)
    finally:
        service.notices.post = post
    assert [w for w in warned if w[0] == table] == [(table, "french", "clock")]


# --- when nobody was there -----------------------------------------------------------------


@pytest.fixture
def ends(folder: Path, wait: Wait) -> Callable[[int], Any]:
    """Plays at a server, stops it, starts it again after some time, and looks at the clock."""

    def play(away: int) -> Any:
        with TestClient(create_app(folder, PLENTY)) as client:
            ann, bob = Visitor(client), Visitor(client)
            table = ann.new_table(pace="live")
            bob.post(f"/tables/{table}/seats/allied")
            wait(10 * MINUTE)
        wait(away)
        with TestClient(create_app(folder, PLENTY)) as client:
            return clock(Visitor(client), table)

    return play


def test_down_time_is_charged_to_nobody(ends: Callable[[int], Any]) -> None:
    """Ten minutes were played, three hours nobody could."""
    assert ends(3 * HOUR)["left"]["french"] == 50 * MINUTE


def test_a_short_stop_is_charged(ends: Callable[[int], Any]) -> None:
    """A restart cannot be used to stop a clock."""
    assert ends(30 * SECOND)["left"]["french"] == 50 * MINUTE - 30 * SECOND


def test_a_machine_whose_clock_was_set_back(ends: Callable[[int], Any]) -> None:
    """While nobody was there: what was left is left, no more and no less."""
    assert ends(-3 * HOUR)["left"]["french"] == 50 * MINUTE


def test_a_clock_that_began_after_the_last_beat(
    ann: Visitor, client: TestClient[Litestar], table: str
) -> None:
    """Is set to now, never into the future."""
    since = truth(client, table).terms.since or 0
    database = client.app.state.service.storage.database
    kept = database.read(lambda db: db.execute("SELECT beat FROM pulse").fetchone()["beat"])
    later = since + HOUR
    database.ask(lambda db: heartbeat.beat(db, since - MINUTE)).result()
    database.ask(lambda db: heartbeat.revive(db, later)).result()
    query = "SELECT clock_since FROM tables WHERE id = ?"
    row = database.read(lambda db: db.execute(query, (table,)).fetchone()).result()
    assert row["clock_since"] == later
    database.ask(lambda db: heartbeat.beat(db, kept.result())).result()


def test_another_process_that_was_there(folder: Path) -> None:
    """The second to start sees the heartbeat of the first, and sets no clock."""
    database = SqliteDatabase(folder)
    at = 10**12
    assert database.ask(lambda db: heartbeat.revive(db, at)).result() == 0
    assert database.ask(lambda db: heartbeat.revive(db, at + 5 * MINUTE)).result() == 5 * MINUTE
    assert database.ask(lambda db: heartbeat.revive(db, at + 5 * MINUTE)).result() == 0
    database.close()

"""Standing orders: windows that a seat lets go by in advance, and that nobody else hears of it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from visiting import ATTACK, PLENTY, Visitor, truth

from grognard import Game
from grognard.server import standing
from grognard.server.app import create_app
from grognard.server.storage import open_database
from waiting import until

MY_STEP = {"pass": "until-my-step"}


@pytest.fixture(autouse=True)
def windows(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A phase of movement stands for a window: it is passed by `done`."""
    monkeypatch.setattr(type(game), "windows", ("movement",))


@pytest.fixture
def table(ann: Visitor, bob: Visitor) -> str:
    """Ann is asked, Bob will be."""
    found = ann.new_table()
    bob.post(f"/tables/{found}/seats/allied")
    return found


def order(visitor: Visitor, table: str, what: Any, status: int = 200, seat: str = "allied") -> Any:
    """Gives an order."""
    return visitor.post(f"/tables/{table}/standing", {"seat": seat, "order": what}, status)


def test_a_window_is_passed_again_and_again(ann: Visitor, bob: Visitor, table: str) -> None:
    """By ordinary rows."""
    shown = order(bob, table, MY_STEP)
    assert shown["standing"] == MY_STEP
    assert shown["window"]
    for _ in range(2):
        ann.act(table, "french", "done")
        ann.waits(table, "french")
    log = ann.see(table, "french")["log"]
    assert [(e["seat"], e["turn"]) for e in log] == [
        ("french", 1),
        ("allied", 2),
        ("french", 3),
        ("allied", 4),
    ]


def test_the_own_step_ends_the_order(ann: Visitor, bob: Visitor, table: str) -> None:
    """A battle is no window."""
    order(bob, table, MY_STEP)
    ann.act(table, "french", *ATTACK, "done")
    while (shown := ann.see(table, "french"))["asked"] == "french":
        ann.act(table, "french", shown["legal"][0]["text"])
    shown = bob.see(table, "allied")
    assert shown["asked"] == "allied"
    assert not shown["window"]
    assert shown["standing"] is None


def test_nobody_else_is_told(
    ann: Visitor, bob: Visitor, table: str, client: TestClient[Litestar]
) -> None:
    """Neither by the table nor by a version nor by what a stream would say."""
    onlooker = Visitor(client)
    here = truth(client, table)
    before = (ann.see(table, "french"), onlooker.see(table), here.mark_for(["french"]))
    own = here.mark_for(["allied"])
    order(bob, table, MY_STEP)
    assert truth(client, table) is here
    assert (ann.see(table, "french"), onlooker.see(table), here.mark_for(["french"])) == before
    assert here.mark_for(["allied"]) != own  # his other devices are
    ann.act(table, "french", "done")
    ann.waits(table, "french")
    for visitor in (ann, onlooker):
        assert b"until-my-step" not in b"".join(visitor.heard)
    # What is told is what a pass by hand would have told.
    passed = ann.see(table, "french")["log"][-1]
    other = ann.new_table()
    bob.post(f"/tables/{other}/seats/allied")
    ann.act(other, "french", "done")
    bob.act(other, "allied", "done")
    assert ann.see(other, "french")["log"][-1] == passed


def test_the_same_while_whatever_could_be_answered(
    ann: Visitor, bob: Visitor, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pause is constant: an answer at once would say that there was nothing to think about."""
    monkeypatch.setattr(standing, "PAUSE", 0.3)
    order(bob, table, MY_STEP)
    ann.act(table, "french", "done")
    began = time.monotonic()
    assert ann.see(table, "french")["asked"] == "allied"
    ann.waits(table, "french")
    assert time.monotonic() - began > 0.2


def test_the_turn_ends(ann: Visitor, bob: Visitor, table: str) -> None:
    """An order for this turn is none for the next."""
    order(bob, table, {"pass": "until-turn-ends"})
    ann.act(table, "french", "done")  # the Allied turn begins: its number is another
    shown = bob.waits(table, "allied")
    assert shown["standing"] is None
    time.sleep(2 * standing.PAUSE)
    assert bob.see(table, "allied")["asked"] == "allied"


def test_a_place_is_entered(ann: Visitor, bob: Visitor, table: str) -> None:
    """The order ends with an event that everybody may see and that names the place."""
    order(bob, table, {"pass": "until-place", "place": "laneffe"})
    ann.act(table, "french", "done")
    ann.waits(table, "french")
    ann.act(table, "french", *ATTACK[:2])  # nobody knows of this yet
    assert bob.see(table, "allied")["standing"] == {"pass": "until-place", "place": "laneffe"}
    ann.act(table, "french", "done")
    shown = bob.waits(table, "allied")
    assert shown["standing"] is None
    assert shown["asked"] == "allied"


def test_an_order_can_be_withdrawn(ann: Visitor, bob: Visitor, table: str) -> None:
    """And given at the window itself, which then goes by."""
    order(bob, table, MY_STEP)
    assert order(bob, table, None)["standing"] is None
    ann.act(table, "french", "done")
    time.sleep(2 * standing.PAUSE)
    assert bob.see(table, "allied")["asked"] == "allied"
    order(bob, table, MY_STEP)
    ann.waits(table, "french")


def test_whoever_is_quicker_answers_himself(ann: Visitor, bob: Visitor, table: str) -> None:
    """What was ordered is done only where nothing else was."""
    order(bob, table, MY_STEP)
    ann.act(table, "french", "done")
    bob.act(table, "allied", "done")
    assert ann.waits(table, "french")["asked"] == "french"
    time.sleep(2 * standing.PAUSE)
    assert [entry["seat"] for entry in ann.see(table, "french")["log"]] == ["french", "allied"]


WRONG = {
    "not his seat": (MY_STEP, 403, "french"),
    "no such place": ({"pass": "until-place", "place": "paris"}, 422, "allied"),
    "no place": ({"pass": "until-place"}, 400, "allied"),
    "a place too many": ({"pass": "until-turn-ends", "place": "ath"}, 400, "allied"),
    "no such order": ({"pass": "until-noon"}, 400, "allied"),
    "something else": ({"pass": "until-my-step", "unless": "mud"}, 400, "allied"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_cannot_be_ordered(bob: Visitor, table: str, wrong: str) -> None:
    """Conditions are public facts, and there are but few."""
    what, status, seat = WRONG[wrong]
    order(bob, table, what, status, seat)
    assert bob.see(table, "allied")["standing"] is None


def test_no_orders_where_there_are_no_windows(
    bob: Visitor, table: str, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says so."""
    monkeypatch.setattr(type(game), "windows", ())
    assert "out of turn" in order(bob, table, MY_STEP, 422)["error"]


def test_the_own_step_is_here_already(
    ann: Visitor, table: str, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is asked for a step of his own cannot wait for one."""
    monkeypatch.setattr(type(game), "windows", ("fire",))
    order(ann, table, MY_STEP, 409, "french")


def test_an_order_survives_a_restart(address: str | None, folder: Path) -> None:
    """In both databases; and is obeyed if the window was open when the server stopped."""

    def server() -> TestClient[Litestar]:
        return TestClient(create_app(folder, PLENTY, open_database(folder, address)))

    with server() as first:
        ann, bob = Visitor(first), Visitor(first)
        table = ann.new_table()
        bob.post(f"/tables/{table}/seats/allied")
        order(bob, table, MY_STEP)
        ann.act(table, "french", "done")
        assert bob.see(table, "allied")["asked"] == "allied"  # in the pause
    with server() as second:
        ann.client = bob.client = second
        assert bob.see(table, "allied")["standing"] == MY_STEP
        until(lambda: ann.see(table, "french")["asked"] == "french")


def test_an_order_goes_with_its_seat(
    ann: Visitor, bob: Visitor, table: str, client: TestClient[Litestar]
) -> None:
    """A guest who makes an account keeps it; one who takes the seat over has none."""
    order(bob, table, MY_STEP)
    bob.post("/account", {"name": "Bob of orders", "password": "long enough"}, 201)
    assert bob.see(table, "allied")["standing"] == MY_STEP
    truth(client, table).chairs["allied"].person = "somebody else"
    ann.act(table, "french", "done")
    time.sleep(2 * standing.PAUSE)
    assert ann.see(table, "french")["asked"] == "allied"

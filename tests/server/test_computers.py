"""Computer players at the table."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from visiting import PATIENCE, PLENTY, Visitor, truth

from grognard import Journal
from grognard.kernel.state import State
from grognard.players import player
from grognard.server import computers
from grognard.server.app import create_app
from grognard.server.desk import new_record
from grognard.server.messages import NewTable
from grognard.server.tables import Table


class Stand:
    """A computer player that decides as a test wants."""

    def __init__(self, decide: Callable[[State], int]) -> None:
        self.decide = decide


def let(monkeypatch: pytest.MonkeyPatch, decide: Callable[[State], int], *names: str) -> None:
    """Puts another player in the place of those with these names."""
    monkeypatch.setattr(
        computers,
        "player",
        lambda name, seed: Stand(decide) if name in names else player(name, seed),
    )


def fails(_state: State) -> int:
    """A player that cannot go on."""
    raise RuntimeError("lost its head")


def dawdles(_state: State) -> int:
    """A player that never comes to a decision."""
    time.sleep(0.2)
    return -1


def test_a_whole_game_against_the_computer(ann: Visitor, client: TestClient[Litestar]) -> None:
    """A French commander who does as little as he may, to the end."""
    table = ann.new_table("me", "computer:greedy")
    decisions = 0
    while not (shown := ann.waits(table, "french"))["over"]:
        texts = [action["text"] for action in shown["legal"]]
        action = "done" if "done" in texts else texts[0]
        wish = {"seat": "french", "action": action, "version": shown["version"]}
        ann.post(f"/tables/{table}/actions?since=999999", wish)
        decisions += 1
    assert decisions >= 10
    end = ann.see(table, "french")
    assert end["outcome"]["winners"] == ["allied"]
    assert end["outcome"]["text"]
    assert end["notice"] is None
    assert {entry["seat"] for entry in end["log"]} == {"french", "allied"}
    turns = [entry["turn"] for entry in end["log"]]
    assert turns == sorted(turns)
    assert turns[-1] > 10
    journal = Journal.from_text(ann.ask("GET", f"/tables/{table}/journal").text)
    journal.verify()
    assert journal.header.seed == end["seed"]
    assert journal.header.players == {"french": "human", "allied": "greedy"}


def test_the_computer_may_begin(ann: Visitor) -> None:
    """And is shown to think until the person is asked."""
    table = ann.new_table("computer:greedy", "me")
    shown = ann.waits(table, "allied")
    assert shown["asked"] == "allied"
    assert not shown["thinking"]
    assert [(s["who"], s["player"]) for s in shown["seats"]] == [
        ("computer", "greedy"),
        ("you", None),
    ]
    assert ann.see(table)["log"]


def test_the_computer_cannot_see_the_future() -> None:
    """It is asked on a copy whose dice have nothing to do with those of the table."""
    wish = NewTable("waterloo", seats={"french": "computer:greedy", "allied": "me"})
    table = Table(new_record("ann", wish))
    questions = [table.question() for _ in range(2)]
    rolled = [[q.state.dice.d6() for _ in range(20)] for q in questions if q is not None]
    true = table.state.dice.clone()
    assert [true.d6() for _ in range(20)] not in rolled
    assert rolled[0] != rolled[1]
    assert len(rolled) == 2
    assert table.state.dice.drawn == 0


def test_thinking_hinders_nobody(
    ann: Visitor, client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one player thinks, its table and others are served; it never thinks twice at once."""
    go, at_work, most = threading.Event(), [0], [0]

    def slowly(state: State) -> int:
        at_work[0] += 1
        most[0] = max(most[0], at_work[0])
        go.wait(PATIENCE)
        at_work[0] -= 1
        return player("greedy").decide(state)

    let(monkeypatch, slowly, "greedy")
    table = ann.new_table("computer:greedy", "me")
    other = ann.new_table("me")
    began = time.monotonic()
    assert ann.see(table, "allied")["thinking"]
    ann.act(other, "french", "done")
    assert time.monotonic() - began < PATIENCE / 2
    assert ann.see(table, "allied")["log"] == []
    go.set()
    assert ann.waits(table, "allied")["asked"] == "allied"
    assert most[0] == 1


def test_resigning_while_the_computer_thinks(
    ann: Visitor, client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its decision comes too late and is dropped."""
    go, decided = threading.Event(), threading.Event()

    def slowly(state: State) -> int:
        go.wait(PATIENCE)
        decided.set()
        return player("greedy").decide(state)

    let(monkeypatch, slowly, "greedy")
    table = ann.new_table("computer:greedy", "me")
    ann.post(f"/tables/{table}/resign", {"seat": "allied"})
    go.set()
    decided.wait(PATIENCE)
    shown = ann.see(table)
    assert shown["outcome"]["winners"] == ["french"]
    assert shown["log"] == []


def test_a_failing_player_is_replaced(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """A notice says so, and the table goes on."""
    let(monkeypatch, fails, "greedy")
    table = ann.new_table("computer:greedy", "me")
    shown = ann.waits(table, "allied")
    assert shown["asked"] == "allied"
    assert "French" in shown["notice"]
    assert "head" not in shown["notice"]


def test_a_player_that_breaks_the_rules_is_replaced(
    ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No player is trusted."""
    let(monkeypatch, lambda _state: 1, "greedy")
    table = ann.new_table("computer:greedy", "me")
    assert ann.waits(table, "allied")["notice"]


def test_when_no_player_can_go_on(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table stands, says so, and can be resigned."""
    let(monkeypatch, fails, "greedy", "random")
    table = ann.new_table("computer:greedy", "me")
    deadline = time.monotonic() + PATIENCE
    while ann.see(table)["thinking"]:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert ann.see(table)["notice"]
    assert ann.post(f"/tables/{table}/resign", {"seat": "allied"})["over"]


def test_the_computer_goes_on_after_a_restart(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without anyone looking: GET changes nothing, the server does."""
    with monkeypatch.context() as patch:
        let(patch, dawdles, "greedy", "random")
        with TestClient(create_app(folder, PLENTY)) as client:
            ann = Visitor(client)
            table = ann.new_table("computer:greedy", "me")
    with TestClient(create_app(folder, PLENTY)) as client:
        deadline = time.monotonic() + PATIENCE
        while table not in client.app.state.desk.sittings or truth(client, table).thinking:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        assert Visitor(client, ann.token).see(table, "allied")["asked"] == "allied"

"""Computer players at the table."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import thinkers
from litestar import Litestar
from litestar.testing import TestClient
from visiting import PLENTY, Visitor, truth

from grognard import Journal
from grognard.server import computers, thinking
from grognard.server.app import create_app
from grognard.server.messages import NewTable
from grognard.server.table_service import new_record
from grognard.server.tables import Table
from waiting import PATIENCE, until


def marks(folder: Path, name: str) -> list[int]:
    """The process numbers of those who left a mark, in their order."""
    return [int(file.name.rpartition("-")[2]) for file in sorted(folder.glob(f"{name}-*"))]


@pytest.fixture
def let(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    """Puts another way of thinking in the place of the usual one."""
    return lambda think: monkeypatch.setattr(computers, "think", think)


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
    """It is asked about a copy whose dice have nothing to do with those of the table."""
    wish = NewTable("waterloo", seats={"french": "computer:greedy", "allied": "me"})
    table = Table(new_record("ann", wish))
    questions = [table.question() for _ in range(2)]
    states = [q.position.state() for q in questions if q is not None]
    rolled = [[state.dice.d6() for _ in range(20)] for state in states]
    true = table.state.dice.clone()
    assert [true.d6() for _ in range(20)] not in rolled
    assert rolled[0] != rolled[1]
    assert len(rolled) == 2
    assert table.state.dice.drawn == 0
    assert all(state.same_as(table.state) for state in states)


def test_thinking_hinders_nobody(ann: Visitor, tmp_path: Path, let: Any) -> None:
    """While one player thinks, its table and others are served; it never thinks twice at once."""
    let(partial(thinkers.waits, tmp_path))
    table = ann.new_table("computer:greedy", "me")
    other = ann.new_table("me")
    until(lambda: marks(tmp_path, "begun"))
    began = time.monotonic()
    assert ann.see(table, "allied")["thinking"] == {"player": "greedy", "percent": None}
    ann.act(other, "french", "done")
    assert time.monotonic() - began < PATIENCE / 4
    assert ann.see(table, "allied")["log"] == []
    assert len(marks(tmp_path, "begun")) == 1
    assert not marks(tmp_path, "done")
    (tmp_path / "go").write_text("")
    assert ann.waits(table, "allied")["asked"] == "allied"
    assert marks(tmp_path, "begun")[0] != os.getpid()


def test_the_table_shows_how_far_a_thought_is(ann: Visitor, tmp_path: Path, let: Any) -> None:
    """A player that says so is heard, and the streams tell it."""
    let(partial(thinkers.obeys, tmp_path))
    table = ann.new_table("computer:greedy", "me")
    shown = until(lambda: (ann.see(table, "allied")["thinking"] or {}).get("percent"))
    assert 0 < shown < 100
    (tmp_path / "go").write_text("")
    assert ann.waits(table, "allied")["thinking"] is None


@pytest.mark.parametrize("manner", [thinkers.waits, thinkers.obeys])
def test_resigning_while_the_computer_thinks(
    ann: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, let: Any, manner: Any
) -> None:
    """The thought is given up, the deaf player's process ended, and the next game goes on."""
    if manner is thinkers.obeys:
        monkeypatch.setattr(thinking, "GRACE", PATIENCE)
    let(partial(manner, tmp_path))
    table = ann.new_table("computer:greedy", "me")
    (begun,) = until(lambda: marks(tmp_path, "begun"))
    ann.post(f"/tables/{table}/resign", {"seat": "allied"})
    shown = ann.see(table)
    assert shown["outcome"]["winners"] == ["french"]
    assert shown["log"] == []
    if manner is thinkers.waits:
        until(lambda: not alive(begun))
        assert not marks(tmp_path, "done")
    else:
        assert until(lambda: marks(tmp_path, "done")) == [begun]
    (tmp_path / "go").write_text("")
    assert ann.waits(ann.new_table("computer:greedy", "me"), "allied")["notice"] is None


def alive(process: int) -> bool:
    """Whether a process is there."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_process_killed_while_it_thinks(ann: Visitor, tmp_path: Path, let: Any) -> None:
    """The question is put once more, and nobody need know."""
    let(partial(thinkers.waits, tmp_path))
    table = ann.new_table("computer:greedy", "me")
    (first,) = until(lambda: marks(tmp_path, "begun"))
    os.kill(first, signal.SIGKILL)
    second = until(lambda: marks(tmp_path, "begun")[1:])
    (tmp_path / "go").write_text("")
    shown = ann.waits(table, "allied")
    assert shown["notice"] is None
    assert second != [first]
    assert not alive(first)


def test_a_player_that_kills_every_process(ann: Visitor, let: Any) -> None:
    """It is replaced like one that fails."""
    let(thinkers.always_dies)
    table = ann.new_table("computer:greedy", "me")
    assert "French" in until(lambda: ann.see(table)["notice"])
    ann.post(f"/tables/{table}/resign", {"seat": "allied"})


def test_a_player_that_never_decides(
    ann: Visitor, monkeypatch: pytest.MonkeyPatch, let: Any
) -> None:
    """After its time another decides."""
    monkeypatch.setattr(thinking, "LIMIT", 0.3)
    monkeypatch.setattr(thinking, "GRACE", 0.1)
    let(thinkers.never)
    table = ann.new_table("computer:greedy", "me")
    assert "French" in until(lambda: ann.see(table)["notice"])
    ann.post(f"/tables/{table}/resign", {"seat": "allied"})


def test_a_failing_player_is_replaced(ann: Visitor, let: Any) -> None:
    """A notice says so, and the table goes on."""
    let(thinkers.greedy_fails)
    shown = ann.waits(ann.new_table("computer:greedy", "me"), "allied")
    assert shown["asked"] == "allied"
    assert "French" in shown["notice"]
    assert "head" not in shown["notice"]


def test_a_player_that_fails_again_and_again_gives_up_its_seat(ann: Visitor, let: Any) -> None:
    """A simpler one has it from then on, and nobody waits for the first any more."""
    let(thinkers.greedy_fails)
    table = ann.new_table("computer:greedy", "me")
    french = until(
        lambda: [s for s in ann.see(table)["seats"] if s["player"] not in (None, "greedy")]
    )
    assert [seat["player"] for seat in french] == ["random"]
    assert "simpler" in ann.see(table)["notice"]


def test_a_player_that_breaks_the_rules_is_replaced(ann: Visitor, let: Any) -> None:
    """No player is trusted."""
    let(thinkers.cheats)
    assert ann.waits(ann.new_table("computer:greedy", "me"), "allied")["notice"]


def test_when_no_player_can_go_on(ann: Visitor, let: Any) -> None:
    """The table stands, says so, and can be resigned."""
    let(thinkers.fails)
    table = ann.new_table("computer:greedy", "me")
    until(lambda: not ann.see(table)["thinking"])
    assert ann.see(table)["notice"]
    assert ann.post(f"/tables/{table}/resign", {"seat": "allied"})["over"]


def test_the_computer_goes_on_after_a_restart(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without anyone looking: GET changes nothing, the server does. And it stops at once."""
    with monkeypatch.context() as patch:
        patch.setattr(computers, "think", partial(thinkers.waits, tmp_path))
        with TestClient(create_app(folder, PLENTY)) as client:
            ann = Visitor(client)
            table = ann.new_table("computer:greedy", "me")
            (begun,) = until(lambda: marks(tmp_path, "begun"))
            leaves = time.monotonic()
        assert time.monotonic() - leaves < PATIENCE / 4
        assert not alive(begun)
    with TestClient(create_app(folder, PLENTY)) as client:
        sittings = client.app.state.service.sittings
        until(lambda: table in sittings and not truth(client, table).thinking)
        assert Visitor(client, ann.token).see(table, "allied")["asked"] == "allied"

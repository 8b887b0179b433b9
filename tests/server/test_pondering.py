"""Computer players that think on the other's time."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import thinkers
from litestar import Litestar
from litestar.testing import TestClient
from visiting import PLENTY, Visitor

from grognard.server import computers, pondering, thinking
from grognard.server.app import create_app
from grognard.server.table_service import TableService
from waiting import PATIENCE, until

PONDERS = "computer:captain:ponder"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    """A server whose computers are quick, and say in files when they think ahead."""
    monkeypatch.setattr(pondering, "ponder_position", partial(thinkers.muses, tmp_path))
    monkeypatch.setattr(computers, "think_warm", partial(thinkers.warm, tmp_path))
    monkeypatch.setattr(thinking, "GRACE", PATIENCE)  # a process may be slow to start
    with TestClient(create_app(tmp_path / "data", PLENTY)) as found:
        yield found


@pytest.fixture
def eve(own: TestClient[Litestar]) -> Visitor:
    """A visitor of that server."""
    return Visitor(own)


def count(folder: Path, name: str) -> int:
    """How many marks there are."""
    return len(list(folder.glob(f"{name}-*")))


def test_nobody_ponders_who_is_not_asked_to(
    eve: Visitor, own: TestClient[Litestar], tmp_path: Path
) -> None:
    for seats in (("me", "computer:captain"), ("me", "me"), ("me", "open")):
        eve.act(eve.new_table(*seats), "french", "group philippeville")
    assert count(tmp_path, "begun") == 0
    service: TableService = own.app.state.service
    assert not service.computers.ponderings.under_way
    assert service.computers.ponderings.pool.thinkers == []


def test_it_thinks_while_the_person_does_and_stops_when_he_has_acted(
    eve: Visitor, tmp_path: Path
) -> None:
    """What he could still undo is not looked at; what was found goes into the next thought."""
    table = eve.new_table("me", PONDERS)
    until(lambda: count(tmp_path, "begun-allied"))
    eve.act(table, "french", "group philippeville", "march pecheux laneffe")
    eve.undo(table, "french")
    assert count(tmp_path, "begun-allied") == 1
    assert count(tmp_path, "done-allied") == 0
    began = time.monotonic()
    eve.act(table, "french", "done")
    assert time.monotonic() - began < PATIENCE / 4  # no request waits for it
    until(lambda: count(tmp_path, "warm"))
    assert count(tmp_path, "done-allied") == 1
    shown = eve.waits(table, "french")
    assert shown["notice"] is None
    until(lambda: count(tmp_path, "begun-allied") == 2)


def test_it_looks_at_what_everyone_may_see(eve: Visitor, own: TestClient[Litestar]) -> None:
    """Not at what the person has done and could still undo."""
    table = eve.new_table("me", PONDERS)
    eve.act(table, "french", "group philippeville", "march pecheux laneffe")
    sitting = own.app.state.service.sittings[table]
    position, seat, *_rest = pondering.order_for(sitting, "allied", "captain:ponder").arguments
    assert seat == "allied"
    assert position.state().same_as(sitting.table.settled_state)
    assert not position.state().same_as(sitting.table.state)


@pytest.mark.parametrize("how", ["resign", "pause"])
def test_it_stops_with_the_game(eve: Visitor, tmp_path: Path, how: str) -> None:
    table = eve.new_table("me", PONDERS, pace="live")
    until(lambda: count(tmp_path, "begun-allied"))
    if how == "resign":
        eve.post(f"/tables/{table}/resign", {"seat": "french"})
    else:
        version = eve.see(table, "french")["version"]
        wish = {"seat": "french", "kind": "pause", "version": version}
        eve.post(f"/tables/{table}/offers", wish)
    until(lambda: count(tmp_path, "done-allied"))
    assert count(tmp_path, "begun-allied") == 1


def test_it_stops_with_the_server(own: TestClient[Litestar], eve: Visitor, tmp_path: Path) -> None:
    eve.new_table("me", PONDERS)
    until(lambda: count(tmp_path, "begun-allied"))
    service: TableService = own.app.state.service
    (worker,) = service.computers.ponderings.pool.thinkers
    process = worker.process.pid
    own.__exit__()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    own.__enter__()


def test_another_computer_that_decides_comes_first(
    eve: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes on when that one has decided, with what it had."""
    monkeypatch.setattr(computers, "think", partial(thinkers.obeys, tmp_path / "other"))
    (tmp_path / "other").mkdir()
    table = eve.new_table("me", PONDERS)
    until(lambda: count(tmp_path, "begun-allied"))
    eve.new_table("computer:greedy", "me")
    until(lambda: count(tmp_path, "done-allied"))
    until(lambda: count(tmp_path / "other", "begun"))
    assert count(tmp_path, "begun-allied") == 1
    (tmp_path / "other" / "go").write_text("")
    until(lambda: count(tmp_path, "begun-allied") == 2)
    eve.post(f"/tables/{table}/resign", {"seat": "french"})


def test_few_tables_at_a_time(
    eve: Visitor, own: TestClient[Litestar], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service: TableService = own.app.state.service
    monkeypatch.setattr(service.computers.ponderings, "most", 1)
    first, second = (eve.new_table("me", PONDERS) for _ in range(2))
    until(lambda: count(tmp_path, "begun-allied"))
    eve.act(second, "french", "group philippeville")
    assert len(service.computers.ponderings.under_way) == 1
    eve.post(f"/tables/{first}/resign", {"seat": "french"})
    until(lambda: not service.computers.ponderings.under_way)
    eve.act(second, "french", "march pecheux laneffe")
    until(lambda: count(tmp_path, "begun-allied") == 2)


def test_one_that_cannot_think_ahead_harms_nobody(
    eve: Visitor, own: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pondering, "ponder_position", thinkers.muses_badly)
    table = eve.new_table("me", PONDERS)
    service: TableService = own.app.state.service
    until(lambda: service.sittings[table].mused and not service.computers.ponderings.under_way)
    eve.act(table, "french", "done")
    assert eve.waits(table, "french")["notice"] is None


def test_a_whole_game_with_pondering(
    eve: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Real thoughts ahead, to the end; what they found reaches the player."""
    monkeypatch.setattr(pondering, "ponder_position", thinking.ponder_position)
    table = eve.new_table("me", PONDERS)
    while not (shown := eve.waits(table, "french"))["over"]:
        texts = [action["text"] for action in shown["legal"]]
        if count(tmp_path, "warm") == 0:
            time.sleep(0.5)  # a person who thinks
        wish = {"seat": "french", "version": shown["version"]}
        wish["action"] = "done" if "done" in texts else texts[0]
        eve.post(f"/tables/{table}/actions?since=999999", wish)
    assert shown["notice"] is None
    assert count(tmp_path, "warm") > 0

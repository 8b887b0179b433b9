"""One guest cannot have all the thought there is."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import studying
import thinkers
from litestar.testing import TestClient
from test_newcomers import Elsewhere
from visiting import ATTACK, PLENTY, Visitor, truth

from grognard.server import computers, shares, sitting
from grognard.server.app import create_app
from grognard.server.computers import WORKERS
from grognard.server.odds import CROWD
from grognard.server.remote import clocks
from grognard.server.shares import ABSENT, Payers, Turns, Whereabouts, always
from grognard.server.storage import TableStore, now
from grognard.server.study import work
from grognard.server.study.analyst import MOST_EACH
from grognard.server.thinking import LONG, POLITE
from waiting import until

SLOW = "computer:time:30"


# --- turns ---------------------------------------------------------------------------------


def order_of(turns: Turns, *wishes: tuple[str, Payers, bool]) -> list[str]:
    """The names of wishes in the order in which they were given a place."""
    given: list[str] = []

    async def wish(name: str, payers: Payers, live: bool) -> None:
        async with turns.turn(payers, lambda: live):
            given.append(name)
            await asyncio.sleep(0)

    async def all_of_them() -> None:
        await asyncio.gather(*(wish(*each) for each in wishes))

    asyncio.run(all_of_them())
    assert not turns.waiting
    assert not turns.at_work
    return given


def test_those_who_wait_take_turns() -> None:
    """By person and by address, whichever had its turn later."""
    ann, bob, cat = ("ann", "here"), ("bob", "here"), ("cat", "there")
    wishes = [("a1", ann, True), ("a2", ann, True), ("b1", bob, True), ("c1", cat, True)]
    assert order_of(Turns(1), *wishes) == ["a1", "c1", "a2", "b1"]


def test_tables_with_somebody_there_come_first() -> None:
    """Then the others, none of which is forgotten."""
    wishes = [("a", ("ann",), False), ("b", ("bob",), False), ("c", ("cat",), True)]
    assert order_of(Turns(1), *wishes) == ["a", "c", "b"]


def test_nobody_has_every_place() -> None:
    """Even if he comes first; and whoever gives up waiting leaves no gap."""

    async def play() -> None:
        turns = Turns(2, 1)
        async with turns.turn(("ann",)):
            second = asyncio.create_task(turns.turn(("ann",)).__aenter__())
            await asyncio.sleep(0)
            assert len(turns.at_work) == 1
            assert turns.crowd(("ann", "here")) == 1
            async with turns.turn(("bob",)):
                assert len(turns.at_work) == 2
            second.cancel()
            await asyncio.gather(second, return_exceptions=True)
            assert turns.crowd(("ann",)) == 0
        assert not turns.at_work

    asyncio.run(play())


def test_whereabouts() -> None:
    """A person is charged with the address he last asked from."""
    places = Whereabouts()
    assert places.payers("ann") == ("ann", ABSENT)
    places.note("ann", "here")
    assert places.payers("ann") == ("ann", "here")
    assert places.payers("ann", "there") == ("ann", "there")
    assert places.payers(None, "there") == ("there",)
    assert places.payers(None) == ()


def test_whoever_asks_often_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many newcomers do not make a person one whose address is unknown."""
    monkeypatch.setattr(shares, "MOST_KEYS", 3)
    places = Whereabouts()
    for number in range(9):
        places.note("ann", "here")
        places.note(f"newcomer {number}", "there")
    assert places.payers("ann") == ("ann", "here")
    assert always()


# --- at the tables -------------------------------------------------------------------------


class Street:
    """A server that is asked from several addresses."""

    def __init__(self, client: TestClient[Any], place: Elsewhere) -> None:
        self.client = client
        self.place = place

    def visitor(self, address: str) -> Visitor:
        """Somebody who from now on asks from there, like everybody."""
        self.place.address = address
        return Visitor(self.client)


@pytest.fixture
def street(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Street]:
    """Those who think long do so until a test lets them go."""
    monkeypatch.setattr(computers, "SLICE", None)
    monkeypatch.setattr(computers, "think", partial(thinkers.slow_wait, tmp_path))
    app: Any = create_app(folder, PLENTY)
    place = Elsewhere(app)
    with TestClient(app) as client:
        yield Street(client, place)
        (tmp_path / "go").write_text("")


def begun(folder: Path, name: str) -> int:
    """How many such thoughts were begun."""
    return len([*folder.glob(f"{name}-*")])


def test_quick_players_never_wait_for_slow_ones(street: Street, tmp_path: Path) -> None:
    """Nor does one that thinks wait for those of another address."""
    ann = street.visitor("192.0.2.1")
    for _ in range(3):
        ann.new_table(SLOW, "me")
    until(lambda: begun(tmp_path, "time"))
    bob = street.visitor("192.0.2.2")
    for player in ("random", "greedy", "recruit"):
        assert bob.waits(bob.new_table(f"computer:{player}", "me"), "allied")["asked"] == "allied"
    bob.new_table("computer:captain", "me")
    until(lambda: begun(tmp_path, "captain") and begun(tmp_path, "time"))
    assert begun(tmp_path, "time") == 1


def test_who_answers_soon_comes_before_who_thinks_long(
    street: Street, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For the processors, too: a captain has them while a marshal and his aid give way."""
    monkeypatch.setattr(computers, "think", partial(thinkers.tells_rank, tmp_path))
    ann = street.visitor("192.0.2.1")
    here = os.getpriority(os.PRIO_PROCESS, 0)
    for player, behind in {"captain": POLITE, "marshal": LONG, "time:5": LONG}.items():
        ann.waits(ann.new_table(f"computer:{player}", "me"), "allied")
        ranks = {int(f.name.split("-")[1]) for f in tmp_path.glob(f"{player.split(':')[0]}-*")}
        assert ranks == {min(19, here + behind)}
    assert POLITE < LONG


def test_a_captain_does_not_wait_for_those_who_think_long(street: Street, tmp_path: Path) -> None:
    """However many addresses they are asked from."""
    for number in (1, 2, 3):
        street.visitor(f"192.0.2.{number}").new_table(SLOW, "me")
    until(lambda: begun(tmp_path, "time") == WORKERS)
    street.visitor("192.0.2.9").new_table("computer:captain", "me")
    until(lambda: begun(tmp_path, "captain"))
    assert begun(tmp_path, "time") == WORKERS


def test_nobody_thinks_for_long_while_another_waits(street: Street, tmp_path: Path) -> None:
    """He says what he has found; guests of the same address do not drive each other on."""
    pool = street.client.app.state.service.computers.slow
    pool.slice = 0.2
    for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        street.visitor(address).new_table(SLOW, "me")
    until(lambda: begun(tmp_path, "time") == WORKERS)
    time.sleep(5 * pool.slice)
    assert begun(tmp_path, "time") == WORKERS
    street.visitor("192.0.2.3").new_table("computer:marshal", "me")
    until(lambda: begun(tmp_path, "marshal"))
    assert not (tmp_path / "go").exists()


def test_guests_of_one_address_share(street: Street, tmp_path: Path) -> None:
    """A newcomer for every table brings nothing."""
    for _ in range(4):
        street.visitor("192.0.2.1").new_table(SLOW, "me")
    street.visitor("192.0.2.2").new_table("computer:captain", "me")
    until(lambda: begun(tmp_path, "captain") and begun(tmp_path, "time"))
    assert begun(tmp_path, "time") == 1


def test_a_guest_has_a_ceiling(street: Street) -> None:
    """Neither a new table nor a substitute goes beyond it; quick players do not count."""
    ann = street.visitor("192.0.2.1")
    own = ann.new_table("me", "computer:random")
    for _ in range(4):
        ann.new_table(SLOW, "me")
    wish = {"game": "waterloo", "seats": {"french": SLOW, "allied": "me"}}
    error = ann.post("/tables", wish, 429)["error"]
    assert "thinking" in error
    version = ann.see(own, "french")["version"]
    offer = {"seat": "french", "kind": "substitute", "detail": SLOW, "version": version}
    assert ann.post(f"/tables/{own}/offers", offer, 429)["error"] == error
    assert ann.see(own, "french")["asked"] == "french"
    ann.new_table("computer:random", "me")
    ann.new_table("me", SLOW)  # nobody thinks there yet
    street.visitor("192.0.2.2").new_table(SLOW, "me")


def test_a_deserted_table_waits(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until somebody looks."""
    ann = street.visitor("192.0.2.1")
    table = ann.new_table("me", "computer:random")
    here = street.client.app.state.service.sittings[table]
    monkeypatch.setattr(sitting, "DESERTED", 0.0)
    version = ann.see(table, "french")["version"]
    offer = {"seat": "french", "kind": "substitute", "detail": "computer:random"}
    ann.post(f"/tables/{table}/offers", {**offer, "version": version})
    until(lambda: here.asleep and not here.playing)
    done = len(truth(street.client, table).journal.entries)
    time.sleep(0.2)
    assert len(truth(street.client, table).journal.entries) == done
    monkeypatch.setattr(sitting, "DESERTED", 600.0)
    ann.see(table)
    until(lambda: len(truth(street.client, table).journal.entries) > done)


def test_deserted_tables_stay_so_after_a_restart(folder: Path, street: Street) -> None:
    """Only where something happened lately does the computer go on by itself."""
    ann = street.visitor("192.0.2.1")
    table = ann.new_table(SLOW, "me")
    storage: TableStore = street.client.app.state.service.storage
    assert storage.waiting(now() - 60_000).result() == [table]
    assert storage.waiting(now() + 60_000).result() == []


def test_after_a_restart_those_who_are_gone_have_one_share(
    street: Street, folder: Path, tmp_path: Path
) -> None:
    """Their tables think one at a time, behind those at which somebody is."""
    for number in (1, 2, 3):
        street.visitor(f"192.0.2.{number}").new_table(SLOW, "me")
    until(lambda: begun(tmp_path, "time") == WORKERS)
    street.client.__exit__(None, None, None)
    for mark in tmp_path.glob("time-*"):
        mark.unlink()
    app: Any = create_app(folder, PLENTY)
    place = Elsewhere(app)
    with TestClient(app) as client:
        until(lambda: begun(tmp_path, "time"))
        sittings = client.app.state.service.sittings.values()
        until(lambda: sum(here.playing for here in sittings) == 3)
        assert not any(here.attended or here.deserted for here in sittings)
        bob = Street(client, place).visitor("192.0.2.9")
        bob.new_table("computer:marshal", "me")
        until(lambda: begun(tmp_path, "marshal"))
        assert begun(tmp_path, "time") == 1
        (tmp_path / "go").write_text("")


def test_a_rematch_or_a_claim_is_no_way_round_the_ceiling(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A computer that thinks at once counts, wherever it comes from."""
    ann = street.visitor("192.0.2.1")
    old = ann.new_table(SLOW, "me")
    version = ann.post(f"/tables/{old}/resign", {"seat": "allied"})["version"]
    here = street.client.app.state.service.sittings[old]
    until(lambda: not here.playing)
    timed = ann.new_table("me", "open", pace="live")
    bob = Visitor(street.client)
    bob.post(f"/tables/{timed}/seats/allied")
    for _ in range(4):
        ann.new_table(SLOW, "me")
    wish = {"seat": "allied", "kind": "rematch", "detail": "same", "version": version}
    assert "thinking" in ann.post(f"/tables/{old}/offers", wish, 429)["error"]
    late = clocks.time() + 2 * clocks.HOUR
    monkeypatch.setattr(clocks, "time", lambda: late)
    bob.post(f"/tables/{timed}/claim", {"seat": "allied", "take": SLOW}, 429)
    bob.post(f"/tables/{timed}/claim", {"seat": "allied", "take": "computer:random"})


def test_one_stranger_leaves_places_to_be_studied(
    street: Street, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others still have their game analysed."""
    monkeypatch.setattr(work, "analysed", partial(studying.endless, tmp_path))
    work.analysed.__name__ = "analysed"  # type: ignore[attr-defined]
    ann = street.visitor("192.0.2.1")
    for status in (*[200] * MOST_EACH, 429):
        ann.post(f"/tables/{ended(ann)}/analysis", {}, status)
    eve = street.visitor("192.0.2.1")
    eve.post(f"/tables/{ended(eve)}/analysis", {}, 429)
    bob = street.visitor("192.0.2.2")
    bob.post(f"/tables/{ended(bob)}/analysis", {})


def ended(visitor: Visitor) -> str:
    """A game given up after the first march."""
    table = visitor.new_table("me", "me")
    visitor.act(table, "french", *ATTACK)
    visitor.post(f"/tables/{table}/resign", {"seat": "french"})
    return table


def test_odds_are_shared_too(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has many questions waiting is told to wait; others are not."""
    ann = street.visitor("192.0.2.1")
    table = ann.new_table("me", "me")
    ask = {"seat": "french", "place": "charleroi", "pieces": []}
    turns: Turns = street.client.app.state.odds_service.turns
    monkeypatch.setattr(turns, "crowd", lambda payers: CROWD if "192.0.2.1" in payers else 0)
    ann.post(f"/tables/{table}/odds", ask, 429)
    street.place.address = "192.0.2.2"
    assert ann.ask("POST", f"/tables/{table}/odds", json=ask).status_code != 429

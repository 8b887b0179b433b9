"""Several servers on one PostgreSQL: they show the same tables, and none undoes another's work."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import thinkers
from cluster import Cluster
from litestar import Litestar
from litestar.testing import TestClient
from test_storage import serving
from test_stream import StreamReader
from visiting import ATTACK, PLENTY, Visitor, calling, served, truth

from grognard.kernel.journal import Entry
from grognard.server import computers
from grognard.server.app import create_app
from grognard.server.remote import clocks
from grognard.server.remote.clocks import HOUR, MINUTE, SteadyClock
from grognard.server.storage import Conflict, Connection, Status, StorageError, TableStore, now
from grognard.server.storage.postgres import PostgresDatabase
from grognard.server.tables import Table
from waiting import until

Client = TestClient[Litestar]
STATUS = Status(1, "french", over=False, settled=True)


@pytest.fixture(autouse=True)
def busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds come so often that whatever they could disturb, they disturb."""
    monkeypatch.setattr("grognard.server.peers.ROUND", 0.1)


@pytest.fixture
def here(url: str, folder: Path) -> Iterator[Client]:
    """A server."""
    with TestClient(create_app(folder, PLENTY, PostgresDatabase(url))) as client:
        yield client


@pytest.fixture
def there(here: Client, url: str, folder: Path) -> Iterator[Client]:
    """Another server of the same tables."""
    with TestClient(create_app(folder, PLENTY, PostgresDatabase(url))) as client:
        yield client


def at(client: Client, visitor: Visitor) -> Visitor:
    """The same visitor at another server."""
    return Visitor(client, visitor.token)


# --- what one does, the other shows --------------------------------------------------------


def test_whoever_asks_next_sees_it(here: Client, there: Client) -> None:
    """At once, whichever server is asked: actions, undo, seats, the end."""
    ann = Visitor(here)
    table = ann.new_table()
    ann_there, bob_there = at(there, ann), Visitor(there)
    for action in ATTACK:
        shown = ann.act(table, "french", action)
        assert ann_there.see(table, "french") == shown
    shown = ann_there.undo(table, "french")
    assert ann.see(table, "french") == shown
    bob_there.post(f"/tables/{table}/seats/allied")
    assert [seat["who"] for seat in ann.see(table)["seats"]] == ["you", "somebody"]
    shown = ann.act(table, "french", ATTACK[-1], "done")
    assert ann_there.see(table, "french") == shown
    bob_there.post(f"/tables/{table}/resign", {"seat": "allied"})
    assert ann.see(table)["outcome"] == ann_there.see(table)["outcome"] is not None


def test_what_was_played_is_not_played_again(
    here: Client, there: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that catches up plays only what is new to it."""
    ann = Visitor(here)
    table = ann.new_table(allied="me")
    ann.act(table, "french", *ATTACK, "done")
    at(there, ann).see(table, "allied")
    played: list[Any] = []
    play = Table.play

    def counted(self: Table, action: str | int, *, far: bool = False) -> Entry:
        played.append(action)
        return play(self, action, far=far)

    monkeypatch.setattr(Table, "play", counted)
    action = ann.see(table, "allied")["legal"][0]["text"]
    shown = ann.act(table, "allied", action)
    assert at(there, ann).see(table, "allied") == shown
    assert played == [action, action]
    truth(there, table).journal.verify()


def test_a_stream_is_told_of_what_happens_elsewhere(here: Client, url: str, folder: Path) -> None:
    """Without asking; an undo, which is nobody else's business, is told only to its own seat."""
    ann = Visitor(here)
    table = ann.new_table(allied="me")
    with served(create_app(folder, PLENTY, PostgresDatabase(url))) as address:
        own = StreamReader(address, table, ann.token, "french")
        onlooker = StreamReader(address, table, "")
        pending = ann.act(table, "french", ATTACK[0])["version"]
        assert own.hears(pending)
        assert own.hears(ann.undo(table, "french")["version"])
        final = ann.act(table, "french", "done")["version"]
        assert own.hears(final)
        assert onlooker.hears(final)
        assert onlooker.versions[1:] == [final]


def test_a_lost_connection_is_made_again(here: Client, there: Client, cluster: Cluster) -> None:
    """And what was done meanwhile is not missed: everything open is looked at."""
    ann = Visitor(here)
    table = ann.new_table()
    at(there, ann).see(table)
    ann.act(table, "french", ATTACK[0])
    sitting = there.app.state.service.sittings[table]
    until(lambda: sitting.heard > sitting.table.stamp)
    at(there, ann).see(table)
    assert sitting.heard <= sitting.table.stamp
    cluster.cut()
    until(lambda: sitting.heard == float("inf"))
    ann.act(table, "french", ATTACK[1])
    assert at(there, ann).see(table, "french") == ann.see(table, "french")


# --- one wins ------------------------------------------------------------------------------


def test_a_race_has_one_winner(here: Client, there: Client) -> None:
    """Two actions that answer the same version, at two servers at the same moment."""
    ann = Visitor(here)
    table = ann.new_table(allied="me")
    pair = (ann, at(there, ann))
    for _ in range(12):
        seat = ann.see(table)["asked"]
        shown = ann.see(table, seat)
        choices = [choice["text"] for choice in shown["legal"]]
        wishes = [{"seat": seat, "action": a, "version": shown["version"]} for a in choices[:2] * 2]
        statuses = _together(
            lambda n, wishes=wishes: pair[n].ask("POST", f"/tables/{table}/actions", json=wishes[n])
        )
        assert statuses == [200, 409]
        assert pair[0].see(table, seat) == pair[1].see(table, seat)
    truth(here, table).journal.verify()
    assert len(truth(here, table).journal.entries) == 12


def test_one_of_two_gets_a_seat(here: Client, there: Client) -> None:
    """And the other is told that it is taken."""
    for _ in range(5):
        table = Visitor(here).new_table()
        pair = (Visitor(here), Visitor(there))
        path = f"/tables/{table}/seats/allied"
        assert _together(lambda n, pair=pair, path=path: pair[n].ask("POST", path, json={})) == [
            200,
            409,
        ]


def _together(ask: Callable[[int], Any]) -> list[int]:
    """The statuses of two requests made at the same moment."""
    start = threading.Barrier(2)
    statuses: list[int] = []

    def run(number: int) -> None:
        start.wait()
        statuses.append(ask(number).status_code)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sorted(statuses)


def test_a_change_rests_on_what_it_saw(here: Client) -> None:
    """Of two changes of the same image of a table, whatever they are, the second is refused."""
    storage: TableStore = here.app.state.service.storage
    table = Visitor(here).new_table()
    first = storage.append(table, 0, 1, [Entry("french", "done")], STATUS)
    second = storage.sit(table, 0, "allied", "nobody")
    assert first.exception() is None
    assert isinstance(second.exception(), Conflict)


# --- computer players ----------------------------------------------------------------------


def test_a_killed_servers_computer_player_is_taken_over(
    url: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody asks for the table; another server notices by itself."""
    monkeypatch.setenv("GROGNARD_DATABASE", url)
    monkeypatch.setattr(computers, "think", partial(thinkers.waits_quickly, tmp_path))
    with TestClient(create_app(folder, PLENTY, PostgresDatabase(url))) as client:
        storage: TableStore = client.app.state.service.storage
        with serving(folder) as (process, address), calling(address) as http:
            ann = Visitor(http)
            tables = [ann.new_table("computer:marshal", "me") for _ in range(4)]
            assert {*storage.waiting().result()} == {*tables}
            process.kill()
            process.wait()
        (tmp_path / "go").write_text("")
        until(lambda: not storage.waiting().result())
        for table in tables:
            record = storage.load(table).result()
            assert record is not None
            assert record.status.asked == "allied"
            Table(record).journal.verify()


def _entries(storage: TableStore, table: str) -> list[Entry]:
    record = storage.load(table).result()
    assert record is not None
    return record.entries


def test_one_server_drives_a_computer_player(here: Client, there: Client) -> None:
    """The other does not even think."""
    ann = Visitor(here)
    table = ann.new_table("computer:greedy", "me")
    ann.waits(table, "allied")
    entries = _entries(here.app.state.service.storage, table)
    assert len(entries) > 3
    thought = [client.app.state.service.computers.decided for client in (here, there)]
    assert sorted(thought) == [0, len(entries)]


# --- clocks ---------------------------------------------------------------------------------


@pytest.mark.parametrize("hours", [2, -2])
def test_a_clock_that_was_set_costs_nobody_his_game(
    url: str, folder: Path, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    """A process that is started afterwards goes by the time of those who were there before."""
    monkeypatch.setenv("GROGNARD_DATABASE", url)
    with serving(folder) as (_process, address), calling(address) as http:
        ann, bob = Visitor(http), Visitor(http)
        table = ann.new_table(pace="live")
        bob.post(f"/tables/{table}/seats/allied")
        machine = SteadyClock(lambda: now() + hours * HOUR)
        monkeypatch.setattr(clocks, "machine", machine)
        monkeypatch.setattr(clocks, "time", machine)
        with TestClient(create_app(folder, PLENTY, PostgresDatabase(url))) as client:
            for visitor in (ann, at(client, ann)):
                assert HOUR - MINUTE < left(visitor, table)["french"] <= HOUR
            at(client, ann).act(table, "french", "done")
            for visitor in (ann, at(client, ann)):
                assert HOUR - MINUTE < left(visitor, table)["allied"] <= HOUR


def left(visitor: Visitor, table: str) -> Any:
    """What each seat has left."""
    return visitor.see(table)["clock"]["left"]


# --- PostgreSQL itself ---------------------------------------------------------------------


def test_many_open_an_empty_database_together(url: str) -> None:
    """One brings it into form, the others wait for it."""
    opened: list[PostgresDatabase] = []
    threads = [
        threading.Thread(target=lambda: opened.append(PostgresDatabase(url))) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(opened) == 4
    for database in opened:
        database.close()


def test_whoever_stood_in_each_others_way_tries_again(url: str) -> None:
    """PostgreSQL ends a deadlock by refusing one; what it was asked is done all the same."""
    pair = PostgresDatabase(url), PostgresDatabase(url)
    add = "INSERT INTO people (person, created) VALUES (?, 0)"
    for name in ("a", "b"):
        pair[0].ask(lambda db, name=name: db.execute(add, (name,)).rowcount).result()
    started = threading.Barrier(2)

    def both(names: str) -> Callable[[Connection], None]:
        meet = iter([started])

        def work(db: Connection) -> None:
            for name in names:
                db.execute("UPDATE people SET created = created + 1 WHERE person = ?", (name,))
                for barrier in meet:
                    barrier.wait()

        return work

    futures = [
        database.ask(both(names)) for database, names in zip(pair, ("ab", "ba"), strict=True)
    ]
    assert [future.exception() for future in futures] == [None, None]
    query = "SELECT created FROM people"
    rows = pair[0].read(lambda db: [row["created"] for row in db.execute(query)]).result()
    assert rows == [2, 2]
    for database in pair:
        database.close()


def test_a_newer_database_is_left_alone(url: str) -> None:
    """An old program must not write into it."""
    database = PostgresDatabase(url)
    database.ask(lambda db: db.execute("UPDATE form SET version = version + 1")).result()
    database.close()
    with pytest.raises(StorageError, match="newer"):
        PostgresDatabase(url)


def test_a_database_that_is_not_there_is_told(url: str) -> None:
    """In one sentence without the password."""
    with pytest.raises(StorageError) as told:
        PostgresDatabase(url.replace("///postgres", "///nowhere") + "&password=secret")
    assert "nowhere" in str(told.value)
    assert "secret" not in str(told.value)


def test_a_name_has_one_holder(url: str) -> None:
    """Until he lets it go, or is gone."""
    one, other = PostgresDatabase(url), PostgresDatabase(url)
    assert one.hold("computer x").result()
    assert one.hold("computer x").result()
    assert not other.hold("computer x").result()
    assert other.hold("computer y").result()
    one.release("computer x").result()
    assert other.hold("computer x").result()
    other.close()
    until(lambda: one.hold("computer x").result())
    one.close()

"""Lines of several actions at a table, undo of all of them, and copies of a journal for a seat."""

from __future__ import annotations

import msgspec
import pytest
from litestar.testing import TestClient
from visiting import ATTACK, Visitor, truth

from grognard.kernel import registry
from grognard.kernel.journal import Journal
from grognard.server.storage import Chair, Record, Status
from grognard.server.tables import STRIDE, Table
from pile import Pile

LINE = "; ".join(ATTACK)


def test_a_line_is_done_whole_and_kept_at_once(ann: Visitor, client: TestClient) -> None:
    table = ann.new_table()
    shown = ann.act(table, "french", LINE)
    assert [entry["n"] for entry in shown["log"]] == list(range(1, len(ATTACK) + 1))
    kept = client.app.state.service.storage.load(table).result()
    assert [entry.text for entry in kept.entries] == list(ATTACK)
    assert kept.stamp == 1
    assert shown["version"] == STRIDE + len(ATTACK)


def test_the_last_of_a_line_may_be_final(ann: Visitor, bob: Visitor) -> None:
    table = ann.new_table()
    bob.post(f"/tables/{table}/seats/allied")
    assert bob.see(table, "allied")["log"] == []
    ann.act(table, "french", f"{LINE}; done")
    assert len(bob.see(table, "allied")["log"]) == len(ATTACK) + 1


@pytest.mark.parametrize(
    ("line", "place"),
    [(f"{LINE}; march foy nowhere", 8), (f"{LINE}; march pecheux brussels", 8)],
)
def test_a_line_with_a_fault_does_nothing(ann: Visitor, line: str, place: int) -> None:
    table = ann.new_table()
    before = ann.see(table, "french")
    answer = ann.act(table, "french", line, status=422)
    assert answer["place"] == place
    assert answer["reason"]["text"]
    assert ann.see(table, "french") == before


def test_nothing_follows_what_is_final(ann: Visitor) -> None:
    table = ann.new_table("me", "me")
    answer = ann.act(table, "french", "done; done", status=422)
    assert answer["reason"]["key"] == "line-ends-at-final"
    assert answer["place"] == 1
    assert ann.see(table, "french")["log"] == []


def test_a_line_goes_as_far_as_it_can_if_one_wants(ann: Visitor) -> None:
    table = ann.new_table("me", "me")
    version = ann.see(table, "french")["version"]
    wish = {"seat": "french", "action": f"{LINE}; done; done", "version": version, "far": True}
    shown = ann.post(f"/tables/{table}/actions", wish)
    assert [entry["n"] for entry in shown["log"]] == list(range(1, len(ATTACK) + 2))
    assert shown["asked"] == "allied"


def test_a_line_is_not_endless(ann: Visitor) -> None:
    table = ann.new_table()
    answer = ann.act(table, "french", "; ".join(["done"] * 61), status=422)
    assert answer["reason"]["key"] == "line-too-long"
    wish = {"seat": "french", "action": "x" * 2001, "version": STRIDE}
    assert ann.ask("POST", f"/tables/{table}/actions", json=wish).status_code in (400, 422)


def test_undo_of_all(ann: Visitor, client: TestClient) -> None:
    table = ann.new_table()
    ann.act(table, "french", LINE)
    version = ann.see(table, "french")["version"]
    wish = {"seat": "french", "version": version, "all": True}
    shown = ann.post(f"/tables/{table}/undo", wish)
    assert shown["log"] == []
    assert not shown["can_undo"]
    assert shown["version"] > version
    assert client.app.state.service.storage.load(table).result().entries == []
    here = truth(client, table)
    assert here.state.same_as(here.journal.state_at(0))
    ann.act(table, "french", LINE)


def test_a_seat_gets_its_own_copy(ann: Visitor, bob: Visitor) -> None:
    """Its actions in words, the other's as a dash: a march names a hidden block."""
    table = ann.new_table()
    bob.post(f"/tables/{table}/seats/allied")
    ann.act(table, "french", f"{LINE}; done")
    asked = ann.see(table, "french")["asked"]
    mine = ann.ask("GET", f"/tables/{table}/journal", params={"as": "french"}).text
    theirs = bob.ask("GET", f"/tables/{table}/journal", params={"as": "allied"}).text
    assert asked
    assert "march pecheux laneffe" in mine
    assert "copy: allied" in theirs
    assert "pecheux" not in theirs
    assert "seed:" not in mine + theirs
    for who, seat in ((ann, "allied"), (bob, "french")):
        assert who.ask("GET", f"/tables/{table}/journal", params={"as": seat}).status_code == 403
    assert bob.ask("GET", f"/tables/{table}/journal").status_code == 403


# --- a game with secret draws --------------------------------------------------------------


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> list[Table]:
    """The same game at tables that differ in nothing but what red drew."""
    game = Pile()
    monkeypatch.setattr(registry, "game", lambda *_names: game)
    tables = []
    for seed in range(8):
        journal = Journal.begin(game, seed=seed)
        journal.header.commitment = "the same"
        chairs = {"red": Chair(person="ann"), "blue": Chair(person="bob")}
        status = Status(STRIDE, "red", over=False, settled=True)
        table = Table(Record("same", journal.header, chairs, status))
        table.play("draw")
        table.play("mark; draw")
        table.play("mark; mark; pass")
        tables.append(table)
    return tables


def seen(table: Table, visitor: str | None, seat: str | None) -> bytes:
    """Everything that a seat is sent of a table."""
    shown = table.show(visitor, seat, "en")
    copy = table.journal.to_text(secret=False, seat=seat)
    return msgspec.json.encode(shown) + copy.encode()


def test_no_byte_tells_another_seat_what_was_drawn(dealt: list[Table]) -> None:
    assert len({table.journal.entries[0].dice for table in dealt}) > 1
    assert len({seen(table, "bob", "blue") for table in dealt}) == 1
    assert len({seen(table, None, None) for table in dealt}) == 1
    assert len({seen(table, "ann", "red") for table in dealt}) > 1


def test_the_log_has_the_dice_and_lines_of_its_seat(dealt: list[Table]) -> None:
    own, other = (
        dealt[0].show(who, seat, "en").log for who, seat in (("ann", "red"), ("bob", "blue"))
    )
    assert own[0].dice == ()  # where a card lay in the pile is nobody's to know
    assert [line.key for line in own[0].lines] == ["drew", "drew-card"]
    assert own[0].lines[1].cards
    assert other[0].dice == ()
    assert [line.key for line in other[0].lines] == ["drew"]
    assert other[0].lines[0].cards == ()
    assert [entry.turn for entry in own] == [0] * 6


def test_a_table_with_secrets_is_rebuilt(dealt: list[Table]) -> None:
    first = dealt[0]
    record = Record("same", first.journal.header, first.chairs, first.status)
    record.entries = first.journal.entries
    assert Table(record).state.same_as(first.state)

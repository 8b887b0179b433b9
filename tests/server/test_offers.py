"""What people at a table agree upon: draw, take-back, pause, pace, substitutes, rematch."""

from __future__ import annotations

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from visiting import ATTACK, Visitor, truth

from grognard.kernel.dice import HmacDice
from grognard.kernel.journal import Journal
from grognard.server.messages import NewTable
from grognard.server.remote import clocks
from grognard.server.table_service import new_record
from grognard.server.tables import Table


@pytest.fixture
def table(ann: Visitor, bob: Visitor) -> str:
    """Ann is French, Bob is Allied, the French are asked."""
    found = ann.new_table(pace="day")
    bob.post(f"/tables/{found}/seats/allied")
    return found


def offer(
    who: Visitor, table: str, seat: str, kind: str, detail: str = "", status: int = 200
) -> Any:
    """Proposes something."""
    version = who.see(table, seat)["version"]
    wish = {"seat": seat, "kind": kind, "detail": detail, "version": version}
    return who.post(f"/tables/{table}/offers", wish, status)


def answer(who: Visitor, table: str, seat: str, agree: bool = True, status: int = 200) -> Any:
    """Answers the first offer that stands."""
    number = who.see(table, seat)["offers"][0]["number"]
    wish = {"seat": seat, "agree": agree}
    return who.post(f"/tables/{table}/offers/{number}", wish, status)


def fight(ann: Visitor, table: str) -> None:
    """The French attack Charleroi and end their move."""
    ann.act(table, "french", *ATTACK, "done")


# --- draws ---------------------------------------------------------------------------------


def test_a_draw(ann: Visitor, bob: Visitor, table: str) -> None:
    """Is offered by one and accepted by the other, and stands in the journal."""
    shown = offer(ann, table, "french", "draw")
    assert [(o["kind"], o["waits"]) for o in shown["offers"]] == [("draw", ["allied"])]
    assert not shown["over"]
    shown = answer(bob, table, "allied")
    assert (shown["over"], shown["ended"]) == (True, "draw")
    assert shown["outcome"] == {"winners": [], "rule": "", "text": "A draw is agreed."}
    text = bob.ask("GET", f"/tables/{table}/journal").text
    assert text.endswith("# ended: draw\n")
    Journal.from_text(text).verify()


def test_two_offers_of_a_draw_are_an_agreement(ann: Visitor, bob: Visitor, table: str) -> None:
    """Nobody need press two buttons."""
    offer(ann, table, "french", "draw")
    assert offer(bob, table, "allied", "draw")["ended"] == "draw"


def test_a_draw_declined_or_withdrawn(
    ann: Visitor, bob: Visitor, table: str, client: TestClient[Litestar]
) -> None:
    """Is no longer there for anyone."""
    for who, seat in ((bob, "allied"), (ann, "french")):
        offer(ann, table, "french", "draw")
        number = ann.see(table, "french")["offers"][0]["number"]
        assert answer(who, table, seat, agree=False)["offers"] == []
        if who is bob:
            told = {"number": number, "seat": "french", "kind": "draw", "by": "allied"}
            client.app.state.service.sittings.clear()  # it is kept, though the table is put away
            assert ann.see(table, "french")["declined"] == told
        wish = {"seat": "allied", "agree": True}
        bob.post(f"/tables/{table}/offers/{number}", wish, 409)
    assert not ann.see(table)["over"]


def test_an_offer_lapses_with_the_next_final_action(ann: Visitor, bob: Visitor, table: str) -> None:
    """An acceptance that comes too late does nothing, nor one that is sent again."""
    offer(ann, table, "french", "draw")
    number = bob.see(table, "allied")["offers"][0]["number"]
    ann.act(table, "french", *ATTACK)
    assert bob.see(table, "allied")["offers"], "what can be undone is nobody's business"
    ann.act(table, "french", "done")
    assert bob.see(table, "allied")["offers"] == []
    wish = {"seat": "allied", "agree": True}
    bob.post(f"/tables/{table}/offers/{number}", wish, 409)
    offer(ann, table, "french", "draw")
    bob.post(f"/tables/{table}/offers/{number}", wish, 409)
    assert not bob.see(table)["over"]


def test_an_offer_of_an_old_table(ann: Visitor, table: str) -> None:
    """Is refused: it was meant for another moment."""
    wish = {"seat": "french", "kind": "draw", "version": ann.see(table, "french")["version"]}
    fight(ann, table)
    ann.post(f"/tables/{table}/offers", wish, 409)


def test_nobody_answers_for_another(
    ann: Visitor, bob: Visitor, client: TestClient[Litestar], table: str
) -> None:
    """Neither a stranger, nor the one who offered, nor with another's seat."""
    offer(ann, table, "french", "draw")
    number = ann.see(table, "french")["offers"][0]["number"]
    path = f"/tables/{table}/offers/{number}"
    eve = Visitor(client)
    eve.new_table()
    for seat in ("french", "allied"):
        eve.post(path, {"seat": seat, "agree": True}, 403)
        eve.post(path, {"seat": seat, "agree": False}, 403)
    ann.post(path, {"seat": "french", "agree": True}, 409)
    ann.post(path, {"seat": "allied", "agree": True}, 403)
    bob.post(f"/tables/{table}/offers/999", {"seat": "allied", "agree": True}, 409)
    for kind in ("draw", "pause", "take-back"):
        wish = {"seat": "french", "kind": kind, "version": 1_000_000}
        bob.post(f"/tables/{table}/offers", wish, 403)
        Visitor(client).post(f"/tables/{table}/offers", wish, 403)
    assert not truth(client, table).over


def test_offers_that_cannot_be(ann: Visitor, bob: Visitor, table: str) -> None:
    """Each is told why."""
    offer(ann, table, "french", "draw", "please", 422)
    offer(ann, table, "french", "pace", "day", 422)
    offer(ann, table, "french", "pace", "fast", 422)
    offer(ann, table, "french", "substitute", "computer:deep", 422)
    offer(ann, table, "french", "resume", status=409)
    offer(ann, table, "french", "take-back", status=409)
    offer(ann, table, "french", "rematch", "same", 409)
    offer(ann, table, "french", "bribe", status=400)
    assert ann.see(table)["offers"] == []


def test_the_computer_never_agrees_to_a_draw(ann: Visitor) -> None:
    """And nobody sits on an open seat."""
    table = ann.new_table("me", "computer:random")
    assert "draw" not in ann.see(table, "french")["may"]
    offer(ann, table, "french", "draw", status=409)
    offer(ann, ann.new_table(), "french", "draw", status=409)


# --- taking back ---------------------------------------------------------------------------


def test_a_take_back(ann: Visitor, bob: Visitor, client: TestClient[Litestar], table: str) -> None:
    """The stretch of the last final action is played anew, and the dice go on."""
    start = ann.see(table, "french")["view"]
    fight(ann, table)
    before = truth(client, table).settled
    offer(ann, table, "french", "take-back")
    shown = answer(bob, table, "allied")
    here = truth(client, table)
    assert len(here.journal.entries) == before + 1
    assert shown["log"][-1]["back"] == 0
    assert shown["log"][-1]["lines"][0]["text"].startswith("Taken back")
    assert shown["asked"] == "french"
    assert ann.see(table, "french")["view"] == start
    assert not ann.see(table, "french")["can_undo"]
    fight(ann, table)
    journal = here.journal
    journal.verify()
    dice = HmacDice(bytes.fromhex(journal.header.seed))
    rolled = [face for entry in journal.entries for face in entry.dice]
    assert rolled == [dice.d6() for _ in rolled]


def test_a_take_back_survives_a_restart(
    ann: Visitor, bob: Visitor, client: TestClient[Litestar], table: str
) -> None:
    """The rows give the same game again."""
    fight(ann, table)
    offer(ann, table, "french", "take-back")
    answer(bob, table, "allied")
    fight(ann, table)
    seen = bob.see(table, "allied")
    client.app.state.service.sittings.pop(table)
    assert bob.see(table, "allied")["view"] == seen["view"]
    assert bob.see(table, "allied")["log"] == seen["log"]
    assert truth(client, table).journal.line() == list(range(10, 18))


def test_a_take_back_hides_what_could_be_undone(
    ann: Visitor, bob: Visitor, client: TestClient[Litestar], table: str
) -> None:
    """What the asked seat was about to do is gone, and leaves no trace in a number."""
    ann.act(table, "french", "done")
    offer(ann, table, "french", "take-back")
    legal = bob.see(table, "allied")["legal"]
    bob.act(table, "allied", next(a["text"] for a in legal if a["text"] != "done"))
    assert len(truth(client, table).journal.entries) == 2
    answer(bob, table, "allied")
    assert [entry.text for entry in truth(client, table).journal.entries] == ["done", "back 0"]
    last = ann.see(table, "french")["log"][-1]
    assert (last["n"], [line["key"] for line in last["lines"]]) == (2, ["taken-back"])
    assert truth(client, table).turns == [1, 2, 1]


def test_alone_nobody_need_be_asked(ann: Visitor) -> None:
    """At one screen a take-back is done at once, and is in the log."""
    table = ann.new_table(allied="me")
    ann.act(table, "french", "done")
    shown = offer(ann, table, "french", "take-back")
    assert (shown["asked"], shown["log"][-1]["back"]) == ("french", 0)


def test_the_computer_agrees_to_a_take_back(ann: Visitor) -> None:
    """It is not rated."""
    table = ann.new_table("me", "computer:random")
    ann.act(table, "french", "done")
    ann.waits(table, "french")
    shown = offer(ann, table, "french", "take-back")
    assert (shown["asked"], shown["log"][-1]["back"]) == ("french", 0)
    ann.act(table, "french", "done")
    assert ann.waits(table, "french")["asked"] == "french"


def test_a_player_cannot_play_going_back(ann: Visitor, table: str) -> None:
    """It is no action."""
    ann.act(table, "french", "back 0", status=422)


# --- calling off, pausing ------------------------------------------------------------------


def test_calling_off(ann: Visitor, bob: Visitor, table: str) -> None:
    """Before the second move, without a result."""
    ann.act(table, "french", "done")
    assert "abort" in bob.see(table, "allied")["may"]
    shown = bob.post(f"/tables/{table}/abort", {"seat": "allied"})
    assert (shown["ended"], shown["outcome"]["winners"]) == ("aborted", [])
    assert ann.ask("GET", f"/tables/{table}/journal").text.endswith("# ended: aborted\n")
    ann.post(f"/tables/{table}/abort", {"seat": "french"}, 409)


def test_too_late_to_call_off(
    ann: Visitor, bob: Visitor, client: TestClient[Litestar], table: str
) -> None:
    """After the second move one can only resign."""
    ann.act(table, "french", "done")
    bob.act(table, "allied", "done")
    assert "abort" not in ann.see(table, "french")["may"]
    ann.post(f"/tables/{table}/abort", {"seat": "french"}, 409)
    Visitor(client).post(f"/tables/{table}/abort", {"seat": "french"}, 403)
    assert not ann.see(table)["over"]


def test_a_pause(ann: Visitor, bob: Visitor, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody acts; both must agree to go on, or one must have waited for three days."""
    offer(ann, table, "french", "pause")
    assert answer(bob, table, "allied")["paused"]
    assert ann.act(table, "french", "done", status=409)["error"] == "The game is paused."
    offer(ann, table, "french", "resume")
    assert ann.see(table, "french")["paused"]
    assert offer(ann, table, "french", "resume")["paused"]
    later = clocks.time() + 4 * clocks.DAY
    monkeypatch.setattr(clocks, "time", lambda: later)
    assert not offer(ann, table, "french", "resume")["paused"]
    ann.act(table, "french", "done")


def test_the_computer_waits_while_paused(ann: Visitor, client: TestClient[Litestar]) -> None:
    """And goes on when it is over."""
    table = ann.new_table("me", "computer:random", pace="live")
    offer(ann, table, "french", "pause")
    assert truth(client, table).question() is None
    assert not offer(ann, table, "french", "resume")["paused"]
    ann.act(table, "french", "done")
    assert ann.waits(table, "french")["asked"] == "french"


def test_a_paused_computer_is_asked_nothing() -> None:
    """Also if it was its turn."""
    wish = NewTable("waterloo", seats={"french": "computer:random", "allied": "me"})
    here = Table(new_record("ann", wish))
    assert here.question() is not None
    here.terms.paused = True
    assert here.question() is None
    assert not here.thinking


# --- substitutes ---------------------------------------------------------------------------


def test_the_computer_as_a_substitute(ann: Visitor, bob: Visitor, table: str) -> None:
    """Bob leaves; the computer plays on."""
    offer(bob, table, "allied", "substitute", "computer:random")
    shown = answer(ann, table, "french")
    assert [s["who"] for s in shown["seats"]] == ["you", "computer"]
    ann.act(table, "french", "done")
    assert ann.waits(table, "french")["asked"] == "french"
    assert bob.ask("GET", f"/tables/{table}?as=allied").status_code == 403


def test_a_person_as_a_substitute(
    ann: Visitor, bob: Visitor, client: TestClient[Litestar], table: str
) -> None:
    """With consent, by an invitation that works once and for nobody else."""
    carl, eve = Visitor(client), Visitor(client)
    bob.post(f"/tables/{table}/invitation", {"seat": "allied"}, 409)
    offer(bob, table, "allied", "substitute", "person")
    bob.post(f"/tables/{table}/invitation", {"seat": "allied"}, 409)
    answer(ann, table, "french")
    old = bob.post(f"/tables/{table}/invitation", {"seat": "allied"})["invitation"]
    secret = bob.post(f"/tables/{table}/invitation", {"seat": "allied"})["invitation"]
    ann.post(f"/tables/{table}/invitation", {"seat": "allied"}, 403)
    path = f"/tables/{table}/take-over"
    for wrong in (old, "", "-", "x" * 32):
        eve.post(path, {"seat": "allied", "invitation": wrong}, 403)
        eve.post(path, {"seat": "french", "invitation": wrong}, 403)
    ann.post(path, {"seat": "allied", "invitation": secret}, 409)
    shown = carl.post(path, {"seat": "allied", "invitation": secret})
    assert shown["yours"] == ["allied"]
    eve.post(path, {"seat": "allied", "invitation": secret}, 403)
    assert bob.ask("GET", f"/tables/{table}?as=allied").status_code == 403
    client.app.state.service.sittings.pop(table)
    assert carl.see(table, "allied")["yours"] == ["allied"]


# --- again ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("detail", "seat"), [("same", "french"), ("swap", "allied")])
def test_a_rematch(ann: Visitor, bob: Visitor, table: str, detail: str, seat: str) -> None:
    """On the same seats or the other ones; the old table leads to the new."""
    ann.post(f"/tables/{table}/resign", {"seat": "french"})
    offer(bob, table, "allied", "rematch", detail)
    number = ann.see(table, "french")["offers"][0]["number"]
    again = answer(ann, table, "french")["next"]
    assert ann.see(again)["yours"] == [seat]
    assert ann.see(again, seat)["pace"] == "day"
    assert ann.see(again)["commitment"] != ann.see(table)["commitment"]
    wish = {"seat": "french", "agree": True}
    ann.post(f"/tables/{table}/offers/{number}", wish, 409)
    assert bob.see(table, "allied")["next"] == again
    offer(bob, table, "allied", "rematch", detail, 409)


def test_three_must_all_agree(client: TestClient[Litestar]) -> None:
    """One of them is not enough."""
    visitors = [Visitor(client) for _ in range(3)]
    seats = ["french", "british", "prussian"]
    wish = {"game": "waterloo", "options": ["three_players"], "seats": {"french": "me"}}
    table = visitors[0].post("/tables", wish, 201)["table"]
    for who, seat in zip(visitors[1:], seats[1:], strict=True):
        who.post(f"/tables/{table}/seats/{seat}")
    offer(visitors[0], table, "french", "draw")
    shown = answer(visitors[1], table, "british")
    assert (shown["over"], shown["offers"][0]["waits"]) == (False, ["prussian"])
    answer(visitors[1], table, "british", status=409)
    client.app.state.service.sittings.pop(table)
    assert answer(visitors[2], table, "prussian")["over"]

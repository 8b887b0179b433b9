"""Replays, games taken up again, what was seen, and tables open to all."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from test_secrecy import hidden_from, names_of, words
from visiting import ATTACK, Visitor, truth

from grognard import Game
from grognard.kernel import registry
from grognard.kernel.journal import Entry, Journal
from grognard.players import player
from grognard.server.messages import NewTable
from grognard.server.remote import replay
from grognard.server.remote.messages import Import
from grognard.server.remote.replay import Forks, Replay
from grognard.server.table_service import new_record
from grognard.server.tables import Table

ME = {"french": "me", "allied": "me"}


def play(who: Visitor, client: TestClient[Litestar], table: str, actions: int) -> None:
    """Plays greedily for every seat."""
    here, greedy = truth(client, table), player("greedy", 1)
    for _ in range(actions):
        if here.over:
            return
        text = str(here.game.action(here.state, greedy.decide(here.state)))
        wish = {"seat": here.asked, "action": text, "version": here.version}
        who.post(f"/tables/{table}/actions?since=999999", wish)


# --- replay --------------------------------------------------------------------------------


def test_every_moment_is_what_was_seen(ann: Visitor, client: TestClient[Litestar]) -> None:
    """Forwards, backwards and at random, also past a take-back."""
    table = ann.new_table(allied="me")
    seen: dict[int, Any] = {}
    here, greedy = truth(client, table), player("greedy", 1)
    for number in range(1, 90):
        if number == 60:
            seat = here.journal.entries[here.settled - 1].seat
            wish = {"seat": seat, "kind": "take-back", "version": here.version_for([seat])}
            ann.post(f"/tables/{table}/offers", wish)
        else:
            text = str(here.game.action(here.state, greedy.decide(here.state)))
            wish = {"seat": here.asked, "action": text, "version": here.version}
            ann.post(f"/tables/{table}/actions?since=999999", wish)
        seen[len(here.journal.entries)] = here.state.view("french")
    known = here.settled
    for number in [*range(1, known + 1, 7), *range(known, 0, -11)]:
        moment = ann.get(f"/tables/{table}/replay/{number}", **{"as": "french"})
        assert moment["view"] == json.loads(json.dumps(seen[number]))
        assert (moment["n"], moment["of"] >= known) == (number, True)
        assert [entry["n"] for entry in moment["log"]] == [number]
    assert ann.get(f"/tables/{table}/replay/5", since=2)["log"][0]["n"] == 3


def test_a_replay_tells_no_more_than_the_table(client: TestClient[Litestar], game: Game) -> None:
    """While a game goes on: only one's own seat, and only what is settled."""
    ann, bob, eve = (Visitor(client) for _ in range(3))
    table = ann.new_table()
    bob.post(f"/tables/{table}/seats/allied")
    ann.act(table, "french", *ATTACK, "done")
    here = truth(client, table)
    names = names_of(game)
    replay_of = Replay(here.journal)
    for who, seat in ((bob, "allied"), (eve, None)):
        for number in range(here.settled + 1):
            more = {"as": seat} if seat else {}
            who.heard.clear()
            who.get(f"/tables/{table}/replay/{number}", since=0, **more)
            state = replay_of.at(here.journal, number, here.settled)
            assert not words(who.heard[0].decode()) & hidden_from(state, seat, names)
            assert here.journal.header.seed.encode() not in who.heard[0]
    for who, seat in ((bob, "french"), (eve, "french"), (ann, "everything"), (ann, "nobody")):
        assert who.ask("GET", f"/tables/{table}/replay/1?as={seat}").status_code == 403


def test_what_can_be_undone_is_in_no_replay(ann: Visitor, bob: Visitor) -> None:
    """Except for the seat that did it; and it is not kept."""
    table = ann.new_table()
    bob.post(f"/tables/{table}/seats/allied")
    ann.act(table, "french", *ATTACK)
    assert ann.get(f"/tables/{table}/replay/7", **{"as": "french"})["of"] == 7
    assert bob.ask("GET", f"/tables/{table}/replay/1?as=allied").status_code == 404
    assert bob.get(f"/tables/{table}/replay/0", **{"as": "allied"})["of"] == 0
    ann.undo(table, "french")
    assert ann.ask("GET", f"/tables/{table}/replay/7?as=french").status_code == 404


def test_what_was_undone_is_forgotten(ann: Visitor, client: TestClient[Litestar]) -> None:
    """Also by the states that are kept to make stepping cheap."""
    table = ann.new_table()
    here = truth(client, table)
    while len(here.journal.entries) <= replay.STRIDE:
        march = next(a.text for a in here.state.legal() if a.text != "done")
        ann.act(table, "french", march)
    path = f"/tables/{table}/replay/{replay.STRIDE}"
    first = ann.get(path, **{"as": "french"})["view"]
    for _ in range(3):
        ann.undo(table, "french")
    while len(here.journal.entries) < replay.STRIDE:
        march = [a.text for a in here.state.legal() if a.text != "done"][-1]
        ann.act(table, "french", march)
    again = ann.get(path, **{"as": "french"})["view"]
    assert again == ann.see(table, "french")["view"]
    assert again != first


def test_everything_is_open_when_it_is_over(ann: Visitor, client: TestClient[Litestar]) -> None:
    """To anyone: any seat's view, or all of them together."""
    table = ann.new_table(allied="me")
    play(ann, client, table, 30)
    ann.post(f"/tables/{table}/resign", {"seat": "french"})
    eve = Visitor(client)
    moment = eve.get(f"/tables/{table}/replay/20", **{"as": "everything"})
    for seat in ("french", "allied"):
        assert (
            moment["views"][seat] == eve.get(f"/tables/{table}/replay/20", **{"as": seat})["view"]
        )
    for number in ("-1", "x", "99999999999999999999", "1000"):
        assert eve.ask("GET", f"/tables/{table}/replay/{number}").status_code in (400, 404)


def test_stepping_is_cheap(ann: Visitor, client: TestClient[Litestar]) -> None:
    """No more than a few actions are played again for a step, forwards or back."""
    table = ann.new_table(allied="me")
    play(ann, client, table, 80)
    here = truth(client, table)
    reel = Replay(here.journal)
    reel.at(here.journal, here.settled, here.settled)
    played: list[str] = []
    reel._step = lambda _j, _s, entry, _f: played.append(entry.text)  # type: ignore[method-assign]
    for number in (here.settled, here.settled // 2, 3):
        played.clear()
        reel.at(here.journal, number, here.settled)
        assert len(played) < replay.STRIDE


# --- forks ---------------------------------------------------------------------------------


def test_a_fork_goes_on_with_dice_of_its_own(ann: Visitor, client: TestClient[Litestar]) -> None:
    """The past is the same to the die, the future is not."""
    table = ann.new_table(allied="me")
    play(ann, client, table, 60)
    old = truth(client, table)
    fork = ann.post(f"/tables/{table}/fork", {"after": 40, "seats": ME}, 201)["table"]
    new = truth(client, fork)
    assert [e.text for e in new.journal.entries] == [e.text for e in old.journal.entries[:40]]
    assert new.state.same_as(old.journal.state_at(40))
    assert new.journal.header.seed != old.journal.header.seed
    assert not ann.see(fork, new.asked)["can_undo"]
    play(ann, client, fork, 60)
    client.app.state.service.sittings.pop(fork)
    ann.see(fork)
    again = truth(client, fork).journal
    again.verify()
    assert [e.dice for e in again.entries[:40]] == [e.dice for e in old.journal.entries[:40]]
    text = ann.ask("GET", f"/tables/{fork}/journal").text
    assert "\ngiven: 40\n" in text
    Journal.from_text(text).verify()


def test_a_fork_against_the_computer(ann: Visitor, client: TestClient[Litestar]) -> None:
    """It begins to think at once if it is asked."""
    table = ann.new_table(allied="me")
    ann.act(table, "french", "done")
    seats = {"french": "me", "allied": "computer:random"}
    fork = ann.post(f"/tables/{table}/fork", {"after": 1, "seats": seats}, 201)["table"]
    assert ann.waits(fork, "french")["asked"] == "french"


@pytest.mark.parametrize("allied", ["open", "computer:random"])
def test_a_fork_never_reveals_a_game_under_way(
    ann: Visitor, client: TestClient[Litestar], allied: str
) -> None:
    """Not even to one who plays in it; to everyone when it is over."""
    table = ann.new_table("me", allied)
    wish = {"after": 0, "seats": ME}
    eve = Visitor(client)
    for who in (ann, eve):
        who.post(f"/tables/{table}/fork", wish, 403)
    ann.post(f"/tables/{table}/resign", {"seat": "french"})
    assert eve.post(f"/tables/{table}/fork", wish, 201)["table"]


@pytest.mark.parametrize(
    "wish",
    [
        {"after": 99, "seats": ME},
        {"after": 0, "seats": {}},
        {"after": 0, "seats": {"french": "me", "allied": "open"}},
        {"after": 0, "seats": {"french": "me", "allied": "computer:deep"}},
        {"after": 0, "seats": {"french": "computer:random", "allied": "computer:random"}},
        {"after": 0, "seats": {**ME, "emperor": "me"}},
    ],
)
def test_forks_that_cannot_be(ann: Visitor, wish: dict[str, Any]) -> None:
    """Each is refused, and no table is made."""
    table = ann.new_table(allied="me")
    ann.post(f"/tables/{table}/fork", wish, 422)
    assert len(ann.get("/tables")) == 1


# --- import --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def journal() -> Journal:
    """A game some way in."""
    return some_way_in(7)


def some_way_in(seed: int) -> Journal:
    """A game of seventy actions."""
    found = Journal.begin(registry.game("waterloo"), seed=seed)
    greedy = player("greedy", 1)
    while len(found.entries) < 70:
        found.play(greedy.decide(found.state))
    return found


@pytest.mark.parametrize("secret", [True, False])
@pytest.mark.parametrize("after", [None, 30])
def test_a_journal_is_taken_up(
    ann: Visitor, client: TestClient[Litestar], journal: Journal, secret: bool, after: int | None
) -> None:
    """With its seed or without, from its end or from before."""
    wish = {"journal": journal.to_text(secret=secret), "seats": ME}
    wish |= {} if after is None else {"after": after}
    table = ann.post("/tables/import", wish, 201)["table"]
    assert truth(client, table).state.same_as(journal.state_at(after or 70))
    play(ann, client, table, 20)
    truth(client, table).journal.verify()


def bombs(text: str) -> dict[str, str]:
    """Journals that nobody honest would send."""
    head, _blank, body = text.partition("\n\n")
    lines = body.splitlines()
    backs = [f"{n} french | back 0" for n in range(len(lines) + 1, 9000)]
    return {
        "empty": "",
        "no journal": "hello",
        "only a header": head.replace("game: waterloo", "game: chess"),
        "another engine": text.replace("\nengine: ", "\nengine: 9"),
        "a huge engine": text.replace("\nengine: ", "\nengine: " + "9" * 390),
        "a huge given": text.replace("\nplayers", "\n").replace("\n\n", "\ngiven: 99999999999\n\n"),
        "more given than there is": text.replace("\n\n", "\ngiven: 999999999\n\n"),
        "other data": text.replace("\ndata: ", "\ndata: x"),
        "another commitment": text.replace("\ncommitment: ", "\ncommitment: 0"),
        "a wrong seed": text.replace("\nseed: ", "\nseed: zz"),
        "a forged die": text.replace(" | 1", " | 9"),
        "an illegal action": text + f"{len(lines) + 1} french | march napoleon london\n",
        "a long line": text + f"{len(lines) + 1} french | " + "x" * 100_000,
        "a huge number": text + "9" * 300 + " french | done",
        "many going back": "\n".join([head, "", *lines, *backs]),
        "deep going back": text + f"{len(lines) + 1} french | back {len(lines) + 1}\n",
        "an end that is none": text + "# ended: exploded\n",
        "nulls": text.replace("french", "fre\x00nch"),
        "brackets": "[" * 200_000,
    }


BOMBS = list(bombs("a\n\nb"))


@pytest.mark.parametrize("name", BOMBS)
def test_import_bombs(ann: Visitor, journal: Journal, name: str) -> None:
    """Are told what is wrong, soon, and make no table."""
    wish = {"journal": bombs(journal.to_text())[name], "seats": ME}
    response = ann.ask("POST", "/tables/import", json=wish)
    assert response.status_code == 422, response.text
    assert len(response.json()["error"]) < 500
    assert ("line is too long" in response.text) == (name in ("a long line", "brackets"))
    assert ann.get("/tables") == []


def test_imports_that_are_too_large(ann: Visitor) -> None:
    """Are not read to their end."""
    for size, status in ((600_000, 400), (1_200_000, 413)):
        response = ann.ask("POST", "/tables/import", json={"journal": "x" * size, "seats": ME})
        assert response.status_code == status


def test_an_import_that_takes_too_long(
    ann: Visitor, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Is stopped between two actions."""
    monkeypatch.setattr(replay, "PATIENCE", 0.0)
    wish = {"journal": journal.to_text(), "seats": ME}
    assert "too long" in ann.post("/tables/import", wish, 422)["error"]


def test_one_who_brings_many_journals_does_not_keep_others_waiting(
    client: TestClient[Litestar], journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are read in turns, by person and address."""
    forks, read = Forks(client.app.state.service), []

    def noted(text: str) -> Journal:
        read.append(text)
        return journal

    monkeypatch.setattr(replay, "sound_journal", noted)

    async def bring() -> None:
        people = [("eve", "1"), ("eve", "2"), ("eve", "3"), ("ann", "4")]
        await asyncio.gather(
            *(forks.read(who, None, Import(n, {"french": "me"}, 0), (who,)) for who, n in people),
            return_exceptions=True,
        )

    asyncio.run(bring())
    assert read == ["1", "4", "2", "3"]


def test_a_busy_machine_is_no_reason(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    """What others do meanwhile does not count."""
    monkeypatch.setattr(replay, "PATIENCE", 1.0)
    again = Journal._again

    def interrupted(self: Journal, *what: Any) -> None:
        if len(self.entries) == 1:
            time.sleep(1.2)
        again(self, *what)

    monkeypatch.setattr(Journal, "_again", interrupted)
    assert len(replay.sound_journal(journal.to_text()).entries) == 70


def finished(seed: int | None = None, **more: Any) -> Journal:
    """A game played to its end by the rules."""
    from grognard.kernel import registry

    found = Journal.begin(registry.game("waterloo"), seed=seed, **more)
    rash = player("random", 1)
    while not found.over:
        found.play(rash.decide(found.state))
    return found


@pytest.mark.parametrize("fast", [False, True])
def test_a_finished_game_opens_at_its_end(
    ann: Visitor, client: TestClient[Litestar], fast: bool
) -> None:
    """Open to everyone, also after it was put away; with its own seed if that can be checked."""
    done = finished(5, fast=fast)
    table = ann.post("/tables/import", {"journal": done.to_text(), "seats": ME}, 201)["table"]
    client.app.state.service.sittings.pop(table)
    shown, last = ann.see(table, "french"), len(done.entries)
    assert (shown["over"], shown["ended"], shown["asked"]) == (True, "board", None)
    assert shown["outcome"]["winners"] == list(done.state.outcome.winners)
    assert [entry["n"] for entry in shown["log"]] == [*range(1, last + 1)]
    assert (shown["seed"] == done.header.seed) == (not fast)
    assert ann.get("/tables")[0]["over"]
    moment = Visitor(client).get(f"/tables/{table}/replay/{last}", **{"as": "everything"})
    assert moment["views"]["french"] == json.loads(json.dumps(done.state.view("french")))
    text = ann.ask("GET", f"/tables/{table}/journal").text
    again = Journal.from_text(text)
    again.verify()
    assert [(e.text, e.dice) for e in again.entries] == [(e.text, e.dice) for e in done.entries]


def test_a_finished_game_can_be_gone_on_with(ann: Visitor) -> None:
    """From any moment before its end, at once or from its table."""
    done = finished(5)
    wish = {"journal": done.to_text(), "seats": ME}
    before = len(done.entries) - 1
    table = ann.post("/tables/import", wish, 201)["table"]
    fork = ann.post(f"/tables/{table}/fork", {"after": before, "seats": ME}, 201)["table"]
    taken = ann.post("/tables/import", {**wish, "after": before}, 201)["table"]
    assert [ann.see(one)["over"] for one in (table, fork, taken)] == [True, False, False]
    ann.post("/tables/import", {**wish, "after": before + 1}, 422)


@pytest.mark.parametrize("end", [("resigned", "french"), ("time", "allied"), ("draw", "")])
def test_a_game_that_was_given_up_opens_so(
    ann: Visitor, client: TestClient[Litestar], journal: Journal, end: tuple[str, str]
) -> None:
    """And goes on where it was given up if that is asked for."""
    done = Journal.from_text(journal.to_text())
    done.end(*end)
    wish = {"journal": done.to_text(), "seats": ME}
    table = ann.post("/tables/import", wish, 201)["table"]
    client.app.state.service.sittings.pop(table)
    shown = ann.see(table)
    assert (shown["over"], shown["ended"], len(shown["log"])) == (True, end[0], 70)
    assert end[1] not in shown["outcome"]["winners"]
    on = ann.post("/tables/import", {**wish, "after": 70}, 201)["table"]
    assert not ann.see(on)["over"]


# --- what was seen, and tables open to all -------------------------------------------------


def test_what_was_seen(ann: Visitor, bob: Visitor, client: TestClient[Litestar]) -> None:
    """Is remembered for the person, only grows, and never beyond what may be known."""
    table = ann.new_table()
    bob.post(f"/tables/{table}/seats/allied")
    ann.act(table, "french", *ATTACK, "done")
    assert bob.get(f"/tables/{table}/seen") == {"number": 0}
    for sent, kept in ((3, 3), (2, 3), (10**6, 8)):
        assert bob.post(f"/tables/{table}/seen", {"number": sent}) == {"number": kept}
    assert bob.get(f"/tables/{table}/seen") == {"number": 8}
    assert ann.get(f"/tables/{table}/seen") == {"number": 0}
    Visitor(client).post(f"/tables/{table}/seen", {"number": 1}, 403)
    bob.post(f"/tables/{table}/seen", {"number": -1}, 400)


def test_open_tables(ann: Visitor, bob: Visitor) -> None:
    """Listed ones only; with an open seat to sit at, without one to watch."""
    hidden, listed = ann.new_table(), ann.new_table(listed=True, pace="slow")
    found = {t["table"]: t for t in bob.get("/tables/open")["open"]}
    assert hidden not in found
    assert found[listed] | {"age": 0} == {
        "table": listed,
        "game": "waterloo",
        "title": "Napoléon 1815",
        "scenario": "historical",
        "options": [],
        "pace": "slow",
        "opened_by": None,
        "seats": ["allied"],
        "age": 0,
    }
    bob.post(f"/tables/{listed}/seats/allied")
    lists = bob.get("/tables/open")
    assert listed not in [t["table"] for t in lists["open"]]
    assert listed in [t["table"] for t in lists["watch"]]
    ann.post(f"/tables/{listed}/resign", {"seat": "french"})
    assert listed not in str(bob.get("/tables/open"))


def test_forged_dice_are_not_vouched_for(ann: Visitor, client: TestClient[Litestar]) -> None:
    """A seed from which no die was rolled is not taken over with the game."""
    journal = some_way_in(5)
    journal.end("draw")
    head, _blank, body = journal.to_text().partition("\n\n")
    forged = f"{head}\ngiven: {len(journal.entries)}\n\n{body}"
    verified = Journal.from_text(forged).verify()
    assert verified.rolled == 0
    assert verified.taken == sum(len(entry.dice) for entry in journal.entries) > 0
    table = ann.post("/tables/import", {"journal": forged, "seats": ME}, 201)["table"]
    assert truth(client, table).journal.header.commitment != journal.header.commitment


def test_going_back_again_and_again_costs_no_more_than_it_is_long(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Opening is linear: no action is played again for each going back."""
    played: list[int] = []
    carry_out = Game.carry_out
    monkeypatch.setattr(Game, "carry_out", lambda *what: (played.append(1), carry_out(*what))[1])
    entries = [*journal.entries]
    while not entries[-1].final:
        entries.pop()
    entries += [Entry(entries[-1].seat, "back 1", (), True)] * 3000
    record = new_record("ann", NewTable("waterloo", seats=ME))
    record.header, record.entries = journal.header, entries
    assert len(Table(record).journal.entries) == len(entries)
    assert len(played) <= len(journal.entries)

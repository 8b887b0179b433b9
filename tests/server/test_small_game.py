"""The small game of the tests at the server: a game with cards, windows, stacks and editions."""

from __future__ import annotations

import random
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from reading import EVERYTHING, Reader, act, of_its_own, seated
from small_game import SEATS, choice, twins
from visiting import Visitor, truth

import grognard
from grognard import Game, Journal
from grognard.kernel.dice import Dice, FastDice, GivenDice
from grognard.server import standing, tables
from grognard.server.storage import Record
from waiting import until

EDITIONS = ("new", "old")
ME = {"red": "me", "blue": "me"}


@pytest.fixture(scope="module")
def provinces() -> Game:
    """The game."""
    return grognard.game("provinces")


def opened(who: Visitor, red: str = "me", blue: str = "open", **more: Any) -> str:
    """A table of it."""
    wish = {"game": "provinces", "scenario": "dealt", "seats": {"red": red, "blue": blue}, **more}
    return str(who.post("/tables", wish, 201)["table"])


def play(people: dict[str, Visitor], table: str, seed: int = 1, most: int = 400) -> Any:
    """Everybody answers at random; the table as red sees it then."""
    chance = random.Random(seed)
    for _ in range(most):
        seat = people["red"].see(table, "red", since=10**6)["asked"]
        if seat is None:
            break
        shown = people[seat].see(table, seat, since=10**6)
        text = choice([action["text"] for action in shown["legal"]], chance)
        act(people[seat], table, seat, text, shown["version"])
    return people["red"].see(table, "red")


# --- a game from its beginning to its end -----------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_people_play_to_the_end(
    ann: Visitor, bob: Visitor, client: TestClient[Litestar], edition: str
) -> None:
    """Then the journal is whole, is taken up elsewhere, and any moment can be looked at."""
    table = opened(ann, edition=edition)
    bob.post(f"/tables/{table}/seats/blue")
    shown = play({"red": ann, "blue": bob}, table)
    assert shown["over"]
    assert shown["edition"] == edition
    assert shown["outcome"]["text"].endswith("left.")
    assert {line["key"] for entry in shown["log"] for line in entry["lines"]} > {"led", "played"}
    assert edition == "new" or all(e["key"] != "met" for n in shown["log"] for e in n["lines"])
    text = ann.ask("GET", f"/tables/{table}/journal").text
    journal = Journal.from_text(text)
    journal.verify()
    assert journal.state.over
    last = ann.get(f"/tables/{table}/replay/{len(journal.entries)}", **{"as": "everything"})
    for seat in SEATS:
        assert last["views"][seat]["hand"] == journal.state.view(seat)["hand"]
    again = bob.post("/tables/import", {"journal": text, "seats": ME}, 201)["table"]
    assert truth(client, again).state.same_as(journal.state)


def test_a_game_forks_and_is_imported(ann: Visitor, client: TestClient[Litestar]) -> None:
    """What was drawn in secret stays as it was, what will be is drawn anew."""
    table = opened(ann, blue="me")
    play(ME | {"red": ann, "blue": ann}, table, most=30)
    old = truth(client, table)
    fork = ann.post(f"/tables/{table}/fork", {"after": 20, "seats": ME}, 201)["table"]
    assert truth(client, fork).state.same_as(old.journal.state_at(20))
    text = ann.ask("GET", f"/tables/{table}/journal").text
    assert "~" in text
    back = ann.post("/tables/import", {"journal": text, "after": 25, "seats": ME}, 201)["table"]
    assert truth(client, back).state.same_as(old.journal.state_at(25))
    for other in (fork, back):
        assert play({"red": ann, "blue": ann}, other)["over"]
        truth(client, other).journal.verify()


def test_a_line_all_or_none_and_undo(ann: Visitor, bob: Visitor) -> None:
    """Companies are left behind, their captain goes: one request, a row for each."""
    table = opened(ann)
    bob.post(f"/tables/{table}/seats/blue")
    before = bob.see(table, "blue")
    told = ann.act(table, "red", "leave red_horse_3; leave red_horse_6")
    assert told["can_undo"]
    assert bob.see(table, "blue") == before
    assert len(ann.undo(table, "red")["log"]) == 1
    wrong = ann.act(table, "red", "leave red_horse_6; lead red_captain_0 p1", status=422)
    assert (wrong["place"], wrong["reason"]["key"]) == (2, "too-far")
    assert "Province 1" in wrong["reason"]["text"]
    assert len(ann.see(table, "red")["log"]) == 1
    ann.act(table, "red", "leave red_horse_6; lead red_captain_0 p50")
    shown = bob.see(table, "blue")
    assert (shown["asked"], shown["window"], len(shown["log"])) == ("blue", True, 3)
    bob.act(table, "blue", "pass")
    places = ann.see(table, "red")["view"]["places"]
    assert [piece["key"] for piece in places["p70"]["pieces"]] == ["red_horse_3", "red_horse_6"]
    assert [piece["key"] for piece in places["p50"]["pieces"]] == ["red_captain_0", "red_horse_9"]


def test_a_window_goes_by_on_order(
    ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blue lets everything go by until it is its turn to give orders."""
    monkeypatch.setattr(standing, "PAUSE", 0.05)
    table = opened(ann)
    bob.post(f"/tables/{table}/seats/blue")
    wish = {"seat": "blue", "order": {"pass": "until-my-step"}}
    bob.post(f"/tables/{table}/standing", wish)
    ann.act(table, "red", "lead red_captain_0 p50")
    shown = until(lambda: _asked_for(bob.see(table, "blue"), "orders"))
    assert shown["standing"] is None
    assert [line["key"] for line in shown["log"][1]["lines"]][:2] == ["passed", "led"]


def _asked_for(shown: Any, step: str) -> Any:
    return shown if shown["step"]["key"] == step and shown["asked"] == shown["as"] else None


@pytest.mark.parametrize("name", ["greedy", "captain"])
def test_computers_play_it(ann: Visitor, name: str) -> None:
    """A game against one of them, or the beginning of one."""
    table = opened(ann, blue=f"computer:{name}")
    chance = random.Random(2)
    for _ in range(60 if name == "greedy" else 8):
        shown = ann.waits(table, "red")
        if shown["over"]:
            break
        text = choice([action["text"] for action in shown["legal"]], chance)
        act(ann, table, "red", text, shown["version"])
    shown = ann.see(table, "red")
    assert shown["notice"] is None
    assert {entry["seat"] for entry in shown["log"]} == {"red", "blue"}


# --- secrets ------------------------------------------------------------------------------


class Playing:
    """One of two twins, played at a table of its own while somebody watches."""

    def __init__(
        self, client: TestClient[Litestar], game: Game, actions: list[tuple[str, str]]
    ) -> None:
        self.client, self.game, self.actions = client, game, actions
        self.people = {seat: Visitor(client) for seat in SEATS}

    def told(self, seat: str | None, edition: str) -> list[str]:
        """All that a seat, or an onlooker, is told."""
        table = seated(self.people, self.game, edition)
        here = truth(self.client, table)
        watching = Visitor(self.client) if seat is None else self.people[seat]
        reader = Reader(watching, seat, self.game)
        watching.heard.clear()
        found: list[str] = []
        for number, (who, text) in enumerate(self.actions):
            act(self.people[who], table, who, text, here.version)
            if EVERYTHING or number % 2 == 0:
                reader.look(table, here.settled // 2, ("en", "fr", "es")[number % 3])
                reader.ask_why(table)
            found.append(repr(here.mark_for([seat] if seat else [])))  # what streams are told by
            found += [heard.decode() for heard in watching.heard]
            watching.heard.clear()
        own = of_its_own(table, here)
        return [own.sub("…", text) for text in found]


@pytest.mark.parametrize("seat", ["red", "blue", None])
@pytest.mark.parametrize("edition", EDITIONS)
def test_twins_look_alike(
    client: TestClient[Litestar],
    provinces: Game,
    monkeypatch: pytest.MonkeyPatch,
    seat: str | None,
    edition: str,
) -> None:
    """Whatever else the others hold and lead, what a seat is told is the same to the byte."""
    both = twins(provinces, seat, edition)
    assert both.actions[0] != both.actions[1]  # another company is left behind
    faces: list[int] = []

    def dice(_record: Record) -> Dice:
        return GivenDice(list(faces), FastDice(1))

    monkeypatch.setattr(tables, "_dice_of", dice)
    told = []
    for which in (0, 1):
        faces[:] = both.faces[which]
        told.append(Playing(client, provinces, both.actions[which]).told(seat, edition))
    assert [pair for pair in zip(*told, strict=True) if pair[0] != pair[1]] == []
    assert len(told[0]) > 150

"""Odds over HTTP: for one's own seats, by what they may know."""

from __future__ import annotations

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from visiting import ATTACK, Visitor, truth

from grognard.kernel.dice import FastDice
from grognard.lab.odds import FEWEST
from grognard.players import player
from grognard.server.odds import OddsService, Rate
from waiting import PATIENCE


def ask(visitor: Visitor, table: str, status: int = 200, lang: str = "en", **wish: Any) -> Any:
    """What the server says to a question."""
    return visitor.post(f"/tables/{table}/odds?lang={lang}", wish, status)


@pytest.fixture
def attack(ann: Visitor) -> str:
    """A table where three French divisions have marched too far to attack Charleroi."""
    table = ann.new_table()
    ann.act(table, "french", *ATTACK)
    return table


def test_exact_odds_with_every_line(ann: Visitor, attack: str) -> None:
    shown = ask(ann, attack, seat="french", action="done")
    odds = shown["odds"]
    assert shown["version"] == ann.see(attack, "french")["version"]
    assert (odds["key"], odds["exact"], odds["runs"], odds["margin"]) == ("dice", True, 0, 0)
    assert [line["rule"] for line in odds["lines"]] == ["5.5"] * 3
    (cv,) = [measure for measure in odds["measures"] if measure["key"] == "cv"]
    assert [value["fraction"] for value in cv["values"]] == ["1/8", "3/8", "3/8", "1/8"]
    assert cv["mean"] == 1.5
    assert [row["fraction"] for row in odds["rows"]] == ["1/8", "3/8", "3/8", "1/8"]


def test_they_speak_the_language_of_the_visitor(ann: Visitor, attack: str) -> None:
    titles = {
        ask(ann, attack, lang=lang, seat="french", action="done")["odds"]["title"]
        for lang in ("en", "fr", "es")
    }
    assert titles == {"3 dice are rolled", "3 dés sont lancés", "Se tiran 3 dados"}


def test_an_action_without_dice(ann: Visitor) -> None:
    table = ann.new_table()
    assert ask(ann, table, seat="french", action="group philippeville")["odds"] is None


def test_a_battle_is_played_on(
    client: TestClient[Litestar], ann: Visitor, attack: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    odds_service = client.app.state.odds_service
    monkeypatch.setattr(odds_service, "seconds", PATIENCE)
    wish = {"seat": "french", "place": "charleroi"}
    first = ask(ann, attack, **wish, runs=FEWEST)["odds"]
    assert (first["runs"], first["exact"], first["rows"]) == (FEWEST, False, [])
    more = ask(ann, attack, **wish, runs=FEWEST + 3)["odds"]
    assert more["runs"] == FEWEST + 3
    assert more["margin"] > 0
    (result, *costs) = more["measures"]
    assert sum(value["chance"] for value in result["values"]) == pytest.approx(1, abs=1e-4)
    assert all(value["low"] < value["chance"] <= value["high"] for value in result["values"])
    assert costs[0]["key"] == "attacker_cv"
    assert [key for key in odds_service.battles if key[0] == attack] == [
        (attack, ann.see(attack, "french")["version"], "french", "charleroi", ())
    ]


def test_only_for_ones_own_seats(ann: Visitor, bob: Visitor, attack: str) -> None:
    ask(bob, attack, 403, seat="french", action="done")
    ask(ann, attack, 403, seat="allied", action="done")
    ann.post(f"/tables/{attack}/resign", {"seat": "french"})
    ask(ann, attack, 409, seat="french", action="done")


def test_what_cannot_be_asked(ann: Visitor, attack: str) -> None:
    ask(ann, attack, 400, seat="french")
    ask(ann, attack, 400, seat="french", action="done", place="mons")
    ask(ann, attack, 400, seat="french", place="mons", runs=10**9)
    ask(ann, attack, 400, seat="french", place="mons", secret=1)
    trouble = ask(ann, attack, 422, seat="french", action="march foy ghent")
    assert trouble["reason"]["rule"]
    assert ask(ann, attack, 422, seat="french", place="giverny")["reason"]["key"] == "unknown-town"
    assert ask(ann, attack, 422, seat="french", place="charleroi", pieces=["zorro"])["reason"]


def test_what_can_still_be_undone_is_nobody_elses_business(
    ann: Visitor, bob: Visitor, attack: str
) -> None:
    """The Allies do not see the attack yet: they are asked about the town as they see it."""
    bob.post(f"/tables/{attack}/seats/allied")
    shown = ask(bob, attack, seat="allied", place="charleroi", runs=FEWEST)
    assert shown["version"] == bob.see(attack, "allied")["version"]
    key = shown["odds"]["lines"][0]["key"]
    assert key == "all-in-reach"
    assert ask(bob, attack, 422, seat="allied", action="done")["reason"]["key"] == "not-now"


def test_there_is_a_limit_for_battles(
    client: TestClient[Litestar], ann: Visitor, attack: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    odds_service = OddsService(Rate(2, 0.001))
    monkeypatch.setattr(client.app.state, "odds_service", odds_service)
    for status in (200, 200, 429):
        ask(ann, attack, status, seat="french", place="charleroi", runs=1)
    ask(ann, attack, seat="french", action="done")
    odds_service.close()


def test_the_same_bytes_whatever_is_hidden(
    client: TestClient[Litestar], ann: Visitor, game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything the seat may not know is dealt anew, and not a byte changes."""
    table = ann.new_table(allied="me")
    here = truth(client, table)
    greedy = player("greedy", 1)
    compared = 0
    for number in range(160):
        seat = here.asked or ""
        if number % 16 == 0:
            wishes = [{"seat": s, "action": "done"} for s in ("french", "allied")]
            wishes += [{"seat": seat, "action": str(a)} for a in here.state.legal()[:4]]
            wishes += [
                {"seat": s, "action": f"{verb} {unit.key}"}
                for s in ("french", "allied")
                for verb in ("fire", "morale")
                for unit in game.model.units[number // 16 :: 14]
            ]
            wishes += [{"seat": s, "place": "charleroi", "runs": 2} for s in ("french", "allied")]
            for wish in wishes:
                compared += 1
                assert_same_bytes(client, ann, here, wish, monkeypatch)
        text = str(game.action(here.state, greedy.decide(here.state)))
        ann.post(
            f"/tables/{table}/actions?since=999999",
            {"seat": seat, "action": text, "version": here.version},
        )
    assert compared > 150


def assert_same_bytes(
    client: TestClient[Litestar], ann: Visitor, here: Any, wish: Any, patch: pytest.MonkeyPatch
) -> None:
    """The answer to the truth, and to another truth that the seat could not tell from it."""
    answers = []
    for deal in (False, True):
        odds_service = OddsService(Rate(1e9, 1e9))
        patch.setattr(client.app.state, "odds_service", odds_service)
        with patch.context() as otherwise:
            if deal:
                seat = wish["seat"]
                state = here.state if seat == here.asked else here.settled_state
                other = here.game.redeal(state, seat, FastDice(77))
                otherwise.setattr(here.journal, "state", other)
                otherwise.setattr(here, "settled_state", other)
            answers.append(ann.ask("POST", f"/tables/{here.id}/odds", json=wish))
        odds_service.close()
    assert answers[0].status_code == answers[1].status_code
    assert answers[0].content == answers[1].content


def test_the_odds_of_a_thing(ann: Visitor, bob: Visitor) -> None:
    """Of a piece that lies open in a battle its fire, whoever's turn it is."""
    table = ann.new_table()
    bob.post(f"/tables/{table}/seats/allied")
    assert ask(ann, table, seat="french", piece="foy") == {"version": 1_000_000, "odds": None}
    ann.act(table, "french", *ATTACK)
    people = {"french": ann, "allied": bob}
    wish, found = ("deploy", "advance", "done"), None
    for _ in range(20):
        shown = ann.see(table, "french")
        seat, person = shown["asked"], people[shown["asked"]]
        texts = [action["text"] for action in person.see(table, seat)["legal"]]
        person.act(table, seat, next(t for word in wish for t in texts if t.startswith(word)))
        if shown["step"]["key"] == "combat":
            found = ask(bob, table, seat="allied", piece="pecheux")
            if found["odds"]:
                break
    assert found is not None
    assert found["odds"]["key"] == "fire"
    assert ask(ann, table, seat="french", piece="pecheux") == found
    for wrong in ({"piece": "pecheux", "action": "done"}, {}):
        ask(ann, table, 400, seat="french", **wrong)

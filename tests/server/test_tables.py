"""Playing at a table over HTTP."""

from __future__ import annotations

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from visiting import ATTACK, Visitor, truth

from grognard import Journal
from grognard.kernel import registry


def test_a_table_is_made_and_shown(ann: Visitor) -> None:
    """Two requests from nothing to the first question."""
    table = ann.new_table()
    shown = ann.see(table, "french")
    assert shown["table"] == table
    assert len(table) >= 16
    assert (shown["as"], shown["yours"], shown["asked"]) == ("french", ["french"], "french")
    assert [(s["seat"], s["who"]) for s in shown["seats"]] == [
        ("french", "you"),
        ("allied", "open"),
    ]
    assert shown["step"]["key"] == "movement"
    assert shown["step"]["name"] == "Movement"
    assert shown["view"]["turn"]["number"] == 1
    assert {"text", "rule", "pieces", "places", "verb"} == set(shown["legal"][0])
    assert shown["log"] == []
    assert not shown["over"]
    assert not shown["thinking"]
    assert not shown["can_undo"]


def test_ids_are_random(ann: Visitor) -> None:
    """Nobody guesses the next table."""
    assert len({ann.new_table()[:6] for _ in range(5)}) == 5


def test_actions_answer_with_the_table(ann: Visitor) -> None:
    """As the seat that acted sees it."""
    table = ann.new_table()
    shown = ann.act(table, "french", "group philippeville", "march pecheux laneffe")
    assert "pecheux" in {b.get("key") for b in shown["view"]["places"]["laneffe"]["pieces"]}
    assert [entry["n"] for entry in shown["log"]] == [1, 2]
    line = shown["log"][1]["lines"][0]
    assert line["key"] == "marched"
    assert line["pieces"] == ["pecheux"]
    assert line["places"] == ["philippeville", "laneffe"]
    assert line["text"] == "Pécheux marches from Philippeville to Laneffe."
    assert shown["log"][1]["turn"] == 1
    assert shown["can_undo"]


def test_since_leaves_out_the_log(ann: Visitor) -> None:
    """Only what is new is sent."""
    table = ann.new_table()
    ann.act(table, "french", "group philippeville", "march pecheux laneffe")
    assert [e["n"] for e in ann.see(table, "french", since=1)["log"]] == [2]
    assert ann.see(table, "french", since=99)["log"] == []


def test_a_refusal_names_its_rule(ann: Visitor) -> None:
    """And changes nothing."""
    table = ann.new_table()
    before = ann.see(table, "french")
    trouble = ann.act(table, "french", "march pecheux brussels", status=422)
    assert trouble["reason"]["rule"] == "5.1"
    assert trouble["reason"]["text"]
    assert ann.see(table, "french") == before


def test_why_asks_without_acting(ann: Visitor) -> None:
    """The reason in the language of the visitor."""
    table = ann.new_table()
    before = ann.see(table, "french")
    wish = {"seat": "french", "action": "march pecheux brussels"}
    english = ann.post(f"/tables/{table}/why", wish)
    french = ann.post(f"/tables/{table}/why?lang=fr", wish)
    assert not english["allowed"]
    assert english["reason"]["rule"] == french["reason"]["rule"] == "5.1"
    assert english["reason"]["text"] != french["reason"]["text"]
    wish["action"] = "group philippeville"
    assert ann.post(f"/tables/{table}/why", wish) == {"allowed": True, "reason": None}
    assert ann.see(table, "french") == before


def test_a_lock_marks_what_ends_undo(ann: Visitor) -> None:
    """Known before it is done, for actions that name neither pieces nor places."""
    table = ann.new_table(allied="me")
    for actions in ((), ATTACK):
        shown = ann.act(table, "french", *actions) if actions else ann.see(table, "french")
        locked = [action["text"] for action in shown["legal"] if action.get("final")]
        assert locked == ["done"]
    assert not ann.act(table, "french", "done")["can_undo"]


def test_undo_takes_back_to_the_last_final_action(ann: Visitor, client: TestClient) -> None:
    """View, log and list are as before; the version is a new one all the same."""
    table = ann.new_table()
    first = ann.see(table, "french")
    ann.act(table, "french", "group philippeville", "march pecheux laneffe")
    ann.undo(table, "french")
    shown = ann.undo(table, "french")
    assert shown["version"] > first["version"]
    assert {**shown, "version": 0} == {**first, "version": 0}
    assert "reason" not in ann.undo(table, "french", status=409)
    ann.act(table, "french", *ATTACK)
    assert len(truth(client, table).journal.entries) == len(ATTACK)


def test_several_actions_are_taken_back_at_once(ann: Visitor) -> None:
    """As many as one click had sent; never more than can be."""
    table = ann.new_table()
    ann.act(table, "french", "group solre", "march foy mons; march jerome mons")
    wish = {"seat": "french", "version": ann.see(table, "french")["version"]}
    ann.post(f"/tables/{table}/undo", {**wish, "count": 4}, 409)
    ann.post(f"/tables/{table}/undo", {**wish, "count": 0}, 400)
    shown = ann.post(f"/tables/{table}/undo", {**wish, "count": 2})
    assert [entry["n"] for entry in shown["log"]] == [1]
    assert shown["can_undo"]


def test_why_nothing_can_be_done_with_a_thing(ann: Visitor) -> None:
    """What can be, and what the rules say against it otherwise."""
    table = ann.new_table()
    ann.act(table, "french", "group beaumont", "march lefol thuin", "march lefol beaumont")

    def why(**thing: str) -> Any:
        return ann.post(f"/tables/{table}/why", {"seat": "french", **thing})

    friant = why(piece="friant")
    assert "march friant thuin" in friant["actions"]
    lefol = why(piece="lefol")
    assert lefol["actions"] == []
    assert (lefol["reasons"][0]["rule"], lefol["reasons"][0]["key"]) == ("5.5", "too-far")
    assert "as far as it can" in lefol["reasons"][0]["text"]
    assert why(place="thuin")["actions"]
    for wrong, status in (({}, 400), ({"piece": "foy", "place": "thuin"}, 400)):
        ann.post(f"/tables/{table}/why", {"seat": "french", **wrong}, status)
    for thing in ("piece", "place", "card"):
        ann.post(f"/tables/{table}/why", {"seat": "french", thing: "zorro"}, 422)


def test_undo_never_passes_another_decision(ann: Visitor) -> None:
    """Ending the movement hands the question on."""
    table = ann.new_table(allied="me")
    ann.act(table, "french", "done")
    ann.undo(table, "french", status=409)
    ann.undo(table, "allied", status=409)


def test_dice_are_the_same_after_an_undo(ann: Visitor, client: TestClient) -> None:
    """What was taken back drew no die, and the next die does not depend on it."""
    table = ann.new_table(allied="me")
    ann.act(table, "french", *ATTACK)
    for _ in range(3):
        ann.undo(table, "french")
    ann.act(table, "french", *ATTACK[-3:], "done")
    journal = truth(client, table).journal
    again = journal.state_at(len(journal.entries))
    assert again.same_as(journal.state)
    assert again.dice.drawn == journal.state.dice.drawn
    journal.verify()


def test_two_visitors_play(ann: Visitor, bob: Visitor) -> None:
    """One opens the table, the other takes the open seat; each has his own view."""
    table = ann.new_table()
    assert [s["who"] for s in bob.see(table)["seats"]] == ["somebody", "open"]
    shown = bob.post(f"/tables/{table}/seats/allied")
    assert [s["who"] for s in shown["seats"]] == ["somebody", "you"]
    assert shown["as"] == "allied"
    ann.act(table, "french", "done")
    assert ann.see(table, "french")["legal"] == []
    assert bob.see(table, "allied")["asked"] == "allied"
    bob.act(table, "allied", "done")
    assert ann.see(table, "french")["asked"] == "french"
    assert [t["table"] for t in bob.get("/tables")] == [table]
    assert bob.get("/tables")[0]["yours"] == ["allied"]


def test_what_can_be_undone_is_nobody_elses_business(ann: Visitor, bob: Visitor) -> None:
    """Version, view and log stand still for the others until an action is final."""
    table = ann.new_table()
    bob.post(f"/tables/{table}/seats/allied")
    before, onlooker = bob.see(table, "allied"), bob.see(table)
    listed = bob.get("/tables")
    ann.act(table, "french", *ATTACK)
    ann.undo(table, "french")
    assert bob.see(table, "allied") == before
    assert bob.see(table) == onlooker
    assert ann.see(table) == {**onlooker, "seats": ann.see(table)["seats"], "yours": ["french"]}
    assert bob.get("/tables") == listed
    ann.act(table, "french", ATTACK[-1], "done")
    after = bob.see(table, "allied")
    assert after["version"] > before["version"]
    assert len(after["log"]) == len(ATTACK) + 1


def test_the_number_of_undos_does_not_show(ann: Visitor, bob: Visitor) -> None:
    """Two tables, one with second thoughts, look the same to the other side."""
    versions = []
    for changes in (0, 3):
        table = ann.new_table()
        for _ in range(changes):
            ann.act(table, "french", "group philippeville")
            ann.undo(table, "french")
        ann.act(table, "french", "done")
        versions.append(bob.see(table)["version"])
    assert versions[0] == versions[1]


def test_hot_seat_shows_one_side_at_a_time(ann: Visitor) -> None:
    """Both seats are ours, but each view is only that seat's."""
    table = ann.new_table(allied="me")
    french, allied = ann.see(table, "french"), ann.see(table, "allied")
    assert french["yours"] == ["french", "allied"]
    assert french["legal"]
    assert not allied["legal"]
    assert all("key" not in b for b in allied["view"]["places"]["beaumont"]["pieces"])
    assert all("key" in b for b in french["view"]["places"]["beaumont"]["pieces"])


def test_three_seats(ann: Visitor) -> None:
    """An option may change the seats."""
    wish = {
        "game": "waterloo",
        "options": ["three_players"],
        "seats": {"french": "computer:random", "british": "me", "prussian": "open"},
    }
    table = ann.post("/tables", wish, 201)["table"]
    shown = ann.see(table, "british")
    assert [s["seat"] for s in shown["seats"]] == ["french", "british", "prussian"]
    ann.post(f"/tables/{table}/resign", {"seat": "british"})
    assert ann.see(table)["outcome"]["winners"] == ["french"]


def test_resigning_closes_the_table(ann: Visitor, bob: Visitor) -> None:
    """The other side has won; everything is open."""
    table = ann.new_table()
    bob.post(f"/tables/{table}/seats/allied")
    ann.act(table, "french", "group philippeville")
    shown = ann.post(f"/tables/{table}/resign", {"seat": "french"})
    assert shown["over"]
    assert shown["outcome"]["winners"] == ["allied"]
    assert shown["outcome"]["text"] == "French resigns."
    assert (shown["asked"], shown["step"], shown["legal"]) == (None, None, [])
    assert shown["seed"]
    ann.act(table, "french", "done", status=409)
    ann.undo(table, "french", status=409)
    ann.post(f"/tables/{table}/resign", {"seat": "french"}, 409)
    assert len(bob.see(table, "french")["log"]) == 1
    assert bob.get("/tables")[0]["over"]


def test_the_seed_is_secret_until_the_end_and_fits(ann: Visitor) -> None:
    """Anyone can roll the game again from the journal."""
    table = ann.new_table(allied="me")
    ann.act(table, "french", *ATTACK, "done")
    shown = ann.see(table, "french")
    assert shown["seed"] is None
    assert len(shown["commitment"]) == 64
    assert "seed:" not in ann.ask("GET", f"/tables/{table}/journal").text
    ann.post(f"/tables/{table}/resign", {"seat": "allied"})
    text = ann.ask("GET", f"/tables/{table}/journal").text
    journal = Journal.from_text(text)
    journal.verify()
    assert journal.header.commitment == shown["commitment"]
    assert len(journal.entries) == len(ATTACK) + 1


def test_the_journal_of_a_game_under_way_is_secret(ann: Visitor, bob: Visitor) -> None:
    """It names hidden blocks: not even the opponent of a computer may read it."""
    against_computer = ann.new_table("me", "computer:greedy")
    assert ann.ask("GET", f"/tables/{against_computer}/journal").status_code == 403
    alone = ann.new_table(allied="me")
    assert ann.ask("GET", f"/tables/{alone}/journal").status_code == 200
    assert bob.ask("GET", f"/tables/{alone}/journal").status_code == 403


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Pécheux marches from Philippeville to Laneffe."),
        ("fr", "Pécheux quitte Philippeville pour Laneffe."),
        ("es", "Pécheux marcha de Philippeville a Laneffe."),
    ],
)
def test_the_log_is_told_in_three_languages(ann: Visitor, language: str, sentence: str) -> None:
    """By parameter, and by what the browser prefers."""
    table = ann.new_table()
    ann.act(table, "french", "group philippeville", "march pecheux laneffe")
    shown = ann.see(table, "french", lang=language)
    assert shown["log"][1]["lines"][0]["text"] == sentence
    accepted = {"accept-language": f"de;q=0.9, {language};q=0.8, en;q=0.1"}
    response = ann.ask("GET", f"/tables/{table}?as=french", headers=accepted)
    assert response.json()["log"][1]["lines"][0]["text"] == sentence


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": {"french": "me"}},
        {"game": "waterloo", "scenario": "nowhere", "seats": {"french": "me"}},
        {"game": "waterloo", "options": ["fog"], "seats": {"french": "me"}},
        {"game": "waterloo", "seats": {"british": "me"}},
        {"game": "waterloo", "seats": {"french": "computer:deep"}},
        {"game": "waterloo", "seats": {"french": "bob"}},
        {"game": "waterloo", "seats": {"french": "computer:greedy"}},
        {"game": "waterloo"},
    ],
)
def test_tables_that_cannot_be(ann: Visitor, wish: dict[str, object]) -> None:
    """Each is told why, and none is made."""
    assert ann.post("/tables", wish, 422)["error"]
    assert ann.get("/tables") == []


def test_tables_are_listed_newest_first(ann: Visitor, client: TestClient[Litestar]) -> None:
    """The one last played at leads."""
    tables = [ann.new_table() for _ in range(3)]
    ann.act(tables[0], "french", "done")
    listed = ann.get("/tables")
    assert listed[0]["table"] == tables[0]
    assert {t["table"] for t in listed} == set(tables)
    assert [t["your_turn"] for t in listed] == [False, True, True]
    assert [t["turn"] for t in listed] == [2, 1, 1]
    client.app.state.service.sittings.clear()  # it is kept, whether the tables are open or not
    assert [t["turn"] for t in ann.get("/tables")] == [2, 1, 1]


@pytest.mark.parametrize("game", registry.names())
def test_a_table_in_the_list_says_when_it_is(ann: Visitor, game: str) -> None:
    """As the table itself does; nothing while it is set up."""
    seats = dict.fromkeys(registry.game(game).seats(), "me")
    table = ann.post("/tables", {"game": game, "seats": seats}, 201)["table"]
    for _ in range(30):
        [listed] = ann.get("/tables")
        public = ann.get(f"/tables/{table}")
        turn = public["view"]["turn"]
        assert listed["label"] == (turn and turn["label"])
        if turn:
            break
        shown = ann.get(f"/tables/{table}?as={public['asked']}")
        usual = [act["text"] for act in shown["legal"] if act["text"] in ("usual", "done")]
        ann.act(table, public["asked"], (usual or [shown["legal"][0]["text"]])[0])
    assert listed["label"]


def test_a_table_of_an_edition(ann: Visitor) -> None:
    [game] = [facts for facts in ann.get("/games") if facts["game"] == "waterloo"]
    assert game["editions"] == [{"key": "third", "name": "Third edition"}]
    table = ann.new_table(edition="third")
    assert ann.see(table, "french")["edition"] == "third"
    wish = {"game": "waterloo", "seats": {"french": "me"}, "edition": "fourth"}
    assert "third" in ann.post("/tables", wish, 422)["error"]
    assert ann.get("/games/waterloo/rules", edition="third")

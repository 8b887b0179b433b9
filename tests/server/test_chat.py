"""Talk at a table: who hears what, what a text may hold, how much may be said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from visiting import PLENTY, Visitor, truth

from grognard.server.app import create_app
from grognard.server.limits import Limits, Rate, Words
from grognard.server.refusal import Refusal
from grognard.server.remote.rooms import plain


@pytest.fixture
def table(ann: Visitor, bob: Visitor) -> str:
    """Ann is French, Bob is Allied."""
    found = ann.new_table()
    bob.post(f"/tables/{found}/seats/allied")
    return found


def say(
    who: Visitor, table: str, seat: str | None, text: str, room: str = "table", status: int = 201
) -> Any:
    """Says something."""
    wish = {"room": room, "text": text, **({"seat": seat} if seat else {})}
    return who.post(f"/tables/{table}/chat", wish, status)


def heard(who: Visitor, table: str, room: str = "table", **more: int) -> list[str]:
    """The texts of a room."""
    said = who.get(f"/tables/{table}/chat", room=room, **more)["said"]
    return [one["text"] for one in said]


def test_talk_at_a_table(ann: Visitor, bob: Visitor, table: str) -> None:
    """In order, with numbers, from any point on."""
    say(ann, table, "french", "Bonjour")
    say(bob, table, "allied", "Good day")
    say(ann, table, "french", "En avant !")
    assert heard(bob, table) == ["Bonjour", "Good day", "En avant !"]
    assert heard(bob, table, after=1) == ["Good day", "En avant !"]
    assert heard(bob, table, after=3) == []
    said = bob.get(f"/tables/{table}/chat")["said"]
    assert [(s["number"], s["seat"], s["yours"]) for s in said] == [
        (1, "french", False),
        (2, "allied", True),
        (3, "french", False),
    ]
    assert bob.see(table, "allied")["rooms"] == [{"room": "table", "last": 3, "write": True}]


def test_talk_is_kept(ann: Visitor, client: TestClient[Litestar], table: str) -> None:
    """In rows; the numbers go on."""
    say(ann, table, "french", "one")
    client.app.state.service.sittings.pop(table)
    assert say(ann, table, "french", "two")["number"] == 2
    assert heard(ann, table) == ["one", "two"]


def test_talk_is_no_change_of_the_game(ann: Visitor, bob: Visitor, table: str) -> None:
    """Whoever thinks about his move can still make it."""
    version = ann.see(table, "french")["version"]
    say(bob, table, "allied", "Well?")
    wish = {"seat": "french", "action": "done", "version": version}
    ann.post(f"/tables/{table}/actions", wish)


def test_onlookers_talk_among_themselves(
    ann: Visitor, bob: Visitor, client: TestClient[Litestar], table: str
) -> None:
    """Players neither hear nor disturb them until the game is over."""
    eve = Visitor(client)
    say(eve, table, None, "The French will lose", "onlookers")
    assert eve.token, "whoever speaks is somebody"
    assert heard(Visitor(client), table, "onlookers") == ["The French will lose"]
    for who in (ann, bob):
        assert who.ask("GET", f"/tables/{table}/chat?room=onlookers").status_code == 403
        assert "onlookers" not in [r["room"] for r in who.see(table)["rooms"]]
        say(who, table, None, "psst", "onlookers", 403)
    say(eve, table, None, "hello", "table", 403)
    say(eve, table, "french", "hello", "table", 403)
    say(eve, table, None, "hello", "cellar", 403)
    ann.post(f"/tables/{table}/resign", {"seat": "french"})
    assert heard(ann, table, "onlookers") == ["The French will lose"]


def test_nobody_speaks_for_another(ann: Visitor, bob: Visitor, table: str) -> None:
    """A seat is spoken for by its holder."""
    say(bob, table, "french", "I resign", status=403)
    say(bob, table, None, "I resign", status=403)
    assert heard(ann, table) == []


# --- rule 13.1 -----------------------------------------------------------------------------

SIDE = "british+prussian"


@pytest.fixture
def three(client: TestClient[Litestar]) -> tuple[str, Visitor, Visitor, Visitor]:
    """A table of three: French, British, Prussian."""
    ann, bob, carl = (Visitor(client) for _ in range(3))
    wish = {"game": "waterloo", "scenario": "free", "options": ["three_players"]}
    table = ann.post("/tables", {**wish, "seats": {"french": "me"}}, 201)["table"]
    bob.post(f"/tables/{table}/seats/british")
    carl.post(f"/tables/{table}/seats/prussian")
    return table, ann, bob, carl


def test_allies_talk_during_set_up(
    client: TestClient[Litestar], three: tuple[str, Visitor, Visitor, Visitor]
) -> None:
    """In a room of their own, of which the French learn nothing."""
    table, ann, bob, carl = three
    say(bob, table, "british", "Where do you stand?", SIDE)
    assert heard(carl, table, SIDE) == ["Where do you stand?"]
    for who in (ann, Visitor(client)):
        assert who.ask("GET", f"/tables/{table}/chat?room={SIDE}").status_code == 403
        assert SIDE not in str(who.see(table)["rooms"])
    say(ann, table, "french", "Let me in", SIDE, 403)
    assert say(bob, table, "british", "Bonjour")["number"] == 1, "numbers tell nothing either"


def test_allies_are_silent_during_the_day(
    client: TestClient[Litestar], three: tuple[str, Visitor, Visitor, Visitor]
) -> None:
    """Rule 13.1: neither among themselves nor so that the other hears it."""
    table, ann, bob, carl = three
    here = truth(client, table)
    game = here.game
    here.settled_state = game.start("historical", three_players=True)
    here.renew()
    for room in (SIDE, "table"):
        trouble = say(bob, table, "british", "Help!", room, 409)
        assert trouble["error"] == "Allies may not talk now (rule 13.1)."
    assert [r["write"] for r in carl.see(table, "prussian")["rooms"]] == [False, False]
    say(ann, table, "french", "You are silent")
    assert heard(carl, table) == ["You are silent"]
    carl.post(f"/tables/{table}/resign", {"seat": "prussian"})
    say(bob, table, "british", "Why?")


def test_who_plays_both_allies_may_talk_to_the_french(ann: Visitor, bob: Visitor) -> None:
    """There is nobody with whom he could conspire."""
    wish = {"game": "waterloo", "options": ["three_players"], "seats": {"french": "me"}}
    table = ann.post("/tables", wish, 201)["table"]
    for seat in ("british", "prussian"):
        bob.post(f"/tables/{table}/seats/{seat}")
    say(bob, table, "british", "Good day")


# --- hostile -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a\nb\r\n\tc", "a b c"),
        ("a\x00b\x1b[31mc\x7f", "ab[31mc"),
        ("abc\u202edef\u2066g\u200bh\ufeff", "abcdefgh"),
        ("e\u0301", "é"),
        ("a" + "\u0336" * 50, "a" + "\u0336" * 3),
        ("\U000e0041x", "x"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("  two   words  ", "two words"),
        ("\ud83d broken", "broken"),
        ("' OR 1=1 --", "' OR 1=1 --"),
    ],
)
def test_text_is_text(text: str, kept: str) -> None:
    """Nothing that could pass for something else, and markup is only text."""
    assert plain(text) == kept


@pytest.mark.parametrize("text", ["", "   ", "\x00\x01", "\u202e\u200d", "x" * 501])
def test_texts_that_are_none(ann: Visitor, table: str, text: str) -> None:
    """Or too long."""
    with pytest.raises(Refusal):
        plain(text)
    say(ann, table, "french", text, status=422)
    assert heard(ann, table) == []


def test_markup_comes_back_as_it_was(ann: Visitor, bob: Visitor, table: str) -> None:
    """As JSON, which no browser takes for a page."""
    say(ann, table, "french", "<img src=x onerror=alert(1)>")
    response = bob.ask("GET", f"/tables/{table}/chat")
    assert response.headers["content-type"].startswith("application/json")
    assert response.headers["x-content-type-options"] == "nosniff"
    assert heard(bob, table) == ["<img src=x onerror=alert(1)>"]


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"room": "table"},
        {"room": "table", "text": 7},
        {"room": "table", "text": "x" * 3000},
        {"room": "x" * 200, "text": "x"},
        {"room": "table", "text": "x", "name": "Wellington"},
    ],
)
def test_malformed_talk(ann: Visitor, table: str, wish: dict[str, object]) -> None:
    """Is not understood."""
    ann.post(f"/tables/{table}/chat", wish, 400)


def test_too_much_talk(folder: Path) -> None:
    """Of one person, however he changes rooms; others go on."""
    words = Words(Rate(100, 0), Rate(3, 0), Rate(1, 0))
    plenty = {name: getattr(PLENTY, name) for name in PLENTY.__slots__}
    with TestClient(create_app(folder, Limits(**{**plenty, "words": words}))) as client:
        ann, bob = Visitor(client), Visitor(client)
        table = ann.new_table()
        bob.post(f"/tables/{table}/seats/allied")
        for status in (201, 201, 201, 429):
            say(ann, table, "french", "more", status=status)
        say(bob, table, "allied", "less")
        wish = {"seat": "french", "kind": "draw", "version": ann.see(table, "french")["version"]}
        ann.post(f"/tables/{table}/offers", wish)
        ann.post(f"/tables/{table}/offers", wish, 429)


def test_muting(ann: Visitor, bob: Visitor, table: str) -> None:
    """What he says comes without its text, at every table, until he is heard again."""
    say(bob, table, "allied", "rude")
    say(ann, table, "french", "please")
    path = f"/tables/{table}/mute"
    ann.post(path, {"room": "table", "number": 1, "mute": True})
    say(bob, table, "allied", "ruder")
    assert heard(ann, table) == ["", "please", ""]
    assert heard(bob, table) == ["rude", "please", "ruder"]
    other = ann.new_table()
    bob.post(f"/tables/{other}/seats/allied")
    say(bob, other, "allied", "rude again")
    assert heard(ann, other) == [""]
    ann.post(path, {"room": "table", "number": 1, "mute": False})
    assert heard(ann, table) == ["rude", "please", "ruder"]
    ann.post(path, {"room": "table", "number": 2, "mute": True}, 404)
    ann.post(path, {"room": "table", "number": 99, "mute": True}, 404)
    ann.post(path, {"room": "onlookers", "number": 1, "mute": True}, 403)

"""Games, words and files: what is the same for everyone."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from visiting import Visitor

import grognard
from grognard import Game
from grognard.kernel import registry
from grognard.kernel.text import LANGUAGES
from grognard.server import files, game_info
from grognard.server.texts import chosen_language, game_words, page_words


def test_games(ann: Visitor, game: Game) -> None:
    """Everything needed to offer a game."""
    facts = ann.facts()
    assert facts["game"] == "waterloo"
    assert [s["key"] for s in facts["scenarios"]] == list(game.scenarios)
    assert facts["seats"] == {
        "": ["french", "allied"],
        "three_players": ["french", "british", "prussian"],
    }
    assert facts["players"][0] == "captain"
    assert facts["names"]["british"] == "British"
    for thing in (*facts["scenarios"], *facts["options"]):
        assert not thing["name"].startswith(("scenario-", "option-"))
        assert not thing["about"].startswith(("scenario-", "option-"))


def test_pieces(ann: Visitor) -> None:
    """Names in the language, and what is printed on them."""
    pieces = ann.get("/games/waterloo/pieces", lang="fr")
    assert len(pieces["pieces"]) == 82
    assert pieces["pieces"]["napoleon"] == {
        "name": "Napoléon",
        "short": "Napoleon",
        "side": "french",
        "kind": "leader",
        "strength": 1,
        "group": "",
        "about": "armée française",
    }
    ghent = pieces["places"]["ghent"]
    assert (ghent["name"], ghent["kind"], ghent["neighbours"][0]) == ("Gand", "base", "aalst")
    assert "l’armée britannique perd une unité" in ghent["about"]
    assert (pieces["places"]["mons"]["kind"], pieces["places"]["mons"]["about"]) == ("town", "")
    assert [(side["key"], side["team"]) for side in pieces["sides"]] == [
        ("french", 0),
        ("british", 1),
        ("prussian", 1),
    ]
    assert pieces["kinds"][0]["key"] == "leader"
    assert all(mark["sign"] for mark in pieces["marks"])
    assert pieces["cards"] == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_game(ann: Visitor, language: str) -> None:
    """Whatever the game names has its text; parameters stand in braces."""
    words = ann.get("/games/waterloo/words", lang=language)
    pieces = ann.get("/games/waterloo/pieces", lang=language)
    for what in ("side", "kind", "mark"):
        assert {f"{what}-{one['key']}" for one in pieces[f"{what}s"]} <= set(words)
    for side in pieces["sides"]:
        assert words[f"unknown-piece-{side['key']}"]
        assert "{n}" in words[f"unknown-pieces-{side['key']}"]
    assert {"verb-march", "aside-to-place", "panel-battle", "track-french", "seat-allied"} <= set(
        words
    )
    assert "{day}" in words["turn-night"]
    assert not [key for key in words if key.startswith(("rule-", "event-", "reason-"))]


@pytest.mark.parametrize("name", registry.names())
def test_the_page_can_say_which_turn_it_is(name: str) -> None:
    """The label of a turn is among its words; a text that makes choices would not be."""
    game = grognard.game(name)
    assert game.turn_words(game.start(seed=1))["key"] in game_words(game.package, "en")


def test_a_game_brings_files_of_its_own_to_the_page(
    ann: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Scripts, styles and pictures in its folder, and nothing else."""
    monkeypatch.setattr(game_info, "_folder", lambda _game: tmp_path)
    assert ann.facts()["page"] == ""
    (tmp_path / "page").mkdir()
    for name in ("index.js", "notes.py", ".hidden.js"):
        (tmp_path / "page" / name).write_text("export {};")
    (tmp_path / "secret.js").write_text("")
    first = ann.facts()["page"]
    sent = ann.client.get(f"/play/waterloo/index.js?v={first}")
    assert (sent.status_code, sent.text) == (200, "export {};")
    assert sent.headers["content-type"].startswith("text/javascript")
    assert "immutable" in sent.headers["cache-control"]
    assert ann.client.get("/play/waterloo/index.js").headers["cache-control"] == "no-cache"
    for name in ("notes.py", ".hidden.js", "..%2Fsecret.js", "%2e%2e/secret.js", "none.js"):
        assert ann.client.get(f"/play/waterloo/{name}").status_code == 404
    (tmp_path / "page" / "index.js").write_text("export const a = 1;")
    assert ann.facts()["page"] not in ("", first)


def test_rules(ann: Visitor) -> None:
    """Rules and rulings, re-told."""
    rules = {rule["number"]: rule for rule in ann.get("/games/waterloo/rules", lang="es")}
    assert not rules["5.1"]["ruling"]
    assert rules["W1"]["ruling"]
    assert all(rule["title"] and rule["text"] for rule in rules.values())


def test_the_board_is_cached_by_its_hash(ann: Visitor) -> None:
    """For ever under its hash, otherwise asked for again."""
    tag = ann.facts()["board"]
    kept = ann.ask("GET", f"/games/waterloo/board?v={tag}")
    assert "immutable" in kept.headers["cache-control"]
    assert set(kept.json()["places"]) == set(ann.get("/games/waterloo/pieces")["places"])
    plain = ann.ask("GET", "/games/waterloo/board?v=old")
    assert plain.headers["cache-control"] == "no-cache"
    match = {"if-none-match": plain.headers["etag"]}
    again = ann.ask("GET", "/games/waterloo/board", headers=match)
    assert (again.status_code, again.content) == (304, b"")


def test_games_that_there_are_not(ann: Visitor) -> None:
    """Are told with those that there are."""
    for what in ("board", "rules", "pieces", "words"):
        response = ann.ask("GET", f"/games/chess/{what}")
        assert response.status_code == 422
        assert "waterloo" in response.json()["error"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words(ann: Visitor, language: str) -> None:
    """Plain texts with their parameters in braces; those that make choices stay away."""
    words = ann.get("/words", lang=language)
    assert words == page_words(language)
    assert words["ui-undo"]
    assert words["seat-onlooker"]
    assert "{seat}" in words["ui-thinking"]
    assert "ui-action-count" not in words
    assert not [text for text in words.values() if "$" in text or "->" in text]
    assert set(words) == set(page_words("en"))


@pytest.mark.parametrize(
    ("wanted", "accepted", "language"),
    [
        ("fr", "es", "fr"),
        ("xx", "es-ES,es;q=0.9", "es"),
        (None, "de, fr;q=0.3, es;q=0.7", "es"),
        (None, "en;q=0.1, fr;q=nonsense", "en"),
        (None, "", "en"),
        (None, "," * 1000, "en"),
    ],
)
def test_the_language_of_a_visitor(wanted: str | None, accepted: str, language: str) -> None:
    """What is asked for, else what is preferred, else English."""
    assert chosen_language(wanted, accepted) == language


def test_the_description_of_the_api(ann: Visitor) -> None:
    """OpenAPI, without pages that load anything from elsewhere."""
    for path in ("/schema", "/schema/openapi.json"):
        schema = ann.ask("GET", path).json()
        assert "/api/tables/{table}/actions" in schema["paths"]


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/nothing.js", "/api/tables"])
def test_headers_of_every_answer(client: TestClient[Litestar], path: str) -> None:
    """Found or not."""
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self'; img-src 'self' data:;")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


# --- the page's files ----------------------------------------------------------------------


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small page."""
    root = tmp_path / "web"
    (root / "js").mkdir(parents=True)
    (root / "vendor").mkdir()
    (root / "index.html").write_text("<!doctype html><title>é</title>", "utf-8")
    (root / "js" / "page.js").write_text("// words\n" * 200)
    (root / "js" / "page-0123456789abcdef.js").write_text("1")
    (root / "vendor" / "thing.mjs").write_text("2")
    (root / "secret.py").write_text("3")
    (root / ".hidden.js").write_text("4")
    (tmp_path / "outside.js").write_text("5")
    (root / "link.js").symlink_to(tmp_path / "outside.js")
    monkeypatch.setattr(files, "WEB", root)
    return root


def test_files_of_the_page(client: TestClient[Litestar], web: Path) -> None:
    """With their types, tags and caching."""
    page = client.get("/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert "é" in page.text
    assert client.get("/table/abc").text == page.text
    script = client.get("/js/page.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["content-encoding"] == "gzip"
    match = {"if-none-match": script.headers["etag"]}
    assert client.get("/js/page.js", headers=match).status_code == 304
    (web / "js" / "page.js").write_text("// other\n" * 200)
    assert client.get("/js/page.js", headers=match).status_code == 200
    assert "immutable" in client.get("/js/page-0123456789abcdef.js").headers["cache-control"]
    assert "max-age" in client.get("/vendor/thing.mjs").headers["cache-control"]


def test_a_file_is_sent_plain_to_those_who_ask(client: TestClient[Litestar], web: Path) -> None:
    """And compressed it is the same."""
    plain = client.get("/js/page.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    sheet = files.read(web / "js" / "page.js")
    assert gzip.decompress(sheet.packed) == sheet.body == plain.content


@pytest.mark.parametrize(
    "path",
    [
        "/secret.py",
        "/.hidden.js",
        "/link.js",
        "/..%2foutside.js",
        "/%2e%2e/outside.js",
        "/js/..%5c..%5coutside.js",
        "/js/%00.js",
        "/nothing.css",
        "/api/nothing",
        "/api",
    ],
)
def test_files_that_are_not_the_pages(client: TestClient[Litestar], web: Path, path: str) -> None:
    """Are not found, with an error like any other."""
    response = client.get(path)
    assert response.status_code == 404
    assert response.json()["error"]

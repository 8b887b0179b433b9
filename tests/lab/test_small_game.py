"""The laboratory with a game that has no planner, narrator or data of its own."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result
from pettingzoo.test import api_test

from grognard.cli.main import main
from grognard.kernel import registry
from grognard.kernel.atlas import Atlas
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.journal import Journal
from grognard.kernel.narrator import Move
from grognard.kernel.text import LANGUAGES
from grognard.lab.analyse import Wishes, analyse
from grognard.lab.environment import Raw, env
from grognard.lab.report import SECTIONS
from grognard.lab.selfplay import Match, play_one
from grognard.lab.tune import Climb, TuneError, climb
from grognard.server.sources import sources

GAMES = str(Path(__file__).parent.parent / "own_games")
KEY = re.compile(
    r"\b(?:lab|ui|event|order|seat|side|kind|roll|reason|ending|scenario|option|step)-[a-z]"
)
FEW = ["--iterations", "2", "--search", "2", "--deals", "2"]


@pytest.fixture(scope="module", autouse=True)
def small() -> Any:
    """The registry finds the game of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GROGNARD_GAMES", GAMES)
        yield registry.game("provinces")


@pytest.fixture(scope="module")
def journal(small: Any) -> Journal:
    return play_one(Match(small.key, "dealt", ("search:5", "greedy"), seed=3), 0)


@pytest.fixture(scope="module")
def file(journal: Journal, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game on disk."""
    found = tmp_path_factory.mktemp("small") / "small.journal"
    journal.save(found)
    return found


def said(*words: str | Path, exits: int = 0, **more: Any) -> str:
    """What a command prints, every key of a text told."""
    done: Result = CliRunner(env={"COLUMNS": "150"}).invoke(main, [*map(str, words)], **more)
    assert done.exit_code == exits, done.output
    assert not KEY.findall(done.output)
    return done.output


# --- games of computers --------------------------------------------------------------------------


def test_computers_play_and_every_game_is_replayed(tmp_path: Path) -> None:
    words = ("--games", "2", "--players", "search:20,random", "--jobs", "1", "--json")
    found = json.loads(said("selfplay", "provinces", *words, "--save", tmp_path))
    assert found["replayed"] == 2
    assert sum(found["outcomes"].values()) == 2
    for saved in tmp_path.iterdir():
        assert Journal.load(saved).state.over
    assert len(list(tmp_path.iterdir())) == 2


def test_other_processes_know_the_game(journal: Journal) -> None:
    words = ("--games", "4", "--players", "greedy,random", "--json", "--jobs")
    alone, together = (json.loads(said("selfplay", "provinces", *words, n)) for n in ("1", "2"))
    assert alone["digest"] == together["digest"]


def test_the_stronger_is_found_out() -> None:
    words = ("search:20", "random", "--games", "4", "--jobs", "1", "--json")
    found = json.loads(said("arena", "provinces", *words))
    assert (found["games"], found["failed"]) == (4, [])
    assert set(found["sides"]) == {"red", "blue"}
    assert "as red" in said("arena", "provinces", "greedy", "random", "--games", "2", "--jobs", "1")


def test_every_set_up_is_surveyed() -> None:
    words = ("--player", "greedy", "--games", "2", "--jobs", "1", "--json")
    found = json.loads(said("balance", "provinces", *words))
    assert [one["scenario"] for one in found["set_ups"]] == ["plain", "dealt"]
    assert all(set(one["sides"]) == {"red", "blue"} for one in found["set_ups"])


def test_speed_is_measured() -> None:
    [rules] = json.loads(said("bench", "provinces", "--seconds", "0.1", "--json"))
    assert rules["game"] == "provinces"
    assert rules["decisions_per_second"] > 0
    words = ("--games", "1", "--iterations", "2", "--json")
    search = json.loads(said("bench", "search", "provinces", *words))
    assert {"orders", "lose"} <= {row["step"] for row in search}


def test_a_judge_is_fitted_and_a_doctrine_is_missed() -> None:
    found = json.loads(said("tune", "provinces", "--games", "4", "--jobs", "1").splitlines()[-1])
    assert len(found["weights"]) == 1
    with pytest.raises(TuneError):
        climb(Climb("provinces", 0, 1, 1))


# --- analysis and report -------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_analysed_in_words(file: Path, language: str) -> None:
    found = said("analyse", file, *FEW, "--lang", language)
    red = {"en": "Red", "fr": "Rouge", "es": "Rojo"}[language]
    roll = {"en": "battle", "fr": "bataille", "es": "batalla"}[language]
    assert red in found
    assert roll in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_decision_is_explained(file: Path, language: str) -> None:
    found = said("analyse", file, "--why", "1", "--lang", language)
    assert {"en": "Why Red", "fr": "Rouge", "es": "Rojo"}[language] in found
    foot = {"en": "Foot", "fr": "Infanterie", "es": "Infantería"}[language]
    assert foot in found


def test_dice_and_cards_are_not_mixed_up(journal: Journal) -> None:
    """Cards are drawn in secret: only what lay on the table is a die."""
    found = analyse(journal, Wishes(iterations=2, search=0, deals=0))
    events = [event for _n, _e, events, _s in journal.replay() for event in events]
    fights = [event for event in events if event.key == "fought"]
    assert fights
    assert sum(faces.dice for faces in found.faces) == 2 * len(fights)
    assert all(len(faces.counts) == 6 for faces in found.faces)
    [rolls] = found.rolls
    assert (rolls.kind, rolls.side, rolls.dice) == ("fought", 0, 2 * len(fights))
    swing = sum(e.params["red"][0] - e.params["blue"][0] for e in fights)
    assert (rolls.hits, rolls.expected) == (swing, 0.0)
    assert rolls.spread == pytest.approx((len(fights) * 35 / 6) ** 0.5)
    assert [loss.key for loss in found.losses] == ["red", "blue"]
    assert all(loss.pieces == 12 for loss in found.losses)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_has_a_map_for_every_turn(file: Path, tmp_path: Path, language: str) -> None:
    target = tmp_path / "small.html"
    said("report", file, *FEW, "--lang", language, "-o", target)
    page = target.read_text("utf-8")
    tree = ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>\n"))
    body = tree.find("body")
    assert body is not None
    text = "\n".join(body.itertext())
    assert not KEY.findall(text)
    assert [section.get("id") for section in tree.iter("section")] == list(SECTIONS)
    maps = [svg for svg in tree.iter("svg") if svg.get("class") == "map"]
    assert len(maps) == 20
    held = [g for g in maps[0].iter("g") if g.get("class") == "held"]
    coloured = [use for g in held for use in g.iter("use")]
    assert {use.get("fill") for use in coloured} == {"#b5402f", "#33568f"}
    drawn = {f"#{path.get('id')}" for path in tree.iter("path")}
    assert {use.get("href") for use in coloured} <= drawn
    assert registry.game("provinces").name_of("place", "p300", language) in text
    fought = [div for div in tree.iter("div") if div.get("class") == "battle"]
    told = [event for _, _, events, _ in Journal.load(file).replay() for event in events]
    assert len(fought) == sum(event.key == "fought" for event in told) > 0
    rows = [[cell.text for cell in row] for row in fought[0].iter("tr")]
    assert [len(row) for row in rows] == [5, 5, 5]  # red and blue; their dice are rolled as one


def test_points_and_links_are_drawn_without_areas() -> None:
    places = {"a": {"x": 10, "y": 20}, "b": {"x": 90, "y": 20, "r": 5}}
    board = {"width": 100, "height": 50, "places": places, "links": [{"a": "a", "b": "b"}]}
    atlas = Atlas(board, {"red": "#f00"})
    land = atlas.shared(str.upper)
    assert 'd="M10,20L90,20"' in land
    assert land.count("<circle") == 2
    assert ">B<" in land
    drawn = atlas.map(
        [], {Move("red", "a", "b", "move"): 1, Move("red", "a", "off", "move"): 1}, ""
    )
    assert drawn.count("marker-end") == 1


def test_places_stand_in_rows_where_no_board_is_drawn(
    small: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(small), "board", Game.board)
    narrator = small.narrator()
    assert narrator.ground("en").count("<circle") == 300
    drawn = narrator.picture(small.start(seed=1), {}, "x")
    assert drawn.count("<rect") == 12  # six stacks, each two deep


def test_dice_without_an_owner_are_nobodys(small: Any) -> None:
    kind = small.event_kinds[7]
    assert kind.key == "fought"
    narrator = small.narrator()
    whole = Event(kind, "6", {"place": "p1", "red": (2,), "blue": (5,)})
    roll = narrator.roll(whole)
    assert (roll.team, roll.hits, roll.dice, roll.expected) == (0, -3, 2, 0.0)
    assert narrator.roll(Event(kind, "6", {"place": "p1", "red": (), "blue": ()})) is None
    assert narrator.roll(Event(small.event_kinds[5], "4.1", {"side": "red"})) is None


# --- odds, data, rules ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_are_asked_in_vain_but_civilly(file: Path, journal: Journal, language: str) -> None:
    first = journal.entries[0].text
    none = said("odds", file, *first.split(), "--at", "0", "--lang", language)
    words = {"en": "No die", "fr": "dé", "es": "dado"}
    assert words[language] in none
    assert said("odds", file, *first.split(), "--at", "0", "--json").strip() == "null"
    for place in ("p3", "nowhere"):
        refused = said("odds", file, "battle", place, "--at", "0", "--lang", language, exits=2)
        assert {"en": "battles", "fr": "batailles", "es": "batallas"}[language] in refused


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_data_or_rulebook_says_so(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    checked = said("check", "provinces")
    assert {"en": "no data files", "fr": "pas de fichiers", "es": "no tiene"}[language] in checked
    rules = said("rules", "provinces", "--lang", language, exits=1)
    assert {"en": "no book of rules", "fr": "livret", "es": "reglamento"}[language] in rules
    assert "Provinces (new, old)" in said("games")
    assert json.loads(said("check", "provinces", "--json"))["sources"] == {}


def test_no_data_have_no_origin(small: Any) -> None:
    told = sources(small, "en")
    assert (told.records, told.references) == ([], [])


def test_data_of_a_game_tell_their_origin(
    small: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "areas.toml").write_text(
        '[[area]]\nkey = "hill"\nname = { en = "Hill", fr = "Colline" }\nsource = "S 1.2; W3"\n'
        '[[area]]\nkey = "dale"\nsource = "R"\n'
    )
    (tmp_path / "sources.toml").write_text('[[reference]]\nkey = "W3"\nwhat = "A book"\n')
    monkeypatch.setattr(type(small), "data_folder", lambda _self: tmp_path)
    told = sources(small, "fr")
    assert [(one.kind, one.key, one.name) for one in told.records] == [
        ("area", "hill", "Colline"),
        ("area", "dale", "dale"),
    ]
    assert told.records[0].rules == ["1.2"]
    assert [one.key for one in told.references] == ["W3"]
    assert json.loads(said("check", "provinces", "--json"))["sources"] == {
        "stated": 1,
        "reconstructed": 1,
    }


# --- for those who teach machines ----------------------------------------------------------------


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_finds_nothing_wrong(small: Any, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(Raw(small.key), num_cycles=200)
    api_test(env(small.key, scenario="dealt", options=("open_deal",)), num_cycles=60)
    assert capsys.readouterr().out.count("Passed API test") == 2

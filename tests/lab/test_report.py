"""`grognard report`: one file, well-formed, with nothing from elsewhere, in three languages."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

import grognard
from grognard.cli.main import main
from grognard.kernel.atlas import Atlas
from grognard.kernel.journal import Journal
from grognard.kernel.narrator import Move, Piece
from grognard.kernel.text import LANGUAGES
from grognard.lab.analyse import Wishes, analyse
from grognard.lab.chronicle import Battle, chapters
from grognard.lab.record import Analysis, to_json
from grognard.lab.report import SECTIONS, element, report, table
from grognard.lab.words import Words
from grognard.players import player

LIBRARY = Path(__file__).parent.parent / "library"
LARGEST = 2_000_000
UNTRANSLATED = re.compile(r"\b(?:lab|event|order|seat|army|ending|scenario|part)-[a-z]")
QUICK = Wishes(iterations=2, search=0, deals=2)
THOROUGH = replace(QUICK, search=2)


@pytest.fixture(scope="module")
def journal() -> Journal:
    """The first turn of a stored game, between two people with odd names."""
    text = (LIBRARY / "waterloo-historical.journal").read_text("utf-8")
    head, _gap, body = text.partition("\n\n")
    names = "\nplayers: french=<Ann&Co> allied=x\"onload='y'"
    return Journal.from_text(head + names + "\n\n" + "\n".join(body.splitlines()[:110]) + "\n")


@pytest.fixture(scope="module")
def analyses(journal: Journal) -> dict[str, Analysis]:
    return {
        "en": analyse(journal, QUICK, "en"),
        "fr": analyse(journal, THOROUGH, "fr"),
        "es": analyse(journal, QUICK, "es"),
    }


@pytest.fixture(scope="module")
def pages(journal: Journal, analyses: dict[str, Analysis]) -> dict[str, str]:
    return {language: report(journal, analysis) for language, analysis in analyses.items()}


def parsed(page: str) -> ElementTree.Element:
    """The page as a tree: it must be well-formed."""
    return ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>\n"))


def shown(page: str) -> str:
    """What can be read on the page."""
    body = parsed(page).find("body")
    assert body is not None
    return "\n".join(body.itertext())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_well_formed_and_complete(pages: dict[str, str], language: str) -> None:
    tree = parsed(pages[language])
    assert tree.get("lang") == language
    assert [section.get("id") for section in tree.iter("section")] == list(SECTIONS)
    links = [link.get("href") for link in tree.iter("a")]
    assert links == [f"#{name}" for name in SECTIONS]
    assert all(svg.get("aria-label") for svg in tree.iter("svg") if svg.get("class") != "shared")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_comes_from_elsewhere(pages: dict[str, str], language: str) -> None:
    page = pages[language]
    tree = parsed(page)
    assert not re.findall(r"(?i)https?:|//[a-z]|@import|<script|<link|<img|<iframe", page)
    assert all(ref.startswith("url(#") for ref in re.findall(r"url\([^)]*", page))
    assert {use.get("href") for use in tree.iter("use")} == {"#land"}
    assert not [name for node in tree.iter() for name in node.keys() if name.startswith("on")]  # noqa: SIM118


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_in_the_language(pages: dict[str, str], language: str) -> None:
    text = shown(pages[language])
    assert not UNTRANSLATED.findall(text)
    others = {"en": "Turning points", "fr": "Tournants de la partie", "es": "Momentos decisivos"}
    assert [lang for lang, words in others.items() if words in text] == [language]


def test_names_are_escaped(pages: dict[str, str]) -> None:
    assert "<Ann" not in pages["en"]
    assert "<Ann&Co>" in shown(pages["en"])
    assert "x\"onload='y'" in shown(pages["en"])
    assert element("p", id='"<&') == '<p id="&quot;&lt;&amp;"></p>'
    assert "<b>" not in table(["<b>"], [["<b>"]])


def test_every_turn_has_its_map_and_its_events(journal: Journal, pages: dict[str, str]) -> None:
    planner, narrator = journal.game.planner(), journal.game.narrator()
    found = chapters(journal, planner, narrator)
    assert [chapter.turn for chapter in found] == [1, 2]
    tree = parsed(pages["en"])
    maps = [svg for svg in tree.iter("svg") if svg.get("class") == "map"]
    assert len(maps) == len(found)
    text = shown(pages["en"])
    words = Words(journal.game, "en")
    for chapter in found:
        for event in chapter.events:
            assert words.event(event) in text
    told = sum(len(chapter.events) for chapter in found)
    happened = [event for _n, _e, events, _s in journal.replay() for event in events]
    assert told == len([event for event in happened if event.key != "turn-begins"])


@pytest.mark.parametrize(("name", "scenario"), [("age", "1813"), ("europe", "1815")])
def test_turns_that_nobody_counts_go_by_their_dates(name: str, scenario: str) -> None:
    """The clock of the planner is a number that no player of these games ever sees."""
    journal = Journal.begin(grognard.game(name), scenario, seed=3)
    mind = player("greedy", seed=1)
    for _ in range(60):
        journal.play(mind.decide(journal.state))
    analysis = analyse(journal, QUICK, "en")
    page = parsed(report(journal, analysis))
    dates = {turn.date for turn in analysis.turns if turn.turn}
    clocks = {str(turn.turn) for turn in analysis.turns if turn.turn}
    assert dates
    marks = {mark.text for mark in page.iter("text") if mark.get("class") == "turn"}
    assert marks & dates
    assert not marks & clocks
    heads = {head.text for head in page.iter("h3")}
    assert heads & dates
    assert not re.search(r"\bTurn \d", "\n".join(page.itertext()))


def test_the_graph_has_a_point_for_every_step(
    pages: dict[str, str], analyses: dict[str, Analysis]
) -> None:
    graph = next(svg for svg in parsed(pages["en"]).iter("svg") if svg.get("class") == "graph")
    line = next(graph.iter("polyline")).get("points", "").split()
    assert len(line) == len(analyses["en"].steps) + 1
    heights = [float(point.partition(",")[2]) for point in line]
    values = [analyses["en"].first, *(step.after for step in analyses["en"].steps)]
    higher = heights[0] < heights[1]
    assert higher == (values[0].value > values[1].value)
    bars = [path for path in graph.iter("path") if path.get("class") == "bar"]
    assert len(bars) == len(analyses["en"].turns) + 1


# --- maps and battles ----------------------------------------------------------------------------


def test_a_map_shows_stacks_and_marches(journal: Journal) -> None:
    narrator = journal.game.narrator()
    atlas = Atlas(narrator.board(), narrator.colours)
    pieces = [Piece("a", "french", 0, "mons", 3), Piece("b", "french", 0, "mons", 2)]
    pieces.append(Piece("c", "british", 1, "mons", 4))
    moves = {
        Move("french", "mons", "ath", "move"): 2,
        Move("british", "ath", "mons", "retreat"): 1,
        Move("british", "ath", "leuze", "move"): 0,
    }
    drawn = ElementTree.fromstring(atlas.map(pieces, moves, "x"))
    texts = [text.text for text in drawn.iter("text")]
    assert texts == ["5", "×2", "4", "×1"]
    arrows = [path for path in drawn.iter("path") if path.get("marker-end")]
    assert [arrow.get("marker-end") for arrow in arrows] == [
        "url(#head-french)",
        "url(#head-british)",
    ]
    assert [bool(arrow.get("stroke-dasharray")) for arrow in arrows] == [False, True]
    assert float(arrows[0].get("stroke-width", 0)) > float(arrows[1].get("stroke-width", 0))


def test_a_battle_counts_who_came_and_who_was_lost() -> None:
    battle = Battle("mons")
    first = [Piece("a", "french", 0, "mons", 3), Piece("far", "french", 0, "ath", 4)]
    battle.watch(first)
    battle.watch([Piece("a", "french", 0, "bavay", 1), Piece("b", "french", 0, "mons", 2)])
    assert battle.force("french") == (2, 5, 2, 3)
    battle.watch([Piece("a", "french", 0, "bavay", 1)])
    assert battle.force("french") == (2, 5, 1, 1)
    assert battle.force("british") == (0, 0, 0, 0)


def test_battles_and_marches_are_in_their_turn(journal: Journal) -> None:
    planner, narrator = journal.game.planner(), journal.game.narrator()
    first = chapters(journal, planner, narrator)[0]
    assert [battle.place for battle in first.battles] == ["mons", "charleroi"]
    lost = 0
    for battle in first.battles:
        for side in narrator.sides:
            _pieces, strength, _left, kept = battle.force(side)
            lost += strength - kept
        assert battle.force("french")[0] >= 3
    fallen = sum(p.strength for p in narrator.pieces(first.first)) - sum(
        p.strength for p in narrator.pieces(first.last)
    )
    assert 0 < lost <= fallen
    assert sum(first.moves.values()) > 20


# --- the command ---------------------------------------------------------------------------------


def test_a_stored_game_is_reported(tmp_path: Path) -> None:
    file = LIBRARY / "waterloo-three-players.journal"
    target = tmp_path / "report.html"
    words = ["--iterations", "2", "--search", "0", "--deals", "2", "--language", "fr"]
    done = CliRunner().invoke(main, ["report", str(file), "-o", str(target), *words])
    assert done.exit_code == 0, done.output
    page = target.read_text("utf-8")
    assert 50_000 < len(page.encode()) < LARGEST
    assert not UNTRANSLATED.findall(shown(page))


def test_an_analysis_is_not_made_twice(
    journal: Journal, analyses: dict[str, Analysis], pages: dict[str, str], tmp_path: Path
) -> None:
    game, made, target = tmp_path / "a.journal", tmp_path / "a.json", tmp_path / "a.html"
    journal.save(game)
    made.write_bytes(to_json(analyses["es"]))
    done = CliRunner().invoke(main, ["report", str(game), "--analysis", str(made)])
    assert done.exit_code == 0, done.output
    assert target.read_text("utf-8") == pages["es"]
    other = LIBRARY / "waterloo-free.journal"
    refused = CliRunner().invoke(
        main, ["report", str(other), "--analysis", str(made), "-o", str(target)]
    )
    assert refused.exit_code == 2
    assert "another game" in refused.output
    made.write_text("{}")
    broken = CliRunner().invoke(main, ["report", str(game), "--analysis", str(made)])
    assert "not an analysis" in broken.output

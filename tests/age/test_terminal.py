"""Age of Napoleon in the terminal."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console, RenderableType

from grognard.games.age.terminal.board import AgeBoard
from grognard.kernel.speech import Speech
from grognard.kernel.text import LANGUAGES
from marches import campaign, let_go, walk
from wars import do

WAR = {"member": "austria", "ally": "bayern wurttemberg", "insurgent": "spain"}
AREAS = {"wurttemberg": "napoleon davout/ victor", "bayern": "karl mack", "aragon": "palafox"}
HANDS = {"french": "mud art_of_war", "coalition": "cavalry_charges"}


def board(game: Any, language: str = "en", unicode: bool = True) -> AgeBoard:
    """The board in a language."""
    return AgeBoard(Speech(game, language), unicode)


def printed(shown: RenderableType | None, width: int = 100) -> str:
    """What a terminal of this width shows."""
    assert shown is not None
    paper = io.StringIO()
    Console(file=paper, width=width, highlight=False, markup=False).print(shown)
    return paper.getvalue()


def test_europe_is_shown_country_by_country(game) -> None:
    s = campaign(game, countries=WAR, areas=AREAS, hands=HANDS)
    shown = printed(board(game).map(s.view("french"), 100, 40))
    assert "✚Austria" in shown
    assert "✖Spain" in shown
    assert "◆Württemberg Napoléon 8 +2 =16" in shown
    assert "◆Bavaria Karl 4 +1" in shown
    assert "○Denmark" in shown
    assert "Your hand: Mud, Art of War" in shown
    assert "Coalition: 1 card" in shown


@pytest.mark.rule("4.1 C")
def test_the_strength_of_hidden_corps_is_not_told(game) -> None:
    s = campaign(game, countries=WAR, areas=AREAS, hands=HANDS, known=False)
    for width, draw in ((100, "map"), (60, "list")):
        view = s.view("coalition")
        boards = board(game)
        shown = printed(boards.map(view, 100, 40) if draw == "map" else boards.list(view), width)
        assert "Napoléon 8 +2" in shown
        assert "Davout" not in shown
        assert "=16" not in shown
        assert "Cavalry Charges" in shown
        assert "Art of War" not in shown


def test_a_detached_area_is_shown_as_a_country(game) -> None:
    countries = {"member": "austria", "insurgent": "tirol"}
    s = campaign(game, countries=countries, areas={"tirol": "ney"})
    shown = printed(board(game).map(s.view("french"), 120, 40), 120)
    assert shown.count("Ney") == 1
    assert re.search(r"✖\S*Tyrol Ney", shown)


def test_the_battle_box_shows_both_sides(game) -> None:
    s = campaign(game, countries=WAR, areas=AREAS, hands=HANDS)
    walk(s, "march wurttemberg", "go", "enter bayern")
    let_go(s, "react", "withdrawal")
    while s.step == "engage":
        do(s, "ready")
    do(s, "use art_of_war")
    drawn = board(game)
    shown = printed(drawn.picture(s.view("coalition")))
    assert "The battle in Bavaria" in shown
    assert "French (attacker)" in shown
    for name in ("Napoléon", "Davout", "Karl", "Mack", "Art of War"):
        assert name in shown
    assert re.search(r"strength\W+16\W+6", shown)


def test_who_was_picked_stands_beside_the_question(game) -> None:
    s = campaign(game, countries=WAR, areas=AREAS, hands=HANDS)
    do(s, "march wurttemberg", "without victor")
    shown = printed(board(game).task(s.view("french")), 160)
    assert "Picked: Napoléon 8, Davout 4½" in shown


def test_a_country_the_boxes_and_an_area_can_be_looked_at(game) -> None:
    s = campaign(game, countries=WAR, areas=AREAS, hands=HANDS)
    drawn, view = board(game), s.view("french")
    for word in ("austria", "Austria", "tirol"):
        assert "Bohemia" in printed(drawn.looks["country"](view, word))
    assert drawn.looks["country"](view, "atlantis") is None
    assert "Lannes" in printed(drawn.looks["boxes"](view, ""))
    assert "Württemberg" in printed(drawn.looks["place"](view, "bavaria"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["1805", "1809", "1813"])
def test_no_key_is_printed_instead_of_a_text(game, scenario: str, language: str) -> None:
    s = game.start(scenario, seed=1)
    drawn = board(game, language)
    for seat in ("french", "coalition"):
        view = s.view(seat)
        parts = [drawn.map(view, 120, 40), drawn.list(view), drawn.status(view)]
        parts += [drawn.boxes(view), drawn.forces(view), drawn.task(view)]
        text = "".join(map(printed, parts))
        assert not re.search(r"\b(event|ui|step|ask|card|verb|kind|side|deck|mark)-[a-z]", text)
    helped = [f"ui-help-{name}" for name in drawn.help]
    assert all(game.texts(language).has(key) for key in helped)


def test_a_terminal_without_unicode_gets_plain_signs(game) -> None:
    s = campaign(game, countries=WAR, areas=AREAS, hands=HANDS)
    shown = printed(board(game, unicode=False).map(s.view("french"), 100, 40))
    assert "*Bavaria" in shown
    assert not re.search("[✚✖◆■○½»╭]", shown)

"""Napoléon contre l'Europe in the terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType
from tests.europe_wars import go_on

from grognard.games.europe.game import Europe
from grognard.games.europe.terminal.board import EuropeBoard
from grognard.kernel.dice import FastDice
from grognard.kernel.speech import Speech
from grognard.kernel.text import LANGUAGES

WIDE, HIGH = 140, 46
FRENCH = "grande_armee napoleon ney fr_corps_1 fr_corps_2"
BOARD = {"lille": FRENCH, "bruxelles": "wellington en_corps_3 en_corps_4", "munich": "au_corps_1"}


def board(game: Europe, language: str = "en", unicode: bool = True) -> EuropeBoard:
    """The board in a language."""
    return EuropeBoard(Speech(game, language), unicode)


def printed(shown: RenderableType | None, width: int = WIDE) -> str:
    """What a terminal of this width shows."""
    assert shown is not None
    paper = io.StringIO()
    Console(file=paper, width=width, highlight=False, markup=False).print(shown)
    return paper.getvalue()


def test_the_theatre_around_the_army_is_drawn_and_the_rest_is_listed(game: Europe) -> None:
    s = game.position(BOARD, hands={"empire": "2f", "coalition": "14c"})
    shown = printed(board(game).map(s.view("empire"), WIDE, HIGH))
    assert "Napoleon 4" in shown
    assert "Wellington 4" in shown
    assert "Paris" in shown
    assert "Seville" not in shown
    assert "Your hand: Major Campaign (3)" in shown
    assert "Coalition: 1 card" in shown
    assert "Points kept, Empire: 0/9" in shown


def test_it_fits_the_room_it_is_given(game: Europe) -> None:
    s: Any = game.start("1815", dice=FastDice(1))
    for width, high in ((100, 30), (140, 46), (200, 60)):
        shown = printed(board(game).map(s.view("empire"), width, high), width)
        assert shown.count("\n") <= high + 2, (width, high)
        assert all(len(line) <= width for line in shown.split("\n"))


def test_the_theatre_follows_the_march(game: Europe) -> None:
    s = game.position(BOARD | {"naples": "murat na_corps"}, points=(3, 0))
    boards = board(game)
    assert boards.focus(s.view("empire")) == "lille"
    go_on(s, "activate murat", until="move")
    view = s.view("empire")
    assert boards.focus(view) == "naples"
    shown = printed(boards.map(view, WIDE, HIGH))
    assert "Murat 2" in shown
    assert "Rome" in shown


@pytest.mark.rule("15.2", "13.1", "14.9.3")
def test_sieges_hunger_and_broken_forces_are_marked(game: Europe) -> None:
    at = {"lille": "blucher pr_corps_1!? pr_corps_2!? | fr_corps_1^"}
    s = game.position(at, forts={"lille": "siege 2"}, seat="coalition")
    shown = printed(board(game).map(s.view("coalition"), WIDE, HIGH))
    assert "Lille 2" in shown
    assert "Blücher 4!↯" in shown
    assert "I Corps 2◈" in shown
    plain = printed(board(game, unicode=False).map(s.view("coalition"), WIDE, HIGH))
    assert "Lille S2" in plain
    assert "Blücher 4!~" in plain


def test_narrow_terminals_get_the_forces_country_by_country(game: Europe) -> None:
    s = game.position(BOARD)
    shown = printed(board(game).list(s.view("empire")), 60)
    assert "Bavaria: Munich I Corps 2" in shown
    assert "Napoleon 4" in shown


@pytest.mark.rule("4")
def test_in_the_fog_no_strength_is_told(game: Europe) -> None:
    s = game.position(BOARD, fog_of_war=True)
    shown = printed(board(game).map(s.view("empire"), WIDE, HIGH))
    assert "Napoleon 4" in shown
    assert "Wellington +?" in shown
    assert "Wellington 4" not in shown


def test_one_place_one_province_and_supply(game: Europe) -> None:
    s = game.position(BOARD)
    boards, view = board(game), s.view("empire")
    looks = boards.looks
    place = printed(looks["place"](view, "strasbourg"))
    assert "fortress" in place
    assert "→ Baden (River without a bridge)" in place
    province = printed(looks["province"](view, "lille"))
    assert "Napoleon" in province
    assert looks["province"](view, "nowhere") is None
    supply = printed(looks["supply"](view, ""))
    assert "France   fed from Lille" in supply


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_a_siege_and_a_sea_fight_are_drawn(game: Europe, language: str) -> None:
    boards = board(game, language)
    s = game.position(BOARD, points=(2, 0), dice=[3] * 40)
    go_on(s, "activate napoleon", "enter bruxelles", until="leads")
    battle = printed(boards.picture(s.view("coalition")))
    assert "Wellington" in battle
    assert "Ney" in battle
    assert "+3" in battle
    hands = {"coalition": "31c", "empire": "47f"}
    at = {"lille": "wellington en_corps_3 en_corps_4 | fr_corps_1^"}
    s = game.position(at, forts={"lille": "siege 1"}, seat="coalition", hands=hands, dice=[3] * 20)
    go_on(s, "activate wellington", "besiege", until="answer")
    siege = printed(boards.picture(s.view("empire")))
    assert "Wellington" in siege
    assert "+1" in siege
    for word in ("ui-", "panel-", "mark-"):
        assert word not in battle + siege

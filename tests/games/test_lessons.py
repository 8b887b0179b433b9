"""The first game that teaches, of every game that has one."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from grognard.games.age.game import Age
from grognard.games.europe.game import Europe
from grognard.games.waterloo.game import Waterloo
from grognard.kernel import registry
from grognard.kernel.arrays import Codes
from grognard.kernel.event import rule_in
from grognard.kernel.lesson import Hint, Lesson
from grognard.kernel.rulebook import book_of
from grognard.kernel.text import LANGUAGES
from grognard.players import is_known
from grognard.server.game_info import facts

TEACHING = tuple(game for game in (Age(), Waterloo(), Europe()) if game.key in registry.names())


@pytest.fixture(params=TEACHING, ids=lambda game: game.key)
def game(request: pytest.FixtureRequest) -> Any:
    return request.param


def test_the_hints_come_one_at_a_time_and_in_their_turn() -> None:
    hints = (Hint("a", "move", turn=1), Hint("b", "move"), Hint("c", "fight"))
    lesson = Lesson("first", "red", hints)
    assert lesson.next("move", 1) == hints[0]
    assert lesson.next("move", 1, {"a"}) == hints[1]
    assert lesson.next("move", 2) == hints[1]
    assert lesson.next("move", 2, {"b"}) is None
    assert lesson.next("wait", 1) is None


def test_a_lesson_is_about_a_game_that_can_be_begun(game) -> None:
    lesson = game.lesson
    assert lesson.scenario in game.scenarios
    assert lesson.seat in game.seats()
    assert is_known(lesson.opponent)
    keys = [hint.key for hint in lesson.hints]
    assert len(keys) == len(set(keys))
    asked = {step.key for step in game.tables.steps if step.asks}
    assert {hint.step for hint in lesson.hints} <= asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_a_text_and_no_text_is_left_over(game, language: str) -> None:
    texts = game.texts(language)
    for hint in game.lesson.hints:
        told = texts.say(f"lesson-{hint.key}")
        assert told.endswith((".", "!")), hint.key
        assert len(told) < 420, hint.key
    file = files(game.package).joinpath("text", f"{language}.ftl").read_text("utf-8")
    written = re.findall(r"^lesson-([\w-]+) =", file, re.MULTILINE)
    assert sorted(written) == sorted(hint.key for hint in game.lesson.hints)


def test_every_hint_names_a_rule_of_the_book(game) -> None:
    for number, edition in enumerate(game.editions):
        book = book_of(game, edition)
        if book is None:
            continue
        cited = {rule_in(hint.rule, number) for hint in game.lesson.hints}
        assert not [rule for rule in cited if rule not in book.numbers]


def test_the_first_question_of_the_first_game_has_a_hint(game) -> None:
    """And a game by rules of thumb meets most of the others."""
    lesson = game.lesson
    s = game.start(lesson.scenario, seed=1)
    told: set[str] = set()
    while not s.over and game.turn_number(s) < 6:
        if s.seat == lesson.seat:
            while hint := lesson.next(s.step, game.turn_number(s), told):
                told.add(hint.key)
            assert told
        codes = Codes()
        s.legal_codes(codes)
        s.play(s.instinct(codes))
    assert len(told) > len(lesson.hints) // 2


def test_the_page_is_told_the_lesson_in_its_language() -> None:
    waterloo = TEACHING[1]
    told = facts(waterloo, "fr").lesson
    assert told is not None
    assert (told.scenario, told.seat) == (waterloo.lesson.scenario, waterloo.lesson.seat)
    assert [hint.key for hint in told.hints] == [hint.key for hint in waterloo.lesson.hints]
    assert told.hints[0].text.startswith("Vous êtes les Français")
    assert (told.hints[0].rule, told.hints[0].turn) == ("12.0", 1)

"""Every text that the page asks for exists in every language. No browser is needed for that."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import grognard
from grognard.games.waterloo.notation import COLUMNS
from grognard.kernel import registry
from grognard.kernel.text import LANGUAGES
from grognard.server.remote.clocks import PACES
from grognard.server.remote.messages import Kind
from grognard.server.texts import GAME_PREFIXES, game_words, page_words

HOME = Path(grognard.__file__).parent
PAGE = HOME / "web" / "js"
ASKED = re.compile(r"""\bt\(\s*"([a-z-]+)\"""")
OF_GAME = re.compile(r"""\bg\(\s*"([a-z-]+)\"""")
MESSAGE = re.compile(r"^([a-z][a-z0-9_-]*) =", re.MULTILINE)
OWN = ("waterloo", "age", "europe")
DECLARED = re.compile(r"^ui-page-([a-z-]+) = ", re.MULTILINE)


def asked() -> set[str]:
    """The ids that stand in the sources of the page, and those made of other words."""
    files = (*PAGE.glob("*.js"), *HOME.glob("games/*/page/*.js"))
    found = {key for file in files for key in ASKED.findall(file.read_text("utf-8"))}
    paces = {f"pace-{pace}" for pace in PACES}
    offers = {f"{way}-{kind}" for way in ("do", "offers") for kind in get_args(Kind)}
    sure = {f"sure-{kind}" for kind in (*get_args(Kind), "claim", "abort", "resign")}
    return found | paces | offers | (sure - {"sure-rematch"})


def asked_of_waterloo() -> set[str]:
    """The ids that the page and the game's own part of it ask of the game."""
    game = registry.game("waterloo")
    files = (HOME / "games" / "waterloo" / "page").glob("*.js")
    found = {key for file in files for key in OF_GAME.findall(file.read_text("utf-8"))}
    verbs = {f"verb-{word}" for word in grognard.game("waterloo").notation.by_word}
    words = {f"word-{word}" for word in (*COLUMNS, "reserve", "squares")}
    sides = {f"{what}-{side.key}" for what in ("side", "unknown-piece") for side in game.sides}
    kinds = {f"kind-{kind.key}" for kind in game.kinds} | {f"mark-{m.key}" for m in game.marks}
    battle = {"panel-battle"} | {
        f"panel-battle-{key}" for key in ("turn", "attacker", "defender", "french", "allied")
    }
    return found | verbs | words | sides | kinds | battle


def declared(language: str) -> list[str]:
    """The ids of the page's texts in one language, in their order."""
    file = Path(grognard.__file__).parent / "web" / "text" / f"{language}.ftl"
    return DECLARED.findall(file.read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_page_is_missing(language: str) -> None:
    words = page_words(language)
    assert len(asked()) > 90
    assert sorted(key for key in asked() if f"ui-page-{key}" not in words) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_game_is_missing(language: str) -> None:
    words = game_words(registry.game("waterloo").package, language)
    assert len(asked_of_waterloo()) > 40
    assert sorted(key for key in asked_of_waterloo() if key not in words) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(set(registry.names()) & set(OWN)))
def test_every_text_of_a_game_reaches_the_page(name: str, language: str) -> None:
    """What only the catalogue can put together would stand there as its key."""
    file = HOME / "games" / name / "text" / f"{language}.ftl"
    prefixes = tuple(set(GAME_PREFIXES) - {"ui-"})  # of those some are the terminal's
    own = {key for key in MESSAGE.findall(file.read_text("utf-8")) if key.startswith(prefixes)}
    assert len(own) > 50
    assert sorted(own - set(game_words(registry.game(name).package, language))) == []


def test_the_languages_have_the_same_texts() -> None:
    english = declared("en")
    assert len(english) == len(set(english)) > 100
    assert declared("fr") == declared("es") == english

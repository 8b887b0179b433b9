"""The catalogue of texts: gaps are seen, unknown languages speak English."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.kernel.text import LANGUAGES, Catalogue, catalogue

PACKAGE = "texts_of_a_game_that_does_not_exist"
FILES = {
    "en.ftl": "hello = Hello, { $name }.\nonly-english = Only here.\n",
    "rules.en.ftl": "rule-1 = The first rule.\n",
    "fr.ftl": "hello = Bonjour, { $name }.\nattribute-only =\n    .title = Titre\n",
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A package with texts of its own."""
    folder = tmp_path / PACKAGE / "text"
    folder.mkdir(parents=True)
    (tmp_path / PACKAGE / "__init__.py").write_text("")
    for name, text in FILES.items():
        (folder / name).write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield PACKAGE
    sys.modules.pop(PACKAGE, None)


def test_a_text_takes_its_parameters(package: str) -> None:
    """Without invisible marks around them, so that terminals and tests can read it."""
    assert Catalogue((package,), "en").say("hello", {"name": "Ney"}) == "Hello, Ney."
    assert Catalogue((package,), "fr").say("hello", {"name": "Ney"}) == "Bonjour, Ney."


def test_a_second_file_holds_the_rules(package: str) -> None:
    """`rules.en.ftl` belongs to the same catalogue."""
    assert Catalogue((package,), "en").say("rule-1") == "The first rule."


def test_a_missing_key_is_shown(package: str) -> None:
    """The gap is seen, and nothing breaks."""
    texts = Catalogue((package,), "fr")
    assert not texts.has("no-such-key")
    assert texts.say("no-such-key", {"name": "x"}) == "no-such-key"
    assert texts.say("attribute-only") == "attribute-only"


def test_a_missing_parameter_does_not_break_the_sentence(package: str) -> None:
    """Its name stands in its place."""
    said = Catalogue((package,), "en").say("hello")
    assert said.startswith("Hello, ")
    assert "name" in said


def test_packages_add_up(package: str) -> None:
    """A game's texts join the kernel's."""
    both = Catalogue(("grognard.kernel", package), "en")
    assert both.has("hello")
    assert both.say("only-english") == "Only here."


@pytest.mark.parametrize("language", ["de", "", "fr_FR", "../en", "EN"])
def test_unknown_languages_speak_english(language: str) -> None:
    """Rather than nothing, and without touching any other file."""
    assert catalogue(("grognard.kernel",), language).language == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_known_languages_speak_themselves(language: str) -> None:
    """One catalogue for each, made once."""
    texts = catalogue(("grognard.kernel",), language)
    assert texts.language == language
    assert catalogue(("grognard.kernel",), language) is texts


FORMS = """
-place = the ford
plain = { $who } at { $where }; { $who } again.
chosen = { $who } { $how ->
    [fast] rushes to { $where }.
   *[other] goes { $how } to { $where }.
}
nested = { $a ->
    [x] { $b ->
        [y] both { $c }
       *[other] { $b } { $c }
    }
   *[other] { $a }
}
counted = { $n ->
    [one] one man of { $who }
   *[other] { $n } men of { $who }
}
figure = { NUMBER($n, minimumFractionDigits: 1) } of { $who }
elsewhere = { $who } at { -place }, { plain }
"""
WORDS = ("Ney", "fast", "x", "y", "", "{ $who }", "\ue000who\ue000", "a \ue000 b", "42")
NUMBERS = (0, 1, 2, 1234, 1.5, True, None)


@pytest.mark.parametrize("key", ["plain", "chosen", "nested", "counted", "figure", "elsewhere"])
def test_a_sentence_is_what_fluent_makes_of_it(package: str, tmp_path: Path, key: str) -> None:
    """However often it is said, and whatever is put in."""
    (tmp_path / PACKAGE / "text" / "en.ftl").write_text(FORMS, "utf-8")
    texts = Catalogue((package,), "en")
    for word in WORDS:
        for other in WORDS:
            for number in NUMBERS:
                params = {"who": word, "where": other, "how": other, "n": number}
                params |= {"a": word, "b": other, "c": word}
                pattern = texts.bundle.get_message(key).value
                expected = str(texts.bundle.format_pattern(pattern, dict(params))[0])
                assert texts.say(key, params) == texts.say(key, params) == expected


def test_forms_are_not_kept_for_ever(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """There may be any number in a sentence."""
    monkeypatch.setattr("grognard.kernel.text.MOST_KEPT", 10)
    texts = Catalogue((package,), "en")
    assert [texts.say("hello", {"name": n}) for n in range(50)][-1] == "Hello, 49."
    assert len(texts._forms) <= 10
    for n in range(50):
        texts.say("hello", {"name": f"man {n}"})
    assert len(texts._forms) <= 10

"""The texts: the same in three languages, and there for all that the rules can say."""

from __future__ import annotations

import random
import re
from dataclasses import fields
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk

from europe_wars import begun
from grognard.games.europe import game as europe
from grognard.games.europe import refusals, rulebook
from grognard.games.europe.events import CAUSES, ENDINGS
from grognard.games.europe.events import KINDS as EVENT_KINDS
from grognard.games.europe.looks import KINDS, MARKS, NATIONS
from grognard.games.europe.model import MOMENTS, SIDES, SIEGE_RESULTS, Model
from grognard.games.europe.origins import FIGURES
from grognard.games.europe.verbs import OPTION_WORDS
from grognard.games.europe.view import BOXES
from grognard.kernel.event import Event
from grognard.kernel.state import VERB
from grognard.kernel.text import LANGUAGES

FILES = ("{}.ftl", "rules.{}.ftl")
DOCS = Path(__file__).parents[2] / "docs" / "rulings" / "europe.md"
EVERYTHING = rulebook.NUMBERS + rulebook.RULINGS
NUMBER = re.compile(r"\b\d{1,2}(?:\.\d{1,2})+(?: B\b)?|\bR\d+")


def texts_of(language: str, name: str = "{}.ftl") -> str:
    """A file of texts."""
    return (files("grognard.games.europe") / "text" / name.format(language)).read_text("utf-8")


def keys_of(language: str, name: str = "{}.ftl") -> list[str]:
    """The keys of a file, in their order."""
    return re.findall(r"^([a-z][\w-]*) =", texts_of(language, name), re.MULTILINE)


@pytest.mark.parametrize("name", FILES)
def test_all_languages_say_the_same_things(name: str) -> None:
    english = keys_of("en", name)
    assert len(english) == len(set(english))
    for language in LANGUAGES:
        assert keys_of(language, name) == english


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_read(name: str, language: str) -> None:
    body = FluentResource(texts_of(language, name)).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []


@pytest.mark.parametrize("name", FILES)
def test_french_has_its_spaces(name: str) -> None:
    """Before : ; ! ? and within « » they do not break."""
    french = "\n".join(
        line.partition(" = ")[2] or line
        for line in texts_of("fr", name).splitlines()
        if "#" not in line
    )
    assert not re.findall(r" [:;!?»]|« |\w[;!?»]|«\w", french)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic(name: str, language: str) -> None:
    assert "'" not in texts_of(language, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_objection_and_event_has_its_words(game, language: str) -> None:
    texts = game.texts(language)
    wanted = [f"reason-{key}" for key, _ in game.refusals.values()]
    wanted += [f"event-{kind.key}" for kind in EVENT_KINDS.values()]
    for step in game.tables.steps:
        if step.asks:
            wanted += [f"step-{step.key}", f"ask-{step.key}"]
    verbs = game.notation.verbs.values()
    wanted += [f"verb-{verb.word}" for verb in verbs]
    wanted += [f"reason-{operand.unknown}" for verb in verbs for operand in verb.operands]
    wanted += [f"word-{word}" for word in OPTION_WORDS]
    assert [key for key in wanted if not texts.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_shown_has_a_name(game, language: str) -> None:
    texts = game.texts(language)
    wanted = [f"mark-{mark.key}" for mark in MARKS] + [f"kind-{kind.key}" for kind in KINDS]
    wanted += [f"cause-{key}" for key in CAUSES] + [f"ending-{key}" for key in ENDINGS]
    wanted += [f"result-{key}" for key in SIEGE_RESULTS]
    wanted += [f"scenario-{key}{end}" for key in game.scenarios for end in ("", "-about")]
    for option in game.options:
        wanted += [f"option-{option.key.replace('_', '-')}{end}" for end in ("", "-about")]
    wanted += [f"edition-{edition}" for edition in game.editions] + ["title-europe", "turn-label"]
    for side in (*SIDES, *NATIONS):
        wanted += [f"side-{side}", f"unknown-piece-{side}", f"unknown-pieces-{side}"]
    for side in SIDES:
        wanted += [f"seat-{side}", f"track-points-{side}"]
        wanted += [f"deck-{deck}-{side}" for deck in ("pile", "played", "removed")]
    wanted += [f"aside-{key}" for key, _ in BOXES] + ["track-round"]
    assert [key for key in wanted if not texts.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_pieces_have_the_same_name(game, language: str) -> None:
    names = [piece.name for piece in game.pieces(language).values()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(game, language: str) -> None:
    cards = game.cards(language)
    assert len(cards) == 110
    for key, card in cards.items():
        assert len(card.text) > 20, key
        assert card.text.endswith("."), key


def test_the_cards_name_the_same_numbers_in_every_language(game) -> None:
    english = {key: re.findall(r"\d+", card.text) for key, card in game.cards("en").items()}
    for language in LANGUAGES[1:]:
        for key, card in game.cards(language).items():
            assert sorted(re.findall(r"\d+", card.text)) == sorted(english[key]), key


def test_nothing_of_the_cards_is_left_untranslated(game) -> None:
    told = [game.cards(language) for language in LANGUAGES]
    for key in told[0]:
        assert len({cards[key].text for cards in told}) == 3, key


def test_a_choice_of_a_card_is_told_where_there_is_one(game) -> None:
    for card in game.model.cards:
        options = {OPTION_WORDS[atom.option - 1] for atom in card.effects if atom.option > 0}
        for language in LANGUAGES:
            text = game.cards(language)[card.key].text
            assert set(re.findall(r"\(([a-d])\)", text)) == options, card.key


# How often random players choose a verb, so that much happens.
OFTEN = {"enter": 8, "activate": 6, "spend": 5, "go": 4, "besiege": 4, "call": 3, "without": 0.2}


@pytest.mark.parametrize("seed", [9, 10, 12, 13])
def test_what_happens_can_be_told(game, seed: int) -> None:
    """To either seat and to onlookers, without a gap in a sentence."""
    state, rng = begun(game, seed), random.Random(seed)
    verbs = game.notation.verbs
    said: set[str] = set()
    for _ in range(120):
        codes = state.codes()
        weights = [OFTEN.get(verbs[code // VERB].word, 1) for code in codes]
        for event in state.apply(rng.choices(codes, weights)[0]):
            if event.key not in said:
                told_well(game, event)
            said.add(event.key)
    assert {"activated", "entered"} <= said


def told_well(game, event: Event) -> None:
    """Whoever may know of an event reads a whole sentence, in every language."""
    for seat in (*SIDES, None):
        seen = event.seen_by(seat)
        for language in LANGUAGES if seen is not None else ():
            sentence = game.say(seen, language)
            assert "{" not in sentence
            assert sentence.endswith((".", "!"))


# --- the rule book -------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_ruling_has_title_and_text(language: str) -> None:
    for number in EVERYTHING:
        told = rulebook.text(number, language)
        assert len(told) > 20, number
        assert not re.search(r"rule-|ruling-|[{}]", told), number
        assert not re.match(r"rule-|ruling-", rulebook.title(number, language)), number
    with pytest.raises(KeyError):
        rulebook.text("17.9", language)


def test_no_text_of_a_rule_is_never_read() -> None:
    read = {rulebook.key(number) for number in EVERYTHING}
    titles = {f"{rulebook.key(number)}-title" for number in rulebook.NUMBERS}
    assert set(keys_of("en", "rules.{}.ftl")) == read | titles | {"ruling-title", "rule-rulings"}


def test_nothing_of_the_rules_is_left_untranslated() -> None:
    for number in EVERYTHING:
        assert len({rulebook.text(number, language) for language in LANGUAGES}) == 3, number
    for number in rulebook.NUMBERS:
        assert len({rulebook.title(number, language) for language in LANGUAGES}) > 1, number


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_numbers_in_a_rule_agree_between_languages(language: str) -> None:
    for number in EVERYTHING:
        numbers = re.findall(r"\d+", rulebook.text(number, language))
        assert sorted(numbers) == sorted(re.findall(r"\d+", rulebook.text(number))), number


def test_a_rule_refers_to_rules_that_there_are() -> None:
    for number in EVERYTHING:
        assert set(NUMBER.findall(rulebook.text(number))) <= set(EVERYTHING), number


def test_every_rule_that_the_game_cites_can_be_read(game) -> None:
    cited = {rule for _, rule in game.refusals.values()}
    cited |= {kind.rule for kind in EVENT_KINDS.values()}
    cited |= {step.rule for step in game.tables.steps if step.asks}
    cited |= {verb.rule for verb in game.notation.verbs.values() if verb.rule}
    cited |= {option.rule for option in game.options}
    cited |= {rule for _, rule in europe.ENDINGS.values()}
    assert cited - set(EVERYTHING) == set()


def test_every_ruling_is_mentioned_in_the_rules_it_is_about() -> None:
    for ruling, rules in rulebook.RULED.items():
        for number in rules:
            assert ruling in re.findall(r"\bR\d+\b", rulebook.text(number, "es")), ruling


def test_the_table_of_rulings_is_the_one_in_force() -> None:
    rows = re.findall(r"^\| (R\d+) \| (.+?) \| (.+) \|$", DOCS.read_text("utf-8"), re.MULTILINE)
    quotes = str.maketrans({"’": "'", "“": '"', "”": '"'})
    assert rows == [
        (number, ", ".join(rules), rulebook.text(number).translate(quotes))
        for number, rules in rulebook.RULED.items()
    ]


# --- the tables that the rules tell ----------------------------------------------------------


def rows_of(number: str, language: str) -> list[list[str]]:
    """The cells of a table in a rule, line by line, without what stands before the colon."""
    lines = re.findall(r"^– \d+\s?: (.*)$", rulebook.text(number, language), re.MULTILINE)
    return [line.split(" / ") for line in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_battles_is_that_of_the_data(game, language: str) -> None:
    assert rows_of("14.6", language) == [
        [
            f"{losses}{'+' if plus else ''}{'C' if cavalry else ''}"
            for losses, plus, cavalry in zip(row.losses, row.plus, row.cavalry, strict=True)
        ]
        for row in game.model.battle_rows
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_attrition_is_that_of_the_data(game, language: str) -> None:
    assert rows_of("13.6.2", language) == [
        [
            f"{losses or '' if more else losses}{'*' if more else ''}"
            for losses, more in zip(row.losses, row.more, strict=True)
        ]
        for row in game.model.attrition_rows
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_of_1815_are_those_of_the_data(game, language: str) -> None:
    scenario = game.model.scenario("1815")
    told = re.findall(r"\b\d+[FC]\b", rulebook.text("20.1", language))
    assert [card.lower() for card in told] == [
        game.model.cards[card].key for deck in scenario.decks for card in deck
    ]


# --- the sources -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_record_tells_its_source_under_a_name(game, language: str) -> None:
    records = game.records(language)
    keys = [(record.kind, record.key) for record in records]
    assert len(keys) == len(set(keys))
    assert len(keys) == sum(len(each) for each in vars_of(game.model)) + len(FIGURES)
    for record in records:
        assert game.texts(language).has(f"ui-record-{record.kind}"), record
        assert not re.search(r"record-|terrain-|_", record.name), record
        assert re.match(r"(S|W\d+|R)\b", record.source), record


def vars_of(model: Model) -> list[tuple[object, ...]]:
    """All tables of components."""
    values = [getattr(model, field.name) for field in fields(model)]
    return [value for value in values if isinstance(value, tuple)]


def test_the_records_of_other_languages_have_other_names(game) -> None:
    names = {
        language: {(r.kind, r.key): r.name for r in game.records(language)}
        for language in LANGUAGES
    }
    assert names["es"]["zone", "paris"] == "París"
    assert names["fr"]["card", "2f"] == "Campagne majeure"
    assert names["en"]["terrain", "river"] == "river without a bridge"
    assert names["en"]["battle-row", "12"] == "on 12"


def test_every_refusal_has_a_number_of_its_own() -> None:
    """Two of one number would tell each other's sentence."""
    numbers = [
        value for name, value in vars(refusals).items() if name.isupper() and name != "RULES"
    ]
    assert len(numbers) == len(set(numbers))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_of_an_answer_says_what_is_answered(game, language: str) -> None:
    """The moments of one's own phases are questions of their own."""
    say = game.texts(language).say
    reactions = MOMENTS[MOMENTS.index("reaction_activation") :]
    told = {say("ask-answer", {"moment": moment}) for moment in reactions}
    assert len(told) == len(reactions)
    assert say("ask-answer", {"moment": ""}) not in told


def test_a_question_says_how_many_points_are_left(game) -> None:
    s = game.position({"paris": "davout fr_corps_1"}, hands={"empire": "31f 2f"})
    s.apply("spend 2f")
    shown = game.step_shown(s)
    said = game.texts("en").say("ask-activate", game.words(shown, "en"))
    assert said.startswith(f"{shown['points']} activation points: activate a force")
    assert shown["points"] == 3

"""The texts: complete in three languages, and sound wherever the game uses them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import grognard
from grognard.games.waterloo import events, rulebook
from grognard.games.waterloo.game import ENDINGS, REFUSALS, Waterloo
from grognard.games.waterloo.model import ARMIES, ARMS, SIDES
from grognard.games.waterloo.sequence import all_steps
from grognard.kernel.dice import FastDice
from grognard.kernel.event import Event, EventKind, Unknown
from grognard.kernel.state import VERB, A
from grognard.kernel.text import LANGUAGES, Catalogue

FILES = (
    ("grognard.kernel", "{}.ftl"),
    ("grognard.games.waterloo", "{}.ftl"),
    ("grognard.games.waterloo", "rules.{}.ftl"),
)
QUESTIONS = [step for step in all_steps() if step.asks and step.key]
WORDS_OF_NOTATION = (
    "no-action",
    "unknown-verb",
    "unknown-unit",
    "unknown-town",
    "unknown-column",
    "unknown-word",
    "too-many-words",
)
# Values that any variable can have when a message is only tried out.
SAMPLES = (0, 1, 2, "hidden", "none", "yes", "Mons")
EVENT_SAMPLES: dict[str, Any] = {
    "turn": 5,
    "unit": "durutte",
    "town": "ath",
    "from": "mons",
    "to": "enghien",
    "army": "british",
    "team": "allied",
    "left": 1,
    "forced": True,
    "die": 3,
    "needed": 4,
    "column": "centre",
    "cv": 2,
    "number": 2,
    "level": 2,
    "dice": (3, 5, 6),
    "hits": 2,
    "cause": "no-retreat",
    "ending": "time-up",
}
# The events about a piece; a reveal (6.2) shows it to everyone.
KINDS = list(events.KINDS.values())
VEILED = [kind for kind in KINDS if events.UNIT in kind.fields and kind.key != "reveals"]
# The same in every language: a name, a sign, or nothing but a variable.
SAME = {"ui-prompt"}
DOCS = Path(__file__).parents[2] / "docs" / "rulings" / "waterloo.md"

GAME = Waterloo()
MARCHED, RETREATED, FIRED = (
    events.KINDS[number] for number in (events.MARCHED, events.RETREATED, events.FIRED)
)


class Variables(Visitor):  # type: ignore[misc]
    """Collects the names of the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - named by Fluent
        self.names.add(node.id.name)


def parsed(package: str, name: str) -> list[Any]:
    """The entries of a file of texts."""
    source = files(package).joinpath("text", name).read_text("utf-8")
    return list(FluentParser().parse(source).body)


def messages(package: str, name: str) -> dict[str, set[str]]:
    """The messages of a file, each with its variables."""
    found = {}
    for entry in parsed(package, name):
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def every_message() -> dict[str, set[str]]:
    """All messages of the kernel and the game."""
    return {
        key: variables
        for package, name in FILES
        for key, variables in messages(package, name.format("en")).items()
    }


def spoken(texts: Catalogue, key: str, params: dict[str, Any]) -> str:
    """A text, which must come out without a single error."""
    pattern = texts.bundle.get_message(key).value
    text, errors = texts.bundle.format_pattern(pattern, params)
    assert not errors, f"{texts.language} {key}: {errors}"
    assert text.strip(), f"{texts.language} {key} is empty"
    return str(text)


# --- the files ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("package", "name"), FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_a_message_and_none_comes_twice(
    package: str, name: str, language: str
) -> None:
    entries = parsed(package, name.format(language))
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize(("package", "name"), FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_messages_and_variables(
    package: str, name: str, language: str
) -> None:
    assert messages(package, name.format(language)) == messages(package, name.format("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_whatever_its_variables_are(language: str) -> None:
    texts = GAME.texts(language)
    for key, variables in every_message().items():
        for sample in SAMPLES:
            spoken(texts, key, dict.fromkeys(variables, sample))


def test_nothing_is_left_untranslated() -> None:
    same = set()
    for key, variables in every_message().items():
        params = dict.fromkeys(variables, 2)
        if len({spoken(GAME.texts(language), key, params) for language in LANGUAGES}) == 1:
            same.add(key)
    assert same == SAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_french_spaces_are_typographic(language: str) -> None:
    for package, name in FILES:
        source = files(package).joinpath("text", name.format(language)).read_text("utf-8")
        assert re.findall(r".*'.*", source) == []
        if language == "fr":
            texts = "\n".join(line for line in source.splitlines() if not line.startswith("#"))
            assert re.findall(r".* [:;!?»].*|.*« .*", texts) == []


# --- everything the game can say ---------------------------------------------------------------


def needed_keys() -> set[str]:
    """The keys of all that this game names, does, asks, refuses and tells."""
    return {
        *(f"event-{kind.key}" for kind in KINDS),
        *(f"reason-{key}" for key, _rule in REFUSALS.values()),
        *(f"reason-{key}" for key in WORDS_OF_NOTATION),
        *(f"{prefix}-{step.key}" for step in QUESTIONS for prefix in ("step", "ask")),
        *(f"ending-{ending}" for ending in events.ENDINGS),
        *(
            f"{prefix}-{word}"
            for word in grognard.game("waterloo").notation.by_word
            for prefix in ("verb", "usage")
        ),
        *(f"{prefix}-{army}" for army in ARMIES for prefix in ("army", "side", "seat", "track")),
        *(f"{prefix}-{army}" for army in ARMIES for prefix in ("unknown-piece", "unknown-pieces")),
        *(f"{prefix}-{side}" for side in SIDES for prefix in ("team", "seat", "panel-battle")),
        *(f"cause-{cause}" for cause in events.CAUSES),
        *(f"{what}-{column}" for column in events.COLUMNS for what in ("column", "word")),
        *(f"word-{word}" for word in ("squares", *ARMIES)),
        *(f"kind-{arm}" for arm in ARMS),
        *(f"mark-{mark.key}" for mark in GAME.marks),
        *(f"turn-{turn.part}" for turn in GAME.model.turns),
        *(f"scenario-{name}{tail}" for name in GAME.scenarios for tail in ("", "-about")),
        *(
            f"option-{option.key.replace('_', '-')}{tail}"
            for option in GAME.options
            for tail in ("", "-about")
        ),
        f"title-{GAME.key}",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_game_names_has_its_text(language: str) -> None:
    texts = GAME.texts(language)
    assert {key for key in needed_keys() if not texts.has(key)} == set()


def event_texts(kind: EventKind, params: dict[str, Any], language: str) -> str:
    """The sentence of an event as a reader meets it."""
    return GAME.say(Event(kind, "4.0", params), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
def test_an_event_is_a_sentence(kind: EventKind, language: str) -> None:
    params = {field.name: EVENT_SAMPLES[field.name] for field in kind.fields}
    words = GAME._event_words(Event(kind, "4.0", params), GAME.texts(language))
    text = spoken(GAME.texts(language), f"event-{kind.key}", words)
    assert text[0].isupper()
    assert text.endswith(".")
    assert text == event_texts(kind, params, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("army", ARMIES)
@pytest.mark.parametrize("kind", VEILED, ids=lambda kind: kind.key)
def test_an_event_hides_a_hidden_piece(kind: EventKind, army: str, language: str) -> None:
    veiled = {field.name: EVENT_SAMPLES[field.name] for field in kind.fields if not field.hidden}
    text = event_texts(kind, {"unit": Unknown(army), **veiled}, language)
    phrase = GAME.texts(language).say(f"unknown-piece-{army}")
    assert text.startswith(phrase[0].upper() + phrase[1:])
    assert "hidden" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_block_with_two_commanders_is_one_thing(language: str) -> None:
    """Every verb is in the singular, so its name is that of one block."""
    names = [unit.called(language) for unit in GAME.model.units]
    assert len([name for name in names if "–" in name]) == 4
    assert not [name for name in names if re.search(r" (and|et|y) ", name)]
    params = {"unit": "ghigny", "from": "ath", "to": "enghien", "forced": False}
    told = event_texts(MARCHED, params, language)
    assert told.lower().startswith("ghigny–van merlen ")


def test_a_hidden_block_marches() -> None:
    marched = {"unit": Unknown("french"), "from": "mons", "to": "brussels", "forced": False}
    assert event_texts(MARCHED, marched, "en") == "A French block marches from Mons to Brussels."
    assert event_texts(MARCHED, marched, "fr") == "Un bloc français quitte Mons pour Bruxelles."
    assert event_texts(MARCHED, marched, "es") == "Un bloque francés marcha de Mons a Bruselas."


@pytest.mark.parametrize(
    ("language", "forced"), [("en", "forced"), ("fr", "forcée"), ("es", "forzada")]
)
@pytest.mark.parametrize("kind", [MARCHED, RETREATED], ids=lambda kind: kind.key)
def test_a_forced_march_is_told_from_an_ordinary_one(
    kind: EventKind, language: str, forced: str
) -> None:
    params = {"unit": "foy", "from": "mons", "to": "ath", "forced": True}
    assert forced in event_texts(kind, params, language)
    assert forced not in event_texts(kind, {**params, "forced": False}, language)


@pytest.mark.parametrize(
    ("language", "none", "one"),
    [("en", "no hit", "one"), ("fr", "aucun", "1 coup au but."), ("es", "ningún", "un impacto")],
)
def test_hits_are_counted_in_grammar(language: str, none: str, one: str) -> None:
    params = {"unit": "foy", "level": 1, "dice": [1, 6]}
    assert none in event_texts(FIRED, {**params, "hits": 0}, language)
    assert one in event_texts(FIRED, {**params, "hits": 1}, language)
    assert "2" in event_texts(FIRED, {**params, "hits": 2}, language)


# --- refusals, as the game really makes them ---------------------------------------------------


def fields() -> list[Any]:
    """Games at their beginning, and one in the middle of a battle with friends at hand."""
    battle = {
        "town": "ligny",
        "french": {
            "left": "allix:1 guyot",
            "centre": "friant desales napoleon",
            "right": "foy# pajol+",
            "reserve": "morand baltus",
        },
        "allied": {
            "left": "krafft bose:1",
            "centre": "jagow# hobe brause",
            "right": "luck lehmann",
            "reserve": "kemphen",
        },
        "from": ["charleroi"],
    }
    near = {"charleroi": "teste jannin~ simmer", "namur": "hake hiller", "wavre": "cooke"}
    return [
        GAME.start("historical", seed=7),
        GAME.start("free", seed=7, command_control=True),
        GAME.position(battles=[battle], towns=near, dice=FastDice(7)),
    ]


def attempts(state: Any, choose: random.Random) -> Iterator[int]:
    """Every kind of action with pieces and places now in question, sensible or not."""
    codes = [action.code for action in state.legal()]
    pieces = [code // A % A for code in codes]
    places = [code % A for code in codes] + [0, 1, 2, 3]
    for verb in range(1, 21):
        for _ in range(12):
            piece = choose.choice((choose.choice(pieces), choose.randrange(82)))
            place = choose.choice((choose.choice(places), choose.randrange(51)))
            yield verb * VERB + piece * A + place


def play_on(state: Any, choose: random.Random) -> None:
    """Any action, but rather one that keeps the battle going."""
    legal = state.legal()
    bold = [action for action in legal if not str(action).startswith(("retreat", "done"))]
    state.apply(choose.choice(bold or legal))


def test_every_refusal_of_a_played_game_can_be_said() -> None:
    choose = random.Random(1815)
    said = {}
    for state in fields():
        for _ in range(50):
            for code in attempts(state, choose):
                reason = GAME.objection(state, code)
                if reason is not None:
                    said[reason.key, frozenset(reason.params)] = reason
            play_on(state, choose)
    for reason in said.values():
        assert_said(reason)
    assert len({key for key, _params in said}) > 30


def assert_said(reason: Any) -> None:
    """A refusal comes out whole in every language."""
    for language in LANGUAGES:
        words = GAME.words(reason.params, language)
        text = spoken(GAME.texts(language), f"reason-{reason.key}", words)
        assert text[0] == text[0].upper()


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("", "no-action"),
        ("marsh foy mons", "unknown-verb"),
        ("xyzzy", "unknown-verb"),
        ("march", "unknown-unit"),
        ("march duruttte mons", "unknown-unit"),
        ("march foy", "unknown-town"),
        ("march foy monss", "unknown-town"),
        ("group qqqq", "unknown-town"),
        ("deploy foy", "unknown-column"),
        ("deploy foy lefft", "unknown-column"),
        ("deploy foy zzzz", "unknown-column"),
        ("fire foy square", "unknown-word"),
        ("advance foy zzzz", "unknown-word"),
        ("done now", "too-many-words"),
    ],
)
def test_what_cannot_be_understood_is_explained(typed: str, key: str) -> None:
    reason = GAME.start(seed=1).why_not(typed)
    assert reason is not None
    assert reason.key == key
    assert_said(reason)
    assert "none" not in str(reason)


def test_a_near_miss_gets_a_suggestion() -> None:
    reason = GAME.start(seed=1).why_not("marsh foy mons")
    assert reason is not None
    assert "Did you mean “march”?" in GAME.say(reason, "en")
    assert "march" in GAME.say(reason, "fr")
    assert "march" in GAME.say(reason, "es")


# --- the rules page ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_ruling_has_title_and_text(language: str) -> None:
    texts = GAME.texts(language)
    for number in rulebook.RULES:
        assert texts.has(rulebook.key(number)), number
        assert len(rulebook.text(number, language)) > 30
        assert not rulebook.title(number, language).startswith(("rule-", "ruling-"))


def test_no_text_of_a_rule_lacks_its_number() -> None:
    keys = {rulebook.key(number) for number in rulebook.RULES}
    titles = {f"{rulebook.key(number)}-title" for number in rulebook.NUMBERS}
    found = messages("grognard.games.waterloo", "rules.en.ftl")
    assert set(found) == keys | titles | {"ruling-title"}


def test_what_the_code_cites_is_in_the_rule_book() -> None:
    cited = {kind.rule for kind in KINDS}
    cited |= {step.rule for step in QUESTIONS} | {ending[1] for ending in ENDINGS.values()}
    cited |= {option.rule for option in GAME.options}
    cited |= {rule for rules in rulebook.RULED.values() for rule in rules}
    assert cited <= set(rulebook.NUMBERS)


def citations(language: str) -> dict[str, set[str]]:
    """The rulings that each rule mentions."""
    return {
        number: set(re.findall(r"\bW\d+\b", rulebook.text(number, language)))
        for number in rulebook.NUMBERS
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_mentioned_where_it_belongs(language: str) -> None:
    found = citations(language)
    for ruling, rules in rulebook.RULED.items():
        assert any(ruling in found[rule] for rule in rules), ruling
    assert set().union(*found.values()) == set(rulebook.RULINGS)
    assert found == citations("en")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_numbers_in_a_rule_agree_between_languages(language: str) -> None:
    for number in rulebook.RULES:
        numbers = re.findall(r"\d+", rulebook.text(number, language))
        assert sorted(numbers) == sorted(re.findall(r"\d+", rulebook.text(number, "en"))), number


def test_an_unknown_rule_is_not_found() -> None:
    with pytest.raises(KeyError):
        rulebook.text("14.0")


def test_the_table_of_rulings_is_the_one_in_force() -> None:
    rows = re.findall(r"^\| (W\d+) \| ([\d., ]+) \| (.+) \|$", DOCS.read_text("utf-8"), re.M)
    quotes = str.maketrans({"’": "'", "“": '"', "”": '"'})
    assert rows == [
        (number, ", ".join(rules), rulebook.text(number).translate(quotes))
        for number, rules in rulebook.RULED.items()
    ]

"""The texts: the same in three languages, and there for all that the rules can say."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from grognard.cli.main import main
from grognard.games.age import rulebook
from grognard.games.age.events import CAUSES, ENDINGS, PHASES
from grognard.games.age.events import KINDS as EVENT_KINDS
from grognard.games.age.looks import MARKS
from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.kernel.text import LANGUAGES

FILES = ("{}.ftl", "rules.{}.ftl")
DOCS = Path(__file__).parents[2] / "docs" / "rulings" / "age.md"
BOOKS = [(edition, language) for edition in rulebook.EDITIONS for language in LANGUAGES]
# Titles that are names, or the same word in every language.
SAME = {"Britannia", "Britannia, Stein, Radetzky"}


def texts_of(language: str, name: str = "{}.ftl") -> str:
    """A file of texts."""
    return (files("grognard.games.age") / "text" / name.format(language)).read_text("utf-8")


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
def test_french_has_its_spaces(name: str) -> None:
    """Before : ; ! ? and within « » they do not break."""
    french = "\n".join(
        line.partition(" = ")[2] or line
        for line in texts_of("fr", name).splitlines()
        if "#" not in line
    )
    assert not re.findall(r" [:;!?»]|« |\w[;!?»]|«\w", french)


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_of_the_rules_are_typographic(language: str) -> None:
    assert "'" not in texts_of(language, "rules.{}.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_objection_and_event_has_its_words(game, language: str) -> None:
    texts = game.texts(language)
    wanted = [f"reason-{key}" for key, _ in game.refusals.values()]
    wanted += [f"event-{kind.key}" for kind in EVENT_KINDS.values()]
    for step in game.tables.steps:
        if step.asks:
            wanted += [f"step-{step.key}", f"ask-{step.key}"]
    wanted += [f"verb-{verb.word}" for verb in game.notation.verbs.values()]
    wanted += [f"mark-{mark.key}" for mark in MARKS]
    wanted += [f"phase-{key}" for key in PHASES] + [f"cause-{key}" for key in CAUSES]
    wanted += [f"ending-{key}" for key in ENDINGS]
    wanted += [f"scenario-{key}" for key in game.scenarios]
    wanted += [f"option-{option.key.replace('_', '-')}" for option in game.options]
    assert [key for key in wanted if not texts.has(key)] == []


@pytest.mark.parametrize(
    ("scenario", "edition"), [("1805", "living"), ("1809", "original"), ("1813", "living")]
)
def test_a_random_game_ends_and_can_be_told(game, scenario: str, edition: str) -> None:
    """Whatever happens is told to either seat and to onlookers, without a gap in a sentence."""
    state, rng = game.start(scenario, edition=edition, dice=FastDice(2)), random.Random(2)
    said: set[str] = set()
    for _ in range(20_000):
        if state.over:
            break
        for event in state.apply(rng.choice(state.codes())):
            if event.key in said:
                continue
            said.add(event.key)
            for seat in ("french", "coalition", None):
                seen = event.seen_by(seat)
                for language in LANGUAGES:
                    sentence = game.say(seen, language)
                    assert "{" not in sentence
                    assert sentence.endswith((".", "!"))
    assert state.over
    assert {"deployed", "played", "drew", "phase-begins"} <= said


# --- the rule book -------------------------------------------------------------------------


def everything(edition: str) -> tuple[str, ...]:
    """The rules and rulings of an edition."""
    return rulebook.NUMBERS[edition] + rulebook.RULINGS[edition]


@pytest.mark.parametrize(("edition", "language"), BOOKS)
def test_every_rule_and_ruling_has_title_and_text(edition: str, language: str) -> None:
    for number in everything(edition):
        told = rulebook.text(number, language, edition)
        assert len(told) > 20, number
        assert not re.search(r"rule-|ruling-|[{}]", told), number
        assert not re.match(r"rule-|ruling-", rulebook.title(number, language, edition)), number


def test_no_text_of_a_rule_is_never_read() -> None:
    read = {key for e in rulebook.EDITIONS for n in everything(e) for key in rulebook.keys(n, e)}
    titles = {f"{rulebook.keys(number)[0]}-title" for number in rulebook.NUMBERS["living"]}
    assert set(keys_of("en", "rules.{}.ftl")) == read | titles | {"ruling-title", "rule-rulings"}


@pytest.mark.parametrize("edition", rulebook.EDITIONS)
def test_nothing_of_the_rules_is_left_untranslated(edition: str) -> None:
    for number in everything(edition):
        assert len({rulebook.text(number, each, edition) for each in LANGUAGES}) == 3, number
    for number in rulebook.NUMBERS[edition]:
        titles = {rulebook.title(number, language, edition) for language in LANGUAGES}
        assert len(titles) > 1 or titles <= SAME | {"Royal Navy"}, number


@pytest.mark.parametrize("edition", rulebook.EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_numbers_in_a_rule_agree_between_languages(edition: str, language: str) -> None:
    for number in everything(edition):
        numbers = re.findall(r"\d+", rulebook.text(number, language, edition))
        english = re.findall(r"\d+", rulebook.text(number, "en", edition))
        assert sorted(numbers) == sorted(english), number


@pytest.mark.parametrize("edition", rulebook.EDITIONS)
def test_a_rule_refers_to_rules_that_there_are(edition: str) -> None:
    known = set(everything(edition))
    for number in everything(edition):
        told = rulebook.text(number, "en", edition)
        assert set(rulebook.NUMBER.findall(told)) | set(re.findall(r"\bA\d+", told)) <= known, (
            number
        )


def test_a_ruling_of_one_edition_is_not_in_the_other() -> None:
    assert len(rulebook.RULED) == 187
    assert set(rulebook.RULED) - set(rulebook.RULINGS["living"]) == set(
        rulebook.ONE_EDITION["original"]
    )
    with pytest.raises(KeyError):
        rulebook.text("A51")
    with pytest.raises(KeyError):
        rulebook.text("11.4 A", edition="original")
    assert rulebook.text("14.4", edition="original") != rulebook.text("11.4")


@pytest.mark.parametrize("edition", rulebook.EDITIONS)
def test_every_ruling_is_mentioned_in_the_rules_it_is_about(edition: str) -> None:
    for ruling in rulebook.RULINGS[edition]:
        for number in rulebook.ruled(ruling, edition):
            found = re.findall(r"\bA\d+\b", rulebook.text(number, "es", edition))
            assert ruling in found, (ruling, number)


def test_the_table_of_rulings_is_the_one_in_force() -> None:
    rows = re.findall(
        r"^\| (A\d+) \| (.+?) \| (\w+) \| (.+) \|$", DOCS.read_text("utf-8"), re.MULTILINE
    )
    quotes = str.maketrans({"’": "'", "“": '"', "”": '"'})
    assert rows == [
        (
            number,
            ", ".join(rules),
            *next(
                (edition, rulebook.text(number, edition=edition).translate(quotes))
                for edition in rulebook.EDITIONS
                if number in rulebook.RULINGS[edition]
            ),
        )
        if any(number in only for only in rulebook.ONE_EDITION.values())
        else (number, ", ".join(rules), "both", rulebook.text(number).translate(quotes))
        for number, rules in rulebook.RULED.items()
    ]


@pytest.fixture
def rules(game, monkeypatch):
    """`grognard rules`, with this game among those offered."""
    monkeypatch.setattr(registry, "names", lambda: ("age", "waterloo"))
    monkeypatch.setattr(registry, "game", lambda _key, _data=None: game)

    def run(*words: str) -> Result:
        return CliRunner().invoke(main, ["rules", "age", *words])

    return run


def test_a_lettered_rule_is_read_at_the_prompt(rules) -> None:
    for words in (("8.1", "A"), ("8.1a",), ("8.1 A",)):
        assert rules(*words).output.startswith("8.1 A Old hands\n")
    assert rules("11", "g", "--lang", "fr").output.startswith("11 G Ce que coûte un mouvement\n")
    assert rules("14.4", "--edition", "original").output.startswith("14.4 Interception\n")
    assert rules("11.4", "A", "--edition", "original").output.startswith("14.4 Interception\n")
    assert rules("99.9", "A", "--edition", "original").exit_code != 0


@pytest.mark.parametrize("edition", rulebook.EDITIONS)
def test_rules_and_rulings_are_listed_by_edition(rules, edition: str) -> None:
    listed = rules("--edition", edition).output.splitlines()
    assert len(listed) == len(rulebook.NUMBERS[edition])
    rulings = rules("--rulings", "--edition", edition).output
    assert re.findall(r"^A\d+", rulings, re.MULTILINE) == list(rulebook.RULINGS[edition])


# --- the tables that the rules tell ----------------------------------------------------------


def rows(number: str, language: str) -> list[list[int]]:
    """The numbers of the lines of a table in a rule, each without what stands before its colon."""
    lines = re.findall(r"^– .*?:(.*)$", rulebook.text(number, language), re.MULTILINE)
    return [[int(found) for found in re.findall(r"\d+", line)] for line in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_the_rules_are_those_of_the_data(game, language: str) -> None:
    m = game.model
    assert rows("12.2 D", language) == [[*row.losses, row.tie_break] for row in m.battle_rows]
    assert rows("11.1.2 C", language) == [list(row.losses[:3]) for row in m.march_rows]
    assert not any(loss for row in m.march_rows for loss in row.losses[3:])
    assert rows("14 B", language) == [list(row.losses) for row in m.winter_rows]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_and_limits_of_countries_are_those_of_the_data(game, language: str) -> None:
    countries = {country.key: country for country in game.model.countries}
    plain = [countries[key] for key in ("france", "great_britain", "russia", "spain")]
    reformed = [countries[key] for key in ("austria", "prussia")]
    cards = re.findall(r"\d+", rulebook.text("8.1 B", language).partition("\n")[2])
    assert [int(n) for n in cards[:4]] == [country.cards[0] for country in plain]
    assert {country.cards for country in reformed} == {(int(cards[4]), int(cards[6]))}
    limits = re.findall(r"(\d+) / (\d+)", rulebook.text("9.2 B", language))
    assert [(int(a), int(b)) for a, b in limits] == [
        (country.mobilization[after], country.deployment[after])
        for country, after in [
            *((country, 0) for country in plain),
            *((country, after) for country in reformed for after in (0, 1)),
        ]
    ]


# --- the sources -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_record_tells_its_source_under_a_name(game, language: str) -> None:
    records, m = game.records(language), game.model
    keys = [(record.kind, record.key) for record in records]
    assert len(keys) == len(set(keys))
    counts = [(kind, sum(key[0] == kind for key in keys)) for kind in dict.fromkeys(dict(keys))]
    everything = (m.areas, m.links, m.countries[:19], m.corps, m.cards, m.scenarios, m.stacks)
    assert [n for _, n in counts[:7]] == [len(each) for each in everything]
    assert counts[7:] == [("battle-row", 7), ("march-row", 5), ("winter-row", 4), ("figures", 5)]
    for record in records:
        assert game.texts(language).has(f"ui-record-{record.kind}")
        assert not re.search(r"record-|_", record.name), record
        assert re.match(r"(S|W\d+|R)\b", record.source), record


def test_the_records_of_other_languages_have_other_names(game) -> None:
    names = {
        language: {(r.kind, r.key): r.name for r in game.records(language)}
        for language in LANGUAGES
    }
    assert names["fr"]["area", "bohmen"] == "Bohême"
    assert names["es"]["card", "mud"] == "Barro"
    assert names["en"]["placed", "1805-4"] == "1805, Lorraine"
    assert names["en"]["battle-row", "12"] == "from 12 on"


@pytest.mark.parametrize(
    ("losses", "said"),
    [
        ((1, 0), "Name your losses in Hanover: 1 for good."),
        ((0, 2), "Name your losses in Hanover: 2 for a time."),
        ((1, 2), "Name your losses in Hanover: 1 for good, then 2 for a time."),
    ],
)
def test_losses_that_are_none_are_not_named(game, losses: tuple[int, int], said: str) -> None:
    words = {"area": "Hanover", "permanent": losses[0], "temporary": losses[1]}
    assert game.texts("en").say("ask-losses", words) == said

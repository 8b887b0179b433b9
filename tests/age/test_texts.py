"""The texts: the same in three languages, and there for all that the rules can say."""

from __future__ import annotations

import random
import re
from importlib.resources import files

import pytest

from grognard.games.age.events import CAUSES, ENDINGS, PHASES
from grognard.games.age.events import KINDS as EVENT_KINDS
from grognard.games.age.looks import MARKS
from grognard.kernel.dice import FastDice
from grognard.kernel.text import LANGUAGES


def texts_of(language: str) -> str:
    """A file of texts."""
    return (files("grognard.games.age") / "text" / f"{language}.ftl").read_text("utf-8")


def keys_of(language: str) -> list[str]:
    """The keys of a file, in their order."""
    return re.findall(r"^([a-z][\w-]*) =", texts_of(language), re.MULTILINE)


def test_all_languages_say_the_same_things() -> None:
    english = keys_of("en")
    assert len(english) == len(set(english))
    for language in LANGUAGES:
        assert keys_of(language) == english


def test_french_has_its_spaces() -> None:
    """Before : ; ! ? and within « » they do not break."""
    french = "\n".join(
        line.partition(" = ")[2] or line for line in texts_of("fr").splitlines() if "#" not in line
    )
    assert not re.findall(r" [:;!?»]|« |\w[;!?»]|«\w", french)


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
    state, rng = game.start(scenario, edition=edition, dice=FastDice(9)), random.Random(9)
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

"""The numbers of rules that each edition cites are those that it prints."""

from __future__ import annotations

import pytest

from age_battles import TWELVE, battle, engage_all
from grognard.games.age import rulebook
from grognard.games.age.game import ENDINGS
from grognard.kernel.event import rule_in
from wars import do


def cited(game, edition: int) -> set[str]:
    """What objections, events, verbs and questions cite in an edition."""
    rules = [rule for _, rule in game.refusals.values()]
    rules += [kind.rule for kind in game.event_kinds.values()]
    rules += [verb.rule for verb in game.notation.verbs.values()]
    rules += [step.rule for step in game.tables.steps]
    return {rule_in(rule, edition) for rule in rules} - {""}


@pytest.mark.parametrize("edition", rulebook.EDITIONS)
def test_each_edition_cites_the_rules_of_its_book(game, edition: str) -> None:
    assert cited(game, rulebook.EDITIONS.index(edition)) <= set(rulebook.NUMBERS[edition])


def test_endings_and_options_cite_rules(game) -> None:
    named = {rule for _, rule in ENDINGS.values()} | {option.rule for option in game.options}
    assert named <= set(rulebook.NUMBERS["living"])


def test_the_original_has_no_letters_and_prints_11_4_as_14_4() -> None:
    numbers = rulebook.NUMBERS["original"]
    assert [number for number in numbers if " " in number] == []
    assert numbers[numbers.index("14.4") - 1] == "11.3"
    assert "11.4" not in numbers


def test_the_living_edition_has_letters(game) -> None:
    living = cited(game, 0)
    assert {"6.2 C", "8.1 G", "11 G", "11.4 A", "13.2 C"} <= living
    assert "14.4" not in living


def test_a_question_cites_its_edition(game) -> None:
    for edition, asks in (("living", "6.3 B"), ("original", "6.3")):
        state = game.position(phase="diplomacy", edition=edition, hands={"french": "talleyrand"})
        do(state, "first me")
        do(state, "play talleyrand prussia")
        assert (state.step, game.step_rule(state)) == ("join", asks)


def test_an_event_that_several_rules_bring_about_cites_the_right_one(game) -> None:
    """A corps lost to the winter or in a battle, and the end of the war that follows."""
    for edition, cold, fought, end in (
        ("living", "14 C", "12.3.1 A", "15.2 B"),
        ("original", "14.0", "12.3.1", "15.2"),
    ):
        state = game.position(
            phase="winter",
            edition=edition,
            countries={"member": "russia"},
            areas={"smolensk": "napoleon ney soult"},
            dice=[2],
        )
        events = {event.key: event.rule for event in do(state, "lose napoleon")}
        assert (events["lost"], events["game-ends"]) == (cold, end)
        state = battle(game, "ney", TWELVE, edition=edition, dice=[1, 6])
        engage_all(state)
        events = {event.key: event.rule for event in do(state, "lose ney")}
        assert events["lost"] == fought

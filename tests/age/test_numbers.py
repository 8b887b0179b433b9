"""The numbers of rules that each edition cites are those that it prints."""

from __future__ import annotations

from battles import TWELVE, battle, engage_all
from grognard.kernel.event import rule_in
from wars import do

# The original edition has no letters, and prints 11.4 as 14.4.
PRINTED = """
    2.1 2.2.1 2.2.2 2.2.3 2.2.4 2.3 2.6 2.7
    3.1 3.2 3.3 3.3.1 3.3.2 3.3.3 3.3.4 3.3.5 3.3.6 3.3.7
    4.1 4.2 5.0 6.0 6.1 6.2 6.3 7.0 7.1 7.2 7.3 8.0 8.1
    9.0 9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8 10.0 10.1 10.2 10.3 10.4
    11.0 11.1 11.1.1 11.1.2 11.2 11.3 14.4 11.5
    12.0 12.1 12.2 12.3 12.3.1 12.3.2 12.3.3 13.0 13.1 13.2 14.0 15.0 15.1 15.2 15.3 17.1
"""
ORIGINAL = set(PRINTED.split())


def cited(game, edition: int) -> set[str]:
    """What objections, events, verbs and questions cite in an edition."""
    rules = [rule for _, rule in game.refusals.values()]
    rules += [kind.rule for kind in game.event_kinds.values()]
    rules += [verb.rule for verb in game.notation.verbs.values()]
    rules += [step.rule for step in game.tables.steps]
    return {rule_in(rule, edition) for rule in rules} - {""}


def test_the_original_cites_the_numbers_that_it_prints(game) -> None:
    assert cited(game, 1) <= ORIGINAL


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

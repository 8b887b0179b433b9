"""Chapters 1 and 2: what the game is, and what lies on the table."""

from __future__ import annotations

import re

import pytest

from grognard.games.age import rulebook
from grognard.games.age.layout import CAMPAIGN, PHASE
from grognard.kernel.dice import FastDice
from grognard.kernel.text import LANGUAGES
from wars import aligned, at, do


def aside(game, state) -> dict[str, list[str]]:
    """The corps beside the map, by the key of their box."""
    boxes = game.view(state, None)["aside"]
    return {box["key"]: [piece["key"] for piece in box["pieces"]] for box in boxes}


@pytest.mark.rule("1.0", "1 A")
def test_there_are_two_players(game) -> None:
    assert game.seats() == ("french", "coalition")
    assert game.start("1805", seed=1).seat in game.seats()


@pytest.mark.rule("1 B", "2.5")
@pytest.mark.parametrize("edition", rulebook.EDITIONS)
def test_three_scenarios_begin_with_a_campaign_and_end_in_1815(game, edition: str) -> None:
    assert game.scenarios == ("1805", "1809", "1813")
    for year in game.scenarios:
        state = game.start(year, edition=edition, seed=1)
        assert (state.year(), state.c[PHASE]) == (int(year), CAMPAIGN)
    assert game.model.numbers.last_year == 1815
    assert {option.rule for option in game.options} == {"6.2 D", "13 C", "17.1"}


@pytest.mark.rule("2.0", "2.2")
def test_what_is_in_the_box(game) -> None:
    assert sum(card.count for card in game.model.cards) == 55
    assert len(game.model.corps) <= 162


@pytest.mark.rule("2.1 A")
def test_an_area_is_known_by_the_name_of_its_country_and_by_yours(game) -> None:
    state = game.start("1805", seed=1)
    do(state, "first me")
    while state.step != "moves":
        do(state, "pass")
    for name in ("lorraine", "Lorena", "Lorraine"):
        assert state.why_not(f"march {name}") is None
    assert {game.places(each)["bohmen"].name for each in LANGUAGES} == {
        "Bohemia",
        "Bohême",
    }


@pytest.mark.rule("2.1 E", "2.2.1 I", "A14")
def test_prisoners_reserve_and_losses_lie_open(game) -> None:
    state = game.position(boxes={"prisoners": "mack", "lost": "karl"}, areas={"bayern": "ney"})
    seen = aside(game, state)
    assert (seen["prisoners"], seen["lost"]) == (["mack"], ["karl"])
    assert "johann" in seen["reserve-austrian"]
    assert "ney" not in seen["reserve-french"]


@pytest.mark.rule("2.1 F", "2.2.2")
def test_two_tracks(game) -> None:
    tracks = {
        track["key"]: track["value"]
        for track in game.view(game.position(year=1809, round=3), None)["tracks"]
        if "value" in track
    }
    assert (tracks["year"], tracks["round"]) == (1809, 3)


@pytest.mark.rule("2.2.1 A", "4.1 A", "4.0")
def test_a_corps_is_a_commander(game) -> None:
    names = [info.name for info in game.pieces("en").values()]
    assert len(set(names)) == len(names)
    assert {"Napoléon", "Wellington", "Kutuzov"} <= set(names)


@pytest.mark.rule("2.2.4 A")
@pytest.mark.parametrize("card", ["stein", "radetzky"])
def test_a_card_in_force_is_remembered(game, card: str) -> None:
    """Nothing but the marker says so: the card itself lies among the discards."""
    state = game.position(phase="strategy", markers=card, hands={"french": card})
    assert at(state, "blucher") == ("reserve" if card == "stein" else "waiting")
    assert at(state, "gyulai") == ("reserve" if card == "radetzky" else "waiting")


@pytest.mark.rule("2.3 B")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read(game, language: str) -> None:
    for card in game.cards(language).values():
        assert len(card.text) > 20
        assert card.name not in ("", card.text)


@pytest.mark.rule("2.4")
@pytest.mark.parametrize("number", ["8.1 B", "9.2 B", "11.1.2 C", "12.2 D", "14 B"])
def test_the_tables_stand_in_the_rules(number: str) -> None:
    assert number in rulebook.text("2.0")
    assert len(re.findall(r"^– ", rulebook.text(number), re.MULTILINE)) >= 3


@pytest.mark.rule("2.6")
def test_dice_have_six_sides() -> None:
    dice = FastDice(1805)
    assert {int(dice.below(6)) + 1 for _ in range(200)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("2.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_abbreviations_are_explained(language: str) -> None:
    words = re.findall(r"\b[A-Z]{2,3}\b", rulebook.text("2.7", language))
    assert sorted(words) == ["BR", "CM", "FA", "FD", "IC", "MR", "NC", "SR", "TBM"]


@pytest.mark.rule("3.0", "3.3.2 B", "3.3.3 B")
def test_some_countries_are_insurgent_or_neutral_at_the_start(game) -> None:
    starts = {year: game.start(year, seed=1) for year in game.scenarios}
    assert aligned(starts["1805"], "prussia") == "neutral"
    assert aligned(starts["1809"], "russia") == "neutral"
    assert aligned(starts["1809"], "spain") == "insurgent"
    assert aligned(starts["1813"], "prussia") == "insurgent"
    countries = [c.key for c in game.model.countries if c.key not in ("france", "great_britain")]
    assert "neutral" not in {aligned(starts["1813"], country) for country in countries}
    assert "insurgent" not in {aligned(starts["1805"], country) for country in countries}

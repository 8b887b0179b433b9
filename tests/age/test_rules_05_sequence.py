"""Chapters 3 and 5: alignments, the year, and how the scenarios begin."""

from __future__ import annotations

import pytest

from grognard.games.age.layout import PHASE, YEAR
from grognard.kernel.dice import FastDice
from wars import aligned, at, do, told

EDITIONS = ("living", "original")


@pytest.mark.rule("3.1")
def test_the_countries_of_europe(game) -> None:
    countries = game.model.countries[:19]
    assert sum(country.major for country in countries) == 6
    for country in countries:
        size = sum(area.country == country.id for area in game.model.areas)
        assert size >= 6 if country.major and country.key != "great_britain" else size == 1


@pytest.mark.rule("3.2", "3.3 C")
def test_a_detachable_area_follows_its_country_until_it_is_detached(game) -> None:
    state = game.position(countries={"member": "austria prussia", "dominion": "sachsen"})
    names = {"tirol": "member", "sachsen": "dominion"}
    for name, alignment in names.items():
        number = game.model.country(name).id
        place = game.model.area(name).id
        assert ("neutral", "member", "insurgent", "ally", "dominion")[
            state.alignment(number)
        ] == alignment
        assert state.holder(place) == (1 if alignment == "member" else 0)
    assert aligned(state, "tirol") == "attached"


@pytest.mark.rule("3.3 A", "3.3.6", "3.3.7", "15.0")
@pytest.mark.parametrize(
    ("alignment", "side"),
    [("neutral", -1), ("member", 1), ("insurgent", 1), ("ally", 0), ("dominion", 0)],
)
def test_who_commands_a_country(game, alignment: str, side: int) -> None:
    state = game.position(countries={alignment: "russia bayern"})
    assert state.commander(game.model.country("russia").id) == side
    assert state.commander(game.model.country("bayern").id) == side
    assert state.commander(game.model.country("france").id) == 0
    assert state.commander(game.model.country("great_britain").id) == 1


@pytest.mark.rule("5.0", "10.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("scenario", "round_"), [("1805", 3), ("1809", 1), ("1813", 2)])
def test_a_scenario_begins_in_its_campaign_phase(game, edition, scenario, round_) -> None:
    state = game.start(scenario, edition=edition, dice=FastDice(1))
    assert (state.step, 1800 + state.c[YEAR]) == ("order", int(scenario))
    view = state.view(None)
    assert view["step"]["phase"] == "campaign"
    assert [track["value"] for track in view["tracks"]] == [int(scenario), round_]


@pytest.mark.rule("5.0")
def test_the_phases_of_a_year_in_order(game) -> None:
    state = game.position(year=1806, phase="diplomacy")
    seen = []
    while state.c[YEAR] == 6:
        events = do(state, str(state.legal()[-1]))
        seen += [event["phase"] for event in told(events, "phase-begins")]
    assert seen == [
        "insurrection",
        "strategy",
        "reinforcement",
        "campaign",
        "surrender",
        "winter",
        "victory",
        "diplomacy",
    ]
    assert state.c[PHASE] == 1


@pytest.mark.rule("A49")
def test_the_cards_of_1805(game) -> None:
    state = game.start("1805", dice=FastDice(1))
    view = state.view(None)
    assert [hand["count"] for hand in view["hands"].values()] == [8, 8]
    decks = {deck["key"]: deck for deck in view["decks"]}
    assert decks["pile"]["count"] == 55 - 2 - 16
    assert decks["set-aside"]["cards"] == ["english_gold", "insurrection"]


def test_the_cards_of_1809_and_1813(game) -> None:
    state = game.start("1809", dice=FastDice(1))
    decks = {deck["key"]: deck["count"] for deck in state.view(None)["decks"]}
    assert decks == {"pile": 55 - 7 - 24 - 15, "discards": 31, "set-aside": 0}
    state = game.start("1813", dice=FastDice(1))
    decks = {deck["key"]: deck["count"] for deck in state.view(None)["decks"]}
    assert decks == {"pile": 55 - 3 - 18, "discards": 3, "set-aside": 0}


def test_the_set_up_of_1813(game) -> None:
    state = game.start("1813", dice=FastDice(1))
    assert at(state, "napoleon") == "sachsen"
    assert at(state, "wittgenstein") == "polen"
    assert at(state, "lannes") == "out"
    assert at(state, "schwarzenberg") == "reserve"
    assert (aligned(state, "sachsen"), aligned(state, "prussia")) == ("dominion", "insurgent")


def test_the_set_up_of_1805(game) -> None:
    state = game.start("1805", dice=FastDice(1))
    assert at(state, "mack") == "bayern"
    assert at(state, "blucher") == "waiting"
    assert aligned(state, "tirol") == "attached"
    assert aligned(state, "italia") == "dominion"


@pytest.mark.rule("6.1", "8.1 E", "9.1", "10.1", "A172", "A62")
def test_the_order_is_chosen_anew_in_each_of_four_phases(game) -> None:
    state = game.position(year=1806, phase="diplomacy")
    asked = []
    while state.c[YEAR] == 6:
        if state.step == "order":
            asked.append(state.view(None)["step"]["phase"])
        do(state, str(state.legal()[-1]))
    assert asked == ["diplomacy", "strategy", "reinforcement", "campaign"]


@pytest.mark.rule("8.1", edition="original")
def test_in_the_original_nobody_chooses_the_order_of_strategy_cards(game) -> None:
    state = game.position(year=1806, phase="strategy", edition="original", dice=FastDice(1))
    assert (state.step, state.seat) == ("strategy", "french")

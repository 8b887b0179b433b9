"""The quick opponent plans a campaign: states, cards to keep, depots, points, masses."""

from __future__ import annotations

from typing import Any

import pytest
from tests.europe.test_cards_politics import beat, open_talks, spent, talks
from tests.europe.test_instinct import ARMY, glance
from tests.europe.test_instinct_campaign import AUSTRIANS, board_of, pull
from tests.europe.test_rules_07_5_moves import moves
from tests.europe.test_rules_18_conquest import terms
from tests.europe_politics import begin, country
from tests.europe_wars import at, piece
from tests.europe_years import between_years, to_turn

from grognard.games.europe import kinds, politics
from grognard.games.europe.conquest import surrender
from grognard.games.europe.game import Europe
from grognard.games.europe.layout import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    PRUSSIA,
    VICTORY,
    YEAR,
)
from grognard.games.europe.planner.policy import held_back, ripe

# --- what peace takes (18.2.2) ---------------------------------------------------------------


def prussia_beaten(game: Europe) -> Any:
    """Prussia has made peace, and the Empire chooses."""
    state = terms(game)
    politics.set_status(state, PRUSSIA, 2, COALITION, -1)
    for key in ("saxony", "hesse", "cleves"):
        minor = country(state, key)
        politics.set_status(state, minor, int(politics.status(state, minor)), COALITION, PRUSSIA)
    surrender(state, PRUSSIA)
    begin(state, kinds.PEACE_TERMS, EMPIRE, PRUSSIA)
    return state


@pytest.mark.rule("18.2.2", "8.3.1")
def test_members_of_the_confederation_are_taken_before_provinces(game: Europe) -> None:
    """20F wants six of them; who counts for Westphalia too comes first."""
    state = prussia_beaten(game)
    assert state.step == "peace-terms"
    assert glance(state) in ("seize hesse", "seize cleves")
    state.apply(glance(state))
    assert glance(state).startswith("seize")


@pytest.mark.rule("18.2.2", "8.3.3")
def test_the_tyrol_makes_bavaria_a_kingdom_before_lesser_provinces_are_taken(game: Europe) -> None:
    state = terms(game)
    took = []
    while state.step == "peace-terms":
        took.append(glance(state))
        state.apply(took[-1])
    assert "claim innsbruck bavaria" in took
    assert "seize thuringia" in took
    assert "seize papal_states" not in took


# --- cards that are kept (6.4) ---------------------------------------------------------------


@pytest.mark.rule("6.4", "19.3")
@pytest.mark.parametrize("key", ["20f", "24f"])
def test_what_napoleonic_europe_needs_is_kept_from_the_beginning(game: Europe, key: str) -> None:
    """A card spent for its points comes again after five years, or never."""
    state = talks(game, key)
    card = list(game.keys("card")).index(key)
    assert held_back(state, EMPIRE, card) > 100


@pytest.mark.rule("6.4", "8.3.2")
def test_bayonne_is_played_once_a_great_enemy_is_beaten(game: Europe) -> None:
    state = talks(game, "24f")
    beat(state, AUSTRIA)
    open_talks(state, "empire")
    assert glance(state).startswith("event 24f")


# --- depots (13.4) ---------------------------------------------------------------------------


@pytest.mark.rule("7.3.5", "13.4")
def test_an_army_is_given_a_second_depot(game: Europe) -> None:
    """One march in three ends where nothing but a depot feeds it."""
    state = between_years(game, "budget", {"strasbourg": ARMY + " france_depot_1"})
    to_turn(state, "france")
    assert glance(state).startswith("stock france_depot")
    state.apply(glance(state))
    assert not glance(state).startswith("stock")


# --- masses (7.6, 10) ------------------------------------------------------------------------


@pytest.mark.rule("7.6", "10.1")
def test_a_corps_ahead_goes_back_to_the_army(game: Europe) -> None:
    where = {"mayence": ARMY, "wurtzburg": "davout fr_corps_5", **AUSTRIANS}
    state = moves(game, "redeployment", "france", where)
    while state.step in ("redeploy", "trek"):
        state.apply(glance(state))
    assert at(state, "fr_corps_5") == at(state, "napoleon")


# --- points (19.2) ---------------------------------------------------------------------------


@pytest.mark.rule("19.2", "8.1.5")
def test_protectorates_draw_the_coalition_when_few_points_are_left(game: Europe) -> None:
    drawn = []
    for points in (10, 2):
        state = game.position({"venise": "charles au_corps_1", "lille": ARMY}, scenario="1805")
        state.c[VICTORY] = points
        drawn.append(pull(board_of(state, COALITION), state, "milan"))
    assert drawn[0] < drawn[1]


@pytest.mark.rule("19.2", "8.1.5")
def test_the_empire_guards_a_threatened_protectorate(game: Europe) -> None:
    austrians = "charles army_of_germany au_corps_1 au_corps_2 au_corps_3"
    state = game.position({"trente": austrians, "turin": ARMY}, scenario="1805")
    drawn = []
    for points in (10, 2):
        state.c[VICTORY] = points
        drawn.append(pull(board_of(state), state, "milan"))
    assert drawn[0] < drawn[1]


@pytest.mark.rule("8.3.1", "20.2")
def test_a_minor_without_which_no_state_is_made_draws_more(game: Europe) -> None:
    state = game.position({"strasbourg": ARMY, **AUSTRIANS}, scenario="1805")
    before = pull(board_of(state), state, "erfurt")
    for key in ("bavaria", "baden", "wurttemberg", "berg", "hesse", "saxony"):
        politics.set_status(state, country(state, key), 3, EMPIRE, 0)
    assert pull(board_of(state), state, "erfurt") < before


# --- who goes where --------------------------------------------------------------------------


@pytest.mark.rule("2.1", "9.1")
def test_an_army_leaves_the_militia_that_may_not_come_along(game: Europe) -> None:
    """One national guard must not keep Napoléon in France."""
    where = {"strasbourg": ARMY + " fr_national_guard_1", **AUSTRIANS}
    state = game.position(where, scenario="1805", hands={"empire": "1f"})
    state.apply("spend 1f")
    assert glance(state) == "activate napoleon"
    state.apply("activate napoleon")
    while state.step in ("forced-march", "muster", "call"):
        state.apply(glance(state))
    assert state.step == "move"
    assert state.group_of(piece(state, "fr_national_guard_1")) == 0
    assert state.group_of(piece(state, "napoleon")) != 0


@pytest.mark.rule("19.3")
def test_in_the_last_years_a_raid_does_not_call_great_armies_back(game: Europe) -> None:
    where = {
        "berlin": "fr_corps_9",
        "paris": ARMY,
        "custrin": "army_of_the_elbe blucher pr_corps_1",
    }
    state = game.position(where, scenario="1809", control={"berlin": "france"})
    politics.set_status(state, PRUSSIA, 2, COALITION, -1)
    drawn = []
    for year in (1810, 1813):
        state.c[YEAR] = year - 1800
        seen = board_of(state, COALITION)
        berlin = list(game.keys("place")).index("berlin")
        assert pull(seen, state, "berlin") == seen.pull[berlin]
        drawn.append(seen.aim[berlin])
    assert drawn[0] > drawn[1]


@pytest.mark.rule("6.4", "8.1.2")
def test_the_continental_system_waits_for_bayonne(game: Europe) -> None:
    """25F lets Spain rise (19C), and 24F cannot be played against it."""
    ripened = []
    for first in (False, True):
        state = talks(game, "25f")
        beat(state, AUSTRIA)
        if first:
            spent(state, "24f")
        ripened.append(ripe(state, "25f"))
    assert ripened == [False, True]

"""5.1, 5.2, 6, 7, 8: what a second reading of the rules found missing."""

from __future__ import annotations

import pytest
from tests.europe_wars import legal, piece
from tests.europe_years import between_years, country, points, to_turn

from grognard.games.europe.layout import (
    CARD,
    CARD_SPENT,
    U_LEFT,
)

HOME = {"lille": "grande_armee napoleon fr_corps_1 fr_corps_2"}


def turn(game, power: str, where=None, **more):
    """A state at the turn of a power in the budget of 1806."""
    state = between_years(game, "budget", where or HOME, **more)
    to_turn(state, power)
    return state


def refused(state, action: str) -> tuple[str, str]:
    """The key of the reason against an action, and its rule."""
    reason = state.why_not(action)
    assert reason is not None, f"{action} is allowed"
    return str(reason.key), str(reason.rule)


def spend(state, *keys: str) -> None:
    """The events of these cards have been played."""
    for key in keys:
        state.c[CARD + int(state.t.named_cards[key])] |= CARD_SPENT


# --- the budget (7.3) ----------------------------------------------------------------------


@pytest.mark.rule("7.3.2", "7.3.1", "R441")
def test_what_a_power_does_not_need_may_be_given_to_one_that_plays_later(game) -> None:
    """It is lost only after a transfer, if there is one."""
    state = turn(game, "russia", {"vienne": "au_corps_1"})
    state.apply("give austria 3")
    assert (points(state, "russia"), points(state, "austria")) == (15, 9)
    to_turn(state, "england")
    state.apply("give austria 4")
    assert points(state, "england") == 10
    to_turn(state, "france")
    assert points(state, "austria") == 5
    state.apply("done")
    assert points(state, "austria") == 0


@pytest.mark.rule("7.3.1", "R441")
def test_what_was_given_is_not_passed_on(game) -> None:
    """Russia gives Austria 4 and has back nothing that is not Austria's own."""
    state = turn(game, "austria", {"vienne": "au_corps_1"})
    state.apply("give russia 4")
    assert points(state, "austria") == 16
    to_turn(state, "russia")
    assert points(state, "austria") == 12


@pytest.mark.rule("7.3.1", "8.1.2", "R536")
def test_spain_sends_resources_to_france_after_both_cards(game) -> None:
    state = turn(game, "france")
    assert refused(state, "give spain 1") == ("spain-keeps", "7.3.1")
    spend(state, "24f", "25f")
    state.apply("give spain 4")
    assert (points(state, "france"), points(state, "spain")) == (18, 0)


@pytest.mark.rule("7.3.2")
def test_a_power_in_no_war_gives_nothing_and_keeps_nothing(game) -> None:
    state = turn(game, "austria")
    assert refused(state, "give prussia 1") == ("not-allied", "7.3.1")
    assert points(state, "prussia") == 0


@pytest.mark.rule("7.3.4", "R445")
def test_an_army_beyond_italy_is_not_offered_new_units(game) -> None:
    """Friuli is French, but not joined to France: neither on the list nor allowed."""
    where = {"trieste": "grande_armee napoleon fr_corps_1 fr_corps_2"}
    state = turn(game, "france", where, land={"frioul": "france", "venetie": "italy"})
    assert refused(state, "build fr_corps_9 trieste") == ("cut-off", "7.3.4")
    assert not [text for text in legal(state, "build") if text.endswith(" trieste")]
    assert not [text for text in legal(state, "levy") if text.endswith(" trieste")]


@pytest.mark.rule("7.3.5", "R453")
def test_an_army_at_home_away_from_fortresses_is_brought_depots(game) -> None:
    state = turn(game, "france", {"reims": "grande_armee napoleon fr_corps_1 fr_corps_2"})
    assert "france_depot_1 reims" in legal(state, "stock")
    assert "france_depot_1 reims" not in legal(state, "establish")
    state.apply("stock france_depot_1 reims")
    state.apply("stock france_depot_2 reims")
    assert refused(state, "stock france_depot_3 reims") == ("army-has-had", "7.3.5")


@pytest.mark.rule("7.3.5", "R453")
def test_each_of_two_armies_in_a_zone_has_two_depots(game) -> None:
    where = {"ulm": TWO_ARMIES}
    state = turn(game, "france", where)
    for n in range(1, 5):
        state.apply(f"stock france_depot_{n} ulm")
    holders = [state.holder_of(piece(state, f"france_depot_{n}")) for n in range(1, 5)]
    assert sorted(holders.count(holder) for holder in set(holders)) == [2, 2]


TWO_ARMIES = "grande_armee napoleon fr_corps_1 fr_corps_2 | army_of_italy massena fr_corps_3"


@pytest.mark.rule("7.3.2", "R451")
def test_spain_builds_no_fleet_after_the_liberation_war(game) -> None:
    """Not even when the Empire has won it."""
    state = turn(game, "spain")
    state.c[U_LEFT + country(state, "spain")] = 20
    assert state.why_not("launch fleet_gravina cadix") is None
    spend(state, "19c")
    assert refused(state, "launch fleet_gravina cadix") == ("no-more-fleets", "7.3.2")

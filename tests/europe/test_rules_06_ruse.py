"""6.4: Schulmeister (5F), who marches a force of the enemy before his own acts."""

from __future__ import annotations

from typing import Any

import pytest

from europe_wars import at, go_on, legal, zone
from grognard.games.europe.game import Europe
from wars import refused

DAVOUT = "davout fr_corps_9 fr_corps_10"
MACK = "army_of_germany mack ferdinand au_corps_1 au_corps_2"


def ruse(game: Europe, board: dict[str, str], **more: Any) -> Any:
    """The Empire plays the card, and Davout is the one who will act."""
    state = game.position(board, scenario="1805", hands={"empire": "5f"}, **more)
    state.apply("event 5f")
    state.apply("choose davout")
    return state


@pytest.mark.rule("6.4")
def test_a_force_within_two_zones_is_marched_by_its_factor(game: Europe) -> None:
    state = ruse(game, {"munich": DAVOUT, "vienne": MACK})
    assert legal(state, "choose") == {"mack"}
    state.apply("choose mack")
    for place in ("graz", "laybach", "agram"):
        state.apply(f"enter {place}")
    assert legal(state) == {"stop"}  # three points, and no forced march
    assert at(state, "au_corps_1") == at(state, "army_of_germany") == "agram"
    state.apply("stop")
    assert legal(state, "activate") == {"davout"}


@pytest.mark.rule("6.4")
def test_a_force_farther_away_is_not_misled_and_the_other_acts_all_the_same(game: Europe) -> None:
    state = ruse(game, {"strasbourg": DAVOUT, "vienne": MACK})
    assert state.step == "activate"
    assert legal(state, "activate") == {"davout"}


@pytest.mark.rule("6.4")
def test_it_is_led_into_no_contact_over_no_closed_ground(game: Europe) -> None:
    """Not where the Empire stands, not before its fortress, not into neutral Hesse."""
    board = {"munich": DAVOUT, "salzbourg": MACK, "graz": "ney fr_corps_11 fr_corps_12"}
    state = ruse(game, board, control={"vienne": "france"})
    state.apply("choose mack")
    assert refused(state, "enter graz")[1] == "enemy-near"
    assert refused(state, "enter vienne")[1] == "enemy-near"
    assert refused(state, "enter munich")[1] == "enemy-near"
    assert refused(state, "enter paris")[1] == "not-adjacent"
    assert "ratisbonne" in legal(state, "enter")  # Bavaria is at war, and nobody stands there


@pytest.mark.rule("6.4")
@pytest.mark.rule("11")
def test_it_does_not_end_where_it_could_not_stand(game: Europe) -> None:
    """Charles commands seven steps and has them; Jean's two would be too many."""
    seven = "charles au_corps_4 au_corps_5 au_corps_6 au_corps_7-"
    state = ruse(game, {"munich": DAVOUT, "salzbourg": "jean au_corps_8", "graz": seven})
    state.apply("choose jean")
    assert refused(state, "enter graz") == ("11", "stacked")
    assert "enter vienne" in legal(state)


@pytest.mark.rule("6.4")
@pytest.mark.rule("15.3")
def test_besiegers_who_are_led_away_lift_their_siege(game: Europe) -> None:
    board = {"munich": DAVOUT, "ulm": "jean au_corps_1 au_corps_2"}
    state = ruse(game, board, forts={"ulm": "siege 2"})
    go_on(state, "choose jean", "enter innsbruck", until="drive")
    assert not state.besieged(zone(state, "ulm"))


@pytest.mark.rule("6.4")
def test_part_of_an_army_or_a_garrison_is_no_force_to_be_misled(game: Europe) -> None:
    board = {"munich": DAVOUT, "vienne": f"{MACK} | jean^ au_corps_5^"}
    state = ruse(game, board)
    assert refused(state, "choose ferdinand") == ("6.4", "not-named")
    assert refused(state, "choose jean") == ("6.4", "not-named")
    assert refused(state, "choose au_corps_1") == ("6.4", "not-named")

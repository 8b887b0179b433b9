"""The quick opponent in the campaigns: what it goes for, what it plays and whom it courts."""

from __future__ import annotations

from typing import Any

import pytest
from tests.europe.test_cards_politics import open_talks, talks
from tests.europe.test_instinct import ARMY, glance
from tests.europe_wars import legal, zone

from grognard.games.europe.game import Europe
from grognard.games.europe.layout import COALITION, EMPIRE
from grognard.games.europe.planner.board import Board
from grognard.games.europe.planner.statecraft import event_worth

AUSTRIANS = {"budapest": "bellegarde au_corps_9", "salzbourg": "mack au_corps_1"}


def looked_at(game: Europe, board: dict[str, str], side: int = EMPIRE, **more: Any) -> Any:
    """The map of 1805 as a side sees it, and the state."""
    state = game.position(board, scenario="1805", **more)
    seen = Board()
    seen.look(state, side)
    return seen, state


def pull(seen: Any, state: Any, key: str) -> int:
    """How much a zone draws."""
    return int(seen.pull[zone(state, key)])


def test_the_grand_army_does_not_sit_in_paris_while_nobody_threatens_it(game: Europe) -> None:
    seen, state = looked_at(game, {"lille": ARMY, **AUSTRIANS})
    assert pull(seen, state, "munich") > pull(seen, state, "lille") > pull(seen, state, "paris") - 1


def test_paris_is_guarded_when_an_army_is_near(game: Europe) -> None:
    army = "army_of_the_elbe blucher pr_corps_1 pr_corps_2 pr_corps_3"
    seen, state = looked_at(game, {"orleans": ARMY, "reims": army})
    assert pull(seen, state, "paris") > 0


@pytest.mark.rule("18.2.1")
def test_the_last_key_zone_of_a_power_draws_more(game: Europe) -> None:
    before, state = looked_at(game, {"munich": ARMY, **AUSTRIANS})
    control = {"vienne": "france"}
    after, _ = looked_at(game, {"munich": ARMY, **AUSTRIANS}, control=control)
    assert pull(after, state, "prague") > pull(before, state, "prague")


@pytest.mark.rule("6.4")
def test_an_event_that_brings_points_is_played_in_the_diplomatic_phase(game: Europe) -> None:
    """49F: Holland a protectorate, and a victory point."""
    state = talks(game, "49f", "9f")
    open_talks(state, "empire")
    assert glance(state).startswith("event 49f")


@pytest.mark.rule("6.4")
def test_the_trap_of_bayonne_is_left_alone(game: Europe) -> None:
    """24F: two points now, but the war in Spain costs one every year."""
    state = talks(game, "24f")
    open_talks(state, "empire")
    assert any(text.startswith("event 24f") for text in legal(state))
    assert not glance(state).startswith("event 24f")


@pytest.mark.rule("8.2.3")
def test_the_coalition_courts_prussia(game: Europe) -> None:
    state = talks(game, "1c")
    open_talks(state, "coalition")
    assert glance(state) == "court 1c prussia"


def test_points_of_the_empire_are_no_gain_to_the_coalition(game: Europe) -> None:
    state = talks(game, "49f")
    card = list(game.keys("card")).index("49f")
    assert event_worth(state, EMPIRE, card, 0) > event_worth(state, COALITION, card, 0)

"""The quick opponent in the campaigns: what events are worth to it, and whom its fleets carry."""

from __future__ import annotations

from typing import Any

import pytest
from tests.europe.test_cards_budget import budget
from tests.europe.test_cards_politics import open_talks, talks
from tests.europe.test_instinct import ARMY, glance
from tests.europe_wars import piece

from grognard.games.europe.game import Europe
from grognard.games.europe.layout import COALITION, EMPIRE, REMOVED, ROUND
from grognard.games.europe.planner.board import Board
from grognard.games.europe.planner.eventing import line_worth
from grognard.games.europe.planner.statecraft import A_WHIM, ONE_IN, event_worth, whim
from grognard.games.europe.ways import iberian
from grognard.games.europe.words import DRAW

WELLINGTON = "army_of_the_peninsula wellington en_corps_1 en_corps_3"
FRENCH = "joseph fr_corps_5 fr_corps_6"


def card(game: Europe, key: str) -> int:
    """The number of a card."""
    return list(game.keys("card")).index(key)


def worth(game: Europe, state: Any, key: str, side: int) -> int:
    """What the event of a card is worth."""
    return event_worth(state, side, card(game, key), 0)


@pytest.mark.rule("6.4")
def test_guard_cavalry_is_worth_more_than_two_points_until_it_has_come(game: Europe) -> None:
    """4F brings a special unit: a bonus in every battle of its army."""
    state = budget(game, "4f", at={"strasbourg": ARMY})
    before = worth(game, state, "4f", EMPIRE)
    there = budget(game, "4f", at={"strasbourg": f"{ARMY} guard_cavalry"})
    assert before > 12 > worth(game, there, "4f", EMPIRE)


@pytest.mark.rule("6.3")
def test_a_card_for_oneself_is_a_gain_and_one_for_the_enemy_is_not(game: Europe) -> None:
    """20C draws two; 39F lets the enemy draw one."""
    state = talks(game, "20c", "39f")
    assert worth(game, state, "20c", COALITION) > 12
    lines = [atom for atom in state.t.atoms[card(game, "39f")] if atom.op == DRAW]
    assert [line_worth(state, EMPIRE, atom) < 0 for atom in lines] == [True]


@pytest.mark.rule("8.2.3")
def test_talleyrand_is_worth_what_his_best_words_promise(game: Europe) -> None:
    """12F courts with two more: as much as the country is worth with that chance."""
    state = talks(game, "12f")
    assert worth(game, state, "12f", EMPIRE) > 18
    open_talks(state, "empire")
    assert glance(state).startswith("event 12f")


@pytest.mark.rule("6.2")
def test_malet_is_played_while_there_is_a_card_to_take_away(game: Europe) -> None:
    """36C removes the permanent card of France, three points a year."""
    state = talks(game, "36c")
    assert worth(game, state, "36c", COALITION) > 12
    state.put_card(card(game, "1f"), REMOVED)
    assert worth(game, state, "36c", COALITION) <= 0


@pytest.mark.rule("5.2")
def test_one_round_more_is_worth_more_the_more_cards_one_has(game: Europe) -> None:
    """16C: both sides play a seventh round."""
    rich = game.position({}, scenario="1805", hands={"coalition": "16c 1c 2c 3c", "empire": "1f"})
    poor = game.position({}, scenario="1805", hands={"coalition": "16c", "empire": "1f 2f 3f 4f"})
    assert worth(game, rich, "16c", COALITION) > worth(game, poor, "16c", COALITION)


def test_a_whim_comes_once_in_eight_and_never_for_what_would_harm(game: Europe) -> None:
    state = talks(game, "24f")
    found = []
    for number in range(ONE_IN):
        state.c[ROUND] = number
        found.append(whim(state, EMPIRE, card(game, "24f")))
    assert sorted(found) == [0] * (ONE_IN - 1) + [A_WHIM]
    open_talks(state, "empire")
    assert "event 24f" not in glance(state)  # the trap of Bayonne, too early


# --- troops beyond the sea (17.2.7) ----------------------------------------------------------


def in_spain(game: Europe, **more: Any) -> Any:
    """Wellington fights in Portugal; a corps and a fleet lie in England."""
    board = {
        "portsmouth": "en_corps_2 fleet_duckworth",
        "lisbonne": WELLINGTON,
        "salamanque": FRENCH,
    }
    return game.position(board, scenario="1809", points=(0, 3), dice=[3] * 60, **more)


def seen(state: Any) -> Board:
    """The map as the Coalition sees it."""
    board = Board()
    board.look(state, COALITION)
    return board


@pytest.mark.rule("17.2.7")
def test_a_corps_on_an_island_is_stranded_but_militia_and_an_army_ashore_are_not(
    game: Europe,
) -> None:
    state = in_spain(game)
    assert [state.t.model.zones[zone].key for zone in seen(state).stranded] == ["portsmouth"]
    home = game.position({"londres": "en_militia_1", "lisbonne": WELLINGTON}, scenario="1809")
    assert seen(home).stranded == []


@pytest.mark.rule("17.2.7")
def test_a_fleet_carries_the_corps_to_the_war_in_the_peninsula(game: Europe) -> None:
    state = in_spain(game, seat="coalition")
    state.apply("operate")
    state.apply("activate fleet_duckworth")
    said = []
    while state.step in ("squadron", "sail", "sea-intercept"):
        said.append(glance(state) if state.seat == "coalition" else "pass")
        state.apply(said[-1])
    assert said[0] == "load en_corps_2 fleet_duckworth"
    assert iberian(state, state.at(piece(state, "en_corps_2")))
    assert not state.aboard(piece(state, "en_corps_2"))


@pytest.mark.rule("17.2.6")
def test_a_squadron_that_blockades_a_port_fetches_nobody(game: Europe) -> None:
    board = {
        "portsmouth": "en_corps_2",
        "brest": "fleet_ganteaume",
        "brest_blockade": "fleet_cornwallis",
        "lisbonne": WELLINGTON,
    }
    state = game.position(board, scenario="1809", points=(0, 3), seat="coalition")
    state.apply("operate")
    assert glance(state) != "activate fleet_cornwallis"

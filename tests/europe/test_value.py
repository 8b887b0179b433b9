"""How good a position of the Hundred Days is, to the computer."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.europe import value
from grognard.games.europe.game import Europe
from grognard.kernel.dice import FastDice
from grognard.players import player

ARMY = "grande_armee napoleon fr_corps_1 fr_corps_2 fr_corps_3 fr_corps_4"
BOARD = {
    "paris": ARMY,
    "lyon": "army_of_italy suchet fr_corps_14 fr_corps_15",
    "bruxelles": "wellington en_corps_1 en_corps_2",
}


def chance(game: Europe, at: dict[str, str] | None = None, **more: Any) -> float:
    """The chance that the Empire wins."""
    return float(game.planner().chance(game.position(at or BOARD, **more)))


def test_every_term_has_a_name_and_a_weight(game: Europe) -> None:
    judge = value.Judge()
    judge.work_out(game.start("1815", dice=FastDice(1)))  # type: ignore[arg-type]
    assert len(judge.terms) == len(value.TERMS) == len(value.WEIGHTS) == value.COUNT


def test_more_corps_make_victory_likelier(game: Europe) -> None:
    assert chance(game, BOARD | {"paris": f"{ARMY} fr_corps_5 fr_corps_6"}) > chance(game)
    assert chance(game, BOARD | {"namur": "blucher pr_corps_1 pr_corps_2"}) < chance(game)


@pytest.mark.rule("20.1", "18.2.1")
def test_key_zones_in_enemy_hands_make_defeat_likelier(game: Europe) -> None:
    one = chance(game, control={"bordeaux": "england"})
    assert one < chance(game)
    assert chance(game, control={"bordeaux": "england", "lyon": "austria"}) < one


@pytest.mark.rule("20.1", "14.9.3")
def test_broken_armies_make_defeat_likelier(game: Europe) -> None:
    broken = ARMY.replace("fr_corps_1", "fr_corps_1!")
    shaken = chance(game, BOARD | {"paris": broken})
    assert shaken < chance(game)
    both = BOARD | {"paris": broken, "lyon": "army_of_italy suchet fr_corps_14! fr_corps_15"}
    assert chance(game, both) < shaken


def test_enemies_around_napoleon_make_defeat_likelier(game: Europe) -> None:
    far = BOARD | {"munich": "schwarzenberg au_corps_1 au_corps_2 au_corps_3"}
    near = BOARD | {"reims": "schwarzenberg au_corps_1 au_corps_2 au_corps_3"}
    assert chance(game, near) < chance(game, far)


def test_time_works_for_the_empire(game: Europe) -> None:
    assert chance(game, round=6) > chance(game, round=2)


def test_it_is_certain_in_the_end(game: Europe) -> None:
    state: Any = game.start("1815", dice=FastDice(3))
    planner, mind = game.planner(), player("random", 2)
    while not state.over:
        assert 0.0 < planner.chance(state) < 1.0
        state.play(mind.decide(state))
    winners = state.outcome.winners
    assert planner.chance(state) == (0.5 if not winners else float("empire" in winners))
    assert [value.settled(n) for n in range(4)] == [1.0, 0.0, 0.0, 0.5]

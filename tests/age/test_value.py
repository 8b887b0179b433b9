"""How good a position is, to the computer."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.age import layout, value
from grognard.games.age.chances import Chances
from grognard.games.age.layout import COALITION, FRENCH
from grognard.games.age.planner.board import Board
from grognard.games.age.planner.doctrine import COALITION_WAYS, FRENCH_WAYS, ways_of
from grognard.kernel.arrays import lookup_of
from grognard.kernel.dice import FastDice
from grognard.players import player

PEACE = {"ally": "bayern italia holland westfalen wurttemberg schweiz hannover spain"}
WAR = {**PEACE, "member": "austria russia"}
AREAS = {"lorraine": "napoleon davout", "osterreich": "karl hiller", "lithuania": "kutuzov"}


def chance(game: Any, **position: Any) -> float:
    """The chance that the French win."""
    wanted = {"countries": WAR, "areas": AREAS, "hands": {}, "round": 2, **position}
    return float(game.planner().chance(game.position(**wanted)))


def test_every_term_has_a_name_and_a_weight(game: Any) -> None:
    terms = game.planner().terms(game.start("1805", dice=FastDice(1)))
    assert len(terms) == len(value.TERMS) == len(value.WEIGHTS) == value.COUNT


def test_more_corps_make_victory_likelier(game: Any) -> None:
    more = {**AREAS, "lorraine": "napoleon davout lannes soult ney"}
    assert chance(game, areas=more) > chance(game)


def test_an_empire_that_leaves_the_war_makes_victory_likelier(game: Any) -> None:
    neutral = {**PEACE, "member": "russia"}
    areas = {"lorraine": "napoleon davout", "lithuania": "kutuzov"}
    assert chance(game, countries=neutral, areas=areas) > chance(game)


def test_enemies_before_paris_make_defeat_likelier(game: Any) -> None:
    near = {**AREAS, "osterreich": "", "bourgogne": "karl hiller"}
    assert chance(game, areas=near) < chance(game)


def test_time_works_for_the_french_while_paris_is_safe(game: Any) -> None:
    """15.3 B: whoever holds out to the end of 1815 has won."""
    far = {**AREAS, "osterreich": "", "transylvanien": "karl hiller"}
    assert chance(game, areas=far, year=1815) > chance(game, areas=far, year=1809)


@pytest.mark.parametrize("seed", [3, 4])
def test_it_is_certain_in_the_end(game: Any, seed: int) -> None:
    state = game.start("1813", dice=FastDice(seed))
    planner, minds = game.planner(), [player("greedy", 1), player("random", 2)]
    while not state.over:
        assert 0.0 < planner.chance(state) < 1.0
        state.play(minds[state.seat_index].decide(state))
    assert planner.chance(state) == (1.0 if "french" in state.outcome.winners else 0.0)


@pytest.mark.rule("12.2 G")
def test_the_chances_of_a_battle(game: Any) -> None:
    """One row that never hits against one that always does; equal rows are even."""
    losses = lookup_of([0] * 6 + [1] * 6)
    chances = Chances(lookup_of([1, 6]), losses, lookup_of([0, 1]))
    assert chances.wins(7, 3) == 1000
    assert chances.wins(3, 7) == 0
    assert chances.wins(3, 3) == 500
    assert chances.loses(3, 7, 5) == 200  # 12.2 H: one more for the loser
    assert chances.loses(3, 7, 1) == 100  # no more than there are
    assert chances.loses(7, 3, 5) == 0
    assert chances.wins(3, 0) == 1000
    strong = game.tables.chances
    assert strong.wins(30, 12) > strong.wins(18, 12) > strong.wins(12, 12)


@pytest.mark.rule("15.2 A")
@pytest.mark.parametrize(("allies", "more"), [("westfalen", 300), ("westfalen bayern", 75)])
def test_the_last_allies_of_france_are_worth_more(game, allies: str, more: int) -> None:
    """Without any the war is lost; the fewer are left, the more each counts for both sides."""
    state = game.position(countries={"ally": allies, "member": "austria russia"})
    many = game.position(countries={"ally": f"{allies} italia holland schweiz hannover"})
    place = next(area.id for area in game.model.areas if area.key == "westfalen")
    few_board, board = Board(), Board()
    ways = [ways_of(FRENCH_WAYS + COALITION_WAYS, side) for side in (FRENCH, COALITION)]
    few_board.look(state, *ways)
    board.look(many, *ways)
    taken = COALITION * layout.AREAS + place
    assert few_board.worth[taken] == board.worth[taken] + more
    assert (
        few_board.keep[FRENCH * layout.AREAS + place]
        == board.keep[FRENCH * layout.AREAS + place] + more
    )

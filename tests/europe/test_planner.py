"""What a thinking player weighs, and how a position of a campaign is judged."""

from __future__ import annotations

from typing import Any

import pytest

from europe_politics import at_peace_table, campaign
from europe_wars import begun
from grognard.games.europe import campaign_value, politics
from grognard.games.europe.events import BOTH_LOSE, DYNASTY, KEYS_TAKEN, TWENTY_POINTS
from grognard.games.europe.game import Europe
from grognard.games.europe.layout import ENGLAND, FRANCE, VICTORY
from grognard.kernel.dice import FastDice
from grognard.kernel.state import OUTCOME
from grognard.players import offered, player
from grognard.players.search import Search

WEIGHED = {"action", "activate", "move", "answer", "intercept", "counter-march", "defend"}
ALSO_WEIGHED = {"engage", "retreat"}


def after(game: Europe, decisions: int, scenario: str = "1815") -> Any:
    """A game between quick players after so many decisions."""
    state = game.start(scenario, dice=FastDice(7))
    quick = player("greedy")
    for _ in range(decisions):
        state.play(quick.decide(state))
    return state


def chance(game: Europe, state: Any) -> float:
    """The chance that the Empire wins."""
    return float(game.planner().chance(state))


def test_the_best_by_rules_of_thumb_is_always_among_the_proposals(game: Europe) -> None:
    planner, state = game.planner(), after(game, 2)
    quick, asked = player("greedy"), set()
    while not state.over:
        out = planner.propose(state)
        orders = [int(out.orders.codes[k]) for k in range(out.count)]
        usual = quick.decide(state)
        assert len(orders) == len(set(orders))
        assert usual in orders
        if len(orders) > 1:
            asked.add(state.step)
            assert all(state.why_not(order) is None for order in orders)
            assert out.scores.codes[orders.index(usual)] == max(
                out.scores.codes[k] for k in range(out.count)
            )
        state.play(usual)
    assert {"action", "activate", "move"} <= asked <= WEIGHED | ALSO_WEIGHED


def test_a_thinking_player_weighs_more_than_one_action_of_a_round(game: Europe) -> None:
    state = begun(game)
    while state.step != "action":
        state.play(player("greedy").decide(state))
    search = Search(state, game.planner(), 1)
    search.think(12)
    assert search.far  # the Hundred Days are followed to their end
    assert len(search.root.children) >= 3
    assert sum(child.visits for child in search.root.children) == 12


def test_it_knows_no_card_of_the_enemy(game: Europe) -> None:
    """What it finds is the same whatever the enemy holds."""
    state = after(game, 30)
    found = []
    for seed in (1, 2):
        other = game.redeal(state, state.seat, FastDice(seed))
        search = Search(other, game.planner(), 5)
        search.think(6)
        found.append(search.findings())
    assert found[0] == found[1]


def test_thinking_players_are_offered_beside_the_quick_ones(game: Europe) -> None:
    assert offered(game) == ("greedy", "recruit", "random", "captain", "marshal")


# --- campaigns -------------------------------------------------------------------------------


def test_every_term_of_a_campaign_has_a_weight(game: Europe) -> None:
    terms = game.planner().terms(game.start("1805", dice=FastDice(1)))
    count = len(campaign_value.TERMS)
    assert len(terms) == len(campaign_value.WEIGHTS) == campaign_value.COUNT == count


@pytest.mark.rule("19.1", "19.2")
def test_points_of_victory_make_it_likelier(game: Europe) -> None:
    state = campaign(game)
    before = chance(game, state)
    state.c[VICTORY] += 3
    assert chance(game, state) > before
    state.c[VICTORY] -= 5
    assert chance(game, state) < before


@pytest.mark.rule("19.3")
def test_key_zones_of_france_in_enemy_hands_weigh_most_at_the_end(game: Europe) -> None:
    def lost(year: int) -> float:
        free = at_peace_table(game, {}, ask=False, year=year)
        taken = at_peace_table(game, {}, ask=False, year=year)
        for one in politics.zones_of(taken, FRANCE):
            taken.set_control(one, ENGLAND)
        return chance(game, free) - chance(game, taken)

    assert 0.0 < lost(1807) < lost(1813)


@pytest.mark.rule("19.1", "19.3")
def test_what_a_campaign_that_is_over_is_worth(game: Europe) -> None:
    state = campaign(game)
    worth = []
    for ending in (TWENTY_POINTS, DYNASTY, KEYS_TAKEN, BOTH_LOSE):
        state.c[OUTCOME] = ending + 1
        worth.append(chance(game, state))
    assert worth == [1.0, 1.0, 0.0, 0.5]

"""What the planner of the game orders when nobody thinks."""

from __future__ import annotations

from statistics import fmean

import pytest

from grognard.games.waterloo.layout import (
    CV,
    FRENCH_END,
    GROUPS,
    NOWHERE,
    TIME_UP,
    TOWN,
    UNITS,
)
from grognard.games.waterloo.planner.orders import GATHER, manner_of
from grognard.games.waterloo.planner.situation import TWO_WINGS
from grognard.games.waterloo.sequence import Campaign
from grognard.kernel.dice import FastDice
from grognard.kernel.state import OUTCOME
from grognard.players import player
from grognard.players.search import AHEAD, FARTHER, Search, carry_out, play_out

HALF_WAY = 14  # turns


def on_bases(s: Campaign) -> float:
    """The share of the Allied pieces that stand on a base of theirs."""
    towns = [s.c[TOWN + u] for u in range(FRENCH_END, UNITS) if s.c[TOWN + u] != NOWHERE]
    return sum(s.t.supply_army[town] > 0 for town in towns) / len(towns)


def half_a_game(game, seed: int, cautious: bool) -> Campaign:
    """Against French in two wings: one body would have driven them out by then."""
    state = game.start(seed=seed)
    planner = game.planner()
    planner.follow(TWO_WINGS)
    planner.cautious = cautious
    play_out(state, planner, FastDice(seed), HALF_WAY)
    return state


def test_cautious_allies_wait_on_their_bases(game) -> None:
    """Others come out to meet the French."""
    waiting, meeting = (
        fmean(on_bases(half_a_game(game, seed, cautious)) for seed in range(1, 13))
        for cautious in (True, False)
    )
    assert waiting > 0.8
    assert waiting > meeting + 0.2


def test_whoever_shuns_a_gamble_has_a_cautious_planner(game) -> None:
    state = game.start(seed=1)
    for taste, cautious in ((0.6, True), (1.0, False), (1.6, False)):
        planner = game.planner()
        Search(state, planner, 1, taste)
        assert planner.cautious is cautious


def test_a_recruit_who_shuns_a_gamble_waits_too(game) -> None:
    state = game.start(seed=1)
    for name in ("recruit", "recruit:cautious"):
        mind = player(name)
        mind.decide(state)
        assert mind.planner.cautious is name.endswith("cautious")


def test_who_thinks_long_about_a_march_looks_farther(game) -> None:
    state = game.start(seed=1)
    assert player("search:800").ahead == player("marshal").ahead == FARTHER
    assert player("search:200").ahead == player("captain").ahead == AHEAD
    planner, dice = game.planner(), FastDice(1)
    play_out(state, planner, dice, 2)
    assert state.seat == "allied"
    assert Search(state, planner, 1, ahead=FARTHER).horizon == 2 + FARTHER
    play_out(state, planner, dice, 3)
    while planner.weight(state) == 100:
        if not carry_out(state, planner, planner.usual(state, dice)):
            state.play(planner.next_code(state, planner.propose(state).orders.codes[0]))
    assert Search(state, planner, 1, ahead=FARTHER).horizon == planner.clock(state) + AHEAD


@pytest.mark.rule("12.1")
def test_marches_of_the_french_are_judged_by_the_end_of_the_campaign(game) -> None:
    state = game.start(seed=1)
    assert Search(state, game.planner(), 1).horizon > state.t.turns


@pytest.mark.rule("12.0", "12.2")
def test_when_time_is_up_it_counts_a_little_how_near_the_french_came(game) -> None:
    planner, state = game.planner(), game.start(seed=1)
    state.c[OUTCOME] = 1 + TIME_UP
    all_there = planner.worth(state)
    for unit in range(FRENCH_END + 1, FRENCH_END + 7):  # of the British
        state.c[TOWN + unit] = NOWHERE
        state.c[CV + unit] = 0
    assert planner.chance(state) == 0.0
    assert 0.0 < all_there < planner.worth(state) < 0.2


def test_nobody_gathers_with_groups_that_may_not_move(game) -> None:
    """5.1: three French groups a turn; when all are used up no gathering is proposed."""
    state = game.start(seed=1)
    planner = game.planner()
    middleware = [manner_of(order) for order in planner.propose(state).orders.codes]
    assert GATHER in middleware
    state.c[GROUPS] = 0
    planner.forget()
    out = planner.propose(state)
    assert GATHER not in [manner_of(out.orders.codes[i]) for i in range(out.count)]

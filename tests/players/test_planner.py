"""The planner: orders are carried out by legal actions only, and come to an end."""

from __future__ import annotations

import random

import pytest

from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.kernel.planner import Planner
from grognard.kernel.state import State

MOST_ACTIONS = 200  # of one order: an army has fewer pieces
MOST_ORDERS = 9000  # of one game
SKIPPED = 4  # of the clock at most, where nobody is asked: a card may stop rounds of a year

GAMES = registry.names()


def carry_out(state: State, planner: Planner, order: int) -> int:
    """Carries an order out action by action, each found legal; how many there were."""
    seat, step, n = state.seat_index, state.step, 0
    while not state.over and state.seat_index == seat and state.step == step:
        code = int(planner.next_code(state, order))
        if code < 0:
            break
        assert state.why_not(code) is None, (order, code)
        state.play(code)
        n += 1
        assert n < MOST_ACTIONS, order
    return n


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("number", range(8))
def test_any_proposal_is_carried_out_by_legal_actions(key: str, number: int) -> None:
    game = registry.game(key)
    chance = random.Random(number)
    known = [option.key for option in game.options if not option.one_of]
    options = dict.fromkeys(chance.sample(known, number % (len(known) + 1)), True)
    scenario = game.scenarios[number % len(game.scenarios)]
    state = game.start(scenario, dice=FastDice(number), **options)
    planner = game.planner()
    for _ in range(MOST_ORDERS):
        if state.over:
            break
        out = planner.propose(state)
        assert out.count > 0
        some = int(out.orders.codes[chance.randrange(out.count)])
        order = some if chance.random() < 0.5 else int(planner.usual(state, FastDice(number)))
        if carry_out(state, planner, order) == 0:
            # An order that nobody can follow leaves the first proposal, which always can be.
            assert carry_out(state, planner, int(planner.propose(state).orders.codes[0])) > 0
    assert state.over


@pytest.mark.parametrize("key", GAMES)
def test_a_chance_lies_between_none_and_certainty_and_ends_there(key: str) -> None:
    game = registry.game(key)
    state = game.start(dice=FastDice(3))
    planner = game.planner()
    while not state.over:
        assert 0.0 < planner.chance(state) < 1.0
        carry_out(state, planner, int(planner.usual(state, FastDice(3)))) or carry_out(
            state, planner, int(planner.propose(state).orders.codes[0])
        )
    winners = state.outcome.winners
    sides = {planner.side(state, game.seats_of(state).index(seat)) for seat in winners}
    assert planner.chance(state) == (0.5 if not winners else 1.0 if 0 in sides else 0.0)


@pytest.mark.parametrize("key", GAMES)
def test_the_clock_never_goes_back(key: str) -> None:
    game = registry.game(key)
    state = game.start(dice=FastDice(4))
    planner = game.planner()
    clock = planner.clock(state)
    while not state.over:
        order = int(planner.usual(state, FastDice(4)))
        carry_out(state, planner, order) or carry_out(
            state, planner, int(planner.propose(state).orders.codes[0])
        )
        assert clock <= planner.clock(state) <= clock + SKIPPED
        clock = planner.clock(state)

"""Honest fog: what a seat may not know makes no difference to what its player chooses."""

from __future__ import annotations

import pytest

from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.players import player

PLAYERS = ("random", "greedy", "recruit", "search:4", "search:4:bold")
OFTEN = 3  # a player that searches is asked about every third decision


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("key", registry.names())
def test_what_is_hidden_changes_no_choice(key: str, name: str) -> None:
    """The same seat is asked twice: on the true board, and with all that it cannot know changed."""
    game = registry.game(key)
    state = game.start(dice=FastDice(11))
    writer = player("greedy", 4)  # plays the recorded game
    pairs = {seat: (player(name, 9), player(name, 9)) for seat in game.seats_of(state)}
    turn = asked = changed = 0
    while not state.over:
        seat = str(state.seat)
        turn += 1
        if name.startswith("search") and turn % OFTEN:
            state.play(writer.decide(state))
            continue
        asked += 1
        other = game.redeal(state, seat, FastDice(asked))
        changed += not other.same_as(state)
        one, two = pairs[seat]
        assert one.decide(state) == two.decide(other), (asked, seat)
        state.play(writer.decide(state))
    assert changed > asked // 2

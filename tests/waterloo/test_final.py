"""What ends undo: the quick answer is the one that the rules give."""

from __future__ import annotations

import pytest

import grognard
from grognard import native
from grognard.kernel.dice import FastDice
from grognard.kernel.game import Game
from grognard.players import player


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("three_players", [False, True])
def test_the_end_of_a_movement_is_final(name: str, three_players: bool) -> None:
    """In whole games, at every question where one may say that one is done."""
    game = grognard.game("waterloo")
    quick = slow = 0
    for seed in (1, 2):
        state = game.start(dice=FastDice(seed), three_players=three_players)
        chooser = player(name, seed)
        while not state.over:
            for action in state.legal():
                if not (action.pieces or action.places):
                    found = game.ends_undo(state, action.code)
                    assert found == Game.ends_undo(game, state, action.code)
                    moving = state.step == "movement"
                    quick, slow = quick + moving, slow + (not moving)
            state.play(chooser.decide(state))
    assert quick > 20
    assert slow > 20 or name == "random"


@pytest.mark.skipif(native.compiled(), reason="what is compiled cannot be replaced")
def test_two_turns_of_one_side_in_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """With such data nothing is taken for granted."""
    game = grognard.game("waterloo")
    state = game.start(dice=FastDice(1))
    (done,) = [a for a in state.legal() if a.text == "done"]
    asked: list[int] = []
    monkeypatch.setattr(Game, "ends_undo", lambda _self, _state, code: bool(asked.append(code)))
    assert game.ends_undo(state, done.code)
    assert not asked
    monkeypatch.setattr(game, "taking_turns", False)
    assert not game.ends_undo(state, done.code)
    assert asked == [done.code]

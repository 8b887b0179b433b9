"""Random campaigns: they never stop, hide what is hidden, and leave no battle unfought."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.games.age.armies import battle_in
from grognard.games.age.layout import AREAS, BRITANNIA, CELLS, MARKERS
from grognard.games.age.verbs import DONE, GO, LEAD, PASS, PAY, RECALL, USE
from grognard.kernel.dice import FastDice
from grognard.kernel.state import VERB

GAMES = [(scenario, edition) for scenario in ("1805", "1809", "1813") for edition in (0, 1)]
QUIET = ("moves", "round-cards", "order")


def lively(state: Any, codes: list[int], dice: random.Random) -> int:
    """Any answer, but rather one that makes something happen."""
    pool = codes
    if state.step == "moves":
        pool = [code for code in codes if code // VERB not in (DONE, LEAD)]
    elif state.step == "muster":
        pool = [code for code in codes if code // VERB in (GO, PAY, USE, RECALL)]
    elif dice.random() < 0.7:
        pool = [code for code in codes if code // VERB != PASS]
    return dice.choice(pool if pool and dice.random() < 0.9 else codes)


def start(game: Any, scenario: str, edition: int) -> Any:
    """A game in which the Coalition may sail."""
    state = game.start(scenario, edition=game.editions[edition], dice=FastDice(7))
    state.c[MARKERS] |= BRITANNIA
    return state


@pytest.mark.rule("12 A")
@pytest.mark.parametrize(("scenario", "edition"), GAMES)
def test_every_step_has_an_answer_and_every_meeting_a_battle(game, scenario, edition) -> None:
    assert CELLS <= 1024
    state = start(game, scenario, edition)
    dice = random.Random(f"{scenario} {edition}")
    for _ in range(200):
        if state.over:
            break
        codes = state.codes()
        assert codes, state.step
        state.play(lively(state, codes, dice))
        if not state.over and state.step in QUIET:
            met = [a for a in range(AREAS) if state.holds(0, a) and state.holds(1, a)]
            assert all(battle_in(state, area) for area in met)


@pytest.mark.rule("4.1 C", "A13")
@pytest.mark.parametrize(("scenario", "edition"), GAMES)
def test_what_the_enemy_hides_changes_nothing(game, scenario, edition) -> None:
    state = start(game, scenario, edition)
    dice = random.Random(f"{edition} {scenario}")
    for n in range(60):
        if state.over:
            break
        codes = state.codes()
        own = game.redeal(state, state.seat, FastDice(n + 1))
        assert own.codes() == codes, state.step
        assert own.view(state.seat) == state.view(state.seat), state.step
        enemy = "coalition" if state.seat == "french" else "french"
        theirs = game.redeal(state, enemy, FastDice(n + 1))
        assert theirs.codes(), state.step
        assert theirs.view(enemy) == state.view(enemy), state.step
        state.play(lively(state, codes, dice))

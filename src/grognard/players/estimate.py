"""What a position is worth: the mean of many lines of play, with its error.

The lines are those of the search: both sides go on in their usual way until both have had their
next turns, and what came of it is judged.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from grognard.kernel.dice import Dice, FastDice
from grognard.kernel.planner import Planner
from grognard.kernel.state import State
from grognard.players.search import AHEAD, play_out

# A few trials that happen to agree prove little: as if two more had strayed by a tenth.
DOUBT = 0.1
DOUBTS = 2


@dataclass(frozen=True, slots=True)
class Estimate:
    """The chance that side 0 wins, and its standard error."""

    mean: float
    error: float


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of independent trials."""
    n = len(values)
    mean = math.fsum(values) / n
    squares = math.fsum((value - mean) ** 2 for value in values) + DOUBTS * DOUBT**2
    return Estimate(mean, math.sqrt(squares / (n - 1 + DOUBTS) / n))


def horizon_of(state: State, planner: Planner) -> int:
    """Where lines of play from here are judged."""
    return planner.clock(state) + AHEAD


def trial_dice(seed: int, trial: int) -> FastDice:
    """The dice of a trial: the same for every position that is tried with this seed."""
    return FastDice(seed * 7919 + trial * 104729 + 1)


def estimate(
    state: State, planner: Planner, seed: int, n: int, horizon: int | None = None
) -> Estimate:
    """The worth of a state, whatever its dice will show."""
    if state.over:
        return Estimate(planner.chance(state), 0.0)
    return mean_of(trials(state, planner, seed, n, horizon))


def trials(
    state: State,
    planner: Planner,
    seed: int,
    n: int,
    horizon: int | None = None,
    code: int | None = None,
    roll: int = 0,
) -> list[float]:
    """What came of `n` lines of play from a state, or after `code` with dice rolled anew.

    With the same seed the n-th lines of two states go on with the same dice, so that in the
    difference between the states their luck weighs less. `roll` seeds the dice of the action.
    """
    end = horizon_of(state, planner) if horizon is None else horizon
    values = []
    for trial in range(n):
        dice = trial_dice(seed, trial)
        if code is None:
            s = state.clone(dice)
        else:
            s = state.clone(trial_dice(roll, trial))
            s.play(code)
            s.dice = dice
        planner.forget()
        values.append(judged(s, planner, dice, end))
    return values


def judged(s: State, planner: Planner, dice: Dice, horizon: int) -> float:
    """Plays one line on in the usual way and judges it."""
    play_out(s, planner, dice, horizon)
    return planner.chance(s)

"""How a campaign is to be fought: among a game's plans the one with which most games are won.

Every plan is played to the end a few times, both sides giving their usual orders; the plan in force
is left only for one that is clearly better.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.dice import FastDice
from grognard.kernel.planner import Planner
from grognard.kernel.state import State
from grognard.players.search import play_out

GAMES: Final = 8  # played to the end with each plan
LOYALTY: Final = 0.3  # by how much another plan must be better
THE_END: Final = 1_000_000  # of the clock: no game comes near


def choose_plan(belief: State, planner: Planner, seed: int) -> None:
    """Lets the planner follow the plan that promises most, where there is a choice."""
    count = planner.plans_to_choose(belief)
    if count < 2:
        return
    kept = planner.followed()
    best = kept
    most = _promise(belief, planner, kept, seed) + LOYALTY
    for plan in range(count):
        if plan == kept:
            continue
        promise = _promise(belief, planner, plan, seed)
        if promise > most:
            most = promise
            best = plan
    planner.follow(best)
    planner.forget()


def _promise(belief: State, planner: Planner, plan: int, seed: int) -> float:
    """What a plan is worth, mostly the share of games won; the same dice for every plan."""
    seat = belief.seat_index
    deal = planner.deal(belief, seat)
    sum = 0.0
    for game in range(GAMES):
        dice = FastDice(seed * 7919 + game * 104729 + 1)
        s = deal.dealt(dice)
        planner.follow(plan)
        planner.forget()
        play_out(s, planner, dice, THE_END)
        sum += planner.worth(s)
    mean = sum / GAMES
    return mean if planner.side(belief, seat) == 0 else 1.0 - mean

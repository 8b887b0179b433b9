"""How a campaign is to be fought: among a game's plans the one with which most games are won.

Every plan is played to the end a few times, both sides giving their usual orders; the plan in force
is left only for one that is clearly better.
"""

from __future__ import annotations

import time
from typing import Final

from grognard.kernel.dice import FastDice
from grognard.kernel.planner import Deal, Planner
from grognard.kernel.state import State
from grognard.players.search import carry_out, play_out

GAMES: Final = 8  # played to the end with each plan
LOYALTY: Final = 0.3  # by how much another plan must be better
THIRD: Final = 3  # of the openings tried go on to the next round
ROUNDS: Final = 4
LONGEST: Final = 7.0  # seconds of the processor about an opening; compiled rules take two at most
SAMPLE: Final = 3  # games played first, to see how long one takes
THE_END: Final = 1_000_000  # of the clock: no game comes near
NO_ORDER: Final = -1


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


def choose_opening(
    belief: State, planner: Planner, seed: int, games: int, ends: float = 0.0
) -> int:
    """The order with which, and with the best plan for it, most games are won; it is followed.

    All are tried in a game; again and again the better third is tried in three times as many.
    Time may end it before (0: never). Where games take long, as with plain rules, fewer orders
    are tried.
    """
    deal = planner.deal(belief, belief.seat_index)
    tried = _pairs(belief, planner, _affordable(deal, planner, seed, games) // ROUNDS)
    played = 0
    more = 1
    for _round in range(ROUNDS):
        for pair in tried:
            if ends != 0.0 and time.monotonic() >= ends:
                break
            for game in range(played, played + more):
                worth = _game(deal, planner, pair.plan, pair.order, seed, game)
                pair.won += pair.sign * worth
        played += more
        more *= THIRD
        tried.sort(key=_won, reverse=True)  # of equals the earlier stays first
        tried = tried[: (len(tried) + THIRD - 1) // THIRD]
    planner.follow(tried[0].plan)
    planner.forget()
    return tried[0].order


def _affordable(deal: Deal, planner: Planner, seed: int, games: int) -> int:
    """Of so many games as many as can be played in the longest time allowed."""
    begun = time.thread_time()
    for game in range(SAMPLE):
        _game(deal, planner, planner.followed(), NO_ORDER, seed, game)
    each = (time.thread_time() - begun) / SAMPLE
    return games if games * each <= LONGEST else int(LONGEST / each)


class Opening:
    """An order with a plan, and what the games with them were worth to the side that asks."""

    __slots__ = ("order", "plan", "sign", "won")

    def __init__(self, order: int, plan: int, sign: int) -> None:
        self.order = order
        self.plan = plan
        self.sign = sign
        self.won = 0.0


def _pairs(belief: State, planner: Planner, most: int) -> list[Opening]:
    """Every order with every plan, but no more than so many; the first order always."""
    sign = 1 if planner.side(belief, belief.seat_index) == 0 else -1
    plans = planner.plans_to_choose(belief)
    planner.forget()
    out = planner.propose(belief)
    pairs: list[Opening] = []
    for i in range(out.count):
        if i == 0 or len(pairs) + plans <= most:
            for plan in range(plans):
                pairs.append(Opening(out.orders.codes[i], plan, sign))
    return pairs


def _won(pair: Opening) -> float:
    return pair.won


def _game(deal: Deal, planner: Planner, plan: int, order: int, seed: int, game: int) -> float:
    """What one game to the end with a plan is worth, after an order if there is one.

    The n-th game has the same dice for everything that is tried.
    """
    dice = FastDice(seed * 7919 + game * 104729 + 1)
    s = deal.dealt(dice)
    planner.follow(plan)
    planner.forget()
    if order != NO_ORDER:
        carry_out(s, planner, order)
    play_out(s, planner, dice, THE_END)
    return planner.worth(s)


def _promise(belief: State, planner: Planner, plan: int, seed: int) -> float:
    """What a plan is worth, mostly the share of games won."""
    seat = belief.seat_index
    deal = planner.deal(belief, seat)
    sum = 0.0
    for game in range(GAMES):
        sum += _game(deal, planner, plan, NO_ORDER, seed, game)
    mean = sum / GAMES
    return mean if planner.side(belief, seat) == 0 else 1.0 - mean

"""What a thinking player weighs: what to do in a round, whom to activate, where to go, reactions.

An order is one action. Everything else is answered by rules of thumb, in the game and in every
line of play that a search follows.
"""

from __future__ import annotations

from typing import Final

from grognard.games.europe import groups
from grognard.games.europe.campaign_value import CampaignJudge
from grognard.games.europe.guess import redeal
from grognard.games.europe.instinct import Instinct
from grognard.games.europe.kinds import (
    ACTION,
    ACTIVATE,
    ANSWER,
    COUNTER_MARCH,
    DEFEND,
    ENGAGE,
    INTERCEPT,
    MOVE,
    RETREAT,
)
from grognard.games.europe.layout import G_SPENT, G_START, G_ZONE, ROUND, YEAR
from grognard.games.europe.state import Theatre
from grognard.games.europe.value import Judge
from grognard.kernel.action_planner import position_key
from grognard.kernel.arrays import Codes
from grognard.kernel.dice import Dice
from grognard.kernel.planner import Deal, Planner, Proposals
from grognard.kernel.state import State

REACTIONS: Final = (ANSWER, COUNTER_MARCH, DEFEND, ENGAGE, INTERCEPT, RETREAT)
MOST: Final = 10  # orders proposed at once
SHARPNESS: Final = 8  # points of the rules of thumb that count one in the scores of a search
WORST: Final = -10
TOP: Final = 10
YEAR_STEPS: Final = 8  # of the clock: the interphase and at most seven rounds
TO_THE_END: Final = 99  # of the clock


class EuropePlanner(Planner):
    """The planner of both sides in one line of play."""

    def __init__(self) -> None:
        self.doctrine = []
        self.strides = []
        self.cautious = False
        self.given = -1  # the order given last
        self.proposals = Proposals()
        self.codes = Codes()
        self.mind = Instinct()
        self.judge = Judge()
        self.campaign_judge = CampaignJudge()
        self.all = Proposals()

    def forget(self) -> None:
        """Another line of play begins."""
        self.given = -1

    # --- orders ------------------------------------------------------------------------------

    def propose(self, s: State) -> Proposals:
        """Orders with which the seat that is asked may answer, best first, at least one."""
        assert isinstance(s, Theatre)
        self.given = -1
        out = self.proposals
        out.clear()
        self._list(s)
        best = self.mind.best(s, self.codes)
        if self.codes.count == 1 or not self._is_weighed(s):
            out.add(best, TOP)
            return out
        self._score_all(s, best)
        keep_best(self.all, out)
        return out

    def _is_weighed(self, s: Theatre) -> bool:
        """Whether the question deserves thought; a march does when it begins."""
        kind: int = s.c[s.top()]
        if kind == MOVE:
            group = s.argument(0)
            begun = groups.get(s, group, G_SPENT) > 0
            return not begun and groups.get(s, group, G_ZONE) == groups.get(s, group, G_START)
        return kind == ACTION or kind == ACTIVATE or kind in REACTIONS

    def _score_all(self, s: Theatre, best: int) -> None:
        """Every legal action with its points; what the rules of thumb would do stands out."""
        every = self.all
        every.clear()
        kind: int = s.c[s.top()]
        if kind == ACTION:
            self.mind.weigh_actions(s, self.codes, every)
        elif kind == ACTIVATE:
            self.mind.weigh_activations(s, self.codes, every)
        elif kind == MOVE:
            self.mind.weigh_ways(s, self.codes, every)
        else:
            for k in range(self.codes.count):
                code: int = self.codes.codes[k]
                every.add(code, self.mind.score(s, code))
        promote(every, best)

    def usual(self, s: State, dice: Dice) -> int:
        """What looks best at first glance."""
        assert isinstance(s, Theatre)
        self.given = -1
        self._list(s)
        return self.mind.best(s, self.codes)

    def next_code(self, s: State, order: int) -> int:
        """The action itself, once."""
        if self.given == order or s.refusal(order) != 0:
            self.given = -1
            return -1
        self.given = order
        return order

    def _list(self, s: Theatre) -> None:
        self.codes.clear()
        s.legal_codes(self.codes)

    # --- judging -----------------------------------------------------------------------------

    def deal(self, s: State, seat: int) -> Deal:
        """Makes ready to deal anew what this seat may not know."""
        assert isinstance(s, Theatre)
        return Redealt(s, seat)

    def side(self, s: State, seat: int) -> int:
        """The side of a seat."""
        return seat

    def occasion(self, s: State) -> int:
        """Every question is an occasion of its own: an order is one action."""
        return position_key(s)

    def clock(self, s: State) -> int:
        """A count of rounds; no line that begins in a year goes beyond its end."""
        year: int = s.c[YEAR]
        now: int = s.c[ROUND]
        return year * YEAR_STEPS + now

    def weight(self, s: State) -> int:
        """The action of a round decides most, then who marches and where."""
        kind: int = s.c[s.top()]
        if kind == ACTION:
            return 100
        return 60 if kind == ACTIVATE or kind == MOVE else 33

    def foresight(self, s: State, turns: int) -> int:
        """The Hundred Days are followed to their end, a campaign for some rounds."""
        assert isinstance(s, Theatre)
        return TO_THE_END if s.hundred_days() else turns

    def chance(self, s: State) -> float:
        """The chance that the Empire wins."""
        assert isinstance(s, Theatre)
        return self.judge.chance(s) if s.hundred_days() else self.campaign_judge.chance(s)

    def terms(self, s: State) -> tuple[float, ...]:
        """What a position's worth is made of."""
        assert isinstance(s, Theatre)
        if s.hundred_days():
            self.judge.work_out(s)
            return tuple(self.judge.terms)
        self.campaign_judge.work_out(s)
        return tuple(self.campaign_judge.terms)


class Redealt(Deal):
    """What a side knows of a state, ready to be dealt anew."""

    def __init__(self, s: Theatre, side: int) -> None:
        self.s = s
        self.side = side

    def dealt(self, dice: Dice) -> State:
        """A state that the side could not tell from the true one."""
        return redeal(self.s, self.side, dice)


def promote(every: Proposals, best: int) -> None:
    """What the rules of thumb would do counts as much as the highest."""
    highest = every.highest() if every.count > 0 else 0
    for i in range(every.count):
        if every.orders.codes[i] == best:
            every.scores.codes[i] = highest
            return
    every.add(best, highest)


def keep_best(every: Proposals, out: Proposals) -> None:
    """The best of them, best first, with their points as scores of a search."""
    top = every.highest()
    for _ in range(MOST):
        best = -1
        for i in range(every.count):
            fresh = not out.holds(every.orders.codes[i])
            if fresh and (best < 0 or every.scores.codes[i] > every.scores.codes[best]):
                best = i
        if best < 0:
            return
        points: int = every.scores.codes[best]
        out.add(every.orders.codes[best], TOP + max(WORST, (points - top) // SHARPNESS))

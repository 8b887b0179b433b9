"""What the planner does at each step: proposals, the usual order, and carrying orders out."""

from __future__ import annotations

from typing import Final

from grognard.games.age.armies import get
from grognard.games.age.guess import redeal
from grognard.games.age.instinct import BLIND, ENOUGH, SECOND, Instinct
from grognard.games.age.kinds import (
    DIPLOMACY_CARDS,
    INSURRECTION_CARDS,
    JOIN,
    MOVE,
    MOVES,
    MUSTER,
    REINFORCE,
)
from grognard.games.age.layout import (
    CAMPAIGN,
    MARCHES,
    PHASE,
    ROUND,
    S_KIND,
    S_START,
    SURRENDER,
    YEAR,
)
from grognard.games.age.planner import deploying, marching
from grognard.games.age.planner.doctrine import (
    COALITION_WAYS,
    FRENCH_WAYS,
    STRIDES,
    ways_of,
)
from grognard.games.age.planner.orders import (
    ALL,
    DEPLOYMENT,
    MARCH,
    first_of_order,
    is_plan,
    manner_of,
    order_of,
)
from grognard.games.age.refusals import OK
from grognard.games.age.state import War
from grognard.games.age.value import Judge
from grognard.games.age.verbs import DEPLOY, DONE, SAIL, USE
from grognard.kernel.action_planner import position_key
from grognard.kernel.arrays import Codes
from grognard.kernel.dice import Dice
from grognard.kernel.planner import Deal, Planner, Proposals
from grognard.kernel.state import VERB, A, State

WHIM: Final = 7  # how far the usual march strays from what looks best
MOST_MARCHES: Final = 16  # proposed at once
MOST_ANSWERS: Final = 6
SHARPNESS: Final = 3  # points that count one in the scores of a search
WORST: Final = -12
MASSED: Final = 60  # points for the area that a deployment is massed in
YEAR_STEPS: Final = 9  # of the clock: before the campaign, its rounds, surrenders, winter


class AgePlanner(Planner):
    """The planner of both sides in one line of play."""

    def __init__(self) -> None:
        self.doctrine = FRENCH_WAYS + COALITION_WAYS
        self.strides = STRIDES + STRIDES
        self.cautious = False
        self.proposals = Proposals()
        self.all = Proposals()
        self.codes = Codes()
        self.judge = Judge()
        self.mind = self._mind()
        self.used = list(self.doctrine)  # the numbers that it was made with
        self.given = -1  # the action given last
        self.plans = [-1, -1]  # the march of each side that is under way

    def _mind(self) -> Instinct:
        return Instinct(ways_of(self.doctrine, 0), ways_of(self.doctrine, 1))

    def forget(self) -> None:
        """Another line of play begins."""
        self.given = -1
        self.plans[0] = -1
        self.plans[1] = -1
        if self.used != self.doctrine:
            self.mind = self._mind()
            self.used = list(self.doctrine)

    # --- orders ------------------------------------------------------------------------------

    def propose(self, s: State) -> Proposals:
        """Orders with which the seat that is asked may answer, at least one."""
        assert isinstance(s, War)
        self.given = -1
        out = self.proposals
        out.clear()
        kind: int = s.c[s.top()]
        if kind == MOVES:
            self._moves(s, out)
            return out
        if kind == MUSTER or kind == MOVE:
            out.add(self._under_way(s, kind), 10)
            return out
        self._list(s)
        if self.codes.count == 1:
            out.add(self.codes.codes[0], 10)
        else:
            self._score_all(s)
            if kind == REINFORCE or kind == JOIN:
                deploying.propose(self.all, out)
            else:
                _keep_best(self.all, out, MOST_ANSWERS)
        return out

    def _moves(self, s: War, out: Proposals) -> None:
        """The best marches and voyages, a Major Campaign, or nothing."""
        self._weigh_moves(s, False)
        _keep_best(self.all, out, MOST_MARCHES)
        if not out.holds(DONE * VERB):  # no more moves
            out.add(DONE * VERB, WORST // 2)

    def _weigh_moves(self, s: War, briefly: bool) -> None:
        """Every move with its points."""
        every = self.all
        every.clear()
        mind = self.mind
        mind.look(s)
        side = s.asked()
        mind.marches.weigh(s, mind.board, side, mind.ways(side), every, -1, briefly)
        self._list(s)
        best = mind.marches.best_score
        many = mind.marches.second_score >= SECOND and marching.has_cards(s, side)
        for i in range(self.codes.count):
            code: int = self.codes.codes[i]
            if code // VERB == SAIL:
                every.add(code, mind.voyage(s, code // A % A, code % A))
            elif code // VERB == USE:
                every.add(code, best + 2 if many else best - 20)
        every.add(DONE * VERB, ENOUGH)  # no more moves

    def _under_way(self, s: War, kind: int) -> int:
        """The march that was ordered, as far as it has come; else what looks best now."""
        side = s.asked()
        plan = self.plans[side]
        if plan >= 0 and self._fits(s, kind, plan):
            return plan
        if kind == MOVE:
            self.mind.look(s)
            slot = s.argument(0)
            ways = self.mind.ways(side)
            goal = marching.best_goal(s, self.mind.marches, self.mind.board, ways, slot)
            plan = order_of(MARCH, get(s, slot, S_START), goal, ALL)
            self.plans[side] = plan
            return plan
        self._list(s)
        return self.mind.best(s, self.codes)

    def _fits(self, s: War, kind: int, plan: int) -> bool:
        """Whether a march is the one that the step is about."""
        slot = s.argument(1 if kind == MUSTER else 0)
        ours = get(s, slot, S_START) == first_of_order(plan)
        return ours and get(s, slot, S_KIND) == MARCHES

    def _score_all(self, s: War) -> None:
        """Every legal action with its points."""
        self._look(s)
        every = self.all
        every.clear()
        for i in range(self.codes.count):
            code: int = self.codes.codes[i]
            every.add(code, self.mind.score(s, code))

    def usual(self, s: State, dice: Dice) -> int:
        """What looks best, with a whim where armies march."""
        assert isinstance(s, War)
        self.given = -1
        kind: int = s.c[s.top()]
        if kind == MOVES:
            return self._usual_move(s, dice)
        if kind == MUSTER or kind == MOVE:
            return self._under_way(s, kind)
        if kind == REINFORCE or kind == JOIN:
            return order_of(DEPLOYMENT, deploying.USUAL, 0, 0)
        self._list(s)
        if self.codes.count == 1:
            return self.codes.codes[0]
        self._look(s)
        return self.mind.best_scored(s, self.codes)

    def _look(self, s: War) -> None:
        """A look at the map, where the answers depend on it."""
        kind: int = s.c[s.top()]
        if kind not in BLIND:
            self.mind.look(s)

    def _usual_move(self, s: War, dice: Dice) -> int:
        """The best march or voyage, or about as good a one."""
        self._weigh_moves(s, True)
        scores = self.all.scores.codes
        for i in range(self.all.count):
            whim: int = dice.below(WHIM)
            scores[i] += whim - WHIM // 2
        return self.all.best()

    def next_code(self, s: State, order: int) -> int:
        """The next action of an order, always a legal one; -1 when it is carried out."""
        assert isinstance(s, War)
        if not is_plan(order):
            return self._once(s, order)
        if manner_of(order) == DEPLOYMENT:
            return self._deploy(s, first_of_order(order))
        kind: int = s.c[s.top()]
        if kind == MOVES:
            self.plans[s.asked()] = order
        code = marching.next_code(s, self.mind.marches, order)
        if code < 0 and kind == MUSTER:
            return self.mind.set_out(s)
        return code

    def _once(self, s: War, order: int) -> int:
        """An action is given once."""
        if self.given == order or s.refusal(order) != OK:
            self.given = -1
            return -1
        self.given = order
        return order

    def _deploy(self, s: War, area: int) -> int:
        """The next of the reinforcements, massed in an area as far as they can come there."""
        kind: int = s.c[s.top()]
        if kind != REINFORCE and kind != JOIN:
            return -1
        self._list(s)
        self.mind.look(s)
        best: int = self.codes.codes[0]
        most = -1000
        for i in range(self.codes.count):
            code: int = self.codes.codes[i]
            value = self.mind.score(s, code)
            if code // VERB == DEPLOY and code % A == area:
                value += MASSED
            if value > most:
                most = value
                best = code
        return best

    def _list(self, s: War) -> None:
        self.codes.clear()
        s.legal_codes(self.codes)

    # --- judging -----------------------------------------------------------------------------

    def deal(self, s: State, seat: int) -> Deal:
        """Makes ready to deal anew what this seat may not know."""
        assert isinstance(s, War)
        return Redealt(s, seat)

    def side(self, s: State, seat: int) -> int:
        """The side of a seat."""
        return seat

    def clock(self, s: State) -> int:
        """A count of rounds; what comes before and after a campaign counts as rounds too."""
        year: int = s.c[YEAR]
        phase: int = s.c[PHASE]
        now: int = s.c[ROUND]
        if phase < CAMPAIGN:
            return year * YEAR_STEPS
        if phase == CAMPAIGN:
            return year * YEAR_STEPS + now
        return year * YEAR_STEPS + (7 if phase == SURRENDER else 8)

    def occasion(self, s: State) -> int:
        """A march holds for its half of a round, a deployment for its phase; other orders once."""
        assert isinstance(s, War)
        kind: int = s.c[s.top()]
        step = (self.clock(s) * 2 + s.asked()) * 64
        if kind == REINFORCE or kind == JOIN:
            return step + kind
        if kind == MOVES:
            return step + MOVES
        if kind == MOVE or (kind == MUSTER and get(s, s.argument(1), S_KIND) == MARCHES):
            return step + MOVES
        return position_key(s)

    def weight(self, s: State) -> int:
        """Marches, reinforcements and diplomacy decide more than single steps of a battle."""
        kind: int = s.c[s.top()]
        weighty = kind == MOVES or kind == REINFORCE
        return 100 if weighty or kind == DIPLOMACY_CARDS or kind == INSURRECTION_CARDS else 33

    def chance(self, s: State) -> float:
        """The chance that the French win."""
        assert isinstance(s, War)
        return self.judge.chance(s, self.mind.french, self.mind.coalition)

    def terms(self, s: State) -> tuple[float, ...]:
        """What a position's worth is made of."""
        assert isinstance(s, War)
        self.judge.work_out(s, self.mind.french, self.mind.coalition)
        return tuple(self.judge.terms)


class Redealt(Deal):
    """What a side knows of a state, ready to be dealt anew."""

    def __init__(self, s: War, side: int) -> None:
        self.s = s
        self.side = side

    def dealt(self, dice: Dice) -> State:
        """A state that the side could not tell from the true one."""
        return redeal(self.s, self.side, dice)


def _keep_best(every: Proposals, out: Proposals, most: int) -> None:
    """The best of them, best first, with their points as scores of a search."""
    scores = every.scores.codes
    orders = every.orders.codes
    top = 0
    for n in range(most):
        best = -1
        for i in range(every.count):
            if scores[i] > -9999 and (best < 0 or scores[i] > scores[best]):
                best = i
        if best < 0:
            return
        points: int = scores[best]
        if n == 0:
            top = points
        score = (points - top) // SHARPNESS
        if score < WORST:
            score = WORST
        out.add(orders[best], score + 10)
        scores[best] = -10000

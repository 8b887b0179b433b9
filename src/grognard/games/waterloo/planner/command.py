"""What the planner does at each step: proposals, the usual order, and carrying orders out."""

from __future__ import annotations

from typing import Final

from grognard.games.waterloo.ground import spare
from grognard.games.waterloo.guess import Guess
from grognard.games.waterloo.instinct import best_of
from grognard.games.waterloo.layout import (
    B_TOWN,
    B_TURNS,
    BRITISH,
    CHOOSE,
    DEPLOY,
    FIGHT,
    FRENCH,
    LOSSES,
    MOVE,
    NOWHERE,
    PRUSSIAN,
    REGROUP,
    REINFORCE,
    RETREAT,
    ROUT,
    SET_UP,
    STARVE,
    TIME_UP,
    TURN,
)
from grognard.games.waterloo.planner import fighting, marching, placing
from grognard.games.waterloo.planner.one_body import OneBody
from grognard.games.waterloo.planner.orders import (
    DEPLOYMENT,
    PLACING,
    PLAIN,
    POSTURE,
    REGROUPING,
    SCATTER,
    SUPPORT,
    WITHDRAWAL,
    manner_of,
    order_of,
)
from grognard.games.waterloo.planner.situation import (
    BRITISH_FIRST,
    DOCTRINE,
    FEEDING,
    PLANS,
    STRIDES,
    TWO_WINGS,
    WAITING,
    Situation,
    ways_of,
)
from grognard.games.waterloo.sequence import Campaign
from grognard.games.waterloo.value import Judge
from grognard.kernel.arrays import Codes, Lookup, lookup_of
from grognard.kernel.dice import Dice
from grognard.kernel.planner import Deal, Planner, Proposals
from grognard.kernel.state import OUTCOME, State

TWO_DAYS: Final = 6  # turns
NEARLY: Final = 0.15  # the worth of a campaign in which one more unit would have done
MOST_SPARE: Final = 24.0
BATTLE_THOUGHT: Final = 60  # iterations about every order of the French in a battle, at least
WHIM: Final = 3  # how far the usual order strays from what looks best


class WaterlooPlanner(Planner):
    """The planner of both sides in one line of play; it keeps what it has worked out for a turn."""

    def __init__(self) -> None:
        self.proposals = Proposals()
        self.codes = Codes()
        self.judge = Judge()
        self.doctrine = list(DOCTRINE)
        self.strides = STRIDES + STRIDES
        self.cautious = False
        self.plan = BRITISH_FIRST
        self.french: Lookup = lookup_of([])
        self.allied: Lookup = lookup_of([])
        self.map: Situation | None = None
        self.turn = -1
        self.seat = -1

    def _ways(self, seat: int) -> Lookup:
        if len(self.french) == 0:
            self.french = ways_of(self.doctrine, 0)
            self.allied = lookup_of(WAITING) if self.cautious else ways_of(self.doctrine, 1)
        return self.french if seat == 0 else self.allied

    def forget(self) -> None:
        """Another line of play begins."""
        self.map = None
        self.french = lookup_of([])

    def _map(self, s: Campaign, seat: int) -> Situation:
        """What the campaign looks like; the worth of towns is worked out once a turn."""
        turn: int = s.c[TURN]
        known = self.map
        if known is not None and self.turn == turn and self.seat == seat:
            known.count(s)
            return known
        fresh = self._drawn_up(s, 0 if seat == 0 else 1)
        self.map = fresh
        self.turn = turn
        self.seat = seat
        return fresh

    def _drawn_up(self, s: Campaign, side: int) -> Situation:
        if side == FRENCH and self.plan != TWO_WINGS:
            return OneBody(s, self._ways(side), self.plan)
        return Situation(s, side, self._ways(side))

    # --- plans -------------------------------------------------------------------------------

    def plans_to_choose(self, s: State) -> int:
        """Every second day the French ask themselves how to make war, and before they set up."""
        if self.is_opening(s):
            return PLANS
        top = s.top()
        turn: int = s.c[TURN]
        asked = s.c[top] == MOVE and s.c[top + 1] == 0 and s.c[top + 2] == NOWHERE
        return PLANS if asked and turn % TWO_DAYS == 1 else 1

    def is_opening(self, s: State) -> bool:
        """3.1, 3.3: the set-up of the French is chosen together with their plan."""
        top = s.top()
        return s.c[top] == SET_UP and s.c[top + 1] == 0

    def follow(self, plan: int) -> None:
        """From now on the French go by this plan."""
        self.plan = plan
        self.map = None

    def followed(self) -> int:
        """The plan of the French."""
        return self.plan

    # --- orders ------------------------------------------------------------------------------

    def propose(self, s: State) -> Proposals:
        """Orders with which the seat that is asked may answer, at least one."""
        assert isinstance(s, Campaign)
        top = s.top()
        kind: int = s.c[top]
        seat: int = s.c[top + 1]
        out = self.proposals
        out.clear()
        if kind == MOVE:
            marching.propose(s, seat, self._map(s, seat), out)
        elif kind == FIGHT:
            fighting.propose_postures(s, seat, self._ways(seat), out)
        elif kind == DEPLOY:
            fighting.propose_deployment(self._ways(seat), out)
        elif kind == RETREAT:
            fighting.propose_withdrawal(s, seat, self._ways(seat), out)
        elif kind == REINFORCE:
            fighting.propose_support(out)
        elif kind == REGROUP:
            fighting.propose_regrouping(out)
        elif kind == SET_UP:
            placing.propose(s, seat, out)
        else:
            out.add(self._only_order(kind), 10)
        return out

    def _only_order(self, kind: int) -> int:
        return order_of(SCATTER if kind == ROUT else PLAIN, 0, 0, 0)

    def usual(self, s: State, dice: Dice) -> int:
        """What looks best, with a whim in the movement phase."""
        kind: int = s.c[s.top()]
        if kind == ROUT or kind == LOSSES or kind == CHOOSE or kind == STARVE:
            return self._only_order(kind)
        out = self.propose(s)
        if kind == MOVE:
            scores = out.scores.codes
            for i in range(1, out.count):
                whim: int = dice.below(WHIM)
                scores[i] += whim - 1
        return out.best()

    def next_code(self, s: State, order: int) -> int:
        """The next action of an order, always a legal one; -1 when it is carried out."""
        assert isinstance(s, Campaign)
        manner = manner_of(order)
        seat: int = s.c[s.top() + 1]
        if manner == POSTURE:
            code = fighting.next_tactical(s, seat, order, self._ways(seat)[FEEDING])
            return code if code >= 0 else self._plain(s)
        if manner == DEPLOYMENT:
            return fighting.next_deployment(s, seat, order)
        if manner == WITHDRAWAL:
            return fighting.next_withdrawal(s, seat, order)
        if manner == SUPPORT:
            return fighting.next_support(s, seat, order)
        if manner == REGROUPING:
            return fighting.next_regrouping(s, seat, order)
        if manner == SCATTER:
            return fighting.next_escape(s, seat)
        if manner == PLACING:
            return placing.next_code(s, seat, order)
        if manner == PLAIN:
            return self._plain(s)
        return marching.next_code(s, seat, order)

    def _plain(self, s: Campaign) -> int:
        """What rules of thumb say."""
        self.codes.clear()
        s.legal_codes(self.codes)
        return best_of(s, self.codes)

    # --- judging -----------------------------------------------------------------------------

    def deal(self, s: State, seat: int) -> Deal:
        """Makes ready to deal anew what this seat may not know."""
        assert isinstance(s, Campaign)
        return Guess(s, self.side(s, seat))

    def side(self, s: State, seat: int) -> int:
        """The side of a seat: British and Prussians win together."""
        return 0 if seat == 0 else 1

    def clock(self, s: State) -> int:
        """The campaign turn."""
        turn: int = s.c[TURN]
        return turn

    def occasion(self, s: State) -> int:
        """The turn, the kind of step, the seat, and in a battle its town and turn."""
        assert isinstance(s, Campaign)
        top = s.top()
        turn: int = s.c[TURN]
        kind: int = s.c[top]
        seat: int = s.c[top + 1]
        step = (turn * 32 + kind) * 4 + seat
        if kind == MOVE or kind == SET_UP:
            return step * 16384
        battle = s.battle_now()
        town: int = s.c[battle + B_TOWN]
        rounds: int = s.c[battle + B_TURNS]
        return (step * 256 + town) * 64 + rounds

    def weight(self, s: State) -> int:
        """Marches decide more than single steps of a battle, of which there are many."""
        kind: int = s.c[s.top()]
        return 100 if kind == MOVE or kind == SET_UP else 33

    def enough(self, s: State) -> int:
        """12.1: the French win only by what their battles destroy; the Allies need not fight."""
        return BATTLE_THOUGHT if s.c[s.top() + 1] == 0 else 0

    def foresight(self, s: State, turns: int) -> int:
        """12.1: marches of the French are judged by how the campaign ends.

        They win only at the end, by a plan that takes all their turns; the judge sees too little
        of it in a position half way.
        """
        assert isinstance(s, Campaign)
        french = s.c[s.top() + 1] == 0
        return s.t.turns if french and self.weight(s) == 100 else turns

    def chance(self, s: State) -> float:
        """The chance that the French win; a draw counts half."""
        assert isinstance(s, Campaign)
        return self.judge.chance(s)

    def worth(self, s: State) -> float:
        """The chance; when time is up, a little more the fewer units the Allies had to spare."""
        assert isinstance(s, Campaign)
        ending: int = s.c[OUTCOME]
        if ending - 1 != TIME_UP:
            return self.judge.chance(s)
        left = spare(s, BRITISH) + spare(s, PRUSSIAN)
        return NEARLY * (1.0 - left / MOST_SPARE) if left < MOST_SPARE else 0.0

    def terms(self, s: State) -> tuple[float, ...]:
        """What a position's worth is made of."""
        assert isinstance(s, Campaign)
        self.judge.work_out(s)
        return tuple(self.judge.terms)

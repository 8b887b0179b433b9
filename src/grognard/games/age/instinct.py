"""Rules of thumb: the answer that looks best at first glance, by what its seat may know."""

from __future__ import annotations

from typing import Final

from grognard.games.age import verbs as v
from grognard.games.age.cards import T_DEPOT, T_MAJOR_CAMPAIGN
from grognard.games.age.keeping import card_price, full_price, price
from grognard.games.age.kinds import (
    AFTER_SURRENDER,
    ANNOUNCED,
    ATTRITION_LOSSES,
    BATTLE_CARDS,
    DIPLOMACY_CARDS,
    HERO,
    HERO_FALLS,
    INSURRECTION_CARDS,
    LOSSES,
    MOVE,
    MOVES,
    MUSTER,
    NO_SURRENDER,
    ORDER,
    ROUND_CARDS,
    STANCE,
    STRATEGY_CARDS,
    WINTER_CARDS,
)
from grognard.games.age.layout import (
    AREAS,
    AT,
    FRENCH,
    MARCHES,
    S_KIND,
    SLOT,
    SLOT_CELLS,
)
from grognard.games.age.planner import deploying, fighting, marching, politics
from grognard.games.age.planner.board import Board
from grognard.games.age.planner.doctrine import COALITION_WAYS, FRENCH_WAYS
from grognard.games.age.planner.marching import March, Marches
from grognard.games.age.refusals import OK
from grognard.games.age.state import War
from grognard.kernel.arrays import Codes, Lookup, lookup_of
from grognard.kernel.state import VERB, A

FETCHED: Final = 9  # what Napoleonica is worth itself
ENOUGH: Final = 5  # points from which a march is worth while
# Steps whose answers are scored without a look at the map.
BLIND: Final = (ANNOUNCED, ATTRITION_LOSSES, BATTLE_CARDS, HERO, HERO_FALLS, LOSSES, ORDER, STANCE)
SECOND: Final = 12  # points of a second march from which a Major Campaign is worth while


class Instinct:
    """Scores answers; it looks at the board once for each question."""

    def __init__(self, french: Lookup, coalition: Lookup) -> None:
        self.french = french
        self.coalition = coalition
        self.board = Board()
        self.marches = Marches()
        self.ship = -1  # the corps that was last thought of at sea
        self.voyager: March | None = None

    def ways(self, side: int) -> Lookup:
        """What a side goes by."""
        return self.french if side == FRENCH else self.coalition

    def look(self, s: War) -> None:
        """Before anything is scored."""
        self.board.look(s, self.french, self.coalition)
        self.ship = -1

    def best(self, s: War, codes: Codes) -> int:
        """The answer that looks best."""
        if codes.count == 1:
            return codes.codes[0]
        kind: int = s.c[s.top()]
        if kind not in BLIND:
            self.look(s)
        if kind == MOVES:
            return self._begin(s, codes)
        if kind == MUSTER:
            return self._form(s, codes)
        if kind == MOVE:
            return self._go_on(s)
        return self.best_scored(s, codes)

    def best_scored(self, s: War, codes: Codes) -> int:
        """The action with the highest score; the first of equals."""
        best: int = codes.codes[0]
        most = -1000
        for k in range(codes.count):
            code: int = codes.codes[k]
            value = self.score(s, code)
            if value > most:
                best = code
                most = value
        return best

    # --- marches (11) --------------------------------------------------------------------------

    def _begin(self, s: War, codes: Codes) -> int:
        """The best march or voyage, or none."""
        side = s.asked()
        m = self.marches
        m.weigh(s, self.board, side, self.ways(side), None, -1, False)
        order = m.best_order
        most = m.best_score
        best = v.DONE * VERB
        for k in range(codes.count):
            code: int = codes.codes[k]
            if code // VERB == v.SAIL:
                value = self.voyage(s, code // A % A, code % A)
                if value > most:
                    most = value
                    best = code
                    order = -1
        if most < ENOUGH:
            return v.DONE * VERB
        if m.second_score >= SECOND and marching.has_cards(s, side) and s.argument(1) == 0:
            code = v.USE * VERB + T_MAJOR_CAMPAIGN * A
            if s.refusal(code) == OK:
                return code
        if order >= 0:
            code = marching.next_code(s, m, order)
            return code if code >= 0 else v.DONE * VERB
        return best

    def voyage(self, s: War, corps: int, area: int) -> int:
        """11.2: one corps by sea; it lands in bad order."""
        march = self.voyager
        if march is None or corps != self.ship:
            side = s.asked()
            start: int = s.c[AT + corps]
            march = March(s, self.board, side, self.ways(side), start, [corps])
            march.power -= 2
            self.ship = corps
            self.voyager = march
        return march.score(s, self.board, area, 1, s.winter()) - 1

    def _form(self, s: War, codes: Codes) -> int:
        """Who marches: as the best march from here would have it; others go as they are."""
        slot = s.argument(1)
        kind: int = s.c[SLOT + (slot - 1) * SLOT_CELLS + S_KIND]
        code = -1
        if kind == MARCHES:
            side = s.asked()
            self.marches.weigh(s, self.board, side, self.ways(side), None, s.argument(0), False)
            if self.marches.best_order >= 0:
                code = marching.next_code(s, self.marches, self.marches.best_order)
        return code if code >= 0 else self.set_out(s)

    def _go_on(self, s: War) -> int:
        """Where the march had better go; but first who joins it."""
        slot = s.argument(0)
        ways = self.ways(s.asked())
        goal = marching.best_goal(s, self.marches, self.board, ways, slot)
        joins = marching.recruit(s, self.marches, self.board, ways, slot, goal)
        if joins >= 0:
            return v.TAKE * VERB + joins * A
        return marching.go_on(s, self.marches, goal)

    def set_out(self, s: War) -> int:
        """They go as they are, in a hurry if need be."""
        code = marching.set_out(s, False)
        if code < 0:
            code = marching.set_out(s, True)
        return code if code >= 0 else v.CANCEL * VERB

    # --- everything else -----------------------------------------------------------------------

    def score(self, s: War, code: int) -> int:
        """How good an action looks; to pass counts 50, to be done 30."""
        verb = code // VERB
        a = code // A % A
        b = code % A
        if verb == v.PASS:
            return 50
        if verb == v.DONE:
            return self._done(s)
        if verb == v.PLAY or verb == v.FETCH:
            value = self._play(s, a, b)
            return value - FETCHED if verb == v.FETCH else value
        if verb == v.USE or verb == v.RECALL:
            value = self._use(s, a)
            return value - FETCHED if verb == v.RECALL else value
        return self._of_corps(s, verb, a, b)

    def _done(self, s: War) -> int:
        kind: int = s.c[s.top()]
        cards = kind in (DIPLOMACY_CARDS, INSURRECTION_CARDS, STRATEGY_CARDS)
        return 50 if cards else 30

    def _play(self, s: War, title: int, area: int) -> int:
        kind: int = s.c[s.top()]
        if kind == INSURRECTION_CARDS:
            return politics.rising(s, self.board, area)
        if kind == AFTER_SURRENDER:
            return politics.dominion(s, s.asked(), title, area)
        return politics.courting(s, s.asked(), title, area)

    def _use(self, s: War, title: int) -> int:
        kind: int = s.c[s.top()]
        side = s.asked()
        if kind == BATTLE_CARDS:
            return fighting.battle_card(s, side, title, self.ways(side))
        if kind == HERO:
            return fighting.hero(s, side)
        if kind == ANNOUNCED:
            return fighting.halting(s, side, title, s.argument(0))
        if kind == ROUND_CARDS:
            return politics.truce(s, self.board, side)
        if kind == NO_SURRENDER:
            return politics.firmness(s, side, s.argument(0))
        if kind == WINTER_CARDS:
            return self._winter(s, side, title)
        if kind == STRATEGY_CARDS:
            return politics.strategic(s, side, title)
        if kind == MOVES:
            return 20
        worth = politics.strategic(s, side, title)
        return worth if title < T_MAJOR_CAMPAIGN else 60

    def _winter(self, s: War, side: int, title: int) -> int:
        """14: Depot where losses are likely, Scorched Earth for any enemy army."""
        if title != T_DEPOT:
            return 60
        area = s.argument(0)
        lost = marching.frost(s, self.board, side, area, s.count(side, area))
        return 60 if lost >= 30 else 40

    def _of_corps(self, s: War, verb: int, a: int, b: int) -> int:
        side = s.asked()
        if verb == v.DEPLOY:
            return deploying.deploying(s, self.board, side, self.ways(side), a, b)
        if verb == v.RECOVER:
            return deploying.recovering(s, self.board, side, a, b)
        if verb == v.LOSE:
            mine = s.c[s.top()] != HERO_FALLS
            return 2000 - full_price(s, a) - price(s, a) // 2 if mine else full_price(s, a)
        if verb == v.REMOVE:
            return 2000 - full_price(s, a)
        if verb == v.RESTORE:
            return 90 + full_price(s, a)
        if verb == v.REVIVE:
            return full_price(s, a) + 10
        if verb == v.ENGAGE or verb == v.SPARE:
            return fighting.engaging(s, self.board, side, verb, a)
        if verb == v.DISCARD:
            return 56 - card_price(s, side, a)
        if verb == v.REFRESH:
            return self._refresh(s, side, a)
        return self._of_places(s, side, verb, a, b)

    def _refresh(self, s: War, side: int, title: int) -> int:
        """12.3.3 A: a card for an army that has won."""
        tired: int = self.board.tired[side * AREAS + s.argument(0)]
        short = 5 if s.hand_size(side) < 3 else 0
        return 50 + 3 * tired - 2 * card_price(s, side, title) - short - 4

    def _of_places(self, s: War, side: int, verb: int, a: int, b: int) -> int:
        ways = self.ways(side)
        if verb == v.WITHDRAW:
            return fighting.withdrawing(s, self.board, side, ways, s.argument(0), s.argument(1), a)
        if verb == v.INTERCEPT:
            return fighting.intercepting(s, self.board, side, ways, s.argument(0), s.argument(1), a)
        if verb == v.RETREAT:
            return self._refuge(s, side, a)
        if verb == v.REDEPLOY:
            return 60 + deploying.place(s, self.board, side, ways, a, b)
        if verb == v.FIRST:
            return 50 + a
        if verb == v.STANCE or verb == v.SKIP:
            return 50 + a
        return PLAIN.get(verb, 0)

    def _refuge(self, s: War, side: int, area: int) -> int:
        """12.3.2: where few enemies are near and many friends; no neutral country is violated."""
        k = side * AREAS + area
        threat: int = self.board.threat[k]
        strength: int = self.board.strength[k]
        friends: int = self.board.number[k]
        neutral: int = self.board.holder(area)
        rough: int = s.t.rough[area]
        return 100 + strength - threat // 2 + friends - 20 * rough - (40 if neutral < 0 else 0)


PLAIN: Final = {
    v.DETACH: 60,
    v.CLAIM: 60,
    v.ABDICATE: 1,
    v.WINTER: 50,
    v.SAIL: 10,
    v.READY: 85,
    v.FIGHT: 50,
    v.MEET: 50,
    v.YIELD: 5,
    v.LEAD: 1,
}


def first_glance(s: War, codes: Codes) -> int:
    """The answer that looks best to one who has just looked."""
    return Instinct(lookup_of(FRENCH_WAYS), lookup_of(COALITION_WAYS)).best(s, codes)

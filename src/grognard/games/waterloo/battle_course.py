"""How a simulated battle comes about and runs its course: loops that may be compiled."""

from __future__ import annotations

from typing import Final

from grognard.games.waterloo.layout import (
    ATTACKER_ROUTED,
    B_FLAGS,
    CV,
    DEFENDER_ROUTED,
    DONE,
    GROUP,
    LEADER,
    LEGS,
    MARCH,
    MOVE,
    ROUT,
    TOWN,
    TOWNS,
    TURN,
)
from grognard.games.waterloo.state import Field, first_of, last_of
from grognard.games.waterloo.steps.movement import allowance
from grognard.kernel.arrays import Codes
from grognard.kernel.state import VERB, A

LONGEST: Final = 5000  # decisions; no campaign turn should need so many
FORCED: Final = 1  # the roads that a unit named by the player may march beyond its allowance


def by_instinct(s: Field, codes: Codes) -> None:
    """One decision by rules of thumb."""
    codes.clear()
    s.legal_codes(codes)
    s.play(s.instinct(codes) if codes.count > 1 else codes.codes[0])


def play_until_move(s: Field, side: int) -> None:
    """Until this side is to move (-1: until nobody is); whoever moves before ends his moves."""
    codes = Codes()
    turn: int = s.c[TURN]
    for _ in range(LONGEST):
        if s.over or s.c[TURN] > turn + 1:
            return
        if s.c[s.top()] != MOVE:
            if side < 0:
                return
            by_instinct(s, codes)
        elif s.active() == side or (side < 0 and s.c[TURN] != turn):
            return
        elif s.refusal(DONE * VERB) == 0:
            s.play(DONE * VERB)
        else:
            by_instinct(s, codes)


def fight_out(s: Field, town: int) -> None:
    """Until the battle in a town is decided and the beaten have left it."""
    codes = Codes()
    battle = s.battle_at(town)
    if battle < 0:
        return
    for _ in range(LONGEST):
        if s.over or decided(s, battle):
            return
        by_instinct(s, codes)


def decided(s: Field, battle: int) -> bool:
    """Whether one side has lost this battle, and its pieces are gone."""
    flags: int = s.c[battle + B_FLAGS]
    if flags & (ATTACKER_ROUTED | DEFENDER_ROUTED) == 0:
        return False
    return s.c[s.top()] != ROUT or s.battle_now() != battle


class Onset:
    """An attack on a town: those named, or everyone who can get there by a normal march."""

    def __init__(self, s: Field, town: int, named: frozenset[int]) -> None:
        self.s = s
        self.town = town
        self.named = named
        self.tried: set[int] = set()

    def march(self) -> None:
        """Marches all of them, group by group, as far as the rules allow."""
        s = self.s
        codes = Codes()
        side = s.active()
        for _ in range(LONGEST):
            if s.over or s.c[s.top()] != MOVE or s.active() != side:
                return
            codes.clear()
            s.legal_codes(codes)
            code = self._next(codes)
            if code < 0:
                # 13.1: the Prussians may join an attack of the British.
                if s.seat_to(s.c[s.top() + 1]) == last_of(side) or s.refusal(DONE * VERB) != 0:
                    return
                code = DONE * VERB
            s.play(code)

    def _next(self, codes: Codes) -> int:
        """The strongest's march nearer to the town, else the group with most to send, else -1."""
        best = -1
        most = 0
        march = -1
        strongest = 0
        for i in range(codes.count):
            code = codes.codes[i]
            verb = code // VERB
            if verb == MARCH and self._goes_there(code // A % A, code % A):
                cv: int = self.s.c[CV + code // A % A]
                if cv > strongest:
                    strongest = cv
                    march = code
            if verb == GROUP and code not in self.tried:
                sends = self._could_send(code // A % A, code % A)
                if sends > most:
                    most = sends
                    best = code
        if march >= 0:
            return march
        self.tried.add(best)
        return best

    def _reaches(self, unit: int) -> bool:
        """Whether this unit takes part and can still get there."""
        s = self.s
        if self.named:
            if unit not in self.named:
                return False
        elif s.t.arm[unit] == LEADER:
            return False
        legs: int = s.c[LEGS + unit]
        here: int = s.c[TOWN + unit]
        roads = allowance(s, unit) - legs + (FORCED if self.named else 0)
        return 0 < s.t.distance[here * TOWNS + self.town] <= roads

    def _goes_there(self, unit: int, to: int) -> bool:
        s = self.s
        if not self._reaches(unit):
            return False
        if to != self.town and s.holds(1 - s.active(), to):
            return False
        here: int = s.c[TOWN + unit]
        goal = self.town
        return s.t.distance[to * TOWNS + goal] < s.t.distance[here * TOWNS + goal]

    def _could_send(self, town: int, army: int) -> int:
        """How many of a group could get there."""
        s = self.s
        n = 0
        side = s.active()
        for u in range(first_of(side), last_of(side)):
            if s.c[TOWN + u] == town and s.c[LEGS + u] == 0 and s.t.army[u] == army:
                if self._reaches(u):
                    n += 1
        return n

"""A battle played out again and again, both sides by rules of thumb, from what a seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from grognard.games.waterloo import events as tell
from grognard.games.waterloo import guess
from grognard.games.waterloo import layout as at
from grognard.games.waterloo import refusals as no
from grognard.games.waterloo.battle_course import Onset, fight_out, play_until_move
from grognard.games.waterloo.model import SIDES
from grognard.games.waterloo.sequence import Campaign
from grognard.games.waterloo.state import side_of
from grognard.games.waterloo.steps.battle import still_fought
from grognard.games.waterloo.steps.movement import is_night
from grognard.kernel.dice import FastDice
from grognard.kernel.odds import Line, Value
from grognard.kernel.reason import Reason, Refused
from grognard.kernel.state import VERB, A, Note

if TYPE_CHECKING:
    from grognard.games.waterloo.game import Waterloo

# How it ends: the numbers of the measure `result`.
ATTACKER_HOLDS, DEFENDER_HOLDS, NIGHTFALL, NO_BATTLE, UNDECIDED = range(5)

# What a battle costs; supply and the end of a beaten army come later.
COSTS = (tell.BY_FIRE, tell.BY_MARCH, tell.BY_ROUT, tell.BY_NO_RETREAT)
ARRIVALS = (tell.BROUGHT, tell.MARCHED, tell.FORCE_MARCHED)


class BattleSimulation:
    """The battle for one town: the one under way, or the one that the next attack would bring."""

    key = "battle"
    rule = "6.0"
    measures: tuple[str, ...] = (
        "result",
        "attacker_cv",
        "attacker_units",
        "defender_cv",
        "defender_units",
    )

    def __init__(
        self, game: Waterloo, s: Campaign, seat: str, place: str, pieces: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.side = game.side_of_seat(seat)
        self.s = s
        self.town = self._read(f"battle {place}") // A % A
        self.pieces = frozenset(self._read(f"fire {name}") // A % A for name in pieces)
        self.under_way = self._under_way()
        self.attacker = self._attacker()
        self.lines: tuple[Line, ...] = self._lines()
        self.params: Mapping[str, Any] = {
            "town": game.model.towns[self.town].key,
            "side": SIDES[self.attacker],
        }
        self._try()

    # --- what is asked -----------------------------------------------------------------------

    def _read(self, text: str) -> int:
        read = self.game.read(self.s, text)
        if isinstance(read, Reason):
            raise Refused(read)
        return read

    def _refuse(self, refusal: int, unit: int | None = None) -> Refused:
        code = at.CHOOSE_BATTLE * VERB + self.town * A
        if unit is not None:
            code = at.MARCH * VERB + unit * A + self.town
        return Refused(self.game.reason(self.s, code, refusal))

    def _under_way(self) -> bool:
        battle = self.s.battle_at(self.town)
        return battle >= 0 and still_fought(self.s, battle)

    def _attacker(self) -> int:
        """The side that does not hold the town; blocks in a town are seen by everyone."""
        s = self.s
        if s.over:
            raise self._refuse(no.GAME_OVER)
        if s.c[at.TURN] == 0:
            raise self._refuse(no.NOT_NOW)
        if self.under_way:
            return s.active()
        held = [side for side in (0, 1) if s.holds(side, self.town)]
        if not held:
            raise self._refuse(no.NO_SUCH_BATTLE)
        # Attackers on the march stand in the town of those they attack.
        return s.active() if len(held) == 2 else 1 - held[0]

    def _lines(self) -> tuple[Line, ...]:
        """What is taken for granted."""
        key = "under-way" if self.under_way else "chosen" if self.pieces else "all-in-reach"
        return (Line(key, "6.1"), Line("beliefs", "2.2"), Line("policy", "8.0"))

    def _try(self) -> None:
        """One course of things: raises Refused if there can be no such battle."""
        if self.under_way:
            return
        for unit in self.pieces:
            if side_of(unit) != self.attacker or side_of(unit) != self.side:
                raise self._refuse(no.NOT_YOURS, unit)
        s = self._believed(1)
        self._to_the_move(s)
        if not s.over and is_night(s):
            raise self._refuse(no.NIGHT_NO_ATTACK)
        self._set_out(s)
        if self.side == self.attacker and s.units_in(self.side, self.town) < s.t.min_attackers:
            raise self._refuse(no.TOO_FEW_TO_ATTACK)
        self._count_arrived(s)

    def _count_arrived(self, s: Campaign) -> None:
        """Of those named as many attack as the roads let through (5.3, 5.4)."""
        arrived = [u for u in self.pieces if s.c[at.TOWN + u] == self.town]
        if len(arrived) == len(self.pieces):
            return
        if not arrived:
            unit = min(self.pieces)
            refusal = s.refusal(at.MARCH * VERB + unit * A + self.town)
            raise self._refuse(refusal or no.TOO_FAR, unit)
        counted = {"number": len(arrived), "all": len(self.pieces)}
        self.lines = (Line("some-arrive", "5.3", counted), *self.lines[1:])

    # --- one course --------------------------------------------------------------------------

    def run(self, seed: int) -> Value:
        """How it ends, and what it costs each side in CV and units."""
        s = self._believed(seed)
        if not self.under_way:
            self._to_the_move(s)
            self._set_out(s)
        log: list[Note] = []
        losses = LossCount(s, self.town)
        s.log = log
        if not self.under_way:
            play_until_move(s, -1)
        fight_out(s, self.town)
        s.log = None
        losses.read(log)
        costs = losses.costs(self.attacker)
        return (self._result(log), *costs)

    def _believed(self, seed: int) -> Campaign:
        """One of the states that the seat cannot tell from the true one."""
        return guess.redeal(self.s, self.side, FastDice(seed * 2 + 1))

    def _to_the_move(self, s: Campaign) -> None:
        """To the attacker's movement: whoever moves before stops where he is."""
        play_until_move(s, self.attacker)

    def _set_out(self, s: Campaign) -> None:
        """The attackers march, unless enough of them stand there already and none were named."""
        if s.over:
            return
        there = s.units_in(self.attacker, self.town)
        if self.pieces or there < s.t.min_attackers:
            Onset(s, self.town, self.pieces).march()

    def _result(self, log: list[Note]) -> int:
        seen = {note[0] for note in log if note[0] == tell.NIGHT_FALLS and note[1] == self.town}
        for note in log:
            if note[0] == tell.ROUTED and note[2] == self.town:
                if note[1] != self.attacker:
                    return ATTACKER_HOLDS
                return NIGHTFALL if seen else DEFENDER_HOLDS
        begun = [note for note in log if note[0] == tell.BATTLE_BEGINS and note[1] == self.town]
        return UNDECIDED if begun or self.under_way else NO_BATTLE


class LossCount:
    """What the battle for a town costs those who fight in it."""

    def __init__(self, s: Campaign, town: int) -> None:
        self.town = town
        self.cv = [int(s.c[at.CV + u]) for u in range(at.UNITS)]
        self.there = {u for u in range(at.UNITS) if s.c[at.TOWN + u] == town}
        self.lost = [[0, 0], [0, 0]]  # side: CV, units

    def read(self, log: list[Note]) -> None:
        """Books everything up to the end of the battle."""
        for kind, unit, second, third, *_rest in log:
            if kind in ARRIVALS and third == self.town:
                self.there.add(unit)
            elif kind == tell.LOST_CV:
                self._book(unit, second, third)
            elif kind == tell.ELIMINATED:
                self._book(unit, 0, third)
            elif kind == tell.BATTLE_WON and second == self.town:
                return

    def _book(self, unit: int, left: int, cause: int) -> None:
        if unit in self.there and cause in COSTS:
            lost = self.lost[side_of(unit)]
            lost[0] += self.cv[unit] - left
            lost[1] += left == 0
        self.cv[unit] = left

    def costs(self, attacker: int) -> Value:
        """CV and units of the attacker, then of the defender."""
        return (*self.lost[attacker], *self.lost[1 - attacker])

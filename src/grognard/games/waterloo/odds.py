"""The odds of Napoléon 1815: fire (8.3), forced marches (5.5, 7.3) and morale (8.6), exactly.

Nothing of the rules is written here again: each result is read from what the rules do with loaded
dice, each modifier from what they do without its cause. All of it happens on a state dealt anew
from what the seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import comb, prod
from typing import TYPE_CHECKING

from grognard.games.waterloo import events as tell
from grognard.games.waterloo import guess
from grognard.games.waterloo import layout as at
from grognard.games.waterloo import refusals as no
from grognard.games.waterloo.model import ARMS
from grognard.games.waterloo.sequence import Campaign
from grognard.games.waterloo.state import Tally, side_of
from grognard.games.waterloo.steps.battle import still_fought, test_morale
from grognard.games.waterloo.steps.combat import fall_back, fire_level, settle
from grognard.games.waterloo.steps.movement import (
    RETREAT_LOSES_ON,
    Occupation,
    allowance,
    is_night,
    roll_town_by_town,
    under_orders,
)
from grognard.kernel.dice import FastDice
from grognard.kernel.odds import DIE, Distribution, Line, Loaded, Odds, Value
from grognard.kernel.reason import Reason, Refused
from grognard.kernel.state import VERB, A, Note

if TYPE_CHECKING:
    from grognard.games.waterloo.game import Waterloo

MORALE = "morale"  # a question besides the actions: how one unit would stand its test
ROLLS = (tell.MARCH_ROLL, tell.MORALE_ROLL)


class Asking:
    """A seat that asks, and the state that it believes in."""

    def __init__(self, game: Waterloo, s: Campaign, seat: str) -> None:
        self.game = game
        self.side = game.side_of_seat(seat)
        self.seat = seat
        self.belief = guess.redeal(s, self.side, FastDice(1))

    # --- what is asked -----------------------------------------------------------------------

    def odds(self, text: str) -> Odds | None:
        """The odds of an action, None if no die is rolled for it; raises Refused."""
        word, _space, rest = text.strip().partition(" ")
        if word.lower() == MORALE:
            return self.of_morale(self._code(f"fire {rest}") // A % A)
        code = self._code(text)
        verb, unit = code // VERB, code // A % A
        if verb == at.FIRE:
            return self.of_fire(self.ready_to_fire(unit, code), code)
        self._check_turn(code)
        if verb in (at.MARCH, at.RETREAT_UNIT):
            return self.of_one_march(verb, unit)
        return self.of_all_dice(code)

    def _code(self, text: str) -> int:
        read = self.game.read(self.belief, text)
        if isinstance(read, Reason):
            raise Refused(read)
        return read

    def _check_turn(self, code: int) -> None:
        mine = self.belief.seat == self.seat
        refusal = self.belief.refusal(code) if mine or self.belief.over else no.NOT_NOW
        self._check(code, refusal)

    def _check(self, code: int, refusal: int) -> None:
        if refusal != no.OK:
            raise Refused(self.game.reason(self.belief, code, refusal))

    def _named(self, unit: int) -> dict[str, str]:
        return {"unit": self.game.model.units[unit].key}

    def twin(self, faces: Iterable[int] = (), of: Campaign | None = None) -> Campaign:
        """A copy with loaded dice that tells what happens to it."""
        copy = (of or self.belief).clone(Loaded(faces))
        assert isinstance(copy, Campaign)
        copy.log = []
        return copy

    # --- fire (8.3) --------------------------------------------------------------------------

    def ready_to_fire(self, unit: int, code: int) -> Campaign:
        """The state in which this unit fires: now if it may, else as if its side's turn had come.

        So a player sees what a unit of the enemy's that lies open could do to him.
        """
        self._check(code, self._in_open_battle(unit))
        s = self.twin()
        top = s.top()
        battle = s.battle_at(int(s.c[at.TOWN + unit]))
        at_it = s.c[top] == at.FIGHT and s.c[top + 1] == s.seat_of(unit)
        if not at_it or battle != s.battle_now():
            s.unmark(unit, at.MOVES)
            self._turn_to(s, battle)
            s.push(at.FIGHT, s.seat_of(unit), 0, 0)
        self._check(code, s.refusal(code))
        return s

    def _in_open_battle(self, unit: int) -> int:
        """Whether this seat may know that the unit fights, and where."""
        s = self.belief
        if side_of(unit) != self.side and not s.in_the_open(unit):
            return no.NOT_YOURS
        battle = s.battle_at(int(s.c[at.TOWN + unit]))
        if s.over or battle < 0 or not still_fought(s, battle):
            return no.NOT_IN_BATTLE
        return no.OK if s.battle_flag(battle, at.REVEALED) else no.NOT_NOW

    def _turn_to(self, s: Campaign, battle: int) -> None:
        s.c[at.NOW] = (battle - at.BATTLE) // at.BATTLE_CELLS

    def of_fire(self, s: Campaign, code: int) -> Odds:
        """A die for each CV; what a number of hits does, the rules themselves show."""
        unit, squares = code // A % A, code % A != 0
        cv = int(s.c[at.CV + unit])
        lines, level = self._fire_lines(s, unit, squares)
        weights: dict[Value, int] = {}
        for hits in range(cv + 1):
            faces = [DIE] * hits + [1] * (cv - hits)
            value = (hits, *self._struck(self.twin(faces, s), code))
            weights[value] = comb(cv, hits) * level**hits * (DIE - level) ** (cv - hits)
        measures = ("hits", "cv", "units", "rout")
        return Odds("fire", "8.3", self._named(unit), lines, measures, Distribution(weights))

    def _struck(self, s: Campaign, code: int) -> Value:
        """CV and units lost to a fire, and whether it routs them; choices change none of these."""
        s.play(code)
        while not s.over and s.c[s.top()] == at.LOSSES:
            s.play(s.codes()[0])
        notes = _until_rout(s.log or [])
        falls = [note for note in notes if note[0] in (tell.LOST_CV, tell.ELIMINATED)]
        by_fire = [note[0] for note in falls if note[3] == tell.BY_FIRE]
        return len(by_fire), by_fire.count(tell.ELIMINATED), int(notes[-1][0] == tell.ROUTED)

    def _fire_lines(self, s: Campaign, unit: int, squares: bool) -> tuple[tuple[Line, ...], int]:
        """CV, the fire of the arm, and what the shock and squares add to it, one by one."""
        arm = ARMS[s.t.arm[unit]]
        cv = int(s.c[at.CV + unit])
        engaged = Tally(s, int(s.c[at.TOWN + unit])).engaged(side_of(unit), s.c[at.PLACE + unit])
        bare = self.twin(of=s)
        bare.unmark(unit, at.FRESH | at.SQUARE)
        level = fire_level(bare, unit, False, engaged)
        lines = [
            Line("cv", "8.3", {**self._named(unit), "cv": cv}, cv),
            Line(f"fire-{arm}", "8.3", {"level": level}, level),
        ]
        causes = ((f"fresh-{arm}", "8.3", at.FRESH, False), (f"at-squares-{arm}", "8.5", 0, True))
        for key, rule, flag, at_squares in (*causes, ("in-square", "8.5", at.SQUARE, True)):
            if at_squares and not squares:
                continue
            if flag and not s.flag(unit, flag):
                continue
            bare.mark(unit, flag)
            after = fire_level(bare, unit, at_squares, engaged)
            if after != level:
                lines.append(Line(key, rule, {"effect": after - level}, after - level))
            level = after
        return (*lines, Line("hits-on", "8.3", {"level": level, "least": DIE + 1 - level})), level

    # --- forced marches (5.5, 7.3) -----------------------------------------------------------

    def of_one_march(self, verb: int, unit: int) -> Odds | None:
        """The die that a march or a retreat beyond a unit's allowance will cost it."""
        s = self.belief
        legs = int(s.c[at.LEGS + unit])
        if legs < allowance(s, unit):
            return None
        retreat = verb == at.RETREAT_UNIT
        limit = RETREAT_LOSES_ON if retreat else self._marches_at(s, unit, legs)
        lines = self._march_lines(unit, limit, retreat)
        table = Distribution.die(limit, *self._straggling(unit))
        key, rule = ("retreat", "7.3") if retreat else ("march", "5.5")
        return Odds(key, rule, self._named(unit), lines, ("cv", "units"), table)

    def _marches_at(self, s: Campaign, unit: int, legs: int, orders: bool = True) -> int:
        """The number on which a unit that marched one road more loses, as the rules roll it."""
        twin = self.twin((1,), s)
        if not orders:
            twin.c[at.ORDERS + twin.t.army[unit]] = at.NOWHERE
        twin.c[at.LEGS + unit] = legs + 1
        roll_town_by_town(twin, unit, unit + 1, 0)
        return (twin.log or [])[0][3] - 1

    def _straggling(self, unit: int) -> tuple[Value, Value]:
        """What a lost and a won die cost: CV, units."""
        return (1, 1 if self.belief.c[at.CV + unit] == 1 else 0), (0, 0)

    def _march_lines(self, unit: int, limit: int, retreat: bool) -> tuple[Line, ...]:
        s = self.belief
        plain = self._marches_at(s, unit, allowance(s, unit), orders=False)
        cv = int(s.c[at.CV + unit])
        lines = [Line("march-die", "5.5", {**self._named(unit), "cv": cv, "upto": plain}, plain)]
        effect = {**self._named(unit), "effect": plain - limit}
        if retreat:
            lines.append(Line("march-retreat", "7.3", effect, plain - limit))
        elif limit != plain:
            lines.append(Line("march-orders", "10.1", effect, plain - limit))
        elif under_orders(s, unit) and is_night(s):
            lines.append(Line("march-night", "10.1", self._named(unit), 0))
        return tuple(lines)

    # --- the dice that an action lets loose --------------------------------------------------

    def of_all_dice(self, code: int) -> Odds | None:
        """Every die rolled before the next question: stragglers, then morale, up to a rout."""
        probe = self.twin()
        probe.play(code)
        rolls = _rolls(probe.log or [])
        marches = [roll for roll in rolls if roll[0] == tell.MARCH_ROLL]
        tests = [roll for roll in rolls if roll[0] == tell.MORALE_ROLL]
        parts: list[tuple[tuple[str, ...], Distribution]] = []
        lines: tuple[Line, ...] = ()
        if marches:
            retreat = self.belief.c[self.belief.top()] != at.MOVE
            parts.append((("cv", "units", "off"), self._stragglers(marches)))
            for roll in marches:
                lines += self._march_lines(roll[1], roll[3] - 1, retreat)
        if tests:
            parts.append((("fails", "rout"), self._tests(code)))
            for roll in tests:
                lines += self._morale_lines(roll[1], roll[3] - 1)
        if not parts:
            return None
        measures, table = parts[0]
        for names, more in parts[1:]:
            measures, table = measures + names, table.beside(more)
        key, rule = ("march", "5.5") if marches else ("morale", "8.6")
        return Odds("dice", rule, {"kind": key, "number": len(rolls)}, lines, measures, table)

    def _stragglers(self, marches: list[Note]) -> Distribution:
        """5.5, 6.1: CV and units lost on the march, and the attacks that they leave too weak."""
        s = self.belief
        spare = self._attacks(s)
        towns = sorted(spare)
        table = Distribution.always(*([0] * (2 + len(towns))))
        for _kind, unit, _die, needed, town, *_masks in marches:
            (cv, gone), none = self._straggling(unit)
            missing = tuple(gone if town == attacked else 0 for attacked in towns)
            safe = (*none, *([0] * len(towns)))
            table = table.plus(Distribution.die(needed - 1, (cv, gone, *missing), safe))

        def called_off(value: Value) -> Value:
            short = [n > spare[t] for t, n in zip(towns, value[2:], strict=True)]
            return value[0], value[1], sum(short)

        return table.seen_as(called_off)

    def _attacks(self, s: Campaign) -> dict[int, int]:
        """The towns under attack when the moves end, and how many units each attack can spare."""
        if s.c[s.top()] != at.MOVE:
            return {}
        side = s.active()
        foes = Occupation(s, side).enemy_pieces
        count = {town: s.units_in(side, town) for town in range(at.TOWNS) if foes[town] != 0}
        return {t: n - s.t.min_attackers for t, n in count.items() if n >= s.t.min_attackers}

    def _tests(self, code: int) -> Distribution:
        """8.6: how many units fail, and whether that routs their side: each course of the tests."""
        chances: dict[Value, Fraction] = {}
        waiting: list[list[int]] = [[]]
        while waiting:
            faces = waiting.pop()
            s = self.twin(faces)
            s.play(code)
            notes = _until_rout(s.log or [])
            rolls = _rolls(notes)
            for k in range(len(faces), len(rolls)):
                if rolls[k][0] == tell.MORALE_ROLL:
                    waiting.append([roll[2] for roll in rolls[:k]] + [1])
            value = _failures(notes)
            chances[value] = chances.get(value, Fraction(0)) + prod(map(_chance, rolls))
        return Distribution.of_chances(chances)

    # --- morale (8.6) ------------------------------------------------------------------------

    def of_morale(self, unit: int) -> Odds | None:
        """How a unit would stand its test as things are; None if it has none to stand."""
        code = at.FIRE * VERB + unit * A
        self._check(code, self._in_open_battle(unit))
        limit = self._fails_on(unit)
        if limit == 0:
            return None
        s = self.twin()
        battle = s.battle_at(int(s.c[at.TOWN + unit]))
        self._turn_to(s, battle)
        fall_back(s, unit, True)
        routs = int(settle(s, battle))
        table = Distribution.die(limit, (1, routs), (0, 0))
        lines = self._morale_lines(unit, limit)
        return Odds("morale", "8.6", self._named(unit), lines, ("fails", "rout"), table)

    def _fails_on(self, unit: int, led: bool = True) -> int:
        """The number on which a unit fails, as the rules roll it; 0 if it does not test."""
        s = self.twin()
        battle = s.battle_at(int(s.c[at.TOWN + unit]))
        self._turn_to(s, battle)
        if not led:
            s.c[at.PLACE + s.t.leader[s.t.army[unit]]] = at.RESERVE
        test_morale(s, battle, side_of(unit))
        rolls = [note for note in s.log or [] if note[0] == tell.MORALE_ROLL and note[1] == unit]
        return rolls[0][3] - 1 if rolls else 0

    def _morale_lines(self, unit: int, limit: int) -> tuple[Line, ...]:
        plain = self._fails_on(unit, led=False)
        lines = [Line("morale-die", "8.6", {**self._named(unit), "least": plain + 1}, plain)]
        if limit != plain:
            effect = {**self._named(unit), "effect": plain - limit}
            lines.append(Line("morale-leader", "10.2", effect, plain - limit))
        return tuple(lines)


def _until_rout(notes: list[Note]) -> list[Note]:
    """What happened up to a rout and with it: what comes later may hang on hidden things."""
    for k, note in enumerate(notes):
        if note[0] == tell.ROUTED:
            return notes[: k + 1]
    return notes


def _rolls(notes: list[Note]) -> list[Note]:
    return [note for note in _until_rout(notes) if note[0] in ROLLS]


def _failures(notes: list[Note]) -> Value:
    forced = [note for note in notes if note[0] == tell.FELL_BACK and note[4] == 1]
    return len(forced), int(notes[-1][0] == tell.ROUTED)


def _chance(roll: Note) -> Fraction:
    """How likely the result of a morale die was; the dice of marches are counted elsewhere."""
    if roll[0] != tell.MORALE_ROLL:
        return Fraction(1)
    die, needed = roll[2], roll[3]
    return Fraction(DIE + 1 - needed if die >= needed else needed - 1, DIE)

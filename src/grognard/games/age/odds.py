"""The odds of Age of Napoleon: battle (12.2), march (11.1.2) and winter (14), exactly; and who is
fast enough to withdraw (11.3) or to intercept (11.4).

Nothing of the rules is written here again: each result is read from what the rules do with loaded
dice, each modifier from what they do without its cause. All of it happens on a state dealt anew
from what the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from grognard.games.age import events as tell
from grognard.games.age import guess, kinds
from grognard.games.age import layout as at
from grognard.games.age import refusals as no
from grognard.games.age import verbs as v
from grognard.games.age.armies import get, has, leader_of, neighbours, own_in, put
from grognard.games.age.cards import T_FORCED_MARCH
from grognard.games.age.model import SIDES
from grognard.games.age.numbers import cited
from grognard.games.age.state import War, other
from grognard.games.age.steps import battle, movement, reaction, winter
from grognard.kernel.dice import DiceRanOut, FastDice, ScriptedDice
from grognard.kernel.odds import DIE, Distribution, Line, Loaded, Odds, Value
from grognard.kernel.reason import Reason, Refused
from grognard.kernel.state import VERB, A, Note

if TYPE_CHECKING:
    from grognard.games.age.game import Age

BATTLE = "battle"  # a question besides the actions: the battle being fought, as it stands
ROLLS: Final = (tell.WORE_DOWN, tell.BATTLE_ROLLED, tell.BATTLE_COUNTED, tell.WINTER_ROLLED)
# Dice that break any tie, however often it is rolled for and however many dice came before it: nine
# in a row, so that repeated they come in the other order.
PAD: Final = (6, 1, 1, 6, 6, 6, 1, 1, 6) * 4
FACES: Final = range(1, DIE + 1)

# How the questions between an action and its dice are answered: nobody adds anything.
NOTHING_MORE: Final = {
    kinds.ANNOUNCED: v.PASS,
    kinds.MOVE: v.STOP,
    kinds.WITHDRAWAL: v.PASS,
    kinds.REACT: v.PASS,
    kinds.TAKE_BRITANNIA: v.PASS,
    kinds.INTERIOR_LINES: v.PASS,
    kinds.ENGAGE: v.READY,
    kinds.BATTLE_CARDS: v.PASS,
    kinds.WINTER_CARDS: v.PASS,
}
# The questions from which such a course leads to dice that belong to the answer.
LEADING: Final = (*NOTHING_MORE, kinds.MUSTER, kinds.BATTLES, kinds.MEET, kinds.CHOOSE_ARMY)
CAUSES: Final = (
    (at.LONG_MARCH, "long"),
    (at.FORCED, "forced"),
    (at.ROUGH, "rough"),
    (at.COLD, "cold"),
)
CARDS_OF_STRENGTH: Final = ((battle.CAVALRY, "cavalry"), (battle.BATTERY, "battery"))
TOO_SLOW: Final = (no.TOO_SLOW, no.TOO_SLOW_TO_INTERCEPT)

RULES: Final = {"withdraw": "11.3", "intercept": "11.4"}
SPEEDS: Final = {
    "withdraw": reaction.speed_of_attacker,
    "intercept": reaction.speed_of_intruder,
}

Course = Callable[[War], None]  # plays a state on to its dice


class Asking:
    """A seat that asks, and the state that it believes in."""

    def __init__(self, game: Age, s: War, seat: str) -> None:
        self.game = game
        self.side = SIDES.index(seat)
        self.seat = seat
        self.belief = guess.redeal(s, self.side, FastDice(1))

    # --- what is asked ---------------------------------------------------------------------

    def odds(self, text: str) -> Odds | None:
        """The odds of an action, None if no die is rolled for it; raises Refused."""
        found = self._odds(text)
        if found is None:
            return None
        edition = self.belief.edition_index
        lines = tuple(replace(line, rule=cited(line.rule, edition)) for line in found.lines)
        return replace(found, rule=cited(found.rule, edition), lines=lines)

    def _odds(self, text: str) -> Odds | None:
        word, _space, rest = text.strip().partition(" ")
        if word.lower() == BATTLE:
            return self.of_battle_in(self._code(f"fight {rest}") // A % A)
        code = self._code(text)
        refusal = self._refusal(code)
        verb = code // VERB
        if verb in (v.WITHDRAW, v.INTERCEPT) and (refusal in TOO_SLOW or refusal == no.OK):
            return self.of_reaction(code, refusal == no.OK)
        self._check(code, refusal)
        return self.of_entry(code) if verb == v.ENTER else self.of_dice(code)

    def _code(self, text: str) -> int:
        read = self.game.read(self.belief, text)
        if isinstance(read, Reason):
            raise Refused(read)
        return read

    def _refusal(self, code: int) -> int:
        mine = self.belief.seat == self.seat
        return self.belief.refusal(code) if mine or self.belief.over else no.NOT_NOW

    def _check(self, code: int, refusal: int) -> None:
        if refusal != no.OK:
            raise Refused(self.game.reason(self.belief, code, refusal))

    def _corps(self, corps: int) -> str:
        return self.game.model.corps[corps].key

    def _area(self, area: int) -> str:
        return self.game.model.areas[area].key

    def twin(self, faces: Iterable[int] = (), of: War | None = None) -> War:
        """A copy with loaded dice that tells what happens to it; later dice break any tie."""
        copy = (of or self.belief).clone(Loaded((*faces, *PAD)))
        copy.log = []
        return copy

    def run(self, course: Course, faces: Iterable[int] = ()) -> War:
        """A course of things with these dice."""
        s = self.twin(faces)
        course(s)
        return s

    # --- the dice that an action lets loose ------------------------------------------------

    def of_dice(self, code: int) -> Odds | None:
        """The first dice rolled if nobody adds anything: attrition, a battle or the winter."""

        def course(s: War) -> None:
            leads = s.c[s.top()] in LEADING
            s.play(code)
            if leads:
                follow(s)

        rolled = first_roll(self.run(course))
        if rolled is None:
            return None
        if rolled[0] == tell.WORE_DOWN:
            return self.of_march(course)
        if rolled[0] == tell.WINTER_ROLLED:
            return self.of_winter(course)
        return self.of_battle(course)

    # --- battle (12.2) ---------------------------------------------------------------------

    def of_battle_in(self, area: int) -> Odds | None:
        """The battle being fought in an area, as it stands; None if too much of it is hidden."""
        code = v.FIGHT * VERB + area * A
        s = self.belief
        if s.over or not s.holds(at.FRENCH, area) or not s.holds(at.COALITION, area):
            raise Refused(self.game.reason(s, code, no.GAME_OVER if s.over else no.NO_BATTLE))
        if s.c[s.top()] not in (kinds.ENGAGE, kinds.BATTLE_CARDS) or s.c[at.B_AREA] != area:
            return None
        return self.of_battle(follow)

    def of_battle(self, course: Course) -> Odds | None:
        """Both dice on the battle table, and the tie-break: every pair of faces."""
        s = self.run(course)
        if s.c[at.B_DIE] == 0 or self._hides_something(s):
            return None
        attacker: int = s.c[at.B_ATTACKER]
        sides = (attacker, other(attacker))
        lines = [line for side in sides for line in self._strength_lines(s, side)]
        lines += [line for side in sides for line in self._die_lines(s, side)]
        params = {"area": self._area(s.c[at.B_AREA]), "side": SIDES[attacker]}
        measures = ("result", "tie", "attacker_dead", "attacker_away")
        return Odds(
            "battle",
            "12.2",
            params,
            (*lines, Line("no-more-cards", "12.2 C")),
            (*measures, "defender_dead", "defender_away"),
            self._battle_table(course, sum(rolls_die(s, side) for side in sides)),
        )

    def _hides_something(self, s: War) -> bool:
        """Whether the enemy had yet to choose among corps that the seat does not know."""
        enemy, before = other(self.side), self.belief
        if self.belief.c[self.belief.top()] == kinds.ENGAGE and before.asked() == enemy:
            return True
        if any(before.flag(u, at.ENGAGED) for u in own_in(before, enemy, s.c[at.B_AREA])):
            return False
        return any(not before.in_the_open(u) for u in own_in(before, enemy, s.c[at.B_AREA]))

    def _battle_table(self, course: Course, dice: int) -> Distribution:
        chances: dict[Value, Fraction] = {}
        breaks: list[tuple[Fraction, tuple[int, ...]]] = []
        for faces in product(FACES, repeat=dice):
            s = self.run(course, faces)
            tied = s.c[at.B_TIED] != 0
            if tied and not breaks:
                breaks = self._tie_breaks(course, faces)
            for chance, more in breaks if tied else [(Fraction(1), ())]:
                value = outcome(self.run(course, (*faces, *more)) if more else s)
                chances[value] = chances.get(value, Fraction(0)) + chance / DIE**dice
        return Distribution.of_chances(chances)

    def _tie_breaks(
        self, course: Course, faces: tuple[int, ...]
    ) -> list[tuple[Fraction, tuple[int, ...]]]:
        """12.2 G: how likely each side breaks a tie, and dice with which it does.

        Pairs that are rolled again count for neither.
        """
        found: dict[int, list[tuple[int, ...]]] = {}
        for pair in product(FACES, repeat=2):
            s = self.run(course, (*faces, *pair))
            if sum(note[0] == tell.TIE_BROKEN for note in s.log or []) == 1:
                found.setdefault(int(s.c[at.B_WINNER]), []).append(pair)
        decided = sum(map(len, found.values()))
        return [(Fraction(len(pairs), decided), pairs[0]) for pairs in found.values()]

    def _strength_lines(self, s: War, side: int) -> list[Line]:
        """12.2 A-B: each corps engaged, what home and sea add, and the cards, one by one."""
        bare = self.twin(of=s)
        fighting = battle.engaged(bare, side)
        played: int = bare.c[at.B_CARDS + side]
        bare.c[at.B_CARDS + side] = 0
        landed = [u for u in fighting if bare.flag(u, at.LANDED)]
        for corps in fighting:
            bare.unmark(corps, at.ENGAGED | at.LANDED)
        lines: list[Line] = []
        total = 0
        for corps in fighting:
            bare.mark(corps, at.ENGAGED)
            rating, gained = bare.battle_rating(corps), battle.strength(bare, side) - total
            named = {"corps": self._corps(corps)}
            lines.append(Line("corps", "12.2 A", {**named, "rating": rating}, rating))
            if gained != rating:
                lines.append(modifier("home", "12.2 B", gained - rating, named))
            if corps in landed:
                bare.mark(corps, at.LANDED)
                from_sea = battle.strength(bare, side) - total - gained
                if from_sea:
                    lines.append(modifier("from-sea", "12.2 B", from_sea, named))
            total = battle.strength(bare, side)
        named = {"side": SIDES[side]}
        for bit, key in CARDS_OF_STRENGTH:
            if played & bit:
                bare.c[at.B_CARDS + side] = bit
                effect = battle.strength(bare, side) - total
                covered = "" if effect else "-covered"
                lines.append(modifier(f"card-{key}{covered}", "12.2 C", effect, named))
        if played & battle.FOG:
            lines.append(Line("card-fog", "12.2 C", named))
        return lines

    def _die_lines(self, s: War, side: int) -> list[Line]:
        """12.2 D-G: the strength, its row of the table, and what stands in for the die."""
        total = battle.strength(s, side)
        row = battle.row_of(s, total)
        named = {"side": SIDES[side]}
        losses = [int(s.t.battle_losses[DIE * row + face - 1]) for face in FACES]
        told = {**named, "strength": total, "losses": " ".join(map(str, losses))}
        lines = [Line("row", "12.2 D", told, total)]
        tie = int(s.t.tie_break[row])
        lines.append(modifier("tie-break", "12.2 G", tie, named))
        if int(s.c[at.B_CARDS + side]) & battle.ART:
            die, key = int(s.c[at.B_DIE + side]), "art"
            if rolls_die(s, side):
                die, key = 0, "art-covered"
            leader = leader_of(s, battle.present(s, side))
            art = {**named, "corps": self._corps(leader), "die": die}
            lines.append(Line(f"card-{key}", "12.2 D", art, die))
        return lines

    # --- march attrition (11.1.2) ----------------------------------------------------------

    def of_march(self, course: Course) -> Odds:
        """What the causes of attrition met so far cost."""
        lines, table = self._marching(course)
        area = _note(self.run(course), tell.WORE_DOWN)[1]
        params = {"area": self._area(area)}
        return Odds("march", "11.1.2", params, lines, ("losses",), table)

    def _marching(self, course: Course) -> tuple[tuple[Line, ...], Distribution]:
        """A die for each cause; since the lowest counts, one face with sixes beside it tells."""
        causes, number = self._causes(course)
        lines = [Line(f"cause-{key}", "11.1.2 A", {}, 1) for bit, key in CAUSES if causes & bit]
        dice = len(lines)
        weights: dict[Value, int] = {}
        for low in FACES:
            faces = (low, *[DIE] * (dice - 1))
            value = (_note(self.run(course, faces), tell.WORE_DOWN)[3],)
            weight = (DIE + 1 - low) ** dice - (DIE - low) ** dice
            weights[value] = weights.get(value, 0) + weight
        table = Line("march-table", "11.1.2 C", {"number": number, "dice": dice})
        return (*lines, table), Distribution(weights)

    def _causes(self, course: Course) -> tuple[int, int]:
        """The causes that the rules found, and how many corps shared them: just before the dice."""
        s = self.belief.clone(ScriptedDice([]))
        with suppress(DiceRanOut):
            course(s)
        slot = s.argument(0)  # of the frame that rolls
        return get(s, slot, at.S_CAUSES), len(movement.worn_corps(s, slot))

    # --- entering an area (11.1, 11.3, 11.4) -------------------------------------------------

    def of_entry(self, code: int) -> Odds | None:
        """Who there or nearby is fast enough, and what the march costs if the army stops there."""
        s = self.twin()
        slot, area = s.argument(0), code // A % A
        movement.enter(s, slot, area)
        enemy = other(get(s, slot, at.S_SIDE))
        lines: list[Line] = []
        withdraws = interceptors = 0
        if s.holds(enemy, area) and not has(s, slot, at.S_CARDS, at.WITH_MANOEUVRE):
            able = reaction.may_outrun(s, s.leader(enemy, area), slot, s.hand_size(enemy) > 0)
            withdraws = int(able)
            lines += self._speed_lines(s, slot, "withdraw")
            lines += self._compared(s, slot, enemy, area, "withdraw")
        near: list[Line] = []
        for start in neighbours(s, enemy, area):
            refusal = reaction.origin_refusal(s, enemy, start, area, slot)
            if refusal == no.OK or refusal in TOO_SLOW:
                interceptors += refusal == no.OK
                near += self._compared(s, slot, enemy, start, "intercept")
        if near:
            lines += [*self._speed_lines(s, slot, "intercept"), *near]
        march = self.of_dice(code)
        table = Distribution.always(interceptors, withdraws)
        measures: tuple[str, ...] = ("interceptors", "withdraws")
        if march is not None and march.key == "march":
            table, measures = table.beside(march.table), (*measures, *march.measures)
            lines += march.lines
        if not lines:
            return None
        return Odds("entry", "11.1", {"area": self._area(area)}, tuple(lines), measures, table)

    # --- withdrawal and interception (11.3, 11.4) --------------------------------------------

    def of_reaction(self, code: int, allowed: bool) -> Odds:
        """Whether one is fast enough, and what the way costs."""
        s = self.belief
        verb, there, slot = code // VERB, code // A % A, s.argument(1)
        withdraws = verb == v.WITHDRAW
        here = s.argument(0) if withdraws else there
        key = "withdraw" if withdraws else "intercept"
        rule = RULES[key]
        lines = self._speed_lines(s, slot, key)
        lines += self._compared(s, slot, self.side, here, key)
        table = Distribution.always(int(allowed))
        measures: tuple[str, ...] = ("possible",)
        march = self._way_of_reaction(code) if allowed else None
        if march is not None:
            lines += march[0]
            table, measures = table.beside(march[1]), ("possible", "losses")
        return Odds(key, rule, {"area": self._area(there)}, tuple(lines), measures, table)

    def _way_of_reaction(self, code: int) -> tuple[tuple[Line, ...], Distribution] | None:
        """The usual corps set out, with whatever pays for it."""

        def course(s: War) -> None:
            s.play(code)
            ready = [c for c in s.codes() if c // VERB in (v.GO, v.PAY, v.USE)]
            if ready:
                s.play(ready[0])

        rolled = first_roll(self.run(course))
        if rolled is None or rolled[0] != tell.WORE_DOWN:
            return None
        return self._marching(course)

    def _speed_lines(self, s: War, slot: int, key: str) -> list[Line]:
        """11.3 A-B, 11.4 A-C: the rating of the army on the move, and what changes it."""
        speed, rule = SPEEDS[key], RULES[key]
        bare = self.twin(of=s)
        for what in (at.S_BEFORE, at.S_CAUSES):
            put(bare, slot, what, 0)
        put(bare, slot, at.S_CARDS, get(s, slot, at.S_CARDS) & ~at.WITH_FORCED_MARCH)
        rating = speed(bare, slot)
        named = {"corps": self._corps(get(s, slot, at.S_LEADER))}
        lines = [Line("mover", f"{rule} A", {**named, "rating": rating}, rating)]
        for what in (at.S_BEFORE, at.S_CAUSES):
            put(bare, slot, what, get(s, slot, what))
        worn = speed(bare, slot)
        if worn != rating:
            letter = "B" if key == "withdraw" else "C"
            lines.append(modifier("mover-worn", f"{rule} {letter}", worn - rating, named))
        forced = speed(s, slot) - worn
        if forced:
            lines.append(modifier("mover-forced", f"{rule} A", forced, named))
        return lines

    def _compared(self, s: War, slot: int, side: int, area: int, key: str) -> list[Line]:
        """The leader who is compared with the one on the move, and whether he is fast enough."""
        leader = s.leader(side, area)
        rating, needed = s.movement_rating(leader), SPEEDS[key](s, slot)
        words = {"corps": self._corps(leader), "area": self._area(area)}
        told = {**words, "rating": rating, "needed": needed}
        enough = "yes" if rating >= needed else "no"
        if enough == "no" and rating + 1 >= needed and self._may_force(s, side):
            enough = "forced"
        return [Line(f"{key}-{enough}", f"{RULES[key]} A", told, rating)]

    def _may_force(self, s: War, side: int) -> bool:
        """Whether a side might play Forced March, as far as the seat may know."""
        if side == self.side:
            return s.in_hand(side, T_FORCED_MARCH) > 0
        return s.hand_size(side) > 0

    # --- winter (14) -------------------------------------------------------------------------

    def of_winter(self, course: Course) -> Odds:
        """One die, and what is added to it."""
        weights: dict[Value, int] = {}
        for face in FACES:
            value = (_note(self.run(course, [face]), tell.WINTER_COST)[2],)
            weights[value] = weights.get(value, 0) + 1
        s = self.run(course)
        side, area = _note(s, tell.WINTER_ROLLED)[1:3]
        lines = [Line("army", "14 A", {"number": self.belief.count(side, area)})]
        modifiers = winter.modifiers(s, side, area)
        for cause, effect in zip(winter.CAUSES, modifiers, strict=True):
            if effect:
                lines.append(modifier(f"winter-{cause}", "14 B", effect))
        total = sum(modifiers)
        lines.append(modifier("winter-die", "14 B", total, {"total": total}))
        params = {"area": self._area(area)}
        return Odds("winter", "14", params, tuple(lines), ("losses",), Distribution(weights))


def modifier(key: str, rule: str, effect: int, params: Mapping[str, Any] | None = None) -> Line:
    """A line that says what it adds, with its sign."""
    return Line(key, rule, {**(params or {}), "effect": f"{effect:+}"}, effect)


# --- what the rules did ------------------------------------------------------------------------


def follow(s: War) -> None:
    """Plays on to the next dice, nobody adding anything."""
    while not s.over and first_roll(s) is None:
        answer = NOTHING_MORE.get(int(s.c[s.top()]))
        if answer is None or s.refusal(answer * VERB) != no.OK:
            break
        s.play(answer * VERB)


def first_roll(s: War) -> Note | None:
    """The first dice that were told of."""
    return next((note for note in s.log or [] if note[0] in ROLLS), None)


def _note(s: War, kind: int) -> Note:
    return next(note for note in s.log or [] if note[0] == kind)


def rolls_die(s: War, side: int) -> bool:
    """Whether a side throws a die in the battle, or has Art of War in force."""
    return battle.in_force(s, side) & battle.ART == 0


def outcome(s: War) -> Value:
    """Who won, whether after a tie, and what each side loses: for good, and to the boxes."""
    attacker: int = s.c[at.B_ATTACKER]
    losses = [
        int(s.c[cell + side])
        for side in (attacker, other(attacker))
        for cell in (at.B_LOSSES, at.B_TEMPORARY)
    ]
    return (int(s.c[at.B_WINNER] != attacker), int(s.c[at.B_TIED]), *losses)

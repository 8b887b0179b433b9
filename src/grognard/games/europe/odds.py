"""The odds of everything that rolls: battle, siege, attrition, reactions, rallying, the sea.

Nothing of the rules is written here again: each result is read from what the rules do with loaded
dice, each modifier from what they do without its cause. All of it happens on a state dealt anew
from what the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from grognard.games.europe import battle_panel, forces, groups, guess, kinds
from grognard.games.europe import events as tell
from grognard.games.europe import layout as at
from grognard.games.europe import refusals as no
from grognard.games.europe import verbs as v
from grognard.games.europe.cards import added_to_evasion
from grognard.games.europe.conditions import squadron
from grognard.games.europe.model import SIDES
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import (
    attrition,
    battle,
    battle_end,
    battle_roll,
    movement,
    naval_battle,
    reactions,
    siege,
)
from grognard.games.europe.steps.battlefield import loser, troops
from grognard.games.europe.verbs import piece_keys, place_keys
from grognard.games.europe.waters import best_initiative
from grognard.games.europe.ways import force_morale, leader_of
from grognard.kernel.dice import DiceRanOut, FastDice, ScriptedDice
from grognard.kernel.odds import DIE, Distribution, Line, Loaded, Odds, Value
from grognard.kernel.reason import Reason, Refused
from grognard.kernel.state import VERB, A, Note

if TYPE_CHECKING:
    from grognard.games.europe.game import Europe

BATTLE: Final = "battle"  # a question besides the actions: the battle being fought, as it stands
FACES: Final = range(1, DIE + 1)
MOST_QUESTIONS: Final = 60
BEFORE_DICE: Final = 11  # the stage of a battle from which its dice lie on the table

# How the questions between an action and its dice are answered: nobody adds anything.
NOTHING_MORE: Final = {
    kinds.ANSWER: v.PASS,
    kinds.INTERCEPT: v.PASS,
    kinds.DEFEND: v.STAND,
    kinds.COUNTER_MARCH: v.DONE,
    kinds.LEADS: v.READY,
    kinds.MUSTER: v.GO,
    kinds.CALL: v.DONE,
    kinds.REPLACEMENTS: v.DONE,
    kinds.MOVE: v.STOP,
    kinds.FEED: v.ENDURE,
    kinds.SEA_INTERCEPT: v.PASS,
    kinds.SEA_EVADE: v.STAY,
    kinds.SALLY: v.STAY,
}
#: Questions with one answer, or with several that lead to the same dice: the first will do.
ANY_ANSWER: Final = (kinds.MORALE_CHOICE, kinds.INTERIOR_LINES, kinds.ENGAGE, kinds.CROWDED)
#: The actions from which such a course leads on to dice that belong to them.
LEADING: Final = (v.ENTER, v.STOP, v.FORCE, v.GO, v.STAND, v.FIGHT, v.SORTIE, v.READY, v.DONE)

#: What is a success or not, by one die: the events that tell of it, the key, the rule.
TESTS: Final = {
    tell.INTERCEPTED: ("interception", "12.4"),
    tell.EVADED: ("evasion", "12.5"),
    tell.COUNTER_MARCHED: ("counter-march", "14.1"),
    tell.RALLIED_FORCE: ("rally", "14.9.4"),
    tell.CHASED: ("chase", "17.2.4"),
    tell.SLIPPED: ("slip", "17.2.5"),
    tell.WOUNDED: ("wound", "14.7"),
}
FAILED: Final = {
    tell.INTERCEPTION_FAILED: tell.INTERCEPTED,
    tell.EVASION_FAILED: tell.EVADED,
    tell.COUNTER_MARCH_FAILED: tell.COUNTER_MARCHED,
    tell.RALLY_FAILED: tell.RALLIED_FORCE,
    tell.CHASE_FAILED: tell.CHASED,
    tell.SLIP_FAILED: tell.SLIPPED,
    tell.UNHURT: tell.WOUNDED,
}
OTHERS: Final = (
    tell.ATTRITION_ROLLED,
    tell.BATTLE_ROLLED,
    tell.SIEGE_ROLLED,
    tell.NAVAL_ROLLED,
    tell.MORALE_ROLLED,
    tell.PURSUED,
    tell.CARD_ROLLED,
)
ROLLS: Final = (*TESTS, *FAILED, *OTHERS)

#: 14.5: the rule of each part of a battle's modifier.
PARTS: Final = {
    "odds": "14.5.1",
    "terrain": "14.5.3",
    "leaders": "14.5.6",
    "elite": "14.5.5",
    "cavalry": "14.5.2",
    "unsupplied": "14.5.4",
    "interceptor": "12.4",
    "landing": "17.2.8",
    "demoralised": "14.9.3",
    "cards": "14.5.7",
}

Course = Callable[[Theatre], None]  # plays a state on to its dice
Undo = Callable[[Theatre], None]  # takes the cause of a modifier away


class Asking:
    """A seat that asks, and the state that it believes in."""

    def __init__(self, game: Europe, s: Theatre, seat: str) -> None:
        self.game = game
        self.seat = seat
        self.belief = guess.redeal(s, SIDES.index(seat), FastDice(1))
        self.piece_keys = piece_keys(game.model)
        self.place_keys = place_keys(game.model)

    # --- what is asked ---------------------------------------------------------------------

    def odds(self, text: str) -> Odds | None:
        """The odds of an action, None if no die is rolled for it; raises Refused."""
        word, _space, rest = text.strip().partition(" ")
        if word.lower() == BATTLE:
            return self.of_battle_at(self._code(f"fight {rest}"))
        code = self._code(text)
        mine = self.belief.over or self.belief.seat == self.seat
        refusal = self.belief.refusal(code) if mine else no.NOT_NOW
        if refusal != no.OK:
            raise Refused(self.game.reason(self.belief, code, refusal))
        return self.of_dice(code)

    def _code(self, text: str) -> int:
        read = self.game.read(self.belief, text)
        if isinstance(read, Reason):
            raise Refused(read)
        return read

    def piece(self, piece: int) -> str:
        """The key of a piece."""
        return self.piece_keys[piece]

    def place(self, place: int) -> str:
        """The key of a place."""
        return self.place_keys[place]

    def run(self, course: Course, faces: Iterable[int] = ()) -> Theatre:
        """A course of things with these dice; whatever is rolled later shows a six."""
        s = self.belief.clone(Loaded(faces))
        s.log = []
        course(s)
        return s

    def before_dice(self, course: Course) -> Theatre:
        """The state at the moment of the roll."""
        s = self.belief.clone(ScriptedDice([]))
        s.log = []
        with suppress(DiceRanOut):
            course(s)
        return s

    def twin(self, s: Theatre, faces: Iterable[int] = ()) -> Theatre:
        """A copy of a state, with loaded dice."""
        copy = s.clone(Loaded(faces))
        copy.log = []
        return copy

    # --- the dice that an action lets loose ------------------------------------------------

    def of_dice(self, code: int) -> Odds | None:
        """The first dice rolled if nobody adds anything."""

        def course(s: Theatre) -> None:
            verb = code // VERB
            s.play(code)
            if verb in LEADING or s.c[s.top()] in (kinds.ANSWER, kinds.MUSTER):
                follow(s)

        rolled = first_roll(self.run(course))
        return None if rolled is None else self._of_roll(course, rolled)

    def of_battle_at(self, code: int) -> Odds | None:
        """The battle being fought in a zone, as it stands; Refused if there is none."""
        s = self.belief
        frame = -1 if s.over else battle_panel.frame_of(s, kinds.BATTLE)
        zone = code // A % A
        if frame < 0 or s.c[frame + 2] != zone or s.c[frame + 3] >= BEFORE_DICE:
            raise Refused(self.game.reason(s, code, no.GAME_OVER if s.over else no.NO_BATTLE_THERE))
        rolled = first_roll(self.run(follow))
        if rolled is None or rolled[0] != tell.BATTLE_ROLLED:
            return None
        return self.of_battle(follow)

    def _of_roll(self, course: Course, rolled: Note) -> Odds:
        kind = FAILED.get(rolled[0], rolled[0])
        if kind in TESTS:
            return self.of_test(course, kind)
        if kind == tell.ATTRITION_ROLLED:
            return self.of_attrition(course)
        if kind == tell.BATTLE_ROLLED:
            return self.of_battle(course)
        if kind == tell.SIEGE_ROLLED:
            return self.of_siege(course)
        if kind == tell.NAVAL_ROLLED:
            return self.of_naval_battle(course)
        if kind == tell.MORALE_ROLLED:
            return self.of_morale(course)
        return self.of_pursuit(course) if kind == tell.PURSUED else self.of_card(course)

    # --- one die: a success or not -----------------------------------------------------------

    def of_test(self, course: Course, kind: int) -> Odds:
        """12.4, 12.5, 14.1, 14.7, 14.9.4, 17.2.4, 17.2.5."""
        key, rule = TESTS[kind]

        def succeeds(s: Theatre) -> Value:
            rolled = first_roll(s)
            return (int(rolled is not None and rolled[0] == kind),)

        told = first_roll(self.run(course))
        assert told is not None
        s = self.before_dice(course)
        lines, params = LINES[key](self, s, told)
        measure = "wounded" if key == "wound" else "success"
        return Odds(key, rule, params, tuple(lines), (measure,), self.one_die(course, succeeds))

    def one_die(self, course: Course, read: Callable[[Theatre], Value]) -> Distribution:
        """What each face brings."""
        weights: dict[Value, int] = {}
        for face in FACES:
            value = read(self.run(course, [face]))
            weights[value] = weights.get(value, 0) + 1
        return Distribution(weights)

    def differences(
        self, s: Theatre, total: Callable[[Theatre], int], causes: Mapping[str, tuple[str, Undo]]
    ) -> list[Line]:
        """What the modifier would lack without each cause; the last line is what is left."""
        whole = total(self.twin(s))
        lines: list[Line] = []
        for key, (rule, undo) in causes.items():
            without = self.twin(s)
            undo(without)
            without.forget_supply()  # an undo writes cells itself
            effect = whole - total(without)
            if effect:
                lines.append(line(key, rule, effect))
        return lines

    def with_rest(self, lines: list[Line], whole: int, key: str, rule: str) -> list[Line]:
        """The lines, and one for what none of them explains."""
        rest = whole - sum(one.effect or 0 for one in lines)
        return [*lines, line(key, rule, rest)] if rest else lines

    # --- attrition (13.6) --------------------------------------------------------------------

    def of_attrition(self, course: Course) -> Odds:
        """A die on the table, and another where the table has one more on a 4 to 6."""
        s = self.before_dice(course)
        group, part = s.argument(0), int(s.c[at.T_PART])
        tested = attrition.parts(s, group)[part]

        def total(t: Theatre) -> int:
            return attrition.modifier(t, group, tested)

        lines = self.differences(s, total, _attrition_causes(group, tested))
        lines = self.with_rest(lines, total(self.twin(s)), "attrition-nation", "13.6.2")
        weights: dict[Value, int] = {}
        for first, second in product(FACES, repeat=2):
            rolled = _note(self.run(course, [first, second]), tell.ATTRITION_ROLLED)
            weights[rolled[4],] = weights.get((rolled[4],), 0) + 1
        steps = forces.steps_commanded(s, tested)
        shown = [Line("attrition-steps", "13.6.2", {"number": steps})]
        params = {"place": self.place(groups.get(s, group, at.G_ZONE))}
        return Odds(
            "attrition", "13.6", params, (*shown, *lines), ("losses",), Distribution(weights)
        )

    # --- battle (14.5, 14.6) -------------------------------------------------------------------

    def of_battle(self, course: Course) -> Odds:
        """Two dice for each side; only their totals count."""
        s = self.before_dice(course)
        attacker = int(s.c[at.B_ATTACKER])
        weights: dict[Value, int] = {}
        for (ours, many), (theirs, few) in product(_totals(2).items(), repeat=2):
            t = self.twin(s, (*_faces(2, ours), *_faces(2, theirs)))
            battle_roll.roll(t)
            value = _outcome(t, attacker)
            weights[value] = weights.get(value, 0) + many * few
        lines: list[Line] = []
        for side in (attacker, 1 - attacker):
            lines += self._battle_lines(s, side)
        lines.append(Line("no-more", "14.5.7"))
        params = {"place": self.place(int(s.c[at.B_ZONE])), "side": SIDES[attacker]}
        measures = ("result", "attacker_losses", "defender_losses")
        return Odds("battle", "14.6", params, tuple(lines), measures, Distribution(weights))

    def _battle_lines(self, s: Theatre, side: int) -> list[Line]:
        """14.5: every part of the modifier of a side."""
        named = {"side": SIDES[side]}
        steps = s.total_steps(forces.units_of(troops(s, side)))
        lines = [Line("force", "14.2", {**named, "number": steps}, steps)]
        parts = battle_panel.modifier_parts(s, side, BEFORE_DICE)
        lines += [line(f"part-{key}", PARTS[key], worth, named) for key, worth in parts]
        lender = int(s.c[at.B_LENDER + side]) - 1
        if lender >= 0:
            lines.append(Line("lender", "14.7", {**named, "piece": self.piece(lender)}))
        return lines

    def of_morale(self, course: Course) -> Odds:
        """14.9.1: a die above what is needed demoralises."""
        s = self.before_dice(course)
        side = loser(s)

        def total(t: Theatre) -> int:
            return battle_end.morale_to_beat(t, side)

        lines = self.differences(s, total, _morale_causes(side))
        lines = self.with_rest(lines, total(self.twin(s)), "morale-force", "14.4")
        table = self.one_die(course, lambda t: (int(_told(t, tell.DEMORALISED_NOW)),))
        params = {"side": SIDES[side], "place": self.place(int(s.c[at.B_ZONE]))}
        return Odds("morale", "14.9.1", params, tuple(lines), ("broken",), table)

    def of_pursuit(self, course: Course) -> Odds:
        """14.9.2: every point above 6 is a loss."""
        s = self.before_dice(course)
        victor = 1 - loser(s)

        def total(t: Theatre) -> int:
            return battle_end.pursuit_modifier(t, victor)

        lines = self.differences(s, total, _pursuit_causes(victor))
        lines = self.with_rest(lines, total(self.twin(s)), "pursuit-cavalry", "14.9.2")
        table = self.one_die(course, lambda t: (_note(t, tell.PURSUED)[3],))
        params = {"side": SIDES[victor], "place": self.place(int(s.c[at.B_ZONE]))}
        return Odds("pursuit", "14.9.2", params, tuple(lines), ("losses",), table)

    # --- siege (15.4) ----------------------------------------------------------------------------

    def of_siege(self, course: Course) -> Odds:
        """15.4: a die with the modifiers on the table."""
        s = self.before_dice(course)
        zone = _note(self.run(course), tell.SIEGE_ROLLED)[1]
        side = 1 - s.side(s.holder(zone))

        def total(t: Theatre) -> int:
            return siege.siege_modifier(t, side, zone)

        lines = self.differences(s, total, _siege_causes(side, zone))
        lines = self.with_rest(lines, total(self.twin(s)), "siege-citadel", "15.4")
        table = self.one_die(course, lambda t: (_note(t, tell.SIEGE_ROLLED)[4],))
        params = {"place": self.place(zone), "side": SIDES[side]}
        return Odds("siege", "15.4", params, tuple(lines), ("siege",), table)

    # --- a naval battle (17.3) -------------------------------------------------------------------

    def of_naval_battle(self, course: Course) -> Odds:
        """A die for each fleet, and for each level of a fortress; only the totals count."""
        s = self.before_dice(course)
        first = naval_battle.mover(s)
        sides = (first, 1 - first)
        dice = [len(squadron(s, side)) for side in sides]
        dice[1] += int(s.c[at.N_FORT])
        weights: dict[Value, int] = {}
        pairs = product(_totals(dice[0]).items(), _totals(dice[1]).items())
        for (ours, many), (theirs, few) in pairs:
            t = self.twin(s, (*_faces(dice[0], ours), *_faces(dice[1], theirs)))
            naval_battle.roll(t)
            naval_battle.compare(t)
            value = _sea_outcome(t, first)
            weights[value] = weights.get(value, 0) + many * few
        lines = [one for side in sides for one in self._naval_lines(s, side)]
        if s.c[at.N_FORT]:
            lines.append(Line("naval-fort", "17.3.3", {"number": int(s.c[at.N_FORT])}))
        params = {"place": self.place(naval_battle.place_of(s)), "side": SIDES[first]}
        measures = ("sea_result", "attacker_fleets", "defender_fleets")
        return Odds("naval", "17.3.1", params, tuple(lines), measures, Distribution(weights))

    def _naval_lines(self, s: Theatre, side: int) -> list[Line]:
        lines: list[Line] = []
        for fleet in squadron(s, side):
            value = int(s.t.fleet_tactical[fleet - at.FLEETS])
            lines.append(line("naval-fleet", "17.3.1", value, {"piece": self.piece(fleet)}))
        bonus = int(s.c[at.N_BONUS + side])
        if bonus:
            lines.append(line("naval-cards", "17.3.1", bonus, {"side": SIDES[side]}))
        return lines

    # --- the die of a card (6.4) -------------------------------------------------------------

    def of_card(self, course: Course) -> Odds:
        """35C: what becomes of a general."""
        rolled = _note(self.run(course), tell.CARD_ROLLED)
        general = rolled[2]

        def fate(t: Theatre) -> Value:
            where = t.at(general)
            return (2 if where == at.OUT else int(where >= at.PLACES),)

        params = {"piece": self.piece(general), "card": self.game.model.cards[rolled[1]].key}
        return Odds("card", "6.4", params, (), ("fate",), self.one_die(course, fate))


# --- the lines of tests by one die -----------------------------------------------------------


def _mover_lines(s: Theatre, mine: list[int], theirs: list[int]) -> list[Line]:
    """R160, R161: superior cavalry, the better initiative."""
    found = (
        ("reaction-cavalry", reactions.cavalry_bonus(s, mine, theirs)),
        ("reaction-initiative", reactions.initiative_bonus(s, mine, theirs)),
    )
    return [line(key, "12.4", worth) for key, worth in found if worth]


def _interception(a: Asking, s: Theatre, told: Note) -> tuple[list[Line], dict[str, Any]]:
    group, mover = s.argument(0), s.argument(1)
    lines = _mover_lines(s, groups.members(s, group), groups.members(s, mover))
    cards = int(s.c[at.T_MODIFIER]) + int(s.c[at.A_INTERCEPTION])
    if cards:
        lines.append(line("reaction-cards", "6.4", cards))
    whole = reactions.interception_modifier(s, group, mover)
    lines = a.with_rest(lines, whole, "reaction-ground", "12.4")
    return [*lines, needs(s.t.n.interception, "12.4")], _named(a, told)


def _evasion(a: Asking, s: Theatre, told: Note) -> tuple[list[Line], dict[str, Any]]:
    group, attacker = _evading(s)
    lines = _mover_lines(s, groups.members(s, group), groups.members(s, attacker))
    cards = int(s.c[at.T_MODIFIER])
    if cards:
        lines.append(line("reaction-cards", "6.4", cards))
    whole = reactions.evasion_modifier(s, group, attacker)
    lines = a.with_rest(lines, whole, "evasion-ground", "12.5")
    return [*lines, needs(s.t.n.evasion, "12.5")], _named(a, told)


def _evading(s: Theatre) -> tuple[int, int]:
    """The force that evades, and the one before which it does; no frame tells of them any more."""
    kinds_of = {n: groups.get(s, n, at.G_KIND) for n in range(1, at.MOST_GROUPS + 1)}
    group = next(n for n, kind in kinds_of.items() if kind == at.EVADES)
    zone = groups.get(s, group, at.G_ZONE)
    side = groups.get(s, group, at.G_SIDE)
    attackers = [
        n
        for n, kind in kinds_of.items()
        if kind and groups.get(s, n, at.G_SIDE) != side and groups.get(s, n, at.G_ZONE) == zone
    ]
    return group, attackers[0]


def _counter_march(a: Asking, s: Theatre, told: Note) -> tuple[list[Line], dict[str, Any]]:
    group = s.argument(0)

    def no_cards(t: Theatre) -> None:
        t.c[at.T_MODIFIER] = 0
        t.c[at.A_COUNTER_MARCH] = 0

    def level_ground(t: Theatre) -> None:
        groups.put(t, group, at.G_ZONE, int(t.c[at.B_ZONE]))

    causes = {
        "reaction-cards": ("6.4", no_cards),
        "reaction-ground": ("14.1", level_ground),
    }

    def total(t: Theatre) -> int:
        return battle.counter_march_modifier(t, group)

    lines = a.differences(s, total, causes)
    lines = a.with_rest(lines, total(a.twin(s)), "counter-march-general", "14.1")
    params = {"piece": a.piece(leader_of(s, group)), "place": a.place(told[2])}
    return [*lines, needs(s.t.n.counter_march, "14.1")], params


def _rally(a: Asking, s: Theatre, told: Note) -> tuple[list[Line], dict[str, Any]]:
    part = movement.demoralised_part(s, s.argument(0))
    chief = forces.commander(s, part)
    value = max(battle_roll.tactical(s, chief, attacks) for attacks in (True, False))
    morale = force_morale(s, forces.units_of(part))
    lines = [line("morale-force", "14.4", morale), line("morale-general", "14.9.4", value)]
    return lines, {"piece": a.piece(told[1])}


def _at_sea(a: Asking, s: Theatre, told: Note) -> tuple[list[Line], dict[str, Any]]:
    """17.2.4, 17.2.5: the best initiative of the squadron."""
    side, place = told[1], told[2]
    best = best_initiative(s, s.fleets_at(side, place))
    lines = [line("sea-initiative", "17.2.4", best)] if best else []
    slips = FAILED.get(told[0], told[0]) == tell.SLIPPED
    by_card = added_to_evasion(s, side) if slips else 0
    if by_card:
        lines.append(line("reaction-cards", "6.4", by_card))
    return [*lines, needs(s.t.n.naval, "17.2.4")], {"side": SIDES[side], "place": a.place(place)}


def _wound(a: Asking, s: Theatre, told: Note) -> tuple[list[Line], dict[str, Any]]:
    return [needs(s.t.n.wound, "14.7")], {"piece": a.piece(told[1])}


def _named(a: Asking, told: Note) -> dict[str, Any]:
    return {"piece": a.piece(told[1]), "place": a.place(told[2])}


Reading = Callable[[Asking, Theatre, Note], tuple[list[Line], dict[str, Any]]]
LINES: Final[dict[str, Reading]] = {
    "interception": _interception,
    "evasion": _evasion,
    "counter-march": _counter_march,
    "rally": _rally,
    "chase": _at_sea,
    "slip": _at_sea,
    "wound": _wound,
}


# --- causes, each with how to do without it ----------------------------------------------------


def _cell(cell: int, value: int = 0) -> Undo:
    def undo(t: Theatre) -> None:
        t.c[cell] = value

    return undo


def _attrition_causes(group: int, tested: list[int]) -> dict[str, tuple[str, Undo]]:
    def forget(bit: int) -> Undo:
        def undo(t: Theatre) -> None:
            groups.put(t, group, at.G_CAUSES, groups.get(t, group, at.G_CAUSES) & ~bit)

        return undo

    def no_march(t: Theatre) -> None:
        groups.put(t, group, at.G_FORCED, 0)

    def one_army(t: Theatre) -> None:
        for army in forces.armies_of(groups.members(t, group))[1:]:
            t.set_group(army, 0)

    def summer(t: Theatre) -> None:
        t.c[at.ROUND] = 1

    def no_siege(t: Theatre) -> None:
        zone = groups.get(t, group, at.G_ZONE)
        if t.besieged(zone):
            t.set_fort(zone, False, 0)

    def fed(t: Theatre) -> None:
        t.unmark(tested[0], at.UNSUPPLIED)

    def abroad(t: Theatre) -> None:
        groups.add(t, group, at.G_CAUSES, at.LEFT_HOME)

    rule = "13.6.2"
    return {
        "attrition-forced": (rule, no_march),
        "attrition-mountain": (rule, forget(at.OVER_MOUNTAIN)),
        "attrition-marsh": (rule, forget(at.POOR_MARSH)),
        "attrition-poor": (rule, forget(at.POOR)),
        "attrition-armies": (rule, one_army),
        "attrition-winter": (rule, summer),
        "attrition-siege": (rule, no_siege),
        "attrition-unsupplied": (rule, fed),
        "attrition-depot": ("13.4", _cell(at.T_FED)),
        "attrition-home": (rule, abroad),
        "attrition-cards": ("6.4", _cell(at.T_MORE)),
    }


def _morale_causes(side: int) -> dict[str, tuple[str, Undo]]:
    def even(t: Theatre) -> None:
        t.c[at.B_LOST + side] = t.c[at.B_LOST + 1 - side]

    return {
        "morale-general": ("14.9.1", _cell(at.B_CHIEF + side)),
        "morale-losses": ("14.9.1", even),
        "morale-cards": ("14.9.1", _cell(at.B_MORALE_CARDS + side)),
    }


def _pursuit_causes(victor: int) -> dict[str, tuple[str, Undo]]:
    return {
        "pursuit-general": ("14.9.2", _cell(at.B_CHIEF + victor)),
        "pursuit-cards": ("14.9.2", _cell(at.B_PURSUIT_CARDS + victor)),
    }


def _siege_causes(side: int, zone: int) -> dict[str, tuple[str, Undo]]:
    def no_generals(of: int, inside: bool) -> Undo:
        def undo(t: Theatre) -> None:
            for general in t.generals_in(of, zone, inside):
                t.c[at.AT + general] = at.RESERVE

        return undo

    def no_army(t: Theatre) -> None:
        for army in t.armies_in(side, zone):
            t.c[at.AT + army] = at.RESERVE

    def first_day(t: Theatre) -> None:
        t.set_fort(zone, False, 0)

    return {
        "siege-general": ("15.4", no_generals(side, False)),
        "siege-governor": ("15.4", no_generals(1 - side, True)),
        "siege-army": ("15.4", no_army),
        "siege-marker": ("15.4", first_day),
        "siege-cards": ("15.4", _cell(at.T_SIEGE)),
    }


# --- words of a line -----------------------------------------------------------------------------


def line(key: str, rule: str, effect: int, params: Mapping[str, Any] | None = None) -> Line:
    """A line that says what it adds, with its sign."""
    return Line(key, rule, {**(params or {}), "effect": f"{effect:+}"}, effect)


def needs(total: int, rule: str) -> Line:
    """What the die must reach with all that is added."""
    return Line("needs", rule, {"number": total})


# --- what the rules did --------------------------------------------------------------------------


def follow(s: Theatre) -> None:
    """Plays on to the next dice, nobody adding anything."""
    for _ in range(MOST_QUESTIONS):
        if s.over or first_roll(s) is not None:
            return
        kind = int(s.c[s.top()])
        answer = NOTHING_MORE.get(kind)
        if kind in ANY_ANSWER:
            s.play(s.codes()[0])
        elif answer is None or s.refusal(answer * VERB) != no.OK:
            return
        else:
            s.play(answer * VERB)


def first_roll(s: Theatre) -> Note | None:
    """The first dice that were told of."""
    return next((note for note in s.log or [] if note[0] in ROLLS), None)


def _note(s: Theatre, kind: int) -> Note:
    return next(note for note in s.log or [] if note[0] == kind)


def _told(s: Theatre, kind: int) -> bool:
    return any(note[0] == kind for note in s.log or [])


def _outcome(s: Theatre, attacker: int) -> Value:
    """Who wins, and what each side loses, by 14.6 and 14.8."""
    lost = [battle_end.losses_of(s, side) for side in (attacker, 1 - attacker)]
    return (int(battle_roll.winner(s) != attacker), *lost)


def _sea_outcome(s: Theatre, first: int) -> Value:
    """Who wins (2: nobody), and the fleets that each side loses."""
    winner = int(s.c[at.N_WINNER]) - 1
    if winner < 0:
        return (2, 0, 0)
    lost = min(int(s.c[at.N_LOSSES]), len(squadron(s, 1 - winner)))
    return (int(winner != first), 0 if winner == first else lost, lost if winner == first else 0)


def _totals(dice: int) -> dict[int, int]:
    """How many ways so many dice make each total."""
    table = Distribution.always(0)
    one = Distribution({(face,): 1 for face in FACES})
    for _ in range(dice):
        table = table.plus(one)
    return {value[0]: weight for value, weight in table.weights.items()}


def _faces(dice: int, total: int) -> tuple[int, ...]:
    """Faces of so many dice that make a total."""
    faces: list[int] = []
    for n in range(dice, 0, -1):
        face = max(1, min(DIE, total - (n - 1)))
        faces.append(face)
        total -= face
    return tuple(faces)

"""5.1.3, 6.4, R430: cards in the budget: in whose turn, and the resources that they bring."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import cards, economy, kinds, verbs
from grognard.games.europe import words as w
from grognard.games.europe.atoms import MANY, Atom, Need
from grognard.games.europe.economy import ORDER, QUARTERS
from grognard.games.europe.events import RESOURCES_CHANGED
from grognard.games.europe.layout import (
    A_TAKEN,
    COALITION,
    EMPIRE,
    ENGLAND,
    FLEETS,
    FRANCE,
    GENERALS,
    MAJORS,
    OUT,
    U_LAND,
    U_LEFT,
)
from grognard.games.europe.lookups import MOST_OPTIONS
from grognard.games.europe.refusals import (
    BEFORE_SPENDING,
    NO_EFFECT_NOW,
    NOT_SHARED,
    OK,
    OTHER_TURN,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Question
from grognard.games.europe.steps.card_choices import power_in_turn
from grognard.games.europe.steps.card_play import event_objection, event_tries, play_in_phase
from grognard.kernel.state import EVERYONE

#: Conditions whose first word is the power with which a card is concerned.
OF_A_POWER: Final = (
    w.IF_ALLY_OF_FRANCE,
    w.IF_BEATEN_MIN,
    w.IF_ENEMY_STEPS_IN,
    w.IF_IN_COALITION,
    w.IF_NOT_IN_COALITION,
    w.IF_STATUS_IN,
)
SHARED: Final[int] = w.said(w.POWER_COALITION_MAJORS_NOT_ENGLAND)
POWERS_LEFT: Final = 16  # how ALLOTMENT packs its points: times the powers that may still have some


# --- in whose turn (R430) --------------------------------------------------------------------


def budget_objection(
    s: Theatre, side: int, card: int, number: int, power: int, before: bool
) -> int:
    """What speaks against the event of a card in the turn of a power."""
    refused = event_objection(s, side, card, number, cards.IN_BUDGET)
    if refused != OK:
        return refused
    return turn_objection(s, side, card, number, power, before)


def turn_objection(s: Theatre, side: int, card: int, number: int, power: int, before: bool) -> int:
    """R430: in the turn of the power concerned; what takes from her comes before she spends."""
    if takes(s, card) != before:
        return WRONG_HALF[int(before)]
    able = concerned(s, side, card, cards.option_of(s, card, number))
    return OK if power in able else OTHER_TURN


#: What is told of a card that is not for this part of a turn.
WRONG_HALF: Final = (BEFORE_SPENDING, OTHER_TURN)


def takes(s: Theatre, card: int) -> bool:
    """6C, 23F: whether a card takes resources from a power, so that she must not have spent."""
    for atom in cards.atoms(s, card):
        if atom.op == w.RESOURCES and atom.number(w.P_VALUE) < 0:
            return True
    return False


def concerned(s: Theatre, side: int, card: int, option: int) -> list[int]:
    """R542, R543: the powers in whose turn a card may be played; of several the first (46C).

    A card that concerns none is played in the turn of any power at war of its camp.
    """
    for atom in cards.atoms(s, card):
        if atom.op == w.RESOURCES and atom.number(w.P_POWER) == SHARED:
            return receivers(s)
        if atom.op == w.RETURN_GENERAL:
            return [power for power in range(MAJORS) if has_disgraced(s, side, power)]
    by_needs = [power for need in s.t.needs[card] for power in power_of_need(need)]
    powers = by_needs or [
        power
        for atom in cards.atoms(s, card)
        if cards.chosen(atom, option)
        for power in powers_of_line(s, side, atom)
    ]
    if powers:
        return [min(powers, key=ORDER.index)]
    return [power for power in range(MAJORS) if s.side(power) == side]


def power_of_need(need: Need) -> list[int]:
    """The major that a condition of a card is about."""
    able = need.name in OF_A_POWER and 0 <= need.first() < MAJORS
    return [need.first()] if able else []


def powers_of_line(s: Theatre, side: int, atom: Atom) -> list[int]:
    """The majors that a line gives something to; minors are run in the turn of their power."""
    countries: list[int] = []
    if atom.op == w.RESOURCES:
        countries = atom.many(w.P_POWER)
    elif atom.op == w.PLACE:
        countries = [int(s.t.owner[piece]) for piece in atom.many(w.P_PIECE)]
    elif atom.op == w.REBUILD:
        countries = atom.many(w.P_FILTER)[1::2]
    elif atom.op == w.REFORM:
        countries = atom.many(w.P_POWERS)
    elif atom.op == w.DEPOT:
        countries = [FRANCE]
    of_minors = FRANCE if side == EMPIRE else ENGLAND
    return [c if c < MAJORS else of_minors for c in countries if c >= 0]


def receivers(s: Theatre) -> list[int]:
    """21C, 48C: the Coalition's majors at war, but for England."""
    return [power for power in range(MAJORS) if s.side(power) == COALITION and power != ENGLAND]


def has_disgraced(s: Theatre, side: int, power: int) -> bool:
    """41C: whether a general of a power at war is out of the game."""
    if s.side(power) != side:
        return False
    for general in range(GENERALS, FLEETS):
        if s.at(general) == OUT and s.t.owner[general] == power:
            return True
    return False


def awaited(s: Theatre, side: int, power: int, before: bool) -> bool:
    """Whether a side may have a card for this turn, as far as everybody knows (R431)."""
    if not cards.holds_any(s, side):
        return False
    for code in s.t.windows[2 * cards.IN_BUDGET + side]:
        card, number = code // MOST_OPTIONS, code % MOST_OPTIONS
        if not cards.may_be_held(s, card) or takes(s, card) != before:
            continue
        option = cards.option_of(s, card, number)
        if turn_objection(s, side, card, number, power, before) == OK:
            if cards.fits(s, side, card, cards.IN_BUDGET, option) == OK:
                return True
    return False


class BudgetCards(Question):
    """Before a power spends: 6C, 23F; a: power."""

    def unneeded(self, s: Theatre) -> bool:
        """No card that fits can be in the hand, as far as everybody knows."""
        return not awaited(s, s.asked(), s.argument(0), True)

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The cards in hand for this phase."""
        if verb != verbs.EVENT:
            return [(0, 0)]
        return event_tries(s, s.asked(), cards.IN_BUDGET)

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One that takes from her."""
        if verb != verbs.EVENT:
            return OK
        return budget_objection(s, s.asked(), a, b, s.argument(0), True)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """Its event happens, or she spends."""
        if verb == verbs.PASS:
            s.pop()
        else:
            play_in_phase(s, s.asked(), a, b, cards.IN_BUDGET)


# --- resources (7.3.1) -----------------------------------------------------------------------


class Resources(cards.Word):
    """Resources for a power, or taken from it; now in the budget, else in the next one."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """What it is, and for whom."""
        value, power = atom.number(w.P_VALUE), atom.number(w.P_POWER)
        if atom.number(w.P_WHEN) == w.WHEN_EACH_BUDGET:
            return  # 8C: the income asks for the Serbs
        if power == SHARED:
            share_out(s, side, card, atom)
        elif atom.given(w.P_ONLY):
            extra: int = s.c[U_LAND]
            s.c[U_LAND] = extra + QUARTERS * value
            s.note(RESOURCES_CHANGED, power, value, 0, 0, EVERYONE)
        elif moment == cards.IN_BUDGET:
            change_now(s, power, value)
        else:
            economy.add_resources(s, power, value)
            s.note(RESOURCES_CHANGED, power, value, 0, 0, EVERYONE)

    def objection(self, s: Theatre, side: int, card: int, atom: Atom) -> int:
        """Somebody must be there to receive."""
        shared = atom.number(w.P_POWER) == SHARED
        return NO_EFFECT_NOW if shared and not receivers(s) else OK


def change_now(s: Theatre, power: int, value: int) -> None:
    """In this budget; nobody loses what she has not, and nobody gains what was not taken (23F)."""
    left: int = s.c[U_LEFT + power]
    if value < 0:
        value = -min(-value, left // QUARTERS)
        s.c[A_TAKEN] = 1 - value
    elif s.c[A_TAKEN] != 0:
        value = min(value, int(s.c[A_TAKEN]) - 1)
    economy.add_at_once(s, power, value)
    s.note(RESOURCES_CHANGED, power, value, 0, 0, EVERYONE)


# --- resources that are shared out (21C, 48C) ------------------------------------------------


def share_out(s: Theatre, side: int, card: int, atom: Atom) -> None:
    """Its player says who has how much; the power in turn is the first."""
    points, powers = atom.number(w.P_VALUE), atom.number(w.P_SPLIT)
    s.push(kinds.ALLOTMENT, side, card, points + POWERS_LEFT * powers)


class Allotment(Question):
    """Who has how much; a: card, b: points and 16 x the powers that may still have some."""

    def unneeded(self, s: Theatre) -> bool:
        """Nothing is left, or nobody who could have it."""
        return not self.able(s)

    def rules(self, s: Theatre) -> tuple[int, int, int]:
        """Points left, powers left, and the most for each."""
        packed = s.argument(1)
        most = MANY
        for atom in cards.atoms(s, s.argument(0)):
            if atom.op == w.RESOURCES:
                most = atom.number(w.P_MAX_EACH, MANY)
        return packed % POWERS_LEFT, packed // POWERS_LEFT % POWERS_LEFT, most

    def had(self, s: Theatre) -> int:
        """The powers that have had a share, as bits."""
        return s.argument(1) // (POWERS_LEFT * POWERS_LEFT)

    def able(self, s: Theatre) -> list[int]:
        """R543: first the power in turn, then those whose turn is still to come."""
        points, powers, _ = self.rules(s)
        if points == 0 or powers == 0:
            return []
        turn, had = power_in_turn(s), self.had(s)
        if had == 0:
            return [turn]
        later = ORDER[ORDER.index(turn) + 1 :]
        return [p for p in receivers(s) if p in later and had & int(s.t.bits[p]) == 0]

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Each with every share."""
        if verb != verbs.ALLOT:
            return [(0, 0)]
        points, _, _ = self.rules(s)
        return [(power, n) for power in self.able(s) for n in range(1, points + 1)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """A share of what is left, not more than one may have."""
        if verb != verbs.ALLOT:
            return OK
        points, _, most = self.rules(s)
        return OK if a in self.able(s) and 1 <= b <= min(points, most) else NOT_SHARED

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It has its share; usually as much as it may, then the next."""
        if verb == verbs.DONE:
            s.pop()
            return
        if verb == verbs.USUAL:
            points, powers, most = self.rules(s)
            a, b = self.able(s)[0], min(points, most)
        points, powers, _ = self.rules(s)
        packed = points - b + POWERS_LEFT * (powers - 1)
        had = self.had(s) | int(s.t.bits[a])
        s.set_argument(1, packed + POWERS_LEFT * POWERS_LEFT * had)
        economy.add_at_once(s, a, b)
        s.note(RESOURCES_CHANGED, a, b, 0, 0, EVERYONE)


cards.register(w.RESOURCES, Resources())

"""What events are worth, and whom to court with which card (6.4, 8.2)."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import verbs as v
from grognard.games.europe import words as w
from grognard.games.europe.atoms import Atom
from grognard.games.europe.cards import chosen, option_of
from grognard.games.europe.diplomacy import diplomacy_lines, faces_of
from grognard.games.europe.kinds import CONQUEST_CARDS, DECLARE, NAME_COUNTRY
from grognard.games.europe.layout import EMPIRE
from grognard.games.europe.planner.policy import (
    country_worth,
    great_event,
    held_back,
    peace_worth,
    war_pays,
)
from grognard.games.europe.planner.seafaring import worth_of_event
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.rounds import value_of
from grognard.kernel.arrays import Codes
from grognard.kernel.state import VERB, A

#: What the lines of events that act at once are worth, besides forces.
EVENTS: Final = {
    w.PLACE: 8,
    w.EXTRA_ROUND: 12,
    w.DISCARD: 8,
    w.DIE_TABLE: 6,
    w.FREE_FORCED_MARCH: 6,
    w.EXTRA_MP: 4,
    w.CREATE_STATE: 10,
    w.SET_STATUS: 16,
    w.SET_FLAG: 4,
    w.TO_RESERVE: 4,
    w.UNLOCK: 4,
    w.REFORM: 14,
    w.PROTECTORATE: 14,
    w.TAKE_UNITS: 12,
    w.LOSE_STEPS: 12,
    w.REMOVE_GENERAL: 8,
    w.RETURN_GENERAL: 16,
    w.RETURN_CARD_TO_PILE: 14,
    w.BLOCK_ACTION: 12,
    w.REMOVE_PIECE: 8,
    w.DRAW: 8,
    w.CONTROL: 8,
    w.DIPLOMACY_ACTION: 12,
    w.HAND_LIMIT: 10,
    w.HAND_MODIFIER: 8,
    w.ATTRITION_TEST: 10,
    w.DEPOT: 6,
}
A_LINE: Final = 1  # of any other line
A_RESOURCE: Final = 4
A_STEP: Final = 4  # that is rebuilt, or that a war far away binds
A_FLEET: Final = 8
STEPS_OF_A_CORPS: Final = 2
SOME_STEPS: Final = 3  # where a line does not say how many
ARMISTICE: Final = 30  # the enemy's armies stand still for an action
VICTORY_POINT: Final = 14
SPANISH_ULCER: Final = -40  # the Liberation war that follows costs a point every year
A_POINT: Final = 6  # what a point of the card would have brought in a round
A_PROTECTORATE: Final = 40  # a point of victory that hardly ever is lost
LEAST_FACES: Final = 2  # of the die: with fewer a card is thrown away
FACES: Final = 6


def line_worth(s: Theatre, side: int, atom: Atom) -> int:
    """What a line of an event is worth to the side that plays it, by how much it gives."""
    if atom.op == w.RESOURCES:
        return resources_worth(s, side, atom)
    if atom.op == w.FOREIGN_WAR:
        return foreign_war_worth(atom)
    if atom.op == w.REBUILD:
        corps = STEPS_OF_A_CORPS * atom.number(w.P_CORPS)
        return A_STEP * atom.number(w.P_STEPS, corps if corps > 0 else SOME_STEPS)
    if atom.op == w.ACTIVATE_FLEETS:
        return worth_of_event(s, side, atom)
    if atom.op == w.BLOCK_ACTION and atom.number(w.P_WHAT) == w.X_ACTIVATE_LAND:
        return ARMISTICE
    if atom.op == w.VP:
        points = VICTORY_POINT * atom.number(w.P_VALUE)
        return points if side == EMPIRE else -points
    if atom.op == w.IBERIA_ACCESS and side == EMPIRE:
        return SPANISH_ULCER
    return EVENTS.get(atom.op, A_LINE)


def resources_worth(s: Theatre, side: int, atom: Atom) -> int:
    """7.3.1: what is given to one's own powers, or taken from the enemy's."""
    value = A_RESOURCE * atom.number(w.P_VALUE)
    power = atom.number(w.P_POWER)
    if power < 0:
        return value  # it is shared out among one's own (21C, 48C)
    owner = s.side(power)
    return value if owner == side else -value if owner == 1 - side else 0


def foreign_war_worth(atom: Atom) -> int:
    """What a war far away takes from the power that has to wage it."""
    taken = A_STEP * atom.number(w.P_STEPS) + A_FLEET * atom.number(w.P_FLEETS)
    return taken - A_RESOURCE * atom.number(w.P_RESOURCES)


def event_worth(s: Theatre, side: int, card: int, n: int) -> int:
    """What the event of a card is worth without the forces that it activates."""
    great = great_event(s, side, card)
    if great != 0:
        return great
    option = option_of(s, card, n)
    total = 0
    for atom in s.t.atoms[card]:
        if chosen(atom, option) and atom.op not in (w.ACTIVATE, w.SPEND_AP):
            total += line_worth(s, side, atom)
    return total


def talk_worth(s: Theatre, side: int, country: int, bonus: int = 0) -> int:
    """8.2.3: what courting a country promises; 0 where the die would hardly help."""
    faces = faces_of(diplomacy_lines(s, side, country, bonus))
    if faces < LEAST_FACES:
        return 0
    return country_worth(s, side, country) * faces // FACES


def best_in_phase(s: Theatre, codes: Codes) -> int:
    """In budget and diplomacy: what is worth more than the points of its card, -1 if nothing is."""
    side = s.asked()
    best, most = -1, 0
    promised: dict[int, int] = {}
    for k in range(codes.count):
        code: int = codes.codes[k]
        verb, card, what = code // VERB, code // A % A, code % A
        if verb not in (v.EVENT, v.COURT, v.PROTECT):
            continue
        if verb == v.COURT and what not in promised:
            promised[what] = talk_worth(s, side, what)
        if verb == v.EVENT:
            worth = event_worth(s, side, card, what)
        else:
            worth = promised[what] if verb == v.COURT else A_PROTECTORATE
            worth -= held_back(s, side, card)
        worth -= A_POINT * int(value_of(s, card))
        if worth > most:
            best, most = code, worth
    return best


def best_of_state(s: Theatre, codes: Codes) -> int:
    """Wars, Tilsit and whom an event is about; -1 where the usual answer will do."""
    side = s.asked()
    kind: int = s.c[s.top()]
    best, most = -1, 0
    for k in range(codes.count):
        code: int = codes.codes[k]
        verb, a = code // VERB, code // A % A
        worth = 0
        if kind == DECLARE and verb == v.DECLARE:
            worth = 1 if war_pays(s, side, a) else 0
        elif kind == CONQUEST_CARDS and verb == v.EVENT and side == EMPIRE:
            worth = 1  # 26F: any peace serves
        elif kind == NAME_COUNTRY and verb == v.NAME:
            worth = _named_worth(s, side, a)
        if worth > most:
            best, most = code, worth
    return best


def _named_worth(s: Theatre, side: int, country: int) -> int:
    """Whom an event is about: a diplomatic action, or a peace."""
    atom = s.t.atoms[s.argument(0)][s.argument(1)]
    if atom.op == w.DIPLOMACY_ACTION:
        return talk_worth(s, side, country, atom.number(w.P_BONUS))
    if atom.op == w.FORCED_PEACE:
        return peace_worth(s, country)
    return 0

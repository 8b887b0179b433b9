"""What events are worth, and whom to court with which card (6.4, 8.2)."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import verbs as v
from grognard.games.europe import words as w
from grognard.games.europe.atoms import Atom
from grognard.games.europe.cards import chosen, option_of
from grognard.games.europe.diplomacy import diplomacy_lines, faces_of
from grognard.games.europe.layout import EMPIRE, MAJORS
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.rounds import value_of
from grognard.kernel.arrays import Codes
from grognard.kernel.state import VERB, A

#: What the lines of events that act at once are worth, besides forces.
EVENTS: Final = {
    w.PLACE: 8,
    w.REBUILD: 12,
    w.EXTRA_ROUND: 12,
    w.DISCARD: 8,
    w.SPEND_AP: 6,
    w.DIE_TABLE: 6,
    w.FREE_FORCED_MARCH: 6,
    w.EXTRA_MP: 4,
    w.ACTIVATE_FLEETS: 0,
    w.CREATE_STATE: 10,
    w.SET_STATUS: 16,
    w.SET_FLAG: 4,
    w.RESOURCES: 12,
    w.TO_RESERVE: 4,
    w.UNLOCK: 4,
    w.FOREIGN_WAR: 10,
    w.REFORM: 14,
    w.PROTECTORATE: 14,
    w.TAKE_UNITS: 12,
    w.LOSE_STEPS: 12,
    w.REMOVE_GENERAL: 8,
    w.RETURN_GENERAL: 8,
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
VICTORY_POINT: Final = 14
SPANISH_ULCER: Final = -40  # the Liberation war that follows costs a point every year
A_POINT: Final = 4  # what a point of the card would have brought in a round
MAJOR_WON: Final = 60  # what a power is worth that changes its mind
MINOR_WON: Final = 15
LEAST_FACES: Final = 3  # of the die: with fewer a card is thrown away
FACES: Final = 6


def line_worth(side: int, atom: Atom) -> int:
    """What a line of an event is worth to the side that plays it."""
    if atom.op == w.VP:
        points = VICTORY_POINT * atom.number(w.P_VALUE)
        return points if side == EMPIRE else -points
    if atom.op == w.IBERIA_ACCESS and side == EMPIRE:
        return SPANISH_ULCER
    return EVENTS.get(atom.op, A_LINE)


def event_worth(s: Theatre, side: int, card: int, n: int) -> int:
    """What the event of a card is worth without the forces that it activates."""
    option = option_of(s, card, n)
    total = 0
    for atom in s.t.atoms[card]:
        if chosen(atom, option) and atom.op != w.ACTIVATE:
            total += line_worth(side, atom)
    return total


def talk_worth(s: Theatre, side: int, country: int) -> int:
    """8.2.3: what courting a country promises; 0 where the die would hardly help."""
    faces = faces_of(diplomacy_lines(s, side, country))
    if faces < LEAST_FACES:
        return 0
    return (MAJOR_WON if country < MAJORS else MINOR_WON) * faces // FACES


def best_in_phase(s: Theatre, codes: Codes) -> int:
    """In budget and diplomacy: the event or the talks worth more than the points, -1 if none."""
    side = s.asked()
    best, most = -1, 0
    promised: dict[int, int] = {}
    for k in range(codes.count):
        code: int = codes.codes[k]
        verb, card, what = code // VERB, code // A % A, code % A
        if verb != v.EVENT and verb != v.COURT:
            continue
        if verb == v.COURT and what not in promised:
            promised[what] = talk_worth(s, side, what)
        worth = promised[what] if verb == v.COURT else event_worth(s, side, card, what)
        worth -= A_POINT * int(value_of(s, card))
        if worth > most:
            best, most = code, worth
    return best

"""What the lines of events are worth to the side that plays them, by how much they give (6.4)."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import words as w
from grognard.games.europe.atoms import Atom
from grognard.games.europe.layout import EMPIRE, GENERALS, REMOVED, UNITS
from grognard.games.europe.planner.policy import talk_worth
from grognard.games.europe.planner.seafaring import worth_of_event
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.card_places import waits
from grognard.games.europe.steps.card_politics import countries_for

#: What the lines of events that act at once are worth, besides forces.
EVENTS: Final = {
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
    w.LOSE_STEPS: 12,
    w.REMOVE_GENERAL: 8,
    w.RETURN_GENERAL: 16,
    w.RETURN_CARD_TO_PILE: 14,
    w.BLOCK_ACTION: 12,
    w.REMOVE_PIECE: 8,
    w.CONTROL: 8,
    w.HAND_LIMIT: 10,
    w.ATTRITION_TEST: 10,
    w.DEPOT: 6,
    w.MOVE_ENEMY: 10,
    w.INTERCEPTION_MODIFIER: 5,
    w.COUNTERMARCH_MODIFIER: 5,
    w.ATTRITION_MODIFIER: 5,
    w.BATTLE_MODIFIER: 8,
    w.SIEGE_MODIFIER: 4,
}
A_LINE: Final = 1  # of any other line
A_RESOURCE: Final = 4
A_STEP: Final = 4  # that is rebuilt, lent, or that a war far away binds
A_FLEET: Final = 8
STEPS_OF_A_CORPS: Final = 2
SOME_STEPS: Final = 3  # where a line does not say how many
ARMISTICE: Final = 30  # the enemy's armies stand still for an action
VICTORY_POINT: Final = 14
SPANISH_ULCER: Final = -40  # the Liberation war that follows costs a point every year
A_CARD: Final = 9  # one more in the hand
A_CARD_A_YEAR: Final = 20  # one less in the enemy's hand, year by year
A_PERMANENT_CARD: Final = 40  # three points a year for good
A_NEW_CORPS: Final = 14
A_SPECIAL_UNIT: Final = 18  # guard cavalry and the like: a bonus in every battle of its army
A_NEW_GENERAL: Final = 6
A_ROUND: Final = 12
A_CARD_AHEAD: Final = 6  # for each card more than the enemy has for one round more


def line_worth(s: Theatre, side: int, atom: Atom) -> int:
    """What a line of an event is worth to the side that plays it."""
    op = atom.op
    if op == w.RESOURCES:
        return resources_worth(s, side, atom)
    if op == w.FOREIGN_WAR:
        return foreign_war_worth(atom)
    if op == w.REBUILD or op == w.TAKE_UNITS:
        corps = STEPS_OF_A_CORPS * atom.number(w.P_CORPS)
        return A_STEP * atom.number(w.P_STEPS, corps if corps > 0 else SOME_STEPS)
    if op == w.PLACE:
        return placed_worth(s, atom)
    if op == w.ACTIVATE_FLEETS:
        return worth_of_event(s, side, atom)
    if op == w.DIPLOMACY_ACTION:
        return words_worth(s, side, atom)
    if op in (w.DRAW, w.HAND_MODIFIER, w.REMOVE_CARD, w.EXTRA_ROUND):
        return cards_worth(s, side, atom)
    if op == w.BLOCK_ACTION and atom.number(w.P_WHAT) == w.X_ACTIVATE_LAND:
        return ARMISTICE
    if op == w.VP:
        points = VICTORY_POINT * atom.number(w.P_VALUE)
        return points if side == EMPIRE else -points
    if op == w.IBERIA_ACCESS and side == EMPIRE:
        return SPANISH_ULCER
    return EVENTS.get(op, A_LINE)


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


def placed_worth(s: Theatre, atom: Atom) -> int:
    """What a piece is worth that an event brings, if it has not come yet."""
    if not waits(s, atom):
        return 0
    piece = atom.number(w.P_PIECE)
    if piece < UNITS:
        return A_NEW_CORPS
    return A_SPECIAL_UNIT if piece < GENERALS else A_NEW_GENERAL


def words_worth(s: Theatre, side: int, atom: Atom) -> int:
    """8.2: what the best diplomatic action promises that an event allows."""
    bonus = atom.number(w.P_BONUS)
    most = 0
    for country in countries_for(s, side, atom):
        most = max(most, talk_worth(s, side, country, bonus))
    return most


def cards_worth(s: Theatre, side: int, atom: Atom) -> int:
    """6.3: what a line is worth that changes hands of cards, or the rounds to play them in."""
    if atom.op == w.EXTRA_ROUND:
        return A_ROUND + A_CARD_AHEAD * (s.hand_size(side) - s.hand_size(1 - side))
    if atom.op == w.REMOVE_CARD:
        return sum(A_PERMANENT_CARD for c in atom.many(w.P_CARD) if s.card_at(c) != REMOVED)
    if atom.op == w.DRAW:
        cards = A_CARD * atom.number(w.P_N, 1)
        return cards if atom.whose(side) == side else -cards
    return A_CARD_A_YEAR

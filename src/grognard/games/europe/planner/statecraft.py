"""What events are worth, and whom to court with which card (6.4, 8.2)."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import verbs as v
from grognard.games.europe import words as w
from grognard.games.europe.cards import chosen, option_of
from grognard.games.europe.kinds import CONQUEST_CARDS, DECLARE, NAME_COUNTRY
from grognard.games.europe.layout import EMPIRE, ROUND, YEAR
from grognard.games.europe.planner.eventing import line_worth
from grognard.games.europe.planner.policy import (
    great_event,
    held_back,
    peace_worth,
    talk_worth,
    war_pays,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.rounds import value_of
from grognard.kernel.arrays import Codes
from grognard.kernel.state import VERB, A

A_POINT: Final = 6  # what a point of the card would have brought in a round
A_PROTECTORATE: Final = 40  # a point of victory that hardly ever is lost
A_WHIM: Final = 12  # how much less an event may be worth and still be played on a whim
ONE_IN: Final = 8


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


def whim(s: Theatre, side: int, card: int) -> int:
    """Now and then an event is played though its points would be worth a little more."""
    now = 5 * int(s.c[YEAR]) + 3 * int(s.c[ROUND]) + 7 * card + s.hand_size(side)
    return A_WHIM if now % ONE_IN == 0 else 0


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
            worth += whim(s, side, card) if worth > 0 else 0
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

"""What is bought before the usual expenses: cards, gifts that nobody else can use, depots (7.3)."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import verbs as v
from grognard.games.europe.economy import ORDER
from grognard.games.europe.layout import ARMIES, ENGLAND, FIXED, PIECES, RUSSIA, ZONES
from grognard.games.europe.planner.policy import steps_of
from grognard.games.europe.state import Theatre
from grognard.kernel.arrays import Codes
from grognard.kernel.state import VERB, A

ENOUGH_REDCOATS: Final = 8  # steps of England from which a card is better than more of them
NEARLY_ALL: Final = 24  # steps of Russia from which it has little left to build


def best_expense(s: Theatre, codes: Codes) -> int:
    """The expense that comes before the usual ones, -1 if none does."""
    power = s.argument(0)
    best, most = -1, 0
    for k in range(codes.count):
        code: int = codes.codes[k]
        worth = _worth(s, power, code // VERB, code // A % A, code % A)
        if worth > most:
            best, most = code, worth
    return best


def _worth(s: Theatre, power: int, verb: int, a: int, b: int) -> int:
    if verb == v.DRAW:
        return 100  # it costs nothing but a fleet
    if verb == v.GIVE:
        return 50 + b if spares(s, power, a) else 0
    if verb == v.STOCK:
        return 30 if wants_depot(s, power, b) else 0
    if verb == v.PURCHASE:
        return 40 if power == ENGLAND and steps_of(s, ENGLAND) >= ENOUGH_REDCOATS else 0
    return 0


def spares(s: Theatre, power: int, giver: int) -> bool:
    """7.3.1: what is left to one who has had his turn is lost; Russia soon has all its troops."""
    if ORDER.index(giver) < ORDER.index(power):
        return True
    return giver == RUSSIA and steps_of(s, RUSSIA) >= NEARLY_ALL


def wants_depot(s: Theatre, power: int, zone: int) -> bool:
    """13.4: an army of the power with fewer depots than it would leave behind it in a year."""
    for army in range(ARMIES, PIECES):
        if s.t.owner[army] != power or s.at(army) != zone or zone >= ZONES:
            continue
        depots = s.depots_in(s.side(power), zone)
        mobile = [depot for depot in depots if not s.flag(depot, FIXED)]
        return len(mobile) < s.t.n.army_depots
    return False


def gain(scores: list[int], costs: list[int], points: int) -> int:
    """What so many points gain if the best forces that they pay for are activated."""
    total = 0
    for k in range(len(scores)):
        if costs[k] <= points:
            points -= costs[k]
            total += scores[k]
    return total

"""What peace takes from the beaten: what the Empire needs for its states comes first (18.2.2)."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import verbs as v
from grognard.games.europe.kinds import CONQUERED
from grognard.games.europe.layout import EMPIRE, POLAND
from grognard.games.europe.peace import usual_cession
from grognard.games.europe.planner.policy import needed_for_states
from grognard.games.europe.politics import exists
from grognard.games.europe.state import Theatre
from grognard.games.europe.states import PROVINCES_FOR_POINT, polish_provinces
from grognard.kernel.arrays import Codes
from grognard.kernel.state import VERB, A

TROOPS: Final = 8  # of a minor with units
TO_PROTECT: Final = 20  # of a minor that makes a point (8.1.5)
NEW_POLAND: Final = 45
POLISH_POINT: Final = 40
BAVARIAN_CARD: Final = 35  # a card every year (8.3.3)
SECOND_CORPS: Final = 18  # of Italy (8.3.4)
A_PROVINCE: Final = 6


def best_terms(s: Theatre, codes: Codes) -> int:
    """The minor or the province to be taken next, -1 where the usual answer will do."""
    if s.asked() != EMPIRE:
        return -1
    kind: int = s.c[s.top()]
    if kind == CONQUERED:
        return _joined(s, codes)
    zone, country = usual_cession(s, s.argument(0))
    usual = v.CLAIM * VERB + zone * A + country if zone >= 0 else -1
    most = province_worth(s, zone) if zone >= 0 else 0
    best = -1
    for k in range(codes.count):
        code: int = codes.codes[k]
        if code == usual and best < 0:
            best = code
        if code // VERB == v.SEIZE:
            worth = minor_worth(s, code // A % A)
            if worth > most:
                best, most = code, worth
    return best


def minor_worth(s: Theatre, minor: int) -> int:
    """What a minor is worth that joins the Empire as its ally."""
    worth = needed_for_states(s, minor)
    if s.t.has_units[minor] != 0:
        worth += TROOPS
    if s.t.protectable[minor] != 0:
        worth += TO_PROTECT
    return worth


def province_worth(s: Theatre, zone: int) -> int:
    """What the province of a zone is worth."""
    province: int = s.t.province[zone]
    if province == s.t.mazovia:
        return NEW_POLAND if not exists(s, POLAND) else A_PROVINCE
    if s.t.polish[province] != 0 and exists(s, POLAND):
        return POLISH_POINT if polish_provinces(s) < PROVINCES_FOR_POINT else A_PROVINCE
    if province == s.t.magdeburg:
        return needed_for_states(s, -1)
    if province == s.t.tyrol:
        return BAVARIAN_CARD
    return SECOND_CORPS if province == s.t.venetia else A_PROVINCE


def _joined(s: Theatre, codes: Codes) -> int:
    """18.1: who counts for Westphalia alone becomes part of France, and is never courted away."""
    minor = s.argument(0)
    alone = s.t.of_westphalia[minor] != 0 and s.t.of_rhine[minor] == 0
    for k in range(codes.count):
        code: int = codes.codes[k]
        if alone and code // VERB == v.ANNEX:
            return code
    return -1

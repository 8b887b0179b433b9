"""The cards (2.3): who may play which, Napoleonica, and what becomes of a card."""

from __future__ import annotations

from typing import Final

from grognard.games.age import edition
from grognard.games.age.events import DISCARDED, FETCHED, PLAYED
from grognard.games.age.kinds import TAKE_BRITANNIA
from grognard.games.age.layout import (
    BRITANNIA,
    COALITION,
    DISCARDS,
    FRENCH,
    PHASE,
    RADETZKY,
    STEIN,
    STRATEGY,
)
from grognard.games.age.refusals import (
    NO_EFFECT_1815,
    NO_NAPOLEONICA,
    NOT_HELD,
    NOT_IN_DISCARDS,
    NOT_YOUR_CARD,
    OK,
    PLAYED_ONCE,
    WRONG_CARD,
)
from grognard.games.age.state import War
from grognard.kernel.state import EVERYONE

# The titles, in the order of data/cards.toml.
T_NAPOLEON_I: Final = 0
T_TALLEYRAND: Final = 1
T_METTERNICH: Final = 2
T_ALEXANDER_I: Final = 3
T_PITT: Final = 4
T_ENGLISH_GOLD: Final = 5
T_COUP_D_ETAT: Final = 6
T_CONTINENTAL_SYSTEM: Final = 7
T_INSURRECTION: Final = 8
T_JOSEPH: Final = 9
T_NAPOLEONIC_DYNASTY: Final = 10
T_TERRITORIAL_CONCESSIONS: Final = 11
T_NO_SURRENDER: Final = 12
T_BRITANNIA: Final = 13
T_STEIN: Final = 14
T_RADETZKY: Final = 15
T_RUSSO_OTTOMAN_WAR: Final = 16
T_WAR_WITH_AMERICA: Final = 17
T_NAPOLEONICA: Final = 18
T_VETERANS: Final = 19
T_MAJOR_CAMPAIGN: Final = 20
T_FORCED_MARCH: Final = 21
T_INDECISION: Final = 22
T_MUD: Final = 23
T_PEACE_TALKS: Final = 24
T_WINTER_QUARTERS: Final = 25
T_MANOEUVRE: Final = 26
T_INTERIOR_LINES: Final = 27
T_FOG_OF_WAR: Final = 28
T_ART_OF_WAR: Final = 29
T_CAVALRY_CHARGES: Final = 30
T_GRAND_BATTERY: Final = 31
T_PURSUIT: Final = 32
T_DEATH_OF_A_HERO: Final = 33
T_DEPOT: Final = 34
T_SCORCHED_EARTH: Final = 35

EITHER: Final = 2  # who may play a card that names nobody (A19)


def title_refusal(s: War, side: int, title: int) -> int:
    """2.3 D, F, A21: what speaks against this side ever playing such a card now."""
    player: int = s.t.player[title]
    if player != EITHER and player != side:
        return NOT_YOUR_CARD
    if title == T_BRITANNIA and s.marker(BRITANNIA):
        return PLAYED_ONCE
    if title == T_STEIN and s.marker(STEIN):
        return PLAYED_ONCE
    if title == T_RADETZKY and s.marker(RADETZKY):
        return PLAYED_ONCE
    if title == T_NO_SURRENDER and edition.no_surrender_void(s):
        return NO_EFFECT_1815
    return OK


def hand_refusal(s: War, side: int, title: int, fetched: bool) -> int:
    """What speaks against a card from the hand, or fetched by Napoleonica (2.3 G, A17)."""
    if not fetched:
        if s.in_hand(side, title) == 0:
            return NOT_HELD
    elif s.in_hand(side, T_NAPOLEONICA) == 0:
        return NO_NAPOLEONICA
    elif title == T_NAPOLEONICA:
        return WRONG_CARD
    elif s.c[DISCARDS + title] == 0:
        return NOT_IN_DISCARDS
    return title_refusal(s, side, title)


def spend(s: War, side: int, title: int, fetched: bool) -> None:
    """2.3 E: a played card goes to the discards; a fetched one stays there, Napoleonica goes."""
    if fetched:
        s.discard(side, T_NAPOLEONICA)
        s.note(FETCHED, side, title, 0, 0, EVERYONE)
    else:
        s.discard(side, title)
        s.note(PLAYED, side, title, 0, 0, EVERYONE)


def throw(s: War, side: int, title: int) -> None:
    """A card is thrown away or paid, face up (A16).

    8.1 G: if the French throw Britannia the Coalition may take it; the question comes on top of
    the stack of steps, so whoever throws a card settles his own frame first.
    """
    s.discard(side, title)
    s.note(DISCARDED, side, title, 0, 0, EVERYONE)
    if title != T_BRITANNIA or side != FRENCH or s.marker(BRITANNIA):
        return
    in_strategy = s.c[PHASE] == STRATEGY
    if not in_strategy or edition.discards_open_britannia(s):
        s.push(TAKE_BRITANNIA, COALITION, 0, 0)

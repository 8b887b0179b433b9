"""Where the two rule texts differ: nobody else asks which edition is played."""

from __future__ import annotations

from grognard.games.age.layout import (
    ALLY,
    DOMINION,
    INSURGENT,
    LIVING,
    NO_SURRENDER_1815,
    ONE_DIPLOMACY_CARD,
    RISEN,
    YEAR,
)
from grognard.games.age.state import War
from grognard.kernel.state import EDITION


def living(s: War) -> bool:
    """Whether the later, living rules are played."""
    return s.c[EDITION] == LIVING


def removes_minor_allies(s: War) -> bool:
    """2.2.1 F-G: minor allies leave the map as soon as they could not be had any more."""
    return living(s)


def alternates_diplomacy(s: War) -> bool:
    """6.1: the players alternate card by card instead of playing all their cards in turn."""
    return not living(s)


def one_diplomacy_card(s: War) -> bool:
    """6.2 D: the option of one diplomacy card for each major country a year."""
    return living(s) and s.option(ONE_DIPLOMACY_CARD)


def forgets_rising(s: War) -> bool:
    """7.3 C: Tirol loses its insurgent past when it rejoins Austria."""
    return living(s)


def discards_open_britannia(s: War) -> bool:
    """8.1 G: Britannia thrown away in a strategy phase may be taken and played there."""
    return not living(s)


def chooses_strategy_order(s: War) -> bool:
    """8.1 E: a player chooses who plays first; otherwise the one with priority does."""
    return living(s)


def veterans_thaw(s: War) -> bool:
    """11.1.2 D: Veterans may return a corps lost to winter march attrition (A83)."""
    return not living(s)


def no_surrender_void(s: War) -> bool:
    """13 C: the option that No Surrender has no effect in the last year."""
    last = 1800 + s.c[YEAR] == s.t.n.last_year
    return living(s) and last and s.option(NO_SURRENDER_1815)


def insurgent_minor_surrenders(s: War) -> bool:
    """13 B: an occupied insurgent minor becomes a dominion in the surrender phase."""
    return not living(s)


def minor_joins_french_as(s: War, country: int) -> int:
    """13.1 A: what a minor country becomes that surrenders to the French."""
    rose = s.c[RISEN + country] != 0 if living(s) else s.alignment(country) == INSURGENT
    return DOMINION if rose else ALLY


def neutral_winter(s: War) -> int:
    """14 B: added to the winter die in a neutral area."""
    return s.t.n.neutral if living(s) else 0

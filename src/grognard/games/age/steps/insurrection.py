"""Chapter 7: insurrections fail, succeed and break out."""

from __future__ import annotations

from grognard.games.age import cards
from grognard.games.age.cards import T_INSURRECTION
from grognard.games.age.countries import (
    TIROL,
    align,
    areas_of,
    heart,
    is_country,
    is_home,
    may_change,
    occupier_of,
    reattach,
    recall,
    settle,
    supported,
    to_reserve,
)
from grognard.games.age.layout import (
    ALIGNMENT,
    AT,
    AUSTRIA,
    CORPS,
    COUNTRIES,
    DOMINION,
    FRENCH,
    INSURGENT,
    MAJORS,
    MEMBER,
)
from grognard.games.age.refusals import CANNOT_RISE, NO_COUNTRY, OK, WRONG_CARD
from grognard.games.age.state import War
from grognard.games.age.steps.base import Chapter, fetched
from grognard.games.age.verbs import DONE, FETCH, PLAY
from grognard.kernel.state import State


def settle_risings(s: War) -> None:
    """7.1, 7.2, 3.3.1 B, A41: what becomes of all risings, judged at one moment."""
    failed: list[int] = []
    won: list[int] = []
    for country in range(COUNTRIES):
        if not is_country(s, country) or s.c[ALIGNMENT + country] != INSURGENT:
            continue
        areas = areas_of(s, country)
        held = sum(1 for area in areas if s.holds(FRENCH, area))
        if held == len(areas):
            failed.append(country)
        elif held == 0:
            won.append(country)
    for country in failed:
        recall(s, country)  # A40
        align(s, country, DOMINION)
    for country in won:
        align(s, country, MEMBER)
    if TIROL in won and s.c[ALIGNMENT + AUSTRIA] == MEMBER:
        reattach(s, TIROL)  # A45
    settle(s)


def may_rise(s: War, country: int) -> bool:
    """7.3 A: a dominion, or a neutral major country that the French occupy (13.2 E)."""
    if not may_change(country) or not is_country(s, country):
        return False
    if s.c[ALIGNMENT + country] == DOMINION:
        return True
    return country < MAJORS and occupier_of(s, country) == FRENCH


def rise(s: War, country: int) -> None:
    """7.3 D-E, A43: it becomes insurgent; its corps abroad, or beside the French, are recalled."""
    for corps in range(CORPS):
        if not s.on_map(corps):
            continue
        if s.t.ally_of[corps] == country:
            to_reserve(s, corps)
        elif s.t.nation[corps] == country:
            area: int = s.c[AT + corps]
            if not is_home(s, corps, area) or _foreigners(s, country, area):
                to_reserve(s, corps)
    align(s, country, INSURGENT)
    for corps in range(CORPS):
        # A minor ally whose own country does not rise serves nobody now (2.2.1 E).
        if s.t.nation[corps] == country and s.on_map(corps) and not supported(s, corps):
            to_reserve(s, corps)


def _foreigners(s: War, country: int, area: int) -> bool:
    """Whether corps of the French side that are not of this country stand in an area."""
    for corps in range(CORPS):
        if s.c[AT + corps] == area and s.t.nation[corps] != country:
            if s.side_of(corps) == FRENCH:
                return True
    return False


class InsurrectionCards(Chapter):
    """7.3, A42: the Coalition plays its Insurrection cards one by one (3.3.2 B)."""

    def __init__(self) -> None:
        super().__init__("insurrection", "7.3", (PLAY, FETCH, DONE))

    def skip(self, s: State) -> bool:
        """Without cards, or without a country that could rise, there is nothing to ask."""
        assert isinstance(s, War)
        if s.hand_size(s.asked()) == 0:
            return True
        return not any(may_rise(s, country) for country in range(COUNTRIES))

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """The card, and the countries."""
        if verb == DONE:
            return [(0, 0)]
        return [(T_INSURRECTION, heart(s, country)) for country in range(COUNTRIES)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """7.3 A."""
        if verb == DONE:
            return OK
        if a != T_INSURRECTION:
            return WRONG_CARD
        refused = cards.hand_refusal(s, s.asked(), a, fetched(verb))
        if refused != OK:
            return refused
        country: int = s.t.stands_for[b]
        if country < 0:
            return NO_COUNTRY
        return OK if may_rise(s, country) else CANNOT_RISE

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """7.3 B: one after the other."""
        assert isinstance(s, War)
        if verb == DONE:
            s.pop()
            return
        cards.spend(s, s.asked(), a, fetched(verb))
        rise(s, s.t.stands_for[b])
        settle(s)

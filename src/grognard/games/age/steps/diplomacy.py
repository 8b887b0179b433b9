"""Chapter 6: diplomacy cards, and what becomes of the countries they are played on."""

from __future__ import annotations

from typing import Final

from grognard.games.age import cards, edition
from grognard.games.age.cards import (
    T_ALEXANDER_I,
    T_CONTINENTAL_SYSTEM,
    T_COUP_D_ETAT,
    T_ENGLISH_GOLD,
    T_JOSEPH,
    T_METTERNICH,
    T_NAPOLEON_I,
    T_PITT,
    T_TALLEYRAND,
)
from grognard.games.age.countries import (
    align,
    areas_of,
    ask_to_deploy,
    heart,
    is_country,
    may_change,
    occupier_of,
    recall,
    settle,
)
from grognard.games.age.events import AIMED as AIMED_AT
from grognard.games.age.events import CANCELLED, PASSED
from grognard.games.age.kinds import DIPLOMACY_CARDS
from grognard.games.age.layout import (
    AIMED,
    ALLY,
    AUSTRIA,
    COALITION,
    COUNTRIES,
    DOMINION,
    FRENCH,
    MAJORS,
    MEMBER,
    NEUTRAL,
    RISEN,
    RUSSIA,
    SPAIN,
)
from grognard.games.age.refusals import (
    AIMED_TWICE,
    BEYOND_DIPLOMACY,
    NO_COUNTRY,
    OCCUPIED,
    OK,
    ONE_CARD_A_YEAR,
    ROSE_ONCE,
    WRONG_CARD,
    WRONG_TARGET,
)
from grognard.games.age.state import War, other
from grognard.games.age.steps.base import Chapter, fetched
from grognard.games.age.verbs import DONE, FETCH, PLAY
from grognard.kernel.state import EVERYONE, State
from grognard.kernel.step import Automatic

BY_FRENCH: Final = 1
BY_COALITION: Final = 2
BY_JOSEPH: Final = 4  # beside BY_FRENCH: Spain is to become a dominion
DIPLOMATS: Final = (
    T_NAPOLEON_I,
    T_TALLEYRAND,
    T_METTERNICH,
    T_ALEXANDER_I,
    T_PITT,
    T_ENGLISH_GOLD,
    T_COUP_D_ETAT,
    T_CONTINENTAL_SYSTEM,
    T_JOSEPH,
)


# --- on what a card may be played ----------------------------------------------------------


def immune(s: War, side: int, country: int) -> int:
    """6.2 C, A170, A171: what diplomacy of a side never affects; A36 says what is occupied."""
    if not may_change(country):
        return BEYOND_DIPLOMACY
    if side == FRENCH and s.c[RISEN + country] != 0:
        return ROSE_ONCE
    if side == COALITION and s.alignment(country) == DOMINION:
        return BEYOND_DIPLOMACY
    return OCCUPIED if occupier_of(s, country) == other(side) else OK


def step_towards(side: int, alignment: int) -> int:
    """One step of a country towards a side, -1 if it has none to take (2.3 D, 3.3.3 B, 3.3.4 B)."""
    if alignment == NEUTRAL:
        return ALLY if side == FRENCH else MEMBER
    if alignment == (MEMBER if side == FRENCH else ALLY):
        return NEUTRAL
    return -1


def fits(s: War, side: int, title: int, country: int) -> bool:
    """Whether a card has an effect on a country, by its alignment at the start (A33)."""
    alignment = s.alignment(country)
    if title == T_JOSEPH:
        occupied = alignment == NEUTRAL and occupier_of(s, country) == FRENCH
        return country == SPAIN and (alignment == ALLY or occupied)
    if title == T_METTERNICH and country != AUSTRIA:
        return False
    if title == T_ALEXANDER_I and country != RUSSIA:
        return False
    if title == T_COUP_D_ETAT and (country < MAJORS or alignment != NEUTRAL):
        return False
    if title == T_CONTINENTAL_SYSTEM:
        coast = any(s.t.coastal[area] for area in areas_of(s, country))
        return alignment == ALLY and coast
    return step_towards(side, alignment) >= 0


def target_refusal(s: War, side: int, title: int, area: int) -> int:
    """What speaks against playing a diplomacy card on the country that an area stands for."""
    country: int = s.t.stands_for[area]
    if country < 0 or not is_country(s, country):
        return NO_COUNTRY
    refused = immune(s, side, country)
    if refused != OK:
        return refused
    if not fits(s, side, title, country):
        return WRONG_TARGET
    aimed: int = s.c[AIMED + country]
    if aimed & (BY_FRENCH if side == FRENCH else BY_COALITION):
        return AIMED_TWICE
    if aimed != 0 and country < MAJORS and edition.one_diplomacy_card(s):
        return ONE_CARD_A_YEAR  # A35
    return OK


# --- the phase -----------------------------------------------------------------------------


class DiplomacyTurns(Automatic):
    """6.1: who plays next; the phase ends when both have passed in a row.

    In the living rules nobody passes before all his cards are played, so each plays once.
    """

    def run(self, s: State) -> None:
        """The next player, who has passed unless he plays."""
        if s.argument(1) == 2:
            s.pop()
            return
        side = s.argument(0)
        s.set_argument(0, other(side))
        s.set_argument(1, s.argument(1) + 1)
        s.push(DIPLOMACY_CARDS, side, 0, 0)


class DiplomacyCards(Chapter):
    """6.1, 6.2: a player plays his diplomacy cards, all of them or one at a time."""

    def __init__(self) -> None:
        super().__init__("diplomacy", "6.1", (PLAY, FETCH, DONE))

    def skip(self, s: State) -> bool:
        """Without cards there is nothing to ask."""
        assert isinstance(s, War)
        return s.hand_size(s.asked()) == 0

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """Diplomats and countries."""
        if verb == DONE:
            return [(0, 0)]
        side = s.asked()
        titles = [t for t in DIPLOMATS if cards.hand_refusal(s, side, t, fetched(verb)) == OK]
        return [(t, heart(s, country)) for t in titles for country in range(COUNTRIES)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """6.2: a diplomacy card of one's own on a country it can move."""
        if verb == DONE:
            return OK
        if a not in DIPLOMATS:
            return WRONG_CARD
        refused = cards.hand_refusal(s, s.asked(), a, fetched(verb))
        return refused if refused != OK else target_refusal(s, s.asked(), a, b)

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """6.2 A: the card lies on the country until all have been played."""
        assert isinstance(s, War)
        side = s.asked()
        if verb == DONE:
            if s.argument(0) == 0:
                s.note(PASSED, side, 0, 0, 0, EVERYONE)
            s.pop()
            return
        cards.spend(s, side, a, fetched(verb))
        country: int = s.t.stands_for[b]
        aimed: int = s.c[AIMED + country]
        own = BY_FRENCH if side == FRENCH else BY_COALITION
        s.c[AIMED + country] = aimed | own | (BY_JOSEPH if a == T_JOSEPH else 0)
        s.note(AIMED_AT, side, a, b, 0, EVERYONE)
        s.set_argument(0, 1)
        if edition.alternates_diplomacy(s):
            s.pop()
            s.set_argument(1, 0)


class DiplomacyResults(Automatic):
    """6.2 B, 6.3, A10, A34: all alignments change at once, then corps leave, then others come."""

    def run(self, s: State) -> None:
        """Settles all countries on which cards were played."""
        assert isinstance(s, War)
        s.pop()
        joined: list[int] = []
        for country in range(COUNTRIES):
            aimed: int = s.c[AIMED + country]
            s.c[AIMED + country] = 0
            if aimed == 0:
                continue
            if aimed & BY_FRENCH and aimed & BY_COALITION:
                s.note(CANCELLED, heart(s, country), 0, 0, 0, EVERYONE)
            elif self.changes(s, country, aimed):
                joined.append(country)
        self.ask(s, joined)
        settle(s)

    def changes(self, s: War, country: int, aimed: int) -> bool:
        """6.3: the new alignment; whether the country ceases to be neutral."""
        was = s.alignment(country)
        if aimed & BY_JOSEPH:
            align(s, country, DOMINION)
        else:
            side = FRENCH if aimed & BY_FRENCH else COALITION
            align(s, country, step_towards(side, was))
        if was != NEUTRAL and s.is_neutral(country):
            recall(s, country)
        return was == NEUTRAL

    def ask(self, s: War, joined: list[int]) -> None:
        """6.3 B: the player with priority deploys first (A34): his questions come on top."""
        first = s.priority()
        for side in (other(first), first):
            for country in reversed(joined):
                if s.commander(country) == side:
                    ask_to_deploy(s, country, False)

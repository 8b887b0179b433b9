"""Diplomacy, risings, strategy cards and surrenders (6, 7, 8, 13): how each answer looks."""

from __future__ import annotations

from typing import Final

from grognard.games.age.cards import (
    T_BRITANNIA,
    T_JOSEPH,
    T_NAPOLEONIC_DYNASTY,
    T_RADETZKY,
    T_RUSSO_OTTOMAN_WAR,
    T_STEIN,
    T_WAR_WITH_AMERICA,
)
from grognard.games.age.keeping import card_price
from grognard.games.age.layout import (
    ALIGNMENT,
    AREAS,
    AUSTRIA,
    COALITION,
    CORPS,
    FRENCH,
    MAJORS,
    NEUTRAL,
    NOBODY,
    PRUSSIA,
    ROUND,
    RUSSIA,
    SPAIN,
    YEAR,
)
from grognard.games.age.planner.board import FALL, Board
from grognard.games.age.state import War
from grognard.games.age.steps.surrender import must_surrender

# What the six majors are worth to whoever commands them; the minors are all alike.
MAJOR_WORTH: Final = (0, 0, 75, 65, 50, 45)
MINOR_WORTH: Final = 14
BORDER_WORTH: Final = 8  # more for one that the French need (15.1)
A_CORPS: Final = 5  # on the map, of a country that leaves the war
PASSING: Final = 50  # what not playing a card counts


def country_worth(s: War, country: int) -> int:
    """What it is worth to win a country over."""
    if country < MAJORS:
        return MAJOR_WORTH[country]
    return MINOR_WORTH + (BORDER_WORTH if s.t.borders_france[country] != 0 else 0)


def corps_of_country(s: War, country: int) -> int:
    """How many of its corps stand on the map."""
    n = 0
    for corps in range(CORPS):
        if s.t.nation[corps] == country and s.on_map(corps):
            n += 1
    return n


def courting(s: War, side: int, title: int, area: int) -> int:
    """6: a diplomacy card on a country; cards that fit few countries are played first."""
    country: int = s.t.stands_for[area]
    if title == T_JOSEPH and s.c[ALIGNMENT + SPAIN] != NEUTRAL:
        return PASSING - 10  # a dominion may rise, an ally cannot
    value = country_worth(s, country)
    if s.commander(country) != NOBODY:
        value = value * 7 // 10 + A_CORPS * corps_of_country(s, country)
    return PASSING + value - card_price(s, side, title)


def rising(s: War, b: Board, area: int) -> int:
    """7.3: a rising is worth most in a great country, and where few French can put it down."""
    country: int = s.t.stands_for[area]
    value = country_worth(s, country)
    if s.commander(country) == FRENCH:
        value += A_CORPS * corps_of_country(s, country)
    if country >= MAJORS and b.number[FRENCH * AREAS + area] > 0:
        value = value // 3
    return PASSING + value


def strategic(s: War, side: int, title: int) -> int:
    """8.1: cards that help the side that plays them."""
    if title == T_BRITANNIA:
        return PASSING + 50
    if title == T_STEIN:
        return PASSING + (20 if s.commander(PRUSSIA) == side else -20)
    if title == T_RADETZKY:
        return PASSING + (20 if s.commander(AUSTRIA) == side else -20)
    if title == T_RUSSO_OTTOMAN_WAR:
        hurts = side == FRENCH and s.commander(RUSSIA) == COALITION
        return PASSING + (30 if hurts else -20)
    if title == T_WAR_WITH_AMERICA:
        return PASSING + (20 if side == FRENCH else -20)
    return PASSING - 10


def firmness(s: War, side: int, country: int) -> int:
    """13 B: No Surrender is kept for the greatest of one's own that would fall."""
    if s.commander(country) != side:
        return 0
    if country < MAJORS:
        return PASSING + 50
    for major in range(MAJORS):
        if s.commander(major) == side and must_surrender(s, major):
            return 0
    return PASSING + 5


def dominion(s: War, side: int, title: int, area: int) -> int:
    """A152: the cards that may follow a surrender to the French."""
    if side != FRENCH:
        return 0
    country: int = s.t.stands_for[area]
    if title == T_NAPOLEONIC_DYNASTY and country >= MAJORS:
        return PASSING - 5
    return PASSING + 20


def pending(s: War, b: Board, side: int) -> int:
    """What a side would gain, and not lose, if the year ended now (13)."""
    total = 0
    for area in range(AREAS):
        country: int = b.country[area]
        if country < MAJORS and s.t.capital[area] and b.claimer[country] >= 0:
            likely: int = b.chance[country] * FALL[country] // 1000
            total += likely if b.claimer[country] == side else -likely
            continue
        k = side * AREAS + area
        e = (1 - side) * AREAS + area
        if b.commander[country] == 1 - side and b.number[k] > 0 and b.number[e] == 0:
            worth: int = b.worth[k]
            total += worth
        if b.commander[country] == side and b.number[e] > 0 and b.number[k] == 0:
            kept: int = b.keep[k]
            total -= kept
    return total


def truce(s: War, b: Board, side: int) -> int:
    """10.3, 10.4: rounds are skipped by the side that has what it wants."""
    year: int = s.c[YEAR]
    last = 1800 + year >= s.t.n.last_year
    want = 40 if side == COALITION or not last else 0
    return PASSING + (20 if pending(s, b, side) >= want + 15 * (6 - int(s.c[ROUND])) else -20)

"""Chapter 8: hands are thrown away, the pile is shuffled, cards are dealt and played."""

from __future__ import annotations

from typing import Final

from grognard.games.age import cards, edition
from grognard.games.age.cards import (
    T_BRITANNIA,
    T_NO_SURRENDER,
    T_RADETZKY,
    T_RUSSO_OTTOMAN_WAR,
    T_STEIN,
    T_WAR_WITH_AMERICA,
)
from grognard.games.age.countries import BY_RADETZKY, BY_STEIN, release
from grognard.games.age.events import DEALT, DREW, RESHUFFLED, SHOWN, TOOK_BRITANNIA
from grognard.games.age.layout import (
    AMERICAN_WAR,
    AUSTRIA,
    BRITANNIA,
    COALITION,
    DISCARDS,
    FRENCH,
    HAND,
    INSURGENT,
    KEEPS_BRITANNIA,
    KNOWN_HAND,
    MAJORS,
    OTTOMAN_WAR,
    PILE,
    PRUSSIA,
    RADETZKY,
    STEIN,
    SURRENDERED,
    TITLES,
)
from grognard.games.age.refusals import IN_EFFECT, NOT_HELD, OK
from grognard.games.age.state import War
from grognard.games.age.steps.base import CardWindow, Chapter, any_title, fetched
from grognard.games.age.verbs import DISCARD, DONE, PASS, RECALL, USE
from grognard.kernel.state import EVERYONE, State

STRATEGIC: Final = (T_BRITANNIA, T_STEIN, T_RADETZKY, T_RUSSO_OTTOMAN_WAR, T_WAR_WITH_AMERICA)


# --- the deal ------------------------------------------------------------------------------


def reformed(s: War, country: int) -> bool:
    """2.2.4 B: whether the reformed numbers of a country apply."""
    if country == AUSTRIA:
        return s.marker(RADETZKY)
    return country == PRUSSIA and s.marker(STEIN)


def cards_due(s: War, side: int) -> int:
    """8.1 B-C, 3.3.2 A, 3.3.5 A: how many cards a side draws by the countries it commands."""
    n = s.minors(side) // s.t.n.minors_per_card
    for country in range(MAJORS):
        if s.commander(country) != side:
            continue
        n += s.t.model.countries[country].cards[1 if reformed(s, country) else 0]
        if s.alignment(country) == INSURGENT:
            n -= s.t.n.insurgent_major
    return min(n, s.t.n.hand_limit)


def throw_hand(s: War, side: int) -> None:
    """8.1 A: what is left of a hand; Britannia taken from the French stays once (A50, A51)."""
    keeps = side == COALITION and s.marker(KEEPS_BRITANNIA)
    for title in range(TITLES):
        if keeps and title == T_BRITANNIA:
            s.remove_marker(KEEPS_BRITANNIA)
            continue
        while s.in_hand(side, title) > 0:
            cards.throw(s, side, title)


def reshuffle_if_due(s: War) -> None:
    """8.1 A, A47, A48: after a major country gave in, or with too few cards; A49: all of them."""
    if s.c[SURRENDERED] == 0 and s.pile_size() >= s.t.n.reshuffle_below:
        return
    s.c[SURRENDERED] = 0
    for title in range(TITLES):
        french: int = s.c[HAND + title]
        coalition: int = s.c[HAND + TITLES + title]
        every: int = s.t.count[title]
        s.c[PILE + title] = every - french - coalition
        s.c[DISCARDS + title] = 0
    s.note(RESHUFFLED, s.pile_size(), 0, 0, 0, EVERYONE)


def deal(s: War, side: int, number: int) -> None:
    """8.1 B, A22: cards are drawn in secret, never more than the limit."""
    s.note(DEALT, side, number, 0, 0, EVERYONE)
    for _ in range(number):
        draw(s, side)


def draw(s: War, side: int) -> None:
    """13 C, A163: with the option, No Surrender drawn in the last year is shown and replaced."""
    while s.pile_size() > 0:
        title = s.draw(side)
        if title == T_NO_SURRENDER and edition.no_surrender_void(s):
            s.discard(side, title)
            s.note(SHOWN, side, title, 0, 0, EVERYONE)
            continue
        s.note(DREW, side, title, 0, 0, 1 if side == FRENCH else 2)
        return


# --- playing -------------------------------------------------------------------------------


def war_refusal(s: War, title: int) -> int:
    """A war that is already fought this year cannot begin again."""
    if title == T_RUSSO_OTTOMAN_WAR and s.marker(OTTOMAN_WAR):
        return IN_EFFECT
    if title == T_WAR_WITH_AMERICA and s.marker(AMERICAN_WAR):
        return IN_EFFECT
    return OK


def take_effect(s: War, title: int) -> None:
    """What the cards of this phase do."""
    if title == T_BRITANNIA:
        s.place_marker(BRITANNIA)
    elif title == T_STEIN:
        s.place_marker(STEIN)
        release(s, BY_STEIN)
    elif title == T_RADETZKY:
        s.place_marker(RADETZKY)
        release(s, BY_RADETZKY)
    elif title == T_RUSSO_OTTOMAN_WAR:
        s.place_marker(OTTOMAN_WAR)
    elif title == T_WAR_WITH_AMERICA:
        s.place_marker(AMERICAN_WAR)


class StrategyCards(CardWindow):
    """8.1 D-F, A1: strategy cards may be played, new ones too."""

    def __init__(self) -> None:
        super().__init__("strategy", "8.1 E", (USE, RECALL, DONE))

    def titles(self, s: War) -> list[int]:
        """The cards of the strategy phase."""
        return list(STRATEGIC)

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """A fitting card whose effect is not there already."""
        refused = super().objection(s, verb, a, b)
        return war_refusal(s, a) if refused == OK and verb != DONE else refused

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """One after another."""
        assert isinstance(s, War)
        if verb == DONE:
            s.pop()
            return
        cards.spend(s, s.asked(), a, fetched(verb))
        take_effect(s, a)


class TakeBritannia(Chapter):
    """8.1 G, A2: the Coalition may throw a card away to take the Britannia of the French."""

    def __init__(self) -> None:
        super().__init__("take-britannia", "8.1 G", (DISCARD, PASS))

    def skip(self, s: State) -> bool:
        """Whoever holds no card has none to give."""
        assert isinstance(s, War)
        return s.hand_size(s.asked()) == 0

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """All titles."""
        return [(title, 0) for title in any_title()] if verb == DISCARD else [(0, 0)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """A card of the hand."""
        if verb == PASS:
            return OK
        return OK if s.in_hand(s.asked(), a) > 0 else NOT_HELD

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Britannia changes hands, and both know where it is."""
        assert isinstance(s, War)
        s.pop()
        if verb == PASS:
            return
        s.discard(COALITION, a)
        for cell in (HAND, KNOWN_HAND):
            held: int = s.c[cell + TITLES + T_BRITANNIA]
            s.c[cell + TITLES + T_BRITANNIA] = held + 1
        pile: int = s.c[DISCARDS + T_BRITANNIA]
        s.c[DISCARDS + T_BRITANNIA] = pile - 1
        s.place_marker(KEEPS_BRITANNIA)
        s.note(TOOK_BRITANNIA, a, 0, 0, 0, EVERYONE)

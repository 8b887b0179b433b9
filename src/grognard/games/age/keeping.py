"""What cards are worth keeping, and what corps: for those who must throw one away."""

from __future__ import annotations

from typing import Final

from grognard.games.age.cards import (
    EITHER,
    T_BRITANNIA,
    T_DEPOT,
    T_JOSEPH,
    T_MAJOR_CAMPAIGN,
    T_STEIN,
    T_VETERANS,
)
from grognard.games.age.countries import NAPOLEON
from grognard.games.age.layout import CAMPAIGN, FRENCH, PHASE, REINFORCEMENT, TITLES, YEAR
from grognard.games.age.state import War

# In the order of data/cards.toml, for the French and for the Coalition.
FRENCH_CARDS: Final = (
    9, 9, 7, 7, 0, 0, 5, 0, 0, 4, 4, 5,
    6, 8, 0, 0, 3, 3, 8, 5, 6, 5, 5, 3,
    4, 4, 2, 2, 4, 7, 5, 5, 4, 4, 5, 3,
)  # fmt: skip
COALITION_CARDS: Final = (
    0, 9, 8, 8, 9, 9, 0, 6, 9, 0, 0, 0,
    7, 9, 5, 5, 0, 0, 8, 5, 6, 5, 5, 3,
    4, 4, 2, 2, 4, 5, 5, 4, 4, 9, 4, 4,
)  # fmt: skip
LAST_DIPLOMAT: Final = 9  # diplomacy cards and Insurrection come first


def card_price(s: War, side: int, title: int) -> int:
    """What a card may still be good for: nothing once its time is over (8.1 A)."""
    player: int = s.t.player[title]
    if player != EITHER and player != side:
        return FRENCH_CARDS[title] if side == FRENCH and title == T_BRITANNIA else 0
    phase: int = s.c[PHASE]
    year: int = s.c[YEAR]
    last = 1800 + year >= s.t.n.last_year
    if title <= LAST_DIPLOMAT and last and title != T_JOSEPH:
        return 0
    if T_BRITANNIA <= title <= T_STEIN + 3 and phase >= REINFORCEMENT:
        return 0
    if title == T_VETERANS and phase >= CAMPAIGN:
        return 0
    if title >= T_MAJOR_CAMPAIGN and title < T_DEPOT and phase > CAMPAIGN:
        return 0
    return FRENCH_CARDS[title] if side == FRENCH else COALITION_CARDS[title]


def cheapest(s: War, side: int) -> int:
    """The card that is missed least; -1 if there is none."""
    best = -1
    least = 99
    for title in range(TITLES):
        if s.in_hand(side, title) > 0:
            price = card_price(s, side, title)
            if price < least:
                best = title
                least = price
    return best


def price(s: War, corps: int) -> int:
    """What a corps is worth to its side, as it is now; Napoléon is never spared (15.2 B)."""
    if corps == NAPOLEON:
        return 1000
    return 3 * s.battle_rating(corps) + s.command_rating(corps) + s.movement_rating(corps)


def full_price(s: War, corps: int) -> int:
    """What it is worth when it is whole again."""
    if corps == NAPOLEON:
        return 1000
    battle: int = s.t.battle[corps]
    command: int = s.t.command[corps]
    speed: int = s.t.movement[corps]
    return 3 * battle + command + speed

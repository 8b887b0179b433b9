"""6.3: the rows of key zones that bring cards to a hand, and what a new ally brings at once."""

from __future__ import annotations

from typing import Final

from grognard.games.europe.events import DREW
from grognard.games.europe.layout import (
    BAVARIA,
    EMPIRE,
    GENERALS,
    HAND,
    LIBERATION_WAR,
    OWNER,
    POLAND,
    RHINE,
    SPAIN,
)
from grognard.games.europe.model import STATES, CardRow
from grognard.games.europe.politics import allied, controls, event_played, exists
from grognard.games.europe.setup import draw
from grognard.games.europe.state import Theatre
from grognard.kernel.state import EVERYONE

#: R422: who may hold Madrid for the Empire in the Liberation war.
KINGS = ("joseph", "eugene", "jerome")
KINGS_STEPS: Final = 2


def rows(s: Theatre, side: int) -> list[CardRow]:
    """R419-R422: the rows of the table that count for a side."""
    return [row for row in s.t.model.card_rows if counts(s, side, row)]


def counts(s: Theatre, side: int, row: CardRow) -> bool:
    """R419: its zones are of the side's countries and the enemy controls none of them."""
    if side not in row.sides or not state_stands(s, row):
        return False
    zones = list(row.zones)
    if row.key == "paris" and event_played(s, "36c"):
        return False  # its permanent card is out of the game
    if row.control:
        return all(has_use_of(s, side, zone) for zone in zones)
    if row.key == "madrid" and s.game_flag(LIBERATION_WAR):
        return madrid_counts(s, side, zones[0])
    if row.key == "warsaw" and side == EMPIRE and not exists(s, POLAND):
        return False  # R421
    # 8.3.1: the Confederation gives its card though its capital is no member's, if nobody takes it.
    own = row.state >= 0 or all(allied(s, s.land_of(zone), side) for zone in zones)
    return own and not any(controls(s, 1 - side, zone) for zone in zones)


def has_use_of(s: Theatre, side: int, zone: int) -> bool:
    """R419, 3.2: control is enough; the owner keeps what the enemy holds without supply."""
    own = allied(s, s.land_of(zone), side) and not controls(s, 1 - side, zone)
    return own or controls(s, side, zone)


def state_stands(s: Theatre, row: CardRow) -> bool:
    """8.3: whether the state that a row asks for exists."""
    if row.state < 0:
        return True
    if STATES[row.state] == "bavaria_kingdom":
        return bavarian_kingdom(s)
    return exists(s, RHINE)


def bavarian_kingdom(s: Theatre) -> bool:
    """8.3.3, R484: Bavaria, allied to the Empire, holds the Tyrol."""
    return allied(s, BAVARIA, EMPIRE) and s.c[OWNER + s.t.tyrol] == BAVARIA


def madrid_counts(s: Theatre, side: int, madrid: int) -> bool:
    """R422: in the Liberation war Madrid needs a king of the house and two steps."""
    if side != EMPIRE:
        return allied(s, SPAIN, side) and not controls(s, EMPIRE, madrid)
    generals = [s.t.model.generals[g - GENERALS].key for g in s.generals_in(side, madrid)]
    kings = any(key in KINGS for key in generals)
    steps = s.total_steps(s.units_in(side, madrid))
    return kings and steps >= KINGS_STEPS and controls(s, side, madrid)


# --- what a new ally brings (7.4, R424) ----------------------------------------------------


def bring_cards(s: Theatre, side: int, before: list[CardRow]) -> None:
    """R424: for each row that counts now and did not before a card, or its permanent card."""
    known = [row.key for row in before]
    for row in rows(s, side):
        if row.key in known:
            continue
        if row.card < 0:
            draw_card(s, side)
        elif s.card_at(row.card) != HAND:
            s.put_card(row.card, HAND)
            s.note(DREW, side, row.card, 0, 0, EVERYONE)


def draw_card(s: Theatre, side: int) -> int:
    """A card of the pile that only its side may know; -1 if there is none (R425)."""
    card = draw(s, side)
    if card >= 0:
        s.note(DREW, side, card, 0, 0, 1 if side == EMPIRE else 2)
    return card

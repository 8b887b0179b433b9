"""6.3, R415-R423: how many cards a side may hold, and which permanent cards it has."""

from __future__ import annotations

from grognard.games.europe import keys, politics
from grognard.games.europe.layout import (
    CARD,
    CARD_DROPPED,
    COALITION,
    CORSAIRS,
    DEPOTS,
    FLEETS,
    HAND,
    LIBERATION_WAR,
    NEXT_HAND,
    U_SPOILS,
)
from grognard.games.europe.state import Theatre

#: 6.3: cards that are never discarded in a hand phase.
KEPT = ("24f", "25f")


# --- the size of a hand (R417) -------------------------------------------------------------


def size_lines(s: Theatre, side: int) -> list[tuple[str, int]]:
    """What makes up the size of a hand: a key and a number of cards each."""
    lines = [(f"row-{row.key.replace('_', '-')}", 1) for row in keys.rows(s, side)]
    spoils: int = s.c[U_SPOILS + side]
    if spoils > 0:
        lines.append(("hand-spoils", spoils))
    if side == COALITION and s.game_flag(LIBERATION_WAR):
        lines.append(("hand-liberation", 1))
    if side == COALITION and hunted(s):
        lines.append(("hand-corsairs", -1))
    limited = limit(s, side, sum(number for _, number in lines))
    if limited != sum(number for _, number in lines):
        lines.append(("hand-limit", limited - sum(number for _, number in lines)))
    after: int = s.c[NEXT_HAND + side]
    if after != 0:
        lines.append(("hand-event", after))
    return lines


def size_of(s: Theatre, side: int) -> int:
    """R417: rows and lasting events, then 6 to 10, then what an event takes away."""
    return sum(number for _, number in size_lines(s, side))


def limit(s: Theatre, side: int, cards: int) -> int:
    """5.1.2, 6.3: at least 6; at most 10, but for 52C."""
    most = cards if side == COALITION and politics.event_played(s, "52c") else s.t.n.most_hand
    return max(s.t.n.least_hand, min(cards, most))


def hunted(s: Theatre) -> bool:
    """35F: the Coalition has a card less unless one of its fleets hunts the corsairs."""
    if not politics.event_played(s, "35f"):
        return False
    return not any(
        s.at(fleet) == CORSAIRS and s.side_of(fleet) == COALITION for fleet in range(FLEETS, DEPOTS)
    )


# --- what is kept (R418) -------------------------------------------------------------------


def may_be_dropped(s: Theatre, card: int) -> bool:
    """6.3: neither a permanent card nor 24F or 25F."""
    return s.t.permanent[card] == 0 and s.t.model.cards[card].key not in KEPT


def dropped(s: Theatre, card: int) -> bool:
    """Whether its owner has chosen to discard a card."""
    cell: int = s.c[CARD + card]
    return cell & CARD_DROPPED != 0


def kept(s: Theatre, side: int) -> list[int]:
    """The cards of a hand that are neither permanent nor chosen to be discarded."""
    hand = s.cards_at(side, HAND)
    return [card for card in hand if s.t.permanent[card] == 0 and not dropped(s, card)]


def permanents(s: Theatre, side: int) -> list[int]:
    """R423: the permanent cards that a side has in this year."""
    rows = s.t.model.card_rows
    return [row.card for row in rows if row.card >= 0 and keys.counts(s, side, row)]


def surplus(s: Theatre, side: int) -> int:
    """R418: how many cards more must be discarded, as far as they may be."""
    held = kept(s, side)
    over = len(held) + len(permanents(s, side)) - size_of(s, side)
    return max(0, min(over, len([card for card in held if may_be_dropped(s, card)])))

"""6.3, R415-R423: how many cards a side may hold, and which permanent cards it has."""

from __future__ import annotations

from grognard.games.europe import economy, politics
from grognard.games.europe.layout import (
    BAVARIA,
    CARD,
    CARD_DROPPED,
    COALITION,
    CORSAIRS,
    DEPOTS,
    EMPIRE,
    FLEETS,
    HAND,
    LIBERATION_WAR,
    NEXT_HAND,
    POLAND,
    RHINE,
    SPAIN,
    U_SPOILS,
)
from grognard.games.europe.model import CardRow
from grognard.games.europe.state import Theatre

#: R422: the steps that hold Madrid for a king of the Empire.
KINGS_STEPS = 2
#: 6.3: cards that are never discarded in a hand phase.
KEPT = ("24f", "25f")


# --- rows (R419-R422) ----------------------------------------------------------------------


def rows_held(s: Theatre, side: int) -> list[CardRow]:
    """The rows of the table that bring a card to a side now."""
    return [row for row in s.t.model.card_rows if row_counts(s, side, row)]


def row_counts(s: Theatre, side: int, row: CardRow) -> bool:
    """R419: whether a row brings a card to a side."""
    if side not in row.sides:
        return False
    if row.card >= 0:
        return permanent_due(s, side, row)
    if row.key == "rhine":
        # R419, 8.3.1: the Confederation must exist, Erfurt not be lost.
        return politics.exists(s, RHINE) and not economy.controls(s, COALITION, row.zones[0])
    if row.key == "bavaria_kingdom":
        return kingdom_of_bavaria(s, row)
    if row.key == "madrid" and s.game_flag(LIBERATION_WAR):
        return holds_madrid(s, side, row.zones[0])
    if row.key == "warsaw" and side == EMPIRE and not politics.exists(s, POLAND):
        return False  # R421
    if row.control:
        return all(_own(s, side, z) or economy.controls(s, side, z) for z in row.zones)
    return all(_own(s, side, zone) for zone in row.zones)


def _own(s: Theatre, side: int, zone: int) -> bool:
    """R419: a zone of an ally, not a forced one, that the enemy does not control."""
    return s.side(s.land_of(zone)) == side and not economy.controls(s, 1 - side, zone)


def permanent_due(s: Theatre, side: int, row: CardRow) -> bool:
    """R423: the power is at war in the camp, and the enemy does not control its capital."""
    capital = row.zones[0]
    power = int(s.t.capital[capital])
    if row.card == s.t.named_cards["1f"] and politics.event_played(s, "36c"):
        return False
    return s.side(power) == side and not economy.controls(s, 1 - side, capital)


def kingdom_of_bavaria(s: Theatre, row: CardRow) -> bool:
    """8.3.3: Bavaria with the Tyrol, an ally of the Empire; neither capital lost."""
    if s.side(BAVARIA) != EMPIRE:
        return False
    return all(s.land_of(z) == BAVARIA and _own(s, EMPIRE, z) for z in row.zones)


def holds_madrid(s: Theatre, side: int, madrid: int) -> bool:
    """R422: in the Liberation war a king and two steps hold it for the Empire."""
    held = economy.controls(s, EMPIRE, madrid)
    if side == COALITION:
        return s.side(SPAIN) == COALITION and not held
    king = any(s.at(general) == madrid for general in s.t.kings)
    return held and king and s.total_steps(s.units_in(EMPIRE, madrid)) >= KINGS_STEPS


# --- the size of a hand (R417) -------------------------------------------------------------


def size_lines(s: Theatre, side: int) -> list[tuple[str, int]]:
    """What makes up the size of a hand: a key and a number of cards each."""
    lines = [(f"row-{row.key.replace('_', '-')}", 1) for row in rows_held(s, side)]
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
    return [row.card for row in rows if row.card >= 0 and row_counts(s, side, row)]


def surplus(s: Theatre, side: int) -> int:
    """R418: how many cards more must be discarded, as far as they may be."""
    held = kept(s, side)
    over = len(held) + len(permanents(s, side)) - size_of(s, side)
    return max(0, min(over, len([card for card in held if may_be_dropped(s, card)])))

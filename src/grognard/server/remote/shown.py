"""What a table shows beside the game: clocks, offers, rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.server.remote import clocks, consent, rooms
from grognard.server.remote.messages import ClockShown, DeclinedShown, OfferShown
from grognard.server.storage import Terms

if TYPE_CHECKING:
    from grognard.server.tables import Table


def terms_mark(terms: Terms) -> tuple[Any, ...]:
    """What differs when something else than the game has changed."""
    offers = tuple((offer.number, len(offer.agreed)) for offer in terms.offers)
    return (
        *(terms.pace, terms.paused, terms.since, terms.next, terms.ended),
        *(tuple(terms.invitations), offers),
    )


def terms_shown(table: Table, seat: str | None, yours: list[str]) -> dict[str, Any]:
    """The fields of a table shown that are not the game's."""
    terms = table.terms
    own = seat if seat in yours else None
    return {
        "pace": terms.pace,
        "paused": terms.paused,
        "clock": _clock(table),
        "may": [] if own is None else consent.may(table, own),
        "offers": [_offer(table, offer) for offer in consent.standing(table)],
        "declined": _declined(table),
        "rooms": rooms.shown(table, yours, own),
        "next": terms.next,
        "ended": _ended(table),
    }


def _clock(table: Table) -> ClockShown | None:
    terms = table.terms
    if terms.pace == "none":
        return None
    runs, at = clocks.running(table), clocks.time()
    left = {
        seat: max(0, clocks.left(terms, seat, runs, at))
        for seat, chair in table.chairs.items()
        if chair.player is None
    }
    return ClockShown(runs, left, runs is not None and left[runs] == 0, at)


def _offer(table: Table, offer: Any) -> OfferShown:
    return OfferShown(
        offer.number,
        offer.seat,
        offer.kind,
        offer.detail,
        list(offer.agreed),
        consent.waits(table, offer),
    )


def _declined(table: Table) -> DeclinedShown | None:
    found = table.terms.declined
    return None if found is None else DeclinedShown(*found)


def _ended(table: Table) -> str | None:
    ended = table.journal.ended
    return ended.kind if ended is not None else "board" if table.over else None

"""What may be proposed at a table, and who must agree to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from grognard.kernel.journal import Entry
from grognard.server.opponents import is_computer
from grognard.server.refusal import Refusal
from grognard.server.remote import clocks
from grognard.server.storage import Offer

if TYPE_CHECKING:
    from grognard.server.tables import Table

DRAW, TAKE_BACK, PAUSE, RESUME = "draw", "take-back", "pause", "resume"
PACE, SUBSTITUTE, REMATCH = "pace", "substitute", "rematch"
LAPSING = (DRAW, TAKE_BACK)  # with the next final action
PERSON = "person"
SAME, SWAP = "same", "swap"
ALONE = 3 * clocks.DAY  # after so long a person may resume without the others


# --- who ------------------------------------------------------------------------------------


def others(table: Table, seat: str) -> list[str]:
    """The seats of persons other than the one who holds this seat."""
    own = table.chairs[seat].person
    return [s for s, chair in table.chairs.items() if chair.person not in (None, own)]


def waits(table: Table, offer: Offer) -> list[str]:
    """The seats of those who have not agreed yet."""
    said = {table.chairs[seat].person for seat in offer.agreed if seat in table.chairs}
    return [s for s in others(table, offer.seat) if table.chairs[s].person not in said]


def standing(table: Table) -> list[Offer]:
    """The offers that still mean something."""
    return [offer for offer in table.terms.offers if _stands(table, offer)]


def _stands(table: Table, offer: Offer) -> bool:
    if table.chairs[offer.seat].person is None or table.over != (offer.kind == REMATCH):
        return False
    return offer.kind not in LAPSING or offer.version == table.settled_version


# --- what -----------------------------------------------------------------------------------


def check(table: Table, seat: str, kind: str, detail: str) -> None:
    """Raises Refusal if a seat cannot propose this now."""
    if table.over != (kind == REMATCH):
        raise Refusal(409, "over" if table.over else "not-over", version=table.version)
    known = {
        PACE: [pace for pace in clocks.PACES if pace != table.terms.pace],
        SUBSTITUTE: [PERSON, detail] if is_computer(detail) else [PERSON],
        REMATCH: [SAME, SWAP],
    }
    if detail not in known.get(kind, [""]):
        raise Refusal(422, "no-such-offer")
    why = _objection(table, seat, kind)
    if why is not None:
        raise Refusal(409, why, version=table.version_for([seat]))


def _objection(table: Table, seat: str, kind: str) -> str | None:
    """Why a seat cannot propose this now, or None."""
    terms = table.terms
    if kind == DRAW:
        return _no_draw(table, seat)
    if kind == TAKE_BACK:
        return "nothing-to-take-back" if take_back_to(table, seat) is None else None
    if kind == PAUSE:
        return "paused" if terms.paused else "no-clock" if terms.pace == "none" else None
    if kind == RESUME:
        return None if terms.paused else "not-paused"
    if kind == REMATCH:
        return "rematch-begun" if terms.next is not None else None
    return None


def _no_draw(table: Table, seat: str) -> str | None:
    why = None
    for other in table.opponents(seat):
        chair = table.chairs[other]
        if chair.player is not None:
            why = "computer-plays-on"
        elif chair.person is None:
            return "nobody-there"
    return why


def may(table: Table, seat: str) -> list[str]:
    """All that a seat could propose or do now."""
    if table.over:
        return [] if _objection(table, seat, REMATCH) else [REMATCH]
    found = [k for k in (DRAW, TAKE_BACK, PAUSE, RESUME) if _objection(table, seat, k) is None]
    found += [PACE, SUBSTITUTE]
    if may_abort(table):
        found.append("abort")
    late = clocks.up(table)
    if late is not None and late in others(table, seat):
        found.append("claim")
    if seat in table.terms.invitations:
        found.append("invite")
    if table.terms.given and table.seats_of(table.chairs[seat].person) == list(table.chairs):
        found.append("analyse")
    return found


# --- going back, and calling off ------------------------------------------------------------


def backwards(entries: Sequence[Entry], number: int) -> Iterator[tuple[int, Entry]]:
    """The entries that count, from a number down to the first."""
    while number > 0:
        entry = entries[number - 1]
        if entry.back is None:
            yield number, entry
            number -= 1
        else:
            number = entry.back


def take_back_to(table: Table, seat: str) -> int | None:
    """Where the stretch began that the last final action of a seat ended."""
    return table.remembered(("take-back", seat), lambda: _take_back_to(table, seat))


def _take_back_to(table: Table, seat: str) -> int | None:
    found = False
    for number, entry in backwards(table.journal.entries, table.settled):
        if found and entry.final:
            return number
        found = found or (entry.final and entry.seat == seat)
    return 0 if found else None


def may_abort(table: Table) -> bool:
    """Whether the second move has not been made yet."""
    return table.remembered(("abort", table.asked or ""), lambda: _may_abort(table))


def _may_abort(table: Table) -> bool:
    seat, moves = "", -1
    for entry in islice(table.journal.entries, table.settled):
        if entry.seat != seat and entry.back is None:
            seat, moves = entry.seat, moves + 1
            if moves == 2:
                return False
    return moves + (seat not in ("", table.asked)) < 2


def check_side(here: Table, visitor: str, seat: str) -> None:
    """A person who plays or has played on one side must never learn what another knows."""
    held = {other for other, person in here.terms.held if person == visitor}
    if not held.isdisjoint(here.opponents(seat)):
        raise Refusal(409, "other-side")

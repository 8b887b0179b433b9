"""Standing orders: a seat lets windows go by until something happens that everybody can see.

An order stands outside the game. Its condition is public, never what a hand holds; what it answers
is an ordinary action after an ordinary while, and nobody but its owner is told that there is one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from grognard.server.messages import Order
from grognard.server.refusal import Refusal
from grognard.server.storage import Connection, Standing
from grognard.server.storage.terms import write_standing

if TYPE_CHECKING:
    from grognard.server.tables import Table

PAUSE = 0.5  # seconds before an order is obeyed, whatever the seat could have done instead
MY_STEP, TURN_ENDS, PLACE = "until-my-step", "until-turn-ends", "until-place"


def give(table: Table, seat: str, order: Order | None) -> Callable[[Connection], None]:
    """An order takes the place of the one before; what must be written. Raises Refusal."""
    if order is None:
        table.terms.standing.pop(seat, None)
    else:
        table.terms.standing[seat] = _checked(table, seat, order)
    return _written(table)


def _checked(table: Table, seat: str, order: Order) -> Standing:
    if table.over:
        raise Refusal(409, "over", version=table.version)
    if not table.game.windows:
        raise Refusal(422, "no-windows")
    if (order.place is None) == (order.until == PLACE):
        raise Refusal(400, "malformed")
    if order.place is not None and order.place not in table.game.places():
        raise Refusal(422, "no-place", word=order.place)
    number, person = len(table.journal.entries), table.chairs[seat].person or ""
    found = Standing(person, order.until, order.place or "", table.turns[-1], number)
    if _met(table, seat, found):
        raise Refusal(409, "order-met", version=table.version_for([seat]))
    return found


def shown(table: Table, seat: str | None) -> Order | None:
    """The order of a seat, for its holder."""
    order = None if seat is None or table.over else _holding(table, seat)
    return None if order is None else Order(order.until, order.place or None)


def due(table: Table) -> bool:
    """Whether the seat that is asked has ordered to let this window go by."""
    seat = table.asked
    if seat is None or table.terms.paused or not table.in_window:
        return False
    return _holding(table, seat) is not None


def lapsed(table: Table) -> Callable[[Connection], None] | None:
    """Orders whose condition is met are gone; what must be written then, if anything."""
    orders = table.terms.standing
    kept = {seat: order for seat, order in orders.items() if _holding(table, seat) is not None}
    if len(kept) == len(orders):
        return None
    table.terms.standing = kept
    return _written(table)


def _written(table: Table) -> Callable[[Connection], None]:
    return lambda db: write_standing(db, table.id, table.terms)


def _holding(table: Table, seat: str) -> Standing | None:
    """The order of a seat, unless its holder has gone or its condition is met."""
    order = table.terms.standing.get(seat)
    if order is None or table.chairs[seat].person != order.person or _met(table, seat, order):
        return None
    return order


def _met(table: Table, seat: str, order: Standing) -> bool:
    if order.until == MY_STEP:
        return table.asked == seat and not table.in_window
    if order.until == TURN_ENDS:
        return table.turns[-1] != order.turn
    return order.place in table.places_told(order.number)

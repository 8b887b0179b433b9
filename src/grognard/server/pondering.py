"""Computer players that think on the other's time, where the table asks for it.

They do so in processes of their own, behind everyone else, for a few tables at a time, and stop at
once when the person has acted, the game is over, or any computer player has something to decide.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from grognard.players.ponder import faded
from grognard.players.position import Position
from grognard.server.thinking import Order, ThinkError, Unwanted, WorkerPool, ponder_position

if TYPE_CHECKING:
    from grognard.server.sitting import Sitting
    from grognard.server.table_service import TableService

TABLES = max(1, (os.cpu_count() or 1) // 2)  # at which somebody may think ahead at the same time

log = logging.getLogger(__name__)


class Ponderings:
    """The thoughts that nobody has asked for yet."""

    def __init__(self, most: int = TABLES) -> None:
        self.pool = WorkerPool(most, "pondering")
        self.most = most
        self.under_way: dict[Sitting, tuple[Order, asyncio.Task[None]]] = {}
        self.hushed: set[Sitting] = set()
        self.deciding = 0  # tables at which computer players are at work

    def close(self) -> None:
        """Drops everything."""
        self.pool.close()

    def begin(self, service: TableService, sitting: Sitting) -> None:
        """Lets the computer think ahead, if it is to and a person is asked; once a position."""
        here = sitting.table
        wish = here.ponderer()
        if wish is None or sitting in self.under_way or service.closing or sitting.gone:
            return
        if sitting.deserted:
            return
        if self.deciding:
            self.hushed.add(sitting)
        elif len(self.under_way) < self.most and sitting.mused != here.settled_version:
            sitting.mused = here.settled_version
            order = order_for(sitting, *wish)
            task = asyncio.create_task(self._ponder(service, sitting, order))
            self.under_way[sitting] = order, task
            service.tasks.add(task)
            task.add_done_callback(service.tasks.discard)

    async def _ponder(self, service: TableService, sitting: Sitting, order: Order) -> None:
        version = sitting.mused

        def wanted() -> bool:
            here = sitting.table
            return here.settled_version == version and here.ponderer() is not None

        recall = asyncio.create_task(recalled(service, sitting, wanted, order))
        try:
            sitting.hints = await self.pool.carry_out(order)
        except Unwanted as unwanted:
            sitting.hints = unwanted.rest or {}
        except ThinkError as error:
            log.error("a computer player could not think ahead: %s", error)
        finally:
            recall.cancel()
            del self.under_way[sitting]
        self.begin(service, sitting)

    # --- when somebody has to decide -------------------------------------------------------

    def hush(self) -> None:
        """A computer player is asked somewhere: it has the processors for itself."""
        self.deciding += 1
        for sitting, (order, _task) in self.under_way.items():
            order.unwanted.set()
            sitting.mused = 0
            self.hushed.add(sitting)

    def resume(self, service: TableService) -> None:
        """It has decided; when all have, those who were hushed go on."""
        self.deciding -= 1
        if not self.deciding:
            hushed, self.hushed = self.hushed, set()
            for sitting in hushed:
                self.begin(service, sitting)

    async def settle(self, sitting: Sitting) -> None:
        """Waits until what was thought ahead at a table is at hand; no longer than it takes."""
        if sitting in self.under_way:
            _order, task = self.under_way[sitting]
            await asyncio.wait([task])


def order_for(sitting: Sitting, seat: str, name: str) -> Order:
    """What is to be thought about: the table as everyone may see it, and what is known of it."""
    position = Position.of(sitting.table.settled_state, secrets.randbits(31))
    arguments = (position, seat, name, secrets.randbits(31), faded(sitting.hints))
    return Order(ponder_position, arguments, name, lambda _percent: None)


async def recalled(
    service: TableService, sitting: Sitting, wanted: Callable[[], bool], order: Order
) -> None:
    """Takes an order back as soon as the table wants something else."""
    news = asyncio.Event()
    sitting.listeners.add(news)
    try:
        while not sitting.gone and wanted():
            await news.wait()
            news.clear()
            if sitting.heard > sitting.table.stamp:
                # Another process changed the table; this one takes the change over.
                async with service.at(sitting.table.id, sure=False):
                    pass
        order.unwanted.set()
    finally:
        sitting.listeners.discard(news)

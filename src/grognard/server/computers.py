"""Computer players at the tables: they think in processes of their own and act like anyone else."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from grognard.players import ponders
from grognard.server import standing
from grognard.server.opponents import is_quick, thinks_long
from grognard.server.pondering import Ponderings, recalled
from grognard.server.refusal import Refusal
from grognard.server.storage import Conflict
from grognard.server.tables import Question
from grognard.server.thinking import (
    LONG,
    Order,
    ThinkError,
    Unwanted,
    WorkerPool,
    think,
    think_warm,
    thought_seed,
)

if TYPE_CHECKING:
    from grognard.server.sitting import Sitting
    from grognard.server.table_service import TableService

WORKERS = 2  # for those who answer at once, soon, and after long; of these nobody has all
SLICE = 5.0  # seconds that a thought may take while somebody else has none at work
STAND_IN = "random"  # decides where another player fails: any legal action keeps the game going
SIMPLER = ("greedy", STAND_IN)  # to whom a seat goes whose player fails again and again
FAILURES = 3  # decisions in a row after which it does
PATIENCE = 1.0  # seconds before what could not be kept is tried again

log = logging.getLogger(__name__)


class Computers:
    """Puts questions to computer players, one decision at a time for each table."""

    def __init__(self, workers: int = WORKERS) -> None:
        self.slow = WorkerPool(workers, "computer", workers - 1, LONG, SLICE)
        self.brisk = WorkerPool(workers, "brisk computer", workers - 1)
        self.quick = WorkerPool(workers, "quick computer")
        self.ponderings = Ponderings()
        self.decided = 0
        self.failed = 0

    def close(self) -> None:
        """Drops the decisions under way, and takes no more."""
        for pool in self._pools:
            pool.close()
        self.ponderings.close()

    @property
    def jobs(self) -> int:
        """How many decisions are under way, or wait for their turn."""
        return sum(len(pool.orders) for pool in self._pools)

    @property
    def _pools(self) -> tuple[WorkerPool, ...]:
        return self.quick, self.brisk, self.slow

    def _pool_of(self, name: str) -> WorkerPool:
        """Nobody waits for those who take longer than he does."""
        if is_quick(name):
            return self.quick
        return self.slow if thinks_long(name) else self.brisk

    def ponder(self, service: TableService, sitting: Sitting) -> None:
        """A person is asked: where the table wants it, the computer thinks ahead."""
        self.ponderings.begin(service, sitting)

    async def play(self, service: TableService, table: str) -> None:
        """Plays the computer's seats of a table until a person is asked."""
        if service.peers is not None and not await service.peers.take(table):
            return
        try:
            async with service.at(table) as sitting:
                if sitting.playing:
                    return
                sitting.playing, sitting.asleep = True, False
            self.ponderings.hush()
            try:
                while await self._one(service, table):
                    pass
            finally:
                sitting.playing = False
                self.ponderings.resume(service)
            self.ponder(service, sitting)
        except Refusal as refusal:
            log.error("table %s: the computer players stop: %s", table, refusal.key)
        except Exception:
            log.exception("table %s: the computer players stop", table)
        finally:
            if service.peers is not None:
                service.peers.leave(table)

    async def _one(self, service: TableService, table: str) -> bool:
        """One decision; False when neither a computer player nor a standing order is asked."""
        async with service.at(table) as sitting:
            question, due = sitting.table.question(), standing.due(sitting.table)
            version, sitting.table.percent = sitting.table.version, None
        if due:
            return await self._obey(service, table, version)
        if question is None:
            return False
        if sitting.deserted:
            sitting.asleep = True
            return False
        try:
            codes, notice = await self._decision(service, sitting, question)
        except Unwanted:
            return True
        async with service.at(table) as sitting:
            # Somebody may have resigned meanwhile.
            if not sitting.table.asks(question):
                return True
            if notice is not None:
                sitting.table.notice = (notice, question.seat)
                sitting.tell()
            if not codes:
                sitting.table.stuck = True
                return False
            await self._commit(service, sitting, codes[0])
            if sitting.failures.get(question.seat, 0) >= FAILURES:
                await self._hand_over(service, sitting, question.seat)
        for code in codes[1:]:
            if not await self._goes_on(service, table, question, code):
                break
        return True

    async def _hand_over(self, service: TableService, sitting: Sitting, seat: str) -> None:
        """The seat of a player that fails again and again goes to a simpler one, for good."""
        here, chair = sitting.table, sitting.table.chairs[seat]
        if sitting.gone or here.over:
            return
        simpler = next((name for name in SIMPLER if name != chair.player), STAND_IN)
        log.error("table %s: %s gives %s to %s", here.id, chair.player, seat, simpler)
        chair.player = simpler
        here.notice = ("player-replaced", seat)
        sitting.failures[seat] = 0
        await service.keep_terms(sitting)

    async def _obey(self, service: TableService, table: str, version: int) -> bool:
        """Lets a window go by for a person who ordered it, unless he was quicker himself."""
        await asyncio.sleep(standing.PAUSE)
        async with service.at(table) as sitting:
            here = sitting.table
            if here.version != version or not standing.due(here):
                return True
            code = here.game.pass_code(here.state)
            return code is not None and await self._commit(service, sitting, code)

    async def _goes_on(
        self, service: TableService, table: str, question: Question, code: int
    ) -> bool:
        """One more action of the same thought, if the table still asks for it; whether it did."""
        async with service.at(table) as sitting:
            here = sitting.table
            if here.asked != question.seat or here.question() is None:
                return False
            if here.state.why_not(code) is not None:
                return False
            return await self._commit(service, sitting, code)

    async def _commit(self, service: TableService, sitting: Sitting, code: int) -> bool:
        try:
            await service.commit(sitting, code)
        except Conflict:
            pass  # another process was quicker; the table is looked at anew
        except Refusal as refusal:
            if refusal.status != 503:
                raise
            await asyncio.sleep(PATIENCE)
        return True

    # --- a decision ------------------------------------------------------------------------

    async def _decision(
        self, service: TableService, sitting: Sitting, question: Question
    ) -> tuple[list[int], str | None]:
        """The next actions, and the key of a notice if the player failed; raises Unwanted."""
        notice = None
        for name in (question.player, STAND_IN):
            try:
                codes = await self._asked(service, sitting, question, name)
            except Exception as error:
                if isinstance(error, Unwanted):
                    raise
                log.error("a computer player failed: %s", error)
                self.failed += 1
                if notice is None:
                    sitting.failures[question.seat] = sitting.failures.get(question.seat, 0) + 1
                notice = "player-failed"
            else:
                self.decided += 1
                if notice is None:
                    sitting.failures.pop(question.seat, None)
                return codes, notice
        return [], "player-lost"

    async def _asked(
        self, service: TableService, sitting: Sitting, question: Question, name: str
    ) -> list[int]:
        """What a player decides, the first of it checked; dropped when nobody waits for it."""
        loop = asyncio.get_running_loop()

        def tell(percent: int) -> None:
            loop.call_soon_threadsafe(_report, sitting, question, percent)

        journal = sitting.table.journal
        seed = thought_seed(journal.header.seed, len(journal.entries))
        order = Order(think, (question.position, name, seed), name, tell)
        order.payers, order.live = service.payers(sitting.table), lambda: sitting.attended
        if ponders(name):
            await self.ponderings.settle(sitting)
            order.work, order.arguments = think_warm, (*order.arguments, sitting.hints)
        recall = asyncio.create_task(
            recalled(service, sitting, lambda: sitting.table.asks(question), order)
        )
        try:
            found = await self._pool_of(name).carry_out(order)
        finally:
            recall.cancel()
        if ponders(name):
            found, sitting.hints, warmed = found
            log.info("table %s: %s iterations were pondered", sitting.table.id, warmed)
        return await asyncio.to_thread(_checked, question, found)


def _checked(question: Question, found: list[int]) -> list[int]:
    """What a player wants, if the first of it is allowed; no player is trusted."""
    codes = [int(code) for code in found]
    reason = question.position.state().why_not(codes[0])
    if reason is not None:
        raise ThinkError(f"{question.player} wants what is not allowed: {reason}")
    return codes


def _report(sitting: Sitting, question: Question, percent: int) -> None:
    """Lets the table show how far a thought is."""
    if sitting.table.asks(question) and sitting.table.percent != percent:
        sitting.table.percent = percent
        sitting.tell()

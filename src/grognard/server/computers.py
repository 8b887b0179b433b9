"""Computer players at the tables: they think in threads of their own and act like anyone else."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from grognard.players import Player, player
from grognard.server.refusal import Refusal
from grognard.server.tables import Question

if TYPE_CHECKING:
    from grognard.server.desk import Desk, Sitting

WORKERS = 2
STAND_IN = "random"  # decides where another player fails: any legal action keeps the game going
PATIENCE = 1.0  # seconds before what could not be kept is tried again

log = logging.getLogger(__name__)


def decide(question: Question, name: str) -> int:
    """One decision, checked against the rules; raises whatever the player raises."""
    found: Player = player(name, secrets.randbits(31))
    code = int(found.decide(question.state.clone()))
    reason = question.state.why_not(code)
    if reason is not None:
        raise ValueError(f"{name} wants what is not allowed: {reason}")
    return code


class Computers:
    """The threads in which computer players think, one decision at a time for each table."""

    def __init__(self, workers: int = WORKERS) -> None:
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix="computer")

    def close(self) -> None:
        """Lets the decisions under way end, and takes no more."""
        self.threads.shutdown(wait=True, cancel_futures=True)

    async def play(self, desk: Desk, table: str) -> None:
        """Plays the computer's seats of a table until a person is asked."""
        try:
            async with desk.at(table) as sitting:
                if sitting.playing:
                    return
                sitting.playing = True
            try:
                while await self._one(desk, table):
                    pass
            finally:
                sitting.playing = False
        except Refusal as refusal:
            log.error("table %s: the computer players stop: %s", table, refusal.key)
        except Exception:
            log.exception("table %s: the computer players stop", table)

    async def _one(self, desk: Desk, table: str) -> bool:
        """One decision; False when no computer player is asked."""
        async with desk.at(table) as sitting:
            question = sitting.table.question()
        if question is None:
            return False
        code, notice = await self._decision(question)
        async with desk.at(table) as sitting:
            # Somebody may have resigned meanwhile.
            if sitting.table.version != question.version:
                return True
            if notice is not None:
                sitting.table.notice = (notice, question.seat)
                sitting.tell()
            if code is None:
                sitting.table.stuck = True
                return False
            return await self._commit(desk, sitting, code)

    async def _commit(self, desk: Desk, sitting: Sitting, code: int) -> bool:
        try:
            await desk.commit(sitting, code)
        except Refusal as refusal:
            if refusal.status != 503:
                raise
            await asyncio.sleep(PATIENCE)
        return True

    async def _decision(self, question: Question) -> tuple[int | None, str | None]:
        """A decision, and the key of a notice if the player failed."""
        loop = asyncio.get_running_loop()
        notice = None
        for name in (question.player, STAND_IN):
            try:
                return await loop.run_in_executor(self.threads, decide, question, name), notice
            except Exception:
                log.exception("the computer player %s failed", name)
                notice = "player-failed"
        return None, "player-lost"

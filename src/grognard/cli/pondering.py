"""A computer player in the terminal that thinks while the person does."""

from __future__ import annotations

import time
from collections.abc import Mapping

from grognard.kernel.dice import FastDice
from grognard.kernel.journal import Journal
from grognard.players import Player, ponders
from grognard.players.search_worker import SearchWorker
from grognard.players.thinker import SearchPlayer


class Pondering:
    """Thinks ahead in a process of its own, from what its seat may know and nobody can undo."""

    def __init__(self, journal: Journal, computers: Mapping[str, Player]) -> None:
        self.journal = journal
        self.minds = {
            seat: mind
            for seat, mind in computers.items()
            if isinstance(mind, SearchPlayer) and ponders(journal.header.players[seat])
        }
        self.search_worker = SearchWorker()
        self.at = -1  # after how many actions it began

    def begin(self) -> None:
        """A person is asked: the first computer that is to think ahead does so."""
        entries = self.journal.entries
        if self.at == len(entries) or (entries and not entries[-1].final):
            return
        self.at = len(entries)
        state = self.journal.state
        for seat, mind in list(self.minds.items())[:1]:
            belief = self.journal.game.redeal(state, seat, FastDice(1))
            number = self.journal.game.seats_of(state).index(seat)
            self.search_worker.ponder(belief, number, mind.seed + self.at, mind.taste, mind.ahead)

    def gather(self) -> None:
        """A computer is asked: it gets what was found meanwhile."""
        for mind in list(self.minds.values())[:1]:
            found = self.search_worker.answer(time.monotonic(), lambda: True)
            if found is not None:
                mind.hints = found.hints

    def end(self) -> None:
        """Nobody plays any more."""
        self.search_worker.end()

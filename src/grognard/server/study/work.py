"""The work itself, as it is done in a process of its own: plain values in, plain values out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import msgspec

from grognard.kernel.journal import Journal
from grognard.lab.analyse import Wishes, analyse
from grognard.lab.record import Analysis
from grognard.lab.report import report
from grognard.lab.translation import told_in
from grognard.lab.why import Asking, Why, why
from grognard.server.thinking import Watch, thought_seed

ENGLISH = "en"


class Halted(Exception):
    """Nobody waits for it any more."""


def analysed(journal: str, wishes: Wishes, watch: Watch) -> Analysis:
    """A game analysed, in English."""

    def progress(done: int, total: int) -> None:
        if not watch(100 * done // total):
            raise Halted

    return analyse(Journal.from_text(journal), wishes, ENGLISH, progress)


def translated(journal: str, analysis: Analysis, language: str, _watch: Watch) -> Analysis:
    """An analysis in the words of another language."""
    return told_in(analysis, Journal.from_text(journal), language)


def reported(
    journal: str, analysis: Analysis, language: str, people: Mapping[str, str], _watch: Watch
) -> bytes:
    """The after-action report, as HTML; people are called by their names."""
    game = Journal.from_text(journal)
    told = told_in(analysis, game, language)
    told = msgspec.structs.replace(told, players={**told.players, **people})
    return report(game, told).encode()


def explained(journal: str, secret: str, action: int, language: str, watch: Watch) -> Why:
    """Why an action was played, by the seed that its player was asked with."""
    asking = Asking(partial(thought_seed, secret), anew=True, watch=watch)
    return why(Journal.from_text(journal), action, asking=asking, language=language)

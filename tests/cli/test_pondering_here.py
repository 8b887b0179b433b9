"""A computer player in the terminal that thinks on the person's time."""

from __future__ import annotations

from pathlib import Path

import pytest
from sitting import PaperScreen, sitting

from grognard.cli.session import Session
from grognard.players import search_worker
from grognard.players.ponder import lines
from grognard.players.thinker import SearchPlayer
from waiting import PATIENCE, until


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process may be slow to start and to answer."""
    monkeypatch.setattr(search_worker, "SILENCE", PATIENCE)
    monkeypatch.setattr(search_worker, "GRACE", PATIENCE)


def thinks_for_a_while(session: Session, screen: PaperScreen, signs: int) -> list[int]:
    """The person looks at the board, moves a piece, and is done; the processes that thought."""
    processes: list[int] = []
    typed = iter(["group philippeville", "march pecheux laneffe", "undo", "done"])

    def answer(_prompt: str) -> str:
        until(lambda: session.pondering.search_worker.inbox.qsize() >= signs)
        if session.pondering.search_worker.process is not None:
            processes.append(session.pondering.search_worker.process.pid)
        return next(typed, "quit")

    screen.answer = answer
    session.run()
    return processes


def test_it_thinks_ahead_if_it_is_asked_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, screen = sitting(tmp_path, players=("human", "search:4:ponder"))
    got: list[int] = []
    gather = session.pondering.gather

    def gathered() -> None:
        gather()
        mind = session.computers["allied"]
        assert isinstance(mind, SearchPlayer)
        got.append(lines(mind.hints))

    monkeypatch.setattr(session.pondering, "gather", gathered)
    begun: list[int] = []
    ponder = search_worker.SearchWorker.ponder
    monkeypatch.setattr(
        search_worker.SearchWorker,
        "ponder",
        lambda *all: (begun.append(session.pondering.at), ponder(*all)),
    )
    processes = thinks_for_a_while(session, screen, signs=3)
    assert got[0] > 0
    assert begun[0] == 0
    assert begun[1] > 3  # not for what could still be undone
    assert len(set(processes)) == 1
    assert session.pondering.search_worker.process is None


def test_it_does_not_if_it_is_not(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, players=("human", "search:4"))
    assert thinks_for_a_while(session, screen, signs=0) == []
    assert session.pondering.minds == {}

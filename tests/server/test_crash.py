"""Killed outright at random moments: a few times, or a hundred by `./test --all`."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.kernel.journal import Entry
from grognard.server.crash_test import Lost, Memory, check, kill_often
from grognard.server.messages import NewTable
from grognard.server.storage import TableStore, open_database
from grognard.server.table_service import new_record


@pytest.mark.parametrize("times", [4, pytest.param(100, marks=pytest.mark.long)])
def test_nothing_acknowledged_is_lost(folder: Path, address: str | None, times: int) -> None:
    """And nothing happens twice, and the games go on."""
    figures = kill_often(folder, address, times=times, clients=4, seed=18)
    assert figures.kills == times
    assert figures.acknowledged >= 4  # on a slow machine a server dies after its first answer
    assert figures.unanswered > 0


@pytest.mark.parametrize(
    ("done", "perhaps", "fits"),
    [
        (["done", "group mons"], None, True),
        (["done"], ["done", "group mons"], True),
        (["done", "group mons"], ["done", "group mons", "done"], True),
        (["done"], None, False),
        (["done", "group mons", "done"], None, False),
        (["group mons", "done"], ["done"], False),
    ],
)
def test_what_is_lost_or_doubled_is_noticed(
    done: list[str], perhaps: list[str] | None, fits: bool
) -> None:
    """The check itself: rows must be what was acknowledged, with or without the last request."""
    record = new_record("ann", NewTable("waterloo", seats={"french": "me"}))
    record.entries = [Entry("french", "done"), Entry("allied", "x"), Entry("french", "group mons")]

    def told(texts: list[str]) -> list[str]:
        return [f"french {text}" for text in texts]

    memory = Memory("t", ("french",), told(done), None if perhaps is None else told(perhaps))
    assert memory.fits(record) is fits


def test_a_table_that_is_gone_is_noticed(folder: Path) -> None:
    """A server that forgot it all would lose nothing otherwise."""
    TableStore(open_database(folder, None)).close()
    with pytest.raises(Lost):
        check(folder, None, [[Memory("AAAAAAAAAAAAAAAA", ("french",))]])

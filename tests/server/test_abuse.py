"""The attacks of `grognard bench abuse` find a server that others can still use."""

from __future__ import annotations

from pathlib import Path

from grognard.server import abuse
from grognard.server.bench import server


def test_what_another_visitor_notices(tmp_path: Path) -> None:
    """Neither a flood of nonsense nor one of tables keeps him from opening and offering his."""
    with server(tmp_path, None, limited=True) as (port, _process):
        assert abuse.newcomers(port) == (1.0, 1.0)
        assert abuse.lobby(port) == (1.0, 1.0)
        attacker = abuse.Person(port, abuse.ATTACKER)
        statuses = {attacker.open(listed=True)[0] for _ in range(10)}
        assert statuses == {429}  # he himself has had enough


def test_the_journal_that_goes_back_is_one_that_can_be_opened() -> None:
    """Otherwise nothing would be measured."""
    assert abuse.Journal.from_text(abuse._bomb()).entries[-1].text.startswith("back ")

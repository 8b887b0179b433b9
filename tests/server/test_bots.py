"""The example of a bot plays at a real server."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from members import PASSWORD, token_of
from visiting import PLENTY, Visitor, calling, served

from grognard.server.app import create_app
from waiting import PATIENCE, until

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    """A server on a port of its own."""
    with served(create_app(folder, PLENTY)) as found:
        yield found


def test_the_bot_takes_a_seat_and_plays(address: str) -> None:
    """Against a person, until he has seen enough."""
    with calling(address) as http:
        owner, ann = Visitor(http), Visitor(http)
        owner.post("/account", {"name": "Machine", "password": PASSWORD}, 201)
        secret = token_of(owner)["secret"]
        table = ann.new_table("open", "me")
        with subprocess.Popen(
            [sys.executable, str(BOT), address, table, "french"],
            env={**os.environ, "GROGNARD_TOKEN": secret},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as bot:
            try:
                until(lambda: ann.see(table, "allied")["seats"][0]["person"] == "Machine")
                shown = ann.waits(table, "allied")
                assert shown["asked"] == "allied"
                played = ann.see(table, "allied")["log"]
                assert {entry["seat"] for entry in played} == {"french"}
                ann.post(f"/tables/{table}/resign", {"seat": "allied"})
                said, _ = bot.communicate(timeout=PATIENCE)
            finally:
                bot.kill()
        assert bot.returncode == 0, said
        assert said.startswith(f"{table} french ")

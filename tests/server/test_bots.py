"""The example of a bot plays at a real server."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from members import PASSWORD, soon
from visiting import PLENTY, Visitor

from grognard.server.app import create_app
from grognard.server.running import PATIENCE, Server

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    """A server on a port of its own."""
    with socket.create_server(("127.0.0.1", 0)) as ears:
        server = Server(create_app(folder, PLENTY))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [ears]})
        thread.start()
        try:
            yield f"http://127.0.0.1:{ears.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(PATIENCE + 5)
            assert not thread.is_alive()


def test_the_bot_takes_a_seat_and_plays(address: str) -> None:
    """Against a person, until he has seen enough."""
    with httpx.Client(base_url=address, timeout=30) as http:
        owner, ann = Visitor(http), Visitor(http)
        owner.post("/account", {"name": "Machine", "password": PASSWORD}, 201)
        secret = owner.post("/tokens", {"label": "bot"}, 201)["secret"]
        table = ann.new_table("open", "me")
        with subprocess.Popen(
            [sys.executable, str(BOT), address, table, "french"],
            env={**os.environ, "GROGNARD_TOKEN": secret},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as bot:
            try:
                soon(lambda: ann.see(table, "allied")["seats"][0]["person"] == "Machine", 20)
                shown = ann.waits(table, "allied")
                assert shown["asked"] == "allied"
                played = ann.see(table, "allied")["log"]
                assert {entry["seat"] for entry in played} == {"french"}
                ann.post(f"/tables/{table}/resign", {"seat": "allied"})
                said, _ = bot.communicate(timeout=20)
            finally:
                bot.kill()
        assert bot.returncode == 0, said
        assert said.startswith(f"{table} french ")

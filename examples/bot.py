"""A bot at a table: lists tables, takes a seat, waits for its turn, plays the first legal action.

    GROGNARD_TOKEN=… python examples/bot.py http://127.0.0.1:1815 [TABLE SEAT]

It needs nothing but Python. Without a table it plays wherever its owner sits already; with one it
first takes that seat. It ends when all its games are over.
"""

from __future__ import annotations

import json
import os
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

PATIENCE = 60  # seconds; the server says every 15 that it is still there


class Bot:
    """Talks to a server with a token."""

    def __init__(self, server: str, token: str) -> None:
        self.server = server.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def ask(self, path: str, data: Any = None) -> Any:
        """GET, or POST where there is something to say."""
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(f"{self.server}/api{path}", body, self.headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def news(self, table: str, seat: str) -> Iterator[None]:
        """Comes back whenever there is something new at the table."""
        url = f"{self.server}/api/tables/{table}/stream?as={seat}"
        request = urllib.request.Request(url, headers=self.headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as stream:
            for line in stream:
                if line.startswith(b"event: version"):
                    yield

    def play(self, table: str, seat: str) -> str:
        """Plays one seat until the game is over; how it ended."""
        for _ in self.news(table, seat):
            shown = self.ask(f"/tables/{table}?as={seat}&since=999999")
            while shown["legal"] and not shown["over"]:
                shown = self.act(shown, seat)
            if shown["over"]:
                return str(shown["outcome"]["text"])
        return "the server has gone"

    def act(self, shown: Any, seat: str) -> Any:
        """The first legal action; the table after it."""
        action = shown["legal"][0]["text"]
        wish = {"seat": seat, "action": action, "version": shown["version"]}
        try:
            return self.ask(f"/tables/{shown['table']}/actions?since=999999", wish)
        except urllib.error.HTTPError as error:
            if error.code != 409:
                raise
            # The table has changed meanwhile: look again.
            return self.ask(f"/tables/{shown['table']}?as={seat}&since=999999")


def main() -> None:
    """Plays."""
    bot = Bot(sys.argv[1], os.environ["GROGNARD_TOKEN"])
    if len(sys.argv) > 3:
        bot.ask(f"/tables/{sys.argv[2]}/seats/{sys.argv[3]}", {})
    for table in bot.ask("/tables"):
        for seat in table["yours"]:
            if not table["over"]:
                print(table["table"], seat, bot.play(table["table"], seat), flush=True)


if __name__ == "__main__":
    main()

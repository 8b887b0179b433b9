"""Two browsers at one table, and a connection that drops in the middle."""

from __future__ import annotations

import contextlib
import re
import select
import socket
import threading
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from browsing import done, expect, skip, told, typed


class Line:
    """A connection to the server that can be cut, or be made to swallow the answers."""

    def __init__(self, server: str) -> None:
        parts = urlsplit(server)
        self.goal = (parts.hostname, parts.port)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.open: set[socket.socket] = set()
        self.broken = self.deaf = self.closed = False
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while not self.closed:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            if self.broken:
                near.close()
            else:
                threading.Thread(target=self._carry, args=[near], daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        far = socket.create_connection(self.goal)
        self.open |= {near, far}
        try:
            while True:
                for source in select.select([near, far], [], [])[0]:
                    data = source.recv(65536)
                    if not data:
                        return
                    if source is near:
                        far.sendall(data)
                    elif not self.deaf:
                        near.sendall(data)
        except (OSError, ValueError):
            return
        finally:
            for one in (near, far):
                one.close()
            self.open -= {near, far}

    def cut(self) -> None:
        """Nothing passes any more."""
        self.broken = True
        for one in list(self.open):
            with contextlib.suppress(OSError):  # it has ended by itself meanwhile
                one.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """All is as before."""
        self.broken = self.deaf = False

    def close(self) -> None:
        """For good."""
        self.closed = True
        self.listener.close()
        self.cut()


@pytest.fixture
def line(server: str) -> Iterator[Line]:
    """A line of its own for one of the players."""
    made = Line(server)
    yield made
    made.close()


def log_reads(page: Any, *starts: str) -> None:
    """The lines of the log begin so, and there are no others."""
    expect(page.locator(".log .said")).to_have_text([re.compile(f"^{text}") for text in starts])


def test_a_game_between_two_browsers_with_a_dropped_connection(line: Line, visit: Any) -> None:
    first, second = visit(address=line.address), visit()
    place = first.shared(french="me", allied="open")
    french = first.go(place)
    allied = second.go(place)
    allied.click(".top button.done")
    french.wait_for_selector(".task.mine")
    typed(french, "group beaumont")
    typed(french, "march lefol thuin")

    line.cut()
    french.locator(".lost").wait_for()
    french.fill("#typed", "march friant thuin")
    french.press("#typed", "Enter")
    french.locator(".refused", has_text="does not answer").wait_for()
    line.mend()
    french.locator(".lost").wait_for(state="detached")
    french.locator(".refused").wait_for(state="detached")
    typed(french, "march friant thuin")

    line.deaf = True  # this time the action arrives, and only the answer is lost
    french.fill("#typed", "march morand thuin")
    french.press("#typed", "Enter")
    allied.wait_for_function(
        """() => fetch(`/api/tables/${location.hash.split("/")[2]}`)
            .then((answer) => answer.json()).then(({ log }) => log.length === 4)""",
        polling=200,
    )
    line.cut()
    french.locator(".refused", has_text="does not answer").wait_for()
    line.mend()
    french.locator(".log .said", has_text="Morand").wait_for()
    log_reads(french, "Orders", "Lefol .*[+] Friant, Morand")

    done(french)
    allied.locator(".film").wait_for()
    skip(allied)
    marched = r"A French block marches from Beaumont to Thuin\.\s*×3"
    log_reads(allied, "Orders", marched, "Turn 2")
    assert told(allied, ["Lefol", "Friant", "Morand"]) == []
    line.cut()
    french.locator(".lost").wait_for()
    typed(allied, "group namur prussian")
    done(allied)
    allied.locator(".task:not(.mine)").wait_for()
    line.mend()
    french.locator(".film").wait_for()
    skip(french)
    french.locator(".task.mine").wait_for()
    expect(french.locator(".when small")).to_have_text("Turn 3")
    expect(french.locator(".log .said", has_text="Namur")).to_have_count(1)
    first.errors.clear()  # the browser notes each connection that failed

"""Attacks on a server started for it, and what another visitor notices of them.

Everything stays on this machine and ends by itself: the server listens on the loopback address, the
visitor asks from 127.0.0.1, and whoever attacks from 127.0.0.2, so that the server can tell them
apart. Each attack gives a figure without it and one during or after it.
"""

from __future__ import annotations

import http.client
import json
import socket
import statistics
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from grognard.kernel import registry
from grognard.kernel.journal import Journal
from grognard.server.bench import server
from grognard.server.load import GAME, HOST, SEATS, LoadError
from grognard.server.visitors import PLAIN

VISITOR, ATTACKER = "127.0.0.1", "127.0.0.2"
PATIENCE = 120.0  # seconds for one answer
LOOKS = 40
FLOOD = 40  # requests that are refused, and tables that are offered
MARSHALS = 12  # tables at which a computer thinks for the attacker
ANSWERS = 5  # of a captain, of which the median is told
IDLE = 200  # connections on which nothing is said
BACKS = 1500  # times that the imported journal goes back


class Person:
    """Somebody with a cookie, at an address."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address, self.token = port, address, ""

    def ask(self, method: str, path: str, wish: Any = None) -> tuple[int, Any]:
        """The status and what was answered."""
        place = f"{HOST}:{self.port}"
        headers = {"Origin": f"http://{place}", "Content-Type": "application/json"}
        if self.token:
            headers["Cookie"] = f"{PLAIN}={self.token}"
        line = http.client.HTTPConnection(
            HOST, self.port, timeout=PATIENCE, source_address=(self.address, 0)
        )
        with closing(line):
            line.request(method, path, None if wish is None else json.dumps(wish), headers)
            answer = line.getresponse()
            _, found, rest = (answer.getheader("set-cookie") or "").partition(f"{PLAIN}=")
            if found:
                self.token = rest.partition(";")[0]
            return answer.status, json.loads(answer.read() or b"null")

    def open(self, opponent: str = "open", **more: Any) -> tuple[int, str]:
        """A table at which he has the first seat; the status, and its name."""
        seats = dict.fromkeys(SEATS, opponent) | {SEATS[0]: "me"}
        status, told = self.ask("POST", "/api/tables", {"game": GAME, "seats": seats, **more})
        return status, str(told.get("table", ""))

    def look(self, path: str) -> float:
        """How long a look takes, in milliseconds."""
        begun = time.perf_counter()
        status, _ = self.ask("GET", path)
        if status != 200:
            raise LoadError(f"GET {path}: {status}")
        return (time.perf_counter() - begun) * 1000

    def looks(self, path: str) -> float:
        """The median of some looks."""
        return round(statistics.median(self.look(path) for _ in range(LOOKS)), 1)


def measure() -> dict[str, dict[str, float]]:
    """Every attack on a fresh server: a figure before, and one during or after it."""
    attacks = {
        "newcomer_opens_a_table": newcomers,
        "open_table_is_listed": lobby,
        "look_ms_with_idle_lines": idle_lines,
        "look_ms_during_an_import": import_bomb,
        "computer_answers_s": thinkers,
    }
    return {name: _attacked(attack) for name, attack in attacks.items()}


Attack = Callable[[int], tuple[float, float]]


def _attacked(attack: Attack) -> dict[str, float]:
    with (
        tempfile.TemporaryDirectory(prefix="grognard-abuse-") as folder,
        server(Path(folder), None, limited=True) as (port, _process),
    ):
        before, during = attack(port)
        return {"before": before, "during": during}


# --- the attacks ---------------------------------------------------------------------------


def newcomers(port: int) -> tuple[float, float]:
    """Nonsense of one newcomer; 1 where another can still open a table."""
    before = Person(port, VISITOR).open()[0] == 201
    for _ in range(FLOOD):
        Person(port, ATTACKER).ask("POST", "/api/tables", {"game": "chess", "seats": {}})
    return float(before), float(Person(port, VISITOR).open()[0] == 201)


def lobby(port: int) -> tuple[float, float]:
    """One address offers as many tables as it may; 1 where that of another is still listed."""
    visitor = Person(port, VISITOR)
    _, table = visitor.open(listed=True)
    before = _listed(visitor, table)
    for _ in range(FLOOD):
        Person(port, ATTACKER).open(listed=True)
    return before, _listed(visitor, table)


def _listed(person: Person, table: str) -> float:
    _, lists = person.ask("GET", "/api/tables/open")
    return float(table in [one["table"] for one in lists["open"]])


def idle_lines(port: int) -> tuple[float, float]:
    """Connections that say nothing; how long a look of another takes."""
    visitor = Person(port, VISITOR)
    path = f"/api/tables/{visitor.open()[1]}"
    before = visitor.looks(path)
    with ExitStack() as stack:
        for _ in range(IDLE):
            line = socket.create_connection((HOST, port), PATIENCE, (ATTACKER, 0))
            stack.enter_context(closing(line))
        return before, visitor.looks(path)


def import_bomb(port: int) -> tuple[float, float]:
    """A journal that goes back again and again; how long a look of another takes meanwhile."""
    visitor = Person(port, VISITOR)
    path = f"/api/tables/{visitor.open()[1]}"
    before = visitor.looks(path)
    seats = dict.fromkeys(SEATS, "me")
    wish = {"journal": _bomb(), "seats": seats}
    send = threading.Thread(
        target=Person(port, ATTACKER).ask, args=("POST", "/api/tables/import", wish)
    )
    send.start()
    during = [visitor.look(path)]
    while send.is_alive() or len(during) < LOOKS:
        during.append(visitor.look(path))
    send.join(PATIENCE)
    return before, round(statistics.median(during), 1)


def _bomb() -> str:
    """A journal of many actions that are taken back."""
    journal = Journal.begin(registry.game(GAME))
    while not journal.entries or not journal.entries[-1].final:
        journal.play(journal.state.legal()[-1].text)
    last = len(journal.entries)
    for _ in range(BACKS):
        journal.back(last, journal.entries[0].seat)
    return journal.to_text()


def thinkers(port: int) -> tuple[float, float]:
    """Computers think at the attacker's tables; how long one that thinks takes for another."""
    visitor = Person(port, VISITOR)
    _answer_of(visitor)  # the first of all waits until a process is there
    before = _answers_of(visitor)
    for _ in range(MARSHALS):
        attacker = Person(port, ATTACKER)
        _, table = attacker.open("computer:time:30")
        attacker.ask("GET", f"/api/tables/{table}?as={SEATS[0]}")
        _hand_over(attacker, table)
    time.sleep(1.0)  # until they think
    return before, _answers_of(visitor)


def _hand_over(person: Person, table: str) -> None:
    """Lets the computer play one's own seat as well."""
    path = f"/api/tables/{table}"
    _, seen = person.ask("GET", f"{path}?as={SEATS[0]}")
    wish = {"seat": SEATS[0], "kind": "substitute", "detail": "computer:time:30"}
    person.ask("POST", f"{path}/offers", {**wish, "version": seen["version"]})


def _answers_of(person: Person) -> float:
    return round(statistics.median(_answer_of(person) for _ in range(ANSWERS)), 3)


def _answer_of(person: Person) -> float:
    """Seconds until a captain that begins has answered for the first time."""
    seats = dict.fromkeys(SEATS, "me") | {SEATS[0]: "computer:captain"}
    status, told = person.ask("POST", "/api/tables", {"game": GAME, "seats": seats})
    if status != 201:
        raise LoadError(f"no table: {status}")
    begun, path = time.perf_counter(), f"/api/tables/{told['table']}?as={SEATS[1]}"
    while time.perf_counter() - begun < PATIENCE:
        _, seen = person.ask("GET", path)
        if seen["log"]:
            return time.perf_counter() - begun
        time.sleep(0.04)  # within what one visitor may ask
    return PATIENCE

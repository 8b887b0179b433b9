"""What a server that is killed loses: nothing that it acknowledged, and nothing happens twice.

A real server is killed outright (SIGKILL) again and again while clients play at it over HTTP. Each
client remembers what was acknowledged, and what it asked for and got no answer to. Whenever the
server is dead, the rows must be what the clients remember, with or without what was not answered.
After a restart each client sends that once more with its old version: either it was not kept, and
now is, or the server says that it is out of date.
"""

from __future__ import annotations

import http.client
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from grognard.kernel import registry
from grognard.server.storage import Record, snapshot
from grognard.server.storage.tables import load
from grognard.server.tables import Table
from grognard.server.visitors import PLAIN

GAME = registry.usual()
SEATS = registry.game(GAME).seats()
RIVAL = "computer:greedy"
PATIENCE = 180.0  # seconds until a server must answer, however busy the machine
UNDO_SHARE = 0.1  # of what is asked is to take something back
EARLY_SHARE = 0.1  # of the kills come before the server has begun
LONGEST = 0.5  # seconds that a server lives after the first action


class Lost(Exception):
    """The server did not keep what it must; the message says what."""


@dataclass(slots=True)
class Figures:
    """What was seen."""

    kills: int = 0
    acknowledged: int = 0
    unanswered: int = 0  # requests under way when the server died
    kept_unanswered: int = 0  # of these, so many had been kept
    games: int = 0
    seconds: float = 0.0


# --- the server ----------------------------------------------------------------------------


# Runs `grognard serve` whenever it gets a letter, in a process forked off after all imports: they
# would take longer than the server lives.
SERVE = """
import os, sys
import grognard.server.app
from grognard.cli.main import main
while os.read(0, 1):
    server = os.fork()
    if server == 0:
        main(["serve", *sys.argv[1:]])
    os.write(1, b"%d\\n" % server)
    os.waitpid(server, 0)
    os.write(1, b"dead\\n")
"""


class Victim:
    """A server that is killed and started again."""

    def __init__(self, folder: Path, url: str | None) -> None:
        where = ["--data", str(folder), *(["--database", url] if url else [])]
        options = ["--port", "0", "--no-open", "--unlimited"]
        folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / "kills.log"
        # What the computer players' processes say when their server is gone is noise.
        with self.log.open("w") as log:
            self.parent = subprocess.Popen(
                [sys.executable, "-u", "-c", SERVE, *options, *where],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self.server = 0

    def start(self) -> str:
        """Starts it; its address."""
        assert self.parent.stdin is not None
        self.parent.stdin.write("x")
        self.parent.stdin.flush()
        address = ""
        # Both the server and its parent say something, in either order.
        while not (self.server and address):
            said = self._line()
            if said.isdigit():
                self.server = int(said)
            elif said.startswith("Grognard: "):
                address = said.split()[1]
            else:
                raise Lost(f"The server did not start again: {self.log.read_text()[-1000:]}")
        return address

    def kill(self) -> None:
        """Ends it without a word of warning."""
        if self.server:
            os.kill(self.server, signal.SIGKILL)
            self.server = 0
            while self._line() != "dead":
                pass

    def _line(self) -> str:
        assert self.parent.stdout is not None
        line = self.parent.stdout.readline()
        if not line:
            raise Lost(f"No server can be started: {self.log.read_text()[-1000:]}")
        return line.strip()

    def close(self) -> None:
        """Ends everything."""
        self.kill()
        self.parent.communicate()


class Gate:
    """Where clients wait while there is no server."""

    def __init__(self) -> None:
        self.condition = threading.Condition()
        self.address: str | None = None
        self.waiting = 0
        self.closed = False

    def enter(self, old: str | None) -> str:
        """The address of the server, once it is not the old one."""
        with self.condition:
            self.waiting += 1
            self.condition.notify_all()
            self.condition.wait_for(lambda: self.closed or self.address not in (None, old))
            self.waiting -= 1
            if self.closed or self.address is None:
                raise Closed
            return self.address

    def open(self, address: str) -> None:
        """There is a server."""
        with self.condition:
            self.address = address
            self.condition.notify_all()

    def shut(self) -> None:
        """There is none."""
        with self.condition:
            self.address = None

    def close(self) -> None:
        """Nobody needs to play on."""
        with self.condition:
            self.closed = True
            self.condition.notify_all()

    def await_all(self, clients: int) -> None:
        """Until every client has noticed that the server is dead."""
        with self.condition:
            if not self.condition.wait_for(lambda: self.waiting >= clients, PATIENCE):
                raise Lost("A client does not notice that the server is dead.")


class Closed(Exception):
    """It is over."""


# --- clients -------------------------------------------------------------------------------


@dataclass(slots=True)
class Memory:
    """What a client knows of a table: its own actions so far, each with its seat."""

    table: str
    seats: tuple[str, ...]
    done: list[str] = field(default_factory=list)
    perhaps: list[str] | None = None  # the same if what is under way was kept

    def fits(self, record: Record) -> bool:
        """Whether the rows are what they must be."""
        found = [f"{e.seat} {e.text}" for e in record.entries if e.seat in self.seats]
        return found == self.done or (self.perhaps is not None and found == self.perhaps)


class Client:
    """Plays at one table after the other, holding both seats or one against the computer."""

    def __init__(self, gate: Gate, chance: random.Random, alone: bool, figures: Figures) -> None:
        self.gate, self.chance, self.figures = gate, chance, figures
        self.wish = dict(zip(SEATS, ("me", RIVAL if alone else "me"), strict=True))
        self.seats = tuple(seat for seat, who in self.wish.items() if who == "me")
        self.address: str | None = None
        self.connection: http.client.HTTPConnection | None = None
        self.token = ""
        self.memories: list[Memory] = []
        self.error: Exception | None = None
        self.progress = 0

    def run(self) -> None:
        """Plays until the gate is closed."""
        try:
            while True:
                self._play(self._sit_down())
                self.figures.games += 1
        except Closed:
            pass
        except Exception as error:
            self.error = error
            self.gate.close()

    def _sit_down(self) -> Memory:
        """A new table; if it is not sure whether it was made, another."""
        while True:
            status, answer = self._ask("POST", "/tables", {"game": GAME, "seats": self.wish})
            if status == 201:
                self.memories.append(Memory(answer["table"], self.seats))
                return self.memories[-1]
            _must(status, 0, answer)

    def _play(self, memory: Memory) -> None:
        while True:
            seen = self._see(memory)
            if seen["over"]:
                return
            if seen["as"] == seen["asked"]:
                self._do_something(memory, seen)
            else:
                time.sleep(0.005)

    def _see(self, memory: Memory) -> Any:
        """The table as the one who is asked sees it, if it is one of ours."""
        seat = memory.seats[0]
        while True:
            status, seen = self._ask("GET", f"/tables/{memory.table}?as={seat}&since=1000000")
            if status == 200 and seen["asked"] in memory.seats and seen["asked"] != seat:
                seat = seen["asked"]
            elif status == 200:
                return seen
            else:
                _must(status, 0, seen)

    def _do_something(self, memory: Memory, seen: Any) -> None:
        body = {"seat": seen["asked"], "version": seen["version"]}
        if seen["can_undo"] and self.chance.random() < UNDO_SHARE:
            memory.perhaps = memory.done[:-1]
            self._insist(memory, "undo", body)
        else:
            action = self.chance.choice(seen["legal"])["text"]
            memory.perhaps = [*memory.done, f"{seen['asked']} {action}"]
            self._insist(memory, "actions", {**body, "action": action})

    def _insist(self, memory: Memory, what: str, body: dict[str, Any]) -> None:
        """Asks until there is an answer; the version sees to it that nothing happens twice."""
        path = f"/tables/{memory.table}/{what}?since=1000000"
        unsure = False
        while True:
            status, answer = self._ask("POST", path, body)
            if status == 200:
                self.figures.acknowledged += 1
                break
            if status == 409 and unsure:
                self.figures.kept_unanswered += 1
                break
            _must(status, 0, answer)
            self.figures.unanswered += 1
            unsure = True
        memory.done, memory.perhaps = memory.perhaps or [], None
        self.progress += 1

    def _ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and answer; status 0 if the server died, and another is there now."""
        if self.address is None:
            self._connect()
        connection, address = self.connection, self.address
        assert connection is not None
        assert address is not None
        headers = {"Origin": address, "Content-Type": "application/json"}
        if self.token:
            headers["Cookie"] = f"{PLAIN}={self.token}"
        try:
            connection.request(
                method, f"/api{path}", None if body is None else json.dumps(body), headers
            )
            answer = connection.getresponse()
            content = json.loads(answer.read())
        except (OSError, http.client.HTTPException, ValueError):
            connection.close()
            self._connect()
            return 0, None
        self._keep_token(answer.headers.get("Set-Cookie", ""))
        return answer.status, content

    def _connect(self) -> None:
        self.address = self.gate.enter(self.address)
        place = urlsplit(self.address)
        self.connection = http.client.HTTPConnection(
            place.hostname or "", place.port, timeout=PATIENCE
        )

    def _keep_token(self, cookie: str) -> None:
        name, _, rest = cookie.partition("=")
        if name == PLAIN:
            self.token = rest.partition(";")[0]


def _must(status: int, wanted: int, answer: Any) -> None:
    if status != wanted:
        raise Lost(f"The server answered {status}: {answer}")


# --- all of it ----------------------------------------------------------------------------


def kill_often(
    folder: Path,
    url: str | None,
    times: int,
    clients: int = 8,
    seed: int = 1815,
    told: Callable[[Figures], None] = lambda _figures: None,
) -> Figures:
    """Kills a server so many times; raises Lost if anything is not as it must be."""
    figures, began = Figures(), time.monotonic()
    chance, gate, victim = random.Random(seed), Gate(), Victim(folder, url)
    players = [
        # One against the computer: its process takes longer to begin than many servers live.
        Client(gate, random.Random(seed + n), alone=n == 0, figures=figures)
        for n in range(clients)
    ]
    with _playing(players, gate, victim):
        for _ in range(times):
            _live_and_die(victim, gate, chance, players)
            gate.await_all(clients)
            _complain(players)
            check(folder, url, [player.memories[-1:] for player in players])
            figures.kills += 1
            figures.seconds = round(time.monotonic() - began, 1)
            told(figures)
        _go_on(players, gate, victim)
    check(folder, url, [player.memories for player in players])
    return figures


@contextmanager
def _playing(players: list[Client], gate: Gate, victim: Victim) -> Iterator[None]:
    threads = [threading.Thread(target=player.run, daemon=True) for player in players]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        gate.close()
        victim.close()
        for thread in threads:
            thread.join(PATIENCE)
        _complain(players)


def _complain(players: list[Client]) -> None:
    for player in players:
        if player.error is not None:
            raise player.error


def _live_and_die(victim: Victim, gate: Gate, chance: random.Random, players: list[Client]) -> None:
    before = sum(player.progress for player in players)
    gate.open(victim.start())
    if chance.random() >= EARLY_SHARE:
        _await(players, lambda: sum(player.progress for player in players) > before)
        time.sleep(chance.uniform(0.0, LONGEST))
    gate.shut()
    victim.kill()


def _go_on(players: list[Client], gate: Gate, victim: Victim) -> None:
    """After the last restart every client must get on with its game."""
    before = [player.progress for player in players]
    gate.open(victim.start())
    _await(
        players,
        lambda: all(player.progress > old for player, old in zip(players, before, strict=True)),
    )


def _await(players: list[Client], so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not so():
        _complain(players)
        if time.monotonic() > deadline:
            raise Lost("A game does not go on.")
        time.sleep(0.002)


def check(folder: Path, url: str | None, memories: list[list[Memory]]) -> None:
    """The rows are what the clients remember, and give the game that they were written for."""
    if not any(memories):
        return
    with snapshot(folder, url) as (rows, _version):
        for memory in (memory for some in memories for memory in some):
            record = load(rows, memory.table)
            if record is None or not memory.fits(record):
                raise Lost(f"The rows of table {memory.table} are not what was acknowledged.")
            Table(record).journal.verify()

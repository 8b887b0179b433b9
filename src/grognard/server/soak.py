"""Whether a server grows: very many tables, streams and actions, and what it needs for them.

Some players have many tables each and go from one to another: a few actions here, a few there. A
game is given up after a while and another begun, so that after a time as much is forgotten as is
added. What the server needs then must stay the same. Everything stays on this machine.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from grognard import native
from grognard.server.bench import PATIENCE, _run, figures, server
from grognard.server.load import HOST, SEATS, Count, Line, Listener, LoadError, play_out, sit_down

PLAYERS = 16  # pairs who play at the same time
LENGTH = 100  # actions after which a game is given up
STRETCH = 10  # actions at one table before one goes to the next
SAMPLES = 40
DAY = 24 * 3600.0
SETTLES = 20.0  # seconds until a server has noticed that streams were closed


@dataclass(slots=True)
class Size:
    """How much there is to bear."""

    streams: int
    tables: int
    actions: int


@dataclass(slots=True)
class Place:
    """A table, what is still to be played there, and its listener's stream."""

    table: str
    left: int
    stream: asyncio.Transport | None = None


@dataclass(slots=True)
class Sample:
    """What the server needed after so many actions."""

    actions: int
    seconds: float
    megabytes: float


@dataclass(slots=True)
class Soak:
    """A run against one server."""

    port: int
    memory: Callable[[], float]
    size: Size
    told: Callable[[Sample], None]
    count: Count = field(default_factory=lambda: Count(time.monotonic() + DAY))
    samples: list[Sample] = field(default_factory=list)
    began: float = 0.0

    @property
    def done(self) -> bool:
        """Whether enough was played."""
        return len(self.count.waits) >= self.size.actions

    async def run(self, seed: int) -> None:
        """Sits down everywhere, then plays."""
        pairs = [Pair(self, n, random.Random(seed + n)) for n in range(PLAYERS)]
        await asyncio.gather(*(pair.sit_down() for pair in pairs))
        await self._all_listen()
        self.began = time.monotonic()
        self.note()
        await asyncio.gather(*(pair.play() for pair in pairs))
        for pair in pairs:
            pair.leave()

    async def _all_listen(self) -> None:
        """Waits until every stream is there."""
        line, ends = Line(self.port), time.monotonic() + PATIENCE
        while gauge(await line.ask("GET", "/metrics"), "grognard_streams") < self.size.streams:
            if time.monotonic() > ends:
                raise LoadError("The streams do not begin.")
            await asyncio.sleep(0.5)
        line.close()

    def note(self) -> None:
        """Looks at the server whenever a further part was played."""
        made = len(self.count.waits)
        if made >= len(self.samples) * self.size.actions / SAMPLES:
            seconds = round(time.monotonic() - self.began, 1)
            self.samples.append(Sample(made, seconds, self.memory()))
            self.told(self.samples[-1])


class Pair:
    """Two people who play at many tables."""

    def __init__(self, soak: Soak, number: int, chance: random.Random) -> None:
        self.soak, self.chance = soak, chance
        self.lines = {seat: Line(soak.port) for seat in SEATS}
        self.tables = len(range(number, soak.size.tables, PLAYERS))
        self.streams = len(range(number, soak.size.streams, PLAYERS))
        self.places: list[Place] = []

    async def sit_down(self) -> None:
        """At every table of theirs; the first games are given up sooner, not all at once."""
        for _ in range(max(self.tables, 1)):
            place = Place(await sit_down(self.lines), self.chance.randint(1, LENGTH))
            self.places.append(place)
        for number in range(self.streams):
            await self._listen(self.places[number % len(self.places)])

    async def _listen(self, place: Place) -> None:
        seat = SEATS[place.stream is not None]
        place.stream = await Listener.on(self.lines[seat], place.table, seat)

    async def play(self) -> None:
        """A few actions at one table after another."""
        while not self.soak.done:
            await self._visit(self.chance.choice(self.places))
            self.soak.note()

    async def _visit(self, place: Place) -> None:
        part = min(STRETCH, place.left)
        place.left -= part
        over = await play_out(self.lines, place.table, self.chance, self.soak.count, part)
        if over or not place.left:
            await self._begin_anew(place, over)

    async def _begin_anew(self, place: Place, over: bool) -> None:
        first = self.lines[SEATS[0]]
        if not over:
            wish = b'{"seat":"%b"}' % SEATS[0].encode()
            await first.ask("POST", f"/api/tables/{place.table}/resign", wish)
        place.table, place.left = await sit_down(self.lines), LENGTH
        if place.stream is not None:
            place.stream.close()
            place.stream = None
            await self._listen(place)

    def leave(self) -> None:
        """Closes everything."""
        for place in self.places:
            if place.stream is not None:
                place.stream.close()
        for line in self.lines.values():
            line.close()


# --- all of it ----------------------------------------------------------------------------


def measure(
    size: Size,
    database: str | None = None,
    seed: int = 1815,
    told: Callable[[Sample], None] = lambda _sample: None,
) -> dict[str, Any]:
    """What a server needs as time goes by, and how quick it is meanwhile; raises LoadError."""
    if size.streams > size.tables:
        raise LoadError("There are fewer tables than streams.")
    more_descriptors()
    with (
        tempfile.TemporaryDirectory(prefix="grognard-soak-") as folder,
        server(Path(folder), database) as (port, process),
    ):
        soak = Soak(port, lambda: megabytes(process), size, told)
        _run(soak.run(seed))
        left = _streams_left(port)
    seconds = soak.samples[-1].seconds
    return {
        "database": "postgresql" if database else "sqlite",
        "compiled": native.compiled(),
        "streams": size.streams,
        "tables": size.tables,
        "actions": len(soak.count.waits),
        "seconds": seconds,
        **figures(soak.count.waits, max(seconds, 0.1)),
        "megabytes_at_half": soak.samples[len(soak.samples) // 2].megabytes,
        "megabytes_at_end": soak.samples[-1].megabytes,
        "megabytes_per_million_actions": growth(soak.samples),
        "streams_left": left,
        "samples": [[s.actions, s.seconds, s.megabytes] for s in soak.samples],
    }


def growth(samples: Sequence[Sample]) -> float:
    """Megabytes that are added with a million actions, by the second half of a run."""
    half = samples[len(samples) // 2 :]
    actions = [sample.actions / 1e6 for sample in half]
    if len({*actions}) < 2:
        return 0.0
    found = statistics.linear_regression(actions, [sample.megabytes for sample in half])
    return round(found.slope, 1)


def megabytes(process: subprocess.Popen[bytes]) -> float:
    """The memory of a process that no other has; 0 where the system does not tell."""
    try:
        lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    kilobytes = sum(int(line.split()[1]) for line in lines if line.startswith("RssAnon:"))
    return round(kilobytes / 1024, 1)


def _streams_left(port: int) -> int:
    """Streams that the server still believes in, once it had the time to notice."""
    ends = time.monotonic() + SETTLES
    while True:
        with urllib.request.urlopen(f"http://{HOST}:{port}/metrics", timeout=PATIENCE) as answer:
            left = gauge(answer.read(), "grognard_streams")
        if not left or time.monotonic() > ends:
            return left
        time.sleep(0.5)


def gauge(metrics: bytes, name: str) -> int:
    """What the counters of a server say of something."""
    lines = metrics.decode().splitlines()
    return next(int(float(line.split()[1])) for line in lines if line.startswith(f"{name} "))


def more_descriptors() -> None:
    """Every stream needs one here and one in the server: as many as this user may have."""
    try:
        import resource
    except ImportError:  # Windows, where there is no such limit
        return
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))

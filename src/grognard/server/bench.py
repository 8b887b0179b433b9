"""The measurement of a server: real processes, a load, and the figures."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

from grognard import native
from grognard.server import load
from grognard.server.load import HOST, Line, LoadError

T = TypeVar("T")
PATIENCE = 180.0  # seconds until a server must answer, and for it to stop
WARM_UP = 2.0  # seconds before anything is counted: the first of everything takes longer
PAGES = {"front_page": "/", "table_page": "/table/{table}", "table": "/api/tables/{table}"}


def measure(
    games: int, seconds: float, processes: int, database: str | None, streams: bool, seed: int
) -> dict[str, Any]:
    """Actions and pages a second of one or several servers; raises LoadError."""
    with tempfile.TemporaryDirectory(prefix="grognard-bench-") as folder, ExitStack() as stack:
        servers = [
            stack.enter_context(server(Path(folder) / str(n), database)) for n in range(processes)
        ]
        ports = [port for port, _process in servers]
        _run(load.actions(ports, games, WARM_UP, streams, seed))
        used = [_used(process) for _port, process in servers]
        own = time.process_time()
        count = _run(load.actions(ports, games, seconds, streams, seed + games))
        load_used = time.process_time() - own
        used = [_used(process) - before for (_, process), before in zip(servers, used, strict=True)]
        pages = _run(_pages(ports, games, max(1.0, seconds / 5)))
    return {
        "database": "postgresql" if database else "sqlite",
        "compiled": native.compiled(),
        "processes": processes,
        "games": games,
        "streams": streams,
        "seconds": seconds,
        **figures(count.waits, seconds),
        "views_per_second": round(count.looks / seconds, 1),
        "bytes_per_answer": round(count.bytes / max(1, len(count.waits) + count.looks)),
        "server_cores": round(sum(used) / seconds, 2),
        "load_cores": round(load_used / seconds, 2),
        **pages,
    }


def figures(waits: Sequence[float], seconds: float) -> dict[str, float]:
    """How many actions were acknowledged, and how long that took."""
    if not waits:
        raise LoadError("No action was acknowledged in all that time.")
    ranked = sorted(waits)
    at = {f"p{share}_ms": ranked[len(ranked) * share // 100] for share in (50, 95, 99)}
    milliseconds = {name: round(wait * 1000, 1) for name, wait in at.items()}
    return {"actions_per_second": round(len(waits) / seconds, 1), **milliseconds}


async def _pages(ports: Sequence[int], lines: int, seconds: float) -> dict[str, float]:
    """How many pages a second: the front page, the page of a table, and what it asks for."""
    # With several servers on one database any of them knows the table.
    table = await load.sit_down({seat: Line(ports[0]) for seat in load.SEATS})
    return {
        f"{name}_per_second": round(
            await load.pages(ports, path.format(table=table), lines, seconds), 1
        )
        for name, path in PAGES.items()
    }


def _run(work: Coroutine[Any, Any, T]) -> T:
    """Runs the load in the quickest loop there is."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


# --- servers -------------------------------------------------------------------------------


@contextmanager
def server(
    folder: Path, database: str | None, *, limited: bool = False
) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """A server in a process of its own, usually without limits; its port and the process."""
    command = [sys.executable, "-m", "grognard", "serve", "--no-open"]
    command += ["--port", "0", "--data", str(folder)]
    command += [] if limited else ["--unlimited"]
    command += ["--database", database] if database else []
    path = os.pathsep.join(filter(None, sys.path))
    process = subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
    )
    try:
        yield _port_of(process), process
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _port_of(process: subprocess.Popen[bytes]) -> int:
    """The port that a server says it listens on, as soon as it answers there."""
    assert process.stdout is not None
    said = process.stdout.readline().decode()
    digits = said.partition(f"{HOST}:")[2].split()
    if not digits:
        raise LoadError(f"The server did not start: {said or 'it ended at once'}.")
    port = int(digits[0])
    ends = time.monotonic() + PATIENCE
    while not _answers(port):
        if process.poll() is not None or time.monotonic() > ends:
            raise LoadError("The server does not answer.")
        time.sleep(0.1)
    return port


def _answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://{HOST}:{port}/healthz", timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def _used(process: subprocess.Popen[bytes]) -> float:
    """The seconds of the processor that a process has used; 0 where the system does not tell."""
    try:
        words = Path(f"/proc/{process.pid}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

"""A real PostgreSQL for tests: a cluster in a temporary folder, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from waiting import until

NUMBERS = count(1)


def programs() -> Path | None:
    """Where initdb and postgres are, the newest if there are several."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).parent
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    versions = sorted(found, key=lambda file: int(file.parts[-3]))
    return versions[-1].parent if versions else None


class Cluster:
    """A running PostgreSQL, reached by a socket in its folder."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        # PostgreSQL does not run as root.
        self.owner: dict[str, Any] = {}
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)
            self.owner = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        make = ["initdb", "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8"]
        self._run(*make, "-D", str(folder / "data"), "--locale=C")
        self.process = self._start()

    def _command(self, name: str, *words: str) -> list[str]:
        return [str(self.programs / name), *words]

    def _run(self, name: str, *words: str) -> None:
        done = subprocess.run(
            self._command(name, *words),
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            **self.owner,
        )
        assert done.returncode == 0, done.stderr

    def _start(self) -> subprocess.Popen[bytes]:
        # Tests kill servers, never the machine: nothing has to reach the disk.
        settings = ("listen_addresses=", "fsync=off", "max_connections=200", "log_statement=none")
        words = [word for setting in settings for word in ("-c", setting)]
        process = subprocess.Popen(
            self._command(
                "postgres", "-D", str(self.folder / "data"), "-k", str(self.folder), *words
            ),
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **self.owner,
        )
        until(self._answers)
        return process

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url).close()
        except psycopg.OperationalError:
            return False
        return True

    @property
    def url(self) -> str:
        """The address of its one database."""
        return f"postgresql:///postgres?host={self.folder}&user=postgres"

    def new(self) -> str:
        """An address where there is nothing yet: a schema, quicker made than a database."""
        name = f"test{next(NUMBERS)}"
        self.execute(f"CREATE SCHEMA {name}")
        return f"{self.url}&options=-csearch_path%3D{name}"

    def execute(self, statement: str) -> None:
        """Does something as the master of the cluster."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(statement)  # type: ignore[call-overload]

    def cut(self) -> None:
        """Ends every connection but this."""
        self.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )

    def stop(self) -> None:
        """Ends it at once."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()


@contextmanager
def running() -> Iterator[Cluster | None]:
    """A cluster; None where PostgreSQL is not installed."""
    found = programs()
    if found is None:
        yield None
        return
    # Not pytest's folder, which PostgreSQL's user may not enter.
    folder = Path(tempfile.mkdtemp(prefix="grognard-"))
    try:
        cluster = Cluster(found, folder)
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)

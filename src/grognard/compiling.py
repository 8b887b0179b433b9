"""Making compiled rules: `native` finds them.

The package is copied and compiled aside, so that it may lie anywhere and be edited meanwhile.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Collection
from pathlib import Path

from grognard import native
from grognard.native import KERNEL, MADE_FROM

KEPT = 6  # stores of a group
DAY = 24 * 60 * 60.0

FAILED = (
    "The rules could not be compiled, so they run as plain Python: slower, otherwise the same. "
    "Compiling needs a C compiler and the extra 'grognard[compile]'."
)


class CompileError(Exception):
    """The rules could not be compiled; the message says why and what to do."""


def batches(games: Collection[str] = (), force: bool = False) -> list[list[str]]:
    """The groups to compile, in order: the kernel with the first game that is asked for, the rest.

    If none is asked for, all at once.
    """
    fits = {} if force else native.fitting()
    known = [group for group in native.groups() if group != KERNEL]
    wanted = [game for game in games or known if game in known and game not in fits]
    soon = 1 if games else len(wanted)
    first = [*([] if KERNEL in fits else [KERNEL]), *wanted[:soon]]
    return [batch for batch in (first, wanted[soon:]) if batch]


def compile_groups(
    games: Collection[str] = (), force: bool = False, say: Callable[[str], None] = lambda _: None
) -> None:
    """Compiles the kernel and these games (default: all), where need be; raises CompileError."""
    for batch in batches(games, force):
        say(f"Compiling {', '.join(batch)} …")
        begun = time.monotonic()
        _compile(batch, force)
        say(f"Compiled {', '.join(batch)} in {time.monotonic() - begun:.0f} s.")
    _prune()


def _compile(batch: list[str], force: bool) -> None:
    """Compiles these groups, of which the kernel's is checked at least."""
    with tempfile.TemporaryDirectory() as place:
        work = Path(place)
        keys = _copy_sources(work / "src")
        _run_mypyc([KERNEL, *(group for group in batch if group != KERNEL)], work, force)
        for folder in (work / "lib").iterdir():
            _install(folder, native.STORES / f"{folder.name}-{keys[folder.name]}")


def _copy_sources(target: Path) -> dict[str, str]:
    """Copies the packages; the hashes of what was copied."""
    while True:
        keys = native.fingerprints()
        for name, package in native.packages().items():
            for file in package.rglob("*.py"):
                copy = target / name / file.relative_to(package)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, copy)
        if native.fingerprints() == keys:
            return keys


def _run_mypyc(groups: list[str], work: Path, force: bool) -> None:
    files = {group: native.groups()[group] for group in groups}
    order = {
        "groups": files,
        "kernel": KERNEL,
        "work": str(work),
        "stores": str(native.STORES),
        "force": force,
    }
    source = work / "src"
    env = {**os.environ, "MYPYPATH": str(source), "MYPY_CACHE_DIR": str(work / "cache")}
    env.pop("PYTHONPATH", None)  # the copy is meant, not the package that is imported
    command = [sys.executable, "-P", str(native.PACKAGE / native.BUILDER), json.dumps(order)]
    done = subprocess.run(command, cwd=source, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        tail = "\n".join((done.stdout + done.stderr).strip().splitlines()[-15:])
        raise CompileError(f"{FAILED}\n{tail}")


def _install(made: Path, folder: Path) -> None:
    """Puts a store in place in one move, so that nobody sees it half done."""
    if folder.is_dir() and (folder / MADE_FROM).read_text() == (made / MADE_FROM).read_text():
        return
    native.STORES.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(dir=native.STORES))
    shutil.copytree(made, fresh, dirs_exist_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)


def _prune() -> None:
    """Removes stores out of use for a day: beyond the latest few of a group, and half-made ones."""
    fitting = native.fitting().values()
    seen: Counter[str] = Counter()
    for folder in sorted(native.STORES.glob("*"), key=_last_use, reverse=True):
        group = folder.name.rpartition("-")[0]
        seen[group] += 1
        spare = seen[group] > KEPT or not (folder / MADE_FROM).is_file()
        if spare and folder not in fitting and time.time() - _last_use(folder) > DAY:
            shutil.rmtree(folder, ignore_errors=True)


def _last_use(folder: Path) -> float:
    """In seconds since 1970; 0 for what another process has just removed."""
    for place in (folder / MADE_FROM, folder):
        if place.exists():
            return place.stat().st_mtime
    return 0.0

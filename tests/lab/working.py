"""Work for the tests of jobs: other processes must be able to import it."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from grognard.lab.arena import Contest, Played, play_game


def square(number: int) -> int:
    """What a job is mostly like."""
    return number * number


def troubled(number: int) -> int:
    """A job that sometimes fails, and sometimes kills the process it runs in."""
    if number == 3:
        raise ValueError("three is not allowed")
    if number == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def killed_once(mark: str) -> str:
    """A job whose process is killed the first time."""
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def quick_or_endless(job: str) -> int:
    """A quick job, or one that would never end and leaves its process number."""
    if job == "quick":
        return 4
    Path(job).write_text(str(os.getpid()))
    while True:
        time.sleep(0.01)


def troubled_game(contest: Contest, number: int) -> Played:
    """A game that sometimes fails or kills its process."""
    troubled(number)
    return play_game(contest, number)

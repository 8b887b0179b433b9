"""A second process that thinks along: half of the iterations on another core.

It is a plain program that reads questions from its standard input and answers on its standard
output, so it ends by itself when nobody asks any more, however the other process may end.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import IO

from grognard.kernel import registry
from grognard.kernel.arrays import cells_of
from grognard.kernel.dice import FastDice
from grognard.kernel.state import State

Ballot = list[tuple[int, int, float]]  # order, visits, sum of chances


class Aide:
    """A process that thinks along; if it fails, one simply thinks alone."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[str] | None = None

    def ask(self, belief: State, seed: int, iterations: int) -> bool:
        """Puts a question; whether anyone heard it."""
        question = {
            "game": belief.game.key,
            "cells": bytes(int(cell) for cell in belief.c).hex(),
            "seed": seed,
            "iterations": iterations,
        }
        try:
            self._input().write(json.dumps(question) + "\n")
            self._input().flush()
        except OSError:
            self.end()
            return False
        return True

    def answer(self) -> Ballot:
        """What it found; nothing if it died meanwhile."""
        try:
            return [(order, visits, total) for order, visits, total in json.loads(self._line())]
        except (OSError, ValueError):
            self.end()
            return []

    def _line(self) -> str:
        if self.process is None or self.process.stdout is None:
            return ""
        return self.process.stdout.readline()

    def _input(self) -> IO[str]:
        if self.process is None or self.process.poll() is not None:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "grognard.players.aide"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        assert self.process.stdin is not None
        return self.process.stdin

    def end(self) -> None:
        """Ends the process."""
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None


def reply(question: str) -> str:
    """The answer to a question, in the process that thinks along."""
    from grognard.players.search import Search

    asked = json.loads(question)
    game = registry.game(asked["game"])
    belief = game.start(dice=FastDice(1))
    belief.c = cells_of(list(bytes.fromhex(asked["cells"])))
    search = Search(belief, game.staff(), asked["seed"])
    search.think(asked["iterations"])
    return json.dumps([(n.order, n.visits, n.total) for n in search.root.children])


def main() -> None:
    """Answers until nobody asks any more."""
    for question in sys.stdin:
        print(reply(question), flush=True)


if __name__ == "__main__":
    main()

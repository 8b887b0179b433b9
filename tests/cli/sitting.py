"""A terminal for tests: what is shown is kept, what is typed comes from a script."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import Console

from grognard.cli.screen import Screen
from grognard.cli.session import Session
from grognard.kernel import registry
from grognard.kernel.journal import Journal
from grognard.kernel.speech import Speech

ATTACK = "group phil; march * laneffe; march pec,vich,bour,maur,balt charleroi; done"


class PaperScreen(Screen):
    """Prints on paper; asks a function for each line."""

    def __init__(self, answer: Callable[[str], str], width: int = 80, height: int = 24) -> None:
        super().__init__()
        self.paper = io.StringIO()
        self.console = Console(
            file=self.paper, width=width, height=height, highlight=False, markup=False
        )
        self.answer = answer
        self.wiped = 0

    @property
    def unicode(self) -> bool:
        return True

    def clear(self) -> None:
        self.wiped += 1
        self.take()

    def take(self) -> str:
        """What was printed since the last time."""
        text = self.paper.getvalue()
        self.paper.seek(0)
        self.paper.truncate()
        return text

    def ask(self, prompt: str) -> str:
        self.paper.write(prompt + "\n")
        return self.answer(prompt)


def answers(lines: Iterable[str]) -> Callable[[str], str]:
    """Types these lines and then leaves."""
    left = list(lines)

    def answer(_prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return answer


def sitting(
    folder: Path,
    lines: Iterable[str] = (),
    *,
    players: tuple[str, str] = ("human", "random"),
    game: str = "waterloo",
    scenario: str | None = None,
    language: str = "en",
    width: int = 80,
    height: int = 24,
) -> tuple[Session, PaperScreen]:
    """A new game with its terminal."""
    title = registry.game(game)
    seats = dict(zip(title.seats(), players, strict=True))
    journal = Journal.begin(title, scenario, seed=3, players=seats)
    screen = PaperScreen(answers(lines), width, height)
    return Session(journal, screen, Speech(title, language), folder / "game.journal"), screen


def play(folder: Path, *lines: str, **more: object) -> tuple[Session, str]:
    """A sitting with these lines typed, and all that was shown."""
    session, screen = sitting(folder, lines, **more)  # type: ignore[arg-type]
    session.run()
    return session, screen.take()

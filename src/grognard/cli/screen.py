"""The terminal: where lines are printed and read, how wide it is, what it can show."""

from __future__ import annotations

import contextlib
import sys
from contextlib import AbstractContextManager

from rich.console import Console, RenderableType
from rich.text import Text

NARROW = 100  # columns below which the map is a list
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what has scrolled off it


class Screen:
    """One terminal."""

    def __init__(self, colour: bool = True) -> None:
        self.console = Console(
            no_color=not colour, highlight=False, markup=False, emoji=False, soft_wrap=False
        )
        if sys.stdin.isatty():
            # Line editing and history for input().
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401

    @property
    def width(self) -> int:
        """Columns."""
        return self.console.size.width

    @property
    def height(self) -> int:
        """Rows."""
        return self.console.size.height

    @property
    def narrow(self) -> bool:
        """Whether the map must be a list."""
        return self.width < NARROW or not self.unicode

    @property
    def menu_lines(self) -> int:
        """The longest menu that is shown without being asked for."""
        return max(4, self.height // 8)

    @property
    def unicode(self) -> bool:
        """Whether more than ASCII can be shown."""
        return self.console.encoding.lower().startswith("utf")

    def show(self, thing: RenderableType = "", style: str | None = None) -> None:
        """Prints one thing."""
        if isinstance(thing, str):
            thing = Text(self.safe(thing), style=style or "")
        self.console.print(thing)

    def line(self, text: Text) -> None:
        """Prints one line, cut short if it is too long."""
        self.console.print(text, no_wrap=True, overflow="ellipsis")

    def busy(self, text: str) -> AbstractContextManager[object]:
        """Something that moves while the player waits."""
        if self.console.is_terminal:
            return self.console.status(self.safe(text))
        return contextlib.nullcontext()

    def safe(self, text: str) -> str:
        """A text that this terminal can encode, without control characters."""
        clean = "".join(c if c.isprintable() or c == "\n" else "?" for c in text)
        encoding = self.console.encoding
        return clean.encode(encoding, "replace").decode(encoding)

    def clear(self) -> None:
        """Wipes the screen and the lines typed: the next player finds nothing of the last."""
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()
        if self.console.is_terminal:
            self.console.file.write(_CLEAR)
            self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """A line from the player; EOFError when there are no more."""
        return input(self.safe(prompt)).strip()

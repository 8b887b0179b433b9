"""What the events of cards do, as the data write it: one atom a line.

`battle_modifier side=own value=1 if supplied` is an operation, what it takes, and its conditions.
A letter in front (`a: …`) is a choice, `die 4-5: …` a face of the die of the atom before it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_FRONT = re.compile(r"^(?:(?P<option>[a-d]): )?(?:die (?P<low>\d)(?:-(?P<high>\d))?: )?")


@dataclass(frozen=True)
class Atom:
    """One line of a card's event."""

    op: str
    values: dict[str, str] = field(default_factory=dict)
    needs: tuple[str, ...] = ()
    option: str = ""
    faces: tuple[int, int] = (0, 0)

    def number(self, name: str, default: int = 0) -> int:
        """A value that is a whole number; `all` is many."""
        value = self.values.get(name)
        if value is None:
            return default
        return 99 if value == "all" else int(value)

    def text(self, name: str) -> str:
        """A value as it is written, empty if left out."""
        return self.values.get(name, "")

    def words(self, name: str) -> list[str]:
        """The words of a value."""
        value = self.values.get(name, "")
        return value.split("|") if value else []


def read(line: str) -> Atom:
    """A line of the data as an atom."""
    front = _FRONT.match(line)
    assert front is not None
    body, _, needs = line[front.end() :].partition(" if ")
    op, *words = body.split(" ")
    low = int(front["low"] or 0)
    return Atom(
        op,
        dict(word.split("=", 1) for word in words if "=" in word),
        tuple(needs.split(" ")) if needs else (),
        front["option"] or "",
        (low, int(front["high"] or low)),
    )

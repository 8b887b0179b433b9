"""An answer to a step, as people read and type it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Action:
    """One answer to a step. `str(action)` is its notation; it says what things it names."""

    code: int
    text: str
    rule: str
    pieces: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    verb: str = ""

    @property
    def things(self) -> tuple[str, ...]:
        """Everything on or beside the board that it names."""
        return self.pieces + self.places + self.cards

    def __str__(self) -> str:
        return self.text

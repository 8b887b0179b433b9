"""What a game tells those who study its games: pieces, marches, rolls and battles, as plain data.

It is meant for games that are over: nothing here is veiled.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from grognard.kernel.event import Event
from grognard.kernel.state import State


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece on the board: its army, the number of its side, where it stands, its strength."""

    key: str
    army: str
    side: int
    place: str
    strength: int


@dataclass(frozen=True, slots=True)
class Move:
    """A piece that went from one place to another; `kind` is a word for the drawing."""

    army: str
    start: str
    end: str
    kind: str


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice of one side, each a success at `needed` or more."""

    kind: str
    side: int
    dice: tuple[int, ...]
    needed: int
    faces: int = 6
    fire: bool = False  # whether a success hurts the enemy in a battle

    @property
    def hits(self) -> int:
        """How many succeeded."""
        return sum(die >= self.needed for die in self.dice)

    @property
    def chance(self) -> float:
        """The chance of each die."""
        return max(0, min(self.faces, self.faces + 1 - self.needed)) / self.faces

    @property
    def expected(self) -> float:
        """How many should have succeeded."""
        return self.chance * len(self.dice)

    @property
    def variance(self) -> float:
        """How far that usually strays, squared."""
        return self.expected * (1 - self.chance)


@dataclass(frozen=True, slots=True)
class Fight:
    """A mark in a battle: it `begins`, goes on (`turn`) or `ends` at a place."""

    mark: str
    place: str


class Narrator(ABC):
    """A game told for study and for drawing."""

    armies: tuple[str, ...]

    @abstractmethod
    def side_of(self, army: str) -> int:
        """The number of an army's side."""

    @abstractmethod
    def board(self) -> dict[str, Any]:
        """The map: size, towns, roads, rivers, borders; what a page draws."""

    @abstractmethod
    def place_name(self, place: str, language: str) -> str:
        """A place in a language."""

    @abstractmethod
    def date(self, state: State, language: str) -> str:
        """The day and its part, for a heading; empty before the first turn."""

    @abstractmethod
    def pieces(self, state: State) -> list[Piece]:
        """Every piece on the board."""

    @abstractmethod
    def move(self, event: Event) -> Move | None:
        """The march that an event tells of."""

    @abstractmethod
    def roll(self, event: Event) -> Roll | None:
        """The dice that an event tells of."""

    @abstractmethod
    def fight(self, event: Event) -> Fight | None:
        """The mark in a battle that an event sets."""

    @abstractmethod
    def weight(self, event: Event) -> int:
        """How much an event deserves to be told; 0: not in a summary."""

    @abstractmethod
    def order(self, order: int, language: str) -> str:
        """An order of the game's planner in words."""

"""What a game tells those who study its games: pieces, moves, rolls and battles, as plain data.

It is meant for games that are over: nothing here is veiled.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import comb
from typing import Any

from grognard.kernel.event import Event
from grognard.kernel.odds import DIE, Distribution, Value
from grognard.kernel.state import State

MOVE, BACK, RETREAT = "move", "back", "retreat"  # kinds of moves


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece on the board: its side, the number of its team, where it stands, its strength."""

    key: str
    side: str
    team: int
    place: str
    strength: int


@dataclass(frozen=True, slots=True)
class Move:
    """Pieces that went from one place to another; `kind` is MOVE, BACK or RETREAT."""

    side: str
    start: str
    end: str
    kind: str
    count: int = field(default=1, compare=False)  # how many went together


@dataclass(frozen=True, slots=True)
class Roll:
    """What chance could bring and what came, by how good each value is for one team.

    `kind` names it in the game's catalogue (`roll-…`).
    """

    kind: str
    team: int
    values: Distribution
    hits: int  # the value that came
    dice: int = 1  # how many were rolled
    in_battle: bool = False  # whether it counts among what a team achieved in a battle

    @classmethod
    def needing(
        cls, kind: str, team: int, dice: tuple[int, ...], needed: int, in_battle: bool = False
    ) -> Roll:
        """Dice that are each a success at `needed` or more."""
        good = max(0, min(DIE, DIE + 1 - needed))
        n = len(dice)
        ways: dict[Value, int] = {
            (k,): comb(n, k) * good**k * (DIE - good) ** (n - k) for k in range(n + 1)
        }
        hits = sum(die >= needed for die in dice)
        return cls(kind, team, Distribution(ways), hits, n, in_battle)

    @property
    def expected(self) -> float:
        """What should have come."""
        return float(self.values.mean())

    @property
    def variance(self) -> float:
        """How far that usually strays, squared."""
        mean = self.values.mean()
        squares = self.values.seen_as(lambda value: (value[0] ** 2,)).mean()
        return float(squares - mean**2)


@dataclass(frozen=True, slots=True)
class Fight:
    """A mark in a battle: it `begins`, goes on (`turn`) or `ends` at a place."""

    mark: str
    place: str


@dataclass(frozen=True, slots=True)
class Tale:
    """A stretch of a game as a short history: its paragraphs, each with a heading.

    `hands` tells which cards each seat held at its beginning, by their names.
    """

    title: str
    paragraphs: tuple[tuple[str, str], ...]
    hands: tuple[tuple[str, tuple[str, ...]], ...] = ()


class Narrator(ABC):
    """A game told for study and for drawing."""

    sides: tuple[str, ...]
    colours: Mapping[str, str]  # of the sides

    @abstractmethod
    def team_of(self, side: str) -> int:
        """The number of the team with which a side wins."""

    @abstractmethod
    def board(self) -> dict[str, Any]:
        """The drawn board."""

    @abstractmethod
    def place_name(self, place: str, language: str) -> str:
        """A place in a language."""

    @abstractmethod
    def date(self, state: State, language: str) -> str:
        """When it is, for a heading; empty before the first turn."""

    @abstractmethod
    def pieces(self, state: State) -> list[Piece]:
        """Every piece on the board."""

    @abstractmethod
    def move(self, event: Event) -> Move | None:
        """The move that an event tells of."""

    @abstractmethod
    def roll(self, event: Event) -> Roll | None:
        """The chance that an event tells of."""

    @abstractmethod
    def fight(self, event: Event) -> Fight | None:
        """The mark in a battle that an event sets."""

    @abstractmethod
    def weight(self, event: Event) -> int:
        """How much an event deserves to be told; 0: not in a summary."""

    @abstractmethod
    def order(self, order: int, language: str) -> str:
        """An order of the game's planner in words."""

    def history(
        self, _moments: Iterable[tuple[Sequence[Event], State]], _language: str
    ) -> list[Tale]:
        """A long game as a short history, from what each action caused and the state it led to."""
        return []

    # --- drawing ---------------------------------------------------------------------------

    @abstractmethod
    def ground(self, language: str) -> str:
        """What all pictures of one page share, as markup that stands there once."""

    @abstractmethod
    def picture(self, state: State, moves: Mapping[Move, int], label: str) -> str:
        """The board with its pieces, and how many of them made which moves, as SVG."""

    @abstractmethod
    def style(self) -> str:
        """The style sheet of the pictures."""

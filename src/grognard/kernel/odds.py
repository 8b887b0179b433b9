"""Odds: what chance may bring, in whole numbers, with each reason on a line of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import lcm
from typing import Any, Protocol

from grognard.kernel.dice import Dice

Value = tuple[int, ...]
DIE = 6


class Loaded(Dice):
    """Dice that show these faces, then sixes: the best that anyone can roll."""

    def __init__(self, faces: Iterable[int] = ()) -> None:
        super().__init__()
        self.faces = list(faces)

    def draw(self, n: int) -> int:
        """The next face."""
        return self.faces[self.drawn] - 1 if self.drawn < len(self.faces) else n - 1

    def clone(self) -> Dice:
        """The same dice at the same point."""
        twin = Loaded(self.faces)
        twin.drawn = self.drawn
        return twin


class Distribution:
    """Values with whole weights: the chance of a value is its weight over `of`."""

    __slots__ = ("of", "weights")

    def __init__(self, weights: Mapping[Value, int]) -> None:
        self.weights = {value: weights[value] for value in sorted(weights) if weights[value]}
        self.of = sum(self.weights.values())

    @classmethod
    def always(cls, *value: int) -> Distribution:
        """One value, for certain."""
        return cls({value: 1})

    @classmethod
    def die(cls, low: int, if_low: Value, if_high: Value) -> Distribution:
        """One die: a value for `low` or less, another for more."""
        if if_low == if_high:
            return cls({if_low: DIE})
        return cls({if_low: low, if_high: DIE - low})

    @classmethod
    def of_chances(cls, chances: Mapping[Value, Fraction]) -> Distribution:
        """From fractions, brought to a common denominator."""
        common = lcm(*(chance.denominator for chance in chances.values()))
        return cls({value: int(chance * common) for value, chance in chances.items()})

    def plus(self, other: Distribution) -> Distribution:
        """Both happen, independently, and their values are added up."""
        sums: dict[Value, int] = {}
        for one, weight in self.weights.items():
            for two, more in other.weights.items():
                value = tuple(a + b for a, b in zip(one, two, strict=True))
                sums[value] = sums.get(value, 0) + weight * more
        return Distribution(sums)

    def beside(self, other: Distribution) -> Distribution:
        """Both happen, independently, and their values stand side by side."""
        pairs = {
            one + two: weight * more
            for one, weight in self.weights.items()
            for two, more in other.weights.items()
        }
        return Distribution(pairs)

    def seen_as(self, look: Callable[[Value], Value]) -> Distribution:
        """The same chance with its values read otherwise."""
        seen: dict[Value, int] = {}
        for value, weight in self.weights.items():
            seen[look(value)] = seen.get(look(value), 0) + weight
        return Distribution(seen)

    def part(self, k: int) -> Distribution:
        """One of the numbers of each value alone."""
        return self.seen_as(lambda value: (value[k],))

    def chance(self, *value: int) -> Fraction:
        """How likely a value is."""
        return Fraction(self.weights.get(value, 0), self.of)

    def mean(self, k: int = 0) -> Fraction:
        """What one of the numbers is on average."""
        return Fraction(sum(value[k] * n for value, n in self.weights.items()), self.of)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Distribution) or self.weights.keys() != other.weights.keys():
            return False
        return all(self.chance(*value) == other.chance(*value) for value in self.weights)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Distribution({self.weights!r})"


@dataclass(frozen=True, slots=True)
class Line:
    """One reason for the odds: its rule, the key of its sentence, and what it adds."""

    key: str
    rule: str
    params: Mapping[str, Any] = field(default_factory=dict)
    effect: int | None = None


@dataclass(frozen=True, slots=True)
class Odds:
    """What an action may bring; `measures` name the numbers of each value of the table.

    With `runs` the table is not computed: it counts what was seen in so many simulated runs.
    """

    key: str
    rule: str
    params: Mapping[str, Any]
    lines: tuple[Line, ...]
    measures: tuple[str, ...]
    table: Distribution
    runs: int = 0

    def of(self, measure: str) -> Distribution:
        """The distribution of one measure."""
        return self.table.part(self.measures.index(measure))


class Clash(Protocol):
    """A battle that can be played out again and again from what a seat may know."""

    key: str
    rule: str
    params: Mapping[str, Any]
    lines: tuple[Line, ...]
    measures: tuple[str, ...]

    def run(self, seed: int) -> Value:
        """One course of the battle; the same seed, the same course."""

"""Odds for people and programs: battles played out again and again, margins, words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.odds import Clash, Distribution, Line, Odds, Value

SURE = 1.96  # standard deviations: in 95 of 100 cases the truth lies within the margin
FIRST = 0.2  # seconds to the first answer
FEWEST, MOST = 4, 200  # runs before the first answer, however slow or quick they are
GROWTH = 2  # each answer rests on so many times the runs of the one before


class Tally:
    """Counts the courses of a battle."""

    def __init__(self, clash: Clash) -> None:
        self.clash = clash
        self.runs = 0
        self.counts: dict[Value, int] = {}

    def run(self, runs: int, until: float | None = None, fewest: int = 0) -> None:
        """Plays on to so many runs; after `until` no more than the fewest are played."""
        while self.runs < runs:
            if until is not None and self.runs >= fewest and perf_counter() >= until:
                return
            value = self.clash.run(self.runs + 1)
            self.counts[value] = self.counts.get(value, 0) + 1
            self.runs += 1

    def odds(self) -> Odds:
        """What was seen so far."""
        clash, table = self.clash, Distribution(self.counts)
        return Odds(
            clash.key, clash.rule, clash.params, clash.lines, clash.measures, table, self.runs
        )


def simulate(clash: Clash, runs: int, seconds: float | None = None) -> Odds:
    """So many courses of a battle, the same ones each time; fewer if the time runs out."""
    tally = Tally(clash)
    tally.run(runs, None if seconds is None else perf_counter() + seconds, FEWEST)
    return tally.odds()


def refine(clash: Clash, seconds: float = FIRST) -> Iterator[tuple[int, Odds, float]]:
    """Better and better answers for as long as one looks: runs, odds, and the widest margin."""
    tally = Tally(clash)
    tally.run(MOST, perf_counter() + seconds, FEWEST)
    while True:
        odds = tally.odds()
        yield tally.runs, odds, widest(odds)
        tally.run(tally.runs * GROWTH)


# --- how sure one may be -----------------------------------------------------------------------


def interval(seen: int, runs: int) -> tuple[float, float]:
    """Between which chances the truth probably lies (Wilson), having seen so many of the runs."""
    share = seen / runs
    spread = SURE * SURE / runs
    middle = (share + spread / 2) / (1 + spread)
    half = SURE * sqrt(share * (1 - share) / runs + spread / (4 * runs)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def widest(odds: Odds) -> float:
    """The widest margin of the first measure, 0 for exact odds."""
    if not odds.runs:
        return 0.0
    seen = odds.of(odds.measures[0]).weights.values()
    bounds = [interval(count, odds.runs) for count in seen]
    return max(high - low for low, high in bounds) / 2


# --- in words ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Share:
    """One value of a measure and how likely it is."""

    value: int
    text: str
    fraction: str
    chance: float
    low: float
    high: float


class Told:
    """Odds in one language."""

    def __init__(self, game: Game, odds: Odds, language: str) -> None:
        self.game = game
        self.odds = odds
        self.language = language
        self.texts = game.texts(language)

    @property
    def title(self) -> str:
        """What is rolled for."""
        return self._say(f"odds-title-{self.odds.key}", self.odds.params)

    def line(self, line: Line) -> str:
        """A reason as a sentence."""
        return self._say(f"odds-line-{line.key}", line.params)

    def measure(self, name: str) -> str:
        """What is measured."""
        return self._say(f"odds-measure-{name}", self.odds.params)

    def value(self, name: str, value: int) -> str:
        """A value of a measure: a word where there is one, else the number."""
        key = f"odds-value-{name}-{value}"
        return self._say(key, self.odds.params) if self.texts.has(key) else str(value)

    def _say(self, key: str, params: Any) -> str:
        return self.texts.say(key, self.game.words(params, self.language))

    def shares(self, name: str) -> list[Share]:
        """Every value of a measure with its chance; simulated ones with their margin."""
        part = self.odds.of(name)
        return [self._share(name, part, *value) for value in part.weights]

    def _share(self, name: str, part: Distribution, value: int) -> Share:
        chance = part.chance(value)
        low = high = float(chance)
        if self.odds.runs:
            low, high = interval(part.weights[value,], self.odds.runs)
        text = self.value(name, value)
        return Share(value, text, str(chance), float(chance), low, high)

    def data(self) -> dict[str, Any]:
        """All of it as plain data."""
        odds = self.odds
        return {
            "key": odds.key,
            "rule": odds.rule,
            "title": self.title,
            "exact": odds.runs == 0,
            "runs": odds.runs,
            "margin": round(widest(odds), 6),
            "lines": [
                {"key": n.key, "rule": n.rule, "text": self.line(n), "effect": n.effect}
                for n in odds.lines
            ],
            "measures": [self._measure_data(name) for name in odds.measures],
            "rows": [] if odds.runs else self._rows(),
        }

    def _measure_data(self, name: str) -> dict[str, Any]:
        mean = odds_mean(self.odds, name)
        return {
            "key": name,
            "text": self.measure(name),
            "mean": round(mean, 6),
            "values": [
                {
                    "value": share.value,
                    "text": share.text,
                    "fraction": share.fraction,
                    "chance": round(share.chance, 6),
                    "low": round(share.low, 6),
                    "high": round(share.high, 6),
                }
                for share in self.shares(name)
            ],
        }

    def _rows(self) -> list[dict[str, Any]]:
        """The whole table: what happens together."""
        table = self.odds.table
        return [{"values": list(v), "fraction": str(table.chance(*v))} for v in table.weights]


def odds_mean(odds: Odds, name: str) -> float:
    """What a measure is on average."""
    return float(odds.table.mean(odds.measures.index(name)))

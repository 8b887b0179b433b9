"""How fair each set-up is between equal players, and what would make it fairer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from grognard.kernel import registry
from grognard.kernel.game import Game
from grognard.kernel.option import Option
from grognard.lab import elo
from grognard.lab.arena import sides_of
from grognard.lab.jobs import HERE, Place
from grognard.lab.selfplay import Match, run

FAIR = (0.35, 0.65)


@dataclass(slots=True)
class Balance:
    """What each side made of one set-up, a draw counting half to both."""

    scenario: str
    options: tuple[str, ...]
    games: int
    points: dict[str, float]
    draws: int
    outcomes: dict[str, int]
    handicaps: list[Balance] = field(default_factory=list)  # the options tried to mend it

    @property
    def fair(self) -> bool:
        """Whether no side scores more than it should."""
        low, high = FAIR
        return all(low <= points / self.games <= high for points in self.points.values())

    @property
    def sure(self) -> bool:
        """Whether more games would hardly say otherwise."""
        low, high = FAIR
        return all(
            (below > high or above < low) if not self.fair else (low <= below and above <= high)
            for below, above in (elo.wilson(p, self.games) for p in self.points.values())
        )

    @property
    def weaker(self) -> str:
        """The side that scores least."""
        return min(self.points, key=lambda side: self.points[side])

    @property
    def offer(self) -> Balance | None:
        """The option that brings it nearest to even, if one brings it nearer."""
        best = min(self.handicaps, key=lambda tried: tried.lead, default=self)
        return best if best.lead < self.lead else None

    @property
    def lead(self) -> float:
        """How far the best side is above an even share; 0 is even."""
        return max(self.points.values()) / self.games - 1 / len(self.points)

    def figures(self) -> dict[str, Any]:
        """All that there is to tell."""
        return {
            "scenario": self.scenario,
            "options": list(self.options),
            "games": self.games,
            "sides": {side: self._rate(points) for side, points in self.points.items()},
            "draws": self.draws,
            "outcomes": self.outcomes,
            "fair": self.fair,
            "sure": self.sure,
            "handicaps": [tried.figures() for tried in self.handicaps],
            "offer": None if self.offer is None else list(self.offer.options),
        }

    def _rate(self, points: float) -> dict[str, Any]:
        low, high = elo.wilson(points, self.games)
        rate = round(points / self.games, 4)
        return {"points": points, "rate": rate, "interval": [round(low, 4), round(high, 4)]}


@dataclass(frozen=True, slots=True)
class Survey:
    """Which set-ups are looked at, and by whom they are played."""

    game: str
    player: str = "captain"
    games: int = 200
    scenarios: tuple[str, ...] = ()  # all if none is named
    options: tuple[str, ...] = ()
    seed: int = 1
    edition: str | None = None  # the usual one if None
    mend: bool = True  # whether options are tried where a set-up is not fair


Progress = Callable[[str, int], None]


def survey(wanted: Survey, place: Place = HERE, progress: Progress | None = None) -> list[Balance]:
    """Plays every set-up; where one is not fair, again with options that might mend it."""
    game = registry.game(wanted.game)
    scenarios = [game.check_scenario(name) for name in wanted.scenarios] or game.scenarios
    found = []
    for scenario in scenarios:
        balance = _measured(scenario, place, progress, wanted)
        if not balance.fair and wanted.mend:
            for ladder in ladders(game, helps(game, wanted.options, balance.weaker)):
                tries = [replace(wanted, options=(*wanted.options, key)) for key in ladder]
                mend(balance, tries, partial(_measured, scenario, place, progress))
        found.append(balance)
    return found


def mend(balance: Balance, tries: list[Survey], measured: Callable[[Survey], Balance]) -> None:
    """Finds by halving where an option that comes in steps makes the weaker side the stronger."""
    low, high = 0, len(tries)
    while low < high:
        middle = (low + high) // 2
        tried = measured(tries[middle])
        balance.handicaps.append(tried)
        if tried.weaker == balance.weaker:
            low = middle + 1
        else:
            high = middle


def ladders(game: Game, keys: list[str]) -> list[list[str]]:
    """Options of which only one can be chosen go together, from the least to the most."""
    rivals = {option.key: option.one_of for option in game.options}
    found: dict[str, list[str]] = {}
    for key in keys:
        found.setdefault(rivals[key] or key, []).append(key)
    return list(found.values())


def helps(game: Game, options: tuple[str, ...], weaker: str) -> list[str]:
    """The options that might help the weaker side and leave the seats as they are."""
    seats = game.seats(frozenset(options))
    side = sides_of(game, options)[weaker.split("+")[0]]
    return [
        option.key
        for option in game.options
        if option.helps in (None, side)
        and _goes_with(game, option, options)
        and game.seats(frozenset((*options, option.key))) == seats
    ]


def _goes_with(game: Game, option: Option, options: tuple[str, ...]) -> bool:
    """Whether an option may be added: not one of those chosen, nor excluded by one of them."""
    chosen = [other for other in game.options if other.key in options]
    rivals = {other.one_of for other in chosen if other.one_of}
    return option not in chosen and option.one_of not in rivals


def _measured(scenario: str, place: Place, progress: Progress | None, wanted: Survey) -> Balance:
    game = registry.game(wanted.game)
    chosen = game.check_options(dict.fromkeys(wanted.options, True))
    sides = _sides(game, wanted.options)
    match = Match(
        game=wanted.game,
        scenario=scenario,
        players=(wanted.player,) * len(game.seats(chosen)),
        options=wanted.options,
        seed=wanted.seed,
        edition=wanted.edition,
    )
    named = " + ".join((scenario, *wanted.options))
    told = None if progress is None else lambda done: progress(named, done)
    result = run(match, wanted.games, place, told)
    won: Counter[str] = result.winners
    draws = won["draw"]
    return Balance(
        scenario=scenario,
        options=wanted.options,
        games=wanted.games,
        points={side: won[side] + draws / len(sides) for side in sides},
        draws=draws,
        outcomes=dict(result.outcomes.most_common()),
    )


def _sides(game: Game, options: tuple[str, ...]) -> list[str]:
    """The sides, each named by its seats as the results name the winners."""
    seats: dict[int, list[str]] = {}
    for seat, side in sides_of(game, options).items():
        seats.setdefault(side, []).append(seat)
    return ["+".join(own) for _side, own in sorted(seats.items())]

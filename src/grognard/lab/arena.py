"""Matches between two players, to see which is the stronger and by how much.

Every game is played twice with the same dice, the players changing sides.
"""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any

from grognard.kernel import registry
from grognard.kernel.game import Game
from grognard.lab import elo, jobs
from grognard.lab.elo import Sequential
from grognard.lab.jobs import HERE, Failure, Place
from grognard.lab.results_file import ResultsFile
from grognard.lab.selfplay import Match, check, digest, play_one


class ArenaError(Exception):
    """A contest that cannot be; the message says why."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays whom at what, and the version of the game: enough to play every game again."""

    game: str
    players: tuple[str, str]
    scenario: str
    options: tuple[str, ...] = ()
    seed: int = 1
    seconds: float | None = None
    engine: int = 0
    data: str = ""
    edition: str | None = None

    def match(self, number: int) -> Match:
        """Who sits where in a game: the first player has the first side in the even ones."""
        sides = sides_of(registry.game(self.game), self.options)
        seated = tuple(self.players[(side + number) % 2] for side in sides.values())
        return Match(
            self.game,
            self.scenario,
            seated,
            self.options,
            self.seed,
            edition=self.edition,
            seconds=self.seconds,
        )

    def seats(self, number: int) -> tuple[str, ...]:
        """The seats of the first player in a game."""
        sides = sides_of(registry.game(self.game), self.options)
        return tuple(seat for seat, side in sides.items() if (side + number) % 2 == 0)


def contest(
    game: str,
    players: tuple[str, str],
    scenario: str | None = None,
    options: tuple[str, ...] = (),
    seed: int = 1,
    seconds: float | None = None,
    edition: str | None = None,
) -> Contest:
    """A contest with the game as it is now; raises UnknownName if there is no such thing."""
    played = registry.game(game)
    made = Contest(
        game=game,
        players=players,
        scenario=played.check_scenario(scenario),
        options=tuple(sorted(played.check_options(dict.fromkeys(options, True)))),
        seed=seed,
        seconds=seconds,
        engine=played.engine_version,
        data=played.data_version,
        edition=played.check_edition(edition),
    )
    check(made.match(0))
    return made


def sides_of(game: Game, options: tuple[str, ...]) -> dict[str, int]:
    """The side of each seat: those of one side win together."""
    titled: Any = game
    return {seat: int(titled.side_of_seat(seat)) for seat in game.seats(frozenset(options))}


@dataclass(frozen=True, slots=True)
class Played:
    """One game of a contest; `score` is that of the first player, `error` why there is none."""

    number: int
    seed: int
    score: float = 0.0
    outcome: str = ""
    winners: tuple[str, ...] = ()
    decisions: int = 0
    digest: str = ""
    error: str = ""


def play_game(contest: Contest, number: int) -> Played:
    """Plays one game of a contest."""
    match = contest.match(number)
    game = registry.game(contest.game)
    if (game.engine_version, game.data_version) != (contest.engine, contest.data):
        raise ArenaError("the machine that was to play it has another version of the game.")
    journal = play_one(match, number // 2)
    end = game.outcome(journal.state)
    mine = set(contest.seats(number)).intersection(end.winners)
    score = 0.5 if not end.winners else float(bool(mine))
    return Played(
        number=number,
        seed=match.seed_of(number // 2),
        score=score,
        outcome=end.key,
        winners=tuple(end.winners),
        decisions=len(journal.entries),
        digest=digest(journal),
    )


# --- how it stands -------------------------------------------------------------------------


@dataclass(slots=True)
class Standing:
    """What is known so far. Pairs count in their order, so that it never matters who was quick."""

    contest: Contest
    test: Sequential | None = None
    games: dict[int, Played] = field(default_factory=dict)
    pairs: list[tuple[Played, Played]] = field(default_factory=list)
    looked_at: int = 0  # pairs
    verdict: str = ""

    def add(self, game: Played) -> None:
        """One more game."""
        self.games[game.number] = game
        while not self.verdict and (pair := self._next()) is not None:
            self.looked_at += 1
            if not any(game.error for game in pair):
                self.pairs.append(pair)
                if self.test is not None:
                    self.verdict = self.test.verdict(self.counts)

    def _next(self) -> tuple[Played, Played] | None:
        first = self.games.get(2 * self.looked_at)
        second = self.games.get(2 * self.looked_at + 1)
        return None if first is None or second is None else (first, second)

    @property
    def scores(self) -> list[float]:
        """The score of each pair, between 0 and 1."""
        return [(first.score + second.score) / 2 for first, second in self.pairs]

    @property
    def counts(self) -> list[int]:
        """How many pairs scored 0, 1/4, 1/2, 3/4 and 1."""
        seen = Counter(round(score * elo.STEPS) for score in self.scores)
        return [seen[step] for step in range(elo.STEPS + 1)]

    @property
    def failed(self) -> list[Played]:
        """The games that did not come to their end."""
        looked_at = range(2 * self.looked_at)
        return [self.games[number] for number in looked_at if self.games[number].error]

    def counted(self) -> Iterator[Played]:
        """The games that count, in order."""
        for pair in self.pairs:
            yield from pair

    # --- for people and programs -----------------------------------------------------------

    def figures(self) -> dict[str, Any]:
        """All that there is to tell."""
        counted = list(self.counted())
        points = sum(game.score for game in counted)
        score = points / len(counted) if counted else 0.5
        low, high = elo.mean_interval(self.scores)
        return {
            "game": self.contest.game,
            "scenario": self.contest.scenario,
            "options": list(self.contest.options),
            "players": list(self.contest.players),
            "seed": self.contest.seed,
            "games": len(counted),
            "points": points,
            "score": round(score, 4),
            "score_interval": [round(low, 4), round(high, 4)],
            **_results(counted),
            "sides": self._sides(counted),
            "pairs": self.counts,
            "elo": _finite(elo.elo(score)) if counted else None,
            "elo_interval": [_finite(elo.elo(low)), _finite(elo.elo(high))],
            "test": self._tested(),
            "outcomes": dict(Counter(game.outcome for game in counted).most_common()),
            "winners": dict(Counter("+".join(g.winners) or "draw" for g in counted).most_common()),
            "decisions": sum(game.decisions for game in counted),
            "digest": hashlib.sha256("".join(g.digest for g in counted).encode()).hexdigest(),
            "failed": [
                {"number": game.number, "seed": game.seed, "error": game.error}
                for game in self.failed
            ],
        }

    def _sides(self, counted: list[Played]) -> dict[str, dict[str, int]]:
        """The results of the first player on each side."""
        halves = ([g for g in counted if g.number % 2 == half] for half in (0, 1))
        return {"+".join(self.contest.seats(n)): _results(half) for n, half in enumerate(halves)}

    def _tested(self) -> dict[str, Any] | None:
        if self.test is None:
            return None
        low, high = self.test.bounds
        return {
            **asdict(self.test),
            "ratio": round(self.test.ratio(self.counts), 3),
            "bounds": [round(low, 3), round(high, 3)],
            "verdict": self.verdict or None,
        }


def _results(games: list[Played]) -> dict[str, int]:
    scores = Counter(game.score for game in games)
    return {"won": scores[1.0], "drawn": scores[0.5], "lost": scores[0.0]}


def _finite(difference: float) -> float | None:
    """JSON knows no infinity, and people no minus zero."""
    return round(difference, 1) + 0.0 if math.isfinite(difference) else None


# --- playing -------------------------------------------------------------------------------


def run(
    contest: Contest,
    games: int,
    place: Place = HERE,
    *,
    file: str | None = None,
    test: Sequential | None = None,
    progress: Callable[[Standing], None] | None = None,
) -> Standing:
    """Plays a contest, going on with what a file holds; `progress` is told of each game."""
    if games % 2:
        raise ArenaError("the number of games must be even: each is played from both sides.")
    standing = Standing(contest, test)
    results_file = None if file is None else ResultsFile(file, asdict(contest))
    for game in _kept(results_file, games):
        standing.add(game)
    try:
        _go_on(standing, games, place, results_file, progress)
    finally:
        if results_file is not None:
            results_file.close()
    return standing


def _kept(results_file: ResultsFile | None, games: int) -> Iterator[Played]:
    """The games in a file, in order; those that failed are played again."""
    played: dict[int, Played] = {}
    for line in [] if results_file is None else results_file.lines:
        try:
            game = Played(**{**line, "winners": tuple(line["winners"])})
        except (KeyError, TypeError) as error:
            raise ArenaError(f"the file of results holds a line that is no game: {line}") from error
        played[game.number] = game
    for number in sorted(played):
        if number < games and not played[number].error:
            yield played[number]


def _go_on(
    standing: Standing,
    games: int,
    place: Place,
    results_file: ResultsFile | None,
    progress: Callable[[Standing], None] | None,
) -> None:
    missing = [number for number in range(games) if number not in standing.games]
    work = partial(play_game, standing.contest)
    with closing(jobs.run(work, missing, place)) as done:
        while not standing.verdict and (pair := next(done, None)) is not None:
            number, result = pair
            if isinstance(result, Failure):
                seed = standing.contest.match(number).seed_of(number // 2)
                result = Played(number, seed, error=result.error)
            standing.add(result)
            if results_file is not None:
                results_file.add(asdict(result))
            if progress is not None:
                progress(standing)

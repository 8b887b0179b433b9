"""Computer players against each other, every game recorded and replayed."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from grognard.kernel import registry
from grognard.kernel.game import Game, UnknownName
from grognard.kernel.journal import Journal
from grognard.lab import jobs
from grognard.lab.census import Thing, of_decision, of_event
from grognard.lab.jobs import HERE, Failure, Place
from grognard.players import NAMES, Player, is_known, player

CHUNK = 20  # games given to a worker at a time


class SelfplayError(Exception):
    """A game that did not go as it must; the message says which and how."""


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays what: enough to play any of its games again."""

    game: str
    scenario: str | None = None
    players: tuple[str, ...] = ("random", "random")
    options: tuple[str, ...] = ()
    seed: int = 1
    folder: str | None = None  # where the journals go; nowhere if None
    edition: str | None = None  # the usual one if None
    seconds: float | None = None  # to think about a decision, for players that can be limited
    census: bool = False  # whether all that happens is counted

    def seed_of(self, number: int) -> int:
        """The seed of the dice of a game."""
        return self.seed * 1_000_003 + number


@dataclass(slots=True)
class Result:
    """What became of some games: outcomes, decisions, and a digest of each journal by number."""

    decisions: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    winners: Counter[str] = field(default_factory=Counter)
    digests: dict[int, str] = field(default_factory=dict)
    census: Counter[Thing] = field(default_factory=Counter)

    def add(self, other: Result) -> None:
        """Puts two results together."""
        self.decisions += other.decisions
        self.outcomes += other.outcomes
        self.winners += other.winners
        self.digests |= other.digests
        self.census += other.census

    @property
    def digest(self) -> str:
        """One digest for all the journals, in their order."""
        whole = "".join(self.digests[number] for number in sorted(self.digests))
        return hashlib.sha256(whole.encode()).hexdigest()


def check(match: Match) -> None:
    """Raises UnknownName if the match names something that does not exist."""
    game = registry.game(match.game)
    game.check_scenario(match.scenario)
    game.check_edition(match.edition)
    chosen = game.check_options(dict.fromkeys(match.options, True))
    for name in match.players:
        if not is_known(name):
            raise UnknownName("player", name, NAMES)
    seats = game.seats(chosen)
    if len(match.players) != len(seats):
        raise SelfplayError(f"name a player for each seat: {', '.join(seats)}.")


def play_one(match: Match, number: int, census: Counter[Thing] | None = None) -> Journal:
    """Plays game `number` of a match to its end; counts what happens if there is a census."""
    game = registry.game(match.game)
    chosen = game.check_options(dict.fromkeys(match.options, True))
    seed = match.seed_of(number)
    seats = game.seats(chosen)
    journal = Journal.begin(
        game,
        match.scenario,
        edition=match.edition,
        seed=seed,
        fast=True,
        players=dict(zip(seats, match.players, strict=True)),
        **dict.fromkeys(chosen, True),
    )
    minds = {
        seat: _mind(name, seed * 7 + i, match.seconds)
        for i, (seat, name) in enumerate(zip(seats, match.players, strict=True))
    }
    _finish(journal, minds, census)
    return journal


def _mind(name: str, seed: int, seconds: float | None) -> Player:
    """A player; one that can think as long as it likes is told how long."""
    mind = player(name, seed)
    limit = getattr(mind, "limit", None)
    if seconds is not None and limit is not None:
        limit(seconds)
    return mind


def _finish(journal: Journal, minds: dict[str, Player], census: Counter[Thing] | None) -> None:
    while not journal.state.over:
        step = str(journal.state.step)
        events = journal.play(minds[str(journal.state.seat)].decide(journal.state))
        if census is not None:
            census.update(of_decision(step, journal.entries[-1].text))
            for event in events:
                census.update(of_event(event))


def replays(journal: Journal) -> bool:
    """Whether a game comes out the same from its text."""
    again = Journal.from_text(journal.to_text())
    return again.state.same_as(journal.state) and again.to_text() == journal.to_text()


def digest(journal: Journal) -> str:
    """A short text that only the same game has."""
    return hashlib.sha256(journal.to_text().encode()).hexdigest()


def play_some(match: Match, numbers: range) -> Result:
    """Plays, replays and counts these games of a match."""
    result = Result()
    for number in numbers:
        journal = play_one(match, number, result.census if match.census else None)
        if not replays(journal):
            raise SelfplayError(f"game {number} (seed {match.seed}) does not replay.")
        if match.folder is not None:
            journal.save(Path(match.folder) / f"{match.game}-{match.seed}-{number}.journal")
        _count(journal.game, journal, result)
        result.digests[number] = digest(journal)
    return result


def _count(game: Game, journal: Journal, result: Result) -> None:
    outcome = game.outcome(journal.state)
    result.decisions += len(journal.entries)
    result.outcomes[outcome.key] += 1
    result.winners["+".join(outcome.winners) or "draw"] += 1


def chunks(games: int) -> Iterator[range]:
    """The numbers of the games, a chunk at a time."""
    for first in range(0, games, CHUNK):
        yield range(first, min(first + CHUNK, games))


def run(
    match: Match, games: int, place: Place = HERE, progress: Callable[[int], None] | None = None
) -> Result:
    """Plays a match of many games; `progress` is told of each chunk."""
    check(match)
    result = Result()
    with closing(jobs.run(partial(play_some, match), chunks(games), place)) as done:
        for numbers, some in done:
            if isinstance(some, Failure):
                first, last = numbers[0], numbers[-1]
                raise SelfplayError(f"games {first} to {last}, seed {match.seed}: {some.error}")
            result.add(some)
            if progress is not None:
                progress(len(numbers))
    return result

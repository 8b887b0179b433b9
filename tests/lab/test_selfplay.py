"""Many games between computer players: a sample of what `grognard selfplay` does."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.kernel.game import UnknownName
from grognard.kernel.journal import Journal
from grognard.lab.bench import measure, measure_search
from grognard.lab.jobs import Place
from grognard.lab.selfplay import Match, SelfplayError, play_one, play_some, replays, run

SETTINGS = [
    Match("waterloo"),
    Match("waterloo", scenario="gambit", seed=2),
    Match("waterloo", scenario="free", seed=3),
    Match("waterloo", players=("random",) * 3, options=("three_players",), seed=4),
    Match("waterloo", options=("command_control",), seed=5),
    Match("waterloo", players=("greedy", "greedy"), seed=6),
    Match(
        "waterloo", players=("greedy",) * 3, options=("three_players", "command_control"), seed=7
    ),
]


@pytest.mark.parametrize("match", SETTINGS)
def test_games_end_and_replay(match: Match) -> None:
    games = 6 if "greedy" in match.players else 25
    result = play_some(match, range(games))
    assert sum(result.outcomes.values()) == games
    assert result.decisions > games * 20


def test_processes_play_the_same_games_as_one() -> None:
    match = Match("waterloo", seed=8)
    assert run(match, 40, Place(2)).digests == run(match, 40).digests


def test_journals_are_saved(tmp_path) -> None:
    match = Match("waterloo", seed=9, folder=str(tmp_path))
    play_some(match, range(2))
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["waterloo-9-0.journal", "waterloo-9-1.journal"]
    Journal.load(files[0]).verify()


def test_a_journal_that_does_not_replay_is_noticed() -> None:
    journal = play_one(Match("waterloo", seed=10), 0)
    assert replays(journal)
    journal.state.c[-1] = 1 - int(journal.state.c[-1])
    assert not replays(journal)


@pytest.mark.parametrize(
    ("match", "error"),
    [
        (Match(game="austerlitz"), UnknownName),
        (Match("waterloo", scenario="historcal"), UnknownName),
        (Match("waterloo", players=("random", "ramdom")), UnknownName),
        (Match("waterloo", options=("two_players",)), UnknownName),
        (Match("waterloo", players=("random",)), SelfplayError),
    ],
)
def test_a_match_that_cannot_be_is_refused(match: Match, error: type[Exception]) -> None:
    with pytest.raises(error):
        run(match, 1)


def test_greedy_beats_random_from_either_seat() -> None:
    won: Counter[str] = Counter()
    games = 8
    for seat, players in (("french", ("greedy", "random")), ("allied", ("random", "greedy"))):
        match = Match("waterloo", players=players)
        won["greedy"] += play_some(match, range(games)).winners[seat]
    # It wins about 95 % of them; 12 of 16 or fewer would be a one in ten thousand misfortune.
    assert won["greedy"] > 12


def test_the_bench_tells_what_it_measured() -> None:
    figures = measure("waterloo", seconds=0.3, runs=1)
    assert figures["decisions_per_second"] > 0
    assert figures["clones_per_second"] > 0
    assert 0 < figures["games_per_second"] < figures["decisions_per_second"]
    assert figures["state_bytes"] <= (2048 if figures["compiled"] else 10_000)


def test_the_bench_of_the_search_tells_what_it_measured() -> None:
    rows = measure_search("waterloo", games=1, iterations=1)
    kinds = {(row["step"], row["part"]) for row in rows}
    assert {("movement", "first turn"), ("movement", "second half")} <= kinds
    assert any(step == "combat" for step, _part in kinds)
    assert all(0 < row["least"] <= row["overall"] for row in rows)
    assert all(row["least"] <= row["median"] and row["positions"] > 0 for row in rows)

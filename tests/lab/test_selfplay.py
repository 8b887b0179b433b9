"""Many games between computer players: a sample of what `grognard selfplay` does."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.kernel.game import UnknownName
from grognard.kernel.journal import Journal
from grognard.lab.bench import measure, measure_search
from grognard.lab.census import cards_without, everything
from grognard.lab.census import told as census_told
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


# --- what happened -------------------------------------------------------------------------


def test_a_census_counts_every_decision_and_event() -> None:
    match = Match("provinces", seed=11, census=True)
    result = play_some(match, range(4))
    counts, game = result.census, registry.game("provinces")
    journals = [play_one(match, number) for number in range(4)]
    verbs = Counter(entry.text.split()[0] for journal in journals for entry in journal.entries)
    assert {key: n for (what, key, _), n in counts.items() if what == "verb"} == verbs
    assert sum(n for (what, _, _), n in counts.items() if what == "question") == result.decisions
    told = [
        event for journal in journals for _, _, events, _ in journal.replay() for event in events
    ]
    for kind in game.event_kinds.values():
        assert counts["event", kind.key, ""] == sum(event.key == kind.key for event in told)
    cards = Counter(card for event in told for card in event.cards)
    assert {
        key: n for (what, key, part), n in counts.items() if what == "card" and not part
    } == cards
    assert play_some(Match("provinces", seed=11), range(4)).census == Counter()


def test_what_never_happened_is_told() -> None:
    game = registry.game("provinces")
    possible = everything(game, game.start(dice=FastDice(1)))
    assert len(set(possible)) == len(possible)
    counts = Counter(dict.fromkeys(possible, 1))
    assert "never: nothing" in census_told(counts, possible)
    missing = next(thing for thing in possible if thing[0] == "verb")
    del counts[missing]
    lines = census_told(counts, possible).splitlines()
    assert f"  never: {missing[1]}" in lines
    assert any(line.split() == [missing[1], "0"] for line in lines)


def test_cards_that_no_event_of_these_kinds_has_named() -> None:
    counts: Counter[tuple[str, str, str]] = Counter({("card", "mud", "played"): 2})
    counts["card", "rain", "drawn"] = 1
    assert cards_without(counts, ["mud", "rain", "sun"], ["played"]) == ["rain", "sun"]
    assert cards_without(counts, ["mud", "rain", "sun"], ["played", "drawn"]) == ["sun"]


def test_the_tool_plays_all_ways_to_begin_a_game() -> None:
    """Editions, scenarios and options; the plain rules play the same."""
    tool = Path(__file__).parents[2] / "tools" / "endurance.py"
    words = ["provinces", "--random", "9", "--greedy", "2", "--jobs", "1", "--compare", "--census"]
    words += ["--cards", "no-such-kind"]
    done = subprocess.run(
        [sys.executable, str(tool), *words], capture_output=True, text=True, check=True
    )
    assert "provinces, random" in done.stdout
    assert "9 games" in done.stdout
    assert "never:" in done.stdout
    assert f"without no-such-kind: {', '.join(registry.game('provinces').cards())}" in done.stdout
    assert done.stdout.endswith("The plain rules play the same games.\n")

"""The same jobs on a real Ray cluster, made on this machine for the test."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import working
from click.testing import CliRunner

from grognard.cli.main import main
from grognard.lab import arena, jobs
from grognard.lab.arena import contest
from grognard.lab.jobs import ClusterError, Place

ray = pytest.importorskip("ray", reason="Ray has no package for this Python")

CLUSTER = Place(cluster="local")  # one of its own, whatever else is running


@pytest.mark.long  # Ray needs half a minute to begin and to end
def test_a_cluster_plays_the_same_games_and_survives_the_same_trouble(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Bit for bit; game 3 fails, and game 5 kills the process that plays it."""
    path = os.pathsep.join((str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")))
    monkeypatch.setenv("PYTHONPATH", path)  # the cluster must find the work
    monkeypatch.setattr(arena, "play_game", working.troubled_game)
    meeting = contest("waterloo", ("greedy", "random"), seed=5)
    there = arena.run(meeting, 8, CLUSTER)
    assert not ray.is_initialized(), "a cluster that was made for the jobs must end with them"
    assert there.figures() == arena.run(meeting, 8, Place(2)).figures()
    assert [game.number for game in there.failed] == [3, 5]
    assert there.games[5].error == jobs.DIED


def test_a_cluster_that_is_not_there_is_told() -> None:
    with pytest.raises(ClusterError, match="There is no cluster at 'nonsense://x'"):
        list(jobs.run(working.square, [1], Place(cluster="nonsense://x")))


def test_a_cluster_that_is_slow_to_start_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray gives its processes a fixed time, which a busy machine may need for other things."""
    begun: list[str] = []

    def late(address: str, **_manner: object) -> None:
        begun.append(address)
        raise Exception("timed out during startup")

    monkeypatch.setattr(ray, "init", late)
    with pytest.raises(ClusterError, match="does not start here: timed out"):
        list(jobs.run(working.square, [1], CLUSTER))
    assert begun == ["local"] * jobs.STARTS


@pytest.mark.parametrize(
    ("words", "place"),
    [
        (["--jobs", "3"], Place(3)),
        (["--jobs", "3", "--cluster"], Place(3, "")),
        (["--jobs", "3", "--cluster=auto"], Place(3, "auto")),
    ],
)
@pytest.mark.parametrize("command", ["arena", "balance", "selfplay"])
def test_the_commands_say_where(
    command: str, words: list[str], place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Place] = []

    def noted(work: object, todo: object, place: Place) -> None:
        asked.append(place)
        raise ClusterError("not today")

    monkeypatch.setattr(jobs, "run", noted)
    players = {"arena": ["waterloo", "random", "random"], "balance": ["--player", "random"]}
    result = CliRunner().invoke(main, [command, *players.get(command, []), *words])
    assert result.exit_code == 2
    assert result.stderr.endswith("grognard: not today\n")
    assert asked == [place]

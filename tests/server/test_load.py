"""The measurement of a server: what it counts has really been kept."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner

from grognard.cli.bench import bench
from grognard.server.bench import _run, figures, server
from grognard.server.load import Count, LoadError, actions, pages
from grognard.server.soak import Sample, Size, growth, measure
from waiting import until


def rows(folder: Path, query: str) -> int:
    """A number out of the file that the server kept."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        return int(database.execute(query).fetchone()[0])


def test_what_is_counted_is_kept(tmp_path: Path) -> None:
    """Every acknowledged action is a row, played by both seats, each a person of his own."""
    with server(tmp_path, None) as (port, _process):
        counts = [_run(actions([port], 2, 3.0, True))]
        until(lambda: _enough(counts) or counts.append(_run(actions([port], 2, 3.0, True))))
        assert _run(pages([port], "/", 2, 1.0)) > 0
    waits = [wait for count in counts for wait in count.waits]
    assert rows(tmp_path, "SELECT count(*) FROM actions") == len(waits)
    assert rows(tmp_path, "SELECT count(*) FROM tables") >= 2 * len(counts)
    assert rows(tmp_path, "SELECT count(DISTINCT person) FROM seats") == 4 * len(counts)
    assert all(wait > 0 for wait in waits)
    assert sum(count.bytes for count in counts) > len(waits) * 1000


def _enough(counts: list[Count]) -> bool:
    """Whether enough was played, however slowly."""
    return sum(len(count.waits) for count in counts) > 20


def test_a_refusal_ends_the_measurement(tmp_path: Path) -> None:
    """Whatever is not granted must not be counted."""
    with server(tmp_path, None) as (port, _process), pytest.raises(LoadError, match="404"):
        _run(pages([port], "/no/such.page", 1, 1.0))


def test_figures() -> None:
    """Percentiles by rank."""
    found = figures([n / 1000 for n in range(100, 0, -1)], 2.0)
    assert found == {"actions_per_second": 50.0, "p50_ms": 51.0, "p95_ms": 96.0, "p99_ms": 100.0}
    with pytest.raises(LoadError):
        figures([], 1.0)


def test_a_soak() -> None:
    """Everything that is asked for is there: tables, streams, actions, and the memory by time."""
    if not Path("/proc/self/status").exists():
        pytest.skip("the memory of a process is not told here")
    told: list[Sample] = []
    found = measure(Size(streams=20, tables=20, actions=200), told=told.append)
    assert found["actions"] >= 200
    assert found["streams_left"] == 0
    assert [sample.actions for sample in told] == [row[0] for row in found["samples"]]
    assert len(told) > 10
    assert all(sample.megabytes > 10 for sample in told)
    with pytest.raises(LoadError, match="fewer tables"):
        measure(Size(streams=2, tables=1, actions=1))


def test_growth() -> None:
    """By the second half: at the beginning everything grows."""
    steady = [Sample(n * 1000, n, min(n, 10) * 5.0) for n in range(21)]
    assert growth(steady) == 0.0
    assert growth([Sample(n * 1000, n, n / 100) for n in range(21)]) == 10.0
    assert growth(steady[:1]) == 0.0


def test_the_command() -> None:
    """Without a word it measures the rules; several processes need what they share."""
    rules = CliRunner().invoke(bench, ["--seconds", "0.1", "--json"])
    assert rules.exit_code == 0
    assert '"decisions_per_second"' in rules.output
    alone = CliRunner().invoke(bench, ["server", "--processes", "2"], env={"GROGNARD_DATABASE": ""})
    assert alone.exit_code == 2
    assert "--database" in alone.output

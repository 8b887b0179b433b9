"""Many jobs at once, some of which fail."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

import pytest
import working

from grognard.lab import jobs
from grognard.lab.jobs import DIED, ClusterError, Failure, Place
from waiting import until


def results(work, todo, place: Place) -> dict:
    """All results by job; each job must be told of once."""
    done = list(jobs.run(work, todo, place))
    assert len(dict(done)) == len(done)
    return dict(done)


@pytest.mark.parametrize("processes", [1, 3])
def test_every_job_is_done_once(processes: int) -> None:
    assert results(working.square, range(7), Place(processes)) == {n: n * n for n in range(7)}


def test_no_jobs_are_soon_done() -> None:
    assert results(working.square, [], Place(2)) == {}


def test_a_job_that_fails_says_why_and_where() -> None:
    found = results(working.troubled, [2, 3, 4], Place(1))
    assert found[2] == 4
    assert found[4] == 16
    assert found[3].error.startswith("ValueError: three is not allowed (working.py:")


def test_a_job_that_kills_its_process_does_not_harm_the_others() -> None:
    found = results(working.troubled, range(9), Place(2))
    assert found[5] == Failure(DIED)
    assert isinstance(found[3], Failure)
    assert {n: found[n] for n in (0, 1, 2, 4, 6, 7, 8)} == {n: n * n for n in (0, 1, 2, 4, 6, 7, 8)}


def test_a_job_whose_process_was_killed_is_done_by_another(tmp_path: Path) -> None:
    mark = str(tmp_path / "killed")
    assert results(working.killed_once, [mark], Place(2)) == {mark: "done"}
    assert Path(mark).exists()


def test_closing_ends_what_is_under_way(tmp_path: Path) -> None:
    marks = [tmp_path / "a", tmp_path / "b"]
    with closing(jobs.run(working.quick_or_endless, ["quick", *map(str, marks)], Place(3))) as done:
        assert next(done) == ("quick", 4)
        pids = [int(read_when_there(mark)) for mark in marks]
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def read_when_there(file: Path) -> str:
    """The text that another process is about to write."""
    return until(lambda: file.exists() and file.read_text()) or ""


def test_without_ray_a_clear_message(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(jobs, "import_module", missing)
    with pytest.raises(ClusterError, match=r"grognard\[cluster\]"):
        list(jobs.run(working.square, [1], Place(cluster="")))

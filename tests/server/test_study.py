"""After the end: analysis, reasons and report, from processes of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
import studying
from litestar import Litestar
from litestar.testing import TestClient
from schemathesis.core.failures import Failure
from visiting import ATTACK, Visitor

from grognard.kernel.journal import Journal
from grognard.lab.record import Analysis
from grognard.lab.why import Why
from grognard.server import computers
from grognard.server.limits import Rate
from grognard.server.study import work
from grognard.server.study.analyst import Analyst, Rounds
from grognard.server.thinking import thought_seed
from waiting import until

ANY = Rate(1e9, 1e9)
FEW = Rounds(first=2, times=2, most=4)


def closed(client: TestClient[Litestar], analyst: Analyst) -> None:
    """Ends the processes of an analyst, where its tasks are."""
    with client.portal() as portal:
        portal.call(analyst.close)


@pytest.fixture(scope="module")
def analyst(client: TestClient[Litestar]) -> Iterator[Analyst]:
    """One that is content with few lines of play, and has its processes for all tests."""
    usual = client.app.state.analyst
    client.app.state.analyst = Analyst(FEW, ANY)
    yield client.app.state.analyst
    closed(client, client.app.state.analyst)
    client.app.state.analyst = usual


@pytest.fixture
def other(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., Analyst]]:
    """Puts another analyst in the place of the usual one."""
    made: list[Analyst] = []

    def make(**manner: Any) -> Analyst:
        made.append(Analyst(**{"rounds": FEW, "starts": ANY, **manner}))
        monkeypatch.setattr(client.app.state, "analyst", made[-1])
        return made[-1]

    yield make
    for one in made:
        closed(client, one)


def ended(visitor: Visitor, allied: str = "me") -> str:
    """A game given up after the first march."""
    table = visitor.new_table("me", allied)
    visitor.act(table, "french", *ATTACK)
    visitor.post(f"/tables/{table}/resign", {"seat": "french"})
    return table


def answered(visitor: Visitor, path: str, wanted: Callable[[Any], bool], **data: Any) -> Any:
    """The first answer that is as wanted."""

    def asked() -> Any:
        answer = visitor.post(path, data)
        return answer if wanted(answer) else None

    return until(asked)


def is_done(answer: Any) -> bool:
    return bool(answer["state"] == "done")


@pytest.fixture
def table(ann: Visitor, analyst: Analyst) -> str:
    """A game that was given up."""
    return ended(ann)


def test_it_comes_quickly_and_grows(ann: Visitor, bob: Visitor, table: str) -> None:
    """Whoever may see the table may see it: after the end that is everyone."""
    path = f"/tables/{table}/analysis"
    first = ann.post(path)
    assert (first["state"], first["lines"], first["analysis"]) == ("working", 0, None)
    some = answered(bob, path, lambda answer: answer["lines"] > 0)
    assert some["analysis"]["iterations"] == some["lines"]
    best = answered(ann, path, is_done)
    assert best["lines"] == best["analysis"]["iterations"] == 4
    found = msgspec.convert(best["analysis"], Analysis)
    assert found.actions == len(ATTACK)
    assert found.ending == "French resigns."
    assert [step.last for step in found.steps][-1] == len(ATTACK)
    assert ann.post(path, {"have": 4})["analysis"] is None
    assert ann.post(path, {"have": 2})["analysis"] == best["analysis"]


def test_each_game_is_worked_on_once(ann: Visitor, bob: Visitor, other: Any) -> None:
    analyst = other(starts=Rate(1, 1e-9))
    path = f"/tables/{ended(ann)}/analysis"
    assert answered(ann, path, is_done) == answered(bob, path, is_done)
    assert ann.post(path)["state"] == "done"
    assert len(analyst.games) == 1


def test_every_language_has_the_same_figures(ann: Visitor, table: str) -> None:
    path = f"/tables/{table}/analysis"
    answered(ann, path, is_done)
    found = {}
    for language in ("en", "fr", "es"):
        answer = ann.post(f"{path}?lang={language}")["analysis"]
        found[language] = msgspec.convert(answer, Analysis)
        assert found[language].language == language
    assert len({one.steps[0].told for one in found.values()}) == 3
    assert len({one.ending for one in found.values()}) == 3
    assert len({tuple(step.after for step in one.steps) for one in found.values()}) == 1


def test_nothing_before_the_end(ann: Visitor, bob: Visitor, analyst: Analyst) -> None:
    """It would tell what is hidden, even to whoever plays both sides behind a curtain."""
    table = ann.new_table("me", "me")
    ann.act(table, "french", *ATTACK)
    for visitor in (ann, bob):
        trouble = visitor.post(f"/tables/{table}/analysis", status=403)
        assert trouble["error"] == "The game is not over."
        visitor.post(f"/tables/{table}/analysis/1", status=403)
        assert visitor.ask("GET", f"/tables/{table}/report").status_code == 403
    assert not [key for key in analyst.games if key[0] == table]


def test_what_there_is_not(ann: Visitor, analyst: Analyst) -> None:
    ann.post("/tables/AAAAAAAAAAAAAAAA/analysis", status=404)
    table = ann.new_table("me", "me")
    ann.post(f"/tables/{table}/resign", {"seat": "french"})
    ann.post(f"/tables/{table}/analysis", status=409)
    table = ended(ann)
    ann.post(f"/tables/{table}/analysis/{len(ATTACK) + 1}", status=404)
    ann.post(f"/tables/{table}/analysis/0", status=400)
    ann.post(f"/tables/{table}/analysis", {"want": 1}, status=400)


def test_a_journal_from_elsewhere(ann: Visitor, bob: Visitor, table: str) -> None:
    """Its actions are open to whoever brought it and plays all of it; later ones are not."""
    text = ann.ask("GET", f"/tables/{table}/journal").text
    seats = {"french": "me", "allied": "me"}
    again = ann.post("/tables/import", {"journal": text, "after": 4, "seats": seats}, 201)["table"]
    ann.act(again, "french", *ATTACK[4:])
    assert "analyse" in ann.see(again, "french")["may"]
    path = f"/tables/{again}/analysis"
    assert answered(ann, path, is_done)["analysis"]["actions"] == 4
    ann.post(f"{path}/5", status=404)
    bob.post(path, status=403)
    alone = ann.post(
        "/tables/import",
        {"journal": text, "after": 4, "seats": {**seats, "allied": "computer:random"}},
        201,
    )["table"]
    ann.post(f"/tables/{alone}/analysis", status=403)
    assert "analyse" not in ann.see(alone, "french")["may"]


# --- why -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def against(client: TestClient[Litestar], analyst: Analyst) -> tuple[Visitor, str]:
    """A game in which a captain has given his first orders, given up by the person."""
    ann = Visitor(client)
    table = ann.new_table("computer:captain:bold", "me")
    until(lambda: ann.see(table)["log"])
    ann.post(f"/tables/{table}/resign", {"seat": "allied"})
    return ann, table


def test_a_thought_is_thought_again(against: tuple[Visitor, str]) -> None:
    """With the seed that the computer was asked with it comes to the same, and tells its lines."""
    ann, table = against
    journal = Journal.from_text(ann.ask("GET", f"/tables/{table}/journal").text)
    weighed = 0
    for number in (1, len(journal.entries)):
        answer = answered(ann, f"/tables/{table}/analysis/{number}", is_done)
        why = msgspec.convert(answer["why"], Why)
        entry = journal.entries[number - 1]
        assert (why.text, why.seat, why.player) == (entry.text, entry.seat, "captain:bold")
        assert why.repeated
        assert why.strengths
        weighed += bool(why.lines)
        assert sum(line.visits for line in why.lines) <= why.iterations
    assert weighed


def test_they_are_as_the_schema_says(against: tuple[Visitor, str]) -> None:
    """The API describes itself; the answers are so."""
    ann, table = against
    schema = schemathesis.openapi.from_dict(ann.get("/schema/openapi.json"))
    for path, own in (("analysis", "analysis"), ("analysis/{number}", "analysis/1")):
        answered(ann, f"/tables/{table}/{own}", is_done)
        response = ann.ask("POST", f"/tables/{table}/{own}", json={})
        operation = schema[f"/api/tables/{{table}}/{path}"]["POST"]
        operation.validate_response(response)
        wrong = httpx.Response(200, json={**response.json(), "percent": "many"})
        wrong.request, wrong.elapsed = response.request, response.elapsed
        with pytest.raises(Failure):
            operation.validate_response(wrong)


def test_a_computer_is_asked_with_a_seed_that_can_be_known_later(
    ann: Visitor, analyst: Analyst, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It follows from the seed of the game, which is published at the end."""
    monkeypatch.setattr(computers, "think", partial(studying.notes, tmp_path))
    table = ann.new_table("computer:greedy", "me")
    until(lambda: len(seeds(tmp_path)) >= 3)
    ann.post(f"/tables/{table}/resign", {"seat": "allied"})
    secret = ann.see(table)["seed"]
    used = seeds(tmp_path)
    assert used[:3] == [thought_seed(secret, number) for number in range(3)]
    why = answered(ann, f"/tables/{table}/analysis/1", is_done)["why"]
    assert why["seed"] == used[0]


def seeds(folder: Path) -> list[int]:
    """Those that were noted, in their order."""
    file = folder / "seeds"
    return [int(line) for line in file.read_text().split()] if file.exists() else []


# --- the report ----------------------------------------------------------------------------


def test_the_report_is_a_file(ann: Visitor, table: str) -> None:
    """Whoever asks for it first need not have asked for the analysis."""
    report = ann.ask("GET", f"/tables/{table}/report?lang=fr")
    assert report.status_code == 200
    assert report.headers["content-type"].startswith("text/html")
    assert report.headers["content-disposition"] == f'attachment; filename="{table}.html"'
    assert report.text.startswith("<!DOCTYPE html>")
    assert '<html lang="fr">' in report.text
    assert "<script" not in report.text
    assert ann.ask("GET", f"/tables/{table}/report").text != report.text


def test_the_report_calls_people_by_their_names(ann: Visitor, bob: Visitor, analyst: Any) -> None:
    for who, name in ((ann, "Joséphine"), (bob, "Talleyrand")):
        who.post("/account", {"name": name, "password": "vive l’empereur"}, 201)
    table = ann.new_table()
    bob.post(f"/tables/{table}/seats/allied")
    ann.act(table, "french", *ATTACK)
    ann.post(f"/tables/{table}/resign", {"seat": "french"})
    report = ann.ask("GET", f"/tables/{table}/report").text
    assert "Joséphine" in report
    assert "Talleyrand" in report


# --- what goes wrong -----------------------------------------------------------------------


def test_it_stops_when_nobody_waits(
    ann: Visitor, other: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And goes on when somebody asks again."""
    other(lease=5.0)  # longer than a busy machine lets pass between two questions
    path = f"/tables/{ended(ann)}/analysis"
    with monkeypatch.context() as patch:
        patch.setattr(work, "analysed", named(partial(studying.endless, tmp_path)))
        assert answered(ann, path, lambda answer: answer["percent"] == 40)["state"] == "working"
        until((tmp_path / "given up").exists)
    assert answered(ann, path, is_done)["lines"] == 4


def named(work_on: Any) -> Any:
    """Work that has a name for the log, as functions have."""
    work_on.__name__ = "endless"
    return work_on


def test_a_worker_that_dies_is_told(
    ann: Visitor, other: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    analyst = other()
    path = f"/tables/{ended(ann)}/analysis"
    with monkeypatch.context() as patch:
        patch.setattr(work, "analysed", studying.dies)
        answered(ann, path, lambda answer: answer["state"] == "failed")
        assert ann.post(path)["state"] == "failed"
    next(iter(analyst.games.values())).failed_at = 0.0
    assert answered(ann, path, is_done)["lines"] == 4


def test_there_are_limits(
    ann: Visitor, other: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For one person, and for all together."""
    tables = [ended(ann) for _ in range(3)]
    monkeypatch.setattr(work, "analysed", named(partial(studying.endless, tmp_path)))
    other(starts=Rate(2, 1e-9))
    for table, status in zip(tables, (200, 200, 429), strict=True):
        ann.post(f"/tables/{table}/analysis", status=status)
    ann.post(f"/tables/{tables[0]}/analysis")
    other()
    monkeypatch.setattr("grognard.server.study.analyst.MOST_AT_ONCE", 2)
    for table, status in zip(tables, (200, 200, 503), strict=True):
        ann.post(f"/tables/{table}/analysis", status=status)

"""Where the data come from is told openly, and truly."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from grognard.kernel import registry
from grognard.kernel.text import LANGUAGES
from grognard.server.sources import sources


@pytest.fixture(scope="module")
def told() -> Any:
    """Everything that is told of the first game, in French."""
    return sources(registry.game("waterloo"), "fr")


def test_every_record_of_the_data_is_there_once(told: Any) -> None:
    model: Any = registry.game("waterloo").model  # type: ignore[attr-defined]
    keys = [(one.kind, one.key) for one in told.records]
    assert len(keys) == len(set(keys))
    for kind, records in (("town", model.towns), ("road", model.roads), ("unit", model.units)):
        assert len([key for key in keys if key[0] == kind]) == len(records)


def test_marks_rules_and_references(told: Any) -> None:
    found = {(one.kind, one.key): one for one in told.records}
    ghent, givet = found["town", "ghent"], found["town", "givet"]
    assert (ghent.name, ghent.marks, ghent.rules) == ("Gand", ["S"], ["1.0", "11.0"])
    assert (givet.marks, givet.references) == (["W", "R"], ["W11"])
    roads = [one.name for one in told.records if one.kind == "road"]
    assert "Namur – Perwez" in roads


def test_every_reference_that_is_cited_is_explained(told: Any) -> None:
    explained = {one.key for one in told.references}
    assert {key for one in told.records for key in one.references} <= explained


@pytest.mark.parametrize("language", LANGUAGES)
def test_over_http(client: TestClient[Any], language: str) -> None:
    answer = client.get("/api/games/waterloo/sources", params={"lang": language})
    assert answer.status_code == 200
    assert len(answer.json()["records"]) > 250
    assert client.get("/api/games/chess/sources").status_code == 422

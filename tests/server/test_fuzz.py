"""Requests made up from the API's own description: none may make the server fail."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from visiting import PLENTY, Visitor, calling, served

from grognard.server.app import create_app
from waiting import PATIENCE

EXAMPLES = int(os.environ.get("GROGNARD_FUZZ", "12"))  # of each request
ENDLESS = "/stream"  # what it answers has no end
REAL = {"game": "waterloo", "seat": "french"}  # so that not every request ends at the first door


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that answers as often as one likes."""
    with served(create_app(tmp_path_factory.mktemp("data"), PLENTY)) as found:
        yield found


def test_nothing_makes_the_server_fail(url: str, tmp_path: Path) -> None:
    with calling(url) as client:
        ann = Visitor(client)
        table = ann.new_table(french="me", allied="computer:random")
        schema = schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json", timeout=PATIENCE)
        found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
        asked = [operation for operation in found if not operation.path.endswith(ENDLESS)]
        assert len(asked) > 40
        failures: list[str] = []
        for operation in asked:
            failures += _failures(operation, ann, {**REAL, "table": table})
        assert not failures
        assert ann.get(f"/tables/{table}")["table"] == table


def _failures(operation: Any, ann: Visitor, real: dict[str, str]) -> list[str]:
    """The requests of one kind that were answered by a failure of the server."""
    failures: list[str] = []
    chance = random.Random(1)

    @settings(
        max_examples=EXAMPLES,
        database=None,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        for name in case.path_parameters or {}:
            if name in real and chance.random() < 0.8:
                case.path_parameters[name] = real[name]
        headers = {"origin": str(ann.client.base_url).rstrip("/")}
        if chance.random() < 0.9:
            headers["cookie"] = f"grognard={ann.token}"
        answer = case.call(headers=headers, timeout=PATIENCE)
        if answer.status_code >= 500:
            failures.append(f"{case.method} {case.formatted_path} {case.body!r}: {answer.text}")

    ask()
    return failures

"""The owner sees, pauses and removes tables and guests while the server is at work."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from litestar import Litestar
from litestar.testing import TestClient
from visiting import PLENTY, Visitor

from grognard.cli.main import main
from grognard.server.app import create_app
from grognard.server.storage import open_database
from waiting import until


@pytest.fixture
def house(folder: Path, address: str | None) -> Iterator[TestClient[Litestar]]:
    """A server on each kind of database."""
    with TestClient(create_app(folder, PLENTY, open_database(folder, address))) as client:
        yield client


def owner(folder: Path, address: str | None, *words: str, code: int = 0) -> str:
    """What the command says."""
    place = ["--data", str(folder), *(["--database", address] if address else [])]
    result = CliRunner().invoke(main, ["tables", *place, *words])
    assert result.exit_code == code, result.output
    return result.output


def test_tables_are_listed_paused_and_removed(
    house: TestClient[Litestar], folder: Path, address: str | None
) -> None:
    """What the server has in memory does not outlive it."""
    ann, bob = Visitor(house), Visitor(house)
    table, other = ann.new_table("me", "computer:random"), bob.new_table()
    shown = json.loads(owner(folder, address, "list", "--json"))
    assert {row["id"]: row["state"] for row in shown} == {table: "under way", other: "under way"}
    assert "computer" not in owner(folder, address, "list")
    assert "random" in owner(folder, address, "list")
    owner(folder, address, "pause", table)
    wish = {"seat": "french", "action": "done", "version": ann.see(table, "french")["version"]}
    assert "paused" in ann.post(f"/tables/{table}/actions", wish, 409)["error"]
    owner(folder, address, "remove", table)
    with house.portal() as portal:
        portal.call(house.app.state.service.refresh)
    assert ann.ask("GET", f"/tables/{table}").status_code == 404
    assert ann.get("/tables") == []
    assert bob.see(other)["table"] == other
    assert "no table" in owner(folder, address, "remove", table, code=2)


def test_a_guest_is_removed_with_his_tables(
    house: TestClient[Litestar], folder: Path, address: str | None
) -> None:
    """He is somebody else when he comes again; others keep theirs."""
    ann, bob = Visitor(house), Visitor(house)
    own = [ann.new_table() for _ in range(3)]
    shared = bob.new_table("me", "open")
    ann.post(f"/tables/{shared}/seats/allied")
    first, second = json.loads(owner(folder, address, "guests", "--json"))
    assert (first["tables"], second["tables"]) == (3, 1)
    assert "tables: 3" in owner(folder, address, "remove-guest", first["person"][:12])
    with house.portal() as portal:
        portal.call(house.app.state.service.refresh)
    assert [ann.ask("GET", f"/tables/{table}").status_code for table in own] == [404] * 3
    seats: dict[str, Any] = {s["seat"]: s["who"] for s in bob.see(shared)["seats"]}
    assert seats == {"french": "you", "allied": "computer"}
    until(lambda: ann.get("/tables") == [])
    assert len(json.loads(owner(folder, address, "guests", "--json"))) == 1

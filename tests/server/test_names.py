"""Names that look alike, names that rest, guests who did nothing, clocks that are set."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from members import PASSWORD, hurried, member
from visiting import PLENTY, Visitor

from grognard.server.accounts import people
from grognard.server.accounts.lookalikes import look_of
from grognard.server.accounts.people import forget_idle_guests
from grognard.server.app import create_app
from grognard.server.remote.clocks import DAY, HOUR, SECOND, SteadyClock
from grognard.server.storage import now


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """A server without limits."""
    with TestClient(create_app(tmp_path_factory.mktemp("data"), PLENTY)) as found:
        yield hurried(found)


def ask(client: TestClient[Litestar], work: Any) -> Any:
    """Something done in the database."""
    return client.app.state.service.storage.database.ask(work).result()


def sign_up(client: TestClient[Litestar], name: str, status: int) -> None:
    """Somebody wants a name."""
    Visitor(client).post("/account", {"name": name, "password": PASSWORD}, status)


# --- names ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Davout", "Dаvоut"),  # a and o of the Cyrillic script
        ("Ney", "Νеу"),  # Greek and Cyrillic letters
        ("Massena", "Masséna"),
        ("Soult", "S0ult"),
        ("Lannes", "Iannes"),
        ("Murat 1", "Murat l"),
        ("Jean-de-Dieu", "Jean de Dieu"),
        ("Marmont", "Marrnont"),
    ],
)
def test_names_that_look_alike(client: TestClient[Litestar], one: str, other: str) -> None:
    """The second is refused beside the first, as if it were the same."""
    assert look_of(one) == look_of(other)
    sign_up(client, one, 201)
    sign_up(client, other, 409)


def test_names_that_do_not_look_alike() -> None:
    """Other letters are other names."""
    names = ("Ney", "Nei", "Neya", "元帥", "元師", "Блюхер", "Bluecher", "Reille", "Rapp")
    assert len({look_of(name) for name in names}) == len(names)


def test_accounts_from_before_are_noted(client: TestClient[Litestar]) -> None:
    """Their names count as well."""
    member(client, "Oudinot")
    forget = "UPDATE people SET name_look = NULL WHERE name = 'Oudinot'"
    ask(client, lambda db: db.execute(forget).rowcount)
    sign_up(client, "0udin0t", 409)


def test_the_name_of_a_deleted_account_rests(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody can pass for somebody who has just left; after a while the name is free."""
    grouchy = member(client, "Grouchy")
    grouchy.post("/account/delete", {"password": PASSWORD})
    sign_up(client, "Grouchy", 409)
    sign_up(client, "Gr0uchy", 409)
    kept = ask(client, lambda db: [dict(row) for row in db.execute("SELECT * FROM resting")])
    assert "grouchy" not in str(kept)
    later = now() + people.REST + SECOND
    monkeypatch.setattr(people, "now", lambda: later)
    sign_up(client, "Grouchy", 201)


# --- guests --------------------------------------------------------------------------------


def test_guests_who_did_nothing_are_forgotten(client: TestClient[Litestar]) -> None:
    """Not those who sit at a table, who spoke, or who were there lately."""
    database = client.app.state.service.storage
    for name in ("idle", "lately"):
        database.add_guest(name, f"session of {name}").result()
    player, talker = Visitor(client), Visitor(client)
    table = player.new_table()
    talker.post(f"/tables/{table}/chat", {"room": "onlookers", "text": "Bonjour"}, 201)
    later = now() + 8 * DAY
    use = "UPDATE sessions SET used = ? WHERE person = 'lately'"
    ask(client, lambda db: db.execute(use, (later - HOUR,)).rowcount)
    assert ask(client, lambda db: forget_idle_guests(db, later)) >= 1
    query = "SELECT person FROM people WHERE person IN ('idle', 'lately')"
    assert ask(client, lambda db: [row["person"] for row in db.execute(query)]) == ["lately"]
    assert player.see(table, "french")["yours"]
    assert talker.get(f"/tables/{table}/chat", room="onlookers")["said"][0]["yours"]


# --- clocks --------------------------------------------------------------------------------


def test_a_clock_that_is_set_costs_nobody_his_time() -> None:
    """The time of games goes on as before; how far it was set is known."""
    wall, steady = [1_000_000], [50.0]
    clock = SteadyClock(lambda: wall[0], lambda: steady[0])
    wall[0] += 3 * DAY + 2 * SECOND
    steady[0] += 2.0
    assert clock() == 1_000_000 + 2 * SECOND
    assert clock.set_by() == 3 * DAY
    wall[0] -= 4 * DAY
    assert clock() == 1_000_000 + 2 * SECOND
    assert clock.set_by() == -DAY

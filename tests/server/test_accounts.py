"""Accounts: signing up, coming and going, what comes along and what is left."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient
from members import PASSWORD, hurried, member, name_of, token_of
from visiting import ATTACK, PLENTY, Visitor, truth

from grognard.server import visitors as visitors_module
from grognard.server.accounts import people
from grognard.server.accounts.names import checked_name, checked_password, name_key
from grognard.server.app import create_app
from grognard.server.refusal import Refusal
from grognard.server.visitors import hashed
from waiting import until


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """A server without limits."""
    with TestClient(create_app(tmp_path_factory.mktemp("data"), PLENTY)) as found:
        yield hurried(found)


def row(client: TestClient[Litestar], query: str, *values: object) -> dict[str, object] | None:
    """A row of the database."""
    database = client.app.state.service.storage.database
    found = database.ask(lambda db: db.execute(query, values).fetchone()).result()
    return None if found is None else dict(found)


# --- names and passwords -------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Ney", "Jean-de-Dieu Soult", "Łukasz", "元帥", "D’Erlon", "x1"])
def test_names_that_will_do(name: str) -> None:
    """Letters of any script, digits and a few signs."""
    assert checked_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        *(
            "",
            "x",
            "x" * 25,
            " Ney",
            "Ney ",
            "Michel  Ney",
            "...",
            "Ney\n",
            "Ney\x00",
            "<b>Ney</b>",
        ),
        *(
            "Ne\u200by",
            "Ne\u202ey",
            "Ne\u00ady",
            "Ne\u2060y",
            "Ne\ufe0fy",
            "Ne\u115fy",
            "Ne\u3164y",
        ),
        *(
            "\u0301Ney",
            "Q\u0301\u0302\u0303ey",
            "Ne\u2028y",
            "Ne\ue000y",
            "\u2800\u2800",
            "Ne\u034fy",
        ),
        *("Ne\ufeffy", "\ufdfa\ufdfa", "Ney\u00a0\u00a0x", "@everyone", "Ney\U000e0041"),
    ],
)
def test_names_that_will_not_do(name: str) -> None:
    """Nothing invisible, nothing that breaks a line, nothing endless."""
    with pytest.raises(Refusal) as refused:
        checked_name(name)
    assert refused.value.status == 422


@pytest.mark.parametrize("other", ["NEY", "ney", "Ｎｅｙ", "ＮＥＹ"])
def test_names_that_are_one(other: str) -> None:
    """Case and width make no difference."""
    assert name_key(other) == name_key("Ney")
    assert name_key("Straße") == name_key("STRASSE")


@pytest.mark.parametrize(
    "password",
    [
        "short",
        "x" * 201,
        "Grouchy1",
        "grouchygrouchy",
        "GROUCHY123",
        " " * 12,
        "a\u00a0\u2003b       ",
    ],
)
def test_passwords_that_will_not_do(password: str) -> None:
    """Length, and something besides the name."""
    with pytest.raises(Refusal):
        checked_password(password, "Grouchy")


def test_accents_are_typed_in_more_than_one_way() -> None:
    """One password for every keyboard."""
    assert checked_password("de\u0301jeuner", "Ney") == checked_password("d\u00e9jeuner", "Ney")


# --- coming and going ----------------------------------------------------------------------


def test_signing_up_and_in(client: TestClient[Litestar]) -> None:
    """A name, a cookie, and the way back."""
    ann = Visitor(client)
    assert ann.get("/me")["guest"]
    shown = ann.post("/account", {"name": "Davout", "password": PASSWORD, "language": "fr"}, 201)
    assert (shown["name"], shown["guest"], shown["language"]) == ("Davout", False, "fr")
    first = ann.token
    ann.post("/logout")
    assert ann.token == first
    assert name_of(ann) is None
    shown = Visitor(client).post("/login", {"name": "ＤＡＶＯＵＴ", "password": PASSWORD})
    assert shown["name"] == "Davout"


def test_only_hashes_are_kept(client: TestClient[Litestar]) -> None:
    """Of passwords and tokens alike."""
    ann = member(client)
    name = name_of(ann)
    kept = row(client, "SELECT * FROM people WHERE name = ?", name)
    assert kept is not None
    assert str(kept["password"]).startswith("$argon2id$")
    assert row(client, "SELECT * FROM sessions WHERE session = ?", ann.token) is None
    assert row(client, "SELECT * FROM sessions WHERE session = ?", hashed(ann.token)) is not None


def test_a_name_is_given_once(client: TestClient[Litestar]) -> None:
    """Whatever its case."""
    member(client, "Murat")
    eve = Visitor(client)
    eve.post("/account", {"name": "MURAT", "password": PASSWORD}, 409)
    assert eve.token == ""


def test_the_table_of_a_guest_comes_along_at_sign_up(client: TestClient[Litestar]) -> None:
    """He is the same person, with a name that others see."""
    ann, bob = Visitor(client), Visitor(client)
    table = ann.new_table()
    bob.post(f"/tables/{table}/seats/allied")
    guest = ann.token
    member(client, "Lannes", ann)
    assert ann.token != guest
    ann.act(table, "french", ATTACK[0])
    assert [s["person"] for s in bob.see(table)["seats"]] == ["Lannes", None]
    assert [s["who"] for s in bob.see(table)["seats"]] == ["somebody", "you"]
    assert Visitor(client, guest).get("/tables") == []


def test_the_tables_of_a_guest_come_along_at_log_in(client: TestClient[Litestar]) -> None:
    """The seats are the account's, those in memory too; the guest is gone."""
    ann = member(client, "Bessières")
    own = ann.new_table()
    guest = Visitor(client)
    table = guest.new_table()
    guest.act(table, "french", ATTACK[0])
    old = guest.token
    guest.post("/login", {"name": "Bessières", "password": PASSWORD})
    assert {t["table"] for t in ann.get("/tables")} == {own, table}
    assert ann.act(table, "french", ATTACK[1])["seats"][0]["person"] == "Bessières"
    assert Visitor(client, old).get("/tables") == []
    assert row(client, "SELECT * FROM sessions WHERE session = ?", hashed(old)) is None


def test_a_table_shows_names_after_a_restart(tmp_path: Path) -> None:
    """They are in the rows."""
    with TestClient(create_app(tmp_path, PLENTY)) as client:
        ann = member(hurried(client), "Oudinot")
        table = ann.new_table()
    with TestClient(create_app(tmp_path, PLENTY)) as client:
        again = Visitor(client, ann.token)
        assert again.see(table, "french")["seats"][0]["person"] == "Oudinot"
        assert name_of(again) == "Oudinot"


def test_log_out_everywhere(client: TestClient[Litestar]) -> None:
    """Every browser; bots go on."""
    ann = member(client)
    other = Visitor(client)
    other.post("/login", {"name": name_of(ann), "password": PASSWORD})
    bot = token_of(ann)["secret"]
    ann.post("/logout/everywhere")
    assert name_of(ann) is None
    assert name_of(other) is None
    headers = {"authorization": f"Bearer {bot}"}
    assert client.get("/api/me", headers=headers).json()["bot"]


def test_another_password(client: TestClient[Litestar]) -> None:
    """The old one is wrong from now on, other browsers are out, this one has a new token."""
    ann = member(client)
    name, before = name_of(ann), ann.token
    other = Visitor(client)
    other.post("/login", {"name": name, "password": PASSWORD})
    ann.post("/account/password", {"old": "something else", "new": "en avant!!"}, 401)
    ann.post("/account/password", {"old": PASSWORD, "new": name + "x"}, 422)
    ann.post("/account/password", {"old": PASSWORD, "new": "en avant!!"})
    assert ann.token != before
    assert name_of(ann) == name
    assert name_of(other) is None
    assert name_of(Visitor(client, before)) is None
    other.post("/login", {"name": name, "password": PASSWORD}, 401)
    other.post("/login", {"name": name, "password": "en avant!!"})


def test_an_old_hash_is_renewed(client: TestClient[Litestar]) -> None:
    """At the next log-in, with today's settings."""
    ann = member(client)
    name = name_of(ann)
    weak = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1).hash(PASSWORD)
    database = client.app.state.service.storage.database
    update = "UPDATE people SET password = ? WHERE name = ?"
    database.ask(lambda db: db.execute(update, (weak, name)).rowcount).result()
    ann.post("/login", {"name": name, "password": PASSWORD})
    kept = row(client, "SELECT password FROM people WHERE name = ?", name)
    assert kept is not None
    assert "m=8,t=1" in str(kept["password"])
    ann.post("/login", {"name": name, "password": PASSWORD})


def test_sessions_end_and_live_on(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ninety days after they were last used."""
    monkeypatch.setattr(visitors_module, "FRESH", 0.0)
    ann = member(client)
    real, day = people.now, people.DAY
    for module in (people, visitors_module):
        monkeypatch.setattr(module, "now", lambda: real() + 89 * day)
    assert name_of(ann) is not None
    for module in (people, visitors_module):
        monkeypatch.setattr(module, "now", lambda: real() + 178 * day)
    assert name_of(ann) is not None
    for module in (people, visitors_module):
        monkeypatch.setattr(module, "now", lambda: real() + 269 * day)
    assert name_of(ann) is None


# --- farewell ------------------------------------------------------------------------------


def test_the_computer_plays_on_for_whoever_is_gone(client: TestClient[Litestar]) -> None:
    """Where another person sits; and nothing of the account is left."""
    ann, bob = member(client, "Marmont"), member(client)
    table, alone = ann.new_table(), ann.new_table(allied="computer:random")
    bob.post(f"/tables/{table}/seats/allied")
    ann.post("/account/settings", {"language": "es"})
    bot = token_of(ann)["secret"]
    ann.post("/account/delete", {"password": "not the one"}, 401)
    ann.post("/account/delete", {"password": PASSWORD})
    bob.waits(table, "allied")
    seats = bob.see(table)["seats"]
    assert [(s["who"], s["person"]) for s in seats] == [("computer", None), ("you", name_of(bob))]
    assert bob.see(alone)["seats"][0]["who"] == "open"
    assert name_of(ann) is None
    assert client.get("/api/me", headers={"authorization": f"Bearer {bot}"}).status_code == 401
    assert row(client, "SELECT * FROM people WHERE name = ?", "Marmont") is None
    Visitor(client).post("/login", {"name": "Marmont", "password": PASSWORD}, 401)


def test_the_computer_plays_on_at_tables_that_nobody_looks_at(
    client: TestClient[Litestar],
) -> None:
    """The other is told when it is his turn."""
    ann, bob = member(client), member(client)
    table = ann.new_table()
    bob.post(f"/tables/{table}/seats/allied")
    service = client.app.state.service
    service._put_away(service.sittings[table])
    ann.post("/account/delete", {"password": PASSWORD})
    until(lambda: bob.get("/me")["unread"] == 1)
    assert bob.see(table, "allied")["asked"] == "allied"


def test_a_game_that_is_over_stays_as_it_was(client: TestClient[Litestar]) -> None:
    """No computer sits down at a table where nothing is left to decide."""
    ann, bob = member(client), member(client)
    table = ann.new_table()
    bob.post(f"/tables/{table}/seats/allied")
    ann.post(f"/tables/{table}/resign", {"seat": "french"})
    ann.post("/account/delete", {"password": PASSWORD})
    assert bob.see(table, "allied")["seats"][0]["who"] == "open"
    assert truth(client, table).over


# --- bot tokens ----------------------------------------------------------------------------


def test_bot_tokens(client: TestClient[Litestar]) -> None:
    """Made, listed, used without an origin, revoked."""
    ann = member(client)
    made = token_of(ann, "my bot")
    listed = ann.get("/tokens")
    assert listed == [{key: made[key] for key in ("id", "label", "created", "used")}]
    headers = {"authorization": f"Bearer {made['secret']}"}
    wish = {"game": "waterloo", "seats": {"french": "me"}}
    answer = client.post("/api/tables", json=wish, headers=headers)
    assert answer.status_code == 201
    assert "set-cookie" not in answer.headers
    assert [t["table"] for t in ann.get("/tables")] == [answer.json()["table"]]
    assert ann.post(f"/tokens/{made['id']}/revoke") == []
    assert client.get("/api/tables", headers=headers).status_code == 401
    ann.post(f"/tokens/{made['id']}/revoke", None, 404)


def test_there_are_not_too_many_tokens(client: TestClient[Litestar]) -> None:
    """Twenty."""
    ann = member(client)
    for number in range(people.MOST_TOKENS):
        token_of(ann, f"bot {number}")
    ann.post("/tokens", {"label": "one more", "password": PASSWORD}, 409)


@pytest.mark.parametrize(
    ("path", "data"),
    [
        ("/tokens", {"label": "x"}),
        ("/account/settings", {"language": "en"}),
        ("/account/settings", {"mail": "eve@example.org", "password": PASSWORD}),
        ("/account/password", {"old": PASSWORD, "new": "en avant!!"}),
        ("/account/delete", {"password": PASSWORD}),
        ("/account/webhook", {}),
        ("/logout/everywhere", {}),
        ("/logout", {}),
    ],
)
def test_what_is_for_the_owner_alone(client: TestClient[Litestar], path: str, data: object) -> None:
    """Neither a guest nor a bot may do it."""
    guest, ann = Visitor(client), member(client)
    guest.new_table()
    guest.post(path, data, 401)
    bot = token_of(ann)["secret"]
    headers = {"authorization": f"Bearer {bot}"}
    assert client.post(f"/api{path}", json=data, headers=headers).status_code == 403
    assert name_of(ann) is not None


def test_a_bot_is_not_told_where_its_owner_is_reached(client: TestClient[Litestar]) -> None:
    """Neither mail nor webhook."""
    ann = member(client)
    database = client.app.state.service.storage.database
    update = (
        "UPDATE people SET mail = 'a@example.org', webhook = 'https://example.org/x' WHERE name = ?"
    )
    name = name_of(ann)
    database.ask(lambda db: db.execute(update, (name,)).rowcount).result()
    assert ann.get("/me")["mail"] == "a@example.org"
    bot = token_of(ann)["secret"]
    shown = client.get("/api/me", headers={"authorization": f"Bearer {bot}"}).json()
    assert (shown["name"], shown["mail"], shown["webhook"]) == (name, None, None)

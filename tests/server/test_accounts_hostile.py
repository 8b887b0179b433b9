"""Accounts in a hostile world: other people's sessions, forged tokens, guesses and tricks."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient
from members import PASSWORD, hurried, member, name_of, token_of
from visiting import ANY, PLENTY, Visitor

from grognard.server.accounts import passwords as password_module
from grognard.server.accounts import people
from grognard.server.accounts import service as service_module
from grognard.server.accounts.guard import Guard
from grognard.server.accounts.passwords import Passwords
from grognard.server.app import create_app
from grognard.server.limits import Limits, Rate, Tries, network
from grognard.server.refusal import Refusal
from grognard.server.visitors import hashed


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """A server without limits."""
    with TestClient(create_app(tmp_path_factory.mktemp("data"), PLENTY)) as found:
        yield hurried(found)


def as_bot(client: TestClient[Litestar], secret: str, **more: str) -> httpx.Response:
    """What a bot is told of itself."""
    client.cookies.clear()
    return client.get("/api/me", headers={"authorization": f"Bearer {secret}", **more})


# --- sessions and tokens -------------------------------------------------------------------


def test_the_cookie_from_before_is_worth_nothing_after(client: TestClient[Litestar]) -> None:
    """Whoever planted a cookie in a browser is not logged in with its owner."""
    member(client, "Augereau")
    planted = Visitor(client)
    planted.new_table()
    victim = Visitor(client, planted.token)
    victim.post("/login", {"name": "Augereau", "password": PASSWORD})
    assert victim.token != planted.token
    assert name_of(victim) == "Augereau"
    assert planted.get("/me")["guest"]
    assert planted.get("/tables") == []


def test_a_cookie_that_the_server_never_gave(client: TestClient[Litestar]) -> None:
    """It is not taken up, neither before nor by a log-in."""
    chosen = "A" * 43
    ann = Visitor(client, chosen)
    member(client, "Macdonald", ann)
    assert ann.token != chosen
    assert name_of(Visitor(client, chosen)) is None


def test_a_log_in_ends_the_session_before_it(client: TestClient[Litestar]) -> None:
    """One browser has one session."""
    ann = member(client)
    before, name = ann.token, name_of(ann)
    ann.post("/login", {"name": name, "password": PASSWORD})
    assert name_of(Visitor(client, before)) is None


def test_an_account_does_not_take_another_accounts_tables(client: TestClient[Litestar]) -> None:
    """Only what a guest had comes along."""
    ann, bob = member(client), member(client)
    table = ann.new_table()
    Visitor(client, ann.token).post("/login", {"name": name_of(bob), "password": PASSWORD})
    assert bob.get("/tables") == []
    bob.post(f"/tables/{table}/resign", {"seat": "french"}, 403)


@pytest.mark.parametrize("secret", ["", "x", "A" * 43, "A" * 44, "' OR 1=1 --", "\xff", "A" * 5000])
def test_forged_bot_tokens(client: TestClient[Litestar], secret: str) -> None:
    """Refused, not taken for a guest."""
    headers = {"authorization": f"Bearer {secret}".encode("latin-1")}
    client.cookies.clear()
    for answer in (
        client.get("/api/me", headers=headers),
        client.post("/api/tables", json={"game": "waterloo"}, headers=headers),
    ):
        assert answer.status_code == 401
        assert "set-cookie" not in answer.headers


def test_a_token_is_for_one_use_only(client: TestClient[Litestar]) -> None:
    """A bot's token in a cookie, or a browser's in the header, is nobody's."""
    ann = member(client)
    secret = token_of(ann)["secret"]
    assert name_of(Visitor(client, secret)) is None
    assert as_bot(client, ann.token).status_code == 401
    assert as_bot(client, hashed(secret)).status_code == 401


def test_a_revoked_token_is_dead_at_once(client: TestClient[Litestar]) -> None:
    """And it cannot be revoked by another."""
    ann, eve = member(client), member(client)
    made = token_of(ann)
    eve.post(f"/tokens/{made['id']}/revoke", None, 404)
    assert as_bot(client, made["secret"]).json()["bot"]
    ann.post(f"/tokens/{made['id']}/revoke")
    assert as_bot(client, made["secret"]).status_code == 401


def test_cookie_and_token_together(client: TestClient[Litestar]) -> None:
    """Never both: otherwise a header could carry another's cookie past the check of its origin."""
    ann = member(client)
    secret = token_of(ann)["secret"]
    assert as_bot(client, secret, cookie=f"grognard={ann.token}").status_code == 400
    headers = {"authorization": "Bearer nonsense", "cookie": f"grognard={ann.token}"}
    answer = client.post("/api/logout/everywhere", json={}, headers=headers)
    assert answer.status_code == 400
    assert name_of(ann) is not None


def test_an_expired_session(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    """It is gone even if nobody has cleared it away."""
    monkeypatch.setattr(people, "LIFE", -1)
    ann = Visitor(client)
    answer = ann.ask("POST", "/account", json={"name": "Victor", "password": PASSWORD})
    assert answer.status_code == 201
    client.app.state.visitors.known.clear()
    assert name_of(ann) is None


# --- from elsewhere ------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/login", "/account", "/logout", "/tokens", "/account/settings"])
@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site", "origin": ""},
        {"sec-fetch-site": "same-site", "origin": ""},
        {"origin": ""},
    ],
)
def test_a_page_from_elsewhere(
    client: TestClient[Litestar], path: str, headers: dict[str, str]
) -> None:
    """It can neither log anybody in nor use his session."""
    ann = member(client)
    data = {"name": name_of(ann), "password": PASSWORD}
    answer = ann.ask("POST", path, json=data, headers=headers)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


def test_a_form_from_elsewhere(client: TestClient[Litestar]) -> None:
    """Only JSON logs in."""
    answer = Visitor(client).ask("POST", "/login", data={"name": "x", "password": "y"})
    assert answer.status_code == 415


@pytest.mark.parametrize(
    "data",
    [
        {"name": "x" * 201, "password": PASSWORD},
        {"name": "Ney", "password": "x" * 1001},
        {"name": "Ney", "password": PASSWORD, "admin": True},
        {"name": "Ney"},
        {"name": ["Ney"], "password": PASSWORD},
        {"name": "Ney", "password": PASSWORD, "language": "tlh"},
        [],
        None,
    ],
)
def test_malformed_wishes(client: TestClient[Litestar], data: Any) -> None:
    """Refused before a password is hashed."""
    content = json.dumps(data)
    headers = {"content-type": "application/json"}
    answer = Visitor(client).ask("POST", "/account", content=content, headers=headers)
    assert answer.status_code == 400


def test_half_a_character(client: TestClient[Litestar]) -> None:
    """A password that is no text does no harm."""
    content = (
        b'{"name": "Ney", "password": "\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800"}'
    )
    headers = {"content-type": "application/json"}
    for path in ("/account", "/login"):
        answer = Visitor(client).ask("POST", path, content=content, headers=headers)
        assert answer.status_code in (400, 401, 422)


# --- guessing ------------------------------------------------------------------------------


def test_a_log_in_does_not_tell_who_exists(client: TestClient[Litestar]) -> None:
    """The same answer, and the same work: a hash is checked in either case."""
    member(client, "Suchet")
    checked: list[str] = []
    passwords: Passwords = client.app.state.accounts.passwords
    verify = passwords._verify
    passwords._verify = lambda stored, typed: checked.append(stored) or verify(stored, typed)  # type: ignore[method-assign,func-returns-value]
    answers = [
        Visitor(client).ask("POST", "/login", json={"name": name, "password": "wrong one"})
        for name in ("Suchet", "Nobody at all", "x" * 200, "\u200b")
    ]
    passwords._verify = verify  # type: ignore[method-assign]
    assert {answer.status_code for answer in answers} == {401}
    assert len({answer.text for answer in answers}) == 1
    assert len({str(sorted(answer.headers.items())) for answer in answers}) == 1
    assert len(checked) == 4


def test_the_time_does_not_tell_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the real settings; counted is the processor's time, which no other program shares."""
    monkeypatch.setattr(password_module, "PasswordHasher", PasswordHasher)
    with TestClient(create_app(tmp_path, PLENTY)) as client:
        member(client, "Junot")
        times: dict[str, float] = {}
        for name in ("Junot", "Nobody") * 5:
            began = time.process_time()
            Visitor(client).post("/login", {"name": name, "password": "wrong one"}, 401)
            took = time.process_time() - began
            times[name] = min(took, times.get(name, took))
        assert 0.5 < times["Junot"] / times["Nobody"] < 2
        assert times["Nobody"] > 0.01


def limited(tmp_path: Path, **tries: Any) -> TestClient[Litestar]:
    """A server with limits on what is tried."""
    return TestClient(create_app(tmp_path, Limits(ANY, ANY, ANY, ANY, tries=Tries(**tries))))


def test_guessing_a_password_is_slow(tmp_path: Path) -> None:
    """Ten tries, then even the right one must wait; other names are not concerned."""
    assert Tries().logins == Rate(10, 2 / 60)
    with limited(tmp_path, logins=Rate(10, 0.0)) as client:
        ann, bob = member(hurried(client)), member(client)
        name = name_of(ann)
        for _ in range(10):
            Visitor(client).post("/login", {"name": name, "password": "wrong one"}, 401)
        Visitor(client).post("/login", {"name": name, "password": PASSWORD}, 429)
        Visitor(client).post("/login", {"name": name.upper(), "password": PASSWORD}, 429)
        Visitor(client).post("/login", {"name": name_of(bob), "password": PASSWORD})
        assert name_of(ann) == name
        ann.post("/account/password", {"old": PASSWORD, "new": "en avant!!"}, 429)


def test_nobody_is_locked_out_by_others(tmp_path: Path) -> None:
    """Another address gets in while one is turned away; it only waits."""
    tries = Tries(name_logins=Rate(5, 0.0), wait=0.2)
    app = create_app(tmp_path, Limits(ANY, ANY, ANY, ANY, tries=tries))
    with TestClient(app) as client:
        name = name_of(member(hurried(client)))
        for _ in range(12):
            Visitor(client).ask("POST", "/login", json={"name": name, "password": "wrong one"})
        client.app.state.accounts.guard.pairs.levels.clear()  # as from another address
        began = time.perf_counter()
        Visitor(client).post("/login", {"name": name, "password": PASSWORD})
        assert time.perf_counter() - began > 0.2


def test_signing_up_is_limited(tmp_path: Path) -> None:
    """For each address."""
    with limited(tmp_path, signups=Rate(2, 0.0)) as client:
        for _ in range(2):
            member(hurried(client))
        Visitor(client).post("/account", {"name": "One more", "password": PASSWORD}, 429)


def test_a_household_is_one_address() -> None:
    """A network of IPv6 has more addresses than anybody could count."""
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9")
    assert network("2001:db8:1:2::1") != network("2001:db8:1:3::1")
    assert network("192.0.2.1") != network("192.0.2.2")
    guard = Guard(Tries(signups=Rate(1, 0.0)))
    guard.sign_up("2001:db8::1")
    with pytest.raises(Refusal):
        guard.sign_up("2001:db8::2")


def test_many_passwords_at_once(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes when too many wait is told so."""
    monkeypatch.setattr("grognard.server.accounts.passwords.MOST_WAITING", 0)
    Visitor(client).post("/login", {"name": "Ney", "password": PASSWORD}, 503)


# --- what is written down ------------------------------------------------------------------


def test_nothing_secret_is_logged(
    client: TestClient[Litestar], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Passwords, tokens and addresses, even when the server fails in the middle."""
    caplog.set_level(logging.DEBUG)
    ann = member(client)
    name = name_of(ann)
    made = token_of(ann)
    as_bot(client, made["secret"])
    Visitor(client).post("/login", {"name": name, "password": "a wrong secret"}, 401)
    hook = "https://hooks.example.invalid/secret-path"
    wish = {"webhook": hook, "mail": "ney@example.org", "password": PASSWORD}
    ann.post("/account/settings", wish, 422)

    def fails(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(service_module, "name_key", fails)
    Visitor(client).post("/login", {"name": name, "password": PASSWORD}, 500)
    monkeypatch.setattr(client.app.state.visitors.people, "by_mail_key", fails)
    assert client.get("/mail/off/the-secret-key").status_code == 500
    own = [record for record in caplog.records if not record.name.startswith("httpx")]
    said = "\n".join(logging.Formatter().format(record) for record in own)
    assert said.count("RuntimeError: broken") == 2
    secrets = (
        PASSWORD,
        "a wrong secret",
        ann.token,
        made["secret"],
        "secret-path",
        "ney@",
        "secret-key",
    )
    for secret in secrets:
        assert secret not in said

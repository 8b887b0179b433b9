"""A forgotten password: who gets a link, what it is good for, and who moves its address."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from members import PASSWORD, hurried, member, name_of, token_of
from outside import Postman, mail_server
from visiting import ANY, PLENTY, Visitor

from grognard.server.accounts import people as people_module
from grognard.server.accounts.people import RESET_LIFE
from grognard.server.app import create_app
from grognard.server.limits import Limits, Rate, Tries
from grognard.server.notices import mail as mail_module
from grognard.server.storage import open_database
from grognard.server.visitors import hashed
from waiting import PATIENCE, until

SITE = "https://grognard.example"
LINK = re.compile(rf"{SITE}/#/reset/(\S+)")
NEW = "la garde recule"


@pytest.fixture(scope="module")
def outside() -> Iterator[tuple[Postman, str]]:
    """A mail server."""
    with mail_server() as found:
        yield found


@pytest.fixture(autouse=True)
def posting(outside: tuple[Postman, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers of these tests send mail."""
    monkeypatch.setenv("GROGNARD_SMTP", outside[1])
    monkeypatch.setenv("GROGNARD_MAIL_FROM", "notices@grognard.example")
    monkeypatch.setenv("GROGNARD_URL", SITE)
    monkeypatch.setattr(mail_module, "TIME_OUT", PATIENCE)


@pytest.fixture
def postman(outside: tuple[Postman, str]) -> Postman:
    """The mail server, with nothing in it."""
    outside[0].letters.clear()
    return outside[0]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """A server that sends mail."""
    with TestClient(create_app(tmp_path, PLENTY)) as found:
        yield hurried(found)


def reached(
    client: TestClient[Litestar], mail: str, confirmed: bool = True, name: str = ""
) -> Visitor:
    """Somebody with an account and a mail address."""
    found = member(client, name)
    people = client.app.state.visitors.people
    person = people.by_name(name_of(found).casefold()).result().person
    key = people.set_mail(person, mail).result()
    if confirmed:
        people.confirm_mail(key).result()
    return found


def forgets(client: TestClient[Litestar], who: str, **more: Any) -> Any:
    """Somebody asks for a link, and whatever follows has happened."""
    answer = Visitor(client).ask("POST", "/account/forgotten", json={"who": who}, **more)
    accounts, way = client.app.state.accounts, client.app.state.service.notices.way_out
    until(lambda: not accounts.helping and not way.under_way)
    return answer


def keys(postman: Postman) -> list[str]:
    """What the links in the letters are made of."""
    return [found[1] for letter in postman.letters if (found := LINK.search(letter.get_content()))]


def key_of(client: TestClient[Litestar], postman: Postman, who: str) -> str:
    """The link that somebody is sent."""
    assert forgets(client, who).status_code == 202
    return keys(postman)[-1]


def resets(client: TestClient[Litestar], key: str, status: int, password: str = NEW) -> Visitor:
    """Somebody follows a link."""
    found = Visitor(client)
    found.post("/account/reset", {"key": key, "password": password}, status)
    return found


def knows(client: TestClient[Litestar], name: str, password: str) -> bool:
    """Whether this is the password."""
    wish = {"name": name, "password": password}
    return Visitor(client).ask("POST", "/login", json=wish).status_code == 200


# --- what a link does ----------------------------------------------------------------------


@pytest.mark.parametrize("by", ["name", "mail"])
def test_a_new_password(folder: Path, address: str | None, postman: Postman, by: str) -> None:
    """By name or by address, on either database; all other sessions end, the bots go on."""
    with TestClient(create_app(folder, PLENTY, open_database(folder, address))) as client:
        ann = reached(hurried(client), "Ann@Example.org")
        name, secret = name_of(ann), token_of(ann)["secret"]
        key = key_of(client, postman, name.upper() if by == "name" else "ann@example.ORG")
        assert postman.letters[0]["to"] == "Ann@Example.org"
        assert name in postman.letters[0].get_content()
        again = resets(client, key, 200)
        assert name_of(again) == name
        assert name_of(ann) is None
        assert not knows(client, name, PASSWORD)
        assert knows(client, name, NEW)
        bot = Visitor(client).ask("GET", "/me", headers={"authorization": f"Bearer {secret}"})
        assert bot.json()["name"] == name


def test_a_link_is_good_once(client: TestClient[Litestar], postman: Postman) -> None:
    """And with it every other link of the account."""
    ann = reached(client, "ann@example.org")
    first, second = (key_of(client, postman, name_of(ann)) for _ in range(2))
    again = resets(client, second, 200)
    for key in (first, second):
        resets(client, key, 404, "another one!")
    assert knows(client, name_of(again), NEW)


def test_a_link_is_good_for_an_hour(
    client: TestClient[Litestar], postman: Postman, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To the second."""
    assert RESET_LIFE == 3600 * 1000
    reached(client, "ann@example.org", name="Grouchy")
    key = key_of(client, postman, "Grouchy")
    sent = people_module.now()
    monkeypatch.setattr(people_module, "now", lambda: sent + RESET_LIFE + 1000)
    resets(client, key, 404)
    monkeypatch.setattr(people_module, "now", lambda: sent + RESET_LIFE - 60_000)
    resets(client, key, 200)


@pytest.mark.parametrize("forged", ["", "x", "A" * 43, "' OR 1=1 --", "\x00", "é" * 43])
def test_forged_links(client: TestClient[Litestar], postman: Postman, forged: str) -> None:
    """What the database holds is no link either."""
    ann = reached(client, "ann@example.org")
    key = key_of(client, postman, name_of(ann))
    for made_up in (forged, hashed(key)[:43], key[:-1], key.swapcase()):
        resets(client, made_up, 404)
    assert knows(client, name_of(ann), PASSWORD)


def test_only_a_hash_is_kept(client: TestClient[Litestar], postman: Postman) -> None:
    """Whoever reads the database cannot follow the link."""
    ann = reached(client, "ann@example.org")
    key = key_of(client, postman, name_of(ann))
    database = client.app.state.visitors.people.database
    rows = database.ask(lambda db: db.execute("SELECT * FROM resets").fetchall()).result()
    assert [row["reset"] for row in rows] == [hashed(key)]


def test_a_look_changes_nothing(client: TestClient[Litestar], postman: Postman) -> None:
    """The server does not even get to see what stands after the #."""
    ann = reached(client, "ann@example.org")
    key = key_of(client, postman, name_of(ann))
    assert client.get(f"/#/reset/{key}").status_code == 200
    assert Visitor(client).ask("GET", "/account/reset", params={"key": key}).status_code == 405
    assert name_of(ann)
    resets(client, key, 200)


def test_a_password_that_will_not_do(client: TestClient[Litestar], postman: Postman) -> None:
    """Does not use the link up."""
    ann = reached(client, "ann@example.org", name="Marmont")
    key = key_of(client, postman, name_of(ann))
    for password in ("short", "marmont1"):
        resets(client, key, 422, password)
    resets(client, key, 200)


def test_a_link_concerns_one_account(client: TestClient[Litestar], postman: Postman) -> None:
    """Not whoever is logged in where it is followed; a guest takes along what he has."""
    ann, bob = reached(client, "ann@example.org"), reached(client, "bob@example.org")
    name, other = name_of(ann), name_of(bob)
    key = key_of(client, postman, name)
    assert bob.post("/account/reset", {"key": key, "password": NEW})["name"] == name
    assert knows(client, other, PASSWORD)
    assert not knows(client, other, NEW)
    guest = Visitor(client)
    table = guest.new_table()
    guest.post("/account/reset", {"key": key_of(client, postman, name), "password": PASSWORD})
    assert guest.see(table, "french")["seats"][0]["person"] == name


@pytest.mark.parametrize(
    ("path", "wish"),
    [
        ("/account/settings", {"mail": "elsewhere@example.org", "password": PASSWORD}),
        ("/account/settings", {"mail": None, "password": PASSWORD}),
        ("/account/password", {"old": PASSWORD, "new": "a third one"}),
        ("/account/delete", {"password": PASSWORD}),
        ("off", {}),
    ],
)
def test_what_makes_a_link_worthless(
    client: TestClient[Litestar], postman: Postman, path: str, wish: dict[str, Any]
) -> None:
    """Another address or password, or no account."""
    ann = reached(client, "ann@example.org")
    key = key_of(client, postman, name_of(ann))
    if path == "off":
        off = re.search(r"/mail/off/\S+", postman.letters[0].get_content())
        assert off
        client.post(off[0])
    else:
        ann.post(path, wish)
    resets(client, key, 404)


# --- who is sent one -----------------------------------------------------------------------


def test_nobody_is_told_who_exists(client: TestClient[Litestar], postman: Postman) -> None:
    """The same answer to a name, an address, one that is not confirmed, and nobody."""
    ann = reached(client, "ann@example.org")
    doubtful = reached(client, "eve@example.org", confirmed=False)
    whoever = (name_of(doubtful), "eve@example.org", name_of(member(client)), "Nobody", "a@b", "")
    answers = [forgets(client, who) for who in (*whoever, "\x00", "%", "x" * 300)]
    assert keys(postman) == []
    answers += [forgets(client, who) for who in (name_of(ann), "ann@example.org")]
    assert len(keys(postman)) == 2
    assert {(answer.status_code, answer.text) for answer in answers} == {(202, "{}")}
    assert len({str(sorted(answer.headers.items())) for answer in answers}) == 1


def test_nobody_is_looked_for_before_the_answer(
    client: TestClient[Litestar], postman: Postman, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So the time of the answer tells nothing."""
    name, people = name_of(reached(client, "ann@example.org")), client.app.state.visitors.people
    account, held = people.by_name(name.casefold()).result(), Future[Any]()
    monkeypatch.setattr(people, "by_name", lambda _key: held)
    late = threading.Timer(2, held.set_result, [account])
    late.start()
    Visitor(client).post("/account/forgotten", {"who": name}, 202)
    assert not held.done()
    late.join()
    until(lambda: keys(postman))


def test_every_account_of_an_address(client: TestClient[Litestar], postman: Postman) -> None:
    """Gets a letter of its own, which names it."""
    names = [name_of(reached(client, "both@example.org")) for _ in range(2)]
    forgets(client, "both@example.org")
    assert len(set(keys(postman))) == 2
    for name in names:
        assert any(name in letter.get_content() for letter in postman.letters)


@pytest.mark.parametrize(
    ("language", "word"), [("en", "password"), ("fr", "mot de passe"), ("es", "contraseña")]
)
def test_in_the_readers_language(
    client: TestClient[Litestar], postman: Postman, language: str, word: str
) -> None:
    """Whatever that of the page was where it was asked for."""
    ann = reached(client, "ann@example.org")
    ann.post("/account/settings", {"language": language})
    forgets(client, name_of(ann), params={"lang": "es" if language == "en" else "en"})
    assert word in str(postman.letters[0]["subject"])
    assert word in postman.letters[0].get_content()


def test_the_link_leads_to_this_server(client: TestClient[Litestar], postman: Postman) -> None:
    """Whatever host the request names."""
    ann = reached(client, "ann@example.org")
    evil = {"host": "evil.example", "origin": "http://evil.example"}
    evil |= {"x-forwarded-host": "evil.example", "forwarded": "host=evil.example"}
    forgets(client, name_of(ann), headers=evil)
    assert "evil" not in postman.letters[0].as_string()
    assert len(keys(postman)) == 1


# --- whose address it is -------------------------------------------------------------------


@pytest.mark.parametrize("mail", ["eve@example.org", "ANN@example.org", None, ""])
def test_a_stolen_session_does_not_win_the_account(
    client: TestClient[Litestar], postman: Postman, mail: str | None
) -> None:
    """Another address, or none, needs the password; without it nothing at all is changed."""
    ann = reached(client, "ann@example.org")
    before, said = ann.get("/me"), []
    for more in ({}, {"password": ""}, {"password": "wrong one"}):
        wish = {"mail": mail, "language": "es", **more}
        said.append(ann.post("/account/settings", wish, 401)["error"])
    assert ["needs your present password" in words for words in said] == [True, True, False]
    assert "is wrong" in said[2]
    assert ann.get("/me") == before
    forgets(client, name_of(ann))
    assert [letter["to"] for letter in postman.letters] == ["ann@example.org"]


@pytest.mark.parametrize(
    ("path", "wish"),
    [
        ("/tokens", {"label": "eve"}),
        ("/account/settings", {"webhook": "https://eve.example/hook", "language": "es"}),
    ],
)
def test_a_stolen_session_leaves_nothing_behind(
    client: TestClient[Litestar], path: str, wish: dict[str, str]
) -> None:
    """Neither a bot token, which would outlive it, nor a webhook, which hears everything."""
    ann = member(client)
    before = ann.get("/me")
    for more in ({}, {"password": ""}, {"password": "wrong one"}):
        ann.post(path, {**wish, **more}, 401)
    assert ann.get("/me") == before
    assert ann.get("/tokens") == []


def test_the_password_moves_the_address(client: TestClient[Litestar], postman: Postman) -> None:
    """To one that must be confirmed, and away."""
    ann = reached(client, "ann@example.org")
    shown = ann.post("/account/settings", {"mail": "new@example.org", "password": PASSWORD})
    assert (shown["mail"], shown["mail_confirmed"]) == ("new@example.org", False)
    [letter] = until(lambda: postman.letters)
    assert letter["to"] == "new@example.org"
    assert ann.post("/account/settings", {"mail": None, "password": PASSWORD})["mail"] is None


@pytest.mark.parametrize("confirmed", [False, True])
def test_what_needs_no_password(
    client: TestClient[Litestar], postman: Postman, confirmed: bool
) -> None:
    """The same address again, whose link goes nowhere else; the language; what stays as it is."""
    ann = reached(client, "ann@example.org", confirmed)
    shown = ann.post("/account/settings", {"mail": "ann@example.org", "language": "es"})
    assert (shown["mail_confirmed"], shown["language"]) == (confirmed, "es")
    ann.post("/account/settings", {"webhook": None})
    way = client.app.state.service.notices.way_out
    until(lambda: not way.under_way)
    assert [letter["to"] for letter in postman.letters] == ["ann@example.org"] * (not confirmed)
    assert member(client).post("/account/settings", {"mail": None})["mail"] is None


def test_guessing_a_password_by_the_address_is_slow(tmp_path: Path, postman: Postman) -> None:
    """As by logging in, with which it is counted; the account's links are not used up by it."""
    with limited(tmp_path, logins=Rate(3, 0.0), links=Rate(1, 0.0)) as client:
        ann = reached(hurried(client), "ann@example.org", confirmed=False)
        wish = {"mail": "eve@example.org"}
        for _ in range(4):
            ann.post("/account/settings", wish, 401)  # says nothing, so tries nothing
        for _ in range(3):
            ann.post("/account/settings", wish | {"password": "wrong one"}, 401)
        ann.post("/account/settings", wish | {"password": PASSWORD}, 429)
        Visitor(client).post("/login", {"name": name_of(ann), "password": PASSWORD}, 429)
        assert ann.post("/account/settings", {"mail": "ann@example.org"})["mail"]
        [letter] = until(lambda: postman.letters)
        assert letter["to"] == "ann@example.org"


# --- how often, and where ------------------------------------------------------------------


def limited(tmp_path: Path, **tries: Any) -> TestClient[Litestar]:
    """A server with limits on what is tried."""
    return TestClient(create_app(tmp_path, Limits(ANY, ANY, ANY, ANY, tries=Tries(**tries))))


def test_asking_is_limited(tmp_path: Path, postman: Postman) -> None:
    """For a name as for logging in, whether it exists or not; and for an address."""
    few = Rate(3, 0.0)
    with limited(tmp_path / "name", logins=few, address_links=ANY, links=ANY) as client:
        ann = reached(hurried(client), "ann@example.org")
        for who in (name_of(ann), "Nobody"):
            assert [forgets(client, who).status_code for _ in range(5)] == [202] * 3 + [429] * 2
        assert len(keys(postman)) == 3
    with limited(tmp_path / "address", address_links=few) as client:
        asked = [forgets(client, f"Nobody {n}").status_code for n in range(5)]
        assert asked == [202] * 3 + [429] * 2


def test_an_account_gets_few_letters(tmp_path: Path, postman: Postman) -> None:
    """Nobody is told when it has had enough, for that would tell that there is one."""
    with limited(tmp_path, links=Rate(2, 0.0)) as client:
        ann = reached(hurried(client), "ann@example.org")
        answers = {forgets(client, who).text for who in (name_of(ann), "ann@example.org") * 2}
        assert answers == {"{}"}
        assert len(keys(postman)) == 2


def test_whoever_tried_in_vain_may_ask(tmp_path: Path, postman: Postman) -> None:
    """Passwords tried are counted apart; links tried are limited as they are."""
    with limited(tmp_path, logins=Rate(1, 0.0), address_logins=Rate(5, 0.0)) as client:
        ann = reached(hurried(client), "ann@example.org")
        name = name_of(ann)
        assert [knows(client, name, "wrong one") for _ in range(2)] == [False, False]
        key = key_of(client, postman, name)
        for _ in range(3):
            resets(client, "A" * 43, 404)
        resets(client, key, 429)


def test_a_server_without_mail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Says so, to everyone alike."""
    monkeypatch.delenv("GROGNARD_SMTP")
    with TestClient(create_app(tmp_path, PLENTY)) as client:
        ann = reached(hurried(client), "ann@example.org")
        answers = [forgets(client, who) for who in (name_of(ann), "Nobody")]
        assert {answer.status_code for answer in answers} == {422}
        assert len({answer.text for answer in answers}) == 1


def test_not_for_bots(client: TestClient[Litestar], postman: Postman) -> None:
    """A bot token opens no way to the account."""
    ann = reached(client, "ann@example.org")
    name, secret = name_of(ann), token_of(ann)["secret"]
    bot = {"authorization": f"Bearer {secret}"}
    assert forgets(client, name, headers=bot).status_code == 403
    key = key_of(client, postman, name)
    wish = {"key": key, "password": NEW}
    answer = Visitor(client).ask("POST", "/account/reset", json=wish, headers=bot)
    assert answer.status_code == 403
    assert knows(client, name, PASSWORD)


def test_a_page_from_elsewhere(client: TestClient[Litestar], postman: Postman) -> None:
    """Neither asks for a link nor follows one."""
    elsewhere = {"origin": "https://evil.example"}
    for path, wish in (
        ("/account/forgotten", {"who": "Ney"}),
        ("/account/reset", {"key": "x", "password": NEW}),
    ):
        answer = Visitor(client).ask("POST", path, json=wish, headers=elsewhere)
        assert answer.status_code == 403

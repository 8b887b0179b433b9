"""Notices: whom they reach, in the page, by mail and by webhook."""

from __future__ import annotations

import logging
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from members import PASSWORD, hurried, member, name_of
from outside import Postman, Receiver, mail_server, receiver
from visiting import ATTACK, PLENTY, Visitor, truth

from grognard.kernel.text import LANGUAGES
from grognard.server import texts
from grognard.server.app import create_app
from grognard.server.notices import board as board_module
from grognard.server.notices import mail as mail_module
from grognard.server.notices import post as post_module
from grognard.server.notices import store as store_module
from grognard.server.notices import webhook as webhook_module
from grognard.server.notices.mail import BadSetting, relay
from grognard.server.notices.post import post_of
from grognard.server.notices.store import KINDS
from waiting import PATIENCE, until

SENDER = "Grognard <notices@grognard.example>"
SITE = "https://grognard.example"


@pytest.fixture(scope="module")
def outside() -> Iterator[tuple[Postman, str, Receiver]]:
    """A mail server and a receiver of webhooks."""
    with mail_server() as (postman, url), receiver() as hooks:
        yield postman, url, hooks


@pytest.fixture(scope="module")
def client(
    outside: tuple[Postman, str, Receiver], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[TestClient[Litestar]]:
    """A server that sends mail and webhooks, at once and to this machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GROGNARD_SMTP", outside[1])
        patch.setenv("GROGNARD_MAIL_FROM", SENDER)
        patch.setenv("GROGNARD_URL", SITE)
        patch.setenv("GROGNARD_WEBHOOK_HTTP", "yes")
        patch.setattr(board_module, "GRACE", 0.0)
        patch.setattr(mail_module, "TIME_OUT", PATIENCE)
        patch.setattr(webhook_module, "TIME_OUT", PATIENCE)
        patch.setattr(webhook_module, "is_public", lambda address: address == "127.0.0.1")
        with TestClient(create_app(tmp_path_factory.mktemp("data"), PLENTY)) as found:
            found.app.state.service.notices.way_out.webhooks.resolver = here
            yield hurried(found)


async def here(_host: str, _port: int) -> list[str]:
    """Every name is this machine."""
    return ["127.0.0.1"]


@pytest.fixture
def postman(outside: tuple[Postman, str, Receiver]) -> Postman:
    """The mail server, with nothing in it."""
    outside[0].letters.clear()
    outside[0].envelopes.clear()
    return outside[0]


@pytest.fixture
def hooks(outside: tuple[Postman, str, Receiver]) -> Receiver:
    """The receiver, with nothing in it."""
    outside[2].bodies.clear()
    return outside[2]


def kinds(visitor: Visitor, unread: bool = True) -> list[str]:
    """The kinds of a visitor's notices."""
    found = visitor.get("/notices")["notices"]
    return [notice["kind"] for notice in found if not (unread and notice["read"])]


def table_for_two(ann: Visitor, bob: Visitor) -> str:
    """A table with both of them."""
    table = ann.new_table()
    bob.post(f"/tables/{table}/seats/allied")
    return table


def mail_key(client: TestClient[Litestar], visitor: Visitor) -> str:
    """The key of somebody's links."""
    people = client.app.state.visitors.people
    return str(people.by_name(name_of(visitor).casefold()).result().mail_key)


def confirmed(client: TestClient[Litestar], visitor: Visitor, mail: str) -> str:
    """Gives somebody a mail address; the key of its links."""
    visitor.post("/account/settings", {"mail": mail, "password": PASSWORD})
    key = mail_key(client, visitor)
    assert client.post(f"/mail/confirm/{key}").status_code == 200
    assert visitor.get("/me")["mail_confirmed"]
    return key


# --- in the page ---------------------------------------------------------------------------


def test_a_seat_taken_and_your_turn(client: TestClient[Litestar]) -> None:
    """The owner hears of his guest; whoever is asked hears when it is final, not before."""
    ann, bob = Visitor(client), Visitor(client)
    table = table_for_two(ann, bob)
    assert kinds(ann) == ["seat"]
    ann.post("/notices/read")
    for action in ATTACK:
        ann.act(table, "french", action)
        assert kinds(bob) == []
    ann.act(table, "french", "done")
    here = truth(client, table)
    while here.asked == "french":
        ann.act(table, "french", str(here.game.action(here.state, here.state.legal()[0].code)))
    [notice] = bob.get("/notices")["notices"]
    assert (notice["kind"], notice["table"], notice["seat"]) == ("turn", table, "allied")
    assert bob.get("/me")["unread"] == 1
    assert kinds(ann) == []


def test_one_unread_notice_for_a_table(client: TestClient[Litestar]) -> None:
    """Renewed, not repeated; and whoever has decided has read it."""
    ann, bob = Visitor(client), Visitor(client)
    table = table_for_two(ann, bob)
    ann.post("/notices/read")
    here = truth(client, table)
    passed = 0
    while passed < 6 and not here.over:
        seat = here.asked or ""
        text = str(here.game.action(here.state, here.state.legal()[-1].code))
        (ann if seat == "french" else bob).act(table, seat, text)
        passed += here.asked != seat
        turns = {v: kinds(v).count("turn") for v in (ann, bob)}
        assert turns[ann] <= (here.asked == "french")
        assert turns[bob] <= (here.asked == "allied")
    assert passed == 6
    assert kinds(bob, unread=False).count("turn") >= 2


def test_what_is_not_final_is_nobodys_business(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even in a game that would let another seat's question be undone."""
    ann, bob = Visitor(client), Visitor(client)
    table = truth(client, table_for_two(ann, bob))
    notices = client.app.state.service.notices
    for settled in (False, True):
        status = table.status._replace(settled=settled)
        monkeypatch.setattr(type(table), "status", status)
        notices.moved(table, "allied")
        assert ("turn" in kinds(ann)) == settled


def test_the_computer_says_when_it_is_done(client: TestClient[Litestar]) -> None:
    """A notice of one's turn comes after the computer's, too; the computer gets none."""
    ann = Visitor(client)
    table = ann.new_table("computer:random", "me")
    ann.waits(table, "allied")
    assert until(lambda: kinds(ann)) == ["turn"]


def test_both_seats_of_one_person(client: TestClient[Litestar]) -> None:
    """Nobody tells himself that it is his turn."""
    ann = Visitor(client)
    table = ann.new_table(allied="me")
    here = truth(client, table)
    while here.asked == "french":
        ann.act(table, "french", str(here.game.action(here.state, here.state.legal()[-1].code)))
    assert kinds(ann, unread=False) == []


def test_the_end(client: TestClient[Litestar]) -> None:
    """The other side hears of it; that it was somebody's turn means nothing now."""
    ann, bob = Visitor(client), Visitor(client)
    table = table_for_two(ann, bob)
    client.app.state.service.notices.post(truth(client, table), "allied", "clock")
    until(lambda: kinds(bob) == ["clock"])
    ann.post(f"/tables/{table}/resign", {"seat": "french"})
    assert kinds(bob) == ["over"]
    assert kinds(ann) == ["seat"]


def test_reading(client: TestClient[Litestar]) -> None:
    """One by one, by table, or all; another's notices cannot be read for him."""
    ann, bob, eve = Visitor(client), Visitor(client), Visitor(client)
    tables = [table_for_two(ann, bob) for _ in range(3)]
    eve.new_table()
    first = ann.get("/notices")["notices"][0]["id"]
    assert eve.post("/notices/read", {"notices": [first]}) == {"unread": 0}
    assert ann.get("/me")["unread"] == 3
    assert ann.post("/notices/read", {"notices": [first]}) == {"unread": 2}
    assert ann.post("/notices/read", {"table": tables[0]}) == {"unread": 1}
    assert ann.post("/notices/read") == {"unread": 0}
    assert Visitor(client).get("/notices") == {"unread": 0, "notices": []}


def test_the_guests_notices_come_along(client: TestClient[Litestar]) -> None:
    """Into the account that he logs in to."""
    ann, bob = member(client), Visitor(client)
    guest = Visitor(client)
    table_for_two(guest, bob)
    guest.post("/login", {"name": name_of(ann), "password": PASSWORD})
    assert kinds(ann) == ["seat"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_notices_are_in_words(client: TestClient[Litestar], language: str) -> None:
    """The game and the scenario, in the language of whoever asks."""
    ann, bob = Visitor(client), Visitor(client)
    table = table_for_two(ann, bob)
    for kind in KINDS:
        client.app.state.service.notices.post(truth(client, table), "allied", kind)
    found = until(lambda: len(kinds(bob)) == 6) and bob.get("/notices", lang=language)["notices"]
    for notice in found:
        assert notice["title"] in notice["text"]
        assert notice["scenario"] in notice["text"]
        assert "server-" not in notice["text"]
        assert "step-" not in notice["text"]
    said = {n["kind"]: n["text"] for n in found}
    step = truth(client, table).game.texts(language).say("step-movement")
    assert step in said["turn"]
    assert len({*said.values()}) == 6


# --- by mail -------------------------------------------------------------------------------


def test_an_address_is_confirmed_before_anything_is_sent(
    client: TestClient[Litestar], postman: Postman
) -> None:
    """One letter with a link; after it was followed, notices."""
    ann, bob = member(client), Visitor(client)
    wish = {"mail": "ann@example.org", "language": "fr", "password": PASSWORD}
    shown = ann.post("/account/settings", wish)
    assert (shown["mail"], shown["mail_confirmed"]) == ("ann@example.org", False)
    [letter] = until(lambda: postman.letters)
    assert letter["to"] == "ann@example.org"
    assert letter["from"] == SENDER
    table_for_two(ann, bob)
    time.sleep(0.2)
    assert len(postman.letters) == 1
    link = re.search(rf"{SITE}(/mail/confirm/\S+)", letter.get_content())
    assert link is not None
    page = client.get(link[1])
    assert page.headers["content-type"].startswith("text/html")
    assert not ann.get("/me")["mail_confirmed"]
    client.cookies.clear()
    assert client.post(link[1]).is_success
    assert ann.get("/me")["mail_confirmed"]
    table = table_for_two(ann, bob)
    until(lambda: len(postman.letters) == 3)  # of the first table too
    assert any(table in letter.get_content() for letter in postman.letters)
    assert all("Napoléon 1815" in str(letter["subject"]) for letter in postman.letters[1:])


def test_every_mail_can_be_the_last(client: TestClient[Litestar], postman: Postman) -> None:
    """A link and a header; one click of a mail program is enough, and a reader's too."""
    ann, bob = member(client), Visitor(client)
    key = confirmed(client, ann, "ann@example.org")
    table_for_two(ann, bob)
    until(lambda: len(postman.letters) == 2)
    for letter in postman.letters:
        assert str(letter["list-unsubscribe"]).strip() == f"<{SITE}/mail/off/{key}>"
        assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        assert f"{SITE}/mail/off/{key}" in letter.get_content()
    client.cookies.clear()
    assert client.get(f"/mail/off/{key}").status_code == 200
    assert ann.get("/me")["mail_confirmed"]
    client.cookies.clear()
    answer = client.post(f"/mail/off/{key}", data={"List-Unsubscribe": "One-Click"})
    assert answer.is_success
    assert ann.get("/me")["mail"] is None
    assert client.post(f"/mail/off/{key}").is_success
    assert client.post(f"/mail/confirm/{key}").status_code == 404
    table_for_two(ann, bob)
    time.sleep(0.2)
    assert len(postman.letters) == 2


def test_another_address_is_another_key(client: TestClient[Litestar], postman: Postman) -> None:
    """An old link confirms nothing; the same address is not asked twice once it is confirmed."""
    ann = member(client)
    ann.post("/account/settings", {"mail": "ann@example.org", "password": PASSWORD})
    old = mail_key(client, ann)
    ann.post("/account/settings", {"mail": "bob@example.org", "password": PASSWORD})
    assert client.post(f"/mail/confirm/{old}").status_code == 404
    confirmed(client, ann, "carl@example.org")
    until(lambda: len(postman.letters) == 3)
    assert ann.post("/account/settings", {"mail": "carl@example.org"})["mail_confirmed"]
    assert ann.post("/account/settings", {"mail": None, "password": PASSWORD})["mail"] is None


@pytest.mark.parametrize(
    "mail",
    [
        *(
            "ann",
            "@example.org",
            "ann@",
            "ann@example",
            "a b@example.org",
            "ann@example.org, b@c.org",
        ),
        *(
            "ann@example.org\nBcc: eve@example.org",
            "ann@example.org\r\n\r\nhello",
            "ann@exa mple.org",
        ),
        *("ann@example.org\x00", "<ann@example.org>", "ann@-x.org", "x" * 65 + "@example.org"),
        *(
            "ann@" + "x" * 250 + ".org",
            "ann@example..org",
            "ann\u200b@example.org",
            "a@[127.0.0.1]",
        ),
    ],
)
def test_addresses_that_are_none(client: TestClient[Litestar], postman: Postman, mail: str) -> None:
    """Nothing gets into a header that does not belong there."""
    ann = member(client)
    ann.post("/account/settings", {"mail": mail, "password": PASSWORD}, 422)
    Visitor(client).post("/account", {"name": "Eve 1", "password": PASSWORD, "mail": mail}, 422)
    assert ann.get("/me")["mail"] is None
    assert postman.letters == []


def test_a_name_in_a_letter_is_only_a_name(client: TestClient[Litestar], postman: Postman) -> None:
    """It stands in the text, never in a header."""
    ann = member(client, "Bcc. eve")
    ann.post("/account/settings", {"mail": "ann@example.org", "password": PASSWORD})
    [letter] = until(lambda: postman.letters)
    assert "Bcc. eve" in letter.get_content()
    assert letter["bcc"] is None
    assert not any("eve" in str(value) for value in letter.values())
    assert postman.envelopes[0][1] == ["ann@example.org"]


def test_signing_up_with_a_mail_address(client: TestClient[Litestar], postman: Postman) -> None:
    """The link is sent at once."""
    wish = {"name": "Kellermann", "password": PASSWORD, "mail": "k@example.org", "language": "es"}
    shown = Visitor(client).post("/account", wish, 201)
    assert (shown["mail"], shown["mail_confirmed"], shown["can_mail"]) == (
        "k@example.org",
        False,
        True,
    )
    until(lambda: postman.letters)


def test_mail_is_tried_again(
    client: TestClient[Litestar], postman: Postman, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twice refused, then taken; and nobody waited for it."""
    monkeypatch.setattr(post_module, "PAUSES", (0.01, 0.01))
    postman.refusals = 2
    postman.open.clear()
    ann = member(client)
    ann.post("/account/settings", {"mail": "ann@example.org", "password": PASSWORD})
    assert postman.refusals == 2
    postman.open.set()
    until(lambda: len(postman.letters) == 1)


def test_failures_are_logged_without_addresses(
    client: TestClient[Litestar],
    postman: Postman,
    hooks: Receiver,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """By their kind only."""
    monkeypatch.setattr(post_module, "PAUSES", ())
    caplog.set_level(logging.DEBUG)
    postman.refusals, hooks.statuses = 1, [500]
    ann, bob = member(client), Visitor(client)
    wish = {"webhook": hooks.url, "mail": "ann@example.org", "password": PASSWORD}
    ann.post("/account/settings", wish)
    table_for_two(ann, bob)

    def said_by_us() -> str:
        own = [r for r in caplog.records if not r.name.startswith(("httpx", "mail.log"))]
        return " ".join(record.getMessage() for record in own)

    until(lambda: "SMTPDataError" in said_by_us() and "Failed" in said_by_us())
    said = said_by_us()
    for secret in ("ann@", "example.org", "hooks.example", "/hook", mail_key(client, ann)):
        assert secret not in said


# --- by webhook ----------------------------------------------------------------------------


def test_a_webhook(client: TestClient[Litestar], hooks: Receiver) -> None:
    """Words under the names that Discord, Slack and ntfy look for, and no mentions."""
    ann, bob = member(client), Visitor(client)
    assert (
        ann.post("/account/settings", {"webhook": hooks.url, "password": PASSWORD})["webhook"]
        == hooks.url
    )
    assert ann.post("/account/webhook") == {"sent": True}
    table = table_for_two(ann, bob)
    until(lambda: len(hooks.bodies) == 2)
    trial, body = hooks.bodies
    assert trial["kind"] == "trial"
    assert (body["kind"], body["table"]) == ("seat", table)
    link = f"{SITE}/#/table/{table}"
    assert body["content"] == body["text"] == f"{body['message']} {link}"
    assert (body["click"], body["title"]) == (link, "Napoléon 1815")
    assert body["allowed_mentions"] == {"parse": []}
    hooks.statuses = [404]
    assert ann.post("/account/webhook") == {"sent": False}
    ann.post("/account/settings", {"webhook": None, "password": PASSWORD})
    ann.post("/account/webhook", None, 422)


@pytest.mark.parametrize("url", ["ftp://hooks.example/", "nonsense", "http://u:p@hooks.example/x"])
def test_a_webhook_that_will_not_do(client: TestClient[Litestar], url: str) -> None:
    """Nothing is changed."""
    ann = member(client)
    wish = {"webhook": url, "language": "es", "password": PASSWORD}
    ann.post("/account/settings", wish, 422)
    assert ann.get("/me")["webhook"] is None
    assert ann.get("/me")["language"] != "es"


def test_a_webhook_to_a_private_address(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch, hooks: Receiver
) -> None:
    """Neither when it is set nor, if the name has changed its meaning since, when it is used."""
    ann, bob = member(client), Visitor(client)
    ann.post("/account/settings", {"webhook": hooks.url, "password": PASSWORD})
    monkeypatch.undo()
    monkeypatch.setattr(webhook_module, "is_public", lambda _address: False)
    assert ann.post("/account/webhook") == {"sent": False}
    table_for_two(ann, bob)
    ann.post("/account/settings", {"webhook": hooks.url, "password": PASSWORD}, 422)
    time.sleep(0.2)
    assert hooks.bodies == []


def test_what_was_read_in_time_is_not_sent(
    client: TestClient[Litestar], hooks: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is there anyway needs no mail; chat is never sent."""
    notices = client.app.state.service.notices
    ann, bob = member(client), Visitor(client)
    ann.post("/account/settings", {"webhook": hooks.url, "password": PASSWORD})
    at = [store_module.now()]
    monkeypatch.setattr(store_module, "now", lambda: at[0])
    notices.grace = 0.1
    table = table_for_two(ann, bob)
    notices.post(truth(client, table), "french", "chat")
    until(lambda: sorted(kinds(ann)) == ["chat", "seat"])  # they may fall in one millisecond
    seat = [n["id"] for n in ann.get("/notices")["notices"] if n["kind"] == "seat"]
    ann.post("/notices/read", {"notices": seat})
    at[0] += 1000
    notices.grace = 0.0
    other = table_for_two(ann, bob)
    until(lambda: hooks.bodies)
    time.sleep(0.2)
    assert [body["table"] for body in hooks.bodies] == [other]


def test_what_a_busy_storage_was_slow_to_write_is_sent(
    client: TestClient[Litestar], hooks: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if it is written later than it would have been sent."""
    notices = client.app.state.service.notices
    ann, bob = member(client), Visitor(client)
    table = table_for_two(ann, bob)
    ann.post("/notices/read")  # before there is a webhook: nothing older may be on its way
    ann.post("/account/settings", {"webhook": hooks.url, "password": PASSWORD})
    monkeypatch.setattr(notices, "grace", 0.1)
    go = threading.Event()
    client.app.state.service.storage.database.ask(lambda _db: go.wait(PATIENCE))
    try:
        client.blocking_portal.call(notices.post, truth(client, table), "french", "offer")
        time.sleep(0.3)
        assert hooks.bodies == []
    finally:
        go.set()  # or the server would not stop for as long
    until(lambda: [body["kind"] for body in hooks.bodies] == ["offer"])


def test_what_was_not_sent_before_a_restart(tmp_path: Path, hooks: Receiver) -> None:
    """It is sent after it: the rows are the queue."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GROGNARD_WEBHOOK_HTTP", "yes")
        patch.setattr(webhook_module, "is_public", lambda address: address == "127.0.0.1")
        patch.setattr(webhook_module.Webhooks.__init__, "__defaults__", (False, here))
        patch.setattr(board_module, "GRACE", 60.0)
        with TestClient(create_app(tmp_path, PLENTY)) as client:
            ann, bob = member(hurried(client)), Visitor(client)
            ann.post("/account/settings", {"webhook": hooks.url, "password": PASSWORD})
            table_for_two(ann, bob)
        assert hooks.bodies == []
        patch.setattr(board_module, "GRACE", 0.0)
        with TestClient(create_app(tmp_path, PLENTY)):
            until(lambda: len(hooks.bodies) == 1)
            time.sleep(0.1)
        with TestClient(create_app(tmp_path, PLENTY)):
            time.sleep(0.3)
        assert len(hooks.bodies) == 1


# --- settings ------------------------------------------------------------------------------


def test_a_server_without_mail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says so, and makes no account that waits for a letter."""
    monkeypatch.delenv("GROGNARD_SMTP")
    with TestClient(create_app(tmp_path, PLENTY)) as client:
        ann = member(hurried(client))
        assert not ann.get("/me")["can_mail"]
        ann.post("/account/settings", {"mail": "ann@example.org", "password": PASSWORD}, 422)
        wish = {"name": "Eve", "password": PASSWORD, "mail": "eve@example.org"}
        Visitor(client).post("/account", wish, 422)
        Visitor(client).post("/login", {"name": "Eve", "password": PASSWORD}, 401)


def test_the_mail_servers_address() -> None:
    """User and password may hold any character; a mistake is told without them."""
    found = relay("smtp://a%40b:p%2Fw@mail.example:2525?tls=yes")
    assert (found.host, found.port, found.tls) == ("mail.example", 2525, "yes")
    assert (found.user, found.password) == ("a@b", "p/w")
    assert relay("smtp://mail.example").port == 587
    assert "p/w" not in repr(found)
    for wrong in (
        "http://u:secret@x",
        "smtp://u:secret@",
        "smtp://u:secret@x?tls=maybe",
        "smtp://u:secret@x:y",
    ):
        with pytest.raises(BadSetting, match="GROGNARD_SMTP") as error:
            relay(wrong)
        assert "secret" not in str(error.value)


@pytest.mark.parametrize(
    "settings",
    [
        {"GROGNARD_SMTP": "smtp://x"},
        {"GROGNARD_SMTP": "smtp://x", "GROGNARD_URL": SITE},
        {"GROGNARD_SMTP": "smtp://x", "GROGNARD_MAIL_FROM": SENDER},
        {"GROGNARD_URL": "grognard.example"},
    ],
)
def test_settings_that_do_not_fit(settings: dict[str, str]) -> None:
    """Told when the server starts."""
    with pytest.raises(BadSetting, match="GROGNARD_"):
        post_of(settings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there(language: str) -> None:
    """For each kind of notice and each letter."""
    keys = [f"notice-{kind}" for kind in (*KINDS, "trial")]
    keys += ["mail-confirm", "mail-confirm-subject", "mail-off", "link-confirm", "link-gone"]
    params: dict[str, Any] = dict.fromkeys(("title", "scenario", "seat", "step", "name"), "…")
    for key in keys:
        assert texts.say(key, language, **params) != f"server-{key}"

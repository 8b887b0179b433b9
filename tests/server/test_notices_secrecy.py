"""No notice, mail or webhook names what its reader may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from members import PASSWORD, hurried, member, name_of
from outside import Postman, Receiver, mail_server, receiver
from test_secrecy import words
from visiting import PLENTY, Visitor, truth

from grognard import Game
from grognard.players import player
from grognard.server.app import create_app
from grognard.server.notices import board as board_module
from grognard.server.notices import webhook as webhook_module
from waiting import until

ACTIONS = 120


async def here(_host: str, _port: int) -> list[str]:
    """Every name is this machine."""
    return ["127.0.0.1"]


@pytest.fixture
def post(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[TestClient[Litestar], Postman, Receiver]]:
    """A server, and all that leaves it by mail and webhook."""
    with mail_server() as (postman, url), receiver() as hooks:
        monkeypatch.setenv("GROGNARD_SMTP", url)
        monkeypatch.setenv("GROGNARD_MAIL_FROM", "notices@grognard.example")
        monkeypatch.setenv("GROGNARD_URL", "https://grognard.example")
        monkeypatch.setenv("GROGNARD_WEBHOOK_HTTP", "yes")
        monkeypatch.setattr(webhook_module, "is_public", lambda _address: True)
        monkeypatch.setattr(board_module, "GRACE", 0.0)
        with TestClient(create_app(tmp_path, PLENTY)) as client:
            client.app.state.service.notices.way_out.webhooks.resolver = here
            yield hurried(client), postman, hooks


def reached(client: TestClient[Litestar], name: str, hooks: Receiver) -> Visitor:
    """A member with a mail address and a webhook of his own."""
    found = member(client, name)
    wish = {"mail": f"{name}@x.example", "webhook": f"{hooks.url}-{name}", "password": PASSWORD}
    found.post("/account/settings", wish)
    people = client.app.state.visitors.people
    key = people.by_name(name_of(found).casefold()).result().mail_key
    assert client.post(f"/mail/confirm/{key}").is_success
    return found


def unit_words(game: Any) -> set[str]:
    """Every key and name of a unit or town: a notice has need of none of them."""
    units = {word for u in game.model.units for word in (u.key, u.called("en"), u.called("fr"))}
    towns = {town.key for town in game.model.towns}
    return {word.lower() for word in units | towns}


def everything_sent(postman: Postman, hooks: Receiver) -> list[str]:
    """All texts that have left the server."""
    mails = [f"{m['subject']}\n{m.get_content()}\n{list(m.items())}" for m in postman.letters]
    return mails + [json.dumps(body, ensure_ascii=False) for body in hooks.bodies]


@pytest.mark.parametrize("rival", ["open", "computer:greedy"])
def test_nothing_secret_is_noticed(
    post: tuple[TestClient[Litestar], Postman, Receiver], game: Game, rival: str
) -> None:
    """Two people, or one and the computer, play; all they are sent is searched."""
    client, postman, hooks = post
    french, allied = reached(client, "Ann", hooks), reached(client, "Bob", hooks)
    table = french.new_table("me", rival)
    if rival == "open":
        allied.post(f"/tables/{table}/seats/allied")
    here = truth(client, table)
    seed = here.journal.header.seed
    players = {"french": french, "allied": allied}
    greedy = player("greedy", 3)
    heard: list[str] = []
    for _ in range(ACTIONS):
        if rival != "open":
            french.waits(table, "french")
        if here.over:
            break
        seat = here.asked or ""
        text = str(game.action(here.state, greedy.decide(here.state)))
        players[seat].post(
            f"/tables/{table}/actions?since=999999",
            {"seat": seat, "action": text, "version": here.version},
        )
        for visitor in players.values():
            heard.append(visitor.ask("GET", "/notices").text)
            heard.append(visitor.ask("GET", "/me").text)
    if not here.over:
        french.post(f"/tables/{table}/resign", {"seat": "french"})
    wanted = 4 if rival == "open" else 2
    until(lambda: len(hooks.bodies) >= wanted and len(postman.letters) >= wanted)
    names = unit_words(game)
    texts = [*everything_sent(postman, hooks), *heard]
    for text in texts:
        assert seed not in text
        # A leader has the name that the game has.
        found = names & words(text.replace(game.title, "").lower())
        assert not found
    assert sum('"turn"' in text or "your turn" in text for text in texts) > 5


def test_what_can_be_undone_is_not_noticed(
    post: tuple[TestClient[Litestar], Postman, Receiver], game: Game
) -> None:
    """Neither its being done nor its being taken back changes what the other is told, or when."""
    client, _, _ = post
    french, allied = member(client), member(client)
    table = french.new_table()
    allied.post(f"/tables/{table}/seats/allied")
    before = allied.ask("GET", "/notices").content
    here = truth(client, table)
    for _ in range(3):
        text = str(game.action(here.state, here.state.legal()[0].code))
        french.act(table, "french", text)
        assert here.can_undo
        assert allied.ask("GET", "/notices").content == before
        french.undo(table, "french")
        assert allied.ask("GET", "/notices").content == before


def test_the_search_would_find_a_leak(game: Game) -> None:
    """Guards the test above."""
    assert unit_words(game) & words("march pecheux charleroi")

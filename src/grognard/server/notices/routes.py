"""The routes of notices, and the pages behind the links in mails."""

from __future__ import annotations

import asyncio
from html import escape
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter

from grognard.server import texts
from grognard.server.accounts.people import Account, People
from grognard.server.notices.messages import NoticesShown, Seen, Unread, shown
from grognard.server.refusal import Refusal
from grognard.server.table_service import TableService

TheDesk = NamedDependency[TableService]
ThePeople = NamedDependency[People]
Who = NamedDependency[str | None]
Language = NamedDependency[str]
Key = Annotated[str, PathParameter(max_length=40)]


async def provide_people(state: AppState) -> People:
    """The people of this server."""
    people: People = state.visitors.people
    return people


@get("/notices")
async def get_notices(service: TheDesk, visitor: Who, language: Language) -> NoticesShown:
    """The latest notices."""
    if visitor is None:
        return NoticesShown(0, [])
    store = service.notices.store
    latest = await asyncio.wrap_future(store.latest(visitor))
    unread = await asyncio.wrap_future(store.unread(visitor))
    return NoticesShown(unread, [shown(notice, language) for notice in latest])


@post("/notices/read", status_code=200)
async def post_read(data: JSONBody[Seen], service: TheDesk, visitor: Who) -> Unread:
    """Marks notices read."""
    if visitor is None:
        return Unread(0)
    work = service.notices.store.read(visitor, data.notices, data.table)
    return Unread(await asyncio.wrap_future(work))


# --- pages behind links --------------------------------------------------------------------

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="icon" href="/img/icon.svg" type="image/svg+xml">
<title>Grognard</title>
</head>
<body>
<main>
<h1>Grognard</h1>
<p>{words}</p>
{button}</main>
</body>
</html>
"""
BUTTON = '<form method="post"><button>{words}</button></form>\n'


def _page(key: str, language: str, button: str | None = None, status: int = 200) -> Response[str]:
    """A page with a sentence and at most one button."""
    press = "" if button is None else BUTTON.format(words=escape(texts.say(button, language)))
    words = escape(texts.say(key, language))
    page = PAGE.format(language=language, words=words, button=press)
    headers = {"Cache-Control": "no-store"}
    return Response(page, media_type="text/html", status_code=status, headers=headers)


async def _owner(people: People, key: str) -> Account:
    account = await asyncio.wrap_future(people.by_mail_key(key))
    if account is None:
        raise Refusal(404, "old-link")
    return account


@get("/confirm/{key:str}")
async def get_confirm(key: Key, people: ThePeople) -> Response[str]:
    """Asks before it confirms: programs that look at links must not."""
    account = await _owner(people, key)
    return _page("link-confirm", account.language or "en", "link-confirm-button")


@post("/confirm/{key:str}", status_code=200)
async def post_confirm(key: Key, people: ThePeople) -> Response[str]:
    """The address is right."""
    account = await _owner(people, key)
    await asyncio.wrap_future(people.confirm_mail(key))
    return _page("link-confirmed", account.language or "en")


@get("/off/{key:str}")
async def get_off(key: Key, people: ThePeople, language: Language) -> Response[str]:
    """Asks before mail is ended."""
    if await asyncio.wrap_future(people.by_mail_key(key)) is None:
        return _page("link-gone", language)
    return _page("link-off", language, "link-off-button")


@post("/off/{key:str}", status_code=200)
async def post_off(key: Key, people: ThePeople, language: Language) -> Response[str]:
    """No more mail; twice is as good as once."""
    await asyncio.wrap_future(people.forget_mail(key))
    return _page("link-gone", language)


ROUTER = Router(
    "/",
    route_handlers=[
        Router("/api", route_handlers=[get_notices, post_read]),
        Router(
            "/mail",
            route_handlers=[get_confirm, post_confirm, get_off, post_off],
            dependencies={"people": Provide(provide_people)},
            include_in_schema=False,
        ),
    ],
)

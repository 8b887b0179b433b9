"""Visitors: a random token in a cookie or a bot's header, of which only the hash is kept."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable, Mapping

from litestar.datastructures import Cookie

from grognard.server.accounts.people import STALE, People, Session
from grognard.server.refusal import Refusal
from grognard.server.storage import now

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")  # 256 bits
PLAIN, SECURE = "grognard", "__Host-grognard"
YEAR = 365 * 24 * 3600
REMEMBERED = 10_000
FRESH = 5.0  # seconds for which a session is believed that another process may have ended
BEARER = "bearer "


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


def cookie_name(secure: bool) -> str:
    """With TLS the browser itself guards the cookie's host and path."""
    return SECURE if secure else PLAIN


def cookie(token: str, secure: bool) -> Cookie:
    """The cookie that makes a browser a visitor; it forgets one without a token."""
    return Cookie(
        key=cookie_name(secure),
        value=token,
        path="/",
        max_age=YEAR if token else 0,
        httponly=True,
        secure=secure,
        samesite="lax",
    )


def bearer(headers: Mapping[str, str]) -> str | None:
    """The token of a bot, if the request comes from one."""
    said = headers.get("authorization", "")
    return said[len(BEARER) :].strip() if said[: len(BEARER)].lower() == BEARER else None


class Visitors:
    """Tells who asks. Only tokens given out here are believed."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.known: OrderedDict[str, tuple[Session, float]] = OrderedDict()

    async def recognise(self, token: str | None) -> Session | None:
        """The session of a browser."""
        session = await self._find(token)
        return None if session is None or session.bot else session

    async def recognise_hashed(self, key: str) -> Session | None:
        """The session of a browser, by what is stored of its token."""
        session = self.fresh(key) or await self._look_up(key)
        return None if session is None or session.bot else session

    async def recognise_bot(self, token: str) -> Session:
        """The session of a bot; raises Refusal, for a bot that is mistaken must learn of it."""
        session = await self._find(token)
        if session is None or not session.bot:
            raise Refusal(401, "unknown-token")
        return session

    async def alive(self, session: Session | None) -> bool:
        """Whether whoever asked is still the same: nobody in particular stays so."""
        return session is None or await self._look_up(session.key) is not None

    async def welcome(self) -> tuple[Session, str]:
        """A new guest and his token."""
        token = new_token()
        session = await asyncio.wrap_future(self.people.add_guest(hashed(token)))
        self._remember(session)
        return session, token

    def forget(self, keys: Iterable[str]) -> None:
        """Sessions that are dead, or whose person has changed."""
        for key in keys:
            self.known.pop(key, None)

    async def _find(self, token: str | None) -> Session | None:
        if token is None or not TOKEN.fullmatch(token):
            return None
        return await self._look_up(hashed(token))

    def fresh(self, key: str) -> Session | None:
        """A session that was looked at a moment ago."""
        known, when = self.known.get(key, (None, 0.0))
        if known is None or time.monotonic() - when >= FRESH:
            return None
        self.known.move_to_end(key)
        return known

    async def _look_up(self, key: str) -> Session | None:
        known = self.fresh(key)
        if known is not None:
            return known
        session = await asyncio.wrap_future(self.people.session(key))
        if session is None:
            self.forget([key])
            return None
        if session.used < now() - STALE:
            await asyncio.wrap_future(self.people.touch(session))
        self._remember(session)
        return session

    def _remember(self, session: Session) -> None:
        self.known[session.key] = (session, time.monotonic())
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

"""Visitors: a random token in a cookie, of which only the hash is kept."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from collections import OrderedDict

from litestar.datastructures import Cookie

from grognard.server.storage import Storage

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")  # 256 bits
PLAIN, SECURE = "grognard", "__Host-grognard"
YEAR = 365 * 24 * 3600
REMEMBERED = 10_000


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_name(secure: bool) -> str:
    """With TLS the browser itself guards the cookie's host and path."""
    return SECURE if secure else PLAIN


def cookie(token: str, secure: bool) -> Cookie:
    """The cookie that makes a browser a visitor."""
    return Cookie(
        key=cookie_name(secure),
        value=token,
        path="/",
        max_age=YEAR,
        httponly=True,
        secure=secure,
        samesite="lax",
    )


class Visitors:
    """Tells who asks. Only tokens given out here are believed."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.known: OrderedDict[str, None] = OrderedDict()

    async def recognise(self, token: str | None) -> str | None:
        """The visitor who bears a token, or None."""
        if token is None or not TOKEN.fullmatch(token):
            return None
        visitor = hashed(token)
        if visitor not in self.known:
            if not await asyncio.wrap_future(self.storage.knows(visitor)):
                return None
            self._remember(visitor)
        self.known.move_to_end(visitor)
        return visitor

    async def welcome(self) -> tuple[str, str]:
        """A new visitor and his token."""
        token = secrets.token_urlsafe(32)
        visitor = hashed(token)
        await asyncio.wrap_future(self.storage.add_visitor(visitor))
        self._remember(visitor)
        return visitor, token

    def _remember(self, visitor: str) -> None:
        self.known[visitor] = None
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

"""Visitors: a random token in a cookie or a bot's header, of which only the hash is kept."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass

from litestar.datastructures import Cookie

from grognard.server.accounts.people import STALE, People, Session, new_key
from grognard.server.limits import Buckets, Rate
from grognard.server.refusal import Refusal
from grognard.server.shares import Whereabouts
from grognard.server.storage import now

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")  # 256 bits
PLAIN, SECURE = "grognard", "__Host-grognard"
YEAR = 365 * 24 * 3600
REMEMBERED = 10_000
FRESH = 5.0  # seconds for which a session is believed that another process may have ended


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


@dataclass(frozen=True, slots=True)
class Guest:
    """A visitor who asks for something that needs a person: known already, or a newcomer."""

    person: str
    name: str | None = None
    token: str | None = None  # of a newcomer, who is not kept yet

    @property
    def known(self) -> str | None:
        """The person, unless he is a newcomer."""
        return self.person if self.token is None else None


def cookies_for(guest: Guest, secure: bool) -> list[Cookie]:
    """What a newcomer is given."""
    return [] if guest.token is None else [cookie(guest.token, secure)]


class Visitors:
    """Tells who asks. Only tokens given out here are believed."""

    def __init__(self, people: People, whereabouts: Whereabouts, newcomers: Rate) -> None:
        self.people = people
        self.newcomers = Buckets(newcomers)
        self.whereabouts = whereabouts
        self.known: OrderedDict[str, tuple[Session, float]] = OrderedDict()

    async def recognise(
        self, key: str | None, bot: bool = False, address: str | None = None
    ) -> Session | None:
        """The session of a browser or a bot, by what is stored of its token.

        Raises Refusal to a bot that is not known: it must learn that it is mistaken.
        """
        session = None if key is None else self.fresh(key) or await self._look_up(key)
        if session is not None and session.bot == bot:
            if address is not None:
                self.whereabouts.note(session.person, address)
            return session
        if bot:
            raise Refusal(401, "unknown-token")
        return None

    async def alive(self, session: Session | None) -> bool:
        """Whether the visitor is still the same person; a stranger stays a stranger."""
        return session is None or await self._look_up(session.key) is not None

    def welcome(self, session: Session | None) -> Guest:
        """The visitor, if need be as a newcomer, of whom nothing is stored until admitted."""
        if session is not None:
            return Guest(session.person, session.name)
        return Guest(new_key(), None, new_token())

    async def keep(self, guest: Guest, address: str) -> None:
        """Admits a newcomer; raises Refusal if too many came from that address recently."""
        if guest.token is not None:
            if not self.newcomers.take(address):
                raise Refusal(429, "too-much")
            self.whereabouts.note(guest.person, address)
            kept = self.people.add_guest(hashed(guest.token), guest.person)
            self._remember(await asyncio.wrap_future(kept))

    def forget(self, keys: Iterable[str]) -> None:
        """Sessions that are dead, or whose person has changed."""
        for key in keys:
            self.known.pop(key, None)

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

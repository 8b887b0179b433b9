"""Accounts: what people may do with their own, and what follows from it at the tables."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from msgspec import UNSET

from grognard.server.accounts.guard import Guard
from grognard.server.accounts.messages import (
    Me,
    SignUp,
    TokenMade,
    TokenShown,
    me,
    short,
    token_made,
    token_shown,
)
from grognard.server.accounts.messages import Settings as Wishes
from grognard.server.accounts.names import (
    checked_mail,
    checked_name,
    checked_password,
    name_key,
    plain_password,
)
from grognard.server.accounts.passwords import Passwords
from grognard.server.accounts.people import LOGIN, VISIT, Account, NewAccount, People, Session
from grognard.server.limits import Tries
from grognard.server.notices.webhook import Failed, Forbidden
from grognard.server.refusal import Refusal
from grognard.server.storage import StorageError
from grognard.server.table_service import TableService
from grognard.server.visitors import Visitors, hashed, new_token

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks, from where, and in which language."""

    session: Session | None
    address: str
    language: str


@dataclass(frozen=True, slots=True, repr=False)
class Entrance:
    """Somebody has logged in: the person, and the token of the new session."""

    me: Me
    token: str


class Accounts:
    """Everything about accounts."""

    def __init__(
        self,
        people: People,
        visitors: Visitors,
        service: TableService,
        passwords: Passwords,
        guard: Guard,
    ) -> None:
        self.people = people
        self.visitors = visitors
        self.service = service
        self.passwords = passwords
        self.guard = guard
        self.helping: set[asyncio.Task[None]] = set()  # those who have forgotten their passwords

    def close(self) -> None:
        """Checks no more passwords, and helps nobody any more."""
        for task in self.helping:
            task.cancel()
        self.passwords.close()

    # --- who is who ------------------------------------------------------------------------

    async def me(self, session: Session | None) -> Me:
        """Who asks."""
        can_mail = self.service.notices.way_out.mail is not None
        if session is None:
            return me(None, None, 0, can_mail)
        account = await asyncio.wrap_future(self.people.account(session.person))
        unread = await asyncio.wrap_future(self.service.notices.store.unread(session.person))
        return me(account, session, unread, can_mail)

    async def owner(self, session: Session | None) -> Account:
        """The person logged in, not a bot or a guest; raises Refusal."""
        if session is None or session.kind == VISIT:
            raise Refusal(401, "log-in-first")
        if session.kind != LOGIN:
            raise Refusal(403, "not-for-bots")
        account = await asyncio.wrap_future(self.people.account(session.person))
        if account is None or account.name is None:
            raise Refusal(401, "log-in-first")
        return account

    async def _proved(self, caller: Caller, password: str) -> Account:
        """The person logged in, if the password is right; raises Refusal."""
        account = await self.owner(caller.session)
        await self._prove(caller, account, password)
        return account

    async def _prove(self, caller: Caller, account: Account, password: str) -> None:
        """Raises Refusal unless this is the account's password.

        A stolen session alone must not win the account: a link to another mail address sets a
        new password, a bot token outlives the session, a webhook hears everything.
        """
        if not password:
            raise Refusal(401, "password-needed")
        await self.guard.log_in(caller.address, name_key(account.name or ""))
        if not await self.passwords.right(account.password, plain_password(password)):
            raise Refusal(401, "wrong-password")

    # --- coming and going ------------------------------------------------------------------

    async def sign_up(self, caller: Caller, wish: SignUp) -> Entrance:
        """A new account; a guest takes along what he has."""
        name = checked_name(wish.name)
        password = checked_password(wish.password, name)
        mail = checked_mail(wish.mail) if wish.mail else None
        self.guard.sign_up(caller.address)
        if mail is not None:
            self._may_write(caller, name)
        hashed_password = await self.passwords.hash(password)
        new = NewAccount(name, name_key(name), hashed_password, wish.language or caller.language)
        old, token = _browser(caller.session), new_token()
        made = await asyncio.wrap_future(self.people.sign_up(hashed(token), new, old))
        if made is None:
            raise Refusal(409, "name-taken")
        person, tables = made
        entrance = await self._enter(caller, token, tables)
        if mail is not None:
            await self._write_link(caller, person, name, mail)
            entrance.me.mail = mail
        return entrance

    async def log_in(self, caller: Caller, name: str, password: str) -> Entrance:
        """A new session; a guest takes along what he has."""
        key = name_key(name)
        await self.guard.log_in(caller.address, key)
        account = await asyncio.wrap_future(self.people.by_name(key))
        typed = plain_password(password)
        stored = None if account is None else account.password
        if not await self.passwords.right(stored, typed) or account is None or stored is None:
            raise Refusal(401, "wrong-login")
        if self.passwords.stale(stored):
            renewed = await self.passwords.hash(typed)
            await asyncio.wrap_future(self.people.set_password(account.person, renewed))
        token, old = new_token(), _browser(caller.session)
        tables = await asyncio.wrap_future(self.people.log_in(hashed(token), account, old))
        return await self._enter(caller, token, tables)

    async def _enter(self, caller: Caller, token: str, tables: list[str]) -> Entrance:
        if caller.session is not None:
            self.visitors.forget([caller.session.key])
        await self.service.reseat(tables)
        return Entrance(await self.me(await self.visitors.recognise(hashed(token))), token)

    async def log_out(self, session: Session | None) -> Me:
        """This session is dead."""
        if session is not None:
            await self.owner(session)
            await asyncio.wrap_future(self.people.log_out(session.key))
            self.visitors.forget([session.key])
        return await self.me(None)

    async def log_out_everywhere(self, session: Session | None) -> Me:
        """Every session of the account is dead."""
        account = await self.owner(session)
        dead = await asyncio.wrap_future(self.people.log_out_everywhere(account.person))
        self.visitors.forget(dead)
        return await self.me(None)

    # --- changes ---------------------------------------------------------------------------

    async def change_password(self, caller: Caller, old: str, new: str) -> Entrance:
        """Another password; every other session is dead."""
        account = await self._proved(caller, old)
        password = await self.passwords.hash(checked_password(new, account.name or ""))
        token = new_token()
        work = self.people.set_password(account.person, password, hashed(token))
        dead = await asyncio.wrap_future(work)
        self.visitors.forget(dead)
        return await self._enter(caller, token, [])

    # --- forgotten passwords ---------------------------------------------------------------

    def forgotten(self, caller: Caller, who: str) -> None:
        """A link is sent to the account with this name or address, if it can get mail.

        Neither words nor time tell whether there is somebody: nobody is looked for before the
        answer is given.
        """
        _browser(caller.session)
        self._can_write()
        key = name_key(who.strip())
        self.guard.forget(caller.address, key)
        task = asyncio.create_task(self._help(who.strip(), key, caller.language))
        self.helping.add(task)
        task.add_done_callback(self.helping.discard)

    async def _help(self, who: str, key: str, language: str) -> None:
        try:
            for account in await self._meant(who, key):
                await self._send_reset(account, language)
        except StorageError as error:
            log.warning("a link for a password was not made: %s", type(error).__name__)

    async def _meant(self, who: str, key: str) -> list[Account]:
        """The accounts of a mail address, or the one of a name; no name has an @."""
        if "@" in who:
            return await asyncio.wrap_future(self.people.by_mail(who))
        account = await asyncio.wrap_future(self.people.by_name(key))
        return [] if account is None else [account]

    async def _send_reset(self, account: Account, language: str) -> None:
        if not (account.mail and account.mail_key and account.name):
            return
        token = new_token()
        if not self.guard.letter(account.person) or self.service.notices.way_out.full:
            return
        if await asyncio.wrap_future(self.people.add_reset(hashed(token), account)):
            way, tongue = self.service.notices.way_out, account.language or language
            way.offer_reset(account.mail, account.mail_key, token, account.name, tongue)

    async def reset(self, caller: Caller, key: str, new: str) -> Entrance:
        """Another password by a link that was sent; every other session is dead."""
        old = _browser(caller.session)
        self.guard.reset(caller.address)
        account = await asyncio.wrap_future(self.people.by_reset(hashed(key)))
        if account is None:
            raise Refusal(404, "old-link")
        password = await self.passwords.hash(checked_password(new, account.name or ""))
        token = new_token()
        work = self.people.reset(hashed(key), password, hashed(token), old)
        done = await asyncio.wrap_future(work)
        if done is None:
            raise Refusal(404, "old-link")
        dead, tables = done
        self.visitors.forget(dead)
        return await self._enter(caller, token, tables)

    # --- settings --------------------------------------------------------------------------

    async def change(self, caller: Caller, wish: Wishes) -> Me:
        """Mail, webhook or language; all of it will do, or nothing is changed."""
        account = await self.owner(caller.session)
        self.guard.change(account.person)
        mail = checked_mail(wish.mail) if wish.mail else None
        moves = wish.mail is not UNSET and mail != account.mail
        calls = wish.webhook is not UNSET and (wish.webhook or None) != account.webhook
        if moves or calls:
            await self._prove(caller, account, wish.password)
        if mail is not None:
            self._may_write(caller, account.name or "")
        if wish.webhook is not UNSET and wish.webhook:
            await self._check_webhook(wish.webhook)
        if wish.language is not UNSET:
            await asyncio.wrap_future(self.people.set_language(account.person, wish.language))
        if wish.webhook is not UNSET:
            webhook = wish.webhook or None
            await asyncio.wrap_future(self.people.set_webhook(account.person, webhook))
        if mail is not None and not (mail == account.mail and account.mail_confirmed):
            await self._write_link(caller, account.person, account.name or "", mail)
        elif mail is None and wish.mail is not UNSET:
            await asyncio.wrap_future(self.people.set_mail(account.person, None))
        return await self.me(caller.session)

    async def _check_webhook(self, url: str) -> None:
        try:
            await self.service.notices.way_out.webhooks.check(url)
        except (Forbidden, Failed):
            raise Refusal(422, "webhook-form") from None

    def _may_write(self, caller: Caller, name: str) -> None:
        """Raises Refusal unless a link can be sent for this account now."""
        self._can_write()
        self.guard.link(caller.address, name_key(name))

    def _can_write(self) -> None:
        """Raises Refusal unless this server sends mail now."""
        way = self.service.notices.way_out
        if way.mail is None:
            raise Refusal(422, "no-mail")
        if way.full:
            raise Refusal(503, "busy")

    async def _write_link(self, caller: Caller, person: str, name: str, mail: str) -> None:
        key = await asyncio.wrap_future(self.people.set_mail(person, mail))
        self.service.notices.way_out.ask_to_confirm(mail, key or "", name, caller.language)

    async def try_webhook(self, caller: Caller) -> bool:
        """Whether a trial notice arrives."""
        account = await self.owner(caller.session)
        if account.webhook is None:
            raise Refusal(422, "no-webhook")
        self.guard.trial(account.person)
        return await self.service.notices.way_out.trial(account.webhook, caller.language)

    async def delete(self, caller: Caller, password: str) -> Me:
        """The account is gone; the computer plays on where somebody would be left alone."""
        account = await self._proved(caller, password)
        dead, tables = await asyncio.wrap_future(self.people.delete(account.person))
        self.visitors.forget(dead)
        await self.service.reseat(tables)
        await self.service.resume()
        return await self.me(None)

    # --- bot tokens ------------------------------------------------------------------------

    async def tokens(self, session: Session | None) -> list[TokenShown]:
        """The tokens of the person logged in."""
        account = await self.owner(session)
        found = await asyncio.wrap_future(self.people.tokens(account.person))
        return [token_shown(token) for token in found]

    async def make_token(self, caller: Caller, label: str, password: str) -> TokenMade:
        """One more."""
        account = await self._proved(caller, password)
        self.guard.change(account.person)
        secret = new_token()
        work = self.people.add_token(account.person, hashed(secret), label)
        made = await asyncio.wrap_future(work)
        if made is None:
            raise Refusal(409, "too-many-tokens")
        return token_made(made, secret)

    async def revoke(self, session: Session | None, token: str) -> list[TokenShown]:
        """One less; at once."""
        account = await self.owner(session)
        every = await asyncio.wrap_future(self.people.tokens(account.person))
        key = next((found.key for found in every if short(found.key) == token), None)
        if key is None:
            raise Refusal(404, "not-found")
        left = await asyncio.wrap_future(self.people.revoke(account.person, key))
        self.visitors.forget([key])
        return [token_shown(found) for found in left]


def open_accounts(visitors: Visitors, service: TableService, tries: Tries) -> Accounts:
    """The accounts of a server."""
    return Accounts(visitors.people, visitors, service, Passwords(), Guard(tries))


def _browser(session: Session | None) -> Session | None:
    """The session that a new one replaces; a bot's goes on, and does not come along."""
    if session is not None and session.bot:
        raise Refusal(403, "not-for-bots")
    return session

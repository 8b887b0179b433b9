"""What is said over HTTP about accounts and bot tokens."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from grognard.server.accounts.people import Account, BotToken, Session

Name = Annotated[str, Meta(max_length=200)]
Password = Annotated[str, Meta(max_length=1000)]
Mail = Annotated[str, Meta(max_length=300)]
Address = Annotated[str, Meta(max_length=500)]
Label = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f]+$")]
Tongue = Literal["en", "fr", "es"]


# --- requests ------------------------------------------------------------------------------


class SignUp(Struct, forbid_unknown_fields=True):
    """Somebody wants an account."""

    name: Name
    password: Password
    mail: Mail | None = None
    language: Tongue | None = None


class LogIn(Struct, forbid_unknown_fields=True):
    """Somebody has an account."""

    name: Name
    password: Password


class Forgotten(Struct, forbid_unknown_fields=True):
    """A forgotten password: the name of the account, or its mail address."""

    who: Mail


class Reset(Struct, forbid_unknown_fields=True):
    """Somebody follows the link that he was sent."""

    key: Annotated[str, Meta(max_length=60)]
    password: Password


class Nothing(Struct, forbid_unknown_fields=True):
    """A wish that needs no more words."""


class NewPassword(Struct, forbid_unknown_fields=True):
    """The password is to be another."""

    old: Password
    new: Password


class Settings(Struct, forbid_unknown_fields=True):
    """What is to change; null forgets. Another mail address or webhook needs the password."""

    mail: Mail | UnsetType | None = UNSET
    password: Password = ""
    webhook: Address | UnsetType | None = UNSET
    language: Tongue | UnsetType | None = UNSET


class Farewell(Struct, forbid_unknown_fields=True):
    """The account is to be deleted."""

    password: Password


class NewToken(Struct, forbid_unknown_fields=True):
    """A bot needs a token."""

    label: Label
    password: Password = ""


# --- answers -------------------------------------------------------------------------------


class Me(Struct):
    """Who the visitor is."""

    name: str | None = None
    guest: bool = True
    bot: bool = False
    unread: int = 0
    language: str | None = None
    mail: str | None = None
    mail_confirmed: bool = False
    webhook: str | None = None
    can_mail: bool = False


class TokenShown(Struct):
    """A bot token as its owner sees it."""

    id: str
    label: str
    created: int
    used: int


class TokenMade(TokenShown):
    """A bot token and, this once, its secret."""

    secret: str


class Heard(Struct):
    """Nothing is told but that it was heard."""


class Sent(Struct):
    """Whether a trial notice arrived."""

    sent: bool


def me(account: Account | None, session: Session | None, unread: int, can_mail: bool) -> Me:
    """Who the visitor is; a bot is not told where its owner is reached."""
    if account is None or session is None:
        return Me(can_mail=can_mail)
    shown = Me(account.name, account.name is None, session.bot, unread, account.language)
    shown.can_mail = can_mail
    if not session.bot:
        shown.mail, shown.mail_confirmed = account.mail, account.mail_confirmed
        shown.webhook = account.webhook
    return shown


def token_shown(token: BotToken) -> TokenShown:
    """A token by the beginning of its hash, which is no secret to its owner."""
    return TokenShown(short(token.key), token.label, token.created // 1000, token.used // 1000)


def token_made(token: BotToken, secret: str) -> TokenMade:
    """A token with its secret."""
    return TokenMade(**msgspec.structs.asdict(token_shown(token)), secret=secret)


def short(key: str) -> str:
    """What names a token in its owner's list."""
    return key[:16]

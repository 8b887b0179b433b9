"""The routes of accounts and bot tokens."""

from __future__ import annotations

from typing import Annotated

from litestar import Request, Response, Router, get, post
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter

from grognard.server.accounts.messages import (
    Farewell,
    Forgotten,
    Heard,
    LogIn,
    Me,
    NewPassword,
    NewToken,
    Nothing,
    Reset,
    Sent,
    Settings,
    SignUp,
    TokenMade,
    TokenShown,
)
from grognard.server.accounts.people import Session
from grognard.server.accounts.service import Accounts, Caller, Entrance
from grognard.server.middleware import Ask
from grognard.server.request_checks import address_of
from grognard.server.visitors import cookie

TheAccounts = NamedDependency[Accounts]
TheSession = NamedDependency[Session | None]
TheCaller = NamedDependency[Caller]
Key = Annotated[str, PathParameter(max_length=40)]


async def provide_accounts(state: AppState) -> Accounts:
    """The accounts of this server."""
    accounts: Accounts = state.accounts
    return accounts


async def provide_caller(
    request: Request[object, object, AppState],
    session: TheSession,
    language: NamedDependency[str],
) -> Caller:
    """Who asks."""
    return Caller(session, address_of(request.scope), language)


def _entered(request: Ask, entrance: Entrance, status: int = 200) -> Response[Me]:
    """An answer with the cookie of a new session."""
    own = cookie(entrance.token, request.url.scheme == "https")
    return Response(entrance.me, status_code=status, cookies=[own])


def _left(request: Ask, stranger: Me) -> Response[Me]:
    """An answer that takes the cookie away."""
    return Response(stranger, status_code=200, cookies=[cookie("", request.url.scheme == "https")])


@get("/me")
async def get_me(session: TheSession, accounts: TheAccounts) -> Me:
    """Who the visitor is."""
    return await accounts.me(session)


@post("/account")
async def post_account(
    request: Ask, data: JSONBody[SignUp], caller: TheCaller, accounts: TheAccounts
) -> Response[Me]:
    """Signs up."""
    return _entered(request, await accounts.sign_up(caller, data), 201)


@post("/login", status_code=200)
async def post_login(
    request: Ask, data: JSONBody[LogIn], caller: TheCaller, accounts: TheAccounts
) -> Response[Me]:
    """Logs in."""
    return _entered(request, await accounts.log_in(caller, data.name, data.password))


@post("/logout", status_code=200)
async def post_logout(
    request: Ask, data: JSONBody[Nothing], session: TheSession, accounts: TheAccounts
) -> Response[Me]:
    """Logs out."""
    return _left(request, await accounts.log_out(session))


@post("/logout/everywhere", status_code=200)
async def post_logout_everywhere(
    request: Ask, data: JSONBody[Nothing], session: TheSession, accounts: TheAccounts
) -> Response[Me]:
    """Logs out every browser."""
    return _left(request, await accounts.log_out_everywhere(session))


@post("/account/password", status_code=200)
async def post_password(
    request: Ask, data: JSONBody[NewPassword], caller: TheCaller, accounts: TheAccounts
) -> Response[Me]:
    """Another password."""
    return _entered(request, await accounts.change_password(caller, data.old, data.new))


@post("/account/forgotten", status_code=202)
async def post_forgotten(
    data: JSONBody[Forgotten], caller: TheCaller, accounts: TheAccounts
) -> Heard:
    """Asks for a link by mail; the answer is the same for everyone."""
    accounts.forgotten(caller, data.who)
    return Heard()


@post("/account/reset", status_code=200)
async def post_reset(
    request: Ask, data: JSONBody[Reset], caller: TheCaller, accounts: TheAccounts
) -> Response[Me]:
    """Another password, by the link."""
    return _entered(request, await accounts.reset(caller, data.key, data.password))


@post("/account/settings", status_code=200)
async def post_settings(data: JSONBody[Settings], caller: TheCaller, accounts: TheAccounts) -> Me:
    """Mail, webhook and language."""
    return await accounts.change(caller, data)


@post("/account/webhook", status_code=200)
async def post_webhook(data: JSONBody[Nothing], caller: TheCaller, accounts: TheAccounts) -> Sent:
    """Tries the webhook."""
    return Sent(await accounts.try_webhook(caller))


@post("/account/delete", status_code=200)
async def post_delete(
    request: Ask, data: JSONBody[Farewell], caller: TheCaller, accounts: TheAccounts
) -> Response[Me]:
    """Deletes the account."""
    return _left(request, await accounts.delete(caller, data.password))


@get("/tokens")
async def get_tokens(session: TheSession, accounts: TheAccounts) -> list[TokenShown]:
    """The bot tokens."""
    return await accounts.tokens(session)


@post("/tokens", status_code=201)
async def post_token(
    data: JSONBody[NewToken], caller: TheCaller, accounts: TheAccounts
) -> TokenMade:
    """A new bot token."""
    return await accounts.make_token(caller, data.label, data.password)


@post("/tokens/{token:str}/revoke", status_code=200)
async def post_revoke(
    token: Key, data: JSONBody[Nothing], session: TheSession, accounts: TheAccounts
) -> list[TokenShown]:
    """Ends a bot token."""
    return await accounts.revoke(session, token)


ROUTER = Router(
    "/api",
    route_handlers=[
        *(get_me, post_account, post_login, post_logout, post_logout_everywhere),
        *(post_password, post_forgotten, post_reset, post_settings, post_webhook, post_delete),
        *(get_tokens, post_token, post_revoke),
    ],
    dependencies={"accounts": Provide(provide_accounts), "caller": Provide(provide_caller)},
)

"""The server as a Litestar application: routes that say what is asked, and nothing more."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import parse_qsl

import msgspec
from litestar import Litestar, Response, Router, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from litestar.types import ASGIApp, ExceptionHandlersMap

from grognard.kernel import registry
from grognard.kernel.game import UnknownName
from grognard.server import files, game_info, texts
from grognard.server.accounts import routes as accounts_routes
from grognard.server.accounts.people import People, Session
from grognard.server.accounts.service import open_accounts
from grognard.server.computers import Computers
from grognard.server.connections import Connections
from grognard.server.fast_path import FastPath
from grognard.server.limits import BODY, Limits, RateLimits
from grognard.server.messages import (
    AboutThing,
    Act,
    Attempt,
    GameFacts,
    GiveUp,
    Named,
    NewTable,
    Pieces,
    RuleText,
    StandingOrder,
    TableInBrief,
    TableShown,
    TakeBack,
    Trouble,
    Verdict,
    Why,
)
from grognard.server.middleware import Ask, Middleware, add_headers
from grognard.server.monitoring import ROUTES, Metrics, Monitoring, observe
from grognard.server.notices import routes as notices_routes
from grognard.server.notices.board import Notices
from grognard.server.notices.post import post_of
from grognard.server.odds import ROUTER as ODDS
from grognard.server.odds import OddsService
from grognard.server.refusal import Refusal
from grognard.server.remote import routes as apart_routes
from grognard.server.remote.heartbeat import Heartbeat
from grognard.server.remote.lobby import Lobby
from grognard.server.remote.messages import News, Said
from grognard.server.remote.routes import check_opening
from grognard.server.request_checks import CALLER, Caller, RequestChecks, address_of
from grognard.server.sources import get_sources
from grognard.server.storage import Database, SqliteDatabase, StorageError, TableStore
from grognard.server.study.analyst import Analyst
from grognard.server.study.routes import ROUTER as STUDY
from grognard.server.table_service import TableService, new_record
from grognard.server.visitors import Visitors, cookies_for

ERRORS = {
    400: "malformed",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    415: "not-json",
}

log = logging.getLogger(__name__)

# What a route may ask for, and where it comes from.
Key = Annotated[str, PathParameter(max_length=40)]
InEdition = Annotated[str | None, QueryParameter(name="edition", max_length=40)]
As = Annotated[str | None, QueryParameter(name="as", max_length=40)]
Lang = Annotated[str | None, QueryParameter(max_length=10)]
Since = Annotated[int, QueryParameter(ge=0)]
Hash = Annotated[str | None, QueryParameter(max_length=80)]
TheDesk = NamedDependency[TableService]
TheVisitors = NamedDependency[Visitors]
TheDoorman = NamedDependency[RateLimits]
TheLobby = NamedDependency[Lobby]
Who = NamedDependency[str | None]
TheSession = NamedDependency[Session | None]
Language = NamedDependency[str]


# --- who asks, and in which language -------------------------------------------------------


def secure(request: Ask) -> bool:
    """Whether the visitor came by TLS."""
    return request.url.scheme == "https"


def language_of(request: Ask) -> str:
    """The language of the answer, even to a query that is no text."""
    accepted = request.headers.get("accept-language", "")
    query = dict(parse_qsl(request.scope["query_string"].decode("latin-1")))
    return texts.chosen_language(query.get("lang"), accepted)


async def provide_language(request: Ask, lang: Lang = None) -> str:
    """`lang`, else what the browser prefers."""
    return texts.chosen_language(lang, request.headers.get("accept-language", ""))


async def provide_session(request: Ask, visitors: TheVisitors) -> Session | None:
    """The session of the visitor whom the checks have identified."""
    caller: Caller = request.scope[CALLER]  # type: ignore[literal-required]
    return await visitors.recognise(caller.key, caller.bot, caller.address)


async def provide_visitor(session: TheSession) -> str | None:
    """Who asks: the bearer of a known token, or nobody in particular."""
    return None if session is None else session.person


async def provide_service(state: AppState) -> TableService:
    """The service of this server."""
    service: TableService = state.service
    return service


async def provide_visitors(state: AppState) -> Visitors:
    """The visitors of this server."""
    visitors: Visitors = state.visitors
    return visitors


async def provide_rate_limits(state: AppState) -> RateLimits:
    """The rate limits of this server."""
    rate_limits: RateLimits = state.rate_limits
    return rate_limits


async def provide_lobby(state: AppState) -> Lobby:
    """The lobby of this server."""
    lobby: Lobby = state.lobby
    return lobby


# --- games ---------------------------------------------------------------------------------


@get("/games")
async def get_games(language: Language) -> list[GameFacts]:
    """The games there are."""
    return game_info.games(language)


@get("/games/{game:str}/board", opt={"packed": True})
async def get_board(request: Ask, game: Key, v: Hash = None) -> Response[bytes]:
    """The drawn board; for ever the same under its hash."""
    found = game_info.board(game)
    return files.answer(found, request.headers, files.caching("", v == game_info.board_hash(game)))


@get("/games/{game:str}/rules")
async def get_rules(game: Key, language: Language, edition: InEdition = None) -> list[RuleText]:
    """The rules and rulings."""
    return game_info.rules(game, language, edition)


@get("/games/{game:str}/pieces")
async def get_pieces(game: Key, language: Language) -> Pieces:
    """The names and looks of pieces, places and cards."""
    return game_info.pieces(game, language)


@get("/games/{game:str}/words")
async def get_game_words(game: Key, language: Language) -> dict[str, str]:
    """The game's own texts for the page."""
    return game_info.words(game, language)


@get("/words")
async def get_words(language: Language) -> dict[str, str]:
    """The page's own texts."""
    return texts.page_words(language)


# --- tables --------------------------------------------------------------------------------


@post("/tables")
async def post_table(
    request: Ask,
    data: JSONBody[NewTable],
    service: TheDesk,
    session: TheSession,
    visitors: TheVisitors,
    rate_limits: TheDoorman,
    lobby: TheLobby,
) -> Response[Named]:
    """A new table."""
    guest, address = visitors.welcome(session), address_of(request.scope)
    record = new_record(guest.person, data, guest.name)
    if record.terms.listed:
        await lobby.check_opening(guest.person, address)
    check_opening(address, rate_limits, guest.known)
    await visitors.keep(guest, address)
    made = await service.open(record)
    cookies = cookies_for(guest, secure(request))
    return Response(Named(made), status_code=201, cookies=cookies)


@get("/tables")
async def get_tables(service: TheDesk, visitor: Who) -> list[TableInBrief]:
    """The visitor's tables, the latest first."""
    return await service.tables_of(visitor)


@get("/tables/{table:str}")
async def get_table(
    table: Key,
    service: TheDesk,
    visitor: Who,
    language: Language,
    seat: As = None,
    since: Since = 0,
) -> TableShown:
    """The table as a seat, or an onlooker, may know it."""
    return await service.look(table, visitor, seat, language, since)


@post("/tables/{table:str}/seats/{seat:str}")
async def post_seat(
    request: Ask,
    table: Key,
    seat: Key,
    service: TheDesk,
    session: TheSession,
    visitors: TheVisitors,
    lobby: TheLobby,
    language: Language,
) -> Response[TableShown]:
    """Takes an open seat."""
    guest = visitors.welcome(session)
    await service.check_open(table, guest.person, seat)
    address = address_of(request.scope)
    await lobby.check_sitting(guest.person, guest.name, address)
    await visitors.keep(guest, address)
    shown = await service.sit(table, guest.person, seat, language, guest.name)
    return Response(shown, status_code=200, cookies=cookies_for(guest, secure(request)))


@post("/tables/{table:str}/actions", status_code=200)
async def post_action(
    table: Key,
    data: JSONBody[Act],
    service: TheDesk,
    visitor: Who,
    language: Language,
    since: Since = 0,
) -> TableShown:
    """Carries out an action."""
    return await service.act(table, visitor, data, language, since, lambda shown: shown)


@post("/tables/{table:str}/undo", status_code=200)
async def post_undo(
    table: Key,
    data: JSONBody[TakeBack],
    service: TheDesk,
    visitor: Who,
    language: Language,
    since: Since = 0,
) -> TableShown:
    """Takes the last action back."""
    return await service.undo(table, visitor, data, language, since)


@post("/tables/{table:str}/why", status_code=200)
async def post_why(
    table: Key, data: JSONBody[Attempt], service: TheDesk, visitor: Who, language: Language
) -> Verdict | AboutThing:
    """Whether something is allowed, or what can be done with a thing; and why not."""
    return await service.why(table, visitor, data, language)


@post("/tables/{table:str}/standing", status_code=200)
async def post_standing(
    table: Key, data: JSONBody[StandingOrder], service: TheDesk, visitor: Who, language: Language
) -> TableShown:
    """Orders what is to be done at windows, or no longer."""
    return await service.stand(table, visitor, data, language)


@post("/tables/{table:str}/resign", status_code=200)
async def post_resign(
    table: Key, data: JSONBody[GiveUp], service: TheDesk, visitor: Who, language: Language
) -> TableShown:
    """Gives the game up."""
    return await service.resign(table, visitor, data, language)


@get("/tables/{table:str}/journal", media_type="text/plain")
async def get_journal(table: Key, service: TheDesk, visitor: Who, seat: As = None) -> str:
    """The journal as text; with a seat, as far as that seat may know it."""
    return await service.journal(table, visitor, seat)


@get("/tables/{table:str}/stream", opt={"packed": True})
async def get_stream(
    request: Ask,
    table: Key,
    service: TheDesk,
    rate_limits: TheDoorman,
    session: TheSession,
    visitors: TheVisitors,
    seat: As = None,
) -> Stream:
    """Server-sent events whenever there is something new for the visitor."""
    visitor = None if session is None else session.person
    await service.check_look(table, visitor, seat)
    versions = _while_alive(service.versions(table, visitor, seat), visitors, session)
    lines = _lines(
        service.notices.told(versions, visitor, table), rate_limits, address_of(request.scope)
    )
    return Stream(
        lines,
        media_type="text/event-stream",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


async def _while_alive(
    versions: AsyncIterator[News], visitors: Visitors, session: Session | None
) -> AsyncIterator[News]:
    """Streams of a session that has logged out end."""
    async for version in versions:
        if not await visitors.alive(session):
            return
        yield version


async def _lines(
    versions: AsyncIterator[News], rate_limits: RateLimits, address: str
) -> AsyncIterator[str]:
    """The stream in its format; one line too many and the browser tries again later."""
    if not rate_limits.enter_stream(address):
        yield "retry: 30000\n\n"
        return
    try:
        async for version in versions:
            if version is None:
                yield ": still here\n\n"
            elif isinstance(version, Said):
                yield f"event: chat\ndata: {msgspec.json.encode(version).decode()}\n\n"
            else:
                yield f'event: version\ndata: {{"version": {version}}}\n\n'
    finally:
        rate_limits.leave_stream(address)


# --- the page ------------------------------------------------------------------------------


@get("/", include_in_schema=False, opt={"packed": True})
async def get_front(request: Ask) -> Response[bytes]:
    """The page."""
    return _page(request, "", None)


@get("/play/{game:str}/{file:str}", include_in_schema=False, opt={"packed": True})
async def get_game_page(
    request: Ask, game: Key, file: Annotated[str, PathParameter()], v: Hash = None
) -> Response[bytes]:
    """A file of a game's own part of the page."""
    found = game_info.page_file(game, file)
    if found is None:
        raise Refusal(404, "not-found")
    return files.answer(found, request.headers, files.caching(file, v is not None))


@get("/{path:path}", include_in_schema=False, opt={"packed": True})
async def get_page(
    request: Ask, path: Annotated[str, PathParameter()], v: Hash = None
) -> Response[bytes]:
    """A file of the page."""
    return _page(request, path, v)


def _page(request: Ask, path: str, v: str | None) -> Response[bytes]:
    found = None if path.startswith("/api") else files.of_page(path)
    if found is None:
        raise Refusal(404, "not-found")
    return files.answer(found, request.headers, files.caching(path, v is not None))


# --- what goes wrong -----------------------------------------------------------------------


def on_refusal(request: Ask, refusal: Refusal) -> Response[Trouble]:
    """A refusal in the visitor's language."""
    language = language_of(request)
    why = None
    if refusal.reason is not None and refusal.game is not None:
        text = registry.game(refusal.game).say(refusal.reason, language)
        why = Why(refusal.reason.rule, refusal.reason.key, text)
    error = texts.say(refusal.key, language, **refusal.params)
    trouble = Trouble(error, why, refusal.version, refusal.place, refusal.fit)
    return Response(trouble, status_code=refusal.status)


def on_unknown_name(_request: Ask, error: UnknownName) -> Response[Trouble]:
    """A game, scenario or option that does not exist."""
    return Response(Trouble(str(error)), status_code=422)


def on_storage(request: Ask, error: StorageError) -> Response[Trouble]:
    """Something could not be kept."""
    log.error("storage: %s", error)
    return on_refusal(request, Refusal(503, "not-kept"))


def on_http(request: Ask, error: HTTPException) -> Response[Trouble]:
    """What the framework refuses."""
    # It takes a field that is called like one of our dependencies for the server's own fault.
    cause = error.__cause__
    asked_wrongly = isinstance(cause, msgspec.ValidationError) and "`$.data" in str(cause)
    status = 400 if asked_wrongly else error.status_code
    return on_refusal(request, Refusal(status, ERRORS.get(status, "failed")))


def on_nonsense(request: Ask, _error: Exception) -> Response[Trouble]:
    """JSON that is no text, or nested so deeply that it can mean nothing."""
    return on_refusal(request, Refusal(400, "malformed"))


def on_failure(request: Ask, error: Exception) -> Response[Trouble]:
    """A fault of the server: the visitor is told so, the log has the rest."""
    # Not the path itself: the links in mails hold keys.
    path = request.scope.get("path_template", "")
    log.error("%s %s failed", request.method, path, exc_info=error)
    return on_refusal(request, Refusal(500, "failed"))


HANDLERS: ExceptionHandlersMap = {
    Refusal: on_refusal,
    UnknownName: on_unknown_name,
    StorageError: on_storage,
    HTTPException: on_http,
    RecursionError: on_nonsense,
    UnicodeDecodeError: on_nonsense,
    Exception: on_failure,
}


def troubled(request: Ask, error: Exception) -> Response[Trouble]:
    """What goes wrong outside the framework is told in the same way."""
    handler = next(HANDLERS[kind] for kind in type(error).__mro__ if kind in HANDLERS)
    answer: Response[Trouble] = handler(request, error)
    return answer


# --- all of it ----------------------------------------------------------------------------


class Application(Litestar):
    """The application, with its fast path in front of the framework."""

    fast_path: FastPath

    async def framework(self, scope: Any, receive: Any, send: Any) -> None:
        """The usual way."""
        await super().__call__(scope, receive, send)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answers a request."""
        await self.fast_path(scope, receive, send)


API = (
    *(get_games, get_board, get_rules, get_pieces, get_game_words, get_words, get_sources),
    *(post_table, get_tables, get_table, post_seat, post_action, post_undo, post_why),
    *(post_standing, post_resign, get_journal, get_stream),
)


def create_app(
    folder: Path, limits: Limits | None = None, database: Database | None = None
) -> Litestar:
    """The server of the tables in a folder, or in a database that is open already."""
    rate_limits = RateLimits(limits or Limits())
    checks = RequestChecks(rate_limits)
    post = post_of()  # before anything is promised: settings that do not fit are told

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        kept = TableStore(database or SqliteDatabase(folder))
        app.state.rate_limits = rate_limits
        app.state.service = TableService(kept, Computers(), Notices(kept.database, post))
        app.state.visitors = Visitors(
            People(kept.database), app.state.service.whereabouts, rate_limits.limits.newcomers
        )
        app.state.lobby = Lobby(app.state.service, rate_limits.limits.seats)
        app.state.odds_service = OddsService()
        app.state.analyst = Analyst()
        app.state.accounts = open_accounts(
            app.state.visitors, app.state.service, rate_limits.limits.tries
        )
        app.state.heartbeat = Heartbeat(app.state.service)
        await app.state.service.start(await app.state.heartbeat.start())
        try:
            yield
        finally:
            app.state.accounts.close()
            app.state.odds_service.close()
            await app.state.analyst.close()
            await app.state.heartbeat.stop()
            await app.state.service.stop()

    def middleware(app: ASGIApp) -> ASGIApp:
        return Middleware(app, checks)

    app = Application(
        route_handlers=[
            Router("/api", route_handlers=API),
            accounts_routes.ROUTER,
            notices_routes.ROUTER,
            apart_routes.ROUTER,
            ODDS,
            STUDY,
            *ROUTES,
            get_front,
            get_game_page,
            get_page,
        ],
        lifespan=[lifespan],
        middleware=[middleware],
        before_send=[add_headers],
        dependencies={
            "service": Provide(provide_service),
            "visitors": Provide(provide_visitors),
            "rate_limits": Provide(provide_rate_limits),
            "lobby": Provide(provide_lobby),
            "session": Provide(provide_session),
            "visitor": Provide(provide_visitor),
            "language": Provide(provide_language),
        },
        exception_handlers=HANDLERS,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=4000, gzip_compress_level=2, exclude_opt_key="packed"
        ),
        openapi_config=OpenAPIConfig(
            title="Grognard",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        request_max_body_size=BODY,
        logging_config=None,
    )
    app.state.lines = Connections(rate_limits.limits)
    metrics = app.state.metrics = Metrics()
    observe(metrics, app.state, rate_limits)
    app.fast_path = FastPath(Monitoring(app.framework, metrics), app.state, checks, troubled)
    return app

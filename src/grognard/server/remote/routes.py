"""The routes of clocks, offers, talk and replay."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, QueryParameter

from grognard.server.accounts.people import Session
from grognard.server.limits import RateLimits
from grognard.server.messages import Named, TableShown
from grognard.server.middleware import Ask
from grognard.server.refusal import Refusal
from grognard.server.remote import consent
from grognard.server.remote.chat import Talk
from grognard.server.remote.lobby import Lobby
from grognard.server.remote.messages import (
    LONGEST_JOURNAL,
    Answer,
    Claim,
    Fork,
    Import,
    Invitation,
    MakeOffer,
    Moment,
    Mute,
    OfSeat,
    OpenTables,
    RoomHeard,
    Say,
    Seen,
    TakeOver,
    Utterance,
)
from grognard.server.remote.negotiations import Negotiations
from grognard.server.remote.replay import Forks, Replays
from grognard.server.request_checks import address_of
from grognard.server.table_service import TableService
from grognard.server.visitors import Guest, Visitors, cookies_for

Key = Annotated[str, PathParameter(max_length=40)]
Number = Annotated[int, PathParameter(ge=0, le=10**9)]
As = Annotated[str | None, QueryParameter(name="as", max_length=40)]
Room = Annotated[str, QueryParameter(max_length=100)]
Since = Annotated[int | None, QueryParameter(ge=0, le=10**9)]
TheDesk = NamedDependency[TableService]
TheDoorman = NamedDependency[RateLimits]
TheVisitors = NamedDependency[Visitors]
TheSession = NamedDependency[Session | None]
Who = NamedDependency[str | None]
Language = NamedDependency[str]
TheNegotiations = NamedDependency[Negotiations]
TheTalk = NamedDependency[Talk]
TheLobby = NamedDependency[Lobby]
TheFilms = NamedDependency[Replays]
TheForks = NamedDependency[Forks]


class RemotePlay:
    """What belongs to one server."""

    def __init__(self, service: TableService) -> None:
        self.negotiations = Negotiations(service)
        self.talk = Talk(service)
        self.replays = Replays(service)
        self.forks = Forks(service)


def _remote(state: AppState) -> RemotePlay:
    """Made with the first request: the service is not there before."""
    if "remote" not in state:
        state.remote = RemotePlay(state.service)
    found: RemotePlay = state.remote
    return found


async def provide_negotiations(state: AppState) -> Negotiations:
    """Offers and their consequences."""
    return _remote(state).negotiations


async def provide_talk(state: AppState) -> Talk:
    """The talk at the tables."""
    return _remote(state).talk


async def provide_replays(state: AppState) -> Replays:
    """Replays."""
    return _remote(state).replays


async def provide_forks(state: AppState) -> Forks:
    """Games taken up again."""
    return _remote(state).forks


def _cookies(request: Ask, guest: Guest) -> list[Cookie]:
    return cookies_for(guest, request.url.scheme == "https")


# --- offers --------------------------------------------------------------------------------


@get("/tables/open")
async def get_open(lobby: TheLobby) -> OpenTables:
    """Tables with an open seat, and games to watch."""
    return await lobby.listed()


@post("/tables/{table:str}/offers", status_code=200)
async def post_offer(
    request: Ask,
    table: Key,
    data: JSONBody[MakeOffer],
    negotiations: TheNegotiations,
    rate_limits: TheDoorman,
    visitor: Who,
    language: Language,
) -> TableShown:
    """Proposes something to the other seats."""
    if not rate_limits.may_offer(address_of(request.scope), visitor):
        raise Refusal(429, "too-much")
    if data.kind == consent.REMATCH:  # which is a new table
        check_opening(address_of(request.scope), rate_limits, visitor)
    return await negotiations.offer(table, visitor, data, language)


@post("/tables/{table:str}/offers/{number:int}", status_code=200)
async def post_answer(
    table: Key,
    number: Number,
    data: JSONBody[Answer],
    negotiations: TheNegotiations,
    visitor: Who,
    language: Language,
) -> TableShown:
    """Agrees to an offer, declines or withdraws it."""
    return await negotiations.answer(table, visitor, number, data, language)


@post("/tables/{table:str}/abort", status_code=200)
async def post_abort(
    table: Key,
    data: JSONBody[OfSeat],
    negotiations: TheNegotiations,
    visitor: Who,
    language: Language,
) -> TableShown:
    """Calls a game off that has hardly begun."""
    return await negotiations.abort(table, visitor, data.seat, language)


@post("/tables/{table:str}/claim", status_code=200)
async def post_claim(
    table: Key,
    data: JSONBody[Claim],
    negotiations: TheNegotiations,
    visitor: Who,
    language: Language,
) -> TableShown:
    """Claims what follows from the time of another being up."""
    return await negotiations.claim(table, visitor, data, language)


@post("/tables/{table:str}/invitation", status_code=200)
async def post_invitation(
    table: Key, data: JSONBody[OfSeat], negotiations: TheNegotiations, visitor: Who
) -> Invitation:
    """Makes an invitation for a substitute."""
    return Invitation(await negotiations.invite(table, visitor, data.seat))


@post("/tables/{table:str}/take-over")
async def post_take_over(
    request: Ask,
    table: Key,
    data: JSONBody[TakeOver],
    negotiations: TheNegotiations,
    lobby: TheLobby,
    session: TheSession,
    visitors: TheVisitors,
    language: Language,
) -> Response[TableShown]:
    """Takes a seat over from its holder."""
    guest = visitors.welcome(session)
    await negotiations.check_invited(table, guest.person, data)
    address = address_of(request.scope)
    await lobby.check_sitting(guest.person, guest.name, address)
    await visitors.keep(guest, address)
    shown = await negotiations.take_over(table, guest.person, guest.name, data, language)
    return Response(shown, status_code=200, cookies=_cookies(request, guest))


# --- talk ----------------------------------------------------------------------------------


@get("/tables/{table:str}/chat")
async def get_chat(
    table: Key, talk: TheTalk, visitor: Who, room: Room = "table", after: Since = None
) -> RoomHeard:
    """What was said in a room."""
    return await talk.hear(table, visitor, room, after)


@post("/tables/{table:str}/chat")
async def post_chat(
    request: Ask,
    table: Key,
    data: JSONBody[Say],
    talk: TheTalk,
    rate_limits: TheDoorman,
    session: TheSession,
    visitors: TheVisitors,
) -> Response[Utterance]:
    """Says something."""
    guest = visitors.welcome(session)
    await talk.check(table, guest.person, data)
    if not rate_limits.may_speak(address_of(request.scope), guest.known):
        raise Refusal(429, "too-much-talk")
    await visitors.keep(guest, address_of(request.scope))
    said = await talk.say(table, guest.person, guest.name, data)
    return Response(said, status_code=201, cookies=_cookies(request, guest))


@post("/tables/{table:str}/mute", status_code=200)
async def post_mute(table: Key, data: JSONBody[Mute], talk: TheTalk, visitor: Who) -> RoomHeard:
    """Listens to somebody no more, or again."""
    if visitor is None:
        raise Refusal(403, "not-your-room")
    return await talk.mute(table, visitor, data)


# --- replay --------------------------------------------------------------------------------


@get("/tables/{table:str}/replay/{number:int}")
async def get_moment(
    table: Key,
    number: Number,
    replays: TheFilms,
    visitor: Who,
    language: Language,
    seat: As = None,
    since: Since = None,
) -> Moment:
    """The table after some actions, as a seat may know it."""
    return await replays.moment(table, visitor, number, seat, since, language)


@post("/tables/{table:str}/fork")
async def post_fork(
    request: Ask,
    table: Key,
    data: JSONBody[Fork],
    forks: TheForks,
    service: TheDesk,
    rate_limits: TheDoorman,
    session: TheSession,
    visitors: TheVisitors,
) -> Response[Named]:
    """A new table that goes on from a moment of this one."""
    guest = visitors.welcome(session)
    record = await forks.fork(table, guest.person, guest.name, data)
    check_opening(address_of(request.scope), rate_limits, guest.known)
    await visitors.keep(guest, address_of(request.scope))
    made = await service.open(record)
    return Response(Named(made), status_code=201, cookies=_cookies(request, guest))


@post("/tables/import", request_max_body_size=2 * LONGEST_JOURNAL)
async def post_import(
    request: Ask,
    data: JSONBody[Import],
    forks: TheForks,
    service: TheDesk,
    rate_limits: TheDoorman,
    session: TheSession,
    visitors: TheVisitors,
) -> Response[Named]:
    """A new table that goes on from a journal."""
    guest = visitors.welcome(session)
    # Counted before it is read, for that is the work.
    check_opening(address_of(request.scope), rate_limits, guest.known)
    payers = service.whereabouts.payers(guest.known, address_of(request.scope))
    record = await forks.read(guest.person, guest.name, data, payers)
    await visitors.keep(guest, address_of(request.scope))
    made = await service.open(record)
    return Response(Named(made), status_code=201, cookies=_cookies(request, guest))


def check_opening(address: str, rate_limits: RateLimits, person: str | None) -> None:
    """Raises Refusal if too many tables were made recently."""
    if not rate_limits.may_open(address, person):
        raise Refusal(429, "too-many-tables")


@get("/tables/{table:str}/seen")
async def get_seen(table: Key, talk: TheTalk, visitor: Who) -> Seen:
    """The last log entry that this person has seen."""
    return Seen(await talk.seen(table, visitor))


@post("/tables/{table:str}/seen", status_code=200)
async def post_seen(table: Key, data: JSONBody[Seen], talk: TheTalk, visitor: Who) -> Seen:
    """This person has seen the log up to a number."""
    return Seen(await talk.see(table, visitor, data.number))


ROUTER = Router(
    "/api",
    route_handlers=[
        *(get_open, post_offer, post_answer, post_abort, post_claim, post_invitation),
        *(post_take_over, get_chat, post_chat, post_mute, get_moment, post_fork, post_import),
        *(get_seen, post_seen),
    ],
    dependencies={
        "negotiations": Provide(provide_negotiations),
        "talk": Provide(provide_talk),
        "replays": Provide(provide_replays),
        "forks": Provide(provide_forks),
    },
)

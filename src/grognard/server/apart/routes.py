"""The routes of clocks, offers, talk and replay."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, QueryParameter

from grognard.server.accounts.people import Session
from grognard.server.apart.film import Films, Forks
from grognard.server.apart.messages import (
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
from grognard.server.apart.parley import Parley
from grognard.server.apart.talk import Talk
from grognard.server.desk import Desk
from grognard.server.limits import Doorman
from grognard.server.manners import Ask, address_of
from grognard.server.messages import Named, TableShown
from grognard.server.refusal import Refusal
from grognard.server.visitors import Visitors, cookie

Key = Annotated[str, PathParameter(max_length=40)]
Number = Annotated[int, PathParameter(ge=0, le=10**9)]
As = Annotated[str | None, QueryParameter(name="as", max_length=40)]
Room = Annotated[str, QueryParameter(max_length=100)]
Since = Annotated[int | None, QueryParameter(ge=0, le=10**9)]
TheDesk = NamedDependency[Desk]
TheDoorman = NamedDependency[Doorman]
TheVisitors = NamedDependency[Visitors]
TheSession = NamedDependency[Session | None]
Who = NamedDependency[str | None]
Language = NamedDependency[str]
TheParley = NamedDependency[Parley]
TheTalk = NamedDependency[Talk]
TheFilms = NamedDependency[Films]
TheForks = NamedDependency[Forks]


class Apart:
    """What belongs to one server."""

    def __init__(self, desk: Desk) -> None:
        self.parley = Parley(desk)
        self.talk = Talk(desk)
        self.films = Films(desk)
        self.forks = Forks(desk)


def _apart(state: AppState) -> Apart:
    """Made with the first request: the desk is not there before."""
    if "apart" not in state:
        state.apart = Apart(state.desk)
    found: Apart = state.apart
    return found


async def provide_parley(state: AppState) -> Parley:
    """Offers and their consequences."""
    return _apart(state).parley


async def provide_talk(state: AppState) -> Talk:
    """The talk at the tables."""
    return _apart(state).talk


async def provide_films(state: AppState) -> Films:
    """Replays."""
    return _apart(state).films


async def provide_forks(state: AppState) -> Forks:
    """Games taken up again."""
    return _apart(state).forks


async def _somebody(
    request: Ask, session: Session | None, visitors: Visitors
) -> tuple[Session, list[Any]]:
    """Whoever asks, if need be a new guest with his cookie."""
    if session is not None:
        return session, []
    fresh, token = await visitors.welcome()
    return fresh, [cookie(token, request.url.scheme == "https")]


# --- offers --------------------------------------------------------------------------------


@get("/tables/open")
async def get_open(talk: TheTalk) -> OpenTables:
    """Tables with an open seat, and games to watch."""
    return await talk.listed()


@post("/tables/{table:str}/offers", status_code=200)
async def post_offer(
    table: Key,
    data: JSONBody[MakeOffer],
    parley: TheParley,
    doorman: TheDoorman,
    visitor: Who,
    language: Language,
) -> TableShown:
    """Proposes something to the other seats."""
    if not doorman.may_offer(visitor or ""):
        raise Refusal(429, "too-much")
    return await parley.offer(table, visitor, data, language)


@post("/tables/{table:str}/offers/{number:int}", status_code=200)
async def post_answer(
    table: Key,
    number: Number,
    data: JSONBody[Answer],
    parley: TheParley,
    visitor: Who,
    language: Language,
) -> TableShown:
    """Agrees to an offer, declines or withdraws it."""
    return await parley.answer(table, visitor, number, data, language)


@post("/tables/{table:str}/abort", status_code=200)
async def post_abort(
    table: Key, data: JSONBody[OfSeat], parley: TheParley, visitor: Who, language: Language
) -> TableShown:
    """Calls a game off that has hardly begun."""
    return await parley.abort(table, visitor, data.seat, language)


@post("/tables/{table:str}/claim", status_code=200)
async def post_claim(
    table: Key, data: JSONBody[Claim], parley: TheParley, visitor: Who, language: Language
) -> TableShown:
    """Claims what follows from the time of another being up."""
    return await parley.claim(table, visitor, data, language)


@post("/tables/{table:str}/invitation", status_code=200)
async def post_invitation(
    table: Key, data: JSONBody[OfSeat], parley: TheParley, visitor: Who
) -> Invitation:
    """Makes an invitation for a substitute."""
    return Invitation(await parley.invite(table, visitor, data.seat))


@post("/tables/{table:str}/take-over")
async def post_take_over(
    request: Ask,
    table: Key,
    data: JSONBody[TakeOver],
    parley: TheParley,
    session: TheSession,
    visitors: TheVisitors,
    desk: TheDesk,
    language: Language,
) -> Response[TableShown]:
    """Takes a seat over from its holder."""
    await desk.check_look(table, None, None)
    known, cookies = await _somebody(request, session, visitors)
    shown = await parley.take_over(table, known.person, known.name, data, language)
    return Response(shown, status_code=200, cookies=cookies)


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
    desk: TheDesk,
    doorman: TheDoorman,
    session: TheSession,
    visitors: TheVisitors,
) -> Response[Utterance]:
    """Says something."""
    if not doorman.may_speak(address_of(request), "" if session is None else session.person):
        raise Refusal(429, "too-much-talk")
    await desk.check_look(table, None, None)
    known, cookies = await _somebody(request, session, visitors)
    said = await talk.say(table, known.person, known.name, data)
    return Response(said, status_code=201, cookies=cookies)


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
    films: TheFilms,
    visitor: Who,
    language: Language,
    seat: As = None,
    since: Since = None,
) -> Moment:
    """The table after some actions, as a seat may know it."""
    return await films.moment(table, visitor, number, seat, since, language)


@post("/tables/{table:str}/fork")
async def post_fork(
    request: Ask,
    table: Key,
    data: JSONBody[Fork],
    forks: TheForks,
    desk: TheDesk,
    doorman: TheDoorman,
    session: TheSession,
    visitors: TheVisitors,
) -> Response[Named]:
    """A new table that goes on from a moment of this one."""
    _check_opening(request, doorman, session)
    await desk.check_look(table, None, None)
    known, cookies = await _somebody(request, session, visitors)
    made = await forks.fork(table, known.person, known.name, data)
    return Response(Named(made), status_code=201, cookies=cookies)


@post("/tables/import", request_max_body_size=2 * LONGEST_JOURNAL)
async def post_import(
    request: Ask,
    data: JSONBody[Import],
    forks: TheForks,
    doorman: TheDoorman,
    session: TheSession,
    visitors: TheVisitors,
) -> Response[Named]:
    """A new table that goes on from a journal."""
    _check_opening(request, doorman, session)
    known, cookies = await _somebody(request, session, visitors)
    made = await forks.read(known.person, known.name, data)
    return Response(Named(made), status_code=201, cookies=cookies)


def _check_opening(request: Ask, doorman: Doorman, session: Session | None) -> None:
    if not doorman.may_open(address_of(request), "" if session is None else session.person):
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
        "parley": Provide(provide_parley),
        "talk": Provide(provide_talk),
        "films": Provide(provide_films),
        "forks": Provide(provide_forks),
    },
)

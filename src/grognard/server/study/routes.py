"""The routes of analysis, reasons and report: for games in which nothing is secret any more."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter

from grognard.server import texts
from grognard.server.middleware import Ask
from grognard.server.refusal import Refusal
from grognard.server.request_checks import address_of
from grognard.server.shares import Payers
from grognard.server.study.analyst import Analyst, Game, Study
from grognard.server.study.messages import AnalysisShown, AskAnalysis, AskWhy, State, WhyShown
from grognard.server.table_service import TableService
from grognard.server.tables import Table

Key = Annotated[str, PathParameter(max_length=40)]
Number = Annotated[int, PathParameter(ge=1, le=10**9)]
TheDesk = NamedDependency[TableService]
TheAnalyst = NamedDependency[Analyst]
Who = NamedDependency[str | None]
Language = NamedDependency[str]


async def provide_analyst(state: AppState) -> Analyst:
    """The analyst of this server."""
    analyst: Analyst = state.analyst
    return analyst


# --- what may be known ---------------------------------------------------------------------


async def _game(
    service: TableService, table: str, visitor: str | None, action: int | None = None
) -> Game:
    """A game in which nothing is secret, and in which there is such an action; raises Refusal."""
    async with service.at(table) as sitting:
        here = sitting.table
        actions = _open_to(here, visitor)
        if actions == 0:
            raise Refusal(409, "nothing-happened")
        if action is not None and (action > actions or _is_back(here, action)):
            raise Refusal(404, "not-found")
        people = {seat: chair.name for seat, chair in here.chairs.items() if chair.name}
        return Game(table, actions, _journal(here, actions), here.journal.header.seed, people)


def _is_back(here: Table, action: int) -> bool:
    return here.journal.entries[action - 1].back is not None


def _open_to(here: Table, visitor: str | None) -> int:
    """How many actions are open to a visitor: all at the end, before it those of an imported game.

    Whoever holds every seat of a game that was taken up from a journal knows what is in it.
    """
    if here.over:
        return len(here.journal.entries)
    if here.terms.given and here.seats_of(visitor) == list(here.chairs):
        return here.terms.given
    raise Refusal(403, "not-over")


def _journal(here: Table, actions: int) -> str:
    """The journal up to an action, with those who sit there now."""
    part = copy(here.journal)
    players = {seat: chair.player or "human" for seat, chair in here.chairs.items()}
    part.header = replace(part.header, players=players)
    part.entries = part.entries[:actions]
    return part.to_text(secret=False)


def _asker(service: TableService, request: Ask, visitor: str | None) -> Payers:
    return service.whereabouts.payers(visitor, address_of(request.scope))


def _state(study: Study[Any]) -> State:
    return "failed" if study.failed else "done" if study.done else "working"


# --- the routes ----------------------------------------------------------------------------


@post("/tables/{table:str}/analysis", status_code=200)
async def post_analysis(
    request: Ask,
    table: Key,
    data: JSONBody[AskAnalysis],
    service: TheDesk,
    analyst: TheAnalyst,
    visitor: Who,
    language: Language,
) -> AnalysisShown:
    """The analysis of a game that is over; asked again and again, it grows."""
    game = await _game(service, table, visitor)
    study = analyst.analysis(game, _asker(service, request, visitor))
    lines = 0 if study.found is None else study.found.iterations
    state, percent = _state(study), study.percent
    better = await analyst.told(game, study, language) if lines > data.have else None
    return AnalysisShown(state, percent, lines, analyst.rounds.seeks(lines), better)


@post("/tables/{table:str}/analysis/{number:int}", status_code=200)
async def post_reasons(
    request: Ask,
    table: Key,
    number: Number,
    data: JSONBody[AskWhy],
    service: TheDesk,
    analyst: TheAnalyst,
    visitor: Who,
    language: Language,
) -> WhyShown:
    """Why an action was played: what its player looked at, and what it believed."""
    game = await _game(service, table, visitor, number)
    study = analyst.why(game, number, language, _asker(service, request, visitor))
    return WhyShown(_state(study), study.percent, study.found)


@get("/tables/{table:str}/report", media_type="text/html")
async def get_report(
    request: Ask,
    table: Key,
    service: TheDesk,
    analyst: TheAnalyst,
    visitor: Who,
    language: Language,
) -> Response[bytes]:
    """The after-action report of a game that was analysed, as a file."""
    game = await _game(service, table, visitor)
    report = await analyst.report(game, language, _asker(service, request, visitor))
    name = f'attachment; filename="{table}.html"'
    return Response(report, media_type="text/html", headers={"Content-Disposition": name})


@get("/words/lab")
async def get_lab_words(language: Language) -> dict[str, str]:
    """The texts of analysis and report."""
    return texts.lab_words(language)


ROUTER = Router(
    "/api",
    route_handlers=[post_analysis, post_reasons, get_report, get_lab_words],
    dependencies={"analyst": Provide(provide_analyst)},
)

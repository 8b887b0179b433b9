"""Odds at the table: exact ones at once, battles played out in a thread of their own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Annotated, TypeVar

import msgspec
from litestar import Router, post
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from grognard.kernel.dice import FastDice
from grognard.kernel.game import Game
from grognard.kernel.odds import Odds
from grognard.kernel.reason import Refused
from grognard.kernel.state import State
from grognard.lab.odds import FEWEST, Tally, Told
from grognard.server.limits import Buckets, Rate
from grognard.server.messages import Key, Notation
from grognard.server.middleware import Ask
from grognard.server.refusal import Refusal
from grognard.server.request_checks import address_of
from grognard.server.shares import Payers, Turns
from grognard.server.table_service import TableService

T = TypeVar("T")
RATE = Rate(40, 4)  # battles that one person may ask for
SECONDS = 0.2  # that one answer plays on
MOST_RUNS = 20_000
MOST_PIECES = 100
CHOOSING = 1.0  # seconds for what can be asked at all
CROWD = 10  # questions of one person or address that may wait
KEPT = 64  # battles remembered, so that a second look goes on where the first ended


# --- what is said --------------------------------------------------------------------------


class AskOdds(Struct, forbid_unknown_fields=True):
    """The odds of an action, of an attack on a place if these pieces make it, or of a thing."""

    seat: Key
    action: Notation | None = None
    piece: Key | None = None
    card: Key | None = None
    place: Notation | None = None
    pieces: Annotated[list[Key], Meta(max_length=MOST_PIECES)] = msgspec.field(default_factory=list)
    runs: Annotated[int, Meta(ge=1, le=MOST_RUNS)] = 200
    quiet: bool = False  # a glance: what cannot be is no odds, and nobody is told why


class AskChoices(Struct, forbid_unknown_fields=True):
    """What there are odds of, perhaps if these pieces attack."""

    seat: Key
    pieces: Annotated[list[Key], Meta(max_length=MOST_PIECES)] = msgspec.field(default_factory=list)


class ChoicesShown(Struct):
    """The places that can be fought for, and the actions without a place that roll dice."""

    version: int
    places: list[str]
    actions: list[str]


class OddsLine(Struct):
    """One reason, with its rule and what it adds."""

    key: str
    rule: str
    text: str
    effect: int | None


class OddsValue(Struct):
    """One value of a measure; `low` and `high` are the same where the chance is exact."""

    value: int
    text: str
    fraction: str
    chance: float
    low: float
    high: float


class OddsMeasure(Struct):
    """One thing that is counted, and how it is spread."""

    key: str
    text: str
    mean: float
    values: list[OddsValue]


class OddsRow(Struct):
    """Values of all measures that come together."""

    values: list[int]
    fraction: str


class OddsTold(Struct):
    """Odds in words and numbers."""

    key: str
    rule: str
    title: str
    exact: bool
    runs: int
    margin: float
    lines: list[OddsLine]
    measures: list[OddsMeasure]
    rows: list[OddsRow]


class OddsShown(Struct, omit_defaults=True):
    """The answer; no odds where no die is rolled. `version` is the table that they belong to.

    `more` are other odds of the same thing.
    """

    version: int
    odds: OddsTold | None
    more: list[OddsTold] = msgspec.field(default_factory=list)


# --- the work ------------------------------------------------------------------------------

Battle = tuple[str, int, str, str, tuple[str, ...]]


class Question(Struct):
    """What a seat asks, and a state of its own to ask it of."""

    table: str
    version: int
    game: Game
    state: State
    wish: AskOdds


class OddsService:
    """Reckons odds, one battle at a time; battles asked for again are played on."""

    def __init__(self, rate: Rate = RATE, seconds: float = SECONDS) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="odds")
        self.turns = Turns(1)
        self.persons = Buckets(rate)
        self.seconds = seconds
        self.battles: OrderedDict[Battle, Tally] = OrderedDict()

    def close(self) -> None:
        """Lets the work under way end, and takes no more."""
        self.thread.shutdown(wait=True, cancel_futures=True)

    async def odds(self, question: Question, payers: Payers = ()) -> list[Odds]:
        """The odds, none if there is no die in it; raises Refused or Refusal."""
        if self.turns.crowd(payers) >= CROWD:
            raise Refusal(429, "too-much")
        work = _of_thing
        if question.wish.action is not None:
            work = _exact
        elif question.wish.place is not None:
            work = self._of_place
        async with self.turns.turn(payers):
            return await self._run(lambda: work(question))

    async def choices(self, question: Question, payers: Payers = ()) -> tuple[list[str], list[str]]:
        """What there are odds of: places and actions."""
        if self.turns.crowd(payers) >= CROWD:
            raise Refusal(429, "too-much")
        async with self.turns.turn(payers):
            return await self._run(lambda: _choices(question))

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    def _of_place(self, question: Question) -> list[Odds]:
        """What an attack may bring; where there can be none, what else is rolled for there."""
        try:
            return [self._battle(question)]
        except Refused:
            found = _of_thing(question)
            if not found:
                raise
            return found

    def _battle(self, question: Question) -> Odds:
        wish = question.wish
        key = (question.table, question.version, wish.seat, wish.place or "", tuple(wish.pieces))
        tally = self.battles.get(key)
        if tally is None:
            clash = question.game.clash(question.state, wish.seat, wish.place or "", wish.pieces)
            tally = self.battles[key] = Tally(clash)
            if len(self.battles) > KEPT:
                self.battles.popitem(last=False)
        self.battles.move_to_end(key)
        tally.run(wish.runs, perf_counter() + self.seconds, FEWEST)
        return tally.odds()


def _choices(question: Question) -> tuple[list[str], list[str]]:
    """What can be told in the time; the rest is not named."""
    game, state, wish = question.game, question.state, question.wish
    end = perf_counter() + CHOOSING
    places = [
        place
        for place, here in game.view(state, wish.seat)["places"].items()
        if here["pieces"] and perf_counter() < end and _fought_for(question, place)
    ]
    mine = state.seat == wish.seat
    actions = [action.text for action in state.legal() if mine and not action.places]
    rolled = [text for text in actions if perf_counter() < end and _rolls(question, text)]
    return places, rolled


def _fought_for(question: Question, place: str) -> bool:
    wish = question.wish
    try:
        question.game.clash(question.state, wish.seat, place, wish.pieces)
    except Refused:
        return False
    return True


def _rolls(question: Question, action: str) -> bool:
    try:
        return question.game.odds(question.state, question.wish.seat, action) is not None
    except Refused:
        return False


def _exact(question: Question) -> list[Odds]:
    found = question.game.odds(question.state, question.wish.seat, question.wish.action or "")
    return [] if found is None else [found]


def _of_thing(question: Question) -> list[Odds]:
    wish = question.wish
    return question.game.odds_of(
        question.state,
        wish.seat,
        piece=wish.piece or "",
        place=wish.place or "",
        card=wish.card or "",
    )


# --- the route -----------------------------------------------------------------------------


async def provide_odds_service(state: AppState) -> OddsService:
    """The odds service of this server."""
    odds_service: OddsService = state.odds_service
    return odds_service


@post("/tables/{table:str}/odds", status_code=200)
async def post_odds(
    request: Ask,
    table: Annotated[str, PathParameter(max_length=40)],
    data: JSONBody[AskOdds],
    service: NamedDependency[TableService],
    odds_service: NamedDependency[OddsService],
    visitor: NamedDependency[str | None],
    language: NamedDependency[str],
) -> OddsShown:
    """What may come of an action or an attack, by what the seat may know; changes nothing."""
    if [data.action, data.place, data.piece, data.card].count(None) != 3:
        raise Refusal(400, "malformed")
    question = await _question(service, table, visitor, data)
    payers = service.whereabouts.payers(visitor, address_of(request.scope))
    if data.action is None and not odds_service.persons.take(payers[0]):
        raise Refusal(429, "too-much")
    try:
        odds = await odds_service.odds(question, payers)
    except Refused as refused:
        if data.quiet:
            return OddsShown(question.version, None)
        game, version = question.game.key, question.version
        raise Refusal(
            422, "refused", reason=refused.reason, game=game, version=version
        ) from refused
    told = [msgspec.convert(Told(question.game, one, language).data(), OddsTold) for one in odds]
    return OddsShown(question.version, told[0] if told else None, told[1:])


@post("/tables/{table:str}/odds/choices", status_code=200)
async def post_choices(
    request: Ask,
    table: Annotated[str, PathParameter(max_length=40)],
    data: JSONBody[AskChoices],
    service: NamedDependency[TableService],
    odds_service: NamedDependency[OddsService],
    visitor: NamedDependency[str | None],
) -> ChoicesShown:
    """What there are odds of; changes nothing."""
    question = await _question(service, table, visitor, AskOdds(data.seat, pieces=data.pieces))
    payers = service.whereabouts.payers(visitor, address_of(request.scope))
    if not odds_service.persons.take(payers[0]):
        raise Refusal(429, "too-much")
    return ChoicesShown(question.version, *await odds_service.choices(question, payers))


async def _question(
    service: TableService, table: str, visitor: str | None, wish: AskOdds
) -> Question:
    """A copy of what the seat may see: others do not see what can still be undone."""
    async with service.at(table) as sitting:
        here = sitting.table
        here.check_seat(visitor, wish.seat)
        if here.over:
            raise Refusal(409, "over", version=here.version)
        state = here.state if wish.seat == here.asked else here.settled_state
        version = here.version_for([wish.seat])
        return Question(table, version, here.game, state.clone(FastDice(1)), wish)


ROUTER = Router(
    "/api",
    route_handlers=[post_odds, post_choices],
    dependencies={"odds_service": Provide(provide_odds_service)},
)

"""What is said over HTTP: requests as they must be, answers as they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from grognard.kernel.looks import CardInfo, Kind, Mark, PieceInfo, PlaceInfo, Side
from grognard.server.remote.messages import (
    ClockShown,
    DeclinedShown,
    OfferShown,
    PaceKey,
    RoomShown,
)
from grognard.server.storage.terms import Until

Key = Annotated[str, Meta(min_length=1, max_length=40)]
Notation = Annotated[str, Meta(max_length=200)]
Actions = Annotated[str, Meta(max_length=2000)]  # several, separated by semicolons
MOST_KEYS = 20  # options or seats that a request may name


# --- requests ------------------------------------------------------------------------------


class NewTable(Struct, forbid_unknown_fields=True):
    """A wish for a table; a seat is `me`, `open` or `computer:NAME`."""

    game: Key
    scenario: Key | None = None
    edition: Key | None = None
    options: Annotated[list[Key], Meta(max_length=MOST_KEYS)] = msgspec.field(default_factory=list)
    seats: Annotated[dict[Key, Key], Meta(max_length=MOST_KEYS)] = msgspec.field(
        default_factory=dict
    )
    pace: PaceKey = "none"
    listed: bool = False


class Act(Struct, forbid_unknown_fields=True):
    """An action of a seat, or several, all or none; `version` is the table that it answers.

    With `far` several are done up to the first that is final: others may come between.
    """

    seat: Key
    action: Actions
    version: int
    far: bool = False


class TakeBack(Struct, forbid_unknown_fields=True):
    """The last actions of a seat are to be undone, or `all` since the last that is final."""

    seat: Key
    version: int
    count: Annotated[int, Meta(ge=1, le=1000)] = 1
    all: bool = False


class Attempt(Struct, forbid_unknown_fields=True):
    """Would this be allowed? Or: what can be done with this thing, and if nothing, why?"""

    seat: Key
    action: Notation | None = None
    piece: Key | None = None
    place: Key | None = None
    card: Key | None = None


class Order(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Windows are to be passed until something happens that everybody can see."""

    until: Until = msgspec.field(name="pass")
    place: Key | None = None


class StandingOrder(Struct, forbid_unknown_fields=True):
    """The order of a seat from now on, or none any more."""

    seat: Key
    order: Order | None


class GiveUp(Struct, forbid_unknown_fields=True):
    """A seat gives the game up."""

    seat: Key


# --- answers -------------------------------------------------------------------------------
#
# What is made in great numbers is not looked at for garbage: it never holds what holds it. Tuples
# of such things are looked at once, lists again and again.


class Why(Struct):
    """A rule that forbids, in words."""

    rule: str
    key: str
    text: str


class Trouble(Struct, omit_defaults=True):
    """What went wrong."""

    error: str
    reason: Why | None = None
    version: int | None = None
    place: int = 0  # of the action in a line of several
    fit: Sequence[str] = ()  # those actions of the line that would be allowed together


class Verdict(Struct):
    """Whether an action is allowed, and why not."""

    allowed: bool
    reason: Why | None


class AboutThing(Struct):
    """What can be done with a piece, a place or a card, and what the rules say against the rest."""

    actions: list[str]
    reasons: list[Why]


class Named(Struct):
    """A table that was made."""

    table: str


class Edition(Struct):
    """A version of the rules."""

    key: str
    name: str


class Scenario(Struct):
    """A way to begin."""

    key: str
    name: str
    about: str


class Choice(Struct):
    """A rule that can be switched on; at most one of those with the same `one_of`."""

    key: str
    rule: str
    name: str
    about: str
    one_of: str


class HintShown(Struct):
    """What a newcomer is told at a question, in one turn or (0) in any."""

    key: str
    step: str
    turn: int
    rule: str
    text: str


class LessonShown(Struct):
    """The first game that teaches: how it begins, and its hints in their order."""

    scenario: str
    seat: str
    opponent: str
    hints: list[HintShown]


class GameFacts(Struct):
    """What a page must know of a game to offer it."""

    game: str
    title: str
    editions: list[Edition]  # the usual one first
    scenarios: list[Scenario]
    options: list[Choice]
    seats: dict[str, list[str]]
    names: dict[str, str]
    players: list[str]
    styles: list[str]
    thinkers: list[str]  # the players to whom a style makes a difference
    seconds: tuple[int, int]  # the least and the most time for an order
    board: str
    windows: list[str]  # keys of the steps at which a seat may answer what another does
    page: str  # what changes when the game's own part of the page does; empty if it has none
    lesson: LessonShown | None


class RuleText(Struct):
    """A rule or ruling, re-told."""

    number: str
    title: str
    text: str
    ruling: bool


class Pieces(Struct):
    """Everything that has a name or a look."""

    sides: tuple[Side, ...]
    teams: dict[str, int | None]  # of seats
    kinds: tuple[Kind, ...]
    marks: tuple[Mark, ...]
    pieces: dict[str, PieceInfo]
    places: dict[str, PlaceInfo]
    cards: dict[str, CardInfo]


class SeatShown(Struct, gc=False):
    """Who sits on a seat, as far as it concerns the visitor."""

    seat: str
    name: str
    who: str
    player: str | None
    person: str | None  # the name of the account


class End(Struct):
    """How a game ended."""

    winners: list[str]
    rule: str
    text: str


class StepShown(Struct, gc=False):
    """The question that is asked."""

    key: str
    rule: str
    name: str
    ask: str


class Legal(Struct, omit_defaults=True, gc=False):
    """An action that is possible, and what it concerns; `final` if it looks like ending undo."""

    text: str
    rule: str
    pieces: tuple[str, ...]
    places: tuple[str, ...]
    verb: str
    cards: tuple[str, ...] = ()
    final: bool = False


class Line(Struct, omit_defaults=True, gc=False):
    """A sentence of the log; `heading` if it heads those that follow."""

    key: str
    rule: str
    text: str
    pieces: tuple[str, ...]
    places: tuple[str, ...]
    cards: tuple[str, ...] = ()
    heading: bool = False


class LogEntry(Struct, omit_defaults=True, gc=False):
    """What one action caused."""

    n: int
    turn: int
    seat: str
    lines: tuple[Line, ...]
    dice: tuple[int, ...]
    back: int | None = None  # the game went back to where it stood after this action


class Thinking(Struct, gc=False):
    """A computer player at work; `percent` if it tells how far it is."""

    player: str
    percent: int | None


class TableShown(Struct, gc=False):
    """A table as one seat, or an onlooker, may know it."""

    table: str
    game: str
    title: str
    scenario: str
    options: list[str]
    edition: str
    engine: int
    data: str
    commitment: str
    seed: str | None
    seats: list[SeatShown]
    as_: str | None = msgspec.field(name="as")
    yours: list[str]
    version: int
    over: bool
    thinking: Thinking | None
    notice: str | None
    outcome: End | None
    asked: str | None
    step: StepShown | None
    window: bool  # the step is one at which a seat may answer what another does
    standing: Order | None  # of the seat that looks
    view: dict[str, Any]
    legal: list[Legal]
    can_undo: bool
    log: list[LogEntry]
    pace: str
    paused: bool
    clock: ClockShown | None
    may: list[str]
    offers: list[OfferShown]
    declined: DeclinedShown | None
    rooms: list[RoomShown]
    next: str | None
    ended: str | None


class SeatInBrief(Struct):
    """Who sits on a seat that is not the visitor's."""

    seat: str
    person: str | None
    player: str | None


class TableInBrief(Struct):
    """A table in the list of a visitor's tables."""

    table: str
    game: str
    title: str
    scenario: str
    options: list[str]
    yours: list[str]
    asked: str | None
    your_turn: bool
    over: bool
    updated: int
    pace: str
    left: int | None  # milliseconds on the clock that runs
    others: list[SeatInBrief] = msgspec.field(default_factory=list)
    turn: int | None = None  # None where the table would have to be read for it
    label: dict[str, str | int] | None = None  # of the turn, as in a view

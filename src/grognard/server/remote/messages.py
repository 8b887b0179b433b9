"""What is said over HTTP about clocks, offers, talk and replay."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Key = Annotated[str, Meta(min_length=1, max_length=40)]
PaceKey = Literal["none", "live", "day", "three-days", "slow"]
Kind = Literal["draw", "take-back", "pause", "resume", "pace", "substitute", "rematch"]
Room = Annotated[str, Meta(min_length=1, max_length=100)]
MOST_SEATS = 20
LONGEST_TEXT = 500
LONGEST_JOURNAL = 500_000
Seats = Annotated[dict[Key, Key], Meta(max_length=MOST_SEATS)]


# --- requests ------------------------------------------------------------------------------


class MakeOffer(Struct, forbid_unknown_fields=True):
    """A seat proposes something; `version` is the table that it saw."""

    seat: Key
    kind: Kind
    version: int
    detail: Annotated[str, Meta(max_length=40)] = ""


class Answer(Struct, forbid_unknown_fields=True):
    """A seat agrees to an offer, or does not."""

    seat: Key
    agree: bool


class OfSeat(Struct, forbid_unknown_fields=True):
    """Something that needs only a seat."""

    seat: Key


class Claim(Struct, forbid_unknown_fields=True):
    """The time of the asked seat is up: `win`, or `computer:NAME` to go on."""

    seat: Key
    take: Key


class TakeOver(Struct, forbid_unknown_fields=True):
    """A seat passes to the person who has the invitation."""

    seat: Key
    invitation: Annotated[str, Meta(max_length=100)]


class Say(Struct, forbid_unknown_fields=True):
    """Something said in a room, by a seat or an onlooker."""

    room: Room
    text: Annotated[str, Meta(max_length=4 * LONGEST_TEXT)]
    seat: Key | None = None


class Mute(Struct, forbid_unknown_fields=True):
    """Mutes the person who said this, or unmutes them."""

    room: Room
    number: int
    mute: bool


class Fork(Struct, forbid_unknown_fields=True):
    """A game to go on from after an action; a seat is `me` or `computer:NAME`."""

    after: Annotated[int, Meta(ge=0)]
    seats: Seats


class Import(Struct, forbid_unknown_fields=True):
    """A journal to go on with, from its end or after an action."""

    journal: Annotated[str, Meta(max_length=LONGEST_JOURNAL)]
    seats: Seats
    after: Annotated[int, Meta(ge=0)] | None = None


class Seen(Struct, forbid_unknown_fields=True):
    """The number of the last log entry that a person has seen."""

    number: Annotated[int, Meta(ge=0, le=10**9)]


# --- answers -------------------------------------------------------------------------------


class Said(Struct):
    """News of a room, for the stream."""

    room: str
    number: int


News = int | Said | None


class ClockShown(Struct):
    """The clocks of a table, in milliseconds."""

    running: str | None
    left: dict[str, int]
    up: bool
    now: int


class DeclinedShown(Struct):
    """The last offer that was declined, and by whom."""

    number: int
    seat: str
    kind: str
    by: str


class OfferShown(Struct):
    """An offer that stands."""

    number: int
    seat: str
    kind: str
    detail: str
    agreed: list[str]
    waits: list[str]


class RoomShown(Struct):
    """A room that may be read, the number of what was said last, and whether one may write."""

    room: str
    last: int
    write: bool


class OpenTable(Struct):
    """A table in the list that everyone sees."""

    table: str
    game: str
    title: str
    scenario: str
    options: list[str]
    pace: str
    opened_by: str | None
    seats: list[str]
    age: int


class OpenTables(Struct):
    """Tables with an open seat, and games to watch."""

    open: list[OpenTable]
    watch: list[OpenTable]


class Invitation(Struct):
    """What a substitute must show."""

    invitation: str


class Utterance(Struct):
    """Something that was said."""

    number: int
    seat: str | None
    name: str | None
    text: str
    at: int
    yours: bool
    muted: bool


class RoomHeard(Struct):
    """What was said in a room."""

    room: str
    last: int
    said: list[Utterance]


class Moment(Struct, omit_defaults=True):
    """A game as it stood after some actions, as a seat may know it."""

    table: str
    n: int
    of: int
    turn: int
    view: dict[str, Any]
    log: list[Any]
    as_: str | None = msgspec.field(default=None, name="as")
    views: dict[str, dict[str, Any]] | None = None

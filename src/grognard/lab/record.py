"""What an analysis of a game holds: plain data that a terminal, a report or a page can show.

Chances are always those of side 0 (a draw counts half) and lie between 0 and 1; swings are
differences of such chances. `error` is a standard error. `json_schema` describes it all.
"""

from __future__ import annotations

from typing import Any

import msgspec

VERSION = 1


class Chance(msgspec.Struct, frozen=True):
    """A chance or a swing with its standard error."""

    value: float
    error: float


class Step(msgspec.Struct, frozen=True):
    """Some choices of one seat, the last of which may have rolled dice.

    before + outlook + decision + luck = after. `outlook` is what changes only because a new turn
    lets the judge look a turn farther; `decision` what the choices changed, averaged over the dice;
    `luck` what the dice changed.
    """

    first: int  # numbers of the actions in the journal, from 1
    last: int
    turn: int  # the clock of the game, 0 during set-up
    seat: str
    side: int
    actions: tuple[str, ...]
    dice: tuple[int, ...]
    before: Chance
    outlook: Chance
    decision: Chance
    luck: Chance
    after: Chance
    told: tuple[str, ...]  # what happened, the weightiest sentences


class Turn(msgspec.Struct, frozen=True):
    """A turn: the chance at its start, and what decisions and luck made of it."""

    turn: int
    date: str
    start: Chance
    decisions: dict[str, Chance]  # by seat, for the seat's own side
    luck: Chance  # for side 0


class Account(msgspec.Struct, frozen=True):
    """What one side owes to its decisions and to luck, as swings in its own favour."""

    side: int
    seats: tuple[str, ...]
    decisions: Chance
    luck_of_own_dice: Chance
    luck_of_enemy_dice: Chance


class TurningPoint(msgspec.Struct, frozen=True):
    """A step that changed much; `cause` is `decision` or `luck`."""

    step: int  # its place in `steps`, from 0
    cause: str
    swing: Chance  # for side 0
    turn: int
    seat: str
    told: tuple[str, ...]


class Faces(msgspec.Struct, frozen=True):
    """The dice that a side rolled: how often each face came up, and what each should have."""

    side: int
    dice: int
    counts: tuple[int, ...]
    expected: float


class Rolls(msgspec.Struct, frozen=True):
    """The rolls of one kind and side: what came, all in all, against what was to be expected."""

    side: int
    kind: str
    dice: int
    hits: int
    expected: float
    spread: float  # the standard deviation of what came


class Better(msgspec.Struct, frozen=True):
    """An order that its seat, knowing what it knew, would have done better to give."""

    action: int  # the first action it would have replaced
    turn: int
    seat: str
    order: str
    begins: tuple[str, ...]
    played: tuple[str, ...]
    gain: Chance  # for the seat's own side


class Guessed(msgspec.Struct, frozen=True):
    """The strength that a side could expect in a place, and what stood there."""

    place: str
    name: str
    pieces: int
    mean: float
    spread: float
    truth: int


class Belief(msgspec.Struct, frozen=True):
    """What a side could believe at the start of a turn; `right` is the share it gave to truth."""

    turn: int
    side: int
    seats: tuple[str, ...]
    right: float
    places: tuple[Guessed, ...]


class Losses(msgspec.Struct, frozen=True):
    """The pieces of one colour at the beginning and at the end; `key` is the game's word for it."""

    key: str
    side: int
    pieces: int
    pieces_left: int
    strength: int
    strength_left: int


class Held(msgspec.Struct, frozen=True):
    """The cards that a seat held, by their names."""

    seat: str
    cards: tuple[str, ...]


class Paragraph(msgspec.Struct, frozen=True):
    """Some sentences with a heading."""

    heading: str
    text: str


class Told(msgspec.Struct, frozen=True):
    """A stretch of the game as a short history; hands only once the game is over."""

    title: str
    paragraphs: tuple[Paragraph, ...]
    hands: tuple[Held, ...]


class Analysis(msgspec.Struct, frozen=True):
    """A whole game, analysed."""

    version: int
    game: str
    title: str
    scenario: str
    language: str
    seats: tuple[str, ...]
    sides: tuple[tuple[str, ...], ...]  # the seats of each side
    players: dict[str, str]
    iterations: int
    seed: int
    actions: int
    result: float | None  # 1: side 0 won, 0: it lost, 0.5: drawn, null: not over
    ending: str
    first: Chance
    last: Chance
    steps: tuple[Step, ...]
    turns: tuple[Turn, ...]
    accounts: tuple[Account, ...]
    outlook: Chance
    turning_points: tuple[TurningPoint, ...]
    faces: tuple[Faces, ...]
    rolls: tuple[Rolls, ...]
    better: tuple[Better, ...]
    beliefs: tuple[Belief, ...]
    losses: tuple[Losses, ...]
    history: tuple[Told, ...] = ()  # of a game that tells its years


def to_json(analysis: Analysis) -> bytes:
    """As JSON, for a page or a program."""
    return msgspec.json.format(msgspec.json.encode(analysis), indent=1)


def from_json(data: bytes) -> Analysis:
    """Read back; raises msgspec.ValidationError if it is something else."""
    return msgspec.json.decode(data, type=Analysis)


def json_schema() -> dict[str, Any]:
    """The JSON Schema of an analysis."""
    return msgspec.json.schema(Analysis)

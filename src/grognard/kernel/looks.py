"""What every front end may know of a game's things before a game is played: names and looks.

A sign is one character, or an SVG path drawn as a line within -12 … 12 in both directions.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Side:
    """Whose a piece is; `team` is the number of the side with which it wins."""

    key: str
    team: int
    colour: str
    ink: str  # what is written upon the colour
    pattern: str  # tells sides apart where colours do not: one of PATTERNS
    sign: str


PATTERNS = ("plain", "stripes", "dots", "checks", "waves", "cross")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of piece."""

    key: str
    sign: str


@dataclass(frozen=True, slots=True)
class Mark:
    """What may lie beside a piece."""

    key: str
    sign: str


@dataclass(frozen=True, slots=True)
class PieceInfo:
    """A piece as it is printed; `group` is a label that it shares with others."""

    name: str
    short: str
    side: str
    kind: str
    strength: int
    group: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True)
class PlaceInfo:
    """A place as it is printed."""

    name: str
    kind: str = ""
    about: str = ""
    neighbours: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardInfo:
    """A card as it is printed; `when` are the keys of the steps in which it may be played."""

    name: str
    text: str
    when: tuple[str, ...] = ()
    values: dict[str, int | str] = field(default_factory=dict)

"""Something that happened because of an action, and who may know what of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

What = Literal["piece", "place", "card", "seat", "side", "dice", "number", "flag", "word"]
BattleMark = Literal["", "begins", "turn", "ends"]
Rule = str | tuple[str, ...]  # one number for all editions of a game, or one for each

# In the masks of a note: each of its four fields has a mask of its own.
EACH_FIELD: Final = 1 << 32
MASK: Final = 255


@dataclass(frozen=True, slots=True)
class Field:
    """A number of an event: its name, what it stands for, and whether a note's mask is about it.

    `keys` are the keys that a word may have. Dice are written as the digits of a number; `side` is
    whose they are, where no piece or side of the event tells it.
    """

    name: str
    what: What
    hidden: bool = False
    keys: tuple[str, ...] = ()
    side: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class EventKind:
    """A kind of event; `heading` if it heads what follows, as the beginning of a turn does.

    `reveals` if it shows a seat something that it did not know. `battle` if a battle begins, goes
    on or ends with it, at the last place that it names.
    """

    key: str
    rule: Rule
    fields: tuple[Field, ...] = ()
    heading: bool = False
    reveals: bool = False
    battle: BattleMark = ""


@dataclass(frozen=True, slots=True)
class Unknown:
    """A piece of which a seat may know the side, and nothing else."""

    side: str


@dataclass(frozen=True, slots=True)
class Hidden:
    """A field that not everyone may know: what the others get for it, and who may."""

    name: str
    veil: Unknown | None  # None: nothing
    knowers: frozenset[str]


@dataclass(frozen=True, slots=True)
class Event:
    """A structured value, never a sentence; its key names its sentence in the catalogue of texts.

    `audience` are the seats that may know of it at all; None: everyone, onlookers too.
    """

    kind: EventKind
    rule: str
    params: Mapping[str, Any] = field(default_factory=dict)
    audience: frozenset[str] | None = None
    hidden: tuple[Hidden, ...] = ()

    @property
    def key(self) -> str:
        """Names its sentence."""
        return self.kind.key

    def seen_by(self, seat: str | None) -> Event | None:
        """The event as this seat (None: an onlooker) may know it; None if not at all."""
        if self.audience is not None and seat not in self.audience:
            return None
        if not self.hidden:
            return self
        params = dict(self.params)
        for secret in self.hidden:
            if seat in secret.knowers:
                continue
            if secret.veil is None:
                del params[secret.name]
            else:
                params[secret.name] = secret.veil
        return Event(self.kind, self.rule, params)

    @property
    def pieces(self) -> tuple[str, ...]:
        """The pieces it names."""
        return tuple(self._named("piece"))

    @property
    def places(self) -> tuple[str, ...]:
        """The places it names."""
        return tuple(self._named("place"))

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards it names."""
        return tuple(self._named("card"))

    def _named(self, what: What) -> Iterator[str]:
        for one in self.kind.fields:
            if one.what == what and isinstance(self.params.get(one.name), str):
                yield self.params[one.name]

    def as_data(self) -> dict[str, Any]:
        """Plain data: whoever passes it on has made it what the reader may know."""
        return {"event": self.key, "rule": self.rule, **dict(map(_plain, self.params.items()))}


def _plain(param: tuple[str, Any]) -> tuple[str, Any]:
    name, value = param
    return name, {"side": value.side} if isinstance(value, Unknown) else value


def rule_in(rule: Rule, edition: int) -> str:
    """The number of a rule in an edition."""
    return rule if isinstance(rule, str) else rule[edition]


# What happens at every table, whatever the game.
TAKEN_BACK: Final = EventKind("taken-back", "", (Field("number", "number"),))

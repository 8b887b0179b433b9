"""Something that happened because of an action."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """A structured value, never a sentence; `key` names its sentence in the catalogue of texts.

    `veiled` is what those see who may not know everything; `knowers` are the seats that may.
    """

    key: str
    rule: str
    params: Mapping[str, Any] = field(default_factory=dict)
    veiled: Mapping[str, Any] | None = None
    knowers: frozenset[str] = frozenset()

    def seen_by(self, seat: str | None) -> Event:
        """The event as this seat (None: an onlooker) may know it."""
        if self.veiled is None:
            return self
        if seat in self.knowers:
            return Event(self.key, self.rule, self.params)
        return Event(self.key, self.rule, self.veiled)

    def as_data(self) -> dict[str, Any]:
        """Plain data, without what is veiled."""
        return {"event": self.key, "rule": self.rule, **self.params}

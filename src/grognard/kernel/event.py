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

    def params_for(self, seat: str | None) -> Mapping[str, Any]:
        """What this seat (None: an onlooker) may know of it."""
        return self.params if self.veiled is None or seat in self.knowers else self.veiled

    def seen_by(self, seat: str | None) -> Event:
        """The event as this seat (None: an onlooker) may know it."""
        return self if self.veiled is None else Event(self.key, self.rule, self.params_for(seat))

    def as_data(self) -> dict[str, Any]:
        """Plain data, without what is veiled."""
        return {"event": self.key, "rule": self.rule, **self.params}

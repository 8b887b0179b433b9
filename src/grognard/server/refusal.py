"""Why the server does not do what it was asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.kernel.reason import Reason


class Refusal(Exception):
    """An answer other than yes: status, key of the sentence, and the rule if there is one."""

    def __init__(
        self,
        status: int,
        key: str,
        *,
        reason: Reason | None = None,
        version: int | None = None,
        game: str | None = None,
        place: int = 0,
        fit: Sequence[str] = (),
        **params: Any,
    ) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.reason = reason
        self.version = version
        self.game = game
        self.place = place
        self.fit = fit
        self.params = params

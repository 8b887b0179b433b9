"""What a front end says, from the catalogue of texts of a game in one language."""

from __future__ import annotations

import os
from typing import Any

from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.reason import Reason
from grognard.kernel.text import LANGUAGES


def usual_language() -> str:
    """The language of the user's environment, English if it is not spoken here."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


class Speech:
    """A game's texts in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.texts = game.texts(language)

    def say(self, key: str, **params: Any) -> str:
        """The text with this key."""
        return self.texts.say(key, params)

    def ui(self, key: str, **params: Any) -> str:
        """A text of the front ends."""
        return self.say(f"ui-{key}", **params)

    def event(self, event: Event) -> str:
        """An event as a sentence; the caller has made it what the seat may know."""
        return self.game.say(event, self.language)

    def reason(self, reason: Reason) -> str:
        """A refusal as a sentence, with its rule."""
        sentence = self.game.say(reason, self.language)
        return f"{sentence} ({self.rule(reason.rule)})" if reason.rule else sentence

    def rule(self, number: str) -> str:
        """A rule's number in words."""
        return self.ui("rule", rule=number)

    def seat(self, seat: str | None) -> str:
        """A seat's name."""
        return self.say(f"seat-{seat or 'onlooker'}")

    def piece(self, key: str) -> str:
        """A piece's name in a sentence."""
        return self.game.name_of("piece", key, self.language)

    def place(self, key: str) -> str:
        """A place's name in a sentence."""
        return self.game.name_of("place", key, self.language)

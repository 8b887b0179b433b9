"""A long game as a short history: its events, as the game tells them."""

from __future__ import annotations

from grognard.kernel.journal import Journal
from grognard.kernel.narrator import Narrator, Tale
from grognard.lab.better import played
from grognard.lab.record import Held, Paragraph, Told
from grognard.lab.words import Words


def history(journal: Journal, narrator: Narrator, words: Words) -> tuple[Told, ...]:
    """What the game's narrator tells; nobody's hand before the game is over."""
    moments = ((events, state) for _number, _entry, events, state in played(journal))
    return tuple(_told(tale, journal.over) for tale in narrator.history(moments, words.language))


def _told(tale: Tale, over: bool) -> Told:
    hands = tuple(Held(seat, cards) for seat, cards in tale.hands if over)
    paragraphs = tuple(Paragraph(heading, text) for heading, text in tale.paragraphs)
    return Told(tale.title, paragraphs, hands)

"""The years of a campaign as a short history: wars, changes of side, battles, conquests, peace."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from grognard.games.europe.layout import HAND
from grognard.games.europe.model import SIDES
from grognard.games.europe.state import Theatre
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.narrator import Tale
from grognard.kernel.state import State

#: What is told, chapter by chapter; the chronicle of the page has the same.
CHAPTERS: Final = {
    "politics": (
        *("chatiments-begin", "war-declared", "joined", "defected", "protected"),
        *("protectorate-lost", "state-made", "state-ends", "liberation-begins", "reform-done"),
        *("blockade-holds", "blockade-broken", "peace-ends", "revolt-begins", "revolt-ends"),
        *("war-ends",),
    ),
    "war": (
        *("battle-won", "force-destroyed", "fort-taken", "naval-won", "landing-won", "wounded"),
        *("emperor-deposed",),
    ),
    "peace": (
        *("minor-conquered", "minor-annexed", "major-conquered", "surrender-refused"),
        *("peace-made", "province-ceded", "tribute-due", "alliance-forced", "liberation-won"),
        *("victory-moved", "game-ends"),
    ),
}
#: Of these one sentence tells all of a year: what is listed, and by what they are told apart.
GATHERED: Final = {
    "war-declared": ("country", "side"),
    "joined": ("country", "side"),
    "defected": ("country", ""),
    "protected": ("country", ""),
    "state-made": ("country", ""),
    "battle-won": ("place", "side"),
    "fort-taken": ("place", "side"),
    "naval-won": ("place", "side"),
    "minor-conquered": ("country", "side"),
    "major-conquered": ("country", "side"),
    "province-ceded": ("place", "country"),
    "wounded": ("piece", ""),
}
LAST_ONLY: Final = ("victory-moved",)  # only where it stood at the end


Moments = Iterable[tuple[Sequence[Event], State]]  # what an action caused, and what it led to


@dataclass
class Year:
    """What happened in a year, by chapters, and who held what when its first round began.

    0 before the first begins.
    """

    year: int
    events: dict[str, list[Event]] = field(default_factory=dict)
    hands: dict[int, list[str]] = field(default_factory=dict)


def years(moments: Moments) -> list[Year]:
    """The events that deserve to be told, year by year."""
    chapter_of = {key: name for name, keys in CHAPTERS.items() for key in keys}
    found = [Year(0)]
    for events, state in moments:
        for event in events:
            if event.key == "year-begins":
                found.append(Year(int(event.params["year"])))
            elif event.key == "round-begins" and not found[-1].hands:
                found[-1].hands = _hands(state)
            elif event.key in chapter_of:
                found[-1].events.setdefault(chapter_of[event.key], []).append(event)
    return [year for year in found if year.events]


def _hands(state: State) -> dict[int, list[str]]:
    """The cards that each side holds, by their keys."""
    assert isinstance(state, Theatre)
    return {
        side: [state.t.model.cards[card].key for card in state.cards_at(side, HAND)]
        for side in range(len(SIDES))
    }


def tell(game: Game, moments: Moments, language: str = "en") -> list[Tale]:
    """Every year with its paragraphs: politics, the war, conquest and peace; and its hands."""
    return [_tale(game, year, language) for year in years(moments)]


def _tale(game: Game, year: Year, language: str) -> Tale:
    """One paragraph for each chapter of which there is something to tell."""
    say = game.texts(language).say
    return Tale(
        str(year.year) if year.year else say("ui-chronicle-before"),
        tuple(
            (say(f"ui-chronicle-{name}"), _paragraph(game, year.events[name], language))
            for name in CHAPTERS
            if name in year.events
        ),
        tuple(
            (SIDES[side], tuple(game.name_of("card", card, language) for card in cards))
            for side, cards in year.hands.items()
        ),
    )


def _paragraph(game: Game, events: list[Event], language: str) -> str:
    """Sentences in the order in which each was first due."""
    told: dict[tuple[str, str], list[Event]] = {}
    for n, event in enumerate(events):
        _listed, apart = GATHERED.get(event.key, ("", ""))
        mark = str(event.params.get(apart, "")) if event.key in GATHERED else str(n)
        told.setdefault((event.key, "" if event.key in LAST_ONLY else mark), []).append(event)
    return " ".join(_sentence(game, some, language) for some in told.values())


def _sentence(game: Game, events: list[Event], language: str) -> str:
    """Several events of one kind in one sentence, or one as the log tells it."""
    last = events[-1]
    if last.key not in GATHERED:
        return game.say(last, language)
    listed, apart = GATHERED[last.key]
    names = [_name(game, listed, str(event.params[listed]), language) for event in events]
    words = {"names": ", ".join(dict.fromkeys(names)), "n": len(names)}
    if apart:
        words["by"] = _name(game, apart, str(last.params[apart]), language)
    return game.texts(language).say(f"chronicle-{last.key}", words)


def _name(game: Game, what: str, key: str, language: str) -> str:
    """A country, side, place or piece in words."""
    if what in ("place", "piece"):
        return game.name_of(what, key, language)
    return game.texts(language).say(f"{'seat' if what == 'side' else what}-{key}")

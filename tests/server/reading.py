"""Games with hands of cards at tables: what somebody reads there, and what he may know of it."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

from visiting import Visitor

import grognard
from grognard import FastDice, Game
from grognard.kernel import registry
from grognard.kernel.text import LANGUAGES
from grognard.server.tables import Table

EVERYTHING = os.environ.get("GROGNARD_ALL", "0") != "0"
WORD = re.compile(r"\w+")
OF_ITS_OWN = r'"id":"[^"]+"|"created":\d+'  # a notice: as random as the name of a table
DRAWN = re.compile(rb"\d~\d")  # a draw as journals write it


def words(text: str) -> set[str]:
    """Every word of a text: a key is one."""
    return set(WORD.findall(text))


def deals_hands(game: Game) -> bool:
    """Whether a seat holds cards; no text is read for it, since this is asked of every run."""
    return "hand" in game.start(dice=FastDice(1)).view(game.seats()[0])


def with_hands() -> list[tuple[str, str]]:
    """Every game with cards, in each of its editions."""
    games = [game for game in map(grognard.game, registry.names()) if deals_hands(game)]
    return [(game.key, edition) for game in games for edition in game.editions]


SHORTEST = {"europe": "1815"}  # of other games it is the last


def seated(people: dict[str, Visitor], game: Game, edition: str) -> str:
    """A table of the shortest scenario; everybody holds the seat of his key."""
    first, *others = people
    seats = {first: "me", **dict.fromkeys(others, "open")}
    scenario = SHORTEST.get(game.key, game.scenarios[-1])
    wish = {"game": game.key, "edition": edition, "scenario": scenario, "seats": seats}
    table = str(people[first].post("/tables", wish, 201)["table"])
    for seat in others:
        people[seat].post(f"/tables/{table}/seats/{seat}")
    return table


def of_its_own(table: str, here: Table) -> re.Pattern[str]:
    """What is never the same at two tables."""
    return re.compile(f"{table}|{here.journal.header.commitment}|{OF_ITS_OWN}")


def act(who: Visitor, table: str, seat: str, text: str, version: int) -> Any:
    """An action whose version is known."""
    wish = {"seat": seat, "action": text, "version": version}
    return who.post(f"/tables/{table}/actions", wish)


def card_words(game: Game) -> dict[str, set[str]]:
    """Each card's key with its names in every language."""
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for key, card in game.cards(language).items():
            found.setdefault(key, {key}).add(card.name)
    return found


class Reader:
    """Somebody who is told things, and what he may know."""

    def __init__(self, visitor: Visitor, seat: str | None, game: Game) -> None:
        self.visitor = visitor
        self.seat = seat
        self.game = game
        self.cards = card_words(game)
        self.shown: set[str] = set()
        self.told: set[str] = set()
        self.said: set[str] = set()
        self.asked: set[str] = set()
        self.read = 0
        self.searched = 0

    def look(self, table: str, number: int, language: str) -> None:
        """Asks for all that is told."""
        own = {"as": self.seat} if self.seat else {}
        self.visitor.see(table, self.seat, lang=language)
        self.visitor.get(f"/tables/{table}/replay/{number}", since=0, lang=language, **own)
        self.visitor.ask("GET", "/notices", params={"lang": language})
        self.visitor.ask("GET", f"/tables/{table}/journal", params=own)

    def ask_why(self, table: str) -> None:
        """Asks about things; the answer may say that one does not hold a certain card."""
        for kind in ("card", "place", "piece"):
            wish = {"seat": self.seat or self.game.seats()[0], kind: self.game.keys(kind)[-1]}
            self.visitor.ask("POST", f"/tables/{table}/why", json=wish)

    def learns(self, here: Table) -> None:
        """What the rules show now; all that they have told, and the words in which they did."""
        own = self.seat == here.asked
        view = (here.state if own else here.settled_state).view(self.seat)
        self.shown = words(json.dumps(view))
        last = len(here.events) if own else here.settled
        for event in chain.from_iterable(here.events[self.read : last]):
            seen = event.seen_by(self.seat)
            if seen is not None:
                self.told |= words(json.dumps(seen.as_data(), default=str))
                self.said |= {self.game.say(seen, language) for language in LANGUAGES}
        for entry in here.journal.entries[self.read : last]:
            self.told |= words(entry.text) if entry.seat == self.seat else set()
        self.read = last
        self.hears(view["step"])

    def hears(self, step: dict[str, Any] | None) -> None:
        """The question of the moment: notices and replays tell it, too."""
        asked = json.dumps(step)
        if step is None or asked in self.asked:
            return
        self.asked.add(asked)
        self.told |= words(asked)
        for language in LANGUAGES:
            self.said |= set(self._question(step, language))

    def _question(self, step: dict[str, Any], language: str) -> Iterator[str]:
        """A question in words, which may name cards that can be played, whoever holds them."""
        say = self.game.texts(language).say
        yield say(f"step-{step['key']}")
        yield say(f"ask-{step['key']}", self.game.words(step, language))

    def hidden(self) -> set[str]:
        """Cards that nothing has told, with names that no other has, and pieces nobody sees."""
        known = self.shown | self.told
        seen = set().union(*(words for key, words in self.cards.items() if key in known))
        cards = set().union(*self.cards.values()) - seen
        said = "\n".join(self.said)
        cards = {word for word in cards if word not in said}
        return cards | (set(self.game.pieces()) - known)

    def search(self, seed: str = "") -> None:
        """Nothing hidden stands in anything that was sent."""
        hidden = self.hidden()
        phrases = [name for name in hidden if not WORD.fullmatch(name)]
        for heard in self.visitor.heard:
            self.searched += len(heard)
            text = heard.decode()
            found = words(text) & hidden | {name for name in phrases if name in text}
            assert not found, (self.seat, found)
            assert not DRAWN.search(heard)
            assert not seed or seed not in text
        self.visitor.heard.clear()

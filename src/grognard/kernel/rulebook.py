"""The rule books of games: which rules there are in an edition, and what they say.

A game's module `rulebook` has NUMBERS and RULINGS, and the functions `title(number, language)` and
`text(number, language)`. Where editions have rules of their own, NUMBERS and RULINGS are by
edition, and the functions take the edition as well; `number_in(number, edition)` says how another
edition numbers a rule of the usual one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.text import Catalogue, catalogue


@dataclass(frozen=True, slots=True)
class RuleBook:
    """The rules of a game in one edition."""

    module: Any
    edition: str

    @property
    def numbers(self) -> tuple[str, ...]:
        """The numbers of the rules, such as `5.3`, `14.5.7` or `11.4 A`."""
        return tuple(self._own(self.module.NUMBERS))

    @property
    def rulings(self) -> tuple[str, ...]:
        """The numbers of the rulings."""
        return tuple(self._own(self.module.RULINGS))

    @property
    def everything(self) -> tuple[str, ...]:
        """All that a refusal, a test or a reader may cite."""
        return self.numbers + self.rulings

    def here(self, number: str) -> str | None:
        """A rule by the number of this edition, if need be by that of the usual one; else None."""
        renumbered = getattr(self.module, "number_in", lambda found, _edition: found)
        for found in (number, str(renumbered(number, self.edition))):
            if found in self.everything:
                return found
        return None

    def title(self, number: str, language: str = "en") -> str:
        """The heading of a rule or ruling."""
        return str(self.module.title(number, language, *self._which()))

    def text(self, number: str, language: str = "en") -> str:
        """A rule or ruling re-told."""
        return str(self.module.text(number, language, *self._which()))

    def _own(self, numbers: Any) -> Any:
        return numbers[self.edition] if isinstance(numbers, Mapping) else numbers

    def _which(self) -> tuple[str, ...]:
        return (self.edition,) if isinstance(self.module.NUMBERS, Mapping) else ()


@dataclass(frozen=True)
class Wording:
    """What the texts of a game say of its rules and rulings, `rule-5-3` and `ruling-w3`.

    `ruled` names the rules that each ruling is about. Where the game has the words for it
    (`rule-rulings`), a rule also says which rulings are on it.
    """

    package: str
    numbers: tuple[str, ...]
    ruled: Mapping[str, tuple[str, ...]]

    def title(self, number: str, language: str = "en") -> str:
        """The heading of a rule, or the rules that a ruling is about; KeyError if there is none."""
        texts = self._texts(language)
        if number in self.ruled:
            return texts.say("ruling-title", {"rules": ", ".join(self.ruled[number])})
        return texts.say(f"{self.key(number)}-title")

    def text(self, number: str, language: str = "en") -> str:
        """A rule or ruling re-told; KeyError if there is none."""
        texts = self._texts(language)
        told = texts.say(self.key(number))
        on_it = [ruling for ruling, rules in self.ruled.items() if number in rules]
        if on_it and texts.has("rule-rulings"):
            told += "\n" + texts.say("rule-rulings", {"rulings": ", ".join(on_it)})
        return told

    def key(self, number: str) -> str:
        """The key of its text: `rule-14-5-7`, `rule-17-2-2-b`, `ruling-w3`; or KeyError."""
        if number in self.ruled:
            return f"ruling-{number.lower()}"
        if number not in self.numbers:
            raise KeyError(number)
        return f"rule-{number.lower().replace('.', '-').replace(' ', '-')}"

    def _texts(self, language: str) -> Catalogue:
        return catalogue(("grognard.kernel", self.package), language)


def book_of(game: Game, edition: str | None = None) -> RuleBook | None:
    """The rule book of a game, or None where it has none; raises UnknownName."""
    chosen = game.check_edition(edition)
    name = f"{game.package}.rulebook"
    try:
        return RuleBook(import_module(name), chosen)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def numbered(typed: str) -> str:
    """The number of a rule as it is printed: `11.4a` is `11.4 A`."""
    return re.sub(r"(?<=\d) *([A-Z])$", r" \1", typed.strip().upper())

"""Actions in words, both ways: `march durutte mons`."""

from __future__ import annotations

import difflib
import unicodedata
from functools import lru_cache

from grognard.games.waterloo import layout as at
from grognard.games.waterloo.model import ARMIES, Model
from grognard.games.waterloo.state import Field, side_of
from grognard.kernel.action import Action
from grognard.kernel.reason import Reason
from grognard.kernel.state import VERB, A

COLUMNS = ("left", "centre", "right")

# Verb, the rule it follows, and what it takes.
VERBS: dict[int, tuple[str, str, tuple[str, ...]]] = {
    at.PLACE_UNIT: ("place", "3.1", ("unit", "town")),
    at.GROUP: ("group", "5.1", ("town", "army")),
    at.MARCH: ("march", "5.1", ("unit", "town")),
    at.ACTIVATE: ("activate", "10.1", ("unit",)),
    at.RECALL: ("recall", "6.1", ("unit",)),
    at.DEPLOY_UNIT: ("deploy", "6.2", ("unit", "column")),
    at.CHOOSE_BATTLE: ("battle", "6.4", ("town",)),
    at.RETREAT_UNIT: ("retreat", "7.0", ("unit", "town")),
    at.ADVANCE: ("advance", "8.1", ("unit",)),
    at.WITHDRAW: ("withdraw", "8.1", ("unit",)),
    at.SHIFT: ("shift", "8.1", ("unit", "place")),
    at.FORM_SQUARE: ("square", "8.5", ("unit",)),
    at.LEAVE_SQUARE: ("line", "8.5", ("unit",)),
    at.FIRE: ("fire", "8.3", ("unit", "aim")),
    at.TAKE_LOSS: ("loss", "8.4", ("unit",)),
    at.BRING: ("bring", "9.0", ("unit",)),
    at.REGROUP_OUT: ("regroup", "7.6", ("unit", "town")),
    at.REGROUP_IN: ("join", "7.6", ("unit",)),
    at.ELIMINATE: ("eliminate", "11.0", ("unit",)),
    at.DONE: ("done", "4.0", ()),
}
BY_WORD = {word: verb for verb, (word, _rule, _takes) in VERBS.items()}


class Notation:
    """Reads and writes the actions of one data set."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.units: dict[str, int] = {}
        self.towns: dict[str, int] = {}
        self._written: dict[tuple[int, str], dict[int, Action]] = {}
        for unit in model.units:
            for name in (unit.short, unit.key):
                self.units[plain(name)] = unit.id
        for town in model.towns:
            for name in (*town.names.values(), town.key):
                self.towns[plain(name)] = town.id

    def codes(self) -> list[int]:
        """Every verb with all that it takes, whether or not that is ever allowed."""
        many = {
            "unit": len(self.model.units),
            "town": len(self.model.towns),
            "army": len(ARMIES),
            "column": len(COLUMNS),
            "place": len(COLUMNS) + 1,
            "aim": 2,
        }
        found = []
        for verb, (_word, _rule, takes) in VERBS.items():
            first, second = (*(many[thing] for thing in takes), 1, 1)[:2]
            found += [verb * VERB + a * A + b for a in range(first) for b in range(second)]
        return found

    # --- writing ---------------------------------------------------------------------------

    def action(self, s: Field, code: int, done_rule: str) -> Action:
        """An action with its notation, rule, and the pieces and places it concerns.

        It is written once: columns depend on whose turn it is, `done` on the rule that asks.
        """
        return self.actions(s, [code], done_rule)[0]

    def actions(self, s: Field, codes: list[int], done_rule: str) -> list[Action]:
        """Several actions of one moment."""
        known = self._written.setdefault((s.active(), done_rule), {})
        for code in codes:
            if code not in known:
                known[code] = self._write(s, code, done_rule)
        return [known[code] for code in codes]

    def _write(self, s: Field, code: int, done_rule: str) -> Action:
        verb, a, b = code // VERB, code // A % A, code % A
        word, rule, takes = VERBS[verb]
        words = [word]
        pieces: tuple[str, ...] = ()
        places: tuple[str, ...] = ()
        if "unit" in takes:
            pieces = (self.model.units[a].key,)
            words.append(pieces[0])
        if "town" in takes:
            places = (self.model.towns[b if "unit" in takes else a].key,)
            words.append(places[0])
        words += self._tail(s, verb, a, b)
        return Action(code, " ".join(words), done_rule if verb == at.DONE else rule, pieces, places)

    def _tail(self, s: Field, verb: int, a: int, b: int) -> list[str]:
        if verb == at.GROUP:
            return [] if b == at.FRENCH else [ARMIES[b]]
        if verb in (at.DEPLOY_UNIT, at.SHIFT):
            return ["reserve"] if b == at.TO_RESERVE else [column_name(s, side_of(a), b)]
        if verb == at.FIRE and b == 1:
            return ["squares"]
        return []

    # --- reading ---------------------------------------------------------------------------

    def read(self, s: Field, text: str) -> int | Reason:
        """The code of an action in notation, or why it cannot be understood."""
        words = plain(text).split("_")
        if not words or not words[0]:
            return Reason("", "no-action")
        word, rest = words[0], words[1:]
        if word not in BY_WORD:
            near = difflib.get_close_matches(word, BY_WORD, n=1)
            return Reason("", "unknown-verb", {"word": word, "near": near[0] if near else ""})
        verb = BY_WORD[word]
        takes = VERBS[verb][2]
        if "unit" in takes:
            return self._with_unit(s, verb, takes, rest)
        if "town" in takes:
            return self._with_town(s, verb, rest)
        return verb * VERB if not rest else Reason("", "too-many-words", {"word": word})

    def _with_unit(
        self, s: Field, verb: int, takes: tuple[str, ...], rest: list[str]
    ) -> int | Reason:
        for n in range(len(rest), 0, -1):
            unit = self.units.get("_".join(rest[:n]))
            if unit is not None:
                tail = self._operand(s, unit, takes[1] if len(takes) > 1 else "", rest[n:])
                return tail if isinstance(tail, Reason) else verb * VERB + unit * A + tail
        return self._unknown("unit", "_".join(rest[:1]) or "", self.units)

    def _operand(self, s: Field, unit: int, kind: str, rest: list[str]) -> int | Reason:
        """The second thing an action of a unit takes."""
        word = "_".join(rest)
        if kind == "town":
            if word in self.towns:
                return self.towns[word]
            return self._unknown("town", word, self.towns)
        if kind == "aim":
            known = {"": 0, "open": 0, "squares": 1}
        elif kind:
            known = {name: sector_named(s, side_of(unit), name) for name in COLUMNS}
            if kind == "place":
                known["reserve"] = at.TO_RESERVE
        else:
            known = {"": 0}
        if word in known:
            return known[word]
        return self._unknown("column" if kind in ("column", "place") else "word", word, known)

    def _with_town(self, s: Field, verb: int, rest: list[str]) -> int | Reason:
        army = -1
        if verb == at.GROUP and rest and rest[-1] in ARMIES:
            army = ARMIES.index(rest.pop())
        town = self.towns.get("_".join(rest))
        if town is None:
            return self._unknown("town", "_".join(rest), self.towns)
        if verb == at.GROUP:
            return verb * VERB + town * A + (self._army_in(s, town) if army < 0 else army)
        return verb * VERB + town * A

    def _army_in(self, s: Field, town: int) -> int:
        """The army meant when a group is named by its town alone."""
        seat = s.seat_index
        for u in range(s.seat_from(seat), s.seat_to(seat)):
            if s.c[at.TOWN + u] == town:
                return s.t.army[u]
        return at.FRENCH if seat <= 0 else seat

    def _unknown(self, kind: str, word: str, known: dict[str, int]) -> Reason:
        near = difflib.get_close_matches(word, known, n=1)
        return Reason(
            "", f"unknown-{kind}", {"word": word.replace("_", " "), "near": near[0] if near else ""}
        )


@lru_cache(maxsize=10_000)
def plain(text: str) -> str:
    """Lower case without accents, words joined by underscores."""
    letters = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "oe"))
    bare = "".join(c for c in letters if not unicodedata.combining(c)).lower()
    return "_".join("".join(c if c.isalnum() else " " for c in bare).split())


def column_name(s: Field, side: int, sector: int) -> str:
    """A sector as the left, centre or right of a side: the defender faces the other way."""
    return COLUMNS[sector if side == s.active() else 2 - sector]


def sector_named(s: Field, side: int, name: str) -> int:
    """The sector of a side's left, centre or right."""
    column = COLUMNS.index(name)
    return column if side == s.active() else 2 - column

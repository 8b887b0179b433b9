"""The verbs of a game in one table: what each takes; from it follow the codes and the notation."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from mypy_extensions import mypyc_attr

from grognard.kernel.action import Action
from grognard.kernel.arrays import Lookup, lookup_of
from grognard.kernel.event import Rule, rule_in
from grognard.kernel.reason import Reason
from grognard.kernel.state import VERB, A, State

MOST_VERBS: Final = 128
KINDS: Final = ("piece", "place", "card", "seat", "side", "number", "word")


@lru_cache(maxsize=10_000)
def plain(text: str) -> str:
    """Lower case without accents, words joined by underscores."""
    letters = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "oe"))
    bare = "".join(c for c in letters if not unicodedata.combining(c)).lower()
    return "_".join("".join(c if c.isalnum() else " " for c in bare).split())


@mypyc_attr(allow_interpreted_subclasses=True)
class Operand:
    """Something that a verb takes: the key of each of its values, and how people may name it.

    `names` are further names of each value, `silent` is the value that is meant when nothing is
    said, `unknown` the key of the Reason for a name that nothing bears.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        keys: Sequence[str],
        names: Sequence[Sequence[str]] = (),
        silent: int = -1,
        unknown: str = "",
    ) -> None:
        if kind not in KINDS or not 0 < len(keys) <= A:
            raise ValueError(f"no operand: {name} of the kind {kind} with {len(keys)} values")
        self.name = name
        self.kind = kind
        self.keys = tuple(keys)
        self.silent = silent
        self.unknown = unknown or f"unknown-{name}"
        self.named: dict[str, int] = {}
        for value, key in enumerate(self.keys):
            for other in names[value] if names else ():
                self.named[plain(other)] = value
            self.named[plain(key)] = value
        if silent >= 0:
            self.named[""] = silent

    def key(self, s: State, first: int, value: int) -> str:
        """The key of a value; `first` is the verb's first operand, if this is its second."""
        return self.keys[value]

    def known(self, s: State, first: int) -> dict[str, int]:
        """The values by the names that they bear at this moment; "" may be among them."""
        return self.named

    def written(self, s: State, first: int, value: int) -> str:
        """A value in the notation of an action; empty if it is left out."""
        return "" if value == self.silent else self.key(s, first, value)


class Verb:
    """A kind of action: its number and word, the rule it follows, and up to two operands.

    Without a rule of its own it follows the rule that asks the question.
    """

    def __init__(self, number: int, word: str, rule: Rule = "", *operands: Operand) -> None:
        if not 0 < number < MOST_VERBS or len(operands) > 2:
            raise ValueError(f"no verb: {word}, number {number}, with {len(operands)} operands")
        self.number = number
        self.word = word
        self.rule: Rule = rule
        self.operands = operands

    def sizes(self) -> tuple[int, int]:
        """How many values its first and its second operand have; 1 without such an operand."""
        counts = [len(operand.keys) for operand in self.operands]
        first, second = (*counts, 1, 1)[:2]
        return first, second


class Notation:
    """Reads and writes the actions of one game."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs: dict[int, Verb] = {verb.number: verb for verb in verbs}
        self.by_word: dict[str, Verb] = {verb.word: verb for verb in verbs}
        if len(self.verbs) != len(verbs) or len(self.by_word) != len(verbs):
            raise ValueError("two verbs have the same number or word")
        firsts, seconds = [0] * MOST_VERBS, [0] * MOST_VERBS
        for verb in verbs:
            firsts[verb.number], seconds[verb.number] = verb.sizes()
        self.firsts: Lookup = lookup_of(firsts)
        self.seconds: Lookup = lookup_of(seconds)
        self._written: dict[tuple[int | str, ...], dict[int, Action]] = {}
        # What the operands are, by their names: `unit` is a piece.
        self.kinds: dict[str, str] = {
            operand.name: operand.kind for verb in verbs for operand in verb.operands
        }

    def exists(self, verb: int, a: int, b: int) -> bool:
        """Whether there is such a verb and it takes such operands."""
        if verb <= 0 or verb >= MOST_VERBS:
            return False
        return a < self.firsts[verb] and b < self.seconds[verb]

    def codes(self) -> list[int]:
        """Every verb with all that it takes, whether or not that is ever allowed."""
        found: list[int] = []
        for _, verb in sorted(self.verbs.items()):
            first, second = verb.sizes()
            code = verb.number * VERB
            found += [code + a * A + b for a in range(first) for b in range(second)]
        return found

    def naming(self, number: int, kind: str, value: int) -> list[int]:
        """Every action with this verb that names this piece, place or card."""
        verb = self.verbs[number]
        first, second = verb.sizes()
        code = number * VERB
        found: list[int] = []
        for n, operand in enumerate(verb.operands):
            if operand.kind != kind:
                continue
            if n == 0:
                found += [code + value * A + b for b in range(second)]
            else:
                found += [code + a * A + value for a in range(first)]
        return list(dict.fromkeys(found))

    def verb_of(self, code: int) -> Verb | None:
        """The verb of a code, if there is such an action."""
        number = code // VERB
        return self.verbs[number] if self.exists(number, code // A % A, code % A) else None

    def things(self, s: State, code: int) -> list[tuple[Operand, str]]:
        """What an action names: the operands of its verb, each with the key of its value."""
        verb = self.verb_of(code)
        if verb is None:
            return []
        a, b = code // A % A, code % A
        return [
            (operand, operand.key(s, a, b if n else a)) for n, operand in enumerate(verb.operands)
        ]

    # --- writing ---------------------------------------------------------------------------

    def actions(
        self, s: State, codes: list[int], wording: tuple[int | str, ...], rule: str
    ) -> list[Action]:
        """Actions of one moment in words; written once for all moments of the same wording."""
        known = self._written.setdefault(wording, {})
        for code in codes:
            if code not in known:
                known[code] = self._write(s, code, rule)
        return [known[code] for code in codes]

    def _write(self, s: State, code: int, rule: str) -> Action:
        verb = self.verbs[code // VERB]
        a, b = code // A % A, code % A
        named: dict[str, tuple[str, ...]] = {}
        words = [verb.word]
        for n, operand in enumerate(verb.operands):
            value = b if n else a
            named[operand.kind] = (*named.get(operand.kind, ()), operand.key(s, a, value))
            word = operand.written(s, a, value)
            if word:
                words.append(word)
        return Action(
            code,
            " ".join(words),
            rule_in(verb.rule, s.edition_index) or rule,
            named.get("piece", ()),
            named.get("place", ()),
            named.get("card", ()),
            verb.word,
        )

    def text(self, code: int) -> str:
        """An action in notation whatever the moment; its words must not depend on one."""
        verb = self.verbs[code // VERB]
        values = (code // A % A, code % A)
        words = [operand.keys[values[n]] for n, operand in enumerate(verb.operands)]
        return " ".join((verb.word, *words))

    # --- reading ---------------------------------------------------------------------------

    def read(self, s: State, text: str) -> int | Reason:
        """The code of an action in notation, or why it cannot be understood."""
        words = plain(text).split("_")
        if not words[0]:
            return Reason("", "no-action")
        verb = self.by_word.get(words[0])
        if verb is None:
            return _unknown("unknown-verb", words[0], self.by_word)
        if not verb.operands:
            left = words[1:]
            return Reason("", "too-many-words", {"word": words[0]}) if left else verb.number * VERB
        return self._operands(s, verb, words[1:])

    def _operands(self, s: State, verb: Verb, words: list[str]) -> int | Reason:
        """The first operand is as long as can be; the second is all the rest."""
        first = verb.operands[0]
        known = first.known(s, 0)
        for n in range(len(words), -1, -1):
            name = "_".join(words[:n])
            if name in known:
                a = known[name]
                b = self._second(s, verb, a, "_".join(words[n:]))
                return b if isinstance(b, Reason) else verb.number * VERB + a * A + b
        return _nearest(first.unknown, words, known)

    def _second(self, s: State, verb: Verb, a: int, word: str) -> int | Reason:
        if len(verb.operands) < 2:
            return 0 if not word else _unknown("unknown-word", word, {})
        second = verb.operands[1]
        known = second.known(s, a)
        return known[word] if word in known else _unknown(second.unknown, word, known)


def _unknown(key: str, word: str, known: dict[str, int] | dict[str, Verb]) -> Reason:
    """A word that nothing is called, with the name that comes nearest."""
    near = difflib.get_close_matches(word, known, n=1)
    return Reason("", key, {"word": word.replace("_", " "), "near": near[0] if near else ""})


def _nearest(key: str, words: list[str], known: dict[str, int]) -> Reason:
    """A name of one word or more that nothing bears: as many words as come nearest to one."""
    best, said = 0.0, "_".join(words[:1])
    for n in range(1, len(words) + 1):
        name = "_".join(words[:n])
        for near in difflib.get_close_matches(name, known, n=1):
            ratio = difflib.SequenceMatcher(None, near, name).ratio()
            if ratio > best:
                best, said = ratio, name
    return _unknown(key, said, known)

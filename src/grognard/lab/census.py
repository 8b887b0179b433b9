"""How often each thing happened in many games, so that rules that never come to pass show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from grognard.kernel.event import Event, EventKind
from grognard.kernel.game import Game
from grognard.kernel.state import State

# What is counted: questions, verbs, kinds of event, cards; what it is; and a part of it: the event
# that named a card, the word that an event had in a field. No part: all together.
Thing = tuple[str, str, str]
SECTIONS = ("question", "verb", "event", "card")


def of_decision(step: str, action: str) -> Iterator[Thing]:
    """What is counted of a question and its answer."""
    yield ("question", step, "")
    yield ("verb", action.partition(" ")[0], "")


def of_event(event: Event) -> Iterator[Thing]:
    """What is counted of an event: its kind, the words in it, the cards that it names."""
    yield ("event", event.key, "")
    for field in event.kind.fields:
        if field.what == "word" and field.name in event.params:
            yield ("event", event.key, str(event.params[field.name]))
    for card in event.cards:
        yield ("card", card, "")
        yield ("card", card, event.key)


def everything(game: Game, state: State) -> list[Thing]:
    """All that could happen in a game, by its tables."""
    steps = {step.key for step in state.steps if step.asks}
    found: list[Thing] = [("question", key, "") for key in sorted(steps)]
    found += [("verb", verb.word, "") for verb in game.notation.verbs.values()]
    kinds = list(game.event_kinds.values())
    for kind in kinds:
        found.append(("event", kind.key, ""))
        found += [("event", kind.key, word) for word in _words(kind)]
    found += [("card", card, "") for card in game.cards()]
    return found


def _words(kind: EventKind) -> Iterator[str]:
    for field in kind.fields:
        if field.what == "word":
            yield from field.keys


def told(counts: Counter[Thing], possible: Iterable[Thing]) -> str:
    """The tables, the most frequent first, and what never happened."""
    known = dict.fromkeys((*possible, *counts))
    return "\n\n".join(_section(name, known, counts) for name in SECTIONS if _has(name, known))


def cards_without(
    counts: Counter[Thing], cards: Iterable[str], events: Collection[str]
) -> list[str]:
    """The cards that no event of these kinds has named: say, those never played as an event."""
    return [card for card in cards if not any(counts["card", card, event] for event in events)]


def _has(section: str, known: Iterable[Thing]) -> bool:
    return any(thing[0] == section for thing in known)


def _section(section: str, known: Iterable[Thing], counts: Counter[Thing]) -> str:
    mine = [thing for thing in known if thing[0] == section]
    whole = sorted((-counts[thing], thing[1]) for thing in mine if not thing[2])
    lines = [f"{section}s"]
    for number, key in whole:
        parts = [thing for thing in mine if thing[1] == key and thing[2]]
        parts.sort(key=lambda thing: -counts[thing])
        words = ", ".join(f"{thing[2]} {counts[thing]:,}" for thing in parts)
        lines.append(f"  {key:22}{-number:>10,}  {words}".rstrip())
    never = [f"{key} {part}".strip() for _, key, part in mine if not counts[section, key, part]]
    return "\n".join([*lines, f"  never: {', '.join(never) or 'nothing'}"])

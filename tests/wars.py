"""Short ways to ask a state of Age of Napoleon, for its tests."""

from __future__ import annotations

from typing import Any

from grognard.games.age.game import ENDINGS
from grognard.games.age.layout import ALIGNMENT, AREAS, AT, DISCARDS, HAND, PILE, RISEN, TITLES
from grognard.games.age.model import ALIGNMENTS, SIDES
from grognard.games.age.numbers import both
from grognard.games.age.position import BOXES
from grognard.kernel.event import rule_in
from grognard.kernel.state import OUTCOME

NAMES = (*ALIGNMENTS, "attached")


def do(state: Any, *texts: str) -> list[Any]:
    """Plays actions in notation; what happened."""
    events: list[Any] = []
    for text in texts:
        events += state.apply(text)
    return events


def at(state: Any, corps: str) -> str:
    """Where a corps is: the key of an area, or the name of a box."""
    where = int(state.c[AT + state.t.model.corps_named(corps).id])
    if where < AREAS:
        return str(state.t.model.areas[where].key)
    return next(name for name, box in BOXES.items() if box == where)


def on_map(state: Any, *corps: str) -> list[str]:
    """Those of these corps that stand on the map."""
    return [key for key in corps if at(state, key) not in BOXES]


def aligned(state: Any, country: str) -> str:
    """The alignment of a country; an attached area is `attached`."""
    return NAMES[int(state.c[ALIGNMENT + state.t.model.country(country).id])]


def risen(state: Any, country: str) -> bool:
    """Whether a country ever rose."""
    return bool(state.c[RISEN + state.t.model.country(country).id])


def hand(state: Any, side: str) -> list[str]:
    """The cards of a side."""
    first = HAND + SIDES.index(side) * TITLES
    return [c.key for c in state.t.model.cards for _ in range(int(state.c[first + c.id]))]


def discards(state: Any) -> list[str]:
    """The cards thrown away or played."""
    return [c.key for c in state.t.model.cards for _ in range(int(state.c[DISCARDS + c.id]))]


def legal(state: Any, verb: str) -> set[str]:
    """What may be said after a verb."""
    return {str(a).partition(" ")[2] for a in state.legal() if str(a).split()[0] == verb}


def refused(state: Any, text: str) -> tuple[str, str]:
    """The rule, as the living edition numbers it, and the key of the objection to an action."""
    reason = state.why_not(text)
    assert reason is not None, f"{text} is allowed"
    rules = [rule for key, rule in state.game.refusals.values() if key == reason.key]
    assert reason.rule == rule_in(rules[0], state.edition_index)
    return rule_in(rules[0], 0), reason.key


def won_by(state: Any) -> str:
    """The rule by which a game ended, as the living edition numbers it."""
    _, rule = ENDINGS[int(state.c[OUTCOME]) - 1]
    assert state.outcome.rule == rule_in(both(rule), state.edition_index)
    return rule


def give(state: Any, side: str, card: str) -> None:
    """Puts a card into a hand, from wherever it is."""
    title = state.t.model.card(card).id
    own = HAND + TITLES * SIDES.index(side)
    if state.c[own + title]:
        return
    for cells in (PILE, DISCARDS, HAND, HAND + TITLES):
        if cells != own and state.c[cells + title]:
            state.c[cells + title] -= 1
            state.c[own + title] += 1
            return


def told(events: list[Any], key: str) -> list[dict[str, Any]]:
    """The parameters of the events of one kind."""
    return [dict(event.params) for event in events if event.key == key]


def finish(state: Any, step: str, answer: str) -> None:
    """Answers a question as often as it is asked."""
    while not state.over and state.step == step:
        state.apply(answer)

"""Short ways to play and ask a state of Napoléon contre l'Europe, for its tests."""

from __future__ import annotations

from typing import Any

from grognard.games.europe.layout import (
    AT,
    DEMORALISED,
    INSIDE,
    MARKED,
    NEXT_BUDGET,
    OUT,
    REDUCED,
    RESERVE,
    UNSUPPLIED,
    ZONES,
)
from grognard.games.europe.verbs import piece_keys, place_keys
from grognard.kernel.dice import FastDice

#: What is answered where a test says nothing else.
USUAL = {
    "set-up": "usual",
    "action": "operate",
    "forced-march": "force 0",
    "replacements": "done",
    "muster": "go",
    "squadron": "go",
    "call": "done",
    "intercept": "pass",
    "defend": "stand",
    "answer": "pass",
    "counter-march": "done",
    "leads": "ready",
    "feed": "endure",
    "rebuild": "done",
    "bring-depots": "done",
    "evasion-depots": "done",
    "which-army": "done",
    "last-siege": "pass",
    "budget-cards": "pass",
    "conquest-cards": "pass",
}
BOXES = {RESERVE: "reserve", NEXT_BUDGET: "next budget", OUT: "out"}
MARKS = {
    "demoralised": DEMORALISED,
    "inside": INSIDE,
    "marked": MARKED,
    "unsupplied": UNSUPPLIED,
    "reduced": REDUCED,
}


def begun(game: Any, seed: int = 1, **options: bool) -> Any:
    """The war of 1815 after its usual set-up (20.1)."""
    state = game.start("1815", dice=FastDice(seed), **options)
    while state.step == "set-up":
        state.apply("usual")
    return state


def piece(state: Any, key: str) -> int:
    """The number of a piece."""
    return piece_keys(state.t.model).index(key)


def zone(state: Any, key: str) -> int:
    """The number of a zone."""
    return place_keys(state.t.model).index(key)


def at(state: Any, key: str) -> str:
    """Where a piece is: the key of a place, or the name of a box."""
    where = int(state.c[AT + piece(state, key)])
    return BOXES.get(where) or place_keys(state.t.model)[where]


def steps(state: Any, *keys: str) -> int:
    """The steps that these units have on the map."""
    units = [piece(state, key) for key in keys]
    return sum(state.steps_of(unit) for unit in units if state.at(unit) < ZONES)


def bears(state: Any, key: str, mark: str) -> bool:
    """Whether a piece bears a mark."""
    return bool(state.flag(piece(state, key), MARKS[mark]))


def legal(state: Any, verb: str = "") -> set[str]:
    """What may be said, of one verb or of all; without the verb if it is given."""
    texts = [state.game.notation.text(code) for code in state.codes()]
    if not verb:
        return set(texts)
    return {text[len(verb) + 1 :] for text in texts if text.split()[0] == verb}


def go_on(state: Any, *answers: str, until: str = "") -> list[Any]:
    """Plays these answers as soon as each may be said, the usual ones between, up to a step.

    Without a step it goes on until the list is used up and something unusual is asked.
    """
    left, events = list(answers), []
    while not state.over and (state.step != until or left):
        said, able = USUAL.get(str(state.step), ""), legal(state)
        if left and left[0] in able:
            said = left.pop(0)
        elif said not in able or (state.step == "action" and not left):
            break
        events += state.apply(said)
    assert not left, f"{left} was never legal; at {state.step}: {sorted(legal(state))[:20]}"
    return events


def attack(state: Any, leader: str, *zones: str, until: str = "") -> list[Any]:
    """A force marches through these zones and fights what it meets."""
    return go_on(state, f"activate {leader}", *[f"enter {zone}" for zone in zones], until=until)


def told(events: list[Any], kind: str) -> list[dict[str, Any]]:
    """The fields of the events of a kind."""
    return [dict(event.params) for event in events if event.key == kind]


def totals(events: list[Any]) -> dict[str, int]:
    """What each side rolled in battle, with all that is added."""
    return {one["side"]: one["total"] for one in told(events, "battle-rolled")}

"""Short ways to play and to look, for tests that read like the rule they show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grognard.kernel.event import Event
from grognard.kernel.state import State


def play(state: State, *actions: str) -> list[Event]:
    """Plays the actions one after another; everything that happened."""
    return [event for action in actions for event in state.apply(action)]


def marches(units: str, *towns: str) -> list[str]:
    """Every unit marches through these towns."""
    return [f"march {unit} {town}" for unit in units.split() for town in towns]


def actions(state: State) -> set[str]:
    """The legal actions as text."""
    return {str(action) for action in state.legal()}


def refused(state: State, action: str) -> tuple[str, str] | None:
    """The rule and the key of the refusal, or None; the list of legal actions must agree."""
    reason = state.why_not(action)
    assert (reason is None) == (action in actions(state)), f"{action}: {reason}, but the list?"
    return None if reason is None else (reason.rule, reason.key)


def blocks(state: State, seat: str | None, town: str) -> list[dict[str, Any]]:
    """The blocks that a seat sees in a town."""
    found: list[dict[str, Any]] = state.view(seat)["places"].get(town, {"pieces": []})["pieces"]
    return found


def standing(state: State, seat: str | None) -> list[dict[str, Any]]:
    """All blocks on the board that a seat sees."""
    return [block for place in state.view(seat)["places"].values() for block in place["pieces"]]


def has(block: dict[str, Any], mark: str) -> bool:
    """Whether a mark lies beside a block."""
    return mark in block.get("marks", ())


def battles(state: State, seat: str | None = None) -> list[dict[str, Any]]:
    """The battles that a seat sees."""
    return [panel for panel in state.view(seat)["panels"] if panel["key"] == "battle"]


def remembered(state: State, seat: str) -> dict[str, dict[str, Any]]:
    """What a seat has seen of the enemy, by units."""
    return {memory["key"]: memory for memory in state.view(seat)["memories"]}


def track(state: State, key: str) -> dict[str, Any]:
    """A track of the view."""
    return next(track for track in state.view(None)["tracks"] if track["key"] == key)


def names(shown: Iterable[dict[str, Any]]) -> set[str]:
    """The units among blocks whose faces are seen."""
    return {block["key"] for block in shown if "key" in block}


def town_of(state: State, unit: str) -> str | None:
    """Where a unit stands; None when it is not on the board."""
    for seat in ("french", "allied"):
        for town, shown in state.view(seat)["places"].items():
            if unit in names(shown["pieces"]):
                return str(town)
    return None


def cv_of(state: State, unit: str) -> int:
    """The combat value of a unit; 0 when it is not on the board."""
    for seat in ("french", "allied"):
        for block in standing(state, seat):
            if block.get("key") == unit:
                return int(block["strength"])
    return 0


def army_size(state: State, army: str) -> int:
    """The units left of an army."""
    return int(track(state, army)["value"])


def keys(events: Iterable[Event]) -> list[str]:
    """What happened, in order."""
    return [event.key for event in events]


def end_turn(state: State) -> list[Event]:
    """Ends the movement phase of every seat that is asked, without moving."""
    turn = state.view(None)["turn"]["number"]
    events: list[Event] = []
    while not state.over and state.step == "movement" and turn == now(state):
        events += state.apply("done")
    return events


def now(state: State) -> int:
    """The number of the campaign turn."""
    return int(state.view(None)["turn"]["number"])

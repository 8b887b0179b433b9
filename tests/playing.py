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
    found: list[dict[str, Any]] = state.view(seat)["towns"].get(town, [])
    return found


def names(shown: Iterable[dict[str, Any]]) -> set[str]:
    """The units among blocks whose faces are seen."""
    return {block["unit"] for block in shown if "unit" in block}


def town_of(state: State, unit: str) -> str | None:
    """Where a unit stands; None when it is not on the board."""
    for seat in ("french", "allied"):
        for town, shown in state.view(seat)["towns"].items():
            if unit in names(shown):
                return str(town)
    return None


def cv_of(state: State, unit: str) -> int:
    """The combat value of a unit; 0 when it is not on the board."""
    for seat in ("french", "allied"):
        for shown in state.view(seat)["towns"].values():
            for block in shown:
                if block.get("unit") == unit:
                    return int(block["cv"])
    return 0


def army_size(state: State, army: str) -> int:
    """The units left of an army."""
    return int(state.view(None)["armies"][army]["units"])


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

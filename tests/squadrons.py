"""Short ways to play and ask a state of Napoléon contre l'Europe at sea, for its tests."""

from __future__ import annotations

from typing import Any

from grognard.games.europe.layout import AT, CORSAIRS, HOLD, NEXT_BUDGET, OUT, PLACES, RESERVE
from grognard.games.europe.verbs import piece_keys, place_keys
from wars import do, legal, refused

BOXES = {RESERVE: "reserve", NEXT_BUDGET: "next-budget", OUT: "out", CORSAIRS: "corsairs"}

__all__ = ["aboard", "at", "do", "keys", "legal", "refused", "sailing"]


def sailing(game: Any, fleets: str, at: dict[str, str], **more: Any) -> Any:
    """The fleets of a squadron, in their order, have been activated; the first names it."""
    more = {"scenario": "1805", "seat": "coalition", "points": (9, 9), **more}
    state = game.position(at, **more)
    first, *others = fleets.split()
    do(state, "operate", f"activate {first}", *(f"with {fleet}" for fleet in others))
    if state.step == "squadron":
        do(state, "go")
    assert state.step == "sail", state.step
    return state


def at(state: Any, piece: str) -> str:
    """Where a piece is: the key of a place, or the name of a box."""
    where = int(state.c[AT + piece_keys(state.t.model).index(piece)])
    return place_keys(state.t.model)[where] if where < PLACES else BOXES[where]


def aboard(state: Any, piece: str) -> str:
    """The fleet or army that holds a piece, empty if none."""
    names = piece_keys(state.t.model)
    holder = int(state.c[HOLD + names.index(piece)])
    return names[holder - 1] if holder else ""


def keys(events: list[Any]) -> list[str]:
    """What happened, by the keys of the events."""
    return [event.key for event in events]

"""A campaign phase of Age of Napoleon ready to be played, for its tests."""

from __future__ import annotations

from typing import Any

from wars import do

WINDOWS = (
    "round-cards",
    "announced",
    "react",
    "withdrawal",
    "interior-lines",
    "battle-cards",
    "hero",
    "pursuit",
    "refresh",
)


def campaign(game: Any, seat: str = "french", **more: Any) -> Any:
    """The first half of a round: this side is to move."""
    state = game.position(phase="campaign", **more)
    do(state, "first me" if state.seat == seat else "first other")
    let_go(state, "round-cards")
    assert (state.step, state.seat) == ("moves", seat)
    return state


def let_go(state: Any, *steps: str) -> None:
    """Passes as long as one of these windows (all, if none is named) is open."""
    while not state.over and state.step in (steps or WINDOWS):
        state.apply("pass")


def walk(state: Any, *texts: str) -> list[Any]:
    """Plays actions; a window in which an action does not fit is passed."""
    events: list[Any] = []
    for text in texts:
        while state.step in WINDOWS and text != "pass" and state.why_not(text) is not None:
            events += state.apply("pass")
        events += state.apply(text)
    return events

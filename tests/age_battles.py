"""Battles of Age of Napoleon ready to be fought, for its tests."""

from __future__ import annotations

from typing import Any

from grognard.games.age.layout import FLAGS, REDUCED
from marches import campaign, let_go, walk
from wars import at, do

EDITIONS = ("living", "original")
WAR = {"member": "austria russia", "ally": "bayern wurttemberg westfalen italia schweiz holland"}
EIGHTEEN = "napoleon davout victor"  # their strength in battle
TWELVE = "karl bellegarde hiller mack"
# Armies below 18 inflict nothing with a 1, nor does one of 18; then the tie is broken, the French
# die first.
FRENCH_WIN = [1, 1, 6, 1]
COALITION_WINS = [1, 1, 1, 6]


def battle(game: Any, french: str = EIGHTEEN, austrian: str = TWELVE, **more: Any) -> Any:
    """The French attack from Württemberg in Bayern; both engage all they can."""
    areas = {"wurttemberg": french, "bayern": austrian, **more.pop("areas", {})}
    state = campaign(game, countries=more.pop("countries", WAR), areas=areas, **more)
    walk(state, "march wurttemberg", "go", "enter bayern")
    let_go(state, "react", "withdrawal")
    return state


def engage_all(state: Any) -> list[Any]:
    """Both sides engage what is offered; no cards."""
    events: list[Any] = []
    while state.step in ("engage", "battle-cards"):
        events += do(state, "ready" if state.step == "engage" else "pass")
    return events


def suffer(state: Any) -> None:
    """Losses are named as they come, no card is played."""
    while not state.over and state.step in ("losses", "hero", "pursuit"):
        do(state, str(state.legal()[0]) if state.step == "losses" else "pass")


def fight_on(state: Any) -> None:
    """A battle without cards up to the retreat or the end."""
    engage_all(state)
    suffer(state)


def boxes(state: Any, corps: str) -> list[str]:
    """Where some corps are."""
    return [at(state, each) for each in corps.split()]


def reduced(state: Any, corps: str) -> list[bool]:
    """Whether each shows its reduced side."""
    ids = [state.t.model.corps_named(key).id for key in corps.split()]
    return [bool(int(state.c[FLAGS + number]) & REDUCED) for number in ids]

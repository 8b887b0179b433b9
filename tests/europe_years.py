"""Short ways into the interphase of a campaign of Napoléon contre l'Europe, for its tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.europe import kinds, politics
from grognard.games.europe.layout import (
    AT_WAR,
    COALITION,
    EMPIRE,
    FORCED_PEACE,
    NEUTRAL,
    NOBODY,
    OWNER,
    ROUND,
    U_LEFT,
    YEAR,
)
from grognard.games.europe.model import SIDES
from grognard.games.europe.setup import put_away
from grognard.kernel.dice import FastDice
from grognard.kernel.state import DEPTH

PHASES = {
    "interphase": kinds.INTERPHASE,
    "hands": kinds.HANDS,
    "budget": kinds.BUDGET,
    "neutral-moves": kinds.NEUTRAL_MOVES,
    "redeployment": kinds.REDEPLOYMENT,
}
STATUS_WORDS = {"neutral": NEUTRAL, "peace": FORCED_PEACE}


def country(state: Any, key: str) -> int:
    """The number of a country."""
    return [one.key for one in state.t.model.countries].index(key)


def between_years(
    game: Any,
    phase: str,
    at: Mapping[str, str] | None = None,
    *,
    status: Mapping[str, str] | None = None,
    land: Mapping[str, str] | None = None,
    scenario: str = "1805",
    year: int = 1806,
    before: Any = None,
    **more: Any,
) -> Any:
    """A state at the beginning of a phase of the interphase.

    `status` changes what countries are: a side, `neutral` or `peace`; `land` to whom provinces
    belong. `before` is called with the state before the phase begins. Pieces that wait for an
    event or a date do so here too.
    """
    state = game.position(at or {}, scenario=scenario, **more)
    named = {word.rstrip("-!?#^*") for words in (at or {}).values() for word in words.split()}
    keys = list(game.keys("piece"))
    where = [int(state.at(piece)) for piece in range(len(keys))]
    put_away(state, state.t.model.scenario(scenario))
    for piece, key in enumerate(keys):
        if key in named:
            state.c[state_at(piece)] = where[piece]
    for key, word in (status or {}).items():
        number = country(state, key)
        if word in SIDES:
            politics.set_status(state, number, AT_WAR, SIDES.index(word), -1)
        else:
            politics.set_status(state, number, STATUS_WORDS[word], NOBODY, -1)
    provinces = [province.key for province in state.t.model.provinces]
    for key, owner in (land or {}).items():
        state.c[OWNER + provinces.index(key)] = country(state, owner)
    state.forget_supply()
    return begin(state, phase, year, before)


def begin(state: Any, phase: str, year: int = 1806, before: Any = None) -> Any:
    """A phase of the interphase begins; the rounds of the year follow."""
    state.c[DEPTH] = 0
    state.c[YEAR] = year - 1800
    state.c[ROUND] = 0
    state.push(kinds.THE_YEAR, EMPIRE, 0, 1)
    state.push(PHASES[phase], EMPIRE, 0, 0)
    if before is not None:
        before(state)
    state.resume()
    return state


def state_at(piece: int) -> int:
    """The cell that says where a piece is."""
    from grognard.games.europe.layout import AT

    return AT + piece


def campaign(game: Any, scenario: str = "1805", seed: int = 1) -> Any:
    """A campaign as it begins, with its usual placement."""
    state = game.new_state(scenario, frozenset(), FastDice(seed), "first")
    while state.step == "set-up":
        state.apply("usual")
    return state


def turn_of(state: Any) -> str:
    """The power whose turn of the budget it is."""
    return str(state.t.model.countries[state.argument(0)].key)


def to_turn(state: Any, power: str) -> list[Any]:
    """Plays the budget, buying nothing, up to the turn of a power."""
    events = []
    while state.step != "expenses" or turn_of(state) != power:
        able = {state.game.notation.text(code) for code in state.codes()}
        events += state.apply(next(word for word in ("done", "pass", "usual") if word in able))
    return events


def points(state: Any, power: str) -> float:
    """What a power has to spend, in points."""
    return int(state.c[U_LEFT + country(state, power)]) / 4


def sides(state: Any) -> tuple[int, int]:
    """How many cards each side holds."""
    return state.hand_size(EMPIRE), state.hand_size(COALITION)

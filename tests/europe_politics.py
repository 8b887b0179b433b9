"""Short ways to begin at a political question of Napoléon contre l'Europe, for its tests."""

from __future__ import annotations

from typing import Any

from europe_wars import legal, piece, zone
from grognard.games.europe import kinds, supply
from grognard.games.europe.layout import AT as WHERE
from grognard.games.europe.layout import (
    ESCALATION,
    HAND,
    OWNER,
    PATRON,
    SIDE,
    STATUS,
    UNDEPLOYED,
    VICTORY,
    YEAR,
)
from grognard.games.europe.model import STATUSES
from grognard.games.europe.setup import place_all
from grognard.games.europe.steps.set_up import begin_set_up
from grognard.kernel.dice import FastDice, ScriptedDice

EMPIRE, COALITION, NOBODY = 0, 1, -1


def at_peace_table(
    game: Any,
    at: dict[str, str] | None = None,
    kind: int = kinds.CONQUEST_PHASE,
    *,
    asked: int = EMPIRE,
    a: int = 0,
    b: int = 0,
    dice: list[int] | None = None,
    victory: int = 5,
    escalation: int = 0,
    year: int = 0,
    undeployed: str = "",
    ask: bool = True,
    **more: Any,
) -> Any:
    """A position in a campaign, at the beginning of a step of politics."""
    more.setdefault("scenario", "1805")
    state = game.position(at or {}, dice=dice or [1] * 40, **more)
    state.c[VICTORY] = victory
    state.c[ESCALATION] = escalation
    if year:
        state.c[YEAR] = year - 1800
    for key in undeployed.split():
        state.c[WHERE + piece(state, key)] = UNDEPLOYED
    if ask:
        begin(state, kind, asked, a, b)
    return state


def begin(state: Any, kind: int, seat: int = EMPIRE, a: int = 0, b: int = 0) -> list[Any]:
    """A step of politics begins on top of what goes on; what happens until somebody is asked."""
    state.push(kind, seat, a, b)
    state.log = []
    state.resume()
    events = [state.game.event(state, note) for note in state.log]
    state.log = None
    return events


def campaign(game: Any, scenario: str = "1805", dice: list[int] | None = None) -> Any:
    """A campaign as it is set up, before its first question."""
    source = ScriptedDice(dice) if dice else FastDice(1)
    state = game.empty(frozenset(), FastDice(3))
    place_all(state, game.model.scenario(scenario))
    state.dice = source
    state.push(kinds.THE_YEAR, EMPIRE, 1, 0)
    state.push(kinds.ROUND, EMPIRE, 1, 0)
    state.push(kinds.ACTION, EMPIRE, 0, 0)
    begin_set_up(state, game.model.scenario(scenario))
    while state.step == "set-up":
        state.apply("usual")
    return state


def country(state: Any, key: str) -> int:
    """The number of a country."""
    return [one.key for one in state.t.model.countries].index(key)


def status(state: Any, key: str) -> str:
    """What a country is."""
    return STATUSES[int(state.c[STATUS + country(state, key)])]


def side(state: Any, key: str) -> int:
    """The side of a country."""
    return int(state.c[SIDE + country(state, key)])


def patron(state: Any, key: str) -> str:
    """The power to which a country belongs."""
    number = int(state.c[PATRON + country(state, key)])
    return "" if number < 0 else str(state.t.model.countries[number].key)


def owner(state: Any, key: str) -> str:
    """The country to which the province of a zone belongs."""
    province = int(state.t.province[zone(state, key)])
    return str(state.t.model.countries[int(state.c[OWNER + province])].key)


def holder(state: Any, key: str) -> str:
    """The country that controls a zone."""
    return str(state.t.model.countries[state.holder(zone(state, key))].key)


def points(state: Any) -> tuple[int, int]:
    """Victory and escalation."""
    return int(state.c[VICTORY]), int(state.c[ESCALATION])


def hold_card(state: Any, *keys: str) -> None:
    """These cards are in hand."""
    for key in keys:
        state.put_card(state.t.named_cards[key], HAND)


def say(state: Any, *answers: str) -> list[Any]:
    """Plays these answers one after the other."""
    events: list[Any] = []
    for answer in answers:
        assert answer in legal(state), f"{answer} at {state.step}: {sorted(legal(state))[:30]}"
        events += state.apply(answer)
    return events


def reason(state: Any, action: str) -> tuple[str, str]:
    """Why an action is refused: its key and its rule."""
    found = state.why_not(action)
    assert found is not None
    return found.key, found.rule


def known_networks(s: Any) -> list[tuple[int, Any]]:
    """13.3: the countries whose supply is kept beside the cells, and what is kept of it."""
    fields = [field for field in known_fields(s) if field is not None]
    return [
        (country, network)
        for field in fields
        for country, network in enumerate(field.networks)
        if network is not None
    ]


def known_fields(s: Any) -> list[Any]:
    """What is kept of the lines of each side, after the look that enemies who moved call for."""
    kept = (s.empire_field, s.coalition_field)
    return [None if field is None else supply.field_of(s, side) for side, field in enumerate(kept)]

"""5.2.1, 5.3: what follows the last round, and in which order."""

from __future__ import annotations

import pytest
from tests.europe_wars import bears, go_on, told, zone

from grognard.games.europe.layout import FORT, RUINED
from grognard.games.europe.steps.year_end import reopen_forts, take_off_markers

GUARD = "grande_armee napoleon fr_corps_9 fr_corps_10"


def end_of_the_year(game, at: dict[str, str], *said: str, **more):
    """The Coalition passes in the last round; the state, and what happens then."""
    state = game.position({"paris": GUARD, **at}, round=6, seat="coalition", **more)
    events = list(state.apply("pass"))
    return state, events + go_on(state, *said)


@pytest.mark.rule("5.2.1")
def test_sieges_come_before_attrition(game) -> None:
    """R37: the garrison tests only if it still holds out."""
    at = {"lille": "wellington en_corps_3 en_corps_4 | fr_corps_11^", "anvers": "england_depot_1#"}
    forts = {"lille": "siege 1"}
    state, events = end_of_the_year(game, at, "besiege", forts=forts, dice=[1] * 9)
    kinds = [event.key for event in events]
    assert kinds.index("siege-rolled") < kinds.index("attrition-rolled")
    _, events = end_of_the_year(game, at, "besiege", forts=forts, dice=[6] * 9)
    assert told(events, "fort-taken")
    assert not told(events, "attrition-rolled")
    assert state.over


@pytest.mark.rule("5.3")
def test_ruins_rise_and_spirits_return(game) -> None:
    """Of supplied places and forces, after victory has been judged (R240)."""
    at = {"metz": "ney fr_corps_1!", "milan": "soult fr_corps_2!?", "strasbourg": "fr_corps_3"}
    state = game.position(at, forts={"strasbourg": "ruined"})
    reopen_forts(state)
    take_off_markers(state)
    assert not int(state.c[FORT + zone(state, "strasbourg")]) & RUINED
    assert not bears(state, "fr_corps_1", "demoralised")
    assert bears(state, "fr_corps_2", "demoralised")

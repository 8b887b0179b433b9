"""Chapter 15: victory."""

from __future__ import annotations

import pytest

from grognard.games.age.steps.victory import neighbours_of_france
from wars import do, won_by

EDITIONS = ("living", "original")
NEIGHBOURS = "holland italia schweiz spain westfalen wurttemberg"


def checked(game, ally: str, **more):
    """The victory phase with these French allies."""
    countries = {"ally": ally} | more.pop("countries", {})
    return game.position(phase="victory", countries=countries, **more)


@pytest.mark.rule("15.1", "A159")
def test_the_neighbours_of_france(game) -> None:
    state = game.position()
    keys = {game.model.countries[c].key for c in neighbours_of_france(state)}
    assert keys == set(NEIGHBOURS.split())


@pytest.mark.rule("15.1 A", "15.3 A", "A161")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("year", "ally", "member", "claims"),
    [
        (1811, f"{NEIGHBOURS} austria", "prussia", True),
        (1810, f"{NEIGHBOURS} austria", "prussia", False),
        (1811, f"{NEIGHBOURS} russia", "prussia", True),
        (1811, f"{NEIGHBOURS} austria russia", "prussia", True),
        (1811, f"{NEIGHBOURS} austria", "russia", False),
        (1811, NEIGHBOURS, "prussia", False),
        (1811, "holland italia schweiz spain westfalen austria", "prussia", False),
    ],
)
def test_a_marginal_french_victory(game, edition, year, ally, member, claims) -> None:
    state = checked(game, ally, edition=edition, year=year, countries={"member": member})
    assert (state.step == "claim") == claims
    if claims:
        assert state.seat == "french"
        do(state, "claim")
        assert (state.outcome.winners, won_by(state)) == (("french",), "15.1 A")


@pytest.mark.rule("15.1 A", "A160", "13.2 D")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_occupied_austria_will_do(game, edition: str) -> None:
    state = checked(
        game,
        NEIGHBOURS,
        edition=edition,
        year=1811,
        countries={"member": "prussia"},
        areas={"osterreich": "ney"},
        occupied={"austria": "french"},
    )
    assert state.step == "claim"


@pytest.mark.rule("15.3 A")
def test_a_marginal_victory_may_be_declined(game) -> None:
    state = checked(game, f"{NEIGHBOURS} austria", year=1811, countries={"member": "prussia"})
    do(state, "pass")
    assert not state.over
    assert state.step == "order"


@pytest.mark.rule("15.1 B", "A178")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("ally", "member", "won"),
    [
        (f"{NEIGHBOURS} austria russia prussia", "", True),
        (f"{NEIGHBOURS} austria russia", "", False),
        (f"{NEIGHBOURS} austria russia prussia", "portugal", False),
        ("holland italia schweiz spain westfalen austria russia prussia", "", False),
    ],
)
def test_a_decisive_french_victory(game, edition, ally, member, won) -> None:
    state = checked(game, ally, edition=edition, year=1807, countries={"member": member})
    assert state.over == won
    if won:
        assert (state.outcome.key, won_by(state)) == ("french-decisive", "15.1 B")


@pytest.mark.rule("15.2 A", "A177")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_marginal_victory_of_the_coalition(game, edition: str) -> None:
    state = checked(game, "", edition=edition, year=1808)
    assert (state.step, state.seat) == ("claim", "coalition")
    do(state, "claim")
    assert (state.outcome.winners, won_by(state)) == (("coalition",), "15.2 A")
    assert not checked(game, "bayern", edition=edition, year=1808).over


@pytest.mark.rule("15.3 A", "A161")
def test_in_1815_a_marginal_victory_is_taken(game) -> None:
    state = checked(game, "", year=1815)
    assert state.outcome.key == "coalition-marginal"


@pytest.mark.rule("15.3 B", "A162")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_moral_victory_of_the_french(game, edition: str) -> None:
    state = checked(game, "bayern", edition=edition, year=1815)
    assert (state.outcome.winners, state.outcome.key) == (("french",), "french-moral")

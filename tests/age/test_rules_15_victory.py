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


@pytest.mark.rule("15.1", "15.2", edition="original")
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


@pytest.mark.rule("15.1", edition="original")
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


@pytest.mark.rule("15.1", edition="original")
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


@pytest.mark.rule("15.2", edition="original")
@pytest.mark.rule("15.2 A", "A177")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_marginal_victory_of_the_coalition(game, edition: str) -> None:
    state = checked(game, "", edition=edition, year=1808)
    assert (state.step, state.seat) == ("claim", "coalition")
    do(state, "claim")
    assert (state.outcome.winners, won_by(state)) == (("coalition",), "15.2 A")
    assert not checked(game, "bayern", edition=edition, year=1808).over


@pytest.mark.rule("15.0")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("alignment", "commander"),
    [("ally", 0), ("dominion", 0), ("member", 1), ("insurgent", 1), ("neutral", -1)],
)
def test_who_commands_a_country(game, edition: str, alignment: str, commander: int) -> None:
    """Insurgents count for the Coalition: one of them spoils a decisive French victory."""
    countries = {"ally": f"{NEIGHBOURS} austria russia prussia"}
    countries[alignment] = f"{countries.get(alignment, '')} portugal"
    state = game.position(phase="victory", edition=edition, year=1807, countries=countries)
    assert state.commander(game.model.country("portugal").id) == commander
    assert state.over is (commander != 1)


@pytest.mark.rule("15.1 B", "A160")
@pytest.mark.rule("15.1", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_occupied_great_powers_count_for_a_decisive_victory(game, edition: str) -> None:
    """Neutral Prussia occupied by the French will do; merely neutral it will not."""
    for occupied, won in (({"prussia": "french"}, True), ({}, False)):
        state = checked(
            game,
            f"{NEIGHBOURS} austria russia",
            edition=edition,
            year=1807,
            areas={"brandenburg": "ney"},
            occupied=occupied,
        )
        assert state.over is won


@pytest.mark.rule("15.1 A")
@pytest.mark.rule("15.1", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("countries", "occupied", "claims"),
    [
        ({}, {"austria": "french", "russia": "french"}, True),
        ({}, {"austria": "coalition"}, False),
        ({}, {}, False),  # both merely neutral
        ({"insurgent": "russia"}, {"austria": "french"}, False),
        ({"dominion": "russia"}, {}, True),
    ],
)
def test_one_of_austria_and_russia_is_subdued(game, edition, countries, occupied, claims) -> None:
    state = checked(
        game,
        NEIGHBOURS,
        edition=edition,
        year=1811,
        countries={"member": "portugal", **countries},
        areas={"osterreich": "ney", "moscow": "soult"}
        if "coalition" not in occupied.values()
        else {"osterreich": "wellington"},
        occupied=occupied,
    )
    assert (state.step == "claim") == claims


@pytest.mark.rule("15.3 A")
@pytest.mark.rule("15.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_goes_on_may_lose_what_he_had(game, edition: str) -> None:
    """A marginal victory that was declined does not count once its conditions are gone."""
    state = checked(
        game, f"{NEIGHBOURS} austria", edition=edition, year=1814, countries={"member": "prussia"}
    )
    assert game.step_rule(state) == ("15.3 A" if edition == "living" else "15.2")
    do(state, "pass")
    assert not state.over
    later = checked(
        game, NEIGHBOURS, edition=edition, year=1815, countries={"member": "prussia austria"}
    )
    assert later.outcome.key == "french-moral"


@pytest.mark.rule("15.2 A", "A177")
@pytest.mark.rule("15.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_enemies_in_france_do_not_matter(game, edition: str) -> None:
    state = checked(
        game,
        "",
        edition=edition,
        year=1812,
        countries={"member": "russia", "neutral": "bayern"},
        areas={"lorraine": "kutuzov", "bayern": "napoleon"},
    )
    assert (state.step, state.seat) == ("claim", "coalition")
    do(state, "pass")
    assert not state.over


@pytest.mark.rule("15.3 A", "A161")
def test_in_1815_a_marginal_victory_is_taken(game) -> None:
    state = checked(game, "", year=1815)
    assert state.outcome.key == "coalition-marginal"


@pytest.mark.rule("15.3", edition="original")
@pytest.mark.rule("15.3 B", "A162")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_moral_victory_of_the_french(game, edition: str) -> None:
    state = checked(game, "bayern", edition=edition, year=1815)
    assert (state.outcome.winners, state.outcome.key) == (("french",), "french-moral")

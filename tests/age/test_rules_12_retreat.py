"""12.3.2: where beaten armies go: those who came, those who stood there, those at sea."""

from __future__ import annotations

import pytest

from age_battles import (
    COALITION_WINS,
    EDITIONS,
    FRENCH_WIN,
    battle,
    boxes,
    fight_on,
    reduced,
)
from marches import campaign, let_go, walk
from wars import aligned, at, do, legal, refused

# --- armies that were intercepted ----------------------------------------------------------


def intercepted(game, stance: str, dice: list[int], **more):
    """The French go from Westfalen to Württemberg; Austrians from Bayern come between."""
    countries = {"member": "austria bayern tirol", "ally": "wurttemberg westfalen"}
    areas = {"westfalen": "massena soult", "bayern": "karl hiller johann"}
    hands = {"coalition": "pitt"}
    state = campaign(game, countries=countries, areas=areas, hands=hands, dice=dice, **more)
    walk(state, "march westfalen", "go", "enter wurttemberg", "intercept bayern", "go")
    do(state, f"stance {stance}")
    fight_on(state)
    assert state.step == "retreat"
    return state


@pytest.mark.rule("12.3.2 A", "12.3.2 B", "12.3.2 C", "A7")
@pytest.mark.rule("12.3.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_intercepted_army_that_defends_retreats_like_a_defender(game, edition: str) -> None:
    """It is neither attacker nor interceptor: towards its capital, not back to Westfalen."""
    state = intercepted(game, "attack", COALITION_WINS, edition=edition)
    assert state.seat == "french"
    assert legal(state, "retreat") == {"lorraine"}


@pytest.mark.rule("12.3.2 C", "A132")
@pytest.mark.rule("12.3.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_intercepted_army_that_attacks_goes_back(game, edition: str) -> None:
    state = intercepted(game, "defend", COALITION_WINS, edition=edition)
    assert state.seat == "french"
    assert legal(state, "retreat") == {"westfalen"}


@pytest.mark.rule("12.3.2 C", "A132")
@pytest.mark.rule("12.3.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("stance", ["attack", "defend"])
def test_beaten_interceptors_go_back_where_they_came_from(game, edition, stance) -> None:
    state = intercepted(game, stance, FRENCH_WIN, edition=edition)
    assert state.seat == "coalition"
    assert legal(state, "retreat") == {"bayern"}
    do(state, "retreat bayern")
    assert at(state, "karl") == "bayern"


# --- ways that are open now ----------------------------------------------------------------


@pytest.mark.rule("12.3.2 A", "A129")
@pytest.mark.rule("12.3.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("round", "goals"), [(1, {"pommern"}), (5, {"sverige"})])
def test_the_way_to_the_capital_does_not_lead_over_open_water(game, edition, round, goals) -> None:
    """Danmark to Moscow: over the ice by Sverige in winter, by Pommern otherwise."""
    countries = {"member": "russia sverige pommern danmark", "ally": "hannover"}
    areas = {"hannover": "napoleon davout victor", "danmark": "kutuzov bagration"}
    state = campaign(
        game,
        edition=edition,
        round=round,
        countries=countries,
        areas=areas,
        dice=([] if round == 1 else [6]) + FRENCH_WIN + [6],
    )
    walk(state, "march hannover", "go", "enter danmark")
    let_go(state, "withdrawal")
    fight_on(state)
    assert (state.step, state.seat) == ("retreat", "coalition")
    assert legal(state, "retreat") == goals


@pytest.mark.rule("12.3.2 E", "A175", edition="living")
def test_no_prison_where_a_peaceful_way_is_as_good(game) -> None:
    """A Prussian and a Russian: Sachsen is Prussian, Böhmen neutral; the choice is the loser's."""
    state = battle(
        game,
        austrian="blucher kutuzov",
        countries={"member": "prussia russia", "ally": "bayern wurttemberg"},
        markers="stein",
        dice=FRENCH_WIN,
    )
    fight_on(state)
    assert legal(state, "retreat") == {"sachsen", "bohmen"}
    assert refused(state, "yield") == ("12.3.2 E", "must-retreat")
    do(state, "retreat sachsen")
    assert aligned(state, "austria") == "neutral"


@pytest.mark.rule("12.3.1 C")
@pytest.mark.rule("12.3.1", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_was_reduced_before_a_battle_is_not_punished(game, edition: str) -> None:
    state = battle(game, "napoleon/ davout/", "karl/ hiller", edition=edition, dice=FRENCH_WIN)
    fight_on(state)
    do(state, "retreat osterreich")
    assert boxes(state, "napoleon davout karl hiller") == [
        "bayern",
        "bayern",
        "osterreich",
        "osterreich",
    ]
    assert reduced(state, "napoleon davout karl hiller") == [True] * 4


# --- by sea (12.3.2 D) ---------------------------------------------------------------------


@pytest.mark.rule("12.3.2 D", "12.1 F", "A138")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_corps_sails_after_each_of_the_battles_of_interior_lines(game, edition: str) -> None:
    countries = {"member": "portugal spain", "ally": "bayern"}
    areas = {
        "portugal": "wellington graham",
        "galicia": "moore",
        "castilla_la_vieja": "napoleon davout ney",
    }
    state = campaign(
        game,
        "coalition",
        edition=edition,
        markers="britannia",
        countries=countries,
        areas=areas,
        hands={"coalition": "major_campaign mud", "french": "interior_lines pitt"},
        dice=FRENCH_WIN * 2,
    )
    walk(state, "use major_campaign", "march portugal", "go", "enter castilla_la_vieja")
    walk(state, "march galicia", "pay mud", "enter castilla_la_vieja", "done")
    walk(state, "use interior_lines", "meet wellington")
    fight_on(state)
    do(state, "sail wellington britain")
    assert refused(state, "sail graham britain") == ("12.3.2 D", "no-sea-retreat")
    do(state, "retreat portugal")
    fight_on(state)
    assert (state.step, state.seat) == ("retreat", "coalition")
    do(state, "sail moore britain")
    assert [at(state, key) for key in ("wellington", "graham", "moore")] == [
        "britain",
        "portugal",
        "britain",
    ]


@pytest.mark.rule("12.3.2 D")
@pytest.mark.rule("12.3.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_britannia_nobody_retreats_by_sea(game, edition: str) -> None:
    countries = {"member": "portugal", "ally": "spain"}
    areas = {"galicia": "napoleon davout", "portugal": "wellington"}
    state = campaign(game, edition=edition, countries=countries, areas=areas, dice=FRENCH_WIN)
    walk(state, "march galicia", "go", "enter portugal")
    let_go(state, "withdrawal")
    fight_on(state)
    assert legal(state, "sail") == set()
    assert refused(state, "sail wellington britain") == ("12.3.2 D", "no-sea-retreat")


@pytest.mark.rule("12.3.2", "A134", "A174", edition="original")
def test_a_retreat_by_sea_violates_nobody(game) -> None:
    """Like a sea move, but not to a neutral shore: another is always open."""
    countries = {"member": "portugal sverige", "ally": "spain"}
    areas = {"galicia": "napoleon davout", "portugal": "wellington"}
    state = campaign(
        game,
        edition="original",
        markers="britannia",
        countries=countries,
        areas=areas,
        dice=FRENCH_WIN,
    )
    walk(state, "march galicia", "go", "enter portugal")
    let_go(state, "withdrawal")
    fight_on(state)
    assert {"wellington britain", "wellington sverige"} <= legal(state, "sail")
    assert refused(state, "sail wellington danmark") == ("12.3.2 D", "no-sea-retreat")


@pytest.mark.rule("12.3.2 D", "A134")
@pytest.mark.rule("12.3.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_sails_on_the_baltic_in_winter(game, edition: str) -> None:
    countries = {"member": "sverige pommern russia", "ally": "hannover"}
    areas = {"hannover": "napoleon davout", "pommern": "wellington"}
    state = campaign(
        game,
        edition=edition,
        round=5,
        markers="britannia",
        countries=countries,
        areas=areas,
        dice=[6, *FRENCH_WIN],
    )
    walk(state, "march hannover", "go", "enter pommern")
    let_go(state, "withdrawal")
    fight_on(state)
    assert (state.step, legal(state, "sail")) == ("retreat", set())


@pytest.mark.rule("12.3.2 C", "12.3.2 D", "A132", "A134")
@pytest.mark.rule("12.3.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("sea_first", [True, False])
def test_who_came_by_sea_does_not_go_back_by_land(game, edition: str, sea_first: bool) -> None:
    """Nor does the army that marched have to sail, though both attacked together."""
    state = campaign(
        game,
        "coalition",
        edition=edition,
        markers="britannia",
        countries={"member": "portugal", "ally": "spain"},
        areas={
            "britain": "hill",
            "portugal": "wellington graham",
            "castilla_la_vieja": "napoleon davout",
        },
        hands={"coalition": "major_campaign mud pitt"},
        dice=FRENCH_WIN,
    )
    voyage = ("sail hill castilla_la_vieja", "go" if sea_first else "pay mud")
    march = ("march portugal", "pay mud" if sea_first else "go", "enter castilla_la_vieja")
    do(state, "use major_campaign")
    walk(state, *(voyage + march if sea_first else march + voyage), "done")
    fight_on(state)
    for _ in range(2):
        assert state.step == "retreat"
        if legal(state, "retreat"):
            assert legal(state, "retreat") == {"portugal"}
            do(state, "retreat portugal")
        else:
            assert legal(state, "sail") >= {"hill britain"}
            do(state, "yield")
    assert [at(state, key) for key in ("wellington", "graham", "hill")] == [
        "portugal",
        "portugal",
        "prisoners",
    ]


# --- several armies ------------------------------------------------------------------------


@pytest.mark.rule("12.1 F", "12.3.2 A", "A138", "A139", edition="living")
def test_a_beaten_army_of_interior_lines_retreats_alone(game) -> None:
    """Who stood there and has not fought yet stays and is fought next."""
    countries = {"member": "austria", "ally": "bayern wurttemberg westfalen"}
    areas = {
        "wurttemberg": "massena soult",
        "westfalen": "jourdan",
        "bayern": "rapp",
        "osterreich": "karl hiller",
    }
    state = campaign(
        game,
        countries=countries,
        areas=areas,
        hands={"french": "major_campaign mud", "coalition": "interior_lines pitt depot"},
        dice=COALITION_WINS,
    )
    walk(state, "use major_campaign", "march wurttemberg", "go", "enter bayern")
    walk(state, "intercept osterreich", "go", "stance defend")
    walk(state, "march westfalen", "pay mud", "enter bayern", "done", "use interior_lines")
    assert legal(state, "meet") == {"massena", "jourdan", "rapp"}
    do(state, "meet massena")
    fight_on(state)
    do(state, "retreat wurttemberg")
    assert (state.step, legal(state, "meet")) == ("meet", {"jourdan", "rapp"})
    assert at(state, "rapp") == "bayern"


@pytest.mark.rule("11.4 E", "12.3.2 A", "12.3.2 C", "A132")
@pytest.mark.parametrize("edition", EDITIONS)
def test_interceptors_go_back_and_the_friend_they_joined_goes_home(game, edition: str) -> None:
    """Essen stood in Lithuania and goes towards Moscow; Barclay came from Livonia."""
    state = campaign(
        game,
        edition=edition,
        countries={"member": "russia", "ally": "prussia"},
        areas={
            "ostpreussen": "massena soult macdonald",
            "livonia": "barclay",
            "lithuania": "essen",
        },
        dice=FRENCH_WIN,
    )
    walk(state, "march ostpreussen", "go", "enter lithuania", "intercept livonia", "go")
    let_go(state)
    fight_on(state)
    found = []
    while state.step == "retreat":
        found.append(legal(state, "retreat"))
        do(state, f"retreat {min(found[-1])}")
    assert found == [{"smolensk"}, {"livonia"}]
    assert boxes(state, "essen barclay") == ["smolensk", "livonia"]


# --- who went with whom --------------------------------------------------------------------


@pytest.mark.rule("12.3.2 C", "11.5 D", "A110", "A187")
@pytest.mark.rule("12.3.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_corps_left_behind_among_new_enemies_goes_back_with_its_army(game, edition: str) -> None:
    """Victor is left in neutral Bohemia, Karl is deployed on top of him: both French came so."""
    state = campaign(
        game,
        edition=edition,
        countries={"ally": "bayern wurttemberg sachsen"},
        areas={"bayern": "massena victor"},
        dice=COALITION_WINS,
    )
    walk(state, "march bayern", "go", "enter bohmen", "drop victor", "deploy karl bohmen", "done")
    fight_on(state)
    assert (state.step, state.seat) == ("retreat", "french")
    assert legal(state, "retreat") == {"bayern"}
    do(state, "retreat bayern")
    assert boxes(state, "massena victor karl") == ["bayern", "bayern", "bohmen"]


@pytest.mark.rule("12.3.2 C", "11.5 D", "A108", "A132")
@pytest.mark.rule("12.3.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_corps_left_behind_in_peace_stays_when_its_army_goes_on(game, edition: str) -> None:
    """Karl is deployed elsewhere: Victor is no part any more of the army that attacks him."""
    state = campaign(
        game,
        edition=edition,
        countries={"ally": "bayern wurttemberg sachsen"},
        areas={"bayern": "massena victor"},
        dice=COALITION_WINS,
    )
    walk(state, "march bayern", "go", "enter bohmen", "drop victor", "deploy karl osterreich")
    walk(state, "done", "enter osterreich")
    let_go(state, "withdrawal", "react")
    fight_on(state)
    do(state, "retreat bohmen")
    assert boxes(state, "massena victor karl") == ["bohmen", "bohmen", "osterreich"]


@pytest.mark.rule("12.3.2 A", "11.5 D", "A109")
@pytest.mark.rule("12.3.2", "11.5", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_falls_back_on_a_neutral_country_fights_its_corps(game, edition: str) -> None:
    """Saxony is the only way out of Bavaria; L'Estocq is deployed there, and Karl attacks him."""
    state = battle(
        game,
        austrian="karl hiller bellegarde",
        edition=edition,
        countries={"member": "austria", "ally": "wurttemberg bayern tirol westfalen"},
        areas={"bohmen": "ney", "osterreich": "soult", "tirol": "junot", "westfalen": "rapp"},
        dice=[*FRENCH_WIN, 6, 1],
    )
    fight_on(state)
    assert legal(state, "retreat") == {"sachsen"}
    do(state, "retreat sachsen", "deploy lestocq sachsen", "done")
    assert aligned(state, "prussia") == "ally"
    assert (state.step, state.seat) == ("engage", "coalition")
    fight_on(state)
    assert boxes(state, "karl lestocq") == ["sachsen", "lost"]

"""Chapter 9: reinforcement."""

from __future__ import annotations

import pytest

from grognard.games.age.layout import BRITISH_ALLIES, FRENCH_ALLIES, REDUCED
from grognard.games.age.steps.reinforcement import deployment, mobilization
from marches import campaign
from wars import at, discards, do, hand, legal, refused, told

EDITIONS = ("living", "original")
TWELVE = (
    "bayern chiesa danmark hannover holland italia napoli pommern portugal schweiz westfalen "
    "wurttemberg"
)
HOME = "davout lannes massena soult ney"


def reinforcing(game, side: str = "french", **more):
    """The reinforcement phase, a side to play."""
    state = game.position(phase="reinforcement", **more)
    do(state, "first me" if state.seat == side else "first other")
    return state


def areas_of(state, corps: str) -> set[str]:
    """Where a corps may be deployed."""
    return {text.split()[1] for text in legal(state, "deploy") if text.split()[0] == corps}


@pytest.mark.rule("9.1", "9.2 A")
def test_reinforcements_come_from_countries_one_commands(game) -> None:
    state = reinforcing(game, countries={"ally": "bayern", "member": "austria"})
    corps = {text.split()[0] for text in legal(state, "deploy")}
    assert {"ney", "lefebvre"} <= corps or "ney" in corps
    assert not {"karl", "kutuzov", "wellington"} & corps
    assert refused(state, "deploy karl osterreich") == ("9.2 A", "not-commanded")


def levies(state) -> dict[str, tuple[int, int]]:
    """What everybody is told of the limits: how many were deployed, and of how many."""
    tracks = state.view(None)["tracks"]
    found = {t["key"]: (t["value"], t["of"]) for t in tracks if t["key"].startswith("levy-")}
    assert state.view("french")["tracks"] == state.view("coalition")["tracks"] == tracks
    return found


@pytest.mark.rule("9.2", "9.2 B")
def test_the_table_tells_how_many_may_still_come(game) -> None:
    """In the position of example E12: five and four."""
    areas = {"lorraine": HOME, "bayern": "lefebvre"}
    state = reinforcing(game, countries={"ally": TWELVE}, areas=areas)
    assert levies(state) == {"levy-french": (0, 5), "levy-french-allies": (0, 4)}
    for corps in ("murat", "suchet"):
        do(state, f"deploy {corps} lorraine")
    do(state, "deploy louis holland")
    assert levies(state) == {"levy-french": (2, 5), "levy-french-allies": (1, 4)}
    for corps in ("marmont", "mortier", "augereau"):
        do(state, f"deploy {corps} lorraine")
    assert levies(state)["levy-french"] == (5, 5)
    do(state, "done")
    assert "levy-french" not in levies(state)


@pytest.mark.rule("9.2 A", "A28")
def test_insurgent_majors_give_corps_insurgent_minors_do_not(game) -> None:
    state = reinforcing(
        game, "coalition", countries={"insurgent": "prussia holland"}, areas={"polen": "ney"}
    )
    assert areas_of(state, "braunschweig") == {
        "brandenburg",
        "sachsen",
        "schlesien",
        "westpreussen",
        "ostpreussen",
    }
    assert areas_of(state, "oranien") == set()


@pytest.mark.rule("9.2", edition="original")
@pytest.mark.rule("9.2 B", "9.2 C", "9.2 D")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_worked_example_of_the_limits(game, edition: str) -> None:
    """Example E12: five home corps, one minor ally, twelve minors: five and four more."""
    state = reinforcing(
        game,
        edition=edition,
        countries={"ally": TWELVE},
        areas={"lorraine": HOME, "bayern": "lefebvre"},
    )
    for corps in ("murat", "suchet", "marmont", "mortier", "augereau"):
        do(state, f"deploy {corps} lorraine")
    assert refused(state, "deploy victor lorraine") == ("9.2 B", "mobilized")
    for corps, area in (
        ("louis", "holland"),
        ("eugene", "italia"),
        ("jerome", "westfalen"),
        ("wilhelm", "wurttemberg"),
    ):
        do(state, f"deploy {corps} {area}")
    assert refused(state, "deploy pepe napoli") == ("9.2 B", "deployed-out")


@pytest.mark.rule("9.2 B", "9.2 C")
@pytest.mark.parametrize(
    ("minors", "french", "british"),
    [(1, (0, 0), (1, 1)), (2, (1, 0), (1, 1)), (5, (2, 1), (3, 2)), (12, (6, 4), (6, 4))],
)
def test_the_limits_of_minor_allies(game, minors, french, british) -> None:
    """By minors commanded: halves and thirds, the French rounded down, the British up."""
    names = " ".join(TWELVE.split()[:minors])
    state = game.position(countries={"ally": names})
    assert (mobilization(state, FRENCH_ALLIES), deployment(state, FRENCH_ALLIES)) == french
    state = game.position(countries={"member": names})
    assert (mobilization(state, BRITISH_ALLIES), deployment(state, BRITISH_ALLIES)) == british


@pytest.mark.rule("9.2 B", "A61")
def test_no_corps_beyond_the_mobilization_limit(game) -> None:
    state = reinforcing(
        game, "coalition", countries={}, areas={"britain": "wellington moore hill graham"}
    )
    assert refused(state, "deploy uxbridge britain") == ("9.2 B", "mobilized")


@pytest.mark.rule("9.2 C")
def test_charles_john_counts_among_the_russians(game) -> None:
    state = reinforcing(game, "coalition", countries={"member": "russia sverige"})
    for corps in ("kutuzov", "bagration", "bennigsen", "barclay"):
        do(state, f"deploy {corps} moscow")
    assert refused(state, "deploy charles_john sverige") == ("9.2 B", "deployed-out")


@pytest.mark.rule("9.2 E", "A56")
def test_only_corps_in_the_reserve_come_and_they_are_whole(game) -> None:
    state = reinforcing(game, boxes={"prisoners": "murat", "lost": "lannes"})
    assert refused(state, "deploy murat lorraine") == ("9.2 E", "not-in-reserve")
    assert refused(state, "deploy lannes lorraine") == ("9.2 E", "not-in-reserve")
    do(state, "deploy ney lorraine")
    piece = state.view(None)["places"]["lorraine"]["pieces"][0]
    assert (piece["strength"], piece["full"]) == (5, 5)


@pytest.mark.rule("9.4", "A58")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bagration_comes_in_russia_charles_john_in_sverige(game, edition: str) -> None:
    """Example E14."""
    state = reinforcing(
        game,
        "coalition",
        edition=edition,
        countries={"member": "russia sverige"},
        areas={"minsk": "ney", "lithuania": "kutuzov"},
    )
    russian = {a.key for a in game.model.areas if a.country == game.model.country("russia").id}
    assert areas_of(state, "bagration") == russian - {"minsk"}
    assert areas_of(state, "charles_john") == {"sverige"}
    assert refused(state, "deploy bagration minsk") == ("9.4", "enemy-there")
    assert refused(state, "deploy bagration bohmen") == ("9.4", "not-home")


@pytest.mark.rule("9.4", "A31")
def test_a_detached_area_is_home_only_on_the_same_side(game) -> None:
    state = reinforcing(game, "coalition", countries={"member": "prussia", "dominion": "sachsen"})
    assert "sachsen" not in areas_of(state, "braunschweig")
    state = reinforcing(game, "coalition", countries={"member": "prussia sachsen"})
    assert "sachsen" in areas_of(state, "braunschweig")


@pytest.mark.rule("9.4", "A57")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_french_may_deploy_beside_france_against_insurgents(game, edition: str) -> None:
    state = reinforcing(
        game,
        edition=edition,
        countries={"insurgent": "spain"},
        areas={"aragon": "palafox", "provence": "castanos"},
    )
    spanish = {a.key for a in game.model.areas if a.country == game.model.country("spain").id}
    # Aragon has enemies, Cataluña touches only a French area with enemies, the rest is far.
    assert areas_of(state, "ney") & spanish == {"castilla_la_vieja"}


@pytest.mark.rule("9.5", "A59")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_corps_a_year_comes_by_sea(game, edition: str) -> None:
    state = reinforcing(
        game,
        "coalition",
        edition=edition,
        markers="britannia",
        countries={"member": "portugal", "insurgent": "spain"},
        areas={"andalucia": "ney"},
    )
    assert areas_of(state, "wellington") == {
        "britain",
        "portugal",
        "galicia",
        "castilla_la_vieja",
        "aragon",
        "cataluna",
    }
    assert areas_of(state, "castanos") == {
        "galicia",
        "castilla_la_vieja",
        "castilla_la_nueva",
        "aragon",
        "cataluna",
    }
    do(state, "deploy wellington portugal")
    assert areas_of(state, "moore") == {"britain"}


@pytest.mark.rule("9.5")
def test_without_britannia_nobody_comes_by_sea(game) -> None:
    state = reinforcing(game, "coalition", countries={"member": "portugal"})
    assert areas_of(state, "wellington") == {"britain"}


@pytest.mark.rule("9.6", "A60", "A52")
def test_an_army_recovers_for_one_card(game) -> None:
    state = reinforcing(
        game,
        areas={"lorraine": "ney/ soult/ davout", "italia": "massena/"},
        hands={"french": "mud depot"},
    )
    assert refused(state, "recover bourgogne mud") == ("9.6", "not-reduced")
    assert refused(state, "recover italia pitt") == ("2.3", "not-held")
    do(state, "recover lorraine mud")
    pieces = state.view("french")["places"]["lorraine"]["pieces"]
    assert all("marks" not in piece for piece in pieces)
    assert hand(state, "french") == ["depot"]
    assert discards(state) == ["mud"]
    assert "reduced" in state.view("french")["places"]["italia"]["pieces"][0]["marks"]


@pytest.mark.rule("9.7", "A53", "A54")
@pytest.mark.parametrize("edition", EDITIONS)
def test_prisoners_return_at_the_end_of_the_phase(game, edition: str) -> None:
    state = reinforcing(game, edition=edition, boxes={"prisoners": "murat karl"})
    assert refused(state, "deploy murat lorraine") == ("9.2 E", "not-in-reserve")
    do(state, "done")
    assert at(state, "murat") == "prisoners"
    do(state, "done")
    assert (at(state, "murat"), at(state, "karl")) == ("reserve", "reserve")


@pytest.mark.rule("9.8", "A55")
def test_corps_are_not_exchanged(game) -> None:
    state = reinforcing(game, areas={"lorraine": "ney"})
    assert legal(state, "remove") == set()
    assert refused(state, "deploy ney lorraine") == ("9.2 E", "not-in-reserve")


# --- Veterans and the distant wars ---------------------------------------------------------


@pytest.mark.rule("2.3", "11.1.2 D", "A11", edition="living")
def test_veterans_return_a_lost_corps_but_none_lost_in_the_cold(game) -> None:
    state = reinforcing(
        game,
        boxes={"lost": "lannes karl", "frozen": "ney"},
        hands={"french": "veterans mud"},
    )
    assert legal(state, "restore") == {"lannes"}
    assert refused(state, "restore ney") == ("2.3", "not-lost")
    do(state, "restore lannes")
    assert at(state, "lannes") == "reserve"
    do(state, "deploy lannes lorraine")


@pytest.mark.rule("11.1.2 D", "A83", edition="original")
def test_in_the_original_veterans_return_from_the_cold(game) -> None:
    state = reinforcing(
        game,
        edition="original",
        boxes={"lost": "lannes", "frozen": "ney"},
        hands={"french": "veterans"},
    )
    assert legal(state, "restore") == {"lannes", "ney"}


@pytest.mark.rule("2.3 G", "A17")
def test_veterans_by_napoleonica(game) -> None:
    state = reinforcing(
        game, boxes={"lost": "lannes"}, hands={"french": "napoleonica"}, discards="veterans"
    )
    do(state, "revive lannes")
    assert at(state, "lannes") == "reserve"
    assert sorted(discards(state)) == ["napoleonica", "veterans"]


@pytest.mark.rule("2.3 C")
def test_the_russo_ottoman_war_halves_the_russians(game) -> None:
    state = reinforcing(
        game,
        countries={"member": "russia"},
        hands={"french": "russo_ottoman_war mud", "coalition": "war_with_america"},
    )
    do(state, "use russo_ottoman_war", "deploy ney lorraine", "done")
    assert refused(state, "use war_with_america") == ("2.3 C", "after-deployment")
    do(state, "deploy kutuzov moscow", "deploy bagration moscow")
    assert refused(state, "deploy barclay moscow") == ("9.2 B", "deployed-out")


@pytest.mark.rule("2.3 C")
def test_the_war_with_america_keeps_the_british_at_home(game) -> None:
    state = reinforcing(game, countries={"member": "holland"}, hands={"french": "war_with_america"})
    do(state, "use war_with_america", "done")
    assert refused(state, "deploy wellington britain") == ("9.2 B", "deployed-out")
    assert areas_of(state, "oranien") == {"holland"}


# --- insurgent corps (9.3) -----------------------------------------------------------------


def prussian_rising(game, edition: str, **countries: str):
    """Insurgent Prussians beside Sachsen, where the French stand."""
    return campaign(
        game,
        "coalition",
        edition=edition,
        markers="stein",
        countries={"insurgent": "prussia"} | countries,
        areas={"brandenburg": "yorck", "sachsen": "ney"},
    )


@pytest.mark.rule("9.3", "A31", edition="original")
@pytest.mark.parametrize("alignment", ["dominion", "member"])
def test_in_the_original_insurgents_do_not_attack_in_a_detached_area(game, alignment) -> None:
    """Whoever controls it: only the living rules make an exception of detachable areas."""
    state = prussian_rising(game, "original", **{alignment: "sachsen"})
    do(state, "march brandenburg", "go")
    assert refused(state, "enter sachsen") == ("9.3 A", "insurgents-stay")


@pytest.mark.rule("9.3", "A31", edition="original")
def test_a_saxon_fights_for_a_detached_saxony(game) -> None:
    """It is his own country, though he serves insurgent Prussia."""
    state = campaign(
        game,
        "coalition",
        edition="original",
        countries={"insurgent": "prussia", "member": "sachsen"},
        areas={"brandenburg": "sachsen_weimar", "sachsen": "ney"},
    )
    do(state, "march brandenburg", "go")
    assert "sachsen" in legal(state, "enter")


@pytest.mark.rule("9.3 A", "A31")
@pytest.mark.parametrize(
    ("edition", "countries"),
    [
        ("living", {"dominion": "sachsen"}),  # E13
        ("living", {}),
        ("original", {}),
    ],
)
def test_insurgents_attack_at_home(game, edition: str, countries) -> None:
    state = prussian_rising(game, edition, **countries)
    do(state, "march brandenburg", "go")
    assert "sachsen" in legal(state, "enter")


@pytest.mark.rule("9.5", "A59")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_second_corps_by_sea_is_told_why_not(game, edition: str) -> None:
    state = reinforcing(
        game, "coalition", edition=edition, markers="britannia", countries={"member": "portugal"}
    )
    do(state, "deploy wellington portugal")
    assert refused(state, "deploy moore portugal") == ("9.5", "one-by-sea-a-year")


@pytest.mark.rule("9.5", "A59")
def test_where_nobody_lands(game) -> None:
    """Inland, in neutral or French areas, beside enemies, or insurgents away from home."""
    state = reinforcing(
        game,
        "coalition",
        markers="britannia",
        countries={"member": "portugal austria napoli", "insurgent": "spain", "ally": "holland"},
        areas={"napoli": "ney", "aragon": "soult"},
    )
    assert refused(state, "deploy wellington bohmen") == ("9.4", "not-home")
    assert refused(state, "deploy wellington holland") == ("9.4", "not-home")
    assert refused(state, "deploy wellington danmark") == ("9.4", "not-home")
    assert refused(state, "deploy wellington napoli") == ("9.4", "enemy-there")
    assert refused(state, "deploy castanos portugal") == ("9.4", "not-home")
    assert "karl dalmatien" in legal(state, "deploy")
    do(state, "deploy karl portugal")
    assert at(state, "karl") == "portugal"


# --- both editions -------------------------------------------------------------------------


@pytest.mark.rule("9.0", "9.1", "A52", "A172")
@pytest.mark.rule("9.0", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("year", "chooses"), [(1806, "french"), (1811, "coalition")])
def test_one_player_after_the_other(game, edition: str, year: int, chooses: str) -> None:
    state = game.position(phase="reinforcement", edition=edition, year=year)
    assert (state.step, state.seat, game.step_rule(state)) == ("order", chooses, "9.1")
    do(state, "first other")
    assert (state.step, state.seat != chooses) == ("reinforcement", True)
    do(state, "done")
    assert (state.step, state.seat) == ("reinforcement", chooses)
    do(state, "done")
    assert state.step != "reinforcement"


@pytest.mark.rule("9.2 A", "A28", "A58")
@pytest.mark.rule("9.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_sends_corps_to_whom(game, edition: str) -> None:
    countries = {
        "ally": "spain bayern westfalen italia",
        "dominion": "prussia",
        "member": "russia",
        "insurgent": "holland",
    }
    state = reinforcing(game, edition=edition, countries=countries)
    corps = {text.split()[0] for text in legal(state, "deploy")}
    assert {"ney", "cuesta", "hohenlohe", "lefebvre"} <= corps
    assert not {"karl", "kutuzov", "wellington", "oranien", "louis"} & corps
    do(state, "done")
    corps = {text.split()[0] for text in legal(state, "deploy")}
    assert {"kutuzov", "wellington"} <= corps
    assert not {"ney", "karl", "cuesta", "oranien", "beresford"} & corps


@pytest.mark.rule("9.2 B", "A39", "A61")
@pytest.mark.rule("9.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_limits_bind(game, edition: str) -> None:
    """Britain: four on the map at once, two a year."""
    state = reinforcing(game, "coalition", edition=edition, areas={"britain": "wellington"})
    do(state, "deploy moore britain", "deploy hill britain")
    assert refused(state, "deploy graham britain") == ("9.2 B", "deployed-out")
    areas = {"britain": "wellington moore hill"}
    state = reinforcing(game, "coalition", edition=edition, areas=areas)
    do(state, "deploy graham britain")
    assert refused(state, "deploy uxbridge britain") == ("9.2 B", "mobilized")


@pytest.mark.rule("9.2 C")
@pytest.mark.rule("9.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("countries", "ally", "area", "line"),
    [
        ({"member": "austria bayern"}, "wrede", "bayern", "karl mack ferdinand"),
        ({"member": "prussia"}, "sachsen_weimar", "sachsen", "hohenlohe ruchel kalckreuth"),
        ({"member": "russia sverige"}, "charles_john", "sverige", "kutuzov essen tolstoi barclay"),
    ],
)
def test_three_minor_allies_count_with_their_major(
    game, edition, countries, ally, area, line
) -> None:
    state = reinforcing(game, "coalition", edition=edition, countries=countries)
    home = {"wrede": "bohmen", "sachsen_weimar": "schlesien", "charles_john": "moscow"}[ally]
    for corps in line.split():
        do(state, f"deploy {corps} {home}")
    assert refused(state, f"deploy {ally} {area}") == ("9.2 B", "deployed-out")


@pytest.mark.rule("9.2 C")
def test_french_and_british_minor_allies_have_limits_of_their_own(game) -> None:
    state = reinforcing(game, countries={"ally": TWELVE})
    for corps in HOME.split():
        do(state, f"deploy {corps} lorraine")
    do(state, "deploy lefebvre bayern")
    assert at(state, "lefebvre") == "bayern"


@pytest.mark.rule("9.2 E", "A56")
@pytest.mark.rule("9.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_reduced_corps_comes_back_whole(game, edition: str) -> None:
    """Karl left the map reduced, when Austria turned neutral."""
    state = game.position(
        phase="diplomacy",
        edition=edition,
        countries={"member": "austria"},
        areas={"bohmen": "karl/"},
        hands={"french": "metternich", "coalition": "mud"},
    )
    do(state, "first me", "play metternich austria")
    while state.step == "diplomacy":
        do(state, "done")
    assert at(state, "karl") == "reserve"
    assert not state.flag(state.t.model.corps_named("karl").id, REDUCED)


@pytest.mark.rule("9.4", "A57")
@pytest.mark.rule("9.4", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_home_french_corps_march_against_insurgents(game, edition: str) -> None:
    state = reinforcing(
        game,
        edition=edition,
        countries={"insurgent": "spain holland", "ally": "bayern westfalen italia"},
        areas={"aragon": "castanos"},
    )
    assert "holland" in areas_of(state, "ney")
    assert areas_of(state, "lefebvre") == {"bayern"}
    assert refused(state, "deploy ney aragon") == ("9.4", "not-home")
    assert refused(state, "deploy ney andalucia") == ("9.4", "not-home")
    assert refused(state, "deploy ney bayern") == ("9.4", "not-home")


@pytest.mark.rule("9.4")
@pytest.mark.rule("9.4", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_free_home_area_nobody_comes(game, edition: str) -> None:
    state = reinforcing(
        game,
        "coalition",
        edition=edition,
        countries={"member": "portugal"},
        areas={"portugal": "ney"},
    )
    assert areas_of(state, "beresford") == set()
    assert refused(state, "deploy beresford portugal") == ("9.4", "enemy-there")


@pytest.mark.rule("9.4")
def test_an_existing_army_is_joined_or_a_new_one_formed(game) -> None:
    state = reinforcing(game, areas={"lorraine": "ney"})
    do(state, "deploy soult lorraine", "deploy davout flandre")
    assert state.count(0, state.t.model.area("lorraine").id) == 2
    assert state.count(0, state.t.model.area("flandre").id) == 1


@pytest.mark.rule("9.5", "A59")
@pytest.mark.rule("9.5", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_corps_by_sea_counts_within_the_limits(game, edition: str) -> None:
    state = reinforcing(
        game,
        "coalition",
        edition=edition,
        markers="britannia",
        countries={"member": "portugal"},
        areas={"britain": "wellington"},
    )
    do(state, "deploy moore portugal", "deploy hill britain")
    assert refused(state, "deploy graham britain") == ("9.2 B", "deployed-out")


@pytest.mark.rule("9.5")
def test_the_french_never_come_by_sea(game) -> None:
    state = reinforcing(game, markers="britannia", countries={"ally": "portugal danmark"})
    assert "danmark" not in areas_of(state, "ney")
    assert refused(state, "deploy ney portugal") == ("9.4", "not-home")


@pytest.mark.rule("9.6", "A16", "A60")
@pytest.mark.rule("9.6", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_for_each_army(game, edition: str) -> None:
    state = reinforcing(
        game,
        "coalition",
        edition=edition,
        countries={"member": "austria russia"},
        areas={"bohmen": "karl/ bagration/", "tirol": "johann/"},
        hands={"coalition": "mud depot", "french": "pitt"},
    )
    events = do(state, "recover bohmen depot")
    assert told(events, "discarded") == [{"side": "coalition", "card": "depot"}]
    for corps, reduced in (("karl", False), ("bagration", False), ("johann", True)):
        assert state.flag(state.t.model.corps_named(corps).id, REDUCED) == reduced
    assert refused(state, "recover bohmen mud") == ("9.6", "not-reduced")
    do(state, "recover tirol mud")
    assert hand(state, "coalition") == []
    assert refused(state, "recover tirol pitt") == ("9.6", "not-reduced")


@pytest.mark.rule("9.7", "A53", "A54")
@pytest.mark.rule("9.7", "9.8", edition="original")
def test_prisoners_of_both_sides_come_home_free(game) -> None:
    state = reinforcing(
        game,
        countries={"member": "austria"},
        boxes={"prisoners": "murat karl"},
        hands={"french": "mud", "coalition": "mud"},
    )
    do(state, "done")
    events = do(state, "done")
    assert told(events, "prisoners-return") == [{"number": 2}]
    assert (hand(state, "french"), hand(state, "coalition")) == (["mud"], ["mud"])
    assert (at(state, "murat"), at(state, "karl")) == ("reserve", "reserve")

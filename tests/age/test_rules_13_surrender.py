"""Chapter 13: surrender."""

from __future__ import annotations

import pytest

from grognard.games.age.countries import end_occupations, occupier_of
from grognard.games.age.layout import SURRENDERED
from grognard.games.age.steps.neutrality import violates
from wars import aligned, at, do, legal, refused, won_by

EDITIONS = ("living", "original")
AUSTRIANS = ("osterreich", "tirol", "bohmen")


def surrendering(game, **more):
    """The surrender phase."""
    return game.position(phase="surrender", **more)


@pytest.mark.rule("13.1", edition="original")
@pytest.mark.rule("13.1 A", "A142", "A143")
@pytest.mark.parametrize("edition", EDITIONS)
def test_occupied_minors_join_the_occupier(game, edition: str) -> None:
    state = surrendering(
        game,
        edition=edition,
        countries={"member": "napoli", "ally": "bayern", "dominion": "holland"},
        areas={"napoli": "ney", "bayern": "wellington", "holland": "hill", "danmark": "soult"},
    )
    assert aligned(state, "napoli") == "ally"
    assert aligned(state, "bayern") == "member"
    assert aligned(state, "holland") == "member"
    assert aligned(state, "danmark") == "neutral"


@pytest.mark.rule("13.1", "3.3.2", "A186", edition="original")
@pytest.mark.rule("13.1 A", "3.3.2 A", "A145")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_minor_that_once_rose_becomes_a_dominion(game, edition: str) -> None:
    state = surrendering(
        game,
        edition=edition,
        countries={"member": "napoli"},
        risen="napoli",
        areas={"napoli": "ney"},
    )
    assert aligned(state, "napoli") == "dominion"


@pytest.mark.rule("13.1", edition="original")
@pytest.mark.rule("13 B")
@pytest.mark.parametrize(
    ("edition", "becomes"), [("living", "insurgent"), ("original", "dominion")]
)
def test_an_insurgent_minor(game, edition: str, becomes: str) -> None:
    state = surrendering(
        game,
        edition=edition,
        countries={"insurgent": "napoli"},
        risen="napoli",
        areas={"napoli": "ney"},
    )
    assert aligned(state, "napoli") == becomes


@pytest.mark.rule("13 B", "3.3.2 A")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_insurgent_major_does_not_surrender(game, edition: str) -> None:
    state = surrendering(
        game,
        edition=edition,
        countries={"insurgent": "spain"},
        areas={"castilla_la_nueva": "ney"},
    )
    assert aligned(state, "spain") == "insurgent"


@pytest.mark.rule("13.1 A", "3.2", "A144")
@pytest.mark.parametrize(
    ("prussia", "becomes"),
    [("member", "attached"), ("neutral", "member"), ("insurgent", "member"), ("ally", "member")],
)
def test_a_detached_area_retaken_by_the_coalition(game, prussia: str, becomes: str) -> None:
    state = surrendering(
        game,
        countries={"dominion": "sachsen", prussia: "prussia", "member": "russia"}
        if prussia != "member"
        else {"dominion": "sachsen", "member": "russia prussia"},
        areas={"sachsen": "kutuzov"},
    )
    assert aligned(state, "sachsen") == becomes


@pytest.mark.rule("13.1 B", "A176")
def test_the_corps_of_a_minor_return_from_anywhere(game) -> None:
    state = surrendering(
        game,
        countries={"ally": "bayern holland italia schweiz"},
        areas={"bayern": "wellington", "lorraine": "lefebvre louis"},
    )
    assert at(state, "lefebvre") == "reserve"
    assert at(state, "louis") == "lorraine"


def austria(game, areas: dict[str, str], **more):
    """Austria is a member and the French may be in Vienna."""
    countries = {"member": "austria russia"} | more.pop("countries", {})
    return surrendering(game, countries=countries, areas=areas, **more)


@pytest.mark.rule("13.2", edition="original")
@pytest.mark.rule("13.2 A", "A146")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("areas", "surrenders"),
    [
        ({"osterreich": "ney", "bohmen": "karl"}, False),  # not outnumbered
        ({"osterreich": "ney soult", "bohmen": "karl"}, True),
        ({"osterreich": "ney", "tirol": "soult", "bohmen": "karl"}, True),
        ({"osterreich": "ney"}, True),
        ({"osterreich": "ney", "bohmen": "kutuzov bagration"}, True),  # no Austrian left
        ({"osterreich": "ney", "bayern": "karl johann"}, True),  # none left at home
        ({"bohmen": "ney soult davout"}, False),  # the capital is free
        ({"osterreich": "ney soult", "bohmen": "karl kutuzov"}, False),
    ],
)
def test_when_a_major_country_surrenders(game, edition, areas, surrenders) -> None:
    state = austria(game, areas, edition=edition)
    while state.step in ("redeploy",):
        do(state, str(state.legal()[0]))
    assert (aligned(state, "austria") == "neutral") == surrenders


@pytest.mark.rule("13.2 A", "A146", "2.1 D")
@pytest.mark.rule("13.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_minor_allies_are_not_of_the_nationality_of_a_major(game, edition: str) -> None:
    """Wrede is white but Bavarian: with him alone no Austrian is left in Austria."""
    state = austria(
        game,
        {"osterreich": "ney", "bohmen": "wrede"},
        edition=edition,
        countries={"member": "austria bayern"},
    )
    while state.step == "redeploy":
        do(state, str(state.legal()[0]))
    assert aligned(state, "austria") == "neutral"


@pytest.mark.rule("13.2 B", "13.2 D", "A147")
def test_a_major_that_surrenders_is_neutral_and_occupied(game) -> None:
    state = austria(
        game,
        {"osterreich": "ney soult", "bayern": "karl"},
        boxes={"prisoners": "mack"},
        hands={"french": "mud"},
    )
    do(state, "pass", "pass")  # No Surrender, Territorial Concessions
    assert aligned(state, "austria") == "neutral"
    assert at(state, "karl") == "reserve"
    assert at(state, "mack") == "prisoners"
    assert occupier_of(state, game.model.country("austria").id) == 0
    assert state.c[SURRENDERED] == 1


@pytest.mark.rule("13.2 D", "A150")
def test_an_occupation_ends_when_the_capital_is_left(game) -> None:
    state = austria(game, {"osterreich": "ney", "bohmen": "soult"})
    from grognard.games.age.layout import AT

    ney = game.model.corps_named("ney").id
    capital = int(state.c[AT + ney])
    state.c[AT + ney] = game.model.area("bayern").id
    end_occupations(state)
    state.c[AT + ney] = capital
    assert occupier_of(state, game.model.country("austria").id) == -1


@pytest.mark.rule("13.2 B", "A151")
def test_a_dominion_taken_by_the_coalition_is_neutral_too(game) -> None:
    state = surrendering(
        game,
        countries={"dominion": "prussia", "member": "russia"},
        areas={"brandenburg": "kutuzov"},
    )
    assert aligned(state, "prussia") == "neutral"
    assert occupier_of(state, game.model.country("prussia").id) == 1


@pytest.mark.rule("13 A", "A140")
@pytest.mark.rule("13.0", edition="original")
def test_the_order_of_surrender(game) -> None:
    """The minors by the names on the map, where the Papal State is Lo stato della Chiesa."""
    from grognard.games.age.steps.surrender import order_of_surrender

    order = order_of_surrender(game.position())
    keys = " ".join(game.model.countries[c].key for c in order)
    assert keys == (
        "bayern dalmatien danmark hannover holland italia chiesa napoli polen pommern portugal "
        "sachsen schweiz sverige tirol westfalen wurttemberg spain prussia austria russia france"
    )


@pytest.mark.rule("13 A", "A140")
@pytest.mark.rule("13.0", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_country_is_settled_before_the_next(game, edition: str) -> None:
    """Napoli, then Portugal, then Spain: No Surrender is offered for each in its turn."""
    state = surrendering(
        game,
        edition=edition,
        countries={"member": "portugal napoli spain"},
        areas={"portugal": "junot", "napoli": "ney", "castilla_la_nueva": "victor"},
        hands={"coalition": "mud"},
    )
    asked = []
    for _ in range(3):
        asked.append(state.view(None)["step"]["country"])
        do(state, "pass")
        while state.step == "after-surrender":
            do(state, "pass")
    assert asked == ["napoli", "portugal", "castilla_la_nueva"]


# --- cards ---------------------------------------------------------------------------------


@pytest.mark.rule("13.0", edition="original")
@pytest.mark.rule("13 B", "A141")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_surrender_keeps_a_country_in_the_war(game, edition: str) -> None:
    state = austria(
        game,
        {"osterreich": "ney"},
        edition=edition,
        hands={"coalition": "no_surrender mud", "french": "mud"},
    )
    assert (state.step, state.seat) == ("no-surrender", "coalition")
    assert state.view(None)["step"]["country"] == "osterreich"
    do(state, "use no_surrender")
    assert state.step != "no-surrender"
    assert aligned(state, "austria") == "member"
    assert state.c[SURRENDERED] == 0  # A48


@pytest.mark.rule("13 B", "A141")
def test_the_loser_is_asked_then_the_other(game) -> None:
    state = austria(
        game, {"osterreich": "ney"}, hands={"coalition": "mud", "french": "no_surrender"}
    )
    do(state, "pass")
    assert (state.step, state.seat) == ("no-surrender", "french")
    do(state, "use no_surrender")
    assert aligned(state, "austria") == "member"


@pytest.mark.rule("13 C", "A163", edition="living")
def test_with_the_option_no_surrender_is_void_in_1815(game) -> None:
    state = austria(
        game,
        {"osterreich": "ney"},
        year=1815,
        no_surrender_1815=True,
        hands={"coalition": "no_surrender"},
    )
    assert refused(state, "use no_surrender") == ("13 C", "no-effect-1815")


@pytest.mark.rule("13.2", "A152", "A48")
def test_napoleonic_dynasty_makes_a_dominion(game) -> None:
    state = austria(
        game,
        {"osterreich": "ney", "bayern": "karl"},
        hands={"coalition": "napoleonic_dynasty mud", "french": "mud"},
    )
    do(state, "pass", "pass", "pass", "pass")
    assert (state.step, state.seat) == ("after-surrender", "coalition")
    do(state, "play napoleonic_dynasty austria")
    assert aligned(state, "austria") == "dominion"
    assert at(state, "karl") == "reserve"
    assert state.c[SURRENDERED] == 1


@pytest.mark.rule("13.1", "A152")
def test_napoleonic_dynasty_on_a_minor(game) -> None:
    state = surrendering(
        game,
        countries={"member": "napoli"},
        areas={"napoli": "ney"},
        hands={"french": "napoleonic_dynasty mud"},
    )
    do(state, "pass", "play napoleonic_dynasty napoli")
    assert aligned(state, "napoli") == "dominion"


@pytest.mark.rule("13.2", "A152")
@pytest.mark.parametrize("edition", EDITIONS)
def test_napoleonic_dynasty_is_for_who_has_just_surrendered(game, edition: str) -> None:
    state = austria(
        game,
        {"osterreich": "ney"},
        edition=edition,
        countries={"member": "austria", "ally": "bayern"},
        hands={"french": "napoleonic_dynasty joseph"},
    )
    do(state, "pass", "pass")  # No Surrender, Territorial Concessions
    assert refused(state, "play napoleonic_dynasty bayern") == ("13.2", "not-surrendered")
    assert refused(state, "play joseph austria") == ("2.3 C", "wrong-card")
    do(state, "play napoleonic_dynasty austria")
    assert aligned(state, "austria") == "dominion"


@pytest.mark.rule("3.2", "13.2", "A152")
def test_territorial_concessions_detach_one_area_or_both(game) -> None:
    state = austria(
        game,
        {"osterreich": "ney", "tirol": "soult"},
        hands={"french": "territorial_concessions mud"},
    )
    do(state, "pass")
    assert legal(state, "play") == {
        "territorial_concessions tirol",
        "territorial_concessions dalmatien",
    }
    do(state, "play territorial_concessions tirol")
    assert state.step == "concessions"
    assert legal(state, "detach") == {"dalmatien"}
    do(state, "detach dalmatien")
    assert (aligned(state, "tirol"), aligned(state, "dalmatien")) == ("dominion", "dominion")
    assert aligned(state, "austria") == "neutral"
    assert at(state, "soult") == "tirol"


@pytest.mark.rule("13.2", "A152")
def test_joseph_after_the_surrender_of_spain(game) -> None:
    state = surrendering(
        game,
        countries={"member": "spain"},
        areas={"castilla_la_nueva": "ney"},
        hands={"french": "joseph mud"},
    )
    do(state, "pass", "play joseph spain")
    assert aligned(state, "spain") == "dominion"


@pytest.mark.rule("3.2", "13.2", "A152")
@pytest.mark.rule("13.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_concessions_are_of_the_country_that_surrenders(game, edition: str) -> None:
    state = surrendering(
        game,
        edition=edition,
        countries={"member": "prussia", "ally": "austria"},
        areas={"brandenburg": "ney soult"},
        hands={"french": "territorial_concessions mud"},
    )
    do(state, "pass")
    assert legal(state, "play") == {
        "territorial_concessions polen",
        "territorial_concessions sachsen",
    }
    assert refused(state, "play territorial_concessions tirol") == ("3.2", "not-detachable")
    assert refused(state, "play territorial_concessions schlesien") == ("3.2", "not-detachable")
    do(state, "play territorial_concessions polen", "done")
    assert (aligned(state, "polen"), aligned(state, "sachsen")) == ("dominion", "attached")


@pytest.mark.rule("13.2", "A152")
@pytest.mark.parametrize("edition", EDITIONS)
def test_concessions_and_dynasty_may_follow_one_surrender(game, edition: str) -> None:
    state = austria(
        game,
        {"osterreich": "ney"},
        edition=edition,
        hands={"french": "territorial_concessions napoleonic_dynasty"},
    )
    do(state, "pass", "play territorial_concessions tirol", "done")
    do(state, "play napoleonic_dynasty austria")
    assert [aligned(state, key) for key in ("tirol", "dalmatien", "austria")] == [
        "dominion",
        "attached",
        "dominion",
    ]


@pytest.mark.rule("13.2", "A152")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_concessions_of_areas_that_are_gone(game, edition: str) -> None:
    state = austria(
        game,
        {"osterreich": "ney"},
        edition=edition,
        countries={"member": "austria", "dominion": "tirol dalmatien"},
        hands={"french": "territorial_concessions"},
    )
    do(state, "pass")
    assert state.view(None)["step"]["card"] == "napoleonic_dynasty"
    assert refused(state, "play territorial_concessions tirol") == ("2.3 C", "wrong-card")


@pytest.mark.rule("2.3 D", "A152")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_coalition_does_not_play_concessions_or_joseph(game, edition: str) -> None:
    """They are French cards: only Napoleonic Dynasty is asked of both."""
    state = surrendering(
        game,
        edition=edition,
        countries={"member": "spain"},
        areas={"castilla_la_nueva": "ney"},
        hands={"coalition": "joseph territorial_concessions"},
    )
    do(state, "pass")
    assert (state.seat, state.view(None)["step"]["card"]) == ("coalition", "napoleonic_dynasty")
    assert refused(state, "play joseph spain") == ("2.3 C", "wrong-card")


@pytest.mark.rule("13.2", "A152", "3.3.2 A")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_joseph_in_a_spain_that_rose(game, edition: str) -> None:
    state = surrendering(
        game,
        edition=edition,
        countries={"member": "spain"},
        risen="spain",
        areas={"castilla_la_nueva": "ney"},
        hands={"french": "joseph"},
    )
    do(state, "pass")
    assert state.view(None)["step"]["card"] == "napoleonic_dynasty"
    assert aligned(state, "spain") == "neutral"


@pytest.mark.rule("13.2", "A152")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_such_cards_after_a_surrender_to_the_coalition(game, edition: str) -> None:
    state = surrendering(
        game,
        edition=edition,
        countries={"ally": "austria bayern", "member": "russia"},
        areas={"osterreich": "kutuzov"},
        hands={"french": "napoleonic_dynasty territorial_concessions", "coalition": "mud"},
    )
    do(state, "pass", "pass")
    assert aligned(state, "austria") == "neutral"
    assert state.step != "after-surrender"


@pytest.mark.rule("2.3 G", "A17", "A152")
@pytest.mark.parametrize("edition", EDITIONS)
def test_napoleonica_in_the_surrender_phase(game, edition: str) -> None:
    state = austria(
        game,
        {"osterreich": "ney"},
        edition=edition,
        hands={"french": "napoleonica", "coalition": "napoleonica"},
        discards="no_surrender napoleonic_dynasty",
    )
    assert legal(state, "recall") == {"no_surrender"}
    do(state, "pass", "pass", "pass")  # No Surrender twice, Territorial Concessions
    assert legal(state, "fetch") == {"napoleonic_dynasty osterreich"}
    do(state, "fetch napoleonic_dynasty austria")
    assert aligned(state, "austria") == "dominion"


@pytest.mark.rule("13 B", "A141")
@pytest.mark.rule("13.0", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_surrender_holds_for_this_year_and_one_country(game, edition: str) -> None:
    """Napoli stands firm; Portugal is asked anew; in another year Napoli is tested again."""
    position = {
        "edition": edition,
        "countries": {"member": "napoli portugal"},
        "areas": {"napoli": "ney", "portugal": "junot"},
    }
    state = surrendering(game, hands={"coalition": "no_surrender mud"}, **position)
    assert refused(state, "use mud") == ("2.3 C", "wrong-card")
    assert refused(state, "recall no_surrender") == ("2.3 G", "no-napoleonica")
    do(state, "use no_surrender", "pass")
    assert (aligned(state, "napoli"), aligned(state, "portugal")) == ("member", "ally")
    again = surrendering(game, **position)
    assert aligned(again, "napoli") == "ally"


# --- foreign corps -------------------------------------------------------------------------


@pytest.mark.rule("13.2 C", "A148")
def test_foreign_corps_go_to_the_nearest_friendly_area(game) -> None:
    state = austria(
        game,
        {"osterreich": "ney soult davout", "westgalizien": "kutuzov", "tirol": "bagration"},
    )
    assert (state.step, state.seat) == ("redeploy", "coalition")
    assert {t for t in legal(state, "redeploy") if t.startswith("kutuzov")} == {
        "kutuzov minsk",
        "kutuzov volhynia",
    }
    assert refused(state, "redeploy kutuzov moscow") == ("13.2 C", "not-nearest")
    assert refused(state, "done") == ("13.2 C", "must-redeploy")
    do(state, "redeploy kutuzov minsk")
    assert at(state, "kutuzov") == "minsk"


@pytest.mark.rule("13 A", "13.2 A", "13.2 C", "A140", "A146")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("helped", "becomes"), [(False, "neutral"), (True, "member")])
def test_who_leaves_a_fallen_country_may_save_the_next(game, edition, helped, becomes) -> None:
    """Prussia is looked at before Austria: a Russian from Silesia makes it two against two."""
    areas = {"brandenburg": "davout ney", "osterreich": "massena soult", "bohmen": "karl"}
    state = surrendering(
        game,
        edition=edition,
        countries={"member": "prussia austria russia"},
        areas=areas | ({"schlesien": "barclay"} if helped else {}),
    )
    if helped:
        assert legal(state, "redeploy") == {"barclay bohmen", "barclay westgalizien"}
        do(state, "redeploy barclay bohmen")
    assert [aligned(state, c) for c in ("prussia", "austria")] == ["neutral", becomes]


@pytest.mark.rule("2.2.1 G", "13.1 B", "A26", edition="living")
def test_the_surrender_of_a_minor_lowers_the_limit_of_minor_allies(game) -> None:
    """Three members allow two British minor allies, two allow one."""
    state = surrendering(
        game,
        countries={"member": "portugal napoli hannover"},
        areas={"portugal": "ney", "napoli": "castelcicala", "hannover": "braunschweig_oels"},
    )
    assert (state.step, state.seat) == ("minor-excess", "coalition")
    assert legal(state, "remove") == {"castelcicala", "braunschweig_oels"}


@pytest.mark.rule("13.2 C", "A148")
def test_surrounded_corps_are_prisoners(game) -> None:
    state = austria(
        game,
        {
            "osterreich": "ney soult",
            "bayern": "davout",
            "italia": "murat",
            "schweiz": "victor",
            "dalmatien": "lannes",
            "tirol": "kutuzov",
        },
    )
    assert at(state, "kutuzov") == "prisoners"


@pytest.mark.rule("13.2 C", "A148")
@pytest.mark.rule("13.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sea_is_no_way_out(game, edition: str) -> None:
    """Lithuania: the ice to Sverige bears in winter rounds only."""
    state = surrendering(
        game,
        edition=edition,
        countries={"member": "russia austria sverige"},
        areas={
            "moscow": "napoleon davout",
            "livonia": "ney",
            "minsk": "victor",
            "smolensk": "oudinot",
            "ostpreussen": "macdonald",
            "polen": "junot",
            "lithuania": "karl",
        },
    )
    assert at(state, "karl") == "prisoners"


@pytest.mark.rule("13.2 C", "A149")
def test_with_britannia_one_corps_leaves_by_sea(game) -> None:
    state = austria(
        game,
        {
            "osterreich": "ney soult suchet",
            "italia": "murat",
            "tirol": "victor",
            "grenzregion": "lannes",
            "dalmatien": "kutuzov bagration",
        },
        countries={"member": "austria russia napoli"},
        markers="britannia",
    )
    assert legal(state, "redeploy") == {"kutuzov napoli", "bagration napoli"}
    do(state, "redeploy bagration napoli")
    assert at(state, "bagration") == "napoli"
    assert at(state, "kutuzov") == "prisoners"


@pytest.mark.rule("13.2 C", "A148")
@pytest.mark.rule("13.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_french_corps_leave_a_country_lost_to_the_coalition(game, edition: str) -> None:
    """Austria, an ally of France, surrenders: Davout goes to the nearest French area."""
    state = surrendering(
        game,
        edition=edition,
        countries={"ally": "austria bayern italia", "member": "russia"},
        areas={"osterreich": "kutuzov bagration barclay", "bohmen": "davout", "ungarn": "karl"},
    )
    assert (state.step, state.seat) == ("redeploy", "french")
    assert legal(state, "redeploy") == {"davout bayern"}
    do(state, "redeploy davout bayern")
    assert (at(state, "davout"), at(state, "karl")) == ("bayern", "reserve")


@pytest.mark.rule("13.2 C", "4.1 C", "A13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_redeployed_stays_unknown_to_the_enemy(game, edition: str) -> None:
    """The leader on top is seen to go; of the other corps only that one went."""
    state = austria(
        game,
        {"osterreich": "ney soult davout", "westgalizien": "kutuzov bagration dokhturov"},
        edition=edition,
        known=False,
    )
    (event,) = [e for e in do(state, "redeploy dokhturov minsk") if e.key == "redeployed"]
    assert "dokhturov" in str(event.seen_by("coalition").params)
    assert "dokhturov" not in str(event.seen_by("french").params)


@pytest.mark.rule("13.2 D", "13.2 E", "11.5 B")
@pytest.mark.rule("13.2", edition="original")
@pytest.mark.parametrize(("edition", "violated"), [("living", True), ("original", False)])
def test_an_occupied_neutral_country_is_no_neutral_ground(game, edition, violated) -> None:
    state = austria(game, {"osterreich": "ney soult"}, edition=edition)
    area = game.model.area("bohmen").id
    assert not violates(state, area, 0)
    assert violates(state, area, 1) is violated


# --- France --------------------------------------------------------------------------------


@pytest.mark.rule("13.2", "15.2", edition="original")
@pytest.mark.rule("15.2 B", "A158", "13.2 A")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_surrender_of_france_decides_the_war(game, edition: str) -> None:
    state = surrendering(
        game,
        edition=edition,
        countries={"member": "prussia", "ally": "bayern"},
        markers="stein",
        areas={"ile_de_france": "blucher", "italia": "napoleon"},
    )
    assert state.over
    assert (state.outcome.winners, won_by(state)) == (("coalition",), "15.2 B")


@pytest.mark.rule("13 B", "A141")
def test_no_surrender_saves_france(game) -> None:
    state = surrendering(
        game,
        countries={"member": "prussia", "ally": "bayern"},
        markers="stein",
        areas={"ile_de_france": "blucher", "italia": "napoleon"},
        hands={"french": "no_surrender"},
    )
    do(state, "use no_surrender")
    assert not state.over


@pytest.mark.rule("13.2 F", "17.1", "A12")
def test_napoleon_returns(game) -> None:
    state = surrendering(
        game,
        year=1813,
        napoleon_returns=True,
        countries={"ally": "bayern", "dominion": "italia", "member": "russia"},
        areas={"lorraine": "napoleon ney", "bayern": "lefebvre"},
    )
    assert (state.step, state.seat) == ("abdication", "french")
    do(state, "abdicate")
    assert not state.over
    assert [at(state, c) for c in ("napoleon", "ney", "lefebvre")] == ["reserve"] * 3
    assert (aligned(state, "bayern"), aligned(state, "italia")) == ("neutral", "neutral")
    while state.step != "reinforcement":
        do(state, "first me" if state.step == "order" else str(state.legal()[-1]))
    assert at(state, "napoleon") == "ile_de_france"


@pytest.mark.rule("13.2 F")
def test_without_the_option_france_fights_on(game) -> None:
    state = surrendering(game, countries={"ally": "bayern"}, areas={"lorraine": "napoleon"})
    assert state.step != "abdication"

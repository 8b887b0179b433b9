"""Chapter 7: insurrections."""

from __future__ import annotations

import pytest

from wars import aligned, at, discards, do, legal, refused, risen

EDITIONS = ("living", "original")
SPAIN = ("galicia", "castilla_la_vieja", "castilla_la_nueva", "aragon", "cataluna", "andalucia")
FRENCH = ("ney", "soult", "victor", "suchet", "junot", "moncey")


def insurgent_spain(game, held: int, **more):
    """Spain has risen, and the French hold so many of its six areas."""
    areas = dict(zip(SPAIN[:held], FRENCH, strict=False)) | more.pop("areas", {})
    return game.position(
        phase="insurrection",
        countries={"insurgent": "spain"} | more.pop("countries", {}),
        risen="spain",
        markers="spain_rose",
        areas=areas,
        **more,
    )


@pytest.mark.rule("7.1", "A40", "A41")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_insurrection_fails_when_every_area_is_occupied(game, edition: str) -> None:
    state = insurgent_spain(game, 6, edition=edition, areas={"portugal": "castanos"})
    assert aligned(state, "spain") == "dominion"
    assert risen(state, "spain")
    assert at(state, "castanos") == "reserve"


@pytest.mark.rule("7.1", "7.2")
@pytest.mark.parametrize("held", [1, 5])
def test_an_insurrection_goes_on_while_some_areas_are_occupied(game, held: int) -> None:
    assert aligned(insurgent_spain(game, held), "spain") == "insurgent"


@pytest.mark.rule("7.2")
def test_an_insurrection_succeeds_without_any_french_corps(game) -> None:
    state = insurgent_spain(game, 0)
    assert aligned(state, "spain") == "member"
    assert risen(state, "spain")  # 7.3 F: the marker stays


@pytest.mark.rule("7.1", "7.2", "A41")
def test_corps_of_french_allies_hold_areas_too(game) -> None:
    state = insurgent_spain(game, 0, countries={"ally": "bayern"}, areas={"aragon": "lefebvre"})
    assert aligned(state, "spain") == "insurgent"


@pytest.mark.rule("7.2", "7.3 C", "A45", edition="living")
@pytest.mark.parametrize(
    ("austria", "now", "past"), [("member", "attached", False), ("neutral", "member", True)]
)
def test_tirol_rejoins_austria_and_its_past_is_forgotten(game, austria, now, past) -> None:
    state = game.position(
        phase="insurrection",
        countries={"insurgent": "tirol", austria: "austria"},
        risen="tirol",
    )
    assert aligned(state, "tirol") == now
    assert risen(state, "tirol") == past


@pytest.mark.rule("7.3 C", edition="original")
def test_in_the_original_insurrection_markers_are_never_removed(game) -> None:
    state = game.position(
        phase="insurrection",
        edition="original",
        countries={"insurgent": "tirol", "member": "austria"},
        risen="tirol",
    )
    assert aligned(state, "tirol") == "attached"
    assert risen(state, "tirol")


@pytest.mark.rule("7.3 A", "A42")
@pytest.mark.parametrize("edition", EDITIONS)
def test_which_countries_may_rise(game, edition: str) -> None:
    state = game.position(
        phase="insurrection",
        edition=edition,
        countries={"dominion": "italia spain tirol", "ally": "bayern", "member": "russia"},
        areas={"osterreich": "ney", "danmark": "davout"},
        occupied={"austria": "french"},
        hands={"coalition": "insurrection"},
    )
    assert legal(state, "play") == {
        "insurrection italia",
        "insurrection castilla_la_nueva",
        "insurrection tirol",
        "insurrection osterreich",
    }
    assert refused(state, "play insurrection bayern") == ("7.3 A", "cannot-rise")
    assert refused(state, "play insurrection danmark") == ("7.3 A", "cannot-rise")


@pytest.mark.rule("7.3 A")
def test_a_country_whose_insurrection_has_just_failed_may_rise_again(game) -> None:
    state = insurgent_spain(game, 6, hands={"coalition": "insurrection"})
    do(state, "play insurrection spain")
    assert aligned(state, "spain") == "insurgent"


@pytest.mark.rule("7.3 B", "A17")
def test_four_insurrections_in_one_year(game) -> None:
    """Example E10."""
    state = game.position(
        phase="insurrection",
        countries={"dominion": "italia spain holland napoli chiesa"},
        areas={"italia": "ney", "aragon": "soult", "holland": "victor", "napoli": "suchet"},
        hands={"coalition": "insurrection insurrection napoleonica napoleonica mud"},
    )
    do(state, "play insurrection italia", "play insurrection spain")
    do(state, "fetch insurrection holland", "fetch insurrection napoli")
    for country in ("italia", "spain", "holland", "napoli"):
        assert aligned(state, country) == "insurgent"
    assert legal(state, "fetch") == set()
    assert sorted(discards(state)) == ["insurrection"] * 2 + ["napoleonica"] * 2


@pytest.mark.rule("7.3 D", "7.3 E", "A43")
def test_corps_abroad_and_beside_the_french_are_recalled(game) -> None:
    state = game.position(
        phase="insurrection",
        countries={"dominion": "spain"},
        areas={
            "aragon": "castanos",
            "galicia": "cuesta ney",
            "portugal": "blake",
        },
        hands={"coalition": "insurrection mud"},
    )
    do(state, "play insurrection spain")
    assert at(state, "castanos") == "aragon"
    assert at(state, "cuesta") == "reserve"
    assert at(state, "blake") == "reserve"
    assert at(state, "ney") == "galicia"
    assert state.side_of(game.model.corps_named("castanos").id) == 1


@pytest.mark.rule("7.3 E")
def test_the_minor_allies_of_a_country_that_rises_leave(game) -> None:
    state = game.position(
        phase="insurrection",
        countries={"dominion": "holland italia chiesa napoli"},
        areas={"holland": "louis", "flandre": "eugene"},
        hands={"coalition": "insurrection mud"},
    )
    do(state, "play insurrection holland")
    assert at(state, "louis") == "reserve"


@pytest.mark.rule("7.3 F")
def test_who_rose_is_deaf_to_french_diplomacy_for_ever(game) -> None:
    state = insurgent_spain(game, 0)
    assert aligned(state, "spain") == "member"
    later = game.position(
        phase="diplomacy",
        countries={"member": "spain"},
        risen="spain",
        hands={"french": "talleyrand"},
    )
    do(later, "first me")
    assert refused(later, "play talleyrand spain") == ("6.2 C", "rose-once")


@pytest.mark.rule("7.3 C", "3.2", "A44")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tirol_rises_with_austria(game, edition: str) -> None:
    state = game.position(
        phase="diplomacy",
        edition=edition,
        countries={"dominion": "tirol"},
        areas={"tirol": "ney"},
        hands={"coalition": "metternich mud"},
    )
    do(state, "first other", "play metternich austria")
    while state.step == "diplomacy":
        do(state, "done")
    assert aligned(state, "austria") == "member"
    assert aligned(state, "tirol") == "insurgent"
    assert risen(state, "tirol")


@pytest.mark.rule("7.1", "7.2", "7.3 C", "A44", "A45")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("corps", "becomes"), [("ney", "dominion"), ("", "attached")])
def test_what_becomes_of_tirol_in_the_year_it_rises(game, edition, corps, becomes) -> None:
    """It rises in the diplomacy phase; the insurrection phase of that year judges it."""
    state = game.position(
        phase="diplomacy",
        edition=edition,
        countries={"dominion": "tirol"},
        areas={"tirol": corps},
        hands={"coalition": "metternich"},
    )
    do(state, "first other", "play metternich austria")
    while state.step in ("diplomacy", "join"):
        do(state, "done")
    assert aligned(state, "tirol") == becomes


@pytest.mark.rule("7.3 C", "A44")
def test_tirol_rises_with_an_insurgent_austria(game) -> None:
    state = game.position(
        phase="insurrection",
        countries={"dominion": "tirol austria"},
        areas={"tirol": "ney", "osterreich": "soult"},
        hands={"coalition": "insurrection mud"},
    )
    do(state, "play insurrection austria")
    assert (aligned(state, "austria"), aligned(state, "tirol")) == ("insurgent", "insurgent")


@pytest.mark.rule("7.3 E", "2.2.1 F")
@pytest.mark.rule("7.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_minor_ally_does_not_rise_without_his_own_country(game, edition: str) -> None:
    """Wrede serves whoever commands Austria and Bayern: once Austria has risen, nobody."""
    state = game.position(
        phase="insurrection",
        edition=edition,
        countries={"dominion": "austria", "ally": "bayern"},
        areas={"bayern": "wrede", "osterreich": "karl"},
        hands={"coalition": "insurrection mud"},
    )
    do(state, "play insurrection austria")
    assert (at(state, "karl"), at(state, "wrede")) == ("osterreich", "reserve")


@pytest.mark.rule("7.3 E", "A25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_saxon_in_prussian_sachsen_rises_with_prussia(game, edition: str) -> None:
    state = game.position(
        phase="insurrection",
        edition=edition,
        countries={"dominion": "prussia"},
        areas={"sachsen": "sachsen_weimar", "brandenburg": "ney"},
        hands={"coalition": "insurrection mud"},
    )
    do(state, "play insurrection prussia")
    assert at(state, "sachsen_weimar") == "sachsen"


@pytest.mark.rule("7.3 A", "3.3.6", "3.3.7")
@pytest.mark.rule("3.3.6", "3.3.7", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_france_and_britain_never_rise(game, edition: str) -> None:
    state = game.position(
        phase="insurrection",
        edition=edition,
        countries={"dominion": "italia"},
        hands={"coalition": "insurrection mud"},
    )
    assert refused(state, "play insurrection france") == ("7.3 A", "cannot-rise")
    assert refused(state, "play insurrection great_britain") == ("7.3 A", "cannot-rise")


@pytest.mark.rule("7.3 A", "2.3 D")
def test_the_french_play_no_insurrection(game) -> None:
    """It is not their card, and they are not asked."""
    state = game.position(
        phase="insurrection",
        countries={"dominion": "italia"},
        hands={"french": "insurrection", "coalition": "insurrection"},
    )
    assert (state.step, state.seat) == ("insurrection", "coalition")
    do(state, "done")
    assert state.step != "insurrection"


@pytest.mark.rule("7.3 A", "A42")
def test_an_insurrection_needs_the_card(game) -> None:
    state = game.position(
        phase="insurrection", countries={"dominion": "italia"}, hands={"coalition": "mud"}
    )
    assert refused(state, "play insurrection italia") == ("2.3", "not-held")
    assert refused(state, "play mud italia") == ("2.3 C", "wrong-card")
    assert refused(state, "fetch insurrection italia") == ("2.3 G", "no-napoleonica")
    early = game.position(
        phase="diplomacy", countries={"dominion": "italia"}, hands={"coalition": "insurrection"}
    )
    do(early, "first other")
    assert refused(early, "play insurrection italia") == ("2.3 C", "wrong-card")


@pytest.mark.rule("7.0", "A41")
@pytest.mark.rule("7.0", "7.1", "7.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_old_risings_are_settled_before_new_ones(game, edition: str) -> None:
    """Spain has won and Holland has lost its rising before a card is played."""
    state = game.position(
        phase="insurrection",
        edition=edition,
        countries={"insurgent": "spain holland"},
        risen="spain holland",
        areas={"holland": "ney"},
        hands={"coalition": "insurrection"},
    )
    assert (aligned(state, "spain"), aligned(state, "holland")) == ("member", "dominion")
    assert (state.step, state.seat) == ("insurrection", "coalition")
    do(state, "play insurrection holland")
    assert aligned(state, "holland") == "insurgent"


@pytest.mark.rule("7.2", edition="original")
@pytest.mark.parametrize(("held", "now"), [(0, "member"), (1, "insurgent"), (5, "insurgent")])
def test_an_insurrection_in_the_original(game, held: int, now: str) -> None:
    assert aligned(insurgent_spain(game, held, edition="original"), "spain") == now


@pytest.mark.rule("7.3", "A43", "A45", edition="original")
def test_a_new_insurrection_in_the_original(game) -> None:
    state = game.position(
        phase="insurrection",
        edition="original",
        countries={"dominion": "spain tirol"},
        areas={"aragon": "castanos", "galicia": "cuesta ney", "portugal": "blake"},
        hands={"coalition": "insurrection napoleonica mud"},
    )
    do(state, "play insurrection spain")
    assert [at(state, c) for c in ("castanos", "cuesta", "blake")] == [
        "aragon",
        "reserve",
        "reserve",
    ]
    do(state, "fetch insurrection tirol")
    assert (aligned(state, "tirol"), risen(state, "tirol")) == ("insurgent", True)


@pytest.mark.rule("7.3 B", "A17")
@pytest.mark.rule("7.3", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fetched_insurrection_needs_one_in_the_discards(game, edition: str) -> None:
    state = game.position(
        phase="insurrection",
        edition=edition,
        countries={"dominion": "italia holland"},
        hands={"coalition": "napoleonica mud"},
    )
    assert refused(state, "fetch insurrection italia") == ("2.3 G", "not-in-discards")
    assert refused(state, "play insurrection italia") == ("2.3", "not-held")


@pytest.mark.rule("7.1", "A40")
@pytest.mark.parametrize("edition", EDITIONS)
def test_detached_areas_do_not_count_among_those_of_their_country(game, edition: str) -> None:
    """All of Prussia but detached Sachsen and Polen is occupied: its rising has failed."""
    state = game.position(
        phase="insurrection",
        edition=edition,
        countries={"insurgent": "prussia", "dominion": "sachsen", "member": "polen"},
        risen="prussia",
        areas={
            "brandenburg": "ney",
            "schlesien": "soult",
            "westpreussen": "davout",
            "ostpreussen": "murat",
            "polen": "hohenlohe",
        },
    )
    assert aligned(state, "prussia") == "dominion"
    assert at(state, "hohenlohe") == "reserve"


@pytest.mark.rule("7.3 C", "A44", "A45")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tirol_rejoins_an_austria_that_has_just_won(game, edition: str) -> None:
    state = game.position(
        phase="insurrection",
        edition=edition,
        countries={"insurgent": "tirol austria"},
        risen="tirol austria",
    )
    assert (aligned(state, "austria"), aligned(state, "tirol")) == ("member", "attached")


@pytest.mark.rule("7.3 F", "6.2 C")
@pytest.mark.rule("7.3", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("alignment", ["member", "neutral", "insurgent"])
def test_who_rose_is_deaf_whatever_it_is_now(game, edition: str, alignment: str) -> None:
    state = game.position(
        phase="diplomacy",
        edition=edition,
        countries={alignment: "spain"},
        risen="spain",
        hands={"french": "talleyrand"},
    )
    do(state, "first me")
    assert refused(state, "play talleyrand spain") == ("6.2 C", "rose-once")

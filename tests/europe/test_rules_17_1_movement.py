"""16, 17.1-17.2.3: squadrons are activated and sail."""

from __future__ import annotations

from typing import Any

import pytest

from europe_politics import campaign as begun_1805
from grognard.games.europe.layout import AT_WAR, SIDE, STATUS, TURKEY
from squadrons import at, do, legal, refused, sailing


def points_after(state: Any, place: str) -> int:
    """Sails there; the movement points that are left."""
    told = do(state, f"sail {place}")
    return int(next(event.params["number"] for event in told if event.key == "sailed"))


# --- activation (17.1) ---------------------------------------------------------------------


@pytest.mark.rule("17.1")
def test_a_fleet_costs_a_point_and_a_squadron_the_sum_of_its_fleets(game) -> None:
    state = game.position(
        {"manche": "fleet_keith fleet_calder fleet_ball"}, scenario="1805", seat="coalition"
    )
    do(state, "operate", "activate fleet_keith")
    assert state.step == "sail"  # the only point is spent: nobody else can go along
    state = game.position(
        {"manche": "fleet_keith fleet_calder fleet_ball"},
        scenario="1805",
        seat="coalition",
        points=(0, 1),
    )
    do(state, "operate", "activate fleet_keith", "with fleet_calder")
    assert state.step == "sail"
    do(state, "stop", "done")
    assert state.view("coalition")["tracks"][2]["value"] == 0


@pytest.mark.rule("17.1")
def test_not_all_fleets_of_a_squadron_need_go(game) -> None:
    state = sailing(game, "fleet_keith", {"manche": "fleet_keith fleet_calder"})
    do(state, "sail mer_du_nord")
    assert (at(state, "fleet_keith"), at(state, "fleet_calder")) == ("mer_du_nord", "manche")


@pytest.mark.rule("17.1")
def test_fleets_activated_together_lie_together(game) -> None:
    """R265."""
    state = game.position(
        {"manche": "fleet_keith fleet_calder", "mer_du_nord": "fleet_ball"},
        scenario="1805",
        seat="coalition",
        points=(0, 5),
    )
    do(state, "operate", "activate fleet_keith")
    assert refused(state, "with fleet_ball") == ("17.1", "not-together")


@pytest.mark.rule("12.2.1")
def test_a_fleet_is_activated_once_a_round(game) -> None:
    """R266."""
    state = sailing(game, "fleet_keith", {"manche": "fleet_keith"})
    do(state, "sail mer_du_nord", "stop")
    assert refused(state, "activate fleet_keith") == ("12.2.1", "already-marked")


@pytest.mark.rule("17.1")
def test_the_slowest_fleet_sets_the_movement_of_a_squadron(game) -> None:
    """R265: six points, but four with the Neapolitans."""
    ways = ["golfe_du_lion", "mer_tyrrhenienne", "mediterranee_centrale", "mer_egee"]
    place = {"mediterranee_occidentale": "fleet_keith fleet_naples"}
    state = sailing(game, "fleet_keith fleet_naples", place)
    do(state, *(f"sail {way}" for way in ways))
    assert refused(state, "sail mediterranee_orientale") == ("17.2.1", "too-far-by-sea")
    # Whoever is left behind does not make the others faster.
    state = sailing(game, "fleet_keith fleet_naples", place)
    do(state, "sail golfe_du_lion", "drop fleet_naples", *(f"sail {way}" for way in ways[1:]))
    assert refused(state, "sail mediterranee_orientale") == ("17.2.1", "too-far-by-sea")


@pytest.mark.rule("17.2")
@pytest.mark.rule("17.2.1")
def test_t32_a_fleet_joins_others_and_sails_with_them_in_a_later_round(game) -> None:
    state = sailing(
        game,
        "fleet_portugal",
        {"lisbonne": "fleet_portugal", "gibraltar": "fleet_keith fleet_calder"},
    )
    do(state, "sail atlantique_sud", "sail mediterranee_occidentale", "sail gibraltar", "stop")
    assert refused(state, "activate fleet_portugal") == ("12.2.1", "already-marked")
    three = "fleet_portugal fleet_keith fleet_calder"
    state = game.position(
        {"gibraltar": three}, scenario="1805", seat="coalition", hands={"coalition": "1c"}
    )
    do(state, "event 1c", "activate fleet_keith", "with fleet_calder", "with fleet_portugal")
    do(state, "sail mediterranee_occidentale")
    assert {at(state, fleet) for fleet in three.split()} == {"mediterranee_occidentale"}


# --- movement points (17.2.1) --------------------------------------------------------------


@pytest.mark.rule("17.2.1")
def test_every_step_costs_its_points(game) -> None:
    """R268: ports, seas and enemy boxes 1, out of a box nothing; six points in all."""
    state = sailing(game, "fleet_keith", {"portsmouth": "fleet_keith"})

    assert points_after(state, "manche") == 5
    for place, points in (
        ("cherbourg_blockade", 4),
        ("manche", 4),
        ("golfe_de_gascogne", 3),
        ("brest_blockade", 2),
        ("golfe_de_gascogne", 2),
        ("manche", 1),
        ("plymouth", 0),
    ):
        assert points_after(state, place) == points, place


@pytest.mark.rule("17.2.1")
def test_a_squadron_goes_only_to_what_is_next_to_it(game) -> None:
    state = sailing(game, "fleet_keith", {"manche": "fleet_keith"})
    assert refused(state, "sail atlantique_sud") == ("17.2.1", "no-sea-way")
    assert refused(state, "sail brest_blockade") == ("17.2.1", "no-sea-way")
    assert refused(state, "sail paris") == ("17.2.1", "no-sea-way")
    assert refused(state, "sail cherbourg") == ("17.2.1", "port-closed")
    assert refused(state, "sail londres_blockade") == ("17.2.1", "port-closed")


@pytest.mark.rule("17.2.1")
def test_neutral_ports_and_their_boxes_are_closed(game) -> None:
    """R269."""
    state = sailing(game, "fleet_keith", {"detroit": "fleet_keith"})
    assert refused(state, "sail copenhague") == ("17.2.1", "port-closed")
    assert refused(state, "sail copenhague_blockade") == ("17.2.1", "port-closed")


@pytest.mark.rule("17.2.1")
def test_fleets_are_left_on_the_way_but_none_is_picked_up(game) -> None:
    state = sailing(
        game,
        "fleet_keith fleet_calder",
        {"manche": "fleet_keith fleet_calder", "york": "fleet_ball"},
    )
    do(state, "sail mer_du_nord", "drop fleet_calder")
    assert refused(state, "drop fleet_keith") == ("17.2.1", "last-fleet")
    do(state, "sail york")
    assert "with" not in {str(action).split()[0] for action in state.legal()}
    do(state, "sail mer_du_nord")
    assert (at(state, "fleet_ball"), at(state, "fleet_calder")) == ("york", "mer_du_nord")


# --- stacking (17.2.2) ---------------------------------------------------------------------


@pytest.mark.rule("17.2.2")
def test_three_fleets_of_a_side_lie_together_at_most(game) -> None:
    """R265, R267: a full sea may be passed with a point left, a full port as well."""
    full = "fleet_ball fleet_calder fleet_nelson"
    state = sailing(game, "fleet_keith", {"mer_du_nord": "fleet_keith", "manche": full})
    do(state, "sail manche")
    assert refused(state, "stop") == ("17.2.2", "must-sail-on")
    do(state, "sail golfe_de_gascogne", "stop")
    state = sailing(game, "fleet_keith", {"adriatique": "fleet_keith", "manche": full})
    for sea in ("centrale", "occidentale"):
        do(state, f"sail mediterranee_{sea}")
    do(state, "sail atlantique_sud", "sail golfe_de_gascogne")
    assert "manche" in legal(state, "sail")
    do(state, "sail brest_blockade", "sail golfe_de_gascogne")
    assert refused(state, "sail manche") == ("17.2.2", "too-many-fleets")


@pytest.mark.rule("17.2.2")
def test_a_box_holds_three_and_does_not_count_for_the_sea(game) -> None:
    state = sailing(
        game,
        "fleet_keith",
        {
            "manche": "fleet_keith fleet_pellew",
            "cherbourg_blockade": "fleet_ball fleet_calder fleet_nelson",
            "rouen_blockade": "fleet_stirling fleet_gambier",
        },
    )
    assert refused(state, "sail cherbourg_blockade") == ("17.2.2", "too-many-fleets")
    do(state, "sail rouen_blockade", "stop")


@pytest.mark.rule("17.2.2")
def test_both_sides_may_lie_in_one_sea(game) -> None:
    place = {"manche": "fleet_keith", "golfe_de_gascogne": "fleet_ganteaume"}
    state = sailing(game, "fleet_keith", place)
    do(state, "sail golfe_de_gascogne", "pass", "stop")
    assert at(state, "fleet_keith") == at(state, "fleet_ganteaume") == "golfe_de_gascogne"


# --- passages and home waters (17.2.2, 17.2.3) ---------------------------------------------


@pytest.mark.rule("17.2.2 B")
def test_the_bosphorus_is_open_while_turkey_is_neutral(game) -> None:
    state = sailing(game, "fleet_keith", {"mer_egee": "fleet_keith"})
    do(state, "sail mer_noire")


@pytest.mark.rule("17.2.2 B")
@pytest.mark.parametrize("country", ["france", "england"])
def test_then_only_the_holder_of_constantinople_passes(game, country: str) -> None:
    """R291."""
    state = sailing(game, "fleet_keith", {"mer_egee": "fleet_keith"})
    state.c[STATUS + TURKEY] = AT_WAR
    state.c[SIDE + TURKEY] = 1
    zone = [zone.key for zone in game.model.zones].index("constantinople")
    state.set_control(zone, [c.key for c in game.model.countries].index(country))
    if country == "england":
        assert "mer_noire" in legal(state, "sail")
    else:
        assert refused(state, "sail mer_noire") == ("17.2.2 B", "bosphorus-closed")


@pytest.mark.rule("17.2.2 B")
def test_gibraltar_hinders_nobody(game) -> None:
    place = {"atlantique_sud": "fleet_villeneuve", "gibraltar": "fleet_nelson"}
    state = sailing(game, "fleet_villeneuve", place, seat="empire")
    do(state, "sail mediterranee_occidentale")
    assert state.step == "sail"  # fleets in a port do not intercept


@pytest.mark.rule("17.2.3")
@pytest.mark.parametrize(
    ("fleet", "here", "there", "free"),
    [
        ("fleet_sweden", "detroit", "mer_du_nord", False),
        ("fleet_sweden", "detroit", "baltique_occidentale", True),
        ("fleet_naples", "mediterranee_occidentale", "atlantique_sud", False),
        ("fleet_naples", "mediterranee_occidentale", "golfe_du_lion", True),
        ("fleet_naples", "mer_egee", "mer_noire", True),
        ("fleet_khanykov", "detroit", "mer_du_nord", True),
        ("fleet_portugal", "mediterranee_occidentale", "atlantique_sud", True),
    ],
)
def test_some_fleets_keep_to_their_waters(game, fleet, here, there, free) -> None:
    state = sailing(game, fleet, {here: fleet})
    if free:
        do(state, f"sail {there}")
    else:
        assert refused(state, f"sail {there}") == ("17.2.3", "foreign-waters")


@pytest.mark.rule("17.2.3")
def test_one_russian_fleet_is_abroad_at_a_time(game) -> None:
    """R292."""
    both = {"detroit": "fleet_khanykov", "mediterranee_centrale": "fleet_siniavine"}
    state = sailing(game, "fleet_khanykov", both)
    assert refused(state, "sail mer_du_nord") == ("17.2.3", "foreign-waters")
    state = sailing(game, "fleet_siniavine", both)
    do(state, "sail adriatique")
    pair = "fleet_khanykov fleet_siniavine"
    state = sailing(game, pair, {"detroit": pair})
    assert refused(state, "sail mer_du_nord") == ("17.2.3", "foreign-waters")
    do(state, "drop fleet_siniavine", "sail mer_du_nord")


# --- ice and winter (16) -------------------------------------------------------------------


@pytest.mark.rule("16")
def test_in_winter_no_fleet_moves_in_the_ice(game) -> None:
    """R263."""
    state = game.position(
        {"saint_petersbourg": "fleet_khanykov", "baltique_orientale": "fleet_sweden"},
        scenario="1805",
        seat="coalition",
        round=6,
        points=(0, 5),
    )
    do(state, "operate")
    assert refused(state, "activate fleet_khanykov") == ("16", "iced")
    do(state, "activate fleet_sweden")
    assert refused(state, "sail golfe_de_finlande") == ("16", "iced")
    do(state, "sail baltique_occidentale")


@pytest.mark.rule("16")
def test_before_winter_the_gulfs_are_open(game) -> None:
    state = sailing(game, "fleet_khanykov", {"saint_petersbourg": "fleet_khanykov"}, round=5)
    do(state, "sail golfe_de_finlande", "sail baltique_orientale")


@pytest.mark.rule("16")
def test_bad_weather_does_not_slow_fleets(game) -> None:
    """R262."""
    state = sailing(game, "fleet_keith", {"portsmouth": "fleet_keith"}, round=6)
    assert points_after(state, "manche") == 5


@pytest.mark.rule("16")
def test_no_sea_assault_in_winter(game) -> None:
    """R264: an enemy port without troops neither; own ports are free."""
    place = {"portsmouth": "fleet_keith en_corps_3"}
    state = sailing(game, "fleet_keith", place, round=6)
    do(state, "load en_corps_3 fleet_keith", "sail manche", "sail rouen_blockade")
    assert refused(state, "land rouen") == ("16", "no-winter-landing")
    do(state, "sail manche", "sail londres", "unload fleet_keith")
    assert at(state, "en_corps_3") == "londres"


# --- the Corsairs box (17.2.9) -------------------------------------------------------------


@pytest.mark.rule("17.2.9")
def test_a_fleet_goes_to_the_corsairs_box_for_a_point_and_back_for_another(game) -> None:
    """R293."""
    more = {"scenario": "1805", "seat": "coalition", "points": (0, 5)}
    state = game.position({"manche": "fleet_keith"}, **more)
    do(state, "operate", "corsairs fleet_keith")
    assert at(state, "fleet_keith") == "corsairs"
    assert refused(state, "corsairs fleet_keith") == ("12.2.1", "already-marked")
    do(state, "done", "pass", "operate", "corsairs fleet_keith")
    assert {"portsmouth", "londres"} <= legal(state, "sail")
    assert "gibraltar" in legal(state, "sail")
    assert not {"lisbonne", "brest"} & legal(state, "sail")
    do(state, "sail portsmouth")
    assert at(state, "fleet_keith") == "portsmouth"
    assert refused(state, "activate fleet_keith") == ("12.2.1", "already-marked")


@pytest.mark.rule("17.2.9")
def test_not_from_a_blockaded_port_nor_by_the_empire(game) -> None:
    more = {"scenario": "1805", "points": (5, 5)}
    place = {"naples": "fleet_naples", "naples_blockade": "fleet_emeriau"}
    state = game.position(place, seat="coalition", **more)
    do(state, "operate")
    assert refused(state, "corsairs fleet_naples") == ("17.2.6", "port-blockaded")
    state = game.position(place, **more)
    do(state, "operate")
    assert refused(state, "corsairs fleet_emeriau") == ("17.2.9", "not-corsairs")


@pytest.mark.rule("17.2.9", "R293")
def test_a_fleet_may_leave_its_blockade_for_the_corsairs(game) -> None:
    """The fleet that its player wishes is taken off the map; this one is blockaded by nobody."""
    more = {"scenario": "1805", "seat": "coalition", "points": (0, 5)}
    state = game.position({"brest_blockade": "fleet_keith"}, **more)
    do(state, "operate", "corsairs fleet_keith")
    assert at(state, "fleet_keith") == "corsairs"


@pytest.mark.rule("16", "17.2.9", "R263")
def test_no_fleet_hunts_corsairs_out_of_the_ice(game) -> None:
    more = {"scenario": "1805", "seat": "coalition", "points": (0, 5)}
    place = {"saint_petersbourg": "fleet_khanykov", "manche": "fleet_keith"}
    state = game.position(place, round=6, **more)
    do(state, "operate")
    assert refused(state, "corsairs fleet_khanykov") == ("16", "iced")
    assert "fleet_keith" in legal(state, "corsairs")


@pytest.mark.rule("20.2", "17.2.9", "R526")
def test_while_austria_must_besiege_no_fleet_hunts_corsairs(game) -> None:
    """No other action of the Coalition, at sea either."""
    state = begun_1805(game)
    do(state, "pass", "operate")
    assert not legal(state, "corsairs")
    assert refused(state, "corsairs fleet_stirling") == ("20.2", "duty-first")

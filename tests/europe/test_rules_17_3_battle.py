"""17.3: battles at sea, in boxes and in ports."""

from __future__ import annotations

from typing import Any

import pytest

from squadrons import at, do, keys, legal, refused, sailing

ENGLISH = "fleet_calder fleet_keith"
THREE = "fleet_calder fleet_stirling fleet_gambier"  # tactical value 0


def battle(game: Any, ours: str, theirs: str, dice: list[int], **more: Any) -> Any:
    """The English come from the Channel and attack the French in the Bay of Biscay."""
    at_ = {"manche": ours, "golfe_de_gascogne": theirs, **more.pop("at", {})}
    state = sailing(game, ours, at_, dice=dice, **more)
    do(state, "sail golfe_de_gascogne", "pass", "attack golfe_de_gascogne", "stay")
    return state


# --- the dice (17.3.1) ---------------------------------------------------------------------


@pytest.mark.rule("17.3")
@pytest.mark.rule("17.3.1")
def test_t35_a_die_for_each_fleet_with_its_tactical_value(game) -> None:
    state = battle(game, ENGLISH, "fleet_ganteaume", [2, 6, 5])
    assert at(state, "fleet_ganteaume") == "reserve"  # 2 + 6 + 1 against 5: a fleet
    assert state.step == "sail"


@pytest.mark.rule("17.3.1")
@pytest.mark.parametrize(
    ("ours", "lost"), [((1, 1, 2), 0), ((2, 2, 2), 0), ((2, 2, 3), 1), ((4, 4, 2), 1)]
)
def test_the_difference_says_how_many_are_lost(game, ours, lost: int) -> None:
    """Against 1 + 1 + 1: 1 to 3 none, 4 to 7 one."""
    state = battle(game, THREE, "fleet_ganteaume fleet_missiessy fleet_willaumez", [*ours, 1, 1, 1])
    assert (state.step == "fleet-losses") == (lost > 0)
    if lost:
        do(state, "lose fleet_missiessy")
        assert at(state, "fleet_missiessy") == "reserve"
    assert (state.step, state.seat) == ("sea-retreat", "empire")


@pytest.mark.rule("17.3.1")
@pytest.mark.parametrize(("ours", "left"), [((4, 4, 3), 1), ((5, 5, 4), 1), ((5, 5, 5), 0)])
def test_eight_costs_two_fleets_and_twelve_all(game, ours, left: int) -> None:
    """R10."""
    theirs = "fleet_ganteaume fleet_missiessy fleet_willaumez"
    state = battle(game, THREE, theirs, [*ours, 1, 1, 1])
    if left:
        do(state, "lose fleet_ganteaume", "lose fleet_missiessy", "sail brest")
    assert [at(state, fleet) for fleet in theirs.split()] == [
        "reserve",
        "reserve",
        "brest" if left else "reserve",
    ]


@pytest.mark.rule("17.3.1")
def test_fleets_of_minor_countries_are_not_built_again(game) -> None:
    state = battle(game, ENGLISH, "fleet_holland", [6, 6, 1])
    assert at(state, "fleet_holland") == "out"


@pytest.mark.rule("17.3.1")
def test_after_a_tie_the_inactive_side_is_asked_first(game) -> None:
    """R276: who withdraws is beaten without a loss; if both stay they fight on."""
    state = battle(game, "fleet_calder", "fleet_ganteaume", [3, 3, 4, 4, 6, 5])
    assert (state.step, state.seat) == ("withdraw", "empire")
    do(state, "stay")
    assert (state.step, state.seat) == ("withdraw", "coalition")
    do(state, "stay")
    assert (state.step, state.seat) == ("withdraw", "empire")  # 4 against 4
    do(state, "withdraw")
    assert (state.step, state.seat) == ("sea-retreat", "empire")
    do(state, "sail brest", "stay")
    assert (state.step, state.seat) == ("sail", "coalition")


@pytest.mark.rule("17.3.1")
def test_the_active_side_may_withdraw_too(game) -> None:
    state = battle(game, "fleet_calder", "fleet_ganteaume", [3, 3])
    do(state, "stay", "withdraw")
    assert at(state, "fleet_calder") == "manche"
    assert state.step == "activate"


# --- the retreat (17.3.2) ------------------------------------------------------------------


@pytest.mark.rule("17.3.2")
def test_the_beaten_active_squadron_goes_back_and_is_done(game) -> None:
    """R278: to the sea it came from, or to an own port of the sea."""
    state = battle(game, "fleet_calder", "fleet_ganteaume", [1, 3])
    assert at(state, "fleet_calder") == "manche"
    assert state.step == "activate"
    assert refused(state, "activate fleet_calder") == ("12.2.1", "already-marked")


@pytest.mark.rule("17.3.2")
def test_the_beaten_inactive_squadron_does_not_go_where_the_victor_came_from(game) -> None:
    state = battle(game, "fleet_calder", "fleet_ganteaume", [3, 1])
    goals = legal(state, "sail")
    assert {"brest", "mer_d_irlande", "atlantique_nord", "atlantique_sud"} <= goals
    assert not {"manche", "golfe_de_gascogne"} & goals


@pytest.mark.rule("17.3.2")
def test_without_a_place_to_go_the_beaten_are_lost(game) -> None:
    """R278: every sea around the Gulf of Finland is iced or full; here they are full."""
    state = sailing(
        game,
        "fleet_keith",
        {
            "mediterranee_occidentale": "fleet_keith",
            "golfe_du_lion": "fleet_emeriau",
            "mer_tyrrhenienne": "fleet_villeneuve fleet_willaumez fleet_linois",
            "toulon": "fleet_gravina fleet_alava fleet_salcedo",
            "marseille_blockade": "fleet_nelson",
            "genes_blockade": "fleet_ball",
            "ajaccio_blockade": "fleet_calder",
            "barcelone_blockade": "fleet_pellew",
            "tarragone_blockade": "fleet_gambier",
        },
        dice=[3, 1],
    )
    do(state, "sail golfe_du_lion", "pass", "attack golfe_du_lion")
    assert at(state, "fleet_emeriau") == "reserve"


@pytest.mark.rule("17.3.2")
def test_the_victor_may_blockade_the_port_of_the_beaten_and_stops(game) -> None:
    """R279."""
    state = battle(game, "fleet_calder", "fleet_ganteaume", [3, 1])
    do(state, "sail brest")
    assert (state.step, state.seat) == ("follow", "coalition")
    do(state, "sail brest_blockade")
    assert at(state, "fleet_calder") == "brest_blockade"
    assert state.step == "activate"


@pytest.mark.rule("17.3.2", "R279")
def test_who_has_broken_a_blockade_may_blockade_the_port_of_the_beaten(game) -> None:
    """Out of Antwerp, whose blockaders flee to Portsmouth on the same sea."""
    place = {"anvers": "fleet_emeriau", "anvers_blockade": "fleet_ball"}
    state = sailing(game, "fleet_emeriau", place, seat="empire", dice=[5, 2])
    do(state, "sail anvers_blockade", "sail portsmouth")
    assert (state.step, state.seat) == ("follow", "empire")
    do(state, "sail portsmouth_blockade")
    assert at(state, "fleet_emeriau") == "portsmouth_blockade"
    assert state.step == "activate"


@pytest.mark.rule("17.3.1")
def test_the_victor_may_go_on_and_attack_the_beaten_in_their_port(game) -> None:
    state = battle(game, "fleet_calder", "fleet_ganteaume", [3, 1, 5, 1, 1])
    do(state, "sail brest", "stay", "sail brest_blockade", "stay", "attack brest")
    assert state.step == "sail"


# --- in port (17.3.3) ----------------------------------------------------------------------


def before_brest(game: Any, ours: str, theirs: str, dice: list[int], **more: Any) -> Any:
    """A squadron has come from the Bay of Biscay before Brest; nobody sallies."""
    at_ = {"golfe_de_gascogne": ours, more.get("port", "brest"): theirs}
    port = more.pop("port", "brest")
    state = sailing(game, ours, at_, dice=dice, **more)
    do(state, f"sail {port}_blockade", "stay")
    return state


@pytest.mark.rule("17.3.3")
def test_a_fortress_gives_a_die_and_spares_the_first_loss(game) -> None:
    """R11."""
    state = before_brest(game, THREE, "fleet_ganteaume", [3, 3, 3, 1, 1])
    told = do(state, "attack brest")
    assert [e.params["total"] for e in told if e.key == "naval-rolled"] == [9, 2]
    assert at(state, "fleet_ganteaume") == "brest"
    assert state.step == "sail"
    two = "fleet_ganteaume fleet_missiessy"
    state = before_brest(game, THREE, two, [4, 4, 3, 1, 1, 1])
    do(state, "attack brest", "lose fleet_missiessy")  # one of the two
    assert at(state, "fleet_ganteaume") == "brest"
    assert state.step == "sail"


@pytest.mark.rule("17.3.3")
def test_without_a_fortress_there_is_neither(game) -> None:
    state = before_brest(game, THREE, "fleet_ganteaume", [4, 1, 1, 1], port="nantes")
    told = do(state, "attack nantes")
    assert [e.params["total"] for e in told if e.key == "naval-rolled"] == [6, 1]
    assert at(state, "fleet_ganteaume") == "reserve"


@pytest.mark.rule("17.3.3")
def test_a_ruined_fortress_is_none(game) -> None:
    state = before_brest(game, THREE, "fleet_ganteaume", [4, 1, 1, 1], forts={"brest": "ruined"})
    do(state, "attack brest")
    assert at(state, "fleet_ganteaume") == "reserve"


@pytest.mark.rule("17.3.3")
def test_twelve_destroys_all_in_spite_of_the_fortress(game) -> None:
    state = before_brest(game, THREE, "fleet_ganteaume fleet_missiessy", [6, 6, 6, 1, 1, 1])
    do(state, "attack brest")
    assert at(state, "fleet_ganteaume") == at(state, "fleet_missiessy") == "reserve"


@pytest.mark.rule("17.3.3")
def test_a_citadel_gives_two_dice(game) -> None:
    place = {"mediterranee_occidentale": "fleet_emeriau", "gibraltar": "fleet_calder"}
    state = sailing(game, "fleet_emeriau", place, seat="empire", dice=[6, 1, 1, 1])
    told = do(state, "sail gibraltar_blockade", "stay", "attack gibraltar")
    assert [e.params["dice"] for e in told if e.key == "naval-rolled"][1]
    assert [e.params["total"] for e in told if e.key == "naval-rolled"] == [6, 3]


@pytest.mark.rule("17.3.3")
def test_the_beaten_attacker_retreats(game) -> None:
    state = before_brest(game, "fleet_calder", "fleet_ganteaume", [1, 1, 2])
    do(state, "attack brest")
    assert at(state, "fleet_calder") == "golfe_de_gascogne"
    assert state.step == "activate"


@pytest.mark.rule("17.3.3")
def test_but_one_that_blockaded_before_goes_on_with_its_blockade(game) -> None:
    place = {"brest_blockade": "fleet_calder", "brest": "fleet_ganteaume"}
    state = sailing(game, "fleet_calder", place, dice=[1, 1, 2])
    do(state, "attack brest")
    assert at(state, "fleet_calder") == "brest_blockade"
    assert state.step == "activate"


@pytest.mark.rule("17.3.3")
def test_a_tie_in_a_port_sends_the_attacker_back_to_the_box(game) -> None:
    """R276: one round only."""
    state = before_brest(game, "fleet_calder", "fleet_ganteaume", [3, 1, 2])
    do(state, "attack brest")
    assert at(state, "fleet_calder") == "brest_blockade"
    assert state.step == "activate"


@pytest.mark.rule("17.3.3")
def test_a_port_is_attacked_once_a_round(game) -> None:
    """R280."""
    state = before_brest(game, THREE, "fleet_ganteaume", [1, 1, 1, 1, 1])
    do(state, "attack brest")
    assert refused(state, "attack brest") == ("17.3.3", "attacked-already")


@pytest.mark.rule("17.3.3")
def test_there_must_be_a_squadron_to_attack(game) -> None:
    state = sailing(game, "fleet_keith", {"golfe_de_gascogne": "fleet_keith"})
    assert refused(state, "attack golfe_de_gascogne") == ("17.3.1", "no-squadron")
    do(state, "sail brest_blockade")
    assert refused(state, "attack brest") == ("17.3.1", "no-squadron")


# --- cards ---------------------------------------------------------------------------------


@pytest.mark.rule("17.3.1")
def test_31c_adds_two_in_an_enemy_port(game) -> None:
    place = {"golfe_de_gascogne": "fleet_calder", "brest": "fleet_ganteaume"}
    state = sailing(
        game,
        "fleet_calder",
        place,
        scenario="1815",
        hands={"coalition": "31c"},
        dice=[2, 1, 2],
    )
    do(state, "sail brest_blockade", "stay", "attack brest")
    assert (state.step, state.seat) == ("answer", "coalition")
    told = do(state, "use 31c c")
    assert [e.params["total"] for e in told if e.key == "naval-rolled"] == [4, 3]


@pytest.mark.rule("17.3.1")
def test_31c_is_of_no_use_at_sea(game) -> None:
    state = sailing(
        game,
        "fleet_calder",
        {"manche": "fleet_calder", "golfe_de_gascogne": "fleet_ganteaume"},
        scenario="1815",
        hands={"coalition": "31c"},
        dice=[2, 1],
    )
    told = do(state, "sail golfe_de_gascogne", "pass", "attack golfe_de_gascogne", "stay")
    assert "naval-won" in keys(told)


@pytest.mark.rule("17.1")
def test_1c_activates_english_and_allied_minor_fleets(game) -> None:
    state = game.position(
        {"manche": "fleet_keith", "mer_noire": "fleet_siniavine", "portsmouth": "en_corps_3"},
        scenario="1805",
        seat="coalition",
        hands={"coalition": "1c"},
    )
    do(state, "event 1c")
    assert refused(state, "activate fleet_siniavine") == ("6.4", "wrong-force")
    assert refused(state, "activate en_corps_3") == ("6.4", "wrong-force")
    do(state, "activate fleet_keith", "sail mer_du_nord", "stop")
    assert refused(state, "activate fleet_keith") == ("12.2.1", "already-marked")


@pytest.mark.rule("17.3.4")
def test_admirals_are_not_tested_for_their_fate(game) -> None:
    """Three dice for three fleets, and no more."""
    state = battle(game, ENGLISH, "fleet_ganteaume", [3, 2, 4])
    assert state.dice.drawn == 3


@pytest.mark.rule("17.3.2")
def test_a_squadron_beaten_where_it_began_may_fall_back_to_any_sea_around(game) -> None:
    """R305."""
    both = {"golfe_de_gascogne": "fleet_calder fleet_ganteaume"}
    state = sailing(game, "fleet_calder", both, dice=[1, 3])
    do(state, "attack golfe_de_gascogne", "stay")
    assert (state.step, state.seat) == ("sea-retreat", "coalition")
    assert {"manche", "atlantique_sud"} <= legal(state, "sail")
    assert "golfe_de_gascogne" not in legal(state, "sail")


@pytest.mark.rule("17.2.3")
def test_a_second_russian_fleet_does_not_go_abroad_even_in_retreat(game) -> None:
    """R292."""
    state = sailing(
        game,
        "fleet_ganteaume",
        {
            "mer_du_nord": "fleet_ganteaume",
            "detroit": "fleet_khanykov",
            "manche": "fleet_siniavine",
        },
        seat="empire",
        dice=[4, 2],
    )
    do(state, "sail detroit", "pass", "sail baltique_occidentale", "sail detroit", "pass")
    do(state, "attack detroit", "stay")
    assert at(state, "fleet_khanykov") == "goteborg"  # the only place left
